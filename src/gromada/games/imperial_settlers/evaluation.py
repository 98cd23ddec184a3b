"""Points that a seat may expect in the end: for the greedy bot and as the leaf value of a search.

A linear estimate. Its weights were found by play; see `docs/games/imperial_settlers.md`.
"""

from __future__ import annotations

from typing import Final

from gromada.games.imperial_settlers.expand import Expand, ExpandPhase
from gromada.games.imperial_settlers.printed import (
    ACTION,
    BRIDGES,
    COLUMNS,
    COPY_DIE,
    DISCOUNT,
    EXCHANGE,
    FIELDS,
    FREE_BUILD,
    FREE_HARVEST,
    GAIN,
    GOAL,
    GOLD,
    NONE,
    REROLL,
    ROWS,
    SET_DIE,
    SLOTS,
    SPACES,
    STORE,
    TRIGGER,
    UNDERLINED_GAIN,
    UNDERLINED_LIMIT,
    VP,
    Ability,
)
from gromada.games.imperial_settlers.scoring import final_vp, score_boxes
from gromada.games.imperial_settlers.state import NO_TOKEN, UNBUILT, Empire, Player

UNIT_VALUE: Final[tuple[float, ...]] = (
    0.78,
    0.78,
    0.82,
    0.95,
    0.85,
    0.80,
    1.0,
)  # stone, wood, food, gold, any, action, vp
NEXT_SECTION: Final = 0.35  # of the VP that the next Section would add, for being on the way
CROP: Final = 0.45  # an open Harvest space, for each unit that it yields


def evaluate(s: Empire, seat: int) -> float:
    """What the sheets are worth now, what they will still bring, and what is in hand this round."""
    p = s.players[seat]
    value = float(sum(score_boxes(s, p)))
    if s.is_over():
        return value
    rounds_left = s.box.rounds - s.round
    value += tracks_value(s, p, rounds_left)
    value += fields_value(s, p, rounds_left)
    for slot in range(SLOTS):
        value += building_value(s, p, slot, rounds_left)
    if is_still_expanding(s, seat):
        value += hand_value(s, p)
    return value


def is_still_expanding(s: Empire, seat: int) -> bool:
    """Whether what is in hand can still be spent this round."""
    if s.lanes:
        for lane in s.lanes:
            if lane.seat == seat:
                return bool(lane.agenda) and isinstance(lane.agenda[0], Expand)
        return False
    for step in s.agenda:
        if isinstance(step, ExpandPhase):
            return True
    return False


def tracks_value(s: Empire, p: Player, rounds_left: int) -> float:
    """Crossed spaces of Sections in progress, and the pull of what lies ahead."""
    value = 0.0
    for track in range(ROWS):
        done = p.sections[track]
        if done == COLUMNS:
            continue
        section = s.box.tracks[track][done]
        before = s.box.tracks[track][done - 1].vp if done else 0
        crossed = p.partial_of(track).bit_count()
        if crossed:
            value += 0.8 * (section.vp - before) * crossed / len(section.spaces)
        if rounds_left:
            value += NEXT_SECTION * (section.vp - before)
    return value


def fields_value(s: Empire, p: Player, rounds_left: int) -> float:
    """Open Harvest spaces turn one action into several resources, as long as rounds are left to use them."""
    value = 0.0
    usable = 1.5 * rounds_left + 1.0
    for field in range(FIELDS):
        printed = s.box.fields[field]
        missing = printed.opened_by - p.sections[BRIDGES]
        if missing > 2:
            continue
        for space in range(len(printed.spaces)):
            if usable <= 0:
                return value
            if not p.harvested >> (field * SPACES + space) & 1:
                crop = CROP * sum(printed.spaces[space])
                value += crop if missing <= 0 else crop * 0.3 * (3 - missing)
                usable -= 1.0
    return value


def building_value(s: Empire, p: Player, slot: int, rounds_left: int) -> float:
    """What a Building will still bring; an unfinished one in proportion to what is crossed out."""
    building = s.village.buildings[slot]
    ability = building.ability
    raises = p.raises[slot] + (1 if p.fresh_raise == slot else 0)
    if p.built[slot] != UNBUILT:
        return uses_value(ability, raises) * rounds_left
    if not building.spaces:
        return 0.0
    crossed = p.village_of(slot).bit_count()
    share = crossed / len(building.spaces)
    missing = len(building.spaces) - crossed
    if building.is_final:
        if rounds_left * 4 + p.actions < missing or ability.kind == NONE:
            return 0.0
        return 0.85 * share * max(0, final_vp(s, p, slot, ability))
    # It works from the round after its completion; every few missing spaces cost a round.
    working = rounds_left - missing // 3
    return 0.9 * share * uses_value(ability, raises) * working if working > 0 else 0.0


def uses_value(ability: Ability, raises: int) -> float:
    """What an ability brings in one round, with its raises."""
    kind = ability.kind
    limit = ability.limit + (raises if ability.underlined == UNDERLINED_LIMIT else 0)
    gained = worth(ability.gain)
    if ability.underlined >= UNDERLINED_GAIN:
        gained += raises * UNIT_VALUE[ability.underlined - UNDERLINED_GAIN]
    if kind == GAIN:
        return gained * limit
    if kind == EXCHANGE:
        return max(0.25, gained - worth(ability.pay)) * min(limit, 2) * 0.8
    if kind == GOAL:
        return gained * 0.6
    if kind == TRIGGER:
        return gained * min(limit, 2) * 0.6
    if kind == REROLL or kind == SET_DIE:
        return 0.35
    if kind == COPY_DIE:
        return UNIT_VALUE[GOLD] * (ability.dice + raises)
    if kind == DISCOUNT:
        return 0.55 * min(limit, 2)
    if kind == FREE_BUILD or kind == FREE_HARVEST:
        return UNIT_VALUE[ACTION] * min(limit, 2) * 0.8
    if kind == STORE:
        return 0.3 * (ability.amount + raises)
    return 0.0


def worth(amount: tuple[int, ...]) -> float:
    value = 0.0
    for place in range(VP + 1):
        if amount[place]:
            value += amount[place] * UNIT_VALUE[place]
    return value


def hand_value(s: Empire, p: Player) -> float:
    """Resources that actions can still be spent on, actions, and what may still be used this round."""
    units = p.pool[0] + p.pool[1] + p.pool[2] + p.pool[GOLD]
    usable = min(float(units), 2.0 * p.actions)
    value = usable * 0.5 + (units - usable) * 0.1 + p.actions * 0.3
    if p.token != NO_TOKEN and not p.is_token_used:
        value += 0.6
    for slot in s.village.used_slots:
        if p.built[slot] < s.round and p.uses[slot] < s.village.abilities[slot].limit:
            value += 0.3
    return value
