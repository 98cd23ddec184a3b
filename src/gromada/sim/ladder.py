"""The ladder: every bot against every other, deal by deal, with ratings and how sure they are.

A *deal* of a pair is played once for each rotation of the seats. Each deal is written down as soon as it is played, so
a ladder goes on where it stopped, and one with more deals begins with what is there. Ratings are openskill's
(Plackett-Luce), one match for each deal, in the order in which they were played; alone, the better game wins a deal.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from html import escape
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from gromada.core.game import Options
from gromada.extras import need
from gromada.sim.arena import plan_arena
from gromada.sim.runner import Played, play_jobs
from gromada.sim.seeds import derived_seed
from gromada.sim.stats import clustered_interval

FIRST: Final = 25.0  # the rating that everybody begins with
WIDTH, HEIGHT, EDGE = 640, 220, 36  # of a curve
LINE: Final = 13.0  # the height of a name at its end


@dataclass(frozen=True)
class Deal:
    """One deal of a pair, all rotations: the share of victories of the first, points, and how long it took."""

    game: str
    seats: int
    first: str
    second: str
    number: int
    seed: int
    games: int
    share: float
    points: tuple[float, float]
    seconds: float


@dataclass(frozen=True)
class Against:
    """One bot against another."""

    other: str
    rate: float
    low: float
    high: float
    games: int


@dataclass
class Rung:
    """One bot on the ladder of one game and number of seats."""

    bot: str
    rating: float
    uncertainty: float
    rate: float
    low: float
    high: float
    points: float
    games: int
    against: list[Against]
    curve: list[float]


class Ladder:
    """The deals that were played, in a file, and those that are to come."""

    def __init__(self, file: Path, bots: Sequence[str], seed: int, jobs: int = 1) -> None:
        self.file: Final = file
        self.bots: Final = list(bots)
        self.seed: Final = seed
        self.jobs: Final = jobs
        self.deals: Final[list[Deal]] = []
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists():
            text = file.read_text(encoding="utf-8")
            whole = text[: text.rfind("\n") + 1]
            if whole != text:  # stopped in the middle of a line: that deal is played again
                file.write_text(whole, encoding="utf-8")
            for line in whole.splitlines():
                data = json.loads(line)
                self.deals.append(Deal(**{**data, "points": tuple(data["points"])}))

    def play(
        self, game: str, seats: int, options: Options, deals: int, note: Callable[[Deal], None] | None = None
    ) -> None:
        """Deal by deal, and in each deal all pairs, so that whoever stops early has a whole ladder with fewer deals."""
        known = {(deal.seed, deal.first, deal.second) for deal in self.of(game, seats)}
        for number in range(deals):
            for first, second in combinations(self.bots, 2):
                if (self._seed(game, seats, number), first, second) in known:
                    continue
                deal = self._deal(game, seats, options, first, second, number)
                with self.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(deal)) + "\n")
                self.deals.append(deal)
                if note is not None:
                    note(deal)

    def _seed(self, game: str, seats: int, number: int) -> int:
        return derived_seed(self.seed, "ladder", game, seats, number)

    def of(self, game: str, seats: int) -> list[Deal]:
        """The deals of one game and number of seats that belong to this seed and to these bots."""
        found = [deal for deal in self.deals if (deal.game, deal.seats) == (game, seats)]
        found = [deal for deal in found if deal.first in self.bots and deal.second in self.bots]
        return [deal for deal in found if deal.seed == self._seed(game, seats, deal.number)]

    def _deal(self, game: str, seats: int, options: Options, first: str, second: str, number: int) -> Deal:
        seed = self._seed(game, seats, number)
        plan = plan_arena(game, None, seats, options, [first, second], seed, 2)
        start = perf_counter()
        played = list(play_jobs(plan.jobs(), self.jobs))
        shares = alone(played) if seats == 1 else [share_of(one, plan.sitting, turn) for turn, one in enumerate(played)]
        points: list[list[int]] = [[], []]
        for turn, one in enumerate(played):
            for seat, score in enumerate(one.scores):
                points[plan.sitting(seat, turn)].append(score)
        means = tuple([sum(scores) / len(scores) for scores in points])
        return Deal(
            game,
            seats,
            first,
            second,
            number,
            seed,
            len(played),
            sum(shares) / len(shares),
            (round(means[0], 2), round(means[1], 2)),
            round(perf_counter() - start, 2),
        )

    def rungs(self, game: str, seats: int) -> list[Rung]:
        """The bots of one game and number of seats, the best first."""
        deals = self.of(game, seats)
        ratings, curves = rate(self.bots, deals)
        found = []
        for bot in self.bots:
            own = [(deal, deal.share, deal.points[0]) for deal in deals if deal.first == bot]
            own += [(deal, 1.0 - deal.share, deal.points[1]) for deal in deals if deal.second == bot]
            if not own:
                continue
            each = own[0][0].games
            against = []
            for other in self.bots:
                shares = [share for deal, share, _ in own if other in (deal.first, deal.second) and other != bot]
                if shares:
                    low, high = clustered_interval(shares, each)
                    against.append(Against(other, sum(shares) / len(shares), low, high, len(shares) * each))
            low, high = clustered_interval([share for _, share, _ in own], each)
            mu, sigma = ratings[bot]
            mean = sum(share for _, share, _ in own) / len(own)
            points = sum(point for _, _, point in own) / len(own)
            found.append(Rung(bot, mu, sigma, mean, low, high, points, len(own) * each, against, curves[bot]))
        return sorted(found, key=lambda rung: -rung.rating)


def alone(played: Sequence[Played]) -> list[float]:
    """Both have played the same deal, each alone: who has won, or else has more points."""
    own, other = [(bool(one.winners), one.scores[0]) for one in played]
    return [1.0 if own > other else 0.5 if own == other else 0.0]


def share_of(played: Played, sitting: Callable[[int, int], int], turn: int) -> float:
    """The first bot's part of the victory."""
    return sum(1 for seat in played.winners if sitting(seat, turn) == 0) / len(played.winners)


def rate(bots: Sequence[str], deals: Sequence[Deal]) -> tuple[dict[str, tuple[float, float]], dict[str, list[float]]]:
    """Ratings with their uncertainty, and how they came to be."""
    model = need("openskill.models", "learn").PlackettLuce()
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    curves: dict[str, list[float]] = {bot: [FIRST] for bot in bots}
    for deal in deals:
        ranks = [1, 1] if deal.share == 0.5 else [1, 2] if deal.share > 0.5 else [2, 1]
        teams = [[ratings[deal.first]], [ratings[deal.second]]]
        for name, team in zip((deal.first, deal.second), model.rate(teams, ranks=ranks), strict=True):
            ratings[name] = team[0]
            curves[name].append(float(team[0].mu))
    return {bot: (float(one.mu), float(one.sigma)) for bot, one in ratings.items()}, curves


# -- the page --------------------------------------------------------------------------------------------------


def page(title: str, note: str, ladders: Sequence[tuple[str, list[Rung]]]) -> str:
    """One HTML file without anything from elsewhere: a table and a curve for each game and number of seats."""
    parts = [f"<h2>{escape(name)}</h2>{table(rungs)}{chart(rungs)}" for name, rungs in ladders]
    style = (
        "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
        "table{border-collapse:collapse}td,th{padding:.2rem .7rem;border-bottom:1px solid #8886;text-align:right}"
        "td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}"
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{style}</style>'
        f"<h1>{escape(title)}</h1><p>{escape(note)}</p>{''.join(parts)}</html>\n"
    )


def table(rungs: Sequence[Rung]) -> str:
    heads = "".join(f"<th>{escape(rung.bot)}</th>" for rung in rungs)
    rows = []
    for rung in rungs:
        rates = {one.other: f"{one.rate:.0%} ({one.low:.0%}-{one.high:.0%})" for one in rung.against}
        cells = "".join(f"<td>{rates.get(other.bot, '')}</td>" for other in rungs)
        rows.append(
            f"<tr><td>{escape(rung.bot)}</td><td>{rung.rating:.1f} ± {rung.uncertainty:.1f}</td>"
            f"<td>{rung.points:.1f}</td><td>{rung.games}</td>{cells}</tr>"
        )
    return f"<table><tr><th>Bot</th><th>Rating</th><th>Points</th><th>Games</th>{heads}</tr>{''.join(rows)}</table>"


def chart(rungs: Sequence[Rung]) -> str:
    """Ratings as they went, each with its name at its end."""
    values = [value for rung in rungs for value in rung.curve] or [FIRST]
    low, high = min(values) - 1, max(values) + 1
    longest = max([len(rung.curve) for rung in rungs], default=1)
    lines = []
    curves = [list(_points(rung.curve, longest, low, high)) for rung in rungs]
    heights = apart([dots[-1][1] for dots in curves])
    for number, (rung, dots) in enumerate(zip(rungs, curves, strict=True)):
        hue = 360 * number // max(1, len(rungs))
        where = " ".join(f"{x:.1f},{y:.1f}" for x, y in dots)
        lines.append(
            f'<polyline fill="none" stroke="hsl({hue} 60% 40%)" stroke-width="2" points="{where}"/>'
            f'<text x="{dots[-1][0] + 4:.1f}" y="{heights[number] + 4:.1f}" font-size="12">{escape(rung.bot)}</text>'
        )
    box = f"0 0 {WIDTH + 3 * EDGE} {HEIGHT + EDGE}"
    return f'<svg viewBox="{box}" width="{WIDTH + 3 * EDGE}" role="img"><title>Ratings</title>{"".join(lines)}</svg>'


def apart(heights: Sequence[float]) -> list[float]:
    """Where names are written, so that none lies over another: from the top down, each at least a line lower."""
    found = list(heights)
    last = -LINE
    for i in sorted(range(len(found)), key=found.__getitem__):
        last = found[i] = max(found[i], last + LINE)
    return found


def _points(curve: Sequence[float], longest: int, low: float, high: float) -> Iterator[tuple[float, float]]:
    for i, value in enumerate(curve):
        yield WIDTH * i / max(1, longest - 1), HEIGHT * (1 - (value - low) / (high - low)) + EDGE / 2
