"""Places, motions, forecasts and descriptions."""

from __future__ import annotations

import re
import tomllib
from typing import Any, cast

import pytest

import gromada
from gromada.core.events import Motion
from gromada.core.play import advance, options, play, question
from gromada.games.keyflower.round import Season
from gromada.games.keyflower.state import Keyflower
from gromada.texts import Texts
from tests.games.keyflower.building import (
    ENTRIES,
    GAME,
    PACK_TEXT,
    asked,
    end_season,
    flip,
    give,
    moves,
    put,
    settle,
    table,
    win,
)

SPEAKERS = [Texts(gromada.game("keyflower"), lang) for lang in ("en", "pl")]


def seen(s: Keyflower, seat: int | None) -> dict[str, Any]:
    return cast("dict[str, Any]", GAME.view(s, seat))


def places(s: Keyflower, seat: int, move: str) -> list[str]:
    return GAME.places(s, seat, s.catalogue.read(move))


def motions(s: Keyflower) -> list[Motion]:
    return [motion for event in s.events for motion in event.motions()]


def test_a_bid_is_about_a_dock_and_a_use_about_the_tile() -> None:
    s = table({"blue": 3}, {"blue": 9}, centre=("keywood", "miner"))

    assert places(s, 0, "bid miner") == ["centre/1/bid/0"]
    assert places(s, 0, "bid turn_order_1") == ["order/0/bid/0"]
    assert places(s, 0, "use miner") == ["centre/1"]
    assert places(s, 0, "use home_2") == ["seat/1/village/0"]
    moves(s, 0, "bid miner")
    assert places(s, 0, "blue") == ["seat/0/screen/blue", "centre/1/bid/0"]
    moves(s, 0, "blue", "workers 1")
    moves(s, 1, "bid miner", "workers 2")
    moves(s, 0, "bid keywood")
    assert places(s, 0, "take") == ["centre/1/bid/0", "centre/0/bid/0"]
    assert places(s, 0, "leave") == ["centre/1/bid/0"]


def test_a_group_that_moves_goes_from_dock_to_dock() -> None:
    s = table({"blue": 3}, {"blue": 9}, centre=("keywood", "miner"))
    moves(s, 0, "bid miner", "blue", "workers 1")
    moves(s, 1, "bid miner", "workers 2")
    s.events.clear()
    moves(s, 0, "bid keywood", "take", "workers 2")

    assert motions(s) == [
        Motion("worker_blue", "centre/1/bid/0", "centre/0/bid/0"),
        Motion("worker_blue", "seat/0/screen", "centre/0/bid/0", 2),
    ]


@pytest.mark.rule("KEY-TRANS-2", "KEY-TRANS-3")
def test_a_resource_says_how_far_it_can_be_carried_and_by_which_answers() -> None:
    s = table({"blue": 9}, {"red": 3})
    settle(s, 0, "stable", "home_1", "n", 0)
    settle(s, 0, "miner", "stable", "n", 0)
    settle(s, 0, "keywood", "miner", "n", 0)
    put(s, 0, "home_1", wood=1)
    moves(s, 0, "use stable", "blue", "workers 1")
    shape = GAME.geometry(s, 0, s.catalogue.read("carry wood home_1"))

    assert shape is not None
    reach = cast("list[dict[str, Any]]", shape["reach"])
    assert [one["at"] for one in reach] == ["seat/0/village/1", "seat/0/village/2"]  # two points
    assert reach[1]["route"] == ["seat/0/village/0", "seat/0/village/1", "seat/0/village/2"]
    for one in reach:
        trial = s.copy()
        for move in ["carry wood home_1", *one["moves"]]:
            play(trial, 0, move)
        assert trial.players[0].goods[int(one["at"][-1])] == 1 << 8 * 3


@pytest.mark.rule("KEY-UPG-2")
def test_resources_that_pay_for_an_upgrade_go_before_a_skill_tile_is_chosen() -> None:
    s = table({"blue": 9, "saw": 1, "anvil": 1}, {"red": 3}, season="autumn", centre=())
    settle(s, 0, "inn")
    put(s, 0, "inn", iron=1)
    moves(s, 0, "use home_1", "blue", "workers 1")
    play(s, 0, "stop")
    s.events.clear()
    moves(s, 0, "upgrade inn")

    assert asked(s, 0) == "PaySkill"
    assert motions(s) == [Motion("iron", "seat/0/village/1", "supply")]
    s.events.clear()
    moves(s, 0, "saw")
    assert motions(s) == [Motion("skill_saw", "seat/0/screen", "pile")]


def test_a_placement_says_where_the_tile_would_lie_and_what_it_joins() -> None:
    s = table({"blue": 3}, {}, centre=("keywood", "miner"))
    moves(s, 0, "bid miner", "blue", "workers 1")
    end_season(s)
    while asked(s, 0) == "PickBoat":
        play(s, 0, options(s, 0)[0])

    assert asked(s, 0) == "PlaceBeside"
    for action in options(s, 0):
        shape = GAME.geometry(s, 0, action)
        assert shape is not None
        assert shape["rotations"]
        assert GAME.places(s, 0, action) == [f"seat/0/hex/{shape['q']}/{shape['r']}"]
    play(s, 0, options(s, 0)[0])
    while asked(s, 0) == "PlaceTurned":
        for action in options(s, 0):
            shape = GAME.geometry(s, 0, action)
            assert shape is not None
            assert all(joint["is_good"] for joint in cast("list[dict[str, object]]", shape["joined"]))
        play(s, 0, options(s, 0)[0])


def test_a_view_tells_what_the_next_use_and_the_next_bid_take() -> None:
    s = table({"blue": 9}, {"blue": 9}, centre=("keywood", "goldsmith"))
    moves(s, 0, "use keywood", "blue", "workers 2")
    moves(s, 1, "bid keywood", "workers 3")
    keywood, goldsmith = seen(s, 0)["centre"]

    assert (keywood["next_use"], keywood["least_bid"]) == (3, 4)
    assert (goldsmith["next_use"], goldsmith["least_bid"]) == (None, 1)
    moves(s, 0, "use keywood", "workers 4")
    assert seen(s, 0)["centre"][0]["next_use"] is None
    assert seen(s, 0)["players"][0]["village"][0]["next_use"] == 1


@pytest.mark.rule("KEY-END-6", "KEY-END-7")
def test_the_order_of_the_boats_as_it_stands_is_the_one_in_which_they_are_taken() -> None:
    s = table({"blue": 9}, {"blue": 9}, {"blue": 9}, seats=3, start=1)
    moves(s, 1, "bid turn_order_2", "blue", "workers 1")
    moves(s, 2, "bid turn_order_1", "blue", "workers 2")
    order = seen(s, None)["boat_order"]
    end_season(s)
    taken = []
    while type(question(s, s.agenda[-1].seat)).__name__ == "PickBoat":  # type: ignore[attr-defined]
        picker = next(seat for seat in range(3) if question(s, seat))
        taken.append(picker)
        play(s, picker, options(s, picker)[0])
        if not s.agenda:
            break

    assert order[: len(taken)] == taken
    assert order[0] == 2


@pytest.mark.rule("KEY-SCORE-3")
def test_what_a_winter_tile_is_worth_now_is_what_it_scores() -> None:
    s = table({"green": 3}, {}, season="autumn", is_running=False)
    s.players[0].hand, s.players[1].hand = 1 << 9 | 1 << 4, 1  # Key market, Keythedral
    s.then(Season(3))
    advance(s)
    worth = {tile["id"]: tile["worth"] for tile in seen(s, 0)["players"][0]["own_winter_tiles"]}

    assert worth == {"keythedral": 12, "key_market": 7}  # 8, less what the purple marker scored as gold
    assert [action.text for action in GAME.proposal(s, 0)] == ["contribute keythedral", "contribute key_market", "done"]


@pytest.mark.rule("KEY-HID-3")
def test_points_so_far_tell_nothing_that_is_behind_a_screen() -> None:
    s = table({"green": 3}, {}, season="winter")
    settle(s, 0, "key_market")
    settle(s, 0, "sawmill")
    flip(s, "sawmill")
    put(s, 0, "home_1", gold=2)

    assert dict(GAME.standing(s, 0, 0) or [])["score-winter"] == 8
    public = dict(GAME.standing(s, 0, 1) or [])
    assert public["score-tiles"] == 10
    give(s, 0, green=5)
    assert dict(GAME.standing(s, 0, 1) or []) == public
    assert "workers_green" not in GAME.stock(s, 0, 1)
    assert GAME.stock(s, 0, 0)["workers_green"] == 8


@pytest.mark.rule("KEY-TRANS-2")
def test_ways_are_the_edges_that_may_be_crossed() -> None:
    s = table({"blue": 3}, {}, season="summer")
    settle(s, 0, "keywood")
    shown = seen(s, 0)["players"][0]["village"]
    put(s, 0, "home_1", wood=1)
    moves(s, 0, "use home_1", "blue", "workers 1")
    assert asked(s, 0) == ("Transport" if shown[0]["ways"] else "ChooseUpgrade")
    win(s, 0, "summer_boat_2a")
    assert seen(s, 0)["players"][0]["village"][0]["ways"] == ["seat/0/village/1"]


# -- printed things in words -----------------------------------------------------------------------------------


EFFECTS = ("front", "back", "upgrade_cost", "scoring", "winter_scoring", "faces")
IN_WORDS = ("pay_amount",)


def numbers_in(text: str) -> set[int]:
    return {int(found) for found in re.findall(r"\d+", text)}


def printed_numbers(value: object) -> set[int]:
    if isinstance(value, bool):
        return set()
    if isinstance(value, int):
        return {value}
    if isinstance(value, dict):  # what is paid for a use is one piece, "a saw"
        return set().union(*[printed_numbers(one) for key, one in value.items() if key not in IN_WORDS])
    if isinstance(value, list):
        return set().union(*[printed_numbers(one) for one in value])
    return set()


def test_every_tile_and_every_piece_is_described() -> None:
    without = [id for id in GAME.box.pack.names if "." not in id and GAME.describe(id) is None]

    assert without == [entry["id"] for entry in tomllib.loads(PACK_TEXT)["options"]]


@pytest.mark.parametrize("id", list(ENTRIES))
def test_a_description_says_the_numbers_of_the_data(id: str) -> None:
    described = GAME.describe(id)
    assert described is not None
    entry = ENTRIES[id]
    effects = {key: entry.get(key) for key in EFFECTS if not (key == "faces" and id.startswith("turn_order"))}
    wanted = printed_numbers(effects) - {0} - ({1} if id == "boat_flipper" else set())  # "one tile is upgraded"
    for speaker in SPEAKERS:
        said = " ".join([speaker.phrase(line) for line in described.lines])
        assert wanted - numbers_in(said) == set(), f"{id}: {said}"
        assert described.rules
        assert said.count("~") == 0
