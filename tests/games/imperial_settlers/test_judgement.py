"""What the greedy bot does with a round: it leaves nothing useful undone, whether it is the last to end or not."""

from __future__ import annotations

from typing import Any

import pytest

from gromada.bots.greedy import GreedyBot
from gromada.core.play import awaited, options, play
from gromada.games.imperial_settlers.actions import Build, EndPhase
from tests.games.imperial_settlers.building import GAME

ANY_GAME: Any = GAME
SLACK = 3.0  # points, of some fifty


def played(seed: int, last: int) -> tuple[list[int], int]:
    """The scores of a game in which one seat is always the last to end, and how much was left that could be built."""
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

    return GAME.scores(s), undone


@pytest.mark.whole_games
def test_greedy_leaves_nothing_undone_and_gains_as_much_whether_it_ends_first_or_last() -> None:
    games = {(seed, last): played(seed, last) for seed in range(4) for last in (0, 1)}
    gains = [scores[last] - scores[1 - last] for (_, last), (scores, _) in games.items()]

    assert sum(undone for _, undone in games.values()) == 0
    assert min(min(scores) for scores, _ in games.values()) > 30
    assert abs(sum(gains)) / len(gains) < SLACK
