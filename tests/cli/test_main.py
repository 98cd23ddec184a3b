"""The command as a whole: help, errors in one line, exit status, start-up."""

from __future__ import annotations

import subprocess
import sys

import pytest

import gromada
from tests.cli.running import GAME, Shell

COMMANDS = ["serve", "play", "simulate", "arena", "replay", "verify", "rules", "data", "bench"]


def test_help_names_every_command(shell: Shell) -> None:
    shell("--help")

    assert shell.status == 0
    assert all(f"  {command} " in shell.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_help(shell: Shell, command: str) -> None:
    shell(command, "--help")

    assert (shell.status, shell.err) == (0, "")
    assert command in shell.out


def test_the_version_is_printed(shell: Shell) -> None:
    assert shell("--version").out == f"gromada {gromada.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["serve", "--port", "0"], "Invalid value for '--port'"),
        (["serve", "--workers", "0"], "--workers is at least 1, not 0"),
        (["serve", "--workers", "2", "--database", "sqlite:///x.sqlite3"], "several workers need PostgreSQL"),
        (["serve", "--database", "mysql://x"], "a database is sqlite:///FILE or postgresql://USER@HOST/NAME"),
        (["serve", "--pack", "nowhere.toml"], "no game can read the pack nowhere.toml"),
        (["frobnicate"], "No such command 'frobnicate'; see: gromada --help"),
        (["bench", "--no-such-option"], "No such option: --no-such-option"),
        (["simulate"], "Missing argument 'GAME'"),
        (["simulate", "chess"], f"there is no game 'chess'; the games are: {', '.join(gromada.GAMES)}"),
        (["simulate", GAME, "--seats", "9"], f"{GAME} is played by 1 to 4 seats, not 9"),
        (["simulate", GAME, "--seats", "two"], "Invalid value for '--seats'"),
        (["simulate", GAME, "--games", "0"], "--games is at least 1, not 0"),
        (["simulate", GAME, "--jobs", "0"], "--jobs is at least 1, not 0"),
        (["simulate", GAME, "--seed", "-1"], "a seed is a whole number of at least 0, not -1"),
        (["simulate", GAME, "--option", "colour=red"], f"{GAME} has no option 'colour'; its options are"),
        (["simulate", GAME, "--option", "mode"], "an option is written key=value, not 'mode'"),
        (["simulate", GAME, "--option", "mode=x", "--option", "mode=y"], "the option mode is given twice"),
        (["simulate", GAME, "--option", "mode=chess"], "the option mode is one of"),
        (["simulate", GAME, "--bots", "clever"], "there is no bot 'clever'; the bots are: lamb, fox, owl, dragon"),
        (["simulate", GAME, "--seats", "2", "--bots", "greedy,uniform,greedy"], "2 seats, but --bots names 3"),
        (["simulate", GAME, "--lang", "de"], "the languages are en and pl, not 'de'"),
        (["simulate", GAME, "--pack", "nowhere.toml"], "the pack nowhere.toml cannot be read"),
        (["simulate", GAME, "--out", "games.txt"], "a file that ends in .jsonl or .parquet, not 'games.txt'"),
        (["simulate", GAME, "--out", "no/such/folder/games.jsonl"], "cannot be written: No such file or directory"),
        (["arena", GAME, "greedy"], "an arena compares at least 2 bots"),
        (["play", GAME, "--seats", "2", "--bots", "human"], "there are 2 seats, but --bots names 1: human"),
        (["bench", "--seconds", "0"], "--seconds is a number above 0"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["verify", "nowhere.record"], "the record nowhere.record cannot be read: No such file or directory"),
        (["replay", "nowhere.record"], "the record nowhere.record cannot be read: No such file or directory"),
        (["data", GAME, "--check", "nowhere.toml"], "there is no file nowhere.toml"),
        (["rules", GAME, "ISR-HRV-1"], f"{GAME} has no rule ISR-HRV-1; similar: ISR-HARV-1"),
        (["rules", GAME, "ISR-HARV-1", "--coverage"], "--coverage is about all rules"),
        (["rules", "chess"], "there is no game 'chess'"),
    ],
)
def test_wrong_usage_is_answered_in_one_line(shell: Shell, arguments: list[str], part: str) -> None:
    shell(*arguments)

    assert (shell.status, shell.out) == (2, "")
    assert shell.err.startswith("gromada: ")
    assert part in shell.err
    assert shell.err.count("\n") == 1


def test_help_runs_as_a_program() -> None:
    done = subprocess.run([sys.executable, "-m", "gromada.cli", "--help"], capture_output=True, text=True, check=True)

    assert "simulate" in done.stdout


def test_help_imports_neither_the_games_nor_the_drawing() -> None:
    code = "import sys; from gromada.cli.main import run; run(['--help']); print(sorted(sys.modules), file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    for heavy in (
        "rich",
        "prompt_toolkit",
        "fluent.runtime",
        "multiprocessing",
        "litestar",
        "sqlalchemy",
        f"gromada.games.{GAME}.state",
    ):
        assert f"'{heavy}'" not in done.stderr


def test_a_program_exits_with_its_status_and_without_a_traceback() -> None:
    done = subprocess.run([sys.executable, "-m", "gromada.cli", "simulate", "chess"], capture_output=True, text=True)

    assert done.returncode == 2
    assert done.stderr == f"gromada: there is no game 'chess'; the games are: {', '.join(gromada.GAMES)}\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m gromada.cli rules {GAME} | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True)

    assert done.stdout.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_a_complaint_is_in_the_language_that_was_asked_for(shell: Shell) -> None:
    done = shell("simulate", GAME, "--seats", "9", "--lang", "pl")

    assert done.status == 2
    assert "gra od 1 do 4 osób, a nie 9" in done.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["frobnicate"], "Nie ma polecenia „frobnicate”; zobacz: gromada --help"),
        (["bench", "--xyzzy"], "Nie ma opcji --xyzzy; zobacz: gromada --help"),
        (["bench", "--lan", "pl"], "Nie ma opcji --lan; podobna: --lang"),
        (["simulate"], "Brakuje GAME; zobacz: gromada --help"),
        (["simulate", GAME, "--seats", "two"], "--seats to liczba całkowita."),
        (["bench", "--seconds", "x"], "--seconds to liczba."),
        (["serve", "--port", "0"], "--port to liczba, co najmniej 1."),
        (["serve", "--port", "70000"], "--port to liczba, najwyżej 65535."),
        (["simulate", GAME, "--seats"], "Po --seats trzeba podać wartość."),
        (["bench", "--json=3"], "--json nie ma wartości."),
        (["verify", "a.record", "b.record"], "Podano za dużo: b.record; zobacz: gromada --help"),
        (["serve", "--workers", "0"], "--workers to co najmniej 1, a nie 0."),
        (["serve", "--database", "mysql://x"], "Baza danych to sqlite:///PLIK albo"),
    ],
)
def test_wrong_usage_is_answered_in_polish_where_that_is_spoken(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.setenv("GROMADA_LANG", "pl")
    shell(*arguments)

    assert (shell.status, shell.out) == (2, "")
    assert shell.err.startswith(f"gromada: {sentence}")
    assert shell.err.count("\n") == 1
