"""The end of the game: section SCORE of the ledger. What pieces score is in allocation.py."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Choice, Task
from gromada.games.keyflower.actions import STOP, UPGRADE, Stop, Upgrade
from gromada.games.keyflower.allocation import (
    NONE,
    Award,
    allocate,
    awards_of,
    claims_of,
    is_boat,
)
from gromada.games.keyflower.events import Scored, ScreenRevealed, Upgraded
from gromada.games.keyflower.places import tile_at
from gromada.games.keyflower.printed import (
    BOAT0,
    DOUBLE,
    FIXED,
    FREE_UPGRADE,
    OPPOSITE,
    ORDER0,
    PER_ADJACENT,
    PER_CAPACITY,
    PER_LOOP_TILE,
    RIVER_CHAIN,
    ROAD,
    SUMMER_BOAT0,
    WATER,
    WINTER0,
)
from gromada.games.keyflower.state import SINGLE_CLOSED_ROUTE, Keyflower, Player, edge_of, shown_id
from gromada.games.keyflower.upgrading import has_front, is_front

SCORE_LINES: Final = (
    "score-tiles",
    "score-turn-order",
    "score-boats",
    "score-yards",
    "score-winter",
    "score-gold",
)


class FlipperStep(Task[Keyflower]):
    """[KEY-SCORE-2] Flipper's owner is asked before the screens are revealed, if there is something to flip."""

    def run(self, s: Keyflower) -> None:
        for seat in range(s.seats):
            p = s.players[seat]
            for tile in [*p.village, *p.waiting]:
                if s.box.tiles[tile].front.scoring.kind == FREE_UPGRADE and has_front(s, seat):
                    s.then(FlipTile(seat))
                    return


class FlipTile(Choice[Keyflower]):
    """[KEY-SCORE-2] D14: one front-side tile of the village, free of charge, or none."""

    def options(self, s: Keyflower) -> list[Action]:
        offered: list[Action] = [STOP]
        for tile in s.players[self.seat].village:
            if is_front(s, tile):
                offered.append(UPGRADE[tile])
        return offered

    def refusal(self, s: Keyflower, a: Action) -> str:
        if isinstance(a, Upgrade):
            if s.where[a.tile] != self.seat or a.tile >= SUMMER_BOAT0:
                return "KEY-SCORE-2"
            return ALLOWED if is_front(s, a.tile) else "KEY-UPG-6"
        return ALLOWED if isinstance(a, Stop) else ANOTHER_QUESTION

    def choose(self, s: Keyflower, a: Action) -> None:
        if isinstance(a, Upgrade):
            s.flipped |= 1 << a.tile
            if s.is_telling:
                s.tell(Upgraded(self.seat, shown_id(s, a.tile), tile_at(s, a.tile), 0))


class FinalScoring(Task[Keyflower]):
    """[KEY-SCORE-1, KEY-HID-12] Screens are revealed and points are counted."""

    def run(self, s: Keyflower) -> None:
        if s.is_telling:
            for seat in range(s.seats):
                p = s.players[seat]
                s.tell(ScreenRevealed(seat, p.workers, p.skills))
                s.tell(Scored(seat, tuple(score_lines(s, seat))))


def score_lines(s: Keyflower, seat: int) -> list[int]:
    """[KEY-SCORE-3, KEY-SCORE-9] Points as the table stands, in the order of SCORE_LINES; nothing is counted twice."""
    p = s.players[seat]
    claims = claims_of(s, p)
    lines = board_lines(s, p)
    for award in awards_of(s, seat, claims, allocate(s, seat, claims)):
        lines[line_of(s, award.tile)] += award.points
    return lines


def line_of(s: Keyflower, tile: int) -> int:
    """Where the points of pieces are written down."""
    if tile == NONE:
        return 5
    if tile < SUMMER_BOAT0:
        return 3
    return 4 if tile < ORDER0 else 2


class ScoredTile:
    """What one tile scores by itself and by pieces, and which pieces; tile NONE: gold that is left."""

    def __init__(self, tile: int, line: int, points: int, awards: list[Award]) -> None:
        self.tile: Final = tile
        self.line: Final = line  # of SCORE_LINES
        self.points: Final = points
        self.awards: Final = awards


def scored_tiles(s: Keyflower, seat: int) -> list[ScoredTile]:
    """[KEY-ALLOC-1, KEY-SCORE-9] The best allocation, tile by tile; points printed on village tiles are not in it."""
    p = s.players[seat]
    claims = claims_of(s, p)
    awards = awards_of(s, seat, claims, allocate(s, seat, claims))
    found: list[ScoredTile] = []
    for here in range(len(p.village)):
        found.append(scored_tile(s, p, p.village[here], here, awards))
    for tile in p.waiting:
        found.append(scored_tile(s, p, tile, NONE, awards))
    left = [award for award in awards if award.tile == NONE]
    found.append(ScoredTile(NONE, line_of(s, NONE), sum([award.points for award in left]), left))
    return [one for one in found if one.points or one.awards]


def scored_tile(s: Keyflower, p: Player, tile: int, here: int, awards: list[Award]) -> ScoredTile:
    lines = [0, 0, 0, 0, 0, 0]
    if tile >= WINTER0:
        add_own_scoring(s, p, tile, here, lines)
    own = [award for award in awards if award.tile == tile]
    line = 1 if lines[1] else line_of(s, tile)
    return ScoredTile(tile, line, sum(lines) + sum([award.points for award in own]), own)


def total(s: Keyflower, seat: int) -> int:
    """[KEY-ALLOC-2] The same sum without the sheet."""
    p = s.players[seat]
    claims = claims_of(s, p)
    best = allocate(s, seat, claims)
    lines = board_lines(s, p)
    pieces = best.resources.value + best.skills.value + best.workers.value + best.yard
    return lines[0] + lines[1] + lines[2] + lines[4] + pieces


def board_lines(s: Keyflower, p: Player) -> list[int]:
    """[KEY-SCORE-3, KEY-SCORE-4, KEY-SCORE-8, KEY-EXP-9] What tiles score without pieces, also beside the village."""
    lines = [0, 0, 0, 0, 0, 0]
    for here in range(len(p.village)):
        tile = p.village[here]
        if tile < SUMMER_BOAT0:
            lines[0] += s.box.tiles[tile].back.points if s.flipped >> tile & 1 else s.box.tiles[tile].front.points
        elif tile >= WINTER0:
            add_own_scoring(s, p, tile, here, lines)
    for tile in p.waiting:
        if tile < SUMMER_BOAT0:
            lines[0] += s.box.tiles[tile].front.points
        elif tile >= WINTER0:
            add_own_scoring(s, p, tile, NONE, lines)
    return lines


def add_own_scoring(s: Keyflower, p: Player, tile: int, here: int, lines: list[int]) -> None:
    """Winter, turn order and boat tiles, as far as they score without pieces."""
    scoring = s.box.tiles[tile].front.scoring
    kind = scoring.kind
    if kind == PER_ADJACENT:
        lines[1] += neighbours(p, here) * scoring.points
        return
    points = 0
    if kind == FIXED or kind == FREE_UPGRADE:
        points = scoring.points
    elif kind == PER_CAPACITY:
        points = capacity(s, p) * scoring.points
    elif kind == PER_LOOP_TILE:
        points = tiles_on_loops(s, p) * scoring.points
    elif kind == RIVER_CHAIN:
        points = scoring.table[min(boats_on_river(s, p), len(scoring.table) - 1)]
    lines[2 if tile >= BOAT0 else 4] += points


def neighbours(p: Player, here: int) -> int:
    """[KEY-SCORE-4, KEY-EXP-9] Tiles that share an edge; none beside the village."""
    if here == NONE:
        return 0
    count = 0
    for side in range(6):
        if p.beside[here * 6 + side] >= 0:
            count += 1
    return count


def capacity(s: Keyflower, p: Player) -> int:
    """[KEY-SCORE-5, KEY-SB-2B] Transport capacity on showing faces, doubled with Boat 2b."""
    found = 0
    for tile in p.village:
        found += s.box.capacities[tile][s.flipped >> tile & 1 if tile < SUMMER_BOAT0 else 0]
    return found * (s.box.powers[3].factor if p.powers & DOUBLE else 1)


def roads_of(s: Keyflower, p: Player) -> list[list[int]]:
    """[KEY-SCORE-6, KEY-SB-2A-3] For each tile, the tiles that a road leads to on both sides of the shared edge."""
    roads: list[list[int]] = []
    for here in range(len(p.village)):
        found: list[int] = []
        for side in range(6):
            there = p.beside[here * 6 + side]
            if there >= 0 and edge_of(s, p, here, side) == ROAD and edge_of(s, p, there, OPPOSITE[side]) == ROAD:
                found.append(there)
        roads.append(found)
    return roads


def tiles_on_loops(s: Keyflower, p: Player) -> int:
    """[KEY-SCORE-6, KEY-RUL-17, KEY-OPT-6] Sea Bastion: tiles on any cycle, or on one closed route."""
    roads = roads_of(s, p)
    if s.rules & SINGLE_CLOSED_ROUTE:
        return longest_route(roads)
    on_loop = [False] * len(roads)
    for here, there in loop_edges(roads):
        on_loop[here] = True
        on_loop[there] = True
    return on_loop.count(True)


def loop_edges(roads: list[list[int]]) -> list[tuple[int, int]]:
    """All edges that are not bridges, each once. A depth-first search by hand, with the lowest place reached
    (Tarjan).
    """
    count = len(roads)
    entered = [-1] * count
    low = [0] * count
    parent = [-1] * count
    at = [0] * count
    found: list[tuple[int, int]] = []
    time = 0
    for root in range(count):
        if entered[root] >= 0 or not roads[root]:
            continue
        entered[root] = low[root] = time
        time += 1
        here = root
        while here >= 0:
            if at[here] < len(roads[here]):
                there = roads[here][at[here]]
                at[here] += 1
                if entered[there] < 0:
                    parent[there] = here
                    entered[there] = low[there] = time
                    time += 1
                    here = there
                elif there != parent[here] and entered[there] < entered[here]:
                    found.append((here, there))
                    low[here] = min(low[here], entered[there])
            else:
                above = parent[here]
                if above >= 0:
                    low[above] = min(low[above], low[here])
                    if low[here] <= entered[above]:
                        found.append((above, here))
                here = above
    return found


def longest_route(roads: list[list[int]]) -> int:
    """[KEY-OPT-6] The most tiles on one closed walk that uses no road twice.

    Such a walk is a connected set of edges with an even number at every tile, and every such set is a sum of basic
    cycles: one for each edge outside of a spanning forest. All sums are tried, part by part.
    """
    edges = loop_edges(roads)
    best = 0
    parts = parts_of(edges)
    for part in parts:
        best = max(best, longest_in([edge for edge in edges if part >> edge[0] & 1]))
    return best


def parts_of(edges: list[tuple[int, int]]) -> list[int]:
    """Connected parts, as sets of tiles."""
    parts: list[int] = []
    for here, there in edges:
        joined = 1 << here | 1 << there
        others: list[int] = []
        for part in parts:
            if part & joined:
                joined |= part
            else:
                others.append(part)
        parts = [*others, joined]
    return parts


def longest_in(edges: list[tuple[int, int]]) -> int:
    """The most tiles on a connected even set of the edges of one part; no more than all of them."""
    cycles = basic_cycles(edges)
    most = parts_of(edges)[0].bit_count()
    best = 0
    chosen = 0
    for i in range(1, 1 << len(cycles)):
        # Gray code: one basic cycle enters or leaves at a time.
        bit = 0
        while not i >> bit & 1:
            bit += 1
        chosen ^= cycles[bit]
        tiles = 0
        for e in range(len(edges)):
            if chosen >> e & 1:
                tiles |= 1 << edges[e][0] | 1 << edges[e][1]
        if tiles.bit_count() > best and len(parts_of([edges[e] for e in range(len(edges)) if chosen >> e & 1])) == 1:
            best = tiles.bit_count()
            if best == most:
                break
    return best


def basic_cycles(edges: list[tuple[int, int]]) -> list[int]:
    """One cycle for each edge outside of a spanning tree, as a set of edges."""
    paths: dict[int, int] = {}  # tile -> edges from the root
    cycles: list[int] = []
    paths[edges[0][0]] = 0
    waiting = list(range(len(edges)))
    while waiting:
        later: list[int] = []
        for e in waiting:
            here, there = edges[e]
            if here in paths and there in paths:
                cycles.append(paths[here] ^ paths[there] ^ 1 << e)
            elif here in paths:
                paths[there] = paths[here] ^ 1 << e
            elif there in paths:
                paths[here] = paths[there] ^ 1 << e
            else:
                later.append(e)
        waiting = later
    return cycles


def boats_on_river(s: Keyflower, p: Player) -> int:
    """[KEY-SCORE-7, KEY-SB-2A-3] Boats joined to the home by water on both sides of every edge between them."""
    seen = [False] * len(p.village)
    seen[0] = True
    waiting = [0]
    boats = 0
    while waiting:
        here = waiting.pop()
        for side in range(6):
            there = p.beside[here * 6 + side]
            if there < 0 or seen[there]:
                continue
            if edge_of(s, p, here, side) == WATER and edge_of(s, p, there, OPPOSITE[side]) == WATER:
                seen[there] = True
                waiting.append(there)
                if is_boat(p.village[there]):
                    boats += 1
    return boats


def winners(s: Keyflower) -> list[int]:
    """[KEY-SCORE-20] The highest total; equal totals share the victory."""
    totals = [total(s, seat) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if totals[seat] == max(totals)]
