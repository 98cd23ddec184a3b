"""A seat of a running table: held by a program through `gromada seat`, and by a language model."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mcp import Client

from gromada.mcp.server import make_server
from tests.table.running import Server

DOCS = Path(__file__).resolve().parents[2] / "docs" / "terminal.md"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('tables')}/t.sqlite3") as server:
        yield server


def made(site: Server, game: str, holders: list[str], **options: object) -> tuple[str, list[dict[str, Any]]]:
    """The address of a new table, and its keys."""
    wish = {"game": game, "seats": len(holders), "holders": holders, "names": ["Ada", "Jan"][: len(holders)]}
    found = site.client.post("/api/tables", json={**wish, "options": options}).json()
    return f"{site.address}/#/table/{found['table']}", found["keys"]


def test_the_program_of_the_documentation_plays_a_whole_game(site: Server, tmp_path: Path) -> None:
    [written] = re.findall(r"```python\n(\"\"\"A program that holds a seat.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    program = tmp_path / "player.py"
    program.write_text(written, encoding="utf-8")
    url, keys = made(site, "imperial_settlers", ["person"], mode="adventure")
    command = [sys.executable, "-m", "gromada.cli", "seat", url, keys[0]["key"], "--", sys.executable, str(program)]

    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)

    assert done.returncode == 0, done.stderr
    assert "over: [" in done.stderr
    table = url.rpartition("/")[2]
    assert site.client.get(f"/api/tables/{table}").json()["is_over"]


def test_a_program_that_ends_before_the_game_is_told_so(site: Server) -> None:
    url, keys = made(site, "villagers", ["person", "uniform"])
    command = [sys.executable, "-m", "gromada.cli", "seat", url, keys[0]["key"], "--", sys.executable, "-c", "pass"]

    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert done.returncode == 1
    assert "the program has ended before the game" in done.stderr


@pytest.mark.parametrize("mode", ["listed", "withheld"])
def test_a_language_model_sits_down_at_a_running_table(site: Server, mode: str) -> None:
    url, keys = made(site, "villagers", ["person", "uniform"])

    async def work() -> list[str]:
        async with Client(make_server()) as client:

            async def call(tool: str, **arguments: object) -> str:
                result = await client.call_tool(tool, arguments)
                text = "\n".join([getattr(part, "text", "") for part in result.content])
                assert not result.is_error, text
                return text

            joined = await call("join_table", url=url, key=keys[0]["key"], mode=mode, lang="en")
            found = re.search(r"[0-9a-f]{8}", joined)
            assert found is not None
            table = found[0]
            played = await call("play", table=table, moves=["I draft the third one: take 3"])
            refused = await call("play", table=table, moves=["done"])
            return [joined, played, refused, await call("log", table=table)]

    joined, played, refused, log = asyncio.run(work())

    assert "== The table" in joined
    assert ("1. take 1" in joined) == (mode == "listed")
    assert "drafts" in played
    assert "Refused: “done”" in refused
    assert "Ada drafts" in log
