"""What learners are told of a position, to see whether it is told anew when one thing of it has changed."""

from __future__ import annotations

from array import array
from typing import Any

from gromada.core.game import Game
from gromada.core.state import State


class Told:
    """The numbers of a position as every seat is told them; what is kept of them is kept from now on."""

    def __init__(self, game: Game[Any], s: State) -> None:
        self.game = game
        self.s = s
        self.before = self._numbers(s)

    def _numbers(self, s: State) -> list[bytes]:
        found: list[bytes] = []
        for seat in range(s.seats):
            row = array("f", bytes(4 * self.game.layout().width))
            self.game.write_features(s, seat, memoryview(row), 0)
            found.append(row.tobytes())
        return found

    def assert_anew(self) -> None:
        """Everybody is told something else than before, and the same as of a position that was just loaded."""
        after = self._numbers(self.s)
        assert after == self._numbers(self.game.from_json(self.game.to_json(self.s)))
        assert all(one != other for one, other in zip(self.before, after, strict=True))


def nudge(thing: object, name: str) -> None:
    """One more of it, or of the first of them."""
    value = getattr(thing, name)
    if isinstance(value, list):
        value[0] += 1
    else:
        setattr(thing, name, value + 1)
