"""A learnt value: a file that fits is used, one that does not is refused by a sentence, and nobody is left without."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

import gromada
from gromada.bots.judge import Judge
from gromada.bots.registry import make_bot
from gromada.bots.search import SearchBot
from gromada.bots.uniform import play_some
from gromada.bots.value import (
    EVALUATION,
    EXTRAS,
    FORMAT,
    BadValue,
    Value,
    numbers_text,
    read_value,
    stamp,
    value_file,
)
from gromada.core.rng import Rng
from gromada.core.state import State

GAME = "hamlet"
SHIPPED = [
    (name, seats)
    for name in gromada.GAMES
    for seats in range(gromada.game(name).min_seats, gromada.game(name).max_seats + 1)
    if value_file(name, seats).exists()
]


def blank(seats: int = 2, **changes: object) -> dict[str, Any]:
    """The file of a value that has learnt nothing."""
    game = gromada.game(GAME)
    width = len(game.feature_names())
    data: dict[str, Any] = {"format": FORMAT, **stamp(game, seats), "weights": numbers_text([0.0] * width)}
    data |= {"extras": [0.0] * len(EXTRAS), "chance": [1.0, 1.0, 0.0], "scale": 30.0, "rounds": 20.0, "depth": -1}
    return data | changes


def written(folder: Path, data: object) -> Path:
    file = folder / "value.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def position(seats: int = 2) -> State:
    s: State = gromada.game(GAME).new(seats, seed=3)
    play_some(s, Rng.seeded(1), 60)
    while len(gromada.options(s, gromada.awaited(s)[0])) == 1:
        play_some(s, Rng.seeded(2), 1)
    return s


def test_a_value_that_has_learnt_nothing_is_the_evaluation(tmp_path: Path) -> None:
    game, s = gromada.game(GAME), position()
    value = read_value(written(tmp_path, blank()), game, 2)
    points = [game.evaluate(s, seat) for seat in (0, 1)]

    assert value.lead(game, s, 0, points) == pytest.approx(points[0] - points[1])


def test_a_value_may_compare_answers_without_the_others(tmp_path: Path) -> None:
    """Then they differ by what the seat itself may expect; by how much it leads is told all the same."""
    game, s = gromada.game(GAME), position()
    weights = numbers_text([0.01] * len(game.feature_names()))
    with_others = Judge(game, read_value(written(tmp_path, blank(weights=weights)), game, 2))
    without = Judge(game, read_value(written(tmp_path, blank(weights=weights, counts_others=False)), game, 2))

    for seat in (0, 1):
        assert without.lead(s, seat) == with_others.lead(s, seat) == with_others.worth(s, seat)
        assert without.worth(s, seat) == pytest.approx(without.lead(s, seat) + game.evaluate(s, 1 - seat))
    play_some(s, Rng.seeded(1), 100_000)
    assert [without.worth(s, seat) for seat in (0, 1)] == game.scores(s)


def test_a_value_may_be_good_for_first_opinions_only(tmp_path: Path) -> None:
    """Then answers are compared by it at first sight, and what lines come to is judged by the evaluation."""
    game, s = gromada.game(GAME), position()
    seat = gromada.awaited(s)[0]
    weights = numbers_text([0.01] * len(game.feature_names()))
    trees = []
    for changes in ({"judges_lines": True}, {"judges_lines": False}):
        file = written(tmp_path, blank(weights=weights, **changes))
        trees.append(SearchBot(3, rollouts=8, file=str(file)).tree(game, s, seat))
    points = [100.0, 90.0]

    assert trees[0].gains == trees[1].gains
    assert trees[0].lines.hope(s, seat, points) == trees[0].judge.hope(s, seat, points)
    assert trees[1].lines.hope(s, seat, points) == Judge(game, None).hope(s, seat, points)
    assert trees[0].lines.hope(s, seat, points) != trees[1].lines.hope(s, seat, points)


def test_a_game_that_is_over_is_led_by_as_much_as_its_points_say(tmp_path: Path) -> None:
    """Otherwise an answer that ends the game would be compared by points with answers that are compared by leads."""
    game = gromada.game(GAME)
    s: State = game.new(2, seed=3)
    play_some(s, Rng.seeded(1), 100_000)
    judge = Judge(
        game, read_value(written(tmp_path, blank(weights=numbers_text([0.01] * len(game.feature_names())))), game, 2)
    )
    scores = game.scores(s)

    assert s.is_over()
    for seat in (0, 1):
        assert judge.lead(s, seat) == scores[seat] - scores[1 - seat]
        assert sum(judge.parts(s, seat).values()) == judge.lead(s, seat)


def test_the_lead_is_the_sum_of_its_parts(tmp_path: Path) -> None:
    game, s = gromada.game(GAME), position(3)
    width = len(game.feature_names())
    weights = [((i * 37) % 101 - 50) / 1000 for i in range(width)]
    file = written(tmp_path, blank(3, weights=numbers_text(weights), extras=[0.1] * len(EXTRAS)))
    judge = Judge(game, read_value(file, game, 3))

    for seat in range(3):
        parts = judge.parts(s, seat)
        assert judge.lead(s, seat) == pytest.approx(sum(parts.values()))
        assert len(parts) > 20


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "keyflower"}, "another game (keyflower)"),
        ({"seats": 3}, "another seats (3)"),
        ({"features": "0"}, "another features (0)"),
        ({"pack": "0"}, "another pack (0)"),
        ({"rules": 0}, "another rules (0)"),
        ({"format": "gromada policy 1"}, "is no value of gromada"),
        ({"weights": "!"}, "is no value of gromada"),
        ({"weights": numbers_text([1.0])}, "is no value of gromada"),
        ({"chance": [1.0]}, "is no value of gromada"),
        ({"scale": None}, "is no value of gromada"),
    ],
)
def test_what_does_not_fit_is_refused_by_a_sentence(tmp_path: Path, change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadValue) as caught:
        read_value(written(tmp_path, blank() | change), gromada.game(GAME), 2)

    assert sentence in str(caught.value)


@pytest.mark.parametrize("text", ["", "[]", "{}", '"value"', "[" * 100_000])
def test_what_is_no_file_of_a_value_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "value.json"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(BadValue):
        read_value(file, gromada.game(GAME), 2)


def test_with_another_pack_bots_fall_back_on_the_evaluation_and_say_why(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    printed = (value_file("villagers", 2).parent.parent / "components.toml").read_text(encoding="utf-8")
    other = tmp_path / "other.toml"
    other.write_text(printed.replace('name_en = "', 'name_en = "New ', 1), encoding="utf-8")
    game = gromada.game("villagers", other)
    s = game.new(2, seed=3)
    seat = gromada.awaited(s)[0]
    bot = make_bot("search:rollouts=4", 1)
    assert isinstance(bot, SearchBot)
    assert len(gromada.options(s, seat)) > 1

    with caplog.at_level(logging.WARNING, "gromada.bots"):
        bot.pick(game, s, seat, gromada.options(s, seat))

    assert bot.judged_by == EVALUATION
    assert [record.getMessage() for record in caplog.records if "another pack" in record.getMessage()]


@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_every_value_that_is_shipped_fits_and_is_small(name: str, seats: int) -> None:
    """If this fails after a pack or rules were changed: `gromada learn GAME --seats N --recheck`."""
    value = read_value(value_file(name, seats), gromada.game(name), seats)
    data = json.loads(value_file(name, seats).read_text(encoding="utf-8"))

    assert isinstance(value, Value)
    assert any(value.weights)
    assert data["held_out"]["r2"] > data["held_out"]["r2_of_evaluation"]
    assert sum(file.stat().st_size for file in value_file(name, seats).parent.glob("*.json")) < 300_000
