"""What bots think of: alike answers once, and cards that they know to lie on top."""

from __future__ import annotations

from gromada.core.steps import Choice
from gromada.games.villagers.knowledge import look_at
from gromada.games.villagers.state import Valley
from tests.games.villagers.building import GAME, building, do, drafting


def thought_about(s: Valley, *moves: str) -> list[str]:
    do(s, *moves)
    choice = s.agenda[-1]
    assert isinstance(choice, Choice)
    return [action.text for action in GAME.sensible(s, choice)]


def test_of_alike_places_one_is_thought_about() -> None:
    hayers = ["hayer", "hayer", "hayer+1", "hayer"]
    s = building(villages=[["founders", *hayers]], hands=[["thatcher"]])

    assert thought_about(s, "play thatcher") == ["slot 2", "slot 4"]


def test_a_covered_start_is_not_like_another_one() -> None:
    s = building(villages=[["founders", "hayer", "thatcher@1", "hayer", "grazier@3"]], hands=[["thatcher"]])

    assert thought_about(s, "play thatcher") == ["slot 2", "slot 4"]


def test_a_good_card_known_on_top_is_worth_more_than_a_poor_one() -> None:
    worth = []
    for top in ("spelunker", "wattler", "beekeeper"):
        s = drafting(stacks=[["hunter", top], *[["hunter", "hunter"]] * 5], villages=[["founders"], ["founders"]])
        unseen = GAME.evaluate(s, 0)
        look_at(s.stacks[0], 1, 0)
        worth.append(GAME.evaluate(s, 0) - unseen)

    assert worth[0] < worth[1] < worth[2]
