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
from small_ppo import Net, curve, features_for, final_scores

import gromada
from gromada.bots.registry import make_bot

GAME = gromada.game("imperial_settlers")
OPTIONS: dict[str, Any] = {"mode": "adventure", "sheet": 1}
ODD = 6  # one answer in so many is a random one
PASSES = 30


def lessons(games: int, thinking: str, seed: int) -> list[Any]:
    """What was seen, what was allowed, and what the teacher answered."""
    rng = np.random.default_rng(seed)
    teacher = make_bot(thinking, seed)
    seen: list[Any] = []
    masks: list[Any] = []
    codes: list[int] = []
    for game in range(games):
        s = GAME.new(1, 1_000_000 * (seed + 1) + game, OPTIONS)
        while asked := gromada.awaited(s):
            answers = gromada.options(s, asked[0])
            answer = teacher.pick(GAME, s, asked[0], answers)
            if len(answers) > 1:
                mask = np.zeros(len(GAME.catalogue), bool)
                mask[[one.code for one in answers]] = True
                seen.append(np.array(GAME.features(s, asked[0]), np.float32))
                masks.append(mask)
                codes.append(answer.code)
            if rng.integers(ODD) == 0:
                answer = answers[rng.integers(len(answers))]
            gromada.apply(s, asked[0], answer)
    return [np.array(seen), np.array(masks), np.array(codes)]


def learn(games: int, thinking: str, seed: int, out: Path, deals: range) -> dict[str, float]:
    """Mean points of the pupil, its teacher, greedy and uniform, on the same deals."""
    seen, masks, codes = lessons(games, thinking, seed)
    net = Net(features_for(GAME, 1), len(GAME.catalogue), 128, seed)
    seen = seen[:, net.used]
    wanted = np.zeros(masks.shape, np.float32)
    wanted[np.arange(len(codes)), codes] = 1.0
    none = np.zeros(len(codes), np.float32)  # no value is learnt
    rng = np.random.default_rng(seed)
    told: list[tuple[int, float]] = []
    for number in range(PASSES):
        surprises = []
        for part in np.array_split(rng.permutation(len(codes)), max(1, len(codes) // 64)):
            rate = 2e-3 * (1 - number / PASSES)
            surprises.append(net.imitate(seen[part], masks[part], wanted[part], none[part], rate))
        told.append(((number + 1) * len(codes), float(np.mean(surprises))))
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
    found = learn(given.games, given.teacher, given.seed, given.out, range(given.deals))
    print(", ".join([f"{name} {points:.1f} points" for name, points in found.items()]), f"on {given.deals} deals")
