"""End of build: section END of the ledger."""

from __future__ import annotations

import pytest

from gromada.games.villagers.end_of_build import TurnFounders, end_of_build
from gromada.games.villagers.profiteers import Copper
from tests.games.villagers.building import awaited_question, do, of, run, valley


@pytest.mark.rule("VIL-END-1", "VIL-R-37", "VIL-R-23")
def test_copper_is_converted_before_the_founders_turn() -> None:
    """The Captain still counts the Founders' Gold symbol."""
    s = valley(modules=["profiteers"], villages=[["founders", "captain"], ["fed"]], gold=[0, 0])
    run(s, *end_of_build(s))
    assert isinstance(awaited_question(s), Copper)

    do(s, "slot 2")

    assert s.players[0].gold == 1
    assert of(s)[0] == "fed"


@pytest.mark.rule("VIL-END-2")
@pytest.mark.parametrize(
    ("laid", "is_turned"),
    [
        (["founders"], True),
        (["founders", "wattler"], True),
        (["founders", "hunter"], False),
        (["founders", "swineherd@0"], False),
        (["fed"], False),
        (["founders", "hayer", "grazier@1"], False),
    ],
)
def test_a_village_without_food_turns_its_founders(laid: list[str], is_turned: bool) -> None:
    s = valley(villages=[laid])

    run(s, TurnFounders())

    assert s.players[0].has_turned == is_turned
    assert (of(s)[0] == "fed") == (is_turned or laid[0] == "fed")


@pytest.mark.rule("VIL-END-3", "VIL-R-9")
def test_founders_turn_once_in_a_game_even_if_they_were_laid_anew() -> None:
    s = valley()
    run(s, TurnFounders())
    s.players[0].village[0] -= 1  # laid out anew with the Gold side up
    s.players[0].food = 0

    run(s, TurnFounders())

    assert of(s) == ["founders"]


@pytest.mark.rule("VIL-R-24")
def test_food_of_an_improvement_is_not_food_of_the_village() -> None:
    s = valley()
    s.players[0].bonus_food = 1

    run(s, TurnFounders())

    assert of(s) == ["fed"]
