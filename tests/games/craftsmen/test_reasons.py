"""Why not: for a position and an answer the rule that is given, and the words in which it is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import gromada
from gromada.core.play import explain
from gromada.core.state import State
from gromada.games.craftsmen.auction import OpeningBid, OutbidMayor, Raise
from gromada.games.craftsmen.building_phase import Act
from gromada.games.craftsmen.capital import HandLimit, Payment
from gromada.games.craftsmen.crafts import MakeIn, PutRaw, PutSemi, PutTraded, Work
from gromada.games.craftsmen.helpers import CoverSpace, Fee, PlaceHelper
from gromada.games.craftsmen.merchants import BuyFor, BuyGood, PayMerchant
from gromada.games.craftsmen.notary import AskNotary, BuyCard
from gromada.games.craftsmen.printed import BUILDERS, COLOURS, GOODS
from gromada.games.craftsmen.privileges import NO_DISC
from gromada.games.craftsmen.ships import LoadShip
from gromada.games.craftsmen.state import Craft
from gromada.games.craftsmen.town_hall import TownHall
from gromada.games.craftsmen.year_scoring import AskInvestment
from gromada.texts import Texts
from tests.games.craftsmen.building import (
    BLACK,
    GAME,
    NUMBER,
    RED,
    YELLOW,
    ask,
    card,
    cards,
    granary,
    hand,
    loaded,
    queue,
    row,
    table,
)

BARREL, FLOUR, WEAPONS = GOODS.index("barrel"), GOODS.index("flour"), GOODS.index("weapons")
WOOD = GOODS.index("wood")
SAWMILL = "sawmill_purple_green"
EN, PL = Texts(gromada.game("craftsmen"), "en"), Texts(gromada.game("craftsmen"), "pl")
OFFER = ["iron_mine_purple", "flax_field_blue"]


def bidding(*capital: str) -> Craft:
    s = table()
    hand(s, YELLOW, *capital)
    hand(s, BLACK, "red 3", "red 3", "red 3")
    s.cards_open[0] = NUMBER[OFFER[0]]
    return s


def opening() -> Craft:
    return ask(bidding("blue 3", "green 2"), OpeningBid(YELLOW, 0))


def raising(held: tuple[str, ...] = ("blue 3", "green 2")) -> Craft:
    s = bidding(*held)
    s.players[BLACK].bid = 4
    return ask(s, Raise(YELLOW, 0, BLACK, BLACK, 0b11, False))


def poor() -> Craft:
    return raising(("blue 3",))


def mayor() -> Craft:
    return ask(bidding("blue 3", "green 2"), OutbidMayor(YELLOW, 0, 4))


def at_the_notary(*capital: str) -> Craft:
    s = table()
    hand(s, YELLOW, *capital)
    s.cards_open = [NUMBER[OFFER[0]], NUMBER[OFFER[1]], -1, -1, -1, -1]
    return s


def nothing_payable() -> Craft:
    return ask(at_the_notary("red 2"), AskNotary(YELLOW))


def buying() -> Craft:
    return ask(at_the_notary("purple 3", "red 1"), BuyCard(YELLOW))


def paying_in_purple() -> Craft:
    s = at_the_notary("purple 3", "purple 2", "red 3", "purple 1")
    return ask(s, Payment(YELLOW, 3, 1 << COLOURS.index("purple")))


def full_bankers(points: int, *capital: str) -> Craft:
    s = table(year=2)
    hand(s, YELLOW, *capital)
    s.players[YELLOW].points = points
    queue(s, "bankers_guild", (BLACK,), (RED,), (BLACK, RED))
    return s


def placing() -> Craft:
    return ask(full_bankers(1), PlaceHelper(YELLOW))


def covering() -> Craft:
    s = table(year=2)
    s.players[YELLOW].points = 1
    queue(s, "bankers_guild", (BLACK,), (RED,), (BLACK,))
    s.then(CoverSpace(YELLOW, 0))  # asked by hand: only the ribbon is free of a fee
    return s


def owing() -> Craft:
    return ask(full_bankers(1, "red 1", "blue 2"), Fee(YELLOW, BLACK))


def crowded() -> Craft:
    s = table(seats=3)
    queue(s, "bankers_guild", (YELLOW,), (YELLOW,))
    return ask(s, PlaceHelper(YELLOW))


def maker_of(good: int, index: int = 0) -> str:
    """The id of some card that makes this good."""
    return [card.id for card in GAME.crafts_box.cards if card.id and card.output == good][index]


def at_work() -> Craft:
    """Wood can be made but has nowhere to go; the cooper has his wood; no smith."""
    s = table()
    row(s, YELLOW, SAWMILL, f"{maker_of(BARREL)}:wood")
    s.players[YELLOW].market = 3
    return ask(s, Work(YELLOW, NO_DISC, 2, False))


def idle_cooper() -> Craft:
    s = table()
    row(s, YELLOW, SAWMILL, maker_of(BARREL))
    return ask(s, Work(YELLOW, NO_DISC, 2, False))


def putting_wood() -> Craft:
    s = table()
    row(s, YELLOW, maker_of(BARREL), SAWMILL, maker_of(BARREL), maker_of(FLOUR))
    s.players[YELLOW].market = 3
    s.then(PutRaw(YELLOW, WOOD))  # asked by hand: with one destination nobody would be
    return s


def putting_flour() -> Craft:
    s = table()
    row(s, YELLOW, SAWMILL, maker_of(FLOUR))
    s.then(PutSemi(YELLOW, FLOUR))
    return s


def trading() -> Craft:
    s = table()
    row(s, YELLOW, SAWMILL, maker_of(BARREL), maker_of(FLOUR), maker_of(BARREL))
    s.then(PutTraded(YELLOW))
    return s


def making_weapons() -> Craft:
    s = table()
    row(s, YELLOW, SAWMILL, maker_of(WEAPONS))
    s.then(MakeIn(YELLOW, WEAPONS))
    return s


def buying_goods(*capital: str) -> Craft:
    s = table()
    hand(s, YELLOW, *capital)
    granary(s, barrel=(-1,), flour=(YELLOW,), rope=(BLACK,))
    row(s, YELLOW, SAWMILL, user_of(BARREL))
    s.then(BuyGood(YELLOW, NO_DISC))
    return s


def user_of(good: int) -> str:
    """The id of an advanced card with an icon for this good, and none for rope or leather."""
    others = {GOODS.index("rope"), GOODS.index("leather")}
    return next(card.id for card in GAME.crafts_box.cards if good in card.inputs and not others & set(card.inputs))


def buying_for() -> Craft:
    s = buying_goods("red 1")
    s.agenda.clear()
    s.then(BuyFor(YELLOW, NO_DISC, BARREL))
    return s


def paying_merchant(market: int) -> Craft:
    s = buying_goods("red 1", "red 2")
    s.players[YELLOW].market = market
    s.agenda.clear()
    s.then(PayMerchant(YELLOW, NO_DISC, BARREL, 1))
    return s


def loading(owner: int) -> Craft:
    s = table()
    ship = GAME.crafts_box.rows[GAME.crafts_box.rows_of[WEAPONS][0]].ship + 1
    loaded(s, "weapons", ship, owner, BLACK)
    s.then(LoadShip(YELLOW, WEAPONS))
    return s


def weapons_row() -> str:
    return f"row {GAME.crafts_box.rows_of[WEAPONS][0] + 1}"


def other_row() -> str:
    """A row that is for another good."""
    return f"row {next(i for i, r in enumerate(GAME.crafts_box.rows) if r.good != WEAPONS) + 1}"


def at_the_town_hall(tokens: int, pool: int) -> Craft:
    s = table()
    s.players[YELLOW].privilege = s.players[YELLOW].labour = tokens
    s.privilege_pool = s.labour_pool = pool
    s.order_change = [YELLOW]
    s.then(TownHall(YELLOW, 30))
    return s


def building_dear() -> Craft:
    s = table()
    row(s, YELLOW, SAWMILL)
    cards(s, YELLOW, *OFFER, maker_of(WEAPONS))
    hand(s, YELLOW, "red 2", "blue 1")
    return ask(s, Act(YELLOW, BUILDERS, NO_DISC))


def discarding() -> Craft:
    s = table()
    hand(s, YELLOW, *["green 1"] * 4, *["red 2"] * 4, "blue 1")
    return ask(s, HandLimit(YELLOW, 8))


def investing() -> Craft:
    s = table()
    hand(s, YELLOW, "green 1", "green 2", "red 1", "blue 1")
    return ask(s, AskInvestment(YELLOW))


CASES: list[tuple[Callable[[], Craft], str, str, str]] = [
    (opening, "bid 6", "CRA-AUC-3", "That bid needs a hand worth 6; yours is worth 5."),
    (opening, "pass", "CORE-ASK-1", "That is no answer to the question you are asked."),
    (raising, "bid 4", "CRA-AUC-3", "A bid must be at least 5."),
    (poor, "bid 5", "CRA-AUC-3", "That bid needs a hand worth 5; yours is worth 3."),
    (mayor, "bid 3", "CRA-AUC-3", "A bid must be at least 5."),
    (mayor, "bid 40", "CRA-AUC-3", "That bid needs a hand worth 40; yours is worth 5."),
    (nothing_payable, "buy", "CRA-NOT-3", "No card on offer can be paid in its own colours."),
    (buying, card("flax_field_blue"), "CRA-NOT-3", "It costs 3 in its own colours"),
    (buying, card("vineyard_green"), "CRA-NOT-2", "No such card lies face up."),
    (paying_in_purple, "capital red 3", "CRA-NOT-3", "paid only in the card’s own colours"),
    (paying_in_purple, "capital blue 3", "CRA-CAP-8", "You do not hold that card"),
    (placing, "place bankers_guild", "CRA-HELP-7", "holds at most 4"),
    (covering, "space 1", "CRA-HELP-10", "Covering costs a capital card or 2 of your points: you have no card"),
    (owing, "capital green 1", "CRA-CAP-14", "but you do not hold that one"),
    (owing, "points", "CRA-HELP-10", "The fee would be 2 of your points: you have 1."),
    (crowded, "place bankers_guild", "CRA-HELP-6", "You have 2 helpers in this town building"),
    (at_work, "make wood", "CRA-PROD-4", "It has nowhere to go: your market is full, and none of your buildings"),
    (at_work, "make wheat", "CRA-PROD-3", "You have no building that makes it."),
    (at_work, "make weapons", "CRA-PROD-11", "You have no such building."),
    (at_work, "trade", "CRA-PROD-5", "None of your buildings has an empty icon for a raw good."),
    (idle_cooper, "make barrel", "CRA-PROD-6", "Your building for it lacks its raw good."),
    (idle_cooper, "make rope", "CRA-PROD-6", "You have no building that makes it."),
    (idle_cooper, "trade", "CRA-PROD-5", "You have no cube on the market."),
    (putting_wood, "market", "CRA-PROD-4", "Your market is full: 3 cubes lie there."),
    (putting_wood, "building 4", "CRA-PROD-4", "That building has no empty icon for it."),
    (putting_wood, "building 9", "CRA-PROD-4", "Your row has no such building."),
    (putting_wood, "building 3", "CRA-RULING-44", "An equal building further left"),
    (putting_flour, "building 1", "CRA-PROD-7", "That building has no empty icon for it."),
    (trading, "building 1", "CRA-PROD-5", "That building has no such empty icon for a raw good."),
    (trading, "building 4", "CRA-RULING-44", "An equal building further left"),
    (making_weapons, "building 2", "CRA-PROD-11", "Not all of its goods lie on that building."),
    (buying_goods, "good barrel", "CRA-MERCH-5", "You have no capital card to pay with."),
    (buying_goods, "good flour", "CRA-MERCH-3", "The lower cube is your own."),
    (buying_goods, "good rope", "CRA-MERCH-4", "None of your buildings has an empty icon for it."),
    (buying_goods, "good cloth", "CRA-MERCH-2", "None lies on the lower space of the granary."),
    (buying_for, "building 1", "CRA-MERCH-4", "That building has no empty icon for it."),
    (buying_for, "building 7", "CRA-MERCH-4", "Your row has no such building."),
    (lambda: paying_merchant(0), "market", "CRA-MERCH-7", "You have no cube on the market to pay with."),
    (lambda: paying_merchant(1), "market", "CRA-MERCH-7", "Paying with a market cube needs the privilege"),
    (lambda: paying_merchant(1), "capital blue 3", "CRA-CAP-14", "but you do not hold that one"),
    (lambda: loading(YELLOW), weapons_row(), "CRA-SHIP-5", "its oldest cube is yours"),
    (lambda: loading(BLACK), weapons_row(), "CRA-SHIP-5", "you have no capital card for a bribe"),
    (lambda: loading(BLACK), other_row(), "CRA-SHIP-1", "That row is for another good."),
    (lambda: at_the_town_hall(3, 3), "take privilege", "CRA-HALL-2", "You have 3 privilege tokens"),
    (lambda: at_the_town_hall(1, 0), "take privilege", "CRA-HALL-2", "No privilege token is left"),
    (lambda: at_the_town_hall(3, 3), "take labour", "CRA-HALL-3", "You have 3 labour tokens"),
    (lambda: at_the_town_hall(1, 0), "order", "CRA-HALL-4", "Your disc is on the order-change track already."),
    (building_dear, card(maker_of(WEAPONS)), "CRA-BUILD-8", "would cost 6; your hand is worth 3"),
    (building_dear, card("flax_field_blue"), "CRA-BUILD-4", "Neither its top nor its bottom colour matches"),
    (building_dear, card("vineyard_green"), "CRA-BUILD-1", "That card is not in your hand."),
    (discarding, "capital purple 3", "CRA-CAP-8", "You do not hold that card"),
    (investing, "invest", "CRA-YEAR-9", "An investment needs one card of each colour"),
]


@pytest.mark.rule("CRA-AUC-3", "CRA-NOT-3", "CRA-HELP-10", "CRA-PROD-4", "CRA-MERCH-4", "CRA-CAP-14", "CRA-RULING-44")
@pytest.mark.parametrize(("position", "move", "rule", "words"), CASES)
def test_a_refusal_names_the_rule_and_says_what_is_missing(
    position: Callable[[], Craft], move: str, rule: str, words: str
) -> None:
    s: State = position()
    refused = explain(s, YELLOW, GAME.catalogue.read(move))

    assert refused is not None
    assert refused.rule == rule
    assert words in EN.why(refused)
    assert PL.why(refused)


@pytest.mark.rule("CRA-AUC-3", "CRA-BUILD-8", "CRA-NOT-3", "CRA-HELP-10")
@pytest.mark.parametrize(
    ("position", "move", "need", "have"),
    [
        (opening, "bid 6", 6, 5),
        (raising, "bid 4", 5, 4),
        (buying, card("flax_field_blue"), 3, 0),
        (owing, "points", 2, 1),
        (building_dear, card(maker_of(WEAPONS)), 6, 3),
    ],
)
def test_where_something_is_too_little_need_and_have_are_told(
    position: Callable[[], Craft], move: str, need: int, have: int
) -> None:
    refused = explain(position(), YELLOW, GAME.catalogue.read(move))

    assert refused is not None
    assert (refused.facts["need"], refused.facts["have"]) == (need, have)


@pytest.mark.parametrize(
    ("position", "move"),
    [
        (building_dear, card("vineyard_green")),
        (buying, card("vineyard_green")),
        (discarding, "capital purple 3"),
        (at_work, "make weapons"),
        (putting_wood, "building 9"),
    ],
)
def test_what_is_not_there_has_no_place(position: Callable[[], Craft], move: str) -> None:
    """Otherwise a click on the first card of a hand told of forty cards that are not in it."""
    s: Craft = position()

    assert GAME.places(s, YELLOW, GAME.catalogue.read(move)) == []
