"""Understanding: what is written in many ways is read as it was meant, and nothing is guessed lightly."""

from __future__ import annotations

import pytest

import gromada
from gromada.core.play import awaited, options
from gromada.words.asked import Here
from gromada.words.folding import folded, is_same
from gromada.words.understanding import FAMILIES, Reader, in_family
from tests.words.sloppy import Count, write_and_read

NAMES = ["Ada", "Jan", "Ewa"]
MOST_FAILED = 0.005


@pytest.mark.parametrize("name", gromada.GAMES)
def test_fewer_than_one_in_two_hundred_sloppy_answers_are_not_understood(name: str) -> None:
    game = gromada.game(name)
    count = Count()
    for seed in range(3):
        write_and_read(game, max(2, game.min_seats) + seed % 2, seed, 140, count)

    assert count.turns > 400
    assert len(count.failed) < MOST_FAILED * count.turns, count.failed


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("take 2", "take 2"),
        ("Take space 3, please!", "take 3"),
        ("I draft the 4", "take 4"),
        ("stos 5", "stack 5"),
        ("biorę stos 3", "stack 3"),
        ("dobieram ze stosu 2", "stack 2"),
        ("I take the stack 4", "stack 4"),
        ("draw from stack 1", "stack 1"),
        ("biorę 3", "take 3"),
        ("biorę miejsce 5", "take 5"),
        ('{"move": "stack 6"}', "stack 6"),
    ],
)
def test_a_draft_may_be_written_in_many_ways(typed: str, move: str) -> None:
    game = gromada.game("villagers")
    s = game.new(3, seed=3)

    meant = Reader(Here(game, s, awaited(s)[0]), NAMES).read(typed)

    assert meant.action is not None
    assert meant.action.text == move


@pytest.mark.parametrize("typed", ["używam drwala", "Użyję Drwala!", "I use the woodcutter", "aktywuj: Drwal"])
def test_people_say_what_they_do_in_the_first_person_too(typed: str) -> None:
    game = gromada.game("keyflower")
    s = game.new(2, seed=7)
    seat = awaited(s)[0]

    meant = Reader(Here(game, s, seat), NAMES).read(typed)

    assert meant.action is not None
    assert meant.action.text == "use woodcutter"


@pytest.mark.parametrize("typed", ["Please, I BID for the windmill.", "licytuj: Młyn wiatrowy"])
def test_a_move_that_a_rule_forbids_is_understood_all_the_same(typed: str) -> None:
    game = gromada.game("keyflower")
    s = game.new(2, seed=3)
    seat = awaited(s)[0]

    meant = Reader(Here(game, s, seat), NAMES).read(typed)

    assert meant.action is not None
    assert meant.action.text == "bid windmill"
    assert meant.action not in options(s, seat)


@pytest.mark.parametrize("typed", ["", "hello there", "xyzzy", "what should I do?", "42 and 17"])
def test_what_means_nothing_is_no_answer(typed: str) -> None:
    game = gromada.game("villagers")
    s = game.new(3, seed=3)

    assert Reader(Here(game, s, awaited(s)[0]), NAMES).read(typed).action is None


def test_a_word_that_fits_two_answers_is_not_taken_for_either() -> None:
    game = gromada.game("villagers")
    s = game.new(3, seed=3)

    meant = Reader(Here(game, s, awaited(s)[0]), NAMES).read("stack")

    assert meant.action is None
    assert {action.text for action in meant.close} == {f"stack {number}" for number in range(1, 7)}


def test_numbers_are_places_in_a_list_only_where_there_is_one() -> None:
    game = gromada.game("villagers")
    s = game.new(3, seed=3)
    seat = awaited(s)[0]
    listed = Reader(Here(game, s, seat), NAMES, numbered=True).read("3").action

    assert listed is options(s, seat)[2]


@pytest.mark.parametrize(
    ("typed", "known", "same"),
    [
        ("brewer", "brewer", True),
        ("brewers", "brewer", True),
        ("brewwer", "brewer", True),
        ("kosiarza", "kosiarz", True),
        ("wood", "food", True),
        ("3", "4", False),
        ("ox", "axe", False),
    ],
)
def test_words_are_the_same_but_for_an_ending_or_a_slip(typed: str, known: str, same: bool) -> None:
    assert is_same(typed, known) == same


def test_folding_takes_away_case_accents_and_signs() -> None:
    assert folded("Spichlerz (ŻÓŁTY), 3 ×!") == "spichlerz zolty 3"


def test_a_word_belongs_to_one_family() -> None:
    words = [word for family in FAMILIES for word in dict.fromkeys(family.split())]

    assert sorted({word for word in words if words.count(word) > 1}) == []
    assert in_family(["place", "seeker"]) == ("play", "seeker")
