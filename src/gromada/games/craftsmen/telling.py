"""What learners are told of a row of buildings, kept until one of them changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gromada.core.features import Passage

if TYPE_CHECKING:
    from mypy_extensions import i64


class ToldRow:
    """Numbers of one row that everybody sees alike; and the cubes on it, whose owners each seat counts from itself."""

    def __init__(self, row: list[int], start: i64, end: i64) -> None:
        self.row: Final = row[:]  # as it was
        self.all: Final = Passage(start, end)
        self.places: Final[list[int]] = []  # of the cubes, in a player's blocks
        self.cubes: Final[list[int]] = []
