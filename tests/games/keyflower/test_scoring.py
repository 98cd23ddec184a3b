"""Section SCORE of the ledger, the ways to read Sea Bastion, and Flipper."""

from __future__ import annotations

import pytest

from gromada.core.play import advance, awaited
from gromada.core.rng import Rng
from gromada.games.keyflower.scoring import (
    FinalScoring,
    FlipperStep,
    boats_on_river,
    longest_route,
    loop_edges,
    score_lines,
    tiles_on_loops,
    total,
    winners,
)
from gromada.games.keyflower.state import Keyflower
from tests.games.keyflower.building import (
    GAME,
    end_season,
    flip,
    give,
    goods,
    moves,
    number,
    offered,
    put,
    settle,
    table,
    why_not,
    win,
    workers,
)

# A triangle, a bridge, and a square: 0-1-2, 2-3, 3-4-5-6.
TWO_LOOPS = [[1, 2], [0, 2], [1, 0, 3], [2, 4, 6], [3, 5], [4, 6], [5, 3]]
# Two triangles that share tile 2.
EIGHT = [[1, 2], [0, 2], [0, 1, 3, 4], [2, 4], [2, 3]]
# A square with one diagonal: no closed route covers all roads, but one covers all tiles.
THETA = [[1, 3, 2], [0, 2], [1, 3, 0], [2, 0]]


def winter(**screen: int) -> Keyflower:
    """Seat 0 without the marker."""
    return table(screen, {}, season="winter", start=1)


@pytest.mark.rule("KEY-SCORE-6", "KEY-RUL-17")
@pytest.mark.parametrize(("roads", "tiles"), [(TWO_LOOPS, 7), (EIGHT, 5), (THETA, 4), ([[1], [0]], 0), ([[]], 0)])
def test_a_tile_on_any_cycle_counts(roads: list[list[int]], tiles: int) -> None:
    assert len({tile for edge in loop_edges(roads) for tile in edge}) == tiles


@pytest.mark.rule("KEY-SCORE-6")
def test_bridges_are_no_loops() -> None:
    assert (2, 3) not in loop_edges(TWO_LOOPS)
    assert (3, 2) not in loop_edges(TWO_LOOPS)
    assert len(loop_edges(TWO_LOOPS)) == 7


@pytest.mark.rule("KEY-OPT-6")
@pytest.mark.parametrize(("roads", "tiles"), [(TWO_LOOPS, 4), (EIGHT, 5), (THETA, 4), ([[1], [0]], 0)])
def test_one_closed_route_covers_one_part_and_passes_a_tile_twice(roads: list[list[int]], tiles: int) -> None:
    assert longest_route(roads) == tiles


@pytest.mark.rule("KEY-OPT-6")
def test_loops_that_no_single_route_covers_differ_between_the_readings() -> None:
    # Three paths between 0 and 1: any two make a route.
    roads = [[2, 3, 4], [2, 3, 4], [0, 1], [0, 1], [0, 1]]

    assert len({tile for edge in loop_edges(roads) for tile in edge}) == 5
    assert longest_route(roads) == 4


@pytest.mark.rule("KEY-SCORE-6", "KEY-SB-2A-3")
def test_sea_bastion_scores_three_tiles_in_a_ring_and_boat_2a_does_not_help() -> None:
    s = winter()
    settle(s, 0, "boat_sea_bastion", "home_1", "s", 0)
    settle(s, 0, "miner", "home_1", "n", 0)
    assert score_lines(s, 0)[2] == 0
    settle(s, 0, "keywood", "home_1", "ne", 1)
    assert tiles_on_loops(s, s.players[0]) == 3
    assert score_lines(s, 0)[2] == 3

    broken = winter()
    win(broken, 0, "summer_boat_2a")
    settle(broken, 0, "miner", "home_1", "n", 0)
    settle(broken, 0, "keywood", "home_1", "ne", 0)  # a field now meets a road
    assert tiles_on_loops(broken, broken.players[0]) == 0


@pytest.mark.rule("KEY-SCORE-7", "KEY-SB-2A-3")
@pytest.mark.parametrize(("boats", "expected"), [(0, 0), (1, 2), (2, 4), (3, 8), (4, 16), (5, 32)])
def test_sea_breese_scores_the_chain_of_boats_from_the_home(boats: int, expected: int) -> None:
    s = table({}, {}, {}, seats=3, season="winter", start=1)
    river = ["boat_sea_breese", "summer_boat_1", "summer_boat_2", "summer_boat_3", "summer_boat_4"]
    last = "home_1"
    for id in river[:boats]:
        settle(s, 0, id, last, "s", 0)
        last = id
    if not boats:
        s.players[0].waiting.append(number("boat_sea_breese"))

    assert boats_on_river(s, s.players[0]) == boats
    assert score_lines(s, 0)[2] == expected


@pytest.mark.rule("KEY-SCORE-7")
def test_a_boat_whose_water_meets_a_field_breaks_the_chain() -> None:
    s = winter()
    settle(s, 0, "boat_sea_breese", "home_1", "s", 1)

    assert boats_on_river(s, s.players[0]) == 0


@pytest.mark.rule("KEY-SCORE-2", "KEY-UPG-6")
def test_flipper_flips_one_front_for_nothing() -> None:
    s = winter()
    settle(s, 0, "boat_flipper")
    settle(s, 0, "gold_mine")
    settle(s, 0, "keywood")
    flip(s, "keywood")
    put(s, 0, "gold_mine", wood=1)
    s.agenda.clear()
    s.then(FlipperStep(), FinalScoring())
    advance(s)

    assert awaited(s) == [0]
    assert offered(s, 0) == ["stop", "upgrade home_1", "upgrade gold_mine"]
    assert why_not(s, 0, "upgrade keywood") == "KEY-UPG-6"
    assert why_not(s, 0, "upgrade home_2") == "KEY-SCORE-2"
    moves(s, 0, "upgrade gold_mine")

    assert s.flipped >> number("gold_mine") & 1
    assert goods(s, 0, "gold_mine") == {"wood": 1}
    assert s.is_over()


@pytest.mark.rule("KEY-SCORE-2")
def test_without_a_front_flippers_owner_is_not_asked() -> None:
    s = winter()
    settle(s, 0, "boat_flipper")
    flip(s, "home_1")
    s.agenda.clear()
    s.then(FlipperStep(), FinalScoring())
    advance(s)

    assert s.is_over()


@pytest.mark.rule("KEY-SCORE-3", "KEY-SCORE-9")
def test_faces_score_their_points_and_nothing_twice() -> None:
    s = winter()
    settle(s, 0, "sawmill")
    settle(s, 0, "keywood")
    flip(s, "keywood")

    assert score_lines(s, 0) == [6, 0, 0, 0, 0, 0]


@pytest.mark.rule("KEY-SCORE-10", "KEY-SCORE-11", "KEY-RUL-19")
def test_yards_score_what_lies_on_them_gold_included_and_pieces_may_be_pulled_away() -> None:
    s = winter()
    settle(s, 0, "timber_yard")
    put(s, 0, "timber_yard", wood=2, gold=1, iron=1)
    assert score_lines(s, 0)[3] == 6
    flip(s, "timber_yard")
    assert score_lines(s, 0)[3] == 9
    settle(s, 0, "barn")
    put(s, 0, "barn", iron=1, stone=2)
    assert score_lines(s, 0)[3] == 12
    put(s, 0, "home_1", stone=1)
    settle(s, 0, "mercers_guild")

    # One set for 5: wood from the yard (3), stone from home, iron that lies on the wrong yard.
    assert total(s, 0) == 12 + 5 - 3


@pytest.mark.rule("KEY-SCORE-12")
def test_the_pool_needs_no_transport() -> None:
    s = winter()
    settle(s, 0, "windmill")
    settle(s, 0, "keywood")
    put(s, 0, "keywood", wood=3)
    put(s, 0, "home_1", iron=2)

    assert score_lines(s, 0)[4] == 5


@pytest.mark.rule("KEY-SCORE-17")
@pytest.mark.parametrize(
    ("tile", "pieces", "more"),
    [
        ("jeweller", {}, 2),
        ("scribes", {"saw": 1, "anvil": 1}, 10),
        ("craftsmans_guild", {"red": 1, "blue": 1}, 3),
        ("key_market", {}, 2),
        ("barn", {}, 1),
        ("timber_yard", {}, 2),
        ("windmill", {"wood": 4}, 5),
    ],
)
def test_the_marker_is_any_one_piece(tile: str, pieces: dict[str, int], more: int) -> None:
    s = winter()
    settle(s, 0, tile)
    for name, count in pieces.items():
        if name == "wood":
            put(s, 0, "home_1", wood=count)
        else:
            give(s, 0, **{name: count})
    without = total(s, 0)
    s.start = 0

    assert total(s, 0) - without == more


@pytest.mark.rule("KEY-SCORE-18")
def test_gold_that_is_left_scores_one_and_so_does_the_marker() -> None:
    s = winter()
    put(s, 0, "home_1", gold=3, wood=2)
    assert score_lines(s, 0) == [0, 0, 0, 0, 0, 3]
    s.start = 0

    assert score_lines(s, 0) == [0, 0, 0, 0, 0, 4]


@pytest.mark.rule("KEY-SB-3B", "KEY-RUL-14")
def test_with_boat_3b_every_resource_is_any_resource() -> None:
    s = winter()
    win(s, 0, "summer_boat_3b")
    put(s, 0, "home_1", wood=3)
    assert total(s, 0) == 3
    settle(s, 0, "jeweller")

    assert total(s, 0) == 6


@pytest.mark.rule("KEY-OPT-3")
def test_by_the_other_reading_only_gold_that_is_left_scores_but_the_jeweller_takes_all() -> None:
    s = table({}, {}, season="winter", start=1, options={"boat_3b_leftovers_score": False})
    win(s, 0, "summer_boat_3b")
    put(s, 0, "home_1", wood=3, gold=1)
    assert total(s, 0) == 1
    settle(s, 0, "jeweller")

    assert total(s, 0) == 8


@pytest.mark.rule("KEY-SCORE-19", "KEY-END-4")
def test_workers_that_come_back_in_step_4_of_winter_score() -> None:
    s = table({"green": 2}, {}, season="winter", start=0)
    settle(s, 0, "key_market")
    moves(s, 0, "use home_1", "green", "workers 2")
    moves(s, 0, "stop")
    end_season(s)

    assert workers(s, 0) == {"green": 2}
    assert score_lines(s, 0)[4] >= 4


@pytest.mark.rule("KEY-SCORE-20")
def test_equal_totals_share_the_victory() -> None:
    s = table({}, {}, {}, seats=3, season="winter", start=2)
    put(s, 0, "home_1", gold=1)
    assert winners(s) == [0, 2]  # the marker is a gold
    put(s, 1, "home_2", gold=2)

    assert winners(s) == [1]
    assert GAME.winners(s) == [1]


@pytest.mark.rule("KEY-RUL-23")
def test_a_mercers_set_may_be_mostly_gold() -> None:
    s = winter()
    settle(s, 0, "mercers_guild")
    put(s, 0, "home_1", gold=2, iron=1)

    assert total(s, 0) == 5


def longest_by_trying(roads: list[list[int]]) -> int:
    """Every set of roads that is connected and even at every tile."""
    edges = [(here, there) for here in range(len(roads)) for there in roads[here] if here < there]
    best = 0
    for chosen in range(1, 1 << len(edges)):
        route = [edge for i, edge in enumerate(edges) if chosen >> i & 1]
        ends = [tile for edge in route for tile in edge]
        if any(ends.count(tile) % 2 for tile in set(ends)):
            continue
        reached = {ends[0]}
        for _ in route:
            reached |= {tile for edge in route if reached & set(edge) for tile in edge}
        if reached == set(ends):
            best = max(best, len(reached))
    return best


@pytest.mark.rule("KEY-OPT-6")
def test_the_longest_route_is_the_longest_of_all() -> None:
    for seed in range(60):
        rng = Rng.seeded(seed)
        count = 3 + rng.below(5)
        pairs = [(a, b) for a in range(count) for b in range(a) if rng.below(2)][:10]
        roads: list[list[int]] = [[] for _ in range(count)]
        for a, b in pairs:
            roads[a].append(b)
            roads[b].append(a)

        assert longest_route(roads) == longest_by_trying(roads), roads
