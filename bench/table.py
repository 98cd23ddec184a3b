"""How many moves a second the table acknowledges, and how fast, with many open tables and sockets.

    python bench/table.py [--tables 1000] [--sockets 2000] [--seconds 10] [--rate 200] [--only sqlite|postgresql]

First as many moves as it can, then at a fixed rate, where the latency counts: from the moment when a move was due,
so that a server which falls behind cannot hide it. The server, the players and the listening browsers share the
machine, so the figures are those of a small computer that also plays the browsers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import websockets

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


class Told(msgspec.Struct):
    """The part of a snapshot or of a change that a player needs; what is not told has not changed."""

    ask: Ask | msgspec.UnsetType | None = msgspec.UNSET


TOLD = msgspec.json.Decoder(Told)


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
        sent = json.dumps(body).encode() if body is not None else b""
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


class Table:
    """A table with both of its pages open: what each seat is asked comes by its socket."""

    def __init__(self, made: Any) -> None:
        self.id: str = made["table"]
        self.keys: list[str] = [one["key"] for one in made["keys"]]
        self.luck = random.Random(self.id)
        self.asks: list[Ask | None] = [None] * len(self.keys)

    async def listen(self, port: int, seat: int, heard: list[int]) -> None:
        """One page: reads all that comes; `heard` counts the snapshots, the changes, and their bytes."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.id}/live"
        async with websockets.connect(address, max_size=None, compression=None) as socket:
            await socket.send(json.dumps({"key": self.keys[seat]}))
            is_first = True
            async for words in socket:
                told = TOLD.decode(words)
                if told.ask is not msgspec.UNSET:
                    self.asks[seat] = told.ask
                heard[0 if is_first else 1] += 1
                heard[2] += 0 if is_first else len(words)
                is_first = False

    async def step(self, wire: Wire) -> float | None:
        """One move: the seconds until it was acknowledged, or None if nobody is known to be asked."""
        asked = [seat for seat, ask in enumerate(self.asks) if ask is not None]
        if not asked:
            return None
        seat = self.luck.choice(asked)
        ask, self.asks[seat] = self.asks[seat], None  # until the next question comes by the socket
        assert ask is not None
        body = {"moves": [self.luck.choice(ask.options).move], "at": ask.at}
        start = time.perf_counter()
        status, answer = await wire.ask("POST", f"/api/tables/{self.id}/moves", body, self.keys[seat])
        spent = time.perf_counter() - start
        assert status in (201, 409), answer  # 409: another process has not heard yet of what happened
        return spent if status == 201 else None


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] * 1000 if values else float("nan")


def latency(values: list[float]) -> str:
    return f"p50 {percentile(values, 0.5):6.1f} ms  p99 {percentile(values, 0.99):6.1f} ms"


async def hurry(port: int, tables: list[Table], seconds: float) -> list[float]:
    """As many moves as a few impatient players can make."""
    found: list[float] = []
    end = time.perf_counter() + seconds

    async def one() -> None:
        wire = Wire(port)
        while time.perf_counter() < end:
            spent = await random.choice(tables).step(wire)
            if spent is None:
                await asyncio.sleep(0)
            else:
                found.append(spent)
        wire.close()

    await asyncio.gather(*[one() for _ in range(PLAYERS)])
    return found


async def keep_pace(port: int, tables: list[Table], seconds: float, rate: float) -> list[float]:
    """Moves that are due at fixed moments, at as many tables as there are; waiting for one's turn counts."""
    found: list[float] = []
    idle: asyncio.Queue[Wire] = asyncio.Queue()
    for _ in range(PLAYERS * 4):
        idle.put_nowait(Wire(port))

    async def one(due: float) -> None:
        wire = await idle.get()
        table = random.choice(tables)
        waited = time.perf_counter() - due
        spent = await table.step(wire)
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


async def measure(name: str, port: int, tables: int, sockets: int, seconds: float, rate: float) -> None:
    wish = {"game": GAME, "seats": 2, "holders": ["person", "person"]}
    wire = Wire(port)
    made = [Table(json.loads((await wire.ask("POST", "/api/tables", wish))[1])) for _ in range(tables)]
    heard = [0, 0, 0]
    pages = []
    for number in range(sockets):
        table, seat = made[number % tables], number // tables % 2
        pages.append(asyncio.create_task(table.listen(port, seat, heard)))
        while heard[0] < number - 40:
            await asyncio.sleep(0.01)
    while heard[0] < sockets:
        await asyncio.sleep(0.05)
    start = time.perf_counter()
    fast = await hurry(port, made, seconds)
    a_second = len(fast) / (time.perf_counter() - start)
    steady = await keep_pace(port, made, seconds, rate)
    for page in pages:
        page.cancel()
    await asyncio.gather(*pages, return_exceptions=True)
    how = "compiled" if is_compiled() else "interpreted"
    mean = heard[2] / max(1, heard[1]) / 1000
    print(f"{name}, {how}: {tables} tables, {sockets} sockets, {heard[1]} changes heard, {mean:.1f} kB each")
    print(f"  as fast as it goes  {a_second:6.0f} moves/s  {latency(fast)}")
    print(f"  {rate:.0f} moves a second due, {len(steady)} made  {latency(steady)}", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--tables", type=int, default=1000)
    reader.add_argument("--sockets", type=int, default=2000)
    reader.add_argument("--seconds", type=float, default=10)
    reader.add_argument("--rate", type=float, default=200)
    reader.add_argument("--only", choices=("sqlite", "postgresql"))
    given = reader.parse_args()
    size = (given.tables, given.sockets, given.seconds, given.rate)
    if given.only != "postgresql":
        with tempfile.TemporaryDirectory() as folder, Server(f"sqlite:///{folder}/t.sqlite3") as server:
            asyncio.run(measure("SQLite, 1 worker", server.port, *size))
    if given.only != "sqlite":
        with Postgres() as database, Server(database.url, workers=2) as server:
            asyncio.run(measure("PostgreSQL, 2 workers", server.port, *size))


if __name__ == "__main__":
    main()
