"""Numbers for learners."""

from __future__ import annotations

from gromada.games.hamlet.state import Hamlet


def feature_names() -> list[str]:
    return ["round"]


def features(s: Hamlet, seat: int) -> list[float]:
    return [s.round / 100]
