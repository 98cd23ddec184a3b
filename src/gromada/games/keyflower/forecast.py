"""How things stand: points so far, what a tile would be worth now, the order of the boats. Nothing hidden is told.

What is counted is counted by the scoring itself, on the table as it is.
"""

from __future__ import annotations

from typing import Final

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

OWN_WORKERS: Final = tuple([f"workers_{name}" for name in COLOURS])
OWN_SKILLS: Final = tuple([f"skills_{name}" for name in SKILLS])


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


def known_total(s: Keyflower, seat: int, viewer: int | None) -> int:
    """The sum of these lines. Every answer is priced by it, so it is found without the sheet."""
    if viewer == seat or s.is_over():
        return total(s, seat)
    p = s.players[seat]
    workers, skills = p.workers, p.skills
    p.workers, p.skills = 0, 0
    points = total(s, seat)
    p.workers, p.skills = workers, skills
    return points


def stock(s: Keyflower, seat: int, viewer: int | None) -> dict[str, int]:
    """[KEY-HID-3] Resources in the village and the numbers behind the screen; for its owner also which."""
    p = s.players[seat]
    pool = 0
    for goods in p.goods:
        pool += goods
    found = {"points": known_total(s, seat, viewer), "workers": size(p.workers), "skills": size(p.skills)}
    for i in range(len(RESOURCES)):
        found[RESOURCES[i]] = of(pool, i)
    if viewer == seat or s.is_over():
        for i in range(len(COLOURS)):
            found[OWN_WORKERS[i]] = of(p.workers, i)
        for i in range(len(SKILLS)):
            found[OWN_SKILLS[i]] = of(p.skills, i)
    return found


def worth_now(s: Keyflower, seat: int, tile: int) -> int:
    """Points that a winter tile or a boat would add if its seat had it beside the village now."""
    p = s.players[seat]
    before = total(s, seat)
    p.waiting.append(tile)
    after = total(s, seat)
    p.waiting.pop()
    return after - before


class Prospect:
    """A winter tile or a boat beside the village: what it would add, and score by which pieces instead of elsewhere."""

    def __init__(self, worth: int, scored: ScoredTile) -> None:
        self.worth: Final = worth
        self.scored: Final = scored


def prospect(s: Keyflower, seat: int, tile: int, now: list[ScoredTile]) -> Prospect:
    """[KEY-ALLOC-1] Worth the same as `worth_now` says; `now` is what all tiles of the seat score without it."""
    p = s.players[seat]
    p.waiting.append(tile)
    after = scored_tiles(s, seat)
    p.waiting.pop()
    worth = 0
    scored = ScoredTile(tile, line_of(s, tile), 0, [])
    for found in after:
        worth += found.points
        if found.tile == tile:
            scored = found
    for found in now:
        worth -= found.points
    return Prospect(worth, scored)


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
