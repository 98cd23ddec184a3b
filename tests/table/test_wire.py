"""What processes on one PostgreSQL tell each other, and which of them minds the bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gromada.core.play import awaited, options
from gromada.table.entries import HOLD, MOVE, Entry
from gromada.table.lobby import Lobby
from gromada.table.messages import NewTable
from gromada.table.refusals import Refused
from gromada.table.shelf import Shelf
from gromada.table.store import Store
from gromada.table.tables import Tables
from gromada.table.wire import Told, Wire, presence_word
from tests.table.running import finished


async def nothing() -> None:
    return None


async def until(is_so: list[Told], count: int) -> None:
    for _ in range(200):
        if len(is_so) >= count:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"{len(is_so)} words were heard, not {count}")


async def tell_and_hear(url: str) -> list[Told]:
    heard: list[Told] = []

    async def hear(told: Told) -> None:
        heard.append(told)
        if told.table == "bad":
            raise ValueError("a listener that fails")

    store = Store(url)
    await store.open()
    await store.make("w1", "g", 1, "p", {}, 1, "s", "en", [("Ada", "person", "hash")])
    wire = Wire(store.url, hear, nothing)
    listening = asyncio.create_task(wire.run())
    assert await wire.is_first() in (True, False)  # returns when the connection is there
    await store.tell("this is no word")
    await store.tell(presence_word("p1", "bad", [0, 2], 3))
    await store.append("w1", 1, Entry(MOVE, 0, "pass"), "p1")
    await until(heard, 2)
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    await store.close()
    return heard


def test_entries_and_presence_are_told_and_nonsense_stops_nothing(postgres: str) -> None:
    heard = finished(tell_and_hear(postgres))

    assert heard == [
        Told("p1", "bad", "here", 3, seats=[0, 2]),
        Told("p1", "w1", "entry", 1, Entry(MOVE, 0, "pass")),
    ]


async def answer_at_one_that_has_not_heard(url: str) -> list[int]:
    """Two processes without a wire between them: what one has written, the other finds when it would refuse."""
    stores = [Store(url), Store(url)]
    for store in stores:
        await store.open()
    first, second = [Tables(store, Shelf({})) for store in stores]
    wish = NewTable("hamlet", 2, ["person", "person"])
    id = (await Lobby(first).make(wish)).table
    one, other = await first.get(id), await second.get(id)
    mover = awaited(one.session.history.state)[0]
    while (seat := awaited(one.session.history.state)[0]) == mover:
        await first.submit(one, Entry(MOVE, seat, options(one.session.history.state, seat)[0].text))
    assert awaited(other.session.history.state) == [mover]

    answer = options(one.session.history.state, seat)[0].text
    await second.submit(other, Entry(MOVE, seat, answer), one.session.at(seat))
    numbers = [one.session.number + 1, other.session.number]
    with pytest.raises(Refused, match="older question"):
        await first.submit(one, Entry(MOVE, seat, answer), one.session.at(seat))
    numbers.append(one.session.number)
    for store in stores:
        await store.close()
    return numbers


def test_an_answer_is_quicker_than_the_word_from_another_process(postgres: str) -> None:
    expected, written, heard = finished(answer_at_one_that_has_not_heard(postgres))

    assert written == expected
    assert heard == expected


async def lead(url: str) -> list[bool]:
    async def hear(_: Told) -> None:
        return None

    wires = [Wire(url, hear, nothing), Wire(url, hear, nothing)]
    running = [asyncio.create_task(wire.run()) for wire in wires]
    found = [await wires[0].is_first(), await wires[0].is_first(), await wires[1].is_first()]
    running[0].cancel()
    await asyncio.gather(running[0], return_exceptions=True)
    for _ in range(100):
        if await wires[1].is_first():
            break
        await asyncio.sleep(0.05)
    found.append(await wires[1].is_first())
    running[1].cancel()
    await asyncio.gather(running[1], return_exceptions=True)
    return found


def test_one_process_minds_the_bots_and_another_when_it_has_gone(postgres: str) -> None:
    assert finished(lead(postgres)) == [True, True, False, True]


async def waiting_tables(url: str) -> list[list[str]]:
    store = Store(url)
    await store.open()
    for id, holder in (("people", "person"), ("bot", "uniform"), ("held", "person"), ("over", "uniform")):
        await store.make(id, "g", 1, "p", {}, 1, "s", "en", [("Ada", "person", "h"), ("Jan", holder, "")])
    await store.append("held", 1, Entry(HOLD, 1, "greedy"))
    await store.append("people", 1, Entry(HOLD, 1, ""))
    await store.close_table("over", {})
    found = [sorted(id for id, _ in await store.with_bots(0.0)), [id for id, _ in await store.with_bots(60.0)]]
    await store.close()
    return found


def test_only_running_games_with_a_bot_that_are_quiet_are_minded(tmp_path: Path) -> None:
    found = finished(waiting_tables(f"sqlite:///{tmp_path / 't.sqlite3'}"))

    assert found == [["bot", "held"], []]
