"""`gromada puzzles`."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from gromada.review.puzzles import Puzzle
from tests.cli.running import GAME, Shell
from tests.review.games import played


def test_the_command_looks_in_records_and_writes_json(shell: Shell, tmp_path: Path) -> None:
    file, out = tmp_path / "game.record", tmp_path / "puzzles.json"
    file.write_text(played(GAME), encoding="utf-8")

    shell("puzzles", GAME, file, "--rollouts", 2, "--jobs", 1, "--out", out, "--json")

    assert shell.status == 0
    assert json.loads(shell.out) == json.loads(out.read_text(encoding="utf-8"))
    msgspec.json.decode(shell.out, type=list[Puzzle])
    for lang, word in (("en", "positions"), ("pl", "pozycjach")):
        assert word in shell("puzzles", GAME, file, "--rollouts", 2, "--jobs", 1, "--lang", lang).out
    shell("puzzles", "hamlet", file)
    assert (shell.status, "is a record of imperial_settlers" in shell.err) == (2, True)
