"""How fast the engine is here: decisions a second and the time of a copy."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from gromada.bots.uniform import play_out, play_some
from gromada.core.game import Game, Options
from gromada.core.rng import Rng
from gromada.core.state import State

REPEATS: Final = 3  # the best is taken: whatever else the machine does can only slow a run down
_COPIES: Final = 500
_POSITIONS: Final = 5


@dataclass(frozen=True)
class Figures:
    """What `gromada bench` prints about one game."""

    seats: int
    decisions_per_second: float
    copy_us: float
    decisions_per_game: float
    games_per_second: float


def measure(game: Game[State], seats: int, options: Options, seed: int, seconds: float) -> Figures:
    """Random games for so many seconds, set-up included, and copies of positions in mid-game."""
    fastest = games_then = mean_length = 0.0
    for repeat in range(REPEATS):
        games = decisions = 0
        luck = Rng.seeded(seed + repeat)
        start = perf_counter()
        spent = 0.0
        while spent < seconds / REPEATS:
            s = game.new(seats, seed + games, options)
            s.is_telling = False
            decisions += play_out(s, luck)
            games += 1
            spent = perf_counter() - start
        if decisions / spent > fastest:
            fastest = decisions / spent
            games_then = games / spent
            mean_length = decisions / games
    return Figures(
        seats,
        round(fastest, 1),
        round(_copy_time(game, seats, options, seed, int(mean_length / 2)) * 1e6, 3),
        round(mean_length, 1),
        round(games_then, 1),
    )


def _copy_time(game: Game[State], seats: int, options: Options, seed: int, middle: int) -> float:
    """Seconds a copy, averaged over a few games stopped half-way."""
    total = 0.0
    for position in range(_POSITIONS):
        s = game.new(seats, seed + position, options)
        s.is_telling = False
        play_some(s, Rng.seeded(seed + position), middle)
        best = float("inf")
        for _ in range(REPEATS):
            start = perf_counter()
            for _ in range(_COPIES):
                s.copy()
            best = min(best, (perf_counter() - start) / _COPIES)
        total += best
    return total / _POSITIONS
