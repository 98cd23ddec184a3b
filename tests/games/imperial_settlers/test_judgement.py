"""What the greedy bot does with a round: it leaves nothing useful undone, whether it is the last to end or not."""

from __future__ import annotations

from typing import Any

import pytest

from gromada.bots.greedy import GreedyBot
from gromada.core.play import awaited, options, play
from gromada.games.imperial_settlers.actions import Build, EndPhase
from tests.games.imperial_settlers.building import GAME

ANY_GAME: Any = GAME


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("last", [0, 1])
def test_greedy_ends_no_phase_while_a_track_can_still_be_built(last: int, seed: int) -> None:
    s = GAME.new(2, seed, {"mode": "competition_basic"})
    bots = [GreedyBot(seed), GreedyBot(seed + 1)]
    undone = 0
    while asked := awaited(s):
        seat = 1 - last if len(asked) > 1 else asked[0]
        offered = options(s, seat)
        answer = bots[seat].pick(ANY_GAME, s, seat, offered)
        if isinstance(answer, EndPhase):
            undone += len([action for action in offered if isinstance(action, Build)])
        play(s, seat, answer)

    assert undone == 0
    assert min(GAME.scores(s)) > 30
