"""Spaces as targets of abilities: free builds and discounts."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.games.imperial_settlers.actions import BUILD, BUILD_VILLAGE, Build, BuildVillage, in_mid_step
from gromada.games.imperial_settlers.buildings import cross_building, refuses_building
from gromada.games.imperial_settlers.printed import COLUMNS, SLOTS, VILLAGE
from gromada.games.imperial_settlers.state import Empire, Player
from gromada.games.imperial_settlers.tracks import cross_section, refuses_section


def spaces_of(s: Empire, p: Player, target: int) -> list[Action]:
    """The spaces of a target that are printed and not yet behind us: of one Track, or of all Buildings."""
    spaces: list[Action] = []
    if target == VILLAGE:
        for slot in range(SLOTS):
            spaces += BUILD_VILLAGE[slot][: len(s.village.buildings[slot].spaces)]
    elif p.sections[target] < COLUMNS:
        section = p.sections[target]
        spaces += BUILD[target][section][: len(s.box.tracks[target][section].spaces)]
    return spaces


def refuses_target(s: Empire, p: Player, target: int, a: Action, elsewhere: str) -> str:
    """Whether the action names a space of the target that may be crossed out; all Track rules hold."""
    if isinstance(a, Build):
        return refuses_section(s, p, a.track, a.section, a.space) if a.track == target else elsewhere
    if isinstance(a, BuildVillage):
        return refuses_building(s, p, a.slot, a.space) if target == VILLAGE else elsewhere
    return in_mid_step(a)


def cost_of(s: Empire, a: Action) -> tuple[int, ...]:
    if isinstance(a, Build):
        return s.box.tracks[a.track][a.section].spaces[a.space]
    assert isinstance(a, BuildVillage)
    return s.village.buildings[a.slot].spaces[a.space]


def cross(s: Empire, seat: int, a: Action, paid: tuple[int, ...]) -> None:
    if isinstance(a, Build):
        cross_section(s, seat, a.track, a.space, paid)
    elif isinstance(a, BuildVillage):
        cross_building(s, seat, a.slot, a.space, paid)
