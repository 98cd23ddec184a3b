"""Puzzles: one clearly best answer that is not the obvious one, in a record that leads to the question."""

from __future__ import annotations

import pytest

import gromada
from gromada.core.play import options
from gromada.core.record import read_record, replay
from gromada.review import puzzles as finding
from gromada.review.puzzles import clear, level, looks, puzzle_in, puzzles
from gromada.review.result import Answer, Decision, Words
from tests.review.games import record_of

GAME = "imperial_settlers"
SAID = Words("do-end", {})


def answer(move: str, worth: float) -> Answer:
    return Answer(move, SAID, worth, 0.0, 10, [])


def decision(loss: float, error: float, *best: Answer) -> Decision:
    return Decision(0, 1, "", 0, 4, answer("obvious", best[0].worth - loss), list(best), loss, error)


def test_the_obvious_answer_and_every_other_are_clearly_worse() -> None:
    assert clear(decision(0.1, 0.01, answer("a", 0.7), answer("b", 0.6)), is_sure=True) == "a"
    assert clear(decision(0.1, 0.04, answer("a", 0.7), answer("b", 0.6)), is_sure=True) == ""  # perhaps noise
    assert clear(decision(0.1, 0.01, answer("a", 0.7), answer("b", 0.69)), is_sure=True) == ""  # b would do as well
    assert clear(decision(0.01, 0.0, answer("a", 0.7), answer("b", 0.6)), is_sure=True) == ""  # the obvious one does
    assert clear(decision(0.0, 0.0, answer("obvious", 0.7), answer("b", 0.6)), is_sure=True) == ""
    assert clear(decision(0.1, 0.01, answer("a", 0.7)), is_sure=True) == ""  # no choice
    assert clear(decision(0.01, 0.1, answer("a", 0.7), answer("b", 0.69)), is_sure=False) == "a"  # worth another look


def test_the_smaller_the_difference_the_harder() -> None:
    assert [level(margin) for margin in (0.05, 0.08, 0.3)] == ["hard", "medium", "easy"]


def test_a_puzzle_opens_at_its_question_and_is_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "WORSE", 0.0)
    monkeypatch.setattr(finding, "SURE", 0.0)
    game = gromada.game(GAME)
    tried = list(looks(record_of(GAME), game, None, 20, 1))

    found = [one for one in puzzles(tried, 1) if one is not None]

    assert found
    for one in found:
        record = read_record(one.record)
        state = replay(record, game)
        assert (len(record.moves), record.result) == (one.at, None)
        answers = [action.text for action in options(state, one.seat)]
        assert len(answers) == one.options > 2
        assert {one.best.move, one.obvious.move, one.second.move} <= set(answers)
        assert one.best.move not in (one.obvious.move, one.second.move)
    look = next(look for look in tried if look.at == found[0].at)
    assert puzzle_in(look) == found[0]
