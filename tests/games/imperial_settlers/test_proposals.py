"""What a careful player would answer: dice not worth keeping, faces with which most can be bought."""

from __future__ import annotations

from typing import Any

import pytest

from gromada.games.imperial_settlers.proposals import bought, value_rerolled, value_shown
from gromada.games.imperial_settlers.state import Empire
from tests.games.imperial_settlers.building import GAME, adventure, do, hand, texts


def proposed(s: Empire) -> list[str]:
    return [action.text for action in GAME.proposal(s, 0)]


def rolling(faces: tuple[int, int, int, int], **pool: Any) -> Empire:
    """Two Resource dice may be rolled again."""
    s, slot = adventure("watchtower", faces=faces, **pool)
    do(s, f"use {slot}")
    return s


@pytest.mark.rule("ISR-FX-REROLL", "ISR-REROLL-3")
def test_a_die_is_rolled_again_if_more_is_to_be_expected_of_it() -> None:
    s = rolling((0, 0, 0, 4), stone=3, gold=0)
    now = bought(s, s.players[0])
    assert value_rerolled(s, 0, 0) > now, "three times Stone buys little"

    assert len(proposed(s)) == 2
    do(s, *proposed(s))
    assert "done" not in texts(s), "the dice are rolled"


@pytest.mark.rule("ISR-REROLL-3", "ISR-REROLL-4")
def test_of_dice_that_are_good_as_they_are_no_more_are_rolled_than_must_be() -> None:
    s = rolling((3, 3, 3, 4), gold=3)
    assert max([value_rerolled(s, 0, die) for die in range(3)]) < bought(s, s.players[0])

    assert proposed(s)[1:] == ["done"]


@pytest.mark.rule("ISR-FX-SETDIE")
def test_a_die_is_turned_to_the_face_that_helps_most() -> None:
    s, slot = adventure("observatory", faces=(0, 0, 0, 4), stone=3)
    do(s, f"use {slot}")
    best = max([value_shown(s, 0, die, face) for die in range(3) for face in (1, 2)])

    moves = proposed(s)
    do(s, *moves)

    assert bought(s, s.players[0]) >= best
    assert "done" not in texts(s)


@pytest.mark.rule("ISR-FX-COPY", "ISR-FX-ANY")
def test_a_single_answer_needs_no_proposal() -> None:
    s, slot = adventure("watchtower", faces=(0, 1, 2, 4), stone=1, wood=1, food=1)
    hand(s.players[0], actions=4)
    assert proposed(s) == []
    assert f"use {slot}" in texts(s)


@pytest.mark.rule("ISR-FX-COPY")
def test_dice_are_copied_that_help_the_hand_most() -> None:
    s, slot = adventure("house_of_scribes", faces=(0, 3, 2, 4))
    s.players[0].raises[slot] = 1
    do(s, f"use {slot}")

    assert proposed(s)[0] == "die 1", "Gold stands for everything"
    assert len(proposed(s)) == 2
