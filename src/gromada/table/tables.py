"""Tables: which of them are in memory. Entries go to the store first, then to everybody who looks."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import os
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

from gromada.table.changes import Feed
from gromada.table.entries import MOVE, MOVES, Entry, Viewer
from gromada.table.limits import CALLER
from gromada.table.metrics import TABLES_LOADED
from gromada.table.presence import LASTS, Looker, Presence
from gromada.table.refusals import Refused
from gromada.table.seats import Seat
from gromada.table.session import Session
from gromada.table.shelf import Shelf
from gromada.table.store import Store, TableRow, Taken
from gromada.table.wire import HERE, PATIENCE, WHO, Told, lost, presence_word, question_word

log = logging.getLogger("gromada.table")
TRIES: Final = 8  # how often an entry is tried again when another process was faster
IDLE: Final = 900.0  # seconds after which a table that nobody looks at leaves the memory
BREATH: Final = 50  # entries that are applied before others get a turn: the largest game takes a while to open


class Table:
    """A table in memory."""

    def __init__(self, row: TableRow, session: Session, pack: str | None) -> None:
        self.row: Final = row
        self.session: Final = session
        self.pack: Final = pack  # the file of the pack, or None for the game's own
        self.lock: Final = asyncio.Lock()
        self.presence: Final = Presence()
        # For whom bots think here, since all addresses take turns: whoever let it be made or loaded (nobody, after a
        # restart), until somebody comes who holds a seat.
        self._address = CALLER.get()
        self._is_of_holder = False
        self.thinking: asyncio.Task[None] | None = None
        self.used = time.monotonic()  # when it was last asked for
        self._feeds: Final[dict[Viewer, Feed]] = {}

    def is_idle(self, seconds: float) -> bool:
        """Nobody looks, no bot thinks, and nobody has asked for it for so long."""
        is_thinking = self.thinking is not None and not self.thinking.done()
        return not self.presence.lookers and not is_thinking and time.monotonic() - self.used >= seconds

    def seat_of(self, key: str | None) -> int:
        """The seat that a key opens."""
        given = key_hash(key or "")
        for seat, chair in enumerate(self.session.seats):
            if chair.key_hash and hmac.compare_digest(given, chair.key_hash):
                if not self._is_of_holder and CALLER.get():
                    self._address, self._is_of_holder = CALLER.get(), True
                return seat
        raise Refused("no-key")

    def address(self) -> str:
        """The address that what bots think here is counted for."""
        return self._address

    def show(self) -> None:
        """Tells everybody who looks what is new; a view that nobody looks at is not made."""
        for viewer in self.presence.viewers():
            self._tell(viewer)

    def catch_up(self, looker: Looker, since: int | None = None) -> None:
        """Somebody gets all that there is, or what was missed since a number."""
        feed = self._tell(looker.seat)
        looker.start_with(feed.snapshot() if since is None else feed.since(since))

    def snapshot(self, viewer: Viewer) -> bytes:
        """All that a viewer may know now."""
        return self._tell(viewer).snapshot()

    def _tell(self, viewer: Viewer) -> Feed:
        """Everybody of one kind is told the same bytes, made once."""
        feed = self._feeds.get(viewer)
        if feed is None:
            feed = self._feeds[viewer] = Feed(self.session, self.presence, viewer)
        change = feed.change()
        if change is not None:
            for looker in self.presence.lookers:
                if looker.seat == viewer:
                    looker.tell(change)
        return feed


class Tables:
    """Finds, changes and shows tables."""

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self.store: Final = store
        self.shelf: Final = shelf
        self.process: Final = f"{os.getpid()}-{secrets.token_hex(4)}"
        # Called after everything that happens: bots may be asked, clocks run.
        self.on_change: Final[list[Callable[[Table], None]]] = []
        # Found for as long as anybody holds it, be it a request that goes on: there are never two of one table.
        self._found: Final[WeakValueDictionary[str, Table]] = WeakValueDictionary()
        self._kept: Final[dict[str, Table]] = {}  # held until they are idle
        self._opening: Final[dict[str, asyncio.Task[Table]]] = {}
        self._is_closing: Final = asyncio.Event()
        TABLES_LOADED.set_function(self._found.__len__)

    def loaded(self) -> list[Table]:
        return list(self._found.values())

    async def get(self, id: str) -> Table:
        """A table by its id, from memory or from the store."""
        table = self._found.get(id)
        if table is not None:
            table.used = time.monotonic()
            self._kept[id] = table
            return table
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._open(id))
            opening.add_done_callback(lambda _: self._opening.pop(id))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> Table:
        row = await self.store.find(id)
        if row is None:
            raise Refused("no-table")
        game, pack = self.shelf.game(row.game, row.pack)
        if not game.plays_like(row.rules, len(row.names)):
            raise Refused("other-rules")
        seats = [Seat(*chair) for chair in zip(row.names, row.holders, row.key_hashes, strict=True)]
        table = Table(row, Session(id, game, row.seed, row.salt, row.options, seats, row.is_public), pack)
        await self.catch_up(table)
        self._found[id] = self._kept[id] = table
        if self.store.is_shared:  # what others wrote while this process did not yet listen for it
            async with table.lock:
                await self.catch_up(table)
            await self._tell(question_word(self.process, id))
        table.session.clock.opened = time.time()
        await self._note_deal(table.session)  # it may have ended in the moment in which a server went down
        self._tell_those_inside(table)
        return table

    async def catch_up(self, table: Table) -> None:
        """Reads what other processes have written."""
        for count, (entry, when) in enumerate(await self.store.written(table.session.id, table.session.number), 1):
            table.session.apply(entry, when)
            if count % BREATH == 0:
                await asyncio.sleep(0)

    def unload(self, idle: float) -> None:
        """Lets go of the tables that have been idle for so many seconds; the store has all of them."""
        for id, table in list(self._kept.items()):
            if table.is_idle(idle):
                del self._kept[id]

    async def tidy(self, idle: float) -> None:
        """Unloads idle tables from time to time."""
        while not self._is_closing.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_closing.wait(), min(idle / 4, 60))
            self.unload(idle)
            await self._show_all()

    async def _show_all(self) -> None:
        """Somebody who only sends requests may have gone without a word."""
        for table in list(self._kept.values()):
            table.show()
            await asyncio.sleep(0)  # a thousand tables in one go would keep everybody waiting

    async def submit(self, table: Table, entry: Entry, at: str | None = None, bot: str | None = None) -> None:
        """Checks an entry, stores it, carries it out, and shows it to everyone.

        Where another process was faster, what it did is read first, and the entry is judged again. What a bot answers
        counts only while the chair is the bot's: whoever takes it back answers the question that stood then.
        """
        session = table.session
        start = time.perf_counter()
        entry = session.timed(entry, time.time())
        async with table.lock:
            for _ in range(TRIES):
                try:
                    self._judge(session, entry, at, bot)
                except Refused:
                    if not await self._has_missed(table):
                        raise
                    continue
                try:
                    await self.store.append(session.id, session.number + 1, entry, self.process)
                    break
                except Taken:
                    await self.catch_up(table)
                    table.show()
            else:
                raise Refused("busy")
            session.apply(entry, time.time())
            if entry.kind in (MOVE, MOVES) and session.history.state.is_over():
                await self.store.close_table(session.id, session.results())
                await self._note_deal(session)
        table.show()
        spent = round(1000 * (time.perf_counter() - start), 1)
        facts = {"table": session.id, "number": session.number, "kind": entry.kind, "seat": entry.seat, "ms": spent}
        log.info("entry", extra={"facts": facts})
        self._tell_those_inside(table)

    async def _note_deal(self, session: Session) -> None:
        if session.deal and session.history.state.is_over():
            points = session.game.score_sheet(session.history.state, 0)
            await self.store.note_points(session.id, sum(count for _, count in points))

    def _judge(self, session: Session, entry: Entry, at: str | None, bot: str | None) -> None:
        if at is not None:
            session.check_at(entry.seat, at)
        if bot is not None and session.bot_for(entry.seat) != bot:
            raise Refused("stale")
        session.check(entry)

    async def _has_missed(self, table: Table) -> bool:
        """Whether another process has written what this one has not heard of yet. Somebody who looks there and sends
        the answer here may be quicker than the word from there to here.
        """
        before = table.session.number
        if self.store.is_shared:
            await self.catch_up(table)
            table.show()
        return table.session.number > before

    def _tell_those_inside(self, table: Table) -> None:
        for tell in self.on_change:
            tell(table)

    # -- who looks -----------------------------------------------------------------------------------

    async def enter(self, table: Table, looker: Looker, since: int | None) -> None:
        """Somebody looks: first at all that there is, or at what was missed since a number; then at changes."""
        table.presence.enter(looker)
        table.show()
        table.catch_up(looker, since)
        await self.tell_presence(table)

    async def leave(self, table: Table, looker: Looker) -> None:
        table.presence.leave(looker)
        table.show()
        await self.tell_presence(table)

    async def note_request(self, table: Table, seat: int) -> None:
        """Who plays without a socket is here, too."""
        if table.presence.asked(seat):
            table.show()
            await self.tell_presence(table)

    async def tell_presence(self, table: Table) -> None:
        """Tells the other processes who looks here."""
        who = table.presence
        await self._tell(presence_word(self.process, table.session.id, sorted(who.here()), who.watchers_here()))

    async def _tell(self, word: str) -> None:
        """While the database is away, the others hear of it later: it is said again from time to time.

        One that does not even refuse is not waited for: whoever looks sees a table in memory all the same, and goes.
        """
        try:
            await asyncio.wait_for(self.store.tell(word), PATIENCE)
        except lost() as error:
            log.warning("who looks was not told to other processes", extra={"facts": {"reason": str(error)}})

    async def repeat_presence(self) -> None:
        """Says it again from time to time: a process that has died falls silent."""
        while True:
            await asyncio.sleep(LASTS / 3)
            await self._tell_all_presence()

    async def _tell_all_presence(self) -> None:
        for table in self.loaded():
            if table.presence.is_anybody_here():
                await self.tell_presence(table)

    async def heard(self, told: Told) -> None:
        """Another process says something about a table."""
        table = self._found.get(told.table)
        if table is None or told.process == self.process:
            return
        if told.what == WHO:
            if table.presence.is_anybody_here():
                await self.tell_presence(table)
            return
        if told.what == HERE:
            table.presence.heard(told.process, told.seats, told.number)
        else:
            async with table.lock:
                if told.entry is not None and told.number == table.session.number + 1:
                    table.session.apply(told.entry, time.time())  # what was told is in the store: no need to ask for it
                elif told.number > table.session.number:
                    await self.catch_up(table)
        table.show()

    async def look_again(self) -> None:
        """After the other processes could not be heard for a while: what did they write?"""
        numbers = await self.store.numbers(list(self._found))
        for id, number in numbers.items():
            table = self._found.get(id)
            if table is not None and number > table.session.number:
                async with table.lock:
                    await self.catch_up(table)
                table.show()
        await self._tell_all_presence()

    async def close(self) -> None:
        """Everything that was acknowledged is in the store."""
        self._is_closing.set()
        await asyncio.gather(*self._opening.values(), return_exceptions=True)


def key_hash(key: str) -> str:
    return hashlib.sha256(f"gromada seat {key}".encode()).hexdigest()
