"""Fitting a value to positions of games: a ridge regression of the margin in the end, on top of the evaluation's lead.

How a game ends is mostly luck to whoever sees one position of it. So a position is not fitted to the end alone, but to
what the value itself says of the positions that followed, and only in the last place to the end (TD(lambda)): some
passes over the same positions, each with the value of the pass before.
"""

from __future__ import annotations

import math
import os
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from gromada.bots.value import EXTRAS
from gromada.core.game import Game
from gromada.core.state import State
from gromada.extras import need

HELD_OUT: Final = 5  # one game in so many
SELDOM: Final = 400  # a feature that is 0 in all but one position of so many gets no weight
FEW: Final = 25  # nor does one that was met less often
ASKED: Final = "asked"  # in the name of a feature that says who is asked what
LASTING: Final = 0.5  # of the spread of a feature that is there at the next moment, too; what passes gets no weight
STRENGTHS: Final = (10_000.0, 3000.0, 1000.0)  # how strongly weights are drawn to 0
WORTH_IT: Final = 0.02  # of the error: weights are drawn less strongly only where that gains so much
TIMES: Final = 24  # positions are compared with those of the same part of their game; so many parts
PASSES: Final = 8  # after which nothing changes any more
FORESIGHT: Final = 0.8  # lambda: how much of what comes after the next position counts
BLOCK: Final = 8192  # positions that are summed up at once


def one_threaded_numpy() -> Any:
    """What sums are made with: shared by threads, they would differ in the last bits from machine to machine."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # heard when it is imported for the first time
    return need("numpy", "learn")


@dataclass
class Sample:
    """What is kept of a game: for each position the features that are not 0, what was expected, and how it ended.

    At each moment that is kept there is a position for each seat, in their order.
    """

    indices: list[Sequence[int]] = field(default_factory=list)
    values: list[Sequence[float]] = field(default_factory=list)
    facts: list[list[float]] = field(default_factory=list)  # own, best, mean, rounds done, rounds in all
    ends: list[list[float]] = field(default_factory=list)  # margin, share of the victory, last round
    decisions: int = 0

    def packed(self) -> Sample:
        """The same in an eighth of the memory: games to learn from are many."""
        self.indices = [array("i", row) for row in self.indices]
        self.values = [array("f", row) for row in self.values]
        return self

    def plain(self) -> dict[str, object]:
        """As it is written into a file."""
        indices, values = [list(row) for row in self.indices], [list(row) for row in self.values]
        return vars(self) | {"indices": indices, "values": values}


@dataclass
class Fitted:
    """A value, and how well it foretells games that it has not seen."""

    weights: list[float]
    extras: list[float]
    chance: list[float]
    rounds: float
    scores: dict[str, float]


class Positions:
    """All positions of all games as numbers: of the features only those that are not 0."""

    def __init__(self, numpy: Any, game: Game[State], samples: Sequence[Sample], seats: int) -> None:
        scale = game.value_scale()
        self.numpy: Final = numpy
        self.seats: Final = seats
        facts = numpy.array([row for sample in samples for row in sample.facts], dtype=float)
        ends = numpy.array([row for sample in samples for row in sample.ends], dtype=float)
        number = numpy.array([number for number, sample in enumerate(samples) for _ in sample.facts])
        self.held: Final = number % HELD_OUT == HELD_OUT - 1
        self.rounds: Final = float(max(1.0, numpy.mean([sample.ends[0][2] for sample in samples if sample.ends])))
        self.late: Final = numpy.minimum(1.0, facts[:, 3] / numpy.where(facts[:, 4] > 0, facts[:, 4], self.rounds))
        self.lead: Final = (facts[:, 0] - facts[:, 1]) / scale  # as the evaluation sees it
        self.margin: Final = ends[:, 0] / scale
        self.won: Final = ends[:, 1]
        self.time: Final = numpy.array(times(samples))
        self.after: Final = numpy.array(moments_after(samples, seats))
        self.kept: Final = worth_a_weight(numpy, game, samples, seats)
        place = numpy.full(len(game.feature_names()), -1)
        place[self.kept] = numpy.arange(len(self.kept))
        rows = [row for sample in samples for row in sample.indices]
        index = place[numpy.concatenate([numpy.asarray(row, dtype=numpy.int32) for row in rows])]
        position = numpy.repeat(numpy.arange(len(rows)), [len(row) for row in rows])
        amounts = [numpy.asarray(row, dtype=numpy.float32) for sample in samples for row in sample.values]
        value = numpy.concatenate(amounts)
        # Three numbers for each feature that is not 0: which position, which feature, how much.
        self.position: Final = position[index >= 0]
        self.index: Final = index[index >= 0]
        self.value: Final = value[index >= 0]

    def sums(self, weights: Any) -> Any:
        """For each position what the features add to its lead."""
        terms = self.value * weights[self.index]
        return self.numpy.bincount(self.position, weights=terms, minlength=len(self.time))

    def squares(self) -> Any:
        """One half of the normal equations of a regression among positions of the same time.

        As a game goes on, villages grow and what the evaluation promises shrinks. A regression over all times finds
        that whatever grows is worth less than it is: a bot would do nothing.
        """
        numpy, count = self.numpy, len(self.kept)
        found = numpy.zeros((count, count))
        totals = numpy.zeros((TIMES, count))
        for start in range(0, len(self.time), BLOCK):
            end = min(len(self.time), start + BLOCK)
            is_learnt = ~self.held[start:end]
            here = self._rows(start, end)[is_learnt]
            found += here.T @ here
            time = self.time[start:end][is_learnt]
            for part in range(TIMES):
                totals[part] += here[time == part].sum(axis=0)
        counts = numpy.maximum(1, numpy.bincount(self.time[~self.held], minlength=TIMES))
        return found - totals.T @ (totals / counts[:, None])

    def _rows(self, start: int, end: int) -> Any:
        """Some positions with all their features, also those that are 0."""
        numpy, count = self.numpy, len(self.kept)
        low, high = numpy.searchsorted(self.position, [start, end])
        flat = (self.position[low:high] - start) * count + self.index[low:high]
        return numpy.bincount(flat, weights=self.value[low:high], minlength=(end - start) * count).reshape(-1, count)

    def products(self, target: Any) -> Any:
        """The other half, for what is to be foretold."""
        wanted = target - self.levels(target)
        wanted[self.held] = 0.0
        terms = self.value * wanted[self.position]
        return self.numpy.bincount(self.index, weights=terms, minlength=len(self.kept))

    def levels(self, of: Any) -> Any:
        """For each position the mean of all that are learnt from, at the same time of their games."""
        numpy, here = self.numpy, ~self.held
        counts = numpy.bincount(self.time[here], minlength=TIMES)
        sums = numpy.bincount(self.time[here], weights=of[here], minlength=TIMES)
        return (sums / numpy.maximum(1, counts))[self.time]

    def foreseen(self, lead: Any) -> Any:
        """What a position is to be fitted to: some of what the lead is at the next moment, some of what comes then."""
        found = self.margin.copy()
        for moments in range(1, int(self.after.max()) + 1):
            rows = self.numpy.flatnonzero(self.after == moments)
            then = rows + self.seats
            found[rows] = (1.0 - FORESIGHT) * lead[then] + FORESIGHT * found[then]
        return found

    def constants(self, rest: Any) -> Any:
        """What is left open in the mean: a number, and one that grows with time."""
        steady = self.numpy.stack([self.numpy.ones_like(self.late), self.late], axis=1)
        found = self.numpy.linalg.lstsq(steady[~self.held], rest[~self.held], rcond=None)[0]
        return found, rest - steady @ found


def fit(game: Game[State], samples: Sequence[Sample], seats: int) -> Fitted:
    """Of values that are drawn to 0 more or less strongly the one that foretells best how games end.

    The evaluation stays as it is: what differs between the answers to one question it knows better than what differs
    between games, and a regression sees mostly the latter.
    """
    numpy = one_threaded_numpy()
    positions = Positions(numpy, game, samples, seats)
    margin, late, held, won = positions.margin, positions.late, positions.held, positions.won
    squares = positions.squares()
    lowest = math.inf
    for candidate in STRENGTHS:
        found = passes(positions, squares + candidate * numpy.eye(len(squares)))
        constant, rest = positions.constants(margin - positions.lead - positions.sums(found))
        error = float(numpy.mean(rest[held] ** 2))
        if error < lowest * (1.0 - WORTH_IT):
            lowest, weights, constants, strength = error, found, constant, candidate
    lead = positions.lead + positions.sums(weights) + constants[0] + constants[1] * late
    chance = logistic(numpy, lead[~held], late[~held], won[~held])
    expected = 1.0 / (1.0 + numpy.exp(-((chance[0] + chance[1] * late) * lead + chance[2])))
    alone = positions.constants(margin - positions.lead)[1]
    spread = float(numpy.var(margin[held]))
    scores = {
        "games": len(samples),
        "positions": len(margin),
        "held_out_positions": int(held.sum()),
        "features": len(positions.kept),
        "strength": strength,
        "r2": round(1.0 - lowest / spread, 4),
        # with constants of its own, as the value has them
        "r2_of_evaluation": round(1.0 - float(numpy.mean(alone[held] ** 2)) / spread, 4),
        "brier": round(float(numpy.mean((expected[held] - won[held]) ** 2)), 4),
        "brier_of_chance": round(float(numpy.var(won[held])), 4),
    }
    whole = numpy.zeros(len(game.feature_names()))
    whole[positions.kept] = weights
    extras = [float(constants[0]), float(constants[1])] + [0.0] * (len(EXTRAS) - 2)
    return Fitted(whole.tolist(), extras, chance, positions.rounds, scores)


def passes(positions: Positions, squares: Any) -> Any:
    """The weights after some passes; the first one knows only how games ended."""
    inverse = positions.numpy.linalg.inv(squares)
    target = positions.margin
    for _ in range(PASSES):
        weights = inverse @ positions.products(target - positions.lead)
        lead = positions.lead + positions.sums(weights)
        target = positions.foreseen(lead + positions.levels(target - lead))
    return weights


def worth_a_weight(numpy: Any, game: Game[State], samples: Sequence[Sample], seats: int) -> Any:
    """The features that get one.

    Who is asked what differs between the answers to one question and is worth nothing; a regression finds worth in it,
    because turns come at better and worse times. A bot would hurry to end its own. The same is true of whatever comes
    and goes with a turn: who still stands, who has driven his donkeys, where a villager happens to be.
    """
    seen = numpy.zeros(len(game.feature_names()))
    for sample in samples:
        for row in sample.indices:
            seen[numpy.asarray(row, dtype=numpy.int32)] += 1
    for i, name in enumerate(game.feature_names()):
        if ASKED in name:
            seen[i] = 0
    positions = sum([len(sample.indices) for sample in samples])
    often = seen >= max(FEW, positions / SELDOM)
    return numpy.flatnonzero(often & (lasting(numpy, len(seen), samples, seats) >= LASTING))


def lasting(numpy: Any, features: int, samples: Sequence[Sample], seats: int) -> Any:
    """For each feature how much of its spread is no change from one moment to the next: 1 if it never changes."""
    sums, squares, changes = numpy.zeros(features), numpy.zeros(features), numpy.zeros(features)
    positions = pairs = 0
    for sample in samples:
        there = numpy.zeros((len(sample.indices), features))
        for i, row in enumerate(sample.indices):
            there[i, numpy.asarray(row, dtype=numpy.int32)] = sample.values[i]
        sums += there.sum(axis=0)
        squares += (there**2).sum(axis=0)
        changes += ((there[seats:] - there[:-seats]) ** 2).sum(axis=0)
        positions += len(there)
        pairs += max(0, len(there) - seats)
    spread = squares / positions - (sums / positions) ** 2
    return 1.0 - changes / max(1, pairs) / 2.0 / numpy.maximum(spread, 1e-12)


def times(samples: Sequence[Sample]) -> list[int]:
    """For each position the part of its game that it was kept in: they were kept in order."""
    return [TIMES * i // len(sample.facts) for sample in samples for i in range(len(sample.facts))]


def moments_after(samples: Sequence[Sample], seats: int) -> list[int]:
    """For each position how many later moments of its game were kept."""
    return [(len(sample.facts) - 1 - i) // seats for sample in samples for i in range(len(sample.facts))]


def logistic(numpy: Any, lead: Any, late: Any, won: Any) -> list[float]:
    """The chance of winning from the lead: Newton's method for three numbers, drawn a little to 0."""
    inputs = numpy.stack([lead, lead * late, numpy.ones_like(lead)], axis=1)
    found = numpy.zeros(3)
    for _ in range(25):
        expected = 1.0 / (1.0 + numpy.exp(-numpy.clip(inputs @ found, -30, 30)))
        slope = inputs.T @ (won - expected) - 0.01 * found
        bend = (inputs * (expected * (1 - expected))[:, None]).T @ inputs + 0.01 * numpy.eye(3)
        found = found + numpy.linalg.solve(bend, slope)
    return [float(max(0.0, number)) for number in found[:2]] + [float(found[2])]
