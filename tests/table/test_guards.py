"""Who may ask, how a message must look, and what every answer carries."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.sync.client import connect

from gromada.core.errors import BadData
from gromada.core.packs import Pack
from gromada.table.app import make_app
from gromada.table.guards import Hosts, is_foreign
from tests.table.running import Inside, Server
from tests.table.seating import GAME, visitor
from tests.table.test_server import PROBLEM, Client, Table

DEEP = 200_000


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    with visitor(make_app(database)) as made:
        yield made


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("127.0.0.1:80", True),
        ("[::1]:8000", True),
        ("games.example", False),
        ("localhost.evil.example", False),
        ("192.168.0.7", False),
        ("", False),
        (None, False),
        ("[", False),
        ("localhost:x", True),  # a port says nothing about who is meant
    ],
)
def test_by_default_a_server_answers_to_this_machine_only(host: str | None, is_known: bool) -> None:
    assert Hosts().knows(host) is is_known


def test_a_server_answers_to_the_names_that_it_was_given_and_in_a_network_to_any_address() -> None:
    named = Hosts(("Games.example.",), "10.0.0.5")
    open_to_all = Hosts((), "0.0.0.0")

    assert [named.knows(host) for host in ("games.example:443", "10.0.0.5", "10.0.0.6")] == [True, True, False]
    assert [open_to_all.knows(host) for host in ("10.0.0.6:80", "[fe80::1]", "evil.example")] == [True, True, False]


@pytest.mark.parametrize("path", ["/api/games", "/health", "/", "/metrics"])
def test_another_host_is_refused_everywhere(database: str, path: str) -> None:
    with TestClient(make_app(database), base_url="http://evil.example") as client:
        answer = client.get(path)

    assert (answer.status_code, answer.json()["code"]) == (403, "other-host")


@pytest.mark.parametrize(
    ("origin", "is_so"), [("http://a", False), ("http://b", True), ("http://[", True), ("null", True), (None, False)]
)
def test_an_origin_that_cannot_be_read_is_foreign(origin: str | None, is_so: bool) -> None:
    assert is_foreign(origin, "a") is is_so


def test_an_origin_that_cannot_be_read_is_refused(client: Client) -> None:
    table = Table(client)
    headers = {**table.key(0), "origin": "http://["}
    answer = client.post(f"/api/tables/{table.id}/chat", json={"text": "hi"}, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-site")


@pytest.mark.parametrize(
    "body",
    [
        b"[" * DEEP,
        b'{"game":' * DEEP,
        b'{"game": "\xff\xfe", "seats": 2, "holders": []}',
        b"\xff",
        b'{"game": "hamlet", "seats": "2", "holders": ["person", "person"]}',
        b'{"game": "hamlet", "seats": 2.0, "holders": ["person", "person"]}',
        b'{"game": "hamlet", "seats": 2, "holders": ["person", "person"], "is_public": "true"}',
        b'{"game": "hamlet", "seats": 2, "holders": ["person", "person"], "is_public": 1}',
        b'{"game": "hamlet", "seats": true, "holders": ["person"]}',
    ],
)
def test_a_message_of_another_form_or_type_is_refused(client: Client, body: bytes) -> None:
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})

    assert answer.status_code == 400
    assert list(answer.json()) == PROBLEM
    assert answer.json()["code"] == "not-understood"


@pytest.mark.parametrize(("what", "body"), [("back", {"to": "0"}), ("invite", {"seat": "0"}), ("hold", {"bot": 1})])
def test_wrong_types_are_refused_at_a_table_too(client: Client, what: str, body: dict[str, Any]) -> None:
    answer = Table(client).post(what, 0, **body)

    assert (answer.status_code, answer.json()["code"]) == (400, "not-understood")


@pytest.mark.parametrize("hello", ["[" * DEEP, '{"key":' * DEEP])
def test_a_deep_hello_is_refused(client: Client, hello: str) -> None:
    table = Table(client)
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_text(hello)
        assert socket.receive_json()["code"] == "no-hello"


@pytest.mark.parametrize("text", ["a = " + "[" * DEEP, "a = " + "[" * 700 + "]" * 700, "a." * 4000 + "b = 1"])
def test_a_deep_pack_is_refused(text: str) -> None:
    with pytest.raises(BadData, match=r"deep\.toml: "):
        Pack("deep.toml", text).root.finish()


def test_secrets_are_kept_by_no_cache(client: Client) -> None:
    table = Table(client, "person", "person")
    answers = [client.get(f"/api/tables/{table.id}", headers=table.key(0)), table.post("chat", 0, text="hi")]
    answers += [client.get(f"/api/tables/{table.id}/past?line=0", headers=table.key(0)), table.post("chat", None)]
    answers += [client.post("/api/mine", json={"tables": []}), client.post("/api/qr", json={"text": "x"})]
    answers.append(client.post("/api/tables", json={"game": GAME, "seats": 1, "holders": ["person"]}))
    answers.append(client.get("/api/deal", headers={"x-player": "ada"}))

    for answer in answers:
        assert answer.headers["cache-control"] == "no-store"
        assert {"x-seat-key", "x-player"} <= set(answer.headers["vary"].split(", "))


def test_what_never_changes_may_still_be_kept(client: Client) -> None:
    sha = client.get(f"/api/games/{GAME}/printed").json()["sha"]

    assert "immutable" in client.get(f"/api/games/{GAME}/printed?pack={sha}").headers["cache-control"]


def test_metrics_name_no_table(client: Client) -> None:
    table = Table(client)
    table.step()
    written = client.get("/metrics").text

    assert 'path="/api/tables/{id}/moves"' in written
    assert table.id not in written


def test_a_forged_address_counts_only_from_a_trusted_proxy(database: str) -> None:
    """With a few requests a minute, whoever could choose an address would never be refused."""

    def refused(server: Server) -> int:
        path, forged = "/api/games/hamlet/rules/en", [{"x-forwarded-for": f"10.0.0.{number}"} for number in range(12)]
        return [server.client.get(path, headers=one).status_code for one in forged].count(429)

    with Server(database, GROMADA_REQUESTS_A_MINUTE="5") as server:
        assert refused(server) > 0
    with Server(database, more=["--proxy", "127.0.0.1"], GROMADA_REQUESTS_A_MINUTE="5") as server:
        assert refused(server) == 0


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\n", b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n\r\n"])
def test_a_connection_that_only_waits_is_closed(database: str, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr("gromada.table.connections.PATIENCE", 0.3)
    with (
        Inside(make_app(database), keep=0.3) as server,
        socket.create_connection(("127.0.0.1", server.port), 20) as idle,
    ):
        idle.sendall(sent)
        while idle.recv(65_536):  # ends when the server closes it
            pass


def test_a_connection_with_a_socket_stays(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the socket is measured by little patience: a busy machine may be late with every other request."""
    with Inside(make_app(database)) as server:
        made = httpx.post(
            f"{server.address}/api/tables", json={"game": GAME, "seats": 2, "holders": ["person", "person"]}
        ).json()
        patience = 1.0
        monkeypatch.setattr("gromada.table.connections.PATIENCE", patience)
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/live") as looking:
            looking.send(json.dumps({"key": None}))
            looking.recv(10)
            monkeypatch.undo()
            time.sleep(1.2 * patience)
            key = made["keys"][0]["key"]
            httpx.post(
                f"{server.address}/api/tables/{made['table']}/chat", json={"text": "hi"}, headers={"x-seat-key": key}
            ).raise_for_status()
            assert "hi" in str(looking.recv(10)) + str(looking.recv(10))


def test_nothing_on_a_socket_is_compressed(database: str) -> None:
    with Server(database) as server:
        wish = {"game": GAME, "seats": 2, "holders": ["person", "person"]}
        made = server.client.post("/api/tables", json=wish).json()
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/live", compression="deflate") as looking:
            assert looking.protocol.extensions == []
