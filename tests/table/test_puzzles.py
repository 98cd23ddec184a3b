"""The puzzle of the day: the same for everybody, solved at a table of one's own, judged when it is answered."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import gromada
from gromada.core.play import options
from gromada.core.record import read_record, replay
from gromada.review.puzzles import LEVELS, Puzzle, puzzle_by, puzzle_of, puzzles_of
from gromada.table.app import make_app
from gromada.table.entries import MOVE, PUZZLE, UNDO, Entry
from gromada.table.session import Session
from gromada.texts import Texts
from tests.table.seating import session, visitor

Client = TestClient[Litestar]
ALL = [one for name in gromada.GAMES for one in puzzles_of(name)]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with visitor(make_app(f"sqlite:///{tmp_path / 'tables.sqlite3'}")) as made:
        yield made


def see(client: Client, made: Any, key: str | None = None) -> Any:
    return client.get(f"/api/tables/{made['table']}", headers={"x-seat-key": key} if key else {}).json()


def answer(client: Client, made: Any, move: str) -> Any:
    """Answers, and what the solver sees then."""
    key = made["keys"][0]["key"]
    body = {"moves": [move], "at": see(client, made, key)["ask"]["at"]}
    done = client.post(f"/api/tables/{made['table']}/moves", json=body, headers={"x-seat-key": key})
    assert done.status_code == 201, done.text
    return see(client, made, key)["puzzle"]


@pytest.mark.parametrize("puzzle", ALL, ids=[f"{one.game}-{one.id()}" for one in ALL])
def test_a_puzzle_of_the_package_opens_at_its_question(puzzle: Puzzle) -> None:
    """Who changes rules or facts makes puzzles anew: `gromada puzzles GAME --most 12 --out puzzles.json`."""
    game = gromada.game(puzzle.game)
    state = replay(read_record(puzzle.record), game)

    offered = [one.text for one in options(state, puzzle.seat)]
    assert len(offered) == puzzle.options
    assert {puzzle.best.move, puzzle.obvious.move, puzzle.second.move} <= set(offered)
    assert puzzle.best.move not in (puzzle.obvious.move, puzzle.second.move)
    assert puzzle.level in LEVELS
    for lang in ("en", "pl"):
        texts = Texts(game, lang)
        answers = (puzzle.best, puzzle.obvious, puzzle.second)
        lines = [one.label for answer in answers for one in answer.line]
        for words in (puzzle.prompt, *[answer.label for answer in answers], *lines):
            assert texts.say(words.id, **words.facts)


def test_every_game_has_its_days_and_no_puzzle_comes_twice_before_all_have() -> None:
    assert all(puzzles_of(name) for name in gromada.GAMES)
    assert len({one.id() for one in ALL}) == len(ALL)
    shortest = min(len(puzzles_of(name)) for name in gromada.GAMES)
    days = [datetime.date(2026, 11, 1) + datetime.timedelta(i) for i in range(shortest * len(gromada.GAMES))]
    shown = [puzzle_of(day) for day in days]

    assert len({one.id() for one in shown}) == len(days)
    assert {one.game for one in shown[: len(gromada.GAMES)]} == set(gromada.GAMES)
    assert puzzle_by(shown[3].id()) == shown[3]


def test_the_day_tells_what_is_asked_and_nothing_of_the_answer(client: Client) -> None:
    told = client.get("/api/puzzle").json()

    puzzle = puzzle_by(told["id"])
    assert puzzle is not None
    assert set(told) == {"id", "date", "game", "seats", "round", "level", "options", "prompt"}
    assert told["prompt"]["id"] == puzzle.prompt.id


@pytest.mark.parametrize("name", gromada.GAMES)
def test_a_solver_is_asked_the_puzzle_and_judged_by_the_answer(client: Client, name: str) -> None:
    puzzle = puzzles_of(name)[0]
    made = client.post(f"/api/puzzles/{puzzle.id()}", json={"name": "Ada", "lang": "pl"}).json()
    [key] = made["keys"]
    shot = see(client, made, key["key"])

    assert key["seat"] == shot["seat"] == puzzle.seat
    assert len(shot["ask"]["options"]) == puzzle.options
    assert shot["puzzle"] == {"id": puzzle.id(), "level": puzzle.level, "options": puzzle.options, "verdict": None}
    assert see(client, made)["puzzle"] is None  # whoever watches solves nothing

    verdict = answer(client, made, puzzle.best.move)["verdict"]
    assert (verdict["is_best"], verdict["is_obvious"], verdict["loss"]) == (True, False, 0.0)
    assert verdict["line"][0]["label"]["id"] == puzzle.best.label.id
    assert see(client, made)["puzzle"] is None


def test_the_obvious_answer_and_any_other_are_told_what_they_lose(client: Client) -> None:
    puzzle = puzzles_of("imperial_settlers")[0]
    made = client.post(f"/api/puzzles/{puzzle.id()}", json={}).json()
    verdict = answer(client, made, puzzle.obvious.move)["verdict"]
    assert (verdict["is_best"], verdict["is_obvious"], verdict["loss"]) == (False, True, puzzle.loss)

    again = client.post(f"/api/puzzles/{puzzle.id()}", json={}).json()
    state = replay(read_record(puzzle.record), gromada.game(puzzle.game))
    known = (puzzle.best.move, puzzle.obvious.move)
    other = next(one.text for one in options(state, puzzle.seat) if one.text not in known)
    verdict = answer(client, again, other)["verdict"]
    assert (verdict["is_best"], verdict["is_obvious"]) == (False, False)
    assert verdict["loss"] == pytest.approx(puzzle.best.worth - puzzle.second.worth, abs=1e-4)


def test_what_was_taken_back_is_judged_anew() -> None:
    """Wherever the answer showed nothing new."""
    judged = 0
    for puzzle in ALL:
        record = read_record(puzzle.record)
        table = session(*["person"] * record.seats, game=puzzle.game, seed=record.seed, given=dict(record.options))
        for seat, move in record.moves:
            table.apply(Entry(MOVE, seat, move))
        table.apply(Entry(PUZZLE, puzzle.seat, puzzle.id()))
        table.apply(Entry(MOVE, puzzle.seat, puzzle.obvious.move))
        if not table.history.undoable(puzzle.seat):
            continue
        assert verdict_of(table, puzzle) is False
        table.apply(Entry(UNDO, puzzle.seat, count=1))
        assert verdict_of(table, puzzle) is None
        table.apply(Entry(MOVE, puzzle.seat, puzzle.best.move))
        assert verdict_of(table, puzzle) is True
        judged += 1

    assert judged


def verdict_of(table: Session, puzzle: Puzzle) -> bool | None:
    told = table.of_the_table(puzzle.seat, set())["puzzle"]
    return None if told.verdict is None else told.verdict.is_best


def test_there_is_no_other_puzzle(client: Client) -> None:
    refused = client.post("/api/puzzles/nothing", json={})

    assert (refused.status_code, refused.json()["code"]) == (404, "no-puzzle")
