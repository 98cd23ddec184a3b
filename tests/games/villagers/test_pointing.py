"""Places of answers, and what a view says beside them."""

from __future__ import annotations

from typing import Any

import pytest

from gromada.core.foresight import Foresight
from gromada.core.play import awaited
from gromada.games.villagers.market import FirstMarket, SecondMarket
from gromada.games.villagers.state import Valley
from tests.games.villagers.building import GAME, building, do, drafting, run, valley


def places(s: Valley, move: str) -> list[str]:
    return GAME.places(s, awaited(s)[0], s.catalogue.read(move))


def view(s: Valley, eye: int | None = 0) -> Any:
    return GAME.view(s, eye)


def test_a_draft_points_at_the_road_and_the_stacks() -> None:
    s = drafting()

    assert places(s, "take 3") == ["road/2"]
    assert places(s, "stack 2") == ["stack/1"]


def test_a_card_is_picked_up_from_the_hand_then_its_place_is_pointed_at() -> None:
    s = building(hands=[["agent", "wheeler"]], villages=[["founders", "lumberjack", "lumberjack"]])
    assert places(s, "play wheeler") == ["hand/0"]  # hands are sorted as in the box

    do(s, "play wheeler")

    assert places(s, "slot 3") == ["seat/0/village/2"]


def test_a_padlock_points_at_the_villager_that_opens_it() -> None:
    theirs = ["founders", "hunter", "chandler"]
    s = do(building(3, hands=[["priest"]], villages=[["founders"], theirs, theirs]), "play priest")

    assert places(s, "player 3") == ["seat/2/village/2"]
    assert view(s)["held_on"] == "seat/0/village"


def test_two_alike_cards_have_a_place_each_and_answers_at_the_first() -> None:
    s = building(hands=[["mason", "mason"]])

    cards = view(s)["players"][0]["hand"]
    assert cards == [{"at": "hand/0", "id": "mason"}, {"at": "hand/1", "id": "mason", "like": "hand/0"}]
    assert places(s, "trade mason") == ["hand/0"]


@pytest.mark.rule("VIL-LOCK-2", "VIL-LOCK-3", "VIL-LOCK-4")
def test_the_view_tells_every_way_to_open_a_padlock() -> None:
    s = building(3, hands=[["priest", "fisher"]], villages=[["founders"], ["founders", "chandler"], ["founders"]])

    ways = {lock["id"]: lock["ways"] for lock in view(s)["locks"]}
    assert ways["priest"] == [{"to": "seat/1/village/1", "cost": 2, "is_own": False}]
    assert ways["fisher"] == [{"to": "bank", "cost": 2, "is_own": False}]


@pytest.mark.rule("VIL-MARKET-1", "VIL-MARKET-5")
def test_what_the_markets_would_pay_is_what_they_pay() -> None:
    laid = ["founders", "hunter+2", "agent", "wattler"]
    for market, step in ((1, FirstMarket()), (2, SecondMarket())):
        s = valley(villages=[laid])
        promised = view(s)["players"][0][f"market_{market}"]
        before = s.players[0].gold
        run(s, step)

        assert s.players[0].gold - before == promised


def test_an_answer_tells_what_it_costs_and_brings() -> None:
    s = building(hands=[["hunter", "priest", "fisher"]], villages=[["founders", "shipwright"]])
    foresight = Foresight(GAME, s, 0)

    hunter = foresight.outcome([s.catalogue.read("play hunter")])
    assert (hunter.costs, hunter.gives) == ({"cards": 1, "actions": 1}, {"food": 1})
    priest = foresight.outcome([s.catalogue.read("play priest")])
    assert priest.costs["gold"] == 2
    fisher = foresight.outcome([s.catalogue.read("play fisher")])
    assert fisher.gives["market_1"] == 5  # its own symbol, and the coins on the own Shipwright


@pytest.mark.rule("VIL-SPEC-3")
def test_a_monk_says_whom_it_stands_for() -> None:
    s = valley(villages=[["founders", "lumberjack", "monk@1", "cartwright@2"]])

    assert view(s)["players"][0]["village"][2]["stands_for"] == "wheeler"


def test_unseen_copies_are_those_that_lie_nowhere_in_sight() -> None:
    s = GAME.new(3, 5)
    seen: Any = view(s)
    shown = [card["id"] for card in seen["players"][0]["hand"]] + [space["id"] for space in seen["road"]]

    assert sum(seen["unseen"].values()) == 80 + 6 - len(shown)  # the deck for three, and the starting Road


@pytest.mark.rule("VIL-CHAIN-2", "VIL-DEC-1")
def test_a_villager_that_can_be_built_tells_all_the_places_where_it_may_lie() -> None:
    laid = ["founders", "lumberjack", "lumberjack", "wheeler@1"]
    s = building(hands=[["carpenter", "cartwright", "agent", "tinner", "monk"]], villages=[laid])

    def on(move: str) -> Any:
        return GAME.geometry(s, 0, s.catalogue.read(move))

    assert on("play carpenter") == {"on": ["seat/0/village/1", "seat/0/village/2"]}
    assert on("play cartwright") == {"on": ["seat/0/village/3"]}
    assert on("play agent") == {"on": ["seat/0/village"]}
    assert on("play tinner") is None  # it does something and is discarded
    assert on("play monk") is None  # what covers it decides where it may lie
    assert on("trade agent") == {"for": ["basic/lumberjack", "basic/hayer", "basic/miner"]}
