"""`greedy1` and `mcts1` are what later bots are measured against: they answer as they did in version 1.

The answers below were written down when version 1 was closed. They are about a game of the tests, since the evaluation
of a real one may be bettered.
"""

from __future__ import annotations

import pytest

from gromada.bots.registry import make_bot
from gromada.core.play import awaited, options, play
from tests.bots.interpreted.lots import GAME, for_bots

ANSWERS = {
    "greedy1": "lg g3 g3 g2 lg g3 g1 g4 lg g3 g1 g3 lg g3 g3 g1 lg g3 g1 g3 lg g3 g4 g3 lg g3 g4 g0 lg g3 g1 g0",
    "greedy1:samples=1": "lg g3 g3 g2 lg g3 g1 g4 lg g3 g1 g3 lg g3 g3 g1 "
    "lg g3 g1 g3 lg g3 g4 g3 lg g3 g4 g0 lg g3 g1 g0",
    "mcts1:rollouts=30": "lg g3 g3 g0 lg g3 g2 g0 lg g3 g4 g3 lg g3 g4 g1 "
    "lg g3 g2 g2 lg g3 g3 g0 lg g3 g0 g1 lg g3 g0 g0",
    "mcts1:rollouts=30,depth=4,sharpness=0": "lg g1 g4 g4 st g0 g0 st g0 g3 st g0 g1 "
    "st g3 g2 lg g3 g1 g1 st g2 g2 st g1 g0",
}


def answers(bot: str) -> str:
    """All answers of one bot in both seats, in eight games, in short."""
    found = []
    for seed in range(8):
        s = GAME.new(2, seed)
        player = make_bot(bot, seed)
        while asked := awaited(s):
            pick = player.pick(for_bots(GAME), s, asked[0], options(s, asked[0]))
            found.append(pick.text[0] + pick.text[-1])
            play(s, asked[0], pick)
    return " ".join(found)


@pytest.mark.parametrize("bot", ANSWERS)
def test_a_bot_of_version_1_answers_as_it_always_did(bot: str) -> None:
    assert answers(bot) == ANSWERS[bot]
