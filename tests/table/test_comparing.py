"""A finished game beside others like it: what is compared with what, and when nothing is told."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from gromada.table.comparing import FEWEST, MOST_BARS, bars, compared
from gromada.table.entries import BRANCH, Entry
from gromada.table.seats import PERSON
from gromada.table.store import Store
from tests.table.running import finished
from tests.table.seating import session


def test_few_results_tell_nothing() -> None:
    assert compared([9], Counter({5: FEWEST - 1})) is None
    assert compared([9], Counter()) is None


def test_each_seat_is_told_how_many_it_beats_and_equal_points_beat_nobody() -> None:
    others = Counter({10: 5, 20: 10, 30: 5})

    found = compared([10, 20, 25, 31], others)

    assert found is not None
    assert (found.results, found.better) == (20, [0, 25, 75, 100])


@pytest.mark.parametrize("others", [Counter({7: 30}), Counter(range(0, 200, 3)), Counter({-4: 1, 0: 20, 90: 3})])
def test_bars_hold_all_results_once_and_are_few(others: Counter[int]) -> None:
    found = bars(others)

    assert len(found) <= MOST_BARS
    assert sum([bar.results for bar in found]) == others.total()
    assert found[0].points == min(others)
    starts = [bar.points for bar in found]
    assert len({second - first for first, second in pairwise(starts)}) <= 1


async def noted(url: str) -> tuple[Counter[int], Counter[int]]:
    store = Store(url)
    await store.open()
    pair = [("Ada", PERSON, "a"), ("Jan", PERSON, "j")]
    for id, game, options, seats in (
        ("mine", "hamlet", {}, pair),
        ("like", "hamlet", {}, pair),
        ("too", "hamlet", {}, pair),
        ("other_options", "hamlet", {"random_layout": True}, pair),
        ("other_seats", "hamlet", {}, pair[:1]),
        ("other_game", "keyflower", {}, pair),
        ("running", "hamlet", {}, pair),
    ):
        await store.make(id, game, 1, "pack", options, 1, "salt", "en", seats)
    for number, id in enumerate(("mine", "like", "too", "other_options", "other_seats", "other_game")):
        await store.close_table(id, {0: 10 * number, 1: 7})
    await store.close_table("like", {0: 99, 1: 99})  # it was noted already
    found = await store.results_like("mine"), await store.results_like("other_game")
    await store.close()
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_are_compared_with_others_of_the_same_kind_that_are_over(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite3'}" if kind == "sqlite" else request.getfixturevalue("postgres")

    mine, other_game = finished(noted(url))

    assert mine == Counter({10: 1, 20: 1, 7: 2})
    assert other_game == Counter()


def test_bots_and_games_begun_elsewhere_have_no_result() -> None:
    table = session(PERSON, "uniform", game="hamlet")
    assert list(table.results()) == [0]

    table.apply(Entry(BRANCH, 0), 0.0)

    assert table.results() == {}
