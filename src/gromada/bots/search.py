"""SearchBot: one search for all levels, on a learnt value where the game has one.

Like `mcts` it grows one tree over many guesses, keyed by the answers given (information-set UCT). What is new:

- a line is judged by a learnt value, from what the seat that moved may know (`judge.py`, `value.py`);
- a first opinion of an answer is a mean over guesses, counts like a few tries, and shares out the first ones; by how
  much tries come out above or below such opinions is seen for all answers to a question together (`Level`);
- opponents follow the same value, and form their first opinions on guesses of their own, from what they may know;
- where the game has a learnt prior, it shares out the tries before anything was tried (`prior.py`);
- thinking is for a turn, not for an answer: what was found out about the own next answers is kept, and so is the time,
  which is shared out over as many questions as the first tries met;
- where there are few tries for many answers, they are shared out in rounds, each for the better half of the answers
  (sequential halving), because bounds need many tries before they mean anything;
- while the same seat goes on and nothing is drawn, nobody stands between it and the best it has found: an answer is
  worth mostly what its best continuation came to, and only in part what all its tries came to;
- where a game says which orders of answers come to the same, the turn is planned first (`planning.py`); an answer is
  worth at least what the plan that begins with it comes to;
- it stops when the rest of its time cannot change the answer.

A level is this search with less thinking, and with noise on what it believes of its own answers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from time import monotonic
from typing import Final

from gromada.bots.ahead import play_ahead
from gromada.bots.bot import Bot
from gromada.bots.greedy import has_drawn_luck
from gromada.bots.judge import Judge, finish_details, judge_of
from gromada.bots.levels import grain_of
from gromada.bots.mcts import is_phase_over, next_question, turns_in
from gromada.bots.planning import Plan, Planner
from gromada.bots.prior import Opinions, Prior, prior_of, shares_of
from gromada.core.actions import Action
from gromada.core.game import Game
from gromada.core.play import apply, question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice, Detail

SECONDS: Final = 1.0
EXPLORATION: Final = 1.0
OTHERS: Final = 1.0  # of what the others come to at the end of a line counts; the rest is what they had at the start
BEST: Final = 0.7  # of an answer's worth is that of the best next answer of the same seat, unless luck stands between
AS_ADVISED: Final = -1  # by the learnt value, or else by the game
OWN_DETAILS: Final = 4  # follow-up questions thought through for a first opinion of the answers that are asked for
DETAILS: Final = 2  # and of those further down a line, of which there are many
SAMPLES: Final = 4  # guesses that a first opinion of an own answer is averaged over
WEIGHT: Final = 3.0  # tries that a first opinion counts for
LOOK: Final = 8  # tries that show how many questions a turn has
SMALL: Final = 0.25  # of a question: a detail, about which much was found out with the question before it
MOST_ANSWERS: Final = 60  # in one line; a turn that never ends must not stop the search
FAMILIAR: Final = 4  # tries, before the best continuation of an answer is more than luck
FEW: Final = 24  # tries an answer: with fewer they are shared out in rounds
PACE: Final = 16  # tries after which it is known how many there will be
PLANNED: Final = 0.7  # of the time for a turn, where turns can be planned
WIDTH: Final = 32  # of the first beam, which shows how wide the next one may be
WIDER: Final = 1.5  # times as wide, or another beam is not worth its time
CAUTION: Final = 0.8  # of the width that would just fit
TRIES_A_WIDTH: Final = 4  # where tries are counted, a beam is so many times narrower
NO_LIMIT: Final = 1 << 60


class Level:
    """By how much the tries of all answers to one question came out above their first opinions, in the mean.

    Lines are judged later than first opinions, mostly for better or mostly for worse. Without this, an answer would
    look better or worse than its neighbours just for having been tried.
    """

    def __init__(self) -> None:
        self.tries = 0
        self.surprise = 0.0

    def lift(self) -> float:
        return self.surprise / self.tries if self.tries else 0.0


class Node:
    """What is known about giving one answer at the end of one line of answers."""

    def __init__(self, prior: float, first: float, level: Level | None = None) -> None:
        self.prior = prior
        self.first = first  # the first opinion, from 0 to 1
        self.level: Final = Level() if level is None else level  # shared with the other answers to the same question
        self.below: Final = Level()  # of the answers to the next question
        self.children: Final[dict[int, Node]] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0  # of the values of the seat that gave the answer
        self.squares = 0.0
        self.bias = 0.0  # what the bot wrongly believes
        self.sure = 0.0  # what a plan that begins with it comes to
        self.next = 0.0  # the mean of the best next answer of the same seat
        self.trust = 0.0  # how much that counts

    def mean(self) -> float:
        mean = (self.total + WEIGHT * (self.first + self.level.lift())) / (self.visits + WEIGHT)
        return max(self.sure, mean + self.trust * (self.next - mean)) + self.bias

    def look_on(self, trust: float) -> None:
        """Sees what the best next answer came to, among those that were tried nearly as often as any; one was."""
        most = 1
        for child in self.children.values():
            most = max(most, child.visits)
        self.next = -math.inf
        for child in self.children.values():
            if 2 * child.visits >= most:
                self.next = max(self.next, child.mean())
        self.trust = trust

    def spread(self) -> float:
        """The standard deviation of what the lines came to."""
        if self.visits < 2:
            return 0.0
        mean = self.total / self.visits
        return math.sqrt(max(0.0, self.squares / self.visits - mean * mean))


class Turn:
    """What is kept between the questions of one turn."""

    def __init__(self, guess: State, node: Node, left: float, questions: float, plan: Plan | None) -> None:
        self.guess: Final = guess  # how the next own question must look to its seat
        self.node: Final = node
        self.left: Final = left  # seconds or tries
        self.questions: Final = questions  # that are expected in the turn after the next one
        self.plan: Final = plan  # for the next own answers


class Tree:
    """One search: its root, and what it knows beside its nodes."""

    def __init__(
        self, judge: Judge, seat: int, seats: int, depth: int, chapter: int, root: Node, prior: Prior | None = None
    ) -> None:
        self.judge: Final = judge
        self.quick: Final = Judge(judge.game, None)  # for first opinions further down a line
        value = judge.value
        self.lines: Final = judge if value is None or value.judges_lines else self.quick  # for what lines come to
        self.prior: Final = prior  # by which tries are shared out first; None: by what is seen one step ahead
        self.game: Final = judge.game
        self.seat: Final = seat
        self.depth: Final = depth
        self.chapter: Final = chapter  # every line ends with it
        self.root: Final = root
        self.alive: list[int] = []  # the own answers among which tries are shared out evenly; empty: by bounds
        self.gains: list[float] = []  # points that each of the own answers gains at first sight
        self.plan: Plan | None = None
        self.iterations = 0
        self.expected = 0.0  # questions of the own turn after this one, as far as is known before any try
        self.questions = 0  # those that all tries met
        self.details = 0
        self._start: list[float] = []
        self._low: Final = [math.inf] * seats
        self._high: Final = [-math.inf] * seats

    def note_start(self, s: State) -> None:
        """What the evaluation expects for every seat before the search moves, from the first guess."""
        if not self._start:
            self._start = [self.game.forecast(s, seat) for seat in range(s.seats)]

    def note_question(self, choice: Choice[State]) -> None:
        if isinstance(choice, Detail):
            self.details += 1
        else:
            self.questions += 1

    def to_come(self) -> float:
        """How many questions of the own turn are expected after this one, from the tries so far."""
        if not self.iterations:
            return self.expected
        return (self.questions + SMALL * self.details) / self.iterations

    def note_mean(self, seat: int, mean: float) -> None:
        self._low[seat] = min(self._low[seat], mean)
        self._high[seat] = max(self._high[seat], mean)

    def scaled(self, seat: int, mean: float) -> float:
        """A mean between the lowest and the highest seen, so that exploration fits close and wild games alike."""
        low = self._low[seat]
        width = self._high[seat] - low
        return (mean - low) / width if width > 1e-12 else 0.5

    def points(self, s: State, movers: Sequence[int]) -> list[float]:
        """What the evaluation expects. Unless all played on, a seat that gave no answer keeps what it had at the start:
        how a guess happens to go on for it says nothing about the answers that are compared.
        """
        found: list[float] = []
        is_whole = self.depth > 0 or s.is_over()
        for seat in range(s.seats):
            is_moved = is_whole or seat == self.seat or seat in movers
            found.append(self.game.forecast(s, seat) if is_moved else self._start[seat])
        return found

    def seen_from(self, mover: int, s: State, points: list[float], share: float) -> list[float]:
        """The points as they count for who moves: of what the others gained only a share, unless the game is over.

        Lines are played on with little sense. What they come to for the best of five others differs from line to line
        by more than the answers that are compared.
        """
        if share == 1.0 or s.is_over():
            return points
        found: list[float] = []
        for seat in range(s.seats):
            start = self._start[seat]
            found.append(points[seat] if seat == mover else start + share * (points[seat] - start))
        return found


class SearchBot(Bot):
    """Thinks for `seconds` a turn, or tries exactly `rollouts` lines: then the same seed gives the same answer.

    With one try it does not search at all: the first opinion decides.
    """

    def __init__(
        self,
        seed: int,
        seconds: float = SECONDS,
        rollouts: int = 0,
        noise: float = 0.0,
        exploration: float = EXPLORATION,
        depth: int = AS_ADVISED,
        file: str = "",
        prior: str = "",
        best: float = BEST,
        others: float = OTHERS,
    ) -> None:
        super().__init__("search", seed)
        self.seconds: Final = seconds
        self.rollouts: Final = rollouts
        self.noise: Final = noise  # how far off its beliefs are in an even game, from 0 to 1 as the hopes
        self.exploration: Final = exploration
        self.depth: Final = depth  # turns of any seat, from the question on
        self.file: Final = file  # of a value; empty: the one that comes with the game
        self.prior: Final = prior  # the file of a prior; the same
        self.best: Final = best
        self.others: Final = others
        self.iterations = 0  # of the last search, for those who measure
        self.judged_by = ""  # the value of the last search, by name
        self._turn: Turn | None = None
        self._judges: Final[dict[str, Judge]] = {}
        self._priors: Final[dict[str, Prior | None]] = {}

    def knobs(self) -> tuple[float | str, ...]:
        return (
            self.seconds,
            self.rollouts,
            self.noise,
            self.exploration,
            self.depth,
            self.file,
            self.prior,
            self.best,
            self.others,
        )

    def judge(self, game: Game[State], seats: int) -> Judge:
        """How this bot looks at a game."""
        judge = judge_of(self._judges, game, seats, self.file)
        self.judged_by = judge.name
        return judge

    def prior_for(self, game: Game[State], seats: int) -> Prior | None:
        """How this bot shares out its first tries; one look ahead needs none."""
        if self.rollouts == 1:
            return None
        key = f"{game.name}/{seats}/{game.box.pack.sha}"
        if key not in self._priors:
            self._priors[key] = prior_of(game, seats, self.prior)
        return self._priors[key]

    def pick(self, game: Game[State], state: State, seat: int, options: Sequence[Action]) -> Action:
        kept = self.kept(game, state, seat)
        self._turn = None
        if len(options) == 1:
            if kept is not None:
                self._follow(game, kept, seat, options[0])
            return options[0]
        start = monotonic()
        tree = self.tree(game, state, seat, kept)
        left = self._think(tree, state, kept, start)
        best = options[0]
        highest = -math.inf
        for option in options:
            child = tree.root.children.get(key_of(game, seat, option))
            if child is not None:
                worth = self._worth(tree, child)
                if worth > highest:
                    highest = worth
                    best = option
        self._keep(tree, state, best, left)
        self.rng.next32()
        return best

    def _worth(self, tree: Tree, child: Node) -> float:
        """Among answers that were tried often the number of tries says most; with few tries the mean does."""
        if tree.alive:
            return child.mean() + (1.0 if self.key_is_alive(tree, child) else 0.0)
        return child.visits + child.mean()

    def key_is_alive(self, tree: Tree, child: Node) -> bool:
        for key in tree.alive:  # noqa: SIM110 - a generator is slow once compiled
            if tree.root.children[key] is child:
                return True
        return False

    # -- the thinking of a turn --------------------------------------------------------------------------------

    def _budget(self) -> float:
        return float(self.rollouts) if self.rollouts else self.seconds

    def kept(self, game: Game[State], state: State, seat: int) -> Turn | None:
        """The turn that this question continues: its seat can tell the position from what was expected by nothing."""
        turn = self._turn
        if turn is None or turn.guess.seats != state.seats:
            return None
        if question(turn.guess, seat) != question(state, seat):
            return None
        return turn if game.view(turn.guess, seat) == game.view(state, seat) else None

    def _keep(self, tree: Tree, state: State, answer: Action, left: float) -> None:
        """Remembers what was found out about the answers to come, if this seat is asked again at once."""
        game = tree.game
        node = tree.root.children.get(key_of(game, tree.seat, answer))
        if node is None or self.rollouts == 1:
            return
        guess = game.determinize(state, tree.seat, self.rng.fork(1))
        after = guess.copy()
        apply(after, tree.seat, answer)
        then = question(after, tree.seat)
        if then is not None and not has_drawn_luck(guess, after):
            to_come = tree.to_come() - (SMALL if isinstance(then, Detail) else 1.0)
            plan = None if tree.plan is None else tree.plan.rest(answer)
            self._turn = Turn(after, node, left, max(0.0, to_come), plan)

    def _follow(self, game: Game[State], kept: Turn, seat: int, answer: Action) -> None:
        """The only answer there is begins no new turn."""
        after = kept.guess.copy()
        apply(after, seat, answer)
        if question(after, seat) is not None and not has_drawn_luck(kept.guess, after):
            node = kept.node.children.get(key_of(game, seat, answer))
            plan = None if kept.plan is None else kept.plan.rest(answer)
            self._turn = Turn(after, Node(1.0, 0.5) if node is None else node, kept.left, kept.questions, plan)

    def tree(self, game: Game[State], state: State, seat: int, kept: Turn | None = None) -> Tree:
        """A tree whose root knows all answers, with a first opinion of each."""
        judge = self.judge(game, state.seats)
        depth = self.depth
        if depth == AS_ADVISED:
            depth = judge.value.depth if judge.value is not None else AS_ADVISED
        if depth == AS_ADVISED:
            depth = game.search_depth(state)
        root = Node(1.0, 0.5) if kept is None else kept.node
        prior = self.prior_for(game, state.seats)
        tree = Tree(judge, seat, state.seats, depth, game.chapter(state), root, prior)
        if kept is not None:
            tree.expected = kept.questions
        guesses = [game.determinize(state, seat, self.rng.fork(1_000_000 + i)) for i in range(SAMPLES)]
        tree.note_start(guesses[0])
        choice = question(guesses[0], seat)
        assert choice is not None, "a bot is asked where there is a question"
        answers = game.sensible(guesses[0], choice)
        self._expand(tree, root, guesses, choice, answers, is_renewed=True)
        if self.rollouts != 1:
            self._plan(tree, guesses[0], kept)
        if self.noise > 0.0:
            self._mislead(tree, guesses[0], answers)
        return tree

    def _plan(self, tree: Tree, guess: State, kept: Turn | None) -> None:
        """Goes on with the plan of this turn, or makes one."""
        tree.plan = None if kept is None else kept.plan
        if tree.plan is None:
            left = self._budget() if kept is None else kept.left
            if self.rollouts:
                tree.plan = Planner(tree.game, tree.seat, max(1, int(left) // TRIES_A_WIDTH)).plan(guess)
            else:
                tree.plan = self._plan_for(tree, guess, PLANNED * left)
        if tree.plan is not None:
            child = tree.root.children.get(key_of(tree.game, tree.seat, tree.plan.answers[0]))
            if child is not None:
                child.sure = tree.lines.hope(tree.plan.end, tree.seat, tree.points(tree.plan.end, [tree.seat]))

    def _plan_for(self, tree: Tree, guess: State, seconds: float) -> Plan | None:
        """The best plan of a narrow beam, and of as wide ones as fit into so many seconds."""
        start = monotonic()
        width = WIDTH
        best: Plan | None = None
        highest = -math.inf
        while True:
            begun = monotonic()
            planner = Planner(tree.game, tree.seat, width)
            plan = planner.plan(guess)
            if plan is None:
                return best
            if planner.highest > highest:
                highest = planner.highest
                best = plan
            now = monotonic()
            wider = CAUTION * (seconds - (now - start)) / max(now - begun, 1e-6)
            if planner.is_whole or wider < WIDER:
                return best
            width = int(width * wider)

    def _mislead(self, tree: Tree, guess: State, answers: Sequence[Action]) -> None:
        """Noise is on the lead, in points: who is far ahead or behind errs no more often than who is not."""
        game, seat = tree.game, tree.seat
        reach = 2.0 * game.value_scale() * self.noise * grain_of(game.name)
        wrong: list[float] = []
        for i in range(len(answers)):
            wrong.append(tree.gains[i] + reach * wobble(self.rng.fork(2_000_000 + answers[i].code)))
        hopes = tree.lines.hopes(guess, seat, tree.points(guess, [seat]), wrong)
        for i in range(len(answers)):
            child = tree.root.children[key_of(game, seat, answers[i])]
            child.bias = hopes[i] - child.first

    def _think(self, tree: Tree, state: State, kept: Turn | None, start: float) -> float:
        """Searches with a share of what is left for the turn; what is left then.

        A question gets twice the share of those to come: the answers that follow it are tried along with it, and what
        was found out about them is kept. How many will come, the first tries show.
        """
        left = self._budget() if kept is None else kept.left
        if not self.rollouts:
            left -= monotonic() - start
        self.iterations = 0
        if self.rollouts == 1 or left <= 0.0 or len(tree.root.children) < 2:
            return left
        start = monotonic()
        to_come = self._look(tree, state, left) if kept is None else tree.to_come()
        looked = tree.iterations
        share = left * 2.0 / (to_come + 2.0)
        if self.rollouts:
            if looked < int(share) or not looked:
                self.run(tree, state, max(1, int(share) - looked), 0.0)
        else:
            self.run(tree, state, NO_LIMIT, max(0.001, share - (monotonic() - start)))
        self.iterations = tree.iterations
        return left - (float(tree.iterations) if self.rollouts else monotonic() - start)

    def _look(self, tree: Tree, state: State, left: float) -> float:
        """A few tries at the start of a turn: how many questions are to come in it."""
        tries = min(LOOK, int(left) // 2) if self.rollouts else LOOK
        for i in range(tries):
            luck = self.rng.fork(4_000_000 + i)
            self._iterate(tree, tree.game.determinize(state, tree.seat, luck), luck)
        return tree.to_come()

    def run(self, tree: Tree, state: State, limit: int, seconds: float) -> None:
        """So many tries, or tries for so many seconds."""
        rounds: Rounds | None = None
        start = monotonic()
        done = 0
        expected = float(limit)
        answers = len(tree.root.children)
        while done < limit:
            luck = self.rng.fork(done)
            if rounds is None and done == (0 if not seconds else PACE):
                if seconds:
                    expected = done * seconds / max(monotonic() - start, 1e-9)
                if expected < FEW * answers:
                    rounds = Rounds(tree, expected - done)
            self._iterate(tree, tree.game.determinize(state, tree.seat, luck), luck)
            done += 1
            if rounds is not None:
                rounds.note(tree)
                if rounds.is_over:
                    break
            if done % 8 == 0:
                if seconds:
                    used = max(monotonic() - start, 1e-9)
                    if used >= seconds:
                        break
                    expected = done * seconds / used
                if rounds is None and is_clear(tree.root, expected - done):
                    break
        self.iterations = done

    # -- one try -----------------------------------------------------------------------------------------------

    def _iterate(self, tree: Tree, s: State, luck: Rng) -> None:
        game = tree.game
        path: list[Node] = []
        movers: list[int] = []
        is_same: list[bool] = []  # whether an answer goes on with what its seat began, on what it knew then
        node = tree.root
        is_new = False
        is_turn = True
        lanes = s.lanes
        memory = s.rng.memory
        drawn = memory
        tree.iterations += 1
        while True:
            choice = next_question(s, tree.seat)
            if choice is None or len(path) >= MOST_ANSWERS or game.chapter(s) != tree.chapter:
                break
            is_elsewhere = choice.seat != tree.seat or is_phase_over(s, lanes, memory)
            # A new line is followed to the end of the searching seat's turn, where its worth shows best.
            if is_new and is_elsewhere:
                break
            is_turn = is_turn and not is_elsewhere
            lanes = s.lanes
            memory = s.rng.memory
            mover = choice.seat
            here = luck_of(s, mover)
            is_same.append(bool(movers) and movers[-1] == mover and here == drawn)
            drawn = here
            answers = game.sensible(s, choice)
            if is_turn and path and len(answers) > 1:
                tree.note_question(choice)
            if not node.children or not _knows(game, node, mover, answers):
                self.meet(tree, node, s, choice, answers, luck.fork(len(path)))
            answer = self._select(tree, node, mover, answers)
            node = node.children[key_of(game, mover, answer)]
            apply(s, mover, answer)
            path.append(node)
            movers.append(mover)
            is_new = is_new or node.visits == 0
        if movers:
            s = finish_details(game, s, movers[-1], luck)
        if tree.depth:
            mover = movers[-1] if movers else tree.seat
            s = play_ahead(game, s, luck, mover, tree.depth - 1 - turns_in(movers), tree.chapter)
        points = tree.points(s, movers)
        hopes: dict[int, float] = {}
        for i in range(len(path) - 1, -1, -1):
            mover = movers[i]
            if mover not in hopes:
                hopes[mover] = tree.lines.hope(s, mover, tree.seen_from(mover, s, points, self.others))
            hope = hopes[mover]
            path[i].visits += 1
            path[i].total += hope
            path[i].squares += hope * hope
            path[i].level.tries += 1
            path[i].level.surprise += hope - path[i].first
            if i + 1 < len(path) and is_same[i + 1] and path[i].visits >= FAMILIAR:
                path[i].look_on(self.best)
            tree.note_mean(mover, path[i].mean())

    def meet(
        self, tree: Tree, node: Node, s: State, choice: Choice[State], answers: Sequence[Action], luck: Rng
    ) -> None:
        """Adds the answers that are new at the end of a line.

        A guess of the searching seat holds what only this seat knows. So another seat forms its opinions on a guess of
        its own, which has the same answers: nobody in the tree looks into another's hand or at what will be drawn.
        """
        mover = choice.seat
        seen = s if mover == tree.seat else tree.game.determinize(s, mover, luck)
        self._expand(tree, node, [seen], choice, answers)

    def _expand(
        self,
        tree: Tree,
        node: Node,
        guesses: Sequence[State],
        choice: Choice[State],
        answers: Sequence[Action],
        is_renewed: bool = False,
    ) -> None:
        """Adds the answers that are new here, each with a first opinion from one step ahead.

        Answers that are asked for get the best opinion there is, even if they were met before. Further down a line are
        so many that a learnt value would take half of all time: there the evaluation decides what is tried first.
        """
        is_asked = node is tree.root
        judge = tree.judge if is_asked else tree.quick
        mover = choice.seat
        opinions = opinions_of(judge, guesses, mover, answers, OWN_DETAILS if is_asked else DETAILS)
        if tree.prior is None:
            shares = shares_of(opinions.leads)
        else:
            shares = tree.prior.shares(answers, opinions, is_asked)
        now = judge.worth(guesses[0], mover)
        gains = [lead - now for lead in opinions.leads]
        firsts = tree.lines.hopes(guesses[0], mover, tree.points(guesses[0], [mover]), gains)
        if is_asked:
            tree.gains = gains
        for i in range(len(answers)):
            key = key_of(judge.game, mover, answers[i])
            child = node.children.get(key)
            if child is not None and not is_renewed:
                continue
            if child is None:
                node.children[key] = Node(shares[i], firsts[i], node.below)
            else:
                child.prior = shares[i]
                child.level.surprise += child.visits * (child.first - firsts[i])
                child.first = firsts[i]

    def _select(self, tree: Tree, node: Node, mover: int, answers: Sequence[Action]) -> Action:
        """The answer with the highest upper bound among those that this guess allows; at the root maybe in turn."""
        game = tree.game
        is_shared = node is tree.root and bool(tree.alive)
        best = answers[0]
        highest = -math.inf
        for answer in answers:
            key = key_of(game, mover, answer)
            child = node.children[key]
            child.available += 1
            if is_shared:
                bound = -float(child.visits) if key in tree.alive else -math.inf
            else:
                bound = tree.scaled(mover, child.mean())
                bound += self.exploration * child.prior * math.sqrt(child.available) / (1 + child.visits)
            if bound > highest:
                highest = bound
                best = answer
        return best


def opinions_of(
    judge: Judge, guesses: Sequence[State], mover: int, answers: Sequence[Action], details: int
) -> Opinions:
    """What answers look like one step ahead: on the first guess, or on all of them where luck was drawn."""
    found = Opinions()
    for answer in answers:
        total = 0.0
        tries = 0
        is_drawn = False
        for guess in guesses:
            then = guess.copy()
            apply(then, mover, answer)
            total += judge.with_details(then, mover, details)
            tries += 1
            if tries == 1:
                is_drawn = has_drawn_luck(guess, then)
                if not is_drawn:
                    break
        found.leads.append(total / tries)
        found.lucks.append(is_drawn)
    return found


class Rounds:
    """Sequential halving (Karnin, Koren and Somekh, 2013): in each round the better half of the answers goes on.

    Who takes part is decided by the prior, where one was learnt.
    """

    def __init__(self, tree: Tree, tries: float) -> None:
        keys = list(tree.root.children)
        ranked = _ranked(tree, keys) if tree.prior is None else _by_prior(tree, keys)
        most = max(2, int(tries / 6))  # more answers than these could not be told apart
        tree.alive = ranked[:most]
        self.is_over = False
        self._rounds: Final = max(1, math.ceil(math.log2(max(2, len(tree.alive)))))
        self._tries: Final = tries
        self._left = self._share(tree)

    def _share(self, tree: Tree) -> int:
        return max(len(tree.alive), int(self._tries / self._rounds))

    def note(self, tree: Tree) -> None:
        """A try was made; at the end of a round the worse half is let go."""
        self._left -= 1
        if self._left > 0:
            return
        tree.alive = _ranked(tree, tree.alive)[: (len(tree.alive) + 1) // 2]
        self._left = self._share(tree)
        self.is_over = len(tree.alive) == 1


def _ranked(tree: Tree, keys: list[int]) -> list[int]:
    """The answers with these keys, best mean first; of equals the one that came first."""
    order = [(-tree.root.children[keys[i]].mean(), i) for i in range(len(keys))]
    order.sort()
    return [keys[i] for _, i in order]


def _by_prior(tree: Tree, keys: list[int]) -> list[int]:
    """The same by the shares that they were given before anything was tried."""
    order = [(-tree.root.children[keys[i]].prior, i) for i in range(len(keys))]
    order.sort()
    return [keys[i] for _, i in order]


def is_clear(root: Node, iterations: float) -> bool:
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


def luck_of(s: State, seat: int) -> int:
    """What has been drawn for a seat so far, as one number that changes with every draw."""
    for lane in s.lanes:
        if lane.seat == seat:
            return lane.rng.memory
    return s.rng.memory


def wobble(rng: Rng) -> float:
    """Roughly normal, with deviation 1."""
    total = 0.0
    for _ in range(12):
        total += rng.unit()
    return total - 6.0


def key_of(game: Game[State], mover: int, answer: Action) -> int:
    """One number for an answer by a seat: after luck, the same line may lead to another seat's question."""
    return mover * len(game.catalogue.actions) + answer.code


def _knows(game: Game[State], node: Node, mover: int, answers: Sequence[Action]) -> bool:
    for answer in answers:  # noqa: SIM110 - a generator is slow once compiled
        if key_of(game, mover, answer) not in node.children:
            return False
    return True
