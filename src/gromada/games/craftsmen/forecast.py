"""Points that a seat may expect in the end, seen when a round begins: what a search trusts.

`evaluation.py` compares answers in the middle of a round, by what helpers and hands promise for it. What a building
brings over the years it values far too low, so a search that trusted it would hardly build. When a round begins nothing
is pending, and a plain sum does better. Its weights are a least-squares fit to final scores of 220 games between
`greedy` bots that play some moves at random; `bench/craftsmen_forecast.py` plays such games and prints what it finds.
Other games give the best line less and the buildings that make it more, or the other way round: the two go together.
"""

from __future__ import annotations

from typing import Final

from gromada.games.craftsmen.capital import worth
from gromada.games.craftsmen.evaluation import (
    best_lines,
    bonus_hopes,
    cards_held,
    goods_saved,
    granary_value,
    highest_colours,
    rounds_left,
    ship_value,
)
from gromada.games.craftsmen.printed import FIRST_PRODUCT, RAWS
from gromada.games.craftsmen.state import CARD_MASK, Craft
from gromada.games.craftsmen.year_scoring import bonus_total

PROSPECTS: Final = (
    "cubes on ships",
    "cubes in the granary",
    "labour saved by cubes",
    "values that could be invested",
    "privileges",
    # Each of these times the share of the rounds that are left.
    "points for labour in the best line",
    "buildings for raw goods",
    "buildings for semi-products",
    "buildings for products",
    "worth of the capital",
    "sets of colours",
    "building cards in hand",
    "hopes for bonus tokens",
    # What everybody may expect.
    "constant",
    "rounds left",
    "rounds left, squared",
)
WEIGHTS: Final[tuple[float, ...]] = (
    0.96,
    1.31,
    1.86,
    0.39,
    1.00,
    25.8,
    7.7,
    8.9,
    20.9,
    0.23,
    13.8,
    7.6,
    24.0,
    -5.4,
    -1.5,
    57.6,
)


def forecast(s: Craft, seat: int) -> float:
    """The score when the game is over."""
    p = s.players[seat]
    if s.is_over():
        return float(p.points)
    value = float(p.points + bonus_total(s, seat))
    seen = prospects(s, seat)
    for i in range(len(seen)):
        value += seen[i] * WEIGHTS[i]
    return value


def prospects(s: Craft, seat: int) -> list[float]:
    """What the points to come are estimated from, in the order of PROSPECTS."""
    p = s.players[seat]
    held = cards_held(s, p)
    left = (rounds_left(s) + 1) / (s.box.years * len(s.box.seasons))
    tiers = [0, 0, 0]
    halves = [0, 0, 0, 0]
    for built in p.row:
        card = s.box.cards[built & CARD_MASK]
        tiers[0 if card.output < RAWS else 1 if card.output < FIRST_PRODUCT else 2] += 1
        halves[card.top] += 1
        halves[card.bottom] += 1
    return [
        ship_value(s, seat),
        granary_value(s, seat),
        goods_saved(s, p),
        float(highest_colours(p)[0]),
        float(p.privilege),
        left * best_lines(s, p, held)[0],
        left * tiers[0],
        left * tiers[1],
        left * tiers[2],
        left * worth(s.box, p.capital),
        left * min(halves),
        left * len(p.cards),
        left * bonus_hopes(s, p, held),
        1.0,
        left,
        left * left,
    ]
