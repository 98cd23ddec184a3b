"""Comparing: a finished game beside what people have come to at other tables of this server."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gromada.table.messages import Compared, ScoreBar

FEWEST: Final = 10  # results: fewer say nothing, and would tell too much of who played
MOST_BARS: Final = 12


def compared(points: list[int], others: Counter[int]) -> Compared | None:
    """The points of every seat among those of other tables; None where too few are known."""
    count = others.total()
    if count < FEWEST:
        return None
    better = [100 * sum([n for other, n in others.items() if other < own]) // count for own in points]
    return Compared(count, bars(others), better)


def bars(others: Counter[int]) -> list[ScoreBar]:
    """
    >>> bars(Counter({3: 2, 5: 1}))
    [ScoreBar(points=3, results=2), ScoreBar(points=4, results=0), ScoreBar(points=5, results=1)]
    """
    low, high = min(others), max(others)
    width = -(-(high - low + 1) // MOST_BARS)
    starts = range(low, high + 1, width)
    return [ScoreBar(start, sum([others[points] for points in range(start, start + width)])) for start in starts]
