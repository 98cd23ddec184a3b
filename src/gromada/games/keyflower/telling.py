"""What learners are told of a player, kept until something of it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gromada.core.features import Passage

if TYPE_CHECKING:
    from mypy_extensions import i64


class ToldPlayer:
    """Numbers of one player that everybody sees alike, and the piles and tiles that they tell of."""

    def __init__(
        self,
        workers: int,
        skills: int,
        seen: int,
        powers: int,
        points: int,
        village: list[int],
        goods: list[int],
        start: i64,
        end: i64,
    ) -> None:
        self.workers: Final = workers
        self.skills: Final = skills
        self.seen: Final = seen
        self.powers: Final = powers
        self.points: Final = points
        self.village: Final = village[:]  # as they were
        self.goods: Final = goods[:]
        self.all: Final = Passage(start, end)
