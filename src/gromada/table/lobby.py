"""The lobby: making tables, finding a seat at one, and who plays for whom."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Final

from gromada.core.game import Game, Options
from gromada.core.record import Record, read_record
from gromada.core.state import State
from gromada.lessons import first_game
from gromada.review.puzzles import puzzle_by
from gromada.table.entries import (
    BRANCH,
    CLOCK,
    FOR_ANOTHER,
    GUIDE,
    HOLD,
    INVITE,
    JOIN,
    MOVE,
    NO_HINTS,
    OWN_WISH,
    PUZZLE,
    REMATCH,
    Entry,
)
from gromada.table.messages import (
    BranchIn,
    NewTable,
    OwnTable,
    Progress,
    PublicSeat,
    PublicTable,
    PuzzleIn,
    SeatKey,
    SeatTaken,
    TableMade,
    TableSummary,
)
from gromada.table.refusals import Refused
from gromada.table.seats import OPEN, PERSON
from gromada.table.store import Try
from gromada.table.tables import Table, Tables, key_hash
from gromada.table.thinking import check_bot
from gromada.texts import Texts

AWAY: Final = 60.0  # seconds without a look, after which others may let a bot play for a person
OPPONENT: Final = "owl"  # who holds the other seats after a puzzle
MOST_PUBLIC: Final = 50  # tables in the list that everybody sees


class Lobby:
    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables

    async def make(self, wish: NewTable) -> TableMade:
        """A new table with a seed that nobody can know; its hash is promised at once."""
        game, _ = self._tables.shelf.game(wish.game, wish.pack)
        values = game.read_options(wish.seats, wish.options)
        game.new(wish.seats, 0, values)
        if len(wish.holders) != wish.seats:
            raise Refused("holders", seats=wish.seats, holders=len(wish.holders))
        for holder in wish.holders:
            if holder not in (PERSON, OPEN):
                check_bot(holder, game)
        keys = [secrets.token_urlsafe(16) if holder in (PERSON, OPEN) else None for holder in wish.holders]
        chairs = []
        for seat, holder in enumerate(wish.holders):
            name = " ".join(wish.names[seat].split())[:40] if seat < len(wish.names) else ""
            chairs.append((name or holder[:40], holder, key_hash(keys[seat] or "") if keys[seat] else ""))
        guided = first_game(game.name).seed_for(wish.seats) if wish.is_guided else None
        seed = secrets.randbits(128) if guided is None else guided
        wishes = wishes_for(0, wish.has_hints, wish.clock)
        table = await self._make(game, values, wish.lang, chairs, wish.is_public, seed, wishes)
        if wish.is_guided:
            for seat, holder in enumerate(wish.holders):
                if holder == PERSON:
                    await self._tables.submit(table, Entry(GUIDE, seat, count=1))
        made = [SeatKey(seat, key) for seat, key in enumerate(keys)]
        return TableMade(table.session.id, made, table.session.commitment)

    async def _make(
        self,
        game: Game[State],
        values: Options,
        lang: str,
        chairs: list[tuple[str, str, str]],
        is_public: bool,
        seed: int,
        entries: Sequence[Entry] = (),
        attempt: Try | None = None,
    ) -> Table:
        id, salt = secrets.token_urlsafe(9), secrets.token_hex(16)
        store, pack = self._tables.store, game.box.pack.sha
        await store.make(
            id, game.name, game.rules_version, pack, values, seed, salt, lang, chairs, is_public, entries, attempt
        )
        return await self._tables.get(id)

    async def rematch(self, table: Table, seat: int) -> None:
        """The same seats at a new table: every key opens the same seat there."""
        session = table.session
        session.check(Entry(REMATCH, seat))
        chairs = [(chair.name, chair.holder, chair.key_hash) for chair in session.seats]
        row, seed = table.row, secrets.randbits(128)
        has_hints = session.has_hints or bool(session.deal)  # who wanted no hints wants none now
        wishes = wishes_for(seat, has_hints, session.clock.kind)
        again = await self._make(session.game, row.options, row.lang, chairs, row.is_public, seed, wishes)
        await self._tables.submit(table, Entry(REMATCH, seat, again.session.id))

    async def branch(self, game: Game[State], record: Record, at: int, seat: int, wish: BranchIn) -> TableMade:
        """A new table that begins with the first moves of a record: the asker is next, bots hold the other seats.

        Its luck follows from the seed of the record, so its own record verifies.
        """
        check_bot(wish.bot, game)
        moves = [Entry(MOVE, mover, move) for mover, move in record.moves[:at]]
        entries = [*moves, Entry(BRANCH, seat)]
        return await self._go_on(game, record, seat, wish.name, wish.bot, wish.lang, entries)

    async def puzzle(self, id: str, wish: PuzzleIn) -> TableMade:
        """A new table at the question of a puzzle: whoever solves it is asked, and judged by the answer."""
        puzzle = puzzle_by(id)
        if puzzle is None:
            raise Refused("no-puzzle")
        record = read_record(puzzle.record)
        game = self._tables.shelf.game_of(record)
        entries = [*[Entry(MOVE, mover, move) for mover, move in record.moves], Entry(PUZZLE, puzzle.seat, id)]
        return await self._go_on(game, record, puzzle.seat, wish.name, OPPONENT, wish.lang, entries)

    async def alone(
        self,
        game: Game[State],
        values: Options,
        seed: int,
        name: str,
        lang: str,
        entries: Sequence[Entry],
        attempt: Try,
    ) -> TableMade:
        """A table of one's own with the luck of a day."""
        return await self._for_one(game, values, seed, [""], 0, name, lang, entries, attempt)

    async def _go_on(
        self, game: Game[State], record: Record, seat: int, name: str, bot: str, lang: str, entries: Sequence[Entry]
    ) -> TableMade:
        values = game.read_options(record.seats, record.options)
        return await self._for_one(game, values, record.seed, [bot] * record.seats, seat, name, lang, entries)

    async def _for_one(
        self,
        game: Game[State],
        values: Options,
        seed: int,
        bots: list[str],
        seat: int,
        name: str,
        lang: str,
        entries: Sequence[Entry],
        attempt: Try | None = None,
    ) -> TableMade:
        """A table of one person, who gets the key of this seat; bots hold the others."""
        key = secrets.token_urlsafe(16)
        chairs = [(bot, bot, "") for bot in bots]
        called = " ".join(name.split())[:40] or Texts(game, lang).say("person-name", number=seat + 1)
        chairs[seat] = (called, PERSON, key_hash(key))
        table = await self._make(game, values, lang, chairs, False, seed, entries, attempt)
        return TableMade(table.session.id, [SeatKey(seat, key)], table.session.commitment)

    async def public(self) -> list[PublicTable]:
        """The list that everybody sees."""
        found = []
        for id in await self._tables.store.public(MOST_PUBLIC):
            try:
                table = await self._tables.get(id)
            except Refused:
                continue  # made with other rules or another pack: it cannot be played here
            session = table.session
            seats = [PublicSeat(chair.name, chair.holder) for chair in session.seats]
            moves, made = len(session.log(None).lines) - 1, table.row.made
            values, watchers = table.row.options, table.presence.watchers()
            progress = Progress(*session.game.progress(session.history.state))
            free = session.free_seats()
            found.append(PublicTable(id, session.game.name, values, seats, free, moves, made, progress, watchers))
        return found

    async def summary(self, own: OwnTable) -> TableSummary:
        """A line in the list of somebody's own tables."""
        table = await self._tables.get(own.table)
        seat = table.seat_of(own.key) if own.key else None
        session = table.session
        is_over = session.history.state.is_over()
        names, holders = [chair.name for chair in session.seats], [chair.holder for chair in session.seats]
        asked = [] if is_over else session.asked(seat)
        progress = Progress(*session.game.progress(session.history.state))
        made, since = table.row.made, None
        if seat in asked:
            since = session.times[seat] or made
        return TableSummary(session.id, session.game.name, names, holders, asked, seat, is_over, made, progress, since)

    async def join(self, table: Table, name: str) -> SeatTaken:
        """A stranger takes the first free seat of a public table."""
        if not table.session.is_public:
            raise Refused("not-public")
        for seat in table.session.free_seats():
            key = secrets.token_urlsafe(16)
            try:
                await self._tables.submit(table, Entry(JOIN, seat, f"{key_hash(key)} {name}"))
            except Refused as error:
                if error.code != "not-free":  # somebody else was faster: the next seat may do
                    raise
            else:
                return SeatTaken(table.session.id, seat, key)
        raise Refused("all-taken")

    async def invite(self, table: Table, by: int, seat: int) -> SeatTaken:
        """A key for a bot's seat: the bot plays on until somebody sits down with it."""
        if by != table.session.host:
            raise Refused("not-host")
        if seat >= len(table.session.seats):
            raise Refused("no-seat", seats=len(table.session.seats))
        key = secrets.token_urlsafe(16)
        await self._tables.submit(table, Entry(INVITE, seat, key_hash(key)))
        return SeatTaken(table.session.id, seat, key)

    async def hold(self, table: Table, by: int, bot: str | None, other: int | None) -> None:
        """A bot plays for a person: by the person's own wish, or by another's when the person has gone."""
        seat = by if other is None else other
        if bot is not None:
            check_bot(bot, table.session.game)
        if seat != by:
            if seat >= len(table.session.seats):
                raise Refused("no-seat", seats=len(table.session.seats))
            if bot is None:
                raise Refused("not-yours")
            if table.session.seats[seat].bot() and seat not in table.session.stuck:
                raise Refused("bot-already")
            if table.session.clock.is_on_leave(seat, time.time()):
                raise Refused("on-leave")
            if table.presence.away(seat) < AWAY:
                raise Refused("not-long-away", seconds=round(AWAY))
        wish = OWN_WISH if seat == by else FOR_ANOTHER
        await self._tables.submit(table, Entry(HOLD, seat, bot or "", wish))


def wishes_for(seat: int, has_hints: bool, clock: str) -> list[Entry]:
    """What is wished for at a table from its first moment on."""
    return [*([] if has_hints else [Entry(NO_HINTS, seat)]), *([Entry(CLOCK, seat, clock)] if clock else [])]
