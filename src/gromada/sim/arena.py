"""Arena: which bot is better, with every deal replayed so that each bot sits in each seat."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from gromada.core.errors import BadSetup
from gromada.core.game import Options
from gromada.sim.runner import Job, Played
from gromada.sim.seeds import derived_seed
from gromada.sim.stats import clustered_interval

METHOD: Final = (
    "win rate = share of victories, shared ones divided; every deal is replayed with the bots rotated through the "
    "seats; the 95 % interval is Wilson's with Student's quantile, for the number of independent games that the "
    "spread between deals is worth"
)


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    bot: str
    win_rate: float
    low: float
    high: float
    mean_score: float
    wins: int
    ties: int


@dataclass(frozen=True)
class Plan:
    """Which games an arena plays."""

    game: str
    pack: str | None
    seats: int
    options: Options
    bots: tuple[str, ...]
    seed: int
    deals: int

    def jobs(self) -> list[Job]:
        """Deal by deal, and in each deal rotation by rotation."""
        return list(self._jobs())

    def _jobs(self) -> Iterator[Job]:
        for deal in range(self.deals):
            seed = derived_seed(self.seed, "deal", deal)
            for turn in range(len(self.bots)):
                seated = tuple([self.bots[self.sitting(seat, turn)] for seat in range(self.seats)])
                index = deal * len(self.bots) + turn
                yield Job(self.game, self.pack, self.seats, self.options, seated, seed, index, False, f"turn {turn}")

    def sitting(self, seat: int, turn: int) -> int:
        """Which of the bots holds a seat in a rotation: over a deal, each holds each seat once."""
        return (seat + turn) % len(self.bots)


def plan_arena(
    game: str, pack: str | None, seats: int, options: Options, bots: Sequence[str], seed: int, games: int
) -> Plan:
    """Whole deals for at least so many games."""
    if len(bots) < 2:
        raise BadSetup(f"an arena compares at least 2 bots, not {len(bots)}")
    if games < 1:
        raise BadSetup(f"an arena plays at least 1 game, not {games}")
    return Plan(game, pack, seats, options, tuple(bots), seed, math.ceil(games / len(bots)))


def standings(plan: Plan, played: Sequence[Played]) -> list[Standing]:
    """The bots in the order in which they were named."""
    turns = len(plan.bots)
    found: list[Standing] = []
    for bot, name in enumerate(plan.bots):
        rates: list[float] = []
        scores: list[int] = []
        wins = ties = 0
        for deal in range(plan.deals):
            share = 0.0
            for turn in range(turns):
                result = played[deal * turns + turn]
                own = [seat for seat in range(plan.seats) if plan.sitting(seat, turn) == bot]
                victories = len([seat for seat in own if seat in result.winners])
                share += victories / len(result.winners)
                wins += int(victories == len(result.winners))
                ties += int(0 < victories < len(result.winners))
                scores += [result.scores[seat] for seat in own]
            rates.append(share / turns)
        low, high = clustered_interval(rates, turns)
        mean = math.fsum(rates) / len(rates)
        found.append(Standing(name, mean, low, high, math.fsum(scores) / len(scores), wins, ties))
    return found
