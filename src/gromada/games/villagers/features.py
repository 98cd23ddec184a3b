"""Numbers for learners."""

from __future__ import annotations

from gromada.games.villagers.state import Valley


def feature_names() -> list[str]:
    return ["round"]


def features(s: Valley, seat: int) -> list[float]:
    return [float(s.round)]
