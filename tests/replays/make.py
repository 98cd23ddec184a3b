"""Writes golden records: one game for each way to play that has none yet.

    python -m tests.replays.make            for all games
    python -m tests.replays.make keyflower  for one

A record that exists is never written again: old records must always replay.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import gromada
from gromada.sim.runner import Job, play_job

HERE = Path(__file__).parent


def main(names: list[str]) -> None:
    for name in names:
        cases = importlib.import_module(f"tests.games.{name}.contract_cases").CASES
        folder = HERE / name
        folder.mkdir(exist_ok=True)
        for index, (seats, options) in enumerate(cases):
            words = [str(value) for value in options.values() if not isinstance(value, bool)]
            words += [key for key, value in options.items() if value is True]
            file = folder / f"{'-'.join([f'{seats}', *words])}.record"
            if file.exists():
                continue
            values = gromada.game(name).read_options(seats, options)
            bots = tuple(["greedy" if (seat + index) % 2 == 0 else "uniform" for seat in range(seats)])
            played = play_job(Job(name, None, seats, values, bots, 1000 + index, index, True))
            file.write_text(str(played.record), encoding="utf-8")
            print(f"{file.relative_to(HERE)}: {played.decisions} moves, result {played.scores}")


if __name__ == "__main__":
    main(sys.argv[1:] or list(gromada.GAMES))
