"""Judge: how a bot looks at a position of some game: by a learnt value where there is one, else by the evaluation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from gromada.bots.greedy import lead_of
from gromada.bots.mcts import values_of
from gromada.bots.value import EVALUATION, Value, hope_alone, hope_of, lead_in, read_value, value_for
from gromada.core.actions import Action
from gromada.core.game import Game
from gromada.core.play import apply, question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice, Detail

EVALUATION_ONLY: Final = "none"  # given as the file of a value
MOST_DETAILS: Final = 12
TRIED_DETAILS: Final = 6  # answers to a detail that are compared when a step is only finished, not searched


class Judge:
    """A game with the value that its seats are judged by."""

    def __init__(self, game: Game[State], value: Value | None) -> None:
        self.game: Final = game
        self.value: Final = value
        self.name: Final = EVALUATION if value is None else value.name

    def points(self, s: State) -> list[float]:
        """What the evaluation expects for every seat."""
        return [self.game.evaluate(s, seat) for seat in range(s.seats)]

    def lead(self, s: State, seat: int) -> float:
        """By how many points the seat may expect to be ahead; without a learnt value, just its points."""
        if self.value is None:
            return lead_of(self.game, s, seat)
        if s.is_over():
            return lead_in(self.game, s, seat, self.points(s))
        return self.value.lead(self.game, s, seat, self.points(s))

    def worth(self, s: State, seat: int) -> float:
        """What answers are compared by: the lead, or without what the best other may expect, where that was found to
        be better. Goods in common are as good for the others, and who grudges them makes none.
        """
        value = self.value
        if value is None or value.counts_others:
            return self.lead(s, seat)
        points = [0.0] * s.seats
        points[seat] = self.game.evaluate(s, seat)
        return points[seat] if s.is_over() else value.lead(self.game, s, seat, points)

    def hope(self, s: State, seat: int, points: Sequence[float]) -> float:
        """The same with the chance to win, as one number from 0 to 1."""
        value = self.value
        if value is not None and not s.is_over():
            return value.hope(self.game, s, seat, points)
        if s.seats > 1 or self.game.rival(s) is None:
            return values_of(self.game, s, points)[seat]
        hope = hope_of(lead_in(self.game, s, seat, points), self.game.value_scale(), 1)
        if s.is_over():
            return 0.5 * hope + (0.5 if self.game.winners(s) else 0.0)
        return hope

    def hopes(self, s: State, seat: int, points: Sequence[float], gains: Sequence[float]) -> list[float]:
        """What the seat would hope for if it were ahead by so many more points: never the same for different gains."""
        if self.value is not None:
            return self.value.hopes(self.game, s, seat, points, gains)
        scale = self.game.value_scale()
        lead = lead_in(self.game, s, seat, points)
        if s.seats == 1 and self.game.rival(s) is None:
            return [hope_alone(lead + gain, scale) for gain in gains]
        return [hope_of(lead + gain, scale, s.seats) for gain in gains]

    def after(self, s: State, seat: int, answer: Action, depth: int) -> float:
        """The worth once an answer is given and the step that it begins is finished in the best way."""
        then = s.copy()
        apply(then, seat, answer)
        return self.with_details(then, seat, depth)

    def with_details(self, s: State, seat: int, depth: int) -> float:
        """The same where the answer is given already; `s` is used up. A single answer takes no depth."""
        for _ in range(MOST_DETAILS):
            choice = question(s, seat)
            if depth == 0 or not isinstance(choice, Detail):
                break
            answers = self.game.sensible(s, choice)
            if len(answers) > 1:
                highest = -math.inf
                for answer in answers:
                    highest = max(highest, self.after(s, seat, answer, depth - 1))
                return highest
            apply(s, seat, answers[0])
        return self.worth(s, seat)

    def parts(self, s: State, seat: int) -> dict[str, float]:
        """What the lead is made of, by name."""
        if self.value is None or s.is_over():
            return {EVALUATION: self.lead(s, seat)}
        return self.value.parts(self.game, s, seat, self.points(s))


def judge_of(known: dict[str, Judge], game: Game[State], seats: int, file: str) -> Judge:
    """The judge of a bot that was given a file, or none; `known` is what it has already."""
    key = f"{game.name}/{seats}/{game.box.pack.sha}"
    if key not in known:
        if file == EVALUATION_ONLY:
            known[key] = Judge(game, None)
        elif file:
            known[key] = Judge(game, read_value(Path(file), game, seats))
        else:
            known[key] = Judge(game, value_for(game, seats))
    return known[key]


def finish_details(game: Game[State], s: State, seat: int, rng: Rng) -> State:
    """A step that was begun, finished by the evaluation: the best of a few answers to each question that is left."""
    for _ in range(MOST_DETAILS):
        choice = question(s, seat)
        if not isinstance(choice, Detail):
            break
        s = best_by_evaluation(game, s, choice, rng)
    return s


def best_by_evaluation(game: Game[State], s: State, choice: Choice[State], rng: Rng) -> State:
    seat = choice.seat
    answers = list(game.sensible(s, choice))
    if len(answers) == 1:
        apply(s, seat, answers[0])
        return s
    best = s
    highest = -math.inf
    for tried in range(min(TRIED_DETAILS, len(answers))):
        # The answers tried so far stand in front, so none is tried twice.
        drawn = tried + rng.below(len(answers) - tried)
        answer = answers[drawn]
        answers[drawn] = answers[tried]
        after = s.copy()
        apply(after, seat, answer)
        worth = lead_of(game, after, seat)
        if worth > highest:
            highest = worth
            best = after
    return best
