"""Presence: who looks at a table, in this process or in another, with a socket or by asking now and then."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from gromada.table.refusals import Refused

MOST_LOOKERS: Final = 200  # at one table, in one process
MOST_UNSENT: Final = 50  # changes that wait for a slow browser
LASTS: Final = 60.0  # seconds for which a request, or a word about seats in another process, is believed


class Looker:
    """Somebody who looks at a table: a seat, or a spectator. What is told waits here until it is sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat: Final = seat
        self._waiting: Final[deque[bytes]] = deque()
        self._has_news: Final = asyncio.Event()
        self.is_behind = False  # too much waited, so that nothing does: only a snapshot helps

    def tell(self, words: bytes) -> None:
        if self.is_behind:
            return
        self._waiting.append(words)
        if len(self._waiting) > MOST_UNSENT:
            self._waiting.clear()
            self.is_behind = True
        self._has_news.set()

    def start_with(self, words: bytes) -> None:
        """Words that say all that waits, and more."""
        self._waiting.clear()
        self.is_behind = False
        self.tell(words)

    async def next(self) -> bytes | None:
        """The next words to send; None if this looker has fallen behind."""
        while not self._waiting and not self.is_behind:
            self._has_news.clear()
            await self._has_news.wait()
        if self._waiting:
            return self._waiting.popleft()
        return None


class Presence:
    """Who looks at one table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.lookers: Final[list[Looker]] = []
        self._clock: Final = clock
        # process -> seats and how many spectators look there, and when that was said
        self._elsewhere: Final[dict[str, tuple[set[int], int, float]]] = {}
        self._requests: Final[dict[int, float]] = {}  # seat -> when it last asked for something here
        self._last_seen: Final[dict[int, float]] = {}  # seat -> when it last looked, here or elsewhere
        self.thinking: Final[dict[int, int]] = {}  # seat -> since when its bot thinks that takes its time
        self._opened: Final = clock()
        self._offset: Final = time.time() - self._opened  # of the clock on the wall

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

    def heard(self, process: str, seats: list[int], watchers: int) -> None:
        self._elsewhere[process] = (set(seats), watchers, self._clock())

    def viewers(self) -> list[int | None]:
        """As whom somebody looks here: seats, and None for spectators."""
        return list(dict.fromkeys(looker.seat for looker in self.lookers))

    def watchers_here(self) -> int:
        return sum(1 for looker in self.lookers if looker.seat is None)

    def watchers(self) -> int:
        """How many spectators look, here and elsewhere."""
        now = self._clock()
        others = [watchers for _, watchers, when in self._elsewhere.values() if now - when < LASTS]
        return self.watchers_here() + sum(others)

    def is_anybody_here(self) -> bool:
        return bool(self.lookers or self.here())

    def here(self) -> set[int]:
        """The seats that look at the table in this process, or have asked for something of late."""
        now = self._clock()
        return self._looking().union(seat for seat, when in self._requests.items() if now - when < LASTS)

    def present(self) -> set[int]:
        """The seats that are here or in another process."""
        now = self._clock()
        others = [seats for seats, _, when in self._elsewhere.values() if now - when < LASTS]
        for seat in self._looking().union(*others):
            self._last_seen[seat] = now
        return self.here().union(*others)

    def away(self, seat: int) -> float:
        """For how many seconds a seat has neither looked nor asked, as far as this process can know."""
        self.present()
        return self._clock() - self._last_seen.get(seat, self._opened)

    def away_since(self, seat: int) -> int | None:
        """When somebody was last seen who is not here, in seconds since 1970."""
        return None if seat in self.present() else self.last_seen(seat)

    def last_seen(self, seat: int) -> int | None:
        """When a seat was last seen by a look at who is present; None: never."""
        seen = self._last_seen.get(seat)
        return None if seen is None else int(self._offset + seen)

    def _looking(self) -> set[int]:
        return {looker.seat for looker in self.lookers if looker.seat is not None}
