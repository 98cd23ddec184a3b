"""Mini Villagers: section MINI of the ledger."""

from __future__ import annotations

import pytest

from gromada.core.play import advance
from gromada.games.villagers.events import FirstPlayerChosen, MiniPaired, MiniTaken
from gromada.games.villagers.mini import MiniDeal, MiniTurn, discard_pair, giver, mini_turn
from gromada.games.villagers.printed import NO_SUIT
from gromada.games.villagers.state import Valley
from tests.games.villagers.building import GAME, valley

PAIRS = GAME.villagers_box.minis
COUNTESS = PAIRS.index(NO_SUIT)


def minis(*hands: list[int], pile: list[int]) -> Valley:
    s = valley(len(hands))
    s.minis = [*[hand[:] for hand in hands], pile[:]]
    return s


@pytest.mark.rule("VIL-MINI-1")
def test_there_are_eight_pairs_and_the_capricious_countess() -> None:
    assert sorted(PAIRS.count(pair) for pair in set(PAIRS)) == [1, 2, 2, 2, 2, 2, 2, 2, 2]


@pytest.mark.rule("VIL-MINI-2")
@pytest.mark.parametrize(("seats", "each", "left"), [(2, 8, 1), (3, 5, 2), (4, 4, 1), (5, 3, 2)])
def test_everybody_gets_equally_many_and_the_rest_is_a_pile(seats: int, each: int, left: int) -> None:
    deck = [*range(0, 17, 2), *range(1, 17, 2)]  # no two halves of a pair in the first half

    s = valley(seats)
    MiniDeal().settle(s, (*deck, 0))

    discarded = 2 * sum(isinstance(event, MiniPaired) for event in s.events)
    assert sum(len(hand) for hand in s.minis[:-1]) == each * seats - discarded
    assert len(s.minis[-1]) == left


@pytest.mark.rule("VIL-MINI-3", "VIL-MINI-5")
def test_a_pair_is_discarded_one_at_a_time() -> None:
    s = minis([0, 1, 2, 3], [4], pile=[COUNTESS])

    assert discard_pair(s, 0)
    assert len(s.minis[0]) == 2
    assert discard_pair(s, 0)
    assert not discard_pair(s, 0)


@pytest.mark.rule("VIL-MINI-4")
def test_the_pile_comes_first_then_the_neighbour_to_the_right_who_has_cards() -> None:
    s = minis([0], [], [1, 2], pile=[COUNTESS])

    MiniTurn(0).settle(s, (0,))
    assert s.minis[0] == [0, COUNTESS]

    assert giver(s, 0) == 2
    MiniTurn(0).settle(s, (0,))
    assert s.minis == [[COUNTESS], [], [2], []]


@pytest.mark.rule("VIL-MINI-6")
def test_whoever_is_left_with_the_countess_is_first() -> None:
    s = minis([], [COUNTESS], [], pile=[])

    assert mini_turn(s, 0) == []
    assert s.first == 1
    assert s.events == [FirstPlayerChosen(1)]


@pytest.mark.rule("VIL-MINI-7", "VIL-R-29")
def test_with_all_hands_empty_the_player_whose_turn_it_is_takes_the_countess() -> None:
    s = minis([], [], [], pile=[COUNTESS])

    assert mini_turn(s, 2) == []
    assert s.first == 2


@pytest.mark.rule("VIL-MINI-6", "VIL-SETUP-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_of_mini_villagers_finds_a_first_player(seats: int) -> None:
    found = set()
    for seed in range(60):
        s = GAME.new(seats, seed, {"first_player": "mini_villagers"})
        assert s.minis == []
        assert sum(isinstance(event, FirstPlayerChosen) for event in s.events) == 1
        assert all(
            isinstance(event, (MiniTaken, MiniPaired))
            for event in s.events[
                : s.events.index(next(event for event in s.events if isinstance(event, FirstPlayerChosen)))
            ]
        )
        found.add(s.first)
    advance(s)

    assert found == set(range(seats))
