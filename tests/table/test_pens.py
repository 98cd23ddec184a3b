"""The journal of SQLite is brought into its file while others write, and never grows without end."""

from __future__ import annotations

import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from gromada.table import pens
from gromada.table.entries import MOVE, Entry
from gromada.table.pens import TIDY_AFTER, SqlitePen
from gromada.table.store import Store, entry_row
from tests.table.running import finished

ROUNDS = TIDY_AFTER + 20


async def write(file: Path) -> SqlitePen:
    store = Store(f"sqlite:///{file}")
    await store.open()
    await store.make("t1", "g", 1, "p", {}, 1, "s", "en", [("Ada", "person", "hash")])
    await store.close()
    pen = SqlitePen(file)
    for number in range(1, ROUNDS + 1):
        assert await pen.write([entry_row("t1", number, Entry(MOVE, 0, "pass"))], [""]) == {("t1", number)}
    return pen


def kept(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        count: int = connection.execute("SELECT count(*) FROM entries").fetchone()[0]
        return count


def kept_without_journal(file: Path) -> int:
    """What the file itself holds."""
    alone = file.with_name("alone.sqlite3")
    shutil.copy(file, alone)
    return kept(alone)


def test_what_is_in_the_journal_comes_into_the_file_by_itself(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite3"

    async def work() -> int:
        pen = await write(file)
        for _ in range(500):
            if kept_without_journal(file) >= TIDY_AFTER:
                break
            time.sleep(0.01)
        found = kept_without_journal(file)
        assert kept(file) == ROUNDS
        await pen.close()
        return found

    assert finished(work()) >= TIDY_AFTER
    assert kept(file) == ROUNDS


def test_a_journal_that_is_too_long_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pens, "LONGEST_JOURNAL", 0)
    file = tmp_path / "t.sqlite3"

    async def work() -> tuple[int, int]:
        pen = await write(file)
        pen._tidy()
        before = Path(f"{file}-wal").stat().st_size
        for number in range(ROUNDS + 1, ROUNDS + 31):
            await pen.write([entry_row("t1", number, Entry(MOVE, 0, "pass"))], [""])
        after = Path(f"{file}-wal").stat().st_size
        await pen.close()
        return before, after

    before, after = finished(work())
    assert after == before, "what is written then takes the place of what is in the file"
    assert kept(file) == ROUNDS + 30


def test_a_journal_that_cannot_be_brought_into_the_file_stays_and_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pen = SqlitePen(tmp_path / "missing" / "t.sqlite3")
    pen._tidy()
    finished(pen.close())
    assert "the journal could not be brought into the database" in caplog.text
