"""Judging one moment of a game: from what its seat knew, and nothing else; reproducible, in any process.

The answer that was given is compared with the best one in a duel of its own, on guesses that neither of them was
chosen by: whatever a search likes best it likes a little too well.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct

from gromada.bots.analysis import line_from, rank
from gromada.bots.judge import Judge
from gromada.bots.search import Node, SearchBot, Tree, key_of
from gromada.bots.value import lateness
from gromada.core.actions import Action
from gromada.core.game import Game, Phrase
from gromada.core.play import apply, explain, options, question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Detail
from gromada.library import game as game_by_name
from gromada.review.result import Answer, Decision, Step, Words
from gromada.sim.seeds import derived_seed

TOLD: Final = 3  # answers of each question
LONGEST_LINE: Final = 5
GUESSES: Final = 6  # that the outlook of a seat is averaged over
DRAWS: Final = 16  # guesses at what luck could have brought
ROUNDS: Final = 10.0  # of a game whose rules do not say how many it has
# How steeply chances follow from points where no value was learnt, at the start and more in the end, in units of the
# game's scale: fitted to who won 20 games of each game between foxes.
EARLY: Final = 2.0
LATE: Final = 4.0


class Job(Struct, frozen=True):
    """A moment to judge. Plain data, so that it can be sent to another process."""

    game: str
    pack: str | None
    at: int
    saved: dict[str, Any]  # the position
    seat: int  # who moved
    move: str
    is_luck: bool  # whether something was drawn, rolled or turned up after the move
    rollouts: int
    seed: int


class Judged(Struct):
    """What came of it."""

    at: int
    judged_by: str
    is_inside: bool  # a step was begun and not finished: how the game stands shows when it is
    chance: list[float]
    points: list[float]
    expected: list[float]  # by how much each chance was expected to change with the move; empty without luck
    expected_points: list[float]
    decision: Decision | None


@cache
def _game(name: str, pack: str | None) -> Game[State]:
    return game_by_name(name, pack)


def judge_moment(job: Job) -> Judged:
    """Runs in a worker."""
    game = _game(job.game, job.pack)
    state = game.from_json(job.saved)
    bot = SearchBot(derived_seed(job.seed, "review", job.at), rollouts=job.rollouts)
    judge = bot.judge(game, state.seats)
    chance, points = outlook(judge, state, derived_seed(job.seed, "outlook", job.at))
    is_inside = isinstance(question(state, job.seat), Detail)
    found = Judged(job.at, judge.name, is_inside, chance, points, [], [], None)
    if job.is_luck:
        draws = Rng.seeded(derived_seed(job.seed, "luck", job.at))
        found.expected, found.expected_points = expected_change(judge, state, job.seat, job.move, draws)
    if len(options(state, job.seat)) > 1:
        found.decision = decide(game, state, job.seat, job.move, bot, job.at)
    return found


# -- how the game stands -----------------------------------------------------------------------------------------


def outlook(judge: Judge, state: State, seed: int) -> tuple[list[float], list[float]]:
    """For each seat its chance to win and its points in the end, from what it knows."""
    hopes: list[float] = []
    points: list[float] = []
    for seat in range(state.seats):
        guesses = [judge.game.determinize(state, seat, Rng.seeded(seed + i)) for i in range(GUESSES)]
        hopes.append(math.fsum([own_hope(judge, guess, seat) for guess in guesses]) / GUESSES)
        points.append(math.fsum([judge.game.evaluate(guess, seat) for guess in guesses]) / GUESSES)
    return shares(hopes), points


def shares(hopes: list[float]) -> list[float]:
    """One of the seats wins: what each hopes for, as a share of all hopes. Who is alone shares with nobody."""
    whole = math.fsum(hopes)
    if len(hopes) == 1 or whole <= 0.0:
        return hopes
    return [hope / whole for hope in hopes]


def own_hope(judge: Judge, s: State, seat: int) -> float:
    """How likely a seat wins, as far as a glance tells."""
    game = judge.game
    if s.is_over():
        winners = game.winners(s)
        return 1.0 / len(winners) if seat in winners else 0.0
    if s.seats == 1 and game.rival(s) is None:
        return judge.hope(s, seat, judge.points(s))
    value = judge.value
    if value is not None:
        return value.win_chance(judge.lead(s, seat), lateness(game, s, value.rounds))
    points = judge.points(s)
    if s.seats == 1:
        points.append(game.rival(s) or 0.0)
    steepness = (EARLY + LATE * lateness(game, s, ROUNDS)) / game.value_scale()
    return 1.0 / math.fsum([math.exp(min(30.0, steepness * (other - points[seat]))) for other in points])


def expected_change(judge: Judge, state: State, seat: int, move: str, luck: Rng) -> tuple[list[float], list[float]]:
    """By how much chances and points would have changed with this move, averaged over what luck could have brought."""
    action = judge.game.catalogue.read(move)
    chance = [0.0] * state.seats
    points = [0.0] * state.seats
    for i in range(DRAWS):
        guess = judge.game.determinize(state, seat, luck.fork(i))
        before, had = at_a_glance(judge, guess)
        apply(guess, seat, action)
        after, has = at_a_glance(judge, guess)
        for other in range(state.seats):
            chance[other] += (after[other] - before[other]) / DRAWS
            points[other] += (has[other] - had[other]) / DRAWS
    return chance, points


def at_a_glance(judge: Judge, s: State) -> tuple[list[float], list[float]]:
    return shares([own_hope(judge, s, seat) for seat in range(s.seats)]), judge.points(s)


# -- what was chosen ---------------------------------------------------------------------------------------------


def decide(game: Game[State], state: State, seat: int, move: str, bot: SearchBot, at: int) -> Decision:
    """What the search thinks of the answers, and of the one that was given."""
    action = game.catalogue.read(move)
    offered = options(state, seat)
    tree = bot.tree(game, state, seat)
    if len(tree.root.children) > 1:
        bot.run(tree, state, bot.rollouts, 0.0)
    guess = game.determinize(state, seat, bot.rng.fork(3_000_000))
    nodes = {one: tree.root.children.get(key_of(game, seat, one)) for one in offered}
    known = ranked({one: node for one, node in nodes.items() if node is not None})
    answers = {one.text: answer_of(game, tree, guess, seat, one) for one in known}
    best = known[0]
    loss, error = 0.0, 0.0
    if action.text not in answers:
        # A player with sense does not think about it, so neither did the search: what a glance says must do.
        top = answers[best.text]
        lead = tree.judge.after(guess, seat, action, 2)
        loss = max(0.0, 0.5 * math.tanh((top.lead - lead) / game.value_scale()))
        label = words(game.label(guess, seat, action))
        answers[action.text] = Answer(action.text, label, round(max(0.0, top.worth - loss), 4), round(lead, 2), 0, [])
    elif action.text != best.text:
        worths, error = duel(bot, tree, state, guess, [best, action])
        loss = max(0.0, worths[0] - worths[1])
        answers[best.text].worth, answers[action.text].worth = round(worths[0], 4), round(worths[1], 4)
    round_, _, phase = game.progress(state)
    played = answers[action.text]
    highest = max(answers[best.text].worth, played.worth)
    for answer in answers.values():  # neither what a few tries hoped for nor what met no duel is called better
        answer.worth = min(answer.worth, highest)
    told = [answers[one.text] for one in known[:TOLD]]
    if played not in told and played.worth > answers[best.text].worth:  # it has won its duel
        told[-1] = played
    told.sort(key=lambda one: (-one.worth, one.move not in (best.text, action.text)))
    choice = question(state, seat)
    asked = words(game.prompt(state, choice)) if isinstance(choice, Detail) else None
    return Decision(at, round_, phase, seat, len(offered), played, told, round(loss, 4), round(error, 4), asked)


def ranked(nodes: Mapping[Action, Node]) -> list[Action]:
    """The best first, as an analysis ranks them."""
    most = max([node.visits for node in nodes.values()])
    return sorted(nodes, key=lambda one: rank(nodes[one].visits, most, nodes[one].mean()))


def duel(
    bot: SearchBot, tree: Tree, state: State, guess: State, two: Sequence[Action]
) -> tuple[tuple[float, float], float]:
    """Two answers tried equally often on new guesses: what each is worth, and the standard error of the difference."""
    game, seat = tree.game, tree.seat
    keys = [key_of(game, seat, one) for one in two]
    again = Tree(tree.judge, seat, state.seats, tree.depth, tree.chapter, Node(1.0, 0.5))
    again.note_start(guess)
    for key in keys:
        again.root.children[key] = Node(0.5, tree.root.children[key].first)
    again.alive = keys
    bot.rng.next32()  # other guesses than those of the search
    bot.run(again, state, max(2, bot.rollouts // 2), 0.0)
    nodes = [again.root.children[key] for key in keys]
    error = math.sqrt(sum([node.spread() ** 2 / max(1, node.visits) for node in nodes]))
    first, second = [node.total / node.visits if node.visits else node.first for node in nodes]
    return (first, second), error


def answer_of(game: Game[State], tree: Tree, guess: State, seat: int, action: Action) -> Answer:
    node = tree.root.children[key_of(game, seat, action)]
    lead = tree.judge.after(guess, seat, action, 2)
    line = [(seat, action.text), *line_from(game, tree, node)]
    label = words(game.label(guess, seat, action))
    return Answer(action.text, label, round(node.mean(), 4), round(lead, 2), node.visits, steps(game, guess, line))


def steps(game: Game[State], guess: State, line: Sequence[tuple[int, str]]) -> list[Step]:
    """A line in words, for as long as the guess allows it."""
    s = guess.copy()
    found: list[Step] = []
    for seat, move in line[:LONGEST_LINE]:
        action = game.catalogue.read(move)
        if explain(s, seat, action) is not None:
            break
        found.append(Step(seat, move, words(game.label(s, seat, action)), game.places(s, seat, action)))
        apply(s, seat, action)
    return found


def words(phrase: Phrase) -> Words:
    return Words(phrase.id, phrase.plain())
