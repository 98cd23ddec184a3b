"""The effect language: section FX of the ledger, and one case for the printed effect of every Building.

What a Building should do is read here from the raw pack, not through the loader of the game.
"""

from __future__ import annotations

from typing import Any

import pytest

from gromada.core.play import awaited
from gromada.games.imperial_settlers.printed import RESOURCES, SPACES, TRACKS
from gromada.games.imperial_settlers.round_end import capacity_of
from gromada.games.imperial_settlers.scoring import score_boxes
from gromada.games.imperial_settlers.state import Empire
from tests.games.imperial_settlers.building import (
    ADVENTURE,
    COMPETITION,
    FARM,
    PRINTED,
    TOOL_SHOP,
    adventure,
    do,
    expanding,
    finish_round,
    hand,
    pool,
    texts,
    why,
)

BASIC = ("stone", "wood", "food")


def of_kind(kind: str) -> list[str]:
    return [id for id, entry in ADVENTURE.items() if entry["ability"]["kind"] == kind]


def purse(s: Empire) -> dict[str, int]:
    """Everything that an ability can give or take."""
    p = s.players[0]
    return {**dict(zip(RESOURCES, p.pool, strict=True)), "action": p.actions, "vp": p.other_vp}


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def raised(entry: dict[str, Any], path: str, raises: int) -> int:
    """A number of an ability with its raises, as the sheet says."""
    value: Any = entry["ability"]
    for key in path.split("."):
        value = value[key]
    return int(value) + (raises if entry["underlined"] == path else 0)


def gains(entry: dict[str, Any], raises: int) -> dict[str, int]:
    return {key: raised(entry, f"gain.{key}", raises) for key in entry["ability"]["gain"]}


# -- one case per Building and kind, plain and raised twice ------------------------------------------------


@pytest.mark.rule("ISR-FX-GAIN", "ISR-FX-2", "ISR-FX-3", "ISR-FX-ANY")
@pytest.mark.parametrize("raises", [0, 2])
@pytest.mark.parametrize("building", of_kind("gain"))
def test_gain(building: str, raises: int) -> None:
    s, slot = adventure(building, actions=0)
    s.players[0].raises[slot] = raises
    expected = gains(ADVENTURE[building], raises)
    before = purse(s)
    do(s, f"use {slot}")
    for _ in range(expected.pop("any", 0)):
        assert texts(s) == ["stone", "wood", "food"]
        do(s, "wood")
        expected["wood"] = expected.get("wood", 0) + 1

    assert change(before, purse(s)) == expected


@pytest.mark.rule("ISR-FX-EXCH", "ISR-FX-2", "ISR-FX-GOLD", "ISR-FX-SWAP")
@pytest.mark.parametrize("raises", [0, 2])
@pytest.mark.parametrize("building", of_kind("exchange"))
def test_exchange(building: str, raises: int) -> None:
    entry = ADVENTURE[building]
    price = dict(entry["ability"]["pay"])
    anys = price.pop("any", 0)
    expected = gains(entry, raises)
    s, slot = adventure(building, actions=price.get("action", 0))
    p = s.players[0]
    p.raises[slot] = raises
    paid = next(name for name in BASIC if name not in expected)
    have = {name: units for name, units in price.items() if name in RESOURCES}
    have[paid] = have.get(paid, 0) + anys
    for missing in have:  # one unit less is not enough
        hand(p, **{**have, missing: have[missing] - 1})
        assert why(s, f"use {slot}") == "ISR-FX-EXCH"
    hand(p, **have)
    before = purse(s)
    do(s, f"use {slot}")
    chosen = next(name for name in BASIC if name != paid)
    while len(awaited(s)) and "end" not in texts(s):
        do(s, paid if paid in texts(s) else chosen)
    gained_any = expected.pop("any", 0)
    if gained_any:
        expected[chosen] = expected.get(chosen, 0) + gained_any
    for name, units in {**price, paid: price.get(paid, 0) + anys}.items():
        expected[name] = expected.get(name, 0) - units

    assert change(before, purse(s)) == {name: units for name, units in expected.items() if units}
    limit = raised(entry, "limit", raises)
    assert limit == entry["ability"]["limit"] + (raises if entry["underlined"] == "limit" else 0)
    p.uses[slot] = limit
    hand(p, stone=9, wood=9, food=9, gold=9, actions=9)
    assert why(s, f"use {slot}") == "ISR-BLDG-5"
    p.uses[slot] = limit - 1
    assert why(s, f"use {slot}") is None


def meet(s: Empire, ability: dict[str, Any], amount: int) -> None:
    """Sets this round's counter to an amount."""
    p = s.players[0]
    event = ability["event"]
    if event == "sections_completed":
        p.done[TRACKS.index(ability["track"]) if ability["track"] != "any" else 1] = amount
    elif event == "tracks_advanced":
        p.done = [1 if track < amount else 0 for track in range(4)]
    elif event == "spaces_crossed":
        p.crossed = amount
    elif event == "building_spaces_crossed":
        p.building_crossed = amount
    elif event == "harvests":
        p.harvests = amount
    elif event == "resource_spent":
        p.spent[BASIC.index(ability["resource"])] = amount
    else:
        assert event == "worker_die_at_most"
        p.faces[3] = 2 * ability["threshold"] - amount


@pytest.mark.rule("ISR-FX-GOAL", "ISR-FX-2")
@pytest.mark.parametrize("raises", [0, 2])
@pytest.mark.parametrize("building", of_kind("goal"))
def test_goal(building: str, raises: int) -> None:
    ability = ADVENTURE[building]["ability"]
    s, slot = adventure(building)
    s.players[0].raises[slot] = raises
    meet(s, ability, ability["threshold"] - 1)
    assert why(s, f"use {slot}") == "ISR-FX-GOAL"
    meet(s, ability, ability["threshold"])
    expected = gains(ADVENTURE[building], raises)
    before = purse(s)
    do(s, f"use {slot}")
    for _ in range(expected.pop("any", 0)):
        do(s, "food")
        expected["food"] = expected.get("food", 0) + 1

    assert change(before, purse(s)) == expected


@pytest.mark.rule("ISR-FX-TRIG", "ISR-FX-2")
@pytest.mark.parametrize("raises", [0, 2])
@pytest.mark.parametrize("building", of_kind("trigger"))
def test_trigger(building: str, raises: int) -> None:
    entry = ADVENTURE[building]
    ability = entry["ability"]
    s, slot = adventure(building, actions=9, sections=(9, 0, 0, 9))
    p = s.players[0]
    p.raises[slot] = raises
    limit = raised(entry, "limit", raises)
    seen = 0
    for turn in range(limit + 1):
        hand(p, stone=30, wood=30, food=30, actions=9)
        before = purse(s)
        event = ability["event"]
        if event == "harvest":
            do(s, f"harvest {turn // 3 + 1} {turn % 3}")
            crop = PRINTED["field"][turn // 3]["spaces"][turn % 3]
        elif event == "section_completed":
            track = ability["track"] if ability["track"] != "any" else "cottages"
            row = TRACKS.index(track)
            p.sections[row] = turn
            p.partial = 0
            do(s, f"build {track} {turn + 1} 0")
            crop = {name: -units for name, units in section_cost(track, turn + 1).items()}
            if p.sections[row] == turn:  # Barns have several spaces a Section
                do(s, f"build {track} {turn + 1} 1")
                crop = {}
                before = {}
        else:
            return  # settlements: test_settlements.py
        if before:
            expected = {name: units for name, units in crop.items() if name in BASIC}
            expected["action"] = -1
            if turn < limit:
                for name, units in gains(entry, raises).items():
                    expected[name] = expected.get(name, 0) + units
            assert change(before, purse(s)) == {name: units for name, units in expected.items() if units}
            seen += 1

    assert p.uses[slot] == limit
    assert seen


def section_cost(track: str, number: int) -> dict[str, int]:
    cost: dict[str, int] = next(
        entry["spaces"][0] for entry in PRINTED["section"] if entry["track"] == track and entry["section"] == number
    )
    return cost


@pytest.mark.rule("ISR-FX-REROLL", "ISR-R-15", "ISR-FX-2")
@pytest.mark.parametrize("raises", [0, 9])
@pytest.mark.parametrize("building", of_kind("reroll"))
def test_reroll(building: str, raises: int) -> None:
    entry = ADVENTURE[building]
    dice = {"resource": ["die 0", "die 1", "die 2"], "worker": ["die 3"], "any": ["die 0", "die 1", "die 2", "die 3"]}
    in_pool = dice[entry["ability"]["pool"]]
    s, slot = adventure(building, stone=1, wood=1, food=1)
    s.players[0].raises[slot] = raises
    allowed = min(raised(entry, "dice", raises), len(in_pool))
    do(s, f"use {slot}")
    named = 0
    while "end" not in texts(s):
        assert [text for text in texts(s) if text != "done"] == [die for die in in_pool if die not in in_pool[:named]]
        do(s, in_pool[named])
        named += 1

    assert named == allowed or (len(in_pool) == 1 and named == 0)
    assert sum(s.players[0].pool) == 3


@pytest.mark.rule("ISR-FX-SETDIE", "ISR-FX-2", "ISR-R-15")
@pytest.mark.parametrize("raises", [0, 9])
@pytest.mark.parametrize("building", of_kind("set_die"))
def test_set_die(building: str, raises: int) -> None:
    entry = ADVENTURE[building]
    faces = entry["ability"]["faces"]
    s, slot = adventure(building, stone=3, faces=(0, 0, 0, 4))
    s.players[0].raises[slot] = raises
    target = next(face for face in faces if face != "stone")
    do(s, f"use {slot}")
    assert texts(s) == ["die 0", "die 1", "die 2"]
    assert why(s, "done") == why(s, "die 3") == "ISR-FX-SETDIE"
    turned = 0
    while "end" not in texts(s):
        do(s, f"die {turned}" if f"die {turned}" in texts(s) else target)
        if target in texts(s):
            assert texts(s) == [face for face in RESOURCES if face in faces and face != "stone"]
            do(s, target)
        turned += 1

    assert turned == min(raised(entry, "dice", raises), 3)
    assert s.players[0].faces.count(RESOURCES.index(target)) == turned
    assert pool(s.players[0]).get(target) == turned


@pytest.mark.rule("ISR-FX-COPY", "ISR-R-15", "ISR-FX-2")
@pytest.mark.parametrize(("raises", "dice"), [(0, 1), (1, 2), (9, 3)])
@pytest.mark.parametrize("building", of_kind("copy_die"))
def test_copy_die(building: str, raises: int, dice: int) -> None:
    assert ADVENTURE[building]["ability"]["dice"] == 1
    s, slot = adventure(building, faces=(0, 1, 3, 4))
    s.players[0].raises[slot] = raises
    do(s, f"use {slot}")
    for die in (2, 0, 1)[:dice]:
        if "end" in texts(s):
            break
        do(s, f"die {die}")

    gained = [("gold", 1), ("stone", 1), ("wood", 1)][:dice]
    assert pool(s.players[0]) == dict(gained)


@pytest.mark.rule("ISR-FX-DISC", "ISR-FX-2")
@pytest.mark.parametrize("raises", [0, 2])
@pytest.mark.parametrize("building", of_kind("discount"))
def test_discount(building: str, raises: int) -> None:
    entry = ADVENTURE[building]
    ability = entry["ability"]
    less, target = ability["less"], ability["target"]
    s, slot = adventure(building, actions=9)
    p = s.players[0]
    p.raises[slot] = raises
    hand(p, stone=9, wood=9, food=9, actions=9)
    assert why(s, f"use {slot}") == "CORE-ASK-1"
    limit = raised(entry, "limit", raises)
    used = 0
    while used < limit + 1:
        hand(p, stone=9, wood=9, food=9, actions=9)
        if used == limit:
            assert why(s, f"discount {slot}") == "ISR-BLDG-5"
            break
        if target != "village":
            p.sections[TRACKS.index(target)] = 5  # a dear Section, over and over
            p.partial = 0
        else:
            p.village = s.village.buildings[slot].all_spaces << (SPACES * slot)
        before = purse(s)
        do(s, f"discount {slot}")
        while "end" not in texts(s):
            do(s, texts(s)[-1])
        paid = -sum([units for name, units in change(before, purse(s)).items() if name in BASIC])
        printed = s.players[0]
        cost = last_cost(s, target, printed.village, slot)
        assert paid == cost - min(cost, sum(less.values()))
        assert purse(s)["action"] == before["action"] - 1
        used += 1

    assert p.uses[slot] == limit


def last_cost(s: Empire, target: str, village: int, slot: int) -> int:
    """What is printed in the space that was just crossed out."""
    if target != "village":
        return sum(
            next(e["spaces"][-1] for e in PRINTED["section"] if e["track"] == target and e["section"] == 6).values()
        )
    for other, building in enumerate(s.village.buildings):
        crossed = village >> (SPACES * other) & 15
        if other != slot and crossed:
            return sum(building.spaces[crossed.bit_length() - 1])
    raise AssertionError("nothing was crossed out")


@pytest.mark.rule("ISR-FX-FREEB", "ISR-FX-6", "ISR-R-28")
@pytest.mark.parametrize("building", of_kind("free_build"))
def test_free_build(building: str) -> None:
    target = ADVENTURE[building]["ability"]["target"]
    s, slot = adventure(building, actions=0)
    if target != "village":
        assert why(s, f"use {slot}") == "ISR-FX-FREEB"
    hand(s.players[0], stone=5, wood=5, food=5, actions=0)
    before = sum(s.players[0].pool)
    do(s, f"use {slot}")
    if "end" not in texts(s):
        start = "build village" if target == "village" else f"build {target}"
        assert all(text.startswith(start) for text in texts(s))
        elsewhere = "build walls 1 0" if target != "walls" else "build cottages 1 0"
        assert why(s, elsewhere) == "ISR-FX-FREEB"
        do(s, texts(s)[-1])

    assert s.players[0].actions == 0
    assert s.players[0].crossed == 1
    if target != "village":
        assert sum(s.players[0].pool) == before - sum(section_cost(target, 1).values())


@pytest.mark.rule("ISR-FX-FREEH", "ISR-R-5", "ISR-FX-6")
@pytest.mark.parametrize("building", of_kind("free_harvest"))
def test_free_harvest(building: str) -> None:
    yields = ADVENTURE[building]["ability"]["yields"]
    s, slot = adventure(building, actions=0)
    assert why(s, f"use {slot}") == "ISR-FX-FREEH"
    s, slot = adventure(building, actions=0, sections=(0, 0, 0, 4))
    do(s, f"use {slot}")
    spaces = [f"harvest {f + 1} {i}" for f in range(2) for i, y in enumerate(BASIC) if yields in (y, "any")]
    assert texts(s) == spaces
    do(s, spaces[0])

    assert s.players[0].actions == 0
    assert sum(s.players[0].pool) == 2


@pytest.mark.rule("ISR-FX-STORE", "ISR-FX-2")
@pytest.mark.parametrize("raises", [0, 2])
@pytest.mark.parametrize("building", of_kind("store"))
def test_store(building: str, raises: int) -> None:
    amount = raised(ADVENTURE[building], "amount", raises)
    s, slot = adventure(building, stone=4, gold=4)
    s.players[0].raises[slot] = raises
    assert capacity_of(s, s.players[0]) == amount
    assert why(s, f"use {slot}") == "ISR-FX-STORE"
    do(s, "end", "pass")
    for i in range(amount):
        assert texts(s) == ["stone", "gold"]
        if i == 0:
            assert why(s, "wood") == "ISR-FX-STORE"
        do(s, "gold")
    p = s.players[0]
    rolled = [p.faces[die] for die in range(3)]

    assert p.pool == [rolled.count(r) + (amount if r == 3 else 0) for r in range(4)]


@pytest.mark.rule("ISR-FX-STORE")
def test_all_is_kept_without_asking_if_it_fits_and_nothing_in_the_last_round() -> None:
    s, _ = adventure("warehouse", food=1)
    do(s, "end", "pass")
    p = s.players[0]
    assert sum(p.pool) == 4

    s, _ = adventure("warehouse", food=5, round=10)
    do(s, "end", "pass")
    assert s.is_over()
    assert s.players[0].pool == [0, 0, 0, 0]


def meet_metric(s: Empire, entry: dict[str, Any], slot: int) -> int:
    """Arranges a sheet on which the metric has a known amount."""
    p = s.players[0]
    metric = entry["ability"]["metric"]
    p.sections = [9, 7, 5, 4]
    p.harvested = 0b0111_0011
    p.settlements = [0, 1, 2]
    for other in range(3):
        p.built[other] = 1
    p.built[slot] = 1
    track = entry["ability"].get("track")
    amounts = {
        "flat": 1,
        "sections_completed": 25 if track in (None, "any") else p.sections[TRACKS.index(track)],
        "imperial_sections": 1,
        "columns_completed": 4,
        "buildings_completed": 6 - p.built.count(99),
        "harvest_spaces_crossed": 5,
        "fields_exhausted": 1,
        "bridges_completed": 2,
        "settlements": 3,
    }
    return amounts[metric]


@pytest.mark.rule("ISR-FX-FINALPER", "ISR-FX-2", "ISR-R-13", "ISR-R-30")
@pytest.mark.parametrize("raises", [0, 2])
@pytest.mark.parametrize("building", of_kind("final_per"))
def test_final_per(building: str, raises: int) -> None:
    entry = ADVENTURE[building]
    s, slot = adventure(building, is_built=False)
    amount = meet_metric(s, entry, slot)
    for other in s.village.final_slots:
        if other != slot:
            s.players[0].built[other] = 99
    amount = meet_metric_again(s, entry, slot, amount)
    s.players[0].raises[slot] = raises

    assert score_boxes(s, s.players[0])[5] == raised(entry, "vp", raises) * (amount // entry["ability"]["divisor"])


@pytest.mark.rule("ISR-FX-FINALGOAL", "ISR-FX-2")
@pytest.mark.parametrize("raises", [0, 2])
@pytest.mark.parametrize("building", of_kind("final_goal"))
def test_final_goal(building: str, raises: int) -> None:
    entry = ADVENTURE[building]
    s, slot = adventure(building, is_built=False)
    amount = meet_metric(s, entry, slot)
    for other in s.village.final_slots:
        if other != slot:
            s.players[0].built[other] = 99
    amount = meet_metric_again(s, entry, slot, amount)
    s.players[0].raises[slot] = raises
    expected = raised(entry, "vp", raises) if amount >= entry["ability"]["threshold"] else 0

    assert score_boxes(s, s.players[0])[5] == expected


def meet_metric_again(s: Empire, entry: dict[str, Any], slot: int, amount: int) -> int:
    """Other final Buildings were taken away so that only this one scores: recount what is completed."""
    return 6 - s.players[0].built.count(99) if entry["ability"]["metric"] == "buildings_completed" else amount


def test_every_adventure_building_has_a_case() -> None:
    kinds = ("gain", "exchange", "goal", "trigger", "reroll", "set_die", "copy_die", "discount", "free_build")
    more = ("free_harvest", "store", "final_per", "final_goal")

    assert sum(len(of_kind(kind)) for kind in (*kinds, *more)) == len(ADVENTURE) == 96


# -- the Competition Buildings ------------------------------------------------------------------------------


@pytest.mark.rule("ISR-FX-GAIN")
@pytest.mark.parametrize(("slot", "gained"), [(0, "food"), (1, "wood"), (2, "stone")])
def test_farm_sawmill_and_quarry_give_one_of_their_resource(slot: int, gained: str) -> None:
    s = expanding(2, built={slot: 1})
    do(s, f"use {slot}")

    assert list(COMPETITION.values())[slot]["ability"]["gain"] == {gained: 1}
    assert pool(s.players[0]) == {gained: 1}


@pytest.mark.rule("ISR-FX-GOAL", "ISR-R-32")
def test_the_tool_shop_gives_two_points_for_three_sections() -> None:
    s = expanding(2, stone=2, wood=1, built={TOOL_SHOP: 1})
    do(s, "build walls 1 0", "build walls 2 0")
    assert why(s, "use 3") == "ISR-FX-GOAL"
    do(s, "build cottages 1 0", "use 3")

    assert s.players[0].other_vp == 2


@pytest.mark.rule("ISR-FX-NONE")
def test_a_building_without_ability_cannot_be_used() -> None:
    assert why(expanding(2, "competition_advanced"), "use 4") == "ISR-FX-NONE"


# -- single rules of the language ---------------------------------------------------------------------------


@pytest.mark.rule("ISR-FX-1")
def test_a_raised_limit_adds_uses() -> None:
    s, slot = adventure("tavern", food=9)
    s.players[0].raises[slot] = 1
    do(s, *[f"use {slot}"] * 3)

    assert why(s, f"use {slot}") == "ISR-BLDG-5"


@pytest.mark.rule("ISR-FX-ANY")
def test_any_units_are_chosen_one_by_one_and_gold_may_be_paid_but_not_gained() -> None:
    s, slot = adventure("theban_market", gold=1, stone=1)
    do(s, f"use {slot}")
    assert texts(s) == ["stone", "gold"]
    assert why(s, "wood") == "ISR-FX-ANY"
    do(s, "gold")

    assert texts(s) == ["stone", "wood", "food"]
    assert why(s, "gold") == "ISR-FX-ANY"


@pytest.mark.rule("ISR-FX-SWAP", "ISR-R-29")
def test_an_exchange_never_gives_back_what_was_paid() -> None:
    s, slot = adventure("theban_market", wood=1)
    do(s, f"use {slot}")
    assert texts(s) == ["stone", "food"]
    assert why(s, "wood") == "ISR-FX-SWAP"

    s, slot = adventure("barter_post", gold=2, stone=1)
    assert why(s, f"use {slot}") == "ISR-FX-EXCH"


@pytest.mark.rule("ISR-FX-GOLD")
def test_a_gold_price_is_paid_in_gold_only() -> None:
    found = [b for b in ADVENTURE.values() if "gold" in b["ability"].get("pay", {})]
    for entry in found:
        s, slot = adventure(entry["id"], stone=9, wood=9, food=9, actions=9)
        assert why(s, f"use {slot}") == "ISR-FX-EXCH"
    s, slot = adventure("hunters_camp", gold=1)  # but Gold replaces the Wood of its price
    do(s, f"use {slot}")

    assert pool(s.players[0]) == {"food": 2}


@pytest.mark.rule("ISR-FX-EXCH")
def test_the_gain_of_a_use_cannot_pay_for_it() -> None:
    s, slot = adventure("hunters_camp", food=5)

    assert why(s, f"use {slot}") == "ISR-FX-EXCH"


@pytest.mark.rule("ISR-FX-GOAL")
def test_gold_counts_as_the_type_that_it_replaced() -> None:
    s = expanding(2, gold=2)
    do(s, "build walls 1 0")
    assert s.players[0].spent == [1, 0, 0]

    s, slot = adventure("crystal_works", gold=2, wood=1)
    do(s, f"use {slot}")
    while "end" not in texts(s):
        do(s, texts(s)[-1])
    assert s.players[0].spent == [0, 1, 0]


@pytest.mark.rule("ISR-FX-GOAL")
def test_waived_amounts_are_not_spent() -> None:
    s, slot = adventure("stonemason", stone=2, sections=(2, 0, 0, 0))
    do(s, f"discount {slot}")

    assert s.players[0].spent == [1, 0, 0]


@pytest.mark.rule("ISR-FX-TRIG")
def test_a_trigger_cannot_be_used_by_hand() -> None:
    s, slot = adventure("pathfinders")

    assert why(s, f"use {slot}") == "ISR-FX-TRIG"


@pytest.mark.rule("ISR-FX-4")
def test_a_trigger_of_a_building_not_yet_working_is_not_made_up_for() -> None:
    s, slot = adventure("pathfinders", wood=1, stone=1, actions=4)
    s.players[0].built[slot] = 99
    do(s, "build bridges 1 0")
    s.players[0].built[slot] = 0

    assert pool(s.players[0]) == {"stone": 1}
    assert s.players[0].uses[slot] == 0


@pytest.mark.rule("ISR-FX-5")
def test_spaces_are_addressed_by_slot_and_index() -> None:
    s = expanding(2, wood=1)
    assert why(s, "build village 0 3") == "ISR-FX-5"
    do(s, "build village 0 2")

    assert s.players[0].village == 0b100


@pytest.mark.rule("ISR-FX-6")
def test_a_discount_without_a_payable_target_is_not_offered() -> None:
    s, slot = adventure("stonemason", sections=(2, 0, 0, 0))
    assert why(s, f"discount {slot}") == "ISR-FX-6"
    hand(s.players[0], stone=1, actions=1)
    assert why(s, f"discount {slot}") is None
    hand(s.players[0], stone=1, actions=0)

    assert why(s, f"discount {slot}") == "ISR-EXP-7"


@pytest.mark.rule("ISR-FX-DISC")
def test_a_discount_is_only_for_spaces_whose_cost_falls() -> None:
    s, slot = adventure("academy", wood=5, stone=5, food=5)
    do(s, f"discount {slot}")
    empty = [
        f"build village {b} {i}"
        for b, x in enumerate(s.village.buildings)
        for i, c in enumerate(x.spaces)
        if not sum(c)
    ]

    assert empty
    assert not set(empty) & set(texts(s))
    assert {why(s, move) for move in empty} <= {"ISR-FX-DISC", "ISR-BUILD-4"}


@pytest.mark.rule("ISR-FX-ANY")
def test_a_discount_of_any_asks_which_unit_of_a_mixed_cost_is_saved() -> None:
    s, slot = adventure("causeway", wood=1, stone=2, sections=(0, 0, 0, 8))
    do(s, f"discount {slot}")
    assert texts(s) == ["stone", "wood"]
    assert why(s, "food") == why(s, "gold") == "ISR-FX-ANY"
    do(s, "stone")

    assert pool(s.players[0]) == {"stone": 1}


@pytest.mark.rule("ISR-FX-3")
def test_actions_gained_may_be_spent_at_once() -> None:
    s, slot = adventure("village_green", actions=0, stone=1)
    assert why(s, "build walls 1 0") == "ISR-EXP-7"
    do(s, f"use {slot}", "build walls 1 0")

    assert s.players[0].sections[0] == 1


@pytest.mark.rule("ISR-R-8")
def test_a_free_build_counts_for_goals() -> None:
    s, slot = adventure("canal", wood=1, actions=0)
    do(s, f"use {slot}")

    assert s.players[0].done[3] == 1
    assert s.players[0].crossed == 1


@pytest.mark.rule("ISR-R-28")
def test_a_free_build_is_never_cheaper() -> None:
    s, slot = adventure("canal", wood=0, actions=0)

    assert why(s, f"use {slot}") == "ISR-FX-FREEB"


@pytest.mark.rule("ISR-FX-4")
def test_a_goal_of_a_building_completed_this_round_cannot_be_claimed() -> None:
    s = expanding(2, stone=3, wood=2, food=2, built={TOOL_SHOP: 2})
    do(s, "build walls 1 0", "build cottages 1 0", "build barns 1 0")
    assert why(s, "use 3") == "ISR-BLDG-3"
    finish_round(s)

    assert s.players[0].other_vp == 0
    assert s.players[0].uses[FARM] == 0
