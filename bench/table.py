"""How many moves a second the table acknowledges, and how fast, with many open tables and sockets.

    python bench/table.py [--tables 1000] [--sockets 2000] [--seconds 10] [--rate 200] [--only sqlite|postgresql]
                          [--http]

Every table has both of its pages open, and whoever answers does so over the socket of the page, as a browser does; with
`--http` by requests of their own on connections that are kept, as a script would. First as many moves as it can, then
at a fixed rate, where the latency counts: from the moment when a move was due, so that a server which falls behind
cannot hide it. The server, the players and the listening browsers share the machine, so the figures are those of a
small computer that also plays the browsers. How much time of the processor a move costs on either side is counted
apart: that also holds on a machine that does other things meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the tests know how to start servers

from gromada.core.build_info import is_compiled
from tests.table.running import Postgres, Server

GAME = "imperial_settlers"
PLAYERS = 16  # connections over which moves are sent
IDLE = 3.0  # seconds; the server closes connections that are idle for longer


class Option(msgspec.Struct):
    move: str


class Ask(msgspec.Struct):
    at: str
    options: list[Option]


class Refused(msgspec.Struct):
    code: str


class Told(msgspec.Struct):
    """The part of a snapshot or of a change that a player needs; what is not told has not changed."""

    ask: Ask | msgspec.UnsetType | None = msgspec.UNSET
    answered: int = 0  # or it is the word about an answer
    refused: Refused | None = None


TOLD = msgspec.json.Decoder(Told)
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # frames of a socket, each the last of its message
TICKS = os.sysconf("SC_CLK_TCK")


class Wire:
    """One connection that is kept: general HTTP clients spend more time than the server that is measured."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.used = 0.0

    async def ask(self, method: str, path: str, body: object = None, key: str = "") -> tuple[int, bytes]:
        if time.monotonic() - self.used > IDLE:
            self.close()
        self.used = time.monotonic()
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        reader, writer = self.streams
        sent = msgspec.json.encode(body) if body is not None else b""
        head = [f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{self.port}", f"content-length: {len(sent)}"]
        head += ["content-type: application/json"] if sent else []
        head += [f"x-seat-key: {key}"] if key else []
        writer.write("\r\n".join([*head, "", ""]).encode() + sent)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        length = next(int(line.split(":")[1]) for line in answer if line.lower().startswith("content-length:"))
        return int(answer[0].split()[1]), await reader.readexactly(length)

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


class Page(asyncio.Protocol):
    """A browser's socket: reads all that comes. As little as RFC 6455 asks of who talks to a server that is known:
    general clients spend more time on a change than the server that makes it.
    """

    def __init__(self, table: Table, seat: int, hello: bytes, heard: list[int]) -> None:
        self.table = table
        self.seat = seat
        self.hello = hello
        self.heard = heard
        self.is_open = False
        self.is_first = True
        self.unread = bytearray()
        self.sent = 0  # answers
        self.fate: asyncio.Future[bool] | None = None  # of the last of them: whether it was taken

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.WriteTransport = transport

    def begin(self, path: str, port: int) -> None:
        head = [f"GET {path} HTTP/1.1", f"host: 127.0.0.1:{port}", "upgrade: websocket", "connection: Upgrade"]
        head += ["sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==", "sec-websocket-version: 13"]
        self.transport.write("\r\n".join([*head, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.is_open:
            head, end, rest = self.unread.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.is_open, self.unread = True, rest
            self.send(TEXT, self.hello)
        while self.read_frame():
            pass

    def read_frame(self) -> bool:
        """Whether there was a whole one."""
        if len(self.unread) < 2:
            return False
        size, start = self.unread[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(self.unread[2:start], "big")
        if len(self.unread) < start + size:
            return False
        kind, words = self.unread[0], bytes(self.unread[start : start + size])
        del self.unread[: start + size]
        if kind == TEXT:
            self.hear(words)
        elif kind == PING:
            self.send(PONG, words)
        else:
            assert kind == CLOSE, f"a frame of the kind {kind:x} is not expected"
        return True

    def hear(self, words: bytes) -> None:
        told = TOLD.decode(words)
        if told.answered:
            assert self.fate is not None
            assert told.answered == self.sent
            assert told.refused is None or told.refused.code == "stale", words  # as 409 over HTTP
            self.fate.set_result(told.refused is None)
            return
        if told.ask is not msgspec.UNSET:
            self.table.asks[self.seat] = told.ask
        self.heard[0 if self.is_first else 1] += 1
        self.heard[2] += 0 if self.is_first else len(words)
        self.is_first = False

    def answer(self, at: str, move: str) -> asyncio.Future[bool]:
        self.sent += 1
        self.fate = asyncio.get_running_loop().create_future()
        self.send(TEXT, msgspec.json.encode({"answer": self.sent, "at": at, "moves": [move]}))
        return self.fate

    def send(self, kind: int, words: bytes) -> None:
        """One frame, masked with zeros: what comes from a browser has a mask."""
        size = bytes([0x80 | len(words)]) if len(words) < 126 else b"\xfe" + len(words).to_bytes(2, "big")
        self.transport.write(bytes([kind]) + size + bytes(4) + words)


class Table:
    """A table with both of its pages open: what each seat is asked comes by its socket."""

    def __init__(self, made: Any) -> None:
        self.id: str = made["table"]
        self.keys: list[str] = [one["key"] for one in made["keys"]]
        self.luck = random.Random(self.id)
        self.asks: list[Ask | None] = [None] * len(self.keys)
        self.pages: dict[int, Page] = {}  # by seat

    async def listen(self, port: int, seat: int, heard: list[int]) -> Page:
        """Opens one page; `heard` counts the snapshots, the changes, and their bytes."""
        loop = asyncio.get_running_loop()
        hello = json.dumps({"key": self.keys[seat]}).encode()
        _, page = await loop.create_connection(lambda: Page(self, seat, hello, heard), "127.0.0.1", port)
        page.begin(f"/api/tables/{self.id}/live", port)
        self.pages[seat] = page
        return page

    async def step(self, wire: Wire | None) -> float | None:
        """One move: the seconds until it was acknowledged, or None if nobody is known to be asked. Without a wire it
        goes over the page's socket.
        """
        asked = [seat for seat, ask in enumerate(self.asks) if ask is not None]
        if not asked:
            return None
        seat = self.luck.choice(asked)
        ask, self.asks[seat] = self.asks[seat], None  # until the next question comes by the socket
        assert ask is not None
        move, start = self.luck.choice(ask.options).move, time.perf_counter()
        if wire is None:
            is_taken = await self.pages[seat].answer(ask.at, move)
            return time.perf_counter() - start if is_taken else None
        body = {"moves": [move], "at": ask.at}
        status, answer = await wire.ask("POST", f"/api/tables/{self.id}/moves", body, self.keys[seat])
        spent = time.perf_counter() - start
        assert status in (201, 409), answer  # 409: another process has not heard yet of what happened
        return spent if status == 201 else None


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] * 1000 if values else float("nan")


def latency(values: list[float]) -> str:
    return f"p50 {percentile(values, 0.5):6.1f} ms  p99 {percentile(values, 0.99):6.1f} ms"


async def hurry(port: int, tables: list[Table], seconds: float, over_http: bool) -> list[float]:
    """As many moves as a few impatient players can make."""
    found: list[float] = []
    end = time.perf_counter() + seconds

    async def one() -> None:
        wire = Wire(port) if over_http else None
        while time.perf_counter() < end:
            spent = await random.choice(tables).step(wire)
            if spent is None:
                await asyncio.sleep(0)
            else:
                found.append(spent)
        if wire is not None:
            wire.close()

    await asyncio.gather(*[one() for _ in range(PLAYERS)])
    return found


async def keep_pace(port: int, tables: list[Table], seconds: float, rate: float, over_http: bool) -> list[float]:
    """Moves that are due at fixed moments, at as many tables as there are; waiting for one's turn counts."""
    found: list[float] = []
    idle: asyncio.Queue[Wire] = asyncio.Queue()
    for _ in range(PLAYERS * 4):
        idle.put_nowait(Wire(port))

    async def one(due: float) -> None:
        wire = await idle.get() if over_http else None
        table = random.choice(tables)
        waited = time.perf_counter() - due
        spent = await table.step(wire)
        if wire is not None:
            idle.put_nowait(wire)
        if spent is not None:
            found.append(waited + spent)

    start = time.perf_counter()
    jobs: list[asyncio.Task[None]] = []
    while (passed := time.perf_counter() - start) < seconds:
        while len(jobs) < passed * rate:
            jobs.append(asyncio.create_task(one(start + len(jobs) / rate)))
        await asyncio.sleep(0.001)
    await asyncio.gather(*jobs)
    while not idle.empty():
        idle.get_nowait().close()
    return found


def time_of(group: int) -> float:
    """Seconds of the processor that a process and its children have used; only Linux tells."""
    spent = 0.0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # one that has just ended
            fields = file.read_text().rpartition(")")[2].split()
            if int(fields[2]) == group:
                spent += (int(fields[11]) + int(fields[12])) / TICKS
    return spent


class Cost:
    """What each side has used of the processor since this was made."""

    def __init__(self, server: Server) -> None:
        assert server.process is not None
        self.group = server.process.pid
        self.server, self.clients = time_of(self.group), time.process_time()

    def of(self, moves: int) -> str:
        server, clients = time_of(self.group) - self.server, time.process_time() - self.clients
        each = 1000 / max(1, moves)
        return f"time of the processor for a move: server {each * server:.2f} ms, clients {each * clients:.2f} ms"


async def measure(
    name: str, server: Server, tables: int, sockets: int, seconds: float, rate: float, over_http: bool
) -> None:
    port = server.port
    wish = {"game": GAME, "seats": 2, "holders": ["person", "person"]}
    wire = Wire(port)
    made = [Table(json.loads((await wire.ask("POST", "/api/tables", wish))[1])) for _ in range(tables)]
    heard = [0, 0, 0]
    pages = []
    for number in range(sockets):
        table, seat = made[number % tables], number // tables % 2
        pages.append(await table.listen(port, seat, heard))
        while heard[0] < number - 40:
            await asyncio.sleep(0.01)
    while heard[0] < sockets:
        await asyncio.sleep(0.05)
    cost, start = Cost(server), time.perf_counter()
    fast = await hurry(port, made, seconds, over_http)
    a_second, of_fast = len(fast) / (time.perf_counter() - start), cost.of(len(fast))
    cost = Cost(server)
    steady = await keep_pace(port, made, seconds, rate, over_http)
    of_steady = cost.of(len(steady))
    for page in pages:
        page.transport.close()
    how = f"{'compiled' if is_compiled() else 'interpreted'}, answers over {'HTTP' if over_http else 'sockets'}"
    mean = heard[2] / max(1, heard[1]) / 1000
    print(f"{name}, {how}: {tables} tables, {sockets} sockets, {heard[1]} changes heard, {mean:.1f} kB each")
    print(f"  as fast as it goes  {a_second:6.0f} moves/s  {latency(fast)}; {of_fast}")
    print(f"  {rate:.0f} moves a second due, {len(steady)} made  {latency(steady)}; {of_steady}", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--tables", type=int, default=1000)
    reader.add_argument("--sockets", type=int, default=2000)
    reader.add_argument("--seconds", type=float, default=10)
    reader.add_argument("--rate", type=float, default=200)
    reader.add_argument("--only", choices=("sqlite", "postgresql"))
    reader.add_argument("--http", action="store_true", help="answers by requests, as scripts send them")
    given = reader.parse_args()
    if not given.http and given.sockets < 2 * given.tables:
        reader.error("answers go over sockets: every table needs two of them")
    size = (given.tables, given.sockets, given.seconds, given.rate, given.http)
    if given.only != "postgresql":
        with tempfile.TemporaryDirectory() as folder, Server(f"sqlite:///{folder}/t.sqlite3") as server:
            uvloop.run(measure("SQLite, 1 worker", server, *size))
    if given.only != "sqlite":
        with Postgres() as database, Server(database.url, workers=2) as server:
            uvloop.run(measure("PostgreSQL, 2 workers", server, *size))


if __name__ == "__main__":
    main()
