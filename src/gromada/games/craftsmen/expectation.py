"""What the evaluation is made of, by name: `evaluate` is the sum of these."""

from __future__ import annotations

from gromada.games.craftsmen.evaluation import (
    LABOUR_USE,
    SELLING,
    TOKEN,
    best_lines,
    bonus_hopes,
    buildings_value,
    can_sell,
    card_coming,
    cards_held,
    colours_value,
    evaluate,
    expected,
    goods_value,
    granary_value,
    hand_value,
    labour_left,
    labour_now,
    pending_value,
    rounds_left,
    ship_value,
    still_due,
)
from gromada.games.craftsmen.state import EMPTY, Craft
from gromada.games.craftsmen.year_scoring import bonus_total


def expectation(s: Craft, seat: int) -> list[tuple[str, float]]:
    """Points, cubes on ships and in the granary, the row with its lines, the hand, helpers, and a bid that leads."""
    p = s.players[seat]
    if s.is_over():
        return [("points", float(p.points))]
    due = still_due(s, seat)
    coming = card_coming(s, seat)
    rounds = rounds_left(s)
    labour = labour_left(s)
    held = cards_held(s, p)
    cards = len(p.cards)
    if coming != EMPTY:
        held |= 1 << s.box.cards[coming].output
        cards += 1
    first, second = best_lines(s, p, held)
    lines = 0.7 * first + 0.3 * second
    selling = SELLING if can_sell(s, p) else 0.5
    rate = max(lines, selling) + 0.3 * min(lines, selling)
    tokens = TOKEN if rounds > 1 else 0.3 if rounds == 1 else 0.0
    order = 0.15 * (s.seats - s.order.index(seat)) if rounds else 0.0
    return [
        ("points", float(p.points)),
        ("bonuses", bonus_total(s, seat) + bonus_hopes(s, p, held) * (0.5 if rounds > 1 else 0.2)),
        ("ships", ship_value(s, seat)),
        ("granary", granary_value(s, seat)),
        ("lines", rate * labour * LABOUR_USE),
        ("goods", goods_value(s, p, rate, labour + labour_now(s, p, seat))),
        ("colours", colours_value(s, p, s.box.years - s.year + 1)),
        ("buildings", buildings_value(s, p, rounds)),
        ("hand", hand_value(s, p, rounds, cards, due)),
        ("tokens", tokens * (p.privilege * 0.8 + p.labour * max(rate, 0.8) * 0.8)),
        ("helpers", pending_value(s, p, seat, rate, rounds) + order),
        ("bid", evaluate(s, seat) - expected(s, seat, coming, due)),
    ]
