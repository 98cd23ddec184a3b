"""Who is here: whoever looks, and whoever asks now and then; and who speaks for somebody who has gone."""

from __future__ import annotations

import pytest

from gromada.table import presence
from gromada.table.entries import AGREE, FOR_ANOTHER, HOLD, INVITE, PROPOSE, SIT, Entry
from gromada.table.presence import Looker, Presence
from gromada.table.refusals import Refused
from gromada.table.seats import OPEN, PERSON
from tests.table.seating import play_on, session


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_who_asks_without_a_socket_is_here_for_a_while() -> None:
    clock = Clock()
    who = Presence(clock)
    assert who.asked(1)
    clock.now += presence.LASTS - 1
    assert who.present() == {1}
    assert not who.asked(1)
    clock.now += 40
    assert who.away(1) == 40
    clock.now += presence.LASTS - 40

    assert who.present() == set()
    assert who.asked(1)


def test_who_looks_in_silence_is_here_until_the_end() -> None:
    clock = Clock()
    who = Presence(clock)
    looker = Looker(0)
    who.enter(looker)
    clock.now += 500
    assert (who.present(), who.away(0)) == ({0}, 0)
    who.leave(looker)
    clock.now += 7

    assert (who.present(), who.away(0)) == (set(), 7)


def test_a_word_from_another_process_is_believed_for_a_while() -> None:
    clock = Clock()
    who = Presence(clock)
    who.heard("other", [0, 2], 3)
    assert (who.present(), who.watchers()) == ({0, 2}, 3)
    clock.now += presence.LASTS

    assert (who.present(), who.watchers()) == (set(), 0)


def test_there_is_room_for_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MOST_LOOKERS", 1)
    who = Presence()
    first = Looker(None)
    who.enter(first)
    with pytest.raises(Refused, match="Too many"):
        who.enter(Looker(0))
    who.leave(first)

    who.enter(Looker(0))


def test_a_bot_that_another_has_set_does_not_agree_for_the_person() -> None:
    table = session(PERSON, PERSON)
    play_on(table, 20)
    table.apply(Entry(HOLD, 1, "greedy", FOR_ANOTHER))
    table.apply(Entry(PROPOSE, 0, count=3))
    assert len(table.history.moves) == 20
    table.apply(Entry(AGREE, 1))

    assert len(table.history.moves) == 3


@pytest.mark.parametrize(
    ("holder", "entries"),
    [
        ("greedy", []),
        (PERSON, [Entry(HOLD, 1, "greedy")]),
        (PERSON, [Entry(HOLD, 1, "greedy", FOR_ANOTHER), Entry(HOLD, 1, ""), Entry(HOLD, 1, "greedy")]),
        ("greedy", [Entry(INVITE, 1, "hash")]),  # nobody has sat down yet
    ],
)
def test_a_bot_from_the_start_or_by_own_wish_agrees_to_go_back(holder: str, entries: list[Entry]) -> None:
    table = session(PERSON, holder)
    play_on(table, 20)
    for entry in [*entries, Entry(PROPOSE, 0, count=3)]:
        table.check(entry)
        table.apply(entry)

    assert len(table.history.moves) == 3


@pytest.mark.parametrize(
    "entries",
    [
        [Entry(INVITE, 1, "hash"), Entry(SIT, 1, "Zofia")],
        [Entry(INVITE, 1, "hash"), Entry(SIT, 1, "Zofia"), Entry(HOLD, 1, "uniform", FOR_ANOTHER)],
    ],
)
def test_whoever_sits_down_is_asked(entries: list[Entry]) -> None:
    table = session(PERSON, "greedy")
    play_on(table, 20)
    for entry in [*entries, Entry(PROPOSE, 0, count=3)]:
        table.apply(entry)

    assert len(table.history.moves) == 20
    assert table.seats[1].holder != OPEN
