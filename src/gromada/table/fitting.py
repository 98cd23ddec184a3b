"""Which answers of a set-up do not go with the others, so that a page can say so before anybody begins."""

from __future__ import annotations

from gromada.core.errors import BadSetup
from gromada.core.game import Game, Options
from gromada.core.state import State
from gromada.table.messages import Closed
from gromada.table.refusals import problem_of


def closed(game: Game[State], seats: int, options: Options) -> list[Closed]:
    """One setting changed at a time; of a number only its ends are tried."""
    found: list[Closed] = []
    for setting in game.settings():
        for value in setting.samples():
            try:
                game.check_options(seats, {**game.default_options(seats), **options, setting.name: value})
            except BadSetup as error:
                found.append(Closed(setting.name, value, str(problem_of(error).facts.get("rule", ""))))
    return found
