"""The search of all levels: honest in every game, thrifty with its time, and clear about what it found."""

from __future__ import annotations

import json
import math
from itertools import pairwise

import pytest

import gromada
from gromada.bots.greedy import has_drawn_luck, value_with_details
from gromada.bots.judge import Judge, finish_details
from gromada.bots.levels import grain_of
from gromada.bots.registry import make_bot
from gromada.bots.search import OWN_DETAILS, Node, Rounds, SearchBot, Tree, is_clear, key_of, wobble
from gromada.bots.uniform import play_some
from gromada.core.game import Game
from gromada.core.play import apply, awaited, options, play, question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Detail

BOTS = ["search:rollouts=1", "search:rollouts=16", "lamb", "fox"]


def searcher(text: str, seed: int = 1) -> SearchBot:
    bot = make_bot(text, seed)
    assert isinstance(bot, SearchBot)
    return bot


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", gromada.GAMES)
def test_two_truths_that_look_the_same_get_the_same_answer_in_every_game(name: str, bot: str) -> None:
    """Hands, screens, stacks and luck to come are different in the twin; neither value nor tree may see it."""
    game: Game[State] = gromada.game(name)
    compared = 0
    for start in range(8):
        s = game.new(2 + start % 2, seed=start)
        play_some(s, Rng(start + 1), 5 + 9 * start)
        for seat in awaited(s):
            twin = game.determinize(s, seat, Rng(1000 + start))
            assert game.view(s, seat) == game.view(twin, seat)
            picks = [make_bot(bot, 7).pick(game, truth, seat, options(truth, seat)) for truth in (s, twin)]
            assert picks[0] is picks[1]
            compared += game.to_json(s) != game.to_json(twin)
    assert compared > 4


@pytest.mark.parametrize("name", gromada.GAMES)
def test_in_the_tree_another_seat_knows_what_it_may_know(name: str) -> None:
    """Its opinions are the same in two worlds that look the same to it, also if one of them is the searching seat's."""
    game: Game[State] = gromada.game(name)
    compared = 0
    for start in range(30):
        s = game.new(2 + start % 2, seed=start)
        play_some(s, Rng(start + 1), 5 + 4 * start)
        for mover in awaited(s):
            searching = (mover + 1) % s.seats
            found = []
            worlds = [s, *[game.determinize(s, mover, Rng(1000 + start + i)) for i in range(2)]]
            for world in worlds:
                choice = question(world, mover)
                assert choice is not None
                tree = Tree(Judge(game, None), searching, s.seats, 0, game.chapter(s), Node(1.0, 0.5))
                tree.note_start(s)
                node = Node(1.0, 0.5)
                searcher("search").meet(tree, node, world, choice, game.sensible(world, choice), Rng(5))
                found.append([(key, child.prior, child.first) for key, child in node.children.items()])
            assert found[0] == found[1] == found[2]
            compared += len({json.dumps(game.to_json(world)) for world in worlds}) > 1
    assert compared > 4


def turns_of(bot: SearchBot, s: State, game: Game[State], count: int) -> list[list[int]]:
    """The tries of so many questions of one seat alone, turn by turn; a question with one answer takes none."""
    turns: list[list[int]] = []
    for _ in range(count):
        seat = awaited(s)[0]
        answers = options(s, seat)
        if bot.kept(game, s, seat) is None:
            turns.append([])
        answer = bot.pick(game, s, seat, answers)
        if len(answers) > 1:
            turns[-1].append(bot.iterations)
        play(s, seat, answer)
    return turns


def test_the_thinking_of_a_turn_is_shared_by_its_questions() -> None:
    """A turn of many small questions takes no more tries than one large one, and its last ones get some."""
    game: Game[State] = gromada.game("imperial_settlers")
    s = game.new(1, seed=4, options={"mode": "adventure"})
    turns = turns_of(searcher("search:rollouts=80"), s, game, 60)
    long = [tries for tries in turns if len(tries) > 4]

    assert all(sum(tries) <= 80 for tries in turns)
    assert len(long) > 2
    for tries in long:
        assert max(tries) <= 60
        assert sum(tries[len(tries) // 2 :]) >= 8


def test_the_only_answer_begins_no_new_turn() -> None:
    """What was found out is kept through a question that has one answer, and so is the budget."""
    game: Game[State] = gromada.game("villagers")
    bot = searcher("search:rollouts=8")
    followed = 0
    for seed in range(8):
        s = game.new(1, seed=seed)
        for _ in range(60):
            answers = options(s, 0)
            turn = bot.kept(game, s, 0)
            answer = bot.pick(game, s, 0, answers)
            play(s, 0, answer)
            if turn is not None and len(answers) == 1:
                then = bot.kept(game, s, 0)
                if then is not None:
                    assert then.left == turn.left
                    followed += 1
    assert followed > 2


def test_an_answer_is_no_better_known_for_a_lead() -> None:
    """Who is far ahead or far behind still tells good answers from better ones: no hope is cut off at 0 or 1."""
    for name, seats in (("hamlet", 2), ("villagers", 2), ("villagers", 1), ("imperial_settlers", 1)):
        game: Game[State] = gromada.game(name)
        s = game.new(seats, seed=3)
        judge = searcher("search").judge(game, seats)
        for lead in (-90.0, -30.0, 0.0, 30.0, 90.0):
            points = [100.0 + lead if seat == 0 else 100.0 for seat in range(seats)]
            hopes = judge.hopes(s, 0, points, [-20.0, -5.0, 0.0, 0.5, 5.0, 20.0])
            assert all(less < more for less, more in pairwise(hopes))
            assert hopes[2] == pytest.approx(judge.hope(s, 0, points))


def test_an_answer_that_was_met_before_is_looked_at_anew_when_it_is_asked_for() -> None:
    """Further down a line a first opinion is a quick one; what was tried there is kept, the opinion is not."""
    game: Game[State] = gromada.game("keyflower")
    s = game.new(2, seed=4)
    bot = searcher("search:rollouts=30,depth=0")
    compared = 0
    for _ in range(30):
        seat = awaited(s)[0]
        turn = bot.kept(game, s, seat)
        if turn is not None and any(child.visits for child in turn.node.children.values()):
            anew = bot.tree(game, s, seat).root.children
            kept = bot.tree(game, s, seat, turn).root.children
            assert all(kept[key].first == child.first for key, child in anew.items())
            assert all(kept[key].prior == child.prior for key, child in anew.items())
            assert any(child.visits for child in kept.values())
            compared += 1
        play(s, seat, bot.pick(game, s, seat, options(s, seat)))
    assert compared > 2


def test_what_was_thought_about_is_not_used_in_another_position() -> None:
    game: Game[State] = gromada.game("imperial_settlers")
    s, other = (game.new(1, seed=seed, options={"mode": "adventure"}) for seed in (4, 5))
    bot = searcher("search:rollouts=60")
    bot.pick(game, s, 0, options(s, 0))

    assert bot.kept(game, other, 0) is None


def test_the_same_seed_gives_the_same_game() -> None:
    game: Game[State] = gromada.game("villagers")
    moves: list[list[str]] = []
    for _ in range(2):
        s = game.new(2, seed=4)
        bots = [searcher("search:rollouts=12,noise=0.05", seat) for seat in (0, 1)]
        said = []
        for _ in range(25):
            seat = awaited(s)[0]
            answer = bots[seat].pick(game, s, seat, options(s, seat))
            said.append(answer.text)
            play(s, seat, answer)
        moves.append(said)
    assert moves[0] == moves[1]


def tree_of(means: list[float]) -> Tree:
    root = Node(1.0, 0.5)
    for key, mean in enumerate(means):
        root.children[key] = Node(0.1, mean)
    game: Game[State] = gromada.game("hamlet")
    return Tree(Judge(game, None), 0, 2, 0, 0, root)


def test_rounds_let_the_better_half_go_on_until_one_is_left() -> None:
    tree = tree_of([0.1, 0.8, 0.3, 0.9, 0.5, 0.2, 0.7, 0.4])
    rounds = Rounds(tree, 240.0)
    sizes = [len(tree.alive)]
    for _ in range(1000):
        rounds.note(tree)
        if len(tree.alive) != sizes[-1]:
            sizes.append(len(tree.alive))
        if rounds.is_over:
            break

    assert sizes == [8, 4, 2, 1]
    assert tree.alive == [3]


def test_with_few_tries_only_the_most_promising_are_compared() -> None:
    tree = tree_of([0.01 * i for i in range(50)])
    Rounds(tree, 60.0)

    assert tree.alive == list(range(49, 39, -1))


def test_a_search_ends_when_the_rest_of_its_time_cannot_change_the_answer() -> None:
    root = Node(1.0, 0.5)
    for number, visits in enumerate((90, 30, 5)):
        root.children[number] = Node(0.3, 0.5)
        root.children[number].visits = visits

    assert is_clear(root, 59.0)
    assert not is_clear(root, 60.0)


def test_a_first_opinion_counts_like_a_few_tries_and_gives_way() -> None:
    node = Node(0.5, 0.9)
    means = [node.mean()]
    for _ in range(50):
        node.visits += 1
        node.total += 0.2
        means.append(node.mean())

    assert means[0] == pytest.approx(0.9)
    assert all(later < earlier for earlier, later in pairwise(means))
    assert means[-1] < 0.25


def test_an_answer_is_no_better_for_not_having_been_tried() -> None:
    """Lines may come out below all first opinions, or above them: the ones not tried yet are taken to do so, too."""
    for shift in (-0.3, 0.3):
        parent = Node(1.0, 0.5)
        tried, other = Node(0.5, 0.6, parent.below), Node(0.5, 0.5, parent.below)
        for _ in range(4):
            tried.visits += 1
            tried.total += tried.first + shift
            tried.level.tries += 1
            tried.level.surprise += shift

        assert tried.mean() == pytest.approx(0.6 + shift)
        assert other.mean() == pytest.approx(0.5 + shift)


@pytest.mark.parametrize("name", ["villagers", "keyflower"])
def test_tries_and_first_opinions_are_counted_alike_in_the_whole_tree(name: str) -> None:
    """What is noted beside a question is the sum over its answers, also where a kept one was looked at anew."""
    game: Game[State] = gromada.game(name)
    s = game.new(1 if name == "villagers" else 2, seed=4)
    bot = searcher("search:rollouts=24")
    renewed = 0
    for _ in range(12):
        seat = awaited(s)[0]
        turn = bot.kept(game, s, seat)
        if turn is not None and any(child.visits for child in turn.node.children.values()):
            root = bot.tree(game, s, seat, turn).root
            renewed += 1
            nodes = [root]
            while nodes:
                node = nodes.pop()
                below = list(node.children.values())
                nodes += below
                assert node.below.tries == sum(child.visits for child in below)
                surprise = sum(child.total - child.visits * child.first for child in below)
                assert node.below.surprise == pytest.approx(surprise)
        play(s, seat, bot.pick(game, s, seat, options(s, seat)))
    assert renewed > 1


def tried(visits: int, mean: float) -> Node:
    node = Node(0.5, mean)
    node.visits = visits
    node.total = visits * mean
    return node


def test_an_answer_is_worth_what_its_best_continuation_came_to() -> None:
    """One that was hardly tried is no continuation to count on, however well it went."""
    node = tried(30, 0.4)
    node.children.update({1: tried(12, 0.6), 2: tried(16, 0.3), 3: tried(2, 0.9)})
    node.look_on(1.0)
    assert node.mean() == pytest.approx(0.6)
    node.look_on(0.5)
    assert node.mean() == pytest.approx(0.5)
    node.look_on(0.0)
    assert node.mean() == pytest.approx(0.4)


@pytest.mark.parametrize("name", gromada.GAMES)
def test_nobody_counts_on_a_continuation_behind_luck_or_another_seat(name: str) -> None:
    """Where others answer next or something is drawn first, the mean of all tries is what there is to hope for."""
    game: Game[State] = gromada.game(name)
    size = len(game.catalogue.actions)
    counted = stopped = 0
    for start in range(6):
        s = game.new(2, seed=start)
        play_some(s, Rng(start + 1), 8 + 11 * start)
        seat = awaited(s)[0]
        bot = searcher("search:rollouts=120,best=0.5")
        tree = bot.tree(game, s, seat)
        bot.run(tree, s, 120, 0.0)
        guess = game.determinize(s, seat, Rng(3))
        ways = [(key, child, guess) for key, child in tree.root.children.items()]
        while ways:
            key, node, before = ways.pop()
            mover, answer = key // size, game.catalogue.actions[key % size]
            if mover not in awaited(before) or answer not in options(before, mover):
                continue  # only another guess leads there
            after = before.copy()
            apply(after, mover, answer)
            is_own = mover in awaited(after) and not has_drawn_luck(before, after)
            assert node.trust == 0.0 or (node.trust == 0.5 and is_own)
            counted += node.trust > 0.0
            stopped += node.trust == 0.0 and any(child.visits for child in node.children.values())
            if is_own:
                ways += [(further, child, after) for further, child in node.children.items()]
    assert counted > 0
    assert stopped > 0


@pytest.mark.parametrize(("knob", "share"), [("", 1.0), (",others=0.5", 0.5), (",others=0", 0.0)])
def test_of_what_others_gain_a_share_counts_until_the_game_is_over(knob: str, share: float) -> None:
    game: Game[State] = gromada.game("keyflower")
    s = game.new(4, seed=3)
    play_some(s, Rng(3), 40)
    seat = awaited(s)[0]
    bot = searcher(f"search:rollouts=8{knob}")
    tree = bot.tree(game, s, seat)
    before = tree.points(s, [seat])
    start = [tree.seen_from(-1, s, [0.0] * 4, 0.0)[other] for other in range(4)]
    later = [points + 1.0 + other for other, points in enumerate(before)]

    seen = tree.seen_from(seat, s, later, bot.others)

    assert bot.others == share
    assert seen[seat] == later[seat]
    for other in range(4):
        if other != seat:
            assert seen[other] == pytest.approx(start[other] + share * (later[other] - start[other]))
    play_some(s, Rng(4), 10_000)
    assert s.is_over()
    assert tree.seen_from(seat, s, later, bot.others) == later


def test_the_same_tries_are_judged_otherwise_where_what_others_gain_does_not_count() -> None:
    game: Game[State] = gromada.game("keyflower")
    s = game.new(4, seed=3)
    play_some(s, Rng(3), 40)
    seat = awaited(s)[0]
    found: list[list[float]] = []
    for others in (1, 1, 0):
        bot = searcher(f"search:rollouts=20,others={others}")
        tree = bot.tree(game, s, seat)
        bot.run(tree, s, 20, 0.0)
        found.append([child.mean() for child in tree.root.children.values()])
    assert found[0] == found[1] != found[2]


def test_the_spread_is_the_deviation_of_what_was_found() -> None:
    node = Node(0.5, 0.5)
    for hope in (0.2, 0.4, 0.6, 0.8):
        node.visits += 1
        node.total += hope
        node.squares += hope * hope

    assert node.spread() == pytest.approx(math.sqrt(0.05))


def test_noise_has_the_deviation_that_is_asked_for() -> None:
    drawn = [wobble(Rng.seeded(i)) for i in range(2000)]
    mean = sum(drawn) / len(drawn)

    assert abs(mean) < 0.1
    assert abs(math.sqrt(sum(one * one for one in drawn) / len(drawn)) - 1.0) < 0.1


def test_details_are_finished_by_the_evaluation() -> None:
    game: Game[State] = gromada.game("hamlet")
    finished = 0
    for start in range(30):
        s = game.new(2, seed=start)
        play_some(s, Rng(start + 1), 30 + start)
        for seat in awaited(s):
            if isinstance(question(s, seat), Detail):
                after = finish_details(game, s.copy(), seat, Rng(5))
                assert not isinstance(question(after, seat), Detail)
                finished += 1
    assert finished > 0


def whole_step(judge: Judge, s: State, seat: int, depth: int) -> tuple[float, int]:
    """The highest lead at the end of a step, by trying everything, and how many real choices lead there at most."""
    choice = question(s, seat)
    if not isinstance(choice, Detail):
        return judge.lead(s, seat), depth
    answers = judge.game.sensible(s, choice)
    found = []
    for answer in answers:
        after = s.copy()
        play(after, seat, answer)
        found.append(whole_step(judge, after, seat, depth + (len(answers) > 1)))
    return max(lead for lead, _ in found), max(deep for _, deep in found)


@pytest.mark.parametrize("name", ["keyflower", "craftsmen"])
def test_a_first_opinion_sees_a_step_to_its_end(name: str) -> None:
    """A bid is asked for in up to six small questions, many with one answer only; half a bid is worth nothing yet."""
    game: Game[State] = gromada.game(name)
    judge = Judge(game, None)
    longer = 0
    for start in range(12):
        s = game.new(2, seed=start)
        play_some(s, Rng(start + 1), 30 + 4 * start)
        for seat in awaited(s):
            for answer in options(s, seat)[:8]:
                after = s.copy()
                play(after, seat, answer)
                best, depth = whole_step(judge, after, seat, 0)
                if depth <= OWN_DETAILS:
                    assert judge.after(s, seat, answer, OWN_DETAILS) == best
                    longer += judge.after(s, seat, answer, 0) != best
    assert longer > 5


def test_noise_is_worth_the_same_in_every_game() -> None:
    """What a game forgives more easily gets more of it; it is on the lead, so that nobody errs more for being ahead."""
    assert [grain_of(game) for game in ("villagers", "hamlet", "toy")] == [2.0, 1.4, 1.0]
    for name in ("villagers", "hamlet"):
        game: Game[State] = gromada.game(name)
        s = game.new(2, seed=5)
        seat = awaited(s)[0]
        while len(options(s, seat)) < 2:
            play(s, seat, options(s, seat)[0])
            seat = awaited(s)[0]
        choice = question(s, seat)
        assert choice is not None
        noisy = SearchBot(3, rollouts=1, noise=0.1).tree(game, s, seat)
        guess = game.determinize(s, seat, Rng.seeded(3).fork(1_000_000))
        for answer, gain in zip(game.sensible(s, choice), noisy.gains, strict=True):
            drawn = wobble(Rng.seeded(3).fork(2_000_000 + answer.code))
            wrong = gain + 0.1 * grain_of(name) * drawn * 2.0 * game.value_scale()
            believed = noisy.judge.hopes(guess, seat, noisy.points(guess, [seat]), [wrong])[0]
            child = noisy.root.children[key_of(game, seat, answer)]
            assert child.first + child.bias == pytest.approx(believed)


def test_one_step_on_the_evaluation_is_as_good_as_the_greedy_bot_of_version_1() -> None:
    """Without a learnt value both compare answers by the same evaluation: where they differ, answers are as good."""
    game = gromada.game("hamlet")
    s: State = game.new(2, seed=500)
    step, greedy = make_bot("search:rollouts=1,value=none", 1), make_bot("greedy1", 2)
    others = 0
    for number in range(250):
        seat = awaited(s)[0]
        answers = options(s, seat)
        picked = [bot.pick(game, s, seat, answers) for bot in (step, greedy)]
        if picked[0] != picked[1]:
            others += 1
            guess = game.determinize(s, seat, Rng.seeded(number))
            worths = []
            for answer in picked:
                after = guess.copy()
                apply(after, seat, answer)
                worths.append(value_with_details(game, after, seat, 4))
            assert worths[0] == pytest.approx(worths[1])
        apply(s, seat, picked[1])
    assert others > 5
