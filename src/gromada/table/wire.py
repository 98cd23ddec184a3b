"""The wire between the processes on one PostgreSQL: entries and presence, told by LISTEN and NOTIFY.

Words may be lost while a connection is down; so whoever listens looks everything up again after each connection.
"""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from gromada.table.entries import Entry

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger("gromada.table")
CHANNEL: Final = "gromada_tables"
HERE: Final = "here"
WHO: Final = "who"  # a process that has just loaded a table asks who looks at it elsewhere
ENTRY: Final = "entry"
BEAT: Final = 5.0  # seconds between two looks whether the connection still answers
PATIENCE: Final = 5.0  # seconds until a connection that does not answer is given up
LONGEST_PAUSE: Final = 5.0  # seconds between two attempts to connect
FIRST: Final = 71717172  # the lock of the one process that minds the bots


class Told(msgspec.Struct, frozen=True, array_like=True):
    """What one process says about a table: an entry that is stored now, which seats look there, or who else does?"""

    process: str
    table: str
    what: str
    number: int = 0  # of the entry; or how many spectators look there
    entry: Entry | None = None
    seats: list[int] = []


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Told)


def entry_word(process: str, table: str, number: int, entry: Entry) -> str:
    return _ENCODER.encode(Told(process, table, ENTRY, number, entry)).decode()


def presence_word(process: str, table: str, seats: list[int], watchers: int) -> str:
    return _ENCODER.encode(Told(process, table, HERE, watchers, seats=seats)).decode()


def question_word(process: str, table: str) -> str:
    return _ENCODER.encode(Told(process, table, WHO)).decode()


class Wire:
    """Listens for as long as it runs; a lost connection is made again."""

    def __init__(self, url: str, hear: Callable[[Told], Awaitable[None]], look: Callable[[], Awaitable[None]]) -> None:
        self._url: Final = url.replace("postgresql+asyncpg://", "postgresql://")
        self._hear: Final = hear
        self._look: Final = look  # called after every connection: what was said before was not heard
        self._words: Final[asyncio.Queue[str]] = asyncio.Queue()
        self._connection: asyncpg.Connection[Any] | None = None
        self._is_there: Final = asyncio.Event()
        self._asking: Final = asyncio.Lock()  # a connection answers one question at a time

    async def run(self) -> None:
        hearing = asyncio.create_task(self._hear_all())
        pause = 0.1
        try:
            while True:
                try:
                    await self._listen()
                except lost() as error:
                    log.warning("the other processes are not heard", extra={"facts": {"reason": str(error)}})
                else:
                    pause = 0.1
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            hearing.cancel()

    async def _listen(self) -> None:
        """One connection, until it is lost."""
        import asyncpg

        name = {"application_name": "gromada wire"}  # so that whoever minds the database knows what it is
        connection = await asyncpg.connect(dsn=self._url, timeout=PATIENCE, server_settings=name)
        is_lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: is_lost.set())
            await connection.add_listener(CHANNEL, lambda _c, _p, _n, word: self._words.put_nowait(str(word)))
            self._connection = connection
            self._is_there.set()
            await self._look()
            while not is_lost.is_set():
                try:
                    await asyncio.wait_for(is_lost.wait(), BEAT)
                except TimeoutError:
                    # A cable that was pulled says nothing: only an answer shows that somebody is there.
                    async with self._asking:
                        await connection.execute("SELECT 1", timeout=PATIENCE)
        finally:
            self._connection = None
            self._is_there.clear()
            connection.terminate()

    async def _hear_all(self) -> None:
        while True:
            word = await self._words.get()
            try:
                told = _DECODER.decode(word)
            except msgspec.MsgspecError as error:  # a process of another version, or somebody else on this channel
                log.warning("a word from another process was not understood", extra={"facts": {"reason": str(error)}})
                continue
            try:
                await self._hear(told)
            except Exception:  # whatever is wrong with one table, the others must still be heard
                facts = {"process": told.process, "table": told.table, "what": told.what, "number": told.number}
                log.exception("what another process told could not be followed", extra={"facts": facts})

    async def is_first(self) -> bool:
        """Whether this process is the one that minds the bots; when it dies, its connection and the lock go with it."""
        await self._is_there.wait()
        try:
            async with self._asking:
                connection = self._connection
                return connection is not None and bool(
                    await connection.fetchval("SELECT pg_try_advisory_lock($1)", FIRST, timeout=PATIENCE)
                )
        except lost():
            return False


@cache
def lost() -> tuple[type[Exception], ...]:
    """What is raised when a database is gone or refuses; its driver is there only where it is needed."""
    if importlib.util.find_spec("asyncpg") is None:
        return SQLAlchemyError, OSError, sqlite3.Error
    import asyncpg

    return SQLAlchemyError, OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError
