"""Who is here: whoever looks, and whoever asks now and then; and who speaks for somebody who has gone."""

from __future__ import annotations

import json
import time

import pytest

from gromada.table import presence
from gromada.table.changes import Feed
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


def test_since_when_somebody_is_away_is_told_in_the_time_of_the_wall() -> None:
    clock = Clock()
    who = Presence(clock)
    assert who.away_since(0) is None  # nobody was ever here
    who.asked(0)
    assert who.away_since(0) is None
    clock.now += presence.LASTS + 5

    since = who.away_since(0)
    assert since is not None
    assert abs(since - time.time()) < 30
    clock.now += 500
    assert who.away_since(0) == since  # and stays what it is


def test_who_thinks_in_secret_is_not_seen_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    table = session("uniform", "uniform")
    who = Presence()
    who.thinking.update({0: 7, 1: 8})
    told = Feed(table, who, None)
    for asked in ([0], [1], [0, 1], []):
        monkeypatch.setattr(table, "asked", lambda _, asked=asked: asked)
        told.change()
        seats = json.loads(told.snapshot())["seats"]
        assert [seat["seat"] for seat in seats if "thinking_since" in seat] == asked


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
