"""Expansion Improvements: section IMP of the ledger; every card by its printed condition and reward."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited
from gromada.games.villagers.draft import draft_limit
from gromada.games.villagers.improvements import ImprovementPhase, winner_of
from gromada.games.villagers.printed import IMPROVEMENT_IDS
from gromada.games.villagers.state import Valley
from tests.games.villagers.building import GAME, asks, can, do, faces, hand, of, run, valley, why


def phase(*improvements: str, seats: int = 2, **given: object) -> Valley:
    s = valley(seats, modules=["improvements"], **given)  # type: ignore[arg-type]  # passed on as it came
    s.improvements = [IMPROVEMENT_IDS.index(id) for id in improvements]
    s.tokens = [-1] * len(improvements)
    return run(s, ImprovementPhase())


CASES = [
    ("windmill", ["founders", "miner", "mason@1", "hayer", "peddler@3"], ["founders", "miner", "mason@1"], 2, 1, 0),
    ("sawmill", ["fed", "lumberjack", "log_rafter@1"], ["fed", "lumberjack", "cooper@1"], 2, 0, 1),
    ("gold_mine", ["fed", "miner", "glass_blower@1"], ["fed", "miner", "mason@1"], 5, 0, 0),
    ("ox_crane", ["fed", "hayer"], ["fed", "miner"], 2, 0, 1),
    ("bank", ["fed", "hunter+1", "wattler+1"], ["fed", "hunter+9"], 5, 0, 0),
    ("marketplace", ["fed", "hunter"], ["fed"], 5, 0, 0),
    ("lighthouse", ["fed", "grocer", "hunter"], ["fed", "grocer", "agent", "agent"], 5, 0, 0),
    ("guildhall", ["fed", "beekeeper", "priest"], ["fed", "beekeeper", "mason"], 5, 0, 0),
    ("town_hall", ["founders", "chandler"], ["founders", "miner"], 5, 0, 0),
]


@pytest.mark.rule("VIL-IMP-2", "VIL-IMP-4", "VIL-IMP-5", "VIL-IMP-6")
@pytest.mark.parametrize(("id", "mine", "theirs", "gold", "food", "builder"), CASES, ids=[case[0] for case in CASES])
def test_the_single_player_with_the_most_gets_the_reward(
    id: str, mine: list[str], theirs: list[str], gold: int, food: int, builder: int
) -> None:
    s = phase(id, villages=[mine, theirs], gold=[0, 0])

    assert [p.gold for p in s.players] == [gold, 0]
    assert s.tokens == [0]
    assert (s.players[0].bonus_food, s.players[0].bonus_builder) == (food, builder)


@pytest.mark.rule("VIL-IMP-4", "VIL-IMP-9", "VIL-IMP-5")
def test_the_inn_counts_special_backs_in_hand() -> None:
    s = phase("inn", hands=[["monk", "mason"], ["mason", "mason", "hunter"]], gold=[0, 0])

    assert [p.gold for p in s.players] == [5, 0]
    view = GAME.view(s, 1)["players"][0]  # type: ignore[index]  # a view is plain data
    assert view["hand_suits"] == {"ore": 1, "special": 1}


@pytest.mark.rule("VIL-IMP-2", "VIL-IMP-3")
def test_a_tie_means_no_winner_and_the_token_goes_back() -> None:
    s = phase("gold_mine", villages=[["founders"], ["founders"]], gold=[0, 0])

    assert [p.gold for p in s.players] == [0, 0]
    assert s.tokens == [-1]


@pytest.mark.rule("VIL-IMP-3")
def test_all_winners_are_found_before_any_reward_is_given() -> None:
    """The Tavern's basic villager comes too late to win the Windmill or the Church."""
    s = phase("tavern", "church", villages=[["founders", "hunter"], ["founders", "miner"]])
    do(s, "basic miner")

    assert s.tokens == [0, -1]
    assert not awaited(s)


@pytest.mark.rule("VIL-IMP-6")
def test_a_bonus_lasts_for_the_next_round_only_and_is_no_symbol() -> None:
    s = phase("windmill", villages=[["founders", "miner", "mason@1"], ["founders"]])
    assert (draft_limit(s, s.players[0]), s.players[0].food) == (3, 0)

    s.players[0].village = s.players[0].village[:1]
    run(s, ImprovementPhase())

    assert draft_limit(s, s.players[0]) == 2


@pytest.mark.rule("VIL-IMP-7", "VIL-R-39")
def test_the_tavern_offers_a_basic_villager_for_no_card() -> None:
    s = phase("tavern", villages=[["founders", "hunter"], ["founders"]], hands=[["mason"]], gold=[0, 0])
    assert (asks(s), can(s)) == ("TavernBasic", ["done", "basic lumberjack", "basic hayer", "basic miner"])

    do(s, "basic miner")

    assert of(s) == ["founders", "hunter", "miner"]
    assert (hand(s), s.players[0].gold, s.basics) == (["mason"], 3, [10, 10, 9])


@pytest.mark.rule("VIL-IMP-7", "VIL-BASIC-5")
def test_the_tavern_cannot_give_from_an_empty_pile() -> None:
    s = valley(modules=["improvements"], villages=[["founders", "hunter"], ["founders"]])
    s.improvements, s.tokens, s.basics = [IMPROVEMENT_IDS.index("tavern")], [-1], [0, 1, 0]
    run(s, ImprovementPhase())

    assert can(s) == ["done", "basic hayer"]
    assert why(s, "basic miner") == "VIL-BASIC-5"


@pytest.mark.rule("VIL-IMP-8", "VIL-R-39", "VIL-HID-5")
def test_the_church_offers_an_unseen_card_of_any_pile() -> None:
    villages = [["founders", "hunter"], ["founders"]]
    stacks = [["mason"], [], [], [], [], ["agent"]]
    s = phase("church", villages=villages, stacks=stacks, reserve=["priest"])
    assert (asks(s), can(s)) == ("ChurchCard", ["done", "stack 1", "stack 6", "reserve"])
    assert why(s, "stack 2") == "VIL-IMP-8"

    do(s, "stack 1")

    assert hand(s) == ["mason"]
    assert s.stacks[0] == []
    view = GAME.view(s, 1)["players"][0]  # type: ignore[index]
    assert (view["hand"], view["hand_suits"]) == ([], {"ore": 1})
    declined = phase("church", villages=villages, stacks=stacks)
    do(declined, "done")
    assert faces(declined.stacks[0]) == ["mason"]


@pytest.mark.rule("VIL-IMP-10", "VIL-R-26")
def test_rewards_come_in_player_order_then_by_category() -> None:
    s = phase(
        "windmill",
        "bank",
        "tavern",
        seats=3,
        first=1,
        villages=[["founders", "hunter+1", "hunter"], ["founders", "hunter"], ["founders", "miner", "mason@1"]],
        gold=[0, 0, 0],
    )

    won = [str(event) for event in s.events if type(event).__name__ == "ImprovementWon"]
    assert won == ["ImprovementWon(2, 0, 2)", "ImprovementWon(0, 4, 5)", "ImprovementWon(0, 10, 3)"]


@pytest.mark.rule("VIL-R-47")
def test_alone_the_countess_competes_and_gets_gold() -> None:
    s = phase("church", "gold_mine", seats=1, villages=[["founders"], ["countess", "mason"]], gold=[0, 0])

    assert [p.gold for p in s.players] == [0, 3 + 5]
    assert not awaited(s)
    assert winner_of(s, s.box.improvements[IMPROVEMENT_IDS.index("church")]) == 1
