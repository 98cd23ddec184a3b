"""Short reviews of finished games, each made once."""

from __future__ import annotations

from functools import cache

import gromada
from gromada.core.record import Record, read_record
from gromada.review.result import Review
from gromada.review.reviewing import review
from gromada.sim.runner import Job, play_job

TRIES = 2


@cache
def played(name: str, seats: int = 2) -> str:
    """The record of a game between bots that play anything."""
    game = gromada.game(name)
    bots = ("uniform",) * seats
    record = play_job(Job(name, None, seats, game.read_options(seats, {}), bots, 5, 0, True)).record
    assert record is not None
    return record


def record_of(name: str, seats: int = 2) -> Record:
    return read_record(played(name, seats))


@cache
def reviewed(name: str, seats: int = 2) -> Review:
    return review(record_of(name, seats), rollouts=TRIES, seed=1)
