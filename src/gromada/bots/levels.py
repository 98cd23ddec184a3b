"""Levels: the opponents that people are offered, as data in `levels.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final


class Level:
    """One opponent: the search with this much thinking and this much noise."""

    def __init__(self, name: str, seconds: float, rollouts: int, noise: float) -> None:
        self.name: Final = name
        self.seconds: Final = seconds  # a turn
        self.rollouts: Final = rollouts  # instead of a time, if not 0
        self.noise: Final = noise


_FILE: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "levels.toml").read_text(encoding="utf-8"))
LEVELS: Final = [  # weakest first
    Level(one["name"], float(one["seconds"]), int(one["rollouts"]), float(one["noise"])) for one in _FILE["level"]
]
_GRAIN: Final[dict[str, float]] = {game: float(factor) for game, factor in _FILE["grain"].items()}


def grain_of(game: str) -> float:
    """By how much noise is multiplied in a game, so that a level is as weak there as elsewhere."""
    return _GRAIN.get(game, 1.0)
