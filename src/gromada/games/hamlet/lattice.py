"""Exact geometry on the triangular lattice: section GEO of the ledger.

A vertex (q, r) is one number, `q * WIDTH + r`; so are an edge (its canonical start and direction) and a cell
(its corner and half). Shifting a tile adds a constant to all of them, so that each of the six rotations of a
tile is computed once. [HAM-GEO-1]
"""

from __future__ import annotations

from typing import Final

from gromada.core.features import Passage
from gromada.core.packs import Box, Pack
from gromada.core.state import Part
from gromada.games.hamlet.printed import FOREST, HILL, ROAD, SIDES, TILES

WIDTH: Final = 1 << 10
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
STEPS: Final = tuple([q * WIDTH + r for q, r in DIRECTIONS])
TURNS: Final = 6
NOTHING: Final = -1
UNKNOWN: Final = -2
_SHIFT: Final = 1 << 20  # placed tiles hold offsets as numbers of at least 0


# -- shapes --------------------------------------------------------------------------------------------------


def turned_vertex(q: int, r: int, turns: int) -> tuple[int, int]:
    """[HAM-GEO-3] R(q, r) = (-r, q + r), so often.

    >>> turned_vertex(1, 0, 1), turned_vertex(3, -2, 6)
    ((0, 1), (3, -2))
    """
    for _ in range(turns % TURNS):
        q, r = -r, q + r
    return q, r


def cell_corners(q: int, r: int, half: int) -> list[tuple[int, int]]:
    """[HAM-GEO-4] The three corners of a unit triangle."""
    return [(q + 1, r), (q + 1, r + 1), (q, r + 1)] if half else [(q, r), (q + 1, r), (q, r + 1)]


def turned_cell(q: int, r: int, half: int, turns: int) -> tuple[int, int, int]:
    """[HAM-GEO-4] A cell moves by moving its corners."""
    corners = [turned_vertex(a, b, turns) for a, b in cell_corners(q, r, half)]
    low_q = min([a for a, _ in corners])
    low_r = min([b for _, b in corners])
    return low_q, low_r, 0 if (low_q, low_r) in corners else 1


def vertex_key(q: int, r: int) -> int:
    return q * WIDTH + r


def vertex_of(key: int) -> tuple[int, int]:
    """q and r of a vertex.

    >>> vertex_of(vertex_key(-3, 2))
    (-3, 2)
    """
    r = (key + WIDTH // 2) % WIDTH - WIDTH // 2
    return (key - r) // WIDTH, r


def cell_key(q: int, r: int, half: int) -> int:
    return (q * WIDTH + r) * 2 + half


def edge_key(vertex: int, direction: int) -> int:
    """An edge is the same from both its ends."""
    return vertex * 3 + direction if direction < 3 else (vertex + STEPS[direction]) * 3 + direction - 3


class Turned:
    """A tile's shape at one rotation, with its own corner at vertex 0."""

    def __init__(self, cells: list[int], edges: list[int], ends: list[int], headings: list[int]) -> None:
        self.cells: Final = cells
        self.edges: Final = edges  # of each segment
        self.ends: Final = ends  # the vertex at which each segment ends
        self.headings: Final = headings  # its direction


class Shape:
    """The outline of a tile: segment i goes one edge in direction walk[i], clockwise. [HAM-GEO-2]"""

    def __init__(self, walk: list[int], segments: list[int], cells: list[tuple[int, int, int]]) -> None:
        self.walk: Final = walk
        self.segments: Final = segments  # the type of each
        self.cells: Final = cells
        self.sides: Final = len(walk)
        self.turned: Final = tuple([turned_shape(walk, cells, turns) for turns in range(TURNS)])
        self.twins: Final = [first_twin(self.turned, segments, turns) for turns in range(TURNS)]
        # For each rotation: the first one that lays the same cells and types, and the shift between the two.


def turned_shape(walk: list[int], cells: list[tuple[int, int, int]], turns: int) -> Turned:
    edges: list[int] = []
    ends: list[int] = []
    headings: list[int] = []
    at = 0
    for direction in walk:
        heading = (direction + turns) % TURNS
        edges.append(edge_key(at, heading))
        at += STEPS[heading]
        ends.append(at)
        headings.append(heading)
    keys: list[int] = []
    for q, r, half in cells:
        a, b, c = turned_cell(q, r, half, turns)
        keys.append(cell_key(a, b, c))
    return Turned(keys, edges, ends, headings)


def first_twin(turned: tuple[Turned, ...], segments: list[int], turns: int) -> tuple[int, int]:
    """[HAM-GEO-7] The first rotation that gives the same cells and types, and where its corner must lie."""
    mine = turned[turns]
    for other in range(turns):
        theirs = turned[other]
        gap = min(mine.cells) - min(theirs.cells)
        if gap % 2:
            continue
        shift = gap // 2
        if {cell + gap for cell in theirs.cells} != set(mine.cells):
            continue
        types = {theirs.edges[i] + 3 * shift: segments[i] for i in range(len(segments))}
        if types == {mine.edges[i]: segments[i] for i in range(len(segments))}:
            return other, shift
    return turns, 0


def outline_fault(walk: list[int], cells: list[tuple[int, int, int]]) -> str:
    """[HAM-GEO-2] What is wrong with an outline; empty if it is closed, simple, clockwise and holds its cells."""
    at = 0
    seen: set[int] = set()
    edges: set[int] = set()
    for direction in walk:
        edges.add(edge_key(at, direction))
        at += STEPS[direction]
        if at in seen:
            return "the walk crosses itself"
        seen.add(at)
    if at:
        return "the walk does not return to its start"
    turn = 0
    for i in range(len(walk)):
        turn += (walk[i] - walk[i - 1] + 2) % TURNS - 2
    if turn != TURNS:
        return "the walk is not clockwise"
    border: set[int] = set()
    for q, r, half in cells:
        corners = cell_corners(q, r, half)
        for i in range(3):
            border ^= {edge_between(corners[i], corners[(i + 1) % 3])}
    return "" if border == edges and len(set(cells)) == len(cells) else "the cells do not fill the outline"


def edge_between(a: tuple[int, int], b: tuple[int, int]) -> int:
    step = (b[0] - a[0], b[1] - a[1])
    return edge_key(vertex_key(a[0], a[1]), DIRECTIONS.index(step))


# -- the board -----------------------------------------------------------------------------------------------


class ShapesBox(Box):
    """A box whose tiles have shapes; the first tile of the placed order is the Church."""

    def __init__(self, pack: Pack, shapes: tuple[Shape, ...]) -> None:
        super().__init__(pack)
        self.shapes: Final = shapes


def placed_tile(tile: int, turns: int, offset: int) -> int:
    """A tile on the board as one number."""
    return tile | turns << 5 | (offset + _SHIFT) << 8


def tile_of(placed: int) -> int:
    return placed & 31


def turns_of(placed: int) -> int:
    return placed >> 5 & 7


def offset_of(placed: int) -> int:
    return (placed >> 8) - _SHIFT


def road_on(side: int, owner: int) -> int:
    """A built road as one number: the side it lies on and whose it is."""
    return side | owner << 9


def side_of_road(road: int) -> int:
    return road & (TILES * SIDES - 1)


def owner_of_road(road: int) -> int:
    return road >> 9


class Board(Part):
    """Tiles and roads on the table. It never changes: a new tile or road makes a new board. [HAM-GEO-12]

    [HAM-INV-5, HAM-INV-6] Nothing overlaps, segments may meet, and roads lie where they may.
    A *side* is segment i of tile t, as the number `t * SIDES + i`. Sets of tiles are bits.
    """

    def __init__(self, box: ShapesBox, placed: list[int], roads: list[int]) -> None:
        self.box: Final = box
        self.placed = placed  # in placed order [HAM-TERM-5]
        self.roads = roads  # in the order in which they were built
        self.tiles = 0
        self.turns = [0] * TILES
        self.offsets = [0] * TILES
        self.order = [TILES] * TILES  # place in the placed order
        self.cells: set[int] = set()
        self.side_at: dict[int, int] = {}  # the first side on an edge
        self.facing = [NOTHING] * (TILES * SIDES)  # the side that shares the edge
        self.faced = [0] * TILES  # how many sides of a tile share their edge
        self.adjacent = [0] * TILES
        self.printed = [0] * TILES  # tiles joined by a printed connection
        self.direct = self.printed  # directly connected tiles
        self.church = 0
        self.connected = 0
        self._fits: dict[int, int] = {}  # a legal placement of a tile beside a host, or NOTHING
        self._former: dict[int, int] = {}  # what was known before the last tile was laid
        self._placements: dict[int, list[int]] = {}
        self._crossings: dict[int, list[int]] = {}
        self._longest = [NOTHING] * 8
        self._chains: dict[int, list[int]] = {}
        self._distances: list[int] = []
        self.told: Passage | None = None  # its numbers for learners
        for i in range(len(placed)):
            self._lay(i)
        if placed:
            self._join()

    def _join(self) -> None:
        """[HAM-GEO-9, HAM-GEO-10] Printed and built connections, and what they join to the Church."""
        self.church = tile_of(self.placed[0])
        self.direct = self.printed[:]
        for road in self.roads:
            side = side_of_road(road)
            a = side // SIDES
            b = self.facing[side] // SIDES
            self.direct[a] |= 1 << b
            self.direct[b] |= 1 << a
        self.connected = spread(self.direct, 1 << self.church)

    def _lay(self, index: int) -> None:
        """[HAM-GEO-5, HAM-GEO-9] One more tile; shared segments face each other, road on road connects."""
        placed = self.placed[index]
        tile = tile_of(placed)
        offset = offset_of(placed)
        shape = self.box.shapes[tile]
        turned = shape.turned[turns_of(placed)]
        self.tiles |= 1 << tile
        self.turns[tile] = turns_of(placed)
        self.offsets[tile] = offset
        self.order[tile] = index
        for cell in turned.cells:
            self.cells.add(cell + 2 * offset)
        for i in range(shape.sides):
            edge = turned.edges[i] + 3 * offset
            side = tile * SIDES + i
            other = self.side_at.get(edge, NOTHING)
            if other == NOTHING:
                self.side_at[edge] = side
                continue
            self.facing[side] = other
            self.facing[other] = side
            neighbour = other // SIDES
            self.faced[tile] += 1
            self.faced[neighbour] += 1
            self.adjacent[tile] |= 1 << neighbour
            self.adjacent[neighbour] |= 1 << tile
            if shape.segments[i] == ROAD:
                self.printed[tile] |= 1 << neighbour
                self.printed[neighbour] |= 1 << tile

    def open_sides(self, tile: int) -> int:
        """How many sides of a tile have nothing beside them."""
        return self.box.shapes[tile].sides - self.faced[tile]

    def type_of(self, side: int) -> int:
        """The type of a side's segment."""
        return self.box.shapes[side // SIDES].segments[side % SIDES]

    def is_connected(self, tile: int) -> bool:
        """[HAM-GEO-10, HAM-RUL-1] Connected to the village: reachable from the Church."""
        return bool(self.connected >> tile & 1)

    def outline(self, tile: int) -> list[list[int]]:
        """The vertices of a tile as it lies, clockwise; segment i goes from the i-th to the next."""
        turned = self.box.shapes[tile].turned[self.turns[tile]]
        ends = [[*vertex_of(end + self.offsets[tile])] for end in turned.ends]
        return [ends[-1], *ends[:-1]]

    # -- placements -------------------------------------------------------------------------------------------

    def refuses_cells(self, tile: int, turns: int, offset: int) -> bool:
        """[HAM-GEO-4] Overlap is illegal."""
        cells = self.cells
        shift = 2 * offset
        for cell in self.box.shapes[tile].turned[turns].cells:
            if cell + shift in cells:
                return True
        return False

    def refuses_segments(self, tile: int, turns: int, offset: int) -> bool:
        """[HAM-GEO-6] Road must meet road; forest and hill meet freely; for all neighbours."""
        shape = self.box.shapes[tile]
        edges = shape.turned[turns].edges
        shift = 3 * offset
        side_at = self.side_at
        for i in range(shape.sides):
            other = side_at.get(edges[i] + shift, NOTHING)
            if other >= 0:
                met = self.box.shapes[other // SIDES].segments[other % SIDES]
                if (met == ROAD) != (shape.segments[i] == ROAD):
                    return True
        return False

    def broken_segments(self, tile: int, turns: int, offset: int) -> int:
        """[HAM-GEO-6] How many segments of the tile would meet road with forest or hill."""
        shape = self.box.shapes[tile]
        edges = shape.turned[turns].edges
        broken = 0
        for i in range(shape.sides):
            other = self.side_at.get(edges[i] + 3 * offset, NOTHING)
            if other >= 0:
                met = self.box.shapes[other // SIDES].segments[other % SIDES]
                broken += int((met == ROAD) != (shape.segments[i] == ROAD))
        return broken

    def turns_for(self, host_side: int, tile: int, own: int) -> int:
        """The one rotation that lays segment `own` of a tile on a side, in the opposite direction."""
        host = host_side // SIDES
        heading = self.box.shapes[host].walk[host_side % SIDES] + self.turns[host]
        return (heading + 3 - self.box.shapes[tile].walk[own]) % TURNS

    def offset_for(self, host_side: int, tile: int, own: int, turns: int) -> int:
        """Where the tile's corner then lies: its segment ends where the host's begins."""
        host = host_side // SIDES
        turned = self.box.shapes[host].turned[self.turns[host]]
        side = host_side % SIDES
        start = turned.ends[side] - STEPS[turned.headings[side]] + self.offsets[host]
        return start - self.box.shapes[tile].turned[turns].ends[own]

    def is_legal(self, host_side: int, tile: int, own: int) -> bool:
        """[HAM-GEO-6, HAM-GEO-7] Whether segment `own` of the tile can lie on this free side."""
        host = self.box.shapes[host_side // SIDES]
        if (host.segments[host_side % SIDES] == ROAD) != (self.box.shapes[tile].segments[own] == ROAD):
            return False
        turns = self.turns_for(host_side, tile, own)
        offset = self.offset_for(host_side, tile, own, turns)
        return not self.refuses_cells(tile, turns, offset) and not self.refuses_segments(tile, turns, offset)

    def fits(self, host: int, tile: int) -> bool:
        """Whether the tile has any legal placement next to the host.

        A new tile never makes room, so what did not fit before does not fit now, and what fitted is tried first.
        """
        key = host * TILES + tile
        known = self._fits.get(key, UNKNOWN)
        if known == UNKNOWN:
            known = self._former.get(key, UNKNOWN)
            if known == UNKNOWN or (
                known != NOTHING
                and (
                    self.facing[host * SIDES + known // SIDES] != NOTHING
                    or not self.is_legal(host * SIDES + known // SIDES, tile, known % SIDES)
                )
            ):
                known = self._first_placement(host, tile)
            self._fits[key] = known
        return known != NOTHING

    def _first_placement(self, host: int, tile: int) -> int:
        shape = self.box.shapes[tile]
        segments = shape.segments
        turned = self.box.shapes[host].turned[self.turns[host]]
        for i in range(self.box.shapes[host].sides):
            if self.facing[host * SIDES + i] != NOTHING:
                continue
            is_road = self.box.shapes[host].segments[i] == ROAD
            heading = turned.headings[i]
            start = turned.ends[i] - STEPS[heading] + self.offsets[host]
            for own in range(shape.sides):
                if (segments[own] == ROAD) == is_road:
                    turns = (heading + 3 - shape.walk[own]) % TURNS
                    offset = start - shape.turned[turns].ends[own]
                    if not self.refuses_cells(tile, turns, offset) and not self.refuses_segments(tile, turns, offset):
                        return i * SIDES + own
        return NOTHING

    def placements(self, host: int, tile: int) -> list[int]:
        """[HAM-GEO-7, HAM-GEO-8, HAM-RUL-24] Legal placements without duplicates, each named `h * SIDES + j`.

        Holes are allowed, and nothing has to be slid into its place.
        """
        key = host * TILES + tile
        known = self._placements.get(key)
        if known is None:
            known = self.find_placements(host, tile)
            self._placements[key] = known
        return known

    def find_placements(self, host: int, tile: int) -> list[int]:
        found: list[int] = []
        seen: set[int] = set()
        shape = self.box.shapes[tile]
        turned = self.box.shapes[host].turned[self.turns[host]]
        for i in range(self.box.shapes[host].sides):
            if self.facing[host * SIDES + i] != NOTHING:
                continue
            is_road = self.box.shapes[host].segments[i] == ROAD
            heading = turned.headings[i]
            start = turned.ends[i] - STEPS[heading] + self.offsets[host]
            for own in range(shape.sides):
                if (shape.segments[own] == ROAD) != is_road:
                    continue
                turns = (heading + 3 - shape.walk[own]) % TURNS
                offset = start - shape.turned[turns].ends[own]
                twin, shift = shape.twins[turns]
                name = (offset + shift) * 8 + twin
                if name in seen:
                    continue
                if not self.refuses_cells(tile, turns, offset) and not self.refuses_segments(tile, turns, offset):
                    seen.add(name)
                    found.append(i * SIDES + own)
        return found

    def with_tile(self, host: int, tile: int, side: int, own: int) -> Board:
        """[HAM-GEO-7] The tile is laid with the rotation and offset of the placement's name."""
        turns = self.turns_for(host * SIDES + side, tile, own)
        offset = self.offset_for(host * SIDES + side, tile, own, turns)
        after = self._twin()
        after.placed = [*self.placed, placed_tile(tile, turns, offset)]
        after.cells = self.cells.copy()
        after.side_at = self.side_at.copy()
        after.facing = self.facing[:]
        after.turns = self.turns[:]
        after.offsets = self.offsets[:]
        after.order = self.order[:]
        after.faced = self.faced[:]
        after.adjacent = self.adjacent[:]
        after.printed = self.printed[:]
        after._former = {**self._former, **self._fits}
        after._lay(len(self.placed))
        after._join()
        return after

    def with_road(self, side: int, owner: int) -> Board:
        """The same tiles, one more road."""
        after = self._twin()
        after.roads = [*self.roads, road_on(min(side, self.facing[side]), owner)]
        after._former = self._former
        after._fits = self._fits
        after._placements = self._placements
        after._join()
        return after

    def _twin(self) -> Board:
        """A board that shares everything with this one but what its roads say."""
        twin = Board(self.box, [], [])
        twin.placed = self.placed
        twin.roads = self.roads
        twin.tiles = self.tiles
        twin.turns = self.turns
        twin.offsets = self.offsets
        twin.order = self.order
        twin.cells = self.cells
        twin.side_at = self.side_at
        twin.facing = self.facing
        twin.faced = self.faced
        twin.adjacent = self.adjacent
        twin.printed = self.printed
        return twin

    # -- roads and chains --------------------------------------------------------------------------------------

    def joined_by(self, owner: int) -> list[int]:
        """For each tile, the tiles that roads of this owner join to it."""
        joined = [0] * TILES
        for road in self.roads:
            if owner_of_road(road) == owner:
                side = side_of_road(road)
                a = side // SIDES
                b = self.facing[side] // SIDES
                joined[a] |= 1 << b
                joined[b] |= 1 << a
        return joined

    def is_bridgeable(self, side: int) -> bool:
        """[HAM-GEO-11, HAM-ROAD-1, HAM-ROAD-3] Hill on hill or forest on forest; no cliff, no printed road."""
        facing = self.facing[side]
        if facing == NOTHING:
            return False
        type = self.type_of(side)
        return type != ROAD and type == self.type_of(facing)

    def crossings(self, tile: int) -> list[int]:
        """Sides of a tile where a road may lie between tiles that are not directly connected. [HAM-ROAD-2]"""
        known = self._crossings.get(tile)
        if known is None:
            known = []
            for i in range(self.box.shapes[tile].sides):
                side = tile * SIDES + i
                if self.is_bridgeable(side) and not self.direct[tile] >> (self.facing[side] // SIDES) & 1:
                    known.append(side)
            self._crossings[tile] = known
        return known

    def steps_to_church(self, tile: int) -> int:
        """Tiles on a shortest chain to the Church, both ends counted; 0 if there is none. [HAM-SCORE-7]"""
        if not self._distances:
            self._distances.extend(self._measure())
        return self._distances[tile]

    def _measure(self) -> list[int]:
        distances = [0] * TILES
        seen = 1 << self.church
        wave = seen
        steps = 1
        while wave:
            following = 0
            for tile in range(TILES):
                if wave >> tile & 1:
                    distances[tile] = steps
                    following |= self.direct[tile]
            wave = following & ~seen
            seen |= wave
            steps += 1
        return distances

    def longest_road(self, owner: int) -> int:
        """[HAM-LONG-1, HAM-LONG-2, HAM-LONG-4, HAM-RUL-17] Tiles of the longest simple chain with an own road in it.

        Printed connections and own roads only, the Church left out, no tile twice.
        """
        known = self._longest[owner]
        if known == NOTHING:
            known = self._search_longest(owner)
            self._longest[owner] = known
        return known

    def longest_chain(self, owner: int) -> list[int]:
        """The tiles of one longest chain, in order; only for showing."""
        known = self._chains.get(owner)
        if known is None:
            longest = self.longest_road(owner)
            links, own, roaded = self._links(owner)
            known = []
            for start in range(TILES):
                if longest and roaded and chain_from(links, own, roaded, start, 0, longest, False, known):
                    break
            self._chains[owner] = known
        return known

    def _links(self, owner: int) -> tuple[list[int], list[int], int]:
        """Joined tiles outside the Church: by print or own road, by own road; and all tiles that own roads touch."""
        own = self.joined_by(owner)
        outside = ~(1 << self.church)
        links = [0] * TILES
        roaded = 0
        for tile in range(TILES):
            own[tile] &= outside
            links[tile] = (self.printed[tile] | own[tile]) & outside
        own[self.church] = 0
        links[self.church] = 0
        for tile in range(TILES):
            if own[tile]:
                roaded |= 1 << tile
        return links, own, roaded

    def _search_longest(self, owner: int) -> int:
        links, own, roaded = self._links(owner)
        if not roaded:
            return 0
        best = 0
        region = spread(links, roaded)
        for start in range(TILES):
            if region >> start & 1:
                best = max(best, longest_from(links, own, roaded, start, 1 << start, 1, False, best))
        return best


def chain_from(
    links: list[int], own: list[int], roaded: int, at: int, visited: int, length: int, has_own: bool, chain: list[int]
) -> bool:
    """Adds a chain of this length with an own road in it, starting here; nothing if there is none."""
    chain.append(at)
    if length == 1 and has_own:
        return True
    visited |= 1 << at
    free = links[at] & ~visited if length > 1 else 0
    reach = open_region(links, free, visited) if free else 0
    if reach.bit_count() >= length - 1 and (has_own or roaded & (reach | 1 << at)):
        while free:
            bit = free & -free
            free ^= bit
            is_own = has_own or bool(own[at] & bit)
            if chain_from(links, own, roaded, bit.bit_length() - 1, visited, length - 1, is_own, chain):
                return True
    chain.pop()
    return False


def longest_from(
    links: list[int], own: list[int], roaded: int, at: int, visited: int, length: int, has_own: bool, best: int
) -> int:
    """The longest chain that goes on from here, if it is longer than the best one known."""
    if has_own and length > best:
        best = length
    free = links[at] & ~visited
    if not free:
        return best
    reach = open_region(links, free, visited)
    if length + reach.bit_count() <= best:
        return best
    if not has_own and not roaded & (reach | 1 << at):
        return best
    while free:
        bit = free & -free
        free ^= bit
        following = bit.bit_length() - 1
        is_own = has_own or bool(own[at] & bit)
        best = longest_from(links, own, roaded, following, visited | bit, length + 1, is_own, best)
    return best


def open_region(links: list[int], start: int, visited: int) -> int:
    """All tiles that can still be reached without a visited one."""
    region = start
    wave = start
    while wave:
        bit = wave & -wave
        wave ^= bit
        fresh = links[bit.bit_length() - 1] & ~region & ~visited
        region |= fresh
        wave |= fresh
    return region


def spread(links: list[int], start: int) -> int:
    """[HAM-GEO-10] Everything that a chain of links joins to the start."""
    return open_region(links, start, 0)


def is_cliff(type: int, other: int) -> bool:
    """[HAM-GEO-11] Forest against hill."""
    return (type == FOREST and other == HILL) or (type == HILL and other == FOREST)
