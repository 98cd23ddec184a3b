"""The catalogue: an action as number, value and text."""

from __future__ import annotations

import pytest

from gromada.core.actions import Action, Catalogue
from gromada.core.errors import UnreadableMove


def catalogue() -> Catalogue:
    return Catalogue([Action("pass"), Action("sell 1"), Action("sell 2")])


def test_number_value_and_text_lead_to_each_other() -> None:
    book = catalogue()

    for code, action in enumerate(book.actions):
        assert (action.code, book[code], book.read(str(action))) == (code, action, action)
    assert len(book) == 3
    assert book.texts() == ["pass", "sell 1", "sell 2"]


def test_spaces_around_and_between_words_do_not_matter() -> None:
    book = catalogue()

    assert book.read("  sell \t 2\n") is book[2]


def test_two_actions_with_the_same_text_are_refused() -> None:
    with pytest.raises(ValueError, match="'pass' is listed twice"):
        Catalogue([Action("pass"), Action("pass")])


def test_an_action_belongs_to_one_catalogue() -> None:
    action = Action("pass")
    Catalogue([action])

    with pytest.raises(ValueError, match="listed twice"):
        Catalogue([action])


def test_an_unreadable_move_is_answered_with_similar_ones() -> None:
    with pytest.raises(UnreadableMove, match=r"written 'sel 2'; similar: sell 2"):
        catalogue().read("sel 2")


def test_a_move_like_no_other_is_answered_with_an_example() -> None:
    with pytest.raises(UnreadableMove, match=r"written 'xyzzy'; a move looks like 'pass'"):
        catalogue().read("xyzzy")


def test_a_very_long_move_is_not_repeated_in_full() -> None:
    with pytest.raises(UnreadableMove) as caught:
        catalogue().read("sell " * 10_000)

    assert len(str(caught.value)) < 200


def test_an_empty_catalogue_reads_nothing() -> None:
    with pytest.raises(UnreadableMove):
        Catalogue([]).read("pass")
