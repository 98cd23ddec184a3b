"""Planning a turn in which nothing is drawn and nobody else has a say: a beam over what a seat's answers come to.

A tree of answers tries the same answers in every order anew, and a turn of eight answers has thousands of orders. Here
what came to the same is kept once, and the best of what is left goes on. Only where the game says what is the same
(`Game.situation`).
"""

from __future__ import annotations

import math
from typing import Final

from gromada.bots.mcts import is_phase_over
from gromada.core.actions import Action
from gromada.core.game import Game
from gromada.core.play import apply, question
from gromada.core.state import State
from gromada.core.steps import Detail

MOST_ANSWERS: Final = 40  # in one plan; a turn that never ends must not stop the search
MOST_DETAILS: Final = 400  # ways to finish one step that are looked at


class Plan:
    """Answers to give one after another, and the position that they end in."""

    def __init__(self, answers: list[Action], end: State) -> None:
        self.answers: Final = answers
        self.end: Final = end

    def rest(self, answer: Action) -> Plan | None:
        """What is left of it after this answer; None where it was another one, or the last."""
        if len(self.answers) < 2 or self.answers[0].code != answer.code:
            return None
        return Plan(self.answers[1:], self.end)


class Line:
    """A position in the turn, and how it was reached."""

    def __init__(self, state: State, before: Line | None, answer: Action | None) -> None:
        self.state: Final = state
        self.before: Final = before
        self.answer: Final = answer

    def answers(self) -> list[Action]:
        found: list[Action] = []
        line: Line | None = self
        while line is not None:
            if line.answer is not None:
                found.append(line.answer)
            line = line.before
        found.reverse()
        return found


class Planner:
    """One beam: what was met so far, and the best end of the turn."""

    def __init__(self, game: Game[State], seat: int, width: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.width: Final = width  # positions that go on after each answer
        self.chapter = 0
        self.best: Line | None = None
        self.highest = -math.inf
        self.is_whole = True  # nothing was left out: a wider beam would find the same
        self._met: Final[set[tuple[int, ...]]] = set()

    def plan(self, s: State) -> Plan | None:
        """The best that was found, from a position that is left as it is; None where nothing can be planned."""
        if not self.game.situation(s, self.seat):
            return None
        self.chapter = self.game.chapter(s)
        lines = [Line(s, None, None)]
        for _ in range(MOST_ANSWERS):
            if not lines:
                break
            lines = self._after(lines)
        return None if self.best is None else Plan(self.best.answers(), self.best.state)

    def _after(self, lines: list[Line]) -> list[Line]:
        """The best positions after one more answer of each line, with its details."""
        found: list[Line] = []
        for line in lines:
            self._finish(line, found)
        order: list[tuple[float, int]] = []
        for i in range(len(found)):
            order.append((-self.game.evaluate(found[i].state, self.seat), i))
        order.sort()
        self.is_whole = self.is_whole and len(order) <= self.width
        return [found[i] for _, i in order[: self.width]]

    def _finish(self, line: Line, found: list[Line]) -> None:
        """All positions that an answer and its details lead to, unless they were met; ends of the turn are judged."""
        begun = [line]
        for _ in range(MOST_DETAILS):
            if not begun:
                break
            one = begun.pop()
            choice = question(one.state, self.seat)
            if choice is None:
                continue
            for answer in self.game.sensible(one.state, choice):
                then = one.state.copy()
                lanes = then.lanes
                drawn = lane_luck(then, self.seat)
                memory = then.rng.memory
                apply(then, self.seat, answer)
                after = Line(then, one, answer)
                if self._is_end(then) or is_phase_over(then, lanes, memory):
                    self._judge(after)
                elif lanes and lane_luck(then, self.seat) != drawn:
                    continue  # whatever is drawn cannot be planned for
                elif isinstance(question(then, self.seat), Detail):
                    begun.append(after)
                elif self._is_new(then):
                    found.append(after)

    def _is_end(self, s: State) -> bool:
        return question(s, self.seat) is None or self.game.chapter(s) != self.chapter

    def _is_new(self, s: State) -> bool:
        key = self.game.situation(s, self.seat)
        if key in self._met:
            return False
        self._met.add(key)
        return True

    def _judge(self, line: Line) -> None:
        worth = self.game.forecast(line.state, self.seat)
        if worth > self.highest:
            self.highest = worth
            self.best = line


def lane_luck(s: State, seat: int) -> int:
    """What was drawn in a seat's own lane so far, as one number that changes with every draw; 0 without a lane."""
    for lane in s.lanes:
        if lane.seat == seat:
            return lane.rng.memory
    return 0
