"""The course of a finished game: everybody's points so far after every turn, from its record."""

from __future__ import annotations

from typing import Final

from gromada.core.game import Game
from gromada.core.play import awaited
from gromada.core.record import Record, start_record, step_record
from gromada.core.state import State
from gromada.table.messages import Course, CoursePoint

MOST: Final = 200  # turns that are looked at: a drawing shows no more


def course(record: Record, game: Game[State]) -> Course:
    """Once a game is over its record tells everything, so each seat's points are those that the seat itself knew."""
    s = start_record(record, game)
    turns = turns_of(record)
    every = -(-len(turns) // MOST) or 1
    wanted = {0, len(record.moves), *turns[::-1][::every]}
    points: list[CoursePoint] = []
    for index in range(len(record.moves) + 1):
        if index in wanted:
            points.append(CoursePoint(index, game.progress(s)[0], points_of(game, s, record.seats)))
        if index < len(record.moves):
            step_record(record, s, index)
            s.events.clear()
    assert not awaited(s)
    return Course(points)


def turns_of(record: Record) -> list[int]:
    """After how many moves another seat answers than before."""
    seats = [seat for seat, _ in record.moves]
    return [index for index in range(1, len(seats)) if seats[index] != seats[index - 1]]


def points_of(game: Game[State], s: State, seats: int) -> list[int]:
    if s.is_over():
        return game.scores(s)
    sheets = [game.standing(s, seat, seat) or [] for seat in range(seats)]
    return [sum([points for _, points in sheet]) for sheet in sheets]
