"""Bots: who thinks for whom, and when; how they think is in `thinking.py`."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from gromada.sim.seeds import derived_seed
from gromada.table.entries import BY_CLOCK, HINT, MOVE, STUCK, Entry
from gromada.table.hints import ADVISER, advise
from gromada.table.messages import HintOut
from gromada.table.metrics import BOT_FAILURES, BOTS_GIVEN_UP
from gromada.table.refusals import Refused
from gromada.table.tables import Table, Tables
from gromada.table.thinking import LONGEST, BotFailed, Crowded, Question, Thinkers
from gromada.table.wire import lost

log = logging.getLogger("gromada.table")
ROUND: Final = 15.0  # seconds between two looks for bots that nobody lets think
QUIET: Final = LONGEST + ROUND  # seconds without an entry, after which hardly any process can still be thinking
PAUSES: Final = (1.0, 4.0)  # seconds before a bot that has failed is tried again; then it is given up
A_WHILE: Final = 1.0  # seconds after which a bot is seen to think
LONGEST_PAUSE: Final = 30.0  # seconds between two attempts to write, while the database does not answer


class Bots:
    """Lets bots answer wherever one is asked."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self._tables: Final = tables
        self._thinkers: Final = thinkers
        self._is_closing: Final = asyncio.Event()
        tables.on_change.append(self.wake)

    async def mind(self, is_first: Callable[[], Awaitable[bool]]) -> None:
        """Bots go on by themselves: after a restart, and where the process that let them think has died.

        One process does this. That another lets the same bot think is harmless: a number is used once.
        """
        known: dict[str, int] = {}  # table -> how many entries it had when it was last looked at
        quiet = 0.0
        while not self._is_closing.is_set():
            try:
                if await is_first():
                    for id, number in await self._tables.store.with_bots(quiet):
                        if known.get(id) != number and not self._is_closing.is_set():
                            await self._mind(id)
                            known[id] = number
                    quiet = QUIET
            except lost():
                log.exception("the bots could not be minded: the database does not answer")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_closing.wait(), ROUND)

    async def _mind(self, id: str) -> None:
        try:
            table = await self._tables.get(id)
            async with table.lock:
                await self._tables.catch_up(table)
                if table.session.history.state.is_over():  # a process died between the last move and this note
                    await self._tables.store.close_table(id, table.session.results())
            self.wake(table)
        except lost():
            raise
        except Refused as error:
            log.warning("a game cannot go on here", extra={"facts": {"table": id, "reason": str(error)}})
        except Exception:  # entries that cannot be replayed: whatever is wrong with them, other games go on
            log.exception("a game cannot go on here", extra={"facts": {"table": id}})

    def wake(self, table: Table) -> None:
        if (table.thinking is None or table.thinking.done()) and table.session.bot_to_move() is not None:
            table.thinking = asyncio.create_task(self._think_on(table))

    async def _think_on(self, table: Table) -> None:
        """Bots answer one after another until a person is asked, or until one has failed too often.

        What a database refuses is no bot's fault: it is tried again for as long as it takes.
        """
        session, failures, pause = table.session, 0, PAUSES[0]
        asked: tuple[int, str, str] | None = None
        while (seat := session.bot_to_move()) is not None:
            now = seat, session.at(seat), session.bot_for(seat)
            if now != asked:
                asked, failures = now, 0
            try:
                if failures > len(PAUSES):
                    await self._give_up(table, seat)
                else:
                    await self._think(table, seat)
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

    async def _think(self, table: Table, seat: int) -> None:
        """One answer of a bot."""
        session = table.session
        at, bot = session.at(seat), session.bot_for(seat)

        def is_settled() -> bool:
            return session.at(seat) != at or session.bot_for(seat) != bot

        def saved() -> dict[str, Any] | None:
            return None if is_settled() else session.game.to_json(session.history.state)

        seed = derived_seed(session.history.seed, "table", seat, len(session.history.moves))
        is_for_people = not all(chair.bot() for chair in session.seats)
        name, id = session.game.name, session.id
        question = Question(name, table.pack, saved, seat, bot, seed, id, table.address, is_for_people)
        slow = asyncio.get_running_loop().call_later(A_WHILE, self._show_thinking, table, seat, int(time.time()))
        try:
            move = await self._thinkers.pick(question)
        finally:
            slow.cancel()
            table.presence.thinking.pop(seat, None)
        if move is None or is_settled():
            return  # the table has moved on meanwhile
        count = BY_CLOCK if seat in session.late else 0
        try:
            await self._tables.submit(table, Entry(MOVE, seat, move, count), at, bot)
        except Refused as error:
            if error.code != "stale":  # another process has let the same bot move, or the chair was taken back
                raise

    async def hint(self, table: Table, seat: int) -> HintOut:
        """What a strong bot would answer for a seat; that it was asked for is told to everybody first."""
        session = table.session
        at = session.at(seat)
        if session.history.state.is_over() or not session.asking(seat).is_asked():
            raise Refused("not-asked")
        await self._tables.submit(table, Entry(HINT, seat))

        def saved() -> dict[str, Any] | None:
            return session.game.to_json(session.history.state) if session.at(seat) == at else None

        seed = derived_seed(session.history.seed, "hint", seat, len(session.history.moves))
        name, id = session.game.name, session.id
        question = Question(name, table.pack, saved, seat, ADVISER, seed, id, table.address, work=advise)
        try:
            found = await self._thinkers.pick(question)
        except (BotFailed, Crowded) as error:
            raise Refused("no-advice") from error
        if found is None:
            raise Refused("stale")
        hint = msgspec.json.decode(found, type=HintOut)
        hint.at = at
        return hint

    def _show_thinking(self, table: Table, seat: int, since: int) -> None:
        """Who waits may know for whom; a bot that answers at once is not worth a word."""
        table.presence.thinking[seat] = since
        table.show()

    async def _give_up(self, table: Table, seat: int) -> None:
        """Tells everybody at the table that a bot makes no move; a person decides what now."""
        with suppress(Refused):  # somebody has taken the seat meanwhile
            await self._tables.submit(table, Entry(STUCK, seat))
            BOTS_GIVEN_UP.inc()

    async def close(self) -> None:
        self._is_closing.set()
        thinking = [table.thinking for table in self._tables.loaded() if table.thinking is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        self._thinkers.close()
