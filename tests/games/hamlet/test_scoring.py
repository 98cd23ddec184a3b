"""Milestones, awards, the end and final scoring: sections 9 and 10 of the ledger."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited
from gromada.games.hamlet.printed import CHURCH_COMPLETE, NO_REASON, ROUND_LIMIT, STALLED
from gromada.games.hamlet.round import reason_to_end
from gromada.games.hamlet.scoring import (
    award_points,
    gold_points,
    landmark_points,
    longest_points,
    points_of_landmark,
    road_points,
    score_lines,
    total_of,
    winners,
)
from gromada.games.hamlet.state import NOBODY, Hamlet
from tests.games.hamlet.building import (
    BOX,
    CHURCH,
    GAME,
    PRINTED,
    RED,
    TILE,
    YELLOW,
    act,
    begin,
    do,
    example,
    hamlet,
    lay,
    put,
    road,
    side_between,
    texts,
)


def flagged(s: Hamlet, *tiles: str, seat: int = 0) -> Hamlet:
    for tile in tiles:
        s.players[seat].flags |= 1 << TILE[tile]
    return s


# -- the rulebook's worked example ---------------------------------------------------------------------------


@pytest.mark.rule("HAM-LONG-1", "HAM-LONG-2", "HAM-RUL-17")
def test_the_rulebooks_longest_roads_are_worth_12_and_10() -> None:
    s = example()
    s.players[YELLOW].flags = 0

    assert s.board.longest_road(RED) == 6
    assert s.board.longest_road(YELLOW) == 5
    assert longest_points(s, RED) == 12
    assert longest_points(s, YELLOW) == 10


@pytest.mark.rule("HAM-SCORE-8")
def test_the_rulebooks_roads_are_worth_3_and_2() -> None:
    s = example()

    assert road_points(s, RED) == 3
    assert road_points(s, YELLOW) == 2


@pytest.mark.rule("HAM-LONG-3")
def test_the_rulebooks_blacksmith_adds_5() -> None:
    assert longest_points(example(), YELLOW) == 10 + 5


@pytest.mark.rule("HAM-LONG-3", "HAM-SCORE-2")
def test_a_blacksmith_that_is_cut_off_adds_nothing() -> None:
    s = lay(hamlet(), ("small_mountain_range", "quarry", 2, 0))
    road(s, "quarry", "small_mountain_range", 0)
    assert longest_points(s, 0) == 4
    name = next(
        n
        for n in s.board.placements(TILE["small_mountain_range"], TILE["blacksmith"])
        if not s.board.with_tile(TILE["small_mountain_range"], TILE["blacksmith"], n // 16, n % 16).is_connected(
            TILE["blacksmith"]
        )
    )
    lay(s, ("blacksmith", "small_mountain_range", name // 16, name % 16))
    flagged(s, "blacksmith")

    assert longest_points(s, 0) == 4


@pytest.mark.rule("HAM-SCORE-3", "HAM-SCORE-2")
def test_the_rulebooks_pond_is_worth_3_once_a_bridge_joins_it() -> None:
    s = example()
    assert landmark_points(s, RED) == 3
    alone = flagged(lay(hamlet(), ("pond_plank", "woodcutter", 1, 5)), "pond_plank")

    assert landmark_points(alone, 0) == 0


# -- milestones and awards -----------------------------------------------------------------------------------


@pytest.mark.rule("HAM-MS-2", "HAM-SCORE-8")
def test_the_planner_scores_every_own_road_twice() -> None:
    s = example()
    s.milestones[4] = YELLOW

    assert road_points(s, YELLOW) == 4
    assert road_points(s, RED) == 3


@pytest.mark.rule("HAM-MS-3")
def test_a_milestone_never_changes_hands() -> None:
    s = lay(hamlet(gold=60), ("sawmill", "market", 3, 5))
    s.milestones[0] = 1
    s.players[0].blueprints = [TILE["lumber_mill"]]
    begin(s)
    act(s, "church", "construct")
    while texts(s)[0].split()[0] in ("on", "own", "use", "buy"):
        do(s, texts(s)[0])

    assert s.board.tiles >> TILE["lumber_mill"] & 1
    assert s.milestones[0] == 1


@pytest.mark.rule("HAM-AW-1", "HAM-AW-2", "HAM-AW-3", "HAM-AW-4", "HAM-RUL-6")
@pytest.mark.parametrize(
    ("deliveries", "points"),
    [
        ([3, 2, 1, 0], [5, 3, 0, 0]),
        ([3, 1, 1, 0], [5, 1, 1, 0]),  # a tie for second shares 3, rounded down
        ([3, 1, 1, 1], [5, 1, 1, 1]),
        ([2, 2, 1, 0], [4, 4, 0, 0]),  # a tie for most shares 8, and there is no second
        ([1, 1, 1, 0], [2, 2, 2, 0]),
        ([3, 0, 0, 0], [5, 0, 0, 0]),  # nobody is second with none
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_chaplain_and_sacristan(deliveries: list[int], points: list[int]) -> None:
    s = hamlet(4)
    for player, count in enumerate(deliveries):
        s.players[player].deliveries = count

    assert [award_points(s, player) for player in range(4)] == points


@pytest.mark.rule("HAM-AW-1", "HAM-AW-2", "HAM-AW-4")
@pytest.mark.parametrize(
    ("counts", "points"),
    [([2, 1, 0], [4, 0, 0]), ([2, 2, 1], [2, 2, 0]), ([1, 1, 1], [1, 1, 1]), ([0, 0, 0], [0, 0, 0])],
)
def test_merchant_and_landscaper(counts: list[int], points: list[int]) -> None:
    s = hamlet(3)
    for player, count in enumerate(counts):
        s.players[player].sales = list(range(count))
    assert [award_points(s, player) for player in range(3)] == points

    s = hamlet(3)
    for player, count in enumerate(counts):
        s.players[player].flags = ((1 << count) - 1) << (8 * player)
    assert [award_points(s, player) for player in range(3)] == points


@pytest.mark.rule("HAM-RUL-16")
def test_the_landscaper_counts_flags_that_are_cut_off() -> None:
    s = flagged(lay(hamlet(), ("pond_plank", "woodcutter", 1, 5)), "pond_plank")

    assert landmark_points(s, 0) == 0
    assert award_points(s, 0) == 4


# -- landmarks, one case each --------------------------------------------------------------------------------


@pytest.mark.rule("HAM-SCORE-3")
@pytest.mark.parametrize(
    ("tile", "points"),
    [("trading_post", 3), ("chapel", 4), ("tavern", 7), ("warehouse", 2), ("stable", 6), ("pond_milk", 3)],
)
def test_landmarks_that_count_what_their_owner_has(tile: str, points: int) -> None:
    s = hamlet()
    road_side = [n for n in s.board.placements(4, TILE[tile]) if n // 16 == 3]
    name = road_side[0] if road_side else 4 * 16 + 3  # forest on forest
    lay(s, (tile, "market", name // 16, name % 16))
    if not road_side:
        s.board = s.board.with_road(side_between(s.board, 4, TILE[tile]), 1)
    me = s.players[0]
    me.sales, me.deliveries, me.gold, me.roads, me.donkeys = [0, 1, 2], 2, 7, 3, [0, 0, 0]

    assert points_of_landmark(s, 0, TILE[tile]) == points
    assert s.board.is_connected(TILE[tile])


@pytest.mark.rule("HAM-SCORE-3")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (8, 8), (9, 8), (30, 8)])
def test_the_tavern_scores_at_most_eight(gold: int, points: int) -> None:
    s = lay(hamlet(gold=gold), ("tavern", "market", 3, 0))

    assert points_of_landmark(s, 0, TILE["tavern"]) == points
    assert gold_points(s, 0) == gold // 3  # besides


def slow_matches(s: Hamlet, tile: int) -> list[tuple[int, int]]:
    """Own and facing type of every shared segment."""
    shape = BOX.shapes[tile]
    sides = [(shape.segments[i], s.board.facing[tile * 16 + i]) for i in range(shape.sides)]
    return [(own, s.board.type_of(facing)) for own, facing in sides if facing >= 0]


@pytest.mark.rule("HAM-SCORE-4", "HAM-SCORE-5", "HAM-SCORE-6", "HAM-RUL-19", "HAM-SCORE-2")
@pytest.mark.parametrize(
    ("tile", "each"),
    [
        ("small_woodland", 1),
        ("large_woodland", 2),
        ("small_mountain_range", 1),
        ("large_mountain_range", 2),
        ("plaza", 3),
        ("monument", 2),
    ],
)
def test_landmarks_that_count_their_neighbours_segments(tile: str, each: int) -> None:
    number = TILE[tile]
    seen = set()
    for host in range(6):
        for name in hamlet().board.placements(host, number):
            s = hamlet()
            s.board = s.board.with_tile(host, number, name // 16, name % 16)
            meets = slow_matches(s, number)
            if "woodland" in tile:
                count = len([1 for _, other in meets if other == 1])
            elif "mountain" in tile:
                count = len([1 for _, other in meets if other == 2])
            elif tile == "plaza":
                count = len([1 for pair in meets if pair == (0, 0)])
            else:
                count = len([1 for own, other in meets if own == other])
            needs_road = tile in ("plaza", "monument")
            is_scored = s.board.is_connected(number) or not needs_road
            assert points_of_landmark(s, 0, number) == (each * count if is_scored else 0)
            seen.add(count)
            if count and not needs_road and not s.board.is_connected(number):
                sides = [i for i in range(BOX.shapes[number].sides) if s.board.is_bridgeable(number * 16 + i)]
                if sides:  # a player's road on a matching segment changes nothing
                    before = points_of_landmark(s, 0, number)
                    s.board = s.board.with_road(number * 16 + sides[0], 1)
                    assert points_of_landmark(s, 0, number) == before

    assert len(seen) > 1


@pytest.mark.rule("HAM-SCORE-7")
def test_the_outpost_counts_the_tiles_to_the_church() -> None:
    s = lay(hamlet(), ("outpost", "market", 3, 0))
    assert points_of_landmark(s, 0, TILE["outpost"]) == 3

    s = lay(hamlet(), ("plaza", "market", 3, 0))
    name = next(
        n
        for n in s.board.placements(TILE["plaza"], TILE["outpost"])
        if BOX.shapes[TILE["outpost"]].segments[n % 16] == 0
    )
    lay(s, ("outpost", "plaza", name // 16, name % 16))
    assert points_of_landmark(s, 0, TILE["outpost"]) == 4


@pytest.mark.rule("HAM-COMP-1")
def test_every_landmark_of_the_pack_is_tested_here() -> None:
    flags = {entry["id"].split("_")[0] for entry in PRINTED["tiles"] if entry["flag"]}

    assert flags == {
        *("pond", "trading", "chapel", "tavern", "warehouse", "stable"),
        *("small", "large", "plaza", "monument", "outpost", "blacksmith"),
    }


# -- roads and gold ------------------------------------------------------------------------------------------


@pytest.mark.rule("HAM-LONG-1", "HAM-LONG-2")
def test_without_an_own_road_there_is_no_longest_road_and_others_roads_do_not_count() -> None:
    s = lay(hamlet(), ("small_mountain_range", "quarry", 2, 0), ("plaza", "market", 3, 0))
    assert s.board.longest_road(0) == 0
    road(s, "quarry", "small_mountain_range", 1)

    assert s.board.longest_road(0) == 0
    assert s.board.longest_road(1) == 2
    assert longest_points(s, 1) == 4


@pytest.mark.rule("HAM-LONG-4", "HAM-SCORE-8")
def test_a_road_to_the_church_is_no_part_of_a_chain_but_scores() -> None:
    s = hamlet()
    name = next(n for n in s.board.placements(CHURCH, TILE["small_woodland"]) if n // 16 == 12)
    lay(s, ("small_woodland", "church", name // 16, name % 16))
    road(s, "church", "small_woodland", 0)

    assert s.board.longest_road(0) == 0
    assert road_points(s, 0) == 1


@pytest.mark.rule("HAM-SCORE-9")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_three_gold_are_a_point(gold: int, points: int) -> None:
    assert gold_points(hamlet(gold=gold), 0) == points


@pytest.mark.rule("HAM-SCORE-1", "HAM-COMP-6")
def test_all_lines_are_added_to_the_points_of_play_and_there_is_no_upper_end() -> None:
    s = example()
    red = s.players[RED]
    red.points, red.deliveries, red.gold = 49, 1, 7
    s.players[YELLOW].flags |= 1 << TILE["tavern"]

    assert score_lines(s, RED) == (49, 5, 3, 3, 12, 2)
    assert total_of(s, RED) == 74


@pytest.mark.rule("HAM-TIE-1", "HAM-RUL-11")
@pytest.mark.parametrize(
    ("points", "deliveries", "sales", "won"),
    [
        ([20, 10, 10], [0, 0, 0], [0, 0, 0], [0]),
        ([10, 15, 15], [1, 1, 1], [0, 0, 0], [1, 2]),
        ([12, 15, 12], [2, 1, 2], [0, 0, 0], [0, 2]),
    ],
)
def test_most_points_win_and_ties_are_broken_or_shared(
    points: list[int], deliveries: list[int], sales: list[int], won: list[int]
) -> None:
    s = hamlet(3)
    for i, p in enumerate(s.players):
        p.points, p.deliveries, p.sales = points[i], deliveries[i], list(range(sales[i]))

    assert winners(s) == won


@pytest.mark.rule("HAM-TIE-1")
def test_a_tie_goes_to_deliveries_then_to_sales_among_those_still_tied() -> None:
    s = hamlet(3)
    a, b, c = s.players
    a.deliveries, b.deliveries, c.deliveries = 2, 1, 0
    a.points, b.points, c.points = 10, 12, 15
    assert [total_of(s, seat) for seat in range(3)] == [15, 15, 15]
    assert winners(s) == [0]

    s = hamlet(2)
    s.players[0].sales, s.players[0].points, s.players[1].points = [0], 10, 14
    assert [total_of(s, seat) for seat in range(2)] == [14, 14]
    assert winners(s) == [0]


# -- the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HAM-END-1", "HAM-END-2")
def test_the_round_in_which_the_church_is_completed_is_played_to_its_end() -> None:
    s = hamlet(3, gold=10)
    s.delivered = [NOBODY, 1, 1, 1, 1]
    s.players[1].deliveries = 4
    begin(s)
    act(s, "church")
    do(s, "end")

    assert awaited(s) == [1]
    act(s, "woodcutter", seat=1)
    do(s, "end", seat=1)
    assert awaited(s) == [2]
    do(s, "end", seat=2)
    assert s.is_over()
    assert s.end_reason == CHURCH_COMPLETE


@pytest.mark.rule("HAM-END-1")
def test_if_the_last_player_completes_it_the_game_ends_with_his_turn() -> None:
    s = hamlet(2)
    s.players[1].gold = 10
    s.delivered = [NOBODY, 0, 0, 0]
    s.players[0].deliveries = 3
    begin(s)
    do(s, "end")
    act(s, "church", seat=1)
    do(s, "end", seat=1)

    assert s.is_over()


def full_producers(s: Hamlet) -> Hamlet:
    for tile, resource in (("woodcutter", "wood"), ("quarry", "stone"), ("farm", "wheat")):
        put(s, tile, resource)
    return s


@pytest.mark.rule("HAM-END-3", "HAM-END-4")
def test_begging_donkeys_and_passing_leave_a_round_idle_and_anything_else_does_not() -> None:
    s = begin(full_producers(hamlet()))
    s.stall = 5
    act(s, "church")
    do(s, "donkeys", "drive 1", "end")
    do(s, "end", seat=1)
    assert s.stall == 6

    s = begin(hamlet())
    s.stall = 5
    do(s, "end")
    act(s, "woodcutter", seat=1)
    do(s, "end", seat=1)
    assert s.stall == 0


@pytest.mark.rule("HAM-END-3")
@pytest.mark.parametrize("what", ["blueprint", "hire", "refine", "sell", "construct", "road", "deliver"])
def test_every_other_action_makes_a_round_busy(what: str) -> None:
    s = lay(full_producers(hamlet(gold=40)), ("lumber_mill", "market", 3, 1), ("small_mountain_range", "quarry", 2, 0))
    s.players[0].donkeys = [CHURCH, 4]
    s.row, s.row_gold = [6], [0]
    s.face_up[0] = 0
    s.players[0].blueprints = [TILE["small_woodland"]]
    begin(s)
    assert s.is_idle
    place = {"blueprint": "town_hall", "hire": "town_hall", "refine": "lumber_mill", "sell": "market"}
    kind = what if what in ("construct", "road") else "activate"
    act(s, place.get(what, "quarry" if kind != "activate" else "church"), kind)
    first = {"blueprint": "take 0", "hire": "skip", "deliver": "deliver 0"}
    if what in first:
        do(s, first[what])
    while awaited(s) == [0] and texts(s)[0] != "donkeys":
        do(s, texts(s)[0])

    assert not s.is_idle


@pytest.mark.rule("HAM-END-5", "HAM-OPT-3", "HAM-OPT-4", "HAM-RUL-18")
@pytest.mark.parametrize(
    ("complete", "stall", "round", "reason"),
    [
        (True, 40, 400, CHURCH_COMPLETE),
        (False, 40, 400, STALLED),
        (False, 39, 400, ROUND_LIMIT),
        (False, 39, 399, NO_REASON),
    ],
)
def test_the_reasons_to_end_are_checked_in_order(complete: bool, stall: int, round: int, reason: int) -> None:
    s = hamlet()
    s.stall, s.round = stall, round
    if complete:
        s.delivered = [0, 0, 0, 0]

    assert reason_to_end(s) == reason


@pytest.mark.rule("HAM-END-5", "HAM-OPT-3", "HAM-OPT-4")
@pytest.mark.parametrize(
    ("options", "rounds", "reason"),
    [
        ({"stall_limit": 20}, 20, STALLED),
        ({}, 40, STALLED),
        ({"stall_limit": "off", "round_limit": 100}, 100, ROUND_LIMIT),
    ],
)
def test_a_game_that_nobody_advances_ends_by_its_limits(options: dict[str, object], rounds: int, reason: int) -> None:
    s = GAME.new(2, 3, options)
    while seats := awaited(s):
        do(s, "end", seat=seats[0])

    assert (s.round, s.end_reason) == (rounds, reason)


@pytest.mark.rule("HAM-END-6", "HAM-AW-5")
@pytest.mark.parametrize("reason", [CHURCH_COMPLETE, STALLED, ROUND_LIMIT])
def test_the_scoring_is_the_same_whatever_the_reason(reason: int) -> None:
    s = example()
    s.players[RED].deliveries = 1
    before = [total_of(s, seat) for seat in range(2)]
    s.end_reason = reason

    assert [total_of(s, seat) for seat in range(2)] == before
    assert GAME.view(s, None)["end_reason"] == ("church_complete", "stalled", "round_limit")[reason]
