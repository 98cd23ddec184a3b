"""Buildings of the Village sheet: section BLDG of the ledger."""

from __future__ import annotations

from gromada.core.steps import ALLOWED
from gromada.games.imperial_settlers.events import BuildingCompleted, SpaceCrossed
from gromada.games.imperial_settlers.printed import SPACES
from gromada.games.imperial_settlers.state import Empire, Player


def refuses_building(s: Empire, p: Player, slot: int, space: int) -> str:
    """[ISR-BLDG-1, ISR-BLDG-9, ISR-BLDG-11, ISR-FX-5, ISR-BUILD-4] Any uncrossed space of any Building."""
    if p.village >> (slot * SPACES + space) & 1:
        return "ISR-BUILD-4"
    building = s.village.buildings[slot]
    if space < len(building.spaces):
        return ALLOWED
    return "ISR-FX-5" if building.id else "ISR-BLDG-11"


def cross_building(s: Empire, seat: int, slot: int, space: int, paid: tuple[int, ...]) -> None:
    """[ISR-BLDG-2] Crosses out a Build space; with the last one the Building is completed."""
    p = s.players[seat]
    building = s.village.buildings[slot]
    p.village |= 1 << (slot * SPACES + space)
    p.crossed += 1
    p.building_crossed += 1
    s.tell(SpaceCrossed(seat, building.id, space, "building", slot, paid))
    if p.village_of(slot) == building.all_spaces:
        p.built[slot] = s.round
        s.tell(BuildingCompleted(seat, building.id))
