"""Points that a seat may expect in the end."""

from __future__ import annotations

from gromada.games.hamlet.scoring import total_of
from gromada.games.hamlet.state import Hamlet


def evaluate(s: Hamlet, seat: int) -> float:
    return float(total_of(s, seat))
