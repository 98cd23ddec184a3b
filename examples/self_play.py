"""Recipe: self-play at two seats of one Adventure sheet, all by one net, and how it does against uniform and greedy.

It begins as an apprentice: it watches some games of greedy, then it plays against itself only.

    python examples/self_play.py --steps 300000 --seed 1

Writes `self_play.policy` and `self_play.svg`. Compare it further with

    gromada arena imperial_settlers policy:self_play.policy greedy --option mode=adventure_multi --option sheet=1
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from small_ppo import Net, NetBot, curve, features_for, imitated, share_of_wins, teach, watched

import gromada
from gromada.bots.registry import make_bot

GAME = gromada.game("imperial_settlers")
OPTIONS: dict[str, Any] = {"mode": "adventure_multi", "sheet": 1}


def learn(steps: int, seed: int, out: Path, games: int, lessons: int) -> tuple[float, float]:
    """The share of victories over uniform and over greedy."""
    told: list[tuple[int, float]] = []
    greedy = make_bot("greedy")

    def tell(step: int, net: Net) -> None:
        told.append((step, share_of_wins(GAME, OPTIONS, NetBot(net), greedy, max(2, games // 4))))
        print(f"{step:>8} decisions: {told[-1][1]:.0%} of the games against greedy", flush=True)

    file = out / "self_play.policy"
    pupil = Net(features_for(GAME, 2), len(GAME.catalogue), 128, seed)
    imitated(pupil, watched(GAME, 2, OPTIONS, "greedy", lessons, seed), 12, seed)
    tell(0, pupil)
    teach(GAME, 2, OPTIONS, steps, seed, tell, pupil).save(file, GAME)
    curve(told, {"as good as greedy": 0.5}, "Self-play at two seats: wins over greedy", out / "self_play.svg")
    policy = make_bot(f"policy:{file}")
    over = [share_of_wins(GAME, OPTIONS, policy, other, games) for other in (make_bot("uniform"), greedy)]
    return over[0], over[1]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--lessons", type=int, default=150, help="games of greedy that it watches first")
    parser.add_argument("--out", type=Path, default=Path())
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    found = learn(given.steps, given.seed, given.out, given.games, given.lessons)
    print(f"wins {found[0]:.0%} of {given.games} games against uniform, {found[1]:.0%} against greedy")
