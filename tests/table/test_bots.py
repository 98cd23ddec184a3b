"""Bots at the table: one that fails is tried again a few times, then people decide."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY

import gromada
from gromada.core.play import awaited, options
from gromada.table import thinking
from gromada.table.app import make_app
from gromada.table.entries import HOLD, MOVE, RETRY, SIT, STUCK, Entry
from gromada.table.hall import Hall
from gromada.table.limits import Limit
from gromada.table.messages import NewTable
from gromada.table.refusals import Refused
from gromada.table.seats import PERSON
from gromada.table.store import Store
from gromada.table.thinking import Question, Thinkers
from tests.table import failing
from tests.table.running import finished
from tests.table.seating import GAME, session, visitor
from tests.table.test_server import Client, Table


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gromada.table.bots.PAUSES", (0.01, 0.02))


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def counted(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def alone_with_a_bot(client: Client) -> Table:
    """A seat for which a bot stands in, so that the bot is asked at once; somebody else may take it over."""
    table = Table(client, "person")
    table.post("hold", 0, bot="uniform")
    return table


def until_stuck(table: Table, seat: int = 0) -> Any:
    for _ in range(400):
        shot = table.see()
        if shot["seats"][seat]["is_stuck"]:
            return shot
        time.sleep(0.05)
    raise AssertionError("the bot was never given up")


@pytest.mark.parametrize(
    ("pick", "reason"),
    [(failing.raises, "error"), (failing.dies, "died"), (failing.hangs, "time"), (failing.dreams, "move")],
)
def test_a_bot_that_always_fails_is_tried_three_times_and_given_up(
    database: str, monkeypatch: pytest.MonkeyPatch, pick: thinking.Pick, reason: str
) -> None:
    if reason == "time":
        monkeypatch.setattr(thinking, "LONGEST", 0.2)
    before = counted("gromada_bot_failures_total", reason=reason), counted("gromada_bots_given_up_total")
    with visitor(make_app(database, pick=pick)) as client:
        table = alone_with_a_bot(client)
        shot = until_stuck(table)
        time.sleep(0.3)
        metrics = client.get("/metrics").text
        later = table.see()
    after = counted("gromada_bot_failures_total", reason=reason), counted("gromada_bots_given_up_total")

    assert len(shot["log"]) == len(later["log"]) == 1
    assert (after[0] - before[0], after[1] - before[1]) == (3, 1)
    assert f'gromada_bot_failures_total{{reason="{reason}"}}' in metrics
    assert "gromada_bots_given_up_total" in metrics


def test_a_person_lets_the_bot_try_again(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(failing.MENDED, str(tmp_path / "mended"))
    with visitor(make_app(database, pick=failing.fails_until_mended)) as client:
        table = alone_with_a_bot(client)
        until_stuck(table)
        assert table.post("retry", None).json()["code"] == "no-key"
        (tmp_path / "mended").touch()
        assert table.post("retry", 0).status_code == 201
        for _ in range(200):
            if len(table.see()["log"]) > 2:
                break
            time.sleep(0.05)
        shot = table.see()
        again = table.post("retry", 0)

    assert len(shot["log"]) > 2
    assert not shot["seats"][0]["is_stuck"]
    assert (again.status_code, again.json()["code"]) == (409, "nothing-stuck")


def test_a_person_takes_the_seat_of_a_bot_that_fails(database: str) -> None:
    with visitor(make_app(database, pick=failing.raises)) as client:
        table = Table(client, "person", "uniform")
        while not table.see()["seats"][1]["is_stuck"]:
            if 0 in table.see()["asked"]:
                ask = table.see(0)["ask"]
                table.post("moves", 0, moves=[ask["options"][0]["move"]], at=ask["at"])
            time.sleep(0.02)
        table.keys[1] = table.post("invite", 0, seat=1).json()["key"]
        assert table.see()["seats"][1]["is_stuck"]  # until somebody sits down
        shot = table.after("sit", 1, name="Zofia")
        ask = shot["ask"]
        answer = table.post("moves", 1, moves=[ask["options"][0]["move"]], at=ask["at"])

    assert not shot["seats"][1]["is_stuck"]
    assert answer.status_code == 201


def test_a_bot_that_was_given_up_waits_after_a_restart_too(database: str) -> None:
    with visitor(make_app(database, pick=failing.raises)) as client:
        table = alone_with_a_bot(client)
        until_stuck(table)
    with visitor(make_app(database)) as client:
        table.client = client
        shot = table.see()
        time.sleep(0.3)
        later = table.see()
        back = table.after("hold", 0, bot=None)

    assert shot["seats"][0]["is_stuck"]
    assert later == shot
    assert not back["seats"][0]["is_stuck"]
    assert back["ask"]


@pytest.mark.parametrize("entry", [Entry(RETRY, 0), Entry(HOLD, 1, ""), Entry(SIT, 1, "Ada"), Entry(HOLD, 1, "greedy")])
def test_what_helps_a_bot_that_is_stuck(entry: Entry) -> None:
    table = session(PERSON, PERSON)
    table.apply(Entry(HOLD, 1, "uniform"))
    table.apply(Entry(STUCK, 1))
    assert table.bot_to_move() is None

    table.check(entry)
    table.apply(entry)

    assert table.stuck == set()


def test_bots_that_wait_for_their_turn_do_not_lose_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time limit is for thinking, not for waiting behind others."""

    async def all_think() -> list[str | None]:
        thinkers = Thinkers(1, failing.dawdles)
        question = Question("g", None, dict, 0, "b", 0)
        try:
            await thinkers.pick(question)  # the process has started
            monkeypatch.setattr(thinking, "LONGEST", 1.5)
            return await asyncio.gather(*[thinkers.pick(question) for _ in range(6)])
        finally:
            thinkers.close()

    assert finished(all_think()) == ["pass"] * 6


def test_a_table_that_cannot_be_read_does_not_keep_other_bots_waiting(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = gromada.game(GAME)
    values = game.read_options(1, {})

    async def make() -> None:
        store = Store(database)
        await store.open()
        for id in ("a-broken", "b-sound"):
            chairs = [("Bot", "uniform", "")]
            await store.make(id, GAME, game.rules_version, game.box.pack.sha, values, 7, "salt", "en", chairs)
        await store.append("a-broken", 1, Entry(MOVE, 0, "no move at all"))
        await store.close()

    finished(make())
    entries = "SELECT count(*) FROM entries WHERE table_id = 'b-sound'"
    with visitor(make_app(database)), sqlite3.connect(database.removeprefix("sqlite:///")) as look:
        for _ in range(200):
            if look.execute(entries).fetchone()[0] > 3:
                break
            time.sleep(0.05)
        else:
            raise AssertionError("the bot does not go on")
        written = [record for record in caplog.records if getattr(record, "facts", {}).get("table") == "a-broken"]

    assert [record.getMessage() for record in written] == ["a game cannot go on here"]


def test_a_bot_does_not_answer_any_more_when_its_chair_is_being_taken_back(database: str) -> None:
    """Its answer waited for the lock while the person came back: the question still stands for the person."""

    async def act() -> tuple[str, bool, int]:
        store = Store(database)
        await store.open()
        thinkers = Thinkers(1)
        hall = Hall(store, thinkers, {}, Limit(1000, 1000))
        made = await hall.lobby.make(NewTable(GAME, 2, ["person", "person"]))
        table = await hall.tables.get(made.table)
        session = table.session
        seat = awaited(session.history.state)[0]
        session.apply(Entry(HOLD, seat, "uniform"))
        await store.append(made.table, session.number, Entry(HOLD, seat, "uniform"))
        at, move = session.at(seat), options(session.history.state, seat)[0].text
        await table.lock.acquire()
        back = asyncio.create_task(hall.tables.submit(table, Entry(HOLD, seat, "")))
        late = asyncio.create_task(hall.tables.submit(table, Entry(MOVE, seat, move), at, "uniform"))
        await asyncio.sleep(0)
        table.lock.release()
        await back
        with pytest.raises(Refused) as refused:
            await late
        await hall.close()
        await store.close()
        return refused.value.code, session.at(seat) == at, len(session.history.moves)

    assert finished(act()) == ("stale", True, 0)
