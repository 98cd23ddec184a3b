"""Bots are handed the truth and must not use it."""

from __future__ import annotations

import pytest

from gromada.bots.registry import make_bot
from gromada.core.actions import Action
from gromada.core.play import options, play
from tests.bots.interpreted.lots import GAME, GIFTS, LONG, LOTS, for_bots, lots

BOTS = ["uniform", "greedy", "mcts:rollouts=40", "mcts:rollouts=40,depth=5,sharpness=0"]
BOTS += ["search:rollouts=1", "search:rollouts=40", "search:rollouts=40,depth=5", "search:rollouts=400,noise=0.05"]


def picks(bot: str, other: int, seed: int) -> str:
    """What the bot guesses when the other seat's secret lot is this one."""
    game = for_bots(GAME)
    s = lots(other)
    play(s, 0, "short")
    return make_bot(bot, seed).pick(game, s, 0, options(s, 0)).text


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seed", range(8))
def test_two_truths_that_look_the_same_get_the_same_answer(bot: str, seed: int) -> None:
    assert len({picks(bot, other, seed) for other in range(LOTS)}) == 1


@pytest.mark.parametrize("bot", BOTS)
def test_a_secret_is_guessed_no_better_than_by_chance(bot: str) -> None:
    right = [picks(bot, 3, seed) == "guess 3" for seed in range(60)]

    assert 1 <= sum(right) <= 28  # of 60 with chance 1/5: 12 expected, 28 is five deviations away


@pytest.mark.parametrize("bot", ["greedy", "mcts:rollouts=60", "search:rollouts=1"])
def test_a_step_is_judged_by_where_its_details_lead(bot: str) -> None:
    game = for_bots(GAME)
    s = lots(1)
    player = make_bot(bot, 1)

    first = player.pick(game, s, 0, options(s, 0))
    play(s, 0, first)
    second = player.pick(game, s, 0, options(s, 0))

    assert (first, second) == (LONG, GIFTS[3])


def test_a_search_sees_mostly_through_the_luck_of_a_prize() -> None:
    """Its tries are shared with the guess that follows, whose prize is ten times what a better gift is worth."""
    game = for_bots(GAME)
    found: list[Action] = []
    for seed in range(1, 21):
        s = lots(1)
        player = make_bot("search:rollouts=200", seed)
        first = player.pick(game, s, 0, options(s, 0))
        play(s, 0, first)
        if first is LONG:
            found.append(player.pick(game, s, 0, options(s, 0)))

    assert len(found) > 15
    assert found.count(GIFTS[3]) > len(found) / 2


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_leaves_the_position_as_it_was(bot: str) -> None:
    game = for_bots(GAME)
    s = lots(1)
    before = GAME.to_json(s)

    make_bot(bot, 1).pick(game, s, 0, options(s, 0))

    assert GAME.to_json(s) == before
