"""Figures over many games, and how sure they are."""

from __future__ import annotations

import pytest

from gromada.sim.runner import Played
from gromada.sim.stats import Stats, clustered_interval, student_95, wilson


def played(scores: list[int], winners: list[int], decisions: int = 10) -> Played:
    return Played(0, 0, ("uniform",) * len(scores), scores, winners, decisions, None)


def test_means_and_extremes_are_kept_seat_by_seat() -> None:
    stats = Stats(2)

    for scores in ([1, 9], [5, 3], [3, 3]):
        stats.add(played(scores, [seat for seat in range(2) if scores[seat] == max(scores)]))

    assert (stats.means(), stats.least, stats.most) == ([3.0, 5.0], [1, 3], [5, 9])
    assert (stats.wins, stats.ties, stats.games, stats.decisions) == ([1, 1], 1, 3, 30)


@pytest.mark.parametrize(
    ("rate", "trials", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.1, 50, 0.0435, 0.2136)],
)
def test_wilsons_interval_agrees_with_the_published_table(rate: float, trials: int, low: float, high: float) -> None:
    assert wilson(rate, trials) == pytest.approx((low, high), abs=0.0002)


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (10, 2.228), (30, 2.042), (60, 2.000), (1000, 1.962)])
def test_students_quantile_agrees_with_the_published_table(freedom: int, quantile: float) -> None:
    assert student_95(freedom) == pytest.approx(quantile, abs=0.002)


def test_one_deal_says_nothing() -> None:
    assert clustered_interval([1.0], 2) == (0.0, 1.0)


def test_deals_that_always_split_say_no_more_than_their_games() -> None:
    low, high = clustered_interval([0.5] * 100, 2)

    assert (low, high) == pytest.approx((0.4022, 0.5978), abs=0.001)


def test_games_that_repeat_their_deal_count_once() -> None:
    """Both games of a deal end alike, so 200 games are worth 100."""
    clustered = clustered_interval([0.0, 1.0] * 50, 2)
    independent = wilson(0.5, 200)

    assert clustered[0] < independent[0] < independent[1] < clustered[1]


def test_more_deals_make_it_surer() -> None:
    few = clustered_interval([0.5, 1.0] * 10, 2)
    many = clustered_interval([0.5, 1.0] * 100, 2)

    assert few[0] < many[0] < 0.75 < many[1] < few[1]
