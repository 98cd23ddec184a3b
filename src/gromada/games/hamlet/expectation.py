"""What the evaluation is made of, by name: `evaluate` is the sum of these."""

from __future__ import annotations

from gromada.core.play import apply
from gromada.core.steps import Choice
from gromada.games.hamlet.evaluation import (
    AWARD,
    DELIVERED,
    FLAG,
    GOLD,
    OPEN,
    SOLD,
    blueprints,
    evaluate,
    fading,
    landmarks,
    preferred,
    prospects,
    standing,
    tokens,
    workers,
)
from gromada.games.hamlet.scoring import award_points, longest_points, road_points, total_of
from gromada.games.hamlet.state import NOBODY, Hamlet
from gromada.games.hamlet.turn import ChooseAct, ChooseTile, MoveDonkey, Turn


def expectation(s: Hamlet, seat: int) -> list[tuple[str, float]]:
    """Points and awards, roads and landmarks, gold, workers, blueprints, tokens, and what could be paid now."""
    s = finished(s, seat)
    if s.has_ended():
        return [("points", float(total_of(s, seat)))]
    me = s.players[seat]
    left = fading(s)
    late = 1.0 - left
    awards = (AWARD * left + late) * award_points(s, seat)
    awards += left * (DELIVERED * me.deliveries + SOLD * len(me.sales) + FLAG * me.flags.bit_count())
    return [
        ("points", float(me.points)),
        ("awards", awards),
        ("roads", float(road_points(s, seat) + longest_points(s, seat))),
        ("landmarks", landmarks(s, seat, me)),
        ("gold", me.gold * (left * GOLD + late / s.box.gold_per_point)),
        ("workers", left * workers(s, me) + standing(s, seat, me)),
        ("blueprints", blueprints(s, me, left)),
        ("tokens", tokens(s, seat, left)),
        ("orders", prospects(s, seat, me)),
        ("church", -late * OPEN * s.delivered.count(NOBODY)),
    ]


def finished(s: Hamlet, seat: int) -> Hamlet:
    """The position that an action which was begun leads to, as the evaluation finishes it."""
    top = s.agenda[-1] if s.agenda else None
    if s.has_ended() or not isinstance(top, Choice) or top.seat != seat or isinstance(top, Turn):
        return s
    if isinstance(top, (ChooseTile, ChooseAct)):
        best = s
        highest = -1000.0
        for option in top.options(s):
            after = s.copy()
            apply(after, seat, option)
            worth = evaluate(after, seat)
            if worth > highest:
                highest = worth
                best = after
        return finished(best, seat)
    after = s.copy()
    for _ in range(40):
        if after.has_ended():
            break
        step = after.agenda[-1]
        if not isinstance(step, Choice) or step.seat != seat or isinstance(step, (Turn, MoveDonkey)):
            break
        apply(after, seat, preferred(after, seat, step))
    return after
