"""What a seat may expect in the end, as points."""

from __future__ import annotations

from gromada.games.villagers.state import Valley


def evaluate(s: Valley, seat: int) -> float:
    return float(s.players[seat].gold)
