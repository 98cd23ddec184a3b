"""What a step costs a learner, in CPU time, beside two of PettingZoo's own games in the same run.

    python bench/learn.py [--seconds 2] [--json]

A turn-based step is one observation with its mask, a random answer out of it, and the step itself, without wrappers on
either side. A batch of 64 games is counted by the decision, with all buffers written.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np

import gromada
from gromada import zoo
from gromada.core.build_info import is_compiled

OTHERS: Final = ("texas_holdem_v4", "connect_four_v3", "hanabi_v5")  # of PettingZoo
GAMES_AT_ONCE: Final = 64


def any_of(mask: Any, luck: random.Random) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[luck.randrange(len(legal))])


def aec_step(make: Callable[[], Any], seconds: float) -> float:
    """Microseconds of one turn-based step."""
    env, luck, steps = make(), random.Random(1), 0
    env.reset(seed=1)
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for _ in range(200):
            observation, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.reset()
                continue
            env.step(any_of(observation["action_mask"], luck))
            steps += 1
    return (time.process_time() - begun) / steps * 1e6


def batch_decision(name: str, seats: int, seconds: float) -> float:
    """Microseconds of one decision in a batch; choosing the answers is not counted."""
    batch = gromada.Batch(gromada.game(name), seats, GAMES_AT_ONCE, seed=1)
    luck, spent, decisions = random.Random(1), 0.0, 0
    while spent < seconds:
        masks = np.array(batch.masks)
        codes = [any_of(mask, luck) for mask in masks]
        begun = time.process_time()
        batch.step(codes)
        spent += time.process_time() - begun
        decisions += GAMES_AT_ONCE
    return spent / decisions * 1e6


def of_pettingzoo(name: str) -> Callable[[], Any] | None:
    """A game of PettingZoo's, if what it needs is installed; some of them tell only when they are made."""
    try:
        made: Any = importlib.import_module(f"pettingzoo.classic.{name}")
        made.raw_env()
    except (ImportError, AttributeError):
        return None
    found: Callable[[], Any] = made.raw_env
    return found


def measured(seconds: float) -> dict[str, Any]:
    rows: dict[str, Any] = {}
    for name in gromada.GAMES:
        game = gromada.game(name)
        for seats in sorted({max(2, game.min_seats), game.max_seats}):

            def make(name: str = name, seats: int = seats) -> Any:
                return zoo.raw_env(name, seats=seats)

            rows[f"{name} {seats}"] = {
                "step_us": round(aec_step(make, seconds), 1),
                "batch_us": round(batch_decision(name, seats, seconds), 1),
                "numbers": game.layout().width,
            }
    for name in OTHERS:
        other = of_pettingzoo(name)
        step = "not installed" if other is None else round(aec_step(other, seconds), 1)
        rows[f"pettingzoo {name}"] = {"step_us": step}
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = measured(given.seconds)
    if given.json:
        print(json.dumps({"compiled": is_compiled(), "rows": rows}))
        return
    print(f"{'us of CPU time':34}{'turn-based step':>18}{f'batch of {GAMES_AT_ONCE}':>14}{'numbers':>10}")
    for name, row in rows.items():
        print(f"{name:34}{row['step_us']:>18}{row.get('batch_us', ''):>14}{row.get('numbers', ''):>10}")
    if not is_compiled():
        print("This is not the compiled package: figures of an interpreted one say little.")


if __name__ == "__main__":
    main()
