"""Section GEO of the ledger: exact geometry, held against a slow independent check."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gromada.core.rng import Rng
from gromada.games.hamlet.lattice import (
    DIRECTIONS,
    NOTHING,
    TURNS,
    Board,
    Shape,
    is_cliff,
    offset_of,
    outline_fault,
    tile_of,
    turned_cell,
    turned_vertex,
    turns_of,
    vertex_key,
    vertex_of,
)
from gromada.games.hamlet.printed import FOREST, HILL, ROAD, SIDES
from tests.games.hamlet.building import (
    BOX,
    CHURCH,
    FARM,
    MARKET,
    QUARRY,
    TILE,
    TOWN_HALL,
    WOODCUTTER,
    example,
    hamlet,
    lay,
)

START = Board(BOX, list(BOX.placed), [])
NUMBERS = st.integers(-40, 40)
Outline = list[tuple[tuple[int, int], tuple[int, int]]]
Cells = set[frozenset[tuple[int, int]]]


def grown(seed: int, tiles: int = 12) -> Board:
    """A random legal board."""
    rng, board = Rng.seeded(seed), START
    left = [tile.number for tile in BOX.tiles if tile.number not in BOX.start]
    rng.shuffle(left)
    for tile in left[:tiles]:
        host = tile_of(board.placed[rng.below(len(board.placed))])
        if names := board.placements(host, tile):
            name = names[rng.below(len(names))]
            board = board.with_tile(host, tile, name // SIDES, name % SIDES)
    return board


# -- the slow check: points and sets, no keys, no tables ----------------------------------------------------------


def slow_outline(shape: Shape, turns: int, at: tuple[int, int]) -> Outline:
    """Each segment from vertex to vertex."""
    found = []
    q, r = 0, 0
    for step in shape.walk:
        a = turned_vertex(q, r, turns)
        q, r = q + DIRECTIONS[step][0], r + DIRECTIONS[step][1]
        b = turned_vertex(q, r, turns)
        found.append(((a[0] + at[0], a[1] + at[1]), (b[0] + at[0], b[1] + at[1])))
    return found


def slow_cells(shape: Shape, turns: int, at: tuple[int, int]) -> Cells:
    """Each cell as its three corners."""
    cells = set()
    for q, r, half in shape.cells:
        corners = [(q + 1, r), (q, r + 1), (q + 1, r + 1) if half else (q, r)]
        turned = [turned_vertex(a, b, turns) for a, b in corners]
        cells.add(frozenset((a + at[0], b + at[1]) for a, b in turned))
    return cells


def slow_board(
    board: Board,
) -> list[tuple[int, list[tuple[tuple[int, int], tuple[int, int]]], set[frozenset[tuple[int, int]]]]]:
    found = []
    for placed in board.placed:
        q, r = vertex_of(offset_of(placed))
        shape = BOX.shapes[tile_of(placed)]
        found.append(
            (
                tile_of(placed),
                slow_outline(shape, turns_of(placed), (q, r)),
                slow_cells(shape, turns_of(placed), (q, r)),
            )
        )
    return found


def slow_placements(board: Board, host: int, tile: int) -> list[int]:
    """All legal placements by their names, in the ledger's words."""
    laid = slow_board(board)
    covered = set().union(*[cells for _, _, cells in laid])
    types: dict[frozenset[tuple[int, int]], list[int]] = {}
    for other, outline, _ in laid:
        for i, ends in enumerate(outline):
            types.setdefault(frozenset(ends), []).append(BOX.shapes[other].segments[i])
    host_outline = next(outline for other, outline, _ in laid if other == host)
    shape = BOX.shapes[tile]
    seen, names = [], []
    for h, (start, end) in enumerate(host_outline):
        if len(types[frozenset((start, end))]) == 2:
            continue
        for j in range(shape.sides):
            for turns in range(TURNS):
                a, b = slow_outline(shape, turns, (0, 0))[j]
                if (b[0] - a[0], b[1] - a[1]) != (start[0] - end[0], start[1] - end[1]):
                    continue
                at = (end[0] - a[0], end[1] - a[1])
                cells = slow_cells(shape, turns, at)
                outline = slow_outline(shape, turns, at)
                meets = [
                    (shape.segments[i], other)
                    for i, ends in enumerate(outline)
                    for other in types.get(frozenset(ends), [])
                ]
                if cells & covered or any((own == ROAD) != (other == ROAD) for own, other in meets):
                    continue
                look = (cells, {(frozenset(ends), shape.segments[i]) for i, ends in enumerate(outline)})
                if look not in seen:
                    seen.append(look)
                    names.append(h * SIDES + j)
    return names


# -- the tests --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HAM-GEO-1", "HAM-GEO-3")
@given(NUMBERS, NUMBERS)
def test_six_rotations_are_none(q: int, r: int) -> None:
    at = (q, r)
    for _ in range(TURNS):
        at = turned_vertex(*at, 1)

    assert at == (q, r)
    assert turned_vertex(q, r, 6) == (q, r)
    assert turned_vertex(*turned_vertex(q, r, 2), 1) == turned_vertex(q, r, 3)


@pytest.mark.rule("HAM-GEO-1", "HAM-GEO-3")
def test_each_direction_is_the_one_before_turned_once() -> None:
    for i, (q, r) in enumerate(DIRECTIONS):
        assert turned_vertex(q, r, 1) == DIRECTIONS[(i + 1) % TURNS]


@pytest.mark.rule("HAM-GEO-4")
@given(NUMBERS, NUMBERS, st.integers(0, 1), st.integers(0, 5))
def test_a_cell_turns_with_its_corners(q: int, r: int, half: int, turns: int) -> None:
    cell = turned_cell(q, r, half, turns)

    assert turned_cell(*cell, (6 - turns) % 6) == (q, r, half)


@pytest.mark.rule("HAM-GEO-1")
@given(NUMBERS, NUMBERS)
def test_a_vertex_is_one_number_and_back(q: int, r: int) -> None:
    assert vertex_of(vertex_key(q, r)) == (q, r)


@pytest.mark.rule("HAM-GEO-2")
@pytest.mark.parametrize(
    ("walk", "fault"),
    [
        ([0, 1, 2, 3, 4, 5], ""),
        ([0, 1, 2, 3, 4], "does not return"),
        ([0, 5, 4, 3, 2, 1], "not clockwise"),
        ([0, 2, 4], "do not fill"),
        ([0, 2, 4, 0, 2, 4], "crosses itself"),
    ],
)
def test_an_outline_is_closed_simple_clockwise_and_filled(walk: list[int], fault: str) -> None:
    cells = [(-1, 0, 1), (-1, 1, 0), (-1, 1, 1), (0, 0, 0), (0, 0, 1), (0, 1, 0)]

    assert fault in outline_fault(walk, cells)
    assert bool(fault) == bool(outline_fault(walk, cells))


@pytest.mark.rule("HAM-GEO-4", "HAM-GEO-5", "HAM-GEO-6", "HAM-GEO-7", "HAM-RUL-24")
@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 12))
def test_placements_agree_with_the_slow_check(seed: int, tiles: int) -> None:
    board = grown(seed, tiles)
    rng = Rng.seeded(seed + 1)
    left = [tile.number for tile in BOX.tiles if not board.tiles >> tile.number & 1]
    for _ in range(3):
        host, tile = tile_of(board.placed[rng.below(len(board.placed))]), left[rng.below(len(left))]

        assert board.placements(host, tile) == slow_placements(board, host, tile)
        assert board.fits(host, tile) == bool(board.placements(host, tile))


@pytest.mark.rule("HAM-GEO-5", "HAM-GEO-9")
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000))
def test_adjacency_is_symmetric_and_is_what_shared_segments_say(seed: int) -> None:
    board = grown(seed)
    laid = slow_board(board)
    for a, outline, _ in laid:
        for b, other, _ in laid:
            shared = {frozenset(ends) for ends in outline} & {frozenset(ends) for ends in other} if a != b else set()
            assert bool(board.adjacent[a] >> b & 1) == bool(shared) == bool(board.adjacent[b] >> a & 1)
            assert bool(board.printed[a] >> b & 1) == bool(board.printed[b] >> a & 1)
            assert not board.printed[a] >> b & 1 or board.adjacent[a] >> b & 1


@pytest.mark.rule("HAM-GEO-7")
def test_equal_placements_of_a_symmetric_tile_have_one_name_the_smallest() -> None:
    """Six rotations of an all-hill hexagon lie alike, so its own segment is always 0."""
    names = START.placements(QUARRY, TILE["small_mountain_range"])

    assert names
    assert {name % SIDES for name in names} == {0}
    assert BOX.shapes[TILE["small_mountain_range"]].twins[4][0] == 0
    assert BOX.shapes[TILE["pond_milk"]].twins[3][0] == 3


@pytest.mark.rule("HAM-GEO-6")
def test_a_road_segment_meets_only_a_road_segment() -> None:
    barn = TILE["barn"]
    free = [i for i in range(BOX.shapes[QUARRY].sides) if START.facing[QUARRY * SIDES + i] == NOTHING]

    assert all(BOX.shapes[QUARRY].segments[i] == HILL for i in free)
    assert not START.is_legal(QUARRY * SIDES + free[0], barn, 0)
    assert BOX.shapes[barn].segments[0] == ROAD
    assert {BOX.shapes[barn].segments[name % SIDES] for name in START.placements(QUARRY, barn)} == {FOREST, HILL}


@pytest.mark.rule("HAM-GEO-8")
def test_a_hole_may_stay_in_the_middle_and_the_table_has_no_edge() -> None:
    """Some random board has an empty cell all of whose neighbours are covered."""
    holes = 0
    for seed in range(12):
        board = grown(seed, 20)
        covered = set().union(*[cells for _, _, cells in slow_board(board)])
        for q in range(-12, 12):
            for r in range(-12, 12):
                up = frozenset([(q, r), (q + 1, r), (q, r + 1)])
                around = [
                    frozenset([(q + 1, r), (q + 1, r + 1), (q, r + 1)]),
                    frozenset([(q, r), (q, r + 1), (q - 1, r + 1)]),
                    frozenset([(q, r), (q + 1, r), (q + 1, r - 1)]),
                ]
                holes += up not in covered and all(cell in covered for cell in around)

    assert holes
    assert START.fits(TOWN_HALL, TILE["plaza"])


@pytest.mark.rule("HAM-GEO-9", "HAM-GEO-10")
def test_start_tiles_are_joined_to_the_church_by_print_and_so_to_the_village() -> None:
    for tile in (WOODCUTTER, QUARRY, FARM, MARKET, TOWN_HALL):
        assert START.printed[CHURCH] >> tile & 1
        assert START.is_connected(tile)
    assert not START.direct[WOODCUTTER] >> QUARRY & 1


@pytest.mark.rule("HAM-GEO-10", "HAM-RUL-1", "HAM-GEO-12")
def test_a_tile_without_a_road_is_cut_off_until_a_road_joins_it_for_good() -> None:
    s = hamlet()
    lay(s, ("small_mountain_range", "quarry", 2, 0))
    tile = TILE["small_mountain_range"]
    assert s.board.adjacent[QUARRY] >> tile & 1
    assert not s.board.is_connected(tile)

    joined = s.board.with_road(s.board.facing[QUARRY * SIDES + 2], 1)

    assert joined.is_connected(tile)
    assert not s.board.is_connected(tile)  # the board before is another value
    side, own = divmod(joined.placements(WOODCUTTER, TILE["small_woodland"])[0], SIDES)
    grown_on = joined.with_tile(WOODCUTTER, TILE["small_woodland"], side, own)
    assert grown_on.is_connected(tile)


@pytest.mark.rule("HAM-GEO-11")
def test_forest_against_hill_is_a_cliff_that_carries_no_road() -> None:
    assert is_cliff(FOREST, HILL)
    assert is_cliff(HILL, FOREST)
    assert not is_cliff(HILL, HILL)
    assert not is_cliff(ROAD, HILL)
    cliffs = 0
    for seed in range(6):
        board = grown(seed)
        for side in range(32 * SIDES):
            facing = board.facing[side]
            if facing != NOTHING and is_cliff(board.type_of(side), board.type_of(facing)):
                cliffs += 1
                assert not board.is_bridgeable(side)

    assert cliffs


@pytest.mark.rule("HAM-SCORE-7")
def test_the_shortest_chain_counts_both_ends() -> None:
    board = example().board

    assert board.steps_to_church(CHURCH) == 1
    assert board.steps_to_church(QUARRY) == 2
    assert board.steps_to_church(TILE["barn"]) == 3
    assert board.steps_to_church(TILE["dairy_farm"]) == 4
    assert board.steps_to_church(TILE["tavern"]) == 0


def slow_longest(board: Board, owner: int) -> int:
    own = board.joined_by(owner)
    best = 0

    def walk(path: list[int], has_own: bool) -> None:
        nonlocal best
        if has_own:
            best = max(best, len(path))
        at = path[-1]
        for tile in range(32):
            if tile != CHURCH and tile not in path:
                if own[at] >> tile & 1:
                    walk([*path, tile], True)
                elif board.printed[at] >> tile & 1:
                    walk([*path, tile], has_own)

    for start in range(1, 32):
        if board.tiles >> start & 1:
            walk([start], False)
    return best


@pytest.mark.rule("HAM-LONG-1", "HAM-RUL-17")
@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10_000))
def test_the_longest_road_agrees_with_trying_every_chain(seed: int) -> None:
    board, rng = grown(seed, 14), Rng.seeded(seed)
    sides = [side for side in range(32 * SIDES) if board.facing[side] > side and board.is_bridgeable(side)]
    for _ in range(6):
        side = sides[rng.below(len(sides))]
        if not board.direct[side // SIDES] >> (board.facing[side] // SIDES) & 1:
            board = board.with_road(side, rng.below(2))

    for owner in range(2):
        assert board.longest_road(owner) == slow_longest(board, owner)
