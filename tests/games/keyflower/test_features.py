"""Numbers for learners are kept until something changes: whatever changes alone is told anew."""

from __future__ import annotations

import pytest

from gromada.core.play import apply, awaited, options
from gromada.core.rng import Rng
from gromada.games.keyflower.state import Keyflower
from tests.games.keyflower.building import GAME
from tests.games.telling import nudge, told_anew

SEATS = 3
OF_TABLE = ("supply", "boat_workers", "boat_skills", "centre", "lock", "lying", "on_tile", "uses", "bids")
OF_PLAYER = ("workers", "skills", "seen", "powers", "goods", "village", "cells", "turns", "waiting")


def played() -> Keyflower:
    """Some turns of summer, with something at the first tile of each list."""
    s, luck = GAME.new(SEATS, 5), Rng.seeded(5)
    while s.season < 1 or len(s.players[1].village) < 2 or s.lanes:
        seat = awaited(s)[0]
        answers = options(s, seat)
        apply(s, seat, answers[luck.below(len(answers))])
    s.lock[0] = s.lying[0] = s.on_tile[0] = s.uses[0] = s.bids[0] = 1
    s.players[1].waiting.append(20)
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


def test_points_of_an_upgraded_tile_are_told() -> None:
    s = played()
    points = [tile.back.points - tile.front.points for tile in s.box.tiles]
    tile = next(tile for tile in s.players[1].village if points[tile])
    with told_anew(GAME, s):
        s.flipped ^= 1 << tile
