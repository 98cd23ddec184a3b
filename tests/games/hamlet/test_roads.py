"""Building a road: section 8 of the ledger."""

from __future__ import annotations

import pytest

from gromada.games.hamlet.lattice import owner_of_road
from gromada.games.hamlet.printed import STONE, WOOD
from gromada.games.hamlet.roads import refuses_place, refuses_road
from gromada.games.hamlet.state import NOBODY, basics_on
from tests.games.hamlet.building import (
    BOX,
    CHURCH,
    FARM,
    MARKET,
    QUARRY,
    TILE,
    WOODCUTTER,
    act,
    begin,
    do,
    example,
    hamlet,
    lay,
    pay_all,
    road,
    side_between,
    texts,
    why,
)
from tests.games.hamlet.test_lattice import grown

RANGE = ("small_mountain_range", "quarry", 2, 0)
WOODS = ("small_woodland", "woodcutter", 1, 1)


@pytest.mark.rule("HAM-ROAD-1", "HAM-ROAD-5", "HAM-ROAD-6", "HAM-ROAD-7", "HAM-MS-2")
def test_a_bridge_joins_hill_and_hill_for_two_wood() -> None:
    s = lay(hamlet(), RANGE)
    begin(s)
    act(s, "quarry", "road")
    pay_all(s)

    assert basics_on(s.stock[WOODCUTTER], WOOD) == 0
    assert s.board.is_connected(TILE["small_mountain_range"])
    assert (s.players[0].roads, s.players[0].points) == (4, 0)
    assert s.milestones == [NOBODY] * 4 + [0]
    do(s, "end")
    do(s, "donkeys", seat=1)
    assert s.board.direct[QUARRY] >> TILE["small_mountain_range"] & 1  # everyone may use it at once


@pytest.mark.rule("HAM-ROAD-1")
def test_a_path_joins_forest_and_forest_for_two_stone() -> None:
    s = lay(hamlet(), WOODS)
    begin(s)
    act(s, "woodcutter", "road")
    pay_all(s)

    assert basics_on(s.stock[QUARRY], STONE) == 0
    assert s.board.is_connected(TILE["small_woodland"])


@pytest.mark.rule("HAM-ROAD-2", "HAM-RUL-5", "HAM-ROAD-3")
def test_the_rulebooks_forbidden_roads() -> None:
    """Two tiles joined by a printed road get no other road; a cliff gets none; a printed road neither."""
    joined = cliffs = printed = 0
    for seed in range(40):
        board = grown(seed, 18)
        s = hamlet()
        s.board = board
        for side in range(32 * 16):
            facing = board.facing[side]
            if facing < 0:
                continue
            types = {board.type_of(side), board.type_of(facing)}
            rule = refuses_place(s, 0, side)
            if types == {1, 2}:
                cliffs += 1
                assert rule == "HAM-ROAD-3"
            elif types == {0}:
                printed += 1
                assert rule == "HAM-ROAD-3"
            elif board.printed[side // 16] >> (facing // 16) & 1:
                joined += 1
                assert rule == "HAM-ROAD-2"

    assert joined
    assert cliffs
    assert printed


@pytest.mark.rule("HAM-ROAD-2", "HAM-RUL-5")
def test_no_second_road_between_two_tiles_whoever_built_the_first() -> None:
    s = lay(hamlet(), RANGE)
    side = side_between(s.board, QUARRY, TILE["small_mountain_range"])
    road(s, "quarry", "small_mountain_range", 1)

    assert refuses_place(s, 0, side) == "HAM-ROAD-2"


@pytest.mark.rule("HAM-OPT-2", "HAM-RUL-5")
def test_with_parallel_roads_each_player_may_have_one() -> None:
    s = lay(hamlet(allow_parallel_roads=True), RANGE)
    side = side_between(s.board, QUARRY, TILE["small_mountain_range"])
    road(s, "quarry", "small_mountain_range", 1)

    assert refuses_place(s, 0, side) == ""
    assert refuses_place(s, 1, side) == "HAM-ROAD-2"
    begin(s)
    act(s, "quarry", "road")
    pay_all(s)
    assert [owner_of_road(built) for built in s.board.roads] == [1, 0]
    assert refuses_place(s, 0, side) == "HAM-ROAD-2"


@pytest.mark.rule("HAM-ROAD-4")
def test_five_roads_are_all() -> None:
    s = lay(hamlet(), RANGE)
    s.players[0].roads = 0
    begin(s)
    do(s, "villager 0", "go 2")

    assert texts(s) == ["donkeys", "end"]  # the Quarry was filled: there was nothing else to do
    assert refuses_road(s, 0, side_between(s.board, QUARRY, TILE["small_mountain_range"]), -1) == "HAM-ROAD-4"


@pytest.mark.rule("HAM-ROAD-5")
def test_the_cost_is_brought_to_the_villagers_tile() -> None:
    s = lay(hamlet(), RANGE)
    s.players[0].donkeys = [MARKET]
    begin(s)
    do(s, "villager 0", "go 2")
    assert texts(s) == ["donkeys", "end"]  # the wood does not come, so the Quarry was filled

    s = lay(hamlet(gold=20), RANGE)  # a donkey on the Church: two wood lie there, or can be bought
    begin(s)
    do(s, "villager 0", "go 2", "road")
    assert texts(s) == ["use wood 1", "buy wood"]


@pytest.mark.rule("HAM-ROAD-1")
def test_a_road_needs_a_neighbour() -> None:
    s = lay(hamlet(gold=20), RANGE, ("small_woodland", "farm", 5, 0))
    begin(s)
    do(s, "villager 0", "go 2", "road")

    assert s.agenda
    assert refuses_place(s, 0, WOODCUTTER * 16) == "HAM-ROAD-1"
    s = lay(hamlet(gold=20), RANGE, WOODS)
    begin(s)
    assert why(s, "road 0") == "CORE-ASK-1"


@pytest.mark.rule("HAM-ROAD-6")
def test_only_the_first_road_of_the_game_makes_the_planner() -> None:
    s = lay(hamlet(), RANGE, WOODS)
    s.milestones[4] = 1
    begin(s)
    act(s, "quarry", "road")
    pay_all(s)

    assert s.milestones[4] == 1


@pytest.mark.rule("HAM-ROAD-8")
def test_a_road_may_lead_to_a_tile_that_is_cut_off_but_is_built_from_a_connected_one() -> None:
    s = lay(hamlet(gold=20), RANGE, ("pond_milk", "small_mountain_range", 1, 0))
    begin(s)
    do(s, "villager 0")

    assert why(s, f"go {TILE['small_mountain_range']}") == "HAM-VILL-2"
    do(s, "go 2", "road")
    if "road 2" in texts(s):
        do(s, "road 2")
    pay_all(s)
    assert s.board.is_connected(TILE["small_mountain_range"])
    assert not s.board.is_connected(TILE["pond_milk"])


@pytest.mark.rule("HAM-ROAD-1")
def test_farm_and_market_touch_and_can_be_joined_by_a_path() -> None:
    s = hamlet()
    side = side_between(s.board, FARM, MARKET)

    assert refuses_place(s, 0, side) == ""
    assert BOX.tiles[CHURCH].id == "church"
    assert example().players[0].roads == 2
