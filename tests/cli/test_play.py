"""`gromada play`, through piped input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gromada.core.record import read_record
from tests.cli.running import GAME, Shell


def first_options(count: int) -> str:
    """So many times the first option: any game of ours ends some day."""
    return "1\n" * count


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_game_is_played_to_its_end(shell: Shell, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game.record"

    shell("play", GAME, "--seats", 2, "--seed", 3, "--lang", lang, "--record", file, typed=first_options(300))

    assert shell.status == 0, shell.err
    assert {"en": "The game is over.", "pl": "Gra skończona."}[lang] in shell.out
    known = read_record(file.read_text(encoding="utf-8"))
    assert known.holders == ["human", "greedy"]
    assert known.result is not None
    assert shell("verify", file).status == 0


@pytest.mark.parametrize(
    ("game", "options", "sentence", "last"),
    [
        ("villagers", ["solo=normal"], "You have not won this time.", r"Countess has \d+ points?\."),
        ("hamlet", ["stall_limit=20"], "You have not won this time.", r"Botric has \d+ points?\."),
        (GAME, ["mode=adventure", "sheet=1"], "Rank: ", r"Rank: .+"),
    ],
)
def test_whoever_plays_alone_is_told_how_it_went_and_what_the_opponent_has(
    shell: Shell, game: str, options: list[str], sentence: str, last: str
) -> None:
    given = [word for option in options for word in ("--option", option)]
    shell("play", game, "--seats", 1, "--seed", 4, "--lang", "en", *given, typed=first_options(3000))

    assert shell.status == 0, shell.err
    lines = shell.out.splitlines()
    assert any(sentence in line for line in lines[-2:])
    assert re.fullmatch(last, lines[-1])


@pytest.mark.parametrize(("seed", "is_tied"), [(13, True), (3, False)])
def test_equal_points_are_told_with_what_decides_between_them(shell: Shell, seed: int, is_tied: bool) -> None:
    shell("play", GAME, "--bots", "uniform,uniform", "--seed", seed, "--lang", "en")

    last = shell.out.splitlines()[-1]
    assert last.startswith("Equal points: more Sections of Bridges win") == is_tied
    assert "uniform 2 wins." in shell.out


def test_the_json_holds_the_result_and_standard_output_nothing_else(shell: Shell) -> None:
    found = shell("play", GAME, "--seats", 2, "--seed", 3, "--json", typed=first_options(300)).json()

    assert (found["finished"], found["holders"]) == (True, ["human", "greedy"])
    assert read_record(found["record"]).result == found["scores"]


def test_bots_alone_need_no_input(shell: Shell) -> None:
    found = shell("play", GAME, "--bots", "greedy,uniform", "--json").json()

    assert (found["finished"], found["seats"]) == (True, 2)


def test_a_person_may_leave(shell: Shell) -> None:
    found = shell("play", GAME, "--seed", 3, "--json", typed="1\nq\n").json()

    assert (found["finished"], found["scores"]) == (False, None)
    assert found["moves"] >= 1


def test_input_that_ends_early_ends_the_game(shell: Shell) -> None:
    shell("play", GAME, "--seed", 3, typed="1\n")

    assert shell.status == 0
    assert "There is no more input" in shell.out


def test_moves_can_be_typed_as_text(shell: Shell) -> None:
    begun = shell("play", GAME, "--bots", "human,human", "--seed", 3, "--json", typed="1\nq\n").json()
    seat, move = read_record(begun["record"]).moves[0]
    enter = "\n" if seat else ""

    typed = shell("play", GAME, "--bots", "human,human", "--seed", 3, "--json", typed=f"{enter}{move}\nq\n").json()

    assert read_record(typed["record"]).moves[:1] == [(seat, move)]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "There is no answer 99: they are numbered 1 to 3."),
        ("pl", "Nie ma odpowiedzi 99: mają numery od 1 do 3."),
    ],
)
def test_a_number_that_is_not_in_the_list_is_answered_by_those_that_are(shell: Shell, lang: str, said: str) -> None:
    shell("play", GAME, "--seats", 2, "--seed", 3, "--lang", lang, typed="99\n0\nquit\n")

    assert said in shell.out
    assert shell.out.count(said.split("99")[0]) == 2
    assert "[" not in shell.out.split(said)[1].split(">")[0]  # no rule


def test_help_lists_what_can_be_typed(shell: Shell) -> None:
    shell("play", GAME, "--option", "mode=adventure", "--seed", 3, typed="?\nq\n")

    assert "take back your last move" in shell.out


def test_a_question_mark_explains_why_not(shell: Shell) -> None:
    shell("play", GAME, "--option", "mode=adventure", "--seed", 3, typed="? end\nend\n? nonsense\nq\n")

    assert shell.out.count("Not possible: ") == 2
    assert "Nothing here is called “nonsense”" in shell.out


def test_a_question_mark_finds_things_rules_and_what_else_has_the_name(shell: Shell) -> None:
    """A resource is a thing although a move is called like it; what has no card of its own is in the rules."""
    shell("play", GAME, "--seed", 3, "--lang", "en", typed="? gold\n? section\n? S\nq\n")

    assert "Gold: Stands for any other resource" in shell.out
    assert re.search(r"And \d+ more: Walls 5, Walls 6, ", shell.out)
    assert "Nothing here is called “S”" in shell.out

    shell("play", "villagers", "--seed", 3, "--lang", "en", typed="? padlock\nq\n")

    assert "Nothing printed has this name. The rules say:\nVIL-LOCK-1: " in shell.out


def test_a_move_can_be_taken_back(shell: Shell) -> None:
    """Seed and options put a person alone at the table, in a phase without luck."""
    options = ["--option", "mode=adventure", "--seed", 3, "--json"]
    found = shell("play", GAME, *options, typed="1\n1\n1\nu\nq\n").json()
    undone = "Taken back: " in shell.err

    assert undone
    assert found["moves"] == 2


def test_a_proposal_says_what_it_does_and_is_taken_back_as_a_whole(shell: Shell) -> None:
    moves = ["villager 0", "go 3", "road", "road 3"]  # a road is paid for with two stones
    options = ["--seats", 2, "--seed", 3, "--lang", "en", "--json"]

    found = shell("play", "hamlet", *options, typed="\n".join([*moves, "p", "u", "q"]) + "\n").json()

    assert "p does the rest of this step: 2 × " in shell.err
    assert shell.err.count("Proposed and done: ") == shell.err.count("Taken back: ") == 2
    assert found["moves"] == len(moves)


def test_the_record_can_be_saved_in_mid_game(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mid.record"

    shell("play", GAME, "--seed", 3, typed=f"1\nsave {file}\nsave {tmp_path}/no/such/folder\nquit\n")

    assert shell.status == 0
    assert read_record(file.read_text(encoding="utf-8")).result is None
    assert "cannot be written" in shell.out


def test_hot_seat_draws_a_curtain_between_people(shell: Shell) -> None:
    shell("play", GAME, "--bots", "human,human", "--seed", 3, typed=first_options(300))

    assert "press Enter when only you can see the screen" in shell.out
    assert "Player 1" in shell.out
    assert "Player 2" in shell.out


def test_answers_may_be_given_in_words_of_ones_own(shell: Shell) -> None:
    found = shell("play", "villagers", "--seed", 3, "--json", typed="I draft space 3, please\nquit\n").json()

    assert (0, "take 3") in read_record(found["record"]).moves


def test_words_that_fit_several_answers_are_asked_back(shell: Shell) -> None:
    shell("play", "villagers", "--seed", 3, typed="stack\nquit\n")

    assert "I do not know which answer “stack” means." in shell.out
    assert re.search(r"stack 6\s+stack 6: ", shell.out)


def test_beside_the_game_everything_can_be_looked_up(shell: Shell) -> None:
    shell("play", "villagers", "--seed", 3, "--lang", "en", typed="? brewer\ns\nl\nr VIL-LOCK-1\nb greedy\nquit\n")

    assert "Brewer: Grain" in shell.out
    assert "Second market: Silver symbols" in shell.out
    assert shell.out.count("greedy is the first player.") == 2  # told, and in the log
    assert "VIL-LOCK-1: A card with a padlock" in shell.out
    assert "== greedy" in shell.out


def test_a_hint_is_an_answer_that_is_possible(shell: Shell) -> None:
    shell("play", GAME, "--seats", 2, "--seed", 3, "--lang", "en", typed="h\nquit\n")
    hint = re.search(r"^(\d+)  (.+?)  .+: hopes \d+ of 100, about", shell.out, re.MULTILINE)

    assert hint is not None
    assert re.search(rf"^ +{hint[1]}  {hint[2]} ", shell.out, re.MULTILINE)


def test_prices_stand_behind_the_answers(shell: Shell) -> None:
    shell("play", GAME, "--option", "mode=adventure", "--seed", 3, "--lang", "en", typed="1\n1\n1\nquit\n")

    assert "(costs " in shell.out
    assert "brings " in shell.out


def test_a_game_that_was_left_is_gone_on_with(shell: Shell) -> None:
    left = shell("play", "villagers", "--seed", 3, "--json", typed="take 3\nquit\n").json()

    again = shell("play", "--continue", "--json", typed="take 1\nquit\n").json()

    known = read_record(left["record"]).moves
    assert read_record(again["record"]).moves[: len(known)] == known
    assert len(read_record(again["record"]).moves) > len(known)


def test_whoever_comes_back_may_ask_what_happened_since_the_last_turn(shell: Shell) -> None:
    left = shell("play", "villagers", "--seed", 3, "--lang", "en", typed="take 3\nl\nquit\n").out
    told = re.findall(r"^  \S.*$", left.rpartition("> l\n")[2], re.MULTILINE)
    back = shell("play", "--continue", "--lang", "en", typed="l\nquit\n").out

    assert any("greedy draws" in line for line in told)
    assert re.findall(r"^  \S.*$", back.rpartition("> l\n")[2], re.MULTILINE) == told


def test_without_a_game_that_was_left_there_is_nothing_to_go_on_with(shell: Shell) -> None:
    shell("play", "--continue")

    assert shell.status == 2
    assert "no game was left" in shell.err


def test_a_finished_game_leaves_nothing_behind(shell: Shell) -> None:
    shell("play", GAME, "--seats", 2, "--seed", 3, typed=first_options(300))
    shell("play", "--continue")

    assert shell.status == 2


def test_a_board_is_drawn_whole_once_a_turn_and_then_only_where_it_has_changed(shell: Shell) -> None:
    shell("play", GAME, "--option", "mode=adventure", "--seed", 3, "--lang", "en", typed="1\n1\n1\nquit\n")

    assert shell.out.count("\nBridges: ") == 1
    assert shell.out.count("\nStock: ") > 1


def test_a_question_mark_and_a_number_ask_about_that_answer(shell: Shell) -> None:
    shell("play", "villagers", "--seats", 2, "--seed", 11, "--lang", "en", typed="? 3\n? 99\n? take 9\nquit\n")

    assert "“take 3: " in shell.out
    assert "There is no answer 99: they are numbered 1 to " in shell.out
    assert "Nothing here is called “take 9”" in shell.out


@pytest.mark.parametrize(("lang", "said"), [("en", "Whoever uses it"), ("pl", "Kto go użyje")])
def test_whatever_the_answers_are_about_is_described_at_once(shell: Shell, lang: str, said: str) -> None:
    out = shell("play", "keyflower", "--seats", 2, "--seed", 11, "--lang", lang, typed="d\nquit\n").out
    told = out.partition("> d\n")[2].splitlines()

    assert len([line for line in told if said in line]) > 5
    assert len(told) == len(set(told))
