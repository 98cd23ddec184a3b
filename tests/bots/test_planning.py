"""Turns that are planned before they are searched: nothing in a plan is luck, and wide beams find more."""

from __future__ import annotations

import json
from typing import Any

import pytest

import gromada
from gromada.bots.greedy import GreedyBot
from gromada.bots.planning import Plan, Planner
from gromada.bots.registry import make_bot
from gromada.bots.search import SearchBot, key_of
from gromada.bots.uniform import play_some
from gromada.core.game import Game
from gromada.core.play import apply, awaited, options, play, question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.games.imperial_settlers.round import Draft

SETTLERS: Game[State] = gromada.game("imperial_settlers")
ANY_SETTLERS: Any = SETTLERS


def rounds_of(seed: int, sheet: int | str = "random") -> list[Any]:
    """A lone player's positions at the start of each round but the first, as a greedy bot comes to them."""
    s = SETTLERS.new(1, seed, {"mode": "adventure", "sheet": sheet})
    bot = GreedyBot(seed)
    found: list[Any] = []
    while awaited(s):
        if isinstance(question(s, 0), Draft) and ANY_SETTLERS.progress(s)[0] > 1:
            found.append(s.copy())
        play(s, 0, bot.pick(SETTLERS, s, 0, options(s, 0)))
    return found


def worth(plan: Plan) -> float:
    return SETTLERS.forecast(plan.end, 0)


def test_a_plan_can_be_carried_out_whatever_the_dice_will_show() -> None:
    rerolls = 0
    for s in [s for seed in range(12) for s in rounds_of(seed)[::2]]:
        plan = Planner(SETTLERS, 0, 8).plan(s)
        assert plan is not None
        rerolls += any(s.players[0].built[slot] < s.round for slot in s.village.window_slots)
        for luck in range(2):
            guess = SETTLERS.determinize(s, 0, Rng.seeded(luck))
            for answer in plan.answers:
                assert answer.code in [offered.code for offered in options(guess, 0)]
                apply(guess, 0, answer)
            assert SETTLERS.situation(guess, 0) == SETTLERS.situation(plan.end, 0)
    assert rerolls


def test_a_wider_beam_finds_better_ends_of_a_round() -> None:
    starts = [s for seed in range(4) for s in rounds_of(seed)]
    found = [(Planner(SETTLERS, 0, 1).plan(s), Planner(SETTLERS, 0, 48).plan(s)) for s in starts]
    gains = [worth(two) - worth(one) for one, two in found if one is not None and two is not None]

    assert len(gains) == len(starts)
    assert sum(gains) / len(gains) > 1.0
    assert sum(gain > 0 for gain in gains) > len(gains) / 2


def test_positions_in_the_same_situation_are_the_same_to_their_player() -> None:
    met: dict[tuple[int, ...], str] = {}
    again = 0
    for s in rounds_of(6)[::3]:
        play(s, 0, options(s, 0)[0])
        for seed in range(240):
            one = s.copy()
            rng = Rng.seeded(seed)
            for _ in range(4):
                answers = [a for a in options(one, 0) if a.text != "end"]
                if not answers or question(one, 0) != question(s, 0):
                    break
                apply(one, 0, answers[rng.below(len(answers))])
            if question(one, 0) == question(s, 0):
                key = SETTLERS.situation(one, 0)
                seen = json.dumps([SETTLERS.view(one, 0), [a.text for a in options(one, 0)]])
                again += key in met
                assert met.setdefault(key, seen) == seen
    assert again > 20
    assert len(met) > 20


@pytest.mark.parametrize("name", gromada.GAMES)
def test_nothing_is_planned_where_others_have_a_say(name: str) -> None:
    game: Game[State] = gromada.game(name)
    for seed in range(3):
        s = game.new(2, seed=seed)
        play_some(s, Rng.seeded(seed), 12)
        for seat in awaited(s):
            assert Planner(game, seat, 4).plan(s) is None


def test_the_rest_of_a_plan_is_kept_as_long_as_it_is_followed() -> None:
    s = rounds_of(2)[3]
    plan = Planner(SETTLERS, 0, 16).plan(s)
    assert plan is not None
    rest: Plan | None = plan
    for i, answer in enumerate(plan.answers):
        assert rest is not None
        assert [a.text for a in rest.answers] == [a.text for a in plan.answers[i:]]
        rest = rest.rest(answer)
    assert rest is None
    other = next(a for a in options(s, 0) if a.code != plan.answers[0].code)
    assert plan.rest(other) is None


def test_an_answer_is_worth_at_least_what_its_plan_comes_to() -> None:
    for s in rounds_of(5)[::2]:
        bot = make_bot("search:rollouts=60", 1)
        assert isinstance(bot, SearchBot)
        tree = bot.tree(SETTLERS, s, 0)
        assert tree.plan is not None
        child = tree.root.children[key_of(SETTLERS, 0, tree.plan.answers[0])]
        points = SETTLERS.forecast(tree.plan.end, 0)
        assert child.mean() >= tree.lines.hope(tree.plan.end, 0, [points]) > 0.0
        bot.run(tree, s, 40, 0.0)
        assert child.mean() >= tree.lines.hope(tree.plan.end, 0, [points])


def test_bots_that_do_not_search_plan_nothing() -> None:
    s = rounds_of(5)[0]
    bot = make_bot("fox", 1)
    assert isinstance(bot, SearchBot)
    assert bot.tree(SETTLERS, s, 0).plan is None
