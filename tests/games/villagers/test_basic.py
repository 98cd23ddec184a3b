"""Basic villagers: section BASIC of the ledger."""

from __future__ import annotations

import pytest

from gromada.games.villagers.events import TradedIn
from gromada.games.villagers.knowledge import ALL
from tests.games.villagers.building import (
    GAME,
    asks,
    building,
    can,
    do,
    faces,
    hand,
    of,
    stack,
    top,
    why,
)


@pytest.mark.rule("VIL-BASIC-1", "VIL-BASIC-4", "VIL-INV-2")
def test_a_hand_card_is_returned_for_a_basic_villager_at_no_action() -> None:
    s = building(hands=[["mason", "peddler"]])

    do(s, "trade mason", "basic hayer", "stack 3")

    assert of(s) == ["founders", "hayer"]
    assert (s.actions, s.trades) == (2, 2)
    assert s.basics == [10, 9, 10]
    assert top(s.stacks[2]) == "mason"


@pytest.mark.rule("VIL-BASIC-2")
def test_the_face_of_the_returned_card_is_not_shown() -> None:
    s = building(hands=[["mason"]])

    do(s, "trade mason", "basic miner", "stack 2")

    told = next(event for event in s.events if isinstance(event, TradedIn))
    assert told.seen_by(0) == told
    assert told.seen_by(1) == TradedIn(0, -1, told.suit, 1, 6)
    assert s.stacks[1][-1] & ALL == 1  # only the one who returned it knows it
    assert stack(s, 1, 1) == (3, "ore", [])
    assert stack(s, 0, 1)[2] == [(0, "mason")]


@pytest.mark.rule("VIL-BASIC-3", "VIL-BASIC-6")
def test_without_stacks_the_card_goes_on_the_reserve_and_without_that_it_is_discarded_face_down() -> None:
    s = building(hands=[["mason", "peddler"]], stacks=[[]] * 6, reserve=["agent"])

    do(s, "trade mason", "basic miner")
    assert faces(s.reserve) == ["agent", "mason"]
    s.reserve.clear()
    do(s, "trade peddler", "basic miner")

    assert faces(s.discards) == ["peddler"]
    assert GAME.view(s, 1)["discards"] == []
    assert GAME.view(s, 1)["face_down_discards"] == 1


@pytest.mark.rule("VIL-BASIC-5", "VIL-R-8")
def test_an_empty_pile_cannot_be_chosen_and_without_any_there_is_no_trade() -> None:
    s = building(hands=[["mason", "agent"]])
    s.basics = [0, 3, 0]

    do(s, "trade mason")
    assert asks(s) == "TradeStack"  # only Hayers are left, so nobody is asked for the kind
    do(s, "stack 1")
    s.basics = [0, 0, 0]

    assert of(s) == ["founders", "hayer"]
    assert why(s, "trade agent") == "VIL-BASIC-5"
    assert can(s) == ["done", "play agent"]


@pytest.mark.rule("VIL-BASIC-6")
def test_a_fourth_trade_and_one_without_the_card_are_refused() -> None:
    s = building(hands=[["mason"] * 4], stacks=[["hunter"], [], [], [], [], ["hunter"]])
    assert why(s, "trade agent") == "VIL-BASIC-6"

    do(s, "trade mason", "basic miner")
    assert can(s) == ["stack 1", "stack 6"]
    assert why(s, "stack 2") == "VIL-BASIC-2"
    assert why(s, "reserve") == "VIL-BASIC-3"
    do(s, "stack 1")
    for _ in range(2):
        do(s, "trade mason", "basic miner", "stack 1")

    assert why(s, "trade mason") == "VIL-BASIC-1"


@pytest.mark.rule("VIL-BASIC-7", "VIL-R-16")
def test_any_card_may_be_returned_but_a_basic_villager() -> None:
    s = building(hands=[["monk", "miner", "tinner"]])

    assert "trade monk" in can(s)
    assert "trade tinner" in can(s)
    assert why(s, "trade miner") == "VIL-BASIC-7"
    do(s, "play miner")

    assert of(s) == ["founders", "miner"]
    assert s.actions == 1
    assert hand(s) == ["monk", "tinner"]
