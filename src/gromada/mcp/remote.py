"""Remote: a seat at a running table, held by its key over the table's own API."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from gromada.core.actions import Action
from gromada.core.errors import GromadaError
from gromada.core.game import Game, Phrase
from gromada.core.play import Refusal
from gromada.core.state import State
from gromada.library import game as game_by_name
from gromada.mcp.chairs import Chair
from gromada.texts import Texts
from gromada.words.answers import priced
from gromada.words.asked import Asked

SECONDS: Final = 30.0  # for one request
PAUSE: Final = 0.3  # between two looks while others think


class TableRefused(GromadaError):
    """The table does not allow it, or does not answer; it says why in one sentence."""


class Line:
    """The line to one seat of a table: `url` is the address of the table, such as http://127.0.0.1:8000/#/table/ID."""

    def __init__(self, url: str, key: str) -> None:
        parts = urlsplit(url)
        where = (parts.fragment or parts.path).split("?")[0].strip("/").split("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not where[-1]:
            raise TableRefused(f"a table's address is like http://127.0.0.1:8000/#/table/ID, not {url[:80]!r}")
        self.table: Final = where[-1]
        self._base: Final = f"{parts.scheme}://{parts.netloc}/api/tables/{quote(self.table)}"
        self._key: Final = key

    def get(self, path: str = "") -> Any:
        return self._send("GET", path, None)

    def post(self, path: str, body: Mapping[str, object]) -> Any:
        return self._send("POST", path, json.dumps(body).encode())

    def _send(self, method: str, path: str, body: bytes | None) -> Any:
        headers = {"x-seat-key": self._key, "content-type": "application/json", "accept": "application/json"}
        request = Request(f"{self._base}{path}", data=body, headers=headers, method=method)
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                return json.loads(answer.read())
        except HTTPError as error:
            raise TableRefused(complaint(error.read())) from error
        except (URLError, TimeoutError, ValueError) as error:
            raise TableRefused(f"the table at {self._base} does not answer: {error}") from error

    def snapshot(self) -> Any:
        """All that the seat may know now."""
        return self.get()

    def wait(self, seconds: float) -> Any:
        """A snapshot in which the seat is asked or the game is over, or the last one when the time is up."""
        end = time.monotonic() + seconds
        while True:
            shown = self.snapshot()
            if shown["ask"] is not None or shown["is_over"] or time.monotonic() >= end:
                return shown
            time.sleep(PAUSE)


def complaint(body: bytes) -> str:
    """What the table said; its errors are one English sentence."""
    try:
        said = json.loads(body)
        return str(said.get("error") or said.get("message") or said.get("detail") or said)
    except ValueError:
        return body.decode("utf-8", "replace")[:200]


def phrase_of(said: Mapping[str, Any]) -> Phrase:
    return Phrase(said["id"], dict(said["facts"]))


class There(Asked):
    """A question that a table has asked."""

    def __init__(self, game: Game[State], line: Line, ask: Mapping[str, Any]) -> None:
        offered = {option["move"]: option for option in ask["options"]}
        super().__init__(game, phrase_of(ask["prompt"]), [game.catalogue.read(move) for move in offered])
        self.at: Final[str] = ask["at"]
        self._line: Final = line
        self._offered: Final[dict[str, Any]] = offered
        self._proposed: Final[list[str]] = ask["proposal"]["moves"] if ask.get("proposal") else []
        self._unlit: dict[str, Any] | None = None

    def label(self, action: Action) -> Phrase:
        known = self._offered.get(action.text) or self._forbidden_ones()[action.text]
        return phrase_of(known["label"])

    def price(self, action: Action, texts: Texts, names: Sequence[str]) -> str:
        option = self._offered[action.text]
        others = {int(seat): changes for seat, changes in option.get("others", {}).items()}
        return priced(texts, names, option.get("costs", {}), option.get("gives", {}), others)

    def proposal(self) -> list[Action]:
        return [self.game.catalogue.read(move) for move in self._proposed]

    def refusal(self, action: Action) -> Refusal | None:
        if action.text in self._offered:
            return None
        said = self._line.post("/why", {"move": action.text})
        facts = said["sentence"]["facts"] if said.get("sentence") else {}
        return None if said["is_possible"] else Refusal(said["rule"], facts)

    def forbidden(self) -> list[Action]:
        return [self.game.catalogue.read(move) for move in self._forbidden_ones()]

    def _forbidden_ones(self) -> dict[str, Any]:
        if self._unlit is None:
            self._unlit = {one["move"]: one for one in self._line.get("/unlit")}
        return self._unlit


class RemoteChair(Chair):
    """A seat at a table that a server holds; other people and its bots answer there."""

    def __init__(self, line: Line, lang: str, patience: float) -> None:
        shown = line.wait(patience)
        if shown["seat"] is None:
            raise TableRefused("the key opens no seat of this table")
        game = game_by_name(shown["game"])
        if game.box.pack.sha != shown["pack"]:
            raise TableRefused("the table plays with other printed facts than this installation knows")
        super().__init__(game, lang, shown["seat"], [seat["name"] for seat in shown["seats"]])
        self._line: Final = line
        self._patience: Final = patience
        self._shown = shown

    def look(self) -> None:
        """Waits for a while until this seat is asked."""
        self._shown = self._line.wait(self._patience)

    def view(self) -> Mapping[str, object]:
        seen: Mapping[str, object] = self._shown["view"]
        return seen

    def asked(self) -> Asked | None:
        ask = self._shown["ask"]
        return None if ask is None else There(self.game, self._line, ask)

    def is_over(self) -> bool:
        return bool(self._shown["is_over"])

    def play(self, action: Action) -> None:
        self._line.post("/moves", {"at": self._shown["ask"]["at"], "moves": [action.text]})
        self.look()

    def undo(self) -> None:
        self._line.post("/undo", {})
        self.look()

    def log(self) -> list[str]:
        events = [event for line in self._shown["log"] for event in line["events"]]
        return [self.texts.phrase(phrase_of(event), self.names) for event in events]

    def standings(self) -> list[list[tuple[str, int]] | None]:
        sheets = self._shown["scores"] if self.is_over() else self._shown["standings"]
        return [None if sheet is None else [(line["id"], line["points"]) for line in sheet] for sheet in sheets]

    def winners(self) -> list[int]:
        return list(self._shown["winners"])
