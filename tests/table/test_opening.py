"""Whatever is wrong with a database is one line that says what to do; while running it is noticed in time."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from websockets.sync.client import connect

from gromada.core.errors import GromadaError
from gromada.library import LANGUAGES
from gromada.table.app import make_app
from gromada.table.opening import CannotOpen, _advice, held, prepare
from gromada.table.serving import CannotServe, run_until_stopped
from gromada.texts import Texts
from tests.table import failing
from tests.table.running import FAST, Postgres, Server, free_port
from tests.table.seating import visitor
from tests.table.test_server import Table

WISH = {"game": "hamlet", "seats": 2, "holders": ["person", "person"]}


def corrupt(file: Path) -> None:
    file.write_bytes(b"this is no database at all, but it is long enough to be looked at" * 40)


def damaged(file: Path) -> None:
    """A file with a sound head and a body that was overwritten."""
    prepare(f"sqlite:///{file}")
    with sqlite3.connect(file) as database:
        rows = [(f"t{i}", "g", 1, "p", "{}", "1", "s" * 60, "en", 0.0, 0) for i in range(400)]
        names = "id, game, rules, pack, options, seed, salt, lang, made, is_over"
        database.executemany(f"INSERT INTO tables ({names}) VALUES (?,?,?,?,?,?,?,?,?,?)", rows)
    database.close()
    content = bytearray(file.read_bytes())
    content[3 * 4096 :] = b"\x07" * (len(content) - 3 * 4096)
    file.write_bytes(bytes(content))


def newer(file: Path) -> None:
    prepare(f"sqlite:///{file}")
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()


@pytest.mark.parametrize(
    ("arrange", "part"),
    [(corrupt, "is no database, or a broken one"), (damaged, "a broken one"), (newer, "written by a newer gromada")],
)
def test_a_file_that_cannot_be_used(tmp_path: Path, arrange: Callable[[Path], None], part: str) -> None:
    file = tmp_path / "tables.sqlite3"
    arrange(file)
    with pytest.raises(CannotOpen, match=part) as refused:
        prepare(f"sqlite:///{file}")

    assert "give another --database" in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("url", "part"),
    [
        ("sqlite:///", "needs the name of a file"),
        ("sqlite://", "needs the name of a file"),
        ("sqlite:///:memory:", "needs the name of a file"),
        ("sqlite:////nowhere/at/all/tables.sqlite3", "the folder /nowhere/at/all does not exist"),
        ("sqlite:////tmp", "is a folder"),
    ],
)
def test_an_address_that_leads_to_no_file(url: str, part: str) -> None:
    for attempt in (prepare, lambda given: held(given).__enter__()):
        with pytest.raises(GromadaError, match=part):
            attempt(url)


def test_what_may_not_be_written_is_told(tmp_path: Path) -> None:
    """Root may write everything, so the driver's own words stand for the attempt."""
    said = _advice(tmp_path / "t", "sqlite:///t", "(sqlite3.OperationalError) attempt to write a readonly database")

    assert "cannot be written: change the rights" in str(said)


@pytest.mark.parametrize(
    "reason",
    ["Can't locate revision 9", "file is not a database", "readonly", "database is locked", "disk I/O error"],
)
@pytest.mark.parametrize("url", ["sqlite:///t", "postgresql://ada@here/games"])
def test_what_is_wrong_with_a_database_is_told_in_the_readers_language(url: str, reason: str) -> None:
    said = _advice(Path("t") if url.startswith("sqlite") else None, url, reason)
    told = {lang: Texts(None, lang).error(said) for lang in LANGUAGES}

    assert told["en"] == str(said)
    assert told["pl"] != told["en"]
    assert "--database" in told["pl"]


def serve(database: str, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gromada.cli", "serve", "--port", str(free_port()), "--database", database, *more]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env={**os.environ, **FAST}, check=False)


def test_the_command_says_it_in_one_line_and_ends_with_2(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    corrupt(file)
    away = f"postgresql://gromada@127.0.0.1:{free_port()}/postgres"
    for done, part in ((serve(f"sqlite:///{file}"), "no database"), (serve(away, "--workers", "2"), "start it")):
        assert done.returncode == 2
        assert part in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1


class Supervisor:
    """Of two workers, one of which could not start."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        self.processes = [SimpleNamespace(exitcode=0), SimpleNamespace(exitcode=STARTUP_FAILURE)]
        for one in sockets:
            one.close()

    def run(self) -> None:
        """uvicorn ends here without complaint."""


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_that_cannot_start_has_failed(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gromada.table.serving.Multiprocess", Supervisor)
    with pytest.raises(CannotServe, match="could not start"):
        run_until_stopped(uvicorn.Config(failing.never_starts, port=0, workers=workers, log_config=None))


def test_a_second_server_on_one_new_file_ends_with_one_line(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    with Server(database) as first:
        done = serve(database)
        assert first.client.get("/health").status_code == 200

    assert done.returncode == 2
    assert "another server uses" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_a_file_that_goes_while_the_server_runs_is_noticed_before_anything_is_acknowledged(
    tmp_path: Path, how: str
) -> None:
    file = tmp_path / "tables.sqlite3"
    with visitor(make_app(f"sqlite:///{file}")) as client:
        table = Table(client)
        assert table.post("chat", 0, text="kept").status_code == 201
        aside = tmp_path / "aside"
        file.rename(aside)
        if how == "replaced":
            prepare(f"sqlite:///{file}")
        answers = [table.post("chat", 0, text="lost"), client.post("/api/tables", json=WISH)]
        health = client.get("/health")
        assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(503, "no-database")] * 2
        assert (health.status_code, health.json()["status"]) == (503, "database")


def until_health(server: Server, status: int) -> None:
    """The server looks at its database once a second."""
    for _ in range(300):
        with contextlib.suppress(httpx.HTTPError):
            if server.client.get("/health", timeout=5).status_code == status:
                return
        time.sleep(0.1)
    raise AssertionError(f"/health never answers {status}")


def test_a_database_server_that_goes_and_comes_back_leaves_nothing_behind() -> None:
    """Lookers that came while it was away have gone with their sockets; nobody who left counts as present."""
    with Postgres() as postgres, Server(postgres.url) as server:
        made = server.client.post("/api/tables", json=WISH).json()
        postgres.stop()
        for _ in range(3):
            with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/live") as looking:
                looking.send(f'{{"key": "{made["keys"][1]["key"]}"}}')
                looking.recv(20)
        shot = server.client.get(f"/api/tables/{made['table']}").json()
        until_health(server, 503)
        postgres.start()
        until_health(server, 200)
        headers = {"x-seat-key": made["keys"][0]["key"]}
        said = server.client.post(f"/api/tables/{made['table']}/chat", json={"text": "hi"}, headers=headers)

    assert [seat["is_here"] for seat in shot["seats"]] == [False, False]
    assert said.status_code == 201


def test_a_database_server_that_says_nothing_keeps_nobody_waiting() -> None:
    """It neither answers nor refuses, as behind a cable that was pulled."""
    with Postgres() as postgres, Server(postgres.url) as server, ThreadPoolExecutor(1) as pool:
        made = server.client.post("/api/tables", json=WISH).json()
        headers = {"x-seat-key": made["keys"][0]["key"]}
        address = f"/api/tables/{made['table']}/chat"
        server.client.post(address, json={"text": "hi"}, headers=headers).raise_for_status()
        assert postgres.process is not None
        silent = [postgres.process.pid, *children(postgres.process.pid)]
        try:
            for process in silent:
                os.kill(process, signal.SIGSTOP)
            said = pool.submit(httpx.post, server.address + address, json={"text": "?"}, headers=headers, timeout=60)
            with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/live") as looking:
                looking.send(f'{{"key": "{made["keys"][1]["key"]}"}}')
                assert json.loads(looking.recv(60))["table"] == made["table"]
            assert (said.result().status_code, said.result().json()["code"]) == (503, "no-database")
        finally:
            for process in silent:
                os.kill(process, signal.SIGCONT)
        until_health(server, 200)
        assert server.client.post(address, json={"text": "!"}, headers=headers).status_code == 201
        shot = server.client.get(f"/api/tables/{made['table']}").json()

    assert [said["text"] for said in shot["chat"]][-1] == "!"
    assert not shot["seats"][1]["is_here"]


def test_workers_that_start_while_the_database_server_is_away_wait_for_it() -> None:
    """A worker dies and is started again while nobody answers: the server goes on by itself."""
    with Postgres() as postgres, Server(postgres.url, workers=2) as server:
        assert server.process is not None
        workers = children(server.process.pid)
        postgres.stop()
        for worker in workers:
            os.kill(worker, 9)
        time.sleep(3)
        assert server.process.poll() is None
        postgres.start()
        until_health(server, 200)
        assert server.client.get("/health").json()["status"] == "ok"


def children(parent: int) -> list[int]:
    """The processes that a process has started, and those that they have started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        if int(fields[1]) == parent and fields[0] != "Z":
            own = int(stat.parent.name)
            found += [own, *children(own)]
    return found


@pytest.mark.parametrize("workers", [1, 2])
def test_nothing_outlives_a_server_that_was_killed(
    tmp_path: Path, request: pytest.FixtureRequest, workers: int
) -> None:
    url: str = f"sqlite:///{tmp_path / 't.sqlite3'}" if workers == 1 else request.getfixturevalue("postgres")
    with Server(url, workers=workers) as server:
        wish = {"game": "hamlet", "seats": 2, "holders": ["mcts:time=10", "mcts:time=10"]}
        server.client.post("/api/tables", json=wish).raise_for_status()
        assert server.process is not None
        for _ in range(300):
            if len(family := children(server.process.pid)) > 2 * (workers - 1):
                break
            time.sleep(0.1)
        os.kill(server.process.pid, 9)
        for _ in range(300):
            left = [process for process in family if is_alive(process)]
            if not left:
                break
            time.sleep(0.1)

    assert family
    assert left == []


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
