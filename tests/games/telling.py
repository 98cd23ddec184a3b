"""What learners are told of a position, to see whether it is told anew when one thing of it has changed."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from gromada.core.game import Game
from gromada.core.state import State


@contextmanager
def told_anew(game: Game[Any], s: State) -> Iterator[None]:
    """Whatever is changed within: everybody is told something else, and the same as of a position just loaded."""
    before = numbers(game, s)  # what is kept of them is kept from here on
    yield
    after = numbers(game, s)
    assert after == numbers(game, game.from_json(game.to_json(s)))
    assert all(one != other for one, other in zip(before, after, strict=True))


def numbers(game: Game[Any], s: State) -> list[bytes]:
    """As every seat is told them."""
    found: list[bytes] = []
    for seat in range(s.seats):
        row = array("f", bytes(4 * game.layout().width))
        game.write_features(s, seat, memoryview(row), 0)
        found.append(row.tobytes())
    return found


def nudge(thing: object, name: str) -> None:
    """One more of it, or of the first of them."""
    value = getattr(thing, name)
    if isinstance(value, list):
        value[0] += 1
    else:
        setattr(thing, name, value + 1)
