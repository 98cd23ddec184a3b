"""Sections TRANS and UPG of the ledger, and Boats 2a, 2b and 3a."""

from __future__ import annotations

import pytest

from gromada.core.play import play
from tests.games.keyflower.building import (
    asked,
    flip,
    give,
    goods,
    moves,
    number,
    offered,
    on_tile,
    put,
    settle,
    skills,
    table,
    why_not,
    win,
)


@pytest.mark.rule("KEY-TRANS-1", "KEY-TRANS-2", "KEY-TRANS-3")
def test_a_resource_moves_over_roads_as_far_as_the_points_reach() -> None:
    s = table({"blue": 9}, {"red": 3})
    settle(s, 0, "stable", "home_1", "n", 0)  # its southern edge is a road
    settle(s, 0, "miner", "stable", "n", 0)
    put(s, 0, "home_1", wood=1)

    moves(s, 0, "use stable", "blue", "workers 1", "carry wood home_1")
    assert goods(s, 0, "stable") == {"wood": 1}
    moves(s, 0, "carry wood stable", "towards n")

    assert goods(s, 0, "miner") == {"wood": 1}
    assert asked(s, 0) == "ChooseUpgrade"


@pytest.mark.rule("KEY-TRANS-2")
def test_no_road_no_move() -> None:
    s = table({"blue": 9}, {"red": 3})
    settle(s, 0, "miner", "home_1", "n", 4)  # edges: the southern one is a field now
    put(s, 0, "home_1", wood=1)
    settle(s, 0, "stable", "home_1", "ne", 0)

    moves(
        s, 0, "use home_1", "blue", "workers 1", "carry wood home_1"
    )  # a single way is left, so nobody is asked for it

    assert goods(s, 0, "miner") == {}
    assert goods(s, 0, "stable") == {"wood": 1}


@pytest.mark.rule("KEY-TRANS-1")
def test_a_foreign_transport_tile_moves_ones_own_goods_never_anothers() -> None:
    s = table({"blue": 9}, {"red": 3})
    settle(s, 0, "keywood", "home_1", "n", 0)
    settle(s, 1, "stable", "home_2", "n", 0)
    put(s, 0, "keywood", wood=1)
    put(s, 1, "home_2", iron=1)

    moves(s, 0, "use stable", "blue", "workers 1")

    assert why_not(s, 0, "carry iron home_2") == "KEY-TRANS-1"
    moves(s, 0, "carry wood keywood", "stop")
    assert goods(s, 0, "home_1") == {"wood": 1}


@pytest.mark.rule("KEY-TRANS-3", "KEY-TRANS-4")
def test_points_are_split_spent_back_and_forth_and_lost() -> None:
    s = table({"blue": 9}, {"red": 3})
    settle(s, 0, "keywood", "home_1", "n", 0)
    settle(s, 0, "stable", "keywood", "n", 0)
    flip(s, "stable")  # four points
    put(s, 0, "home_1", wood=1, gold=1)

    moves(s, 0, "use stable", "blue", "workers 1")
    moves(s, 0, "carry wood home_1", "carry gold home_1")
    assert goods(s, 0, "keywood") == {"wood": 1, "gold": 1}
    moves(s, 0, "carry gold keywood", "towards s", "stop")

    assert goods(s, 0, "home_1") == {"gold": 1}


@pytest.mark.rule("KEY-TRANS-5", "KEY-UPG-5", "KEY-UPG-7")
def test_upgrading_the_used_tile_changes_neither_points_nor_upgrades_nor_workers() -> None:
    s = table({"blue": 9}, {"red": 3})
    settle(s, 0, "stable", "home_1", "n", 0)
    put(s, 0, "stable", wood=2, iron=2)

    moves(s, 0, "use stable", "blue", "workers 2", "stop", "upgrade stable")

    assert goods(s, 0, "stable") == {"wood": 1, "iron": 1}
    assert s.flipped >> number("stable") & 1
    assert on_tile(s, "stable") == {"blue": 2}
    assert s.uses[number("stable")] == 2
    assert s.active == 1  # one upgrade was printed on the front


@pytest.mark.rule("KEY-TRANS-6", "KEY-RUL-9")
def test_after_stopping_no_more_moves_are_made() -> None:
    s = table({"blue": 9}, {"red": 3})
    settle(s, 0, "stable", "home_1", "n", 0)
    put(s, 0, "home_1", wood=1)

    moves(s, 0, "use stable", "blue", "workers 1", "stop")

    assert asked(s, 0) == "ChooseUpgrade"
    assert why_not(s, 0, "carry wood home_1") == "CORE-ASK-1"


@pytest.mark.rule("KEY-UPG-1", "KEY-UPG-6")
def test_only_fronts_of_ones_own_village_are_upgraded() -> None:
    s = table({"blue": 9, "saw": 3}, {"red": 3}, centre=("alehouse",))
    settle(s, 0, "keywood", "home_1", "n", 0)
    settle(s, 0, "woodcutter", "home_1", "ne", 0)
    settle(s, 1, "miner")
    settle(s, 0, "jeweller")
    flip(s, "woodcutter")

    moves(s, 0, "use home_1", "blue", "workers 1")

    assert offered(s, 0) == ["stop", "upgrade keywood"]
    for id in ("miner", "alehouse", "jeweller", "summer_boat_1", "boat_keyflower", "turn_order_1"):
        assert why_not(s, 0, f"upgrade {id}") == "KEY-UPG-1"
    assert why_not(s, 0, "upgrade woodcutter") == "KEY-UPG-6"


@pytest.mark.rule("KEY-UPG-2")
def test_resources_must_lie_on_the_tile_itself() -> None:
    s = table({"blue": 9}, {"red": 3}, centre=("alehouse",))
    settle(s, 0, "stable", "home_1", "n", 0)
    put(s, 0, "home_1", wood=1, iron=1)

    moves(s, 0, "use home_1", "blue", "workers 1", "stop")

    assert why_not(s, 0, "upgrade stable") == "KEY-UPG-2"


@pytest.mark.rule("KEY-UPG-2", "KEY-UPG-8", "KEY-RUL-28")
def test_paid_resources_go_to_the_supply_and_gold_may_be_paid_though_the_printed_type_is_there() -> None:
    s = table({"blue": 9}, {"red": 3}, centre=("alehouse",))
    put(s, 0, "home_1", wood=1, stone=1, gold=1)
    before = s.supply

    moves(s, 0, "use home_1", "blue", "workers 1", "upgrade home_1")
    assert offered(s, 0) == ["pay 1 stone 1 wood", "pay 1 gold 1 wood", "pay 1 gold 1 stone"]
    assert why_not(s, 0, "pay 1 wood") == "KEY-UPG-8"
    assert why_not(s, 0, "pay 2 wood") == "KEY-UPG-4"
    assert why_not(s, 0, "pay 2 gold") == "KEY-UPG-2"
    moves(s, 0, "pay 1 gold 1 stone")

    assert goods(s, 0, "home_1") == {"wood": 1}
    assert s.supply == before + 1 + (1 << 16)


@pytest.mark.rule("KEY-UPG-3", "KEY-PROD-16")
def test_a_skill_cost_is_paid_from_the_screen_into_the_pile() -> None:
    s = table({"blue": 9, "saw": 1}, {"red": 3}, centre=("alehouse",))
    settle(s, 0, "keywood", "home_1", "n", 0)
    settle(s, 0, "miner", "home_1", "ne", 0)
    before = s.pile

    moves(s, 0, "use home_1", "blue", "workers 1")
    assert why_not(s, 0, "upgrade miner") == "KEY-UPG-3"
    moves(s, 0, "upgrade keywood")

    assert skills(s, 0) == {}
    assert s.pile == before + (1 << 16)


@pytest.mark.rule("KEY-UPG-4")
def test_other_resources_do_not_pay_gold() -> None:
    s = table({"blue": 9}, {"red": 3}, season="summer", centre=("alehouse",))
    settle(s, 0, "store")
    put(s, 0, "store", wood=3)
    moves(s, 0, "use home_1", "blue", "workers 1")
    play(s, 0, "stop")
    assert why_not(s, 0, "upgrade store") == "KEY-UPG-4"


@pytest.mark.rule("KEY-UPG-4", "KEY-UPG-3", "KEY-RUL-26", "KEY-HID-9")
def test_any_resource_and_any_skill_pay_for_the_inn() -> None:
    s = table({"blue": 9, "saw": 1, "anvil": 1}, {"red": 3}, season="autumn", centre=())
    settle(s, 0, "inn")
    put(s, 0, "inn", iron=1, gold=1)
    moves(s, 0, "use home_1", "blue", "workers 1")
    play(s, 0, "stop")

    moves(s, 0, "upgrade inn")
    assert offered(s, 0) == ["pay 1 iron", "pay 1 gold"]
    moves(s, 0, "pay 1 iron")
    assert asked(s, 0) == "PaySkill"
    assert why_not(s, 0, "pickaxe") == "KEY-UPG-3"
    moves(s, 0, "saw")

    assert skills(s, 0) == {"anvil": 1}
    assert s.flipped >> number("inn") & 1


@pytest.mark.rule("KEY-UPG-7", "KEY-DEC-6")
def test_two_upgrades_one_after_the_other_or_fewer() -> None:
    s = table({"blue": 9, "saw": 2}, {"red": 3}, season="autumn", centre=())
    settle(s, 0, "keywood", "home_1", "n", 0)
    settle(s, 0, "woodcutter", "home_1", "ne", 0)
    settle(s, 0, "wainwright")

    moves(s, 0, "use wainwright", "blue", "workers 1", "upgrade keywood")
    assert offered(s, 0) == ["stop", "upgrade woodcutter"]
    moves(s, 0, "stop")

    assert skills(s, 0) == {"saw": 1}
    assert s.active == 1


@pytest.mark.rule("KEY-HID-9", "KEY-DEC-6")
def test_the_upgrade_is_asked_for_even_if_nothing_can_be_paid_and_not_without_a_front() -> None:
    s = table({"blue": 9}, {"red": 3}, centre=())
    moves(s, 0, "use home_1", "blue", "workers 1")
    assert offered(s, 0) == ["stop"]
    moves(s, 0, "stop")
    moves(s, 1, "pass")

    flip(s, "home_1")
    moves(s, 0, "use home_1", "workers 2")

    assert s.active == 1


@pytest.mark.rule("KEY-SB-2A-1", "KEY-RUL-13")
def test_boat_2a_carries_over_fields_and_water() -> None:
    s = table({"blue": 9}, {"red": 3}, season="summer", centre=())
    win(s, 0, "summer_boat_2a")
    settle(s, 0, "boat_keyflower", "home_1", "s", 0)
    put(s, 0, "home_1", wood=1)

    moves(s, 0, "use home_1", "blue", "workers 1", "carry wood home_1")

    assert goods(s, 0, "boat_keyflower") == {"wood": 1}


@pytest.mark.rule("KEY-OPT-2")
def test_by_the_other_reading_boat_2a_does_not_cross_water() -> None:
    s = table({"blue": 9}, {"red": 3}, season="summer", options={"boat_2a_crosses_water": False})
    win(s, 0, "summer_boat_2a")
    settle(s, 0, "boat_keyflower", "home_1", "s", 0)
    settle(s, 0, "jeweller", "home_1", "n", 0)  # a field meets the home's road
    put(s, 0, "home_1", wood=1)

    moves(s, 0, "use home_1", "blue", "workers 1", "carry wood home_1")

    assert goods(s, 0, "jeweller") == {"wood": 1}


@pytest.mark.rule("KEY-SB-2B", "KEY-RUL-21")
def test_boat_2b_doubles_points_and_upgrades_for_its_owner_everywhere_and_for_nobody_else() -> None:
    s = table({"blue": 9, "saw": 3}, {"red": 3, "blue": 3}, season="summer", centre=("farrier",))
    win(s, 0, "summer_boat_2b")
    for i, id in enumerate(("keywood", "woodcutter", "stable")):
        settle(s, 0, id, "home_1", ("n", "ne", "nw")[i], 0)
    settle(s, 1, "miner", "home_2", "n", 0)
    put(s, 1, "home_2", wood=1)
    put(s, 0, "home_1", wood=1)

    moves(s, 0, "use farrier", "blue", "workers 1")
    asked_of_owner = s.agenda[-1]
    moves(s, 0, "stop", "upgrade keywood", "upgrade woodcutter")
    moves(s, 1, "use farrier", "workers 2")
    asked_of_other = s.agenda[-1]

    assert getattr(asked_of_owner, "points") == 6  # noqa: B009
    assert getattr(asked_of_other, "points") == 3  # noqa: B009


@pytest.mark.rule("KEY-SB-3A")
def test_boat_3a_pays_with_anything_even_gold() -> None:
    s = table({"blue": 9}, {"red": 3}, season="autumn", centre=())
    win(s, 0, "summer_boat_3a")
    settle(s, 0, "goldsmith")
    put(s, 0, "goldsmith", wood=1, iron=1)
    moves(s, 0, "use home_1", "blue", "workers 1")
    play(s, 0, "stop")

    moves(s, 0, "upgrade goldsmith")

    assert s.flipped >> number("goldsmith") & 1
    assert goods(s, 0, "goldsmith") == {}


@pytest.mark.rule("KEY-UPG-8")
def test_a_single_way_to_pay_is_not_asked_for() -> None:
    s = table({"blue": 9}, {"red": 3}, centre=())
    give(s, 0, red=1)
    put(s, 0, "home_1", wood=2, stone=1)

    moves(s, 0, "use home_1", "blue", "workers 1", "upgrade home_1")

    assert goods(s, 0, "home_1") == {"wood": 1}
    assert s.active == 1
