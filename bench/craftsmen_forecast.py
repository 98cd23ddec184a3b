"""Finds the weights of `gromada.games.craftsmen.forecast`: plays, looks at every seat when a round begins, and fits.

    python bench/craftsmen_forecast.py [--games 110] [--seats 2 4]

`greedy` plays against itself. So that strong and weak positions are seen, each seat makes some of its moves, and places
some of its helpers, at random. The fit is by least squares: points still to come, from what lies before the seat.
Printed are the weights and how well the forecast of each round goes with what became of it.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from typing import Any

import gromada
from gromada.bots.registry import make_bot
from gromada.core.play import awaited, options, play, question
from gromada.core.rng import Rng
from gromada.games.craftsmen.forecast import PROSPECTS, prospects
from gromada.games.craftsmen.helpers import PlaceHelper
from gromada.games.craftsmen.year_scoring import bonus_total

GAME: Any = gromada.game("craftsmen")
RANDOM_MOVES = (0, 0, 3, 10)  # in a hundred; one of these for a seat and a game
RANDOM_HELPERS = (0, 10, 30)


class Seen:
    """One seat when a round begins: its prospects, and in the end what came of them."""

    def __init__(self, chapter: int, seat: int, known: int, seen: list[float]) -> None:
        self.chapter = chapter
        self.seat = seat
        self.known = known  # points that it has already
        self.prospects = seen
        self.came = 0.0


def watch(seats: int, seed: int) -> list[Seen]:
    """One game."""
    luck = Rng.seeded(seed)
    bots = [make_bot("greedy", seed * 10 + seat) for seat in range(seats)]
    moves = [RANDOM_MOVES[luck.below(len(RANDOM_MOVES))] for _ in bots]
    helpers = [RANDOM_HELPERS[luck.below(len(RANDOM_HELPERS))] for _ in bots]
    s = GAME.new(seats, seed)
    found: list[Seen] = []
    chapter = -1
    while asked := awaited(s):
        if GAME.chapter(s) != chapter:
            chapter = GAME.chapter(s)
            for seat in range(seats):
                known = s.players[seat].points + bonus_total(s, seat)
                found.append(Seen(chapter, seat, known, prospects(s, seat)))
        seat = asked[0]
        offered = options(s, seat)
        chance = helpers[seat] if isinstance(question(s, seat), PlaceHelper) else moves[seat]
        is_random = luck.below(100) < chance
        play(s, seat, offered[luck.below(len(offered))] if is_random else bots[seat].pick(GAME, s, seat, offered))
    scores = GAME.scores(s)
    for one in found:
        one.came = float(scores[one.seat] - one.known)
    return found


def least_squares(rows: list[list[float]], wanted: list[float]) -> list[float]:
    """The weights, from the normal equations by Gaussian elimination."""
    size = len(rows[0])
    table = [[math.fsum(row[i] * row[j] for row in rows) for j in range(size)] for i in range(size)]
    for i in range(size):
        table[i][i] *= 1.0001  # keeps what hardly varies from running wild
        table[i].append(math.fsum(row[i] * value for row, value in zip(rows, wanted, strict=True)))
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(table[k][i]))
        table[i], table[pivot] = table[pivot], table[i]
        for k in range(size):
            if k != i:
                factor = table[k][i] / table[i][i]
                table[k] = [a - factor * b for a, b in zip(table[k], table[i], strict=True)]
    return [table[i][size] / table[i][i] for i in range(size)]


def correlation(xs: list[float], ys: list[float]) -> float:
    x, y = math.fsum(xs) / len(xs), math.fsum(ys) / len(ys)
    both = math.fsum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True))
    return both / math.sqrt(math.fsum((a - x) ** 2 for a in xs) * math.fsum((b - y) ** 2 for b in ys))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=110, help="games for each number of seats")
    reader.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    given = reader.parse_args()
    seen = [one for seats in given.seats for seed in range(given.games) for one in watch(seats, seed)]

    weights = least_squares([one.prospects for one in seen], [one.came for one in seen])

    for name, weight in zip(PROSPECTS, weights, strict=True):
        print(f"{weight:8.2f}  {name}")
    rounds: dict[int, list[Seen]] = defaultdict(list)
    for one in seen:
        rounds[one.chapter].append(one)
    for number, some in enumerate(rounds.values(), 1):
        guessed = [math.fsum(w * x for w, x in zip(weights, one.prospects, strict=True)) for one in some]
        print(f"round {number:2}: correlation {correlation(guessed, [one.came for one in some]):.2f}")


if __name__ == "__main__":
    main()
