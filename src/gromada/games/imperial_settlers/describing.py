"""Printed things in words: what each is and does, made from the data of the pack."""

from __future__ import annotations

from typing import Final

from gromada.core.events import Fact
from gromada.core.game import Description, Phrase
from gromada.games.imperial_settlers.components import SettlersBox
from gromada.games.imperial_settlers.printed import (
    AMOUNT_KEYS,
    ANY_TRACK,
    BASIC,
    BRIDGES,
    DICE_POOLS,
    EXPORT,
    FIELDS,
    GOAL,
    GOAL_EVENTS,
    KINDS,
    METRICS,
    RAISE,
    RESOURCES,
    TARGETS,
    TRACKS,
    TRIGGER,
    TRIGGER_EVENTS,
    UNDERLINED,
    VILLAGE,
    WORKER_DIE,
    YIELDS,
    Ability,
    Building,
    Field,
    Plan,
    Section,
)


def describe(box: SettlersBox, id: str) -> Description | None:
    """Any id of the pack: a Building, Section, Field, token, resource, Track, die, sheet or rank."""
    name = id.rpartition(".")[2]
    for described in (
        _building(box, name),
        _of_empire(box, name),
        _favour(box, name),
        _sheet(box, name),
        _plain(box, name),
    ):
        if described is not None:
            return Description(id, described.lines, described.rules)
    return None


def amount_facts(amount: tuple[int, ...], prefix: str = "") -> dict[str, Fact]:
    """Units by kind, and whether there are any at all."""
    facts: dict[str, Fact] = {f"{prefix}{key}": 0 for key in AMOUNT_KEYS}
    for i, count in enumerate(amount):
        facts[f"{prefix}{AMOUNT_KEYS[i]}"] = count
    facts[f"{prefix}sum"] = sum(amount)
    return facts


# -- Buildings -----------------------------------------------------------------------------------------


def all_buildings(box: SettlersBox) -> list[Building]:
    found = [*box.advanced_village.buildings]
    for village in box.sheets.values():
        found += village.buildings
    return found


def _building(box: SettlersBox, id: str) -> Description | None:
    for building in all_buildings(box):
        if building.id == id:
            lines = [_spaces(building), _ability(building.ability)]
            if building.ability.underlined:
                lines.append(Phrase("describe-underlined", {"value": UNDERLINED[building.ability.underlined]}))
            if building.is_final:
                lines.append(Phrase("describe-final", {}))
            lines += [_plan(plan) for plan in building.plans]
            return Description(id, lines, ["ISR-BLDG-1", "ISR-BLDG-3", f"ISR-FX-{RULES[building.ability.kind]}"])
    return None


RULES: Final = (
    "NONE",
    "GAIN",
    "EXCH",
    "GOAL",
    "TRIG",
    "REROLL",
    "SETDIE",
    "COPY",
    "DISC",
    "FREEB",
    "FREEH",
    "STORE",
    "FINALPER",
    "FINALGOAL",
)


def _spaces(building: Building) -> Phrase:
    total = [sum([space[i] for space in building.spaces]) for i in range(len(BASIC))]
    if building.is_built_at_start:
        return Phrase("describe-built", {})
    return Phrase("describe-building", {"spaces": len(building.spaces), **amount_facts(tuple(total))})


def _ability(ability: Ability) -> Phrase:
    if ability.kind == EXPORT:
        return Phrase("describe-export", {"vp": ability.vp})
    facts: dict[str, Fact] = {
        "limit": ability.limit,
        "vp": ability.vp,
        "dice": ability.dice,
        "amount": ability.amount,
        "threshold": ability.threshold,
        "divisor": ability.divisor,
        "pool": DICE_POOLS[ability.pool],
        "metric": METRICS[ability.metric],
        "yields": YIELDS[ability.yields],
        "target": "village" if ability.target == VILLAGE else f"~{TARGETS[ability.target]}",
        "is_village": int(ability.target == VILLAGE),
        "track": "" if ability.track == ANY_TRACK else f"~{TRACKS[ability.track]}",
        "is_any": int(ability.track == ANY_TRACK),
        "resource": f"~{RESOURCES[ability.resource]}",
        "event": "",
    }
    if ability.kind == GOAL:
        facts["event"] = GOAL_EVENTS[ability.event]
    elif ability.kind == TRIGGER:
        facts["event"] = TRIGGER_EVENTS[ability.event]
    for i, name in enumerate(RESOURCES):
        facts[f"face_{name}"] = int(i in ability.faces)
    facts.update(amount_facts(ability.gain))
    facts.update(amount_facts(ability.pay, "pay_"))
    facts.update(amount_facts(ability.less, "less_"))
    facts["vp_end"] = ability.vp
    return Phrase(f"describe-{KINDS[ability.kind].replace('_', '-')}", facts)


def _plan(plan: Plan) -> Phrase:
    facts: dict[str, Fact] = {**cell_facts(plan.cells), "vp": plan.vp}
    return Phrase("describe-plan-raise" if plan.effect == RAISE else "describe-plan-vp", facts)


# -- the Empire sheet ------------------------------------------------------------------------------------


def _of_empire(box: SettlersBox, id: str) -> Description | None:
    for track in range(len(TRACKS)):
        if id == TRACKS[track]:
            last = box.tracks[track][-1]
            facts: dict[str, Fact] = {"sections": len(box.tracks[track]), "vp": last.vp}
            return Description(id, [Phrase("describe-track", facts)], ["ISR-TRACK-1", "ISR-SCORE-1"])
        for number, section in enumerate(box.tracks[track]):
            if id == section.id:
                return _section(box, track, number, section)
    for number in range(FIELDS):
        field = box.fields[number]
        if id == field.id:
            return _field(box, field)
        if id == f"bridge_{number + 1}":
            opens: dict[str, Fact] = {"field": f"~{field.id}", "sections": field.opened_by}
            return Description(id, [Phrase("describe-bridge", opens)], ["ISR-BRIDGE-1", "ISR-BRIDGE-2"])
    return None


def _section(box: SettlersBox, track: int, number: int, section: Section) -> Description:
    total = tuple([sum([space[i] for space in section.spaces]) for i in range(len(BASIC))])
    lines = [
        Phrase("describe-section", {"spaces": len(section.spaces), **amount_facts(total)}),
        Phrase("describe-section-vp", {"vp": section.vp, "track": f"~{TRACKS[track]}"}),
    ]
    if track == BRIDGES:
        for field in box.fields:
            if field.opened_by == number + 1:
                lines.append(Phrase("describe-opens", {"field": f"~{field.id}"}))
    if number == len(box.tracks[track]) - 1:
        lines.append(Phrase("describe-imperial", {}))
    return Description(section.id, lines, ["ISR-TRACK-2", "ISR-SCORE-1"])


def _field(box: SettlersBox, field: Field) -> Description:
    lines = [Phrase("describe-field", {"spaces": len(field.spaces), "sections": field.opened_by})]
    lines += [Phrase("describe-harvest", {"space": i + 1, **amount_facts(crop)}) for i, crop in enumerate(field.spaces)]
    return Description(field.id, lines, ["ISR-HARV-1", "ISR-HARV-2"])


# -- the rest of the box -----------------------------------------------------------------------------------


def _favour(box: SettlersBox, id: str) -> Description | None:
    for favour in box.favours:
        if favour.id == id:
            return Description(id, [_ability(favour.effect), Phrase("describe-token", {})], ["ISR-FAV-2"])
    return None


def _sheet(box: SettlersBox, id: str) -> Description | None:
    for number, village in box.sheets.items():
        if id == f"adventure_{number:02d}":
            facts: dict[str, Fact] = {"number": number, "count": len([1 for one in village.buildings if one.id])}
            lines = [Phrase("describe-sheet", facts)]
            lines += [Phrase("describe-sheet-building", {"building": f"~{b.id}"}) for b in village.buildings if b.id]
            return Description(id, lines, ["ISR-SETUP-2", "ISR-SOLO-1"])
    return None


def _plain(box: SettlersBox, id: str) -> Description | None:
    if id in BASIC:
        return Description(id, [Phrase("describe-resource", {})], ["ISR-EXP-4"])
    if id == "gold":
        return Description(id, [Phrase("describe-gold", {})], ["ISR-EXP-5", "ISR-EXP-6"])
    dice = [name.rpartition(".")[2] for name in box.pack.names if name.startswith("die.")]
    if id in dice:
        return Description(id, [_die(box, dice.index(id))], ["ISR-ROLL-1"])
    for rank in box.ranks:
        if rank.id == id:
            facts: dict[str, Fact] = {"from": rank.min_vp, "to": max(rank.max_vp, 0), "is_open": int(rank.max_vp < 0)}
            return Description(id, [Phrase("describe-rank", facts)], ["ISR-SOLO-3"])
    if id in box.shapes:
        return Description(id, [Phrase("describe-shape", cell_facts(box.shapes[id]))], ["ISR-SETTLE-2"])
    return None


def cell_facts(cells: tuple[tuple[int, int], ...]) -> dict[str, Fact]:
    """How many Sections a shape takes, and how many rows and columns it spans."""
    rows = 1 + max([row for row, _ in cells])
    columns = 1 + max([column for _, column in cells])
    return {"cells": len(cells), "rows": rows, "columns": columns}


def _die(box: SettlersBox, die: int) -> Phrase:
    if die == WORKER_DIE:
        return Phrase("describe-worker-die", {"least": min(box.dice[die]), "most": max(box.dice[die])})
    facts: dict[str, Fact] = {name: box.dice[die].count(i) for i, name in enumerate(RESOURCES)}
    return Phrase("describe-die", facts)
