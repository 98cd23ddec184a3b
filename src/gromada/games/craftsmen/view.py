"""What one seat may see, and a guess at what it may not: the section Hidden information of the ledger."""

from __future__ import annotations

from typing import Final, TypedDict

from gromada.core.places import at
from gromada.core.rng import Rng
from gromada.games.craftsmen.auction import OpeningBid, OutbidMayor, Raise, TakeWon
from gromada.games.craftsmen.builders import BuildAt, BuildCard
from gromada.games.craftsmen.building_phase import Act, Stage
from gromada.games.craftsmen.capital import Discard, Pay, in_colours, nth, size, worth
from gromada.games.craftsmen.crafts import SecondRaw, Work, is_like
from gromada.games.craftsmen.helpers import TWO, kind_of_space
from gromada.games.craftsmen.notary import BuyCard, colours_of, missing_for
from gromada.games.craftsmen.outlook import (
    EndsView,
    NextView,
    YearEndView,
    ends_for,
    labour_to_come,
    next_from_row,
    one_more,
    ship_ranking,
    year_end,
)
from gromada.games.craftsmen.placing import hand_of, purse_of
from gromada.games.craftsmen.printed import (
    BUILDERS,
    CAPITALS,
    COLOURS,
    GOODS,
    LEVELS,
    NATURAL,
    PRODUCTS,
    QUEUE,
    SEASONS,
    TIERS,
    TOWN,
)
from gromada.games.craftsmen.privileges import NO_DISC
from gromada.games.craftsmen.ships import row_at
from gromada.games.craftsmen.stacks import AMONG_SHIFT, AT_SHIFT, EYES, block_of, eyes_among, eyes_at, offer_at
from gromada.games.craftsmen.state import (
    BROKEN,
    CARD_MASK,
    CUBES_SHIFT,
    EMPTY,
    SCORE_LINES,
    SECRET,
    USED,
    Craft,
    Player,
)
from gromada.games.craftsmen.year_scoring import InvestCard, cubes_on

PUBLIC_EYE: Final = 5  # the bit of spectators in what is known of a stack
HANDS: Final = 60  # tries for a hand that can pay what it owes
CORNERS: Final = 16  # one in so many swaps that lead away from a solution stands all the same


class HeldView(TypedDict):
    at: str
    like: str | None  # the place of an equal card before it: answers named there hold for this one too
    card: str | None  # None: not for your eyes
    tier: str
    cost: int  # to build it
    ends: EndsView | None  # where it would fit in the own row


class PurseView(TypedDict):
    at: str
    like: str | None
    id: str
    is_picked: bool  # chosen in a payment that is not complete


class SetView(TypedDict):
    colour: str
    worth: int  # of the own cards of this colour together


class IconView(TypedDict):
    at: str
    good: str
    cube: str | None  # "seat 0", "natural" or nothing


class BuiltView(TypedDict):
    at: str
    like: str | None
    card: str
    makes: str
    icons: list[IconView]
    is_broken: bool


class PlayerView(TypedDict):
    at: str
    seat: int
    points: int
    lines: dict[str, int]
    year_end: YearEndView  # what a scoring now would add
    capital: int
    known_capital: list[str]  # all of one's own; of others what was seen
    purse: list[PurseView]  # one's own cards, one by one
    worth: int | None  # of one's own hand
    sets: list[SetView]  # of one's own hand, by colour
    cards: list[HeldView]
    row: list[BuiltView]
    next: list[NextView]  # what the row could make
    labour_to_come: int  # steps left this round: helpers, tokens, winter
    market: int
    helpers: int
    has_passed: bool
    privilege: int
    labour: int
    bid: int
    bonuses: list[str]


class DiscView(TypedDict):
    seat: int
    used_privilege: bool
    turn: int  # when it acts among the discs of this building, from 1
    is_acting: bool
    has_acted: bool


class SpaceView(TypedDict):
    at: str
    kind: str
    discs: list[DiscView]  # lower disc first


class TownView(TypedDict):
    at: str
    id: str
    stage: int
    is_open: bool  # in this season
    spaces: list[SpaceView]


class GranaryView(TypedDict):
    at: str
    good: str
    cubes: list[str | None]  # lower, upper
    pushed: str | None  # the cube that a sale would push out


class RowView(TypedDict):
    at: str
    good: str
    points: int
    cubes: list[str | None]  # left, right
    more: int | None  # what one more own cube would add to the own year's end


class ShipView(TypedDict):
    at: str
    bonuses: list[int]
    ranking: list[int]  # seats with cubes on it, the first one ahead
    rows: list[RowView]


class OfferView(TypedDict):
    at: str
    card: str | None
    price: int
    payable: int | None  # what the own cards in its colours are worth
    ends: EndsView | None  # where it would fit in the own row


class StackView(TypedDict):
    at: str
    tier: str
    size: int
    known: list[str | None]  # from the top down
    face_up: list[OfferView]


class OpenView(TypedDict):
    at: str
    id: str


class CapitalView(OpenView):
    like: str | None


class PeekedView(TypedDict):
    at: str
    card: str | None


class BonusView(TypedDict):
    at: str
    good: str
    points: int
    owner: int | None
    line: list[str]


class ActingView(TypedDict):
    seat: int
    at: str  # the space of the disc, or the town building in winter
    labour: int  # points that are left in the Crafts Guild


class AuctionView(TypedDict):
    at: str
    card: str
    price: int
    leader: int | None
    bid: int
    offer: int | None  # the mayor's
    bidders: list[int]  # who has not passed


class CraftView(TypedDict):
    game: str
    year: int
    season: str
    stage: int
    order: list[int]
    players: list[PlayerView]
    acting: ActingView | None
    deck: int
    discard: list[str]
    face_up: list[CapitalView]
    mayor: list[str]
    stacks: list[StackView]
    sawmills: list[OpenView]
    peeked: list[PeekedView]
    returned: int
    placing: str | None  # the card of the own hand that is being built
    auction: AuctionView | None
    town: list[TownView]
    order_change: list[int]
    privilege_pool: int
    labour_pool: int
    labour_points: int  # for a helper in the Crafts Guild, this year
    fee: int  # points for covering another's disc, this year
    granary: list[GranaryView]
    natural: int
    ships: list[ShipView]
    bonus_lines: list[BonusView]


def view(s: Craft, seat: int | None) -> CraftView:
    """[CRA-HID-1, CRA-HID-3, CRA-HID-5] Public facts, the own hand, and what this seat has seen."""
    eye = PUBLIC_EYE if seat is None else seat
    step = s.agenda[-1] if s.agenda else None
    placing = step.card if isinstance(step, BuildAt) and step.seat == seat else EMPTY
    return {
        "game": "craftsmen",
        "year": s.year,
        "season": SEASONS[min(s.season, len(SEASONS) - 1)],
        "stage": s.stage,
        "order": s.order[:],
        "players": [player_view(s, other, seat) for other in range(s.seats)],
        "acting": acting_view(s),
        "deck": size(s.deck),
        "discard": capital_ids(s, s.discard),
        "face_up": [open_card(s, i) for i in range(len(s.capital_open))],
        "mayor": capital_ids(s, s.mayor),
        "stacks": [stack_view(s, tier, eye, seat) for tier in range(len(TIERS))],
        "sawmills": [{"at": at("sawmill", i), "id": s.box.cards[card].id} for i, card in enumerate(s.sawmills)],
        "peeked": [{"at": at("peek", i), "card": card} for i, card in enumerate(peeked_view(s, eye))],
        "returned": len(s.returned),
        "placing": None if placing == EMPTY else s.box.cards[placing].id,
        "auction": auction_view(s),
        "town": [town_view(s, town) for town in range(len(TOWN))],
        "order_change": s.order_change[:],
        "privilege_pool": s.privilege_pool,
        "labour_pool": s.labour_pool,
        "labour_points": s.box.labour_points[s.year - 1],
        "fee": s.box.fee_points[s.year - 1] if s.seats > TWO else 0,
        "granary": [
            granary_view(i, GOODS[good], s.granary >> s.box.granary_place[good] & 63)
            for i, good in enumerate(s.box.granary_goods)
        ],
        "natural": s.natural,
        "ships": [ship_view(s, ship, seat) for ship in range(len(s.box.ship_bonuses))],
        "bonus_lines": [bonus_view(s, product) for product in range(len(PRODUCTS))],
    }


def capital_ids(s: Craft, held: int) -> list[str]:
    return [s.box.capital_ids[card] for card in range(CAPITALS) for _ in range(held >> 4 * card & 15)]


def cube_name(cube: int) -> str | None:
    return "natural" if cube == NATURAL else f"seat {cube - 1}" if cube else None


def cubes(spaces: int) -> list[str | None]:
    return [cube_name(spaces >> 3 * level & 7) for level in range(LEVELS)]


def granary_view(column: int, good: str, spaces: int) -> GranaryView:
    """[CRA-PROD-10] Where both spaces are taken a sale pushes the lower cube out."""
    lower, upper = cubes(spaces)
    return {"at": at("granary", column), "good": good, "cubes": [lower, upper], "pushed": lower if upper else None}


# -- a player ---------------------------------------------------------------------------------------


def player_view(s: Craft, seat: int, eye: int | None) -> PlayerView:
    p = s.players[seat]
    known = p.capital if eye == seat else p.known[s.seats if eye is None else eye]
    return {
        "at": at("seat", seat),
        "seat": seat,
        "points": p.points,
        "lines": {name.removeprefix("score-"): p.lines[i] for i, name in enumerate(SCORE_LINES)},
        "year_end": year_end(s, seat),
        "capital": size(p.capital),
        "known_capital": capital_ids(s, known),
        "purse": purse_view(s, seat) if eye == seat else [],
        "worth": worth(s.box, p.capital) if eye == seat else None,
        "sets": sets_view(s, p) if eye == seat else [],
        "cards": hand_view(s, seat, eye == seat),
        "row": [built_view(s, seat, position) for position in range(len(p.row))],
        "next": next_from_row(s, seat),
        "labour_to_come": labour_to_come(s, seat),
        "market": p.market,
        "helpers": p.helpers,
        "has_passed": s.passed >> seat & 1 != 0,
        "privilege": p.privilege,
        "labour": p.labour,
        "bid": p.bid,
        "bonuses": [PRODUCTS[i] for i in range(len(PRODUCTS)) if s.bonus_owner[i] == seat],
    }


def sets_view(s: Craft, p: Player) -> list[SetView]:
    """[CRA-CAP-3] What each colour of a hand is worth on its own."""
    return [
        {"colour": COLOURS[colour], "worth": worth(s.box, in_colours(p.capital, 1 << colour))}
        for colour in range(len(COLOURS))
        if in_colours(p.capital, 1 << colour)
    ]


def open_card(s: Craft, place: int) -> CapitalView:
    card = s.capital_open[place]
    first = s.capital_open.index(card)
    like = None if first == place else at("capital", first)
    return {"at": at("capital", place), "id": s.box.capital_ids[card], "like": like}


def purse_view(s: Craft, seat: int) -> list[PurseView]:
    """The own capital cards one by one; of equal ones those chosen last are marked as picked."""
    step = s.agenda[-1] if s.agenda else None
    picked = step.picked if isinstance(step, (Pay, Discard, InvestCard)) and step.seat == seat else 0
    purse = purse_of(s.players[seat].capital)
    shown: list[PurseView] = []
    for i, card in enumerate(purse):
        after = purse[i + 1 :].count(card)
        is_picked = after < (picked >> 4 * card & 15)
        first = purse.index(card)
        like = None if first == i else at("purse", first)
        shown.append({"at": at("purse", i), "like": like, "id": s.box.capital_ids[card], "is_picked": is_picked})
    return shown


def hand_view(s: Craft, seat: int, is_own: bool) -> list[HeldView]:
    """[CRA-HID-3] Tiers are public; cards dealt or drawn at set-up are their owner's secret until they are built."""
    p = s.players[seat]
    step = s.agenda[-1] if s.agenda else None
    disc = s.acting if s.actor == seat and s.stage == BUILDERS else NO_DISC
    may_break = not isinstance(step, (BuildCard, BuildAt)) or step.is_unbroken
    hand = hand_of(s, p)
    shown: list[HeldView] = []
    for i, held in enumerate(hand):
        card = s.box.cards[held & CARD_MASK]
        is_known = is_own or not held & SECRET
        first = [other & CARD_MASK for other in hand].index(held & CARD_MASK)
        shown.append(
            {
                "at": at("hand", i) if is_own else at("seat", seat, "hand"),
                "like": at("hand", first) if is_own and first != i else None,
                "card": card.id if is_known else None,
                "tier": TIERS[card.tier],
                "cost": s.box.build_cost[card.tier],
                "ends": ends_for(s, p, seat, held & CARD_MASK, disc, may_break) if is_own else None,
            }
        )
    return shown


def built_view(s: Craft, seat: int, position: int) -> BuiltView:
    row = s.players[seat].row
    built = row[position]
    card = s.box.cards[built & CARD_MASK]
    like: str | None = None
    for earlier in range(position):
        if is_like(s, row[earlier], built):
            like = at("seat", seat, "row", earlier)
            break
    return {
        "at": at("seat", seat, "row", position),
        "like": like,
        "card": card.id,
        "makes": GOODS[card.output],
        "icons": [
            {
                "at": at("seat", seat, "row", position, "icon", icon),
                "good": GOODS[card.inputs[icon]],
                "cube": cube_name(built >> CUBES_SHIFT + 3 * icon & 7),
            }
            for icon in range(card.icons)
        ],
        "is_broken": built & BROKEN != 0,
    }


# -- the town ---------------------------------------------------------------------------------------


def acting_view(s: Craft) -> ActingView | None:
    """Whose helper acts, and the labour points that it has left."""
    if s.actor == EMPTY:
        return None
    town = at("town", s.stage - 1)
    labour = 0
    for step in s.agenda:
        if isinstance(step, (Work, SecondRaw)):
            labour = step.left
    place = town if s.acting == EMPTY else at(town, "space", s.acting % QUEUE // LEVELS)
    return {"seat": s.actor, "at": place, "labour": labour}


def town_view(s: Craft, town: int) -> TownView:
    spaces: list[SpaceView] = []
    turn = 0
    season = s.box.seasons[min(s.season, len(s.box.seasons) - 1)]
    for space in range(s.box.counts[s.seats - 2].spaces):
        discs: list[DiscView] = []
        for level in range(LEVELS):
            place = town * QUEUE + space * LEVELS + level
            disc = s.queue[place]
            if disc == EMPTY:
                continue
            turn += 1
            discs.append(
                {
                    "seat": disc & 7,
                    "used_privilege": disc & USED != 0,
                    "turn": turn,
                    "is_acting": s.acting == place,
                    "has_acted": s.stage > town + 1 or (s.stage == town + 1 and not is_waiting(s, place)),
                }
            )
        spaces.append({"at": at("town", town, "space", space), "kind": kind_of_space(s, town, space), "discs": discs})
    is_open = town + 1 in season.stages
    return {"at": at("town", town), "id": TOWN[town], "stage": town + 1, "is_open": is_open, "spaces": spaces}


def is_waiting(s: Craft, place: int) -> bool:
    """Whether the action of this disc is going on or still to come."""
    if s.acting == place:
        return True
    for step in s.agenda:
        if isinstance(step, (Act, Stage)) and (isinstance(step, Stage) or step.disc == place):
            if isinstance(step, Act) or step.stage == s.stage:
                return True
    return False


def stack_view(s: Craft, tier: int, eye: int, seat: int | None) -> StackView:
    each = s.box.open_cards
    known = [s.box.cards[entry & CARD_MASK].id if eyes_at(entry) >> eye & 1 else None for entry in s.stacks[tier]]
    offers: list[OfferView] = []
    for place in range(tier * each, (tier + 1) * each):
        card = s.cards_open[place]
        payable = None
        ends: EndsView | None = None
        if seat is not None and card != EMPTY:
            p = s.players[seat]
            payable = worth(s.box, in_colours(p.capital, colours_of(s, card)))
            ends = ends_for(s, p, seat, card, NO_DISC, True)
        offers.append(
            {
                "at": offer_at(s, place),
                "card": None if card == EMPTY else s.box.cards[card].id,
                "price": s.box.buy_cost[tier],
                "payable": payable,
                "ends": ends,
            }
        )
    return {
        "at": at("stack", tier),
        "tier": TIERS[tier],
        "size": len(s.stacks[tier]),
        "known": known[::-1],
        "face_up": offers,
    }


def auction_view(s: Craft) -> AuctionView | None:
    """The running auction, from its opening to the payment."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Pay) and len(s.agenda) > 1:
        step = s.agenda[-2]
    if not isinstance(step, (OpeningBid, Raise, OutbidMayor, TakeWon)):
        return None
    leader = EMPTY
    bid = 0
    for seat in range(s.seats):
        if s.players[seat].bid > bid:
            leader = seat
            bid = s.players[seat].bid
    active = step.active if isinstance(step, Raise) else 1 << step.seat
    card = s.box.cards[s.cards_open[step.place]]
    return {
        "at": "auction",
        "card": card.id,
        "price": s.box.buy_cost[card.tier],
        "leader": None if leader == EMPTY else leader,
        "bid": bid,
        "offer": step.offer if isinstance(step, OutbidMayor) else None,
        "bidders": [seat for seat in range(s.seats) if active >> seat & 1],
    }


def peeked_view(s: Craft, eye: int) -> list[str | None]:
    """[CRA-HID-4] Cards being looked at; others see those that lay face up before, not the others nor any order."""
    seen = [s.box.cards[entry & CARD_MASK].id for entry in s.peeked if eyes_among(entry) >> eye & 1]
    if [entry for entry in s.peeked if eyes_at(entry) >> eye & 1]:
        return [*seen]
    if s.returned:  # which of them were already put back is not known
        return [None] * len(s.peeked)
    return [*sorted(seen), *[None] * (len(s.peeked) - len(seen))]


def ship_view(s: Craft, ship: int, seat: int | None) -> ShipView:
    rows: list[RowView] = [
        {
            "at": row_at(s, i),
            "good": GOODS[row.good],
            "points": row.points,
            "cubes": cubes(s.ships[i]),
            "more": None if seat is None else one_more(s, seat, i),
        }
        for i, row in enumerate(s.box.rows)
        if row.ship == ship
    ]
    ahead = ship_ranking(cubes_on(s, ship)[1])
    return {"at": at("ship", ship), "bonuses": list(s.box.ship_bonuses[ship]), "ranking": ahead, "rows": rows}


def bonus_view(s: Craft, product: int) -> BonusView:
    owner = s.bonus_owner[product]
    line = s.box.lines[product]
    return {
        "at": at("bonus", product),
        "good": PRODUCTS[product],
        "points": s.box.bonus_points[product],
        "owner": None if owner == EMPTY else owner,
        "line": [GOODS[good] for good in range(len(GOODS)) if line >> good & 1],
    }


# -- a guess ----------------------------------------------------------------------------------------


def determinize(s: Craft, seat: int | None, rng: Rng) -> Craft:
    """Other hands, stacks and luck that agree with everything this seat has seen. [CRA-HID-1, CRA-HID-4, CRA-HID-5]"""
    guess = s.copy()
    guess.rng = rng.fork(0)
    luck = rng.fork(1)
    guess_capital(guess, seat, luck)
    guess_cards(guess, PUBLIC_EYE if seat is None else seat, luck)
    if guess.agenda:
        forget_picks(guess, seat)
    return guess


def forget_picks(s: Craft, seat: int | None) -> None:
    """[CRA-RULING-42, CRA-RULING-43] What another seat has chosen so far is not seen before the choice is complete."""
    step = s.agenda[-1]
    if not isinstance(step, (Pay, Discard, InvestCard, BuildAt)) or step.seat == seat:
        return
    if isinstance(step, Pay):
        s.agenda[-1] = Pay(step.seat, step.price, step.colours, 0)
    elif isinstance(step, Discard):
        s.agenda[-1] = Discard(step.seat, step.count, 0)
    elif isinstance(step, InvestCard):
        s.agenda[-1] = InvestCard(step.seat, 0)
    else:
        s.agenda[-1] = BuildCard(step.seat, step.disc, step.placed, step.cost, step.is_unbroken)


def guess_capital(s: Craft, seat: int | None, luck: Rng) -> None:
    """Unseen capital cards are dealt anew to the other hands and the deck; whoever owes something can pay it."""
    eye = s.seats if seat is None else seat
    others = [other for other in range(s.seats) if other != seat and owes(s, other)]
    others += [other for other in range(s.seats) if other != seat and other not in others]
    left = s.box.capital - s.discard - s.mayor
    for card in s.capital_open:
        left -= 1 << 4 * card
    if seat is not None:
        left -= s.players[seat].capital
    for other in others:
        left -= s.players[other].known[eye]
    for other in others:
        left = guess_hand(s, other, eye, left, luck)
    s.deck = left
    swap_until_all_can_pay(s, others, eye, luck)
    for other in others:
        share_knowledge(s.players[other], eye)


def share_knowledge(p: Player, eye: int) -> None:
    """What others know of a hand is itself a secret: in the guess they know what this eye knows."""
    for other in range(len(p.known)):
        p.known[other] = p.known[eye]


def guess_hand(s: Craft, seat: int, eye: int, pool: int, luck: Rng) -> int:
    """A hand as large as the true one, with the cards known to be in it; what is left of the pool.

    A debtor is dealt anew until the hand can pay, but not for ever: rich hands are too rare to be met by chance.
    """
    p = s.players[seat]
    count = size(p.capital) - size(p.known[eye])
    for _ in range(HANDS if owes(s, seat) else 1):
        hand = p.known[eye]
        left = pool
        for _ in range(count):
            card = nth(left, luck.below(size(left)))
            left -= 1 << 4 * card
            hand += 1 << 4 * card
        p.capital = hand
        if not lacks(s, seat):
            break
    return left


def swap_until_all_can_pay(s: Craft, others: list[int], eye: int, luck: Rng) -> None:
    """Debtors who lack something swap unknown cards with the deck and with others.

    A swap stands if it brings all of them nearer, or at least no further away, and sometimes anyhow, so that there is
    a way out of every corner. Hands that can pay exist: the true ones.
    """
    while True:
        debtors = [other for other in others if lacks(s, other)]
        if not debtors:
            return
        debtor = debtors[luck.below(len(debtors))]
        other = luck.below(len(others) + 1)
        own = s.players[debtor].capital - s.players[debtor].known[eye]
        if other == len(others):
            theirs = s.deck
        elif others[other] != debtor:
            theirs = s.players[others[other]].capital - s.players[others[other]].known[eye]
        else:
            theirs = 0
        if not own or not theirs:
            continue
        change = (1 << 4 * nth(theirs, luck.below(size(theirs)))) - (1 << 4 * nth(own, luck.below(size(own))))
        before = all_lack(s, others)
        swap(s, debtor, others, other, change)
        if all_lack(s, others) > before and luck.below(CORNERS):
            swap(s, debtor, others, other, -change)


def swap(s: Craft, debtor: int, others: list[int], other: int, change: int) -> None:
    s.players[debtor].capital += change
    if other == len(others):
        s.deck -= change
    else:
        s.players[others[other]].capital -= change


def all_lack(s: Craft, others: list[int]) -> int:
    return sum([lacks(s, other) for other in others])


def owes(s: Craft, seat: int) -> bool:
    """Whether public facts say something about the value of this hand."""
    step = s.agenda[-1] if s.agenda else None
    is_asked = isinstance(step, (Pay, BuildCard, BuildAt, BuyCard, InvestCard)) and step.seat == seat
    return is_asked or s.players[seat].bid > 0


def lacks(s: Craft, seat: int) -> int:
    """How far a hand is from what public facts say of it; nothing in a true one.

    Bids were covered, buildings placed can be paid, a purchase or an investment that was begun can be finished.
    """
    hand = s.players[seat].capital
    lacking = max(0, s.players[seat].bid - worth(s.box, hand))
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Pay) and step.seat == seat:
        lacking += max(0, step.price - worth(s.box, in_colours(hand, step.colours)))
    elif isinstance(step, (BuildCard, BuildAt)) and step.seat == seat:
        lacking += max(0, step.cost - worth(s.box, hand))
    elif isinstance(step, BuyCard) and step.seat == seat:
        lacking += min([missing_for(s, seat, card) for card in s.cards_open if card != EMPTY])
    elif isinstance(step, InvestCard) and step.seat == seat:
        lacking += len([colour for colour in range(len(COLOURS)) if not hand >> 12 * colour & 4095])
    return lacking


def guess_cards(s: Craft, eye: int, luck: Rng) -> None:
    """Unseen building cards change places with others of their tier and with or without a house; that much is known."""
    for entries in (*s.stacks, s.peeked, s.returned):
        for i in range(len(entries)):
            entries[i] &= seen_by_one(eye)
    for tier in range(len(TIERS)):
        for has_house in (False, True):
            holders: list[list[int]] = []
            places: list[int] = []
            cards: list[int] = []
            for seat in range(s.seats):
                if seat != eye:
                    collect(s, s.players[seat].cards, tier, has_house, eye, True, holders, places, cards)
            for entries in (s.stacks[tier], s.peeked, s.returned):
                collect(s, entries, tier, has_house, eye, False, holders, places, cards)
            cards.sort()  # a guess owes nothing to where they really are
            luck.shuffle(cards)
            for i in range(len(cards)):
                holders[i][places[i]] += cards[i] - (holders[i][places[i]] & CARD_MASK)
        shuffle_blocks(s.stacks[tier], eye, luck)
    together = s.peeked + s.returned
    shuffle_blocks(together, eye, luck)
    s.returned = together[len(s.peeked) :]
    s.peeked = together[: len(s.peeked)]


def seen_by_one(eye: int) -> int:
    """Masks an entry so that it says what one eye knows: what others know is as secret as the card."""
    return ~((EYES << AT_SHIFT | EYES << AMONG_SHIFT) ^ (1 << AT_SHIFT + eye | 1 << AMONG_SHIFT + eye))


def collect(
    s: Craft,
    entries: list[int],
    tier: int,
    has_house: bool,
    eye: int,
    is_hand: bool,
    holders: list[list[int]],
    places: list[int],
    cards: list[int],
) -> None:
    for i, entry in enumerate(entries):
        card = s.box.cards[entry & CARD_MASK]
        if card.tier != tier or card.has_house != has_house:
            continue
        is_known = not entry & SECRET if is_hand else (eyes_at(entry) | eyes_among(entry)) >> eye & 1 != 0
        if not is_known:
            holders.append(entries)
            places.append(i)
            cards.append(entry & CARD_MASK)


def shuffle_blocks(entries: list[int], eye: int, luck: Rng) -> None:
    """Inside a block that was put there together, whoever did not do it does not know the order."""
    start = 0
    while start < len(entries):
        block = block_of(entries[start])
        end = start
        while end < len(entries) and block_of(entries[end]) == block:
            end += 1
        unknown = [i for i in range(start, end) if not eyes_at(entries[i]) >> eye & 1]
        mixed = sorted([entries[i] for i in unknown])
        luck.shuffle(mixed)
        for i in range(len(unknown)):
            entries[unknown[i]] = mixed[i]
        start = end
