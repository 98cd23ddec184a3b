"""What is proposed in some random games, a line a question.

python tests/tools/proposed.py GAME [GAMES]
"""

from __future__ import annotations

import sys

import gromada
from gromada.core.play import awaited, options, play, question
from gromada.core.rng import Rng


def main(name: str, games: int) -> None:
    game = gromada.game(name)
    for seed in range(games):
        s, luck = game.new(max(2, game.min_seats), seed, {}), Rng.seeded(seed + 1)
        while asked := awaited(s):
            seat = asked[luck.below(len(asked))]
            proposed = [action.text for action in game.proposal(s, seat)]
            if proposed:
                print(seed, seat, type(question(s, seat)).__name__, ", ".join(proposed))
            offered = options(s, seat)
            play(s, seat, offered[luck.below(len(offered))])


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2)
