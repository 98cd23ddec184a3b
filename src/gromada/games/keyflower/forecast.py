"""How things stand: points so far, what a tile would be worth now, the order of the boats. Nothing hidden is told.

What is counted is counted by the scoring itself, on the table as it is.
"""

from __future__ import annotations

from gromada.games.keyflower.allocation import yard_of
from gromada.games.keyflower.printed import (
    COLOURS,
    RESOURCES,
    SKILLS,
    SUMMER_BOAT0,
    YARD,
    of,
    one,
    size,
)
from gromada.games.keyflower.scoring import ScoredTile, line_of, score_lines, scored_tiles, total
from gromada.games.keyflower.season_end import PickBoat
from gromada.games.keyflower.state import Keyflower, winner_of


def known_lines(s: Keyflower, seat: int, viewer: int | None) -> list[int]:
    """[KEY-HID-3] The score sheet so far; of somebody else's without what is behind the screen."""
    if viewer == seat or s.is_over():
        return score_lines(s, seat)
    p = s.players[seat]
    workers, skills = p.workers, p.skills
    p.workers, p.skills = 0, 0
    lines = score_lines(s, seat)
    p.workers, p.skills = workers, skills
    return lines


def stock(s: Keyflower, seat: int, viewer: int | None) -> dict[str, int]:
    """[KEY-HID-3] Resources in the village and the numbers behind the screen; for its owner also which."""
    p = s.players[seat]
    pool = 0
    for goods in p.goods:
        pool += goods
    found = {"points": sum(known_lines(s, seat, viewer)), "workers": size(p.workers), "skills": size(p.skills)}
    found.update({name: of(pool, i) for i, name in enumerate(RESOURCES)})
    if viewer == seat or s.is_over():
        found.update({f"workers_{name}": of(p.workers, i) for i, name in enumerate(COLOURS)})
        found.update({f"skills_{name}": of(p.skills, i) for i, name in enumerate(SKILLS)})
    return found


def worth_now(s: Keyflower, seat: int, tile: int) -> int:
    """Points that a winter tile or a boat would add if its seat had it beside the village now."""
    p = s.players[seat]
    before = total(s, seat)
    p.waiting.append(tile)
    after = total(s, seat)
    p.waiting.pop()
    return after - before


def scored_now(s: Keyflower, seat: int, tile: int) -> ScoredTile:
    """[KEY-ALLOC-1] What such a tile would score then, and which pieces would count there instead of elsewhere."""
    p = s.players[seat]
    p.waiting.append(tile)
    found = [one for one in scored_tiles(s, seat) if one.tile == tile]
    p.waiting.pop()
    return found[0] if found else ScoredTile(tile, line_of(s, tile), 0, [])


def carried_gain(s: Keyflower, seat: int, resource: int, here: int, there: int) -> int:
    """Points that a resource would bring at the end on another tile of the village: only yards care where it lies."""
    p = s.players[seat]
    if not is_yard(s, p.village[here]) and not is_yard(s, p.village[there]):
        return 0
    before = total(s, seat)
    p.goods[here] -= one(resource)
    p.goods[there] += one(resource)
    after = total(s, seat)
    p.goods[there] -= one(resource)
    p.goods[here] += one(resource)
    return after - before


def is_yard(s: Keyflower, tile: int) -> bool:
    return tile < SUMMER_BOAT0 and yard_of(s, tile).kind == YARD


def boat_order(s: Keyflower) -> list[int]:
    """[KEY-END-6, KEY-END-7] Who takes a boat after whom, if nobody bid any more; those who have taken one are gone."""
    picking = [step.seat for step in reversed(s.agenda) if isinstance(step, PickBoat)]
    if picking:
        return picking
    winners = [winner_of(s, tile) for tile in s.table.orders]
    order: list[int] = []
    for winner in winners:
        if winner >= 0 and winner not in order:
            order.append(winner)
    first = winners[-1] if winners[-1] >= 0 else s.start
    return order + [seat for seat in s.seats_from(first) if seat not in order]
