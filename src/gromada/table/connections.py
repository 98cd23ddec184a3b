"""Connections: nobody keeps one open for nothing."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE: Final = 20.0  # seconds in which a request must have come whole


class Impatient(HttpToolsProtocol):
    """uvicorn closes a connection after its last answer; this closes also one on which no whole request comes."""

    _deadline: asyncio.TimerHandle | None = None
    _is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_answering = self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body
        if is_answering or self._is_socket:
            self._stop_waiting()
        else:
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        self._is_socket = True  # from here on pings show whether anybody is there
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(PATIENCE, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
