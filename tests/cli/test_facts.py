"""`gromada rules`, `gromada data` and `gromada bench`."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest

import gromada
from gromada.core.build_info import is_compiled
from gromada.library import ledger_of
from gromada.texts import Texts
from tests.cli.running import GAME, Shell

PACK = Path(gromada.__file__ or "").parent / "games" / GAME / "components.toml"


def test_a_rule_is_shown_with_its_code_and_its_tests(shell: Shell) -> None:
    found = shell("rules", GAME, "isr-harv-1", "--json").json()

    assert found["id"] == "ISR-HARV-1"
    assert found["text"].startswith("Spend 1 action")
    assert found["code"]


def test_a_rule_is_told_in_polish_too(shell: Shell) -> None:
    english, polish = [shell("rules", GAME, "ISR-HARV-1", "--lang", lang, "--json").json() for lang in ("en", "pl")]

    assert polish["code"] == english["code"]
    assert polish["text"] == ledger_of(GAME, "pl")["ISR-HARV-1"] != english["text"]


def test_all_rules_are_listed(shell: Shell) -> None:
    found = shell("rules", GAME, "--json").json()

    assert found["rules"][0]["id"] == "ISR-MODE-1"


def test_coverage_has_the_promised_shape_and_answers_by_its_status(shell: Shell) -> None:
    found = shell("rules", GAME, "--coverage", "--json").json()

    assert list(found) == ["game", "rules", "coded", "tested", "missing_code", "missing_test", "unknown"]
    is_full = not (found["missing_code"] or found["missing_test"] or found["unknown"])
    assert shell.status == (0 if is_full else 1)


def test_data_counts_where_facts_come_from(shell: Shell) -> None:
    found = shell("data", GAME, "--json").json()

    assert list(found) == ["game", "pack", "entries", "rulebook", "public", "reconstructed"]
    assert found["entries"] == found["rulebook"] + found["public"] + found["reconstructed"] > 50
    assert found["pack"] == gromada.game(GAME).box.pack.sha


@pytest.mark.parametrize(("lang", "name"), [("en", "Farm"), ("pl", "Farma")])
def test_data_shows_printed_names_in_the_language(shell: Shell, lang: str, name: str) -> None:
    shell("data", GAME, "--lang", lang)

    assert shell.status == 0, shell.err
    assert name in shell.out


@pytest.mark.parametrize(("lang", "name"), [("en", "Fortress"), ("pl", "Twierdza"), ("pl", "fortress")])
def test_data_tells_what_one_thing_is_and_does(shell: Shell, lang: str, name: str) -> None:
    shell("data", GAME, name, "--lang", lang)

    assert shell.status == 0, shell.err
    described = gromada.game(GAME).describe("fortress")
    assert described is not None
    texts = Texts(gromada.game(GAME), lang)
    assert all(texts.phrase(line) in shell.out for line in described.lines)
    assert all(rule in shell.out for rule in described.rules)


def test_data_of_a_thing_as_json_has_its_sentences_rules_and_source(shell: Shell) -> None:
    found = shell("data", "keyflower", "keywood", "--json", "--lang", "en").json()

    assert [thing["id"] for thing in found["things"]] == ["keywood"]
    assert found["things"][0]["lines"]
    assert found["things"][0]["rules"]
    assert found["things"][0]["source"]


def test_a_thing_that_is_not_printed_is_wrong_usage_in_the_language(shell: Shell) -> None:
    shell("data", GAME, "zzz", "--lang", "pl")

    assert shell.status == 2
    assert "zzz" in shell.err
    assert "nic nadrukowanego" in shell.err


def test_a_good_pack_is_good(shell: Shell) -> None:
    found = shell("data", GAME, "--check", PACK, "--json").json()

    assert (shell.status, found["ok"], found["pack"]) == (0, True, gromada.game(GAME).box.pack.sha)


def test_a_bad_pack_is_answered_with_file_key_and_reason(shell: Shell, tmp_path: Path) -> None:
    bad = tmp_path / "mine.toml"
    bad.write_text(PACK.read_text(encoding="utf-8").replace("rounds = 10", 'rounds = "ten"'), encoding="utf-8")

    shell("data", GAME, "--check", bad)

    assert (shell.status, shell.out) == (1, "")
    assert shell.err.startswith("gromada: mine.toml: game.rounds: ")


def test_another_pack_is_used_where_it_is_given(shell: Shell, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(PACK.read_text(encoding="utf-8").replace('"Farm"', '"Homestead"'), encoding="utf-8")

    shell("data", GAME, "--pack", mine)

    assert "Homestead" in shell.out


def test_bench_has_the_promised_shape(shell: Shell) -> None:
    found = shell("bench", "--seconds", 0.05, "--json").json()

    assert list(found) == ["compiled", "python", "games"]
    assert (found["compiled"], found["python"]) == (is_compiled(), platform.python_version())
    assert list(found["games"]) == list(gromada.GAMES)
    figures = found["games"][GAME]
    assert list(figures) == ["seats", "decisions_per_second", "copy_us", "decisions_per_game", "games_per_second"]
    assert figures["seats"] == 4
    assert all(value > 0 for value in figures.values())


def test_bench_says_plainly_whether_the_engine_is_compiled(shell: Shell) -> None:
    shell("bench", GAME, "--seats", 2, "--seconds", 0.05)

    assert ("is compiled" if is_compiled() else "is interpreted, not compiled") in shell.out
