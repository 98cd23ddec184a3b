"""Bidding: sections BID and COL of the ledger, with Boat 4a of section SB."""

from __future__ import annotations

from typing import Final

from gromada.core.steps import ALLOWED
from gromada.games.keyflower.events import BidMade, GroupMoved, GroupStoodUp
from gromada.games.keyflower.places import dock_at
from gromada.games.keyflower.printed import GREEN, NO_COLOUR, ORDER0, OTHER_BIDS, of, size, some
from gromada.games.keyflower.screens import give_workers
from gromada.games.keyflower.state import (
    BLOCKED_BY_WORKERS,
    CENTRE,
    ON_ORDER_TILES,
    Keyflower,
    bid_of,
    group_colour,
    largest_other,
    shown_id,
)

ALL_COLOURS: Final = 15


class Reserve:
    """What a player can place: the screen, and the losing groups in layout order. [KEY-BID-3, KEY-DEC-2]"""

    def __init__(self, workers: int, groups: list[int], sums: int) -> None:
        self.workers: Final = workers
        self.groups: Final = groups  # tile << 16 | colour << 8 | size
        self.sums: Final = sums  # workers in all losing groups, a pile


def reserve_of(s: Keyflower, seat: int) -> Reserve:
    """[KEY-BID-3, KEY-BID-6, KEY-DEC-2] Losing groups only: auction tiles first, then turn order tiles."""
    groups: list[int] = []
    sums = 0
    shift = seat << 3
    bids = s.bids
    for tile in s.centre:
        own = bids[tile] >> shift & 255
        if own and own < largest_other(s, tile, seat):
            colour = group_colour(s, tile, seat)
            groups.append(tile << 16 | colour << 8 | own)
            sums += own << (colour << 3)
    for tile in s.table.orders:
        own = bids[tile] >> shift & 255
        if own and own < largest_other(s, tile, seat):
            colour = group_colour(s, tile, seat)
            groups.append(tile << 16 | colour << 8 | own)
            sums += own << (colour << 3)
    return Reserve(s.players[seat].workers, groups, sums)


def is_biddable(s: Keyflower, tile: int) -> bool:
    """[KEY-BID-1] Auction tiles and turn order tiles in play."""
    return s.where[tile] == CENTRE or bool(s.table.order_mask >> tile & 1)


def bid_colours(s: Keyflower, seat: int, tile: int) -> int:
    """The colours in which a seat may bid for a tile, one bit each.

    [KEY-COL-1, KEY-COL-2, KEY-COL-3, KEY-COL-6, KEY-BID-11, KEY-RUL-3] The lock colour, or any while there is none.
    """
    lock = s.lock[tile]
    if bid_of(s, tile, seat):
        if s.lying[tile] != NO_COLOUR and s.players[seat].powers & OTHER_BIDS:
            return colours_of_lying_group(s, tile)
        return 1 << lock
    if lock == NO_COLOUR or may_deviate(s, seat, tile):
        return ALL_COLOURS
    return 1 << lock


def colours_of_lying_group(s: Keyflower, tile: int) -> int:
    """[KEY-SB-4A-2, KEY-SB-4A-7, KEY-RUL-25, KEY-OPT-4] Only its own colour, and not while workers bar it."""
    if s.rules & BLOCKED_BY_WORKERS and s.on_tile[tile]:
        return 0
    return 1 << s.lying[tile]


def may_deviate(s: Keyflower, seat: int, tile: int) -> bool:
    """Boat 4a: another colour than the lock.

    [KEY-SB-4A-1, KEY-SB-4A-3, KEY-SB-4A-6, KEY-OPT-4, KEY-OPT-5, KEY-RUL-15, KEY-RUL-16]
    """
    if not s.players[seat].powers & OTHER_BIDS or s.bids[tile] == 0 or s.lock[tile] == GREEN:
        return False
    if s.rules & BLOCKED_BY_WORKERS and s.on_tile[tile]:
        return False
    return tile < ORDER0 or bool(s.rules & ON_ORDER_TILES)


def refuses_bid(s: Keyflower, seat: int, tile: int, reserve: Reserve) -> str:
    """[KEY-BID-1, KEY-BID-2, KEY-BID-7, KEY-BID-8, KEY-BID-10, KEY-RUL-4] A bid must be able to lead."""
    if not is_biddable(s, tile):
        return "KEY-BID-1"
    colours = bid_colours(s, seat, tile)
    if not colours:
        return "KEY-SB-4A-7"
    own = bid_of(s, tile, seat)
    other = largest_other(s, tile, seat)
    held = own if own < other else 0
    has_some = False
    for colour in range(4):
        if colours >> colour & 1:
            extra = of(reserve.workers, colour) + of(reserve.sums, colour)
            if held and colours == 1 << colour:
                extra -= held  # its own group here stays where it is
            if extra > 0:
                if own + extra > other:
                    return ALLOWED
                has_some = True
    if has_some:
        return "KEY-BID-7"
    return "KEY-COL-3" if size(reserve.workers) + size(reserve.sums) > held else "KEY-BID-2"


def can_lead(s: Keyflower, seat: int, tile: int, at: int, moved: int, colour: int, reserve: Reserve) -> bool:
    """[KEY-BID-7, KEY-BID-9] Whether the groups from place `at` on and the screen still make the largest group."""
    own = bid_of(s, tile, seat)
    other = largest_other(s, tile, seat)
    for c in range(4):
        if colour == NO_COLOUR or colour == c:
            extra = moved + of(reserve.workers, c)
            for i in range(at, len(reserve.groups)):
                group = reserve.groups[i]
                if group >> 8 & 255 == c and group >> 16 != tile:
                    extra += group & 255
            if extra > 0 and own + extra > other:
                return True
    return False


def least_for_bid(s: Keyflower, seat: int, tile: int, moved: int) -> int:
    """[KEY-DEC-4, KEY-BID-2, KEY-BID-7] The fewest workers from the screen."""
    needed = largest_other(s, tile, seat) + 1 - bid_of(s, tile, seat) - moved
    return max(needed, 0 if moved else 1)


def workers_in(s: Keyflower, seat: int, taken: int) -> int:
    """The pile of workers in the bid groups of a seat at these tiles."""
    workers = 0
    for tile in range(6, 58):
        if taken >> tile & 1:
            workers += some(group_colour(s, tile, seat), bid_of(s, tile, seat))
    return workers


def lift_groups(s: Keyflower, seat: int, taken: int, to: str) -> int:
    """[KEY-BID-4, KEY-BID-5] The taken losing groups leave their tiles whole; the pile of their workers."""
    lifted = 0
    for tile in range(6, 58):
        if taken >> tile & 1:
            if s.is_telling:
                colour, count = group_colour(s, tile, seat), bid_of(s, tile, seat)
                s.tell(GroupMoved(seat, shown_id(s, tile), dock_at(s, tile, seat), colour, count, to))
            lifted += lift_group(s, seat, tile)
    return lifted


def lift_group(s: Keyflower, seat: int, tile: int) -> int:
    """One losing group leaves its tile whole; a lying group that is left alone may stand up."""
    count = bid_of(s, tile, seat)
    colour = group_colour(s, tile, seat)
    s.bids[tile] -= count << (seat << 3)
    if s.lying[tile] != NO_COLOUR:
        if s.players[seat].powers & OTHER_BIDS:
            s.lying[tile] = NO_COLOUR
        else:
            stand_up(s, tile)
    return some(colour, count)


def stand_up(s: Keyflower, tile: int) -> None:
    """[KEY-SB-4A-5] The lying group is alone, and nobody works on the tile: its colour becomes the lock colour."""
    for seat in range(s.seats):
        if bid_of(s, tile, seat):
            is_alone = s.bids[tile] == bid_of(s, tile, seat) << (seat << 3)
            if not is_alone or not s.players[seat].powers & OTHER_BIDS or s.on_tile[tile]:
                return
            s.lock[tile] = s.lying[tile]
            s.lying[tile] = NO_COLOUR
            if s.is_telling:
                s.tell(GroupStoodUp(seat, shown_id(s, tile), dock_at(s, tile, seat)))
            return


def make_bid(s: Keyflower, seat: int, tile: int, taken: int, colour: int, count: int) -> None:
    """Workers join the group at the edge.

    [KEY-BID-2, KEY-BID-3, KEY-BID-8, KEY-COL-1, KEY-SB-4A-4, KEY-TURN-5, KEY-INV-12]
    """
    dock = dock_at(s, tile, seat) if s.is_telling else ""
    moved = size(lift_groups(s, seat, taken, dock)) if taken else 0
    if count:
        give_workers(s, s.players[seat], colour, count)
    is_new = bid_of(s, tile, seat) == 0
    s.bids[tile] += (moved + count) << (seat << 3)
    if s.lock[tile] == NO_COLOUR:
        s.lock[tile] = colour
    elif is_new and colour != s.lock[tile]:
        s.lying[tile] = colour
    s.passes = 0
    if s.is_telling:
        is_lying = s.lying[tile] == colour and colour != s.lock[tile]
        total = bid_of(s, tile, seat)
        s.tell(BidMade(seat, shown_id(s, tile), dock, colour, moved + count, moved, total, is_lying))
