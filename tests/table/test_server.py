"""The server through a test client: what comes back, and that what is refused changes nothing."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import gromada
from gromada.table.app import make_app
from gromada.table.changes import BETWEEN
from tests.table.seating import GAME, visitor

Client = TestClient[Litestar]
PROBLEM = ["error", "code", "facts"]  # what every refusal has


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    with visitor(make_app(database)) as made:
        yield made


class Table:
    """A table with the keys of its seats."""

    def __init__(self, client: Client, *holders: str, game: str = GAME, **more: Any) -> None:
        self.client = client
        who = list(holders or ("person", "person"))
        wish = {"game": game, "seats": len(who), "holders": who, **more}
        answer = client.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        self.made = answer.json()
        self.id = self.made["table"]
        self.keys = [one["key"] for one in self.made["keys"]]

    def see(self, seat: int | None = None) -> Any:
        return self.client.get(f"/api/tables/{self.id}", headers=self.key(seat)).json()

    def seen_by_all(self) -> list[str]:
        """What everybody gets, once everybody has been seen here; presence counts between the numbers of entries."""
        shots = [self.see(seat) for seat in (0, 1, 0, 1, None)][2:]
        return [json.dumps({**shot, "number": shot["number"] // BETWEEN}) for shot in shots]

    def key(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"x-seat-key": self.keys[seat]}

    def post(self, what: str, seat: int | None, /, **body: Any) -> Any:
        return self.client.post(f"/api/tables/{self.id}/{what}", json=body, headers=self.key(seat))

    def after(self, what: str, seat: int, /, **body: Any) -> Any:
        """Does something; the table as the seat sees it then."""
        answer = self.post(what, seat, **body)
        assert answer.status_code == 201, answer.text
        shot = self.see(seat)
        assert shot["number"] >= answer.json()["number"]
        return shot

    def asked(self) -> int:
        seat: int = self.see()["asked"][0]
        return seat

    def step(self) -> Any:
        """The first option of whoever is asked."""
        seat = self.asked()
        ask = self.see(seat)["ask"]
        return self.post("moves", seat, moves=[ask["options"][0]["move"]], at=ask["at"])

    def finish(self) -> None:
        while self.see()["asked"]:
            assert self.step().status_code == 201


def test_a_table_is_made_with_a_key_a_person_and_a_promise(client: Client) -> None:
    table = Table(client, "person", "greedy", "open")

    assert [bool(key) for key in table.keys] == [True, False, True]
    assert len(table.keys[0]) == 22  # 128 bits
    assert len(table.made["commitment"]) == 64
    assert "seed" not in json.dumps(table.see(0))


def test_only_hashes_of_keys_are_stored(client: Client, database: str) -> None:
    table = Table(client)
    stored = b"".join(file.read_bytes() for file in Path(database[len("sqlite:///") :]).parent.glob("tables.*"))

    assert table.id.encode() in stored
    assert not [key for key in table.keys if key.encode() in stored]


def test_a_move_is_acknowledged_by_its_number(client: Client) -> None:
    table = Table(client)
    seat = table.asked()
    ask = table.see(seat)["ask"]

    answer = table.post("moves", seat, moves=[ask["options"][0]["move"]], at=ask["at"])

    assert answer.status_code == 201
    assert list(answer.json()) == ["number"]
    assert answer.json()["number"] <= table.see(seat)["number"]
    assert table.see(seat)["log"][-1]["seat"] == seat


def test_the_same_answer_twice_lands_once(client: Client) -> None:
    table = Table(client)
    seat = table.asked()
    ask = table.see(seat)["ask"]
    answers = [table.post("moves", seat, moves=[ask["options"][0]["move"]], at=ask["at"]) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [201, 409]
    assert answers[1].json()["code"] == "stale"


BAD = [
    ("moves", 0, {"moves": ["fly"], "at": "0.0"}, 400, "unreadable-move", "no move of this game"),
    ("moves", 0, {"moves": ["build walls 9 0"], "at": "0.0"}, 400, "illegal-move", "not possible now"),
    ("moves", 0, {"moves": ["end"], "at": "9.9"}, 409, "stale", "older question"),
    ("moves", 0, {"moves": ["end"]}, 400, "not-understood", "missing required field `at`"),
    ("moves", 0, {"moves": ["end"], "at": "0.0", "seat": 1}, 400, "not-understood", "unknown field `seat`"),
    ("moves", 0, {"moves": [7], "at": "0.0"}, 400, "not-understood", "Expected `str`, got `int`"),
    ("moves", 0, {"moves": ["x" * 1000], "at": "0.0"}, 400, "not-understood", "length <= 120"),
    ("moves", None, {"moves": ["end"], "at": "0.0"}, 409, "no-key", "needs the key of a seat"),
    ("why", 0, {"move": "fly"}, 400, "unreadable-move", "no move of this game"),
    ("undo", 0, {}, 409, "nothing-to-undo", "Nothing can be taken back"),
    ("back", 0, {"to": 999}, 409, "no-line", "The log has the lines"),
    ("back", 0, {"to": -1}, 400, "not-understood", ">= 0"),
    ("back/answer", 0, {"agree": True}, 409, "no-proposal", "Nobody has proposed"),
    ("back/answer", 0, {"agree": "yes"}, 400, "not-understood", "Expected `bool`"),
    ("chat", 0, {"text": ""}, 400, "not-understood", "length >= 1"),
    ("chat", 0, {"text": "x" * 501}, 400, "not-understood", "length <= 500"),
    ("sit", 0, {"name": ""}, 400, "not-understood", "length >= 1"),
    ("hold", 0, {"bot": "clever"}, 400, "no-bot", "there is no bot 'clever'"),
    ("hold", 0, {"bot": "mcts:time=3000"}, 400, "bot-limits", "time of a bot is at most 10"),
    ("rematch", 0, {}, 409, "rematch-early", "when the game is over"),
]


@pytest.mark.parametrize(
    ("what", "seat", "body", "status", "code", "part"), BAD, ids=[f"{bad[0]}-{bad[5][:20]}" for bad in BAD]
)
def test_a_bad_message_gets_one_sentence_and_changes_nothing(
    client: Client, what: str, seat: int | None, body: dict[str, Any], status: int, code: str, part: str
) -> None:
    table = Table(client)
    before = table.seen_by_all()

    answer = table.post(what, seat, **body)

    assert answer.status_code == status
    assert list(answer.json()) == PROBLEM
    assert answer.json()["code"] == code
    assert part in answer.json()["error"]
    assert "\n" not in answer.json()["error"]
    assert "Traceback" not in answer.text
    assert table.seen_by_all() == before


@pytest.mark.parametrize(
    ("wish", "code", "part"),
    [
        ({"game": "chess"}, "setup", "there is no game 'chess'"),
        ({"seats": 9, "holders": ["person"] * 9}, "setup", "is played by 1 to 4 seats, not 9"),
        ({"seats": 99}, "not-understood", "<= 10"),
        ({"holders": ["person"]}, "holders", "2 seats needs as many holders, not 1"),
        ({"holders": ["person", "clever"]}, "no-bot", "there is no bot"),
        ({"holders": ["person", "mcts:time=60"]}, "bot-limits", "time of a bot is at most 10"),
        ({"options": {"colour": "red"}}, "setup", "has no option"),
        ({"options": {"mode": "chess"}}, "setup", "the option mode is"),
        ({"pack": "0" * 64}, "no-pack", "no printed facts 000000000000 for"),
        ({"lang": "de"}, "not-understood", "Invalid enum value"),
        ({"options": {"mode": "adventure"}}, "setup-rule", "ISR-MODE-5"),
        ({"cheat": True}, "not-understood", "unknown field `cheat`"),
    ],
)
def test_a_table_that_cannot_be_is_refused(client: Client, wish: dict[str, Any], code: str, part: str) -> None:
    answer = client.post("/api/tables", json={"game": GAME, "seats": 2, "holders": ["person", "person"], **wish})

    assert answer.status_code in (400, 409)
    assert answer.json()["code"] == code
    assert part in answer.json()["error"]


def test_bytes_that_are_no_json_are_refused(client: Client) -> None:
    answer = client.post("/api/tables", content=b"{nonsense", headers={"content-type": "application/json"})

    assert (answer.status_code, list(answer.json())) == (400, PROBLEM)


def test_a_message_that_is_too_large_is_refused(client: Client) -> None:
    answer = client.post("/api/replays", json={"record": "x" * 3_000_000})

    assert (answer.status_code, list(answer.json())) == (413, PROBLEM)


def test_another_site_may_not_act(client: Client) -> None:
    table = Table(client)
    for origin in ("https://elsewhere.example", "null"):
        answer = client.post(
            f"/api/tables/{table.id}/chat", json={"text": "hi"}, headers={**table.key(0), "origin": origin}
        )
        assert (answer.status_code, list(answer.json())) == (403, PROBLEM)
    own = {**table.key(0), "origin": str(client.base_url)}
    assert client.post(f"/api/tables/{table.id}/chat", json={"text": "hi"}, headers=own).status_code == 201


def test_a_wrong_key_opens_nothing(client: Client) -> None:
    table = Table(client)
    answer = client.get(f"/api/tables/{table.id}", headers={"x-seat-key": "wrong"})

    assert answer.status_code == 409


@pytest.mark.parametrize("path", ["/api/games", "/health", "/nowhere", "/api/tables/none", "/api/schema/openapi.json"])
def test_every_answer_carries_the_security_headers(client: Client, path: str) -> None:
    headers = client.get(path).headers

    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_the_document_names_every_path(client: Client) -> None:
    paths = client.get("/api/schema/openapi.json").json()["paths"]

    assert {"/api/tables", "/api/tables/{id}/moves", "/api/tables/{id}/why", "/api/replays", "/api/mine"} <= set(paths)


def test_health_and_metrics(client: Client) -> None:
    assert client.get("/health").json() == {"status": "ok", "version": gromada.__version__}
    assert "gromada_requests_total" in client.get("/metrics").text


def test_too_many_requests_are_refused(database: str) -> None:
    with visitor(make_app(database, requests_a_minute=20)) as client:
        answers = [client.get("/api/games/imperial_settlers/rules/en").status_code for _ in range(25)]

    assert answers[0] == 200
    assert answers[-1] == 429


def test_a_seat_that_asks_too_fast_is_refused(database: str) -> None:
    with visitor(make_app(database, moves_a_minute=1)) as client:
        table = Table(client)
        answers = [table.post("chat", 0, text="hi") for _ in range(70)]
        other = table.post("chat", 1, text="hi")

    assert (answers[0].status_code, answers[-1].status_code, other.status_code) == (201, 429, 201)
    assert answers[-1].json()["code"] == "too-fast"


def test_a_bot_answers_by_itself(client: Client) -> None:
    table = Table(client, "person", "uniform")
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_json({"key": table.keys[0]})
        told = socket.receive_json()
        for _ in range(200):
            if any(line["seat"] == 1 for line in told["log"]):
                break
            if told.get("ask"):
                table.post("moves", 0, moves=[told["ask"]["options"][0]["move"]], at=told["ask"]["at"])
            told = socket.receive_json()

    assert any(line["seat"] == 1 for line in told["log"])


@pytest.mark.parametrize("what", ["", "/past?line=0", "/words/en", "/unlit", "/chat"])
def test_whoever_plays_by_requests_alone_is_here(client: Client, what: str) -> None:
    """So nobody sets a bot on that chair, however long it has no socket."""
    table = Table(client)
    assert [seat["is_here"] for seat in table.see()["seats"]] == [False, False]
    address = f"/api/tables/{table.id}{what}"
    if what == "/chat":
        answer = client.post(address, json={"text": "hi"}, headers=table.key(1))
    else:
        answer = client.get(address, headers=table.key(1))

    assert answer.is_success, answer.text
    assert [seat["is_here"] for seat in table.see()["seats"]] == [False, True]


def test_a_bot_holds_the_seat_of_one_who_is_away(client: Client) -> None:
    table = Table(client, "person")
    assert table.after("hold", 0, bot="uniform")["seats"][0]["is_standing_in"]
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_json({"key": table.keys[0]})
        for _ in range(4):
            socket.receive_json()

    assert not table.after("hold", 0, bot=None)["seats"][0]["is_standing_in"]


def said(socket: Any) -> str:
    """What is said next."""
    while not (chat := socket.receive_json().get("chat")):
        pass
    text: str = chat[-1]["text"]
    return text


def test_a_socket_shows_who_is_here_and_every_change(client: Client) -> None:
    table = Table(client)
    with (
        client.websocket_connect(f"/api/tables/{table.id}/live") as first,
        client.websocket_connect(f"/api/tables/{table.id}/live") as watching,
    ):
        first.send_json({"key": table.keys[0]})
        assert [seat["is_here"] for seat in first.receive_json()["seats"]] == [True, False]
        watching.send_json({"key": None})
        shot = watching.receive_json()
        assert (shot["seat"], shot["watchers"]) == (None, 1)
        assert first.receive_json()["watchers"] == 1
        table.post("chat", 1, text="hello")
        assert said(first) == said(watching) == "hello"


@pytest.mark.parametrize("hello", ["nonsense", "[]", '{"key": 7}', '{"key": "wrong"}'])
def test_a_socket_that_says_nothing_sensible_is_told_so(client: Client, hello: str) -> None:
    table = Table(client)
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_text(hello)
        assert list(socket.receive_json()) == PROBLEM


def test_the_record_comes_with_the_end_and_opens_as_a_replay(client: Client) -> None:
    table = Table(client)
    answer = client.get(f"/api/tables/{table.id}/record")
    assert (answer.status_code, list(answer.json())) == (409, PROBLEM)
    table.finish()

    text = client.get(f"/api/tables/{table.id}/record").text
    shown = client.post("/api/replays", json={"record": text, "at": 5}).json()
    end = client.post("/api/replays", json={"record": text}).json()

    assert f"commitment {table.made['commitment']}" in text
    assert (shown["at"], len(shown["log"])) == (5, 6)
    assert end["is_over"]
    assert end["scores"] == table.see()["scores"]


def test_the_end_of_a_game_alone_tells_the_points_of_whom_one_had_to_beat(client: Client) -> None:
    record = (Path(__file__).parents[1] / "replays" / "hamlet" / "1.record").read_text(encoding="utf-8")

    end, before = (client.post("/api/replays", json={"record": record, "at": at}).json() for at in (None, 20))

    assert before["opponent"] is None
    assert end["opponent"]["id"] == "botric"
    assert [line["id"] for line in end["opponent"]["sheet"]] == [line["id"] for line in end["scores"][0]]
    assert end["opponent"]["sheet"][0] == {"id": "score-play", "points": end["view"]["players"][1]["points"]}


def test_a_record_that_was_changed_is_refused_with_its_line(client: Client) -> None:
    answer = client.post("/api/replays", json={"record": "gromada record 1\ngame chess\n"})

    assert answer.status_code == 400
    assert "line 3" in answer.json()["error"]


def test_a_rematch_opens_with_the_same_keys(client: Client) -> None:
    table = Table(client, "person", "person", names=["Ada", "Olga"])
    table.finish()
    again = table.after("rematch", 1)["rematch"]

    assert table.see(0)["rematch"] == again
    shot = client.get(f"/api/tables/{again}", headers=table.key(0)).json()
    assert (shot["seat"], [seat["name"] for seat in shot["seats"]]) == (0, ["Ada", "Olga"])
    assert shot["commitment"] != table.made["commitment"]
    assert table.post("rematch", 0).status_code == 409


def test_a_game_without_hints_has_none_for_anybody_nor_has_its_rematch(client: Client) -> None:
    table = Table(client, "person", "person", has_hints=False)
    assert not any(table.see(seat)["has_hints"] for seat in (0, 1))
    asked = table.see()["asked"][0]
    assert (table.post("hint", asked).status_code, table.post("hint", asked).json()["code"]) == (409, "no-hints")

    table.finish()
    again = table.after("rematch", 1)["rematch"]
    assert client.get(f"/api/tables/{again}", headers=table.key(0)).json()["has_hints"] is False


def test_the_own_tables_say_whose_turn_it_is(client: Client) -> None:
    first, second = Table(client), Table(client, "person")
    wish = [{"table": table.id, "key": table.keys[0]} for table in (first, second)]
    gone = {"table": "gone", "key": None}
    found = client.post("/api/mine", json={"tables": [*wish, gone]}).json()

    assert [one["table"] for one in found] == [first.id, second.id]
    assert all(one["game"] == GAME and one["seat"] == 0 for one in found)
    assert [one["holders"] for one in found] == [
        [seat["holder"] for seat in table.see(0)["seats"]] for table in (first, second)
    ]
    assert found[1]["asked"] == [0]
    assert abs(found[1]["asked_since"] - time.time()) < 600
    assert set(found[1]["progress"]) == {"round", "of", "phase"}


def test_a_table_loaded_from_the_store_gives_the_same_bytes(database: str) -> None:
    with visitor(make_app(database)) as client:
        table = Table(client)
        for _ in range(30):
            table.step()
        table.post("chat", 0, text="still here")
        table.post("back", 0, to=3)
        table.post("back/answer", 1, agree=True)
        for _ in range(5):
            table.step()
        before = table.seen_by_all()
    with visitor(make_app(database)) as client:
        table.client = client
        after = table.seen_by_all()

    assert after == before


def test_a_qr_code_is_a_picture(client: Client) -> None:
    answer = client.post("/api/qr", json={"text": "https://example.org/#/table/x?key=y"})

    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "http://www.w3.org/2000/svg" in answer.text
    assert client.post("/api/qr", json={"text": "x" * 301}).status_code == 400
    assert client.get("/api/qr", params={"text": "x"}).status_code == 405  # a key in a query would be kept in logs


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", ["table", *gromada.GAMES])
def test_the_texts_of_every_game_are_served(client: Client, name: str, lang: str) -> None:
    assert " = " in client.get(f"/api/texts/{name}/{lang}").text


@pytest.mark.parametrize("name", gromada.GAMES)
def test_every_game_can_be_set_up_by_its_defaults(client: Client, name: str) -> None:
    info = next(one for one in client.get("/api/games").json() if one["name"] == name)
    for seats in range(info["min_seats"], info["max_seats"] + 1):
        table = Table(client, *["person"] * seats, game=name, options=info["defaults"][str(seats)])
        assert table.see()["asked"]
    assert client.get(f"/api/games/{name}/printed").json()["names"]
    english, polish = [client.get(f"/api/games/{name}/rules/{lang}").json() for lang in ("en", "pl")]
    assert list(english) == list(polish)
    assert english != polish
    assert client.get(f"/api/games/{name}/rules/de").status_code == 400
    assert client.get(f"/api/games/{name}/moves").json()


def test_a_server_with_a_corrected_pack_offers_both(database: str, tmp_path: Path) -> None:
    own = Path(gromada.__file__).parent / "games" / GAME / "components.toml"
    text = own.read_text(encoding="utf-8").replace('name_en = "Walls"', 'name_en = "Ramparts"', 1)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with visitor(make_app(database, {GAME: [str(file)]})) as client:
        packs = next(one for one in client.get("/api/games").json() if one["name"] == GAME)["packs"]
        tables = [Table(client, "person", pack=pack["sha"]) for pack in packs]
        shown = [table.see()["pack"] for table in tables]
        default = Table(client, "person").see()["pack"]

    assert [pack["name"] for pack in packs] == ["mine.toml", "components.toml"]
    assert shown == [pack["sha"] for pack in packs]
    assert default == packs[0]["sha"]


def test_a_person_takes_over_a_bots_seat_and_hands_it_back(client: Client) -> None:
    table = Table(client, "person", "person", "uniform")
    refused = [table.post("invite", 1, seat=2), table.post("invite", 0, seat=1), table.post("invite", 0, seat=9)]
    assert [answer.status_code for answer in refused] == [409, 409, 409]
    assert table.post("invite", None, seat=2).status_code == 409

    given = table.post("invite", 0, seat=2).json()
    table.keys[2] = given["key"]
    shot = table.see(2)
    assert (given["seat"], len(given["key"]), shot["seat"]) == (2, 22, 2)
    assert shot["seats"][2]["holder"] == "open"
    assert shot["seats"][2]["is_standing_in"]  # the bot plays on until somebody sits down

    shot = table.after("sit", 2, name="Zofia")
    assert (shot["seats"][2]["name"], shot["seats"][2]["is_standing_in"]) == ("Zofia", False)
    assert table.post("invite", 0, seat=2).status_code == 409

    shot = table.after("hold", 2, bot="uniform")
    assert shot["seats"][2]["is_standing_in"]


def test_a_seat_that_was_taken_over_is_the_same_after_a_restart(database: str) -> None:
    with visitor(make_app(database)) as client:
        table = Table(client, "person", "uniform")
        key = table.post("invite", 0, seat=1).json()["key"]
        client.post(f"/api/tables/{table.id}/sit", json={"name": "Zofia"}, headers={"x-seat-key": key})
    with visitor(make_app(database)) as client:
        shot = client.get(f"/api/tables/{table.id}", headers={"x-seat-key": key}).json()

    assert (shot["seat"], shot["seats"][1]["name"], shot["seats"][1]["holder"]) == (1, "Zofia", "person")


def test_others_let_a_bot_play_for_somebody_who_has_gone(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(client, "person", "person", "uniform")
    early = table.post("hold", 0, bot="uniform", seat=1)
    assert (early.status_code, early.json()["code"], early.json()["facts"]) == (409, "not-long-away", {"seconds": 60})
    monkeypatch.setattr("gromada.table.lobby.AWAY", 0.0)
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_json({"key": table.keys[1]})
        socket.receive_json()
        monkeypatch.setattr("gromada.table.lobby.AWAY", 0.001)
        assert table.post("hold", 0, bot="uniform", seat=1).status_code == 409  # who looks has not gone
    monkeypatch.setattr("gromada.table.lobby.AWAY", 0.0)

    assert table.after("hold", 0, bot="uniform", seat=1)["seats"][1]["is_standing_in"]
    refused = [table.post("hold", 0, bot=None, seat=1), table.post("hold", 0, bot="uniform", seat=2)]
    assert [answer.status_code for answer in refused] == [409, 409]
    assert table.post("hold", 0, bot="uniform", seat=7).status_code == 409
    assert not table.after("hold", 1, bot=None)["seats"][1]["is_standing_in"]


def test_who_looked_until_now_has_not_been_away(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    away = 2.0  # long enough for a busy machine between the last look and the question
    monkeypatch.setattr("gromada.table.lobby.AWAY", away)
    table = Table(client, "person", "person")
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_json({"key": table.keys[1]})
        socket.receive_json()
        time.sleep(1.1 * away)  # nothing happens at the table

    assert table.post("hold", 0, bot="uniform", seat=1).status_code == 409


def test_the_host_is_the_person_who_made_the_table_and_never_a_stranger(client: Client) -> None:
    table = Table(client, "open", "person", "uniform", is_public=True)
    table.keys[0] = table.post("join", None, name="Stranger").json()["key"]

    assert table.see()["host"] == 1
    assert table.post("invite", 0, seat=2).status_code == 409
    assert table.post("invite", 1, seat=2).status_code == 201


def test_the_public_list_has_what_was_made_public_and_no_secret(client: Client) -> None:
    hidden = Table(client, "person", "open")
    table = Table(client, "person", "open", "open", names=["Ada"], is_public=True)
    listed = client.get("/api/tables").json()

    assert [one["table"] for one in listed] == [table.id]
    assert listed[0]["game"] == GAME
    assert listed[0]["free"] == [1, 2]
    assert [seat["holder"] for seat in listed[0]["seats"]] == ["person", "open", "open"]
    assert not [key for key in (*table.keys, table.made["commitment"], "hash") if key in json.dumps(listed)]
    assert client.post(f"/api/tables/{hidden.id}/join", json={"name": "Eve"}).status_code == 409

    taken = client.post(f"/api/tables/{table.id}/join", json={"name": "Olga  B"}).json()
    shot = client.get(f"/api/tables/{table.id}", headers={"x-seat-key": taken["key"]}).json()
    assert (taken["seat"], shot["seat"], shot["seats"][1]["name"]) == (1, 1, "Olga B")
    assert client.get(f"/api/tables/{table.id}", headers=table.key(1)).status_code == 409  # the old link is void
    client.post(f"/api/tables/{table.id}/join", json={"name": "Jan"})
    full = client.post(f"/api/tables/{table.id}/join", json={"name": "Eve"})
    assert (full.status_code, full.json()["code"]) == (409, "all-taken")
    assert client.get("/api/tables").json()[0]["free"] == []


def test_a_finished_game_leaves_the_public_list(client: Client) -> None:
    table = Table(client, "person", "person", is_public=True)
    assert client.get("/api/tables").json()[0]["free"] == []
    table.finish()

    assert client.get("/api/tables").json() == []


@pytest.mark.parametrize("text", ["a\x00b", "\x00", "a\ud800b", "  "])
@pytest.mark.parametrize("what", ["chat", "sit"])
def test_what_no_database_keeps_or_nobody_could_read_is_refused(client: Client, what: str, text: str) -> None:
    table = Table(client)
    field = "text" if what == "chat" else "name"
    body = json.dumps({field: text})
    answer = client.post(
        f"/api/tables/{table.id}/{what}", content=body, headers={**table.key(0), "content-type": "application/json"}
    )

    assert (answer.status_code, list(answer.json())) == (400, PROBLEM)


def test_what_is_printed_is_kept_by_a_browser_that_names_the_pack(client: Client) -> None:
    newest = client.get(f"/api/games/{GAME}/printed")
    named = client.get(f"/api/games/{GAME}/printed", params={"pack": newest.json()["sha"]})

    assert named.json() == newest.json()
    assert newest.headers["cache-control"] == "no-cache"
    assert "immutable" in named.headers["cache-control"]


def test_what_is_the_same_for_everybody_is_compressed_and_nothing_else(client: Client) -> None:
    table = Table(client, "person", "person")
    public = [f"/api/texts/{GAME}/pl", f"/api/games/{GAME}/rules/en", f"/api/games/{GAME}/printed"]
    private = [f"/api/tables/{table.id}", "/api/tables", f"/api/tables/{table.id}/past?line=0"]

    for path in public + private:
        answer = client.get(path, headers={"accept-encoding": "gzip", **table.key(0)})
        assert answer.status_code == 200
        assert answer.headers.get("content-encoding") == ("gzip" if path in public else None), path


def test_whoever_watches_knows_which_seats_are_free_to_take(client: Client) -> None:
    hidden, table = Table(client, "person", "open"), Table(client, "person", "open", "uniform", is_public=True)
    assert (hidden.see()["free"], table.see()["free"]) == ([], [1])
    table.post("invite", 0, seat=2)  # the bot's seat is given away: at a public table to anyone
    assert table.see()["free"] == [1, 2]
    taken = [table.post("join", None, name=name).json()["seat"] for name in ("Olga", "Jan")]

    assert taken == [1, 2]
    assert table.see()["free"] == []
    assert not any(seat["is_standing_in"] for seat in table.see()["seats"])


def test_nobody_joins_a_game_that_is_over(client: Client) -> None:
    table = Table(client, "person", "open", is_public=True)
    table.finish()

    assert table.see()["free"] == []
    assert table.post("join", None, name="Late").json()["code"] == "game-over"
