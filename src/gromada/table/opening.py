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
        raise _advice(file, url, str(error)) from error
    except lost() as error:
        raise _advice(file, url, " ".join(str(error).split())) from error


async def _try(url: str, is_file: bool) -> None:
    store = Store(url)
    try:
        if is_file:
            async with store.engine.connect() as connection:
                found: Any = (await connection.execute(sa.text("PRAGMA quick_check(1)"))).scalar()
                if found != "ok":
                    raise _advice(sqlite_file(store.url), url, f"malformed: {found}")
        await store.open()
        await store.try_writing()
    finally:
        await store.close()


def _check_folder(file: Path) -> None:
    if not file.parent.is_dir():
        message = f"the folder {file.parent} does not exist: make it, or give another --database"
        raise CannotOpen(message, "open-no-folder", {"folder": str(file.parent)})
    if file.is_dir():
        message = f"{file} is a folder: give the name of a file in it, --database sqlite:///{file}/tables.sqlite3"
        raise CannotOpen(message, "open-folder", {"file": str(file)})


def _advice(file: Path | None, url: str, reason: str) -> CannotOpen:
    """What to do about what a database or its driver says."""
    place, why = str(file or _place(url)), _first(reason)
    facts: dict[str, int | str] = {"file": place}
    if "Can't locate revision" in reason:
        message = f"{place} was written by a newer gromada: update gromada, or give another --database"
        return CannotOpen(message, "open-newer", facts)
    if file is None:
        message = f"PostgreSQL at {place} cannot be used ({why}): start it, or correct --database"
        return CannotOpen(message, "open-postgres", {"place": place, "reason": why})
    if "not a database" in reason or "malformed" in reason:
        message = f"{file} is no database, or a broken one: put a copy of it in its place, or give another --database"
        return CannotOpen(message, "open-broken", facts)
    if "readonly" in reason or "unable to open" in reason:
        message = f"{file} cannot be written: change the rights of the file and its folder, or give another --database"
        return CannotOpen(message, "open-rights", facts)
    if "locked" in reason:
        return CannotOpen(
            f"another program has locked {file}: stop it, or give another --database", "open-locked", facts
        )
    message = f"{file} cannot be used ({why}): give another --database"
    return CannotOpen(message, "open-other", {"file": place, "reason": why})


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
        raise _advice(file, url, "readonly") from error
    with lock:
        try:
            _lock(lock.fileno())
        except OSError as error:
            message = f"another server uses {file} already: stop it, or give another --database"
            raise CannotOpen(message, "open-taken", {"file": str(file)}) from error
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(number: int) -> None:
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
