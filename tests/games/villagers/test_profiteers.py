"""Expansion Profiteers: sections PROF and COPPER of the ledger."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited
from gromada.games.villagers.profiteers import CopperPhase, chains_of, copper_value
from tests.games.villagers.building import asks, building, can, do, kind, of, run, valley, why


def value(id: str, *cards: str) -> int:
    s = valley(villages=[list(cards)])
    return copper_value(s, s.players[0], kind(id))


@pytest.mark.rule("VIL-PROF-2")
def test_every_freelancer_in_play_may_be_paid_once_for_an_action() -> None:
    s = building(
        modules=["profiteers"],
        villages=[["founders", "freelancer"], ["founders", "freelancer"]],
        gold=[2, 0],
    )

    assert (asks(s), can(s)) == ("PayFreelancer", ["done", "pay"])
    do(s, "pay", "pay")

    assert (s.limit, s.players[0].gold) == (4, 0)
    assert [of(s, 0)[1], of(s, 1)[1]] == ["freelancer+1", "freelancer+1"]


@pytest.mark.rule("VIL-PROF-2")
def test_whoever_cannot_pay_is_not_asked_and_payment_can_be_declined() -> None:
    poor = building(modules=["profiteers"], villages=[["founders", "freelancer"]], gold=[0])
    assert asks(poor) == "Build"

    s = building(modules=["profiteers"], villages=[["founders", "freelancer"]])
    do(s, "done")

    assert (s.limit, of(s)[1]) == (2, "freelancer")


@pytest.mark.rule("VIL-PROF-2")
def test_a_freelancer_placed_in_this_turn_comes_too_late() -> None:
    s = building(modules=["profiteers"], hands=[["freelancer"]])

    do(s, "play freelancer")

    assert asks(s) == "Build"


@pytest.mark.rule("VIL-R-36")
def test_nobody_is_asked_to_pay_a_freelancer_at_the_cap() -> None:
    laid = ["founders", "wattler", "wattler", "wattler", "freelancer"]
    s = building(modules=["profiteers"], villages=[laid])

    assert (asks(s), s.limit, of(s)[4]) == ("Build", 5, "freelancer")


@pytest.mark.rule("VIL-R-36")
def test_the_freelancer_paid_last_below_the_cap_is_the_last_one_asked_about() -> None:
    laid = ["founders", "wattler", "wattler", "freelancer", "freelancer"]
    s = building(modules=["profiteers"], villages=[laid])
    other = s.copy()

    do(s, "pay")
    do(other, "done")

    assert (asks(s), s.limit) == ("Build", 5)
    assert asks(other) == "PayFreelancer"


@pytest.mark.rule("VIL-COPPER-1")
def test_one_copper_symbol_a_round_may_be_converted_however_many_there_are() -> None:
    s = valley(modules=["profiteers"], villages=[["fed", "captain", "hayer", "carter@2", "chandler"], ["fed"]])
    run(s, CopperPhase())
    assert can(s) == ["done", "slot 2", "slot 4"]
    assert why(s, "slot 5") == "VIL-COPPER-1"

    do(s, "slot 2")

    assert s.players[0].gold == 6
    assert not awaited(s)


@pytest.mark.rule("VIL-COPPER-1", "VIL-R-23")
def test_conversion_is_asked_of_each_player_in_order_and_may_be_declined() -> None:
    s = valley(3, first=1, modules=["profiteers"], villages=[["fed", "captain"], ["fed"], ["fed", "captain"]])
    run(s, CopperPhase())

    assert awaited(s) == [2]
    do(s, "done")
    assert awaited(s) == [0]
    do(s, "done")

    assert [p.gold for p in s.players] == [5, 5, 5]


@pytest.mark.rule("VIL-COPPER-2")
def test_the_captain_brings_one_for_each_visible_gold_symbol() -> None:
    assert value("captain", "founders", "captain", "chandler+9", "lumberjack", "wheeler@3", "cartwright@4") == 3


@pytest.mark.rule("VIL-COPPER-3", "VIL-R-25")
def test_the_rulebooks_carter_counts_a_miner_with_two_blacksmiths_once() -> None:
    assert value("carter", "miner", "blacksmith@0", "blacksmith@0") == 1
    assert value("carter", "lumberjack", "wheeler@0", "cartwright@1") == 1
    assert value("carter", "miner", "mason@0") == 0


@pytest.mark.rule("VIL-COPPER-3", "VIL-R-25", "VIL-IMP-4")
def test_a_tree_is_one_chain() -> None:
    s = valley(villages=[["founders", "miner", "mason@1", "seeker@1", "spelunker@3", "hayer", "peddler@5"]])

    assert [chains_of(s.players[0], least) for least in (1, 2, 3, 4)] == [3, 2, 1, 1]


@pytest.mark.rule("VIL-COPPER-4")
def test_the_arkwright_brings_two_for_each_villager_with_coins() -> None:
    assert value("arkwright", "founders", "hunter+1", "chandler+6", "wattler") == 4


@pytest.mark.rule("VIL-COPPER-5")
def test_the_alchemist_brings_half_of_the_best_silver_rounded_down() -> None:
    assert value("alchemist", "fed", "grocer", "hunter", "harvester") == 4
    assert value("alchemist", "fed", "nun") == 0


@pytest.mark.rule("VIL-R-46")
def test_the_countess_converts_no_copper() -> None:
    s = valley(1, modules=["profiteers"], villages=[["fed"], ["countess", "captain"]])

    run(s, CopperPhase())

    assert not awaited(s)
