"""How sure a review is, and how long it takes: judged again with ten times the thinking, and with another seed.

    python bench/review.py [--positions 100] [--seconds 3600] [--games villagers ...] [--into build/review.jsonl]
    python bench/review.py --table                 what is known so far, as a table

Decisions are drawn at random from games of three seats between foxes and a lamb, the same ones every time, and judged
with the tries that a review of that game would spend (`src/gromada/review/tries.toml`). `confirmed` counts those whose
best answer is the best one of the long search, or within a hundredth of it; `outright` the former alone; `again` those
that another seed agrees with, of every second decision. `curve` is by how many hundredths the chances of the first game
differ, in the mean, if its review begins with another seed. `review` is what a whole one takes on two cores, from
what a decision takes. Hints are asked for in the middle and late in games of every number of seats.

Each finding is written down at once, with a mark of the sources that it was found with: whoever begins again goes on
where the last run has ended, and what was found with other sources is not counted. All seconds are those of the
processor, so that a busy machine says nearly the same as a quiet one.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import random
import sys
import time
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import gromada
from gromada.bots.search import SearchBot
from gromada.core.game import Game
from gromada.core.play import options
from gromada.core.record import Record, read_record, start_record, step_record
from gromada.core.state import State
from gromada.library import ROOT, game_of
from gromada.review.judging import decide, judge_moment
from gromada.review.result import Decision, Review
from gromada.review.reviewing import Plan, standard
from gromada.sim.runner import Job, play_jobs
from gromada.table.hints import ADVISER, advise

EQUAL: Final = 0.01  # of worth
LONGER: Final = 10
SEATS: Final = 3
FROM_A_GAME: Final = 20  # decisions
GLANCE: Final = 2  # tries of a review of which only the curve is wanted
HINTED: Final = (0.4, 0.6, 0.85)  # of a game: where hints are asked for
TOLD: Final = ("lessons.toml", "puzzles.json")  # files of a game that no judgement follows from
HARDLY: Final = "owl:rollouts=2"  # who says what the adviser says, and does not think
HEAD: Final = "game asked tries confirmed outright again loss curve seconds decisions review hint longest"
WIDTHS: Final = (18, 6, 6, 10, 9, 6, 5, 6, 8, 10, 7, 6, 8)


class Asked(NamedTuple):
    """A question with a choice, and what somebody answered."""

    game: Game[State]
    state: State
    seat: int
    move: str
    at: int
    tries: int  # that a review of its game would spend on it


def played(name: str, seats: int, number: int) -> Record:
    values = gromada.game(name).read_options(seats, {})
    players = ("fox", "fox", "lamb", "fox", "fox", "lamb")[:seats]
    [done] = play_jobs([Job(name, None, seats, values, players, 1000 + number, number, True)], 1)
    assert done.record is not None
    return read_record(done.record)


@lru_cache(1)
def choices(name: str, seats: int, number: int) -> list[Asked]:
    """All questions of a game that have more than one answer."""
    record = played(name, seats, number)
    game: Game[State] = gromada.game(name)
    s = start_record(record, game)
    found: list[Asked] = []
    for at, (seat, move) in enumerate(record.moves):
        if len(options(s, seat)) > 1:
            found.append(Asked(game, s.copy(), seat, move, at, 0))
        step_record(record, s, at)
    tries = standard(name, len(found))
    return [one._replace(tries=tries) for one in found]


def drawn(name: str) -> Iterator[Asked]:
    """Questions at random, of one game after the other."""
    luck = random.Random(5)
    number = 0
    while True:
        found = choices(name, SEATS, number)
        yield from luck.sample(found, min(FROM_A_GAME, len(found)))
        number += 1


# -- what is measured -----------------------------------------------------------------------------------------------


def judged(asked: Asked, move: str, tries: int, seed: int) -> Decision:
    return decide(asked.game, asked.state, asked.seat, move, SearchBot(seed, rollouts=tries), asked.at)


def position(asked: Asked, number: int) -> dict[str, Any]:
    """One decision as a review judges it, again with ten times the thinking, and every second one with another seed."""
    begun = time.process_time()
    first = judged(asked, asked.move, asked.tries, 1)
    seconds = time.process_time() - begun
    best = first.best[0].move
    long = judged(asked, best, LONGER * asked.tries, 3)
    is_outright = long.best[0].move == best
    found: dict[str, Any] = {"tries": asked.tries, "seconds": seconds, "outright": is_outright}
    found["confirmed"] = is_outright or long.loss <= EQUAL
    if number % 2 == 0:
        other = judged(asked, asked.move, asked.tries, 2)
        found["again"] = other.best[0].move == best
        found["loss"] = abs(other.loss - first.loss)
    return found


def curve(name: str) -> dict[str, Any]:
    """How far the chances of a game differ between two seeds, and what all of a review but its searches takes."""
    record = played(name, SEATS, 0)
    begun = time.process_time()
    first, second = [glanced(record, seed) for seed in (1, 2)]
    seconds = (time.process_time() - begun) / 2
    pairs = zip(first.curve, second.curve, strict=True)
    apart = [abs(one - other) for a, b in pairs for one, other in zip(a.chance, b.chance, strict=True)]
    return {"apart": math.fsum(apart) / len(apart), "decisions": len(first.decisions), "seconds": seconds}


def glanced(record: Record, seed: int) -> Review:
    plan = Plan(record, game_of(record, None), None, GLANCE, seed)
    return plan.review([judge_moment(job) for job in plan.jobs()])


def hint(name: str, seats: int, share: float) -> dict[str, Any]:
    """How long the adviser takes: the time that it is given, and what the processor needs beside it."""
    asked = choices(name, seats, 1)
    here = asked[int(share * len(asked))]
    saved = here.game.to_json(here.state)
    begun = time.process_time()
    advise(name, None, saved, here.seat, HARDLY, 1)
    return {"seconds": float(ADVISER.partition("time=")[2]) + time.process_time() - begun}


# -- what was found -------------------------------------------------------------------------------------------------


@cache
def mark(name: str) -> str:
    """Of everything that a judgement follows from."""
    folders = [ROOT / "core", ROOT / "bots", ROOT / "games" / name]
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".toml", ".json")]
    files += [ROOT / "review" / part for part in ("judging.py", "reviewing.py", "tries.toml")]
    whole = hashlib.sha256()
    for file in sorted(files):
        if file.name not in TOLD:
            whole.update(file.read_bytes())
    return whole.hexdigest()[:12]


class Findings:
    """A file with a line for everything that was found."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        self.all: Final[list[dict[str, Any]]] = [json.loads(line) for line in lines]

    def of(self, name: str, kind: str) -> list[dict[str, Any]]:
        return [one for one in self.all if (one["game"], one["kind"], one["mark"]) == (name, kind, mark(name))]

    def has(self, name: str, kind: str, number: int) -> bool:
        return any(one["number"] == number for one in self.of(name, kind))

    def note(self, name: str, kind: str, number: int, found: dict[str, Any]) -> None:
        line = {"game": name, "kind": kind, "number": number, "mark": mark(name), **found}
        self.all.append(line)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")


def mean(numbers: Iterable[float]) -> float:
    all_of_them = list(numbers)
    return math.fsum(all_of_them) / len(all_of_them) if all_of_them else math.nan


def row(findings: Findings, name: str) -> str:
    asked, curves, hints = [findings.of(name, kind) for kind in ("position", "curve", "hint")]
    again = [one for one in asked if "again" in one]
    decisions = mean(one["decisions"] for one in curves)
    each = mean(one["seconds"] for one in asked)
    whole = (decisions * each + mean(one["seconds"] for one in curves)) / 2
    shares = [100 * mean(one[kind] for one in asked) for kind in ("confirmed", "outright")]
    shares.append(100 * mean(one["again"] for one in again))
    cells = [name, str(len(asked)), f"{mean(one['tries'] for one in asked):.0f}", *[f"{one:.0f} %" for one in shares]]
    cells += [f"{100 * mean(one['loss'] for one in again):.1f}", f"{100 * mean(one['apart'] for one in curves):.1f}"]
    cells += [f"{each:.2f}", f"{decisions:.0f}", f"{whole:.0f} s", f"{mean(one['seconds'] for one in hints):.1f}"]
    return laid_out([*cells, f"{max([0.0, *[one['seconds'] for one in hints]]):.1f}"])


def laid_out(cells: list[str]) -> str:
    return " ".join([f"{cell:<{width}}" for cell, width in zip(cells, WIDTHS, strict=True)])


def measure(name: str, positions: int, findings: Findings) -> Iterator[None]:
    """One thing after the other that is not known yet."""
    if not findings.has(name, "curve", 0):
        findings.note(name, "curve", 0, curve(name))
        yield
    game = gromada.game(name)
    for seats in range(game.min_seats, game.max_seats + 1):
        for i, share in enumerate(HINTED):
            number = len(HINTED) * seats + i
            if not findings.has(name, "hint", number):
                findings.note(name, "hint", number, hint(name, seats, share))
        yield
    for number, asked in enumerate(islice(drawn(name), positions)):
        if not findings.has(name, "position", number):
            findings.note(name, "position", number, position(asked, number))
            yield


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=100, help="of each game")
    parser.add_argument("--seconds", type=float, default=math.inf, help="after which no other thing is begun")
    parser.add_argument("--games", nargs="*", default=list(gromada.GAMES))
    parser.add_argument("--into", type=Path, default=Path("build") / "review.jsonl")
    parser.add_argument("--table", action="store_true", help="measure nothing")
    given = parser.parse_args()
    findings = Findings(given.into)
    begun = time.monotonic()
    # The games take turns, so that a run that is broken off knows something about each of them.
    turns = [] if given.table else [measure(name, given.positions, findings) for name in given.games]
    done = 0
    while turns and time.monotonic() - begun < given.seconds:
        if next(turns[0], "over") == "over":
            turns.pop(0)
        else:
            turns.append(turns.pop(0))
            done += 1
            print(f"\r{done} measured, {time.monotonic() - begun:.0f} s", end="", file=sys.stderr, flush=True)
    print(laid_out(HEAD.split()))
    for name in given.games:
        print(row(findings, name))


if __name__ == "__main__":
    main()
