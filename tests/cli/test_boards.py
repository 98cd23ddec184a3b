"""Boards: everything a person needs is drawn, in both languages, for every sheet."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console, RenderableType

import gromada
from gromada.bots.uniform import play_some
from gromada.cli.boards import draw_board
from gromada.cli.boards.generic import draw as draw_plainly
from gromada.cli.boards.imperial_abilities import Signs
from gromada.core.rng import Rng
from gromada.texts import Texts
from tests.cli.running import GAME

SHEETS = range(1, 49)


def printed(drawn: RenderableType) -> str:
    """What stands on a wide screen."""
    screen = Console(file=io.StringIO(), width=200, color_system=None)
    screen.print(drawn)
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 40, 10_000])
def test_both_sheets_of_every_seat_are_drawn(lang: str, seats: int, decisions: int) -> None:
    game = gromada.game(GAME)
    s = game.new(seats, seed=5)
    play_some(s, Rng(9), decisions)
    texts = Texts(game, lang)
    names = [f"Person {seat}" for seat in range(seats)]

    drawn = printed(draw_board(game, texts, game.view(s, 0), names, 0))

    scores = game.scores(s)
    for seat in range(seats):
        assert f"Person {seat}: {scores[seat]} ★" in drawn or not s.is_over()
        assert f"Person {seat}: " in drawn
    for track in ("walls", "cottages", "barns", "bridges"):
        assert drawn.count(texts.name(track)) >= seats


def test_a_crossed_space_is_shown_as_crossed() -> None:
    game = gromada.game(GAME)
    s = game.new(2, seed=3)
    texts = Texts(game, "en")
    names = ["Ada", "Jan"]
    before = printed(draw_board(game, texts, game.view(s, None), names))
    play_some(s, Rng(9), 60)

    after = printed(draw_board(game, texts, game.view(s, None), names))

    assert "✗" not in before
    assert "✗" in after


def test_in_brief_only_the_own_sheets_are_drawn() -> None:
    game = gromada.game(GAME)
    s = game.new(2, seed=3)

    drawn = printed(draw_board(game, Texts(game, "en"), game.view(s, 1), ["Ada", "Jan"], 1, is_brief=True))

    assert "Jan: " in drawn
    assert "Ada: " not in drawn


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_every_building_of_every_sheet_says_what_it_does(lang: str, sheet: int) -> None:
    game = gromada.game(GAME)
    s = game.new(1, seed=3, options={"mode": "adventure", "sheet": sheet})
    signs = Signs(Texts(game, lang))

    drawn = printed(draw_board(game, Texts(game, lang), game.view(s, 0), ["Ada"], 0))

    for building in s.village.buildings:
        words = signs.ability(building.ability, 0)
        assert words in drawn
        assert words or building.plans


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_raise_changes_what_a_building_says(lang: str) -> None:
    game = gromada.game(GAME)
    signs = Signs(Texts(game, lang))
    raisable = [
        building.ability
        for sheet in SHEETS
        for building in game.new(1, 0, {"mode": "adventure", "sheet": sheet}).village.buildings
        if building.ability.underlined
    ]

    assert len(raisable) > 40
    for ability in raisable:
        assert signs.ability(ability, 0) != signs.ability(ability, 2)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", gromada.GAMES)
def test_a_game_without_a_board_is_drawn_in_words(name: str, lang: str) -> None:
    game = gromada.game(name)
    s = game.new(2, seed=3)
    play_some(s, Rng(9), 60)
    texts = Texts(game, lang)

    drawn = printed(draw_plainly(game, texts, game.view(s, 0), ["Ada", "Jan"], 0, False))

    assert texts.say(f"game-{name.replace('_', '-')}") in drawn
    assert "Ada" in drawn
    assert re.findall(r"[a-z]+_[a-z]+|view-", drawn) == []
