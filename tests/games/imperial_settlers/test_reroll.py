"""The reroll window: section REROLL of the ledger."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited
from gromada.games.imperial_settlers.events import Rerolled
from gromada.games.imperial_settlers.reroll import Reroll
from tests.games.imperial_settlers.building import PRINTED, adventure, do, expanding, hand, pool, texts, why


@pytest.mark.rule("ISR-REROLL-1", "ISR-FX-REROLL")
def test_rerolls_stand_among_the_options_while_the_window_is_open() -> None:
    s, slot = adventure("watchtower", stone=1, wood=1, food=1)

    assert f"use {slot}" in texts(s)
    assert "build walls 1 0" in texts(s)


@pytest.mark.rule("ISR-REROLL-2")
@pytest.mark.parametrize("move", ["build walls 1 0", "token", "build village 0 0", "harvest 1 0"])
def test_the_first_other_activity_closes_the_window(move: str) -> None:
    s, slot = adventure("watchtower", stone=1, sections=(0, 0, 0, 2), token="lucky_coin")
    s.players[0].village = 0
    s.players[0].built = [0 if i == slot else 99 for i in range(6)]
    if slot == 0 and "village" in move:
        move = "build village 1 0"
    if why(s, move) is not None:
        hand(s.players[0], stone=3, wood=3, food=3, actions=3)
    do(s, move)

    assert why(s, f"use {slot}") == "ISR-REROLL-1"


@pytest.mark.rule("ISR-REROLL-2")
def test_ending_the_phase_closes_the_window() -> None:
    s = expanding(2)
    do(s, "end")

    assert not s.players[0].is_window_open
    assert s.players[1].is_window_open


@pytest.mark.rule("ISR-REROLL-3")
def test_at_least_one_and_at_most_the_allowed_dice_all_different_are_rolled_together() -> None:
    s, slot = adventure("watchtower", stone=1, wood=1, food=1, faces=(0, 1, 2, 4))
    do(s, f"use {slot}")
    assert texts(s) == ["die 0", "die 1", "die 2"]
    assert why(s, "done") == "ISR-REROLL-3"
    do(s, "die 1")
    assert texts(s) == ["done", "die 0", "die 2"]
    assert why(s, "die 1") == "ISR-REROLL-3"
    do(s, "die 0")

    rolled = [event for event in s.events if isinstance(event, Rerolled)]
    assert len(rolled) == 1
    assert rolled[0].faces[2:] == (2, 4)
    assert why(s, f"use {slot}") == "ISR-BLDG-5"


@pytest.mark.rule("ISR-REROLL-3", "ISR-FX-STORE")
def test_pools_follow_the_final_faces_and_stored_resources_stay() -> None:
    s, _ = adventure("watchtower", faces=(0, 1, 2, 3))
    hand(s.players[0], stone=1, wood=1, food=1, gold=2, actions=3)
    Reroll(0, (0, 3)).settle(s, (5, 4))

    assert pool(s.players[0]) == {"wood": 1, "food": 1, "gold": 3}
    assert s.players[0].actions == 5
    assert s.players[0].faces == [3, 1, 2, 5]


@pytest.mark.rule("ISR-REROLL-4")
def test_a_die_may_be_rolled_again_by_another_use() -> None:
    s, slot = adventure("watchtower", stone=1, wood=1, food=1)
    do(s, f"use {slot}", "die 0", "done")
    s.players[0].uses[slot] = 0

    assert f"use {slot}" in texts(s)
    do(s, f"use {slot}")
    assert "die 0" in texts(s)


@pytest.mark.rule("ISR-REROLL-5")
def test_later_effects_see_the_final_faces() -> None:
    s, _ = adventure("watchtower", faces=(0, 0, 0, 5), token="gift")
    hand(s.players[0], stone=3, actions=5)
    Reroll(0, (1,)).settle(s, (5,))
    do(s, "token", "die 1")

    assert pool(s.players[0]) == {"stone": 2, "gold": 2}


@pytest.mark.rule("ISR-REROLL-5")
def test_a_worker_die_goal_sees_the_final_face() -> None:
    name = next(b["id"] for b in PRINTED["adventure_building"] if b["ability"].get("event") == "worker_die_at_most")
    s, slot = adventure(name, faces=(0, 0, 0, 5))
    assert why(s, f"use {slot}") == "ISR-FX-GOAL"
    s.players[0].faces[3] = 3

    assert why(s, f"use {slot}") is None


@pytest.mark.rule("ISR-REROLL-6")
def test_the_token_is_chosen_before_the_window_and_not_changed_by_rerolls() -> None:
    s, slot = adventure("watchtower", stone=1, wood=1, food=1, token="harvest")
    do(s, f"use {slot}", "die 0", "done")

    assert s.players[0].token == 2


@pytest.mark.rule("ISR-MPADV-2", "ISR-HID-4")
def test_a_reroll_changes_the_faces_only_for_the_player_who_used_it() -> None:
    s = expanding(2, "adventure_multi", 1)
    Reroll(0, (0, 1, 2, 3)).settle(s, (5, 5, 5, 4))

    assert s.players[0].faces == [3, 3, 3, 5]
    assert s.players[1].faces == [0, 1, 2, 4]
    assert awaited(s) == [0, 1]
