"""Numbers for learners are kept until something changes: whatever changes alone is told anew."""

from __future__ import annotations

from array import array

import pytest

from gromada.core.play import apply, awaited, options
from gromada.core.rng import Rng
from gromada.games.hamlet.lattice import tile_of
from gromada.games.hamlet.state import Hamlet
from tests.games.hamlet.building import GAME, MARKET

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


def numbers(s: Hamlet) -> list[bytes]:
    """As every seat is told them."""
    found: list[bytes] = []
    for seat in range(SEATS):
        row = array("f", bytes(4 * GAME.layout().width))
        GAME.write_features(s, seat, memoryview(row), 0)
        found.append(row.tobytes())
    return found


def assert_told_anew(s: Hamlet, before: list[bytes]) -> None:
    after = numbers(s)
    assert after == numbers(GAME.from_json(GAME.to_json(s)))
    assert all(one != other for one, other in zip(before, after, strict=True))


def nudge(thing: object, name: str) -> None:
    value = getattr(thing, name)
    if isinstance(value, list):
        value[0] += 1
    else:
        setattr(thing, name, value + 1)


@pytest.mark.parametrize("name", OF_TABLE)
def test_what_changes_on_the_table_is_told(name: str) -> None:
    s = played()
    before = numbers(s)
    nudge(s, name)
    assert_told_anew(s, before)


@pytest.mark.parametrize("name", OF_PLAYER)
def test_what_changes_for_a_player_is_told_to_all(name: str) -> None:
    s = played()
    before = numbers(s)
    nudge(s.players[1], name)
    assert_told_anew(s, before)


@pytest.mark.parametrize("name", ["villagers", "donkeys", "sales", "blueprints"])
def test_one_more_is_told_to_all(name: str) -> None:
    s = played()
    before = numbers(s)
    getattr(s.players[1], name).append(MARKET)
    assert_told_anew(s, before)


def test_another_flag_is_told_to_all() -> None:
    s = played()
    before = numbers(s)
    s.players[1].flags ^= 1 << MARKET
    assert_told_anew(s, before)


def test_points_that_follow_from_a_road_are_told() -> None:
    s = played()
    before = numbers(s)
    side = next(side for placed in s.board.placed for side in s.board.crossings(tile_of(placed)))
    s.board = s.board.with_road(side, 1)
    assert_told_anew(s, before)
