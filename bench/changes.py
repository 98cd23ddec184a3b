"""What a move costs for each viewer, early and late in a long game: bytes on the socket, and time of the processor.

    python bench/changes.py [--game hamlet] [--seats 4] [--moves 50 1500] [--window 40]

Every viewer of the table looks. After each of the given moves some more are played, and what everybody is told then is
counted, with the time that it takes to make it; the rules themselves are not in it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the tests know how to seat people

from gromada.core.build_info import is_compiled
from gromada.core.rng import Rng
from gromada.table.changes import Feed
from gromada.table.presence import Presence
from tests.table.seating import random_entry, session


def spent(work: Callable[[], bytes | None]) -> tuple[float, int]:
    start = time.process_time()
    told = work()
    return time.process_time() - start, len(told or b"")


def mean(values: list[float]) -> float:
    return sum(values) / max(1, len(values))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--game", default="hamlet")
    reader.add_argument("--seats", type=int, default=4)
    reader.add_argument("--moves", type=int, nargs="+", default=[50, 1500])
    reader.add_argument("--window", type=int, default=40)
    given = reader.parse_args()
    table = session(*["person"] * given.seats, game=given.game, seed=11)
    feeds = {viewer: Feed(table, Presence(), viewer) for viewer in table.viewers()}
    rng = Rng.seeded(3)
    how = "compiled" if is_compiled() else "interpreted"
    print(f"{given.game}, {given.seats} seats, {how}: mean over {given.window} moves")
    for moment in given.moves:
        while len(table.history.moves) < moment and (entry := random_entry(table, rng)) is not None:
            table.apply(entry)
        for feed in feeds.values():
            feed.change()
        asked: list[tuple[float, int]] = []
        others: list[tuple[float, int]] = []
        while len(table.history.moves) < moment + given.window and (entry := random_entry(table, rng)) is not None:
            table.apply(entry)
            waiting = table.asked(None)
            for viewer, feed in feeds.items():
                (asked if viewer in waiting else others).append(spent(feed.change))
        whole = len(feeds[0].snapshot())
        for name, found in (("asked", asked), ("looking on", others)):
            bytes_, seconds = mean([float(size) for _, size in found]), mean([time for time, _ in found])
            largest = max([size for _, size in found], default=0)
            print(
                f"  move {moment:5}, {name:10}  {bytes_ / 1000:6.1f} kB (most {largest / 1000:.1f})  "
                f"{1000 * seconds:6.2f} ms; a snapshot has {whole / 1000:.0f} kB"
            )


if __name__ == "__main__":
    main()
