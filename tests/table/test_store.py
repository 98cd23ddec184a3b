"""What is stored: migrations, append-only entries, unique numbers."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import asyncpg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from gromada.core.errors import GromadaError
from gromada.table.entries import MOVE, Entry
from gromada.table.pens import Key, Pen, Row
from gromada.table.store import META, Store, Taken, async_url
from tests.table.running import finished


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 't.sqlite3'}"


async def opened(url: str) -> Store:
    store = Store(url)
    await store.open()
    return store


async def differences(url: str) -> list[object]:
    """Between what the migrations make and what the code expects; opened twice, as after a restart."""
    store = await opened(url)
    await store.open()
    async with store.engine.connect() as connection:
        found = await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), META))
    await store.close()
    return list(found)


async def first_entries(url: str) -> list[Entry]:
    store = await opened(url)
    await store.make("t1", "g", 1, "p", {}, 2**127, "s", "en", [("Ada", "person", "hash")])
    await store.append("t1", 1, Entry(MOVE, 0, "pass"))
    with pytest.raises(Taken):
        await store.append("t1", 1, Entry(MOVE, 0, "other"))
    await store.append("t1", 2, Entry(MOVE, 0, "pass again", 3))
    row = await store.find("t1")
    assert row is not None
    assert row.seed == 2**127
    assert await store.find("t2") is None
    found = await store.entries("t1")
    assert await store.entries("t1", 1) == found[1:]
    await store.close()
    return found


def test_the_migrations_make_what_the_code_expects_on_sqlite(sqlite: str) -> None:
    assert finished(differences(sqlite)) == []


def test_the_migrations_make_what_the_code_expects_on_postgresql(postgres: str) -> None:
    assert finished(differences(postgres)) == []


def test_a_number_is_used_once_on_sqlite(sqlite: str) -> None:
    assert finished(first_entries(sqlite)) == [Entry(MOVE, 0, "pass"), Entry(MOVE, 0, "pass again", 3)]


def test_a_number_is_used_once_on_postgresql(postgres: str) -> None:
    assert finished(first_entries(postgres)) == [Entry(MOVE, 0, "pass"), Entry(MOVE, 0, "pass again", 3)]


def test_sqlite_writes_through_to_the_disk(sqlite: str) -> None:
    async def pragmas() -> list[object]:
        store = await opened(sqlite)
        async with store.engine.connect() as connection:
            words = ("journal_mode", "synchronous", "foreign_keys")
            found = [(await connection.execute(sa.text(f"PRAGMA {word}"))).scalar() for word in words]
        await store.close()
        return found

    assert finished(pragmas()) == ["wal", 2, 1]


def test_an_address_that_is_no_database_is_refused() -> None:
    with pytest.raises(GromadaError, match="a database is sqlite"):
        async_url("mysql://x")


async def many_at_once(url: str) -> tuple[int, list[BaseException | None]]:
    """Entries of many tables at the same moment, one of them with a number that is used and one that cannot be kept."""
    store = await opened(url)
    ids = [f"m{i}" for i in range(40)]
    for id in ids:
        await store.make(id, "g", 1, "p", {}, 1, "s", "en", [("Ada", "person", "hash")])
    await store.append("m0", 1, Entry(MOVE, 0, "pass"))
    entries = [store.append(id, 1, Entry(MOVE, 0, "pass")) for id in ids]
    entries.append(store.append("nowhere", 1, Entry(MOVE, 0, "pass")))
    found: list[BaseException | None] = await asyncio.gather(*entries, return_exceptions=True)
    numbers = await store.numbers([*ids, "nowhere"])
    assert numbers == dict.fromkeys(ids, 1)
    await store.append(ids[0], 2, Entry(MOVE, 0, "pass"))
    assert store._pen is not None
    commits: list[int] = []

    class Counted:
        def __init__(self, pen: Pen) -> None:
            self.pen = pen

        async def write(self, rows: Sequence[Row], words: Sequence[str]) -> set[Key]:
            commits.append(len(rows))
            return await self.pen.write(rows, words)

        async def close(self) -> None:
            await self.pen.close()

    store._pen = Counted(store._pen)
    await asyncio.gather(*[store.append(id, 2, Entry(MOVE, 0, "pass")) for id in ids[1:]])
    await store.close()
    assert sum(commits) == len(ids) - 1
    return len(commits), found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_entries_that_wait_together_share_a_commit_and_fail_alone(
    request: pytest.FixtureRequest, kind: str, sqlite: str
) -> None:
    url: str = sqlite if kind == "sqlite" else request.getfixturevalue("postgres")
    commits, found = finished(many_at_once(url))

    assert commits <= 2
    assert isinstance(found[0], Taken)
    assert isinstance(found[-1], (sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError))
    assert found[1:-1] == [None] * 39
