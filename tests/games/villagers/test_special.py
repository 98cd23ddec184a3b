"""Special villagers of the base game: section SPEC of the ledger."""

from __future__ import annotations

import pytest

from gromada.games.villagers.chain import remove, suit_on
from gromada.games.villagers.printed import SUITS
from tests.games.villagers.building import asks, building, can, do, hand, of, valley, village, why


@pytest.mark.rule("VIL-SPEC-1")
def test_a_card_with_the_discard_symbol_goes_to_the_discard_pile_after_its_effect() -> None:
    s = building(hands=[["tinner"]])

    do(s, "play tinner")

    assert (hand(s), len(s.discards), of(s)) == ([], 1, ["founders"])


@pytest.mark.rule("VIL-SPEC-2")
def test_no_special_villager_takes_the_founders_of_another_player() -> None:
    theirs = ["founders", "swineherd@0", "hunter"]
    s = building(hands=[["apprentice", "schemer"]], villages=[["founders"], theirs], modules=["scoundrels"])

    assert why(s, "play apprentice") == "VIL-SPEC-9"
    do(s, "play schemer")
    assert can(s) == ["slot 2", "slot 3"]

    assert why(s, "slot 1") == "VIL-SPEC-2"


@pytest.mark.rule("VIL-SPEC-3", "VIL-SPEC-4")
def test_a_monk_stands_for_the_villager_between() -> None:
    s = building(hands=[["monk", "cartwright"]], villages=[["founders", "lumberjack", "miner"]])

    do(s, "play monk")

    assert of(s) == ["founders", "lumberjack", "miner", "monk@1", "cartwright@3"]
    assert s.actions == 0


@pytest.mark.rule("VIL-SPEC-3", "VIL-SPEC-4", "VIL-DEC-1")
@pytest.mark.parametrize(
    ("hand_", "laid", "gold", "is_offered"),
    [
        (["monk"], ["founders", "lumberjack"], 5, False),
        (["monk", "hunter"], ["founders", "lumberjack"], 5, False),
        (["monk", "cartwright"], ["founders"], 5, False),
        (["monk", "wheeler"], ["founders"], 5, True),
        (["monk", "jeweler"], ["founders", "miner", "seeker@1"], 5, True),
        (["monk", "jeweler"], ["founders", "miner", "seeker@1"], 1, False),
    ],
)
def test_a_monk_is_offered_only_if_the_sequence_can_be_completed(
    hand_: list[str], laid: list[str], gold: int, is_offered: bool
) -> None:
    s = building(hands=[hand_], villages=[laid], gold=[gold])

    assert ("play monk" in can(s)) == is_offered
    assert (why(s, "play monk") == "") == is_offered


@pytest.mark.rule("VIL-SPEC-4", "VIL-R-14")
def test_after_the_monk_only_a_card_from_hand_that_covers_it_may_come() -> None:
    s = building(
        hands=[["monk", "cartwright", "mason", "wheeler", "apprentice"]],
        villages=[["founders", "lumberjack", "wheeler@1", "cartwright@2", "wattler"]],
    )
    do(s, "play monk")
    assert asks(s) == "MonkPlace"
    assert can(s) == ["table", "slot 2"]
    do(s, "slot 2")
    assert of(s)[-2:] == ["monk@1", "cartwright@5"]  # only one card fits, so nobody was asked

    s = building(hands=[["monk", "mason", "wheeler"]], villages=[["founders", "wattler"]])
    do(s, "play monk")
    assert (asks(s), can(s)) == ("Cover", ["card wheeler", "card mason"])
    assert why(s, "play mason") == "CORE-ASK-1"
    assert why(s, "card agent") == "VIL-R-14"

    do(s, "card mason")
    assert of(s) == ["founders", "wattler", "monk", "mason@2"]


@pytest.mark.rule("VIL-SPEC-4")
def test_a_monk_and_its_cover_need_an_action_each() -> None:
    s = building(hands=[["hunter", "monk", "cartwright"]], villages=[["founders", "lumberjack"]])
    do(s, "play hunter")

    assert why(s, "play monk") == "VIL-SPEC-4"


@pytest.mark.rule("VIL-SPEC-5")
def test_two_monks_may_lie_on_each_other_if_a_villager_ends_the_sequence() -> None:
    s = building(hands=[["monk", "monk", "jeweler"]], villages=[["founders", "miner", "wattler"]], gold=[5])

    do(s, "play monk")

    assert of(s) == ["founders", "miner", "wattler", "monk@1", "monk@3", "jeweler@4"]
    assert (s.actions, s.players[0].gold) == (0, 3)
    short = building(hands=[["monk", "monk", "jeweler"]], villages=[["founders", "miner"]])
    assert why(short, "play monk") == "VIL-SPEC-4"


@pytest.mark.rule("VIL-SPEC-6")
def test_a_monk_does_not_act_as_the_villager_it_replaces() -> None:
    """It stands for a Brewer, who would open the Freemason's padlock and show food."""
    s = building(hands=[["freemason"]], villages=[["monk", "monk@0", "truffler@1", "founders"]], gold=[0])

    assert why(s, "play freemason") == "VIL-LOCK-7"
    assert s.players[0].food == 1  # the Truffler's


@pytest.mark.rule("VIL-SPEC-7")
def test_both_cards_on_a_bottom_monk_have_the_same_suit() -> None:
    s = building(hands=[["wheeler", "mason", "cooper"]], villages=[["founders", "monk", "carpenter@1", "wattler"]])

    assert why(s, "play mason") == "VIL-CHAIN-2"
    do(s, "play wheeler")

    assert of(s)[-1] == "wheeler@1"
    assert why(s, "play cooper") == "VIL-CHAIN-2"  # no third card on it


@pytest.mark.rule("VIL-SPEC-7")
def test_the_reason_names_the_suit_when_a_place_is_pointed_at() -> None:
    s = building(
        hands=[["mason"]],
        villages=[["founders", "monk", "carpenter@1", "miner", "miner"]],
    )
    do(s, "play mason")

    assert can(s) == ["slot 4", "slot 5"]
    assert why(s, "slot 2") == "VIL-SPEC-7"


@pytest.mark.rule("VIL-R-34", "VIL-SPEC-7")
def test_a_branch_of_monks_has_the_suit_of_its_lowest_villager() -> None:
    s = valley()
    laid = village("monk", "monk@0", "cartwright@1")

    assert SUITS[suit_on(s, laid, 0)] == "wood"


@pytest.mark.rule("VIL-SPEC-8", "VIL-SPEC-14", "VIL-INV-7")
def test_a_bare_monk_goes_back_to_the_hand_and_so_on_downwards() -> None:
    s = valley(villages=[["founders", "miner", "monk@1", "apprentice@2", "jeweler@3"]])

    remove(s, 0, 4)

    assert of(s) == ["founders", "miner"]
    assert hand(s) == ["apprentice", "monk"]


@pytest.mark.rule("VIL-SPEC-15")
def test_a_bottom_monk_that_keeps_a_branch_stays() -> None:
    s = valley(villages=[["founders", "monk", "mason@1", "blacksmith@1"]])

    remove(s, 0, 2)

    assert of(s) == ["founders", "monk", "blacksmith@1"]
    assert hand(s) == []


@pytest.mark.rule("VIL-SPEC-9")
def test_an_apprentice_takes_the_place_of_a_covered_villager_of_anybody() -> None:
    s = building(
        hands=[["apprentice"]],
        villages=[["founders", "lumberjack"], ["founders", "lumberjack", "wheeler@1", "cartwright@2"]],
    )

    do(s, "play apprentice")
    assert can(s) == ["slot 2", "slot 3"]
    assert why(s, "slot 4") == "VIL-SPEC-9"
    assert why(s, "slot 1") == "VIL-SPEC-9"
    do(s, "slot 3")

    assert of(s, 1) == ["founders", "lumberjack", "apprentice@1", "cartwright@2"]
    assert of(s, 0) == ["founders", "lumberjack", "wheeler@1"]
    assert s.actions == 1


@pytest.mark.rule("VIL-SPEC-9")
def test_an_apprentice_may_take_a_basic_villager() -> None:
    s = building(hands=[["apprentice"]], villages=[["founders"], ["founders", "miner", "mason@1"]])

    do(s, "play apprentice")

    assert of(s) == ["founders", "miner"]
    assert of(s, 1) == ["founders", "apprentice", "mason@1"]


@pytest.mark.rule("VIL-R-13")
def test_an_apprentice_does_not_replace_a_monk() -> None:
    s = building(
        hands=[["apprentice"]],
        villages=[["founders"], ["founders", "miner", "monk@1", "spelunker@2", "lumberjack", "cooper@4"]],
    )

    do(s, "play apprentice")

    assert can(s) == ["slot 2", "slot 5"]
    assert why(s, "slot 3") == "VIL-R-13"


@pytest.mark.rule("VIL-SPEC-10")
def test_the_replaced_villager_must_find_a_place_with_the_apprentice_already_lying() -> None:
    """The Wheeler could go to the other branch of the same Lumberjack, but not if that is taken."""
    free = building(hands=[["apprentice"]], villages=[["founders", "lumberjack", "wheeler@1", "cartwright@2"]])
    do(free, "play apprentice", "slot 3")
    assert of(free) == ["founders", "lumberjack", "apprentice@1", "cartwright@2", "wheeler@1"]

    full = building(
        hands=[["apprentice"]], villages=[["founders", "lumberjack", "wheeler@1", "cartwright@2", "cooper@1"]]
    )
    do(full, "play apprentice")
    assert of(full)[-1] == "lumberjack"  # nothing else could be replaced


@pytest.mark.rule("VIL-SPEC-10")
def test_without_a_place_for_it_a_villager_is_refused() -> None:
    s = building(
        hands=[["apprentice"]],
        villages=[["founders"], ["founders", "miner", "seeker@1", "spelunker@2", "lumberjack", "cooper@4"]],
    )
    do(s, "play apprentice")

    assert can(s) == ["slot 2", "slot 5"]
    assert why(s, "slot 3") == "VIL-SPEC-10"


@pytest.mark.rule("VIL-SPEC-11", "VIL-R-9", "VIL-R-33", "VIL-INV-3")
def test_the_own_founders_are_laid_out_anew_with_the_side_of_choice() -> None:
    s = building(hands=[["apprentice"]], villages=[["founders", "swineherd@0"]])

    do(s, "play apprentice")
    assert (asks(s), can(s)) == ("FoundersSide", ["side gold", "side food"])
    do(s, "side food")

    assert of(s) == ["apprentice", "swineherd@0", "fed"]
    assert not s.players[0].has_turned


@pytest.mark.rule("VIL-SPEC-12", "VIL-R-12")
def test_with_the_tinner_every_later_padlock_of_the_turn_is_free_or_paid_at_choice() -> None:
    mine = ["founders", "lumberjack", "carpenter@1", "wattler"]
    s = building(hands=[["tinner", "beekeeper", "fisher", "beekeeper"]], villages=[mine], gold=[4])
    do(s, "play fisher")
    assert s.players[0].gold == 2  # paid before her: not given back

    do(s, "play tinner", "play beekeeper")
    assert can(s) == ["free", "player 1"]
    do(s, "free", "play beekeeper", "player 1", "done")

    assert of(s)[2] == "carpenter@1+2"
    assert s.players[0].gold == 2
    assert not s.is_free


@pytest.mark.rule("VIL-SPEC-12")
def test_the_tinner_makes_a_card_playable_for_somebody_without_gold() -> None:
    s = building(hands=[["tinner", "beekeeper"]], gold=[0])
    assert why(s, "play beekeeper") == "VIL-LOCK-7"

    do(s, "play tinner")

    assert why(s, "play beekeeper") == ""


@pytest.mark.rule("VIL-SPEC-13", "VIL-R-15")
@pytest.mark.parametrize(("slot", "gain"), [("slot 1", 1), ("slot 3", 5), ("slot 4", 2)])
def test_the_smuggler_brings_half_a_visible_gold_symbol_rounded_up(slot: str, gain: int) -> None:
    mine = ["founders", "lumberjack", "cartwright@1", "chandler+6", "lumberjack", "wheeler@4", "cooper@1"]
    s = building(hands=[["smuggler"]], villages=[mine], gold=[5])

    do(s, "play smuggler")
    assert "slot 2" not in can(s)
    assert why(s, "slot 2") == "VIL-SPEC-13"
    do(s, slot)

    assert s.players[0].gold == 5 - 2 + gain


@pytest.mark.rule("VIL-SPEC-13")
def test_the_gain_cannot_pay_for_the_smugglers_own_padlock() -> None:
    s = building(hands=[["smuggler"]], villages=[["founders"]], gold=[1])

    assert why(s, "play smuggler") == "VIL-LOCK-7"


@pytest.mark.rule("VIL-SPEC-7", "VIL-R-34")
@pytest.mark.parametrize(
    ("laid", "hand_", "offered"),
    [
        (["founders", "monk", "blacksmith@1"], ["monk", "spelunker", "cartwright"], ["spelunker"]),
        (["founders", "apprentice", "blacksmith@1"], ["monk", "spelunker", "cartwright"], ["spelunker"]),
        (["founders", "monk", "wheeler@1"], ["monk", "spelunker", "cartwright"], ["cartwright"]),
    ],
)
def test_the_whole_second_branch_on_a_bottom_monk_has_the_suit_of_the_first(
    laid: list[str], hand_: list[str], offered: list[str]
) -> None:
    s = building(hands=[hand_], villages=[laid], gold=[9])
    do(s, "play monk")

    assert of(s)[-1] == f"{offered[0]}@{len(laid)}"  # the only card that fits covers the Monk by itself
    other = next(id for id in ("spelunker", "cartwright") if id != offered[0])
    assert other in hand(s)


@pytest.mark.rule("VIL-SPEC-7", "VIL-SPEC-5")
def test_two_monks_on_a_bottom_monk_do_not_hide_its_suit() -> None:
    s = building(
        hands=[["monk", "monk", "jeweler", "fromager"]],
        villages=[["founders", "monk", "blacksmith@1", "wattler", "wattler", "wattler"]],
        gold=[9],
    )
    do(s, "play monk")

    assert of(s)[-3:] == ["monk@1", "monk@6", "jeweler@7"]


@pytest.mark.rule("VIL-SPEC-7")
def test_a_monk_is_not_offered_where_only_another_suit_could_end_its_branch() -> None:
    s = building(hands=[["monk", "cartwright"]], villages=[["founders", "monk", "blacksmith@1"]], gold=[9])

    assert why(s, "play monk") == "VIL-SPEC-4"
