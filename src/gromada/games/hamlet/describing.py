"""What every printed thing is and does, as sentences to be, made from the data of the pack."""

from __future__ import annotations

from gromada.core.events import Fact
from gromada.core.game import Description, Phrase
from gromada.games.hamlet.components import MILESTONE_IDS, HamletBox
from gromada.games.hamlet.printed import (
    BASICS,
    CHURCH,
    KINDS,
    LANDMARK,
    LANDMARKS,
    LONGEST_BONUS,
    MARKET,
    MEASURES,
    NO_LIMIT,
    PLANNER,
    PRODUCER,
    REFINERY,
    RESOURCES,
    SEGMENT_TYPES,
    SOLO_ACTIONS,
    TOWN_HALL,
    Award,
    ChurchSide,
    MarketSide,
    Sale,
    Tile,
)
from gromada.games.hamlet.state import NORMAL, QUALITY
from gromada.games.hamlet.words import cost_facts

SOLO_RULES = ("HAM-SOLO-10", "HAM-SOLO-11", "HAM-SOLO-9", "HAM-SOLO-12", "HAM-SOLO-13")


def describe(box: HamletBox, id: str) -> Description | None:
    """A tile, resource, sale, side of Church or Market, milestone, award, or what is Botric's; None for other words."""
    kind, _, plain = id.rpartition(".")
    for tile in box.tiles:
        if tile.id == plain and kind in ("", "tiles"):
            return describe_tile(box, id, tile)
    for sale in box.sales:
        if sale.id == plain:
            return describe_sale(box, id, sale)
    if plain in RESOURCES:
        return describe_resource(box, id, RESOURCES.index(plain))
    if kind in ("", "church_sides"):
        for church in box.churches:
            if church.id == plain:
                return describe_church_side(id, church)
    if kind in ("", "market_sides"):
        for market in box.markets:
            if market.id == plain:
                return describe_market_side(id, market)
    for award in box.awards:
        if award.id == plain:
            return describe_award(id, award)
    if plain in MILESTONE_IDS:
        return describe_milestone(box, id, MILESTONE_IDS.index(plain))
    if plain in SOLO_ACTIONS and kind in ("", "solo_actions"):
        rule = SOLO_RULES[SOLO_ACTIONS.index(plain)]
        return Description(id, [Phrase(f"describe-botric-{plain}", {})], [rule])
    return describe_botric(box, id) if plain == "botric" else None


# -- tiles ---------------------------------------------------------------------------------------------------


def describe_tile(box: HamletBox, id: str, tile: Tile) -> Description:
    lines: list[Phrase] = []
    rules: list[str] = []
    if tile.kind == PRODUCER:
        lines.append(Phrase("describe-producer", producer_facts(tile)))
        rules += ["HAM-PROD-1"] if tile.accepts.bit_count() == 1 else ["HAM-PROD-1", "HAM-PROD-2"]
    elif tile.kind == REFINERY:
        names: dict[str, Fact] = {"input": f"~{RESOURCES[tile.input]}", "resource": f"~{RESOURCES[tile.product]}"}
        lines.append(Phrase("describe-refinery", {**names, "spaces": tile.spaces}))
        rules += ["HAM-REF-1", "HAM-REF-2"]
    elif tile.kind == LANDMARK:
        lines += landmark_lines(tile)
        rules += ["HAM-ACT-1", "HAM-SCORE-2", "HAM-LONG-3" if tile.landmark.type == LONGEST_BONUS else "HAM-SCORE-3"]
    else:
        lines.append(Phrase(f"describe-{KINDS[tile.kind].replace('_', '-')}", {"gold": box.begging_gold}))
        rules += {CHURCH: ["HAM-CHU-1", "HAM-CHU-3"], MARKET: ["HAM-MKT-1"], TOWN_HALL: ["HAM-TH-1"]}[tile.kind]
    if tile.cost.due or tile.cost.amount or tile.cost.gold:
        lines.append(Phrase("describe-cost", cost_facts(tile.cost)))
        rules.append("HAM-BUILD-2")
    if tile.points or tile.gold:
        lines.append(Phrase("describe-reward", {"points": tile.points, "gold": tile.gold}))
        rules.append("HAM-BUILD-4")
    if tile.milestone >= 0:
        lines.append(Phrase("describe-first", {"milestone": f"~{MILESTONE_IDS[tile.milestone]}"}))
        rules.append("HAM-BUILD-5")
    return Description(id, lines, rules)


def producer_facts(tile: Tile) -> dict[str, Fact]:
    taken = [f"~{RESOURCES[i]}" for i in range(BASICS) if tile.accepts >> i & 1]
    facts: dict[str, Fact] = {"spaces": tile.spaces, "gold": tile.work_gold, "points": tile.work_points}
    facts["types"] = len(taken)
    for i in range(BASICS):
        facts[f"type{i}"] = taken[i] if i < len(taken) else ""
    return facts


def landmark_lines(tile: Tile) -> list[Phrase]:
    landmark = tile.landmark
    facts: dict[str, Fact] = {"points": landmark.points, "most": 0 if landmark.most == NO_LIMIT else landmark.most}
    facts["segment"] = SEGMENT_TYPES[landmark.segment] if landmark.segment >= 0 else ""
    scored = Phrase(f"describe-{LANDMARKS[landmark.type].replace('_', '-')}", facts)
    return [scored, Phrase("describe-needs-road" if landmark.needs_road else "describe-needs-no-road", {})]


# -- the rest ------------------------------------------------------------------------------------------------


def describe_sale(box: HamletBox, id: str, sale: Sale) -> Description:
    facts = {**cost_facts(sale.cost), "points": sale.points, "gold": sale.gold, "level": sale.level + 1}
    return Description(id, [Phrase("describe-sale", facts)], ["HAM-MKT-1", "HAM-MKT-3"])


def describe_resource(box: HamletBox, id: str, resource: int) -> Description:
    if resource < BASICS:
        return Description(id, [Phrase("describe-basic", {})], ["HAM-COMP-4", "HAM-TRANS-1"])
    facts: dict[str, Fact] = {"each": box.tokens_each}
    facts["points"], facts["gold"] = box.token_points[NORMAL], box.token_gold[NORMAL]
    facts["quality_points"], facts["quality_gold"] = box.token_points[QUALITY], box.token_gold[QUALITY]
    return Description(id, [Phrase("describe-refined", facts)], ["HAM-COMP-5", "HAM-TRANS-6"])


def describe_church_side(id: str, side: ChurchSide) -> Description:
    lines = [Phrase("describe-church-side", {"parts": side.parts, "spaces": len(side.deliveries)})]
    for delivery in side.deliveries:
        lines.append(Phrase("describe-delivery", {**cost_facts(delivery.cost), "points": delivery.points}))
    return Description(id, lines, ["HAM-SETUP-1", "HAM-CHU-1"])


def describe_market_side(id: str, side: MarketSide) -> Description:
    facts: dict[str, Fact] = {"basic": side.price_basic, "refined": side.price_refined, "spaces": side.slots}
    return Description(id, [Phrase("describe-market-side", facts)], ["HAM-SETUP-4", "HAM-MKT-4"])


def describe_award(id: str, award: Award) -> Description:
    facts: dict[str, Fact] = {"points": award.points, "rank": award.rank, "measure": MEASURES[award.measure]}
    return Description(id, [Phrase("describe-award", facts)], ["HAM-AW-1", "HAM-AW-2"])


def describe_milestone(box: HamletBox, id: str, number: int) -> Description:
    if number == PLANNER:
        return Description(id, [Phrase("describe-planner", {"points": box.planner_points})], ["HAM-MS-2", "HAM-ROAD-6"])
    facts: dict[str, Fact] = {"resource": f"~{RESOURCES[BASICS + number]}"}
    return Description(id, [Phrase("describe-milestone", facts)], ["HAM-MS-1", "HAM-BUILD-5"])


def describe_botric(box: HamletBox, id: str) -> Description:
    solo = box.solo
    facts: dict[str, Fact] = {"price": solo.villager_cost, "points": solo.gold_gain_points}
    return Description(id, [Phrase("describe-botric", facts)], ["HAM-SOLO-3", "HAM-SOLO-4", "HAM-SOLO-5"])
