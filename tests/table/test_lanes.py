"""Nothing is made anew for a viewer of what others do unseen in their lanes; and nothing is missed by that."""

from __future__ import annotations

from typing import Any

import pytest

from gromada.core.rng import Rng
from gromada.table.entries import UNDO, Entry
from gromada.table.seats import PERSON
from tests.contract.playing import CASES, Case
from tests.table.seating import feed, random_entry, session


@pytest.mark.parametrize("case", [case for case in CASES if case.seats > 1], ids=str)
def test_whoever_follows_has_what_somebody_gets_who_comes_now(case: Case) -> None:
    table = session(*[PERSON] * case.seats, game=case.name, seed=case.number, given=case.given)
    rng = Rng.seeded(case.number + 5)
    followers = {viewer: feed(table, viewer, (0,)) for viewer in table.viewers()}
    for number in range(60):
        entry = random_entry(table, rng)
        if entry is None:
            break
        table.check(entry)
        table.apply(entry)
        if number % 7 == 3 and table.history.undoable(entry.seat):
            table.apply(Entry(UNDO, entry.seat, count=1))
        for viewer, one in followers.items():
            one.change()
            fresh = feed(table, viewer, (0,))
            fresh.change()
            assert without_number(one.snapshot()) == without_number(fresh.snapshot())


def without_number(shot: bytes) -> bytes:
    """Whoever has been here for a while may have numbers for presence, too."""
    head, _, rest = shot.partition(b'"number":')
    return head + rest.partition(b",")[2]


def test_a_view_is_not_made_again_for_what_others_do_in_their_lanes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = session(PERSON, PERSON, game="imperial_settlers", seed=3)
    rng = Rng.seeded(8)
    while len(table.history.state.lanes) < 2 and (entry := random_entry(table, rng)) is not None:
        table.apply(entry)
    actor, other = table.history.state.lanes[0].seat, table.history.state.lanes[1].seat
    followers = {seat: feed(table, seat, (0,)) for seat in (actor, other)}
    for one in followers.values():
        one.change()
    made: list[int | None] = []
    real = table.of_the_game

    def noted(viewer: int | None) -> dict[str, Any]:
        made.append(viewer)
        return real(viewer)

    monkeypatch.setattr(table, "of_the_game", noted)
    while (entry := random_entry(table, rng)) is not None and entry.seat != actor:
        table.apply(entry)
    for one in followers.values():
        one.change()
    made.clear()
    assert entry is not None
    lanes = table.history.state.lanes
    table.apply(entry)
    assert table.history.state.lanes is lanes
    assert followers[actor].change() is not None
    assert followers[other].change() is None
    assert made == [actor]
