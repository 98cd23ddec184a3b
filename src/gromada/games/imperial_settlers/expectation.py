"""What the evaluation is made of, by name: `evaluate` is the sum of these."""

from __future__ import annotations

import math

from gromada.games.imperial_settlers.evaluation import (
    ROUND_WORTH,
    building_value,
    fields_value,
    hand_value,
    is_still_expanding,
    kept_value,
    plans_value,
    rounds_to_come,
    stored_value,
    tracks_value,
)
from gromada.games.imperial_settlers.printed import SLOTS
from gromada.games.imperial_settlers.scoring import score_boxes
from gromada.games.imperial_settlers.state import NO_SHEET, NO_TOKEN, Empire


def expectation(s: Empire, seat: int) -> list[tuple[str, float]]:
    """The score boxes, the rounds to come, what the sheets promise, and what this round's hand is good for."""
    p = s.players[seat]
    if s.sheet != NO_SHEET and s.round == 1 and p.token == NO_TOKEN:
        return []  # nothing is decided yet
    points = ("points", float(sum(score_boxes(s, p))))
    if s.is_over():
        return [points]
    left = rounds_to_come(s, p)
    if p.token == NO_TOKEN:
        hand = kept_value(s, p)
    elif is_still_expanding(s, seat):
        hand = hand_value(s, p, left)
    else:
        hand = stored_value(s, seat, left)
    return [
        points,
        ("rounds", ROUND_WORTH * left),
        ("tracks", tracks_value(s, p, left)),
        ("fields", fields_value(s, p, left)),
        ("buildings", math.fsum([building_value(s, p, slot, left) for slot in range(SLOTS)])),
        ("plans", plans_value(s, p, left) if s.has_settlements() else 0.0),
        ("hand", hand),
    ]
