"""What is installed: every file of the package that is no module goes into the wheel by a pattern of pyproject.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from gromada.library import GAMES, LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "gromada"
PATTERNS: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"][
    "setuptools"
]["package-data"]


def packages() -> list[Path]:
    return [file.parent for file in SOURCE.rglob("__init__.py")]


def installed() -> set[Path]:
    """The data files that setuptools takes along, package by package."""
    found: set[Path] = set()
    for folder in packages():
        name = ".".join(folder.relative_to(SOURCE.parent).parts)
        for pattern in [*PATTERNS["*"], *PATTERNS.get(name, [])]:
            found.update(file for file in folder.glob(pattern) if file.is_file())
    return found


def test_every_file_beside_the_modules_is_installed() -> None:
    """Texts, facts, rules, lessons, levels and values of bots."""
    ours = [file for file in SOURCE.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    data = {file for file in ours if file.suffix not in (".py", ".so", ".pyd", ".c")}
    built = {file for file in data if SOURCE / "table" / "page" in file.parents}  # setuptools takes all of it

    assert sorted(str(file.relative_to(SOURCE)) for file in data - built - installed()) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_brings_its_facts_rules_texts_and_lessons(game: str) -> None:
    folder = SOURCE / "games" / game
    names = {file.relative_to(folder).as_posix() for file in installed() if folder in file.parents}
    wanted = {"components.toml", "lessons.toml", "rules.md", "rules.pl.md"}
    wanted |= {f"texts/{lang}.ftl" for lang in LANGUAGES} | {f"texts/learn.{lang}.ftl" for lang in LANGUAGES}

    assert wanted - names == set()
