"""Expanding the villages, step 6 of a season: section EXP of the ledger and decision D12."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Detail, Obvious, Task
from gromada.games.keyflower.actions import BESIDE, PLACE, TURNED, Beside, Place, Turned
from gromada.games.keyflower.events import TilePlaced, TilesKept
from gromada.games.keyflower.places import q_of, r_of, tile_at
from gromada.games.keyflower.printed import NO_ROADS, OPPOSITE, STEP
from gromada.games.keyflower.state import Keyflower, Player, index_of, put_in_village, shown_id

EDGE_MASK: Final = (1 << 12) - 1


class ExpandVillages(Task[Keyflower]):
    """[KEY-EXP-1, KEY-FLOW-3, KEY-HID-8] Everybody places the tiles gained, at the same time and in the open."""

    def run(self, s: Keyflower) -> None:
        waiting = [seat for seat in s.seats_from(s.start) if s.players[seat].waiting]
        if waiting:
            s.open_lanes([Expand(seat) for seat in waiting])


class Expand(Task[Keyflower]):
    """[KEY-EXP-7, KEY-EXP-8, KEY-DEC-7, KEY-RUL-12] While a waiting tile fits somewhere, one of them is placed."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Keyflower) -> None:
        p = s.players[self.seat]
        for tile in p.waiting:
            if can_place(s, p, tile):
                s.then(PlaceTile(self.seat), self)
                return
        if p.waiting:
            s.tell(TilesKept(self.seat, len(p.waiting)))


def fits(s: Keyflower, p: Player, tile: int, hex: int, turn: int) -> bool:
    """[KEY-EXP-3, KEY-EXP-4, KEY-SB-2A-2] Every shared edge matches, or Boat 2a does not care."""
    if p.powers & NO_ROADS:
        return True
    return s.box.tiles[tile].turned[turn] & (hex >> 12 & EDGE_MASK) == hex & EDGE_MASK


def fits_turned(s: Keyflower, p: Player, tile: int, hex: int) -> bool:
    """Whether a tile fits a free hex in some rotation."""
    if p.powers & NO_ROADS:
        return True
    mask = hex >> 12 & EDGE_MASK
    need = hex & EDGE_MASK
    for edges in s.box.tiles[tile].turned:
        if edges & mask == need:
            return True
    return False


def can_place(s: Keyflower, p: Player, tile: int) -> bool:
    for hex in p.frontier:
        if fits_turned(s, p, tile, hex):
            return True
    return False


class PlaceTile(Obvious[Keyflower]):
    """D12: which waiting tile is placed next? Only those that fit somewhere. Everything here is public.

    [KEY-EXP-7, KEY-DEC-7, KEY-HID-9]
    """

    def options(self, s: Keyflower) -> list[Action]:
        p = s.players[self.seat]
        return [PLACE[tile] for tile in p.waiting if can_place(s, p, tile)]

    def refusal(self, s: Keyflower, a: Action) -> str:
        if not isinstance(a, Place):
            return ANOTHER_QUESTION
        p = s.players[self.seat]
        if a.tile not in p.waiting:
            return "KEY-EXP-1"
        return ALLOWED if can_place(s, p, a.tile) else "KEY-EXP-8"

    def choose(self, s: Keyflower, a: Action) -> None:
        assert isinstance(a, Place)
        s.then(PlaceBeside(self.seat, a.tile))


def name_of_hex(p: Player, hex: int) -> Beside:
    """[KEY-DEC-10] A free hex goes by the longest-standing tile next to it."""
    cell = hex >> 24
    oldest, at = len(p.village), 0
    for side in range(6):
        if hex >> (12 + 2 * side) & 3:
            here = index_of(p.cells, cell + STEP[side])
            if here < oldest:
                oldest, at = here, OPPOSITE[side]
    return BESIDE[p.village[oldest]][at]


def hex_named(p: Player, tile: int, side: int) -> int:
    """The free hex across an edge of a tile of the village; 0 if there is none."""
    here = index_of(p.village, tile)
    if here >= 0:
        cell = p.cells[here] + STEP[side]
        for hex in p.frontier:
            if hex >> 24 == cell:
                return hex
    return 0


class PlaceBeside(Obvious[Keyflower]):
    """D12: on which hex? Searches weigh it apart from the choice of the tile.

    [KEY-EXP-2, KEY-EXP-3, KEY-DEC-10, KEY-HID-9]
    """

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: Keyflower) -> list[Action]:
        p = s.players[self.seat]
        return [name_of_hex(p, hex) for hex in p.frontier if fits_turned(s, p, self.tile, hex)]

    def refusal(self, s: Keyflower, a: Action) -> str:
        if not isinstance(a, Beside):
            return ANOTHER_QUESTION
        p = s.players[self.seat]
        hex = hex_named(p, a.tile, a.side)
        if not hex:
            return "KEY-EXP-2"
        if not fits_turned(s, p, self.tile, hex):
            return "KEY-EXP-3"
        return ALLOWED if name_of_hex(p, hex) is a else "KEY-DEC-10"

    def choose(self, s: Keyflower, a: Action) -> None:
        assert isinstance(a, Beside)
        s.then(PlaceTurned(self.seat, self.tile, hex_named(s.players[self.seat], a.tile, a.side)))


class PlaceTurned(Detail[Keyflower]):
    """[KEY-EXP-3, KEY-EXP-10] D12: in which rotation?"""

    def __init__(self, seat: int, tile: int, hex: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.hex: Final = hex  # with the edges that it shares

    def options(self, s: Keyflower) -> list[Action]:
        p = s.players[self.seat]
        return [TURNED[turn] for turn in range(6) if fits(s, p, self.tile, self.hex, turn)]

    def refusal(self, s: Keyflower, a: Action) -> str:
        if not isinstance(a, Turned):
            return ANOTHER_QUESTION
        return ALLOWED if fits(s, s.players[self.seat], self.tile, self.hex, a.steps) else "KEY-EXP-3"

    def choose(self, s: Keyflower, a: Action) -> None:
        """[KEY-EXP-5, KEY-EXP-6] It lies there for good, front face up."""
        assert isinstance(a, Turned)
        source = tile_at(s, self.tile) if s.is_telling else ""
        cell = self.hex >> 24
        s.players[self.seat].waiting.remove(self.tile)
        put_in_village(s, self.seat, self.tile, cell, a.steps)
        if s.is_telling:
            name, target = shown_id(s, self.tile), tile_at(s, self.tile)
            s.tell(TilePlaced(self.seat, name, source, target, q_of(cell), r_of(cell), a.steps))
