"""The draft phase: section DRAFT of the ledger."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited
from gromada.games.villagers.draft import draft_limit
from gromada.games.villagers.printed import KINDS
from tests.games.villagers.building import asks, can, do, drafting, hand, ids, kind, top, valley, why


@pytest.mark.rule("VIL-DRAFT-1")
@pytest.mark.parametrize(
    ("village", "bonus", "lowered", "limit"),
    [
        (["founders"], 0, 0, 2),
        (["fed"], 0, 0, 3),
        (["fed", "hunter", "harvester"], 0, 0, 5),
        (["fed", "hunter", "harvester", "fisher"], 0, 0, 5),
        (["fed", "hunter", "harvester", "fisher"], 1, 1, 4),
        (["founders"], 1, 0, 3),
        (["fed", "brewer@0"], 0, 0, 3),
        (["founders", "hayer", "grazier@1", "milk_maid@2"], 0, 0, 4),
    ],
)
def test_the_limit_is_two_and_one_for_each_visible_food_at_most_five(
    village: list[str], bonus: int, lowered: int, limit: int
) -> None:
    s = valley(villages=[village])
    s.players[0].bonus_food = bonus
    s.players[0].lowered = lowered

    assert draft_limit(s, s.players[0]) == limit


@pytest.mark.rule("VIL-DRAFT-2", "VIL-FLOW-2")
def test_players_draft_one_by_one_clockwise_and_the_done_are_skipped() -> None:
    s = drafting(3, first=1, villages=[["founders"], ["fed"], ["founders"]])

    order = []
    while awaited(s):
        order.append(awaited(s)[0])
        do(s, next(move for move in can(s) if move.startswith("stack")))

    assert order == [1, 2, 0, 1, 2, 0, 1]
    assert [len(p.hand) for p in s.players] == [2, 3, 2]


@pytest.mark.rule("VIL-DRAFT-3", "VIL-DRAFT-14")
def test_nobody_passes_below_the_limit_and_nobody_drafts_what_is_not_there() -> None:
    s = drafting(road=["wattler", "", "", "", "", ""], stacks=[["hunter"], [], [], [], [], []])

    assert can(s) == ["take 1", "stack 1"]
    assert why(s, "done") == "VIL-DRAFT-3"
    assert why(s, "take 2") == "VIL-DRAFT-14"
    assert why(s, "take 8") == "VIL-DRAFT-14"
    assert why(s, "stack 2") == "VIL-DRAFT-14"
    assert why(s, "recruit") == "CORE-ASK-1"  # nobody has met a Recruiter in this game


@pytest.mark.rule("VIL-DRAFT-4", "VIL-DRAFT-5", "VIL-DRAFT-8")
def test_a_card_from_a_stack_lies_face_up_on_the_square_and_nothing_is_refilled() -> None:
    s = drafting(stacks=[["hunter", "mason"], *[["hunter"]] * 5])

    do(s, "stack 1")

    assert ids(s.players[0].square) == ["mason"]
    assert [len(stack) for stack in s.stacks] == [1] * 6
    assert ids(s.road) == ["wattler"] * 6


@pytest.mark.rule("VIL-DRAFT-6", "VIL-DRAFT-7")
def test_coins_go_to_the_drafter_and_the_space_is_refilled_from_the_leftmost_stack() -> None:
    s = drafting(
        road=["wattler", "seeker", "wattler", "wattler", "wattler", "wattler"],
        coins=[0, 3],
        stacks=[[], ["hunter", "mason"], ["peddler"], [], [], []],
    )

    do(s, "take 2")

    assert ids(s.players[0].square) == ["seeker"]
    assert s.players[0].gold == 8
    assert ids(s.road) == ["wattler", "mason", "wattler", "wattler", "wattler", "wattler"]
    assert s.road_coins == [0] * 6


@pytest.mark.rule("VIL-DRAFT-9", "VIL-DRAFT-10", "VIL-EMPTY-2")
def test_the_reserve_opens_only_when_all_stacks_are_empty() -> None:
    s = drafting(stacks=[[], [], [], [], [], ["mason"]], reserve=["peddler", "agent"])
    assert why(s, "reserve") == "VIL-DRAFT-10"

    do(s, "stack 6")
    assert "reserve" in can(s)
    do(s, "take 1")
    assert s.road[0] == kind("agent")
    do(s, "reserve")
    assert s.reserve == []
    do(s, "take 1")

    assert ids(s.road) == ["", *["wattler"] * 5]


@pytest.mark.rule("VIL-DRAFT-11", "VIL-R-4")
def test_with_nothing_to_draft_a_player_takes_the_square_and_is_done() -> None:
    s = drafting(road=["seeker", "", "", "", "", ""], stacks=[[]] * 6, reserve=["mason", "agent"])

    do(s, "take 1", "reserve", "take 1")

    assert not awaited(s)
    assert hand(s, 0) == ["agent", "seeker"]
    assert hand(s, 1) == ["mason"]


@pytest.mark.rule("VIL-DRAFT-12")
def test_with_the_limit_reached_the_square_goes_to_the_hand() -> None:
    s = drafting(hands=[["mason"]])

    do(s, "take 1", "take 1")
    assert hand(s) == ["mason"]
    do(s, "take 2")

    assert hand(s) == ["mason", "wattler", "wattler"]
    assert s.players[0].square == []
    assert s.players[0].is_done


@pytest.mark.rule("VIL-DRAFT-13")
def test_markets_are_never_among_what_can_be_drafted() -> None:
    s = drafting(stacks=[["hunter"], [], ["hunter"], ["hunter"], ["hunter"], []])

    assert [text for text in can(s) if text.startswith("stack")] == ["stack 1", "stack 3", "stack 4", "stack 5"]


@pytest.mark.rule("VIL-DRAFT-15")
def test_a_draft_turn_opens_with_the_courier_then_cards_then_the_draft_then_cards_again() -> None:
    s = drafting(3, modules=["scoundrels"], hands=[["barbarian", "flaker"], [], ["courier"]])

    assert (asks(s), awaited(s)) == ("CourierWindow", [2])
    do(s, "done")
    assert "play barbarian" in can(s)
    assert why(s, "play flaker") == "VIL-BUILD-11"  # no Square has a card yet
    do(s, "take 1")
    assert (asks(s), awaited(s)) == ("PlayAfterDraft", [0])
    assert can(s) == ["done", "play barbarian", "play flaker"]
    do(s, "done", "done")

    assert (asks(s), awaited(s)) == ("Draft", [1])


@pytest.mark.rule("VIL-DRAFT-15", "VIL-R-42", "VIL-SAINT-2")
def test_a_limit_lowered_to_the_square_ends_the_drafting_without_a_draft() -> None:
    """Two food on the Milk Maid, none on the card that covers her: the limit falls from 5 to the 3 already drafted."""
    s = drafting(
        modules=["saints"],
        villages=[["fed", "hayer", "grazier@1", "milk_maid@2"]],
        hands=[["benefactor", "fromager"]],
    )
    s.players[0].square = [kind("mason")] * 4
    assert draft_limit(s, s.players[0]) == 5

    do(s, "play benefactor")

    assert draft_limit(s, s.players[0]) == 4
    assert s.players[0].is_done
    assert hand(s) == ["mason"] * 4


@pytest.mark.rule("VIL-DRAFT-16")
def test_cards_on_the_square_cannot_be_played() -> None:
    s = drafting(2, modules=["saints"], hands=[["mason"]])
    s.players[0].square = [kind("benefactor")]

    assert "play benefactor" not in can(s)
    assert why(s, "play benefactor") == "VIL-DRAFT-16"


@pytest.mark.rule("VIL-DRAFT-17")
def test_several_refills_go_from_left_to_right_each_from_the_source_of_its_moment() -> None:
    s = drafting(
        modules=["scoundrels"],
        hands=[["barbarian"]],
        road=["wattler"] * 4 + ["", ""],
        stacks=[["mason"], ["seeker", "peddler"], [], [], [], []],
        reserve=["agent", "priest"],
    )

    do(s, "play barbarian")

    assert ids(s.road) == ["priest", "agent", "mason", "peddler", "seeker", ""]
    assert KINDS[s.discards[0] >> 6] == "wattler"
    assert not [stack for stack in s.stacks if stack]


@pytest.mark.rule("VIL-EMPTY-1")
def test_refills_move_on_to_the_next_stack_to_the_right() -> None:
    s = drafting(stacks=[["mason"], ["seeker"], ["peddler", "agent"], [], [], []])

    do(s, "take 1", "take 2", "take 3")

    assert ids(s.road)[:3] == ["mason", "seeker", "agent"]
    assert top(s.stacks[2]) == "peddler"
