"""Learning a value: games by bots, a sum fitted to how they ended, and an arena that decides whether it is kept.

A round plays games by bots that look one step ahead. Each seat draws by which value it judges (the evaluation, the last
value, those of the rounds before) and how many of its answers it compares: few for more ways to play, all because a bot
that takes the best of all answers finds every answer that a value thinks too well of. Such answers must be among the
games that the next value is fitted to, so the games of all rounds are kept.

Of each game some positions are kept, as each seat guesses them: features that are not 0, and what the evaluation
expects. To these a value is fitted (`fitting.py`). Whether answers are better compared with or without what the best
other may expect after them, games between the two decide. Then the new value plays against the last one and the panel.
It is kept if it beats the last and falls against none; where those games were one step ahead, a search with it must not
lose to a search with the last one either. If it does, it is tried once more for first opinions only.

A course goes on from the value that there is, or begins afresh: then nothing but the seed and the sizes of the course
say what comes out, and the last value must not lose to the one that there was.

Everything follows from the seed. Games are kept in files as they are played, so a run that was stopped goes on there.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gromada.bots.ahead import settle_details
from gromada.bots.judge import EVALUATION_ONLY, Judge
from gromada.bots.value import FORMAT, BadValue, learnt_data, numbers_text, read_value, stamp
from gromada.core.actions import Action
from gromada.core.features import Numbers
from gromada.core.game import Game, Options
from gromada.core.play import apply, first_question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.library import game as game_by_name
from gromada.sim.arena import plan_arena, standings
from gromada.sim.fitting import Fitted, Sample, fit, one_threaded_numpy
from gromada.sim.runner import Played, play_jobs
from gromada.sim.seeds import derived_seed
from gromada.sim.sharing import share_out
from gromada.sim.stats import wilson

POSITIONS: Final = 12  # kept of a game, roughly, for each seat
SHARE: Final = 50  # games in one file
COMPARED: Final = (4, 10, 40, 40)  # answers that a seat compares at each question: it draws one of these for a game
PANEL: Final = ("uniform", "greedy1", "mcts1")


@dataclass(frozen=True)
class Course:
    """What is to be learnt, and how long."""

    game: str
    pack: str | None
    seats: int
    options: Options
    seed: int
    games: int  # a round
    rounds: int
    arena: int  # games against each opponent
    think: int  # tries of the search in the arena
    folder: Path
    jobs: int = 1
    cluster: str | None = None  # a Ray cluster whose machines see the folder, too
    tries: int = 0  # of the search in the games that a value must not lose after it has won one step ahead

    def rules(self) -> Game[State]:
        return game_by_name(self.game, self.pack)


@dataclass(frozen=True)
class Lesson:
    """One game to learn from. Plain data, so that it can be sent to another process."""

    game: str
    pack: str | None
    seats: int
    options: Options
    values: tuple[str, ...]  # files of values, or EVALUATION_ONLY: each seat draws one
    seed: int
    gap: int  # between positions that are kept, on the average


def attend(lesson: Lesson) -> Sample:
    """Plays one game and keeps some positions of it."""
    game: Game[State] = game_by_name(lesson.game, lesson.pack)
    s = game.new(lesson.seats, lesson.seed, lesson.options)
    s.is_telling = False
    s.events = []
    luck = Rng.seeded(derived_seed(lesson.seed, "lesson"))
    judges = [judge_by(game, value, lesson.seats) for value in lesson.values]
    drawn = [(judges[luck.below(len(judges))], COMPARED[luck.below(len(COMPARED))]) for _ in range(lesson.seats)]
    found = Sample()
    seen: list[int] = []
    done = 0
    while (choice := first_question(s)) is not None:
        done = max(done, game.progress(s)[0])
        # In the middle of a turn, too: a value that knows only ends of turns misjudges what is left to do in one.
        if luck.below(lesson.gap) == 0:
            for seat in range(lesson.seats):
                keep(found, game, game.determinize(s, seat, luck.fork(found.decisions)), seat)
                seen.append(seat)
        judge, most = drawn[choice.seat]
        apply(s, choice.seat, one_step(judge, s, choice, luck, most))
        found.decisions += 1
    ends = [[*result(game, s, seat), float(done)] for seat in range(lesson.seats)]
    found.ends = [ends[seat] for seat in seen]
    return found


def judge_by(game: Game[State], value: str, seats: int) -> Judge:
    return Judge(game, None if value == EVALUATION_ONLY else read_value(Path(value), game, seats))


def one_step(judge: Judge, s: State, choice: Choice[State], luck: Rng, most: int) -> Action:
    """The best of so many answers, drawn on one guess of the seat that is asked; details are settled by luck."""
    seat = choice.seat
    guess = judge.game.determinize(s, seat, luck.fork(1))
    luck.next32()
    answers = list(judge.game.sensible(guess, choice))
    best = answers[0]
    highest = -math.inf
    for tried in range(min(most, len(answers)) if len(answers) > 1 else 0):
        # The answers tried so far stand in front, so none is tried twice.
        drawn = tried + luck.below(len(answers) - tried)
        answers[tried], answers[drawn] = answers[drawn], answers[tried]
        after = guess.copy()
        apply(after, seat, answers[tried])
        settle_details(after, seat, luck)
        worth = judge.worth(after, seat)
        if worth > highest:
            highest = worth
            best = answers[tried]
    return best


def keep(found: Sample, game: Game[State], guess: State, seat: int) -> None:
    """One position, as its seat guesses it."""
    there = Numbers()
    game.put_features(guess, seat, there)
    found.indices.append(there.index)
    found.values.append([round(value, 6) for value in there.value])
    points = [game.evaluate(guess, other) for other in range(guess.seats)]
    others = [points[other] for other in range(guess.seats) if other != seat]
    rival = game.rival(guess) if guess.seats == 1 else None
    best = max(others) if others else rival or 0.0
    mean = sum(others) / len(others) if others else 0.0
    done, whole, _ = game.progress(guess)
    found.facts.append([points[seat], best, mean, float(done), float(whole)])


def result(game: Game[State], s: State, seat: int) -> tuple[float, float]:
    """How a finished game went for a seat: by how many points it was ahead, and its share of the victory."""
    scores = game.scores(s)
    winners = game.winners(s)
    others = [score for other, score in enumerate(scores) if other != seat]
    rival = game.rival(s) if s.seats == 1 else None
    margin = scores[seat] - (max(others) if others else rival or 0.0)
    return margin, 1.0 / len(winners) if seat in winners else 0.0


def depth_of(seats: int) -> int:
    """How far a search plays on before it trusts a learnt value. Alone not at all: one turn would be the whole game,
    and what a rival will make of its cards is what the value has learnt. Otherwise as the game advises.
    """
    return 0 if seats == 1 else -1


def file_of(course: Course, fitted: Fitted, depth: int, more: dict[str, Any]) -> dict[str, Any]:
    """What is written about a value: what it is for, what it is, and how it was found."""
    game = course.rules()
    return {
        "format": FORMAT,
        **stamp(game, course.seats),
        "options": course.options,
        "seed": course.seed,
        "scale": game.value_scale(),
        "rounds": round(fitted.rounds, 3),
        "depth": depth,
        "chance": fitted.chance,
        "extras": fitted.extras,
        "held_out": fitted.scores,
        **more,
        "weights": numbers_text(fitted.weights),
    }


# -- the arena -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """One bot against another: the share of victories of the first; alone, the share of deals that it plays better."""

    against: str
    rate: float
    low: float
    high: float
    games: int

    def plain(self) -> dict[str, object]:
        numbers = {"rate": self.rate, "low": self.low, "high": self.high}
        return {
            "against": self.against,
            **{key: round(number, 4) for key, number in numbers.items()},
            "games": self.games,
        }


def compare(
    course: Course, first: str, second: str, games: int, label: object, note: Callable[[], None] | None = None
) -> Verdict:
    """Seats rotated, deals mirrored; which ones does not depend on the folder of a file."""
    seed = derived_seed(course.seed, "compare", label, Path(second).name)
    plan = plan_arena(course.game, course.pack, course.seats, course.options, [first, second], seed, games)
    played: list[Played] = []
    for one in play_jobs(plan.jobs(), course.jobs, course.cluster):
        played.append(one)
        if note is not None:
            note()
    if course.seats > 1:
        row = standings(plan, played)[0]
        return Verdict(second, row.win_rate, row.low, row.high, len(played))
    better = 0.0
    for deal in range(plan.deals):
        own, others = [(bool(end.winners), end.scores[0]) for end in played[2 * deal : 2 * deal + 2]]
        better += 1.0 if own > others else 0.5 if own == others else 0.0
    rate = better / plan.deals
    low, high = wilson(rate, plan.deals)
    return Verdict(second, rate, low, high, len(played))


def valued(value: str, think: int) -> str:
    """The search with so many tries on the value of a file. One try is one step ahead, by the best of all answers."""
    return f"search:rollouts={think},value={value}"


# -- a course --------------------------------------------------------------------------------------------------


class Diary:
    """What was done so far, one line a step, in a file: a run that goes on reads there what it need not do again."""

    def __init__(self, file: Path, tell: Callable[[dict[str, Any]], None] | None = None) -> None:
        self.done: Final[dict[str, dict[str, Any]]] = {}
        self._file: Final = file
        self._tell: Final = tell
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                entry = json.loads(line)
                self.done[entry["step"]] = entry

    def note(self, step: str, facts: dict[str, Any]) -> None:
        entry = {"step": step, **facts}
        if self.done.get(step) != entry:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(entry) + "\n")
        self.done[step] = entry
        if self._tell is not None:
            self._tell(entry)


class Learner:
    """Goes through a course; `tell` gets each line of the log, `on_step` is called at each step of the progress bar."""

    def __init__(
        self,
        course: Course,
        champion: str = EVALUATION_ONLY,
        tell: Callable[[dict[str, Any]], None] | None = None,
        on_step: Callable[[], None] | None = None,
        before: str = EVALUATION_ONLY,
    ) -> None:
        self.course: Final = course
        self.champion = champion  # the file of the value that is to be beaten
        self.before: Final = before  # that of the one to replace, which had no part in the games of this course
        self.kept: Path | None = None
        self._has_first: Final = champion != EVALUATION_ONLY
        # Those that games are played by: what there was, and then one a round.
        self.values: Final = [EVALUATION_ONLY, champion] if self._has_first else [EVALUATION_ONLY]
        self.on_step = on_step
        course.folder.mkdir(parents=True, exist_ok=True)
        self._diary: Final = Diary(course.folder / "log.jsonl", tell)

    def steps(self) -> int:
        """How many steps the progress bar has."""
        course = self.course
        opponents = len(self._panel()) + (2 if course.seats > 1 else 1)
        arena = 2 * math.ceil(course.arena / 2)
        last = 0 if self.before == EVALUATION_ONLY else arena
        return course.rounds * (course.games + opponents * arena) + last

    def learn(self) -> Path | None:
        """The file of the value that was kept last; None if nothing was better than what there was."""
        for number in range(self.course.rounds):
            self._round(number)
        if self.kept is not None and self.before != EVALUATION_ONLY and not self._replaces(self.kept):
            self.kept = None
        return self.kept

    def _replaces(self, file: Path) -> bool:
        """A course that began afresh must not end with less than what there was."""
        verdict = self._against(self.course.rounds, file, valued(self.before, self.course.think))
        made = json.loads(file.read_text(encoding="utf-8"))
        last = verdict.plain() | {"against": "the value before", "tries": self.course.think}
        made["arena"] = [one for one in made["arena"] if one["against"] != last["against"]] + [last]
        file.write_text(json.dumps(made), encoding="utf-8")
        return verdict.rate >= 0.5

    def _round(self, number: int) -> None:
        course = self.course
        samples: list[Sample] = []
        for earlier in range(number + 1):
            samples += self.samples(earlier)
        fitted = fit(course.rules(), samples, course.seats)
        file = course.folder / f"value-{number}.json"
        made = file_of(
            course, fitted, depth_of(course.seats), {"games": {"played": len(samples), "by": self._players()}}
        )
        file.write_text(json.dumps(made), encoding="utf-8")
        self._diary.note(f"round {number}: fit", {"by": self._players(), **fitted.scores})
        if course.seats > 1:
            alone = course.folder / f"value-{number}-alone.json"
            alone.write_text(json.dumps(made | {"counts_others": False}), encoding="utf-8")
            if self._against(number, file, valued(str(alone), course.think)).rate < 0.5:
                made["counts_others"] = False
                file.write_text(json.dumps(made), encoding="utf-8")
        verdicts = [self._against(number, file, valued(self.champion, course.think))]
        verdicts += [self._against(number, file, one) for one in self._panel()]
        is_better = verdicts[0].rate > 0.5 and all(one.high >= 0.5 for one in verdicts[1:])
        is_better = is_better and fitted.scores["r2"] > fitted.scores["r2_of_evaluation"]  # few games can flatter
        made["arena"] = [one.plain() | {"against": Path(one.against).name, "tries": course.think} for one in verdicts]
        file.write_text(json.dumps(made), encoding="utf-8")
        if is_better and course.tries:
            is_better = self._helps_a_search(number, file, made)
        self._diary.note(f"round {number}: verdict", {"kept": is_better, "arena": made["arena"]})
        self.values.append(str(file))  # kept or not: the next one sees what came of it
        if is_better:
            self.champion = str(file)
            self.kept = file

    def _helps_a_search(self, number: int, file: Path, made: dict[str, Any]) -> bool:
        """A value that wins one step ahead may harm a search. Then it may still be good for first opinions."""
        tries = self.course.tries
        for judges_lines in (True, False):
            made["judges_lines"] = judges_lines
            file.write_text(json.dumps(made), encoding="utf-8")
            verdict = self._against(number, file, valued(self.champion, tries), tries, judges_lines)
            entry = verdict.plain() | {"against": Path(verdict.against).name, "tries": tries}
            made["arena"].append(entry | {"judges_lines": judges_lines})
            file.write_text(json.dumps(made), encoding="utf-8")
            if verdict.rate >= 0.5:
                return True
        return False

    def _players(self) -> list[str]:
        return [Path(value).name for value in self.values]

    def _panel(self) -> list[str]:
        """Alike: who looks one step ahead is not compared with who searches."""
        if self.course.think == 1:
            return [one for one in PANEL if one != "mcts1"]
        return [f"{one}:rollouts={self.course.think}" if one == "mcts1" else one for one in PANEL]

    def _against(self, number: int, file: Path, other: str, tries: int = 0, judges_lines: bool = True) -> Verdict:
        """Played once: a run that goes on takes the result from the log."""
        name = f"round {number}: against {Path(other).name}"
        if tries:
            name += f" with {tries} tries" + ("" if judges_lines else ", first opinions only")
        text = json.loads(file.read_text(encoding="utf-8"))["weights"]
        same = hashlib.sha256(text.encode()).hexdigest()[:16]
        if self._diary.done.get(name, {}).get("value") != same:  # the value of another run is another value
            verdict = compare(
                self.course,
                valued(str(file), tries or self.course.think),
                other,
                self.course.arena,
                number,
                self.on_step,
            )
            self._diary.note(name, verdict.plain() | {"against": Path(other).name, "value": same})
        entry = self._diary.done[name]
        return Verdict(other, entry["rate"], entry["low"], entry["high"], entry["games"])

    def samples(self, number: int) -> list[Sample]:
        """The games of a round: from their files, or played now by the values that were there then."""
        course = self.course
        values = tuple(self.values[: 1 + number + (1 if self._has_first else 0)])

        def lesson(seed: int, gap: int) -> Lesson:
            return Lesson(course.game, course.pack, course.seats, course.options, values, seed, gap)

        pilot = attend(lesson(course.seed, 10**6))
        gap = max(1, pilot.decisions // POSITIONS)
        lessons = [lesson(derived_seed(course.seed, "round", number, i), gap) for i in range(course.games)]
        found: list[Sample] = []
        for start in range(0, len(lessons), SHARE):
            file = course.folder / f"games-{number}-{start}.json"
            if file.exists():
                part = [Sample(**one).packed() for one in json.loads(file.read_text(encoding="utf-8"))]
            else:
                part = []
                for sample in share_out(attend, lessons[start : start + SHARE], course.jobs, course.cluster):
                    part.append(sample)
                    if self.on_step is not None:
                        self.on_step()
                whole = file.with_suffix(".part")
                whole.write_text(json.dumps([sample.plain() for sample in part]), encoding="utf-8")
                whole.replace(file)
                part = [sample.packed() for sample in part]
            found += part
        return found


def recheck(course: Course, file: Path) -> dict[str, Any]:
    """Whether a value still foretells games of today's pack and rules better than the evaluation does.

    If it does, the file is stamped anew, with what was found; its features must be the ones that it was learnt with.
    """
    numpy = one_threaded_numpy()
    game = course.rules()
    data = learnt_data(file)
    here = stamp(game, course.seats)
    if any(data.get(key) != here[key] for key in ("game", "seats", "features")):
        read_value(file, game, course.seats)  # refuses it with the reason
    value = read_value(file, game, course.seats, is_strict=False)
    plan = Learner(course)
    leads: list[float] = []
    rests: list[float] = []  # what the evaluation alone leaves open
    constants: list[list[float]] = []
    margins: list[float] = []
    for sample in plan.samples(0):
        for row, values, facts, end in zip(sample.indices, sample.values, sample.facts, sample.ends, strict=True):
            late = min(1.0, facts[3] / (facts[4] or value.rounds))
            own, best, mean = (number / value.scale for number in facts[:3])
            more = [1.0, late, own, own * late, best, best * late, mean, mean * late]
            lead = own - best + sum([weight * one for weight, one in zip(value.extras, more, strict=True)])
            lead += sum([value.weights[i] * one for i, one in zip(row, values, strict=True)])
            leads.append(lead * value.scale)
            rests.append(end[0] - (facts[0] - facts[1]))
            constants.append([1.0, late])
            margins.append(end[0])
    spread = float(numpy.var(margins))
    constant = numpy.linalg.lstsq(numpy.array(constants), numpy.array(rests), rcond=None)[0]
    open_still = numpy.array(rests) - numpy.array(constants) @ constant
    found = {
        "positions": len(margins),
        "r2": round(1.0 - float(numpy.mean((numpy.array(margins) - numpy.array(leads)) ** 2)) / spread, 4),
        "r2_of_evaluation": round(1.0 - float(numpy.mean(open_still**2)) / spread, 4),
    }
    if found["r2"] <= found["r2_of_evaluation"]:
        raise BadValue(
            f"{file} no longer foretells games of {game.name} better than the evaluation does: learn it anew",
            "value-stale",
            {"file": str(file), "game": game.name},
        )
    data.update(here)
    data["rechecked"] = found
    file.write_text(json.dumps(data), encoding="utf-8")
    return found
