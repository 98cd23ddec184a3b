"""The bots in a real game: legal, repeatable, honest, and each better than the one before."""

from __future__ import annotations

import pytest

import gromada
from gromada.bots.mcts import MctsBot, Node, is_settled, turns_in
from gromada.bots.registry import make_bot
from gromada.bots.uniform import play_out, play_out_noting, play_some
from gromada.core.rng import Rng
from gromada.sim.arena import plan_arena, standings
from gromada.sim.runner import play_jobs

GAME = "imperial_settlers"
BOTS = ["uniform", "greedy", "mcts:rollouts=12", "mcts:rollouts=12,depth=6,sharpness=0"]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("seats", "mode"), [(1, "adventure"), (2, "competition_advanced"), (3, "adventure_multi")])
def test_a_bot_answers_with_an_option_and_changes_nothing(bot: str, seats: int, mode: str) -> None:
    game = gromada.game(GAME)
    s = game.new(seats, seed=2, options={"mode": mode})
    player = make_bot(bot, 1)
    for step in range(20):
        play_some(s, Rng(step + 1), 7)
        for seat in gromada.awaited(s):
            before = game.to_json(s)
            assert player.pick(game, s, seat, gromada.options(s, seat)) in gromada.options(s, seat)
            assert game.to_json(s) == before


@pytest.mark.parametrize("bot", BOTS)
def test_two_truths_that_look_the_same_get_the_same_answer(bot: str) -> None:
    """What luck will bring, and what others do in the running phase, is different in the twin."""
    game = gromada.game(GAME)
    compared = 0
    for start in range(12):
        s = game.new(3, seed=start)
        play_some(s, Rng(start + 1), 9 + 5 * start)
        for seat in gromada.awaited(s):
            twin = game.determinize(s, seat, Rng(1000 + start))
            assert game.view(s, seat) == game.view(twin, seat)
            picks = [make_bot(bot, 7).pick(game, truth, seat, gromada.options(truth, seat)) for truth in (s, twin)]
            assert picks[0] is picks[1]
            compared += 1
    assert compared > 12


def test_a_single_option_is_taken_without_thinking() -> None:
    game = gromada.game(GAME)
    s = game.new(2, seed=2)
    seat = gromada.awaited(s)[0]
    only = gromada.options(s, seat)[:1]
    bot = MctsBot(1, seconds=60)

    assert bot.pick(game, s, seat, only) is only[0]
    assert bot.iterations == 0


def test_the_search_keeps_its_time() -> None:
    game = gromada.game(GAME)
    s = game.new(2, seed=2)
    seat = gromada.awaited(s)[0]
    bot = MctsBot(1, seconds=0.05)

    bot.pick(game, s, seat, gromada.options(s, seat))

    assert bot.iterations >= 8


def test_noting_the_moves_does_not_change_a_random_game() -> None:
    game = gromada.game(GAME)
    plain, noted = game.new(2, seed=3), game.new(2, seed=3)
    moves: list[tuple[int, str]] = []

    assert play_out(plain, Rng(5)) == play_out_noting(noted, Rng(5), moves) == len(moves)
    assert game.to_json(plain) == game.to_json(noted)


@pytest.mark.parametrize(
    ("better", "worse", "games"),
    [("greedy", "uniform", 20), ("mcts:rollouts=40", "greedy", 10)],
)
def test_each_bot_beats_the_one_before(better: str, worse: str, games: int) -> None:
    game = gromada.game(GAME)
    plan = plan_arena(GAME, None, 2, game.read_options(2, {}), [better, worse], 1, games)

    first, _ = standings(plan, list(play_jobs(plan.jobs(), 1)))

    assert first.win_rate > 0.6  # `gromada arena` gives the interval; a test has no time for enough games


def test_a_search_ends_when_the_rest_of_its_time_cannot_change_the_answer() -> None:
    root = Node(1.0)
    for number, visits in enumerate((90, 30, 5)):
        root.children[number] = Node(0.3)
        root.children[number].visits = visits

    assert is_settled(root, 59.0)
    assert not is_settled(root, 60.0)


def test_turns_are_counted_by_who_answers() -> None:
    assert [turns_in(movers) for movers in ([], [2], [0, 0, 1, 1, 0], [1, 2, 3])] == [0, 0, 2, 2]
