"""GlanceBot: the best of a few answers that come to mind. It plays the games that values are learnt from."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from gromada.bots.ahead import settle_details
from gromada.bots.bot import Bot
from gromada.bots.judge import Judge, judge_of
from gromada.core.actions import Action
from gromada.core.game import Game
from gromada.core.play import apply, question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice

DRAWN: Final = 6  # answers that are compared


class GlanceBot(Bot):
    """Nearly as strong as `greedy1` and many times as fast, with more ways to play."""

    def __init__(self, seed: int, file: str = "") -> None:
        super().__init__("glance", seed)
        self.file: Final = file  # of a value; empty: the one that comes with the game
        self._judges: Final[dict[str, Judge]] = {}

    def knobs(self) -> tuple[float | str, ...]:
        return (self.file,)

    def pick(self, game: Game[State], state: State, seat: int, options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        choice = question(state, seat)
        assert choice is not None, "a bot is asked where there is a question"
        judge = judge_of(self._judges, game, state.seats, self.file)
        return glance(judge, state, choice, self.rng)


def glance(judge: Judge, s: State, choice: Choice[State], luck: Rng) -> Action:
    """The best of some answers, on one guess of the seat that is asked, with details settled by luck."""
    seat = choice.seat
    guess = judge.game.determinize(s, seat, luck.fork(1))
    answers = list(judge.game.sensible(guess, choice))
    best = answers[0]
    highest = -math.inf
    for tried in range(min(DRAWN, len(answers)) if len(answers) > 1 else 0):
        # The answers tried so far stand in front, so none is tried twice.
        drawn = tried + luck.below(len(answers) - tried)
        answer = answers[drawn]
        answers[drawn] = answers[tried]
        answers[tried] = answer
        after = guess.copy()
        apply(after, seat, answer)
        settle_details(after, seat, luck)
        worth = judge.worth(after, seat)
        if worth > highest:
            highest = worth
            best = answer
    return best
