"""What many games say, and how sure it is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from gromada.sim.runner import Played

NORMAL_95: Final = 1.959964
# Student's t for 95 %, by degrees of freedom 1 to 30; beyond that the expansion below is exact to three digits.
_STUDENT: Final = (
    *(12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281),
    *(2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860),
    *(2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423),
)


def student_95(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t."""
    if freedom < 1:
        return math.inf
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    return NORMAL_95 + (NORMAL_95**3 + NORMAL_95) / (4 * freedom)


def wilson(rate: float, trials: float, quantile: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's interval for a rate seen in so many independent trials; it stays inside 0 and 1.

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    if trials <= 0 or math.isinf(quantile):
        return 0.0, 1.0
    square = quantile * quantile
    middle = (rate + square / (2 * trials)) / (1 + square / trials)
    reach = quantile / (1 + square / trials) * math.sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def clustered_interval(rates: Sequence[float], games_each: int) -> tuple[float, float]:
    """An interval for the mean of rates, one rate a deal, each from so many games of that deal.

    Games of one deal are not independent. So the spread between deals decides how many independent
    games the sample is worth (never more than were played), and Wilson's interval is taken for that
    number, with Student's quantile for the number of deals.
    """
    deals = len(rates)
    if deals < 2:
        return 0.0, 1.0
    mean = math.fsum(rates) / deals
    variance = math.fsum([(rate - mean) ** 2 for rate in rates]) / (deals - 1) / deals
    games = deals * games_each
    # No spread at all, as when every deal is won: then each deal counts as one trial.
    worth = min(float(games), mean * (1 - mean) / variance) if variance > 0 else float(deals)
    return wilson(mean, worth, student_95(deals - 1))


class Stats:
    """Figures over many games, seat by seat."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.ties = 0
        self.wins = [0] * seats
        self.total = [0] * seats
        self.least: list[int] = []
        self.most: list[int] = []

    def add(self, played: Played) -> None:
        scores = played.scores
        self.least = scores[:] if not self.games else [min(a, b) for a, b in zip(self.least, scores, strict=True)]
        self.most = scores[:] if not self.games else [max(a, b) for a, b in zip(self.most, scores, strict=True)]
        self.total = [a + b for a, b in zip(self.total, scores, strict=True)]
        self.games += 1
        self.decisions += played.decisions
        self.longest = max(self.longest, played.decisions)
        if len(played.winners) == 1:
            self.wins[played.winners[0]] += 1
        else:
            self.ties += 1

    def means(self) -> list[float]:
        return [round(total / self.games, 3) for total in self.total]
