"""Where tables are kept: append-only entries, SQLite by default or PostgreSQL by URL.

Entries that wait at the same moment share a transaction, each is acknowledged after its commit. What processes on
one PostgreSQL tell each other is next door in `wire.py`.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gromada.core.errors import GromadaError
from gromada.table.entries import CLOCK, HOLD, Entry
from gromada.table.pens import Key, Pen, Row, SqlitePen, careful_sqlite, postgres_pen
from gromada.table.seats import OPEN, PERSON
from gromada.table.wire import CHANNEL, entry_word

log = logging.getLogger("gromada.table")
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
    sa.Column("is_public", sa.Boolean, nullable=False, server_default=sa.false()),
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

DEALS: Final = sa.Table(
    "deals",
    META,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("seed", sa.String(80), nullable=False),
)
TRIES: Final = sa.Table(
    "tries",
    META,
    sa.Column("day", sa.String(10), sa.ForeignKey("deals.day"), primary_key=True),
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, unique=True),
    sa.Column("points", sa.Integer, nullable=True),
)
RESULTS: Final = sa.Table(
    "results",
    META,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("points", sa.Integer, nullable=False),
)

COLUMNS: Final = ENTRIES.columns.keys()
MOST_TOGETHER: Final = 200  # entries in one transaction
_NOTIFY: Final = sa.text("SELECT pg_notify(:channel, :word)")


class Taken(GromadaError):
    """Another entry has this number: somebody was faster."""


class DatabaseGone(OSError):
    """The file of the database was removed or replaced: what is written now would be lost."""


class Try(NamedTuple):
    """Of whom, known by a hash, at the deal of which day."""

    day: str
    player: str


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
        self.is_public: Final[bool] = row.is_public
        self.names: Final[list[str]] = [seat.name for seat in seats]
        self.holders: Final[list[str]] = [seat.holder for seat in seats]
        self.key_hashes: Final[list[str]] = [seat.key_hash for seat in seats]


class Waiting:
    """An entry that is to be written, and what its writer waits for: whether its number was free."""

    def __init__(self, row: Row, word: str) -> None:
        self.row: Final = row
        self.word: Final = word
        self.is_written: Final[asyncio.Future[bool]] = asyncio.get_running_loop().create_future()

    def key(self) -> Key:
        return self.row[:2]


class Store:
    """All tables of one database."""

    def __init__(self, url: str) -> None:
        self.url: Final = async_url(url)
        self.is_shared: Final = not self.url.startswith("sqlite")
        is_file = self.url.startswith("sqlite")
        self._file: Final = sqlite_file(self.url)
        self._identity = (0, 0)  # of the file that was opened
        self.engine: Final[AsyncEngine] = create_async_engine(self.url, pool_pre_ping=not is_file)
        # SQLite has one writer at a time; waiting in our own queue is quicker than its retries.
        self._writer: Final = asyncio.Semaphore(1 if is_file else 5)
        if is_file:
            sa.event.listen(self.engine.sync_engine, "connect", lambda connection, _: careful_sqlite(connection))
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._pen: Pen | None = None  # made when it is needed, and again after a failure

    async def open(self) -> None:
        """Brings the database to the newest form; running games go on."""
        async with self.engine.connect() as connection:
            await connection.run_sync(_migrate)
            await connection.commit()
        if self._file is not None:
            self._identity = _identity(self._file)

    def _check_file(self) -> None:
        """Before anything is acknowledged: a removed file can be written for as long as it is open."""
        if self._file is not None and self._identity not in ((0, 0), _identity(self._file)):
            raise DatabaseGone(f"{self._file} was removed or replaced while the server was running")

    async def try_writing(self) -> None:
        """Writes what is there already; raises what a real entry would meet."""
        async with self._writer, self.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
        self._check_file()

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        await self._drop_pen()
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
        is_public: bool = False,
        entries: Sequence[Entry] = (),
        attempt: Try | None = None,
    ) -> None:
        """A new table; seats are (name, holder, hash of the key), entries what has happened there already.

        Raises Taken if it is a second try at the deal of a day.
        """
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
            "is_public": is_public,
        }
        chairs = [
            {"table_id": id, "seat": seat, "name": name, "holder": holder, "key_hash": key_hash}
            for seat, (name, holder, key_hash) in enumerate(seats)
        ]
        async with self._writer, self.engine.begin() as connection:
            await connection.execute(TABLES.insert(), row)
            await connection.execute(SEATS.insert(), chairs)
            if entries:
                rows = [entry_row(id, number, entry) for number, entry in enumerate(entries, 1)]
                await connection.execute(ENTRIES.insert(), [dict(zip(COLUMNS, row, strict=True)) for row in rows])
            if attempt is not None:
                try:
                    await connection.execute(TRIES.insert(), {**attempt._asdict(), "table_id": id})
                except sa.exc.IntegrityError as error:
                    raise Taken(f"table {id} would be another try at {attempt.day}") from error
        self._check_file()

    async def find(self, id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == id))).first()
            if row is None:
                return None
            seats = await connection.execute(sa.select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))
            return TableRow(row, list(seats))

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """What happened at a table, after so many entries."""
        return [entry for entry, _ in await self.written(id, after)]

    async def written(self, id: str, after: int = 0) -> list[tuple[Entry, float]]:
        """The same, with the time of each."""
        query = sa.select(ENTRIES).where(ENTRIES.c.table_id == id, ENTRIES.c.number > after).order_by(ENTRIES.c.number)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return [(Entry(kind, seat, text, count), when) for _, _, kind, seat, text, count, when in rows]

    async def numbers(self, ids: list[str]) -> dict[str, int]:
        """How many entries each of these tables has."""
        found: dict[str, int] = {}
        async with self.engine.connect() as connection:
            for start in range(0, len(ids), 500):
                some = ENTRIES.c.table_id.in_(ids[start : start + 500])
                query = sa.select(ENTRIES.c.table_id, sa.func.max(ENTRIES.c.number)).where(some)
                rows = await connection.execute(query.group_by(ENTRIES.c.table_id))
                found.update([(id, number) for id, number in rows])
        return found

    async def with_bots(self, quiet: float) -> list[tuple[str, int]]:
        """Running games in which a bot may have to move, or where a clock runs, and nothing was written for so many
        seconds; their entries.
        """
        seat, held = SEATS.alias(), ENTRIES.alias()
        has_bot = sa.exists().where(seat.c.table_id == TABLES.c.id, seat.c.holder.not_in([PERSON, OPEN]))
        wished = held.c.kind.in_([HOLD, CLOCK])
        was_held = sa.exists().where(held.c.table_id == TABLES.c.id, wished, held.c.text != "")
        number = sa.func.coalesce(sa.func.max(ENTRIES.c.number), 0)
        newest = sa.func.coalesce(sa.func.max(ENTRIES.c.written), 0.0)
        query = (
            sa.select(TABLES.c.id, number)
            .outerjoin(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
            .where(~TABLES.c.is_over, TABLES.c.made <= time.time() - quiet, sa.or_(has_bot, was_held))
            .group_by(TABLES.c.id)
            .having(newest <= time.time() - quiet)
        )
        async with self.engine.connect() as connection:
            return [(id, count) for id, count in await connection.execute(query)]

    async def public(self, most: int) -> list[str]:
        """The newest running games that anyone may see in the list."""
        query = sa.select(TABLES.c.id).where(TABLES.c.is_public, ~TABLES.c.is_over)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(TABLES.c.made.desc()).limit(most))).scalars())

    # -- the deal of a day -------------------------------------------------------------------------------

    async def deal(self, day: str, seed: int) -> int:
        """The seed of a day: this one, if nobody has asked before."""
        query = sa.select(DEALS.c.seed).where(DEALS.c.day == day)
        for _ in range(2):
            async with self.engine.connect() as connection:
                found = (await connection.execute(query)).scalar()
            if found is not None:
                return int(found)
            with suppress(sa.exc.IntegrityError):  # somebody else was faster
                async with self._writer, self.engine.begin() as connection:
                    await connection.execute(DEALS.insert(), {"day": day, "seed": str(seed)})
        return seed

    async def tries(self, day: str) -> tuple[int, int | None]:
        """How many have played the deal of a day to its end, and the most points."""
        query = sa.select(sa.func.count(TRIES.c.points), sa.func.max(TRIES.c.points)).where(TRIES.c.day == day)
        async with self.engine.connect() as connection:
            count, best = (await connection.execute(query)).one()
            return count, best

    async def try_of(self, one: Try) -> tuple[str, int | None, int, int] | None:
        """Somebody's table of a day, the points there if it is over, how many had more, and how many have played."""
        mine = sa.select(TRIES.c.table_id, TRIES.c.points).where(TRIES.c.day == one.day, TRIES.c.player == one.player)
        async with self.engine.connect() as connection:
            found = (await connection.execute(mine)).first()
            if found is None:
                return None
            table, points = found
            better = sa.func.count().filter(TRIES.c.points > (points if points is not None else 0))
            query = sa.select(better, sa.func.count(TRIES.c.points)).where(TRIES.c.day == one.day)
            more, played = (await connection.execute(query)).one()
            return table, points, more + 1, played

    async def note_points(self, table: str, points: int) -> None:
        """What a try at the deal of a day has come to; what was noted stays."""
        change = TRIES.update().where(TRIES.c.table_id == table, TRIES.c.points.is_(None)).values(points=points)
        async with self._writer, self.engine.begin() as connection:
            await connection.execute(change)

    async def append(self, id: str, number: int, entry: Entry, process: str = "") -> None:
        """When this returns, the entry survives anything. Raises Taken if the number is used.

        On PostgreSQL the other processes hear of it with the commit: not before, and never without it.
        """
        word = entry_word(process, id, number, entry) if self.is_shared else ""
        waiting = Waiting(entry_row(id, number, entry), word)
        self._waiting.append(waiting)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        if not await waiting.is_written:
            raise Taken(f"entry {number} of table {id} exists already")

    async def _write_all(self) -> None:
        """Writes what waits, in as few transactions as it takes: what comes during one commit shares the next."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            try:
                await self._write(batch)
            except Exception as error:  # of whatever kind: those who wait must learn of it
                await self._drop_pen()
                if len(batch) == 1:
                    _fail(batch[0], error)
                    continue
                log.warning("a transaction failed; its entries are tried one by one", exc_info=error)
                for waiting in batch:  # one that cannot be written must not take others with it
                    try:
                        await self._write([waiting])
                    except Exception as own:  # told to the one who waits for it
                        await self._drop_pen()
                        _fail(waiting, own)

    async def _write(self, batch: list[Waiting]) -> None:
        # Always in the same order, so that two processes never wait for each other.
        batch.sort(key=Waiting.key)
        async with self._writer:
            if self._pen is None:
                self._pen = await postgres_pen(self.url) if self._file is None else SqlitePen(self._file)
            written = await self._pen.write([one.row for one in batch], [one.word for one in batch])
        self._check_file()
        for waiting in batch:
            if not waiting.is_written.done():  # whoever waited may have gone
                waiting.is_written.set_result(waiting.key() in written)

    async def _drop_pen(self) -> None:
        pen, self._pen = self._pen, None
        if pen is not None:
            await pen.close()

    async def tell(self, word: str) -> None:
        """A word to the other processes on this database, which nobody needs to keep."""
        if self.is_shared:
            async with self.engine.begin() as connection:
                await connection.execute(_NOTIFY, {"channel": CHANNEL, "word": word})

    async def close_table(self, id: str, points: dict[int, int]) -> None:
        """Notes that a game is over, and what the people at it have come to."""
        rows = [{"table_id": id, "seat": seat, "points": count} for seat, count in points.items()]
        async with self._writer, self.engine.begin() as connection:
            closing = TABLES.update().where(TABLES.c.id == id, ~TABLES.c.is_over).values(is_over=True)
            is_first = (await connection.execute(closing)).rowcount > 0
            if rows and is_first:
                await connection.execute(RESULTS.insert(), rows)

    async def results_like(self, id: str) -> Counter[int]:
        """How often people have come to how many points at other tables with the same game, rules, printed facts,
        options and number of seats.
        """
        own, other, chair = TABLES.alias(), TABLES.alias(), SEATS.alias()
        seats = sa.select(sa.func.count()).where(SEATS.c.table_id == id).scalar_subquery()
        others = sa.select(sa.func.count()).where(chair.c.table_id == other.c.id).scalar_subquery()
        same = [other.c[name] == own.c[name] for name in ("game", "rules", "pack", "options")]
        query = (
            sa.select(RESULTS.c.points, sa.func.count())
            .join(other, other.c.id == RESULTS.c.table_id)
            .join(own, sa.and_(own.c.id == id, own.c.id != other.c.id, *same))
            .where(others == seats)
            .group_by(RESULTS.c.points)
        )
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return Counter({row[0]: row[1] for row in rows})


def entry_row(id: str, number: int, entry: Entry) -> Row:
    return id, number, entry.kind, entry.seat, entry.text, entry.count, time.time()


def _fail(waiting: Waiting, error: Exception) -> None:
    if not waiting.is_written.done():
        waiting.is_written.set_exception(error)


def async_url(url: str) -> str:
    """`sqlite:///file` and `postgresql://...` as people write them, with the drivers that we use."""
    for plain, driver in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return driver + url[len(plain) :]
    if url.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        return url
    message = f"a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not {url!r}"
    raise GromadaError(message, "database-url", {"given": url[:60]})


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    if not url.startswith("sqlite"):
        return None
    name = sa.make_url(url).database
    if not name or name == ":memory:":
        message = "an SQLite database needs the name of a file, such as sqlite:///tables.sqlite3"
        raise GromadaError(message, "database-file")
    return Path(name)


def _identity(file: Path) -> tuple[int, int]:
    try:
        found = file.stat()
    except OSError:
        return -1, -1
    return found.st_dev, found.st_ino


def _migrate(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":  # several processes start at the same time; one does the work
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(71717171)"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
