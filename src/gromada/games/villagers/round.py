"""The round: section FLOW of the ledger, phases in the order of the page."""

from __future__ import annotations

from gromada.core.steps import Step, Task
from gromada.games.villagers.build import BuildTurn
from gromada.games.villagers.draft import DraftPhase
from gromada.games.villagers.end_of_build import end_of_build
from gromada.games.villagers.events import RoundStarted
from gromada.games.villagers.improvements import ImprovementPhase
from gromada.games.villagers.market import FirstMarket, SecondMarket
from gromada.games.villagers.printed import IMPROVEMENTS
from gromada.games.villagers.road import leftmost_stack, road_update
from gromada.games.villagers.solo import AskRats, EventPhase
from gromada.games.villagers.state import Valley


class Round(Task[Valley]):
    """[VIL-FLOW-1, VIL-FLOW-2] Draft, Road update, build turns, end of build, Improvements, events, market check."""

    def run(self, s: Valley) -> None:
        s.round += 1
        s.tell(RoundStarted(s.round, s.first))
        rats: list[Step] = [AskRats(0)] if s.solo else []
        turns = [BuildTurn(seat) for seat in s.seats_from(s.first)]
        improvements: list[Step] = [ImprovementPhase()] if s.has(IMPROVEMENTS) else []
        countess: list[Step] = [EventPhase()] if s.solo else []
        s.then(
            *rats,
            DraftPhase(),
            *road_update(s),
            *turns,
            *end_of_build(s),
            *improvements,
            *countess,
            MarketCheck(),
        )


class MarketCheck(Task[Valley]):
    """Once a round, whatever emptied the stacks.

    [VIL-FLOW-3, VIL-FLOW-4, VIL-FLOW-5, VIL-FLOW-6, VIL-FLOW-8, VIL-FLOW-9, VIL-SOLO-17, VIL-INV-10, VIL-INV-14]
    """

    def run(self, s: Valley) -> None:
        first: list[Step] = [FirstMarket()] if is_first_due(s) else []
        if leftmost_stack(s) < 0:
            s.then(*first, SecondMarket())
        else:
            s.then(*first, Round())


def is_first_due(s: Valley) -> bool:
    """[VIL-FLOW-3, VIL-R-3] Stacks 1 and 2 are both empty, for the first time."""
    if s.markets:
        return False
    for stack in s.box.first_market_needs:
        if s.stacks[stack]:
            return False
    return True
