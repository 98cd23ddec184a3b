"""The rulebook's worked examples, with their printed numbers. Those of the markets are in test_market.py."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited
from gromada.games.villagers.draft import DraftPhase, draft_limit
from gromada.games.villagers.solo import events_due
from tests.games.villagers.building import building, do, drafting, hand, ids, kind, of, run, valley


@pytest.mark.rule("VIL-DRAFT-1", "VIL-DRAFT-6", "VIL-DRAFT-7", "VIL-DRAFT-12")
def test_a_draft_with_one_food() -> None:
    """A player with one food drafts three; a coin on the first is theirs, the space is refilled from the left."""
    s = drafting(
        villages=[["fed"], ["founders"]],
        road=["wattler", "mason", "hunter", "hunter", "hunter", "hunter"],
        coins=[0, 1],
        stacks=[["agent", "seeker"], *[["hunter"]] * 5],
    )

    do(s, "take 2")
    assert (s.players[0].gold, ids(s.road)[1]) == (6, "seeker")
    assert draft_limit(s, s.players[0]) == 3
    while awaited(s):
        do(s, "take 1")

    assert len(hand(s)) == 3


@pytest.mark.rule("VIL-BUILD-2", "VIL-CHAIN-6")
def test_a_build_turn_of_three_with_one_builder() -> None:
    """Wheeler, Cartwright on the Lumberjack that is there, and the Swineherd on the Founders."""
    s = building(hands=[["wheeler", "cartwright", "swineherd"]], villages=[["founders", "lumberjack", "wattler"]])
    assert s.limit == 3

    do(s, "play wheeler", "play cartwright", "play swineherd")

    assert of(s) == ["founders", "lumberjack", "wattler", "wheeler@1", "cartwright@3", "swineherd@0"]
    assert s.actions == 0


@pytest.mark.rule("VIL-LOCK-2", "VIL-LOCK-3", "VIL-LOCK-4", "VIL-LOCK-6")
def test_cooper_brewer_and_fisher() -> None:
    """The Blacksmith is an opponent's, the Cooper was just placed, and nobody has a Shipwright."""
    s = building(
        hands=[["cooper", "brewer", "fisher"]],
        villages=[["founders", "lumberjack", "wattler"], ["founders", "miner", "blacksmith@1"]],
        gold=[4],
    )

    do(s, "play cooper", "play brewer", "play fisher")

    assert of(s) == ["founders", "lumberjack", "wattler", "cooper@1+2", "brewer@0", "fisher"]
    assert of(s, 1)[2] == "blacksmith@1+2"
    assert s.players[0].gold == 0


@pytest.mark.rule("VIL-SPEC-1", "VIL-SPEC-4", "VIL-SPEC-12", "VIL-SPEC-13", "VIL-R-12")
def test_monk_and_jeweler_with_smuggler_and_tinner_on_a_limit_of_two() -> None:
    """The Monk stands for the Spelunker, the Tinner opens Jeweler and Smuggler, who brings half of the Jeweler's 20."""
    s = building(hands=[["monk", "jeweler", "tinner", "smuggler"]], villages=[["fed", "miner", "seeker@1"]], gold=[0])

    do(s, "play tinner", "play monk", "play smuggler")

    assert of(s) == ["fed", "miner", "seeker@1", "monk@2", "jeweler@3"]
    assert (s.actions, s.players[0].gold, len(s.discards)) == (0, 10, 2)


@pytest.mark.rule("VIL-SOLO-6", "VIL-DRAFT-1")
def test_a_solo_draft_with_one_food_happens_three_times_with_two_refills_each() -> None:
    s = valley(1, villages=[["fed"]], stacks=[["hunter"] * 5] * 6)
    run(s, DraftPhase())
    drafts = 0
    while awaited(s):
        do(s, "take 1", "take 2")
        drafts += 1

    assert drafts == 3
    assert len(s.stacks[0]) + len(s.stacks[1]) == 10 - 6
    assert len(s.players[1].village) == 1 + 3


@pytest.mark.rule("VIL-SOLO-12", "VIL-SOLO-13")
def test_a_truffler_of_eight_gold_turns_up_two_events() -> None:
    s = valley(1)

    assert events_due(s, kind("truffler")) == 2
