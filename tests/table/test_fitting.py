"""Answers of a set-up that do not go together are known before anybody begins."""

from __future__ import annotations

from itertools import product

import pytest

from gromada.core.errors import BadSetup
from gromada.library import GAMES
from gromada.library import game as the_game
from gromada.table.fitting import closed


def values(game: str, seats: int, setting: str, **options: str | int | bool) -> set[str | int | bool]:
    return {one.value for one in closed(the_game(game), seats, options) if one.setting == setting}


def test_an_adventure_alone_is_for_one() -> None:
    assert values("imperial_settlers", 3, "mode") == {"adventure"}
    assert values("imperial_settlers", 1, "mode") == {"competition_basic", "competition_advanced", "adventure_multi"}


def test_a_numbered_sheet_goes_with_an_adventure_only() -> None:
    assert values("imperial_settlers", 2, "sheet") == {1, 99}
    assert values("imperial_settlers", 2, "sheet", mode="adventure_multi") == {99}  # no pack has so many


def test_the_rule_is_named() -> None:
    assert {one.rule for one in closed(the_game("villagers"), 2, {})} == {"VIL-SOLO-25"}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_closed_can_be_set_up(name: str) -> None:
    game = the_game(name)

    for seats, setting in product(range(game.min_seats, game.max_seats + 1), game.settings()):
        shut = values(name, seats, setting.name)
        for value in setting.samples():
            if value in shut:
                with pytest.raises(BadSetup):
                    game.new(seats, options={setting.name: value})
            else:
                game.new(seats, options={setting.name: value})
