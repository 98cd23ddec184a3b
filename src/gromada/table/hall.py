"""Hall: the tables that this process holds in memory. Entries go to the store first, then to everybody who looks."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import os
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from typing import Any, Final
from weakref import WeakValueDictionary

from gromada.core.errors import BadSetup, OtherRecord
from gromada.core.game import Game, Options
from gromada.core.record import Record
from gromada.core.state import State
from gromada.library import game as game_by_name
from gromada.library import game_of, package_folder
from gromada.sim.seeds import derived_seed
from gromada.table.limits import CALLER, Limit
from gromada.table.messages import (
    ENCODER,
    NewTable,
    OwnTable,
    PackOut,
    Position,
    PublicSeat,
    PublicTable,
    SeatKey,
    SeatTaken,
    TableMade,
    TableSummary,
)
from gromada.table.metrics import BOT_FAILURES, BOTS_GIVEN_UP, TABLES_LOADED
from gromada.table.past import Desk, Replays
from gromada.table.presence import LASTS, Looker, Presence
from gromada.table.refusals import Refused
from gromada.table.session import (
    FOR_ANOTHER,
    HOLD,
    INVITE,
    JOIN,
    MOVE,
    OPEN,
    OWN_WISH,
    PERSON,
    REMATCH,
    STUCK,
    Entry,
    Seat,
    Session,
)
from gromada.table.store import Store, TableRow, Taken
from gromada.table.thinking import LONGEST, BotFailed, Crowded, Question, Thinkers, check_bot
from gromada.table.wire import HERE, WHO, Told, lost, presence_word, question_word

log = logging.getLogger("gromada.table")
TRIES: Final = 8  # how often an entry is tried again when another process was faster
AWAY: Final = 60.0  # seconds without a look, after which others may let a bot play for a person
MOST_PUBLIC: Final = 50  # tables in the list that everybody sees
ROUND: Final = 15.0  # seconds between two looks for bots that nobody lets think
QUIET: Final = LONGEST + ROUND  # seconds without an entry, after which hardly any process can still be thinking
PAUSES: Final = (1.0, 4.0)  # seconds before a bot that has failed is tried again; then it is given up
LONGEST_PAUSE: Final = 30.0  # seconds between two attempts to write, while the database does not answer
IDLE: Final = 900.0  # seconds after which a table that nobody looks at leaves the memory
BREATH: Final = 50  # entries that are applied before others get a turn: the largest game takes a while to open


class Live:
    """A table in memory."""

    def __init__(self, row: TableRow, session: Session, pack: str | None) -> None:
        self.row: Final = row
        self.session: Final = session
        self.pack: Final = pack  # the file of the pack, or None for the game's own
        self.lock: Final = asyncio.Lock()
        self.presence: Final = Presence()
        self.address: Final = CALLER.get()  # of whoever let it be made or loaded: bots think for all addresses in turn
        self.thinking: asyncio.Task[None] | None = None
        self.used = time.monotonic()  # when it was last asked for
        self._shots: Final[dict[int | None, bytes]] = {}  # cached: what each seat may know, as of `_shots_of`
        self._shots_of: tuple[int, set[int]] = (-1, set())

    def is_idle(self, seconds: float) -> bool:
        """Nobody looks, no bot thinks, and nobody has asked for it for so long."""
        is_thinking = self.thinking is not None and not self.thinking.done()
        return not self.presence.lookers and not is_thinking and time.monotonic() - self.used >= seconds

    def seat_of(self, key: str | None) -> int:
        """The seat that a key opens."""
        given = key_hash(key or "")
        for seat, chair in enumerate(self.session.seats):
            if chair.key_hash and hmac.compare_digest(given, chair.key_hash):
                return seat
        raise Refused("no-key")

    def shot(self, seat: int | None) -> bytes:
        """What a seat may know now: made once, for the one who moved and for all who look."""
        now = self.session.number, self.presence.present()
        if now != self._shots_of:
            self._shots.clear()
            self._shots_of = now
        if seat not in self._shots:
            self._shots[seat] = ENCODER.encode(self.session.snapshot(seat, now[1]))
        return self._shots[seat]

    def show(self) -> None:
        """Offers everybody who looks what they may know now."""
        for looker in self.presence.lookers:
            looker.offer(self.shot(looker.seat))


class Hall:
    """Opens, changes and shows tables."""

    def __init__(self, store: Store, thinkers: Thinkers, packs: dict[str, list[str]], seat_limit: Limit) -> None:
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.packs: Final = packs  # game -> files of the packs that this server was given; the first is the default
        self.seat_limit: Final = seat_limit
        self.process: Final = f"{os.getpid()}-{secrets.token_hex(4)}"
        # Found for as long as anybody holds it, be it a request that goes on: there are never two of one table.
        self._live: Final[WeakValueDictionary[str, Live]] = WeakValueDictionary()
        self._kept: Final[dict[str, Live]] = {}  # held until they are idle
        TABLES_LOADED.set_function(self._live.__len__)
        self.desk: Final = Desk()
        self.replays: Final = Replays(self.game_of)
        self._closing: Final = asyncio.Event()
        self._health = False, float("-inf")  # whether the database could be written, and when that was tried
        self._opening: Final[dict[str, asyncio.Task[Live]]] = {}

    async def is_well(self) -> bool:
        """Whether the database can be written; asked of it at most once a second, whoever wants to know."""
        now = time.monotonic()
        if now - self._health[1] >= 1.0:
            try:
                await asyncio.wait_for(self.store.try_writing(), 5.0)
                self._health = True, now
            except lost() as error:
                log.error("the database cannot be written", extra={"facts": {"reason": str(error)[:300]}})
                self._health = False, now
        return self._health[0]

    # -- games and packs -----------------------------------------------------------------------------

    def files(self, name: str) -> list[str | None]:
        """The packs of a game: those that the server was given, then the game's own (None)."""
        return [*self.packs.get(name, []), None]

    def game(self, name: str, sha: str = "") -> tuple[Game[State], str | None]:
        """A game with the pack of this hash, or with the server's first pack; and the pack's file."""
        for file in self.files(name):
            game = given_game(name, file)
            if not sha or game.box.pack.sha == sha:
                return game, file
        for former in sorted((package_folder(name) / "packs").glob("*.toml")):
            game = given_game(name, str(former))
            if game.box.pack.sha == sha:
                return game, str(former)
        raise Refused("no-pack", pack=sha[:12], game=name)

    def pack_names(self, name: str) -> list[PackOut]:
        packs = [given_game(name, file).box.pack for file in self.files(name)]
        return [PackOut(pack.file, pack.sha) for pack in packs]

    def game_of(self, record: Record) -> Game[State]:
        """The game of a record, with one of the server's packs where it fits."""
        try:
            return self.game(record.game, record.pack)[0]
        except Refused:
            return game_of(record)
        except BadSetup as error:
            raise OtherRecord(f"line 2: {error}") from error

    # -- tables --------------------------------------------------------------------------------------

    async def make(self, wish: NewTable) -> TableMade:
        """A new table with a seed that nobody can know; its hash is promised at once."""
        game, _ = self.game(wish.game, wish.pack)
        values = game.read_options(wish.seats, wish.options)
        game.new(wish.seats, 0, values)
        if len(wish.holders) != wish.seats:
            raise Refused("holders", seats=wish.seats, holders=len(wish.holders))
        for holder in wish.holders:
            if holder not in (PERSON, OPEN):
                check_bot(holder)
        keys = [secrets.token_urlsafe(16) if holder in (PERSON, OPEN) else None for holder in wish.holders]
        chairs = []
        for seat, holder in enumerate(wish.holders):
            name = " ".join(wish.names[seat].split())[:40] if seat < len(wish.names) else ""
            chairs.append((name or holder[:40], holder, key_hash(keys[seat] or "") if keys[seat] else ""))
        live = await self._make(game, values, wish.lang, chairs, wish.is_public)
        made = [SeatKey(seat, key) for seat, key in enumerate(keys)]
        return TableMade(live.session.id, made, live.session.commitment)

    async def _make(
        self, game: Game[State], values: Options, lang: str, chairs: list[tuple[str, str, str]], is_public: bool
    ) -> Live:
        id, seed, salt = secrets.token_urlsafe(9), secrets.randbits(128), secrets.token_hex(16)
        pack = game.box.pack.sha
        await self.store.make(id, game.name, game.rules_version, pack, values, seed, salt, lang, chairs, is_public)
        return await self.get(id)

    async def rematch(self, live: Live, seat: int) -> None:
        """The same seats at a new table: every key opens the same seat there."""
        session = live.session
        session.check(Entry(REMATCH, seat))
        chairs = [(chair.name, chair.holder, chair.key_hash) for chair in session.seats]
        again = await self._make(session.game, live.row.options, live.row.lang, chairs, live.row.is_public)
        await self.submit(live, Entry(REMATCH, seat, again.session.id))

    async def get(self, id: str) -> Live:
        """A table by its id, from memory or from the store."""
        live = self._live.get(id)
        if live is not None:
            live.used = time.monotonic()
            self._kept[id] = live
            return live
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._open(id))
            opening.add_done_callback(lambda _: self._opening.pop(id))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> Live:
        row = await self.store.find(id)
        if row is None:
            raise Refused("no-table")
        game, pack = self.game(row.game, row.pack)
        if not game.plays_like(row.rules, len(row.names)):
            raise Refused("other-rules")
        seats = [Seat(*chair) for chair in zip(row.names, row.holders, row.key_hashes, strict=True)]
        live = Live(row, Session(id, game, row.seed, row.salt, row.options, seats, row.is_public), pack)
        await self._catch_up(live)
        self._live[id] = self._kept[id] = live
        if self.store.is_shared:  # what others wrote while this process did not yet listen for it
            async with live.lock:
                await self._catch_up(live)
            await self._tell(question_word(self.process, id))
        self.wake_bots(live)
        return live

    def unload(self, idle: float) -> None:
        """Lets go of the tables that have been idle for so many seconds; the store has all of them."""
        for id, live in list(self._kept.items()):
            if live.is_idle(idle):
                del self._kept[id]

    async def tidy(self, idle: float) -> None:
        """Unloads idle tables from time to time."""
        while not self._closing.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), min(idle / 4, 60))
            self.unload(idle)
            self._show_all()

    async def past(self, live: Live, seat: int | None, line: int) -> Position:
        """A table as it was; nothing happens there meanwhile, but everywhere else."""
        async with live.lock:
            return await self.desk.do(CALLER.get(), live.session.past(seat, line))

    def _show_all(self) -> None:
        """Somebody who only sends requests may have gone without a word."""
        for live in self._kept.values():
            live.show()

    async def public(self) -> list[PublicTable]:
        """The list that everybody sees."""
        found = []
        for id in await self.store.public(MOST_PUBLIC):
            try:
                live = await self.get(id)
            except Refused:
                continue  # made with other rules or another pack: it cannot be played here
            session = live.session
            seats = [PublicSeat(chair.name, chair.holder) for chair in session.seats]
            moves, made = session.seen_moves(None), live.row.made
            values = live.row.options
            found.append(PublicTable(id, session.game.name, values, seats, session.free_seats(), moves, made))
        return found

    async def join(self, live: Live, name: str) -> SeatTaken:
        """A stranger takes the first free seat of a public table."""
        if not live.session.is_public:
            raise Refused("not-public")
        for seat in live.session.free_seats():
            key = secrets.token_urlsafe(16)
            try:
                await self.submit(live, Entry(JOIN, seat, f"{key_hash(key)} {name}"))
            except Refused as error:
                if error.code != "not-free":  # somebody else was faster: the next seat may do
                    raise
            else:
                return SeatTaken(live.session.id, seat, key)
        raise Refused("all-taken")

    async def invite(self, live: Live, by: int, seat: int) -> SeatTaken:
        """A key for a bot's seat: the bot plays on until somebody sits down with it."""
        if by != live.session.host:
            raise Refused("not-host")
        if seat >= len(live.session.seats):
            raise Refused("no-seat", seats=len(live.session.seats))
        key = secrets.token_urlsafe(16)
        await self.submit(live, Entry(INVITE, seat, key_hash(key)))
        return SeatTaken(live.session.id, seat, key)

    async def hold(self, live: Live, by: int, bot: str | None, other: int | None) -> None:
        """A bot plays for a person: by the person's own wish, or by another's when the person has gone."""
        seat = by if other is None else other
        if bot is not None:
            check_bot(bot)
        if seat != by:
            if seat >= len(live.session.seats):
                raise Refused("no-seat", seats=len(live.session.seats))
            if bot is None:
                raise Refused("not-yours")
            if live.session.seats[seat].bot() and seat not in live.session.stuck:
                raise Refused("bot-already")
            if live.presence.away(seat) < AWAY:
                raise Refused("not-long-away", seconds=round(AWAY))
        await self.submit(live, Entry(HOLD, seat, bot or "", OWN_WISH if seat == by else FOR_ANOTHER))

    async def summary(self, own: OwnTable) -> TableSummary:
        live = await self.get(own.table)
        seat = live.seat_of(own.key) if own.key else None
        session = live.session
        is_over = session.history.state.is_over()
        names = [chair.name for chair in session.seats]
        asked = [] if is_over else session.asked(seat)
        return TableSummary(session.id, session.game.name, names, asked, seat, is_over, live.row.made)

    async def _catch_up(self, live: Live) -> None:
        for count, entry in enumerate(await self.store.entries(live.session.id, live.session.number), 1):
            live.session.apply(entry)
            if count % BREATH == 0:
                await asyncio.sleep(0)

    async def submit(self, live: Live, entry: Entry, at: str | None = None) -> None:
        """Checks an entry, stores it, carries it out, and shows it to everyone.

        Where another process was faster, what it did is read first, and the entry is judged again.
        """
        session = live.session
        start = time.perf_counter()
        async with live.lock:
            for _ in range(TRIES):
                if at is not None:
                    session.check_at(entry.seat, at)
                session.check(entry)
                try:
                    await self.store.append(session.id, session.number + 1, entry, self.process)
                    break
                except Taken:
                    await self._catch_up(live)
                    live.show()
            else:
                raise Refused("busy")
            session.apply(entry)
            if entry.kind == MOVE and session.history.state.is_over():
                await self.store.close_table(session.id)
        live.show()
        spent = round(1000 * (time.perf_counter() - start), 1)
        facts = {"table": session.id, "number": session.number, "kind": entry.kind, "seat": entry.seat, "ms": spent}
        log.info("entry", extra={"facts": facts})
        self.wake_bots(live)

    # -- who looks -----------------------------------------------------------------------------------

    async def enter(self, live: Live, looker: Looker) -> None:
        live.presence.enter(looker)
        live.show()
        await self.tell_presence(live)

    async def leave(self, live: Live, looker: Looker) -> None:
        live.presence.leave(looker)
        live.show()
        await self.tell_presence(live)

    async def note_request(self, live: Live, seat: int) -> None:
        """Who plays without a socket is here, too."""
        if live.presence.asked(seat):
            live.show()
            await self.tell_presence(live)

    async def tell_presence(self, live: Live) -> None:
        """Tells the other processes which seats look here."""
        await self._tell(presence_word(self.process, live.session.id, sorted(live.presence.here())))

    async def _tell(self, word: str) -> None:
        """While the database is away, the others hear of it later: it is said again from time to time."""
        try:
            await self.store.tell(word)
        except lost() as error:
            log.warning("who looks was not told to other processes", extra={"facts": {"reason": str(error)}})

    async def repeat_presence(self) -> None:
        """Says it again from time to time: a process that has died falls silent."""
        while True:
            await asyncio.sleep(LASTS / 3)
            for live in list(self._live.values()):
                if live.presence.here():
                    await self.tell_presence(live)

    async def heard(self, told: Told) -> None:
        """Another process says something about a table."""
        live = self._live.get(told.table)
        if live is None or told.process == self.process:
            return
        if told.what == WHO:
            if live.presence.here():
                await self.tell_presence(live)
            return
        if told.what == HERE:
            live.presence.heard(told.process, told.seats)
        else:
            async with live.lock:
                if told.entry is not None and told.number == live.session.number + 1:
                    live.session.apply(told.entry)  # what was told is in the store: no need to ask for it
                elif told.number > live.session.number:
                    await self._catch_up(live)
        live.show()

    async def look_again(self) -> None:
        """After the other processes could not be heard for a while: what did they write?"""
        numbers = await self.store.numbers(list(self._live))
        for id, number in numbers.items():
            live = self._live.get(id)
            if live is not None and number > live.session.number:
                async with live.lock:
                    await self._catch_up(live)
                live.show()
        for live in list(self._live.values()):
            if live.presence.here():
                await self.tell_presence(live)

    async def close(self) -> None:
        """Stops the bots; everything that was acknowledged is in the store."""
        self._closing.set()
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        thinking = [live.thinking for live in self._live.values() if live.thinking is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    # -- bots ----------------------------------------------------------------------------------------

    async def mind_bots(self, is_first: Callable[[], Awaitable[bool]]) -> None:
        """Bots go on by themselves: after a restart, and where the process that let them think has died.

        One process does this. That another lets the same bot think is harmless: a number is used once.
        """
        known: dict[str, int] = {}  # table -> how many entries it had when it was last looked at
        quiet = 0.0
        while not self._closing.is_set():
            try:
                if await is_first():
                    for id, number in await self.store.with_bots(quiet):
                        if known.get(id) != number and not self._closing.is_set():
                            await self._mind(id)
                            known[id] = number
                    quiet = QUIET
            except lost():
                log.exception("the bots could not be minded: the database does not answer")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), ROUND)

    async def _mind(self, id: str) -> None:
        try:
            live = await self.get(id)
            async with live.lock:
                await self._catch_up(live)
                if live.session.history.state.is_over():  # a process died between the last move and this note
                    await self.store.close_table(id)
            self.wake_bots(live)
        except lost():
            raise
        except Refused as error:
            log.warning("a game cannot go on here", extra={"facts": {"table": id, "reason": str(error)}})
        except Exception:  # entries that cannot be replayed: whatever is wrong with them, other games go on
            log.exception("a game cannot go on here", extra={"facts": {"table": id}})

    def wake_bots(self, live: Live) -> None:
        if (live.thinking is None or live.thinking.done()) and live.session.bot_to_move() is not None:
            live.thinking = asyncio.create_task(self._think_on(live))

    async def _think_on(self, live: Live) -> None:
        """Bots answer one after another until a person is asked, or until one has failed too often.

        What a database refuses is no bot's fault: it is tried again for as long as it takes.
        """
        session, failures, pause = live.session, 0, PAUSES[0]
        asked: tuple[int, str, str] | None = None
        while (seat := session.bot_to_move()) is not None:
            now = seat, session.at(seat), session.seats[seat].bot()
            if now != asked:
                asked, failures = now, 0
            try:
                if failures > len(PAUSES):
                    await self._give_up(live, seat)
                else:
                    await self._think(live, seat)
                pause = PAUSES[0]
            except Crowded:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except lost():
                log.exception("a bot's move could not be written", extra={"facts": {"table": session.id}})
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except Exception as error:
                reason = error.reason if isinstance(error, BotFailed) else "move"  # one that the rules forbid
                BOT_FAILURES.labels(reason).inc()
                facts = {"table": session.id, "seat": seat, "bot": now[2], "reason": reason}
                log.exception("a bot failed", extra={"facts": facts})
                failures += 1
                if failures <= len(PAUSES):
                    await asyncio.sleep(PAUSES[failures - 1])

    async def _think(self, live: Live, seat: int) -> None:
        """One answer of a bot."""
        session = live.session
        at, bot = session.at(seat), session.seats[seat].bot()

        def is_settled() -> bool:
            return session.at(seat) != at or session.seats[seat].bot() != bot

        def saved() -> dict[str, Any] | None:
            return None if is_settled() else session.game.to_json(session.history.state)

        seed = derived_seed(session.history.seed, "table", seat, len(session.history.moves))
        is_for_people = not all(chair.bot() for chair in session.seats)
        name, table = session.game.name, session.id
        question = Question(name, live.pack, saved, seat, bot, seed, table, live.address, is_for_people)
        move = await self.thinkers.pick(question)
        if move is None or is_settled():
            return  # the table has moved on meanwhile
        try:
            await self.submit(live, Entry(MOVE, seat, move), at)
        except Refused as error:
            if error.code != "stale":  # another process has let the same bot move
                raise

    async def _give_up(self, live: Live, seat: int) -> None:
        """Tells everybody at the table that a bot makes no move; a person decides what now."""
        with suppress(Refused):  # somebody has taken the seat meanwhile
            await self.submit(live, Entry(STUCK, seat))
            BOTS_GIVEN_UP.inc()


@cache
def given_game(name: str, file: str | None) -> Game[State]:
    """A game with a pack from a file, read once."""
    return game_by_name(name, file)


def key_hash(key: str) -> str:
    return hashlib.sha256(f"gromada seat {key}".encode()).hexdigest()
