"""Awards, landmarks, roads, gold and ties: sections 9 and 10 of the ledger.

The lines can be asked at any moment: they say what the game would be worth if it ended now.
"""

from __future__ import annotations

from gromada.games.hamlet.lattice import NOTHING
from gromada.games.hamlet.printed import (
    DISTANCE,
    FLAT,
    LONGEST_BONUS,
    MEASURE_DELIVERIES,
    MEASURE_SALES,
    PER_DELIVERY,
    PER_DONKEY,
    PER_GOLD,
    PER_MATCHING,
    PER_PRINTED_ROAD,
    PER_ROAD,
    PER_SALE,
    PER_TOUCHING,
    PLANNER,
    ROAD,
    SIDES,
)
from gromada.games.hamlet.state import BOTRIC, Hamlet


def score_lines(s: Hamlet, player: int) -> tuple[int, int, int, int, int, int]:
    """[HAM-SCORE-1] Points of play, awards, landmarks, roads, longest road, gold."""
    return (
        s.players[player].points,
        award_points(s, player),
        landmark_points(s, player),
        road_points(s, player),
        longest_points(s, player),
        gold_points(s, player),
    )


def total_of(s: Hamlet, player: int) -> int:
    play, awards, landmarks, roads, longest, gold = score_lines(s, player)
    return play + awards + landmarks + roads + longest + gold


# -- awards --------------------------------------------------------------------------------------------------


def measured(s: Hamlet, measure: int, player: int) -> int:
    """[HAM-AW-1, HAM-RUL-16] Deliveries, sale tiles, or own flags, connected or not."""
    p = s.players[player]
    if measure == MEASURE_DELIVERIES:
        return p.deliveries
    if measure == MEASURE_SALES:
        return len(p.sales)
    count = 0
    flags = p.flags
    while flags:  # few: `bit_count`, which is called through Python, takes longer
        flags &= flags - 1
        count += 1
    return count


def award_points(s: Hamlet, player: int) -> int:
    """[HAM-AW-1, HAM-AW-5] All awards of a player, whatever the end reason."""
    total = 0
    for measure in range(3):
        total += points_of_measure(s, measure, player)
    return total


def points_of_measure(s: Hamlet, measure: int, player: int) -> int:
    """[HAM-AW-1, HAM-AW-2, HAM-AW-3, HAM-AW-4, HAM-RUL-6] Most, and second most where that is awarded too.

    Ties share, rounded down; a tie for most takes the second award into the share; nobody is awarded for 0.
    """
    mine = measured(s, measure, player)
    if mine == 0:
        return 0
    ahead = level = 0
    for other in range(len(s.players)):
        count = measured(s, measure, other)
        if count > mine:
            ahead += 1
        elif count == mine:
            level += 1
    if ahead > 1:
        return 0
    first = second = 0
    for award in s.box.awards:
        if award.measure == measure:
            if award.rank == 1:
                first += award.points
            else:
                second += award.points
    if ahead:
        return second // level
    return (first + second) // level if level > 1 else first


def leaders(counts: list[int], rank: int) -> list[int]:
    """[HAM-AW-1, HAM-AW-2, HAM-AW-3] Who has most, or second most where one alone has most; nobody for 0."""
    most = max(counts)
    if rank > 1:
        if counts.count(most) > 1:
            return []
        most = max([count for count in counts if count < most], default=0)
    return [player for player, count in enumerate(counts) if most and count == most]


# -- landmarks -----------------------------------------------------------------------------------------------


def landmark_points(s: Hamlet, player: int) -> int:
    """[HAM-SCORE-2] Every tile with the player's flag."""
    total = 0
    flags = s.players[player].flags
    while flags:
        bit = flags & -flags
        flags ^= bit
        total += points_of_landmark(s, player, bit.bit_length() - 1)
    return total


def points_of_landmark(s: Hamlet, player: int, tile: int) -> int:
    """[HAM-SCORE-2, HAM-SCORE-3, HAM-SCORE-4, HAM-SCORE-7] Only if connected, where the tile needs it.

    The Blacksmith is counted with the longest road.
    """
    landmark = s.box.tiles[tile].landmark
    if landmark.needs_road and not s.board.is_connected(tile):
        return 0
    p = s.players[player]
    is_bot = player >= s.seats
    type = landmark.type
    if type == FLAT:
        return landmark.points
    if type == PER_SALE:
        return landmark.points * len(p.sales)
    if type == PER_DELIVERY:
        return landmark.points * p.deliveries
    if type == PER_GOLD:
        return s.box.solo.tavern_points if is_bot else min(landmark.points * p.gold, landmark.most)
    if type == PER_ROAD:
        return landmark.points * (s.box.roads - p.roads)
    if type == PER_DONKEY:
        return s.box.solo.stable_points if is_bot else landmark.points * len(p.donkeys)
    if type == DISTANCE:
        return landmark.points * s.board.steps_to_church(tile)
    if type == LONGEST_BONUS:
        return 0
    return landmark.points * matching_sides(s, tile, type, landmark.segment)


def matching_sides(s: Hamlet, tile: int, type: int, segment: int) -> int:
    """[HAM-SCORE-4, HAM-SCORE-5, HAM-SCORE-6, HAM-RUL-19] Own segments that meet what the landmark counts.

    Woodlands and Mountain Ranges count neighbours' segments of their type, the Plaza printed roads, the Monument equal
    types. A player's road on a segment changes nothing.
    """
    count = 0
    board = s.board
    for i in range(s.box.shapes[tile].sides):
        facing = board.facing[tile * SIDES + i]
        if facing == NOTHING:
            continue
        own = s.box.shapes[tile].segments[i]
        other = board.type_of(facing)
        if (
            (type == PER_TOUCHING and other == segment)
            or (type == PER_PRINTED_ROAD and own == ROAD and other == ROAD)
            or (type == PER_MATCHING and own == other)
        ):
            count += 1
    return count


# -- roads and gold ------------------------------------------------------------------------------------------


def road_points(s: Hamlet, player: int) -> int:
    """[HAM-SCORE-8, HAM-MS-2] A point an own road, with the Planner one more."""
    built = s.box.roads - s.players[player].roads
    each = s.box.road_points + (s.box.planner_points if s.milestones[PLANNER] == player else 0)
    return built * each


def longest_points(s: Hamlet, player: int) -> int:
    """[HAM-LONG-1, HAM-LONG-3] 2 points a tile of the longest road; with a connected Blacksmith 3."""
    each = s.box.longest_points
    flags = s.players[player].flags & s.board.connected
    while flags:
        bit = flags & -flags
        flags ^= bit
        landmark = s.box.tiles[bit.bit_length() - 1].landmark
        if landmark.type == LONGEST_BONUS:
            each += landmark.points
    return each * s.board.longest_road(player)


def gold_points(s: Hamlet, player: int) -> int:
    """[HAM-SCORE-9, HAM-SOLO-15] A point for every full 3 gold; the solo opponent scores nothing for gold."""
    if player >= s.seats:
        return s.box.solo.gold_points
    return s.players[player].gold // s.box.gold_per_point


# -- who has won ---------------------------------------------------------------------------------------------


def winners(s: Hamlet) -> list[int]:
    """[HAM-TIE-1, HAM-RUL-11, HAM-SOLO-16] Most points; then deliveries, then sale tiles; then shared.

    Alone, a tie that remains is the opponent's.
    """
    ranks = [
        (total_of(s, player), s.players[player].deliveries, len(s.players[player].sales))
        for player in range(len(s.players))
    ]
    best = max(ranks)
    if s.is_solo():
        return [0] if ranks[0] > ranks[BOTRIC] else []
    return [player for player in range(s.seats) if ranks[player] == best]
