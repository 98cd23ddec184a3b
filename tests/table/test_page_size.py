"""How much of a page is sent before something can be played: the shell, and each board on top of it."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path

import pytest

import gromada
from gromada.table.built import PAGE

ASSETS = PAGE / "assets"
IMPORT = re.compile(r'(?:from|import)\s*"\./([^"]+\.js)"')


@cache
def needed(name: str) -> frozenset[Path]:
    """A script with all that it imports at once."""
    found: set[Path] = set()
    waiting = [next(ASSETS.glob(f"{name}-*.js"))]
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            waiting += [ASSETS / other for other in IMPORT.findall(script.read_text(encoding="utf-8"))]
    return frozenset(found)


def sent(files: frozenset[Path]) -> int:
    """Bytes on the wire: scripts and the styles of the same name, packed."""
    stems = {file.name.rsplit("-", 1)[0] for file in files}
    styles = {style for style in ASSETS.glob("*.css") if style.name.rsplit("-", 1)[0] in stems}
    return sum(len(gzip.compress(file.read_bytes())) for file in files | styles)


def test_the_shell_of_a_table_has_less_than_120_kilobytes_without_fonts() -> None:
    assert 50_000 < sent(needed("index") | needed("Table")) < 120_000


@pytest.mark.parametrize("game", gromada.GAMES)
def test_a_board_has_less_than_60_kilobytes_besides_the_file_of_its_pictograms(game: str) -> None:
    board = needed(game) - needed("index") - needed("Table")

    assert 10_000 < sent(board) < 60_000
