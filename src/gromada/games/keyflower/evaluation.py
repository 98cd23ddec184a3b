"""Points that a seat may expect in the end: for the greedy bot and as the leaf value of a search."""

from __future__ import annotations

from gromada.games.keyflower.scoring import total
from gromada.games.keyflower.state import Keyflower


def evaluate(s: Keyflower, seat: int) -> float:
    return float(total(s, seat))
