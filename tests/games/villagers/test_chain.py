"""Production chains: section CHAIN of the ledger."""

from __future__ import annotations

import pytest

from gromada.games.villagers.chain import fits, remove
from gromada.games.villagers.village import capacity
from tests.games.villagers.building import GAME, building, can, do, kind, of, valley, village, why


@pytest.mark.rule("VIL-CHAIN-1")
def test_a_villager_without_a_chain_below_starts_one_on_the_table() -> None:
    s = building(hands=[["graper"]])

    do(s, "play graper")

    assert of(s) == ["founders", "graper"]


@pytest.mark.rule("VIL-CHAIN-2")
def test_a_villager_lies_on_the_one_that_its_chain_names() -> None:
    s = building(hands=[["wheeler", "cartwright"]], villages=[["founders", "lumberjack"]])
    assert why(s, "play cartwright") == "VIL-CHAIN-2"

    do(s, "play wheeler", "play cartwright")

    assert of(s) == ["founders", "lumberjack", "wheeler@1", "cartwright@2"]


@pytest.mark.rule("VIL-CHAIN-2", "VIL-CHAIN-1")
def test_a_place_that_does_not_fit_is_refused_with_its_reason() -> None:
    s = building(hands=[["wheeler"]], villages=[["founders", "lumberjack", "lumberjack", "hayer", "peddler@3"]])

    do(s, "play wheeler")

    assert can(s) == ["slot 2", "slot 3"]
    assert why(s, "slot 1") == "VIL-CHAIN-2"
    assert why(s, "table") == "VIL-CHAIN-2"
    assert why(s, "slot 4") == "VIL-CHAIN-2"
    assert why(s, "slot 5") == "VIL-CHAIN-3"
    assert why(s, "slot 99") == "VIL-CHAIN-2"


@pytest.mark.rule("VIL-CHAIN-3")
@pytest.mark.parametrize(
    ("id", "size"),
    [
        *[(id, 2) for id in ("founders", "fed", "lumberjack", "hayer", "miner", "graper", "shepherd", "tanner")],
        *[(id, 1) for id in ("swineherd", "wheeler", "grazier", "milk_maid", "seeker", "spelunker", "vintner")],
        *[(id, 1) for id in ("spinner", "weaver")],
        *[(id, 0) for id in ("cartwright", "blacksmith", "hunter", "agent", "truffler", "nun", "thief")],
    ],
)
def test_so_many_cards_lie_directly_on_a_card(id: str, size: int) -> None:
    s = valley(villages=[[id]])

    assert capacity(s, s.players[0].village[0]) == size


@pytest.mark.rule("VIL-CHAIN-3")
def test_a_full_starter_takes_no_third_card() -> None:
    s = building(hands=[["mason"]], villages=[["founders", "miner", "mason@1", "mason@1"]])

    assert why(s, "play mason") == "VIL-CHAIN-3"


@pytest.mark.rule("VIL-CHAIN-4")
def test_two_cards_on_a_starter_may_be_equal_or_different_and_grow_further() -> None:
    s = building(
        hands=[["wheeler", "cartwright", "wheeler"]],
        villages=[["founders", "lumberjack", "wattler", "wattler"]],
    )

    do(s, "play wheeler", "play wheeler", "play cartwright", "slot 6")

    assert of(s)[4:] == ["wheeler@1", "wheeler@1", "cartwright@5"]


@pytest.mark.rule("VIL-CHAIN-5")
def test_only_the_own_village_is_built_on() -> None:
    s = building(hands=[["mason"]], villages=[["founders"], ["founders", "miner"]])

    assert why(s, "play mason") == "VIL-CHAIN-2"


@pytest.mark.rule("VIL-CHAIN-6")
def test_a_card_placed_in_the_same_turn_may_be_built_on() -> None:
    s = building(hands=[["seeker", "mason"]])

    do(s, "trade mason", "basic miner", "stack 1", "play seeker")

    assert of(s) == ["founders", "miner", "seeker@1"]


@pytest.mark.rule("VIL-CHAIN-7")
def test_covering_switches_symbols_off_but_suit_and_padlock_stay() -> None:
    s = building(hands=[["swineherd"]], villages=[["founders"]])
    view = GAME.view(s, 0)["players"][0]  # type: ignore[index]  # a view is plain data
    assert view["gold_shown"] == 2

    do(s, "play swineherd")

    view = GAME.view(s, 0)["players"][0]  # type: ignore[index]
    assert view["gold_shown"] == 2  # the Swineherd's own, no longer the Founders'
    assert s.players[0].food == 1


@pytest.mark.rule("VIL-CHAIN-8")
def test_an_uncovered_card_shows_its_symbols_again() -> None:
    s = valley(villages=[["founders", "hayer", "grazier@1", "milk_maid@2"]])
    assert s.players[0].food == 2

    remove(s, 0, 3)

    assert s.players[0].food == 1
    assert of(s) == ["founders", "hayer", "grazier@1"]


@pytest.mark.rule("VIL-CHAIN-9", "VIL-INV-6")
@pytest.mark.parametrize(
    ("laid", "slot", "id", "is_fitting"),
    [
        (["lumberjack", "monk@0"], 1, "cartwright", True),
        (["monk", "wheeler@0"], 1, "cartwright", True),
        (["monk", "monk@0"], 1, "cartwright", True),
        (["monk"], 0, "cartwright", False),
        (["monk"], 0, "wheeler", True),
        (["miner", "monk@0"], 1, "cartwright", False),
        (["hayer", "monk@0", "monk@1"], 2, "fromager", True),
        (["hayer", "monk@0"], 1, "fromager", False),
        (["monk", "monk@0", "monk@1"], 2, "jeweler", True),
        (["monk"], 0, "truffler", False),
        (["monk"], 0, "swineherd", True),
    ],
)
def test_a_monk_counts_as_one_card_of_the_height_it_lies_at(
    laid: list[str], slot: int, id: str, is_fitting: bool
) -> None:
    s = valley()

    assert fits(s, village(*laid), slot, 0, kind(id)) == is_fitting
