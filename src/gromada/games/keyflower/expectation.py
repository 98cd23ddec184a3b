"""What the evaluation is made of, by name: `evaluate` is the sum of these."""

from __future__ import annotations

from gromada.games.keyflower.allocation import allocate, claims_of
from gromada.games.keyflower.evaluation import (
    GREEN_MORE,
    KEPT,
    KEPT_MORE,
    ORDER_TILE,
    SKILL,
    WORKER,
    chosen_worth,
    own_workers_on_tiles,
    roads_worth,
    village_worth,
    worth_of,
)
from gromada.games.keyflower.printed import GREEN, ORDER0, WINTER, of, size
from gromada.games.keyflower.scoring import board_lines, total
from gromada.games.keyflower.season import LayWinter
from gromada.games.keyflower.state import Keyflower, bid_of, group_colour, winner_of


def expectation(s: Keyflower, seat: int) -> list[tuple[str, float]]:
    """Points of the tiles, bids that lead, pieces that score, workers and skills, the village and its roads."""
    if s.is_over() or s.season < 0:
        return [("points", float(total(s, seat)))]
    p = s.players[seat]
    season = s.season
    worker = WORKER[season]
    worth = worth_of(s)
    lines = board_lines(s, p)
    claims = claims_of(s, p)
    bids = 0.0
    coming = own_workers_on_tiles(s, p)
    for tile in s.centre:
        own = bid_of(s, tile, seat)
        if not own:
            continue
        if winner_of(s, tile) != seat:
            coming += own << (group_colour(s, tile, seat) << 3)
            continue
        kept = KEPT + KEPT_MORE * min(own, 4)
        if s.passes:
            kept += (1.0 - kept) * 0.3
        bids += kept * (worth.won[tile] + worker * size(s.on_tile[tile]) * 0.9) + (1.0 - kept) * own * worker
        if season == WINTER:
            claims.add(tile, s.box.tiles[tile].front.scoring)
    for tile in s.table.orders:
        own = bid_of(s, tile, seat)
        if own and winner_of(s, tile) == seat:
            bids += ORDER_TILE[season] * (1.0 - 0.2 * (tile - ORDER0)) * (KEPT + KEPT_MORE * min(own, 4))
            bids += (1.0 - KEPT) * 0.5 * own * worker
        elif own:
            coming += own << (group_colour(s, tile, seat) << 3)
    hidden = p.workers
    p.workers = hidden + coming
    best = allocate(s, seat, claims)
    p.workers = hidden
    pieces = float(best.resources.value + best.skills.value + best.workers.value + best.yard)
    workers = worker * (size(hidden) + 0.92 * size(coming))
    workers += GREEN_MORE[season] * (of(hidden, GREEN) + of(coming, GREEN))
    winter = chosen_worth(s, seat) if season == WINTER and s.agenda and isinstance(s.agenda[-1], LayWinter) else 0.0
    waiting = 0.0
    for tile in p.waiting:
        waiting += worth.won[tile] - s.box.tiles[tile].front.points
    return [
        ("points", float(lines[0] + lines[1] + lines[2] + lines[4])),
        ("bids", bids),
        ("pieces", pieces if season == WINTER else 0.7 * pieces),
        ("workers", workers),
        ("skills", SKILL[season] * size(p.skills)),
        ("village", village_worth(s, p, worth) + waiting),
        ("roads", roads_worth(s, p)),
        ("winter", winter),
    ]
