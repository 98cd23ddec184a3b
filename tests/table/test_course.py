"""The course of a finished game: what its points tell turn by turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

import gromada
from gromada.core.record import read_record
from gromada.sim.runner import Job, play_job
from gromada.table.course import MOST, course

SEATS = 2


@pytest.mark.parametrize("name", gromada.GAMES)
def test_a_course_begins_with_the_deal_and_ends_with_the_result(name: str) -> None:
    game = gromada.game(name)
    given = {"stall_limit": 20, "round_limit": 100} if name == "hamlet" else {}
    values = game.read_options(SEATS, given)
    played = play_job(Job(name, None, SEATS, values, ("greedy",) * SEATS, 5, 0, True))
    record = read_record(played.record or "")

    found = course(record, game).points

    assert (found[0].at, found[-1].at) == (0, len(record.moves))
    assert found[-1].points == record.result
    assert len(found) <= MOST + 2
    assert all(before.at < after.at and before.round <= after.round for before, after in pairwise(found))
    assert all(len(one.points) == SEATS for one in found)
    assert any(one.points != found[0].points for one in found[1:-1]), "points grow on the way"
