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


def _read() -> list[Level]:
    text = (Path(__file__).parent / "levels.toml").read_text(encoding="utf-8")
    found: list[Any] = tomllib.loads(text)["level"]
    return [Level(one["name"], float(one["seconds"]), int(one["rollouts"]), float(one["noise"])) for one in found]


LEVELS: Final = _read()  # weakest first
