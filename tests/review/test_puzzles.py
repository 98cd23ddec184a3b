"""Puzzles: one clearly best answer that is not the obvious one, in a record that leads to the question."""

from __future__ import annotations

from collections import Counter

import pytest

import gromada
from gromada.core.play import options
from gromada.core.record import Record, read_record, replay
from gromada.review import puzzles as finding
from gromada.review.puzzles import (
    LEVELS,
    SURE,
    WORSE,
    Puzzle,
    chosen,
    clear,
    level,
    looks,
    puzzle_in,
    puzzles,
    puzzles_of,
)
from gromada.review.result import Answer, Decision, Words
from tests.review.games import record_of

GAME = "imperial_settlers"
SAID = Words("do-end", {})


def answer(move: str, worth: float, does: str = "end") -> Answer:
    return Answer(move, Words(f"do-{does}", {}), worth, 0.0, 10, [])


def decision(loss: float, error: float, *best: Answer) -> Decision:
    return Decision(0, 1, "", 0, 4, answer("obvious", best[0].worth - loss), list(best), loss, error)


def test_the_obvious_answer_and_every_other_are_clearly_worse() -> None:
    def found(one: Decision) -> str:
        return clear(one, WORSE, SURE)

    assert found(decision(0.1, 0.01, answer("a", 0.7), answer("b", 0.6))) == "a"
    assert found(decision(0.1, 0.04, answer("a", 0.7), answer("b", 0.6))) == ""  # perhaps noise
    assert found(decision(0.1, 0.01, answer("a", 0.7), answer("b", 0.69))) == ""  # b would do as well
    assert found(decision(0.01, 0.0, answer("a", 0.7), answer("b", 0.6))) == ""  # the obvious one does
    assert found(decision(0.0, 0.0, answer("obvious", 0.7), answer("b", 0.6))) == ""
    assert found(decision(0.1, 0.01, answer("a", 0.7))) == ""  # no choice
    assert clear(decision(0.01, 0.1, answer("a", 0.7), answer("b", 0.69)), 0.0, 0.0) == "a"  # worth another look


def puzzle(level: str, loss: float, at: int, does: str = "end", deal: int = 1) -> Puzzle:
    record = Record(GAME, 1, "0" * 64, 2, {}, deal).write()
    answers = answer("a", 0.7, does), answer("b", 0.7 - loss), answer("c", 0.6)
    return Puzzle(GAME, 2, record, at, 1, 0, SAID, 3, *answers, loss, level)


def test_of_many_puzzles_some_of_every_level_are_kept_in_the_order_of_their_games() -> None:
    many = [puzzle("easy", 0.2, 0), puzzle("easy", 0.3, 1), puzzle("hard", 0.05, 2), puzzle("easy", 0.1, 3)]

    assert [one.at for one in chosen(many, 2)] == [1, 2]
    assert [one.at for one in chosen(many, 3)] == [0, 1, 2]
    assert chosen(many, 9) == many


def test_of_many_puzzles_some_of_every_kind_are_kept_and_few_alike_from_one_game() -> None:
    bids = [puzzle("easy", 0.3, 0, "bid"), puzzle("hard", 0.3, 1, "bid"), puzzle("easy", 0.1, 2, "bid", deal=2)]
    use = puzzle("easy", 0.05, 3, "use")

    assert [one.at for one in chosen([*bids, use], 2)] == [0, 3]
    assert [one.at for one in chosen([*bids, use], 3)] == [0, 2, 3]


@pytest.mark.parametrize("game", gromada.GAMES)
def test_every_game_brings_ten_puzzles_of_three_kinds_and_every_level(game: str) -> None:
    brought = puzzles_of(game)

    assert len(brought) >= 10
    assert len({one.kind() for one in brought}) >= 3
    assert max(Counter(one.kind() for one in brought).values()) <= len(brought) / 2
    assert {one.level for one in brought} == set(LEVELS)


def test_the_smaller_the_difference_the_harder() -> None:
    assert [level(margin) for margin in (0.05, 0.08, 0.3)] == ["hard", "medium", "easy"]


def test_a_puzzle_opens_at_its_question_and_is_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "STRICT", ((0.0, 0.0),) * 3)
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
