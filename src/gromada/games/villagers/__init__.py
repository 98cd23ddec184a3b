"""Villagers (Włościanie)."""

from pathlib import Path

from gromada.core.packs import Pack
from gromada.games.villagers.game import Villagers

_OWN_PACK = Path(__file__).with_name("components.toml")


def with_pack(file: str, text: str) -> Villagers:
    """The game with another pack: the same rules, other printed facts."""
    return Villagers(Pack(file, text))


GAME = with_pack(_OWN_PACK.name, _OWN_PACK.read_text(encoding="utf-8"))
