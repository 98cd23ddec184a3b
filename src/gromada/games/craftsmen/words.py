"""What questions and answers need for their sentences: names, prices, what a privilege costs, what would happen."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact, who
from gromada.core.game import kebab
from gromada.core.play import question
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.games.craftsmen.actions import (
    At,
    Building,
    Capital,
    Deck,
    End,
    Good,
    Granary,
    Kind,
    Load,
    Make,
    Market,
    Pass,
    Place,
    Points,
    Sawmill,
    Space,
    UsePrivilege,
)
from gromada.games.craftsmen.auction import OpeningBid, OutbidMayor, Raise
from gromada.games.craftsmen.bankers import DiscardFewer
from gromada.games.craftsmen.builders import BuildAt, BuildCard, matches
from gromada.games.craftsmen.capital import Discard, Pay, printed_sum, size, worth
from gromada.games.craftsmen.crafts import LabourStep, MakeIn, PutRaw, PutSemi, SecondRaw
from gromada.games.craftsmen.events import facts_of
from gromada.games.craftsmen.helpers import TWO, CoverSpace, Fee, first_free, kind_of_space, owes_fee
from gromada.games.craftsmen.merchants import BuyFor, BuyGood, PayMerchant
from gromada.games.craftsmen.notary import AskNotary, BuyCard, purchase_facts
from gromada.games.craftsmen.peek import AskPeek
from gromada.games.craftsmen.printed import (
    COLOURS,
    FIRST_PRODUCT,
    FIRST_SAWMILL,
    GOODS,
    LEVELS,
    NATURAL,
    QUEUE,
    TIERS,
    TOWN,
)
from gromada.games.craftsmen.privileges import is_on_gold
from gromada.games.craftsmen.setup_game import ExchangeCard, ExchangeSawmill
from gromada.games.craftsmen.ships import BribeCard, LoadShip, first_row, refuses_row
from gromada.games.craftsmen.state import CARD_MASK, EMPTY, Craft, Player
from gromada.games.craftsmen.year_scoring import AskInvestment, InvestCard, has_all_colours

FREE: Final = 0  # what breaking the colour rule costs
GOLD: Final = 1
TOKEN: Final = 2


PHASES: Final = ("helpers", "bankers", "builders", "notary", "crafts", "merchants", "hall")


def phase(s: Craft) -> str:
    """What is going on, for the bar: set-up, helpers, a town building, the year's scoring or the end."""
    if s.is_over():
        return "over"
    if s.season >= len(s.box.seasons):
        return "year"
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, (ExchangeCard, ExchangeSawmill)):
        return "exchange"
    return PHASES[s.stage] if s.stage or s.box.seasons[s.season].has_helpers else "winter"


# -- questions --------------------------------------------------------------------------------------


def asked(s: Craft, choice: Choice[State]) -> dict[str, Fact]:
    """What a question says beside its own fields."""
    p = s.players[choice.seat]
    if isinstance(choice, Pay):
        paid = worth(s.box, choice.picked)
        return {"paid": paid, "due": choice.price - paid}
    if isinstance(choice, Discard):
        return {"left": choice.count - size(choice.picked)}
    if isinstance(choice, (MakeIn, PutRaw, PutSemi, LoadShip, BribeCard, BuyFor)):
        return {"good": f"~{GOODS[choice.good]}"}
    if isinstance(choice, BuildAt):
        return {**facts_of(s.box.cards[choice.card]), "breaks": breaking(s, p, choice, choice.card)}
    if isinstance(choice, (DiscardFewer, AskPeek, SecondRaw, PayMerchant)):
        facts: dict[str, Fact] = {"by_token": int(not is_on_gold(s, choice.disc)), "tokens": p.privilege}
        if isinstance(choice, PayMerchant):
            facts["good"] = f"~{GOODS[choice.good]}"
        return facts
    if isinstance(choice, CoverSpace):
        return {"town": f"~{TOWN[choice.town]}"}
    if isinstance(choice, Fee):
        return {"owner": who(choice.owner), "points": s.box.fee_points[s.year - 1]}
    if isinstance(choice, LabourStep):
        return {"tokens": p.labour}
    if isinstance(choice, AskNotary):
        return {"worth": worth(s.box, p.capital)}
    if isinstance(choice, AskInvestment):
        return {"most": most_invested(p)}
    if isinstance(choice, InvestCard):
        return {"colour": f"~{COLOURS[choice.colour()]}", "points": printed_sum(choice.picked)}
    if isinstance(choice, (OpeningBid, Raise, OutbidMayor)):
        return auction_facts(s, choice, p)
    return {}


def auction_facts(s: Craft, choice: OpeningBid | Raise | OutbidMayor, p: Player) -> dict[str, Fact]:
    """The card, what it costs at the notary, what the own hand is worth, and whose bid is to be raised."""
    card = s.box.cards[s.cards_open[choice.place]]
    facts: dict[str, Fact] = facts_of(card)
    facts["price"] = s.box.buy_cost[card.tier]
    facts["worth"] = worth(s.box, p.capital)
    if isinstance(choice, Raise):
        facts["bid"] = s.players[choice.leader].bid
        facts["other"] = who(choice.leader)
    return facts


def most_invested(p: Player) -> int:
    """The points of the best four cards, 0 if a colour is missing."""
    if not has_all_colours(p.capital):
        return 0
    most = 0
    for colour in range(len(COLOURS)):
        held = p.capital >> 12 * colour
        most += 3 if held & 15 << 8 else 2 if held & 15 << 4 else 1
    return most


def breaking(s: Craft, p: Player, choice: BuildCard | BuildAt, card: int) -> int:
    """What it costs to build a card that fits neither end: FREE if it fits one, GOLD or TOKEN for the privilege."""
    if matches(s, p.row[0], card) or matches(s, p.row[-1], card):
        return FREE
    return GOLD if is_on_gold(s, choice.disc) else TOKEN


# -- answers ----------------------------------------------------------------------------------------


def named(s: Craft, seat: int, a: Action) -> dict[str, Fact]:
    """The printed names that an action is called by, and what it would cost or bring."""
    choice = question(s, seat)
    if isinstance(a, Place):
        return place_facts(s, a.town)
    if isinstance(a, Space):
        return space_facts(s, seat, a.space, choice)
    if isinstance(a, Points):
        return {"points": s.box.fee_points[s.year - 1]}
    if isinstance(a, Capital):
        return {"card": f"~{s.box.capital_ids[a.card]}"}
    if isinstance(a, (Pass, Deck, Granary)):
        return {"at": asked_at(choice)}
    if isinstance(a, (UsePrivilege, Market)):
        return {"at": asked_at(choice), "by_token": int(privilege_by_token(s, choice))}
    if isinstance(a, Building):
        return building_facts(s, seat, a.card, choice)
    if isinstance(a, Sawmill):
        return facts_of(s.box.cards[FIRST_SAWMILL + a.number])
    if isinstance(a, End):
        return {"is_right": int(a.is_right), "breaks": breaks_at(s, seat, a.is_right, choice)}
    if isinstance(a, Kind):
        return {"tier": TIERS[a.tier]}
    if isinstance(a, Make):
        by_token = int(privilege_by_token(s, choice))
        lost = int(a.good >= FIRST_PRODUCT and is_lost(s, seat, a.good))
        points = 0 if lost else s.box.recipes[a.good].points
        facts: dict[str, Fact] = {"good": f"~{GOODS[a.good]}", "at": asked_at(choice), "points": points}
        return {**facts, "by_token": by_token, "lost": lost}
    if isinstance(a, Good):
        return {"good": f"~{GOODS[a.good]}", **seller_facts(s, a.good, choice)}
    if isinstance(a, At):
        row = s.players[seat].row
        card = s.box.cards[row[a.position] & CARD_MASK] if a.position < len(row) else s.box.cards[FIRST_SAWMILL]
        return {"position": a.position + 1, **facts_of(card)}
    return row_facts(s, a.row) if isinstance(a, Load) else {}


def is_lost(s: Craft, seat: int, good: int) -> bool:
    """[CRA-SHIP-7] Whether no ship would take a product now, not even for a bribe."""
    for row in s.box.rows_of[good]:
        if not refuses_row(s, seat, good, row):
            return False
    return True


def asked_at(choice: Choice[State] | None) -> str:
    """The question that is asked, for words that depend on it."""
    return "" if choice is None else kebab(type(choice).__name__)


def privilege_by_token(s: Craft, choice: Choice[State] | None) -> bool:
    """Whether the privilege that is asked about would cost a token."""
    return isinstance(choice, (DiscardFewer, AskPeek, SecondRaw, PayMerchant)) and not is_on_gold(s, choice.disc)


def place_facts(s: Craft, town: int) -> dict[str, Fact]:
    """The space that a helper would take, its kind and when it would act; "full" if a disc must be covered."""
    space = first_free(s, town)
    facts: dict[str, Fact] = {"town": f"~{TOWN[town]}"}
    if space == EMPTY:
        return {**facts, "kind": "full", "space": 0, "turn": 0}
    return {**facts, "kind": kind_of_space(s, town, space), "space": space + 1, "turn": turn_at(s, town, space)}


def turn_at(s: Craft, town: int, space: int) -> int:
    """[CRA-BLD-2] When one more helper on this space would act: after all discs to its left and the one below it."""
    first = town * QUEUE
    return 1 + len([disc for disc in s.queue[first : first + (space + 1) * LEVELS] if disc != EMPTY])


def space_facts(s: Craft, seat: int, space: int, choice: Choice[State] | None) -> dict[str, Fact]:
    """Whose disc would be covered, on what kind of space, when one would act, and what it costs or gives its owner."""
    town = choice.town if isinstance(choice, CoverSpace) else 0
    disc = s.queue[town * QUEUE + space * LEVELS] if isinstance(choice, CoverSpace) else seat
    is_due = isinstance(choice, CoverSpace) and disc != EMPTY and owes_fee(s, seat, town, space)
    draws = s.box.cover_draws if s.seats == TWO and disc & 7 != seat else 0
    return {
        "space": space + 1,
        "kind": kind_of_space(s, town, space),
        "owner": who(max(disc, 0) & 7),
        "fee": s.box.fee_points[s.year - 1] if is_due else 0,
        "draws": draws,
        "turn": turn_at(s, town, space),
    }


def building_facts(s: Craft, seat: int, card: int, choice: Choice[State] | None) -> dict[str, Fact]:
    """What it costs to build, and if by privilege; or its price at the notary."""
    printed = s.box.cards[card]
    facts: dict[str, Fact] = {**facts_of(printed), "at": asked_at(choice), "cost": 0, "breaks": FREE, "have": 0}
    if isinstance(choice, BuildCard):
        facts["cost"] = s.box.build_cost[printed.tier]
        facts["breaks"] = breaking(s, s.players[seat], choice, card)
    elif isinstance(choice, BuyCard):
        facts["cost"] = s.box.buy_cost[printed.tier]
        facts["have"] = purchase_facts(s, seat, card)["have"]
    elif asked_at(choice) == "auction-card":
        facts["cost"] = s.box.buy_cost[printed.tier]
    return facts


def breaks_at(s: Craft, seat: int, is_right: bool, choice: Choice[State] | None) -> int:
    """What the card being placed would cost there beside its price: FREE, or the privilege."""
    if not isinstance(choice, BuildAt):
        return FREE
    row = s.players[seat].row
    if matches(s, row[-1] if is_right else row[0], choice.card):
        return FREE
    return GOLD if is_on_gold(s, choice.disc) else TOKEN


def seller_facts(s: Craft, good: int, choice: Choice[State] | None) -> dict[str, Fact]:
    """Who gets the card for a good of the granary."""
    place = s.box.granary_place[good]
    cube = s.granary >> place & 7 if place >= 0 else 0
    is_sold = isinstance(choice, BuyGood) and cube != 0
    return {"sale": "player" if is_sold and cube != NATURAL else "natural" if is_sold else "", "owner": owner_of(cube)}


def owner_of(cube: int) -> str:
    """Whose cube it is; nobody's where no sentence will say."""
    return who(cube - 1) if cube and cube != NATURAL else ""


def row_facts(s: Craft, row: int) -> dict[str, Fact]:
    """A row of a ship, counted on its own ship; whose cube a bribe would push out."""
    number = row if row < len(s.box.rows) else 0
    printed = s.box.rows[number]
    return {
        "ship": printed.ship + 1,
        "row": number - first_row(s, printed.ship) + 1,
        "points": printed.points,
        "is_bribe": int(s.ships[number] >= 8),
        "owner": owner_of(s.ships[number] & 7),
    }
