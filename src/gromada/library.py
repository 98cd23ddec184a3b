"""Where the games are: found by name, with the pack that comes with them or another one."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import Any, Final

from gromada.core.errors import BadData, BadSetup, OtherRecord
from gromada.core.game import Game
from gromada.core.ledger import read_chapters, read_ledger
from gromada.core.record import Record

GAMES: Final = ("villagers", "craftsmen", "hamlet", "imperial_settlers", "keyflower")
LANGUAGES: Final = ("en", "pl")
ROOT: Final = Path(__file__).parent


def package_folder(name: str) -> Path:
    """The folder of a game's package, with its ledger, pack and texts."""
    if name not in GAMES:
        known = ", ".join(GAMES)
        message = f"there is no game {name!r}; the games are: {known}"
        raise BadSetup(message, "no-game", {"given": name[:60], "known": known})
    return ROOT / "games" / name


def ledger_of(name: str, lang: str = "en") -> dict[str, str]:
    """The rules of a game, or of the engine under the name "core", by their ids; code follows the English one."""
    return read_ledger(_ledger_text(name, lang))


def chapters_of(name: str, lang: str = "en") -> list[tuple[int, str, list[str]]]:
    """The headings of the same rules: how deep, what is said, and the ids below."""
    return read_chapters(_ledger_text(name, lang))


def _ledger_text(name: str, lang: str) -> str:
    folder = ROOT / "core" if name == "core" else package_folder(name)
    file = "rules.md" if lang == "en" else f"rules.{lang}.md"
    return (folder / file).read_text(encoding="utf-8")


@cache
def _default(name: str) -> Game[Any]:
    package_folder(name)
    made: Game[Any] = importlib.import_module(f"gromada.games.{name}").GAME
    return made


def game(name: str, pack: str | Path | None = None) -> Game[Any]:
    """A game by its name, with its own pack or with a corrected one from a file.

    >>> game("imperial_settlers").max_seats
    4
    """
    if pack is None:
        return _default(name)
    package_folder(name)
    file = Path(pack)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"the pack {file} cannot be read: {error}") from error
    made: Game[Any] = importlib.import_module(f"gromada.games.{name}").with_pack(file.name, text)
    return made


def game_of(record: Record, pack: str | Path | None = None) -> Game[Any]:
    """The game of a record: with the given pack, the package's own, or a former one that it still carries."""
    try:
        folder = package_folder(record.game)
    except BadSetup as error:
        raise OtherRecord(f"line 2: {error}", "record-no-game", {"reason": str(error)}) from error
    if pack is None and _default(record.game).box.pack.sha != record.pack:
        for former in sorted((folder / "packs").glob("*.toml")):
            candidate = game(record.game, former)
            if candidate.box.pack.sha == record.pack:
                return candidate
    return game(record.game, pack)
