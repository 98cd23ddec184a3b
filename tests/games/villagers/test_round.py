"""The round: section FLOW of the ledger."""

from __future__ import annotations

import pytest

from gromada.core.play import advance, awaited, options, play
from gromada.core.rng import Rng
from gromada.games.villagers.end_of_build import PassMarker
from gromada.games.villagers.events import BuildStarted, Drafted, MarkerPassed, MarketHeld, RoadPaved, RoundStarted
from gromada.games.villagers.round import MarketCheck, Round
from gromada.games.villagers.state import Valley
from tests.games.villagers.building import ALL_MODULES, GAME, do, run, valley


def played(seats: int, seed: int, **options_: object) -> Valley:
    s = GAME.new(seats, seed, options_)
    rng = Rng.seeded(seed)
    while asked := awaited(s):
        answers = options(s, asked[0])
        play(s, asked[0], answers[rng.below(len(answers))])
    return s


@pytest.mark.rule("VIL-FLOW-1", "VIL-FLOW-2")
def test_a_round_is_draft_road_build_marker_and_everything_starts_with_the_first_player() -> None:
    s = valley(3, first=2, then=[Round()])
    while not any(isinstance(event, MarkerPassed) for event in s.events):
        do(s, "stack 1" if s.stacks[0] else "done" if "done" in texts(s) else texts(s)[0])

    kinds = [type(event) for event in s.events]
    builders = [event.seat for event in s.events if isinstance(event, BuildStarted)]
    drafters = [event.seat for event in s.events if isinstance(event, Drafted)]
    assert drafters[:3] == [2, 0, 1]
    assert builders == [2, 0, 1]
    assert kinds.index(RoadPaved) > max(i for i, k in enumerate(kinds) if k is Drafted)
    assert kinds.index(RoadPaved) < kinds.index(BuildStarted) < kinds.index(MarkerPassed)


def texts(s: Valley) -> list[str]:
    return [str(action) for action in options(s, awaited(s)[0])]


@pytest.mark.rule("VIL-FLOW-3", "VIL-R-3", "VIL-MARKET-4", "VIL-INV-10")
@pytest.mark.parametrize(
    ("stacks", "is_held"),
    [
        ([[], [], ["mason"], [], [], []], True),
        ([["mason"], [], ["mason"], [], [], []], False),
        ([[], ["mason"], ["mason"], [], [], []], False),
    ],
)
def test_the_first_market_needs_the_first_two_stacks_empty_and_is_held_once(
    stacks: list[list[str]], is_held: bool
) -> None:
    s = valley(3, stacks=stacks)

    run(s, MarketCheck())
    assert (s.markets == 1) == is_held
    gold = [p.gold for p in s.players]
    s.agenda.clear()
    run(s, MarketCheck())

    assert [p.gold for p in s.players] == gold


@pytest.mark.rule("VIL-FLOW-4", "VIL-FLOW-5")
def test_with_all_stacks_empty_both_markets_are_held_in_order_and_the_game_ends() -> None:
    s = valley(3, stacks=[[]] * 6)

    run(s, MarketCheck())

    held = [event.market for event in s.events if isinstance(event, MarketHeld)]
    assert held == [1, 1, 1, 2, 2, 2]
    assert s.is_over()


@pytest.mark.rule("VIL-FLOW-6", "VIL-INV-5")
def test_an_emptied_stack_stays_empty() -> None:
    for seed in range(6):
        s = GAME.new(3, seed, {"improvements": True, "saints": True})
        rng = Rng.seeded(seed)
        empty: set[int] = set()
        while asked := awaited(s):
            answers = options(s, asked[0])
            play(s, asked[0], answers[rng.below(len(answers))])
            now = {stack for stack in range(6) if not s.stacks[stack]}
            assert empty <= now
            empty = now


@pytest.mark.rule("VIL-FLOW-7", "VIL-END-4", "VIL-R-40")
def test_the_marker_goes_left_before_any_market() -> None:
    s = valley(3, first=2, stacks=[[]] * 6)

    run(s, PassMarker(), MarketCheck())

    assert s.first == 0
    assert isinstance(s.events[0], MarkerPassed)
    assert isinstance(s.events[1], MarketHeld)


@pytest.mark.rule("VIL-FLOW-8")
def test_only_the_moment_of_the_check_counts() -> None:
    s = valley(3, stacks=[[]] * 6)
    s.stacks[5] = [0]
    run(s, MarketCheck())
    assert s.markets == 1

    s.agenda.clear()
    s.stacks[5] = []
    run(s, MarketCheck())

    assert s.markets == 2


@pytest.mark.rule("VIL-FLOW-9", "VIL-INV-14")
@pytest.mark.parametrize(("seats", "most"), [(1, 30), (2, 14), (3, 11), (4, 10), (5, 9)])
def test_a_game_is_finite(seats: int, most: int) -> None:
    for seed in range(4):
        s = played(seats, seed, **dict.fromkeys(ALL_MODULES, seed % 2 == 1))
        rounds = [event.round for event in s.events if isinstance(event, RoundStarted)]

        assert rounds == list(range(1, s.round + 1))
        assert s.round <= most


@pytest.mark.rule("VIL-INV-14")
def test_trading_every_turn_does_not_make_a_game_endless() -> None:
    s = GAME.new(2, 5)
    while asked := awaited(s):
        moves = texts(s)
        trade = [move for move in moves if move.startswith(("trade", "basic"))]
        stack = [move for move in moves if move.startswith("stack")]
        play(s, asked[0], (trade or stack[:1] or [moves[0]])[0])

    assert s.is_over()
    assert sum(s.basics) == 0
    assert s.round <= 14


@pytest.mark.rule("VIL-INV-8")
def test_squares_are_empty_outside_the_draft() -> None:
    s = GAME.new(4, 2)
    rng = Rng.seeded(2)
    advance(s)
    while asked := awaited(s):
        if type(s.agenda[-1]).__name__ in ("Build", "Place", "Unlock"):
            assert not [p for p in s.players if p.square]
        answers = options(s, asked[0])
        play(s, asked[0], answers[rng.below(len(answers))])
