"""Answers over the socket: the same checks, refusals and limits as over HTTP; acknowledged after the commit."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from gromada.table.answering import MOST_WORDS
from gromada.table.app import make_app
from tests.table.running import Inside, Server, finished
from tests.table.seating import GAME
from tests.table.test_survival import stored_moves

WISH = {"game": GAME, "seats": 2, "holders": ["person", "person"]}


class Seat:
    """One seat of a table and its socket."""

    sockets = ExitStack()  # of a test

    def __init__(self, address: str, table: str, key: str | None) -> None:
        self.address = address
        self.table = table
        self.key = key
        there = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.socket: ClientConnection = self.sockets.enter_context(connect(there))
        self.socket.send(json.dumps({"key": key}))
        self.shown: Any = json.loads(self.socket.recv(10))
        self.ask: Any = self.shown["ask"]
        self.number: int = self.shown["number"]
        self.said = 0

    def say(self, at: str, moves: list[str]) -> int:
        self.said += 1
        self.socket.send(json.dumps({"answer": self.said, "at": at, "moves": moves}))
        return self.said

    def hear(self, patience: float = 10) -> Any:
        told = json.loads(self.socket.recv(patience))
        if "follows" in told:
            assert told["follows"] == self.number
            self.number = told["number"]
            self.ask = told.get("ask", self.ask)
        return told

    def fate(self, of: int) -> Any:
        """What became of an answer; changes that come before are heard."""
        while "answered" not in (told := self.hear()):
            pass
        assert told["answered"] == of
        return told

    def over_http(self, at: str, moves: list[str]) -> httpx.Response:
        headers = {"x-seat-key": self.key} if self.key else {}
        body = {"at": at, "moves": moves}
        return httpx.post(f"{self.address}/api/tables/{self.table}/moves", json=body, headers=headers, timeout=10)


def make(address: str, **more: Any) -> Any:
    return httpx.post(f"{address}/api/tables", json={**WISH, **more}, timeout=30).json()


def opened(address: str, made: Any) -> list[Seat]:
    return [Seat(address, made["table"], one["key"]) for one in made["keys"]]


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    with Seat.sockets:
        yield


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with Inside(make_app(f"sqlite:///{tmp_path}/t.sqlite3")) as inside:
        yield inside.address


def test_an_answer_is_taken_under_its_number_and_shown_by_a_change(address: str) -> None:
    seats = opened(address, make(address))
    seat = next(one for one in seats if one.ask)
    asked = seat.ask

    told = seat.fate(seat.say(asked["at"], [asked["options"][0]["move"]]))

    while seat.number < told["number"]:
        seat.hear()
    assert set(told) == {"answered", "number"}
    assert (seat.ask or {}).get("at") != asked["at"]
    shown = httpx.get(f"{address}/api/tables/{seat.table}", headers={"x-seat-key": seat.key or ""}).json()
    assert shown["number"] == told["number"]


def test_what_is_refused_over_http_is_refused_in_the_same_words(address: str) -> None:
    seats = opened(address, make(address))
    asked = next(one for one in seats if one.ask)
    at, move = asked.ask["at"], asked.ask["options"][0]["move"]
    illegal = next(text for text in httpx.get(f"{address}/api/games/{GAME}/moves").json() if is_illegal(asked, text))
    watcher = Seat(address, asked.table, None)
    for seat, when, moves, code in [
        (asked, at, ["no such move"], "unreadable-move"),
        (asked, at, [], "no-move"),
        (asked, at, [illegal], "illegal-move"),
        (asked, "7.7", [move], "stale"),
        (watcher, at, [move], "no-key"),
    ]:
        told = seat.fate(seat.say(when, moves))
        assert told["refused"]["code"] == code
        assert told["refused"] == seat.over_http(when, moves).json()
    assert asked.over_http(at, [move]).status_code == 201, "nothing has changed so far"


def is_illegal(seat: Seat, text: str) -> bool:
    return text not in [one["move"] for one in seat.ask["options"]]


@pytest.mark.parametrize(
    "said",
    [
        '{"answer": 5, "at": 3, "moves": []}',
        '{"answer": 5, "at": "0.0", "moves": "pass"}',
        '{"answer": 5, "at": "0.0", "moves": [], "seat": 1}',
        '{"answer": 5, "at": "0.0", "moves": ["' + "x" * 200 + '"]}',
    ],
)
def test_an_answer_that_is_none_is_told_so(address: str, said: str) -> None:
    seat = opened(address, make(address))[0]
    seat.socket.send(said)
    told = seat.fate(5)
    assert told["refused"]["code"] == "not-understood"
    assert told["refused"]["error"].startswith("that message is not understood: ")


def test_nonsense_is_passed_over_and_too_much_of_it_ends_the_socket(address: str) -> None:
    seat = next(one for one in opened(address, make(address)) if one.ask)
    for nonsense in ("still here", "{", "[]", '{"answer": "x"}', '{"answer": null}', "[" * 5000):
        seat.socket.send(nonsense)
    assert "number" in seat.fate(seat.say(seat.ask["at"], [seat.ask["options"][0]["move"]]))
    with pytest.raises(ConnectionClosed):
        chatter(seat)


def chatter(seat: Seat) -> None:
    for _ in range(MOST_WORDS + 1):
        seat.socket.send("still here")
    while True:
        seat.socket.recv(10)


def test_answers_over_both_ways_share_their_limits(tmp_path: Path) -> None:
    with Inside(make_app(f"sqlite:///{tmp_path}/t.sqlite3", moves_a_minute=60)) as inside:
        seat = next(one for one in opened(inside.address, make(inside.address)) if one.ask)
        codes = [seat.fate(seat.say("7.7", ["pass"]))["refused"]["code"] for _ in range(30)]
        codes += [seat.over_http("7.7", ["pass"]).json()["code"] for _ in range(30)]
        codes += [seat.fate(seat.say("7.7", ["pass"]))["refused"]["code"] for _ in range(5)]
        assert "too-fast" not in codes[:60]
        assert "too-fast" in codes[60:]
    with Inside(make_app(f"sqlite:///{tmp_path}/u.sqlite3", requests_a_minute=10)) as inside:
        made = make(inside.address)
        seat = Seat(inside.address, made["table"], made["keys"][0]["key"])
        codes = [seat.fate(seat.say("7.7", ["pass"]))["refused"]["code"] for _ in range(12)]
        assert codes[0] != "too-fast"
        assert codes[-1] == "too-fast"


def test_answers_are_counted_and_never_told(address: str) -> None:
    seat = next(one for one in opened(address, make(address)) if one.ask)
    seat.fate(seat.say(seat.ask["at"], [seat.ask["options"][0]["move"]]))
    counted = httpx.get(f"{address}/metrics").text
    line = 'gromada_requests_total{method="ANSWER",path="/api/tables/{id}/live",status_code="201"}'
    assert line in counted
    assert seat.table not in counted


class Player:
    """Plays both seats of a table over their sockets, and remembers what was acknowledged."""

    def __init__(self, address: str) -> None:
        self.made = make(address)
        self.id: str = self.made["table"]
        self.acknowledged: list[tuple[int, str]] = []
        self.luck = random.Random(self.id)

    def play(self, address: str, stop: threading.Event) -> None:
        try:
            seats = opened(address, self.made)
            while not stop.is_set():
                ready = [number for number, seat in enumerate(seats) if seat.ask is not None]
                if not ready:
                    for seat in seats:
                        with suppress(TimeoutError):
                            seat.hear(0.02)
                    continue
                number = self.luck.choice(ready)
                seat = seats[number]
                at, move = seat.ask["at"], self.luck.choice(seat.ask["options"])["move"]
                told = seat.fate(seat.say(at, [move]))
                if "refused" in told:
                    raise AssertionError(told)
                self.acknowledged.append((number, move))
                while seat.number < told["number"]:
                    seat.hear()
        except (ConnectionClosed, ConnectionError):
            return  # the server was killed


def kill_it(url: str, workers: int) -> None:
    server = Server(url, workers=workers)
    with server:
        players: list[Player] = []
        for number in range(2):
            if number:
                server.start()
            players += [Player(server.address) for _ in range(3 - len(players))]
            before = sum(len(player.acknowledged) for player in players)
            stop = threading.Event()
            with ThreadPoolExecutor(len(players)) as pool:
                playing = [pool.submit(player.play, server.address, stop) for player in players]
                for _ in range(3000):
                    if sum(len(player.acknowledged) for player in players) >= before + 15:
                        break
                    time.sleep(0.01)
                server.kill()
                stop.set()
            for one in playing:
                one.result()
            stored = finished(stored_moves(url, [player.id for player in players]))
            for player in players:
                known = stored[player.id]
                assert known[: len(player.acknowledged)] == player.acknowledged, "an acknowledged answer was lost"
                assert len(known) - len(player.acknowledged) <= 1, "one may have been on its way"
                player.acknowledged = list(known)
            assert sum(len(player.acknowledged) for player in players) >= before + 15


def test_kill_9_loses_no_answer_that_was_acknowledged_over_a_socket_on_sqlite(tmp_path: Path) -> None:
    kill_it(f"sqlite:///{tmp_path / 'tables.sqlite3'}", 1)


def test_kill_9_loses_no_answer_that_was_acknowledged_over_a_socket_on_postgresql(postgres: str) -> None:
    kill_it(postgres, 2)
