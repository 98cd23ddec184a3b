"""The build phase: section BUILD of the ledger."""

from __future__ import annotations

import pytest

from gromada.core.play import advance, awaited, explain
from gromada.games.villagers.build import BuildTurn
from gromada.games.villagers.events import BuildStarted
from tests.games.villagers.building import asks, building, can, do, hand, of, valley, why


@pytest.mark.rule("VIL-BUILD-1", "VIL-BUILD-8", "VIL-R-7", "VIL-DEC-2")
def test_a_turn_is_any_sequence_of_actions_ended_by_the_player() -> None:
    s = valley(hands=[["wattler", "hunter", "mason"], []], then=[BuildTurn(0), BuildTurn(1)])

    do(s, "play hunter", "trade mason", "basic hayer", "stack 1", "play wattler")
    assert awaited(s) == [0]
    assert can(s) == ["done"]
    do(s, "done")

    assert awaited(s) == [1]
    assert of(s) == ["founders", "hunter", "hayer", "wattler"]


@pytest.mark.rule("VIL-BUILD-2")
@pytest.mark.parametrize(
    ("village", "bonus", "limit"),
    [
        (["founders"], 0, 2),
        (["founders", "wattler", "wattler"], 0, 4),
        (["founders", "wattler", "wattler"], 1, 5),
        (["founders", "wattler", "wattler", "lumberjack", "carpenter@3", "shipwright@3"], 1, 5),
        (["founders", "lumberjack", "monk@1", "cartwright@2"], 0, 2),
    ],
)
def test_the_limit_is_two_and_one_for_each_visible_builder_at_most_five(
    village: list[str], bonus: int, limit: int
) -> None:
    s = valley(villages=[village])
    s.players[0].bonus_builder = bonus
    s.then(BuildTurn(0))
    advance(s)

    assert (s.limit, s.actions) == (limit, limit)


@pytest.mark.rule("VIL-BUILD-2", "VIL-BUILD-3", "VIL-R-11")
def test_the_limit_is_announced_and_later_builders_do_not_change_it() -> None:
    s = building(hands=[["wattler", "wattler", "hunter"]])
    assert s.events[-1] == BuildStarted(0, 2)

    do(s, "play wattler", "play wattler")

    assert s.players[0].builders == 2
    assert why(s, "play hunter") == "VIL-BUILD-2"
    assert can(s) == ["done", "trade hunter"]


@pytest.mark.rule("VIL-BUILD-3", "VIL-DEC-2")
def test_the_limit_need_not_be_used_up() -> None:
    s = building(hands=[["wattler", "hunter"]])

    do(s, "done")

    assert not awaited(s)
    assert hand(s) == ["hunter", "wattler"]


@pytest.mark.rule("VIL-BUILD-4")
def test_a_villager_from_hand_costs_one_action() -> None:
    s = building(hands=[["wattler"]])

    do(s, "play wattler")

    assert s.actions == 1
    assert hand(s) == []
    assert why(s, "play wattler") == "VIL-BUILD-4"


@pytest.mark.rule("VIL-BUILD-5", "VIL-SPEC-1")
def test_cards_with_the_discard_symbol_cost_no_action_and_any_number_is_played() -> None:
    s = building(hands=[["tinner", "tinner", "smuggler"]], villages=[["founders"]])

    do(s, "play tinner", "play tinner", "play smuggler", "free")

    assert s.actions == 2
    assert len(s.discards) == 3
    assert s.players[0].gold == 6


@pytest.mark.rule("VIL-BUILD-6")
@pytest.mark.parametrize("id", ["thief", "nun", "recruiter", "freelancer"])
def test_specials_that_stay_in_the_village_cost_an_action(id: str) -> None:
    s = building(4, hands=[[id]], modules=["scoundrels", "saints", "profiteers"])

    do(s, f"play {id}")

    assert s.actions == 1
    assert of(s)[-1] == id


@pytest.mark.rule("VIL-BUILD-7")
def test_a_placed_villager_cannot_be_taken_back() -> None:
    s = building(hands=[["wattler"]])
    do(s, "play wattler")

    assert can(s) == ["done"]


@pytest.mark.rule("VIL-BUILD-9")
def test_several_copies_of_a_villager_may_be_placed() -> None:
    s = building(hands=[["hunter", "hunter"]])

    do(s, "play hunter", "play hunter")

    assert of(s) == ["founders", "hunter", "hunter"]


@pytest.mark.rule("VIL-BUILD-10")
def test_nobody_plays_a_build_card_outside_the_own_turn() -> None:
    s = valley(hands=[["wattler"], ["wattler"]], then=[BuildTurn(0), BuildTurn(1)])

    refused = explain(s, 1, s.catalogue.read("play wattler"))

    assert refused is not None
    assert refused.rule == "CORE-TURN-1"


@pytest.mark.rule("VIL-BUILD-11", "VIL-BUILD-10")
@pytest.mark.parametrize(
    ("id", "village", "rule"),
    [
        ("smuggler", ["fed"], "VIL-SPEC-13"),
        ("schemer", ["founders", "nun"], "VIL-SCOUN-9"),
        ("sheriff", ["founders"], "VIL-SCOUN-13"),
        ("noble", ["founders"], "VIL-SCOUN-8"),
        ("pigeoneer", ["founders"], "VIL-SAINT-3"),
        ("barbarian", ["founders"], "VIL-BUILD-10"),
        ("courier", ["founders"], "VIL-BUILD-10"),
        ("flaker", ["founders"], "VIL-BUILD-10"),
        ("prophet", ["founders"], "VIL-BUILD-10"),
        ("benefactor", ["founders"], "VIL-BUILD-10"),
        ("tinner", ["founders"], ""),
    ],
)
def test_a_card_with_the_discard_symbol_needs_a_target_and_its_phase_but_can_be_traded(
    id: str, village: list[str], rule: str
) -> None:
    s = building(4, hands=[[id]], villages=[village], modules=["scoundrels", "saints"], reserve=[])

    assert why(s, f"play {id}") == rule
    assert (f"play {id}" in can(s)) == (not rule)
    assert f"trade {id}" in can(s)


@pytest.mark.rule("VIL-BUILD-11")
def test_other_than_their_targets_nothing_stops_the_cards() -> None:
    s = building(
        4,
        hands=[["noble", "schemer", "sheriff", "pigeoneer", "smuggler"], ["mason"]],
        villages=[["founders", "hunter"], ["founders", "thief"]],
        modules=["scoundrels", "saints"],
    )

    assert [move for move in can(s) if move.startswith("play")] == [
        "play smuggler",
        "play noble",
        "play schemer",
        "play sheriff",
        "play pigeoneer",
    ]


@pytest.mark.rule("VIL-DEC-1", "VIL-DEC-3")
def test_an_action_is_asked_in_small_steps_and_equal_cards_are_one_option() -> None:
    s = building(
        hands=[["brewer", "brewer"]],
        villages=[["founders"], ["founders", "lumberjack", "cooper@1", "cooper@1"]],
    )
    assert can(s) == ["done", "play brewer", "trade brewer"]

    do(s, "play brewer")
    assert asks(s) == "Unlocker"  # one place and one owner: only the card is left to choose
    assert can(s) == ["slot 3", "slot 4"]
    do(s, "slot 4")

    assert of(s, 1) == ["founders", "lumberjack", "cooper@1", "cooper@1+2"]
    assert of(s, 0) == ["founders", "brewer@0"]


@pytest.mark.rule("VIL-INV-9")
def test_the_fourth_trade_and_the_sixth_action_are_refused() -> None:
    s = building(
        hands=[["hunter"] * 4 + ["wattler"] * 6],
        villages=[["founders", "wattler", "wattler", "wattler", "wattler"]],
    )
    for _ in range(3):
        do(s, "trade hunter", "basic miner", "stack 1")
    for _ in range(5):
        do(s, "play wattler")

    assert why(s, "trade hunter") == "VIL-BASIC-1"
    assert why(s, "play wattler") == "VIL-BUILD-2"
