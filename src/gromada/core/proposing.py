"""Proposing: the rest of a step with many small answers, as a careful player would give it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gromada.core.actions import Action
from gromada.core.game import S
from gromada.core.play import A_QUESTION, foresee, question
from gromada.core.steps import Choice

MOST: Final = 60  # answers; no step is near it
Answer = Callable[[S, Choice[S]], Action | None]


def rest_of_step(s: S, seat: int, answer: Answer[S]) -> list[Action]:
    """What `answer` says to one question of a seat after the other, until it has none.

    It ends with what shows anything new, or meets luck: what comes after that cannot be sent in the same message.
    """
    after: S = s.copy()  # type: ignore[assignment]  # a state copies to its own kind
    after.is_telling = True
    found: list[Action] = []
    while len(found) < MOST:
        choice = question(after, seat)
        given = answer(after, choice) if choice is not None else None  # type: ignore[arg-type]  # a question of this game
        if given is None:
            break
        found.append(given)
        after.events = []
        if foresee(after, seat, given) != A_QUESTION or any([event.reveals() for event in after.events]):
            break
    return found
