"""`gromada simulate` and `gromada arena`."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from tests.cli.running import GAME, Shell

KEYS = [
    *("game", "options", "seats", "bots", "seed", "games", "decisions", "seconds", "decisions_per_second"),
    *("compiled", "scores", "wins", "ties", "length"),
]


def test_the_json_has_the_promised_shape(shell: Shell) -> None:
    found = shell("simulate", GAME, "--games", 3, "--seats", 3, "--seed", 5, "--json").json()

    assert list(found) == KEYS
    assert (found["game"], found["seats"], found["seed"], found["games"]) == (GAME, 3, 5, 3)
    assert found["bots"] == ["uniform"] * 3
    assert list(found["scores"]) == ["mean", "min", "max"]
    assert [len(found["scores"][key]) for key in ("mean", "min", "max")] == [3, 3, 3]
    assert sum(found["wins"]) + found["ties"] == 3
    assert found["length"]["max"] >= found["length"]["mean"] == round(found["decisions"] / 3, 3)


def test_results_do_not_depend_on_the_number_of_processes(shell: Shell, tmp_path: Path) -> None:
    files = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.jsonl"
        shell("simulate", GAME, "--games", 6, "--bots", "greedy,uniform", "--jobs", jobs, "--out", file)
        assert shell.status == 0, shell.err
        files.append(file.read_text(encoding="utf-8"))

    assert files[0] == files[1]
    assert files[0].count("\n") == 6


@pytest.mark.parametrize("bots", ["uniform", "greedy,uniform", "mcts:rollouts=3,uniform"])
def test_the_same_seed_plays_the_same_games(shell: Shell, tmp_path: Path, bots: str) -> None:
    texts = []
    for run in range(2):
        file = tmp_path / f"{run}.jsonl"
        shell("simulate", GAME, "--games", 1, "--seats", 2, "--seed", 9, "--bots", bots, "--out", file)
        texts.append(file.read_text(encoding="utf-8"))

    assert texts[0] == texts[1]


def test_writing_games_down_does_not_change_them(shell: Shell, tmp_path: Path) -> None:
    plain = shell("simulate", GAME, "--games", 4, "--json").json()
    noted = shell("simulate", GAME, "--games", 4, "--json", "--out", tmp_path / "games.jsonl").json()

    assert plain["scores"] == noted["scores"]
    assert plain["decisions"] == noted["decisions"]


def test_every_line_is_a_game_whose_record_is_sound(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    shell("simulate", GAME, "--games", 3, "--bots", "uniform,greedy", "--out", file)
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]

    for line in lines:
        assert list(line) == [
            *("game", "seats", "options", "seed", "bots", "scores", "winners", "decisions", "record"),
        ]
        record = tmp_path / "one.record"
        record.write_text(line["record"], encoding="utf-8")
        found = shell("verify", record, "--json").json()
        assert (found["ok"], found["result"], found["moves"]) == (True, line["scores"], line["decisions"])
    assert len({line["seed"] for line in lines}) == 3


def test_adventure_needs_no_seats_to_be_named(shell: Shell) -> None:
    found = shell("simulate", GAME, "--option", "mode=adventure", "--games", 1, "--json").json()

    assert (found["seats"], found["wins"]) == (1, [1])


@pytest.mark.parametrize(("lang", "words"), [("en", "Shared victories"), ("pl", "Wspólne zwycięstwa")])
def test_people_get_a_table_in_their_language(shell: Shell, lang: str, words: str) -> None:
    shell("simulate", GAME, "--games", 2, "--lang", lang)

    assert shell.status == 0, shell.err
    assert words in shell.out


def test_parquet_without_its_package_is_refused_before_playing(shell: Shell, tmp_path: Path) -> None:
    is_there = importlib.util.find_spec("pyarrow") is not None

    shell("simulate", GAME, "--games", 2, "--out", tmp_path / "games.parquet")

    assert shell.status == (0 if is_there else 2)
    assert is_there or "gromada[parquet]" in shell.err


def test_an_arena_finds_the_better_bot(shell: Shell) -> None:
    found = shell("arena", GAME, "greedy", "uniform", "--games", 20, "--json").json()

    first, second = found["bots"]
    assert (found["games"], found["deals"], first["bot"], second["bot"]) == (20, 10, "greedy", "uniform")
    assert first["low"] > 0.5 > second["high"]
    assert first["win_rate"] + second["win_rate"] == pytest.approx(1)


def test_an_arena_does_not_depend_on_the_number_of_processes(shell: Shell) -> None:
    alone = shell("arena", GAME, "greedy", "uniform", "--games", 4, "--json").json()
    shared = shell("arena", GAME, "--bots", "greedy,uniform", "--games", 4, "--jobs", 2, "--json").json()

    assert alone == shared


def test_an_arena_says_how_its_intervals_are_made(shell: Shell) -> None:
    shell("arena", GAME, "uniform", "uniform", "--games", 4)

    assert shell.status == 0
    assert "Wilson" in " ".join(shell.out.split())
