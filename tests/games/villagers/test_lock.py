"""Padlocks: section LOCK of the ledger."""

from __future__ import annotations

import pytest

from gromada.games.villagers.printed import FIRST_VILLAGER, KINDS, NO_KIND
from tests.games.villagers.building import GAME, asks, building, can, do, of, why

BOX = GAME.villagers_box
LOCKED = [KINDS[k] for k in range(FIRST_VILLAGER, len(KINDS)) if BOX.lock[k] != NO_KIND]


@pytest.mark.rule("VIL-LOCK-1", "VIL-LOCK-4")
def test_without_an_unlocker_in_play_the_bank_is_paid() -> None:
    s = building(hands=[["beekeeper"]], gold=[5])

    do(s, "play beekeeper")

    assert s.players[0].gold == 3
    assert of(s) == ["founders", "beekeeper"]


@pytest.mark.rule("VIL-LOCK-2", "VIL-LOCK-11")
def test_the_own_unlocker_gets_coins_of_the_bank_whatever_the_supply() -> None:
    s = building(hands=[["beekeeper"]], gold=[0], villages=[["founders", "lumberjack", "carpenter@1"]])

    do(s, "play beekeeper")

    assert s.players[0].gold == 0
    assert of(s) == ["founders", "lumberjack", "carpenter@1+2", "beekeeper"]


@pytest.mark.rule("VIL-LOCK-3")
def test_the_unlocker_of_another_player_is_paid_from_the_supply() -> None:
    s = building(hands=[["beekeeper"]], villages=[["founders"], ["founders", "lumberjack", "carpenter@1"]])

    do(s, "play beekeeper")

    assert s.players[0].gold == 3
    assert of(s, 1)[2] == "carpenter@1+2"


@pytest.mark.rule("VIL-LOCK-5", "VIL-LOCK-11")
def test_with_several_unlockers_the_player_chooses_and_the_bank_is_refused() -> None:
    carpenter = ["founders", "lumberjack", "carpenter@1"]
    s = building(3, hands=[["beekeeper"]], villages=[carpenter, carpenter, ["founders"]])

    do(s, "play beekeeper")
    assert can(s) == ["player 1", "player 2"]
    assert why(s, "bank") == "VIL-LOCK-5"
    assert why(s, "free") == "VIL-SPEC-12"
    assert why(s, "player 3") == "VIL-LOCK-3"
    do(s, "player 2")

    assert (s.players[0].gold, of(s, 1)[2]) == (3, "carpenter@1+2")


@pytest.mark.rule("VIL-LOCK-5", "VIL-LOCK-11")
def test_without_gold_only_the_own_unlocker_is_an_option() -> None:
    carpenter = ["founders", "lumberjack", "carpenter@1", "carpenter@1"]
    s = building(hands=[["beekeeper"]], gold=[1], villages=[carpenter, carpenter])

    do(s, "play beekeeper")
    assert asks(s) == "Unlocker"
    assert can(s) == ["slot 3", "slot 4"]
    assert why(s, "slot 2") == "VIL-LOCK-3"
    do(s, "slot 3")

    assert of(s)[2:4] == ["carpenter@1+2", "carpenter@1"]


@pytest.mark.rule("VIL-LOCK-6")
def test_an_unlocker_placed_earlier_in_the_turn_counts() -> None:
    s = building(hands=[["carpenter", "beekeeper"]], gold=[0], villages=[["founders", "lumberjack"]])
    assert why(s, "play beekeeper") == "VIL-LOCK-7"

    do(s, "play carpenter", "play beekeeper")

    assert of(s) == ["founders", "lumberjack", "carpenter@1+2", "beekeeper"]


@pytest.mark.rule("VIL-LOCK-7", "VIL-LOCK-8")
def test_without_gold_in_the_supply_the_card_cannot_be_played_whatever_lies_on_villagers() -> None:
    s = building(hands=[["beekeeper"]], gold=[1], villages=[["founders", "hunter+8"]])

    assert why(s, "play beekeeper") == "VIL-LOCK-7"
    assert "play beekeeper" not in can(s)


@pytest.mark.rule("VIL-LOCK-12")
def test_a_villager_swapped_in_by_the_apprentice_settles_its_padlock() -> None:
    s = building(
        hands=[["apprentice"]],
        villages=[["founders", "graper"], ["founders", "graper", "vintner@1", "wine_trader@2"]],
        gold=[5],
    )

    do(s, "play apprentice", "slot 3")

    assert s.players[0].gold == 3
    assert of(s) == ["founders", "graper", "vintner@1"]
    assert of(s, 1) == ["founders", "graper", "apprentice@1", "wine_trader@2"]


@pytest.mark.rule("VIL-LOCK-1")
@pytest.mark.parametrize("id", LOCKED)
def test_every_padlock_is_opened_by_the_villager_it_names(id: str) -> None:
    """With the named villager in another Village, two Gold lie on it afterwards."""
    key = KINDS[BOX.lock[KINDS.index(id)]]
    chain = [KINDS[k] for k in BOX.chain[KINDS.index(id)][: BOX.position[KINDS.index(id)]]]
    mine = ["founders"]
    for i, under in enumerate(chain):
        if under == "founders":
            mine = ["founders"]
        else:
            mine.append(under if i == 0 else f"{under}@{len(mine) - 1}")
    start = [KINDS[k] for k in BOX.chain[KINDS.index(key)][: BOX.position[KINDS.index(key)]]]
    theirs = ["founders", *[u if i == 0 else f"{u}@{i}" for i, u in enumerate(start) if u != "founders"]]
    theirs.append(f"{key}@{len(theirs) - 1}" if start else key)
    s = building(hands=[[id]], villages=[mine, theirs], gold=[4])

    do(s, f"play {id}")

    gain = s.players[0].gold - 2
    assert gain == (1 if id == "smuggler" else 0)
    assert of(s, 1)[-1].endswith("+2")
