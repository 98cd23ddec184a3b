"""Expansion Scoundrels: section SCOUN of the ledger."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited, options
from gromada.games.villagers.build import BuildTurn
from gromada.games.villagers.events import CardTaken, HandSeen
from gromada.games.villagers.market import FirstMarket
from gromada.games.villagers.profiteers import copper_value
from gromada.games.villagers.state import Valley
from tests.games.villagers.building import (
    GAME,
    asks,
    building,
    can,
    do,
    drafting,
    faces,
    hand,
    ids,
    kind,
    of,
    run,
    seen,
    valley,
    why,
)

MODULES = ["scoundrels"]


@pytest.mark.rule("VIL-SCOUN-3")
def test_build_cards_are_not_played_in_the_draft() -> None:
    s = drafting(modules=MODULES, hands=[["noble", "barbarian", "monk"]])

    assert [move for move in can(s) if move.startswith("play")] == ["play barbarian"]
    assert why(s, "play noble") == "VIL-BUILD-10"


@pytest.mark.rule("VIL-SCOUN-4", "VIL-SCOUN-14")
@pytest.mark.parametrize("is_before", [True, False])
def test_the_barbarian_sweeps_the_road_and_takes_the_coins(is_before: bool) -> None:
    s = drafting(modules=MODULES, hands=[["barbarian"]], coins=[0, 1, 1, 2, 0, 0], reserve=["mason"] * 8)
    if not is_before:
        do(s, "take 1")

    do(s, "play barbarian")

    assert ids(s.road) == ["mason"] * 6
    assert s.road_coins == [0] * 6
    assert s.players[0].gold == 9
    assert faces(s.discards)[-1] == "barbarian"
    assert awaited(s) == ([0] if is_before else [1])  # the draft is not used up


@pytest.mark.rule("VIL-SCOUN-5", "VIL-R-19", "VIL-R-20")
def test_the_courier_takes_a_face_up_villager_before_anothers_draft() -> None:
    s = drafting(modules=MODULES, hands=[[], ["courier"]], coins=[2], stacks=[["mason"], *[["hunter"]] * 5])
    assert (asks(s), awaited(s)) == ("CourierWindow", [1])
    assert can(s) == ["done", "take 1", "take 2", "take 3", "take 4", "take 5", "take 6"]
    assert why(s, "take 7") == "VIL-SCOUN-5"
    assert why(s, "stack 1") == "CORE-ASK-1"

    do(s, "take 1")

    assert hand(s, 1) == ["wattler"]
    assert s.players[1].gold == 7
    assert ids(s.road)[0] == "mason"
    assert (asks(s), awaited(s)) == ("Draft", [0])
    assert s.players[1].square == []


@pytest.mark.rule("VIL-SCOUN-5")
def test_the_courier_may_be_sent_by_a_player_who_is_done() -> None:
    s = drafting(modules=MODULES, hands=[["courier"], []], villages=[["founders"], ["fed", "hunter"]])
    while not s.players[0].is_done:
        do(s, "done" if "done" in can(s) else "take 1")

    assert (asks(s), awaited(s)) == ("CourierWindow", [0])


@pytest.mark.rule("VIL-HID-3", "VIL-R-50")
def test_nobody_else_is_shown_that_the_courier_was_offered_or_declined() -> None:
    def told(holder: bool) -> list[str]:
        s = drafting(3, modules=MODULES, hands=[[], ["courier" if holder else "noble"], []])
        shown = [f"{GAME.asked(s, eye)} {GAME.view(s, eye)}" for eye in (0, None, 2)]
        if holder:
            do(s, "done")
        return [*shown, str(GAME.asked(s, 0)), str(GAME.view(s, 0)), str([event.seen_by(0) for event in s.events])]

    assert told(True) == told(False)


@pytest.mark.rule("VIL-SCOUN-6", "VIL-SCOUN-7")
def test_the_flaker_takes_a_card_from_a_square_and_the_robbed_drafts_again() -> None:
    s = drafting(modules=MODULES, hands=[[], ["flaker"]], road=["mason"] * 6)
    do(s, "take 1")

    do(s, "play flaker")
    assert hand(s, 1) == ["mason"]
    assert s.players[0].square == []
    while awaited(s):
        do(s, "take 1")

    assert len(hand(s, 0)) == 2
    assert len(hand(s, 1)) == 3


@pytest.mark.rule("VIL-SCOUN-7")
def test_the_flaker_does_not_reach_a_hand() -> None:
    s = drafting(3, modules=MODULES, hands=[["flaker"], [], []])
    s.players[0].square = [kind("mason")]
    s.players[1].square = [kind("agent"), kind("priest")]

    do(s, "play flaker")
    assert can(s) == ["player 1", "player 2"]
    assert why(s, "player 3") == "VIL-SCOUN-7"
    do(s, "player 2")

    assert can(s) == ["card priest", "card agent"]
    assert why(s, "card mason") == "VIL-SCOUN-6"


@pytest.mark.rule("VIL-SCOUN-15", "VIL-R-41")
def test_played_on_the_own_full_square_the_flaker_gives_one_more_draft() -> None:
    s = drafting(modules=MODULES, hands=[["flaker"], []])
    s.players[1].is_done = True
    do(s, "take 1", "done", "take 1")
    assert asks(s) == "PlayAfterDraft"

    do(s, "play flaker", "card hunter")

    assert (asks(s), awaited(s)) == ("Draft", [0])
    assert len(s.players[0].square) == 1


@pytest.mark.rule("VIL-SCOUN-8", "VIL-HID-4")
def test_the_noble_sees_a_hand_and_takes_a_card_that_is_not_special() -> None:
    s = building(3, modules=MODULES, hands=[["noble"], ["mason", "monk"], []])
    assert why(s, "play noble") == ""

    do(s, "play noble")  # one victim, one card: nobody is asked

    assert hand(s) == ["mason"]
    assert hand(s, 1) == ["monk"]
    assert seen(s, 0, 1) == ["monk"]
    assert any(isinstance(event, HandSeen) for event in s.events)


@pytest.mark.rule("VIL-SCOUN-8", "VIL-HID-4")
def test_with_only_special_cards_there_nothing_is_taken() -> None:
    s = building(3, modules=MODULES, hands=[["noble"], ["tinner", "monk"], ["mason", "agent", "monk"]])

    do(s, "play noble")
    assert why(s, "player 1") == "VIL-SCOUN-8"
    other = s.copy()
    do(s, "player 2")
    assert (asks(s), hand(s)) == ("Build", [])
    do(other, "player 3")

    assert can(other) == ["card mason", "card agent"]
    assert why(other, "card monk") == "VIL-SCOUN-8"


@pytest.mark.rule("VIL-HID-2")
def test_only_robber_and_robbed_learn_what_the_noble_took() -> None:
    s = building(3, modules=MODULES, hands=[["noble"], ["mason", "blacksmith"], ["agent"]])
    s.players[1].hand = [card | 4 for card in s.players[1].hand]  # the third player knew both
    do(s, "play noble", "player 2", "card mason")

    taken = next(event for event in s.events if isinstance(event, CardTaken))
    assert "mason" in str(taken.facts()["card"])
    told = taken.seen_by(2)
    assert told is not None
    assert told.facts()["card"] == ""
    assert seen(s, 2, 1) == []
    assert seen(s, 1, 0) == ["mason"]


@pytest.mark.rule("VIL-SCOUN-9", "VIL-R-16")
def test_the_schemer_takes_a_top_villager_and_the_coins_go_to_its_owner() -> None:
    s = building(
        modules=MODULES,
        hands=[["schemer"]],
        villages=[["founders"], ["founders", "miner", "blacksmith@1+4", "nun", "hayer"]],
    )
    do(s, "play schemer")
    assert can(s) == ["slot 3", "slot 5"]
    assert why(s, "slot 4") == "VIL-SCOUN-9"
    assert why(s, "slot 2") == "VIL-SCOUN-9"
    assert why(s, "slot 1") == "VIL-SPEC-2"

    do(s, "slot 3")

    assert hand(s) == ["blacksmith"]
    assert [p.gold for p in s.players] == [5, 9]
    assert of(s, 1) == ["founders", "miner", "nun", "hayer"]


@pytest.mark.rule("VIL-SCOUN-10", "VIL-SCOUN-11", "VIL-R-17", "VIL-R-44")
def test_a_thief_steals_once_a_turn_from_the_turn_it_is_placed() -> None:
    s = building(4, modules=MODULES, hands=[["thief"]], gold=[0, 2, 3, 5])
    assert why(s, "steal") == "VIL-SCOUN-10"

    do(s, "play thief", "steal")
    assert can(s) == ["player 3", "player 4"]
    assert why(s, "player 2") == "VIL-SCOUN-11"
    do(s, "player 3")

    assert of(s)[1] == "thief+3"
    assert [p.gold for p in s.players] == [0, 2, 0, 5]
    assert why(s, "steal") == "VIL-SCOUN-10"
    do(s, "done")
    run(s, BuildTurn(0))
    assert "steal" in can(s)


@pytest.mark.rule("VIL-SCOUN-11")
def test_without_a_rich_enough_victim_nobody_steals() -> None:
    s = building(4, modules=MODULES, villages=[["founders", "thief"], ["founders", "hunter+9"]], gold=[0, 2, 2, 2])

    assert why(s, "steal") == "VIL-SCOUN-11"
    assert "steal" not in can(s)


@pytest.mark.rule("VIL-SCOUN-12")
def test_coins_on_a_thief_count_at_markets_and_for_the_arkwright() -> None:
    s = valley(4, modules=MODULES, villages=[["fed", "thief+3"]], gold=[0, 0, 0, 0])
    assert copper_value(s, s.players[0], kind("arkwright")) == 2

    run(s, FirstMarket())

    assert s.players[0].gold == 3


@pytest.mark.rule("VIL-SCOUN-13")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_sheriff_discards_a_thief_of_anybody_and_takes_its_coins(owner: int) -> None:
    villages = [["founders"], ["founders"]]
    villages[owner] = ["founders", "thief+6", "hunter"]
    s = building(4, modules=MODULES, hands=[["sheriff"]], villages=villages)

    do(s, "play sheriff")

    assert s.players[0].gold == 11
    assert of(s, owner) == ["founders", "hunter"]
    assert faces(s.discards) == ["thief", "sheriff"]


@pytest.mark.rule("VIL-SCOUN-13")
def test_the_sheriff_chooses_among_thieves() -> None:
    s = building(
        4, modules=MODULES, hands=[["sheriff"]], villages=[["founders", "thief"], ["founders", "hunter", "thief+3"]]
    )
    do(s, "play sheriff")

    assert can(s) == ["player 1", "player 2"]
    assert why(s, "player 3") == "VIL-SCOUN-13"
    do(s, "player 2")
    assert s.players[0].gold == 8


@pytest.mark.rule("VIL-SCOUN-14")
def test_several_draft_cards_may_be_played_in_one_draft_turn() -> None:
    s: Valley = drafting(modules=["scoundrels", "saints"], hands=[["barbarian", "benefactor", "hunter"]])

    do(s, "play barbarian", "play benefactor", "take 1")

    assert of(s) == ["founders", "hunter"]
    assert awaited(s) == [1]
    assert len(options(s, 1)) > 0
