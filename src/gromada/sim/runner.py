"""Playing whole games with bots: one, or many in several processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from gromada.bots.bot import Bot
from gromada.bots.registry import make_bot
from gromada.bots.uniform import play_out, play_out_noting
from gromada.core.game import Game, Options
from gromada.core.play import apply, first_question
from gromada.core.record import blank_record, close_record
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.library import game as game_by_name
from gromada.sim.seeds import derived_seed
from gromada.sim.sharing import share_out


@dataclass(frozen=True)
class Job:
    """One game to play. Plain data, so that it can be sent to another process."""

    game: str
    pack: str | None
    seats: int
    options: Options
    bots: tuple[str, ...]  # one a seat
    seed: int
    index: int
    is_recorded: bool
    bot_label: str = ""  # mirrored games share the seed of the deal, but not the bots' luck


@dataclass(frozen=True)
class Played:
    """How one game ended."""

    index: int
    seed: int
    bots: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    decisions: int
    record: str | None

    def line(self, game: str, options: Options) -> dict[str, object]:
        """What `simulate --out` writes about it."""
        return {
            "game": game,
            "seats": len(self.bots),
            "options": options,
            "seed": self.seed,
            "bots": list(self.bots),
            "scores": self.scores,
            "winners": self.winners,
            "decisions": self.decisions,
            "record": self.record,
        }


@cache
def _game(name: str, pack: str | None) -> Game[State]:
    """Read once a process, not once a game."""
    return game_by_name(name, pack)


def play_job(job: Job) -> Played:
    """Plays one game to its end."""
    game = _game(job.game, job.pack)
    s = game.new(job.seats, job.seed, job.options)
    s.is_telling = False
    s.events = []
    moves: list[tuple[int, str]] = []
    if all(name == "uniform" for name in job.bots):
        # One stream for all seats and no bot objects: this path is what makes a million games feasible.
        luck = Rng.seeded(derived_seed(job.seed, "uniform", job.bot_label))
        decisions = play_out_noting(s, luck, moves) if job.is_recorded else play_out(s, luck)
    else:
        seeds = [derived_seed(job.seed, "bot", seat, job.bot_label) for seat in range(job.seats)]
        bots = [make_bot(name, seed) for name, seed in zip(job.bots, seeds, strict=True)]
        decisions = play_with(game, s, bots, moves)
    record = None
    if job.is_recorded:
        written = blank_record(game, job.seats, job.options, job.seed)
        written.holders = list(job.bots)
        written.moves = moves
        close_record(written, game, s)
        record = written.write()
    return Played(job.index, job.seed, job.bots, game.scores(s), game.winners(s), decisions, record)


def play_with(game: Game[State], s: State, bots: Sequence[Bot], moves: list[tuple[int, str]]) -> int:
    """Plays on to the end with one bot a seat, noting the moves; the number of decisions."""
    decisions = 0
    while (choice := first_question(s)) is not None:
        seat = choice.seat
        answers = choice.options(s)
        answer = bots[seat].pick(game, s, seat, answers)
        assert answer in answers, f"{bots[seat].name} answered {answer!r}, which is not among {answers!r}"
        moves.append((seat, answer.text))
        apply(s, seat, answer)
        decisions += 1
    return decisions


def play_jobs(jobs: Sequence[Job], processes: int, cluster: str | None = None) -> Iterator[Played]:
    """Plays all jobs, in their order, in so many processes or on a Ray cluster; the results are the same."""
    return share_out(play_job, jobs, processes, cluster)
