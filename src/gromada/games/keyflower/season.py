"""Start of a season: section SEASON of the ledger. Boats are loaded, tiles laid out; in winter the players choose
them.
"""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.rng import Rng
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, GATHERED, Chance, Choice, Task
from gromada.games.keyflower.actions import CONTRIBUTE, DONE, Contribute, Done
from gromada.games.keyflower.bag import draw
from gromada.games.keyflower.events import BoatLoaded, TileLaid, WinterContributed
from gromada.games.keyflower.places import tile_at
from gromada.games.keyflower.printed import BOAT0, GREEN, SUMMER_BOAT0, TILE_IDS, WINTER0, WINTERS, one, size
from gromada.games.keyflower.state import CENTRE, Keyflower, shown_id


class LoadBoats(Chance[Keyflower]):
    """Workers from the bag and skills from the pile, by the season's faces.

    [KEY-SEASON-2, KEY-SEASON-3, KEY-SEASON-4, KEY-SETUP-7]

    Pieces are dealt one at a time, boat by boat: with enough of them that is the same as boat after boat.
    """

    def sample(self, s: Keyflower, rng: Rng) -> tuple[int, ...]:
        faces = [s.box.loads[boat - BOAT0][s.season] for boat in s.table.boats]
        workers = draw(s.bag, sum([face.workers for face in faces]), rng)
        return (len(workers), *workers, *draw(s.pile, sum([face.skills for face in faces]), rng))

    def settle(self, s: Keyflower, outcome: tuple[int, ...]) -> None:
        """Row by row, never above a boat's number; a boat may stay empty.

        [KEY-SEASON-4, KEY-SEASON-10, KEY-RUL-22, KEY-RUL-24]
        """
        faces = [s.box.loads[boat - BOAT0][s.season] for boat in s.table.boats]
        workers = outcome[0]
        s.boat_workers = loaded([face.workers for face in faces], outcome[1 : 1 + workers])
        s.boat_skills = loaded([face.skills for face in faces], outcome[1 + workers :])
        s.picked = 0
        for row in range(s.seats):
            s.bag -= s.boat_workers[row]
            s.strays -= s.boat_workers[row] >> (8 * GREEN) & 255
            s.pile -= s.boat_skills[row]
            if s.is_telling:
                boat = s.table.boats[row]
                s.tell(BoatLoaded(TILE_IDS[boat], tile_at(s, boat), s.boat_workers[row], s.boat_skills[row]))


def loaded(room: list[int], pieces: tuple[int, ...]) -> list[int]:
    """One piece to each boat with room, again and again."""
    loads = [0] * len(room)
    row = 0
    for piece in pieces:
        while size(loads[row]) >= room[row]:
            row = (row + 1) % len(room)
        loads[row] += one(piece)
        row = (row + 1) % len(room)
    return loads


class LayTiles(Chance[Keyflower]):
    """The table's number of the season's tiles, summer boats on a random face.

    [KEY-SEASON-5, KEY-SEASON-6, KEY-SETUP-9, KEY-SETUP-11]
    """

    def sample(self, s: Keyflower, rng: Rng) -> tuple[int, ...]:
        tiles = list(s.box.season_tiles[s.season])
        rng.shuffle(tiles)
        drawn = tiles[: s.table.tiles[s.season]]
        return tuple([tile << 1 | (rng.below(2) if tile >= SUMMER_BOAT0 else 0) for tile in drawn])

    def settle(self, s: Keyflower, outcome: tuple[int, ...]) -> None:
        for drawn in outcome:
            tile = drawn >> 1
            if drawn & 1:
                s.flipped |= 1 << tile
            lay(s, tile)


def lay(s: Keyflower, tile: int) -> None:
    s.centre.append(tile)
    s.where[tile] = CENTRE
    if s.is_telling:
        s.tell(TileLaid(shown_id(s, tile), tile_at(s, tile)))


class WinterSelect(Task[Keyflower]):
    """[KEY-SEASON-7, KEY-FLOW-3, KEY-HID-7] Everybody chooses in secret at the same time."""

    def run(self, s: Keyflower) -> None:
        s.open_lanes([ChooseWinter(seat, 0) for seat in s.seats_from(s.start)])


class ChooseWinter(Choice[Keyflower]):
    """D13: the set of winter tiles to bring into play, at least one: one after the other, until the player says so.

    [KEY-SEASON-7, KEY-SETUP-12, KEY-DEC-9]
    """

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat)
        self.chosen: Final = chosen  # so far, one bit each

    def manner(self) -> int:
        return GATHERED

    def options(self, s: Keyflower) -> list[Action]:
        offered: list[Action] = []
        left = s.players[self.seat].hand & ~self.chosen
        for i in range(WINTERS):
            if left >> i & 1:
                offered.append(CONTRIBUTE[i])
        if self.chosen:
            offered.append(DONE)
        return offered

    def refusal(self, s: Keyflower, a: Action) -> str:
        if isinstance(a, Contribute):
            i = a.tile - WINTER0
            if not s.players[self.seat].hand >> i & 1:
                return "KEY-SEASON-7"
            return "KEY-DEC-9" if self.chosen >> i & 1 else ALLOWED
        if isinstance(a, Done):
            return ALLOWED if self.chosen else "KEY-SEASON-7"
        return ANOTHER_QUESTION

    def choose(self, s: Keyflower, a: Action) -> None:
        """[KEY-HID-7] Nothing is shown before everybody has answered."""
        if isinstance(a, Contribute):
            s.then(ChooseWinter(self.seat, self.chosen | 1 << (a.tile - WINTER0)))
            return
        p = s.players[self.seat]
        p.contributed = self.chosen
        p.hand &= ~self.chosen


def at_the_last_winter_tile(s: Keyflower) -> int:
    """A seat that has chosen the winter tile which comes last in the printed order of its hand; -1 if none has."""
    for lane in s.lanes:
        step = lane.agenda[-1] if lane.agenda else None
        if isinstance(step, ChooseWinter) and step.chosen and not s.players[step.seat].hand >> step.chosen.bit_length():
            return step.seat
    return -1


class LayWinter(Chance[Keyflower]):
    """[KEY-SEASON-7, KEY-SEASON-8, KEY-HID-7] The chosen tiles, shuffled together; who brought which is not shown."""

    def sample(self, s: Keyflower, rng: Rng) -> tuple[int, ...]:
        tiles: list[int] = []
        for i in range(WINTERS):
            for p in s.players:
                if p.contributed >> i & 1:
                    tiles.append(WINTER0 + i)
        rng.shuffle(tiles)
        return tuple(tiles)

    def settle(self, s: Keyflower, outcome: tuple[int, ...]) -> None:
        if s.is_telling:
            for seat in range(s.seats):
                s.tell(WinterContributed(seat, s.players[seat].contributed.bit_count()))
        for tile in outcome:
            lay(s, tile)
