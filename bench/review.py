"""How sure a review is: its best answers again with ten times the thinking, and once more with another seed.

    python bench/review.py [--positions 100] [--skip 0] [--seconds 600] [--games villagers ...]

Decisions are drawn at random from games of three seats between foxes and a lamb, and judged with the tries that a
review of that game would spend (`src/gromada/review/tries.toml`). `confirmed` counts those whose best answer is the
best one of the long search, or within a hundredth of it; `outright` the former alone; `again` those that another seed
agrees with. The decisions are the same ones every time: `--skip` goes on where a run has ended.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import time
from collections.abc import Iterator

import gromada
from gromada.bots.search import SearchBot
from gromada.core.game import Game
from gromada.core.play import options
from gromada.core.record import Record, read_record, start_record, step_record
from gromada.core.state import State
from gromada.review.judging import decide
from gromada.review.result import Decision
from gromada.review.reviewing import standard
from gromada.sim.runner import Job, play_jobs

EQUAL = 0.01  # of worth
LONGER = 10
SEATS = 3
PLAYERS = ("fox", "fox", "lamb")


def played(name: str, number: int) -> Record:
    values = gromada.game(name).read_options(SEATS, {})
    [done] = play_jobs([Job(name, None, SEATS, values, PLAYERS, 1000 + number, number, True)], 1)
    assert done.record is not None
    return read_record(done.record)


def decisions(name: str, luck: random.Random) -> Iterator[tuple[Game[State], State, int, str, int, int]]:
    """Questions with a choice, at random, of one game after the other; with the tries of that game's review."""
    game: Game[State] = gromada.game(name)
    number = 0
    while True:
        record = played(name, number)
        s = start_record(record, game)
        found: list[tuple[State, int, str, int]] = []
        for at, (seat, move) in enumerate(record.moves):
            if len(options(s, seat)) > 1:
                found.append((s.copy(), seat, move, at))
            step_record(record, s, at)
        tries = standard(name, len(found))
        for s, seat, move, at in luck.sample(found, min(20, len(found))):
            yield game, s, seat, move, at, tries
        number += 1


def judged(game: Game[State], s: State, seat: int, move: str, at: int, tries: int, seed: int) -> Decision:
    return decide(game, s, seat, move, SearchBot(seed, rollouts=tries), at)


def measured(name: str, skip: int, most: int, seconds: float) -> str:
    luck = random.Random(5)
    begun, spent, count, outright, confirmed, again, losses = time.monotonic(), 0.0, 0, 0, 0, 0, 0.0
    for game, s, seat, move, at, tries in itertools.islice(decisions(name, luck), skip, None):
        if count == most or time.monotonic() - begun > seconds:
            break
        start = time.process_time()
        first = judged(game, s, seat, move, at, tries, 1)
        spent += time.process_time() - start
        other = judged(game, s, seat, move, at, tries, 2)
        best = first.best[0].move
        long = judged(game, s, seat, best, at, LONGER * tries, 3)
        count += 1
        outright += long.best[0].move == best
        confirmed += long.best[0].move == best or long.loss <= EQUAL
        again += other.best[0].move == best
        losses += abs(other.loss - first.loss)
        print(f"\r{name} {count}: {confirmed} confirmed, {outright} outright, {again} again", end="", file=sys.stderr)
    print(file=sys.stderr)
    share = [round(100 * one / max(1, count)) for one in (confirmed, outright, again)]
    return (
        f"{name:18} {count:5} {tries:6} {share[0]:8} % {share[1]:7} % {share[2]:6} % "
        f"{100 * losses / max(1, count):10.1f} {1000 * spent / max(1, count):8.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--skip", type=int, default=0, help="decisions that were judged before")
    parser.add_argument("--seconds", type=float, default=600.0, help="of each game, at most")
    parser.add_argument("--games", nargs="*", default=list(gromada.GAMES))
    given = parser.parse_args()
    print("game               asked  tries  confirmed  outright   again  loss by seed  ms each")
    for name in given.games:
        print(measured(name, given.skip, given.positions, given.seconds), flush=True)


if __name__ == "__main__":
    main()
