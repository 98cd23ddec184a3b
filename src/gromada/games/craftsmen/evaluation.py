"""Points that a seat may expect in the end."""

from __future__ import annotations

from gromada.games.craftsmen.state import Craft


def evaluate(s: Craft, seat: int) -> float:
    return float(s.players[seat].points)
