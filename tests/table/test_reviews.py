"""Reviews by the server: only of finished games, once, one at a time for each address."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

import gromada
from gromada.core.record import read_record
from gromada.review.result import Review
from gromada.review.reviewing import review
from gromada.table.app import make_app
from tests.review.games import played
from tests.table.seating import visitor

GAME = "imperial_settlers"
TRIES = 2
Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with visitor(make_app(f"sqlite:///{tmp_path / 'tables.sqlite3'}", review_tries=TRIES)) as made:
        yield made


def begin(client: Client, record: str) -> Any:
    return client.post("/api/reviews", json={"record": record})


def finished(client: Client, record: str) -> Any:
    """Waits until a review is whole."""
    told = begin(client, record).json()
    while told["review"] is None:
        time.sleep(0.1)
        answer = client.get(f"/api/reviews/{told['id']}")
        assert answer.status_code == 200, answer.text
        told = answer.json()
    return told["review"]


def test_a_review_by_the_server_is_that_of_the_command(client: Client) -> None:
    found = finished(client, played(GAME))

    assert msgspec.convert(found, Review) == review(read_record(played(GAME)), rollouts=TRIES)


def test_a_review_is_made_once_and_outlives_the_server(client: Client, tmp_path: Path) -> None:
    first = finished(client, played(GAME))
    assert begin(client, played(GAME)).json()["review"] == first

    with visitor(make_app(f"sqlite:///{tmp_path / 'others.sqlite3'}", review_tries=TRIES)) as another:
        assert begin(another, played(GAME)).json()["review"] == first


def test_one_address_has_one_review_at_a_time(client: Client) -> None:
    told = begin(client, played("craftsmen")).json()
    assert told["review"] is None
    assert told["of"] == len(read_record(played("craftsmen")).moves)

    refused = begin(client, played(GAME))
    assert (refused.status_code, refused.json()["code"]) == (409, "review-waits")
    assert begin(client, played("craftsmen")).json()["id"] == told["id"]  # asking again is no second one


def test_a_running_game_is_not_reviewed(client: Client) -> None:
    record = read_record(played(GAME))
    record.result = None
    del record.moves[-1]

    refused = begin(client, record.write())

    assert (refused.status_code, refused.json()["code"]) == (409, "record-closed")


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "no-record"), (played(GAME).replace("seed 5", "seed 6"), "record"), ("x" * 2_000_001, "not-understood")],
)
def test_what_is_no_sound_record_is_refused(client: Client, text: str, code: str) -> None:
    refused = begin(client, text)

    assert (refused.status_code, refused.json()["code"]) == (400, code)


def test_a_review_that_nobody_asked_for_is_not_there(client: Client) -> None:
    refused = client.get("/api/reviews/nothing")

    assert (refused.status_code, refused.json()["code"]) == (404, "no-review")


def test_a_table_that_is_over_can_be_reviewed(client: Client) -> None:
    wish = {"game": GAME, "seats": 2, "holders": ["uniform", "uniform"]}
    id = client.post("/api/tables", json=wish).json()["table"]
    assert client.get(f"/api/tables/{id}/record").status_code == 409
    while (answer := client.get(f"/api/tables/{id}/record")).status_code == 409:
        time.sleep(0.1)

    found = msgspec.convert(finished(client, answer.text), Review)

    assert found.names == ["uniform", "uniform"]
    assert found.curve[-1].points == [float(points) for points in read_record(answer.text).result or []]
    assert gromada.game(GAME).box.pack.sha == found.pack
