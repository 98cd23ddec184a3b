"""Invariants: the last section of the ledger, over whole random games with and without modules."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from gromada.games.villagers.market import coins_lying
from gromada.games.villagers.state import Valley
from tests.games.villagers.building import ALL_MODULES, GAME
from tests.games.villagers.contract_cases import check

GAMES = [(seats, modules, seed) for seats in (1, 2, 4, 5) for modules in (False, True) for seed in (1, 2)]


def moments(seats: int, modules: bool, seed: int) -> Valley:
    """Plays a game at random and checks every moment of it; the finished game."""
    s = GAME.new(seats, seed, dict.fromkeys(ALL_MODULES, modules))
    rng = Rng.seeded(seed)
    while asked := awaited(s):
        check(s)
        answers = options(s, asked[0])
        play(s, asked[0], answers[rng.below(len(answers))])
    check(s)
    return s


@pytest.mark.rule(
    "VIL-INV-1",
    "VIL-INV-2",
    "VIL-INV-3",
    "VIL-INV-4",
    "VIL-INV-6",
    "VIL-INV-7",
    "VIL-INV-9",
    "VIL-INV-11",
    "VIL-INV-13",
)
@pytest.mark.parametrize(("seats", "modules", "seed"), GAMES)
def test_what_is_always_true(seats: int, modules: bool, seed: int) -> None:
    s = moments(seats, modules, seed)

    assert s.is_over()


@pytest.mark.rule("VIL-INV-10", "VIL-INV-15")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_each_market_is_held_once_and_the_supply_is_the_score(seats: int) -> None:
    s = moments(seats, False, 3)

    held = [event.market for event in s.events if type(event).__name__ == "MarketHeld"]  # type: ignore[attr-defined]
    assert held == [1] * len(s.players) + [2] * len(s.players)
    assert GAME.scores(s) == [p.gold for p in s.players[:seats]]
    assert [coins_lying(p) for p in s.players] == [0] * len(s.players)


@pytest.mark.rule("VIL-INV-12", "VIL-R-1", "VIL-EMPTY-4")
def test_gold_changes_only_where_an_event_tells_of_it() -> None:
    """Without modules: Road coins, padlocks, Smuggler and markets; and the bank pays whatever it owes."""
    s = GAME.new(3, 8)
    rng = Rng.seeded(8)
    tells = {"Drafted", "Unlocked", "PaidBank", "Gained", "MarketHeld"}
    while asked := awaited(s):
        before = [p.gold + coins_lying(p) for p in s.players]
        s.events.clear()
        answers = options(s, asked[0])
        play(s, asked[0], answers[rng.below(len(answers))])
        if [p.gold + coins_lying(p) for p in s.players] != before:
            assert tells & {type(event).__name__ for event in s.events}
    for p in s.players:
        p.gold += 10_000  # more than all coins in the box: Gold is a number

    assert min(GAME.scores(s)) > 10_000
