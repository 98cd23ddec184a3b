"""Boards in words: short, complete and true, for every way to play every game, in both languages."""

from __future__ import annotations

import re

from gromada.core.board import Part, news
from gromada.library import LANGUAGES
from gromada.texts import Texts
from gromada.words.boards import HEADING, HEIGHT, WIDTH, board_of, board_text
from tests.contract.playing import Case

NAMES = ["Ada", "Jan", "Ewa", "Ola", "Iza", "Leo"]
RAW = re.compile(r"[a-z]+_[a-z]+|\bseat \d|\b(words|view|thing)-|\{|None|True|False")


def boards(case: Case, share: float) -> list[tuple[Texts, list[Part], int]]:
    """Of one seat after the other."""
    found = []
    texts = {lang: Texts(case.game, lang) for lang in LANGUAGES}
    for number, (s, _) in enumerate(case.positions(share, each=15)):
        seat = number % s.seats
        view = case.game.view(s, seat)
        found += [(texts[lang], board_of(case.game, texts[lang], view, NAMES, seat), s.seats) for lang in LANGUAGES]
    return found


def test_a_board_is_words_and_fits_a_screen(case: Case) -> None:
    for texts, parts, seats in boards(case, 0.02):
        lines = board_text(parts)
        assert len(lines) <= HEIGHT, "\n".join(lines)
        assert [line for line in lines if len(line) > WIDTH] == []
        assert [found for line in lines if (found := RAW.search(line))] == [], texts.lang
        assert lines[0] == HEADING + texts.say("words-table")
        for name in NAMES[:seats]:
            assert any(name in line for line in lines)


def test_keys_are_the_same_in_every_language_and_none_comes_twice(case: Case) -> None:
    found = boards(case, 0.01)
    for (_, english, _), (_, polish, _) in zip(found[::2], found[1::2], strict=True):
        keys = [line.key for part in english for line in part.lines]
        assert keys == [line.key for part in polish for line in part.lines]
        assert len(keys) == len(set(keys))


def test_what_has_not_changed_is_not_marked_and_a_spectator_gets_a_board(case: Case) -> None:
    texts = Texts(case.game, "en")
    for s, _ in case.positions(0.01):
        parts = board_of(case.game, texts, case.game.view(s, None), NAMES, None)
        assert parts[-1].title == "The players"
        assert not any(any(marks) for marks in news(parts, parts).values())
        assert all(any(name in line for line in board_text(parts)) for name in NAMES[: s.seats])
