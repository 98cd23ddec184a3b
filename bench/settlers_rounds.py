"""How good the ends of rounds are that bots find alone in Imperial Settlers, beside those of a wide beam.

    python bench/settlers_rounds.py [--games 40] [--width 300] [--bots greedy1 search:rollouts=200]

From the start of rounds 2, 5 and 8 of games on random sheets, each bot plays on to the end of the round. Printed is by
how many points the forecast then is below that of the best end in a beam of that width, and the processor time. Sheets
on which dice can be rolled again are left out: there an end of a round is luck, too.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import gromada
from gromada.bots.planning import Planner
from gromada.bots.registry import make_bot
from gromada.core.play import awaited, options, play
from gromada.games.imperial_settlers.actions import EndPhase

GAME: Any = gromada.game("imperial_settlers")
ROUNDS = (2, 5, 8)


def starts_of(seed: int) -> list[Any]:
    """The starts of some rounds, as `greedy1` comes to them."""
    s = GAME.new(1, seed, {"mode": "adventure", "sheet": "random"})
    if s.village.window_slots:
        return []
    bot = make_bot("greedy1", seed)
    found: list[Any] = []
    seen = 0
    while awaited(s):
        if s.round > seen:
            seen = s.round
            if seen in ROUNDS:
                found.append(s.copy())
        play(s, 0, bot.pick(GAME, s, 0, options(s, 0)))
    return found


def end_of(start: Any, name: str) -> float:
    """What is expected where a bot ends the phase."""
    s = start.copy()
    bot = make_bot(name, 1)
    while True:
        answer = bot.pick(GAME, s, 0, options(s, 0))
        play(s, 0, answer)
        if isinstance(answer, EndPhase):
            return float(GAME.forecast(s, 0))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=40)
    reader.add_argument("--seed", type=int, default=30_000)
    reader.add_argument("--width", type=int, default=300)
    reader.add_argument("--bots", nargs="+", default=["greedy1", "search:rollouts=50", "search:rollouts=200"])
    given = reader.parse_args()
    starts = [s for i in range(given.games) for s in starts_of(given.seed + i)]
    best: list[float] = []
    began = process_time()
    for s in starts:
        planner = Planner(GAME, 0, given.width)
        planner.plan(s)
        best.append(planner.highest)
    print(f"{len(starts)} rounds; a beam of {given.width}: {(process_time() - began) / len(starts):.3f} s each")
    for name in given.bots:
        began = process_time()
        gaps = [end_of(s, name) - top for s, top in zip(starts, best, strict=True)]
        print(f"{sum(gaps) / len(gaps):+6.2f} points, {(process_time() - began) / len(starts):.3f} s  {name}")


if __name__ == "__main__":
    main()
