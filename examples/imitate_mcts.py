"""Recipe: imitation. A net learns what `mcts` answers, which takes a thousandth of its time, and plays like it.

    python examples/imitate_mcts.py --games 60 --seed 1

Games are played by mcts with a random answer now and then, so that positions are seen that it would not come to; what
it answers there is what the net learns. Writes `imitation.policy` and `imitation.svg`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from small_ppo import Net, curve, features_for, final_scores, imitated, watched

import gromada
from gromada.bots.registry import make_bot

GAME = gromada.game("imperial_settlers")
OPTIONS: dict[str, Any] = {"mode": "adventure", "sheet": 1}
PASSES = 30


def learn(games: int, thinking: str, seed: int, out: Path, deals: range) -> dict[str, float]:
    """Mean points of the pupil, its teacher, greedy and uniform, on the same deals."""
    net = Net(features_for(GAME, 1), len(GAME.catalogue), 128, seed)
    told = imitated(net, watched(GAME, 1, OPTIONS, thinking, games, seed), PASSES, seed)
    file = out / "imitation.policy"
    net.save(file, GAME)
    curve(told, {}, f"Imitation of {thinking}: surprise at its answers (nats)", out / "imitation.svg")
    bots = {"pupil": make_bot(f"policy:{file}"), "greedy": make_bot("greedy"), "uniform": make_bot("uniform")}
    return {name: float(np.mean(final_scores(GAME, OPTIONS, [bot], deals))) for name, bot in bots.items()}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--teacher", default="mcts:rollouts=200")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--out", type=Path, default=Path())
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    found = learn(given.games, given.teacher, given.seed, given.out, range(given.deals))
    print(", ".join([f"{name} {points:.1f} points" for name, points in found.items()]), f"on {given.deals} deals")
