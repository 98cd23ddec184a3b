"""Real servers for tests: the command as a process of its own, and a private PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import glob
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx
import uvicorn
from litestar import Litestar

from gromada.table.connections import Impatient

Result = TypeVar("Result")
SAME_DEALS = Path(__file__).parents[1] / "tools" / "same_deals.py"
FAST = {"GROMADA_REQUESTS_A_MINUTE": "1000000", "GROMADA_MOVES_A_MINUTE": "1000000", "GROMADA_LOG": "warning"}
FAST["GROMADA_REVIEW_TRIES"] = "2"
PATIENCE = 300  # seconds: three processes that share a core with forty others need a while to start


def finished(work: Coroutine[Any, Any, Result]) -> Result:
    """Runs to the end in a thread of its own: Playwright keeps a loop running in the main one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`gromada serve` in a process group of its own, so that it can be killed with its workers."""

    def __init__(
        self,
        database: str,
        port: int | None = None,
        workers: int = 1,
        more: list[str] | None = None,
        deals_the_same: bool = False,
        **env: str,
    ) -> None:
        self.database = database
        self.program = [str(SAME_DEALS)] if deals_the_same else ["-m", "gromada.cli"]
        self.more = more or []
        self.port = port or free_port()
        self.workers = workers
        self.env = {**os.environ, **FAST, **env}
        self.client = httpx.Client(base_url=self.address, timeout=30)  # kept: a new one for each request is slow
        self.process: subprocess.Popen[str] | None = None
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 # closed with the server

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        command = [sys.executable, *self.program, "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--workers", str(self.workers), *self.more]
        self.process = subprocess.Popen(
            command, stdout=self.log, stderr=self.log, env=self.env, start_new_session=True, text=True
        )
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                if self.client.get("/health", timeout=2).status_code == 200:
                    return self
            time.sleep(0.05)
        written = self.written()
        self.end()  # left alone, it would keep the database from the next test, which would be blamed
        raise AssertionError(f"the server did not start: {written}")

    def written(self) -> str:
        self.log.seek(0)
        return self.log.read()

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, how)
            self.process.wait(30)
            self.process = None

    def end(self) -> None:
        self.kill()
        self.client.close()
        self.log.close()

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.end()


class Inside:
    """An application of this process in a thread of its own: with bots that a real command would not have."""

    def __init__(self, app: Litestar, keep: float = 5) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        config = uvicorn.Config(app, port=self.port, log_config=None, timeout_graceful_shutdown=1, http=Impatient)
        config.timeout_keep_alive = keep  # type: ignore[assignment]  # a test does not wait for whole seconds
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)

    def __enter__(self) -> Inside:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.02)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._server.should_exit = True
        self._thread.join(20)


class Postgres:
    """A PostgreSQL with its own folder and port, from the programs of this machine."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gromada-pg-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._who: dict[str, Any] = {}

    @staticmethod
    def program(name: str) -> str:
        found = shutil.which(name) or next(iter(sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"))[::-1]), "")
        assert found, f"PostgreSQL's {name} is not installed; tests/tools/need sees to it"
        return found

    @property
    def url(self) -> str:
        return f"postgresql://gromada@127.0.0.1:{self.port}/postgres"

    def __enter__(self) -> Postgres:
        who: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            who = {"user": "nobody"}
            shutil.chown(self.folder, "nobody")
        data = self.folder / "data"
        self._who = who
        make = [self.program("initdb"), "-D", str(data), "-U", "gromada", "-A", "trust", "-E", "UTF8", "--locale=C"]
        subprocess.run(make, check=True, capture_output=True, cwd=self.folder, **who)
        return self.start()

    def start(self) -> Postgres:
        command = [self.program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), "-h", "127.0.0.1"]
        command += ["-c", f"unix_socket_directories={self.folder}", "-c", "max_connections=60"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder, **self._who
        )
        is_ready = [self.program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            if subprocess.run(is_ready, check=False).returncode == 0:
                return self
            time.sleep(0.05)
        self.stop()
        raise AssertionError("PostgreSQL did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)  # a fast shutdown
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
            self.process = None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
