"""`gromada replay` and `gromada verify`."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from gromada.core.commitment import commitment
from gromada.core.record import read_record
from tests.cli.running import GAME, Shell


@pytest.fixture
def record(shell: Shell, tmp_path: Path) -> Path:
    """A finished game of two."""
    games = tmp_path / "games.jsonl"
    shell("simulate", GAME, "--games", 1, "--seats", 2, "--seed", 4, "--out", games)
    file = tmp_path / "game.record"
    file.write_text(json.loads(games.read_text(encoding="utf-8"))["record"], encoding="utf-8")
    return file


def signed(file: Path, lines: list[str]) -> None:
    """Writes a changed record with a checksum that fits."""
    body = "\n".join(lines) + "\n"
    file.write_text(f"{body}checksum {hashlib.sha256(body.encode()).hexdigest()}\n", encoding="utf-8")


def test_a_sound_record_verifies(shell: Shell, record: Path) -> None:
    found = shell("verify", record, "--json").json()

    assert (shell.status, found["ok"], found["finished"], found["committed"]) == (0, True, True, False)


def test_a_game_that_is_not_over_verifies_so_far(shell: Shell, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()[:-3]
    signed(record, lines[:-5])

    found = shell("verify", record, "--json").json()

    assert (shell.status, found["ok"], found["finished"], found["result"]) == (0, True, False, None)


def test_a_kept_promise_verifies_and_a_broken_one_does_not(shell: Shell, record: Path) -> None:
    known = read_record(record.read_text(encoding="utf-8"))
    known.salt, known.commitment = "a1b2", commitment(known.seed, "a1b2")
    record.write_text(known.write(), encoding="utf-8")
    assert shell("verify", record, "--json").json()["committed"] is True

    known.commitment = commitment(known.seed + 1, "a1b2")
    record.write_text(known.write(), encoding="utf-8")
    shell("verify", record)

    assert (shell.status, shell.out) == (1, "")
    assert "the seed is not the one that was promised" in shell.err


def test_a_changed_text_is_noticed(shell: Shell, record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace("seed ", "seed 1", 1), encoding="utf-8")

    shell("verify", record)

    assert shell.status == 1
    assert "the checksum does not belong to the text" in shell.err
    assert shell.err.count("\n") == 1


def test_a_move_against_the_rules_is_named_by_its_line(shell: Shell, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()[:-1]
    at = lines.index("moves") + 1
    lines.insert(at, lines[at])
    signed(record, lines)

    shell("verify", record, "--json")

    assert (shell.status, json.loads(shell.out)["ok"]) == (1, False)
    assert f"line {at + 2}: " in json.loads(shell.out)["reason"]


def test_a_wrong_result_is_noticed(shell: Shell, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()[:-1]
    lines[-2] += "0"
    signed(record, lines)

    shell("verify", record)

    assert shell.status == 1
    assert "the result is" in shell.err


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\x00", b"gromada record 1\ngame chess\n"])
def test_what_is_no_record_does_not_verify(shell: Shell, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "odd.record"
    file.write_bytes(content)

    shell("verify", file)

    assert (shell.status, shell.out, shell.err.count("\n")) == (1, "", 1)


@pytest.mark.parametrize(("lang", "words"), [("en", "The record is sound"), ("pl", "Zapis jest prawidłowy")])
def test_people_are_told_in_their_language(shell: Shell, record: Path, lang: str, words: str) -> None:
    shell("verify", record, "--lang", lang)

    assert shell.status == 0
    assert words in shell.out


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_replay_tells_every_move_with_its_events(shell: Shell, record: Path, lang: str) -> None:
    found = shell("replay", record, "--lang", lang, "--json").json()
    known = read_record(record.read_text(encoding="utf-8"))

    assert [(move["seat"], move["move"]) for move in found["moves"]] == known.moves
    assert all(move["label"] for move in found["moves"])
    assert sum(len(move["events"]) for move in found["moves"]) > len(known.moves) / 2
    assert (found["result"], found["winners"]) == (known.result, known.winners)


def test_a_replay_without_a_terminal_prints_everything(shell: Shell, record: Path) -> None:
    shell("replay", record)
    known = read_record(record.read_text(encoding="utf-8"))

    assert shell.status == 0
    assert f"{len(known.moves)}. " in shell.out


def test_a_terminal_leafs_through_the_game(shell: Shell, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gromada.cli.replay.is_terminal", lambda: True)
    last = len(read_record(record.read_text(encoding="utf-8")).moves)

    shell("replay", record, typed=f"n\n\np\nx\n{last + 1}\n{last}\nn\nq\n")

    assert shell.status == 0, shell.err
    places = [line.strip(" ─") for line in shell.out.splitlines() if "─── " in line and " of " in line]
    expected = [f"Move {at} of {last}" for at in (1, 2, 1, last, last)]
    assert places == expected
    assert shell.out.count(f"Type n, p, q or a number from 0 to {last}.") == 2
