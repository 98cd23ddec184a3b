"""Compiled and interpreted, the same games: records are equal byte by byte."""

from __future__ import annotations

import importlib
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


def environment(is_compiled: bool) -> dict[str, str]:
    values = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "GROMADA_PURE")}
    return values if is_compiled else {**values, "PYTHONPATH": str(SOURCE), "PYTHONDONTWRITEBYTECODE": "1"}


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
    for index, (seats, options) in enumerate(cases[:: math.ceil(len(cases) / ways)]):
        files = [tmp_path / f"{index}-{way}.jsonl" for way in ("compiled", "plain")]
        given = [word for key, value in options.items() for word in ("--option", f"{key}={option_text(value)}")]
        names = ",".join([bots] * seats)
        for file, is_compiled in zip(files, (True, False), strict=True):
            games = ["--games", str(times), "--seed", str(index), "--seats", str(seats), "--bots", names, "--json"]
            run(is_compiled, "-m", "gromada.cli", "simulate", name, *games, *given, "--out", str(file))

        assert files[0].read_bytes() == files[1].read_bytes()
        assert files[0].stat().st_size > 1000
