"""The lids of the boxes: how long and how heavy a game is. What is in a box is in its pack."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from gromada.core.packs import Pack

HEAVIEST = 5


class Lid:
    def __init__(self, minutes: int, weight: int) -> None:
        self.minutes = minutes
        self.weight = weight


@cache
def lids() -> dict[str, Lid]:
    """By the name of the game."""
    name = "boxes.toml"
    root = Pack(name, (files(__package__) / name).read_text(encoding="utf-8")).root
    found: dict[str, Lid] = {}
    games = root.keys()
    for game in games:
        table = root.table(game)
        found[game] = Lid(table.number("minutes", 1), table.number("weight", 1, HEAVIEST))
        table.finish()
    root.finish()
    return found
