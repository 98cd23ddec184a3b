"""Section EXP of the ledger, and Boat 2a."""

from __future__ import annotations

import pytest

from gromada.core.play import advance, awaited
from gromada.games.keyflower.expand import ExpandVillages
from gromada.games.keyflower.printed import OPPOSITE, SIDES, TILE_IDS, signature
from gromada.games.keyflower.scoring import score_lines
from gromada.games.keyflower.state import Keyflower, edge_of
from tests.games.keyflower.building import asked, matches, moves, number, offered, place_of, settle, table, why_not, win


def expanding(*waiting: str, season: str = "spring", others: tuple[str, ...] = ()) -> Keyflower:
    s = table({}, {}, season=season, is_running=False)
    s.players[0].waiting = [number(id) for id in waiting]
    s.players[1].waiting = [number(id) for id in others]
    s.then(ExpandVillages())
    advance(s)
    return s


@pytest.mark.rule("KEY-EXP-1", "KEY-EXP-6", "KEY-HID-9")
def test_tiles_are_placed_one_by_one_in_any_order() -> None:
    s = expanding("keywood", "miner")

    assert offered(s, 0) == ["place keywood", "place miner"]
    assert why_not(s, 0, "place stable") == "KEY-EXP-1"
    moves(s, 0, "place miner", "beside home_1 n", "turned 0", "beside home_1 ne", "turned 1")

    assert [TILE_IDS[tile] for tile in s.players[0].village] == ["home_1", "miner", "keywood"]
    assert not s.flipped
    assert awaited(s) == []


@pytest.mark.rule("KEY-EXP-2", "KEY-DEC-10")
def test_a_hex_next_to_the_village_goes_by_its_oldest_neighbour() -> None:
    s = expanding("keywood", "miner")
    moves(s, 0, "place miner", "beside home_1 n", "turned 0")

    assert why_not(s, 0, "beside home_1 n") == "KEY-EXP-2"  # occupied
    assert why_not(s, 0, "beside stable n") == "KEY-EXP-2"  # not in the village
    assert why_not(s, 0, "beside home_1 ne") == ""
    assert why_not(s, 0, "beside miner se") == "KEY-DEC-10"  # the same hex


@pytest.mark.rule("KEY-EXP-3", "KEY-INV-7")
def test_every_shared_edge_must_match() -> None:
    s = expanding("keywood")
    moves(s, 0, "beside home_1 n")
    # Keywood: road road field road road field; its southern edge must be a road
    assert offered(s, 0) == ["turned 0", "turned 2", "turned 3", "turned 5"]
    assert why_not(s, 0, "turned 1") == "KEY-EXP-3"
    moves(s, 0, "turned 2")

    assert matches(s, 0)
    assert edge_of(s, s.players[0], 0, 3) == edge_of(s, s.players[0], 1, OPPOSITE[3])


@pytest.mark.rule("KEY-EXP-3")
def test_a_tile_without_water_does_not_fit_the_homes_water() -> None:
    s = expanding("keywood")

    assert why_not(s, 0, "beside home_1 s") == "KEY-EXP-3"


@pytest.mark.rule("KEY-EXP-4")
def test_a_boat_joins_by_water_or_by_field() -> None:
    s = expanding("boat_keyflower", season="winter")
    assert asked(s, 0) == "PlaceTurned"  # the home has water and roads only: one hex
    assert offered(s, 0) == ["turned 0", "turned 3"]
    other = table({}, {}, season="winter", is_running=False)
    settle(other, 0, "jeweller", "home_1", "n", 0)
    other.players[0].waiting = [number("boat_keyflower")]
    other.then(ExpandVillages())
    advance(other)

    assert "beside jeweller n" in offered(other, 0)


@pytest.mark.rule("KEY-EXP-5", "KEY-EXP-10")
def test_a_placed_tile_lies_where_it_was_put_turned_and_not_mirrored() -> None:
    s = expanding("miner", "keywood")
    moves(s, 0, "place miner", "beside home_1 n", "turned 1")
    cell, turn = s.players[0].cells[1], s.players[0].turns[1]
    moves(s, 0, offered(s, 0)[0], "turned 0")

    assert (s.players[0].cells[1], s.players[0].turns[1]) == (cell, turn)
    edges = s.box.tiles[number("miner")].edges
    assert [edge_of(s, s.players[0], 1, side) for side in range(6)] == [edges[(side - 1) % 6] for side in range(6)]
    assert signature(edges, 6) == signature(edges, 0)
    assert len(SIDES) == 6


@pytest.mark.rule("KEY-EXP-7", "KEY-EXP-8", "KEY-DEC-7", "KEY-RUL-12")
def test_a_tile_that_fits_nowhere_waits_beside_the_village_and_is_tried_again() -> None:
    s = expanding("boat_keyflower", "boat_sea_bastion", season="winter")
    # One water hex: the second boat joins the first one's far side or fields, so both fit.
    moves(s, 0, "place boat_keyflower", "turned 0")
    assert awaited(s) == [0]
    blocked = table({}, {}, season="summer", is_running=False)
    p = blocked.players[0]
    settle(blocked, 0, "keywood", "home_1", "s", 2)  # blocks the water, as Boat 2a once could
    p.waiting = [number("summer_boat_1")]
    p.frontier = [hex for hex in p.frontier if not any(hex >> (2 * side) & 3 == 2 for side in range(6))]
    blocked.then(ExpandVillages(), ExpandVillages())
    advance(blocked)

    assert p.waiting == [number("summer_boat_1")]
    assert awaited(blocked) == []


@pytest.mark.rule("KEY-EXP-8", "KEY-DEC-7")
def test_only_tiles_that_fit_are_offered() -> None:
    s = expanding("keywood", "miner", "summer_boat_1", season="summer")
    s.players[0].frontier = [hex for hex in s.players[0].frontier if not any(hex >> (2 * i) & 3 == 3 for i in range(6))]

    assert offered(s, 0) == ["place keywood", "place miner"]
    assert why_not(s, 0, "place summer_boat_1") == "KEY-EXP-8"


@pytest.mark.rule("KEY-EXP-9")
def test_a_tile_beside_the_village_scores_itself_and_is_no_tile_of_the_village() -> None:
    s = table({"blue": 1}, {}, season="winter", start=0)
    settle(s, 0, "stable", "home_1", "n", 0)
    before = score_lines(s, 0)
    s.players[0].waiting = [number("boat_keyflower"), number("wainwright"), number("sawmill"), number("turn_order_1")]

    after = score_lines(s, 0)

    assert after[0] - before[0] == 3  # the Sawmill's front
    assert after[2] == 1 + 2  # home and Stable; not the Wainwright; the marker is gold
    assert after[1] == 0
    assert why_not(s, 0, "use wainwright") == "KEY-USE-1"


@pytest.mark.rule("KEY-HID-8", "KEY-FLOW-3")
def test_all_expand_at_the_same_time() -> None:
    s = expanding("keywood", others=("miner",))

    assert sorted(awaited(s)) == [0, 1]
    moves(s, 1, "beside home_2 n", "turned 0")
    assert awaited(s) == [0]
    assert place_of(s, 1, "miner") == 1


@pytest.mark.rule("KEY-SB-2A-2")
def test_boat_2a_ignores_edges_even_before_it_is_placed() -> None:
    s = table({}, {}, season="summer", is_running=False)
    win(s, 0, "summer_boat_2a")
    s.players[0].waiting.append(number("keywood"))
    s.then(ExpandVillages())
    advance(s)

    moves(s, 0, "place keywood", "beside home_1 s")

    assert len(offered(s, 0)) == 6
    moves(s, 0, "turned 1")
    assert not matches(s, 0)
