"""Points that a seat may expect in the end: for the greedy bot and as the leaf value of a search.

What the sheets are worth now, plus what they promise, plus what can still be done with this round's hand, plus
what a round is worth on the average for each one to come.
The weights were found by play: `docs/games/imperial_settlers.md` says how.
"""

from __future__ import annotations

from typing import Final

from gromada.core.play import question
from gromada.games.imperial_settlers.expand import Expand, ExpandPhase
from gromada.games.imperial_settlers.payment import shortfall
from gromada.games.imperial_settlers.printed import (
    ACTION,
    ANY,
    BRIDGES,
    COLUMNS,
    COPY_DIE,
    DISCOUNT,
    EXCHANGE,
    EXPORT,
    FIELDS,
    FOOD,
    FREE_BUILD,
    FREE_HARVEST,
    GAIN,
    GOAL,
    GOLD,
    RAISE,
    REROLL,
    ROWS,
    SET_DIE,
    SLOTS,
    SPACES,
    STONE,
    STORE,
    TRIGGER,
    UNDERLINED_DICE,
    UNDERLINED_GAIN,
    UNDERLINED_LIMIT,
    UNDERLINED_VP,
    VP,
    WOOD,
    WORKER_DIE,
    Ability,
)
from gromada.games.imperial_settlers.round_end import KeepUnit, capacity_of
from gromada.games.imperial_settlers.scoring import final_vp, metric_of, score_boxes
from gromada.games.imperial_settlers.state import NO_SHEET, NO_TOKEN, UNBUILT, Empire, Player

ROUND_WORTH: Final = 4.0  # what a round brings beyond what the sheets promise
# Worth a round of one unit of stone, wood, food, gold, any, action, vp.
UNIT_VALUE: Final[tuple[float, ...]] = (0.582, 0.905, 0.432, 1.2, 0.467, 0.169, 1.0)
NEXT_SECTION: Final = 0.272  # of what the next Section would add, while rounds are left
PARTIAL_SECTION: Final = 1.148  # of what a Section in progress would add, for its crossed share
CROP: Final = 0.507  # an open Harvest space, for each unit that it yields
NEAR_CROP: Final = 0.345  # of that, for each Section that the Bridge comes nearer
HARVESTS_A_ROUND: Final = 0.725
UNFINISHED: Final = 0.9  # of what a Building will bring, for its crossed share
UNFINISHED_FINAL: Final = 1.038
SPACES_A_ROUND: Final = 5.4  # how fast a Building is finished
EXCHANGE_SHARE: Final = 0.84  # how much of the best case comes true
GOAL_SHARE: Final = 0.607
TRIGGER_SHARE: Final = 0.6
REROLL_VALUE: Final = 0.295
DISCOUNT_VALUE: Final = 0.82
FREE_SHARE: Final = 0.46
STORE_VALUE: Final = 0.178
PLAN_SHARE: Final = 0.135  # of a Settlement's effect, for the completed share of its best place
STORED_UNIT: Final = 0.5  # of a unit's worth, if it is carried into the next round
BEST_FIRST: Final = (GOLD, WOOD, STONE, FOOD)
NO_PURCHASE: Final = -1
SECTION_PULL: Final = 0.306
BRIDGE_PULL: Final = 1.12
UNIT_COST: Final = 0.07
HARVEST_VALUE: Final = 0.452
HAND_SHARE: Final = 1.142
HAND_ABILITY: Final = 0.21  # of what an ability brings in a round
EXPORT_VALUE: Final = 0.287  # a type that is there to be exported


def evaluate(s: Empire, seat: int) -> float:
    """What the sheets are worth now, what they will still bring, and what is in hand this round."""
    p = s.players[seat]
    if s.sheet != NO_SHEET and s.round == 1 and p.token == NO_TOKEN:
        return 0.0  # nothing is decided yet; what a blank sheet promises says nothing of what it will bring
    value = float(sum(score_boxes(s, p)))
    if s.is_over():
        return value
    rounds_left = rounds_to_come(s, p)
    value += ROUND_WORTH * rounds_left
    value += tracks_value(s, p, rounds_left)
    value += fields_value(s, p, rounds_left)
    for slot in range(SLOTS):
        value += building_value(s, p, slot, rounds_left)
    if s.has_settlements():
        value += plans_value(s, p, rounds_left)
    if p.token == NO_TOKEN:
        value += kept_value(s, p)
    elif is_still_expanding(s, seat):
        value += hand_value(s, p, rounds_left)
    else:
        value += stored_value(s, seat, rounds_left)
    return value


def rounds_to_come(s: Empire, p: Player) -> int:
    """Rounds of which nothing is decided yet, so that each is worth what a round is worth on the average.

    Whoever has no Favour token yet has the whole round to come, whatever the dice show: otherwise ending a round
    would look like winning the hand of the next one, and a mere roll like a gain or a loss.
    """
    return s.box.rounds - s.round + (1 if p.token == NO_TOKEN else 0)


def kept_value(s: Empire, p: Player) -> float:
    """What storage has carried into a round: the pool beyond what the dice show."""
    pool = p.pool[:]
    if s.round:
        for die in range(WORKER_DIE):
            pool[p.faces[die]] -= 1
    return STORED_UNIT * units_worth(pool)


def stored_value(s: Empire, seat: int, rounds_left: int) -> float:
    """What storage will carry into the next round: the units named so far, then the best ones, while there is room."""
    p = s.players[seat]
    room = capacity_of(s, p)
    if not room or not rounds_left:
        return 0.0
    pool = p.pool[:]
    kept = [0] * (GOLD + 1)
    choice = question(s, seat)
    if isinstance(choice, KeepUnit):
        for resource in choice.kept:
            kept[resource] += 1
            pool[resource] -= 1
            room -= 1
    for resource in BEST_FIRST:
        taken = min(room, pool[resource])
        kept[resource] += taken
        room -= taken
    return STORED_UNIT * units_worth(kept)


def units_worth(pool: list[int]) -> float:
    value = 0.0
    for resource in range(GOLD + 1):
        value += pool[resource] * UNIT_VALUE[resource]
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
            value += PARTIAL_SECTION * (section.vp - before) * crossed / len(section.spaces)
        if rounds_left:
            value += NEXT_SECTION * (section.vp - before)
    return value


def fields_value(s: Empire, p: Player, rounds_left: int) -> float:
    """Open Harvest spaces turn one action into several resources, as long as rounds are left to use them."""
    value = 0.0
    usable = HARVESTS_A_ROUND * rounds_left + 1.0
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
                value += crop if missing <= 0 else crop * NEAR_CROP * (3 - missing)
                usable -= 1.0
    return value


def building_value(s: Empire, p: Player, slot: int, rounds_left: int) -> float:
    """What a Building will still bring; an unfinished one in proportion to what is crossed out."""
    building = s.village.buildings[slot]
    ability = building.ability
    raises = p.raises[slot] + (1 if p.fresh_raise == slot else 0)
    if p.built[slot] != UNBUILT:
        return 0.0 if building.is_final else round_value(ability, raises) * rounds_left
    if not building.spaces:
        return 0.0
    crossed = p.village_of(slot).bit_count()
    share = crossed / len(building.spaces)
    missing = float(len(building.spaces) - crossed)
    if building.is_final:
        if rounds_left * SPACES_A_ROUND + p.actions < missing:
            return 0.0
        return UNFINISHED_FINAL * share * final_vp(s, p, slot, ability)
    # It works from the round after its completion, and every few missing spaces cost a round.
    working = rounds_left - missing / SPACES_A_ROUND
    return UNFINISHED * share * round_value(ability, raises) * working if working > 0 else 0.0


def plans_value(s: Empire, p: Player, rounds_left: int) -> float:
    """How near the most valuable Settlements are."""
    if not rounds_left:
        return 0.0
    free = p.completed_sections() & ~p.settled
    value = 0.0
    for slot in range(SLOTS):
        for plan in s.village.buildings[slot].plans:
            effect = raise_value(s, p, slot, rounds_left) if plan.effect == RAISE else float(plan.vp)
            if effect <= 0:
                continue
            nearest = 0
            for anchor in plan.anchors:
                mask = plan.masks[anchor]
                if not mask & p.settled:
                    covered = (mask & free).bit_count()
                    if covered > nearest:
                        nearest = covered
            value += PLAN_SHARE * effect * nearest / len(plan.cells)
    return value


def raise_value(s: Empire, p: Player, slot: int, rounds_left: int) -> float:
    """What one more raise of a Building is worth, if the Building is completed."""
    if p.built[slot] == UNBUILT:
        return 0.0
    ability = s.village.abilities[slot]
    if ability.underlined == UNDERLINED_VP:
        return float(metric_of(s, p, ability) // ability.divisor)
    return (round_value(ability, 1) - round_value(ability, 0)) * (rounds_left - 1)


def round_value(ability: Ability, raises: int) -> float:
    """What an ability brings in one round, with its raises."""
    kind = ability.kind
    limit = ability.limit + (raises if ability.underlined == UNDERLINED_LIMIT else 0)
    gained = worth(ability.gain)
    if ability.underlined >= UNDERLINED_GAIN:
        gained += raises * UNIT_VALUE[ability.underlined - UNDERLINED_GAIN]
    if kind == GAIN:
        return gained * limit
    if kind == EXCHANGE:
        return max(0.25, gained - worth(ability.pay)) * min(limit, 2) * EXCHANGE_SHARE
    if kind == GOAL:
        return gained * GOAL_SHARE
    if kind == TRIGGER:
        return gained * min(limit, 2) * TRIGGER_SHARE
    if kind == REROLL or kind == SET_DIE:
        return REROLL_VALUE
    if kind == COPY_DIE:
        return UNIT_VALUE[GOLD] * (ability.dice + (raises if ability.underlined == UNDERLINED_DICE else 0))
    if kind == DISCOUNT:
        return DISCOUNT_VALUE * min(limit, 2)
    if kind == FREE_BUILD or kind == FREE_HARVEST:
        return UNIT_VALUE[ACTION] * min(limit, 2) * FREE_SHARE
    if kind == STORE:
        return STORE_VALUE * (ability.amount + raises)
    return 0.0


def worth(amount: tuple[int, ...]) -> float:
    value = 0.0
    for place in range(VP + 1):
        if amount[place]:
            value += amount[place] * UNIT_VALUE[place]
    return value


def hand_value(s: Empire, p: Player, rounds_left: int) -> float:
    """What this round's hand will still buy, the best purchase first, while Workers and resources last."""
    pool = p.pool[:]
    hand = Hand(pool, p.actions)
    value = unused_abilities(s, p, hand) + unused_token(s, p, hand)
    sections = p.sections[:]
    village = p.village
    fields = [p.harvested]
    while hand.actions > 0:
        best = 0.0
        choice = NO_PURCHASE
        for track in range(ROWS):
            if sections[track] < COLUMNS:
                worth = section_worth(s, pool, track, sections[track], rounds_left)
                if worth > best:
                    best = worth
                    choice = track
        for slot in range(SLOTS):
            space = next_space(s, p, village, slot)
            if space >= 0 and (rounds_left or s.village.buildings[slot].is_final):
                worth = space_worth(s, p, pool, slot, space, rounds_left)
                if worth > best:
                    best = worth
                    choice = ROWS + slot * SPACES + space
        hand.actions -= 1
        if best < HARVEST_VALUE and reap(s, p, fields, pool):
            continue
        if choice == NO_PURCHASE:
            break
        value += best
        if choice < ROWS:
            spend(pool, cost_of_section(s, choice, sections[choice]))
            sections[choice] += 1
        else:
            village |= 1 << (choice - ROWS)
            spend(pool, s.village.buildings[(choice - ROWS) // SPACES].spaces[(choice - ROWS) % SPACES])
    return HAND_SHARE * value


class Hand:
    """What can still be spent this round."""

    def __init__(self, pool: list[int], actions: int) -> None:
        self.pool: Final = pool
        self.actions = actions


def unused_abilities(s: Empire, p: Player, hand: Hand) -> float:
    """Gains not yet taken go to the hand; other abilities are valued by what they bring in a round."""
    value = 0.0
    for slot in s.village.used_slots:
        ability = s.village.abilities[slot]
        if p.built[slot] < s.round and p.uses[slot] < ability.limit:
            if ability.kind == GAIN:
                hand.actions += ability.gain[ACTION]
                for resource in range(GOLD + 1):
                    hand.pool[resource] += ability.gain[resource]
                hand.pool[GOLD] += ability.gain[ANY]
                value += ability.gain[VP]
            else:
                value += HAND_ABILITY * round_value(ability, p.raises[slot])
    return value


def unused_token(s: Empire, p: Player, hand: Hand) -> float:
    """What the Favour token adds to the hand; an Export is valued in points."""
    if p.token == NO_TOKEN or p.is_token_used:
        return 0.0
    effect = s.box.favours[p.token].effect
    if effect.kind == GAIN:
        hand.actions += effect.gain[ACTION]
        hand.pool[GOLD] += effect.gain[GOLD]
    elif effect.kind == COPY_DIE:
        hand.pool[p.faces[0]] += 1
    elif effect.kind == EXPORT:
        return EXPORT_VALUE * (GOLD - hand.pool[:GOLD].count(0))
    elif open_crops(s, p):
        hand.pool[p.faces[0]] += 2
    return 0.0


def open_crops(s: Empire, p: Player) -> int:
    """Harvest spaces that can be crossed out now."""
    count = 0
    for field in range(FIELDS):
        printed = s.box.fields[field]
        if p.sections[BRIDGES] >= printed.opened_by:
            count += len(printed.spaces) - p.harvested_of(field).bit_count()
    return count


def reap(s: Empire, p: Player, fields: list[int], pool: list[int]) -> bool:
    """Takes the crop of the type that the hand lacks most, if a Harvest space is open."""
    best = -1
    most = 0
    for field in range(FIELDS):
        printed = s.box.fields[field]
        if p.sections[BRIDGES] < printed.opened_by:
            break
        for space in range(len(printed.spaces)):
            if not fields[0] >> (field * SPACES + space) & 1:
                gained = 0
                for resource in range(GOLD):
                    gained += printed.spaces[space][resource] * (4 - min(pool[resource], 3))
                if gained > most:
                    most = gained
                    best = field * SPACES + space
    if best < 0:
        return False
    fields[0] |= 1 << best
    crop = s.box.fields[best // SPACES].spaces[best % SPACES]
    for resource in range(GOLD):
        pool[resource] += crop[resource]
    return True


def cost_of_section(s: Empire, track: int, section: int) -> tuple[int, ...]:
    spaces = s.box.tracks[track][section].spaces
    return spaces[len(spaces) - 1]


def section_worth(s: Empire, pool: list[int], track: int, section: int, rounds_left: int) -> float:
    """What crossing out the next space of a Track is worth, less what it costs; nothing if it cannot be paid."""
    cost = cost_of_section(s, track, section)
    if shortfall(pool, cost) > pool[GOLD]:
        return 0.0
    printed = s.box.tracks[track][section]
    before = s.box.tracks[track][section - 1].vp if section else 0
    pull = BRIDGE_PULL if track == BRIDGES and rounds_left else 0.0
    return (printed.vp - before) / len(printed.spaces) + SECTION_PULL + pull - UNIT_COST * sum(cost)


def next_space(s: Empire, p: Player, village: int, slot: int) -> int:
    """The first uncrossed space of an unfinished Building, -1 for none."""
    if p.built[slot] == UNBUILT:
        for space in range(len(s.village.buildings[slot].spaces)):
            if not village >> (slot * SPACES + space) & 1:
                return space
    return -1


def space_worth(s: Empire, p: Player, pool: list[int], slot: int, space: int, rounds_left: int) -> float:
    """What one more crossed space of a Building is worth, less what it costs; nothing if it cannot be paid."""
    building = s.village.buildings[slot]
    if shortfall(pool, building.spaces[space]) > pool[GOLD]:
        return 0.0
    if building.is_final:
        whole = UNFINISHED_FINAL * final_vp(s, p, slot, building.ability)
    else:
        whole = UNFINISHED * round_value(building.ability, p.raises[slot]) * max(0, rounds_left - 1)
    return whole / len(building.spaces) - UNIT_COST * sum(building.spaces[space])


def spend(pool: list[int], cost: tuple[int, ...]) -> None:
    for resource in range(GOLD):
        if pool[resource] >= cost[resource]:
            pool[resource] -= cost[resource]
        else:
            pool[GOLD] -= cost[resource] - pool[resource]
            pool[resource] = 0
