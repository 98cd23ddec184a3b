"""MctsBot: determinised open-loop search (information-set UCT) for every game.

Each iteration guesses the hidden truth and the luck to come, walks down a tree that is keyed by the
answers given, adds one node, plays on for as many turns as the game advises and asks it for a forecast for each
seat. A node therefore stands for a line of answers, not for one position; options that a guess does
not allow are left out of the comparison, and a count of how often an option could have been chosen
takes the place of the parent's visits (Cowling, Powley and Whitehouse, 2012).
Every seat is assumed to look after itself: on its own turn it follows its own values.

The search of version 1: `mcts1` is a fixed point that later bots are measured against, so it is not changed, nor is
`ahead.py`, which it plays on with. What is better goes into `search.py`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from time import monotonic
from typing import Final

from gromada.bots.ahead import play_ahead
from gromada.bots.bot import Bot
from gromada.bots.greedy import value_with_details
from gromada.core.actions import Action
from gromada.core.game import Game
from gromada.core.play import apply, first_question, question
from gromada.core.rng import Rng
from gromada.core.state import Lane, State
from gromada.core.steps import Choice

SECONDS: Final = 1.0
EXPLORATION: Final = 1.0
AS_THE_GAME_ADVISES: Final = -1
SHARPNESS: Final = 1.0
DETAILS: Final = 2  # follow-up questions thought through for a first opinion
MOST_ANSWERS: Final = 60  # in one line; a turn that never ends must not stop the search
NO_LIMIT: Final = 1 << 60


class Node:
    """What is known about giving one answer at the end of one line of answers."""

    def __init__(self, prior: float) -> None:
        self.prior: Final = prior
        self.children: Final[dict[int, Node]] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0  # of the values of the seat that gave the answer


class MctsBot(Bot):
    """Searches for `seconds`, or for exactly `rollouts` iterations: then the same seed gives the same answer."""

    def __init__(
        self,
        seed: int,
        seconds: float = SECONDS,
        rollouts: int = 0,
        exploration: float = EXPLORATION,
        depth: int = AS_THE_GAME_ADVISES,
        sharpness: float = SHARPNESS,
    ) -> None:
        super().__init__("mcts", seed)
        self.seconds: Final = seconds
        self.rollouts: Final = rollouts
        self.exploration: Final = exploration
        self.depth: Final = depth  # turns of any seat, from the question on
        self.sharpness: Final = sharpness  # how much the one-step evaluation weighs before anything was tried
        self.iterations = 0  # of the last search, for those who measure

    def knobs(self) -> tuple[float | str, ...]:
        return (self.seconds, self.rollouts, self.exploration, self.depth, self.sharpness)

    def pick(self, game: Game[State], state: State, seat: int, options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        root = self.search(game, state, seat)
        best = options[0]
        most = -1.0
        for option in options:
            child = root.children.get(_key(game, seat, option))
            if child is not None and child.visits:
                worth = child.visits + child.total / child.visits  # equal visits: the better mean
                if worth > most:
                    most = worth
                    best = option
        return best

    def search(self, game: Game[State], state: State, seat: int) -> Node:
        """The tree after all iterations."""
        root = Node(1.0)
        limit = self.rollouts if self.rollouts else NO_LIMIT
        depth = game.search_depth(state) if self.depth == AS_THE_GAME_ADVISES else self.depth
        tree = Tree(game, seat, state.seats, depth, game.chapter(state))
        start = monotonic()
        done = 0
        while done < limit:
            luck = self.rng.fork(done)
            self._iterate(tree, game.determinize(state, seat, luck), root, luck)
            done += 1
            if done % 8 == 0 and not self.rollouts:
                used = max(monotonic() - start, 1e-9)
                if used >= self.seconds or is_settled(root, done * (self.seconds - used) / used):
                    break
        self.rng.next32()
        self.iterations = done
        return root

    def _iterate(self, tree: Tree, s: State, root: Node, luck: Rng) -> None:
        game = tree.game
        tree.note_start(s)
        path: list[Node] = []
        movers: list[int] = []
        node = root
        is_new = False
        lanes = s.lanes
        memory = s.rng.memory
        while True:
            choice = next_question(s, tree.seat)
            if choice is None or len(path) >= MOST_ANSWERS or game.chapter(s) != tree.chapter:
                break
            # A new line is followed to the end of the searching seat's turn, where its worth shows best.
            if is_new and (choice.seat != tree.seat or is_phase_over(s, lanes, memory)):
                break
            lanes = s.lanes
            memory = s.rng.memory
            mover = choice.seat
            answers = game.sensible(s, choice)
            if not node.children or not _knows(game, node, mover, answers):
                self._expand(game, node, s, mover, answers)
            answer = self._select(tree, node, mover, answers)
            node = node.children[_key(game, mover, answer)]
            apply(s, mover, answer)
            path.append(node)
            movers.append(mover)
            is_new = is_new or node.visits == 0
        if tree.depth:
            mover = movers[-1] if movers else tree.seat
            s = play_ahead(game, s, luck, mover, tree.depth - 1 - turns_in(movers), tree.chapter)
        values = tree.values(s, movers)
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += values[movers[i]]
            tree.note_mean(movers[i], path[i].total / path[i].visits)

    def _expand(self, game: Game[State], node: Node, s: State, mover: int, answers: Sequence[Action]) -> None:
        """Adds the answers that are new here, each with a first opinion from one step ahead."""
        expected: list[float] = []
        highest = -math.inf
        for answer in answers:
            value = 0.0
            if self.sharpness > 0.0:
                after = s.copy()
                apply(after, mover, answer)
                value = value_with_details(game, after, mover, DETAILS) * self.sharpness
            expected.append(value)
            highest = max(highest, value)
        weights = [math.exp(value - highest) for value in expected]
        whole = math.fsum(weights)
        for i in range(len(answers)):
            key = _key(game, mover, answers[i])
            if key not in node.children:
                # A tenth is shared equally: an opinion may be wrong about anything.
                node.children[key] = Node(0.9 * weights[i] / whole + 0.1 / len(answers))

    def _select(self, tree: Tree, node: Node, mover: int, answers: Sequence[Action]) -> Action:
        """The answer with the highest upper bound among those that this guess allows."""
        game = tree.game
        visits = 0
        total = 0.0
        for answer in answers:
            child = node.children[_key(game, mover, answer)]
            child.available += 1
            visits += child.visits
            total += child.total
        untried = tree.scaled(mover, total / visits) if visits else 0.5
        best = answers[0]
        highest = -math.inf
        for answer in answers:
            child = node.children[_key(game, mover, answer)]
            mean = tree.scaled(mover, child.total / child.visits) if child.visits else untried
            bound = mean + self.exploration * child.prior * math.sqrt(child.available) / (1 + child.visits)
            if bound > highest:
                highest = bound
                best = answer
        return best


class Tree:
    """What one search knows beside its nodes."""

    def __init__(self, game: Game[State], seat: int, seats: int, depth: int, chapter: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.depth: Final = depth
        self.chapter: Final = chapter  # every line ends with it
        self._start: list[float] = []
        self._low: Final = [math.inf] * seats
        self._high: Final = [-math.inf] * seats

    def note_start(self, s: State) -> None:
        """What every seat may expect before the search moves, from the first guess."""
        if not self._start:
            self._start = [self.game.forecast(s, seat) for seat in range(s.seats)]

    def note_mean(self, seat: int, mean: float) -> None:
        self._low[seat] = min(self._low[seat], mean)
        self._high[seat] = max(self._high[seat], mean)

    def scaled(self, seat: int, mean: float) -> float:
        """A mean between the lowest and the highest seen, so that exploration fits close and wild games alike."""
        low = self._low[seat]
        width = self._high[seat] - low
        return (mean - low) / width if width > 1e-12 else 0.5

    def values(self, s: State, movers: Sequence[int]) -> list[float]:
        """What each seat may hope for, from 0 to 1.

        Unless all played on, a seat that gave no answer in this line keeps the points it had at the start: how a
        guess happens to go on for it says nothing about the answers that are compared.
        """
        points: list[float] = []
        is_whole = self.depth > 0 or s.is_over()
        for seat in range(s.seats):
            is_moved = is_whole or seat == self.seat or seat in movers
            points.append(self.game.forecast(s, seat) if is_moved else self._start[seat])
        return values_of(self.game, s, points)


def next_question(s: State, seat: int) -> Choice[State] | None:
    """The question of the searching seat if it is asked, otherwise the first one.

    While lanes are open the order changes nothing, and one's own plan is best searched in one piece.
    """
    if s.lanes:
        own = question(s, seat)
        if own is not None:
            return own
    return first_question(s)


def is_settled(root: Node, iterations: float) -> bool:
    """Whether the second best answer cannot be visited as often as the best in so many more iterations."""
    most = 0
    second = 0
    for child in root.children.values():
        if child.visits > most:
            second = most
            most = child.visits
        elif child.visits > second:
            second = child.visits
    return most - second > iterations


def turns_in(movers: Sequence[int]) -> int:
    """How often the word went over to another seat."""
    turns = 0
    for i in range(1, len(movers)):
        if movers[i] != movers[i - 1]:
            turns += 1
    return turns


def is_phase_over(s: State, lanes: list[Lane], memory: int) -> bool:
    """Whether the last answer closed the lanes, or drew luck outside of them: a seat alone has no other end of turn."""
    if lanes:
        return s.lanes is not lanes
    return not s.lanes and s.rng.memory != memory


def values_of(game: Game[State], s: State, points: Sequence[float]) -> list[float]:
    """From the points that all may expect: mostly who wins, and by how much."""
    scale = game.value_scale()
    seats = s.seats
    if seats == 1:
        rival = game.rival(s)
        if rival is None:
            return [points[0] / (points[0] + 2.0 * scale) if points[0] > 0.0 else 0.0]
        value = 0.5 + 0.5 * math.tanh((points[0] - rival) / scale)
        if s.is_over():
            value = 0.5 * value + (0.5 if game.winners(s) else 0.0)
        return [value]
    values: list[float] = []
    for seat in range(seats):
        best = -math.inf
        for other in range(seats):
            if other != seat and points[other] > best:
                best = points[other]
        values.append(0.5 + 0.5 * math.tanh((points[seat] - best) / scale))
    if s.is_over():
        winners = game.winners(s)
        for seat in range(seats):
            won = 1.0 / len(winners) if seat in winners else 0.0
            values[seat] = 0.5 * values[seat] + 0.5 * won
    return values


def _key(game: Game[State], mover: int, answer: Action) -> int:
    """One number for an answer by a seat: after luck, the same line may lead to another seat's question."""
    return mover * len(game.catalogue.actions) + answer.code


def _knows(game: Game[State], node: Node, mover: int, answers: Sequence[Action]) -> bool:
    for answer in answers:  # noqa: SIM110 - a generator is slow once compiled
        if _key(game, mover, answer) not in node.children:
            return False
    return True
