"""What the table counts for Prometheus."""

from __future__ import annotations

from functools import cache
from typing import Final

from prometheus_client import Counter, Gauge, Histogram

TABLES_LOADED: Final = Gauge("gromada_tables_loaded", "Tables that this process holds in memory")
BOT_FAILURES: Final = Counter("gromada_bot_failures", "Moves that a bot failed to make", ["reason"])
BOTS_GIVEN_UP: Final = Counter("gromada_bots_given_up", "Bots that failed too often and wait for a person")
SOCKETS: Final = Gauge("gromada_sockets", "Sockets over which somebody looks at a table")
REQUESTS: Final = Counter("gromada_requests", "Requests by route", ["method", "path", "status_code"])
SECONDS: Final = Histogram("gromada_request_duration_seconds", "How long they took", ["method", "path", "status_code"])


def count_request(method: str, path: str, status: int, seconds: float) -> None:
    """By route: the path itself would tell which tables there are, and how often somebody answers in secret."""
    requests, spent = _counters(method, path, status)
    requests.inc()
    spent.observe(seconds)


@cache
def _counters(method: str, path: str, status: int) -> tuple[Counter, Histogram]:
    """Looked up once: there are only so many routes."""
    return REQUESTS.labels(method, path, str(status)), SECONDS.labels(method, path, str(status))
