"""Clocks: how long a seat may think, and who answers when its time is up. Nobody loses a game by the clock.

A bot answers the one decision for which there was no time; then the person is asked again. What a seat has used is part
of the entry with which it answers, so that every process and every restart counts the same; and the time in which a
server was down is nobody's. In a game by post everybody may go on leave for some days: then their clock stands still.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from gromada.table.entries import OUT, Entry
from gromada.table.messages import LEAVE_DAYS
from gromada.table.refusals import Refused
from gromada.table.wire import lost

if TYPE_CHECKING:
    from gromada.table.tables import Table, Tables

log = logging.getLogger("gromada.table")
# Seconds in which nobody's time is up after a table was opened: whoever plays has to come back first.
GRACE: Final = 30.0
PAUSE: Final = 5.0  # seconds after which it is tried again, where a database did not answer
DAY: Final = 86_400.0


class Pace(NamedTuple):
    """How long a seat may think, in seconds."""

    decision: float  # for each decision, at least
    game: float = 0.0  # for all of them together; then there is only the least for each
    is_by_post: bool = False  # nobody waits for it at the table: the days go on while the server is down
    more: float = 0.0  # what a wish for more time adds: to the game, where that is what counts, else to each decision


PACES: Final = {
    "quick": Pace(60.0, more=60.0),
    "evening": Pace(20.0, 1800.0, more=600.0),
    "post": Pace(172_800.0, is_by_post=True, more=86_400.0),
}


class Running(NamedTuple):
    """A decision that a seat has to make: which one, and since when."""

    at: str
    since: float


class Leave(NamedTuple):
    """From when to when the clock of a seat stands still."""

    since: float
    until: float


class Clock:
    """The time of every seat of a table; without a pace nobody has to hurry."""

    def __init__(self, seats: int) -> None:
        self.pace: Pace | None = None
        self.kind = ""
        self.opened = 0.0  # when the table came into the memory of this process
        self.used: Final = [0] * seats  # seconds
        self.late: Final = [0] * seats  # how often the time of each was up
        self.lengthened = 0  # how often everybody was given more time
        self._running: Final[list[Running | None]] = [None] * seats
        self._leaves: Final[list[list[Leave]]] = [[] for _ in range(seats)]

    def set(self, kind: str) -> None:
        self.kind, self.pace = kind, PACES[kind]

    def lengthen(self) -> None:
        """More time for everybody alike, also for what is asked just now; whoever had none left has all of it."""
        pace = self.pace
        if pace is None:
            return
        self.lengthened += 1
        if pace.game:
            self.used[:] = [min(used, round(pace.game)) for used in self.used]
            self.pace = pace._replace(game=pace.game + pace.more)
        else:
            self.pace = pace._replace(decision=pace.decision + pace.more)

    def take_leave(self, seat: int, days: int, now: float) -> None:
        """For so many days from now on; with none, whoever is on leave is back."""
        leaves = self._leaves[seat]
        if self.is_on_leave(seat, now):
            leaves[-1] = leaves[-1]._replace(until=now)
        if days:
            leaves.append(Leave(now, now + days * DAY))

    def leave_until(self, seat: int) -> float | None:
        """When the last leave of a seat ends or has ended."""
        return self._leaves[seat][-1].until if self._leaves[seat] else None

    def is_on_leave(self, seat: int, now: float) -> bool:
        until = self.leave_until(seat)
        return until is not None and until > now

    def leave_left(self, seat: int) -> int:
        """Days; one that was begun counts as a whole one."""
        return LEAVE_DAYS - sum(math.ceil((leave.until - leave.since) / DAY) for leave in self._leaves[seat])

    def run(self, seat: int, at: str | None, is_detail: bool, now: float) -> None:
        """Which question a seat is asked now, if any. A detail of a decision has no time of its own."""
        before = self._running[seat]
        if at is None:
            self._running[seat] = None
        elif before is None or before.at != at:
            is_same = before is not None and is_detail and self.pace is not None and not self.pace.game
            self._running[seat] = Running(at, before.since if before is not None and is_same else now)

    def left(self, seat: int) -> int | None:
        """The seconds that a seat has left for the rest of the game, where that is what counts."""
        return round(max(0.0, self.pace.game - self.used[seat])) if self.pace is not None and self.pace.game else None

    def deadline(self, seat: int) -> float | None:
        """When somebody else answers for a seat, in seconds since 1970; None: it is not asked, or has no clock."""
        running, pace = self._running[seat], self.pace
        if running is None or pace is None:
            return None
        start = self._start(running, pace)
        return max(start + self._whole(seat, pace) + self._stood(seat, start, math.inf), self.opened + GRACE)

    def is_up(self, seat: int, seconds: int) -> bool:
        """Whether so many seconds are all that a seat has for what it is asked now."""
        pace = self.pace
        return self._running[seat] is not None and pace is not None and seconds >= round(self._whole(seat, pace))

    def spent(self, seat: int, now: float) -> int:
        """Whole seconds that a seat has thought about what it is asked now, as far as it had them."""
        running, pace = self._running[seat], self.pace
        if running is None or pace is None:
            return 0
        start = self._start(running, pace)
        return round(min(max(0.0, now - start - self._stood(seat, start, now)), self._whole(seat, pace)))

    def _whole(self, seat: int, pace: Pace) -> float:
        return max(pace.decision, pace.game - self.used[seat])

    def _stood(self, seat: int, start: float, end: float) -> float:
        """How long the clock of a seat stood still between two moments."""
        return sum(max(0.0, min(leave.until, end) - max(leave.since, start)) for leave in self._leaves[seat])

    def _start(self, running: Running, pace: Pace) -> float:
        return running.since if pace.is_by_post else max(running.since, self.opened)


class Timers:
    """Rings when somebody's time is up."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._alarms: Final[dict[str, asyncio.TimerHandle]] = {}  # by table, which may leave the memory meanwhile
        self._ringing: Final[set[asyncio.Task[None]]] = set()
        tables.on_change.append(self.watch)

    def watch(self, table: Table) -> None:
        """After everything that happens at a table."""
        session = table.session
        old = self._alarms.pop(session.id, None)
        if old is not None:
            old.cancel()
        deadlines = [when for when in session.deadlines().values() if when is not None]
        if deadlines:
            self._set(session.id, min(deadlines) - time.time())

    def _set(self, id: str, seconds: float) -> None:
        self._alarms[id] = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring, id)

    def _ring(self, id: str) -> None:
        self._alarms.pop(id, None)
        ringing = asyncio.create_task(self._answer_for_the_late(id))
        self._ringing.add(ringing)
        ringing.add_done_callback(self._ringing.discard)

    async def _answer_for_the_late(self, id: str) -> None:
        try:
            table = await self._tables.get(id)
            session, now = table.session, time.time()
            for seat, deadline in session.deadlines().items():
                if deadline is not None and deadline <= now:
                    late = Entry(OUT, seat, session.at(seat), session.clock.spent(seat, now))
                    await self._tables.submit(table, late)
            self.watch(table)
        except Refused as error:  # answered in the last moment, or in another process
            if error.code == "stale":
                self._set(id, 0.0)
        except lost():
            log.exception("a clock could not be stopped", extra={"facts": {"table": id}})
            self._set(id, PAUSE)

    def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        for ringing in self._ringing:
            ringing.cancel()
