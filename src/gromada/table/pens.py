"""Pens: a connection of its own that writes entries and nothing else, straight through the driver.

What SQLAlchemy and aiosqlite do around one insert, with a change of threads for every word to the database, took more
time than all the rest of a move; a pen says everything at once.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from gromada.table.wire import CHANNEL, PATIENCE

if TYPE_CHECKING:
    import asyncpg

LONGEST: Final = 10.0  # seconds; a database server that says nothing for so long is away
Row = tuple[str, int, str, int, str, int, float]  # table, number, kind, seat, text, count, written
Key = tuple[str, int]  # table and number

_INTO: Final = "INSERT INTO entries (table_id, number, kind, seat, text, count, written) VALUES "
_ROW: Final = "(?, ?, ?, ?, ?, ?, ?)"
# Written and told in one statement, which is a transaction by itself: one round trip instead of four.
_WRITE_AND_TELL: Final = """
    WITH given AS (
        SELECT * FROM unnest(
            $2::text[], $3::int[], $4::text[], $5::int[], $6::text[], $7::int[], $8::float8[], $9::text[]
        ) AS given(table_id, number, kind, seat, text, count, written, word)
    ), kept AS (
        INSERT INTO entries (table_id, number, kind, seat, text, count, written)
        SELECT table_id, number, kind, seat, text, count, written FROM given
        ON CONFLICT DO NOTHING RETURNING table_id, number
    )
    SELECT table_id, number, pg_notify($1, word) FROM kept JOIN given USING (table_id, number)
"""


class Pen(Protocol):
    async def write(self, rows: Sequence[Row], words: Sequence[str]) -> set[Key]:
        """Writes entries in one transaction, with a word for the other processes about each; whose number was free."""
        ...

    async def close(self) -> None: ...


class SqlitePen:
    """A thread with a connection: what SQLite writes, it writes while others run."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._thread: Final = ThreadPoolExecutor(1, "pen")
        self._connection: sqlite3.Connection | None = None

    async def write(self, rows: Sequence[Row], words: Sequence[str]) -> set[Key]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    def _write(self, rows: Sequence[Row]) -> set[Key]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            careful_sqlite(self._connection)
        try:
            # One statement is a transaction by itself. Between two of them this thread would have to wait for its turn
            # while the server is busy, and whoever waits for the commit with it.
            self._connection.execute(_INTO + ", ".join([_ROW] * len(rows)), [value for row in rows for value in row])
        except sqlite3.IntegrityError:
            return self._write_what_is_free(self._connection, rows)
        return {row[:2] for row in rows}

    def _write_what_is_free(self, pen: sqlite3.Connection, rows: Sequence[Row]) -> set[Key]:
        written = set()
        pen.execute("BEGIN IMMEDIATE")
        try:
            for row in rows:
                if pen.execute(f"{_INTO} {_ROW} ON CONFLICT DO NOTHING", row).rowcount:
                    written.add(row[:2])
            pen.execute("COMMIT")
        except sqlite3.Error:
            if pen.in_transaction:  # some failures end it by themselves
                pen.execute("ROLLBACK")
            raise
        return written

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


class PostgresPen:
    """A connection on which one statement writes and tells."""

    def __init__(self, connection: asyncpg.Connection[Any]) -> None:
        self._connection: Final = connection

    async def write(self, rows: Sequence[Row], words: Sequence[str]) -> set[Key]:
        columns = [list(column) for column in zip(*rows, strict=True)]
        found = await self._connection.fetch(_WRITE_AND_TELL, CHANNEL, *columns, list(words), timeout=LONGEST)
        return {(row[0], row[1]) for row in found}

    async def close(self) -> None:
        self._connection.terminate()  # nothing is under way, and a lost connection is not waited for


async def postgres_pen(url: str) -> PostgresPen:
    import asyncpg

    plain = url.replace("postgresql+asyncpg://", "postgresql://")
    return PostgresPen(await asyncpg.connect(dsn=plain, timeout=PATIENCE))


def careful_sqlite(connection: Any) -> None:
    """Acknowledged means on disk: WAL with a full sync at every commit."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
