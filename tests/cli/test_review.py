"""`gromada review`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gromada.core.record import read_record
from gromada.review.result import Review
from tests.cli.running import Shell
from tests.review.games import played


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of two."""
    file = tmp_path / "game.record"
    file.write_text(played("imperial_settlers"), encoding="utf-8")
    return file


def test_a_review_is_printed_for_people_in_both_languages(shell: Shell, record: Path) -> None:
    english = shell("review", record, "--rollouts", 2, "--jobs", 1).out
    assert (shell.status, "Moves that cost most" in english, "Luck and skill" in english) == (0, True, True)

    polish = shell("review", record, "--rollouts", 2, "--jobs", 1, "--lang", "pl").out
    assert (shell.status, "Najkosztowniejsze ruchy" in polish) == (0, True)


def test_a_review_as_json_is_the_whole_review(shell: Shell, record: Path) -> None:
    shell("review", record, "--rollouts", 2, "--jobs", 1, "--json")

    found = msgspec.json.decode(shell.out, type=Review)
    assert (found.game, found.rollouts) == ("imperial_settlers", 2)


def test_a_review_is_made_once(shell: Shell, record: Path, tmp_path: Path) -> None:
    first = shell("review", record, "--rollouts", 2, "--jobs", 1, "--json").out
    [file] = (tmp_path / "data" / "gromada" / "reviews").iterdir()
    file.write_text(first.replace('"seed":0', '"seed":0,"version":1').replace(",0]", ",7]"), encoding="utf-8")

    again = shell("review", record, "--rollouts", 2, "--jobs", 1, "--json").out

    assert msgspec.json.decode(again, type=Review) == msgspec.json.decode(file.read_text("utf-8"), type=Review)


def test_a_page_holds_everything_that_it_needs(shell: Shell, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "review.html"
    shell("review", record, "--rollouts", 2, "--jobs", 1, "--html", out)

    page = out.read_text(encoding="utf-8")
    assert shell.status == 0
    assert str(out) in shell.out.replace("\n", "")
    assert page.startswith("<!doctype html>")
    assert "src=" not in page
    assert "prefers-color-scheme: dark" in page


def test_one_seat_alone(shell: Shell, record: Path) -> None:
    whole = shell("review", record, "--rollouts", 2, "--jobs", 1).out
    one = shell("review", record, "--rollouts", 2, "--jobs", 1, "--seat", 2).out

    assert one.count("Better:") <= whole.count("Better:")
    shell("review", record, "--seat", 3)
    assert (shell.status, "--seat is a number from 1 to 2" in shell.err) == (2, True)


def test_a_running_game_keeps_its_secrets(shell: Shell, record: Path) -> None:
    known = read_record(record.read_text(encoding="utf-8"))
    known.result = None
    del known.moves[-3:]
    record.write_text(known.write(), encoding="utf-8")

    shell("review", record)

    assert (shell.status, shell.out) == (2, "")
    assert "only a finished game is reviewed" in shell.err


def test_what_is_no_record_is_refused(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_text("once upon a time", encoding="utf-8")

    assert shell("review", file).status == 1
    assert shell("review", tmp_path / "nothing").status == 2
