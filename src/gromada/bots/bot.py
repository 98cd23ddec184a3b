"""Bot: whoever answers for a seat without being a person."""

from __future__ import annotations

from collections.abc import Sequence

from gromada.core.actions import Action
from gromada.core.game import Game
from gromada.core.rng import Rng
from gromada.core.state import State


class Bot:
    """Answers one question at a time.

    A bot is handed the true state, because only the game knows how to hide what its seat may not know:
    it may pass it to `game.determinize` or `game.view` and do nothing else with it.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.name = name  # as it is called on the command line, with its knobs
        self.rng = Rng.seeded(seed)  # its own luck

    def knobs(self) -> tuple[float | str, ...]:
        """What its constructor takes beside the seed."""
        return ()

    def pick(self, game: Game[State], state: State, seat: int, options: Sequence[Action]) -> Action:
        """One of the options; the state stays as it was."""
        raise NotImplementedError(f"{type(self).__name__}.pick")
