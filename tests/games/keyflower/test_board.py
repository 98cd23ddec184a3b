"""The board in words: colours as a language writes them, and what others have."""

from __future__ import annotations

from typing import Any

import pytest

import gromada
from gromada.core.play import options, play
from gromada.texts import Texts
from gromada.words.boards import board_of, board_text

GAME = gromada.game("keyflower")
NAMES = ["Ada", "Jan"]


def board(lang: str) -> str:
    """Of the seat that is asked, after one bid of the first seat."""
    s = GAME.new(2, seed=7)
    first = next(seat for seat in (0, 1) if options(s, seat))
    play(s, first, "bid woodcutter")
    while options(s, first):
        play(s, first, options(s, first)[0])
    return "\n".join(
        board_text(board_of(GAME, Texts(GAME, lang), GAME.view(s, 1 - first), NAMES, 1 - first), width=None)
    )


def test_polish_colours_are_letters_that_the_season_explains() -> None:
    told = board("pl")

    assert "N niebieski, C czerwony, Ż żółty, Z zielony" in told.splitlines()[1]
    assert any(f"Drwal ({name}: {letter})" in told for name in NAMES for letter in "NCŻ")
    assert told.count("niebieski") == 1


def test_english_colours_are_words() -> None:
    told = board("en")

    assert any(f"Woodcutter ({name}: {colour})" in told for name in NAMES for colour in ("blue", "red", "yellow"))


@pytest.mark.parametrize(("lang", "said"), [("en", "(Ada: 3 red; Jan: 2 red; 2→3)"), ("pl", "(Ada: C3; Jan: C2; 2→3)")])
def test_a_bid_stands_behind_its_bidder_and_a_colon(lang: str, said: str) -> None:
    """A player called "Player 1" who bids 2 would be "Player 1 2" without it; the colour of users is told once."""
    view: Any = GAME.view(GAME.new(2, seed=7), 0)
    tile = view["centre"][0]
    tile["bids"] = [
        {**tile_bid, "colour": "red", "is_lying": False}
        for tile_bid in ({"seat": 1, "size": 2, "is_winning": False}, {"seat": 0, "size": 3, "is_winning": True})
    ]
    tile["workers"], tile["next_use"] = {"red": 2}, 3

    lines = board_text(board_of(GAME, Texts(GAME, lang), view, ["Ada", "Jan"], 0), width=None)

    assert any(said in line for line in lines), lines


def test_whoever_has_no_workers_is_told_so() -> None:
    s = GAME.new(2, seed=7)
    view: Any = GAME.view(s, 0)
    view["players"][1]["workers"] = 0
    view["players"][1]["known_workers"] = {}

    [told] = board_of(GAME, Texts(GAME, "en"), view, NAMES, 0)[-1].lines

    assert told.items[0] == "0 workers"
