"""The building phase: section BLD (discs, queue order, privileges), LAB (labour windows) and WIN (winter's form)."""

from __future__ import annotations

from typing import Final

from gromada.core.steps import Step, Task
from gromada.games.craftsmen.bankers import bank
from gromada.games.craftsmen.builders import build
from gromada.games.craftsmen.crafts import LabourStep, work
from gromada.games.craftsmen.events import StageBegan
from gromada.games.craftsmen.merchants import trade_goods
from gromada.games.craftsmen.notary import visit_notary
from gromada.games.craftsmen.printed import BANKERS, BUILDERS, CRAFTS, MERCHANTS, NOTARY, QUEUE
from gromada.games.craftsmen.privileges import NO_DISC
from gromada.games.craftsmen.state import EMPTY, Craft
from gromada.games.craftsmen.town_hall import visit_town_hall


class Stage(Task[Craft]):
    """[CRA-BLD-1, CRA-BLD-2] One action for every disc: spaces from left to right, the lower disc first.

    [CRA-WIN-1, CRA-WIN-2] Without helpers, one action for every player in turn order.
    """

    def __init__(self, stage: int) -> None:
        self.stage: Final = stage

    def run(self, s: Craft) -> None:
        season = s.box.seasons[s.season]
        s.stage = self.stage
        if s.is_telling:
            s.tell(StageBegan(self.stage))
        steps: list[Step] = []
        if season.has_helpers:
            for disc in range((self.stage - 1) * QUEUE, self.stage * QUEUE):
                if s.queue[disc] != EMPTY:
                    steps.append(Act(s.queue[disc] & 7, self.stage, disc))
        else:
            steps += [Act(seat, self.stage, NO_DISC) for seat in s.order]
        if self.stage != season.stages[-1]:
            steps.append(LabourWindow())
        s.then(*steps)


class Act(Task[Craft]):
    """[CRA-BLD-7] The action of one disc is completed before the next disc acts."""

    def __init__(self, seat: int, stage: int, disc: int) -> None:
        self.seat: Final = seat
        self.stage: Final = stage
        self.disc: Final = disc

    def run(self, s: Craft) -> None:
        s.actor = self.seat
        s.acting = self.disc
        if self.stage == BANKERS:
            bank(s, self.seat, self.disc)
        elif self.stage == BUILDERS:
            build(s, self.seat, self.disc)
        elif self.stage == NOTARY:
            visit_notary(s, self.seat, self.disc)
        elif self.stage == CRAFTS:
            work(s, self.seat, self.disc)
        elif self.stage == MERCHANTS:
            trade_goods(s, self.seat, self.disc)
        else:
            visit_town_hall(s, self.seat, self.disc)


class LabourWindow(Task[Craft]):
    """[CRA-LAB-1, CRA-LAB-2, CRA-RULING-24, CRA-RULING-34, CRA-WIN-5] Between two stages, in turn order, once round."""

    def run(self, s: Craft) -> None:
        s.actor = EMPTY
        s.acting = EMPTY
        s.then(*[LabourStep(seat) for seat in s.order if s.players[seat].labour])
