"""A learnt prior: it shares out the first tries, knows no more than its seat, and one that does not fit is refused."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

import gromada
from gromada.bots.judge import Judge
from gromada.bots.prior import (
    EVENLY,
    FORMAT,
    INPUTS,
    NO_PRIOR,
    Opinions,
    Prior,
    Weights,
    prior_file,
    prior_of,
    prior_stamp,
    read_prior,
    shares_of,
)
from gromada.bots.registry import make_bot
from gromada.bots.search import Node, Rounds, SearchBot, Tree, key_of
from gromada.bots.uniform import play_some
from gromada.bots.value import BadValue, numbers_text
from gromada.core.game import Game
from gromada.core.play import awaited, options, question
from gromada.core.rng import Rng
from gromada.core.state import State

GAME = "hamlet"
SHIPPED = [
    (name, seats)
    for name in gromada.GAMES
    for seats in range(gromada.game(name).min_seats, gromada.game(name).max_seats + 1)
    if prior_file(name, seats).exists()
]
ONE_STEP = [1.0] + [0.0] * (len(INPUTS) - 1)


def part(game: Game[State], **changes: Any) -> dict[str, Any]:
    return {"inputs": ONE_STEP, "answers": numbers_text([0.0] * len(game.catalogue))} | changes


def blank(name: str = GAME, seats: int = 2, **changes: Any) -> dict[str, Any]:
    """The file of a prior that has learnt nothing."""
    game: Game[State] = gromada.game(name)
    data: dict[str, Any] = {"format": FORMAT, **prior_stamp(game, seats), "scale": game.value_scale()}
    return data | {"asked": part(game), "below": part(game)} | changes


def written(folder: Path, data: object) -> Path:
    file = folder / "prior.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def opinions(leads: list[float], lucks: list[bool] | None = None) -> Opinions:
    found = Opinions()
    found.leads.extend(leads)
    found.lucks.extend(lucks or [False] * len(leads))
    return found


def test_answers_are_told_by_how_they_look_beside_the_others() -> None:
    rows = opinions([3.0, 5.0, -20.0, 5.0], [False, True, False, False]).inputs(10.0)
    found = [dict(zip(INPUTS, row, strict=True)) for row in rows]

    assert [one["gap"] for one in found] == [-2.0, 0.0, -6.0, 0.0]
    assert [one["wide_gap"] for one in found] == [-0.2, 0.0, -1.0, 0.0]
    assert [one["is_best"] for one in found] == [0.0, 1.0, 0.0, 1.0]
    assert [one["rank"] for one in found] == pytest.approx([-math.log(3), 0.0, -math.log(4), 0.0])
    assert [one["gap_of_many"] for one in found] == pytest.approx([-2 * math.log(4), 0.0, -6 * math.log(4), 0.0])
    assert [one["has_luck"] for one in found] == [0.0, 1.0, 0.0, 0.0]


def test_shares_add_up_and_nobody_is_left_out() -> None:
    shares = shares_of([0.0, -3.0, -1000.0, 2.0])

    assert math.fsum(shares) == pytest.approx(1.0)
    assert min(shares) >= EVENLY / 4
    assert shares[3] == max(shares)


def test_a_weight_is_for_an_answer_whatever_it_looks_like() -> None:
    game: Game[State] = gromada.game(GAME)
    answers = list(game.catalogue.actions[:3])
    weights = [0.0] * len(game.catalogue)
    weights[answers[1].code] = 2.0
    liked, plain = Weights(ONE_STEP, weights), Weights(ONE_STEP, [0.0] * len(weights))
    prior = Prior("test", 30.0, liked, plain)
    alike = opinions([1.0, 1.0, 1.0])

    assert prior.shares(answers, alike, True)[1] > 2 * prior.shares(answers, alike, True)[0]
    assert prior.shares(answers, alike, False) == pytest.approx([1 / 3] * 3)


def test_a_prior_that_has_learnt_nothing_shares_out_by_one_step(tmp_path: Path) -> None:
    """Beyond six points an answer is as good as out in both ways."""
    game: Game[State] = gromada.game("villagers")
    file = written(tmp_path, blank("villagers"))
    compared = 0
    for start in range(6):
        s = game.new(2, seed=start)
        play_some(s, Rng(start + 1), 5 + 9 * start)
        seat = awaited(s)[0]
        if len(options(s, seat)) < 3:
            continue
        trees = [SearchBot(3, rollouts=20, prior=given).tree(game, s, seat) for given in (str(file), NO_PRIOR)]
        for key, child in trees[0].root.children.items():
            assert child.prior == pytest.approx(trees[1].root.children[key].prior, abs=0.01)
            compared += 1
    assert compared > 10


def test_a_search_begins_with_the_answers_that_its_prior_names(tmp_path: Path) -> None:
    game: Game[State] = gromada.game(GAME)
    s = game.new(2, seed=3)
    play_some(s, Rng.seeded(1), 60)
    while len(options(s, awaited(s)[0])) < 4:
        play_some(s, Rng.seeded(2), 1)
    seat = awaited(s)[0]
    choice = question(s, seat)
    assert choice is not None
    last = game.sensible(s, choice)[-1]
    weights = [0.0] * len(game.catalogue)
    weights[last.code] = 30.0
    file = written(tmp_path, blank(asked=part(game, answers=numbers_text(weights))))
    bot = make_bot(f"search:rollouts=12,prior={file}", 1)
    assert isinstance(bot, SearchBot)
    tree = bot.tree(game, s, seat)
    Rounds(tree, 12.0)

    assert tree.alive[0] == key_of(game, seat, last)
    assert tree.root.children[key_of(game, seat, last)].prior > 0.85


def test_one_look_ahead_needs_no_prior(tmp_path: Path) -> None:
    game: Game[State] = gromada.game(GAME)

    assert SearchBot(1, rollouts=1, prior="/nowhere").prior_for(game, 2) is None
    with pytest.raises(BadValue):
        SearchBot(1, rollouts=2, prior="/nowhere").prior_for(game, 2)


@pytest.mark.parametrize("name", gromada.GAMES)
def test_another_seat_shares_out_by_what_it_may_know(name: str, tmp_path: Path) -> None:
    """The same shares in two worlds that look the same to the seat that is asked."""
    game: Game[State] = gromada.game(name)
    inputs = [0.7, 0.5, 1.0, 0.3, -0.1, 0.4, 0.2]
    data = blank(name, below=part(game, inputs=inputs), asked=part(game, inputs=inputs))
    prior = read_prior(written(tmp_path, data), game, 2)
    compared = 0
    for start in range(12):
        s = game.new(2, seed=start)
        play_some(s, Rng(start + 1), 5 + 7 * start)
        for mover in awaited(s):
            found = []
            for world in (s, game.determinize(s, mover, Rng(1000 + start))):
                choice = question(world, mover)
                assert choice is not None
                tree = Tree(Judge(game, None), 1 - mover, 2, 0, game.chapter(s), Node(1.0, 0.5), prior)
                tree.note_start(s)
                node = Node(1.0, 0.5)
                SearchBot(1).meet(tree, node, world, choice, game.sensible(world, choice), Rng(5))
                found.append([(key, child.prior) for key, child in node.children.items()])
            assert found[0] == found[1]
            compared += len(found[0]) > 1
    assert compared > 3


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "keyflower"}, "another game (keyflower)"),
        ({"seats": 3}, "another seats (3)"),
        ({"catalogue": "0"}, "another catalogue (0)"),
        ({"pack": "0"}, "another pack (0)"),
        ({"rules": 0}, "another rules (0)"),
        ({"format": "gromada value 1"}, "is no prior of gromada"),
        ({"asked": None}, "is no prior of gromada"),
        ({"asked": {"inputs": [1.0], "answers": ""}}, "is no prior of gromada"),
        ({"below": {"inputs": ONE_STEP, "answers": "!"}}, "is no prior of gromada"),
        ({"scale": None}, "is no prior of gromada"),
    ],
)
def test_what_does_not_fit_is_refused_by_a_sentence(tmp_path: Path, change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadValue) as caught:
        read_prior(written(tmp_path, blank() | change), gromada.game(GAME), 2)

    assert sentence in str(caught.value)


@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_every_prior_that_is_shipped_fits_and_foretells_tries(name: str, seats: int) -> None:
    """If this fails after pack, rules or catalogue were changed: `gromada learn GAME --seats N --prior`."""
    game: Game[State] = gromada.game(name)
    prior = prior_of(game, seats, "")
    data = json.loads(prior_file(name, seats).read_text(encoding="utf-8"))

    assert prior is not None
    assert any(prior.asked.answers)
    for which in ("asked", "below"):
        assert data[which]["held_out"]["learnt"] < data[which]["held_out"]["one_step"]
    assert data["arena"][0]["rate"] >= 0.5
