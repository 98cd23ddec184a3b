"""Where the action under way began, such as that of a helper, counted by what each viewer has seen of it."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from typing import Any

import pytest

import gromada
from gromada.core.rng import Rng
from gromada.table.entries import UNDO, Entry
from gromada.table.past import Replay
from gromada.table.seats import PERSON
from gromada.table.session import Session
from tests.table.seating import play_on, random_entry, session, shot

TOMORROW = datetime.date(2026, 11, 18)


def craftsmen(seats: int = 3) -> Session:
    return session(*[PERSON] * seats, game="craftsmen", seed=11)


def acting(view: dict[str, Any]) -> tuple[object, ...] | None:
    """Whose helper acts, and which of them: as everybody sees it."""
    if view["acting"] is None:
        return None
    discs = [disc["is_acting"] for town in view["town"] for space in town["spaces"] for disc in space["discs"]]
    return view["year"], view["season"], view["stage"], view["acting"]["seat"], tuple(discs)


def moments(table: Session, moves: int) -> Iterator[None]:
    rng = Rng.seeded(4)
    for _ in range(moves):
        entry = random_entry(table, rng)
        if entry is None:
            return
        table.apply(entry)
        yield


@pytest.mark.parametrize("seats", [2, 4])
def test_it_is_the_first_line_after_somebody_else_or_another_helper_acted(seats: int) -> None:
    table = craftsmen(seats)
    for viewer in (0, 1, None):
        before, since = None, None
        begun = longest = 0
        table = craftsmen(seats)
        for _ in moments(table, 250):
            snapshot = shot(table, viewer)
            now = acting(snapshot.view)
            if now is None:
                since = None
            elif now != before:
                since = len(snapshot.log)
                begun += 1
            assert snapshot.action_since == since
            longest = max(longest, 0 if since is None else len(snapshot.log) - since)
            before = now

        assert begun > 10
        assert longest > 2


def test_a_step_that_is_taken_back_takes_its_lines_along() -> None:
    table = craftsmen()
    taken = 0
    for _ in moments(table, 250):
        seat = table.history.moves[-1].seat
        if steps := table.undo(seat).steps:
            before = shot(table, seat)
            assert [step.since for step in steps] == sorted([step.since for step in steps], reverse=True)
            moves = [move.text for move in table.history.moves[-steps[0].count :]]
            table.apply(Entry(UNDO, seat, count=steps[0].count))
            assert len(shot(table, seat).log) == steps[0].since
            for move in moves:
                table.apply(Entry("move", seat, move))
            assert shot(table, seat).action_since == before.action_since
            taken += 1

    assert taken > 20


def test_whoever_looks_back_is_told_it_as_it_was() -> None:
    table = craftsmen()
    then = []
    for _ in moments(table, 120):
        snapshot = shot(table, 1)
        then.append((len(snapshot.log) - 1, snapshot.action_since))

    for line, since in dict(then).items():
        assert table.past(1, line)().action_since in {after for at, after in then if at == line}, line
        assert since is None or since <= line + 1


def test_a_record_tells_it_too() -> None:
    table = craftsmen(2)
    play_on(table)
    replay = Replay(table.record(TOMORROW), gromada.game("craftsmen"))
    found = {position.action_since for position in [replay.position(at, "") for at in range(40, 160)]}

    assert None in found
    assert len(found) > 5


def test_games_without_such_actions_have_none() -> None:
    table = session()
    play_on(table, 20)

    assert shot(table, 0).action_since is None
