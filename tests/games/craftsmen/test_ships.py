"""Loading ships: section SHIP of the ledger."""

from __future__ import annotations

import pytest

from gromada.games.craftsmen.printed import GOODS
from gromada.games.craftsmen.ships import LoadShip
from gromada.games.craftsmen.state import Craft
from tests.games.craftsmen.building import (
    BOX,
    ask,
    asked,
    capital,
    hand,
    loaded,
    offered,
    points,
    say,
    ship_row,
    table,
    why,
)

CLOTHES, WEAPONS, MEAT = GOODS.index("clothes"), GOODS.index("weapons"), GOODS.index("meat")


def loading(good: int, *held: str, seat: int = 0, before: tuple[int, ...] = ()) -> Craft:
    s = table()
    hand(s, seat, *held)
    if before:
        loaded(s, "clothes", 3, *before)
    return ask(s, LoadShip(seat, good))


@pytest.mark.rule("CRA-SHIP-1", "CRA-RULING-20", "CRA-COMP-14")
def test_the_player_chooses_among_the_ships_that_take_the_good() -> None:
    s = loading(WEAPONS)

    assert offered(s, 0) == [f"row {ship_row('weapons', 2) + 1}", f"row {ship_row('weapons', 4) + 1}"]
    assert why(s, 0, f"row {ship_row('clothes', 3) + 1}") == "CRA-SHIP-1"
    assert why(s, 0, "pass") == "CRA-SHIP-3"
    assert why(s, 0, "row 24") == "CRA-SHIP-1"


@pytest.mark.rule("CRA-SHIP-2", "CRA-RULING-21")
def test_the_first_cube_lies_left_and_the_second_right() -> None:
    s = loading(CLOTHES)
    assert s.ships[ship_row("clothes", 3)] == 1

    ask(s, LoadShip(2, CLOTHES))

    assert s.ships[ship_row("clothes", 3)] == 1 | 3 << 3
    assert points(s) == [BOX.recipes[CLOTHES].points, 0, BOX.recipes[CLOTHES].points]


@pytest.mark.rule("CRA-SHIP-4", "CRA-CAP-14")
def test_a_bribe_pushes_the_left_cube_out() -> None:
    s = loading(CLOTHES, "red 1", "blue 2", before=(1, 2))
    row = ship_row("clothes", 3)

    say(s, 0, f"row {row + 1}")
    assert offered(s, 0) == ["capital blue 2", "capital red 1"]
    assert why(s, 0, "capital green 1") == "CRA-CAP-14"
    say(s, 0, "capital red 1")

    assert s.ships[row] == 3 | 1 << 3
    assert s.discard == capital("red 1")
    assert points(s)[0] == BOX.recipes[CLOTHES].points


@pytest.mark.rule("CRA-SHIP-5", "CRA-SHIP-7", "CRA-SHIP-8")
def test_without_a_card_or_against_an_own_cube_there_is_no_bribe_and_the_product_is_lost() -> None:
    for held, before in (((), (1, 2)), (("red 1",), (0, 1))):
        s = loading(CLOTHES, *held, before=before)

        assert asked(s) == -1
        assert points(s) == [0, 0, 0]
        assert s.ships[ship_row("clothes", 3)] == (before[0] + 1) | (before[1] + 1) << 3


@pytest.mark.rule("CRA-SHIP-5")
def test_the_row_says_why_it_cannot_be_bribed() -> None:
    s = table()
    hand(s, 0, "red 1")
    loaded(s, "weapons", 2, 0, 1)
    ask(s, LoadShip(0, WEAPONS))
    loaded(s, "weapons", 4, 0, 1)
    ask(s, LoadShip(0, WEAPONS))
    s = table()
    loaded(s, "meat", 1, 1, 1)
    loaded(s, "meat", 3, 0, 1)
    hand(s, 0, "red 1")
    ask(s, LoadShip(0, MEAT))

    assert offered(s, 0) == [f"row {ship_row('meat', 1) + 1}", "pass"]
    assert why(s, 0, f"row {ship_row('meat', 3) + 1}") == "CRA-SHIP-5"


@pytest.mark.rule("CRA-SHIP-6", "CRA-SHIP-7", "CRA-RULING-22")
def test_a_bribe_may_be_declined_if_no_space_is_free() -> None:
    s = loading(CLOTHES, "red 1", before=(1, 2))
    assert offered(s, 0) == [f"row {ship_row('clothes', 3) + 1}", "pass"]

    say(s, 0, "pass")

    assert points(s) == [0, 0, 0]
    assert s.players[0].capital == capital("red 1")


@pytest.mark.rule("CRA-SHIP-3", "CRA-SHIP-8")
def test_while_a_space_is_free_it_must_be_loaded_there_or_by_a_bribe() -> None:
    s = table()
    hand(s, 0, "red 1")
    loaded(s, "weapons", 2, 1, 2)
    ask(s, LoadShip(0, WEAPONS))

    assert offered(s, 0) == [f"row {ship_row('weapons', 2) + 1}", f"row {ship_row('weapons', 4) + 1}"]
    assert why(s, 0, "pass") == "CRA-SHIP-3"
    say(s, 0, f"row {ship_row('weapons', 2) + 1}")
    assert s.ships[ship_row("weapons", 2)] == 3 | 1 << 3
    assert s.players[0].capital == 0
