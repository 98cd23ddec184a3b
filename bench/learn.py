"""What a step costs a learner, in CPU time, beside three of PettingZoo's own games in the same run.

    python bench/learn.py [--seconds 2] [--every] [--json]

A turn-based step is one observation with its mask, a random answer out of it, and the step itself, without wrappers on
either side. A batch of 64 games is counted by the decision, with all buffers written. Behind each turn-based step
stands how many of them are taken while PettingZoo's game takes one. Time is that of the thread that steps: numpy's
threads for linear algebra may spin beside it, and do nothing here.
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
    begun = time.thread_time()
    while time.thread_time() - begun < seconds:
        for _ in range(200):
            observation, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.reset()
                continue
            env.step(any_of(observation["action_mask"], luck))
            steps += 1
    return (time.thread_time() - begun) / steps * 1e6


def batch_decision(name: str, seats: int, seconds: float) -> float:
    """Microseconds of one decision in a batch; choosing the answers is not counted."""
    batch = gromada.Batch(gromada.game(name), seats, GAMES_AT_ONCE, seed=1)
    luck, spent, decisions = random.Random(1), 0.0, 0
    while spent < seconds:
        masks = np.array(batch.masks)
        codes = [any_of(mask, luck) for mask in masks]
        begun = time.thread_time()
        batch.step(codes)
        spent += time.thread_time() - begun
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


def measured(seconds: float, is_every: bool) -> dict[str, Any]:
    """By 2 and by most seats, or by every number of them."""
    rows: dict[str, Any] = {}
    for name in gromada.GAMES:
        game = gromada.game(name)
        every = range(game.min_seats, game.max_seats + 1)
        for seats in every if is_every else (2, game.max_seats):

            def make(name: str = name, seats: int = seats) -> Any:
                return zoo.raw_env(name, seats=seats)

            rows[f"{name} {seats}"] = {
                "step_us": round(aec_step(make, seconds), 1),
                "batch_us": round(batch_decision(name, seats, seconds), 1),
                "numbers": game.layout().width,
            }
    for name in OTHERS:
        other = of_pettingzoo(name)
        if other is not None:
            rows[f"pettingzoo {name}"] = {"step_us": round(aec_step(other, seconds), 1)}
    return rows


def print_table(rows: dict[str, Any]) -> None:
    others = {name: f"pettingzoo {name}" for name in OTHERS}
    heads = "".join([f"{f'x {name}':>19}" for name in OTHERS])
    print(f"{'us of its thread, CPU':28}{'numbers':>8}{f'batch of {GAMES_AT_ONCE}':>13}{'turn-based step':>17}{heads}")
    for name, row in rows.items():
        line = f"{name:28}{row.get('numbers', ''):>8}{row.get('batch_us', ''):>13}{row['step_us']:>17}"
        for other in others.values():
            is_known = other in rows and name not in others.values()
            line += f"{rows[other]['step_us'] / row['step_us']:>19.1f}" if is_known else " " * 19
        print(line.rstrip())
    missing = [name for name, other in others.items() if other not in rows]
    if missing:
        print(f"Not installed: {', '.join(missing)} (pip install 'pettingzoo[classic]').")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--every", action="store_true", help="every number of seats, not only 2 and the most")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = measured(given.seconds, given.every)
    if given.json:
        print(json.dumps({"compiled": is_compiled(), "rows": rows}))
        return
    print_table(rows)
    if not is_compiled():
        print("This is not the compiled package: figures of an interpreted one say little.")


if __name__ == "__main__":
    main()
