"""What the evaluation is made of, by name: `evaluate` is the sum of these."""

from __future__ import annotations

from gromada.games.villagers.evaluation import (
    FIRST_MARKET,
    PLACEMENT,
    actions_left,
    hand_value,
    rounds_left,
    sight_value,
    table_value,
)
from gromada.games.villagers.state import Valley


def expectation(s: Valley, seat: int) -> list[tuple[str, float]]:
    """Gold in the supply, the markets as the Village stands, what is still to be placed, and the cards in hand."""
    p = s.players[seat]
    gold = ("gold", float(p.gold))
    if s.markets == 2:
        return [gold]
    left = rounds_left(s)
    markets = 1.0 if s.markets else 1.0 + FIRST_MARKET
    limit = min(s.box.build_max, s.box.build_base + p.builders + p.bonus_builder)
    drafts = min(s.box.draft_max, s.box.draft_base + p.food + p.bonus_food)
    placements = actions_left(s, seat) + left * limit
    cards = len(p.hand) + len(p.square) + left * drafts
    found = [gold, ("village", table_value(s, p, markets, left))]
    if placements > 0.0:
        found.append(("growth", PLACEMENT * markets * placements * cards / (placements + cards)))
        known = hand_value(s, p, markets, left) + sight_value(s, seat, markets, left)
        found.append(("hand", known * min(1.0, 0.4 + placements / 5.0)))
    return found
