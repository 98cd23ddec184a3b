"""What a search trusts when a round begins."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from gromada.games.craftsmen.forecast import PROSPECTS, WEIGHTS, forecast, prospects
from gromada.games.craftsmen.state import Craft
from tests.games.craftsmen.building import GAME


def random_game(seats: int, seed: int) -> list[Craft]:
    """The moments at which a chapter begins, and the end."""
    s = GAME.new(seats, seed)
    luck = Rng.seeded(seed)
    found: list[Craft] = []
    while asked := awaited(s):
        if not found or GAME.chapter(s) != GAME.chapter(found[-1]):
            found.append(s.copy())
        offered = options(s, asked[0])
        play(s, asked[0], offered[luck.below(len(offered))])
    return [*found, s]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_round_is_a_chapter_and_winter_has_the_end_of_the_year_in_it(seats: int) -> None:
    *rounds, _ = random_game(seats, 3)

    assert [(s.year, s.season) for s in rounds] == [(year, season) for year in (1, 2, 3) for season in range(4)]
    assert all(not s.stage for s in rounds if s.season < 3)


def test_in_the_end_the_forecast_is_the_score() -> None:
    over = random_game(3, 4)[-1]

    assert [forecast(over, seat) for seat in range(3)] == GAME.scores(over)


def test_every_prospect_has_its_weight() -> None:
    s = random_game(2, 5)[4]

    assert len(prospects(s, 0)) == len(PROSPECTS) == len(WEIGHTS)


def test_a_building_is_worth_more_the_longer_it_stands() -> None:
    *rounds, _ = random_game(2, 6)
    gains = []
    for s in rounds:
        before = forecast(s, 0)
        s.players[0].row.append(max(range(len(s.box.cards)), key=lambda card: s.box.cards[card].output))
        gains.append(forecast(s, 0) - before)

    assert min(gains) > 0
    assert gains[0] > 3 * gains[-1]
