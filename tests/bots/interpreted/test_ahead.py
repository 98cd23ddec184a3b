"""Playing on from a position: how far, and how well."""

from __future__ import annotations

import pytest

from gromada.bots.ahead import play_ahead
from gromada.core.play import awaited
from gromada.core.rng import Rng
from tests.bots.interpreted.lots import GAME, Lots, LotsGame, for_bots, lots


class Chapters(LotsGame):
    """The last guess is a chapter of its own."""

    def chapter(self, s: Lots) -> int:
        return int(len(s.agenda) == 1)


ANY = for_bots(GAME)


@pytest.mark.parametrize(("turns", "asked"), [(0, [1]), (1, []), (9, [])])
def test_so_many_turns_are_played_and_the_one_that_was_begun(turns: int, asked: list[int]) -> None:
    assert awaited(play_ahead(ANY, lots(3), Rng(5), 0, turns, 0)) == asked


def test_no_turn_is_left_if_another_seat_would_begin() -> None:
    assert awaited(play_ahead(ANY, lots(3), Rng(5), 1, 0, 0)) == [0]


def test_play_stops_where_the_chapter_ends() -> None:
    assert awaited(play_ahead(for_bots(Chapters()), lots(3), Rng(5), 0, 9, 0)) == [1]


@pytest.mark.parametrize("seed", range(20))
def test_the_best_of_a_few_answers_is_taken(seed: int) -> None:
    """The long path pays 0 to 3 by luck, the short one 2: the better one is seen each time."""
    after = play_ahead(ANY, lots(3), Rng(seed + 1), 0, 0, 0)

    assert isinstance(after, Lots)
    assert after.points[0] % 10 in (2, 3)


def test_luck_decides_only_through_the_generator() -> None:
    found = [[ANY.to_json(play_ahead(ANY, lots(3), Rng(seed), 0, 5, 0)) for _ in range(2)] for seed in (1, 2, 3)]

    assert all(one == other for one, other in found)
