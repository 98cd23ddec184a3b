"""Driving a game: who is asked, what may be answered, and what follows from an answer.

>>> from gromada import game
>>> s = game("imperial_settlers").new(seats=2, seed=7)
>>> while seats := awaited(s):
...     play(s, seats[0], options(s, seats[0])[0])
>>> s.is_over()
True
"""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.errors import IllegalMove
from gromada.core.events import Fact
from gromada.core.fields import Value
from gromada.core.rng import Rng
from gromada.core.state import Lane, State
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, GAME_OVER, NOT_ASKED_NOW, Chance, Choice, Step, Task

# What looking ahead comes to.
A_QUESTION: Final = 0  # or the end of the game
LUCK: Final = 1
END_OF_LANE: Final = 2


class Refusal(Value):
    """Why an action is not possible: the rule, and what a sentence about it needs."""

    def __init__(self, rule: str, facts: dict[str, Fact]) -> None:
        self.rule: Final = rule
        self.facts: Final = facts


def question(s: State, seat: int) -> Choice[State] | None:
    """What this seat is asked now."""
    if s.lanes:
        for lane in s.lanes:
            if lane.seat == seat and lane.agenda:
                return _asks(lane.agenda[-1])
        return None
    if not s.agenda:
        return None
    choice = _asks(s.agenda[-1])
    return choice if choice.seat == seat else None


def first_question(s: State) -> Choice[State] | None:
    """The question that a serial driver answers next; None when the game is over."""
    if s.lanes:
        for lane in s.lanes:
            if lane.agenda:
                return _asks(lane.agenda[-1])
    return _asks(s.agenda[-1]) if s.agenda else None


def awaited(s: State) -> list[int]:
    """The seats that are asked now: one, several while lanes are open, none when it is over."""
    if s.lanes:
        return [lane.seat for lane in s.lanes if lane.agenda]
    return [_asks(s.agenda[-1]).seat] if s.agenda else []


def options(s: State, seat: int) -> list[Action]:
    """All that this seat may answer; empty if it is not asked."""
    choice = question(s, seat)
    return [] if choice is None else choice.options(s)


def explain(s: State, seat: int, action: Action) -> Refusal | None:
    """Why not? None if the action is legal now, otherwise the rule that forbids it.

    [CORE-OVER-1] A finished game asks nothing. [CORE-TURN-1] A seat answers only when it is asked.
    """
    choice = question(s, seat)
    if choice is None:
        return Refusal(GAME_OVER if s.is_over() else NOT_ASKED_NOW, {})
    rule = choice.refusal(s, action)
    if rule == ALLOWED:
        return None
    # What is no answer to the question at all is so whatever it would cost.
    return Refusal(rule, {} if rule == ANOTHER_QUESTION else choice.facts(s, action, rule))


def play(s: State, seat: int, move: Action | str) -> None:
    """Checks a move, carries it out, and goes on until somebody is asked. [CORE-PLAY-1]"""
    action = s.catalogue.read(move) if isinstance(move, str) else move
    if not 0 <= seat < s.seats:
        reason = f"seats are numbered 0 to {s.seats - 1}, there is no seat {seat}"
        raise IllegalMove(reason, "no-seat", {"last": s.seats - 1, "given": seat})
    refused = explain(s, seat, action)
    if refused is not None:
        raise _complaint(s, seat, action, refused.rule)
    apply(s, seat, action)


def _complaint(s: State, seat: int, action: Action, rule: str) -> IllegalMove:
    choice = question(s, seat)
    facts: dict[str, int | str] = {"seat": seat, "move": action.text, "rule": rule}
    answered = f'seat {seat} answered "{action.text}"'
    if choice is not None:
        return IllegalMove(f"{answered} to {type(choice).__name__}, which {rule} forbids", "answer-forbidden", facts)
    if s.is_over():
        return IllegalMove(f"{answered} but the game is over [{rule}]", "answer-over", facts)
    return IllegalMove(f"{answered} but the seat is not asked now [{rule}]", "answer-unasked", facts)


def apply(s: State, seat: int, action: Action) -> None:
    """Like `play`, unchecked: for search on its own copies."""
    if s.lanes:
        for lane in s.lanes:
            if lane.seat == seat:
                _answer_in_lane(s, lane, action)
                return
        raise AssertionError(f"seat {seat} has no lane")
    _asks(s.agenda.pop()).choose(s, action)
    advance(s)


def _answer_in_lane(s: State, lane: Lane, action: Action) -> None:
    choice = _asks(lane.agenda.pop())
    s.lane = lane
    choice.choose(s, action)
    _run(s, lane.agenda, lane.rng)
    s.lane = None
    if not lane.agenda:
        advance(s)


def foresee(s: State, seat: int, action: Action) -> int:
    """Like `apply`, but goes no further than what the seat decides; says what it came to. For copies only."""
    choice = question(s, seat)
    assert choice is not None, f"seat {seat} is not asked"
    for lane in s.lanes:
        if lane.seat == seat:
            lane.agenda.pop()
            s.lane = lane
            choice.choose(s, action)
            met_luck = not _run_to_luck(s, lane.agenda)
            s.lane = None
            if met_luck:
                return LUCK
            # What follows when the last lane closes depends on what others did in theirs.
            return A_QUESTION if lane.agenda else END_OF_LANE
    s.agenda.pop()
    choice.choose(s, action)
    if not _run_to_luck(s, s.agenda):
        return LUCK
    for lane in s.lanes:
        if lane.agenda and not isinstance(lane.agenda[-1], Choice):
            return LUCK
    return A_QUESTION


def _run_to_luck(s: State, agenda: list[Step]) -> bool:
    """Runs one agenda until it asks, is empty or opens lanes; False where luck would decide."""
    while agenda:
        step = agenda[-1]
        if isinstance(step, Chance):
            return False
        if isinstance(step, Choice):
            if not step.is_automatic():
                return True
            answers = step.options(s)
            if len(answers) != 1:
                return True
            agenda.pop()
            step.choose(s, answers[0])
        else:
            assert isinstance(step, Task), f"{step!r} is no Task, Choice or Chance"
            agenda.pop()
            step.run(s)
        if s.lanes and s.lane is None:
            return True
    return True


def advance(s: State) -> None:
    """Runs tasks and luck until somebody must be asked, or nothing is left."""
    while True:
        if s.lanes:
            is_waiting = False
            for lane in s.lanes:
                if lane.agenda:
                    s.lane = lane
                    _run(s, lane.agenda, lane.rng)
                    s.lane = None
                    if lane.agenda:
                        is_waiting = True
            if is_waiting:
                return
            s.lanes = []
        _run(s, s.agenda, s.rng)
        if not s.lanes:
            return


def _run(s: State, agenda: list[Step], rng: Rng) -> None:
    """Runs one agenda until it asks, is empty, or opens lanes."""
    while agenda:
        step = agenda[-1]
        if isinstance(step, Choice):
            if not step.is_automatic():
                return
            answers = step.options(s)
            if len(answers) != 1:
                return
            agenda.pop()
            step.choose(s, answers[0])
        elif isinstance(step, Task):
            agenda.pop()
            step.run(s)
        else:
            assert isinstance(step, Chance), f"{step!r} is no Task, Choice or Chance"
            agenda.pop()
            step.settle(s, step.sample(s, rng))
            if step.is_seen():
                s.is_news = True
        if s.lanes and s.lane is None:
            return


def _asks(step: Step) -> Choice[State]:
    assert isinstance(step, Choice), f"{step!r} should have run"
    return step
