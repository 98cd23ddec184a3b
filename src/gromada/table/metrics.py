"""What the table counts for Prometheus, beside the requests that Litestar counts."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge

TABLES_LOADED: Final = Gauge("gromada_tables_loaded", "Tables that this process holds in memory")
BOT_FAILURES: Final = Counter("gromada_bot_failures", "Moves that a bot failed to make", ["reason"])
BOTS_GIVEN_UP: Final = Counter("gromada_bots_given_up", "Bots that failed too often and wait for a person")
