"""Bots think in fair order: small questions first, no address before the others, all-bot tables last."""

from __future__ import annotations

import asyncio
from contextvars import copy_context
from typing import Any

import pytest

import gromada
from gromada.table import thinking
from gromada.table.limits import CALLER
from gromada.table.seats import PERSON, Seat
from gromada.table.session import Session
from gromada.table.tables import Table, key_hash
from gromada.table.thinking import Crowded, Line, Question, Thinkers, Waiting, expected_seconds
from tests.table import failing
from tests.table.running import finished

LARGE, SMALL = "mcts:time=10", "uniform"


def question(bot: str, table: str = "t", address: str = "a", is_for_people: bool = True) -> Question:
    return Question("g", None, dict, 0, bot, 0, table, address, is_for_people)


def order(*questions: Question) -> list[Question]:
    """In which order they are answered by one process; each takes as long as it is expected to."""

    async def ask() -> list[Question]:
        line, found = Line(), []
        for one in questions:
            line.join(Waiting(one, asyncio.get_running_loop().create_future()))
        while (waiting := line.next(float("inf"))) is not None:
            found.append(waiting.question)
            line.charge(waiting.question, waiting.seconds)
        return found

    return finished(ask())


@pytest.mark.parametrize(
    ("bot", "seconds"), [("uniform", 0.005), ("mcts:time=3", 3), ("mcts:rollouts=1000", 5), ("greedy:samples=200", 1)]
)
def test_how_long_a_question_will_take(bot: str, seconds: float) -> None:
    assert expected_seconds(bot) == pytest.approx(seconds)


def test_a_small_question_does_not_wait_behind_a_hundred_large_ones() -> None:
    many = [question(LARGE, f"t{i}", "greedy-host") for i in range(100)]
    one = question(SMALL, "small", "elsewhere")

    assert order(*many, one)[0] is one


def test_addresses_take_turns_however_many_tables_one_has() -> None:
    many = [question(LARGE, f"t{i}", "greedy-host") for i in range(50)]
    few = [question(LARGE, f"u{i}", "elsewhere") for i in range(2)]

    assert [one.whose() for one in order(*many, *few)[:4]].count("elsewhere") == 2


def test_a_table_that_nobody_has_come_back_to_is_its_holders_as_soon_as_one_comes() -> None:
    """After a restart tables are loaded for nobody, and share one address; who comes back does not wait with them."""
    came: list[str] = []
    many = [question(LARGE, f"t{i}", "") for i in range(50)]
    one = Question("g", None, dict, 0, LARGE, 0, "mine", lambda: came[0] if came else "", True)
    assert order(*many, one).index(one) == 50

    came.append("elsewhere")

    assert order(*many, one).index(one) <= 1


def test_bots_think_for_whoever_holds_a_seat_not_for_whoever_only_looks() -> None:
    """Otherwise somebody with many tables could look at another's, and let the other's bots wait with his own."""
    game = gromada.game("keyflower")
    key = "the key of a seat"
    session = Session("t", game, 1, "salt", {}, [Seat("Ada", PERSON, key_hash(key)), Seat("Bot", "greedy")], True)
    row: Any = None  # what the store knows of it

    def come() -> list[str]:
        CALLER.set("a spectator")
        table = Table(row, session, None)
        found = [table.address()]
        for address in ("the holder", "another place of the holder"):
            CALLER.set(address)
            table.seat_of(key)
            found.append(table.address())
        return found

    assert copy_context().run(come) == ["a spectator", "the holder", "the holder"]


def test_tables_of_one_address_take_turns() -> None:
    busy = [question(LARGE, "busy") for _ in range(10)]
    other = question(LARGE, "other")

    assert other in order(*busy, other)[:2]


def test_who_was_quiet_has_saved_nothing_up() -> None:
    async def ask() -> list[str]:
        line, found = Line(), []
        loop = asyncio.get_running_loop()

        def serve() -> None:
            waiting = line.next(float("inf"))
            assert waiting is not None
            found.append(waiting.question.whose())
            line.charge(waiting.question, waiting.seconds)

        for number in range(10):
            line.join(Waiting(question(LARGE, f"t{number}", "a"), loop.create_future()))
            serve()
        for number in range(6):
            line.join(Waiting(question(LARGE, f"a{number}", "a"), loop.create_future()))
            line.join(Waiting(question(LARGE, f"b{number}", "b"), loop.create_future()))
        for _ in range(6):
            serve()
        return found[10:]

    assert finished(ask()).count("a") >= 2


def test_tables_with_bots_only_come_last() -> None:
    alone = [question(SMALL, f"t{i}", f"a{i}", is_for_people=False) for i in range(5)]
    person = question(LARGE, "p", "b")

    assert order(*alone, person)[0] is person


@pytest.mark.parametrize(("limit", "addresses"), [("MOST_WAITING", 9), ("MOST_OF_ADDRESS", 1)])
def test_the_line_is_bounded(monkeypatch: pytest.MonkeyPatch, limit: str, addresses: int) -> None:
    monkeypatch.setattr(thinking, limit, 3)

    async def ask() -> int:
        line = Line()
        try:
            for number in range(9):
                waiting = Waiting(
                    question(SMALL, f"t{number}", f"a{number % addresses}"), asyncio.get_running_loop().create_future()
                )
                line.join(waiting)
        except Crowded:
            return len(line)
        return -1

    assert finished(ask()) == 3


def test_a_small_question_has_a_process_of_its_own() -> None:
    """While a bot hangs in the one, the other answers."""

    async def ask() -> str | None:
        thinkers = Thinkers(2, failing.hangs_if_large)
        large = [asyncio.create_task(thinkers.pick(question(LARGE, f"t{i}"))) for i in range(5)]
        await asyncio.sleep(0)
        try:
            return await thinkers.pick(question(SMALL, "small"))
        finally:
            for task in large:
                task.cancel()
            await asyncio.gather(*large, return_exceptions=True)
            thinkers.close()

    assert finished(ask()) == "pass"


def test_a_question_that_is_settled_while_it_waits_is_not_asked() -> None:
    async def ask() -> str | None:
        thinkers = Thinkers(1, failing.raises)
        try:
            return await thinkers.pick(Question("g", None, lambda: None, 0, SMALL, 0))
        finally:
            thinkers.close()

    assert finished(ask()) is None
