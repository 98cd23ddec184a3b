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
from small_ppo import Net, NetBot, curve, final_scores, teach

import gromada
from gromada.bots.registry import make_bot

GAME = gromada.game("imperial_settlers")
OPTIONS: dict[str, Any] = {"mode": "adventure", "sheet": 1}


def mean_points(bot: Any, deals: range) -> float:
    return float(np.mean(final_scores(GAME, OPTIONS, [bot], deals)))


def learn(steps: int, seed: int, out: Path, deals: range) -> tuple[float, float]:
    """The mean points of the policy and of greedy, on the same deals; none of them was learnt from."""
    told: list[tuple[int, float]] = []

    def tell(step: int, net: Net) -> None:
        told.append((step, mean_points(NetBot(net), deals)))
        print(f"{step:>8} decisions: {told[-1][1]:.1f} points", flush=True)

    file = out / "adventure.policy"
    teach(GAME, 1, OPTIONS, steps, seed, tell).save(file, GAME)
    mine, greedy = mean_points(make_bot(f"policy:{file}"), deals), mean_points(make_bot("greedy"), deals)
    curve(told, {"greedy": greedy}, "Adventure sheet 1: mean points", out / "adventure.svg")
    return mine, greedy


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--out", type=Path, default=Path())
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    found = learn(given.steps, given.seed, given.out, range(given.deals))
    print(f"policy {found[0]:.1f} points, greedy {found[1]:.1f} points, on the same {given.deals} deals")
