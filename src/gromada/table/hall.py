"""The hall: all parts of the table put together, as the routes need them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from gromada.table.bots import Bots
from gromada.table.clocks import Timers
from gromada.table.deals import Deals
from gromada.table.limits import CALLER, Limit
from gromada.table.lobby import Lobby
from gromada.table.messages import Position
from gromada.table.past import Desk, Replays
from gromada.table.reviews import Reviews
from gromada.table.shelf import Shelf
from gromada.table.store import Store
from gromada.table.tables import Table, Tables
from gromada.table.thinking import Thinkers
from gromada.table.wire import Wire, lost

log = logging.getLogger("gromada.table")


class Hall:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        packs: dict[str, list[str]],
        seat_limit: Limit,
        review_tries: int = 0,
    ) -> None:
        self.store: Final = store
        self.shelf: Final = Shelf(packs)
        self.tables: Final = Tables(store, self.shelf)
        self.lobby: Final = Lobby(self.tables)
        self.deals: Final = Deals(self.tables, self.lobby)
        self.bots: Final = Bots(self.tables, thinkers)
        self.timers: Final = Timers(self.tables)
        self.desk: Final = Desk()
        self.replays: Final = Replays(self.shelf.game_of)
        self.reviews: Final = Reviews(self.shelf, thinkers, self.desk, review_tries)
        self.seat_limit: Final = seat_limit
        self._health = False, float("-inf")  # whether the database could be written, and when that was tried
        self._minding: asyncio.Task[None] | None = None
        self._tasks: Final[list[asyncio.Task[None]]] = []

    def start(self, idle: float) -> None:
        """What goes on by itself: listening to other processes, minding bots, letting go of idle tables."""
        is_first: Callable[[], Awaitable[bool]] = _is_alone
        if self.store.is_shared:
            wire = Wire(self.store.url, self.tables.heard, self.tables.look_again)
            is_first = wire.is_first
            self._tasks.append(asyncio.create_task(wire.run()))
            self._tasks.append(asyncio.create_task(self.tables.repeat_presence()))
        self._minding = asyncio.create_task(self.bots.mind(is_first))
        self._tasks.append(asyncio.create_task(self.tables.tidy(idle)))

    async def close(self) -> None:
        """Stops the bots; everything that was acknowledged is in the store."""
        await self.tables.close()
        await self.reviews.close()
        self.timers.close()
        await self.bots.close()
        if self._minding is not None:
            await asyncio.wait([self._minding], timeout=2)  # not cancelled: a database driver may be at work
            self._tasks.append(self._minding)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    async def past(self, table: Table, seat: int | None, line: int, since: int, lang: str = "") -> Position:
        """A table as it was; nothing happens there meanwhile, but everywhere else."""
        async with table.lock:
            return await self.desk.do(CALLER.get(), table.session.past(seat, line, since, lang))

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


async def _is_alone() -> bool:
    """An SQLite file has one process, which minds everything."""
    return True
