"""What the sentence about a refusal needs: how much it takes, and how much is there. Asked only for a refusal."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.events import Fact, who
from gromada.games.imperial_settlers.actions import (
    Anchor,
    Build,
    BuildVillage,
    ChoosePlan,
    Export,
    Harvest,
    Take,
    Use,
    UseDiscount,
)
from gromada.games.imperial_settlers.payment import shortfall
from gromada.games.imperial_settlers.printed import (
    BASIC,
    BRIDGES,
    GOAL_EVENTS,
    GOLD,
    SLOTS,
    TRACKS,
    WORKER_DIE,
    Plan,
)
from gromada.games.imperial_settlers.state import Empire, Player
from gromada.games.imperial_settlers.values import counter_of, limit_of


def reason(s: Empire, seat: int, a: Action, rule: str, cost: tuple[int, ...]) -> dict[str, Fact]:
    """The facts of every refusal of this game: `need` and `have`, and the names that its sentence uses."""
    p = s.players[seat]
    facts: dict[str, Fact] = {}
    if rule == "ISR-EXP-6":
        facts.update({BASIC[i]: max(0, cost[i] - p.pool[i]) for i in range(GOLD)})
        facts["need"], facts["have"] = shortfall(p.pool, cost), p.pool[GOLD]
    elif rule == "ISR-EXP-7":
        facts["need"], facts["have"] = 1, p.actions
    elif rule == "ISR-TRACK-1" and isinstance(a, Build):
        facts["need"], facts["have"] = a.section, p.sections[a.track]
        facts["track"] = f"~{TRACKS[a.track]}"
    elif rule == "ISR-HARV-2" and isinstance(a, Harvest):
        facts["need"], facts["have"] = s.box.fields[a.field].opened_by, p.sections[BRIDGES]
        facts["field"] = f"~{s.box.fields[a.field].id}"
    elif rule == "ISR-FAV-1" and isinstance(a, Take):
        holders = [other for other, player in enumerate(s.players) if player.token == a.favour]
        facts["holder"] = who(holders[0])
    elif isinstance(a, (Use, UseDiscount, BuildVillage)) and a.slot < SLOTS:
        facts.update(building_reason(s, p, a.slot, rule))
    return facts


def building_reason(s: Empire, p: Player, slot: int, rule: str) -> dict[str, Fact]:
    building = s.village.buildings[slot]
    facts: dict[str, Fact] = {"building": f"~{building.id}" if building.id else ""}
    if rule == "ISR-BLDG-2":
        facts["need"], facts["have"] = len(building.spaces), p.village_of(slot).bit_count()
    elif rule == "ISR-BLDG-3":
        facts["need"], facts["have"] = s.round + 1, s.round
    elif rule == "ISR-BLDG-5":
        facts["limit"] = limit_of(s, p, slot)
    elif rule == "ISR-FX-GOAL":
        facts.update(goal_reason(s, p, slot))
    return facts


def goal_reason(s: Empire, p: Player, slot: int) -> dict[str, Fact]:
    """How much its condition takes; a die must show little, so there nothing is too little."""
    ability = s.village.abilities[slot]
    reached = goal_reached(p, slot, s)
    if GOAL_EVENTS[ability.event] == "worker_die_at_most":
        return {"case": "die", "most": ability.threshold, "shown": reached}
    return {"case": "count", "need": ability.threshold, "have": reached}


def goal_reached(p: Player, slot: int, s: Empire) -> int:
    """How far the condition of a goal has come; for the Worker die, what it shows."""
    ability = s.village.abilities[slot]
    event = GOAL_EVENTS[ability.event]
    return p.faces[WORKER_DIE] if event == "worker_die_at_most" else counter_of(p, event, ability)


def plan_reason(s: Empire, seat: int, a: Action, plan: Plan | None) -> dict[str, Fact]:
    """How many Sections a Settlement takes, and how many of them are there at the best, or at the named, place."""
    p = s.players[seat]
    facts: dict[str, Fact] = {}
    if isinstance(a, ChoosePlan):
        plans = s.village.buildings[a.slot].plans
        plan = plans[a.plan] if a.plan < len(plans) else None
    if plan is not None:
        free = p.completed_sections() & ~p.settled
        anchors = (a.anchor,) if isinstance(a, Anchor) else plan.anchors
        facts["need"] = len(plan.cells)
        facts["have"] = max([(plan.masks[anchor] & free).bit_count() for anchor in anchors])
    return facts


def export_cost(a: Export) -> tuple[int, ...]:
    """One unit of each type that is exchanged."""
    return (a.types & 1, a.types >> 1 & 1, a.types >> 2 & 1)


def printed_cost(s: Empire, a: Action) -> tuple[int, ...]:
    """What is printed in the space that an action names; nothing for other actions."""
    if isinstance(a, Build) and a.space < len(s.box.tracks[a.track][a.section].spaces):
        return s.box.tracks[a.track][a.section].spaces[a.space]
    if isinstance(a, BuildVillage) and a.space < len(s.village.buildings[a.slot].spaces):
        return s.village.buildings[a.slot].spaces[a.space]
    return export_cost(a) if isinstance(a, Export) else (0, 0, 0)
