"""End of a season, steps 1 to 5: section END of the ledger. Step 6 is in expand.py."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Obvious, Task
from gromada.games.keyflower.actions import PICK, Pick
from gromada.games.keyflower.bag import DrawWorkers, take_green
from gromada.games.keyflower.events import (
    BoatTaken,
    GroupReturned,
    MarkerTaken,
    OrderWon,
    TileUnsold,
    TileWon,
    WorkersCollected,
)
from gromada.games.keyflower.places import dock_at, tile_at
from gromada.games.keyflower.printed import (
    BOAT0,
    EXTRA_GREEN,
    EXTRA_WORKERS,
    NO_COLOUR,
    SUMMER_BOAT0,
    TILE_IDS,
    WINTER,
    WINTER0,
    some,
)
from gromada.games.keyflower.screens import gain_skills, gain_workers, into_bag
from gromada.games.keyflower.state import NOWHERE, Keyflower, bid_of, group_colour, shown_id, winner_of


class Collect(Task[Keyflower]):
    """[KEY-END-1, KEY-END-2, KEY-END-3, KEY-END-4, KEY-END-13] Steps 1 to 4, without any choice."""

    def run(self, s: Keyflower) -> None:
        for tile in [*s.centre, *s.table.orders]:
            return_losing_groups(s, tile)
        for tile in s.centre:
            sell(s, tile)
        s.centre = []
        for seat in range(s.seats):
            for tile in s.players[seat].village:
                if tile < BOAT0 and s.on_tile[tile]:
                    collect(s, seat, tile)


def return_losing_groups(s: Keyflower, tile: int) -> None:
    """[KEY-END-1] Step 1: losing groups go back behind their owners' screens."""
    if not s.bids[tile]:
        return
    winner = winner_of(s, tile)
    for seat in range(s.seats):
        count = bid_of(s, tile, seat)
        if count and seat != winner:
            colour = group_colour(s, tile, seat)
            gain_workers(s.players[seat], some(colour, count))
            s.bids[tile] -= count << (seat << 3)
            if colour != s.lock[tile]:
                s.lying[tile] = NO_COLOUR
            if s.is_telling:
                s.tell(GroupReturned(seat, shown_id(s, tile), dock_at(s, tile, seat), colour, count))


def sell(s: Keyflower, tile: int) -> None:
    """[KEY-END-2, KEY-END-3, KEY-SB-0] Steps 2 and 3: unsold tiles leave the game, the others go to their winners."""
    winner = winner_of(s, tile)
    if winner < 0:
        if s.is_telling:
            s.tell(TileUnsold(shown_id(s, tile), tile_at(s, tile), s.on_tile[tile]))
        into_bag(s, s.on_tile[tile])
        s.on_tile[tile] = 0
        s.where[tile] = NOWHERE
        return
    p = s.players[winner]
    if s.is_telling:
        count, colour = bid_of(s, tile, winner), group_colour(s, tile, winner)
        s.tell(TileWon(winner, shown_id(s, tile), tile_at(s, tile), dock_at(s, tile, winner), colour, count))
    if s.on_tile[tile]:
        collect(s, winner, tile)
    bid_into_bag(s, tile, winner)
    s.where[tile] = NOWHERE
    p.waiting.append(tile)
    if SUMMER_BOAT0 <= tile < WINTER0:
        p.powers |= s.box.face(tile, s.flipped >> tile & 1).power


def collect(s: Keyflower, seat: int, tile: int) -> None:
    """[KEY-END-3, KEY-END-4] Step 4: workers on a tile come to its owner, whoever placed them."""
    workers = s.on_tile[tile]
    gain_workers(s.players[seat], workers)
    s.on_tile[tile] = 0
    if s.is_telling:
        s.tell(WorkersCollected(seat, shown_id(s, tile), tile_at(s, tile), workers))


def bid_into_bag(s: Keyflower, tile: int, winner: int) -> None:
    """[KEY-END-3, KEY-END-5] The winning group is spent."""
    count = bid_of(s, tile, winner)
    into_bag(s, some(group_colour(s, tile, winner), count))
    s.bids[tile] = 0
    s.lying[tile] = NO_COLOUR


class BoatStep(Task[Keyflower]):
    """Step 5: bids into the bag, then the boats, then the marker.

    [KEY-END-5, KEY-END-6, KEY-END-7, KEY-END-8, KEY-RUL-10, KEY-RUL-11]
    """

    def run(self, s: Keyflower) -> None:
        winners = [winner_of(s, tile) for tile in s.table.orders]
        purple = winners[-1]
        order: list[int] = []
        for i in range(len(winners)):
            winner = winners[i]
            if winner < 0:
                continue
            win_order_tile(s, winner, s.table.orders[i])
            if winner not in order:
                order.append(winner)
        old = s.start
        s.clear_season()
        if purple >= 0:
            s.start = purple
            s.tell(MarkerTaken(purple, old))
        for seat in s.seats_from(s.start):
            if seat not in order:
                order.append(seat)
        picks = [PickBoat(seat) for seat in order]
        if purple >= 0:
            s.then(*picks)
        else:
            s.then(*picks, PassMarker((old + 1) % s.seats))


def win_order_tile(s: Keyflower, seat: int, tile: int) -> None:
    """The tile itself only in winter; without a bid it leaves the game then.

    [KEY-END-5, KEY-END-10, KEY-END-11, KEY-END-12]
    """
    if s.is_telling:
        count, colour = bid_of(s, tile, seat), group_colour(s, tile, seat)
        place, dock = tile_at(s, tile), dock_at(s, tile, seat)
        if s.season == WINTER:
            s.tell(TileWon(seat, TILE_IDS[tile], place, dock, colour, count))
        else:
            s.tell(OrderWon(seat, TILE_IDS[tile], place, dock, colour, count))
    bid_into_bag(s, tile, seat)
    if s.season == WINTER:
        s.players[seat].waiting.append(tile)


class PassMarker(Task[Keyflower]):
    """[KEY-END-7, KEY-RUL-18] Nobody bid for the mark: the marker passes to the left, in winter too."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Keyflower) -> None:
        s.tell(MarkerTaken(self.seat, s.start))
        s.start = self.seat


class PickBoat(Obvious[Keyflower]):
    """D11: one boat that nobody has picked; that a single one is left is a public fact, so it is not asked for.

    [KEY-END-9, KEY-END-10, KEY-DEC-8, KEY-HID-9]
    """

    def options(self, s: Keyflower) -> list[Action]:
        return [PICK[s.table.boats[row] - BOAT0] for row in range(s.seats) if not s.picked >> row & 1]

    def refusal(self, s: Keyflower, a: Action) -> str:
        if not isinstance(a, Pick):
            return ANOTHER_QUESTION
        if a.tile not in s.table.boats:
            return "KEY-SETUP-7"
        return "KEY-END-9" if s.picked >> s.table.boats.index(a.tile) & 1 else ALLOWED

    def choose(self, s: Keyflower, a: Action) -> None:
        """The load or, in winter, the boat; summer boats add to it.

        [KEY-END-9, KEY-END-10, KEY-SB-1A, KEY-SB-1B, KEY-INV-8]
        """
        assert isinstance(a, Pick)
        p = s.players[self.seat]
        row = s.table.boats.index(a.tile)
        s.picked |= 1 << row
        if s.is_telling:
            load = s.boat_workers[row], s.boat_skills[row]
            s.tell(BoatTaken(self.seat, TILE_IDS[a.tile], tile_at(s, a.tile), load[0], load[1], s.season == WINTER))
        if s.season == WINTER:
            p.waiting.append(a.tile)
        else:
            gain_workers(p, s.boat_workers[row])
            if s.boat_skills[row]:
                gain_skills(p, s.boat_skills[row])
            s.boat_workers[row] = 0
            s.boat_skills[row] = 0
        extra_green(s, self.seat)
        extra_workers(s, self.seat)


def extra_workers(s: Keyflower, seat: int) -> None:
    """[KEY-SB-1A] Boat 1a draws workers when its owner picks."""
    power = s.box.powers[0]
    if s.players[seat].powers & EXTRA_WORKERS and power.seasons >> s.season & 1:
        s.then(DrawWorkers(seat, power.workers))


def extra_green(s: Keyflower, seat: int) -> None:
    """[KEY-SB-1B] Boat 1b takes a green worker when its owner picks."""
    power = s.box.powers[1]
    if s.players[seat].powers & EXTRA_GREEN and power.seasons >> s.season & 1:
        take_green(s, seat, power.green)
