"""Playing on without a tree: a quick, sensible continuation that a search sees the worth of an answer through."""

from __future__ import annotations

from typing import Final

from gromada.bots.greedy import lead_of
from gromada.core.game import Game
from gromada.core.play import apply, first_question, question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice, Detail

TRIED: Final = 6  # answers compared at each question; more would be wiser and slower
MOST_ANSWERS: Final = 200  # a turn that never ends must not stop the search
MOST_DETAILS: Final = 12


def play_ahead(game: Game[State], s: State, rng: Rng, mover: int, turns: int, chapter: int) -> State:
    """What may come of `s`, which is used up: so many turns, in each the best of a few answers drawn at random.

    A turn ends when another seat is asked than the one that answered last. Play stops earlier where the chapter ends.
    """
    for _ in range(MOST_ANSWERS):
        choice = first_question(s)
        if choice is None or game.chapter(s) != chapter:
            break
        if choice.seat != mover:
            turns -= 1
            if turns < 0:
                break
            mover = choice.seat
        s = best_of_some(game, s, choice, rng)
    return s


def best_of_some(game: Game[State], s: State, choice: Choice[State], rng: Rng) -> State:
    """After the answer that looks best to its seat among a few, with details settled by luck."""
    seat = choice.seat
    answers = list(game.sensible(s, choice))
    if len(answers) == 1:
        apply(s, seat, answers[0])
        return s
    best = s
    highest = 0.0
    for tried in range(min(TRIED, len(answers))):
        # The answers tried so far stand in front, so none is tried twice.
        drawn = tried + rng.below(len(answers) - tried)
        answer = answers[drawn]
        answers[drawn] = answers[tried]
        after = s.copy()
        apply(after, seat, answer)
        settle_details(after, seat, rng)
        value = lead_of(game, after, seat)
        if tried == 0 or value > highest:
            highest = value
            best = after
    return best


def settle_details(s: State, seat: int, rng: Rng) -> None:
    """Finishes a step that was begun, somehow."""
    for _ in range(MOST_DETAILS):
        choice = question(s, seat)
        if not isinstance(choice, Detail):
            return
        answers = choice.options(s)
        apply(s, seat, answers[rng.below(len(answers))])
