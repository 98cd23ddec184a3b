"""Starting the server: what uvicorn is given, in one process or in several, and where an own database lies."""

from __future__ import annotations

import contextlib
import gc
import importlib.util
import json
import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from gromada.core.errors import GromadaError
from gromada.folders import own_folder
from gromada.library import GAMES
from gromada.table.built import PAGE
from gromada.table.connections import Impatient
from gromada.table.opening import held, prepare
from gromada.table.policies import FOLDER
from gromada.table.store import async_url

DATABASE: Final = "GROMADA_DATABASE"
PACKS: Final = "GROMADA_PACKS"
REQUESTS: Final = "GROMADA_REQUESTS_A_MINUTE"
MOVES: Final = "GROMADA_MOVES_A_MINUTE"
REVIEW: Final = "GROMADA_REVIEW_TRIES"
IDLE_SECONDS: Final = "GROMADA_IDLE_SECONDS"
LOG: Final = "GROMADA_LOG"
HOST: Final = "GROMADA_HOST"
NAMES: Final = "GROMADA_NAMES"


class CannotServe(GromadaError):
    """The table cannot be opened like that."""


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, what happened, and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"time": self.formatTime(record), "level": record.levelname.lower()}
        line["event"] = record.getMessage()
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802 # logging's name
        return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"


def app() -> Litestar:
    """Called in every worker process; the settings come through the environment."""
    from gromada.table.app import MOVES_A_MINUTE, REQUESTS_A_MINUTE, make_app
    from gromada.table.guards import Hosts
    from gromada.table.tables import IDLE

    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("gromada").setLevel(os.environ.get(LOG, "WARNING").upper())
    made = make_app(
        os.environ[DATABASE],
        json.loads(os.environ.get(PACKS, "{}")),
        int(os.environ.get(REQUESTS, REQUESTS_A_MINUTE)),
        int(os.environ.get(MOVES, MOVES_A_MINUTE)),
        idle=float(os.environ.get(IDLE_SECONDS, IDLE)),
        hosts=Hosts(tuple(json.loads(os.environ.get(NAMES, "[]"))), os.environ.get(HOST, "127.0.0.1")),
        review_tries=int(os.environ.get(REVIEW, 0)),
    )
    end_with_supervisor()
    # With 1,000 tables a look through everything that lives stops the process for 0.2 to 0.4 s, and by default it comes
    # every few seconds. What lives from the start is left out, and the rest is looked through far less often.
    gc.collect()
    gc.freeze()
    # What is new is looked through in small helpings: 20,000 things took 23 to 48 ms, in which nobody was answered.
    gc.set_threshold(2_000, 4, 10_000)
    return made


def end_with_supervisor() -> None:
    """One of several workers ends when the process that minds them was killed: nobody would ever stop it."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait(sentinel: int = parent.sentinel) -> None:
        multiprocessing.connection.wait([sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


def own_database() -> str:
    """The SQLite file of this person, in a folder that exists."""
    folder = own_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path.cwd()
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def packs_by_game(files: list[Path]) -> dict[str, list[str]]:
    """Which game each pack belongs to: the one that can read it."""
    from gromada.library import game

    found: dict[str, list[str]] = {}
    for file in files:
        complaints = []
        for name in GAMES:
            try:
                game(name, file)
            except GromadaError as error:
                complaints.append(f"{name}: {error}")
            else:
                found.setdefault(name, []).append(str(file.resolve()))
                break
        else:
            reason = "; ".join(complaints)
            message = f"no game can read the pack {file}: {reason}"
            raise CannotServe(message, "serve-pack", {"file": str(file), "reason": reason})
    return found


def is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def free_port(host: str, first: int) -> int:
    """The first port from here on that nobody uses."""
    for port in range(first, first + 50):
        if is_free(host, port):
            return port
    facts: dict[str, int | str] = {"first": str(first), "last": str(first + 49), "host": host}
    raise CannotServe(f"no port from {first} to {first + 49} is free on {host}", "serve-ports", facts)


def has_browser() -> bool:
    """Whether a page that is opened would be seen."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def open_when_ready(address: str) -> None:
    def wait() -> None:
        for _ in range(100):
            with contextlib.suppress(OSError), urlopen(f"{address}/health", timeout=1):
                webbrowser.open(address)
                return
            time.sleep(0.1)

    threading.Thread(target=wait, daemon=True).start()


def serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    files: list[Path],
    is_own: bool,
    level: str = "info",
    names: list[str] | None = None,
    proxies: list[str] | None = None,
    policies: Path | None = None,
) -> None:
    """Serves until it is stopped. `is_own`: for the person at this machine, in the browser that is here.

    `names` are hosts that it may be called by beside its own, `proxies` the addresses whose word about visitors counts.
    """
    if not PAGE.is_dir():
        message = "this installation has no page for the browser; `make install` in the sources builds it"
        raise CannotServe(message, "serve-page")
    url = database or own_database()
    async_url(url)
    if workers < 1:
        facts: dict[str, int | str] = {"option": "--workers", "given": workers}
        raise CannotServe(f"--workers is at least 1, not {workers}", "at-least-one", facts)
    if workers > 1 and url.startswith("sqlite"):
        message = "several workers need PostgreSQL: give --database postgresql://USER@HOST/NAME"
        raise CannotServe(message, "serve-workers")
    if url.startswith("postgresql") and importlib.util.find_spec("asyncpg") is None:
        raise CannotServe("PostgreSQL needs its driver: pip install 'gromada[postgres]'", "serve-driver")
    if is_own:
        port = free_port(host, port)
    elif port and not is_free(host, port):
        message = f"port {port} on {host} is used by somebody else, or not allowed; give another --port"
        raise CannotServe(message, "serve-port", {"port": str(port), "host": host})
    os.environ[DATABASE] = url
    os.environ[PACKS] = json.dumps(packs_by_game(files))
    if policies is not None:
        if not policies.is_dir():
            message = f"--policies takes a folder with learnt policies, not {policies}"
            raise CannotServe(message, "serve-policies", {"given": str(policies)})
        os.environ[FOLDER] = str(policies.resolve())
    os.environ[HOST], os.environ[NAMES] = host, json.dumps(names or [])
    os.environ.setdefault(LOG, level)
    with held(url):
        prepare(url)
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{port}"
        print(f"The table is at {address}/", flush=True)
        print(f"Games are kept in {hidden_password(url)}; Ctrl-C stops the server.", flush=True)
        if is_own and has_browser():
            open_when_ready(address)
        run_until_stopped(config_for(host, port, workers, proxies or []))


def config_for(host: str, port: int, workers: int, proxies: list[str]) -> uvicorn.Config:
    return uvicorn.Config(
        "gromada.table.serving:app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http=Impatient,
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # the size of what a seat is told must follow from what it may know, and no more
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        timeout_worker_healthcheck=30,  # a worker on a busy machine is slow, not dead: killing it makes things worse
    )


def run_until_stopped(config: uvicorn.Config) -> None:
    """Like uvicorn.run, which ends without complaint when one of several workers cannot start, and otherwise with a
    status of its own."""
    with contextlib.suppress(KeyboardInterrupt):
        if config.workers == 1:
            server = uvicorn.Server(config)
            with contextlib.suppress(SystemExit):
                server.run()
            is_started = server.started
        else:
            supervisor = Multiprocess(config, [config.bind_socket()])
            supervisor.run()
            is_started = all(process.exitcode != STARTUP_FAILURE for process in supervisor.processes)
        if not is_started:
            raise CannotServe("the server could not start; the lines above say why", "serve-start")


def hidden_password(url: str) -> str:
    """`postgresql://ada:secret@host/db` without what nobody should read over a shoulder."""
    before, at, after = url.rpartition("@")
    scheme, slashes, user = before.partition("://")
    return f"{scheme}{slashes}{user.partition(':')[0]}{at}{after}" if at else url
