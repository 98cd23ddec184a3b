"""Stages V and VI: sections MERCH and HALL of the ledger."""

from __future__ import annotations

import pytest

from gromada.games.craftsmen.building_phase import Act, Stage
from gromada.games.craftsmen.capital import size
from gromada.games.craftsmen.printed import MERCHANTS, NATURAL, TOWN_HALL
from gromada.games.craftsmen.state import USED, Craft
from tests.games.craftsmen.building import (
    any_of,
    ask,
    asked,
    capital,
    cubes_on,
    disc,
    discs,
    granary,
    hand,
    in_granary,
    offered,
    queue,
    row,
    say,
    table,
    why,
)

SAWMILL, TOOLS, WINE, BREWERY = any_of("sawmill"), any_of("toolsmith"), any_of("winery"), any_of("brewery")


def buying(*held: str, space: int = 1, market: int = 0, cubes: tuple[int, ...] = (1, -1)) -> Craft:
    """Seat 0 may want barrels for two buildings; this is what lies in the granary."""
    s = table()
    row(s, 0, SAWMILL, WINE, BREWERY)
    granary(s, barrel=cubes, iron=(-1,), rope=(0,))
    hand(s, 0, *held)
    s.players[0].market = market
    queue(s, "merchants_guild", *[(0,) if i == space else () for i in range(3)])
    return ask(s, Act(0, MERCHANTS, disc("merchants_guild", space)))


@pytest.mark.rule("CRA-MERCH-1", "CRA-MERCH-2", "CRA-MERCH-4", "CRA-MERCH-9")
def test_one_good_of_a_lower_space_for_which_an_icon_is_empty() -> None:
    s = buying("red 1", "blue 2")

    assert offered(s, 0) == ["pass", "good barrel"]
    assert why(s, 0, "good iron") == "CRA-MERCH-4"
    assert why(s, 0, "good cloth") == "CRA-MERCH-2"
    assert why(s, 0, "good meat") == "CRA-MERCH-2"
    say(s, 0, "good barrel")
    assert offered(s, 0) == ["building 2", "building 3"]
    assert why(s, 0, "building 1") == "CRA-MERCH-4"
    say(s, 0, "building 3")
    assert offered(s, 0) == ["capital blue 2", "capital red 1"]
    assert why(s, 0, "capital green 1") == "CRA-CAP-14"
    assert why(s, 0, "market") == "CRA-MERCH-7"


@pytest.mark.rule("CRA-MERCH-5", "CRA-MERCH-6", "CRA-MERCH-8", "CRA-CAP-14", "CRA-CAP-8")
def test_the_owner_of_the_cube_is_paid_and_the_upper_cube_moves_down() -> None:
    s = buying("red 1", "blue 2")
    hand(s, 1, *["green 1"] * 4, *["red 2"] * 4, "blue 1", "purple 2")

    say(s, 0, "good barrel", "building 3", "capital blue 2")

    assert asked(s) == 1
    say(s, 1, "capital green 1")
    assert size(s.players[1].capital) == 10
    assert in_granary(s, "barrel") == [-1]
    assert sorted(cubes_on(s, 0, 2)) == [0, 2]


@pytest.mark.rule("CRA-MERCH-5", "CRA-MERCH-8")
def test_a_natural_cube_is_paid_to_the_discard_pile_and_stays_natural_on_the_icon() -> None:
    s = buying("red 1", cubes=(-1, 1))
    supply = s.natural

    say(s, 0, "good barrel", "building 2")

    assert s.discard == capital("red 1")
    assert NATURAL in cubes_on(s, 0, 1)
    assert s.natural == supply


@pytest.mark.rule("CRA-MERCH-3")
def test_an_own_lower_cube_blocks_the_good() -> None:
    s = table()
    row(s, 0, SAWMILL, WINE, TOOLS)
    granary(s, barrel=(0, -1), iron=(-1,))
    hand(s, 0, "red 1")
    queue(s, "merchants_guild", (0,))
    ask(s, Act(0, MERCHANTS, disc("merchants_guild")))

    assert offered(s, 0) == ["pass", "good iron"]
    assert why(s, 0, "good barrel") == "CRA-MERCH-3"


@pytest.mark.rule("CRA-MERCH-7", "CRA-MERCH-10", "CRA-RULING-23", "CRA-BLD-8")
def test_by_privilege_a_market_cube_pays_and_the_owner_puts_one_there() -> None:
    s = buying("red 1", space=0, market=2)
    say(s, 0, "good barrel", "building 2")
    assert offered(s, 0) == ["capital red 1", "market"]
    full = s.copy()
    full.players[1].market = 3

    say(s, 0, "market")
    say(full, 0, "market")

    assert (s.players[0].market, s.players[1].market) == (1, 1)
    assert full.players[1].market == 3
    assert s.queue[disc("merchants_guild")] == 0 | USED
    assert s.players[0].capital == capital("red 1")


@pytest.mark.rule("CRA-MERCH-9", "CRA-MERCH-7", "CRA-MERCH-10")
def test_without_capital_only_the_privilege_with_a_market_cube_buys() -> None:
    assert asked(buying()) == -1
    assert asked(buying(market=1)) == -1
    s = buying(space=0, market=1, cubes=(-1,))

    say(s, 0, "good barrel", "building 2")

    assert NATURAL in cubes_on(s, 0, 1)
    assert [p.market for p in s.players] == [0, 0, 0]


@pytest.mark.rule("CRA-MERCH-5")
def test_without_anything_to_pay_with_the_reason_is_the_price() -> None:
    s = table()
    row(s, 0, SAWMILL, WINE)
    granary(s, barrel=(1,))
    hand(s, 0, "red 1")
    queue(s, "merchants_guild", (0,))
    ask(s, Act(0, MERCHANTS, disc("merchants_guild")))
    s.players[0].capital = 0

    assert why(s, 0, "good barrel") == "CRA-MERCH-5"


# -- town hall ------------------------------------------------------------------------------------


def hall(*spaces: tuple[int, ...], seats: int = 3) -> Craft:
    s = table(seats)
    queue(s, "town_hall", *spaces)
    return ask(s, Stage(TOWN_HALL))


@pytest.mark.rule("CRA-HALL-1", "CRA-HALL-2", "CRA-HALL-3", "CRA-HALL-5")
def test_one_token_for_each_helper_and_no_window_follows() -> None:
    s = hall((0,), (1,))
    assert offered(s, 0) == ["pass", "take privilege", "take labour", "order"]
    assert why(s, 0, "privilege") == "CORE-ASK-1"

    say(s, 0, "take privilege")
    say(s, 1, "take labour")

    assert (s.players[0].privilege, s.players[1].labour) == (1, 1)
    assert (s.privilege_pool, s.labour_pool) == (5, 5)
    assert asked(s) == -1


@pytest.mark.rule("CRA-HALL-2", "CRA-HALL-3", "CRA-INV-4")
def test_three_of_a_type_or_an_empty_pool_is_the_limit() -> None:
    s = hall((0,), (1,))
    s.players[0].privilege, s.players[0].labour = 3, 3
    assert why(s, 0, "take privilege") == "CRA-HALL-2"
    assert why(s, 0, "take labour") == "CRA-HALL-3"
    say(s, 0, "pass")
    s.privilege_pool = s.labour_pool = 0

    assert offered(s, 1) == ["pass", "order"]


@pytest.mark.rule("CRA-HALL-4", "CRA-HALL-6", "CRA-RULING-25")
def test_the_order_change_track_takes_three_discs_of_different_players() -> None:
    s = hall((0, 1), (0, 2), (3, 1), seats=5)

    say(s, 0, "order")
    assert discs(s, "town_hall") == [(1,), (0, 2), (3, 1)]
    say(s, 1, "order")
    assert asked(s) == 0
    assert why(s, 0, "order") == "CRA-HALL-4"
    say(s, 0, "pass")
    say(s, 2, "order")

    assert s.order_change == [0, 1, 2]
    assert why(s, 3, "order") == "CRA-HALL-4"


@pytest.mark.rule("CRA-TWO-4")
def test_two_players_have_no_order_change() -> None:
    s = hall((0,), seats=2)

    assert why(s, 0, "order") == "CRA-TWO-4"
    assert offered(s, 0) == ["pass", "take privilege", "take labour"]
