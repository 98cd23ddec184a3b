"""Section ALLOC of the ledger: the best allocation, against an independent search through all of them."""

from __future__ import annotations

import os
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gromada.core.rng import Rng
from gromada.games.keyflower.allocation import (
    Claims,
    Goods,
    allocate,
    awards_of,
    best_resources,
    best_skills,
    best_workers,
    claims_of,
)
from gromada.games.keyflower.printed import (
    PER_RESOURCE,
    PER_WORKER,
    PER_WORKER_LEFT,
    RESOURCE_SETS,
    RESOURCES_BY_NUMBER,
    RESOURCES_OF_ONE_TYPE,
    SKILL_SETS,
    SKILLS_BY_NUMBER,
    SKILLS_OF_ONE_TYPE,
    WORKER_SETS,
    WORKERS_BY_NUMBER,
    WORKERS_OF_ONE_COLOUR,
    some,
)
from gromada.games.keyflower.scoring import score_lines, scored_tiles, total
from tests.games.keyflower.building import GAME, give, number, put, settle, table, win

GOLD = 0
PART = 10 if os.environ.get("GROMADA_BRIEF") else 1  # interpreted, few examples, as few random games


def claims(points: dict[int, int], number: int = 5, is_wild: bool = False, leftovers: bool = False) -> Claims:
    made = Claims()
    for kind, each in points.items():
        made.points[kind] = each
        made.tiles[kind] = kind
        made.numbers[kind] = number
    made.which[PER_RESOURCE] = GOLD if PER_RESOURCE in points else -1
    made.which[PER_WORKER] = 3 if PER_WORKER in points else -1
    made.is_wild = is_wild
    made.leftovers = leftovers
    return made


def brute_resources(items: list[tuple[int, int]], paid: Claims) -> int:
    """Every piece to its yard, the Jeweller, the Watermill, a Mercer's slot, the Windmill, or left: all ways."""
    points = paid.points
    number = paid.numbers[RESOURCES_BY_NUMBER] or 5

    def one(chosen: int) -> int:
        @cache
        def best(i: int, iron: int, stone: int, wood: int, loose: int) -> int:
            if i == len(items):
                sets = min(iron, stone, wood)
                return sets * points[RESOURCE_SETS] + loose // number * points[RESOURCES_BY_NUMBER]
            type, yard = items[i]
            free = type == GOLD or paid.is_wild
            left = 1 if type == GOLD or paid.leftovers else 0
            found = max(left, yard) + best(i + 1, iron, stone, wood, loose)
            if free and points[PER_RESOURCE]:
                found = max(found, points[PER_RESOURCE] + best(i + 1, iron, stone, wood, loose))
            if (free or type == chosen) and points[RESOURCES_OF_ONE_TYPE]:
                found = max(found, points[RESOURCES_OF_ONE_TYPE] + best(i + 1, iron, stone, wood, loose))
            if points[RESOURCE_SETS]:
                if free or type == 1:
                    found = max(found, best(i + 1, iron + 1, stone, wood, loose))
                if free or type == 2:
                    found = max(found, best(i + 1, iron, stone + 1, wood, loose))
                if free or type == 3:
                    found = max(found, best(i + 1, iron, stone, wood + 1, loose))
            if points[RESOURCES_BY_NUMBER]:
                found = max(found, best(i + 1, iron, stone, wood, loose + 1))
            return found

        return best(0, 0, 0, 0, 0)

    return max([one(chosen) for chosen in range(4)])


resource_items = st.lists(st.tuples(st.integers(0, 3), st.sampled_from([0, 0, 0, 1, 2, 3])), max_size=11)
resource_claims = st.fixed_dictionaries(
    {},
    optional={
        PER_RESOURCE: st.just(2),
        RESOURCE_SETS: st.just(5),
        RESOURCES_BY_NUMBER: st.just(5),
        RESOURCES_OF_ONE_TYPE: st.just(1),
    },
)


@pytest.mark.rule("KEY-ALLOC-1", "KEY-ALLOC-3", "KEY-SCORE-9", "KEY-SCORE-16")
@settings(max_examples=2000 // PART, deadline=None)
@given(resource_items, resource_claims, st.booleans(), st.booleans())
def test_resources_are_allocated_as_well_as_possible(
    items: list[tuple[int, int]], points: dict[int, int], is_wild: bool, leftovers: bool
) -> None:
    paid = claims(points, is_wild=is_wild, leftovers=is_wild and leftovers)
    goods = Goods()
    for type, yard in items:
        goods.add(type, yard, 0, 1)

    assert best_resources(goods, paid).value == brute_resources(items, paid)


def brute_skills(counts: tuple[int, ...], paid: Claims) -> int:
    points = paid.points

    @cache
    def best(a: int, b: int, c: int, chosen: int) -> int:
        found = points[SKILLS_OF_ONE_TYPE] * (a, b, c)[chosen]
        if a and b and c and points[SKILL_SETS]:
            found = max(found, points[SKILL_SETS] + best(a - 1, b - 1, c - 1, chosen))
        if points[SKILLS_BY_NUMBER]:
            for x in range(min(a, 5) + 1):
                for y in range(min(b, 5 - x) + 1):
                    if 5 - x - y <= c:
                        found = max(found, points[SKILLS_BY_NUMBER] + best(a - x, b - y, c - (5 - x - y), chosen))
        return found

    return max([best(*counts, chosen) for chosen in range(3)])


@pytest.mark.rule("KEY-ALLOC-1", "KEY-ALLOC-4", "KEY-SCORE-14")
@settings(max_examples=800 // PART, deadline=None)
@given(
    st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 6)),
    st.fixed_dictionaries(
        {}, optional={SKILL_SETS: st.just(10), SKILLS_BY_NUMBER: st.just(10), SKILLS_OF_ONE_TYPE: st.just(3)}
    ),
)
def test_skills_are_allocated_as_well_as_possible(counts: tuple[int, ...], points: dict[int, int]) -> None:
    paid = claims(points)
    skills = sum([some(i, count) for i, count in enumerate(counts)])

    assert best_skills(skills, paid).value == brute_skills(counts, paid)


def brute_workers(counts: tuple[int, ...], paid: Claims) -> int:
    points = paid.points

    def one(chosen: int) -> int:
        worth = [
            max(
                points[PER_WORKER_LEFT],
                points[PER_WORKER] if colour == paid.which[PER_WORKER] else 0,
                points[WORKERS_OF_ONE_COLOUR] if colour == chosen else 0,
            )
            for colour in range(4)
        ]

        @cache
        def best(a: int, b: int, c: int, d: int) -> int:
            found = a * worth[0] + b * worth[1] + c * worth[2] + d * worth[3]
            if a and b and c and points[WORKER_SETS]:
                found = max(found, points[WORKER_SETS] + best(a - 1, b - 1, c - 1, d))
            if points[WORKERS_BY_NUMBER]:
                for x in range(min(a, 5) + 1):
                    for y in range(min(b, 5 - x) + 1):
                        for z in range(min(c, 5 - x - y) + 1):
                            rest = 5 - x - y - z
                            if rest <= d:
                                found = max(found, points[WORKERS_BY_NUMBER] + best(a - x, b - y, c - z, d - rest))
            return found

        return best(*counts)

    return max([one(chosen) for chosen in range(4)])


@pytest.mark.rule("KEY-ALLOC-1", "KEY-ALLOC-5", "KEY-SCORE-15")
@settings(max_examples=600 // PART, deadline=None)
@given(
    st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(0, 5), st.integers(0, 5)),
    st.fixed_dictionaries(
        {},
        optional={
            WORKER_SETS: st.just(3),
            WORKERS_BY_NUMBER: st.just(3),
            WORKERS_OF_ONE_COLOUR: st.just(1),
            PER_WORKER: st.just(2),
            PER_WORKER_LEFT: st.just(1),
        },
    ),
)
def test_workers_are_allocated_as_well_as_possible(counts: tuple[int, ...], points: dict[int, int]) -> None:
    paid = claims(points)
    workers = sum([some(i, count) for i, count in enumerate(counts)])

    assert best_workers(workers, paid).value == brute_workers(counts, paid)


WINTER = ("jeweller", "craftsmans_guild", "watermill", "mercers_guild", "windmill", "scribes", "scholar")
MORE = ("village_hall", "key_market", "key_guild", "apothecary", "barn", "timber_yard", "stone_yard", "blacksmith")


@pytest.mark.rule("KEY-ALLOC-2", "KEY-ALLOC-7", "KEY-SCORE-17")
def test_the_marker_is_worth_the_best_of_all_its_declarations() -> None:
    """Declared by hand as each resource, on each yard, as each skill and each worker."""
    for seed in range(150):
        rng = Rng.seeded(seed)
        s = table({}, {}, season="winter", start=1)
        tiles = [id for id in (*WINTER, *MORE) if rng.below(3) == 0]
        for id in tiles:
            settle(s, 0, id)
        places = ["home_1", *[id for id in tiles if id in MORE[4:]]]
        for name in ("gold", "iron", "stone", "wood"):
            put(s, 0, places[rng.below(len(places))], **{name: rng.below(4)})
        for name in ("anvil", "pickaxe", "saw", "blue", "red", "yellow", "green"):
            give(s, 0, **{name: rng.below(4)})
        plain = total(s, 0)
        declared = [plain]
        for name in ("gold", "iron", "stone", "wood"):
            twin = s.copy()
            put(twin, 0, "home_1", **{name: 1})
            declared.append(total(twin, 0))
        declared += [plain + s.box.tiles[number(id)].front.scoring.points for id in places[1:]]
        for name in ("anvil", "pickaxe", "saw", "blue", "red", "yellow", "green"):
            twin = s.copy()
            give(twin, 0, **{name: 1})
            declared.append(total(twin, 0))
        s.start = 0

        assert total(s, 0) == max(declared), (seed, tiles)


@pytest.mark.rule("KEY-ALLOC-1", "KEY-ALLOC-6")
def test_the_awards_name_every_piece_once_and_add_up() -> None:
    for seed in range(200):
        rng = Rng.seeded(seed + 1000)
        s = table({}, {}, season="winter", start=rng.below(2))
        if rng.below(4) == 0:
            win(s, 0, "summer_boat_3b")
        tiles = [id for id in (*WINTER, *MORE) if rng.below(2) == 0]
        for id in tiles:
            settle(s, 0, id)
        places = ["home_1", *[id for id in tiles if id in MORE[4:]]]
        held = {}
        for name in ("gold", "iron", "stone", "wood"):
            held[name] = rng.below(6)
            put(s, 0, places[rng.below(len(places))], **{name: held[name]})
        give(s, 0, **{name: rng.below(5) for name in ("anvil", "pickaxe", "saw", "blue", "red", "yellow", "green")})
        paid = claims_of(s, s.players[0])
        best = allocate(s, 0, paid)
        awards = awards_of(s, 0, paid, best)

        value = best.resources.value + best.skills.value + best.workers.value + best.yard
        assert sum([award.points for award in awards]) == value
        used = [0, 0, 0, 0]
        for award in awards:
            if award.kind == 0:
                used[award.type] += award.count
        extra = 1 if s.start == 0 and best.marker in (1, 2) else 0
        assert sum(used) <= sum(held.values()) + extra
        assert all(used[i] <= held[name] + extra for i, name in enumerate(held))
        assert [award for award in awards if award.points == 0 and award.tile == -1] == []
        assert [award.has_marker for award in awards].count(True) == (1 if s.start == 0 else 0), seed


@pytest.mark.rule("KEY-ALLOC-1", "KEY-SCORE-9")
def test_tile_by_tile_the_allocation_adds_up_to_the_score_sheet() -> None:
    """Also with tiles beside the village, turn order tiles and boats; every piece is named once."""
    for seed in range(150):
        rng = Rng.seeded(seed + 2000)
        s = table({}, {}, season="winter", start=rng.below(2))
        for id in (*WINTER, *MORE, "keythedral", "turn_order_1", "boat_keyflower", "boat_sea_breese"):
            if rng.below(2):
                settle(s, 0, id)
            elif rng.below(2):
                s.players[0].waiting.append(number(id))
        put(s, 0, "home_1", gold=rng.below(4), iron=rng.below(6), stone=rng.below(6), wood=rng.below(6))
        give(s, 0, **{name: rng.below(5) for name in ("anvil", "pickaxe", "saw", "blue", "red", "yellow", "green")})
        lines = score_lines(s, 0)
        found = scored_tiles(s, 0)

        by_line = [sum([one.points for one in found if one.line == line]) for line in range(len(lines))]
        assert [lines[0], *by_line[1:]] == lines, seed
        assert by_line[0] == 0
        assert len({one.tile for one in found}) == len(found)


@pytest.mark.rule("KEY-ALLOC-1", "KEY-HID-3")
def test_a_tile_to_come_says_which_pieces_would_count_there_and_nothing_to_others() -> None:
    s = table({}, {}, season="winter", start=1, centre=("windmill", "mercers_guild"))
    settle(s, 0, "jeweller")
    put(s, 0, "home_1", gold=2, iron=2, stone=1, wood=1)
    own, other = [{one["id"]: one for one in GAME.view(s, seat)["centre"]} for seat in (0, 1)]  # type: ignore[attr-defined]

    mercer = own["mercers_guild"]["scored"]
    pieces = {one["piece"]: one["count"] for one in mercer["pieces"]}
    assert (mercer["points"], pieces) == (10, {"gold": 2, "iron": 2, "stone": 1, "wood": 1})
    assert own["mercers_guild"]["worth"] == 6  # the gold counted 4 at the Jeweller
    windmill = own["windmill"]["scored"]
    assert sum([one["count"] for one in windmill["pieces"]]) == 5
    assert windmill["points"] - own["windmill"]["worth"] == 2  # a gold less for the Jeweller
    assert other["windmill"]["scored"]["pieces"] == []
    assert [player["scored"] is None for player in GAME.view(s, 1)["players"]] == [True, False]  # type: ignore[attr-defined]
