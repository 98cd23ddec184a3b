from __future__ import annotations

from gromada.games.keyflower.state import Keyflower


def feature_names() -> list[str]:
    return ["season"]


def features(s: Keyflower, seat: int) -> list[float]:
    return [s.season / 3]
