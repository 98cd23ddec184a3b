"""Points that a seat may expect in the end: for the greedy bot and as the leaf value of a search.

The season is settled as if it ended now: led tiles come in unless somebody outbids, losing groups and workers on own
tiles come back. What is owned then counts as in the final scoring, and what it may still bring is estimated with
weights that were found by play; see `docs/games/keyflower.md`.
"""

from __future__ import annotations

from typing import Final

from gromada.games.keyflower.allocation import allocate, claims_of
from gromada.games.keyflower.components import KeyflowerBox
from gromada.games.keyflower.forecast import worth_now
from gromada.games.keyflower.printed import (
    AUTUMN,
    BOAT0,
    DRAW_SKILLS,
    DRAW_WORKERS,
    FIXED,
    GREEN,
    OPPOSITE,
    ORDER0,
    PER_ADJACENT,
    ROAD,
    SKILL_FOR_SKILLS,
    SUMMER_BOAT0,
    WINTER,
    WINTER0,
    WINTERS,
    YARD,
    Cost,
    Tile,
    Use,
    covers,
    of,
    size,
)
from gromada.games.keyflower.scoring import board_lines, total
from gromada.games.keyflower.season import ChooseWinter, LayWinter
from gromada.games.keyflower.state import Keyflower, Player, bid_of, edge_of, group_colour, winner_of
from gromada.games.keyflower.transport import can_cross

# By season, spring to winter.
WORKER: Final[tuple[float, ...]] = (1.15, 1.1, 1.0, 0.3)  # a worker behind the screen
GREEN_MORE: Final[tuple[float, ...]] = (0.5, 0.5, 0.4, 0.1)  # what a green one is worth more
SKILL: Final[tuple[float, ...]] = (1.5, 1.4, 1.1, 0.2)
GOOD: Final[tuple[float, ...]] = (1.1, 1.0, 0.8, 0.1)  # a resource somewhere in the village
UPGRADE: Final[tuple[float, ...]] = (0.75, 0.75, 0.7, 0.55)  # of the points of an upgrade that is fully prepared
HOPE: Final[tuple[float, ...]] = (0.3, 0.25, 0.15, 0.0)  # of the points of an upgrade that is not prepared at all
USES: Final[tuple[float, ...]] = (2.4, 1.6, 0.8, 0.0)  # uses of an own tile in the seasons to come
ORDER_TILE: Final[tuple[float, ...]] = (1.6, 1.6, 1.8, 4.0)
JOINT: Final[tuple[float, ...]] = (0.12, 0.1, 0.06, 0.01)  # two tiles joined by a road
REACHED: Final[tuple[float, ...]] = (0.25, 0.2, 0.12, 0.02)  # a tile that goods can be carried to from the home
OPEN: Final[tuple[float, ...]] = (0.04, 0.03, 0.02, 0.0)  # a road that leads out of the village
ROOM: Final[tuple[float, ...]] = (0.004, 0.003, 0.002, 0.001)  # a free hex beside the village, for tiles to come
CHOSEN: Final = 0.35  # of what a winter tile that is brought into play would score for its owner
SHARED: Final = 0.8  # what it may bring to the others
KEPT: Final = 0.78  # how often a led tile is won
KEPT_MORE: Final = 0.04  # for every worker of the group, up to four


class Worth:
    """What tiles are worth in one season, worked out once for a pack."""

    def __init__(self, box: KeyflowerBox, season: int) -> None:
        self.front: Final = [use_worth(tile.front.use, season) * USES[season] for tile in box.tiles]
        self.back: Final = [use_worth(tile.back.use, season) * USES[season] for tile in box.tiles]
        self.upgrade: Final = [upgrade_worth(tile, season) for tile in box.tiles]
        self.won: Final = [tile_worth(tile, i, season) for i, tile in enumerate(box.tiles)]


_KNOWN: Final[dict[str, list[Worth]]] = {}  # by the hash of the pack


def worth_of(s: Keyflower) -> Worth:
    found = _KNOWN.get(s.box.pack.sha)
    if found is None:
        found = [Worth(s.box, season) for season in range(4)]
        _KNOWN[s.box.pack.sha] = found
    return found[s.season]


def evaluate(s: Keyflower, seat: int) -> float:
    """What the village and the pieces are worth now, what is about to come in, and what may follow."""
    if s.is_over() or s.season < 0:
        return float(total(s, seat))
    p = s.players[seat]
    season = s.season
    worker = WORKER[season]
    worth = worth_of(s)
    lines = board_lines(s, p)
    value = float(lines[0] + lines[1] + lines[2] + lines[4])
    claims = claims_of(s, p)
    coming = own_workers_on_tiles(s, p)  # workers that come back at the end of the season
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
        value += kept * (worth.won[tile] + worker * size(s.on_tile[tile]) * 0.9)
        value += (1.0 - kept) * own * worker
        if season == WINTER:
            claims.add(tile, s.box.tiles[tile].front.scoring)
    for tile in s.table.orders:
        own = bid_of(s, tile, seat)
        if own:
            if winner_of(s, tile) == seat:
                value += ORDER_TILE[season] * (1.0 - 0.2 * (tile - ORDER0)) * (KEPT + KEPT_MORE * min(own, 4))
                value += (1.0 - KEPT) * 0.5 * own * worker
            else:
                coming += own << (group_colour(s, tile, seat) << 3)
    hidden = p.workers
    p.workers = hidden + coming
    best = allocate(s, seat, claims)
    p.workers = hidden
    pieces = float(best.resources.value + best.skills.value + best.workers.value + best.yard)
    value += pieces if season == WINTER else 0.7 * pieces
    value += worker * (size(hidden) + 0.92 * size(coming))
    value += GREEN_MORE[season] * (of(hidden, GREEN) + of(coming, GREEN))
    value += SKILL[season] * size(p.skills)
    value += village_worth(s, p, worth) + roads_worth(s, p)
    if season == WINTER and s.agenda and isinstance(s.agenda[-1], LayWinter):
        value += chosen_worth(s, seat)
    for tile in p.waiting:
        value += worth.won[tile] - s.box.tiles[tile].front.points
    return value


def own_workers_on_tiles(s: Keyflower, p: Player) -> int:
    """Workers on the tiles of a village come to its owner."""
    found = 0
    for tile in p.village:
        if tile < BOAT0:
            found += s.on_tile[tile]
    return found


def tile_worth(printed: Tile, tile: int, season: int) -> float:
    """What winning a tile is worth, apart from the pieces that a winter tile scores."""
    if tile < SUMMER_BOAT0:
        value = printed.front.points + USES[season] * use_worth(printed.front.use, season)
        value += HOPE[season] * upgrade_worth(printed, season)
        if printed.front.scoring.kind == YARD:
            value += 2.5 if season < WINTER else 0.5
        return value + 0.3
    if tile < WINTER0:
        return 3.2 if season < AUTUMN else 2.2
    if tile < ORDER0:
        return float(printed.front.scoring.points) if printed.front.scoring.kind == FIXED else 0.6
    return 2.0


def use_worth(use: Use, season: int) -> float:
    """What one use brings."""
    value = (
        GOOD[season] * (size(use.gain) + (0.4 if use.gain & 255 else 0.0)) + GOOD[season] * 1.1 * len(use.options) / 3
    )
    if use.pays_skill:
        value -= SKILL[season]
    if use.pays_worker:
        value -= WORKER[season] * 0.9
    value += use.green * (WORKER[season] + GREEN_MORE[season])
    value += use.draw * (SKILL[season] if use.kind == SKILL_FOR_SKILLS else WORKER[season])
    if use.kind == DRAW_WORKERS:
        value += use.amount * WORKER[season]
    elif use.kind == DRAW_SKILLS:
        value += use.amount * SKILL[season]
    value += 0.35 * use.capacity + 0.5 * use.upgrades
    return max(0.1, value)


def upgrade_worth(tile: Tile, season: int) -> float:
    """Points of the back, and how much better it is to use."""
    better = use_worth(tile.back.use, season) - use_worth(tile.front.use, season) if tile.has_use else 0.0
    yard = 2.0 if tile.back.scoring.kind == YARD else 0.0
    return tile.back.points - tile.front.points + USES[season] * max(0.0, better) + yard


def village_worth(s: Keyflower, p: Player, worth: Worth) -> float:
    """Uses to come, and upgrades by how far they are prepared. Resources count where they lie, and as such."""
    season = s.season
    good, skill, full, hope = GOOD[season], SKILL[season], UPGRADE[season], HOPE[season]
    pool = 0
    for goods in p.goods:
        pool += goods
    value = good * size(pool)
    for here in range(len(p.village)):
        tile = p.village[here]
        if tile >= SUMMER_BOAT0:
            continue
        printed = s.box.tiles[tile]
        if s.flipped >> tile & 1:
            if printed.has_use:
                value += worth.back[tile]
            continue
        if printed.has_use:
            value += worth.front[tile]
        cost = printed.cost
        ready = readiness(p, cost, p.goods[here], pool)
        value += worth.upgrade[tile] * (hope + (full - hope) * ready)
        # Pieces that will pay are not also left over.
        value -= full * ready * (good * cost.pieces + skill * skills_of(cost))
    return value


def roads_worth(s: Keyflower, p: Player) -> float:
    """Where tiles lie: roads that join them, ways from the home for goods, roads that more can be joined to, room.

    In winter goods are carried for the last time; tiles that are still to be placed may score for their neighbours.
    """
    season = s.season
    count = len(p.village)
    joints = 0
    is_reached = [False] * count
    is_reached[0] = True
    waiting = [0]
    for here in range(count):
        for side in range(6):
            there = p.beside[here * 6 + side]
            if here < there and edge_of(s, p, here, side) == ROAD and edge_of(s, p, there, OPPOSITE[side]) == ROAD:
                joints += 1
    reached = 0
    while waiting:
        here = waiting.pop()
        for side in range(6):
            there = p.beside[here * 6 + side]
            if there >= 0 and not is_reached[there] and can_cross(s, p, here, side):
                is_reached[there] = True
                reached += 1
                waiting.append(there)
    roads = JOINT[season] * joints + REACHED[season] * reached + OPEN[season] * ways_out(p)
    return roads + ROOM[season] * len(p.frontier) + neighbours_to_come(s, p)


def neighbours_to_come(s: Keyflower, p: Player) -> float:
    """[KEY-SCORE-4] What the tiles beside a village would score for their neighbours on the hex that has most."""
    value = 0.0
    for tile in p.waiting:
        scoring = s.box.tiles[tile].front.scoring
        if scoring.kind == PER_ADJACENT:
            value += scoring.points * most_neighbours(p)
    return value


def most_neighbours(p: Player) -> int:
    """How many tiles touch the free hex that most of them touch."""
    most = 0
    for hex in p.frontier:
        touching = 0
        for side in range(6):
            if hex >> (12 + 2 * side) & 3:
                touching += 1
        most = max(most, touching)
    return most


def ways_out(p: Player) -> float:
    """Free hexes that roads lead to: more where several meet, less where a road and a field do, which few tiles fit."""
    found = 0.0
    for hex in p.frontier:
        roads, others = 0, 0
        for side in range(6):
            if hex >> (12 + 2 * side) & 3:
                if hex >> (2 * side) & 3 == ROAD:
                    roads += 1
                else:
                    others += 1
        found += 1.5 * roads - 0.5 if roads else 0.0
        found -= 0.7 * min(roads, others)
    return found


def chosen_worth(s: Keyflower, seat: int) -> float:
    """While winter tiles are chosen: those that would score for their owner, who may be outbid for them."""
    chosen = s.players[seat].contributed
    for lane in s.lanes:
        if lane.seat == seat and lane.agenda:
            step = lane.agenda[-1]
            if isinstance(step, ChooseWinter):
                chosen = step.chosen
    value = 0.0
    for i in range(WINTERS):
        if chosen >> i & 1:
            value += CHOSEN * worth_now(s, seat, WINTER0 + i) - SHARED
    return value


def skills_of(cost: Cost) -> int:
    return size(cost.skills) + cost.any_skills


def readiness(p: Player, cost: Cost, goods: int, pool: int) -> float:
    """From 0 to 1: which part of a cost is there. What lies elsewhere in the village counts a third."""
    pieces = cost.pieces + skills_of(cost)
    found = 0.0
    missing = 0
    elsewhere = 0
    for resource in range(1, 4):
        needed = of(cost.resources, resource)
        if needed:
            here = min(needed, of(goods, resource))
            found += here
            missing += needed - here
            elsewhere += min(needed - here, of(pool, resource) - here)
    gold = of(goods, 0)
    needed = of(cost.resources, 0)
    if needed:
        here = min(needed, gold)
        found += here
        gold -= here
        missing += needed - here
        elsewhere += min(needed - here, of(pool, 0) - here)
    else:
        here = min(missing, gold)
        found += here
        missing -= here
    if cost.any_resources:
        here = min(cost.any_resources, size(goods))
        found += here
        elsewhere += min(cost.any_resources - here, size(pool) - here)
    found += 0.33 * elsewhere
    if cost.skills:
        found += size(cost.skills) if covers(p.skills, cost.skills) else 0
    if cost.any_skills:
        found += min(cost.any_skills, size(p.skills))
    return min(1.0, found / pieces)
