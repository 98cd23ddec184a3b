"""Tables that are played by request, so that a browser comes to the position that a test is about."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from typing import Any

import gromada
from gromada.core.game import Game
from gromada.core.play import awaited, play
from gromada.core.play import options as choices
from gromada.core.state import State
from gromada.table.deals import player_hash
from gromada.table.entries import DEAL, Entry, moves_entry
from gromada.table.store import Store, Try
from gromada.table.tables import key_hash
from tests.browser.visiting import Visitor
from tests.table.running import PATIENCE, Server, finished
from tests.table.seating import play_on, session

DRAWN = "[data-testid=window], [data-testid=curtain]"
NAMES = ["Anna", "Bogdan", "Celina", "Dawid", "Ewa", "Filip"]


class Seated:
    """A table of persons and bots. Only the persons' keys are known."""

    clock = ""

    def __init__(self, site: Server, game: str, *holders: str, **options: object) -> None:
        self.address = site.address
        self.client = site.client
        names = NAMES[: len(holders)]
        wish = {"game": game, "seats": len(holders), "holders": holders, "names": names, "options": options}
        made = self.client.post("/api/tables", json={**wish, "clock": self.clock}).json()
        self.id: str = made["table"]
        self.made: list[dict[str, Any]] = made["keys"]
        self.keys = [one for one in self.made if one["key"]]
        self.luck = random.Random(5)
        self.last = 0  # who answered last, and is often asked again

    def request(self, what: str = "", key: str = "", body: Any = None) -> Any:
        url, headers = f"/api/tables/{self.id}{what}", {"x-seat-key": key} if key else {}
        answer = self.client.post(url, json=body, headers=headers) if body else self.client.get(url, headers=headers)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def see(self, seat: int = 0) -> Any:
        """The table as a seat sees it; geometry that an answer shares with another stands with both, as on the page."""
        seen = self.request(key=self.keys[seat]["key"])
        options = (seen["ask"] or {}).get("options", [])
        shapes = {option["move"]: option.get("geometry") for option in options}
        for option in options:
            if like := option.get("shaped_like"):
                option["geometry"] = shapes[like]
        return seen

    def choose(self, moves: list[str]) -> str:
        return self.luck.choice(moves)

    def step(self) -> bool:
        """One answer of whoever is asked; whether there was a question."""
        seat = self.last
        shot = self.see(seat)
        if not shot["ask"]:
            if not shot["asked"]:
                return False
            seat = shot["asked"][0]
            shot = self.see(seat)
        move = self.choose([option["move"] for option in shot["ask"]["options"]])
        body = {"moves": [move], "at": shot["ask"]["at"]}
        self.request("/moves", self.keys[seat]["key"], body)
        self.last = seat
        return True

    def play(self, moves: int) -> None:
        """So many answers, and on until the first seat is asked."""
        for _ in range(moves):
            assert self.step()
        while 0 not in self.see()["asked"]:
            assert self.step()

    def finish(self, bot: str = "uniform") -> None:
        """Bots sit down for everybody and play on by themselves: nobody asks what each answer would bring."""
        for one in self.keys:
            self.request("/hold", one["key"], {"bot": bot})
        end = time.monotonic() + PATIENCE
        while not self.request()["is_over"]:
            assert time.monotonic() < end, "the game does not end"
            time.sleep(0.1)

    def see_the_end(self, visitor: Visitor, bot: str = "uniform") -> None:
        """Bots play on while nobody looks; then the board is opened again, with its scores."""
        visitor.page.goto("about:blank")
        self.finish(bot)
        self.open(visitor)
        visitor.page.wait_for_selector("[data-testid=scores]")

    def open(self, visitor: Visitor, seats: int = 1, wait: str = DRAWN, only: int | None = None) -> None:
        """In the browser of who holds the first seats, or that one; with several the curtain falls between them."""
        own = json.dumps(self.keys[:seats] if only is None else [self.keys[only]])
        invited = json.dumps([one for one in self.made if one["key"] and one["seat"] >= seats])
        if visitor.page.url.startswith(self.address):  # only another table would not load it anew
            visitor.page.goto("about:blank")
        visitor.keep({f"seats:{self.id}": own, f"invitations:{self.id}": invited})
        visitor.page.goto(f"{self.address}/#/table/{self.id}")
        visitor.page.wait_for_selector(wait)


class ByPost(Seated):
    """A table with a clock that lets nobody hurry."""

    clock = "post"


class Dealt(Seated):
    """A table of persons in the position that a seed and some moves lead to, laid into the server's own database."""

    def __init__(self, site: Server, game: str, seats: int, seed: int, moves: list[tuple[int, str]], **options: object):
        self.address = site.address
        self.client = site.client
        self.id = secrets.token_urlsafe(9)
        self.made = [{"seat": seat, "key": f"{self.id} {seat}"} for seat in range(seats)]
        self.keys = self.made
        self.luck = random.Random(5)
        self.last = 0
        finished(self._lay(site.database, game, seed, moves, options))

    async def _lay(
        self, url: str, name: str, seed: int, moves: list[tuple[int, str]], given: dict[str, object]
    ) -> None:
        game = gromada.game(name)
        values = game.read_options(len(self.keys), given)
        chairs = [(NAMES[one["seat"]], "person", key_hash(one["key"])) for one in self.keys]
        store = Store(url)
        await store.open()
        await store.make(self.id, name, game.rules_version, game.box.pack.sha, values, seed, "salt", "en", chairs)
        entries = [moves_entry(seat, [move]) for seat, move in moves]
        await asyncio.gather(*[store.append(self.id, i + 1, entry) for i, entry in enumerate(entries)])
        await store.close()


class Played(Dealt):
    """A table of persons who have answered so often by chance, and on until the first is asked; or to the end."""

    def __init__(self, site: Server, game: str, seats: int, answers: int | None, seed: int = 5, **options: object):
        rules = gromada.game(game)
        s, luck = rules.new(seats, seed, options), random.Random(seed)
        moves: list[tuple[int, str]] = []
        while (asked := awaited(s)) and (answers is None or len(moves) < answers or 0 not in asked):
            moves.append((asked[0], luck.choice(choices(s, asked[0])).text))
            play(s, *moves[-1])
        assert awaited(s) or answers is None, "the game is over already"
        super().__init__(site, game, seats, seed, moves, **options)


class DealPlayed(Seated):
    """A table of the deal of the day that somebody has played to its end, by chance."""

    def __init__(self, site: Server, player: str) -> None:
        self.address = site.address
        self.client = site.client
        self.id = secrets.token_urlsafe(9)
        self.made = [{"seat": 0, "key": f"{self.id} 0"}]
        self.keys = self.made
        day = self.client.get("/api/deal").json()
        finished(self._lay(site.database, day["date"], gromada.game(day["game"]), day["options"], player))

    async def _lay(self, url: str, date: str, game: Game[State], given: dict[str, object], player: str) -> None:
        store = Store(url)
        await store.open()
        seed = await store.deal(date, 7)
        played = play_on(session("person", game=game.name, seed=seed, given=given))
        chairs = [(NAMES[0], "person", key_hash(self.keys[0]["key"]))]
        entries, attempt = [Entry(DEAL, 0, date), *played], Try(date, player_hash(player))
        values, pack = game.read_options(1, given), game.box.pack.sha
        await store.make(
            self.id, game.name, game.rules_version, pack, values, seed, "salt", "en", chairs, False, entries, attempt
        )
        await store.close()
