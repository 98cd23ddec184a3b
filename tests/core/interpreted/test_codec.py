"""Saved states: at any moment to JSON and back, and nothing else is accepted."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gromada.core.errors import BadState
from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from tests.core.interpreted.orchard import GAME, PACK, Orchard, OrchardGame, orchard, orchard_box, pass_until_pruning

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5) | st.just("@Turn"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=6,
)


def saved(s: Orchard) -> Any:
    return json.loads(json.dumps(GAME.to_json(s)))


def in_lanes() -> Orchard:
    s = pass_until_pruning(orchard())
    play(s, 1, "prune 0")
    return s


def test_a_game_goes_on_from_json_at_every_moment_as_it_would_have() -> None:
    for seed in range(20):
        s = GAME.new(3, seed)
        rng = Rng.seeded(seed)
        while seats := awaited(s):
            s = GAME.from_json(saved(s)) if rng.below(2) else s
            twin = GAME.from_json(saved(s))
            assert GAME.to_json(twin) == GAME.to_json(s)
            seat = seats[rng.below(len(seats))]
            action = options(s, seat)[rng.below(len(options(s, seat)))]
            assert options(twin, seat) == options(s, seat)
            play(s, seat, action)
            play(twin, seat, action)
            assert GAME.to_json(twin) == GAME.to_json(s)


def test_the_json_is_readable() -> None:
    data = saved(orchard(days=1))

    assert data["game"] == "orchard"
    assert data["agenda"] == [["@Round"], ["@Pruning"], ["@Turn", 0], ["@Turn", 1]]
    assert data["lanes"] == []


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("game", "hamlet", "a saved state of 'hamlet', not of orchard"),
        ("pack", "abc", "saved with pack abc, but this game has pack"),
        ("state", 7, "the key 'state' does not hold a state of this game"),
        ("state", ["@Turn", 0], "the key 'state' does not hold a state of this game"),
        ("state", ["@Barn", 0], "no part of this game is called 'Barn'"),
        (
            "state",
            ["@Orchard", 0],
            "Orchard has the fields box, players, trees, deck, day, days, is_open, not 1 values",
        ),
        ("agenda", 7, "expected a list, not '7'"),
        ("agenda", [7], "an agenda holds steps, not 7"),
        ("agenda", [["@Grower", 0, 0, [], [], 0]], "an agenda holds steps"),
        ("agenda", [["@Ripen"]], "a saved state waits for an answer, not for Ripen"),
        ("agenda", [["@Turn", 9]], "Turn asks seat 9, but seats are numbered 0 to 1"),
        ("lanes", [7], "expected a list, not '7'"),
        ("lanes", [["@Lane", 0]], "expected a lane with seat, agenda and rng"),
        ("lanes", [["@Lane", 0, [], 5]], "lanes are open, but nobody is asked in them"),
        ("lanes", [["@Lane", 0, [["@Turn", 1]], 5]], "the lane of seat 0 asks another seat"),
        ("rng", "x", "expected a whole number, not 'x'"),
        ("rng", True, "expected a whole number, not 'True'"),
        ("rng", 0, "a generator's memory is an integer from 1 to 2**64 - 1, not 0"),
        ("rng", 2**64, "a generator's memory is an integer"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_clear_sentence(key: str, value: object, complaint: str) -> None:
    data = saved(orchard())
    data[key] = value

    with pytest.raises(BadState) as caught:
        GAME.from_json(data)

    assert complaint in str(caught.value)


@pytest.mark.parametrize("key", ["pack", "state", "agenda", "lanes", "rng"])
def test_a_missing_key_is_named(key: str) -> None:
    data = saved(orchard())
    del data[key]

    with pytest.raises(BadState, match=f"'{key}' is missing"):
        GAME.from_json(data)


@pytest.mark.parametrize("data", [None, 7, "state", [], [["@Orchard"]]])
def test_anything_but_an_object_is_refused(data: Any) -> None:
    with pytest.raises(BadState, match="a saved state is a JSON object"):
        GAME.from_json(data)


def test_a_state_of_another_pack_is_refused() -> None:
    other = OrchardGame(orchard_box(PACK.replace("basket = 4", "basket = 5")))

    with pytest.raises(BadState, match="saved with pack"):
        other.from_json(saved(orchard()))


def test_deep_nesting_is_refused() -> None:
    data = saved(orchard())
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    data["state"] = deep

    with pytest.raises(BadState):
        GAME.from_json(data)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else ()
    return [path] * bool(path) + [place for key, item in inner for place in places(item, (*path, key))]


@given(st.data(), st.booleans())
def test_damaged_json_is_refused_with_bad_state_and_nothing_else(data: st.DataObject, with_lanes: bool) -> None:
    damaged = copy.deepcopy(saved(in_lanes() if with_lanes else orchard()))
    for _ in range(data.draw(st.integers(1, 3))):
        *path, last = data.draw(st.sampled_from(places(damaged)))
        holder = damaged
        for key in path:
            holder = holder[key]
        if data.draw(st.booleans()):
            holder[last] = data.draw(ANY_JSON)
        else:
            del holder[last]

    try:
        loaded = GAME.from_json(damaged)
    except BadState as error:
        assert str(error)
    else:
        assert isinstance(loaded, Orchard)
