"""The review of a whole record: which moments are judged, and what follows from all of them together."""

from __future__ import annotations

import hashlib
import math
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from gromada.core.errors import BadSetup
from gromada.core.game import Game
from gromada.core.history import History
from gromada.core.play import options
from gromada.core.record import Record, brought_up, replay
from gromada.core.state import State
from gromada.library import game_of
from gromada.review.judging import Job, Judged, judge_moment, words
from gromada.review.result import Decision, Moment, Review, SeatSum, Source, Turning
from gromada.sim.sharing import share_out

VERSION: Final = 3  # of what a review says; one of another version is made anew
WHOLE: Final = 100_000  # tries for the decisions of a game that `tries.toml` does not name
FEWEST, MOST = 64, 2000  # tries for each of them
COSTLY: Final = 0.02  # of worth: what is less is not called a mistake
SURE: Final = 2.0  # standard errors
MOST_COSTLY: Final = 12
TURNING: Final = 0.08  # of a chance
MOST_TURNING: Final = 6

Change = tuple[list[float], list[float]]  # of each seat's chance, and of its points


class Unfinished(BadSetup):
    """A game that is still running keeps its secrets, so nobody reviews it."""


class Plan:
    """A record, played once: what has to be judged, and what is known without judging."""

    def __init__(self, record: Record, game: Game[State], pack: str | None, rollouts: int = 0, seed: int = 0) -> None:
        if record.result is None:
            raise Unfinished("only a finished game is reviewed: this record has no result", "review-unfinished")
        self.hash: Final = record_hash(record)
        replay(record, game)
        record = brought_up(record, game)
        self.record: Final = record
        self.game: Final = game
        self.pack: Final = pack
        self.seed: Final = seed
        self.history: Final[History[State]] = History(game, record.seats, record.seed, dict(record.options))
        self.rounds: Final[list[int]] = []  # of each moment, the last one included
        self._saved: Final[list[State]] = []
        self.sheets: Final[dict[int, list[dict[str, int]]]] = {}  # round -> seat -> source -> points at its end
        decisions = 0
        for seat, move in record.moves:
            state = self.history.state
            self._note(state)
            self._saved.append(state.copy())
            decisions += len(options(state, seat)) > 1
            self.history.play(seat, move)
        self._note(self.history.state)
        self.rollouts: Final = rollouts or standard(record.game, decisions)

    def _note(self, state: State) -> None:
        round_ = self.game.progress(state)[0]
        self.rounds.append(round_ if not self.rounds else max(round_, self.rounds[-1]))
        sheets = [dict(self.game.score_sheet(state, seat)) for seat in range(self.record.seats)]
        # What a round brought is known when the next one begins.
        self.sheets[self.rounds[-2] if len(self.rounds) > 1 else self.rounds[-1]] = sheets

    def job(self, at: int) -> Job:
        """What has to be judged at a moment."""
        seat, move = self.record.moves[at]
        saved = self.game.to_json(self._saved[at])
        is_luck = self.history.moves[at].is_barrier
        return Job(self.game.name, self.pack, at, saved, seat, move, is_luck, self.rollouts, self.seed)

    def jobs(self) -> list[Job]:
        """One for each move."""
        return [self.job(at) for at in range(len(self.record.moves))]

    # -- what follows ----------------------------------------------------------------------------------------

    def review(self, judged: Sequence[Judged]) -> Review:
        """All together; `judged` is what came of the jobs, in their order."""
        record, game, state = self.record, self.game, self.history.state
        winners = game.winners(state)
        won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(record.seats)]
        if not self._is_contest():
            won = judged[-1].chance
        points = [float(score) for score in game.scores(state)]
        last = Judged(len(judged), "", False, won, points, [], [], None)
        turns = self._turns([*judged, last])
        curve = self._curve([*judged, last], turns)
        decisions = [one.decision for one in judged if one.decision is not None]
        luck = [self._luck(one, then) for one, then in zip(judged, [*judged[1:], last], strict=True)]
        return Review(
            VERSION,
            record.game,
            record.pack,
            self.hash,
            record.holders or [str(seat + 1) for seat in range(record.seats)],
            self.rollouts,
            self.seed,
            judged[0].judged_by,
            self._is_contest(),
            game.scores(state),
            winners,
            sorted(self.sheets),
            curve,
            decisions,
            self._turning([*judged, last], turns, luck),
            costly(decisions),
            [self._sum(seat, curve, decisions, luck) for seat in range(record.seats)],
            self._sources(),
        )

    def _is_contest(self) -> bool:
        return self.record.seats > 1 or self.game.rival(self._saved[0]) is not None

    def _turns(self, judged: Sequence[Judged]) -> list[int]:
        """The moments at which somebody else is asked, the end included; alone, those between two steps."""
        moves = self.record.moves
        if self.record.seats == 1:
            return [one.at for one in judged if not one.is_inside]
        return [at for at in range(len(moves)) if at == 0 or moves[at][0] != moves[at - 1][0]] + [len(moves)]

    def _curve(self, judged: Sequence[Judged], turns: Sequence[int]) -> list[Moment]:
        """How the game stands shows between turns. A glance likes whoever has just moved: so a lap is averaged."""
        lap = self.record.seats
        curve: list[Moment] = []
        for number, start in enumerate(turns[:-1]):
            first = max(0, number - (lap - 1) // 2)
            near = [judged[at] for at in turns[first : min(first + lap, len(turns) - 1)]]
            chance = rounded(means([one.chance for one in near]))
            points = rounded(means([one.points for one in near]))
            curve += [Moment(at, self.rounds[at], chance, points) for at in range(start, turns[number + 1])]
        last = judged[-1]
        return [*curve, Moment(last.at, self.rounds[-1], rounded(last.chance), rounded(last.points))]

    def _luck(self, one: Judged, then: Judged) -> Change:
        """What luck changed in each seat's chance and points: what came, less what was to be expected."""
        seats = range(self.record.seats)
        if not one.expected:
            return [0.0 for _ in seats], [0.0 for _ in seats]
        chance = [then.chance[seat] - one.chance[seat] - one.expected[seat] for seat in seats]
        points = [then.points[seat] - one.points[seat] - one.expected_points[seat] for seat in seats]
        return chance, points

    def _turning(self, judged: Sequence[Judged], turns: Sequence[int], luck: Sequence[Change]) -> list[Turning]:
        """The turns that changed the chances most and for longer, not too close to each other, in their order."""
        lap = self.record.seats
        if lap == 1:
            return []
        changes: list[list[float]] = []
        for number in range(len(turns) - 1):
            before = means([judged[at].chance for at in turns[max(0, number - lap + 1) : number + 1]])
            after = means([judged[at].chance for at in turns[number + 1 : number + 1 + lap]])
            changes.append([b - a for a, b in zip(before, after, strict=True)])
        most = [max([abs(change) for change in one]) for one in changes]
        chosen: list[int] = []
        for number in sorted(range(len(most)), key=lambda number: (-most[number], number)):
            if most[number] < TURNING or len(chosen) == MOST_TURNING:
                break
            if all(abs(number - other) >= lap for other in chosen):
                chosen.append(number)
        found: list[Turning] = []
        for number in sorted(chosen):
            at = turns[number]
            seat, move = self.record.moves[at]
            label = words(self.game.label(self._saved[at], seat, self.game.catalogue.read(move)))
            drawn = [sum(column) for column in zip(*[luck[i][0] for i in range(at, turns[number + 1])], strict=True)]
            change = rounded(changes[number])
            found.append(Turning(at, self.rounds[at], seat, move, label, change, rounded(drawn)))
        return found

    def _sum(
        self,
        seat: int,
        curve: Sequence[Moment],
        decisions: Iterable[Decision],
        luck: Sequence[Change],
    ) -> SeatSum:
        asked = [one for one in decisions if one.seat == seat]
        drawn = sum([chance[seat] for chance, _ in luck])
        start, end = curve[0].chance[seat], curve[-1].chance[seat]
        return SeatSum(
            seat,
            len(asked),
            sum([one.loss == 0.0 for one in asked]),
            round(sum([one.loss for one in asked]), 4),
            start,
            round(drawn, 4),
            round(sum([points[seat] for _, points in luck]), 2),
            round(end - start - drawn, 4),
            end,
        )

    def _sources(self) -> list[Source]:
        """Where the points came from, round by round: each score sheet less the one before."""
        names: list[str] = []
        for sheets in self.sheets.values():
            for sheet in sheets:
                names += [name for name in sheet if name not in names]
        found: list[Source] = []
        for name in names:
            by_seat: list[list[int]] = []
            for seat in range(self.record.seats):
                totals = [self.sheets[round_][seat].get(name, 0) for round_ in sorted(self.sheets)]
                by_seat.append([now - before for before, now in zip([0, *totals], totals, strict=False)])
            if any(points for row in by_seat for points in row):
                found.append(Source(name, by_seat))
        return found


def standard(game: str, decisions: int) -> int:
    """Tries for each decision, by the standard setting."""
    text = (Path(__file__).parent / "tries.toml").read_text(encoding="utf-8")
    whole: int = tomllib.loads(text).get(game, WHOLE)
    return max(FEWEST, min(MOST, whole // max(1, decisions)))


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    """Of each column."""
    return [math.fsum(column) / len(rows) for column in zip(*rows, strict=True)]


def rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


def costly(decisions: Sequence[Decision]) -> list[int]:
    """Those whose loss is more than noise, the largest first; what was missed repeatedly in one turn is told once."""
    large = [i for i, one in enumerate(decisions) if one.loss >= max(COSTLY, SURE * one.error)]
    large.sort(key=lambda i: -decisions[i].loss)
    found: list[int] = []
    for i in large:
        if not any(is_same_miss(decisions[min(i, j) : max(i, j) + 1]) for j in found):
            found.append(i)
    return found[:MOST_COSTLY]


def is_same_miss(decisions: Sequence[Decision]) -> bool:
    """Whether one seat alone was asked from the first of them to the last, and missed the same answer in both."""
    first, last = decisions[0], decisions[-1]
    return first.best[0].move == last.best[0].move and all(one.seat == first.seat for one in decisions)


def record_hash(record: Record) -> str:
    """The same for the same game, whoever wrote the file."""
    return hashlib.sha256(record.write().encode()).hexdigest()


def judged_in(plan: Plan, processes: int) -> Iterator[Judged]:
    """Every moment of a plan, judged in so many processes, in their order."""
    return share_out(judge_moment, plan.jobs(), processes)


def review(record: Record, pack: str | None = None, rollouts: int = 0, seed: int = 0, processes: int = 1) -> Review:
    """Judges every decision of every seat; the same for the same record, tries and seed, however many processes."""
    plan = Plan(record, game_of(record, pack), pack, rollouts, seed)
    return plan.review(list(judged_in(plan, processes)))
