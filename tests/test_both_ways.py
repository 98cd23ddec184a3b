"""Compiled and interpreted, the same games: records are equal byte by byte."""

from __future__ import annotations

import importlib
import json
import math
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gromada import GAMES
from gromada.core.record import option_text

SOURCE = Path(__file__).resolve().parents[1] / "src"
PROBE = "from gromada.core.build_info import is_compiled; print(is_compiled())"
# Several commands in one process: starting it takes longer than most games.
COMMANDS = """
import json, sys
from gromada.cli.main import run
sys.exit(max(run(command) for command in json.loads(sys.argv[1])))
"""


def environment(is_compiled: bool) -> dict[str, str]:
    values = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "GROMADA_PURE")}
    return values if is_compiled else {**values, "PYTHONPATH": str(SOURCE)}


def run(is_compiled: bool, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], env=environment(is_compiled), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("is_compiled", [True, False])
def test_both_builds_are_there(is_compiled: bool) -> None:
    assert run(is_compiled, "-c", PROBE).strip() == str(is_compiled)


@pytest.mark.parametrize(("bots", "ways", "times"), [("uniform", 4, 1), ("greedy", 1, 1)])
@pytest.mark.parametrize("name", GAMES)
def test_both_builds_play_the_same_records(name: str, bots: str, ways: int, times: int, tmp_path: Path) -> None:
    cases = importlib.import_module(f"tests.games.{name}.contract_cases").CASES
    chosen = cases[:: math.ceil(len(cases) / ways)]
    for is_compiled in (True, False):
        folder = tmp_path / str(is_compiled)
        folder.mkdir()
        commands = []
        for index, (seats, options) in enumerate(chosen):
            given = [word for key, value in options.items() for word in ("--option", f"{key}={option_text(value)}")]
            names = ",".join([bots] * seats)
            games = ["--games", str(times), "--seed", str(index), "--seats", str(seats), "--bots", names, "--json"]
            commands.append(["simulate", name, *games, *given, "--out", str(folder / f"{index}.jsonl")])
        run(is_compiled, "-c", COMMANDS, json.dumps(commands))

    for index in range(len(chosen)):
        compiled, plain = (tmp_path / str(way) / f"{index}.jsonl" for way in (True, False))
        assert compiled.read_bytes() == plain.read_bytes()
        assert compiled.stat().st_size > 1000


@pytest.mark.parametrize("name", GAMES)
def test_proposals_are_the_same_compiled_and_interpreted(name: str) -> None:
    program = str(Path(__file__).with_name("tools") / "proposed.py")
    compiled, interpreted = [run(is_compiled, program, name) for is_compiled in (True, False)]

    assert compiled == interpreted
    assert name == "imperial_settlers" or compiled, "questions with a proposal were met"
