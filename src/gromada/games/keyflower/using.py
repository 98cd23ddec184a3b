"""Using a tile: section USE of the ledger, with Boat 4b of section SB. What a use brings is in effects.py."""

from __future__ import annotations

from typing import Final

from gromada.core.steps import ALLOWED
from gromada.games.keyflower.bidding import Reserve, lift_groups, workers_in
from gromada.games.keyflower.events import TileUsed
from gromada.games.keyflower.places import tile_at
from gromada.games.keyflower.printed import (
    ANY_COLOUR,
    ANY_SKILL,
    NO_COLOUR,
    OTHER_USES,
    SUMMER_BOAT0,
    Use,
    of,
    size,
)
from gromada.games.keyflower.screens import give_workers
from gromada.games.keyflower.state import CENTRE, NOWHERE, Keyflower, shown_id

MIXED: Final = ANY_COLOUR  # the colour of a use with workers of any colours [KEY-SB-4B-1]


def use_of(s: Keyflower, tile: int) -> Use:
    """[KEY-USE-10, KEY-USE-13] The use box of the face that shows."""
    return s.box.tiles[tile].back.use if s.flipped >> tile & 1 else s.box.tiles[tile].front.use


def least_size(s: Keyflower, tile: int) -> int:
    """[KEY-USE-4] One more than the previous use, whoever made it."""
    return (s.uses[tile] & 7) + 1


def most_size(s: Keyflower, tile: int) -> int:
    """[KEY-USE-5, KEY-INV-4] What the limit leaves."""
    return s.box.most_on_tile - size(s.on_tile[tile])


def use_colour(s: Keyflower, seat: int, tile: int) -> int:
    """The lock colour; any mix for Boat 4b; or not yet decided.

    [KEY-COL-2, KEY-COL-3, KEY-SB-4A-8, KEY-SB-4B-1, KEY-SB-4B-3]
    """
    if s.lock[tile] != NO_COLOUR and s.players[seat].powers & OTHER_USES:
        return MIXED
    return s.lock[tile]


def can_use(s: Keyflower, seat: int, tile: int, reserve: Reserve) -> bool:
    """[KEY-DEC-1] Whether a use can be completed."""
    where = s.where[tile]
    if where == NOWHERE or tile >= SUMMER_BOAT0 or not s.box.usable >> tile & 1:
        return False
    if where == CENTRE and not s.box.usable_in >> s.season & 1:
        return False
    use = use_of(s, tile)
    if use.pays_skill and not has_skill(s.players[seat].skills, use.skill):
        return False
    least, most = least_size(s, tile), most_size(s, tile)
    return least <= most and can_finish(use, use_colour(s, seat, tile), least, most, 0, 0, False, reserve)


def refuses_use(s: Keyflower, seat: int, tile: int, reserve: Reserve) -> str:
    """Why a use cannot be completed: first what nobody could use, then what this seat lacks, the colour before all.

    [KEY-USE-1, KEY-USE-2, KEY-USE-3, KEY-USE-4, KEY-USE-5, KEY-USE-9, KEY-COL-3, KEY-RUL-5]
    """
    if can_use(s, seat, tile, reserve):
        return ALLOWED
    where = s.where[tile]
    if where == CENTRE and not s.box.usable_in >> s.season & 1:
        return "KEY-USE-3"
    if tile >= SUMMER_BOAT0 or not s.box.usable >> tile & 1:
        return "KEY-USE-2"
    if where == NOWHERE:
        return "KEY-USE-1"
    least = least_size(s, tile)
    most = most_size(s, tile)
    if least > most:
        return "KEY-USE-5"
    colour = use_colour(s, seat, tile)
    have = workers_for(reserve, colour)
    if have < least:
        return "KEY-COL-3" if not have and size(reserve.workers) + size(reserve.sums) else "KEY-USE-4"
    if not can_finish(NO_PAYMENT, colour, least, most, 0, 0, False, reserve):
        return "KEY-USE-5"  # groups go whole, and they are too large
    return "KEY-USE-9"


def workers_for(reserve: Reserve, colour: int) -> int:
    """How many workers a seat could place in a colour at most; NO_COLOUR: in the one it has most of."""
    pile = reserve.workers + reserve.sums
    if colour == MIXED:
        return size(pile)
    if colour != NO_COLOUR:
        return of(pile, colour)
    most = 0
    for c in range(4):
        most = max(most, of(pile, c))
    return most


NO_PAYMENT: Final = Use(1, 0, 0, (), NO_COLOUR, -1, 0, 0, 0, 0)


def has_skill(skills: int, skill: int) -> bool:
    return skills > 0 if skill == ANY_SKILL else of(skills, skill) > 0


def most_from_screen(workers: int, colour: int, use: Use, has_spare: bool) -> int:
    """[KEY-USE-9] How many may come from the screen so that a payment is left; -1 if none is left anyhow."""
    stock = size(workers) if colour == MIXED else of(workers, colour)
    if not use.pays_worker or has_spare:
        return stock
    if use.colour == ANY_COLOUR:
        return min(stock, size(workers) - 1)
    if not of(workers, use.colour):
        return -1
    return stock - 1 if colour == MIXED or colour == use.colour else stock


def can_pay_with(use: Use, group: int) -> bool:
    """[KEY-PROD-12] A whole losing group of the right colour is a payment, too."""
    return use.pays_worker and (use.colour == ANY_COLOUR or use.colour == group >> 8 & 255)


def can_finish(
    use: Use, colour: int, least: int, most: int, at: int, moved: int, has_spare: bool, reserve: Reserve
) -> bool:
    """Whether some groups from place `at` on, and some of the screen, make a legal use.

    [KEY-DEC-1, KEY-USE-6, KEY-USE-7]
    """
    if colour == NO_COLOUR:
        for c in range(4):
            if can_finish(use, c, least, most, at, moved, has_spare, reserve):
                return True
        return False
    needed = least - moved if least > moved else 0
    spare = has_spare
    if use.pays_worker and not spare:
        for i in range(at, len(reserve.groups)):
            if can_pay_with(use, reserve.groups[i]):
                spare = True
    if moved <= most and needed <= most_from_screen(reserve.workers, colour, use, spare):
        return True
    spare = has_spare
    for i in range(at, len(reserve.groups)):
        group = reserve.groups[i]
        if (colour == MIXED or group >> 8 & 255 == colour) and moved + (group & 255) <= most:
            if can_finish(use, colour, least, most, i + 1, moved + (group & 255), spare, reserve):
                return True
        if can_pay_with(use, group):
            spare = True
    return False


def has_spare_group(use: Use, at: int, taken: int, reserve: Reserve) -> bool:
    """Whether a group before place `at` was left behind that can pay."""
    for i in range(at):
        group = reserve.groups[i]
        if not taken >> (group >> 16) & 1 and can_pay_with(use, group):
            return True
    return False


def place_workers(s: Keyflower, seat: int, tile: int, taken: int, workers: int) -> None:
    """Workers come onto a tile; no lock but the first is set.

    [KEY-USE-7, KEY-USE-8, KEY-COL-1, KEY-COL-4, KEY-SB-4A-5, KEY-SB-4B-2, KEY-TURN-5] They stand there before losing
    groups have left their edges: a group that only steps from the edge onto its tile lets no lying group stand up.
    """
    moved = workers_in(s, seat, taken) if taken else 0
    p = s.players[seat]
    for colour in range(4):
        count = of(workers, colour)
        if count:
            give_workers(s, p, colour, count)
    placed = moved + workers
    if s.lock[tile] == NO_COLOUR:
        for colour in range(4):
            if of(placed, colour):
                s.lock[tile] = colour
    s.on_tile[tile] += placed
    place = tile_at(s, tile) if s.is_telling else ""
    if taken:
        lift_groups(s, seat, taken, place)
    s.uses[tile] = s.uses[tile] << 3 | size(placed)
    s.passes = 0
    if s.is_telling:
        s.tell(TileUsed(seat, shown_id(s, tile), place, placed, workers))
