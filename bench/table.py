"""How many moves a second the table acknowledges, and how fast, with many open tables and sockets.

    python bench/table.py [--tables 1000] [--sockets 2000] [--seconds 10] [--rate 200] [--only sqlite|postgresql]

First as many moves as it can, then at a fixed rate, where the latency counts. The server and this program share
the machine, so the figures are those of a small computer that also plays the browsers.
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

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the tests know how to start servers

from tests.table.running import Postgres, Server

GAME = "imperial_settlers"


class Table:
    def __init__(self, made: Any) -> None:
        self.id: str = made["table"]
        self.keys = [one["key"] for one in made["keys"]]
        self.luck = random.Random(self.id)
        self.lock = asyncio.Lock()
        self.shots: dict[int, Any] = {}


async def step(client: httpx.AsyncClient, table: Table) -> float | None:
    """One move at one table: the seconds until it was acknowledged."""
    async with table.lock:
        for seat in (0, 1):
            headers = {"x-seat-key": table.keys[seat]}
            shot = table.shots.get(seat) or (await client.get(f"/api/tables/{table.id}", headers=headers)).json()
            if shot["ask"] is None:
                table.shots.pop(seat, None)
                continue
            move = table.luck.choice(shot["ask"]["options"])["move"]
            start = time.perf_counter()
            answer = await client.post(
                f"/api/tables/{table.id}/moves", json={"move": move, "at": shot["ask"]["at"]}, headers=headers
            )
            spent = time.perf_counter() - start
            table.shots.pop(1 - seat, None)
            table.shots[seat] = answer.json() if answer.status_code == 201 else None
            return spent if answer.status_code == 201 else None
    return None


async def listen(port: int, table: Table, seat: int, counts: list[int]) -> None:
    async with websockets.connect(f"ws://127.0.0.1:{port}/api/tables/{table.id}/live", max_size=None) as socket:
        await socket.send(json.dumps({"key": table.keys[seat]}))
        async for _ in socket:
            counts[0] += 1


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] * 1000 if values else float("nan")


def latency(values: list[float]) -> str:
    return f"p50 {percentile(values, 0.5):6.1f} ms  p99 {percentile(values, 0.99):6.1f} ms"


async def measure(name: str, port: int, tables: int, sockets: int, seconds: float, rate: float) -> None:
    limits = httpx.Limits(max_connections=50)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits) as client:
        wish = {"game": GAME, "seats": 2, "holders": ["person", "person"]}
        made = [Table((await client.post("/api/tables", json=wish)).json()) for _ in range(tables)]
        counts = [0]
        tasks = []
        for number in range(sockets):
            tasks.append(asyncio.create_task(listen(port, made[number % tables], (number // tables) % 2, counts)))
            if number % 50 == 49:
                await asyncio.sleep(0.05)
        for _ in range(600):
            if counts[0] >= sockets:
                break
            await asyncio.sleep(0.1)

        async def hurry(end: float, found: list[float]) -> None:
            luck = random.Random()
            while time.perf_counter() < end:
                spent = await step(client, luck.choice(made))
                if spent is not None:
                    found.append(spent)

        fast: list[float] = []
        start = time.perf_counter()
        await asyncio.gather(*[hurry(start + seconds, fast) for _ in range(16)])
        a_second = len(fast) / (time.perf_counter() - start)

        steady: list[float] = []

        async def one() -> None:
            spent = await step(client, random.choice(made))
            if spent is not None:
                steady.append(spent)

        start = time.perf_counter()
        jobs: list[asyncio.Task[None]] = []
        while (passed := time.perf_counter() - start) < seconds:
            while len(jobs) < passed * rate:
                jobs.append(asyncio.create_task(one()))
            await asyncio.sleep(0.002)
        await asyncio.gather(*jobs)
        kept = len(steady) / (time.perf_counter() - start)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    print(f"{name}: {tables} tables, {sockets} sockets ({counts[0]} snapshots heard)")
    print(f"  as fast as it goes  {a_second:6.0f} moves/s  {latency(fast)}")
    print(f"  asked for {rate:4.0f}/s     {kept:6.0f} moves/s  {latency(steady)}")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--tables", type=int, default=1000)
    reader.add_argument("--sockets", type=int, default=2000)
    reader.add_argument("--seconds", type=float, default=10)
    reader.add_argument("--rate", type=float, default=200)
    reader.add_argument("--only", choices=("sqlite", "postgresql"))
    given = reader.parse_args()
    if given.only != "postgresql":
        with tempfile.TemporaryDirectory() as folder, Server(f"sqlite:///{folder}/t.sqlite3") as server:
            asyncio.run(
                measure("SQLite, 1 worker", server.port, given.tables, given.sockets, given.seconds, given.rate)
            )
    if given.only != "sqlite":
        with Postgres() as database, Server(database.url, workers=2) as server:
            asyncio.run(
                measure("PostgreSQL, 2 workers", server.port, given.tables, given.sockets, given.seconds, given.rate)
            )


if __name__ == "__main__":
    main()
