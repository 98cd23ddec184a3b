"""Analysis: what a search thinks of every answer, as plain data, for hints, reviews and whoever is curious.

    found = analyse(game, state, seat)             # or analyse(game, state, seat, "owl:time=5", seed=7)
    found.best().move                              # what it would answer
    [(one.move, one.mean, one.visits) for one in found.answers]
    found.plain()                                  # the same as a dict for JSON

It sees what the seat may know and nothing else, as the bots do. `mean` is from 0 (lost) to 1 (won). `lead` is by how
many points the seat may expect to be ahead once the answer is given, and `parts` says what of the sum that gives the
lead is another after it: the name of a feature (or `evaluation`), what it counted for before and what after, in points.
`found.reasons(answer)` says the same for people: by the parts of the game's evaluation, on several guesses.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from gromada.bots.judge import Judge
from gromada.bots.registry import make_bot
from gromada.bots.search import Node, SearchBot, Tree, key_of
from gromada.core.errors import BadSetup
from gromada.core.game import Game, Phrase
from gromada.core.play import apply, explain, options, question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Detail

LEAST_SECONDS: Final = 0.05  # for tries, where making plans took longer than it should
LONGEST_LINE: Final = 8
LONGEST_TOLD: Final = 5  # answers of a line that people are told
LEAST_VISITS: Final = 2  # of an answer in the line that is expected
SELDOM: Final = 10  # so many times less often than the answer that was tried most
MOST_PARTS: Final = 12  # of the sum, those that change most
SMALL: Final = 0.005  # points: less is not told
MOST_DETAILS: Final = 12
GUESSES: Final = 4  # that reasons are averaged over
MOST_REASONS: Final = 3
TELLING: Final = 0.2  # points: a smaller change is no reason
OTHERS: Final = "others"  # what the best of the others, or a rival without a seat, may expect
EXPERIENCE: Final = "experience"  # what a learnt value knows beside the evaluation


class Part:
    """One term of the sum that gives the lead: what it counts for before and after an answer, in points."""

    def __init__(self, name: str, before: float, after: float) -> None:
        self.name: Final = name
        self.before: Final = before
        self.after: Final = after


class Judged:
    """What the search thinks of one answer."""

    def __init__(
        self,
        move: str,
        visits: int,
        mean: float,
        spread: float,
        prior: float,
        lead: float,
        line: list[tuple[int, str]],
        parts: list[Part],
    ) -> None:
        self.move: Final = move
        self.visits: Final = visits  # how often it was tried
        self.mean: Final = mean  # from 0 to 1
        self.spread: Final = spread  # the standard deviation of what the tries came to
        self.prior: Final = prior  # the share that it was given before anything was tried
        self.lead: Final = lead  # in points
        self.line: Final = line  # seat and move, from this answer on, as the search expects it
        self.parts: Final = parts


class Analysis:
    """What the search thinks of a question."""

    def __init__(
        self, judge: Judge, state: State, seat: int, bot: str, iterations: int, lead: float, answers: list[Judged]
    ) -> None:
        self._judge: Final = judge
        self._state: Final = state
        self.game: Final = judge.game.name
        self.seat: Final = seat
        self.bot: Final = bot
        self.judged_by: Final = judge.name  # the learnt value, such as villagers/2, or `evaluation`
        self.iterations: Final = iterations
        self.lead: Final = lead  # before the answer, in points
        self.answers: Final = answers  # the best first

    def best(self) -> Judged:
        return self.answers[0]

    def reasons(self, answer: Judged) -> list[Part]:
        """What speaks for an answer, or against it: the parts of what may be expected that it changes most.

        On several guesses, so that a card which one of them would draw is no reason.
        """
        game = self._judge.game
        action = game.catalogue.read(answer.move)
        before: dict[str, float] = {}
        after: dict[str, float] = {}
        for i in range(GUESSES):
            s = game.determinize(self._state, self.seat, Rng.seeded(i + 1))
            add_to(before, expected_parts(self._judge, s, self.seat))
            apply(s, self.seat, action)
            add_to(after, expected_parts(self._judge, finished(self._judge, s, self.seat), self.seat))
        return [part for part in changed(before, after) if abs(part.after - part.before) >= TELLING][:MOST_REASONS]

    def points(self, answer: Judged) -> float:
        """Points that the seat may expect in the end after an answer, averaged over the same guesses."""
        game = self._judge.game
        action = game.catalogue.read(answer.move)
        total = 0.0
        for i in range(GUESSES):
            s = game.determinize(self._state, self.seat, Rng.seeded(i + 1))
            apply(s, self.seat, action)
            total += game.evaluate(finished(self._judge, s, self.seat), self.seat)
        return total / GUESSES

    def plain(self) -> dict[str, object]:
        """For JSON."""
        answers: list[dict[str, object]] = []
        for one in self.answers:
            parts = [{"name": part.name, "before": part.before, "after": part.after} for part in one.parts]
            line = [{"seat": seat, "move": move} for seat, move in one.line]
            answers.append(
                {
                    "move": one.move,
                    "visits": one.visits,
                    "mean": one.mean,
                    "spread": one.spread,
                    "prior": one.prior,
                    "lead": one.lead,
                    "line": line,
                    "parts": parts,
                }
            )
        return {
            "game": self.game,
            "seat": self.seat,
            "bot": self.bot,
            "judged_by": self.judged_by,
            "iterations": self.iterations,
            "lead": self.lead,
            "answers": answers,
        }


def analyse(game: Game[State], state: State, seat: int, bot: str = "owl", seed: int = 0) -> Analysis:
    """Lets a bot that searches think about the question that a seat is asked, and tells all that it found out."""
    player = make_bot(bot, seed)
    if not isinstance(player, SearchBot):
        raise BadSetup(f"{bot} does not search: an analysis is made by a level such as owl, or by search")
    if question(state, seat) is None:
        raise BadSetup(f"seat {seat} is not asked now, so there is nothing to analyse")
    start = monotonic()
    tree = player.tree(game, state, seat)
    if len(tree.root.children) > 1:
        left = max(LEAST_SECONDS, player.seconds - (monotonic() - start))  # whoever plans has thought already
        player.run(tree, state, player.rollouts or 1 << 60, 0.0 if player.rollouts else left)
    guess = game.determinize(state, seat, Rng.seeded(seed))
    before = tree.judge.parts(guess, seat)
    lead = sum_of(before)
    found: list[Judged] = []
    for action in options(state, seat):
        node = tree.root.children.get(key_of(game, seat, action))
        if node is None:
            continue  # an answer that a player with sense does not think about
        after = guess.copy()
        apply(after, seat, action)
        after = finished(tree.judge, after, seat)
        then = tree.judge.parts(after, seat)
        found.append(
            Judged(
                action.text,
                node.visits,
                round(node.mean() - node.bias, 4),
                round(node.spread(), 4),
                round(node.prior, 4),
                round(sum_of(then), 3),
                [(seat, action.text), *line_from(game, tree, node)],
                changed(before, then),
            )
        )
    return Analysis(tree.judge, state, seat, bot, tree.iterations, round(lead, 3), ranked(found))


def ranked(answers: list[Judged]) -> list[Judged]:
    """The best first."""
    most = max([one.visits for one in answers], default=0)

    def order(one: Judged) -> tuple[bool, float, int]:
        return rank(one.visits, most, one.mean)

    return sorted(answers, key=order)


def rank(visits: int, most: int, mean: float) -> tuple[bool, float, int]:
    """The least is the best. What was tried too seldom comes behind what was tried often, however well its tries went.

    A search that drops answers on its way keeps of each what it thought then; whatever is tried on falls to its true
    worth, so one that was dropped early would look better than those that won.
    """
    return visits * SELDOM < most, -mean, -visits


def expected_parts(judge: Judge, s: State, seat: int) -> dict[str, float]:
    """What a seat may expect, by the names that its game has for it, and what the others may."""
    game = judge.game
    found: dict[str, float] = {}
    for name, points in game.expectation(s, seat):
        found[name] = found.get(name, 0.0) + points
    own = sum_of(found)
    rival = game.rival(s)
    others = [game.evaluate(s, other) for other in range(s.seats) if other != seat]
    if rival is not None:
        others.append(rival)
    if others:
        found[OTHERS] = max(others)
    if judge.value is not None:
        found[EXPERIENCE] = judge.lead(s, seat) - own + (max(others) if others else 0.0)
    return found


def add_to(total: dict[str, float], parts: dict[str, float]) -> None:
    """One guess more of the average."""
    for name, points in parts.items():
        total[name] = total.get(name, 0.0) + points / GUESSES


def sum_of(parts: dict[str, float]) -> float:
    total = 0.0
    for value in parts.values():
        total += value
    return total


def finished(judge: Judge, s: State, seat: int) -> State:
    """The step that an answer began, finished in the way that the judge likes best."""
    for _ in range(MOST_DETAILS):
        choice = question(s, seat)
        if not isinstance(choice, Detail):
            break
        best = s
        highest = 0.0
        is_first = True
        for answer in judge.game.sensible(s, choice):
            after = s.copy()
            apply(after, seat, answer)
            worth = judge.worth(after, seat)
            if is_first or worth > highest:
                best = after
                highest = worth
                is_first = False
        s = best
    return s


def line_from(game: Game[State], tree: Tree, node: Node) -> list[tuple[int, str]]:
    """The answers that were tried most, one after the other."""
    found: list[tuple[int, str]] = []
    count = len(game.catalogue.actions)
    while len(found) < LONGEST_LINE - 1 and node.children:
        best = -1
        most = LEAST_VISITS - 1
        for key, child in node.children.items():
            if child.visits > most:
                most = child.visits
                best = key
        if best < 0:
            break
        found.append((best // count, game.catalogue.actions[best % count].text))
        node = node.children[best]
    return found


def own_line(game: Game[State], guess: State, seat: int, line: list[tuple[int, str]]) -> list[tuple[Phrase, list[str]]]:
    """What the seat itself would answer one after the other, for as long as nobody else is asked between.

    Each answer in words, and with its places.
    """
    s = guess.copy()
    told: list[tuple[Phrase, list[str]]] = []
    for who, move in line[:LONGEST_TOLD]:
        action = game.catalogue.read(move)
        if who != seat or explain(s, seat, action) is not None:
            break
        told.append((game.label(s, seat, action), game.places(s, seat, action)))
        apply(s, seat, action)
    return told


def changed(before: dict[str, float], after: dict[str, float]) -> list[Part]:
    """The terms that an answer changes, those that change most first."""
    found: list[Part] = []
    for name in [*before, *[name for name in after if name not in before]]:
        part = Part(name, round(before.get(name, 0.0), 3), round(after.get(name, 0.0), 3))
        if abs(part.after - part.before) >= SMALL:
            found.append(part)
    found.sort(key=_change)
    return found[:MOST_PARTS]


def _change(part: Part) -> float:
    return -abs(part.after - part.before)
