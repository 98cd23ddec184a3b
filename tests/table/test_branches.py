"""Playing on from a moment of a record: a table of one's own whose record verifies."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import gromada
from gromada.core.record import check_commitment, read_record, replay
from gromada.table.app import make_app
from tests.review.games import played, record_of
from tests.table.seating import visitor

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with visitor(make_app(f"sqlite:///{tmp_path / 'tables.sqlite3'}")) as made:
        yield made


def branch(client: Client, record: str, at: int, **more: Any) -> Any:
    return client.post("/api/branches", json={"record": record, "at": at, "bot": "uniform", **more})


def see(client: Client, made: Any) -> Any:
    return client.get(f"/api/tables/{made['table']}", headers={"x-seat-key": made["keys"][0]["key"]}).json()


@pytest.mark.parametrize("name", gromada.GAMES)
def test_a_branch_stands_where_the_record_stood(client: Client, name: str) -> None:
    record = record_of(name)
    at = len(record.moves) // 2
    s = gromada.game(name).new(record.seats, record.seed, record.options)
    for seat, move in record.moves[:at]:
        gromada.play(s, seat, move)
    asked = gromada.awaited(s)[0]

    answer = branch(client, played(name), at, name="Ada", lang="pl")

    assert answer.status_code == 201, answer.text
    made = answer.json()
    [key] = made["keys"]
    assert key["seat"] == asked
    shot = see(client, made)
    assert [option["move"] for option in shot["ask"]["options"]] == [one.text for one in gromada.options(s, asked)]
    assert [chair["holder"] for chair in shot["seats"]] == ["person" if i == asked else "uniform" for i in (0, 1)]
    assert shot["seats"][asked]["name"] == "Ada"


def test_a_branch_is_played_on_and_its_record_verifies(client: Client) -> None:
    record = record_of("imperial_settlers")
    at = len(record.moves) - 12
    made = branch(client, played("imperial_settlers"), at).json()
    url, key = f"/api/tables/{made['table']}", {"x-seat-key": made["keys"][0]["key"]}
    while not (shot := see(client, made))["is_over"]:
        if shot["ask"] is None:
            time.sleep(0.05)
            continue
        body = {"moves": [shot["ask"]["options"][0]["move"]], "at": shot["ask"]["at"]}
        client.post(f"{url}/moves", json=body, headers=key)

    found = read_record(client.get(f"{url}/record").text)

    replay(found, gromada.game("imperial_settlers"))
    check_commitment(found)
    assert found.moves[:at] == record.moves[:at]
    assert found.seed == record.seed


@pytest.mark.parametrize(("at", "code"), [(None, "game-over"), (99_999, "no-line")])
def test_there_is_nothing_to_play_after_the_end(client: Client, at: int | None, code: str) -> None:
    last = len(record_of("imperial_settlers").moves)

    refused = branch(client, played("imperial_settlers"), last if at is None else at)

    assert (refused.status_code, refused.json()["code"]) == (409, code)


def test_a_branch_of_no_record_or_with_no_bot_is_refused(client: Client) -> None:
    assert branch(client, "once upon a time", 0).json()["code"] == "no-record"
    assert branch(client, played("imperial_settlers"), 3, bot="nobody").json()["code"] == "no-bot"
