"""Hamlet: The Village Building Game (Wioska)."""

from pathlib import Path

from gromada.core.packs import Pack
from gromada.games.hamlet.game import HamletGame

_OWN_PACK = Path(__file__).with_name("components.toml")


def with_pack(file: str, text: str) -> HamletGame:
    """The game with another pack: the same rules, other printed facts."""
    return HamletGame(Pack(file, text))


GAME = with_pack(_OWN_PACK.name, _OWN_PACK.read_text(encoding="utf-8"))
