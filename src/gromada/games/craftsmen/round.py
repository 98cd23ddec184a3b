"""The order of everything: section FLOW of the ledger. A season is the list of its stages; winter is sections WIN."""

from __future__ import annotations

from gromada.core.steps import Task
from gromada.games.craftsmen.building_phase import Stage
from gromada.games.craftsmen.events import SeasonBegan
from gromada.games.craftsmen.final_phase import final_phase
from gromada.games.craftsmen.helpers import HelperPhase
from gromada.games.craftsmen.state import Craft
from gromada.games.craftsmen.year_scoring import year_scoring


class Round(Task[Craft]):
    """[CRA-FLOW-2, CRA-FLOW-3] Helpers, the stages with labour windows between them, the final phase.

    [CRA-WIN-4] Winter has no helpers: its stages are played in turn order.
    """

    def run(self, s: Craft) -> None:
        season = s.box.seasons[s.season]
        if s.is_telling:
            s.tell(SeasonBegan(s.year, s.season))
        helpers = [HelperPhase()] if season.has_helpers else []
        s.then(*helpers, *[Stage(stage) for stage in season.stages], *final_phase(s), NextRound())


class NextRound(Task[Craft]):
    """[CRA-FLOW-1, CRA-FLOW-4, CRA-INV-16] After winter the year is scored; after the last year the game ends."""

    def run(self, s: Craft) -> None:
        s.season += 1
        if s.season < len(s.box.seasons):
            s.then(Round())
        elif s.year < s.box.years:
            s.then(*year_scoring(s), NextYear())
        else:
            s.then(*year_scoring(s))


class NextYear(Task[Craft]):
    """[CRA-FLOW-4] The season marker returns to spring and the year marker advances."""

    def run(self, s: Craft) -> None:
        s.season = 0
        s.year += 1
        s.then(Round())
