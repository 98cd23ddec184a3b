"""The pack: every contradiction is refused with file, key and reason, and a changed fact changes play."""

from __future__ import annotations

import pytest

from gromada.bots.uniform import play_out
from gromada.core.errors import BadData
from gromada.core.rng import Rng
from gromada.games.hamlet import with_pack
from gromada.games.hamlet.printed import CHURCH_COMPLETE
from tests.games.hamlet.building import BOX, GAME, PRINTED, TILE, act, begin, changed, do, pay_all, quiet, texts
from tests.games.hamlet.contract_cases import check


def refused(text: str) -> str:
    with pytest.raises(BadData) as caught:
        with_pack("mine.toml", text)
    message = str(caught.value)
    assert message.startswith("mine.toml: ")
    assert "\n" not in message
    return message


@pytest.mark.rule("HAM-COMP-1", "HAM-COMP-3", "HAM-GEO-2")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("building_tiles = 32", "building_tiles = 31", "building_tiles"),
        ("sale_tiles = 12", "sale_tiles = 13", "exactly 13"),
        ("stack_size = 4", 'stack_size = "four"', "stack_size"),
        ('game_id = "hamlet"', 'game_id = "keyflower"', "no pack of Hamlet"),
        ("min_age = 10", "min_age = 10\nmax_age = 99", "max_age: is not a key"),
        ('group = "bag"', 'group = "stack_milk"', "the group bag has 9 tiles"),
        ("cost = { wheat = 2, stone = 1 }", "cost = { wheat = 2, stones = 1 }", "stones"),
        ("walk = [1, 2, 3, 3, 3, 5, 5, 1, 5, 0]", "walk = [1, 2, 3, 3, 3, 5, 5, 1, 5, 1]", "tiles[sawmill].walk"),
        ("cells = [[-4, 1, 1], [-3, 0, 1]", "cells = [[-4, 1, 0], [-3, 0, 1]", "do not fill"),
        ('segments = ["road", "forest", "road", "hill", "hill", "forest"]', 'segments = ["road"]', "segments"),
        ('kind = "refinery"', 'kind = "factory"', "expected one of"),
        ("flag = true", "flag = false", "flag"),
        ('refine = { from = "wood", to = "plank" }', 'refine = { from = "wood", to = "milk" }', "refine"),
        ("prices = [0, 1, 2, 3]", "prices = [0, 1, 2, 4]", "prices"),
        ('milestone = "carpenter" }', 'milestone = "miller" }', "milestone"),
        ("legal_arrangements = 40", "legal_arrangements = 41", "legal_arrangements"),
        ('{ id = "quarry", rot = 0, at = [3, -2] }', '{ id = "quarry", rot = 1, at = [3, -2] }', "not legal"),
        ("rotation_steps = 6", "rotation_steps = 4", "rotation_steps"),
        ("parts_placed_at_start = 2", "parts_placed_at_start = 3", "together"),
        ('tie_goes_to = "botric"', 'tie_goes_to = "human"', "tie_goes_to"),
        ("villager_hire_costs = [5, 7, 9]", "villager_hire_costs = [5, 7]", "villager_hire_costs"),
        ('requires_full = ["woodcutter"', 'requires_full = ["market"', "no producer"),
        ('any_of = ["milk", "brick"]', 'any_of = ["milk", "beer"]', "beer"),
    ],
)
def test_a_pack_that_contradicts_itself_is_refused_with_the_place(old: str, new: str, words: str) -> None:
    assert words in refused(changed(old, new))


@pytest.mark.rule("HAM-COMP-1", "HAM-COMP-2", "HAM-COMP-5")
def test_the_pack_says_what_is_in_the_box() -> None:
    assert len(BOX.tiles) == 32
    assert (BOX.tokens_each, BOX.roads, BOX.most_donkeys, BOX.most_villagers, BOX.most_blueprints) == (2, 5, 6, 4, 3)
    assert [tile.id for tile in BOX.tiles] == [entry["id"] for entry in PRINTED["tiles"]]


@pytest.mark.rule("HAM-RUL-7")
def test_the_one_space_and_the_two_space_timber_refinery_bear_their_polish_names() -> None:
    tiles = {entry["name_pl"]: entry for entry in PRINTED["tiles"]}

    assert (tiles["Cieśla"]["id"], tiles["Cieśla"]["spaces"]["count"]) == ("sawmill", 1)
    assert (tiles["Tartak"]["id"], tiles["Tartak"]["spaces"]["count"]) == ("lumber_mill", 2)
    assert tiles["Tartak"]["cost"] == {"stone": 2, "brick": 1}


def test_every_guess_is_marked_as_one() -> None:
    entries = {entry.id: entry for entry in GAME.box.pack.entries}

    assert entries["monument"].is_guess()
    assert entries["flour_mill"].is_guess()
    assert GAME.box.pack.names["church_sides.side_3_4"].is_guess()
    assert not entries["sawmill"].is_guess()


PLAZA = """walk = [0, 1, 2, 3, 4, 5]
segments = ["road", "forest", "road", "hill", "road", "forest"]
cells = [[-1, 0, 1], [-1, 1, 0], [-1, 1, 1], [0, 0, 0], [0, 0, 1], [0, 1, 0]]
cost = { stone = 2 }
build_reward = { points = 2 }"""
TRIANGLE = """walk = [0, 2, 4]
segments = ["hill", "road", "forest"]
cells = [[0, 0, 0]]
cost = { wheat = 1 }
build_reward = { points = 7, gold = 1 }"""


def test_a_changed_tile_is_played_as_changed_shape_cost_and_reward() -> None:
    game = with_pack("mine.toml", changed(PLAZA, TRIANGLE))
    s = quiet(game, 2, 0, {})
    s.players[0].blueprints = [TILE["plaza"]]
    s.bag &= ~(1 << TILE["plaza"])
    begin(s)
    act(s, "market", "construct")
    offered = texts(s)
    do(s, "on 3")
    pay_all(s)

    assert "on 3" in offered
    assert s.players[0].points == 7
    assert s.players[0].gold == 1
    assert len(s.board.cells) == len(GAME.new(2, 1).board.cells) + 1
    assert s.board.is_connected(TILE["plaza"])


def test_whole_games_are_played_with_a_changed_pack() -> None:
    game = with_pack("mine.toml", changed(PLAZA, TRIANGLE).replace("donkey_hire_cost = 3", "donkey_hire_cost = 1"))
    assert game.box.pack.sha != GAME.box.pack.sha
    for seats in (1, 3):
        s = game.new(seats, 2)
        play_out(s, Rng.seeded(seats))
        check(s)
        assert s.end_reason == CHURCH_COMPLETE
