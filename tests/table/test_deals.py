"""The deal of the day: the same luck for everybody, each alone and once, and nobody learns of it before."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import gromada
from gromada.library import LANGUAGES
from gromada.table import routes
from gromada.table.app import make_app
from gromada.table.deals import Deals
from gromada.table.entries import DEAL, NO_HINTS, Entry
from gromada.table.lobby import Lobby
from gromada.table.shelf import Shelf
from gromada.table.store import Store, Taken, Try
from gromada.table.tables import Tables
from gromada.texts import Texts
from tests.table.running import finished
from tests.table.seating import play_on, session, visitor

Client = TestClient[Litestar]
ADA, BORYS = "a" * 32, "b" * 32
MONDAY = datetime.date(2026, 11, 16)
DAY = datetime.timedelta(1)


class Calendar:
    """What day it is at the server."""

    now = MONDAY

    @classmethod
    def today(cls) -> datetime.date:
        return cls.now


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(routes, "today", Calendar.today)
    monkeypatch.setattr(Calendar, "now", MONDAY)
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    with visitor(make_app(database, moves_a_minute=60_000)) as made:
        yield made


def told(client: Client, player: str = "") -> Any:
    return client.get("/api/deal", headers={"x-player": player} if player else {}).json()


def play(client: Client, player: str) -> Any:
    return client.post("/api/deal", json={"player": player, "name": "Ada"})


def post(client: Client, made: Any, what: str, body: Any) -> Any:
    key = made["keys"][0]["key"]
    return client.post(f"/api/tables/{made['table']}/{what}", json=body, headers={"x-seat-key": key})


def see(client: Client, made: Any) -> Any:
    return client.get(f"/api/tables/{made['table']}", headers={"x-seat-key": made["keys"][0]["key"]}).json()


def to_the_end(client: Client, made: Any, at: int) -> int:
    """Answers always with the first that is offered (0), or with the last (-1); the points."""
    while (shot := see(client, made))["ask"]:
        body = {"moves": [shot["ask"]["options"][at]["move"]], "at": shot["ask"]["at"]}
        answer = post(client, made, "moves", body)
        assert answer.status_code == 201, answer.text
    assert shot["is_over"]
    return sum(line["points"] for line in shot["scores"][0])


def a_quick_day() -> datetime.date:
    """On which a game is played that is soon over."""
    deals = Deals(tables := Tables(Store("sqlite:///nowhere"), Shelf({})), Lobby(tables))
    return next(day for day in (MONDAY + i * DAY for i in range(9)) if deals.of(day).game.name == "imperial_settlers")


def test_the_games_that_can_be_played_alone_take_turns_and_every_day_is_another() -> None:
    deals = Deals(tables := Tables(Store("sqlite:///nowhere"), Shelf({})), Lobby(tables))
    alone = [name for name in gromada.GAMES if gromada.game(name).min_seats == 1]
    week = [deals.of(MONDAY + i * DAY) for i in range(2 * len(alone))]

    assert {deal.game.name for deal in week} == set(alone)
    sheets = [deal.options["sheet"] for deal in week if deal.game.name == "imperial_settlers"]
    assert len(set(sheets)) == len(sheets) == 2
    for deal in week:
        deal.game.new(1, 7, deal.options)
        for lang in LANGUAGES:
            word = f"deal-of-{deal.game.name.replace('_', '-')}"
            assert Texts(None, lang).say(word, **{name: str(value) for name, value in deal.options.items()})


def test_everybody_has_the_same_luck_and_the_next_day_another(client: Client) -> None:
    shots = [see(client, play(client, player).json()) for player in (ADA, BORYS)]

    assert shots[0]["view"] == shots[1]["view"]
    assert shots[0]["deal"] == MONDAY.isoformat()
    assert not shots[0]["has_hints"]
    Calendar.now = MONDAY + 3 * DAY  # the same game again
    later = see(client, play(client, ADA).json())
    assert later["game"] == shots[0]["game"]
    assert later["log"] != shots[0]["log"] or later["view"] != shots[0]["view"]


def test_a_browser_has_one_try_a_day_and_finds_it_again(client: Client) -> None:
    assert told(client, ADA)["mine"] is None
    made = play(client, ADA).json()

    again = play(client, ADA)
    assert (again.status_code, again.json()["code"]) == (409, "deal-played")
    assert told(client, ADA)["mine"] == {"table": made["table"], "points": None, "place": 1, "played": 0}
    assert told(client, BORYS)["mine"] is None
    assert told(client)["mine"] is None
    assert play(client, "short").status_code == 400
    Calendar.now = MONDAY + DAY
    assert play(client, ADA).status_code == 201


def test_results_are_compared_and_remembered_until_the_next_day(client: Client) -> None:
    Calendar.now = a_quick_day()
    made = [play(client, player).json() for player in (ADA, BORYS)]
    points = [to_the_end(client, made[0], 0), to_the_end(client, made[1], -1)]
    assert points[0] != points[1]
    places = [1 + sum(other > mine for other in points) for mine in points]

    day = told(client, ADA)
    assert (day["played"], day["best"]) == (2, max(points))
    assert day["mine"] == {"table": made[0]["table"], "points": points[0], "place": places[0], "played": 2}
    assert day["yesterday"] is None
    Calendar.now += DAY
    day = told(client, BORYS)
    assert (day["played"], day["best"], day["mine"]) == (0, None, None)
    assert day["yesterday"] == {"table": made[1]["table"], "points": points[1], "place": places[1], "played": 2}


def test_nobody_goes_back_is_helped_or_learns_the_seed_while_others_play(client: Client) -> None:
    Calendar.now = a_quick_day()
    made = play(client, ADA).json()
    shot = see(client, made)
    post(client, made, "moves", {"moves": [shot["ask"]["options"][0]["move"]], "at": shot["ask"]["at"]})
    for what, body, code in [
        ("back", {"to": 0}, "deal-forward"),
        ("hold", {"bot": "owl"}, "deal-alone"),
        ("hint", {}, "no-hints"),
    ]:
        refused = post(client, made, what, body)
        assert (refused.status_code, refused.json()["code"]) == (409, code)

    to_the_end(client, made, 0)
    closed = client.get(f"/api/tables/{made['table']}/record")
    assert (closed.status_code, closed.json()["code"]) == (409, "deal-open")
    Calendar.now += DAY
    assert client.get(f"/api/tables/{made['table']}/record").status_code == 200


def test_what_ended_in_the_moment_in_which_a_server_went_down_is_noted_when_it_is_seen_again(database: str) -> None:
    day = a_quick_day()
    deals = Deals(tables := Tables(Store(database), Shelf({})), Lobby(tables))
    deal = deals.of(day)

    async def left_behind() -> None:
        """As if nothing had been noted after the last move."""
        store = Store(database)
        await store.open()
        seed = await store.deal(day.isoformat(), 7)
        game, chairs = deal.game, [("Ada", "person", "")]
        alone = session("person", seed=seed, given=dict(deal.options))
        entries = [Entry(NO_HINTS, 0), Entry(DEAL, 0, day.isoformat()), *play_on(alone)]
        await store.make(
            "t", game.name, game.rules_version, game.box.pack.sha, deal.options, seed, "salt", "en", chairs, False,
            entries, Try(day.isoformat(), "ada"),
        )  # fmt: skip
        assert await store.tries(day.isoformat()) == (0, None)
        await store.close()

    finished(left_behind())
    Calendar.now = day
    with visitor(make_app(database)) as client:
        shot = client.get("/api/tables/t").json()
        assert shot["is_over"]
        day_told = told(client)
        assert (day_told["played"], day_told["best"]) == (1, sum(line["points"] for line in shot["scores"][0]))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_first_who_asks_makes_the_seed_and_a_second_try_makes_no_table(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    sqlite = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    url: str = sqlite if kind == "sqlite" else request.getfixturevalue("postgres")

    async def both() -> None:
        store = Store(url)
        await store.open()
        assert [await store.deal("2026-11-16", seed) for seed in (5, 6)] == [5, 5]
        chairs, game = [("Ada", "person", "")], gromada.game("imperial_settlers")

        async def make(id: str, player: str) -> None:
            wanted, attempt = game.box.pack.sha, Try("2026-11-16", player)
            await store.make(id, game.name, game.rules_version, wanted, {}, 5, "salt", "en", chairs, False, (), attempt)

        await make("first", "ada")
        with pytest.raises(Taken):
            await make("second", "ada")
        assert await store.find("second") is None
        await make("third", "borys")
        for table, points in (("first", 60), ("first", 70), ("third", 62)):
            await store.note_points(table, points)
        assert await store.tries("2026-11-16") == (2, 62)
        assert await store.try_of(Try("2026-11-16", "ada")) == ("first", 60, 2, 2)
        assert await store.try_of(Try("2026-11-16", "celina")) is None
        await store.close()

    finished(both())
