"""What learners are told of offers and players, kept until something of it changes.

Each keeps what its numbers tell of, as it was, and is compared with the table before they are told again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gromada.core.features import Passage

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gromada.games.hamlet.state import Hamlet, Player


class ToldOffers:
    """Numbers of what may be bought and sold now, and of what is still to come."""

    def __init__(self, s: Hamlet, offers: Passage, to_come: Passage) -> None:
        self.row: Final = s.row[:]
        self.row_gold: Final = s.row_gold[:]
        self.face_up: Final = s.face_up[:]
        self.sales_left: Final = s.sales_left[:]
        self.unseen: Final = s.unseen
        self.bag: Final = s.bag
        self.entered: Final = s.entered
        self.offers: Final = offers
        self.to_come: Final = to_come

    def are_of(self, s: Hamlet) -> bool:
        return (
            self.bag == s.bag
            and self.entered == s.entered
            and self.unseen == s.unseen
            and self.row == s.row
            and self.row_gold == s.row_gold
            and self.face_up == s.face_up
            and self.sales_left == s.sales_left
        )


class ToldPlayer:
    """Numbers of what one player has and of its points, without where its workers are."""

    def __init__(self, p: Player, lines: tuple[int, int, int, int, int, int], start: i64, end: i64) -> None:
        self.gold: Final = p.gold
        self.points: Final = p.points
        self.roads: Final = p.roads
        self.deliveries: Final = p.deliveries
        self.flags: Final = p.flags
        self.villagers: Final = len(p.villagers)
        self.donkeys: Final = len(p.donkeys)
        self.sales: Final = p.sales[:]
        self.supply: Final = p.supply[:]
        self.lines: Final = lines
        self.all: Final = Passage(start, end)

    def is_of(self, p: Player) -> bool:
        """Whether the player still has the same; points may follow from what others have, too."""
        return (
            self.gold == p.gold
            and self.points == p.points
            and self.roads == p.roads
            and self.deliveries == p.deliveries
            and self.flags == p.flags
            and self.villagers == len(p.villagers)
            and self.donkeys == len(p.donkeys)
            and self.sales == p.sales
            and self.supply == p.supply
        )


class ToldPlayers:
    """All players, and whatever else their points follow from. A board never changes."""

    def __init__(self, s: Hamlet, players: list[ToldPlayer]) -> None:
        self.board: Final = s.board
        self.milestones: Final = s.milestones[:]
        self.players: Final = players

    def are_of(self, s: Hamlet) -> bool:
        if self.board is not s.board or self.milestones != s.milestones:
            return False
        for i in range(len(s.players)):
            if not self.players[i].is_of(s.players[i]):
                return False
        return True
