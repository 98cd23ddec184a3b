"""Simultaneous phases: what others are shown until all have finished. [ISR-HID-3, ISR-R-17]"""

from __future__ import annotations

from gromada.core.steps import Choice, Task
from gromada.games.imperial_settlers.events import PhaseShown
from gromada.games.imperial_settlers.state import Empire


def open_phase(s: Empire, questions: list[Choice[Empire]]) -> None:
    """[ISR-EXP-1, ISR-R-17, ISR-HID-3] All act at the same time, seeing the others as they were at the start."""
    s.shown = [player.copy() for player in s.players]
    s.then(ShowPhase())
    s.open_lanes(questions)


class ShowPhase(Task[Empire]):
    """[ISR-HID-3] All have finished: everyone is brought up to date."""

    def run(self, s: Empire) -> None:
        if s.seats > 1 and s.is_telling:
            for seat in s.seats_from(s.active):
                before, now = s.shown[seat], s.players[seat]
                s.tell(
                    PhaseShown(
                        seat,
                        now.crossed - before.crossed,
                        now.harvests - before.harvests,
                        sum(now.done) - sum(before.done),
                        len(now.settlements) - len(before.settlements),
                        now.other_vp - before.other_vp,
                    )
                )
        s.shown = []
