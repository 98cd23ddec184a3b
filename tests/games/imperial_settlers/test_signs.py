"""Signs: what every Building does, in a few words, for every sheet."""

from __future__ import annotations

import pytest

import gromada
from gromada.games.imperial_settlers.signs import Signs
from gromada.texts import Texts
from gromada.words.boards import board_of, board_text

GAME = "imperial_settlers"
SHEETS = range(1, 49)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_every_building_of_every_sheet_says_what_it_does(lang: str, sheet: int) -> None:
    game = gromada.game(GAME)
    s = game.new(1, seed=3, options={"mode": "adventure", "sheet": sheet})
    texts = Texts(game, lang)
    signs = Signs(texts)

    lines = board_text(board_of(game, texts, game.view(s, 0), ["Ada"], 0), width=1000)

    for building in s.village.buildings:
        words = signs.ability(building.ability, 0)
        assert any(words in line and texts.name(building.id) in line for line in lines)
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
