"""Numbers for learners are kept until something changes: whatever changes alone is told anew."""

from __future__ import annotations

import pytest

from gromada.core.play import apply, awaited, options
from gromada.core.rng import Rng
from gromada.games.hamlet.lattice import tile_of
from gromada.games.hamlet.state import Hamlet
from tests.games.hamlet.building import GAME, MARKET
from tests.games.telling import nudge, told_anew

SEATS = 3
OF_TABLE = ("row", "row_gold", "face_up", "sales_left", "unseen", "bag", "entered", "milestones", "delivered")
OF_PLAYER = ("gold", "points", "roads", "deliveries", "supply", "standing")


def played() -> Hamlet:
    """Some rounds; everybody has a sale tile."""
    s, luck = GAME.new(SEATS, 5), Rng.seeded(5)
    while s.round < 16:
        seat = awaited(s)[0]
        answers = options(s, seat)
        apply(s, seat, answers[luck.below(len(answers))])
    for p in s.players:
        p.sales.append(0)
    return s


@pytest.mark.parametrize("name", OF_TABLE)
def test_what_changes_on_the_table_is_told(name: str) -> None:
    s = played()
    with told_anew(GAME, s):
        nudge(s, name)


@pytest.mark.parametrize("name", OF_PLAYER)
def test_what_changes_for_a_player_is_told_to_all(name: str) -> None:
    s = played()
    with told_anew(GAME, s):
        nudge(s.players[1], name)


@pytest.mark.parametrize("name", ["villagers", "donkeys", "sales", "blueprints"])
def test_one_more_is_told_to_all(name: str) -> None:
    s = played()
    with told_anew(GAME, s):
        getattr(s.players[1], name).append(MARKET)


def test_another_flag_is_told_to_all() -> None:
    s = played()
    with told_anew(GAME, s):
        s.players[1].flags ^= 1 << MARKET


def test_points_that_follow_from_a_road_are_told() -> None:
    s = played()
    side = next(side for placed in s.board.placed for side in s.board.crossings(tile_of(placed)))
    with told_anew(GAME, s):
        s.board = s.board.with_road(side, 1)
