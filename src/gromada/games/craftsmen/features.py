"""Numbers for learners."""

from __future__ import annotations

from gromada.games.craftsmen.state import Craft


def feature_names() -> list[str]:
    return ["points"]


def features(s: Craft, seat: int) -> list[float]:
    return [s.players[seat].points / 100]
