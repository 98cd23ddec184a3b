"""Recipe: learn one Adventure sheet of Imperial Settlers alone, and compare with greedy on the same deals.

    python examples/adventure_sheet.py --steps 200000 --seed 1

Writes `adventure.policy` and `adventure.svg`; the policy then holds a seat wherever a bot can:

    gromada simulate imperial_settlers --seats 1 --option sheet=1 --bots policy:adventure.policy
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from small_ppo import Net, curve, sampled, train

import gromada
from gromada.bots.registry import make_bot

GAME = gromada.game("imperial_settlers")
OPTIONS: dict[str, Any] = {"mode": "adventure", "sheet": 1}
GAMES_AT_ONCE = 64
STRIDE = 64  # decisions of each game between two lessons
FADE = 0.99


def score_of(bot: Any, deals: range) -> float:
    """Mean points over some deals."""
    total = 0
    for deal in deals:
        s = GAME.new(1, deal, OPTIONS)
        while asked := gromada.awaited(s):
            gromada.apply(s, asked[0], bot.pick(GAME, s, asked[0], gromada.options(s, asked[0])))
        total += GAME.scores(s)[0]
    return total / len(deals)


def learn(steps: int, seed: int, file: Path, picture: Path) -> tuple[float, float]:
    rng = np.random.default_rng(seed)
    batch = gromada.Batch(GAME, 1, GAMES_AT_ONCE, OPTIONS, seed=1_000_000 * (seed + 1), reward="score")
    net = Net(batch.width, batch.actions, 128, seed)
    told: list[tuple[int, float]] = []
    ended: list[float] = []
    for lesson in range(max(1, steps // (GAMES_AT_ONCE * STRIDE))):
        rows: list[Any] = []
        for _ in range(STRIDE):
            seen = np.array(batch.features)
            masks = np.array(batch.masks, dtype=bool)
            _, chances, values = net.forward(seen, masks)
            codes = sampled(chances, rng)
            batch.step(codes.tolist())
            earned, dones = np.array(batch.rewards)[:, 0], np.array(batch.dones, dtype=bool)
            ended += (earned[dones] * GAME.value_scale()).tolist()
            rows.append((seen, masks, codes, chances[np.arange(len(codes)), codes], values, earned, dones))
        last = net.forward(np.array(batch.features), np.array(batch.masks, dtype=bool))[2]
        returns, ahead, advantage = [], last, np.zeros(GAMES_AT_ONCE)
        for _, _, _, _, values, earned, dones in reversed(rows):  # generalised advantage estimation
            surprise = earned + np.where(dones, 0.0, ahead) - values
            advantage = surprise + FADE * 0.95 * np.where(dones, 0.0, advantage)
            ahead = values
            returns.append(advantage + values)
        returns.reverse()
        columns = [np.concatenate([row[i] for row in rows]) for i in range(5)]
        target = np.concatenate(returns)
        train(net, (*columns[:4], target - columns[4], target), rng, 3e-4)
        if ended:
            told.append(((lesson + 1) * GAMES_AT_ONCE * STRIDE, float(np.mean(ended[-200:]))))
    net.save(file, GAME)
    deals = range(100)
    mine, greedy = score_of(make_bot(f"policy:{file}"), deals), score_of(make_bot("greedy"), deals)
    curve(told, {"greedy": greedy, "policy at the end": mine}, "Adventure sheet 1: mean points", picture)
    return mine, greedy


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path())
    given = parser.parse_args()
    found = learn(given.steps, given.seed, given.out / "adventure.policy", given.out / "adventure.svg")
    print(f"policy {found[0]:.1f} points, greedy {found[1]:.1f} points, on the same 100 deals")
