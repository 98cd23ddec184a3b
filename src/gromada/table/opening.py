"""Opening a database: whatever is wrong with it is said in one line, with what to do about it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.util import CommandError

from gromada.core.errors import GromadaError
from gromada.table.store import Store, async_url, sqlite_file
from gromada.table.wire import lost


class CannotOpen(GromadaError):
    """A database that cannot be used like that."""


def prepare(url: str) -> None:
    """Brings a database to the newest form and tries to write to it."""
    file = sqlite_file(async_url(url))
    if file is not None:
        _check_folder(file)
    try:
        asyncio.run(_try(url, file is not None))
    except CommandError as error:
        raise CannotOpen(_advice(file, url, str(error))) from error
    except lost() as error:
        raise CannotOpen(_advice(file, url, " ".join(str(error).split()))) from error


async def _try(url: str, is_file: bool) -> None:
    store = Store(url)
    try:
        if is_file:
            async with store.engine.connect() as connection:
                found: Any = (await connection.execute(sa.text("PRAGMA quick_check(1)"))).scalar()
                if found != "ok":
                    raise CannotOpen(_advice(sqlite_file(store.url), url, f"malformed: {found}"))
        await store.open()
        await store.try_writing()
    finally:
        await store.close()


def _check_folder(file: Path) -> None:
    if not file.parent.is_dir():
        raise CannotOpen(f"the folder {file.parent} does not exist: make it, or give another --database")
    if file.is_dir():
        raise CannotOpen(
            f"{file} is a folder: give the name of a file in it, --database sqlite:///{file}/tables.sqlite3"
        )


def _advice(file: Path | None, url: str, reason: str) -> str:
    """What to do about what a database or its driver says."""
    if "Can't locate revision" in reason:
        return f"{file or _place(url)} was written by a newer gromada: update gromada, or give another --database"
    if file is None:
        return f"PostgreSQL at {_place(url)} cannot be used ({_first(reason)}): start it, or correct --database"
    if "not a database" in reason or "malformed" in reason:
        return f"{file} is no database, or a broken one: put a copy of it in its place, or give another --database"
    if "readonly" in reason or "unable to open" in reason:
        return f"{file} cannot be written: change the rights of the file and its folder, or give another --database"
    if "locked" in reason:
        return f"another program has locked {file}: stop it, or give another --database"
    return f"{file} cannot be used ({_first(reason)}): give another --database"


def _first(reason: str) -> str:
    return reason.split(" [SQL:")[0].split(" (Background on")[0][:200]


def _place(url: str) -> str:
    """Where a database is, without its password."""
    found = sa.make_url(url)
    return f"{found.host or 'this machine'}:{found.port or 5432}/{found.database or ''}"


@contextmanager
def held(url: str) -> Iterator[None]:
    """Keeps an SQLite file for this server: a second one would not hear of what the first writes."""
    file = sqlite_file(async_url(url))
    if file is None:
        yield
        return
    _check_folder(file)
    try:
        lock = open(f"{file}.lock", "a")  # noqa: SIM115 # closed below
    except OSError as error:
        raise CannotOpen(_advice(file, url, "readonly")) from error
    with lock:
        try:
            _lock(lock.fileno())
        except OSError as error:
            raise CannotOpen(f"another server uses {file} already: stop it, or give another --database") from error
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(number: int) -> None:
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
