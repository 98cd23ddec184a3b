"""The order of everything: section FLOW of the ledger. A game is four seasons and the final scoring."""

from __future__ import annotations

from typing import Final

from gromada.core.steps import Step, Task
from gromada.games.keyflower.events import SeasonStarted
from gromada.games.keyflower.expand import ExpandVillages
from gromada.games.keyflower.printed import WINTER
from gromada.games.keyflower.scoring import FinalScoring, FlipperStep
from gromada.games.keyflower.season import LayTiles, LayWinter, LoadBoats, WinterSelect
from gromada.games.keyflower.season_end import BoatStep, Collect
from gromada.games.keyflower.state import Keyflower
from gromada.games.keyflower.turn import Turns


class Season(Task[Keyflower]):
    """Boats and tiles, turns, steps 1 to 6; then the next season, or the end of the game.

    [KEY-FLOW-1, KEY-FLOW-3, KEY-SEASON-9]
    """

    def __init__(self, season: int) -> None:
        self.season: Final = season

    def run(self, s: Keyflower) -> None:
        s.season = self.season
        s.picked = 0
        s.tell(SeasonStarted(self.season, s.start))
        s.then(*start(s, self.season), Turns(), Collect(), BoatStep(), ExpandVillages(), *after(self.season))


def start(s: Keyflower, season: int) -> list[Step]:
    """In winter nothing is loaded and the tiles come from the players.

    [KEY-SEASON-2, KEY-SEASON-3, KEY-SEASON-5, KEY-SEASON-7]
    """
    loading: list[Step] = [LoadBoats()] if s.box.loaded_in >> season & 1 else []
    if season == WINTER:
        return [*loading, WinterSelect(), LayWinter()]
    return [*loading, LayTiles()]


def after(season: int) -> list[Step]:
    """[KEY-FLOW-1, KEY-SCORE-1] Winter is the last season."""
    return [FlipperStep(), FinalScoring()] if season == WINTER else [Season(season + 1)]
