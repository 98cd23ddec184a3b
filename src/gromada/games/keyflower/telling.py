"""What learners are told of players and tiles, kept until something of it changes.

Each keeps what its numbers tell of, as it was, and is compared with the table before they are told again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gromada.core.features import Passage

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gromada.games.keyflower.state import Keyflower, Player


class Lay:
    """How the tiles of one village lie, and which of them wait beside it."""

    def __init__(self, p: Player) -> None:
        self.village: Final = p.village[:]
        self.cells: Final = p.cells[:]
        self.turns: Final = p.turns[:]
        self.waiting: Final = p.waiting[:]

    def is_of(self, p: Player) -> bool:
        return (
            self.village == p.village and self.cells == p.cells and self.turns == p.turns and self.waiting == p.waiting
        )


class ToldPlayer:
    """Numbers of one player that everybody sees alike."""

    def __init__(self, p: Player, lay: Lay, flipped: int, points: int, start: i64, end: i64) -> None:
        self.lay: Final = lay
        self.flipped = flipped  # with which the points were counted
        self.points: Final = points
        self.workers: Final = p.workers
        self.skills: Final = p.skills
        self.seen: Final = p.seen
        self.powers: Final = p.powers
        self.goods: Final = p.goods[:]
        self.all: Final = Passage(start, end)

    def is_of(self, p: Player, lay: Lay, points: int) -> bool:
        return (
            self.lay is lay
            and self.points == points
            and self.workers == p.workers
            and self.skills == p.skills
            and self.seen == p.seen
            and self.powers == p.powers
            and self.goods == p.goods
        )


class ToldVillages:
    """Numbers of all villages, as one seat sees them."""

    def __init__(self, lays: list[Lay], start: i64, end: i64) -> None:
        self.lays: Final = lays
        self.all: Final = Passage(start, end)

    def are_of(self, lays: list[Lay]) -> bool:
        return self.lays == lays


class ToldCentre:
    """Numbers of the auction tiles that are laid out."""

    def __init__(self, s: Keyflower, start: i64, end: i64) -> None:
        self.centre: Final = s.centre[:]
        self.all: Final = Passage(start, end)

    def is_of(self, s: Keyflower) -> bool:
        return self.centre == s.centre


class ToldSupply:
    """Numbers of what lies ready for everybody: resources, and the workers and skills at the boats."""

    def __init__(self, s: Keyflower, start: i64, end: i64) -> None:
        self.supply: Final = s.supply
        self.boat_workers: Final = s.boat_workers[:]
        self.boat_skills: Final = s.boat_skills[:]
        self.all: Final = Passage(start, end)

    def is_of(self, s: Keyflower) -> bool:
        return self.supply == s.supply and self.boat_workers == s.boat_workers and self.boat_skills == s.boat_skills


class ToldTable:
    """The numbers of one table that were told last: some are the same for all, some differ from seat to seat."""

    def __init__(self, seats: int) -> None:
        self.supply: ToldSupply | None = None
        self.centre: ToldCentre | None = None
        self.villages: Final[list[ToldVillages | None]] = [None] * seats
