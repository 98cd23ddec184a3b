"""Harvest: section HARV of the ledger."""

from __future__ import annotations

from gromada.core.steps import ALLOWED
from gromada.games.imperial_settlers.events import Harvested
from gromada.games.imperial_settlers.payment import gain
from gromada.games.imperial_settlers.printed import ANY_YIELD, FOOD, SLOTS, SPACES, STONE, WOOD
from gromada.games.imperial_settlers.state import Empire, Player
from gromada.games.imperial_settlers.tracks import is_accessible
from gromada.games.imperial_settlers.triggers import ON_HARVEST, fire


def refuses_harvest(s: Empire, p: Player, field: int, space: int) -> str:
    """[ISR-HARV-2, ISR-HARV-3, ISR-HARV-4] Only an uncrossed space of an open Field, with or without an action."""
    if not is_accessible(s, p, field):
        return "ISR-HARV-2"
    if space >= len(s.box.fields[field].spaces) or p.harvested >> (field * SPACES + space) & 1:
        return "ISR-HARV-3"
    return ALLOWED


def has_crop(s: Empire, p: Player, field: int) -> bool:
    """An open Field with a space that is not crossed out yet."""
    return is_accessible(s, p, field) and p.harvested_of(field) != s.box.fields[field].all_spaces


def has_yield(s: Empire, field: int, space: int, wanted: int) -> bool:
    """[ISR-R-5] A mixed space qualifies if the wanted type is among its yields."""
    return wanted >= ANY_YIELD or s.box.fields[field].spaces[space][wanted] > 0


def harvest(s: Empire, seat: int, field: int, space: int, workers: int) -> None:
    """[ISR-HARV-1, ISR-HARV-5, ISR-R-8] Crosses out the space, takes all that is printed there, then triggers."""
    p = s.players[seat]
    p.harvested |= 1 << (field * SPACES + space)
    p.crossed += 1
    p.harvests += 1
    s.tell(Harvested(seat, s.box.fields[field].id, space, field, workers))
    crop = s.box.fields[field].spaces[space]
    gain(s, seat, (crop[STONE], crop[WOOD], crop[FOOD], 0, 0, 0, 0), SLOTS + 1 + field * SPACES + space)
    fire(s, seat, ON_HARVEST, 0)
