"""What is missing where something cannot be paid: `need` and `have` for the sentence of a refusal."""

from __future__ import annotations

from gromada.core.events import Fact
from gromada.games.hamlet.payment import goods, reach_of
from gromada.games.hamlet.printed import BASICS, DUE_BITS, DUE_MASK, RESOURCES, Cost
from gromada.games.hamlet.state import Hamlet


def of_cost(s: Hamlet, seat: int, tile: int, cost: Cost) -> dict[str, Fact]:
    """[HAM-FLOW-5] Goods of a cost and how many of them could be brought here; if all could, the gold of the cost."""
    counts = goods(s, reach_of(s, seat, tile))
    need, have = cost.amount, 0
    for resource in range(len(RESOURCES)):
        due = cost.due >> (DUE_BITS * resource) & DUE_MASK
        need += due
        have += min(due, counts[resource])
    mixed = sum([counts[resource] for resource in range(len(RESOURCES)) if cost.mixed >> resource & 1])
    have += min(cost.amount, mixed)
    if have < need:
        return {"need": need, "have": have, "is_gold": False}
    return {"need": cost.gold, "have": s.players[seat].gold, "is_gold": True}


def of_least(s: Hamlet, seat: int, tile: int, costs: list[Cost]) -> dict[str, Fact]:
    """The same for that one of several costs of which the least is missing."""
    found = [of_cost(s, seat, tile, cost) for cost in costs]
    return min(found, key=missing_of)


def missing_of(facts: dict[str, Fact]) -> int:
    return int(facts["need"]) - int(facts["have"])


def of_gold(s: Hamlet, seat: int, need: int) -> dict[str, Fact]:
    return {"need": need, "have": s.players[seat].gold, "is_gold": True}


def of_refining(s: Hamlet, seat: int, tile: int, amount: int) -> dict[str, Fact]:
    """[HAM-REF-1] Which of its three conditions is missing: empty spaces, own tokens, inputs."""
    printed = s.box.tiles[tile]
    have = s.room(tile)
    missing = "space"
    if have >= amount:
        have = s.players[seat].supply[printed.product - BASICS]
        missing = "token"
    if have >= amount:
        have = min(goods(s, reach_of(s, seat, tile))[printed.input], amount)
        missing = "input"
    return {"need": amount, "have": have, "missing": missing}
