"""Learning a prior: questions that a search has thought about, and a regression on how often it tried each answer.

Games are played one step ahead. Now and then a search with many tries thinks about the question, without a prior, and
what is kept is how each answer looked before (`Opinions` in `bots/prior.py`) and how often it was tried. To the shares
of tries a multinomial logistic regression is fitted: a weight for each input, for each verb (`bid`, `take`) and each
answer of the catalogue, the last two drawn to 0, so that what was seldom met says little. Then a search with the prior
plays against one with the prior that there was. It is kept if it foretells tries better and does not lose.

Everything follows from the seed; questions are kept in files as they come, so a run that was stopped goes on there.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gromada.bots.judge import Judge
from gromada.bots.prior import EVENLY, FORMAT, INPUTS, NO_PRIOR, prior_stamp, read_prior
from gromada.bots.search import DETAILS, OWN_DETAILS, SAMPLES, SearchBot, key_of, opinions_of
from gromada.bots.value import BadValue, learnt_data, numbers_text, value_for
from gromada.core.game import Game, Options
from gromada.core.play import apply, first_question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.library import game as game_by_name
from gromada.sim.fitting import one_threaded_numpy
from gromada.sim.learning import SHARE, Course, Diary, Verdict, compare, one_step
from gromada.sim.seeds import derived_seed
from gromada.sim.sharing import share_out

QUESTIONS: Final = 10  # of a game, roughly
TRIES: Final = 160  # of the search at each of them
FEWEST: Final = 3  # answers: which of two is better, one step tells
ALL: Final = 1000  # answers that are compared when a game is played on
HELD_OUT: Final = 5  # one game in so many
SETS: Final = ("asked", "below")
STEPS: Final = 500  # of the descent, after which nothing changes any more
RATE: Final = 0.05
FADING: Final = (0.9, 0.999)  # of the mean slope and of its square (Adam: Kingma and Ba, 2015)
TO_START: Final = 1.0  # how strongly the inputs are held where today's rule has them, in questions
TO_ZERO: Final = (1.0, 3.0)  # how strongly verbs and answers are drawn to 0
START: Final = (1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)  # without a prior: a point is a point


@dataclass(frozen=True)
class Watch:
    """One game to watch. Plain data, so that it can be sent to another process."""

    game: str
    pack: str | None
    seats: int
    options: Options
    seed: int
    gap: int  # between questions that a search thinks about, on the average


@dataclass
class Question:
    """The answers to one question: which they are, what they looked like in both ways, and how often each was tried."""

    codes: list[int]
    asked: list[list[float]]
    below: list[list[float]]
    visits: list[int]


@dataclass
class Watched:
    """What is kept of a game."""

    questions: list[Question]
    decisions: int = 0

    def plain(self) -> list[dict[str, Any]]:
        return [vars(one) for one in self.questions]


def watch(given: Watch) -> Watched:
    """Plays one game one step ahead; a search thinks about some of its questions."""
    game: Game[State] = game_by_name(given.game, given.pack)
    s = game.new(given.seats, given.seed, given.options)
    s.is_telling = False
    s.events = []
    luck = Rng.seeded(derived_seed(given.seed, "watch"))
    judge = Judge(game, value_for(game, given.seats))
    found = Watched([])
    while (choice := first_question(s)) is not None:
        if luck.below(given.gap) == 0 and len(game.sensible(s, choice)) >= FEWEST:
            found.questions.append(think(game, s, choice, luck.next32()))
        apply(s, choice.seat, one_step(judge, s, choice, luck, ALL))
        found.decisions += 1
    return found


def think(game: Game[State], s: State, choice: Choice[State], seed: int) -> Question:
    """What a search makes of a question, and what it looked like before."""
    seat = choice.seat
    bot = SearchBot(seed, rollouts=TRIES, prior=NO_PRIOR)
    tree = bot.tree(game, s, seat)
    bot.run(tree, s, TRIES, 0.0)
    luck = Rng.seeded(seed)
    guesses = [game.determinize(s, seat, luck.fork(i)) for i in range(SAMPLES)]
    answers = game.sensible(guesses[0], choice)
    scale = game.value_scale()
    closely = opinions_of(tree.judge, guesses, seat, answers, OWN_DETAILS).inputs(scale)
    quickly = opinions_of(tree.quick, guesses[:1], seat, answers, DETAILS).inputs(scale)
    return Question(
        [answer.code for answer in answers],
        [[round(number, 6) for number in row] for row in closely],
        [[round(number, 6) for number in row] for row in quickly],
        [tree.root.children[key_of(game, seat, answer)].visits for answer in answers],
    )


# -- the regression ----------------------------------------------------------------------------------------------


@dataclass
class Fit:
    """One set of weights, and how well it foretells the tries at questions that it has not seen, in nats."""

    inputs: list[float]
    answers: list[float]
    scores: dict[str, float]


class Rows:
    """All answers to all questions, one row each."""

    def __init__(self, numpy: Any, questions: Sequence[Question], which: str) -> None:
        self.numpy: Final = numpy
        sizes = [len(one.codes) for one in questions]
        self.inputs: Final = numpy.array([row for one in questions for row in getattr(one, which)], dtype=float)
        self.codes: Final = numpy.array([code for one in questions for code in one.codes])
        self.starts: Final = numpy.concatenate([[0], numpy.cumsum(sizes)[:-1]])
        self.sizes: Final = numpy.array(sizes)
        self.question: Final = numpy.repeat(numpy.arange(len(sizes)), sizes)
        visits = numpy.array([count for one in questions for count in one.visits], dtype=float)
        self.wanted: Final = visits / numpy.maximum(1.0, self.sums(visits))[self.question]

    def sums(self, of: Any) -> Any:
        return self.numpy.add.reduceat(of, self.starts)

    def shares(self, logits: Any) -> Any:
        highest = self.numpy.maximum.reduceat(logits, self.starts)
        weights = self.numpy.exp(logits - highest[self.question])
        return weights / self.sums(weights)[self.question]

    def surprise(self, shares: Any) -> float:
        """The cross entropy of tries and shares, some of which are given evenly, a question in the mean."""
        mixed = (1.0 - EVENLY) * shares + EVENLY / self.sizes[self.question]
        return float(-(self.wanted * self.numpy.log(mixed)).sum() / len(self.sizes))


def fit_prior(game: Game[State], watched: Sequence[Watched], which: str) -> Fit:
    """The weights that make the tries most likely."""
    numpy = one_threaded_numpy()
    learnt = [one for i, each in enumerate(watched) if i % HELD_OUT != HELD_OUT - 1 for one in each.questions]
    held = [one for i, each in enumerate(watched) if i % HELD_OUT == HELD_OUT - 1 for one in each.questions]
    verbs = verbs_of(game)
    verb = numpy.array(verbs)
    widths = (len(INPUTS), max(verbs) + 1, len(verbs))
    rows = Rows(numpy, learnt, which)
    start = numpy.concatenate([START, numpy.zeros(widths[1] + widths[2])])
    hold = numpy.repeat([TO_START, *TO_ZERO], widths) / len(learnt)
    weights = start.copy()
    mean, square = numpy.zeros_like(start), numpy.zeros_like(start)
    for step in range(1, STEPS + 1):
        wrong = rows.shares(logits_of(rows, weights, verb, widths)) - rows.wanted
        slope = numpy.concatenate(
            [
                wrong @ rows.inputs,
                numpy.bincount(verb[rows.codes], weights=wrong, minlength=widths[1]),
                numpy.bincount(rows.codes, weights=wrong, minlength=widths[2]),
            ]
        ) / len(learnt) + hold * (weights - start)
        mean = FADING[0] * mean + (1 - FADING[0]) * slope
        square = FADING[1] * square + (1 - FADING[1]) * slope**2
        pace = RATE * (1.0 - (step - 1) / STEPS) / (1 - FADING[0] ** step)
        weights = weights - pace * mean / (numpy.sqrt(square / (1 - FADING[1] ** step)) + 1e-8)
    unseen = Rows(numpy, held, which)
    scores = {
        "questions": len(learnt) + len(held),
        "learnt": round(unseen.surprise(unseen.shares(logits_of(unseen, weights, verb, widths))), 4),
        "one_step": round(unseen.surprise(unseen.shares(logits_of(unseen, start, verb, widths))), 4),
        "evenly": round(unseen.surprise(1.0 / unseen.sizes[unseen.question]), 4),
    }
    answers = weights[widths[0] + widths[1] :] + weights[widths[0] : widths[0] + widths[1]][verb]
    return Fit(weights[: widths[0]].tolist(), answers.tolist(), scores)


def logits_of(rows: Rows, weights: Any, verb: Any, widths: tuple[int, int, int]) -> Any:
    by_verb = weights[widths[0] : widths[0] + widths[1]]
    by_answer = weights[widths[0] + widths[1] :]
    return rows.inputs @ weights[: widths[0]] + by_verb[verb[rows.codes]] + by_answer[rows.codes]


def recheck_prior(course: Course, file: Path) -> dict[str, Any]:
    """Whether a prior still foretells tries with today's pack and rules; then the file is stamped anew."""
    numpy = one_threaded_numpy()
    game = course.rules()
    prior = read_prior(file, game, course.seats, is_strict=False)
    questions = [one for each in PriorLearner(course).watched() for one in each.questions]
    found: dict[str, Any] = {"questions": len(questions)}
    for which, weights in zip(SETS, (prior.asked, prior.below), strict=True):
        rows = Rows(numpy, questions, which)
        logits = rows.inputs @ numpy.array(weights.inputs) + numpy.array(weights.answers)[rows.codes]
        learnt, plain = rows.surprise(rows.shares(logits)), rows.surprise(rows.shares(rows.inputs @ numpy.array(START)))
        found[which] = {"learnt": round(learnt, 4), "one_step": round(plain, 4)}
        if learnt >= plain:
            raise BadValue(
                f"{file} no longer foretells the tries of searches in {game.name} better than one step ahead does: "
                "learn it anew",
                "prior-stale",
                {"file": str(file), "game": game.name},
            )
    data = learnt_data(file, FORMAT) | prior_stamp(game, course.seats) | {"rechecked": found}
    file.write_text(json.dumps(data), encoding="utf-8")
    return found


def verbs_of(game: Game[State]) -> list[int]:
    """For each answer of the catalogue the number of its first word."""
    words: dict[str, int] = {}
    return [words.setdefault(verb, len(words)) for verb in game.catalogue.verbs()]


# -- a course ----------------------------------------------------------------------------------------------------


class PriorLearner:
    """Watches games, fits a prior and lets it play; `tell` and `on_step` as a `Learner` has them."""

    def __init__(
        self,
        course: Course,
        champion: str = NO_PRIOR,
        tell: Callable[[dict[str, Any]], None] | None = None,
        on_step: Callable[[], None] | None = None,
    ) -> None:
        self.course: Final = course
        self.champion: Final = champion  # the file of the prior that is to be beaten
        self.on_step = on_step
        course.folder.mkdir(parents=True, exist_ok=True)
        self._diary: Final = Diary(course.folder / "prior.jsonl", tell)

    def steps(self) -> int:
        return self.course.games + 2 * ((self.course.arena + 1) // 2)

    def learn(self) -> Path | None:
        """The file of the prior, if it is kept."""
        course = self.course
        game = course.rules()
        watched = self.watched()
        file = course.folder / "prior.json"
        made: dict[str, Any] = {
            "format": FORMAT,
            **prior_stamp(game, course.seats),
            "options": course.options,
            "seed": course.seed,
            "scale": game.value_scale(),
            "games": len(watched),
            "tries": TRIES,
            "judged_by": Judge(game, value_for(game, course.seats)).name,
        }
        is_better = True
        for which in SETS:
            fit = fit_prior(game, watched, which)
            made[which] = {"inputs": fit.inputs, "answers": numbers_text(fit.answers), "held_out": fit.scores}
            is_better = is_better and fit.scores["learnt"] < fit.scores["one_step"]
            self._diary.note(f"prior: {which}", {**fit.scores})
        file.write_text(json.dumps(made), encoding="utf-8")
        verdict = self._against(file)
        made["arena"] = [verdict.plain() | {"against": Path(verdict.against).name, "tries": course.think}]
        file.write_text(json.dumps(made), encoding="utf-8")
        is_better = is_better and verdict.rate >= 0.5
        self._diary.note("prior: verdict", {"kept": is_better, "arena": made["arena"]})
        return file if is_better else None

    def watched(self) -> list[Watched]:
        """The games: from their files, or played now."""
        course = self.course

        def game(seed: int, gap: int) -> Watch:
            return Watch(course.game, course.pack, course.seats, course.options, seed, gap)

        gap = max(1, watch(game(course.seed, 10**9)).decisions // QUESTIONS)
        todo = [game(derived_seed(course.seed, "prior", i), gap) for i in range(course.games)]
        found: list[Watched] = []
        for start in range(0, len(todo), SHARE):
            file = course.folder / f"questions-{start}.json"
            if not file.exists():
                part: list[list[dict[str, Any]]] = []
                for one in share_out(watch, todo[start : start + SHARE], course.jobs, course.cluster):
                    part.append(one.plain())
                    if self.on_step is not None:
                        self.on_step()
                whole = file.with_suffix(".part")
                whole.write_text(json.dumps(part), encoding="utf-8")
                whole.replace(file)
            games = json.loads(file.read_text(encoding="utf-8"))
            found += [Watched([Question(**one) for one in questions]) for questions in games]
        return found

    def _against(self, file: Path) -> Verdict:
        course = self.course
        first, second = (f"search:rollouts={course.think},prior={one}" for one in (file, self.champion))
        return compare(course, first, second, course.arena, "prior", self.on_step)
