"""A snapshot first, then changes: whoever puts them together has what a newcomer gets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

import gromada
from gromada.core.play import awaited, options
from gromada.core.rng import Rng
from gromada.table.app import make_app
from gromada.table.changes import BETWEEN, Feed, changed_within
from gromada.table.entries import AGREE, MOVE, PROPOSE, SAY, SIT, UNDO, Entry
from gromada.table.presence import MOST_UNSENT, Looker, Presence
from gromada.table.refusals import Refused
from gromada.table.seats import PERSON
from gromada.table.session import Session
from tests.table.running import finished
from tests.table.seating import play_on, random_entry, session, visitor
from tests.table.test_server import Client, Table


class Page:
    """What a browser does with what it is told."""

    def __init__(self, told: bytes) -> None:
        self.known: dict[str, Any] = json.loads(told)

    def hear(self, told: bytes | None) -> None:
        if told is None:
            return
        change = json.loads(told)
        assert change["follows"] == self.known["number"]
        assert change["number"] > change["follows"]
        self.put(change)

    def put(self, change: dict[str, Any]) -> None:
        log = self.known["log"][: change.pop("cut", None)] + change.pop("log")
        chat = [*self.known["chat"], *change.pop("chat", [])]
        del change["follows"]
        change["view"] = change.get("view", self.known["view"]) | change.pop("patch", {})
        for field, things in change.pop("within", {}).items():
            change["view"][field] = put_into(change["view"][field], things)
        self.known = {**self.known, **change, "log": log, "chat": chat}


def put_into(known: list[Any], things: dict[str, Any]) -> list[Any]:
    after = [mended(thing, things.get(str(place), {})) for place, thing in enumerate(known)]
    while str(len(after)) in things:
        after.append(things[str(len(after))])
    return after


def mended(thing: Any, fields: dict[str, Any]) -> Any:
    after = dict(thing) if fields else thing
    for name, value in fields.items():
        after[name.removeprefix("+")] = put_into(thing[name[1:]], value) if name.startswith("+") else value
    return after


def told(table: Session, viewer: int | None) -> Feed:
    feed = Feed(table, Presence(), viewer)
    feed.change()
    return feed


def test_of_a_list_only_what_differs_in_its_things_is_told() -> None:
    before = b'[{"hand":5,"village":[1]},{"hand":4,"village":[]}]'
    assert changed_within(before, before.replace(b"4", b"6")) == {"1": {"hand": Raw(b"6")}}
    assert changed_within(before, before.replace(b"4", b"6").replace(b"[1]", b"[1,2]")) == {
        "0": {"village": Raw(b"[1,2]")},
        "1": {"hand": Raw(b"6")},
    }
    for other in (b"[]", b"[1]", b"{}", b'[{"hand":5,"village":[1]}]', before.replace(b"hand", b"deck", 1)):
        assert changed_within(before, other) is None
    assert changed_within(b"[1,2]", b"[1,3]") is None


def test_of_a_list_within_a_thing_only_what_differs_is_told_and_what_is_new_at_the_end() -> None:
    cards = '[{"card":"miner","coins":0},{"card":"mason","coins":0}]'
    before = f'[{{"hand":5,"village":{cards}}}]'
    after = before.replace('"mason","coins":0', '"mason","coins":7')
    assert changed_within(before.encode(), after.encode()) == {"0": {"+village": Raw(b'{"1":{"coins":7}}')}}
    assert changed_within(cards.encode(), f'{cards[:-1]},{{"card":"nun","coins":1}}]'.encode()) == {
        "2": Raw(b'{"card":"nun","coins":1}')
    }
    other = '[{"card":"nun","coins":1},{"card":"monk","coins":2}]'
    assert changed_within(before.encode(), before.replace(cards, other).encode()) == {
        "0": {"village": Raw(other.encode())}
    }, "where more would be told that way, all is told"


@pytest.mark.parametrize("game", gromada.GAMES)
def test_changes_lead_to_what_a_newcomer_sees(game: str) -> None:
    """Through moves, chat, free undo, and going back by consent."""
    seats = max(2, gromada.game(game).min_seats)
    table = session(*[PERSON] * seats, game=game, seed=3)
    viewers = table.viewers()
    feeds = [told(table, viewer) for viewer in viewers]
    pages = [Page(feed.snapshot()) for feed in feeds]
    rng = Rng.seeded(5)
    undone = went_back = 0
    for number in range(90):
        entry = random_entry(table, rng)
        if entry is None:
            break
        doing = [entry]
        actor = entry.seat
        if number % 3 == 2 and table.history.undoable(actor):
            doing = [Entry(UNDO, actor, count=1)]
            undone += 1
        elif number % 10 == 5 and number > 30 and len(table.history.moves) > 7 and not went_back:
            back = Entry(PROPOSE, 0, count=len(table.history.moves) - 7)
            doing = [back, *[Entry(AGREE, seat) for seat in range(1, seats)]]
            went_back += 1
        elif number % 10 == 0:
            doing.append(Entry(SAY, 0, f"word {number}"))
        for one in doing:
            table.check(one)
            table.apply(one)
            if rng.below(3):  # sometimes several things are told at once
                for feed, page in zip(feeds, pages, strict=True):
                    page.hear(feed.change())
    for feed, page, viewer in zip(feeds, pages, viewers, strict=True):
        page.hear(feed.change())
        fresh = json.loads(told(table, viewer).snapshot())
        assert page.known["number"] // BETWEEN == fresh["number"] // BETWEEN
        assert {**page.known, "number": 0} == {**fresh, "number": 0}
    assert went_back
    assert undone


def test_the_cost_of_a_change_is_flat_in_the_length_of_the_game() -> None:
    """The lines of the log that were told already are not told again."""
    table = session()
    feed = told(table, None)
    sizes = []
    for entry in play_on(session(), 160):
        table.apply(entry)
        change = feed.change()
        if change is not None:
            parts = json.loads(change)
            assert len(parts["log"]) <= 1
            sizes.append(len(change))
    late, early = sizes[-20:], sizes[5:25]

    assert sum(late) / len(late) < 2 * sum(early) / len(early)


def test_who_was_away_for_a_moment_gets_what_is_missing() -> None:
    table = session()
    play_on(table, 30)
    feed = told(table, 0)
    page = Page(feed.snapshot())
    number = page.known["number"]
    for entry in play_on(session(), 50)[30:]:
        table.apply(entry)
        feed.change()
    table.apply(Entry(SAY, 1, "there you are"))
    feed.change()
    missed = json.loads(feed.since(number))

    assert missed["follows"] == number
    assert len(missed["log"]) < 30
    page.put(missed)
    assert page.known == json.loads(feed.snapshot())


def test_who_missed_that_moves_were_taken_back_is_told_where_the_log_was_cut() -> None:
    table = session()
    play_on(table, 40)
    feed = told(table, 1)
    page = Page(feed.snapshot())
    number = page.known["number"]
    for entry in (Entry(PROPOSE, 0, count=20), Entry(AGREE, 1)):
        table.apply(entry)
        feed.change()
    play_on(table, 3, luck=9)
    feed.change()
    missed = json.loads(feed.since(number))

    assert missed["cut"] < 40
    page.put(missed)
    assert page.known == json.loads(feed.snapshot())


def test_who_was_away_for_too_long_gets_everything() -> None:
    feed = told(session(), 0)

    assert "table" in json.loads(feed.since(123 * BETWEEN))


def test_nothing_new_is_not_told() -> None:
    table = session()
    feed = told(table, 0)

    assert feed.change() is None
    table.apply(Entry(SIT, 0, table.seats[0].name))
    table.apply(Entry(SAY, 1, "hello"))
    change = json.loads(feed.change() or b"{}")
    assert set(change) == {"number", "follows", "log", "chat"}


def test_a_browser_that_does_not_read_falls_behind_and_gets_a_snapshot() -> None:
    async def look() -> list[bytes | None]:
        looker = Looker(0)
        for number in range(MOST_UNSENT + 5):
            looker.tell(b"%d" % number)
        found = [await looker.next()]
        looker.start_with(b"all")
        looker.tell(b"more")
        return [*found, await looker.next(), await looker.next()]

    assert finished(look()) == [None, b"all", b"more"]


# -- several moves at once -------------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with visitor(make_app(f"sqlite:///{tmp_path / 'tables.sqlite3'}")) as made:
        yield made


def in_lanes() -> tuple[Session, int, list[str]]:
    """A table where a seat may give two answers in a row and take both back."""
    table = session(seed=7)
    for entry in play_on(session(seed=7), luck=2):
        for seat in awaited(table.history.state):
            for first in options(table.history.state, seat)[:3]:
                trial = session(seed=7)
                for move in table.history.moves:
                    trial.apply(Entry(MOVE, move.seat, move.text))
                trial.apply(Entry(MOVE, seat, first.text))
                if trial.history.undoable(seat) == 1 and (second := options(trial.history.state, seat)):
                    trial.apply(Entry(MOVE, seat, second[0].text))
                    if trial.history.undoable(seat) == 2:
                        return table, seat, [first.text, second[0].text]
        table.apply(entry)
    raise AssertionError("no such position")


def test_moves_that_were_sent_together_are_one_step_and_one_undo() -> None:
    table, seat, moves = in_lanes()
    before = table.history.undoable(seat)
    entry = Entry("moves", seat, "\n".join(moves))
    table.check(entry)
    table.apply(entry)
    undo = table.undo(seat)

    assert undo.steps[0].count == 2
    assert table.undo_count(seat, None) == 2
    assert table.undo_count(seat, 1) == 2  # never half of a message
    table.apply(Entry(UNDO, seat, count=2))
    assert table.history.undoable(seat) == before


def test_moves_that_cannot_all_be_made_change_nothing() -> None:
    table, seat, moves = in_lanes()
    state = table.game.to_json(table.history.state)
    for wrong in ([*moves, "build walls 9 0"], ["build walls 9 0", *moves]):
        with pytest.raises(Refused):
            table.check(Entry("moves", seat, "\n".join(wrong)))

    assert table.game.to_json(table.history.state) == state


def test_what_shows_something_new_can_only_come_last() -> None:
    """Otherwise a refusal would tell what lies behind it, and nothing would have been risked."""
    table = session(seed=7)
    for entry in play_on(session(seed=7), luck=3):
        trial = session(seed=7)
        for move in table.history.moves:
            trial.apply(Entry(MOVE, move.seat, move.text))
        trial.apply(entry)
        following = options(trial.history.state, entry.seat)
        if trial.history.moves[-1].is_barrier and following:
            together = Entry("moves", entry.seat, f"{entry.text}\n{following[0].text}")
            with pytest.raises(Refused, match="shows something new"):
                table.check(together)
            return
        table.apply(entry)
    raise AssertionError("no such position")


def test_undo_says_what_it_takes_back_and_why_it_ends() -> None:
    table, seat, moves = in_lanes()
    ends = set()
    for move in moves:
        label = table.game.label(table.history.state, seat, table.game.catalogue.read(move))
        table.apply(Entry(MOVE, seat, move))
        undo = table.undo(seat)
        ends.add(undo.ends.id)
        assert undo.steps[0].label.id == label.id
    assert sum(step.count for step in table.undo(seat).steps) == table.history.undoable(seat)
    assert ends <= {"undo-ends-news", "undo-ends-answered", "undo-ends-start"}
    play_on(table)
    assert table.undo(seat).ends.id == "undo-ends-over"


def test_several_moves_by_http_and_a_look_ahead(client: Client) -> None:
    table = Table(client, "person")
    ask = table.see(0)["ask"]
    move = ask["options"][0]["move"]
    ahead = table.post("ahead", 0, moves=[move], depth=2)
    assert ahead.status_code == 200
    assert set(ahead.json()) == {"ask", "costs", "gives", "others"}
    assert table.see(0)["ask"] == ask  # looking changes nothing
    assert table.post("moves", 0, moves=[], at=ask["at"]).json()["code"] == "no-move"
    assert table.post("moves", 0, moves=[move, "fly"], at=ask["at"]).json()["code"] == "unreadable-move"
    assert table.see(0)["ask"] == ask
    assert table.post("moves", 0, moves=[move], at=ask["at"]).status_code == 201


def test_a_socket_that_has_missed_something_asks_for_it(client: Client) -> None:
    table = Table(client)
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_json({"key": None})
        number = socket.receive_json()["number"]
        table.post("chat", 0, text="one")
        while "chat" not in socket.receive_json():
            pass
        socket.send_json({"since": number})
        missed = socket.receive_json()
        socket.send_text("still here")
    with client.websocket_connect(f"/api/tables/{table.id}/live") as again:
        again.send_json({"key": None, "since": number})
        resumed = again.receive_json()

    assert (missed["follows"], [line["text"] for line in missed["chat"]]) == (number, ["one"])
    assert (resumed["follows"], [line["text"] for line in resumed["chat"]]) == (number, ["one"])


@pytest.mark.parametrize("game", gromada.GAMES)
def test_printed_things_and_views_are_explained(client: Client, game: str) -> None:
    sha = client.get(f"/api/games/{game}/printed").json()["sha"]
    described = client.get(f"/api/games/{game}/describe", params={"pack": sha})

    assert "immutable" in described.headers["cache-control"]
    assert all(set(one) == {"id", "lines", "rules"} for one in described.json().values())
    assert client.get(f"/api/games/{game}/meanings").status_code == 200
