"""UniformBot: every option is as good as any other. `play_out` does the same for all seats at full speed."""

from __future__ import annotations

from collections.abc import Sequence

from gromada.bots.bot import Bot
from gromada.core.actions import Action
from gromada.core.game import Game
from gromada.core.play import apply, first_question
from gromada.core.rng import Rng
from gromada.core.state import State


class UniformBot(Bot):
    """The yardstick: a bot that does not beat this one has learnt nothing."""

    def __init__(self, seed: int) -> None:
        super().__init__("uniform", seed)

    def pick(self, game: Game[State], state: State, seat: int, options: Sequence[Action]) -> Action:
        return options[self.rng.below(len(options))]


def play_out(s: State, rng: Rng) -> int:
    """Plays to the end with random answers; the number of decisions. Its speed is what `gromada bench` prints."""
    decisions = 0
    choice = first_question(s)
    while choice is not None:
        answers = choice.options(s)
        apply(s, choice.seat, answers[rng.below(len(answers))])
        decisions += 1
        choice = first_question(s)
    return decisions


def play_out_noting(s: State, rng: Rng, moves: list[tuple[int, str]]) -> int:
    """The same game, with every answer written down for a record."""
    decisions = 0
    choice = first_question(s)
    while choice is not None:
        answers = choice.options(s)
        answer = answers[rng.below(len(answers))]
        moves.append((choice.seat, answer.text))
        apply(s, choice.seat, answer)
        decisions += 1
        choice = first_question(s)
    return decisions


def play_some(s: State, rng: Rng, most: int) -> int:
    """At most so many random answers; the number given. Searches look a little ahead with it."""
    decisions = 0
    while decisions < most:
        choice = first_question(s)
        if choice is None:
            break
        answers = choice.options(s)
        apply(s, choice.seat, answers[rng.below(len(answers))])
        decisions += 1
    return decisions
