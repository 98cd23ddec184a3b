"""Bots are found by name, with knobs."""

from __future__ import annotations

import pytest

from gromada.bots.mcts import MctsBot
from gromada.bots.registry import BOTS, BadBot, make_bot, split_bots, with_knobs


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_is_made_by_its_name(name: str) -> None:
    assert make_bot(name).name == name


def test_knobs_reach_the_bot() -> None:
    bot = make_bot("mcts:time=0.5,rollouts=9,exploration=2,depth=3,sharpness=0")

    assert isinstance(bot, MctsBot)
    assert (bot.seconds, bot.rollouts, bot.exploration, bot.depth, bot.sharpness) == (0.5, 9, 2.0, 3, 0.0)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "there is no bot ''; the bots are: lamb, fox, owl, dragon, search, glance, uniform"),
        (
            "Greedy",
            "there is no bot 'Greedy'|greedy, mcts, greedy1, mcts1",
        ),
        ("uniform:x=1", "the bot uniform has no knob 'x'; its knobs, written knob=number, are: none at all"),
        ("greedy:samples", "the bot greedy has no knob 'samples'|its knobs, written knob=number, are: samples"),
        ("greedy:samples=0", "the knob samples of the bot greedy is a whole number from 1 to 1000, not '0'"),
        ("greedy:samples=1.5", "the knob samples of the bot greedy is a whole number from 1 to 1000, not '1.5'"),
        ("mcts:time=nan", "the knob time of the bot mcts is a number from 0.001 to 3600, not 'nan'"),
        ("mcts:time=", "the knob time of the bot mcts is a number from 0.001 to 3600, not ''"),
    ],
)
def test_a_bad_bot_is_refused_with_what_was_possible(text: str, sentence: str) -> None:
    with pytest.raises(BadBot) as caught:
        make_bot(text)

    for part in sentence.split("|"):
        assert part in str(caught.value)


@pytest.mark.parametrize(
    ("text", "bots"),
    [
        ("greedy", ["greedy"]),
        ("greedy, uniform", ["greedy", "uniform"]),
        ("mcts:time=1,rollouts=9,greedy", ["mcts:time=1,rollouts=9", "greedy"]),
        ("greedy,mcts:time=1,mcts:time=2", ["greedy", "mcts:time=1", "mcts:time=2"]),
    ],
)
def test_a_part_without_a_name_continues_the_bot_before_it(text: str, bots: list[str]) -> None:
    assert split_bots(text) == bots


def test_knobs_are_set_on_the_bots_that_have_them() -> None:
    bots = with_knobs(["mcts", "mcts:rollouts=9", "greedy", "nobody"], {"time": None, "rollouts": 40})

    assert bots == ["mcts:rollouts=40", "mcts:rollouts=9", "greedy", "nobody"]
