"""What bots think of a position: ending something gains nothing, and of many answers some are better than others."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import gromada
from gromada.bots.greedy import DETAILS, value_with_details
from gromada.core.actions import Action
from gromada.core.game import Game
from gromada.core.play import apply, awaited, options, play, question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.library import LANGUAGES
from gromada.texts import Texts
from tests.contract.playing import CASES, IS_BRIEF, Case, any_of

GUESSES = 4
MANY = 8  # answers: more than these cannot all be worth the same
# With which answer a phase or turn is ended, to which question.
ENDINGS = {
    "villagers": [("Build", "done")],
    "craftsmen": [("PlaceHelper", "pass")],
    "hamlet": [("Turn", "end")],
    "imperial_settlers": [("Expand", "end"), ("Settle", "pass")],
    "keyflower": [("Turn", "pass")],
}
FOLLOWING = 2_000  # positions to the end: a solo game has more than anybody can go through
SLACK = 0.1  # of the difference that nearly decides a game: luck of the guesses
# Questions whose answers may all be worth the same, and why.
ALL_ALIKE = {
    ("imperial_settlers", "ChooseSheet"): "on purpose: nothing foretells the best sheet, and all are meant to be tried",
}


def ends_of(case: Case, s: State, seat: int) -> list[Action]:
    asked = type(question(s, seat)).__name__
    texts = [text for name, text in ENDINGS[case.name] if name == asked]
    offered = options(s, seat)
    return [action for action in offered if action.text in texts] if len(offered) > 1 else []


def value_after(game: Game[Any], s: State, seat: int, action: Action) -> float:
    after = s.copy()
    apply(after, seat, action)
    return value_with_details(game, after, seat, DETAILS)


class LastAnswers:
    """A game that a seat ends by itself: all that can follow, as far as it can be gone through."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.game = game
        self.seat = seat
        self.left = FOLLOWING

    def are_equal(self, s: State, answers: list[Action]) -> bool:
        """Whether the best that can follow each of these answers ends with the same points of everybody."""
        ends: list[list[int] | None] = []
        for action in answers:
            ends.append(self._best_end_after(s, action))
            if ends[-1] is None or ends[-1] != ends[0]:
                return False
        return True

    def _best_end_after(self, s: State, action: Action) -> list[int] | None:
        after = s.copy()
        apply(after, self.seat, action)
        return self._best_end(after)

    def _best_end(self, s: State) -> list[int] | None:
        """All points at the end that is best for the seat; None where others have a say, or too much can follow."""
        if s.is_over():
            return self.game.scores(s)
        self.left -= 1
        if self.left < 0 or awaited(s) != [self.seat]:
            return None
        best: list[int] | None = None
        for action in options(s, self.seat):
            end = self._best_end_after(s, action)
            if end is None:
                return None
            if best is None or end[self.seat] > best[self.seat]:
                best = end
        return best


def others_done(s: State, seat: int, rng: Rng) -> State:
    """The others have answered whatever they are asked at the same time."""
    done = s.copy()
    lanes = done.lanes
    while done.lanes is lanes and (others := [other for other in awaited(done) if other != seat]):
        play(done, others[0], any_of(options(done, others[0]), rng))
    return done


def test_ending_a_phase_gains_nothing_and_ending_it_last_gains_nothing_more(case: Case) -> None:
    """On the average: what luck brings next is no merit of whoever ended, so no bot hurries to throw its turn away."""
    game = case.game
    gains: dict[str, list[float]] = {}
    hurries: dict[str, list[float]] = {}
    for s, rng in case.positions(0.1, each=5):
        for seat in awaited(s):
            for end in ends_of(case, s, seat):
                for number in range(GUESSES):
                    guess = game.determinize(s, seat, rng.fork(number))
                    alone = others_done(guess, seat, rng) if guess.lanes else guess
                    now = value_with_details(game, alone, seat, 0)
                    ended = value_after(game, alone, seat, end)
                    gains.setdefault(end.text, []).append(ended - now)
                    if guess.lanes:
                        hurries.setdefault(end.text, []).append(ended - value_after(game, guess, seat, end))
        rng.next32()

    slack = SLACK * game.value_scale()
    for found in (gains, hurries):
        means = {text: sum(values) / len(values) for text, values in found.items()}
        assert {text: mean for text, mean in means.items() if mean > slack} == {}


@pytest.mark.parametrize("name", gromada.GAMES)
def test_a_question_with_many_answers_has_better_and_worse_ones(name: str) -> None:
    """Otherwise a bot draws one at random. Only what the game finds sensible is looked at: of nine places on nine alike
    cards, say, one. At the end of a game answers may be proved to be equal: where the last tile lies, say.
    """
    asked: Counter[str] = Counter()
    alike: dict[str, str] = {}
    for case in [case for case in CASES if case.name == name]:
        for s, rng in case.positions(0.06, each=6):
            for seat in awaited(s):
                if len(options(s, seat)) <= MANY:
                    continue
                guess = case.game.determinize(s, seat, rng.fork(0))
                choice = question(guess, seat)
                assert choice is not None
                answers = case.game.sensible(guess, choice)
                if len(answers) <= MANY:
                    continue
                kind = type(choice).__name__
                asked[kind] += 1
                values = [value_after(case.game, guess, seat, action) for action in answers]
                if max(values) - min(values) < 1e-9 and not LastAnswers(case.game, seat).are_equal(guess, answers):
                    alike[kind] = f"{choice} of {case}"
            rng.next32()

    assert asked or IS_BRIEF  # a few games may meet none; the whole run meets hundreds
    assert {kind: where for kind, where in alike.items() if (name, kind) not in ALL_ALIKE} == {}


def test_what_may_be_expected_is_the_sum_of_its_parts_and_each_has_its_words(case: Case) -> None:
    game = case.game
    spoken = [Texts(game, lang) for lang in LANGUAGES]
    named: set[str] = set()
    for s, _ in case.positions(0.1, each=5):
        for seat in range(s.seats):
            parts = game.expectation(s, seat)
            assert sum(points for _, points in parts) == pytest.approx(game.evaluate(s, seat), abs=1e-6)
            assert len({name for name, _ in parts}) == len(parts)
            named.update([name for name, _ in parts])

    for texts in spoken:
        assert all(texts.say(f"part-{name}") for name in named)
