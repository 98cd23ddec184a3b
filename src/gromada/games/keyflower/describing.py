"""Printed things in words: what every tile, boat and piece of the pack is and does, with its numbers, from its data."""

from __future__ import annotations

from gromada.core.events import Fact, listed
from gromada.core.game import Description, Phrase
from gromada.games.keyflower.components import KeyflowerBox
from gromada.games.keyflower.events import resource_facts, skill_facts
from gromada.games.keyflower.printed import (
    BOAT0,
    COLOURS,
    HOMES,
    NO_SCORING,
    NO_USE,
    ORDER0,
    POWERS,
    RESOURCES,
    SCORING_KINDS,
    SEASONS,
    SKILLS,
    SUMMER_BOAT0,
    TILE_IDS,
    USE_KINDS,
    WINTER0,
    Cost,
    Face,
    Scoring,
    Use,
    of,
)

USE_RULES = {"transport": "KEY-TRANS-1"}  # other uses are in section PROD
PIECES: dict[str, str] = {
    **{f"worker_{name}": "worker" for name in COLOURS},
    "worker_purple": "marker",
    **{f"skill_{name}": "skill" for name in SKILLS},
    **{name: "resource" for name in RESOURCES},
    "player_screen": "screen",
    "cloth_bag": "bag",
    "zip_bag": "zip-bag",
}


def describe(box: KeyflowerBox, id: str) -> Description | None:
    """Any id of the pack that is a thing, with or without its kind before a dot; None for an option."""
    name = id.rpartition(".")[2]
    if name in PIECES:
        lines = [Phrase(f"describe-{PIECES[name]}", piece_facts(box, name))]
        return Description(id, lines, [rule_of_piece(PIECES[name])])
    if name in TILE_IDS:
        return tile(box, id, TILE_IDS.index(name))
    if name[:-1] in TILE_IDS and name[-1] in "ab":
        return Description(id, [boat_face(box, TILE_IDS.index(name[:-1]), int(name[-1] == "b"))], [rule_of_boat(name)])
    return None


def rule_of_piece(kind: str) -> str:
    return {"marker": "KEY-SETUP-6", "skill": "KEY-COMP-3", "resource": "KEY-COMP-4"}.get(kind, "KEY-COMP-2")


def rule_of_boat(id: str) -> str:
    """`summer_boat_4a` is described by KEY-SB-4A-1, the others by one rule each or their first."""
    name = id.removeprefix("summer_boat_").upper()
    return f"KEY-SB-{name}-1" if name in ("2A", "4A", "4B") else f"KEY-SB-{name}"


def piece_facts(box: KeyflowerBox, id: str) -> dict[str, Fact]:
    name = id.removeprefix("worker_").removeprefix("skill_")
    if name in COLOURS and id.startswith("worker_"):
        colour = COLOURS.index(name)
        return {"colour": colour, "count": of(box.workers, colour)}
    if name in SKILLS:
        return {"skill": SKILLS.index(name), "count": of(box.skills, SKILLS.index(name))}
    if name in RESOURCES:
        resource = RESOURCES.index(name)
        return {"resource": f"~{name}", "count": of(box.resources, resource), "gold": int(resource == 0)}
    return {}


def tile(box: KeyflowerBox, id: str, number: int) -> Description:
    printed = box.tiles[number]
    if SUMMER_BOAT0 <= number < WINTER0:
        return Description(
            id, [boat_face(box, number, face) for face in (0, 1)], [rule_of_boat(f"{TILE_IDS[number]}a")]
        )
    if number >= BOAT0:
        return Description(id, boat_lines(box, number), ["KEY-END-9", "KEY-END-10"])
    if number >= ORDER0:
        facts: dict[str, Fact] = {"number": number - ORDER0 + 1}
        lines = [Phrase("describe-order", facts), scoring_line(printed.front.scoring, 0)]
        return Description(id, lines, ["KEY-END-6", "KEY-SCORE-4"])
    if number >= WINTER0:
        return Description(id, [scoring_line(printed.front.scoring, 0)], ["KEY-SCORE-3"])
    lines = [Phrase("describe-home" if number < HOMES else "describe-village", {"season": printed.season})]
    lines += face_lines(printed.front, 0)
    rules = ["KEY-USE-1"] if printed.has_use else []
    if printed.is_upgradable:
        lines.append(Phrase("describe-cost", cost_facts(printed.cost)))
        lines += face_lines(printed.back, 1)
        rules.append("KEY-UPG-1")
    return Description(id, lines, rules)


def face_lines(face: Face, side: int) -> list[Phrase]:
    """`side` is 1 for the upgraded face."""
    lines: list[Phrase] = []
    if face.use.kind != NO_USE:
        lines.append(use_line(face.use, side))
    if face.scoring.kind != NO_SCORING:
        lines.append(scoring_line(face.scoring, side))
    if face.points or (side and not lines):
        lines.append(Phrase("describe-points", {"side": side, "points": face.points}))
    return lines


def use_line(use: Use, side: int) -> Phrase:
    facts: dict[str, Fact] = {"side": side, **listed(resource_facts(use.gain))}
    facts["amount"] = use.amount
    facts["colour"] = use.colour
    facts["skill"] = use.skill
    facts["draw"] = use.draw
    facts["green_workers"] = use.green
    facts["capacity"] = use.capacity
    facts["upgrades"] = use.upgrades
    for i, name in enumerate(("first", "second", "third")):
        facts[name] = f"~{RESOURCES[use.options[i]]}" if i < len(use.options) else ""
    return Phrase(f"describe-use-{USE_KINDS[use.kind].replace('_', '-')}", facts)


def scoring_line(scoring: Scoring, side: int) -> Phrase:
    facts: dict[str, Fact] = {"side": side, "points": scoring.points, "number": scoring.number}
    facts["which"] = scoring.which
    facts.update({f"takes_{name}": scoring.accepts >> i & 1 for i, name in enumerate(RESOURCES)})
    facts.update({f"boats_{i}": points for i, points in enumerate(scoring.table)})
    return Phrase(f"describe-score-{SCORING_KINDS[scoring.kind].replace('_', '-')}", facts)


def cost_facts(cost: Cost) -> dict[str, Fact]:
    wild: dict[str, Fact] = {"any_resources": cost.any_resources, "any_skills": cost.any_skills}
    return listed(resource_facts(cost.resources), skill_facts(cost.skills), wild)


def boat_face(box: KeyflowerBox, number: int, face: int) -> Phrase:
    power = box.face(number, face).power.bit_length() - 1
    numbers = box.powers[power]
    facts: dict[str, Fact] = {"workers": numbers.workers, "green_workers": numbers.green, "factor": numbers.factor}
    return Phrase(f"describe-power-{POWERS[power].replace('_', '-')}", facts)


def boat_lines(box: KeyflowerBox, number: int) -> list[Phrase]:
    """What it carries in each season in which it is loaded, and what it scores."""
    lines: list[Phrase] = []
    for season in range(len(SEASONS)):
        if box.loaded_in >> season & 1:
            load = box.loads[number - BOAT0][season]
            lines.append(Phrase("describe-load", {"season": season, "workers": load.workers, "skills": load.skills}))
    return [*lines, scoring_line(box.tiles[number].front.scoring, 0)]
