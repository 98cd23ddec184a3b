"""Presence: who looks at a table, in this process or in another, with a socket or by asking now and then."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from gromada.table.refusals import Refused

MOST_LOOKERS: Final = 200  # at one table, in one process
LASTS: Final = 60.0  # seconds for which a request, or a word about seats in another process, is believed


class Looker:
    """Somebody who looks at a table: a seat, or a spectator. Only the newest snapshot waits to be sent.

    Bytes that say nothing new are not sent, so that nobody can count what others do in secret.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat: Final = seat
        self._offered = b""
        self._waiting: bytes | None = None
        self._has_news: Final = asyncio.Event()

    def offer(self, snapshot: bytes) -> None:
        if snapshot != self._offered:
            self._offered = self._waiting = snapshot
            self._has_news.set()

    async def next(self) -> bytes:
        """The next snapshot to send."""
        while self._waiting is None:
            self._has_news.clear()
            await self._has_news.wait()
        snapshot, self._waiting = self._waiting, None
        return snapshot


class Presence:
    """Who looks at one table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.lookers: Final[list[Looker]] = []
        self._clock: Final = clock
        self._elsewhere: Final[dict[str, tuple[set[int], float]]] = {}  # process -> seats that look there, and when
        self._requests: Final[dict[int, float]] = {}  # seat -> when it last asked for something here
        self._last_seen: Final[dict[int, float]] = {}  # seat -> when it last looked, here or elsewhere
        self._opened: Final = clock()

    def enter(self, looker: Looker) -> None:
        if len(self.lookers) >= MOST_LOOKERS:
            raise Refused("full-of-lookers")
        self.lookers.append(looker)

    def leave(self, looker: Looker) -> None:
        self.present()  # who looked in silence was here until now
        self.lookers.remove(looker)

    def asked(self, seat: int) -> bool:
        """A seat has sent a request, as somebody does who plays without a socket; whether that is news to others."""
        is_news = seat not in self.present()
        self._requests[seat] = self._last_seen[seat] = self._clock()
        return is_news

    def heard(self, process: str, seats: list[int]) -> None:
        self._elsewhere[process] = (set(seats), self._clock())

    def here(self) -> set[int]:
        """The seats that look at the table in this process, or have asked for something of late."""
        now = self._clock()
        return self._looking().union(seat for seat, when in self._requests.items() if now - when < LASTS)

    def present(self) -> set[int]:
        """The seats that are here or in another process."""
        now = self._clock()
        others = [seats for seats, when in self._elsewhere.values() if now - when < LASTS]
        for seat in self._looking().union(*others):
            self._last_seen[seat] = now
        return self.here().union(*others)

    def away(self, seat: int) -> float:
        """For how many seconds a seat has neither looked nor asked, as far as this process can know."""
        self.present()
        return self._clock() - self._last_seen.get(seat, self._opened)

    def _looking(self) -> set[int]:
        return {looker.seat for looker in self.lookers if looker.seat is not None}
