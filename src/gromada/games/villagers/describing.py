"""Printed things in words: what each is and does, made from the pack alone, so that a corrected pack is told right."""

from __future__ import annotations

from gromada.core.events import Fact
from gromada.core.game import Description, Phrase
from gromada.games.villagers.components import VillagersBox
from gromada.games.villagers.printed import (
    CATEGORIES,
    CONDITIONS,
    COPPER_OPS,
    COUNTESS,
    EFFECTS,
    EVENT_OPS,
    EVENTS,
    FOUNDERS,
    FROM_PILE,
    IMPROVEMENT_IDS,
    KINDS,
    NO_EFFECT,
    NO_KIND,
    PERS,
    PHASES,
    SEASONS,
    SETS,
    SILVER_OPS,
    SOLO_MODES,
    SUITS,
    TIMINGS,
    EventPart,
    Formula,
)

RULES_OF_EFFECTS = {
    "wildcard_in_chain": ["VIL-SPEC-3", "VIL-SPEC-4", "VIL-SPEC-7"],
    "swap_with_covered_villager": ["VIL-SPEC-9", "VIL-SPEC-10", "VIL-SPEC-11"],
    "free_unlock_this_build_phase": ["VIL-SPEC-12"],
    "gain_half_printed_gold": ["VIL-SPEC-13"],
    "replace_road_from_reserve": ["VIL-SCOUN-4"],
    "take_face_up_road_villager_to_hand": ["VIL-SCOUN-5"],
    "take_from_village_square_to_hand": ["VIL-SCOUN-6", "VIL-SCOUN-7"],
    "steal_from_hand": ["VIL-SCOUN-8"],
    "take_top_villager_to_hand": ["VIL-SCOUN-9"],
    "steal_gold_to_card": ["VIL-SCOUN-10", "VIL-SCOUN-11", "VIL-SCOUN-12"],
    "discard_thief_take_coins": ["VIL-SCOUN-13"],
    "build_one_from_hand_now": ["VIL-SAINT-2"],
    "look_reserve_take_one": ["VIL-SAINT-3"],
    "look_stack_draft_one": ["VIL-SAINT-4"],
    "pay_to_draft_two": ["VIL-SAINT-5"],
    "pay_for_extra_build": ["VIL-PROF-2"],
}
RULES_OF_THINGS = {"tile": ["VIL-COMP-5"], "improvement_token": ["VIL-COMP-7"], "mini_villager": ["VIL-MINI-1"]}
RULES_OF_EVENTS = {
    "countess_gain_per": ["VIL-EVENT-1"],
    "pay_countess_per": ["VIL-EVENT-2"],
    "replace_with_new_event": ["VIL-EVENT-7"],
    "both_score_silver": ["VIL-EVENT-4"],
    "countess_coins_on_key_villager": ["VIL-EVENT-3"],
    "basic_trade_goes_to_countess_village": ["VIL-EVENT-10"],
    "move_own_top_villager_to_countess": ["VIL-EVENT-5", "VIL-SOLO-22"],
    "bank_padlock_cost": ["VIL-EVENT-11"],
    "discard_and_deal_events": ["VIL-EVENT-8"],
    "jester_must_be_used": ["VIL-EVENT-12"],
    "build_limit_minus_or_pay_bank": ["VIL-EVENT-9"],
    "draft_limit_minus_or_pay_bank": ["VIL-EVENT-9"],
    "countess_takes_face_down_card": ["VIL-EVENT-6"],
    "pay_countess_coins_value_of_one_own_villager": ["VIL-EVENT-2"],
    "countess_gain_silver_value": ["VIL-EVENT-16"],
    "countess_gain_highest_own_printed_gold": ["VIL-EVENT-15"],
    "discard_own_hand_card": ["VIL-EVENT-5"],
    "discard_own_top_villager": ["VIL-EVENT-5", "VIL-SOLO-22"],
}


def describe(box: VillagersBox, id: str) -> Description | None:
    """An id with or without its kind before a dot."""
    entry = box.pack.names.get(id)
    if entry is None:
        return None
    kind, name = entry.kind, entry.id
    if kind == "villager":
        return villager(box, id, KINDS.index(name))
    if kind == "founders":
        return two_sides(box, id, FOUNDERS)
    if kind == "countess":
        return two_sides(box, id, COUNTESS)
    if kind == "event":
        return event(box, id, EVENTS.index(name))
    if kind == "improvement":
        return improvement(box, id, IMPROVEMENT_IDS.index(name))
    if kind == "solo_mode":
        return solo_mode(box, id, SOLO_MODES.index(name))
    if kind == "suit":
        return suit(box, id, SUITS.index(name))
    if kind == "market_card":
        market = 1 if name == "first_market" else 2
        facts: dict[str, Fact] = {"market": market, "stack": box.market_stacks[market - 1] + 1}
        rules = ["VIL-MARKET-1", "VIL-MARKET-2"] if market == 1 else ["VIL-MARKET-5", "VIL-OVER-1"]
        return Description(id, [Phrase("describe-market-card", facts)], rules)
    if kind == "jester":
        return Description(id, [Phrase("describe-jester", {})], ["VIL-SOLO-18"])
    return Description(id, [Phrase(f"describe-{kind.replace('_', '-')}", {"thing": f"~{id}"})], RULES_OF_THINGS[kind])


# -- villagers --------------------------------------------------------------------------------------------


def villager(box: VillagersBox, id: str, kind: int) -> Description:
    """From head to foot, as the card is read."""
    lines = [head(box, kind)]
    rules: list[str] = []
    if chain(box, kind):
        rules.append("VIL-CHAIN-2" if box.position[kind] else "VIL-CHAIN-1")
    if box.lock[kind] != NO_KIND:
        lines.append(Phrase("describe-padlock", {"key": name_of(box.lock[kind]), "gold": box.padlock_cost}))
        rules.append("VIL-LOCK-1")
    lines += chain(box, kind)
    lines += symbols(box, kind)
    if box.key[kind]:
        lines.append(Phrase("describe-key", {"count": box.key[kind]}))
        rules.append("VIL-LOCK-10")
    silver, copper = box.silver[kind], box.copper[kind]
    if silver is not None:
        lines.append(formula("describe-silver", SILVER_OPS, silver))
        rules.append("VIL-MARKET-5")
    if copper is not None:
        lines.append(formula("describe-copper", COPPER_OPS, copper))
        rules.append("VIL-COPPER-1")
    if box.copies_silver[kind]:
        lines.append(Phrase("describe-nun", {}))
        rules.append("VIL-SAINT-6")
    if box.op[kind] != NO_EFFECT:
        lines += effect(box, kind)
        rules += RULES_OF_EFFECTS[EFFECTS[box.op[kind]]]
    lines.append(Phrase("describe-copies", {"count": box.copies[kind], "set": SETS[box.set[kind]]}))
    if box.min_players[kind] > 1:
        lines.append(Phrase("describe-min-players", {"count": box.min_players[kind]}))
    return Description(id, lines, rules)


def name_of(kind: int) -> str:
    return f"~{KINDS[kind]}"


def head(box: VillagersBox, kind: int) -> Phrase:
    return Phrase("describe-suit-of", {"suit": f"~suit.{SUITS[box.suit[kind]]}", "count": box.symbols[kind]})


def chain(box: VillagersBox, kind: int) -> list[Phrase]:
    if box.is_discarded[kind] or box.wild[kind]:
        return []
    lines: list[Phrase] = []
    links = box.chain[kind]
    place = box.position[kind]
    if place:
        facts: dict[str, Fact] = {"links": place}
        for i in range(place):
            facts[f"on{i + 1}"] = name_of(links[place - 1 - i])
        lines.append(Phrase("describe-lies-on", facts))
    elif box.stack_size[kind]:
        lines.append(Phrase("describe-starts", {}))
    else:
        lines.append(Phrase("describe-alone", {}))
    if box.stack_size[kind]:
        lines.append(Phrase("describe-carries", {"count": box.stack_size[kind]}))
    return lines


def symbols(box: VillagersBox, kind: int) -> list[Phrase]:
    lines: list[Phrase] = []
    for word, count in (("gold", box.gold[kind]), ("food", box.food[kind]), ("builder", box.builder[kind])):
        if count:
            lines.append(Phrase(f"describe-{word}", {"count": count}))
    return lines


def formula(id: str, ops: tuple[str, ...], printed: Formula) -> Phrase:
    """A Silver or Copper symbol; numbers that its operation does not use are left out."""
    op = ops[printed.op]
    facts: dict[str, Fact] = {"op": op.replace("_", "-")}
    if printed.gold:
        facts["gold"] = printed.gold
    if printed.every:
        facts["every"] = printed.every
    if printed.cards:
        facts["cards"] = printed.cards
    if op in ("per_suit_symbols", "sum_gold_on_suit"):
        facts["suit"] = f"~suit.{SUITS[printed.suit]}"
    for i, one in enumerate(printed.suits):
        facts[f"suit{i + 1}"] = f"~suit.{SUITS[one]}"
    return Phrase(id, facts)


def effect(box: VillagersBox, kind: int) -> list[Phrase]:
    printed = box.effects[kind]
    facts: dict[str, Fact] = {"op": EFFECTS[printed.op].replace("_", "-")}
    if printed.amount:
        facts["amount"] = printed.amount
    if printed.least:
        facts["least"] = printed.least
    lines = [Phrase("describe-effect", facts)]
    if box.is_discarded[kind]:
        lines.append(Phrase("describe-discarded", {"phase": PHASES[box.phase[kind]].replace("_", "-")}))
    return lines


def two_sides(box: VillagersBox, id: str, kind: int) -> Description:
    """Founders and Countess: one side after the other."""
    lines: list[Phrase] = []
    if kind == FOUNDERS:
        lines = [head(box, kind), *chain(box, kind)]
    for side in (kind, kind + 1):
        facts: dict[str, Fact] = {"side": side - kind + 1, "gold": box.gold[side], "food": box.food[side]}
        lines.append(Phrase("describe-side", facts))
    rules = ["VIL-SETUP-3", "VIL-END-2"] if kind == FOUNDERS else ["VIL-SOLO-3", "VIL-SOLO-29"]
    return Description(id, lines, rules)


# -- events, improvements, the rest -------------------------------------------------------------------------


def event(box: VillagersBox, id: str, number: int) -> Description:
    card = box.event_cards[number]
    lines = [Phrase("describe-event-card", {"season": SEASONS[card.season], "timing": TIMINGS[card.timing]})]
    rules: list[str] = []
    for part in card.parts:
        lines.append(event_part(part))
        rules += RULES_OF_EVENTS[EVENT_OPS[part.op]]
    return Description(id, lines, rules)


def event_part(part: EventPart) -> Phrase:
    op = EVENT_OPS[part.op]
    facts: dict[str, Fact] = {"op": op.replace("_", "-")}
    if op.endswith("_per"):
        facts["per"] = PERS[part.per].replace("_", "-")
    if part.gold:
        facts["gold"] = part.gold
    if part.count:
        facts["count"] = part.count
    if op == "countess_coins_on_key_villager":
        facts["which"] = "all" if part.is_all else "one"
        facts["is_key"] = int(part.is_key)
    if op == "countess_gain_silver_value":
        facts["whose"] = "own" if part.is_own else "hers"
    return Phrase("describe-event", facts)


def improvement(box: VillagersBox, id: str, number: int) -> Description:
    printed = box.improvements[number]
    most = CONDITIONS[printed.most]
    facts: dict[str, Fact] = {"most": most.replace("_", "-"), "category": CATEGORIES[printed.category]}
    if most in ("suit_symbols", "suit_cards_in_hand"):
        facts["suit"] = f"~suit.{SUITS[printed.suit]}"
    if printed.cards:
        facts["cards"] = printed.cards
    rewards = [("gold", printed.gold), ("food", printed.food), ("builder", printed.builder)]
    rewards += [("basic", printed.basic), ("card", printed.card)]
    lines = [Phrase("describe-most", facts)]
    lines += [Phrase("describe-reward", {"what": what, "count": count}) for what, count in rewards if count]
    return Description(id, lines, ["VIL-IMP-2", "VIL-IMP-4", "VIL-IMP-6"])


def solo_mode(box: VillagersBox, id: str, number: int) -> Description:
    mode = box.solo_modes[number]
    lines = [
        Phrase("describe-solo-start", {"gold": mode.gold, "shown": box.gold[mode.side]}),
        Phrase("describe-solo-events", {"count": mode.events, "fixed": mode.fixed}),
        Phrase("describe-solo-jester", {"has_jester": int(mode.has_jester)}),
    ]
    lines += [Phrase("describe-solo-removed", {"event": f"~event.{EVENTS[one]}"}) for one in mode.removed]
    return Description(id, lines, ["VIL-SOLO-12", "VIL-SOLO-25", "VIL-SOLO-26"])


def suit(box: VillagersBox, id: str, number: int) -> Description:
    kinds = [kind for kind in range(4, len(KINDS)) if box.suit[kind] == number]
    in_deck = sum([box.copies[kind] for kind in kinds if box.home[kind] != FROM_PILE])
    return Description(id, [Phrase("describe-suit", {"kinds": len(kinds), "count": in_deck})], ["VIL-COMP-8"])
