"""What learners are told of a player, kept until something of it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gromada.core.features import Passage
from gromada.games.villagers.printed import SUITS

if TYPE_CHECKING:
    from mypy_extensions import i64


class ToldVillage:
    """Numbers of the cards of one Village, by kind and one by one, and what they show together."""

    def __init__(self, village: list[int], start: i64, end: i64) -> None:
        self.village: Final = village[:]  # as it was
        self.cards: Final = Passage(start, end)
        self.symbols: Final = [0] * len(SUITS)
        self.gold = 0
        self.gold_symbols = 0
        self.coins = 0
        self.locks = 0


class ToldPlayer:
    """Numbers of one player that everybody sees alike."""

    def __init__(
        self, village: ToldVillage, hand: list[int], square: list[int], counts: tuple[int, int, int, int, int, int]
    ) -> None:
        self.village: Final = village
        self.hand: Final = hand[:]  # as they were
        self.square: Final = square[:]
        self.counts: Final = counts
        self.all: Final = Passage(village.cards.start, village.cards.end, village.cards)
