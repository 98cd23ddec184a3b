"""Recipe: imitation. A net learns what `mcts` answers, which takes a thousandth of its time, and plays like it.

    python examples/imitate_mcts.py --games 60 --seed 1
    python examples/imitate_mcts.py villagers --seats 2 --teacher greedy --games 100

Games are played by the teacher with a random answer now and then, so that positions are seen that it would not come
to; what it answers there is what the net learns. Writes `imitation.policy` and `imitation.svg`. Without a game it is an
Adventure sheet of Imperial Settlers, played alone.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from small_ppo import Net, curve, features_for, final_scores, imitated, share_of_wins, watched

import gromada
from gromada.bots.bot import Bot
from gromada.bots.registry import make_bot

SHEET: dict[str, Any] = {"mode": "adventure", "sheet": 1}
PASSES = 30


def taught(game: Any, seats: int, options: dict[str, Any], teacher: str, games: int, seed: int, out: Path) -> Bot:
    """The pupil as a bot, from its own file."""
    net = Net(features_for(game, seats), len(game.catalogue), 128, seed)
    told = imitated(net, watched(game, seats, options, teacher, games, seed), PASSES, seed)
    file = out / "imitation.policy"
    net.save(file, game)
    curve(told, {}, f"Imitation of {teacher}: surprise at its answers (nats)", out / "imitation.svg")
    return make_bot(f"policy:{file}")


def compared(game: Any, seats: int, options: dict[str, Any], pupil: Bot, deals: int) -> str:
    """Alone: mean points beside greedy and uniform on the same deals. At two seats: victories over each of them."""
    others = {name: make_bot(name) for name in ("greedy", "uniform")}
    if seats == 1:
        bots = {"pupil": pupil, **others}
        points = {n: float(np.mean(final_scores(game, options, [b], range(deals)))) for n, b in bots.items()}
        return ", ".join([f"{name} {mean:.1f} points" for name, mean in points.items()]) + f" on {deals} deals"
    won = {name: share_of_wins(game, options, pupil, bot, deals) for name, bot in others.items()}
    return "wins " + ", ".join([f"{share:.0%} against {name}" for name, share in won.items()]) + f" of {deals} games"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=gromada.GAMES)
    parser.add_argument("--seats", type=int, choices=(1, 2))
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--teacher", default="mcts:rollouts=200")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--out", type=Path, default=Path())
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    played = gromada.game(given.game or "imperial_settlers")
    seats = given.seats or (2 if given.game else 1)
    chosen = {} if given.game else SHEET
    bot = taught(played, seats, chosen, given.teacher, given.games, given.seed, given.out)
    print(compared(played, seats, chosen, bot, given.deals))
