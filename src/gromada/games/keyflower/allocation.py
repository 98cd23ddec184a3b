"""The best allocation of resources, skills, workers and the purple marker: section ALLOC of the ledger.

Resources. For a number of Mercer's sets and Windmill sets, the pieces that go into them form a basis of a matroid:
they can be matched to slots of one type and slots of any type, gold fitting all. Whatever is not used keeps its own
value, so the cheapest basis is wanted, and taking pieces in the order of their value, each if it still fits, finds it.
All numbers of sets are tried.
"""

from __future__ import annotations

from typing import Final

from gromada.games.keyflower.printed import (
    BOAT0,
    GOLD,
    GREEN,
    PER_RESOURCE,
    PER_WORKER,
    PER_WORKER_LEFT,
    RESOURCE_SETS,
    RESOURCES_BY_NUMBER,
    RESOURCES_OF_ONE_TYPE,
    SCORING_KINDS,
    SKILL_SETS,
    SKILLS_BY_NUMBER,
    SKILLS_OF_ONE_TYPE,
    SUMMER_BOAT0,
    WILD_SCORING,
    WINTER0,
    WORKER_SETS,
    WORKERS_BY_NUMBER,
    WORKERS_OF_ONE_COLOUR,
    YARD,
    Scoring,
    of,
    one,
)
from gromada.games.keyflower.state import LEFTOVERS_SCORE, Keyflower, Player

NONE: Final = -1
# Where the marker is counted.
NO_MARKER: Final = 0
AS_GOLD: Final = 1
ON_YARD: Final = 2
AS_SKILL: Final = 3  # 3 to 5
AS_WORKER: Final = 6  # 6 to 9


class Claims:
    """What a seat's tiles pay for pieces. [KEY-ALLOC-6, KEY-EXP-9] Tiles that it does not own pay nothing."""

    def __init__(self) -> None:
        self.tiles: Final = [NONE] * len(SCORING_KINDS)  # by kind of scoring
        self.points: Final = [0] * len(SCORING_KINDS)
        self.numbers: Final = [0] * len(SCORING_KINDS)
        self.which: Final = [NONE] * len(SCORING_KINDS)
        self.is_wild = False  # Boat 3b
        self.leftovers = False  # Boat 3b: everything left scores like gold

    def add(self, tile: int, scoring: Scoring) -> None:
        kind = scoring.kind
        self.tiles[kind] = tile
        self.points[kind] = scoring.points
        self.numbers[kind] = scoring.number
        self.which[kind] = scoring.which


class Goods:
    """Resources by type and by the yard they lie on, if any. [KEY-SCORE-11, KEY-SCORE-12]"""

    def __init__(self) -> None:
        self.types: Final[list[int]] = []
        self.yards: Final[list[int]] = []  # points that the yard pays for it
        self.places: Final[list[int]] = []  # the yard's tile; NONE for the pool
        self.counts: Final[list[int]] = []

    def add(self, type: int, yard: int, place: int, count: int) -> None:
        self.types.append(type)
        self.yards.append(yard)
        self.places.append(place)
        self.counts.append(count)


class Plan:
    """The best way found to use one kind of pieces."""

    def __init__(self, value: int, sets: int, heaps: int, chosen: int) -> None:
        self.value: Final = value
        self.sets: Final = sets  # of different pieces
        self.heaps: Final = heaps  # of any pieces
        self.chosen: Final = chosen  # the type of a tile that lets one choose


def claims_of(s: Keyflower, p: Player) -> Claims:
    claims = Claims()
    for tile in p.village:
        if tile >= WINTER0:
            claims.add(tile, s.box.tiles[tile].front.scoring)
    for tile in p.waiting:
        if tile >= WINTER0:
            claims.add(tile, s.box.tiles[tile].front.scoring)
    claims.is_wild = bool(p.powers & WILD_SCORING)
    claims.leftovers = claims.is_wild and bool(s.rules & LEFTOVERS_SCORE)
    return claims


def yard_of(s: Keyflower, tile: int) -> Scoring:
    return s.box.tiles[tile].back.scoring if s.flipped >> tile & 1 else s.box.tiles[tile].front.scoring


def goods_of(s: Keyflower, p: Player, claims: Claims) -> Goods:
    """[KEY-SCORE-10, KEY-SCORE-11, KEY-SCORE-12, KEY-RUL-19] On a yard that takes them, or in the pool."""
    goods = Goods()
    pool = 0
    for here in range(len(p.village)):
        pile = p.goods[here]
        if not pile:
            continue
        tile = p.village[here]
        yard = yard_of(s, tile) if tile < SUMMER_BOAT0 else NO_YARD
        if yard.kind != YARD:
            pool += pile
            continue
        for type in range(4):
            count = of(pile, type)
            if count:
                is_taken = type == GOLD or claims.is_wild or bool(yard.accepts >> type & 1)
                goods.add(type, yard.points if is_taken else 0, tile if is_taken else NONE, count)
    for type in range(4):
        if of(pool, type):
            goods.add(type, 0, NONE, of(pool, type))
    return goods


NO_YARD: Final = Scoring(0, 0, 0, -1, 0, ())


def best_yard(s: Keyflower, p: Player) -> int:
    """[KEY-SCORE-17] The yard of the village that pays most for the marker; NONE without a yard."""
    best, most = NONE, 0
    for tile in p.village:
        if tile < SUMMER_BOAT0:
            yard = yard_of(s, tile)
            if yard.kind == YARD and yard.points > most:
                best, most = tile, yard.points
    return best


def value_of(claims: Claims, type: int, yard: int, chosen: int) -> int:
    """What one resource is worth outside of sets.

    [KEY-ALLOC-3, KEY-SCORE-13, KEY-SCORE-18, KEY-SB-3B, KEY-OPT-3, KEY-RUL-14]
    """
    is_gold = type == GOLD
    value = 1 if is_gold or claims.leftovers else 0
    if is_gold or claims.is_wild or type == claims.which[PER_RESOURCE]:
        value = max(value, claims.points[PER_RESOURCE])
    if is_gold or claims.is_wild or type == chosen:
        value = max(value, claims.points[RESOURCES_OF_ONE_TYPE])
    return max(value, yard)


def best_resources(goods: Goods, claims: Claims) -> Plan:
    """[KEY-ALLOC-1, KEY-ALLOC-3, KEY-SCORE-16] Every number of sets, every type for the Watermill."""
    kinds = len(goods.counts)
    pieces = 0
    for count in goods.counts:
        pieces += count
    per_set = claims.points[RESOURCE_SETS]
    per_heap = claims.points[RESOURCES_BY_NUMBER]
    number = claims.numbers[RESOURCES_BY_NUMBER]
    most_sets = pieces // 3 if per_set else 0
    most_heaps = pieces // number if per_heap else 0
    types = 4 if claims.points[RESOURCES_OF_ONE_TYPE] else 1
    best, best_sets, best_heaps, best_chosen = -1, 0, 0, 0
    for chosen in range(types):
        values = [value_of(claims, goods.types[i], goods.yards[i], chosen) for i in range(kinds)]
        order = sorted_by(values)
        whole = 0
        for i in range(kinds):
            whole += values[i] * goods.counts[i]
        for sets in range(most_sets + 1):
            for heaps in range(most_heaps + 1):
                cost = cheapest(goods, claims.is_wild, values, order, sets, heaps * number)
                if cost < 0:
                    break
                value = whole - cost + sets * per_set + heaps * per_heap
                if value > best:
                    best, best_sets, best_heaps, best_chosen = value, sets, heaps, chosen
    return Plan(best, best_sets, best_heaps, best_chosen)


def sorted_by(values: list[int]) -> list[int]:
    """Places in ascending order of their values."""
    order: list[int] = []
    for i in range(len(values)):
        at = len(order)
        while at and values[order[at - 1]] > values[i]:
            at -= 1
        order.insert(at, i)
    return order


def cheapest(goods: Goods, is_wild: bool, values: list[int], order: list[int], sets: int, loose: int) -> int:
    """The least value that must be given up for so many sets and loose pieces; -1 if they cannot be filled."""
    if sets == 0 and loose == 0:
        return 0
    left = 3 * sets + loose
    iron, stone, wood = sets, sets, sets  # slots of one type that are still empty
    cost = 0
    for i in order:
        count = goods.counts[i]
        type = goods.types[i]
        if type == GOLD or is_wild:
            taken = min(count, left)
        else:
            slots = iron if type == 1 else stone if type == 2 else wood
            taken = min(count, slots + loose, left)
            typed = min(taken, slots)
            loose -= taken - typed
            if type == 1:
                iron -= typed
            elif type == 2:
                stone -= typed
            else:
                wood -= typed
        cost += taken * values[i]
        left -= taken
        if left == 0:
            return cost
    return -1


def best_skills(skills: int, claims: Claims) -> Plan:
    """[KEY-ALLOC-4, KEY-SCORE-14, KEY-SCORE-16] Scribes, Key guild and Scholar."""
    per_set = claims.points[SKILL_SETS]
    per_heap = claims.points[SKILLS_BY_NUMBER]
    number = claims.numbers[SKILLS_BY_NUMBER]
    each = claims.points[SKILLS_OF_ONE_TYPE]
    if not per_set and not per_heap and not each:
        return NOTHING
    a, b, c = of(skills, 0), of(skills, 1), of(skills, 2)
    most_sets = min(a, b, c) if per_set else 0
    best, best_sets, best_heaps, best_chosen = -1, 0, 0, 0
    for chosen in range(3 if each else 1):
        for sets in range(most_sets + 1):
            rest = a + b + c - 3 * sets
            own = of(skills, chosen) - sets
            for heaps in range((rest // number if per_heap else 0) + 1):
                used = max(0, heaps * number - (rest - own))  # other types are used up first
                value = sets * per_set + heaps * per_heap + each * (own - used)
                if value > best:
                    best, best_sets, best_heaps, best_chosen = value, sets, heaps, chosen
    return Plan(best, best_sets, best_heaps, best_chosen)


NOTHING: Final = Plan(0, 0, 0, 0)


def worker_value(claims: Claims, colour: int, chosen: int) -> int:
    """[KEY-ALLOC-5, KEY-SCORE-15] What one worker is worth outside of sets."""
    value = claims.points[PER_WORKER_LEFT]
    if colour == claims.which[PER_WORKER]:
        value = max(value, claims.points[PER_WORKER])
    if colour == chosen:
        value = max(value, claims.points[WORKERS_OF_ONE_COLOUR])
    return value


def best_workers(workers: int, claims: Claims) -> Plan:
    """Craftsman's guild, Apothecary, Village hall, Key market and White Wind.

    [KEY-ALLOC-5, KEY-SCORE-15, KEY-SCORE-16]
    """
    per_set = claims.points[WORKER_SETS]
    per_heap = claims.points[WORKERS_BY_NUMBER]
    number = claims.numbers[WORKERS_BY_NUMBER]
    hall = claims.points[WORKERS_OF_ONE_COLOUR]
    if (
        not per_set
        and not per_heap
        and not hall
        and not claims.points[PER_WORKER]
        and not claims.points[PER_WORKER_LEFT]
    ):
        return NOTHING
    most_sets = min(of(workers, 0), of(workers, 1), of(workers, 2)) if per_set else 0
    best, best_sets, best_heaps, best_chosen = -1, 0, 0, 0
    for chosen in range(4 if hall else 1):
        values = [worker_value(claims, colour, chosen if hall else NONE) for colour in range(4)]
        order = sorted_by(values)
        for sets in range(most_sets + 1):
            whole = 0
            rest = 0
            for colour in range(4):
                count = of(workers, colour) - (sets if colour != GREEN else 0)
                whole += values[colour] * count
                rest += count
            for heaps in range((rest // number if per_heap else 0) + 1):
                cost = 0
                needed = heaps * number
                for colour in order:
                    taken = min(needed, of(workers, colour) - (sets if colour != GREEN else 0))
                    cost += taken * values[colour]
                    needed -= taken
                value = whole - cost + sets * per_set + heaps * per_heap
                if value > best:
                    best, best_sets, best_heaps, best_chosen = value, sets, heaps, chosen
    return Plan(best, best_sets, best_heaps, best_chosen)


class Allocation:
    """The best plan for each kind of pieces, and what the marker is counted as."""

    def __init__(self, marker: int, resources: Plan, skills: Plan, workers: Plan, yard: int) -> None:
        self.marker: Final = marker
        self.resources: Final = resources
        self.skills: Final = skills
        self.workers: Final = workers
        self.yard: Final = yard  # points for the marker on a yard


def allocate(s: Keyflower, seat: int, claims: Claims) -> Allocation:
    """The maximum over what the marker may be.

    [KEY-ALLOC-1, KEY-ALLOC-2, KEY-ALLOC-7, KEY-SCORE-9, KEY-SCORE-17, KEY-SCORE-19]

    As a resource of the pool the marker is best counted as gold, which fits wherever another resource does.
    """
    p = s.players[seat]
    goods = goods_of(s, p, claims)
    resources = best_resources(goods, claims)
    skills = best_skills(p.skills, claims)
    workers = best_workers(p.workers, claims)
    if s.start != seat:
        return Allocation(NO_MARKER, resources, skills, workers, 0)
    with_gold = goods_of(s, p, claims)
    with_gold.add(GOLD, 0, NONE, 1)
    best = Allocation(AS_GOLD, best_resources(with_gold, claims), skills, workers, 0)
    most = best.resources.value - resources.value
    yard = best_yard(s, p)
    if yard != NONE and yard_of(s, yard).points > most:
        most = yard_of(s, yard).points
        best = Allocation(ON_YARD, resources, skills, workers, most)
    for skill in range(3):
        plan = best_skills(p.skills + one(skill), claims)
        if plan.value - skills.value > most:
            most = plan.value - skills.value
            best = Allocation(AS_SKILL + skill, resources, plan, workers, 0)
    for colour in range(4):
        plan = best_workers(p.workers + one(colour), claims)
        if plan.value - workers.value > most:
            most = plan.value - workers.value
            best = Allocation(AS_WORKER + colour, resources, skills, plan, 0)
    return best


# -- which piece scored where ------------------------------------------------------------------------------

RESOURCE_PIECES: Final = 0
SKILL_PIECES: Final = 1
WORKER_PIECES: Final = 2


class Award:
    """Some pieces of one type that score at one tile; tile NONE: gold that is left."""

    def __init__(self, tile: int, kind: int, type: int, count: int, points: int, has_marker: bool) -> None:
        self.tile: Final = tile
        self.kind: Final = kind
        self.type: Final = type
        self.count: Final = count
        self.points: Final = points  # of a set: counted once, with its first pieces
        self.has_marker: Final = has_marker  # one of them is the purple marker


def awards_of(s: Keyflower, seat: int, claims: Claims, best: Allocation) -> list[Award]:
    """[KEY-ALLOC-1] The allocation piece by piece; its points add up to the value of the plans."""
    p = s.players[seat]
    goods = goods_of(s, p, claims)
    marker = best.marker
    if marker == AS_GOLD:
        goods.add(GOLD, 0, NONE, 1)
    awards = resource_awards(goods, claims, best.resources, marker == AS_GOLD)
    if marker == ON_YARD:
        tile = best_yard(s, p)
        accepted = yard_of(s, tile).accepts
        type = 3 if accepted >> 3 & 1 else 2 if accepted >> 2 & 1 else 1 if accepted >> 1 & 1 else GOLD
        awards.append(Award(tile, RESOURCE_PIECES, type, 1, best.yard, True))
    skill = marker - AS_SKILL if AS_SKILL <= marker < AS_WORKER else NONE
    awards += skill_awards(p.skills + (one(skill) if skill >= 0 else 0), claims, best.skills, skill)
    colour = marker - AS_WORKER if marker >= AS_WORKER else NONE
    return awards + worker_awards(p.workers + (one(colour) if colour >= 0 else 0), claims, best.workers, colour)


def resource_awards(goods: Goods, claims: Claims, plan: Plan, has_marker: bool) -> list[Award]:
    """Pieces in sets first, as `cheapest` takes them; the others where they are worth most."""
    kinds = len(goods.counts)
    values = [value_of(claims, goods.types[i], goods.yards[i], plan.chosen) for i in range(kinds)]
    number = claims.numbers[RESOURCES_BY_NUMBER]
    loose = plan.heaps * number
    left = 3 * plan.sets + loose
    slots = [0, plan.sets, plan.sets, plan.sets]
    used = [0] * kinds
    in_sets = [0, 0, 0, 0]
    in_heaps = [0, 0, 0, 0]
    for i in sorted_by(values):
        type = goods.types[i]
        free = type == GOLD or claims.is_wild
        taken = min(goods.counts[i], left) if free else min(goods.counts[i], slots[type] + loose, left)
        used[i] = taken
        left -= taken
        if free:
            in_sets[type] += taken  # sorted out below
            continue
        typed = min(taken, slots[type])
        slots[type] -= typed
        loose -= taken - typed
        in_sets[type] += typed
        in_heaps[type] += taken - typed
    # What fits everywhere fills the slots of one type first and the loose ones with the rest.
    empty = slots[1] + slots[2] + slots[3]
    for type in range(4):
        if type == GOLD or claims.is_wild:
            typed = min(in_sets[type], empty)
            empty -= typed
            in_heaps[type] += in_sets[type] - typed
            in_sets[type] = typed
    awards: list[Award] = []
    add_awards(awards, claims.tiles[RESOURCE_SETS], RESOURCE_PIECES, in_sets, plan.sets * claims.points[RESOURCE_SETS])
    heap_points = plan.heaps * claims.points[RESOURCES_BY_NUMBER]
    add_awards(awards, claims.tiles[RESOURCES_BY_NUMBER], RESOURCE_PIECES, in_heaps, heap_points)
    if has_marker and used[kinds - 1]:
        awards = with_marker(awards, RESOURCE_PIECES, GOLD)
    for i in range(kinds):
        count = goods.counts[i] - used[i]
        if count and values[i]:
            tile = scored_at(claims, goods, i, values[i], plan.chosen)
            is_marker = has_marker and i == kinds - 1
            awards.append(Award(tile, RESOURCE_PIECES, goods.types[i], count, count * values[i], is_marker))
    return awards


def add_awards(awards: list[Award], tile: int, kind: int, counts: list[int], points: int) -> None:
    for type in range(len(counts)):
        if counts[type]:
            awards.append(Award(tile, kind, type, counts[type], points, False))
            points = 0


def scored_at(claims: Claims, goods: Goods, i: int, value: int, chosen: int) -> int:
    """The tile at which a resource outside of sets is worth that much."""
    if goods.yards[i] == value:
        return goods.places[i]
    type = goods.types[i]
    is_free = type == GOLD or claims.is_wild
    if claims.points[PER_RESOURCE] == value and (is_free or type == claims.which[PER_RESOURCE]):
        return claims.tiles[PER_RESOURCE]
    if claims.points[RESOURCES_OF_ONE_TYPE] == value and (is_free or type == chosen):
        return claims.tiles[RESOURCES_OF_ONE_TYPE]
    return NONE


def skill_awards(skills: int, claims: Claims, plan: Plan, marker: int) -> list[Award]:
    left = [of(skills, skill) - plan.sets for skill in range(3)]
    awards: list[Award] = []
    per_set = plan.sets * claims.points[SKILL_SETS]
    add_awards(awards, claims.tiles[SKILL_SETS], SKILL_PIECES, [plan.sets, plan.sets, plan.sets], per_set)
    in_heaps = [0, 0, 0]
    needed = plan.heaps * claims.numbers[SKILLS_BY_NUMBER]
    for skill in [skill for skill in range(3) if skill != plan.chosen] + [plan.chosen]:
        in_heaps[skill] = min(needed, left[skill])
        needed -= in_heaps[skill]
        left[skill] -= in_heaps[skill]
    heap_points = plan.heaps * claims.points[SKILLS_BY_NUMBER]
    add_awards(awards, claims.tiles[SKILLS_BY_NUMBER], SKILL_PIECES, in_heaps, heap_points)
    count = left[plan.chosen]
    each = claims.points[SKILLS_OF_ONE_TYPE]
    if count and each:
        awards.append(Award(claims.tiles[SKILLS_OF_ONE_TYPE], SKILL_PIECES, plan.chosen, count, count * each, False))
    return with_marker(awards, SKILL_PIECES, marker)


def worker_awards(workers: int, claims: Claims, plan: Plan, marker: int) -> list[Award]:
    hall = claims.points[WORKERS_OF_ONE_COLOUR]
    chosen = plan.chosen if hall else NONE
    values = [worker_value(claims, colour, chosen) for colour in range(4)]
    left = [of(workers, colour) - (plan.sets if colour != GREEN else 0) for colour in range(4)]
    awards: list[Award] = []
    per_set = plan.sets * claims.points[WORKER_SETS]
    add_awards(awards, claims.tiles[WORKER_SETS], WORKER_PIECES, [plan.sets, plan.sets, plan.sets, 0], per_set)
    in_heaps = [0, 0, 0, 0]
    needed = plan.heaps * claims.numbers[WORKERS_BY_NUMBER]
    for colour in sorted_by(values):
        in_heaps[colour] = min(needed, left[colour])
        needed -= in_heaps[colour]
        left[colour] -= in_heaps[colour]
    heap_points = plan.heaps * claims.points[WORKERS_BY_NUMBER]
    add_awards(awards, claims.tiles[WORKERS_BY_NUMBER], WORKER_PIECES, in_heaps, heap_points)
    for colour in range(4):
        if left[colour] and values[colour]:
            tile = claims.tiles[PER_WORKER_LEFT]
            if colour == claims.which[PER_WORKER] and claims.points[PER_WORKER] == values[colour]:
                tile = claims.tiles[PER_WORKER]
            elif colour == chosen and hall == values[colour]:
                tile = claims.tiles[WORKERS_OF_ONE_COLOUR]
            awards.append(Award(tile, WORKER_PIECES, colour, left[colour], left[colour] * values[colour], False))
    return with_marker(awards, WORKER_PIECES, marker)


def with_marker(awards: list[Award], kind: int, marker: int) -> list[Award]:
    """The marker is one of the pieces of its declared type."""
    if marker == NONE:
        return awards
    for i in range(len(awards)):
        award = awards[i]
        if award.kind == kind and award.type == marker:
            awards[i] = Award(award.tile, kind, award.type, award.count, award.points, True)
            break
    return awards


def is_boat(tile: int) -> bool:
    """[KEY-SCORE-7] Boats and summer boats."""
    return tile >= BOAT0 or SUMMER_BOAT0 <= tile < WINTER0
