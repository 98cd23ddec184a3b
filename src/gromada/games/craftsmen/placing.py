"""Where the pieces lie and which of them an answer is about: the places of the game, listed in README.md."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.places import at
from gromada.core.play import question
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.games.craftsmen.actions import (
    At,
    Bid,
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
    OrderChange,
    Place,
    PutBack,
    Sawmill,
    Space,
    TakeLabour,
    TakePrivilege,
    Trade,
)
from gromada.games.craftsmen.auction import AuctionCard
from gromada.games.craftsmen.bankers import TakeCapital, TakeMore
from gromada.games.craftsmen.builders import BuildCard
from gromada.games.craftsmen.capital import Discard, Pay
from gromada.games.craftsmen.crafts import PutRaw, PutSemi, PutTraded, PutTradedAs, Reward, empty_icon, is_full
from gromada.games.craftsmen.helpers import CoverSpace
from gromada.games.craftsmen.merchants import BuyFor
from gromada.games.craftsmen.notary import BuyCard
from gromada.games.craftsmen.peek import LayOut, PutBackCard, PutBackWhere
from gromada.games.craftsmen.printed import CAPITALS, FIRST_SAWMILL, PRODUCTS, RAWS, TIERS
from gromada.games.craftsmen.setup_game import ExchangeCard
from gromada.games.craftsmen.ships import row_at
from gromada.games.craftsmen.stacks import offer_at, place_of
from gromada.games.craftsmen.state import CARD_MASK, CUBES_SHIFT, EMPTY, SECRET, Craft, Player


def standing_places(s: Craft) -> list[str]:
    """Where things come from and go to though no item of a view lies there."""
    found = ["deck", "discard", "mayor", "supply", "sawmills", "peek", "auction", "granary", "sea"]
    found += ["pool/privilege", "pool/labour"]
    found += [at("stack", tier) for tier in range(len(TIERS))]
    found += [at("order", space) for space in range(s.box.order_spaces)]
    found += [at("bonus", product) for product in range(len(PRODUCTS))]
    for seat in range(s.seats):
        found.append(at("seat", seat))
        for area in (
            "hand",
            "purse",
            "row",
            "market",
            "helpers",
            "points",
            "privilege",
            "labour",
            "end/left",
            "end/right",
        ):
            found.append(at("seat", seat, area))
    return found


def places(s: Craft, seat: int, a: Action) -> list[str]:
    """What an answer is about, in the order of the gesture; nothing for words such as pass, or what is not there."""
    choice = question(s, seat)
    place = place_of_answer(s, seat, a, choice)
    return [place] if place else []


def place_of_answer(s: Craft, seat: int, a: Action, choice: Choice[State] | None) -> str:
    p = s.players[seat]
    if isinstance(a, Place):
        return at("town", a.town)
    if isinstance(a, Space):
        return at("town", choice.town if isinstance(choice, CoverSpace) else 0, "space", a.space)
    if isinstance(a, Capital):
        return place_of_capital(s, p, a.card, choice)
    if isinstance(a, Deck):
        return "deck"
    if isinstance(a, Building):
        return place_of_building(s, p, a.card, choice)
    if isinstance(a, Sawmill):
        card = FIRST_SAWMILL + a.number
        return at("sawmill", s.sawmills.index(card)) if card in s.sawmills else ""
    if isinstance(a, End):
        return at("seat", seat, "end", "right" if a.is_right else "left")
    if isinstance(a, Bid):
        return "auction"
    if isinstance(a, Kind):
        return at("stack", a.tier)
    if isinstance(a, PutBack):
        return at("stack", choice.tier if isinstance(choice, PutBackWhere) else 0)
    if isinstance(a, (Make, At, Good, Granary)):
        return place_of_good(s, seat, p, a, choice)
    if isinstance(a, (Trade, Market)):
        return at("seat", seat, "market")
    if isinstance(a, Load):
        return row_at(s, a.row) if a.row < len(s.box.rows) else ""
    if isinstance(a, TakePrivilege):
        return "pool/privilege"
    if isinstance(a, TakeLabour):
        return "pool/labour"
    if isinstance(a, OrderChange):
        return at("order", min(len(s.order_change), s.box.order_spaces - 1))
    return ""


# -- cards ------------------------------------------------------------------------------------------


def picked_by(choice: Choice[State] | None) -> int:
    """Capital cards that were chosen in a step that is not complete."""
    return choice.picked if isinstance(choice, (Pay, Discard)) else 0


def purse_of(held: int) -> list[int]:
    """The kinds of the capital cards in a hand, in the order in which its owner sees them."""
    return [card for card in range(CAPITALS) for _ in range(held >> 4 * card & 15)]


def place_of_capital(s: Craft, p: Player, card: int, choice: Choice[State] | None) -> str:
    """Face up where one is taken, otherwise in the own purse: the first of its kind that is not yet chosen."""
    if isinstance(choice, (TakeCapital, TakeMore, Reward)):
        return at("capital", s.capital_open.index(card)) if card in s.capital_open else ""
    purse = purse_of(p.capital)
    return at("purse", purse.index(card)) if card in purse else ""


def hand_of(s: Craft, p: Player) -> list[int]:
    """The building cards in a hand, in the order in which everybody sees them: known ones first, then by tier."""
    found: list[int] = []
    for is_secret in (False, True):
        for tier in range(len(TIERS)):
            for held in p.cards:
                if s.box.cards[held & CARD_MASK].tier == tier and (held & SECRET != 0) == is_secret:
                    found.append(held)
    return found


def place_of_building(s: Craft, p: Player, card: int, choice: Choice[State] | None) -> str:
    if isinstance(choice, (ExchangeCard, BuildCard)):
        hand = [held & CARD_MASK for held in hand_of(s, p)]
        return at("hand", hand.index(card)) if card in hand else ""
    if isinstance(choice, (LayOut, PutBackCard)):
        peeked = [entry & CARD_MASK for entry in s.peeked]
        return at("peek", peeked.index(card)) if card in peeked else ""
    if isinstance(choice, (BuyCard, AuctionCard)):
        place = place_of(s, card)
        return offer_at(s, place) if place != EMPTY else ""
    return ""


# -- goods ------------------------------------------------------------------------------------------


def place_of_good(s: Craft, seat: int, p: Player, a: Action, choice: Choice[State] | None) -> str:
    if isinstance(a, Make):
        position = maker_of(s, p, a.good)
        return at("seat", seat, "row", position) if position != EMPTY else ""
    if isinstance(a, At):
        return place_of_icon(s, seat, p, a.position, choice)
    if isinstance(a, Good) and isinstance(choice, PutTradedAs):
        icon = empty_icon(s, p.row[choice.position], a.good)
        return at("seat", seat, "row", choice.position, "icon", max(icon, 0))
    good = a.good if isinstance(a, Good) else choice.good if isinstance(choice, PutSemi) else 0
    place = s.box.granary_place[good]
    return at("granary", place // 6) if place >= 0 else "granary"


def maker_of(s: Craft, p: Player, good: int) -> int:
    """The first building that can make a good now; the first one for it if none can, EMPTY if there is none."""
    first = EMPTY
    for position in range(len(p.row)):
        card = s.box.cards[p.row[position] & CARD_MASK]
        if card.output != good:
            continue
        if good < RAWS or is_full(p.row[position], card.icons):
            return position
        if first == EMPTY:
            first = position
    return first


def place_of_icon(s: Craft, seat: int, p: Player, position: int, choice: Choice[State] | None) -> str:
    """The icon that the cube goes to, or the building where it is asked for as a whole."""
    if position >= len(p.row):
        return ""
    if isinstance(choice, (PutRaw, PutSemi, BuyFor)):
        icon = empty_icon(s, p.row[position], choice.good)
        if icon >= 0:
            return at("seat", seat, "row", position, "icon", icon)
    if isinstance(choice, PutTraded):
        icon = first_raw_icon(s, p.row[position])
        if icon >= 0:
            return at("seat", seat, "row", position, "icon", icon)
    return at("seat", seat, "row", position)


def first_raw_icon(s: Craft, built: int) -> int:
    inputs = s.box.cards[built & CARD_MASK].inputs
    for icon in range(len(inputs)):
        if inputs[icon] < RAWS and not built >> CUBES_SHIFT + 3 * icon & 7:
            return icon
    return EMPTY
