"""What learners are told of a Village, kept until a card of it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gromada.core.features import Passage
from gromada.games.villagers.printed import SUITS

if TYPE_CHECKING:
    from mypy_extensions import i64


class ToldVillage:
    """Numbers of the cards of one Village, by kind and one by one, and what they show together."""

    def __init__(self, village: list[int], kinds: i64, after_kinds: i64, slots: i64, after_slots: i64) -> None:
        self.village: Final = village[:]  # as it was
        self.kinds: Final = Passage(kinds, after_kinds)
        self.slots: Final = Passage(slots, after_slots)
        self.symbols: Final = [0] * len(SUITS)
        self.gold = 0
        self.gold_symbols = 0
        self.coins = 0
        self.locks = 0
