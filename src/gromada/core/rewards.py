"""What a game is worth to a learner: by outcome, by score, by the margin to the others, or by points as they come."""

from __future__ import annotations

from typing import Final

from gromada.core.errors import BadSetup
from gromada.core.game import Game, S

OUTCOME: Final = "outcome"  # the share of the victory less a fair share; alone 1 for a victory and -1 for a defeat
SCORE: Final = "score"  # points, in units of the game's `value_scale`
MARGIN: Final = "margin"  # points above the best of the others, in the same units; alone like SCORE
GAIN: Final = "gain"  # points of the standing as they come and go, in the same units; they add up to SCORE
REWARDS: Final = (OUTCOME, SCORE, MARGIN, GAIN)


def check_reward(kind: str) -> str:
    if kind not in REWARDS:
        raise BadSetup(f"a reward is one of {', '.join(REWARDS)}, not {kind!r}")
    return kind


def rewards(game: Game[S], s: S, kind: str) -> list[float]:
    """One number a seat for a game that is over; what was gained on the way is all of it."""
    if kind == OUTCOME:
        winners = game.winners(s)
        if s.seats == 1:
            return [1.0 if winners else -1.0]
        fair = 1.0 / s.seats
        return [(1.0 / len(winners) if seat in winners else 0.0) - fair for seat in range(s.seats)]
    scores = game.scores(s)
    scale = game.value_scale()
    if kind in (SCORE, GAIN) or s.seats == 1:
        return [points / scale for points in scores]
    found: list[float] = []
    for seat in range(s.seats):
        best = max([scores[other] for other in range(s.seats) if other != seat])
        found.append((scores[seat] - best) / scale)
    return found
