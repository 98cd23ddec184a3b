"""The Road update: section ROAD of the ledger."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited
from gromada.games.villagers.road import road_update
from gromada.games.villagers.round import is_first_due
from gromada.games.villagers.state import Valley
from tests.games.villagers.building import can, do, faces, ids, run, valley, why

ROAD = ["mason", "seeker", "peddler", "agent", "priest", "grocer"]


def updated(s: Valley) -> Valley:
    return run(s, *road_update(s))


@pytest.mark.rule("VIL-ROAD-1", "VIL-ROAD-2", "VIL-ROAD-3", "VIL-R-5", "VIL-R-6", "VIL-EMPTY-3", "VIL-R-10")
def test_villagers_with_coins_leave_spaces_are_refilled_and_all_get_a_coin() -> None:
    s = valley(3, road=ROAD, coins=[1, 0, 1, 0, 0, 0], reserve=["hunter", "wattler", "miner"])

    updated(s)

    assert ids(s.road) == ["miner", "seeker", "wattler", "agent", "priest", "grocer"]
    assert s.road_coins == [1] * 6
    assert faces(s.discards) == ["mason", "peddler"]
    assert faces(s.reserve) == ["hunter"]
    assert [p.gold for p in s.players] == [5, 5, 5]


@pytest.mark.rule("VIL-ROAD-2", "VIL-EMPTY-2")
def test_without_a_reserve_the_leftmost_stack_refills_and_then_nothing_does() -> None:
    s = valley(4, road=ROAD, coins=[1, 1, 1], stacks=[[], ["hunter"], ["wattler"], [], [], []], reserve=[])

    updated(s)

    assert ids(s.road) == ["hunter", "wattler", "", "agent", "priest", "grocer"]
    assert s.road_coins == [1, 1, 0, 1, 1, 1]


@pytest.mark.rule("VIL-ROAD-4", "VIL-ROAD-5", "VIL-ROAD-6", "VIL-ROAD-7", "VIL-ROAD-8", "VIL-ROAD-10")
def test_two_players_put_coins_the_first_player_last_and_villagers_without_leave() -> None:
    s = valley(2, first=0, road=ROAD, coins=[0, 2, 0, 0, 0, 0], reserve=["hunter"] * 6)
    updated(s)

    assert awaited(s) == [1]
    assert can(s) == ["done", "coin 1", "coin 2", "coin 3", "coin 4", "coin 5", "coin 6"]
    do(s, "coin 2")
    assert awaited(s) == [0]
    assert s.road_coins == [0, 3, 0, 0, 0, 0]
    do(s, "coin 2")

    assert ids(s.road) == ["hunter", "seeker", "hunter", "hunter", "hunter", "hunter"]
    assert s.road_coins == [0, 4, 0, 0, 0, 0]
    assert [p.gold for p in s.players] == [5, 5]  # the coins came from the bank


@pytest.mark.rule("VIL-ROAD-5")
def test_a_coin_can_be_declined_but_not_put_on_an_empty_space() -> None:
    s = valley(2, road=["", *ROAD[1:]])
    updated(s)

    assert why(s, "coin 1") == "VIL-ROAD-5"
    assert why(s, "coin 8") == "VIL-ROAD-5"
    do(s, "done", "done")

    assert "seeker" not in ids(s.road)


@pytest.mark.rule("VIL-ROAD-10")
def test_nobody_is_asked_for_a_coin_when_the_road_is_empty() -> None:
    s = valley(2, road=[""] * 6, reserve=[], stacks=[[]] * 6)

    updated(s)

    assert not awaited(s)


@pytest.mark.rule("VIL-ROAD-9", "VIL-FLOW-8")
def test_a_refill_from_a_stack_can_make_a_market_due() -> None:
    s = valley(3, road=["", "", *ROAD[2:]], stacks=[["mason"], ["mason"], ["mason"], [], [], []], reserve=[])
    assert not is_first_due(s)

    updated(s)

    assert is_first_due(s)
