"""Puzzles: positions with one clearly best answer that is not the obvious one, found in played or simulated games.

A puzzle is judged from what its seat knew, three times: quickly to leave out most positions, then as a review would,
then with ten times the thinking. Only what the last two agree on is kept.

Every game brings some of them (`puzzles.json` beside its rules, written by `gromada puzzles`): one for each day.
"""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from gromada.bots.registry import make_bot
from gromada.bots.search import SearchBot
from gromada.core.game import Game
from gromada.core.play import options, question
from gromada.core.record import Record, brought_up, read_record, start_record, step_record
from gromada.core.state import State
from gromada.core.steps import AT_ONCE, Detail
from gromada.library import GAMES, package_folder
from gromada.library import game as game_by_name
from gromada.review.judging import decide, words
from gromada.review.result import Answer, Decision, Words
from gromada.sim.seeds import derived_seed
from gromada.sim.sharing import share_out

OBVIOUS: Final = "fox"  # what it would answer at a glance is no puzzle
QUICK: Final = 48  # tries of the first look
LONGER: Final = 10  # times the tries of the second look
WORSE: Final = 0.03  # of worth: what the obvious answer, and any other, loses at least
SURE: Final = 3.0  # standard errors of that loss
STRICT: Final = ((0.0, 0.0), (WORSE / 2, 0.0), (WORSE, SURE))  # of each look: only the last has tries enough to be sure
HARD, MEDIUM = 0.06, 0.1  # of worth: the smaller the difference, the harder it is to see
LEVELS: Final = ("easy", "medium", "hard")
FILE: Final = "puzzles.json"


class Puzzle(Struct):
    """A question, its one best answer, and the obvious one."""

    game: str
    seats: int
    record: str  # of the game up to the question: it opens wherever records do
    at: int
    round: int
    seat: int
    prompt: Words
    options: int
    best: Answer
    obvious: Answer
    second: Answer  # the best of all others
    loss: float  # of worth, by the obvious answer
    level: str  # easy, medium or hard

    def id(self) -> str:
        """Names it in an address; two puzzles never have the same record."""
        return hashlib.sha256(self.record.encode()).hexdigest()[:12]

    def kind(self) -> tuple[str, str]:
        """What it asks, and what is to be done: to drive a donkey is another puzzle than to build."""
        return self.prompt.id, self.best.label.id


class Look(Struct, frozen=True):
    """A position that may be a puzzle. Plain data, so that it can be sent to another process."""

    game: str
    pack: str | None
    record: str
    at: int
    saved: dict[str, Any]
    seat: int
    rollouts: int
    seed: int


def looks(record: Record, game: Game[State], pack: str | None, rollouts: int, seed: int) -> Iterator[Look]:
    """Every question of a record with at least three answers, but none of the small ones of a payment or the like."""
    record = brought_up(record, game)
    s = start_record(record, game)
    for at in range(len(record.moves)):
        seat = record.moves[at][0]
        choice = question(s, seat)
        is_small = isinstance(choice, Detail) and choice.manner() != AT_ONCE
        if not is_small and len(options(s, seat)) > 2:
            text = until(record, at).write()
            yield Look(record.game, pack, text, at, game.to_json(s), seat, rollouts, seed)
        step_record(record, s, at)


def until(record: Record, at: int) -> Record:
    """The same game, broken off after so many moves; who played it does not matter."""
    part = Record(record.game, record.rules, record.pack, record.seats, record.options, record.seed)
    part.moves = record.moves[:at]
    return part


def puzzle_in(look: Look) -> Puzzle | None:
    """Runs in a worker: the puzzle that a position is, if it is one."""
    game: Game[State] = game_by_name(look.game, look.pack)
    state = game.from_json(look.saved)
    seed = derived_seed(look.seed, "puzzle", look.record)
    obvious = make_bot(OBVIOUS, seed).pick(game, state, look.seat, options(state, look.seat)).text
    best = ""
    for number, tries in enumerate((QUICK, look.rollouts, LONGER * look.rollouts)):
        bot = SearchBot(derived_seed(seed, number), rollouts=tries)
        decision = decide(game, state, look.seat, obvious, bot, look.at)
        found = clear(decision, *STRICT[number])
        if not found or (best and found != best):
            return None
        best = found if number else ""
    return Puzzle(
        look.game,
        state.seats,
        look.record,
        look.at,
        decision.round,
        look.seat,
        asked(game, state, look.seat),
        decision.options,
        decision.best[0],
        decision.played,
        decision.best[1],
        decision.loss,
        level(decision.best[0].worth - decision.best[1].worth),
    )


def clear(decision: Decision, worse: float, sure: float) -> str:
    """The one best answer, if the obvious one and every other are clearly worse; otherwise nothing."""
    top = decision.best[0]
    if len(decision.best) < 2 or top.move == decision.played.move or decision.loss <= 0.0:
        return ""
    is_large = decision.loss >= max(worse, sure * decision.error)
    return top.move if is_large and top.worth - decision.best[1].worth >= worse else ""


def level(margin: float) -> str:
    if margin < HARD:
        return "hard"
    return "medium" if margin < MEDIUM else "easy"


def chosen(found: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many of them in the order of the games: of each kind and level alike, and few of a kind from one deal.

    Of what was kept least often, first those in which the obvious answer loses most.
    """
    deals = [read_record(one.record).seed for one in found]
    kept: list[int] = []

    def need(i: int) -> tuple[int, int, float]:
        same = [j for j in kept if found[j].kind() == found[i].kind()]
        alike = [j for j in same if deals[j] == deals[i]]
        level = [j for j in kept if found[j].level == found[i].level]
        return len(same) + len(alike), len(level), -found[i].loss

    while len(kept) < min(most, len(found)):
        kept.append(min([i for i in range(len(found)) if i not in kept], key=need))
    return [found[i] for i in sorted(kept)]


def asked(game: Game[State], state: State, seat: int) -> Words:
    choice = question(state, seat)
    assert choice is not None, "a puzzle is a question"
    return words(game.prompt(state, choice))


def puzzles(found: Sequence[Look], processes: int) -> Iterator[Puzzle | None]:
    """What came of each look, in their order."""
    return share_out(puzzle_in, found, processes)


# -- one a day -----------------------------------------------------------------------------------------------------


@cache
def puzzles_of(name: str) -> tuple[Puzzle, ...]:
    """The puzzles that a game brings."""
    file = package_folder(name) / FILE
    return tuple(msgspec.json.decode(file.read_bytes(), type=list[Puzzle])) if file.exists() else ()


def puzzle_by(id: str) -> Puzzle | None:
    """A puzzle of any game by its id."""
    for name in GAMES:
        for one in puzzles_of(name):
            if one.id() == id:
                return one
    return None


def puzzle_of(day: datetime.date) -> Puzzle:
    """The puzzle of a day: the games take turns, and each begins again when all of its puzzles were shown."""
    number = day.toordinal()
    shown = [of_game for of_game in map(puzzles_of, GAMES) if of_game]
    of_game = shown[number % len(shown)]
    return of_game[number // len(shown) % len(of_game)]
