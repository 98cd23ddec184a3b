"""Expansion Saints: section SAINT of the ledger."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited
from gromada.games.villagers.build import BuildTurn
from gromada.games.villagers.draft import draft_limit
from gromada.games.villagers.events import Looked
from gromada.games.villagers.market import SecondMarket, nun_value
from tests.games.villagers.building import (
    asks,
    building,
    can,
    do,
    drafting,
    faces,
    hand,
    ids,
    of,
    run,
    stack,
    valley,
    why,
)

MODULES = ["saints"]


@pytest.mark.rule("VIL-SAINT-2")
def test_the_benefactor_places_a_villager_in_the_draft_and_food_counts_at_once() -> None:
    s = drafting(modules=MODULES, hands=[["benefactor", "hunter", "monk", "mason"]])

    do(s, "play benefactor")  # only the Hunter can be placed

    assert of(s) == ["founders", "hunter"]
    assert draft_limit(s, s.players[0]) == 3
    assert s.players[0].square == []
    assert awaited(s) == [0]


@pytest.mark.rule("VIL-SAINT-2")
def test_the_benefactor_follows_all_normal_rules_and_fetches_no_basic_villager() -> None:
    s = drafting(modules=MODULES, hands=[["benefactor", "beekeeper", "nun"]], gold=[1])
    assert why(s, "play benefactor") == "VIL-SAINT-2"

    s = drafting(modules=MODULES, hands=[["benefactor", "beekeeper", "hunter", "miner", "nun"]], gold=[5])
    do(s, "play benefactor")
    assert can(s) == ["card miner", "card hunter", "card beekeeper"]
    assert why(s, "card nun") == "VIL-SAINT-2"
    do(s, "card beekeeper")

    assert (of(s), s.players[0].gold, s.basics) == (["founders", "beekeeper"], 3, [10, 10, 10])


@pytest.mark.rule("VIL-R-21")
def test_a_builder_placed_by_the_benefactor_counts_for_the_build_limit() -> None:
    s = drafting(modules=MODULES, hands=[["benefactor", "wattler"]])
    do(s, "play benefactor")
    s.agenda.clear()

    run(s, BuildTurn(0))

    assert s.limit == 3


@pytest.mark.rule("VIL-SAINT-3", "VIL-DEC-4")
def test_the_pigeoneer_takes_one_of_six_and_orders_the_rest() -> None:
    reserve = ["tailor", "mason", "agent", "priest", "grocer", "peddler", "seeker"]
    s = building(modules=MODULES, hands=[["pigeoneer"]], reserve=reserve)
    do(s, "play pigeoneer")
    assert sorted(move.split()[1] for move in can(s)) == sorted(reserve[1:])
    assert why(s, "card tailor") == "VIL-SAINT-3"

    do(s, "card grocer")
    assert asks(s) == "Arrange"
    do(s, "card mason", "card seeker", "card agent")
    assert why(s, "card mason") == "VIL-DEC-4"
    do(s, "card priest")

    assert hand(s) == ["grocer"]
    assert faces(s.reserve) == ["tailor", "peddler", "priest", "agent", "seeker", "mason"]
    assert s.actions == 2


@pytest.mark.rule("VIL-SAINT-3")
def test_the_pigeoneer_looks_at_fewer_if_there_are_fewer() -> None:
    s = building(modules=MODULES, hands=[["pigeoneer"]], reserve=["mason"])

    do(s, "play pigeoneer")

    assert (hand(s), s.reserve, asks(s)) == (["mason"], [], "Build")


@pytest.mark.rule("VIL-SAINT-4")
def test_the_prophet_drafts_from_a_whole_stack_in_place_of_a_draft() -> None:
    stacks = [["mason", "agent", "priest"], [], [], [], [], ["hunter"]]
    s = drafting(modules=MODULES, hands=[["prophet"]], stacks=stacks)
    do(s, "play prophet")
    assert can(s) == ["stack 1", "stack 6"]
    assert why(s, "stack 2") == "VIL-SAINT-4"
    do(s, "stack 1")
    assert why(s, "card hunter") == "VIL-SAINT-4"

    do(s, "card mason", "card agent")

    assert ids(s.players[0].square) == ["mason"]
    assert faces(s.stacks[0]) == ["priest", "agent"]
    assert ids(s.road) == ["wattler"] * 6
    assert awaited(s) == [1]


@pytest.mark.rule("VIL-SAINT-4")
def test_after_the_draft_the_prophet_comes_too_late() -> None:
    s = drafting(modules=["saints", "scoundrels"], hands=[["prophet", "barbarian"]])
    do(s, "take 1")

    assert can(s) == ["done", "play barbarian"]
    assert why(s, "play prophet") == "VIL-SAINT-4"


@pytest.mark.rule("VIL-R-43", "VIL-R-45")
def test_others_see_nothing_of_what_was_looked_at_and_lose_track_of_it() -> None:
    s = drafting(modules=MODULES, hands=[["prophet"], []], stacks=[["mason", "agent", "priest"], *[["hunter"]] * 5])
    s.stacks[0][-1] |= 2  # the second player had put the Priest back
    assert stack(s, 1, 0)[2] == [(0, "priest")]
    do(s, "play prophet", "stack 1", "card agent", "card mason")

    looked = next(event for event in s.events if isinstance(event, Looked))
    assert looked.seen_by(1) == Looked(0, 0, 6, 3, ())
    assert stack(s, 1, 0) == (2, "ore", [])
    assert len(stack(s, 0, 0)[2]) == 2


@pytest.mark.rule("VIL-SAINT-5", "VIL-R-18")
def test_the_recruiter_lets_a_player_draft_two_for_one_gold() -> None:
    s = drafting(
        modules=MODULES, villages=[["founders", "recruiter"], ["founders"]], stacks=[["mason"], *[["hunter"]] * 5]
    )
    do(s, "recruit")
    assert s.players[0].gold == 4
    assert why(s, "recruit") == "VIL-SAINT-5"

    do(s, "take 1")
    assert awaited(s) == [0]
    assert ids(s.road)[0] == "mason"  # refilled before the second draft
    do(s, "take 1")

    assert hand(s) == ["mason", "wattler"]
    assert awaited(s) == [1]


@pytest.mark.rule("VIL-SAINT-5")
def test_the_recruiter_needs_gold_and_two_drafts_left() -> None:
    poor = drafting(modules=MODULES, villages=[["founders", "recruiter"]], gold=[0])
    assert why(poor, "recruit") == "VIL-SAINT-5"

    s = drafting(modules=MODULES, villages=[["founders", "recruiter"], ["founders"]])
    do(s, "take 1", "take 1")

    assert "recruit" not in can(s)
    assert why(s, "recruit") == "VIL-SAINT-5"


@pytest.mark.rule("VIL-R-51", "VIL-DRAFT-15")
def test_between_two_drafts_of_a_turn_only_the_prophet_acts() -> None:
    s = drafting(
        modules=["saints", "scoundrels"],
        villages=[["founders", "recruiter"], ["founders"]],
        hands=[["prophet", "barbarian"]],
    )
    do(s, "recruit", "take 1")

    assert "play prophet" in can(s)
    assert "play barbarian" not in can(s)
    assert why(s, "play barbarian") == "VIL-DRAFT-15"


@pytest.mark.rule("VIL-SAINT-6", "VIL-R-22")
def test_the_nun_repeats_the_best_silver_of_a_villager_that_is_there_once() -> None:
    s = valley(villages=[["fed", "nun", "grocer", "grocer", "hunter", "agent", "wattler+4"]], gold=[0])
    assert nun_value(s, s.players[0]) == 4  # two Grocers of 6 do not count

    run(s, SecondMarket())

    assert s.players[0].from_silver == 6 + 6 + 4 + 4


@pytest.mark.rule("VIL-SAINT-6")
def test_without_a_single_silver_villager_the_nun_brings_nothing() -> None:
    s = valley(villages=[["fed", "nun", "grocer", "grocer"]])

    assert nun_value(s, s.players[0]) == 0
