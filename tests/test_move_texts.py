"""Moves are texts for people and records; only the catalogue takes one apart. Everything else has places and data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CATALOGUE = "core/actions.py"
TAKES_APART = "split|partition|rpartition|startswith|endswith|removeprefix|removesuffix|find|index|replace"
PYTHON = re.compile(rf"\b(?:action|answer|option|a|choice)\.text\.(?:{TAKES_APART})\(|\bmove\.(?:{TAKES_APART})\(")
BY_SCRIPT = "split|slice|startsWith|endsWith|match|matchAll|replace|replaceAll|substring|indexOf|includes|at|charAt"
SCRIPT = re.compile(rf"\bmove[!?]?\.(?:{BY_SCRIPT})\(|\.(?:exec|test)\((?:\w+[!?]?\.)*move\b")


def sources(folder: str, *endings: str) -> list[Path]:
    return [file for ending in endings for file in sorted((ROOT / folder).rglob(f"*.{ending}"))]


def taken_apart(file: Path, pattern: re.Pattern[str]) -> list[str]:
    lines = file.read_text("utf-8").splitlines()
    return [f"{file.name}:{number}: {line.strip()}" for number, line in enumerate(lines, 1) if pattern.search(line)]


def test_no_module_but_the_catalogue_takes_a_move_apart() -> None:
    files = [file for file in sources("src/gromada", "py") if not file.as_posix().endswith(CATALOGUE)]

    assert len(files) > 200
    assert [found for file in files for found in taken_apart(file, PYTHON)] == []


def test_the_page_takes_no_move_apart() -> None:
    files = sources("web/src", "ts", "svelte")

    assert len(files) > 50
    assert [found for file in files for found in taken_apart(file, SCRIPT)] == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (PYTHON, "first, *rest = action.text.split()"),
        (PYTHON, 'if move.startswith("bid "):'),
        (SCRIPT, 'const [, tile] = answer.move.split(" ");'),
        (SCRIPT, "const found = TILE.exec(option.move);"),
    ],
)
def test_what_would_take_a_move_apart_is_found(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)
