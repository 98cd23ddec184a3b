"""Tables that nobody uses leave the memory, and come back with nothing lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from gromada.table.app import make_app
from gromada.table.entries import SAY, Entry
from gromada.table.hall import Hall
from gromada.table.limits import Limit
from gromada.table.messages import NewTable
from gromada.table.store import Store
from gromada.table.thinking import Thinkers
from tests.table import failing
from tests.table.running import finished
from tests.table.seating import GAME, visitor
from tests.table.test_server import Client, Table, said

IDLE = 1.0  # longer than any pause between the requests of a test, on a busy machine too


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    with visitor(make_app(database, idle=IDLE)) as made:
        yield made


def loaded() -> float:
    found = REGISTRY.get_sample_value("gromada_tables_loaded")
    assert found is not None
    return found


def until_unloaded() -> None:
    for _ in range(1500):
        if loaded() == 0:
            return
        time.sleep(0.02)
    raise AssertionError("the table stays in memory")


def test_an_idle_table_is_unloaded_and_comes_back_the_same(client: Client) -> None:
    table = Table(client)
    for _ in range(12):
        table.step()
    table.post("chat", 0, text="back soon")
    before = table.seen_by_all()
    assert loaded() == 1
    assert "gromada_tables_loaded 1.0" in client.get("/metrics").text

    until_unloaded()

    assert table.seen_by_all() == before
    assert loaded() == 1


def test_everything_goes_on_after_a_table_was_unloaded(client: Client) -> None:
    table = Table(client, "person")
    while not table.see(0)["undo"]["steps"]:
        assert table.step().status_code == 201
    before = table.see(0)
    until_unloaded()
    undone = table.post("undo", 0)
    assert undone.status_code == 201
    assert len(table.see(0)["log"]) < len(before["log"])
    until_unloaded()
    assert table.step().status_code == 201
    until_unloaded()
    assert table.after("chat", 0, text="here I am")["chat"][-1]["text"] == "here I am"
    until_unloaded()
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_json({"key": None})
        assert socket.receive_json()["chat"][-1]["text"] == "here I am"
    until_unloaded()
    stale = table.post("moves", 0, moves=["end"], at=before["ask"]["at"])
    assert stale.json()["code"] == "stale"  # what was taken back stays taken back


def test_a_table_that_somebody_looks_at_stays(client: Client) -> None:
    table = Table(client)
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_json({"key": None})
        socket.receive_json()
        time.sleep(4 * IDLE)
        assert loaded() == 1
        table.post("chat", 0, text="hello")
        assert said(socket) == "hello"
    until_unloaded()


def test_a_table_where_a_bot_thinks_stays(database: str) -> None:
    with visitor(make_app(database, idle=IDLE, pick=failing.hangs)) as client:
        Table(client, "person").post("hold", 0, bot="uniform")
        time.sleep(4 * IDLE)
        assert loaded() == 1


def test_a_table_with_a_request_in_progress_is_never_there_twice(database: str) -> None:
    async def act() -> tuple[bool, bool, list[str]]:
        store = Store(database)
        await store.open()
        thinkers = Thinkers(1)
        hall = Hall(store, thinkers, {}, Limit(1000, 1000))
        made = await hall.lobby.make(NewTable(GAME, 2, ["person", "person"]))
        live = await hall.tables.get(made.table)
        await live.lock.acquire()
        speaking = asyncio.create_task(hall.tables.submit(live, Entry(SAY, 0, "slowly")))
        await asyncio.sleep(0)
        hall.tables.unload(0)
        is_same = await hall.tables.get(made.table) is live
        live.lock.release()
        await speaking
        hall.tables.unload(0)
        del live, speaking
        is_gone = loaded() == 0
        again = await hall.tables.get(made.table)
        said = [line.text for line in again.session.chat]
        await hall.close()
        await store.close()
        return is_same, is_gone, said

    assert finished(act()) == (True, True, ["slowly"])
