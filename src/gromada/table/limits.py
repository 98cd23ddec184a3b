"""Limits: how often one address, or one seat, may ask for something."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import Final

from gromada.table.refusals import Refused

CALLER: Final[ContextVar[str]] = ContextVar("caller", default="")  # the address that asks now; nothing: nobody does
MOST_KEYS: Final = 50_000  # then those that have been quiet are forgotten


class Limit:
    """A bucket a key: it holds `burst` drops, fills at `a_minute`, and every request takes one.

    Litestar's own limit keeps the time of every request of the last minute; this is constant work.
    """

    def __init__(self, a_minute: int, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.a_second: Final = a_minute / 60
        self.burst: Final = burst
        self._clock: Final = clock
        self._full: dict[str, tuple[float, float]] = {}  # key -> drops, and when they were counted

    def take(self, key: str) -> None:
        """Takes a drop, or refuses."""
        now = self._clock()
        drops, since = self._full.get(key, (float(self.burst), now))
        drops = min(float(self.burst), drops + (now - since) * self.a_second)
        if drops < 1:
            raise Refused("too-fast")
        if len(self._full) >= MOST_KEYS:
            self._full = {
                name: (left, when)
                for name, (left, when) in self._full.items()
                if left + (now - when) * self.a_second < self.burst
            }
        self._full[key] = (drops - 1, now)
