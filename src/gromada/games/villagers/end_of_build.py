"""End of build: section END of the ledger. Copper, Founders without food, the marker."""

from __future__ import annotations

from gromada.core.steps import Step, Task
from gromada.games.villagers.events import FoundersTurned, MarkerPassed
from gromada.games.villagers.printed import FOUNDERS, FOUNDERS_FED, PROFITEERS
from gromada.games.villagers.profiteers import CopperPhase
from gromada.games.villagers.state import Valley
from gromada.games.villagers.village import COVERED, KIND, refresh


def end_of_build(s: Valley) -> list[Step]:
    """[VIL-END-1, VIL-END-4, VIL-R-37, VIL-R-40] Copper, then the Founders, then the marker, all before any market."""
    copper: list[Step] = [CopperPhase()] if s.has(PROFITEERS) else []
    return [*copper, TurnFounders(), PassMarker()]


class TurnFounders(Task[Valley]):
    """[VIL-END-2, VIL-END-3, VIL-R-9, VIL-R-24] A Village that shows no food turns its Founders, once in a game."""

    def run(self, s: Valley) -> None:
        for seat in range(s.seats):
            p = s.players[seat]
            if p.food or p.has_turned:
                continue
            for slot in range(len(p.village)):
                if p.village[slot] & KIND == FOUNDERS and not p.village[slot] & COVERED:
                    p.village[slot] += FOUNDERS_FED - FOUNDERS
                    p.has_turned = True
                    refresh(s, p)
                    s.tell(FoundersTurned(seat, slot))
                    break


class PassMarker(Task[Valley]):
    """[VIL-FLOW-7, VIL-END-4, VIL-SOLO-28] To the next player clockwise, in the last round too."""

    def run(self, s: Valley) -> None:
        if s.seats > 1:
            source = s.first
            s.first = (s.first + 1) % s.seats
            s.tell(MarkerPassed(s.first, source))
