"""Where tables are kept: append-only entries, one transaction each, SQLite by default or PostgreSQL by URL."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gromada.core.errors import GromadaError
from gromada.table.session import Entry

META: Final = sa.MetaData()
TABLES: Final = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("pack", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String(80), nullable=False),
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("lang", sa.String(2), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("is_over", sa.Boolean, nullable=False),
)
SEATS: Final = sa.Table(
    "seats",
    META,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("holder", sa.String(120), nullable=False),
    sa.Column("key_hash", sa.String(64), nullable=False),
)
ENTRIES: Final = sa.Table(
    "entries",
    META,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("written", sa.Float, nullable=False),
)

CHANNEL: Final = "gromada_tables"  # where processes on one PostgreSQL hear of each other's entries
_NOTIFY: Final = sa.text("SELECT pg_notify(:channel, :message)")


class Taken(GromadaError):
    """Another entry has this number: somebody was faster."""


class TableRow:
    """A stored table without its entries."""

    def __init__(self, row: Any, seats: list[Any]) -> None:
        self.id: Final[str] = row.id
        self.game: Final[str] = row.game
        self.rules: Final[int] = row.rules
        self.pack: Final[str] = row.pack
        self.options: Final[dict[str, Any]] = json.loads(row.options)
        self.seed: Final = int(row.seed)
        self.salt: Final[str] = row.salt
        self.lang: Final[str] = row.lang
        self.made: Final[float] = row.made
        self.names: Final[list[str]] = [seat.name for seat in seats]
        self.holders: Final[list[str]] = [seat.holder for seat in seats]
        self.key_hashes: Final[list[str]] = [seat.key_hash for seat in seats]


class Store:
    """All tables of one database."""

    def __init__(self, url: str) -> None:
        self.url: Final = async_url(url)
        self.is_shared: Final = not self.url.startswith("sqlite")
        is_file = self.url.startswith("sqlite")
        self.engine: Final[AsyncEngine] = create_async_engine(self.url, pool_pre_ping=not is_file)
        # SQLite has one writer at a time; waiting in our own queue is quicker than its retries.
        self._writer: Final = asyncio.Semaphore(1 if is_file else 5)
        if is_file:
            sa.event.listen(self.engine.sync_engine, "connect", _careful_sqlite)

    async def open(self) -> None:
        """Brings the database to the newest form; running games go on."""
        async with self.engine.connect() as connection:
            await connection.run_sync(_migrate)
            await connection.commit()

    async def close(self) -> None:
        await self.engine.dispose()

    async def make(
        self,
        id: str,
        game: str,
        rules: int,
        pack: str,
        options: dict[str, Any],
        seed: int,
        salt: str,
        lang: str,
        seats: list[tuple[str, str, str]],
    ) -> None:
        """A new table; seats are (name, holder, hash of the key)."""
        row = {
            "id": id,
            "game": game,
            "rules": rules,
            "pack": pack,
            "options": json.dumps(options),
            "seed": str(seed),
            "salt": salt,
            "lang": lang,
            "made": time.time(),
            "is_over": False,
        }
        chairs = [
            {"table_id": id, "seat": seat, "name": name, "holder": holder, "key_hash": key_hash}
            for seat, (name, holder, key_hash) in enumerate(seats)
        ]
        async with self._writer, self.engine.begin() as connection:
            await connection.execute(TABLES.insert(), row)
            await connection.execute(SEATS.insert(), chairs)

    async def find(self, id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == id))).first()
            if row is None:
                return None
            seats = await connection.execute(sa.select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))
            return TableRow(row, list(seats))

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """What happened at a table, after so many entries."""
        query = sa.select(ENTRIES).where(ENTRIES.c.table_id == id, ENTRIES.c.number > after).order_by(ENTRIES.c.number)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return [Entry(kind, seat, text, count) for _, _, kind, seat, text, count, _ in rows]

    async def append(self, id: str, number: int, entry: Entry, process: str = "") -> None:
        """One entry in one transaction; when this returns it survives anything. Raises Taken if the number is used.

        On PostgreSQL the other processes hear of it with the commit: not before, and never without it.
        """
        row = {
            "table_id": id,
            "number": number,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "count": entry.count,
            "written": time.time(),
        }
        try:
            async with self._writer, self.engine.begin() as connection:
                await connection.execute(ENTRIES.insert(), row)
                if self.is_shared:
                    await connection.execute(_NOTIFY, {"channel": CHANNEL, "message": f"{process} {id}"})
        except IntegrityError as error:
            raise Taken(f"entry {number} of table {id} exists already") from error

    async def tell(self, message: str) -> None:
        """A word to the other processes on this database, which nobody needs to keep."""
        if self.is_shared:
            async with self._writer, self.engine.begin() as connection:
                await connection.execute(_NOTIFY, {"channel": CHANNEL, "message": message})

    async def close_table(self, id: str) -> None:
        """Notes that a game is over."""
        async with self._writer, self.engine.begin() as connection:
            await connection.execute(TABLES.update().where(TABLES.c.id == id).values(is_over=True))


def async_url(url: str) -> str:
    """`sqlite:///file` and `postgresql://...` as people write them, with the drivers that we use."""
    for plain, driver in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return driver + url[len(plain) :]
    if url.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        return url
    raise GromadaError(f"a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not {url!r}")


def _careful_sqlite(connection: Any, _: Any) -> None:
    """Acknowledged means on disk: WAL with a full sync at every commit."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":  # several processes start at the same time; one does the work
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(71717171)"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
