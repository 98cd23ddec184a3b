"""Hall: the tables that this process holds in memory. Entries go to the store first, then to everybody who looks."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from gromada.bots.registry import make_bot
from gromada.core.errors import BadSetup, GromadaError
from gromada.core.game import Game
from gromada.core.ledger import read_ledger
from gromada.core.play import options
from gromada.core.state import State
from gromada.library import ROOT, package_folder
from gromada.library import game as game_by_name
from gromada.sim.seeds import derived_seed
from gromada.table.messages import NewTable, SeatKey, Snapshot, TableMade
from gromada.table.session import MOVE, OPEN, PERSON, Entry, Refused, Seat, Session
from gromada.table.store import Store, TableRow, Taken
from gromada.table.thinking import Thinkers

log = logging.getLogger("gromada.table")
Send = Callable[[Snapshot], Awaitable[None]]
Announce = Callable[[str], Awaitable[None]]


class NoTable(GromadaError):
    """There is no table with this id."""


class Looker:
    """Somebody who looks at a table: a seat, or a spectator."""

    def __init__(self, seat: int | None, send: Send) -> None:
        self.seat: Final = seat
        self.send: Final = send


class Live:
    """A table in memory."""

    def __init__(self, row: TableRow, session: Session) -> None:
        self.row: Final = row
        self.session: Final = session
        self.lock: Final = asyncio.Lock()
        self.lookers: Final[list[Looker]] = []
        self.thinking: asyncio.Task[None] | None = None

    def present(self) -> set[int]:
        return {looker.seat for looker in self.lookers if looker.seat is not None}

    def seat_of(self, key: str | None) -> int:
        """The seat that a key opens."""
        given = key_hash(key or "")
        for seat, expected in enumerate(self.row.key_hashes):
            if expected and hmac.compare_digest(given, expected):
                return seat
        raise Refused("this needs the key of a seat at this table")


class Hall:
    """Opens, changes and shows tables."""

    def __init__(self, store: Store, thinkers: Thinkers, announce: Announce, packs: dict[str, str]) -> None:
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.announce: Final = announce
        self.packs: Final = packs  # game -> file of the pack that this server plays with
        self._live: Final[dict[str, Live]] = {}
        self._opening: Final = asyncio.Lock()

    def game(self, name: str) -> Game[State]:
        return game_by_name(name, self.packs.get(name))

    async def make(self, wish: NewTable) -> TableMade:
        """A new table with a seed that nobody can know; its hash is promised at once."""
        game = self.game(wish.game)
        values = game.read_options(wish.seats, wish.options)
        if len(wish.holders) != wish.seats:
            raise BadSetup(f"there are {wish.seats} seats, but {len(wish.holders)} holders")
        for holder in wish.holders:
            if holder not in (PERSON, OPEN):
                make_bot(holder, 0)
        game.new(wish.seats, 0, values)
        id, seed, salt = secrets.token_urlsafe(9), secrets.randbits(128), secrets.token_hex(16)
        keys = [secrets.token_urlsafe(16) if holder in (PERSON, OPEN) else None for holder in wish.holders]
        chairs = []
        for seat, holder in enumerate(wish.holders):
            name = wish.names[seat].strip() if seat < len(wish.names) else ""
            chairs.append((name or holder, holder, key_hash(keys[seat] or "") if keys[seat] else ""))
        await self.store.make(
            id, game.name, game.rules_version, game.box.pack.sha, values, seed, salt, wish.lang, chairs
        )
        live = await self.get(id)
        self.wake_bots(live)
        return TableMade(id, [SeatKey(seat, key) for seat, key in enumerate(keys)], live.session.commitment)

    async def get(self, id: str) -> Live:
        """A table by its id, from memory or from the store."""
        live = self._live.get(id)
        if live is not None:
            return live
        async with self._opening:
            live = self._live.get(id)
            if live is not None:
                return live
            row = await self.store.find(id)
            if row is None:
                raise NoTable("there is no such table here")
            game = self.game(row.game)
            if row.pack != game.box.pack.sha or row.rules != game.rules_version:
                raise Refused("this table was made with another pack or other rules than this server has")
            seats = [Seat(name, holder) for name, holder in zip(row.names, row.holders, strict=True)]
            session = Session(id, game, row.seed, row.salt, row.options, seats)
            live = Live(row, session)
            await self._catch_up(live)
            self._live[id] = live
        self.wake_bots(live)
        return live

    async def _catch_up(self, live: Live) -> None:
        for entry in await self.store.entries(live.session.id, live.session.number):
            live.session.apply(entry)

    async def submit(self, live: Live, entry: Entry, at: str | None = None) -> None:
        """Checks an entry, stores it, carries it out, and shows it to everyone."""
        session = live.session
        async with live.lock:
            if at is not None:
                session.check_at(entry.seat, at)
            session.check(entry)
            try:
                await self.store.append(session.id, session.number + 1, entry)
            except Taken as error:
                await self._catch_up(live)
                raise Refused("somebody else was faster; look at the table again") from error
            session.apply(entry)
            if entry.kind == MOVE and session.history.state.is_over():
                await self.store.close_table(session.id)
        await self.announce(session.id)
        await self.show(live)
        self.wake_bots(live)

    async def heard(self, id: str) -> None:
        """Another process has changed a table."""
        live = self._live.get(id)
        if live is not None:
            async with live.lock:
                before = live.session.number
                await self._catch_up(live)
            if live.session.number != before:
                await self.show(live)

    async def show(self, live: Live) -> None:
        present = live.present()
        for looker in list(live.lookers):
            await looker.send(live.session.snapshot(looker.seat, present))

    def wake_bots(self, live: Live) -> None:
        if (live.thinking is None or live.thinking.done()) and live.session.bot_to_move() is not None:
            live.thinking = asyncio.create_task(self._think(live))

    async def _think(self, live: Live) -> None:
        """Bots answer one after another until a person is asked."""
        session = live.session
        while (seat := session.bot_to_move()) is not None:
            at, bot = session.at(seat), session.seats[seat].bot()
            state = session.history.state
            seed = derived_seed(session.history.seed, "table", seat, len(session.history.moves))
            saved: dict[str, Any] = session.game.to_json(state)
            move = await self.thinkers.pick(session.game.name, self.packs.get(session.game.name), saved, seat, bot, seed)
            if session.at(seat) != at or session.seats[seat].bot() != bot:
                continue  # the table has moved on while the bot was thinking
            if move is None:
                log.warning("%s took too long at table %s", bot, session.id)
                move = options(state, seat)[0].text
            try:
                await self.submit(live, Entry(MOVE, seat, move), at)
            except Refused:
                continue


def key_hash(key: str) -> str:
    return hashlib.sha256(f"gromada seat {key}".encode()).hexdigest()


@cache
def ledger_of(game: str) -> dict[str, str]:
    """The rules of a game and of the table, by id."""
    files = (package_folder(game) / "rules.md", ROOT / "core" / "rules.md")
    rules: dict[str, str] = {}
    for file in files:
        rules.update(read_ledger(Path(file).read_text(encoding="utf-8")))
    return rules
