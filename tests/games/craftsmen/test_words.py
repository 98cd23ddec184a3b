"""What is said at the moment of choice: prices, what is still due, what a privilege costs; and the order of the log."""

from __future__ import annotations

import json

import pytest

import gromada
from gromada.core.play import options, question
from gromada.games.craftsmen.actions import ON_TOP, UNDERNEATH
from gromada.games.craftsmen.auction import OpeningBid, Raise
from gromada.games.craftsmen.bankers import DiscardFewer
from gromada.games.craftsmen.capital import Payment
from gromada.games.craftsmen.crafts import PutSemi, SecondRaw, Work
from gromada.games.craftsmen.events import Bribed, HelperPlaced, Loaded, Made, SoldToGranary
from gromada.games.craftsmen.helpers import CoverSpace, PlaceHelper
from gromada.games.craftsmen.notary import AskNotary
from gromada.games.craftsmen.peek import AskPeek
from gromada.games.craftsmen.printed import GOODS
from gromada.games.craftsmen.ships import LoadShip
from gromada.games.craftsmen.state import CUBES_SHIFT, Craft
from gromada.texts import Texts
from tests.games.craftsmen.building import (
    BLACK,
    BOX,
    GAME,
    NUMBER,
    RED,
    YELLOW,
    any_of,
    ask,
    card,
    disc,
    hand,
    loaded,
    queue,
    row,
    say,
    table,
    told,
)

EN, PL = Texts(gromada.game("craftsmen"), "en"), Texts(gromada.game("craftsmen"), "pl")
WEAPONS = GOODS.index("weapons")


def prompt(s: Craft) -> str:
    """What seat 0 is asked, in English; the Polish sentence can be made too."""
    choice = question(s, YELLOW)
    assert choice is not None
    assert PL.phrase(GAME.prompt(s, choice))
    return EN.phrase(GAME.prompt(s, choice))


def labels(s: Craft) -> dict[str, str]:
    assert all(PL.phrase(GAME.label(s, YELLOW, action)) for action in options(s, YELLOW))
    return {action.text: EN.phrase(GAME.label(s, YELLOW, action)) for action in options(s, YELLOW)}


@pytest.mark.rule("CRA-CAP-12")
def test_a_payment_says_what_is_still_due() -> None:
    s = table()
    hand(s, YELLOW, "red 1", "red 2", "blue 3", "green 1")
    ask(s, Payment(YELLOW, 6, 15))
    assert prompt(s) == "Pay 6 in capital cards: choose the first card."

    say(s, YELLOW, "capital red 1")
    assert prompt(s) == "Pay 6: chosen so far 1, still due 5. Choose the next card."
    say(s, YELLOW, "capital red 2")

    assert prompt(s) == "Pay 6: chosen so far 5, still due 1. Choose the next card."


@pytest.mark.rule("CRA-NOT-2", "CRA-NOT-3")
def test_the_notary_says_prices_and_what_the_hand_is_worth() -> None:
    s = table()
    hand(s, YELLOW, "purple 1", "purple 2", "red 3")
    s.cards_open = [NUMBER["iron_mine_purple"], -1, -1, -1, -1, -1]
    ask(s, AskNotary(YELLOW))
    assert "Your hand is worth 8." in prompt(s)

    twin = s.copy()
    say(s, YELLOW, "buy")
    assert "price 3, your cards in its colours are worth 5" in labels(s)[card("iron_mine_purple")]
    ask(twin, OpeningBid(YELLOW, 0))

    assert "which the notary sells for 3: your opening bid? Your hand is worth 8." in prompt(twin)


@pytest.mark.rule("CRA-AUC-2")
def test_a_raise_says_whose_bid_the_price_and_the_own_hand() -> None:
    s = table()
    hand(s, YELLOW, "purple 1", "purple 2", "red 3")
    s.cards_open = [NUMBER["iron_mine_purple"], -1, -1, -1, -1, -1]
    s.players[BLACK].bid = 2
    ask(s, Raise(YELLOW, 0, BLACK, BLACK, 3, False))

    assert "sells for 3: raise Seat 2’s bid of 2, or pass. Your hand is worth 8." in prompt(s)


@pytest.mark.rule("CRA-BLD-3", "CRA-BLD-4")
@pytest.mark.parametrize("space", [0, 1])
def test_privilege_questions_say_whether_a_token_goes(space: int) -> None:
    for town in ("bankers_guild", "notary", "crafts_guild"):
        s = table()
        row(s, YELLOW, "sawmill_purple_green")
        hand(s, YELLOW, "red 1", "red 2", "red 3")
        s.players[YELLOW].privilege = 2
        queue(s, town, *[(YELLOW,) if i == space else () for i in range(3)])
        where = disc(town, space)
        steps = {"bankers_guild": DiscardFewer(0, where), "notary": AskPeek(0, where)}
        ask(s, steps.get(town, SecondRaw(0, where, 1)))

        assert ("give a privilege token (you have 2)" in prompt(s)) == (space == 1)
        assert ("on gold" in prompt(s)) == (space == 0)
        for move, label in labels(s).items():
            if move != "pass":
                assert ("token" in label) == (space == 1), (move, label)


@pytest.mark.rule("CRA-SHIP-1", "CRA-YEAR-3")
def test_a_row_is_counted_on_its_own_ship() -> None:
    rows = BOX.rows_of[WEAPONS]
    s = table()
    hand(s, YELLOW, "red 1")
    s.then(LoadShip(YELLOW, WEAPONS))
    expected = {}
    for number in rows:
        ship = BOX.rows[number].ship
        on_ship = [i for i, printed in enumerate(BOX.rows) if printed.ship == ship].index(number) + 1
        points = BOX.rows[number].points
        expected[f"row {number + 1}"] = f"ship {ship + 1}, row {on_ship} from the top, {points} for each cube"

    assert labels(s) == expected


@pytest.mark.rule("CRA-SHIP-7")
def test_a_product_that_no_ship_would_take_is_called_lost_before_it_is_made() -> None:
    s = table()
    row(s, YELLOW, any_of("armoury"))
    s.players[YELLOW].row[0] |= (YELLOW + 1) * 0b001001 << CUBES_SHIFT
    s.then(Work(YELLOW, disc("crafts_guild"), 1, False))
    points = BOX.recipes[WEAPONS].points
    assert labels(s)["make weapons"] == f"make: Weapons, {points} points"

    for number in BOX.rows_of[WEAPONS]:
        s.ships[number] = (YELLOW + 1) * 9

    assert labels(s)["make weapons"] == "make: Weapons; no ship has room: it is lost"


@pytest.mark.rule("CRA-PROD-16")
def test_the_log_tells_the_making_before_the_sale_and_before_the_bribe() -> None:
    s = table()
    row(s, YELLOW, "sawmill_purple_green", any_of("mill"))
    ask(s, PutSemi(YELLOW, GOODS.index("flour")))
    kinds = [type(event) for event in s.events if isinstance(event, (Made, SoldToGranary))]
    assert kinds == [Made, SoldToGranary]

    s = table()
    hand(s, YELLOW, "red 1")
    ship = BOX.rows[BOX.rows_of[WEAPONS][0]].ship + 1
    loaded(s, "weapons", ship, BLACK, RED)
    s.then(LoadShip(YELLOW, WEAPONS))
    say(s, YELLOW, f"row {BOX.rows_of[WEAPONS][0] + 1}")

    assert [type(event) for event in s.events if isinstance(event, (Made, Bribed, Loaded))] == [Made, Bribed, Loaded]


@pytest.mark.rule("CRA-COMP-16", "CRA-HELP-4")
def test_queue_spaces_are_told_with_their_kind() -> None:
    s = table(year=3)
    s.players[YELLOW].points = 5
    queue(s, "notary", (BLACK,), (RED,))
    queue(s, "town_hall", (BLACK,), (RED,), (BLACK,))
    ask(s, PlaceHelper(YELLOW))
    assert labels(s)["place notary"].endswith(": space with the green ribbon")
    assert labels(s)["place bankers_guild"].endswith(": gold space, with the privilege")
    assert labels(s)["place town_hall"].endswith(": full, a disc must be covered")

    say(s, YELLOW, "place notary")
    assert "space with the green ribbon." in EN.event(told(s, HelperPlaced)[0])
    ask(s, CoverSpace(YELLOW, 5))

    assert labels(s) == {
        "space 1": "cover the disc of Seat 2 on the gold space, fee: a capital card or 3 points",
        "space 2": "cover the disc of Seat 3 on the silver space, fee: a capital card or 3 points",
        "space 3": "cover the disc of Seat 2 on the space with the green ribbon, no fee",
    }


@pytest.mark.rule("CRA-PEEK-5")
def test_on_top_and_underneath_are_told_apart_as_numbers() -> None:
    """A browser's sentence asks for 1; what is sent as true would never be that."""
    told = [GAME.label(table(), YELLOW, action).facts["is_top"] for action in (ON_TOP, UNDERNEATH)]

    assert [json.dumps(fact) for fact in told] == ["1", "0"]
