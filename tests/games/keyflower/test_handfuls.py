"""What a placement can begin with, and by which answers."""

from __future__ import annotations

from typing import Any, cast

import pytest

from gromada.core.play import awaited, options, play, question
from gromada.core.rng import Rng
from gromada.games.keyflower.actions import Bid, UseTile
from gromada.games.keyflower.state import Keyflower, bid_of
from gromada.games.keyflower.turn import AddWorker, ChooseNumber, Placing, Turn
from tests.games.keyflower.building import GAME, moves, table, win


def shape_of(s: Keyflower, seat: int, move: str) -> list[dict[str, Any]]:
    shape = cast("dict[str, Any]", GAME.geometry(s, seat, s.catalogue.read(move)))
    return cast("list[dict[str, Any]]", shape["handfuls"])


def handfuls(s: Keyflower, seat: int, move: str) -> dict[str, list[str]]:
    return {one["at"]: one["moves"] for one in shape_of(s, seat, move)}


def wholes(s: Keyflower, seat: int, move: str) -> dict[str, list[str]]:
    return {one["at"]: one["whole"] for one in shape_of(s, seat, move)}


def after(s: Keyflower, seat: int, answers: list[str]) -> Keyflower:
    trial = s.copy()
    for answer in answers:
        play(trial, seat, answer)
    return trial


def test_workers_of_each_colour_that_may_bid_say_how_they_are_chosen() -> None:
    s = table({"blue": 2, "red": 1}, {"red": 3}, centre=("keywood", "miner"))

    assert handfuls(s, 0, "bid miner") == {"seat/0/screen/blue": ["blue"], "seat/0/screen/red": ["red"]}
    assert wholes(s, 0, "bid miner")["seat/0/screen/blue"] == ["blue", "workers 1"]
    moves(s, 0, "bid miner", "red", "workers 1")
    assert handfuls(s, 1, "bid miner") == {"seat/1/screen/red": []}  # the colour is bound
    assert wholes(s, 1, "bid miner") == {"seat/1/screen/red": ["workers 2"]}  # the fewest that lead
    assert [one["count"] for one in shape_of(s, 1, "bid miner")] == [2]


@pytest.mark.rule("KEY-BID-4", "KEY-DEC-2")
def test_a_losing_group_can_be_taken_in_hand_and_others_stay_unless_they_are_needed() -> None:
    s = table({"blue": 4}, {"blue": 9}, centre=("keywood", "miner", "alehouse"))
    moves(s, 0, "bid keywood", "blue", "workers 1")
    moves(s, 1, "bid keywood", "workers 2")
    moves(s, 0, "bid miner", "leave", "blue", "workers 2")
    moves(s, 1, "bid miner", "workers 3")

    assert handfuls(s, 0, "bid alehouse") == {
        "seat/0/screen/blue": ["leave", "leave", "blue"],
        "centre/0/bid/0": ["take", "leave"],
        "centre/1/bid/0": ["leave", "take"],
    }
    assert wholes(s, 0, "bid alehouse")["centre/1/bid/0"] == ["leave", "take", "workers 0"]
    # Four are needed at the third tile: one from the screen is not enough without both groups.
    moves(s, 0, "pass")
    moves(s, 1, "bid alehouse", "blue", "workers 3")
    assert handfuls(s, 0, "bid alehouse") == {
        "seat/0/screen/blue": ["take", "take"],
        "centre/0/bid/0": ["take", "take"],
        "centre/1/bid/0": ["take", "take"],
    }


@pytest.mark.rule("KEY-SB-4B-1")
def test_any_colour_can_be_taken_in_hand_by_the_owner_of_the_boat() -> None:
    s = table({"blue": 1, "yellow": 2}, {"red": 3}, centre=("keywood",))
    win(s, 0, "summer_boat_4b")
    moves(s, 0, "pass")
    moves(s, 1, "use keywood", "red", "workers 1")

    assert handfuls(s, 0, "use keywood") == {"seat/0/screen/yellow": ["yellow", "yellow"]}  # blue: too few
    assert wholes(s, 0, "use keywood") == {"seat/0/screen/yellow": ["yellow", "yellow", "stop"]}


@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_every_handful_leads_to_the_number(seed: int) -> None:
    """Its answers are allowed one after the other, and those of the whole placement finish it."""
    luck = Rng.seeded(seed)
    s = GAME.new(seats=2 + seed % 3, seed=seed)
    tried = 0
    while not s.is_over():
        seat = awaited(s)[0]
        if isinstance(question(s, seat), Turn):
            for action in options(s, seat):
                if isinstance(action, (Bid, UseTile)):
                    for one in shape_of(s, seat, action.text):
                        begun = after(s, seat, [action.text, *one["moves"]])
                        assert isinstance(question(begun, seat), (ChooseNumber, AddWorker)) or one["moves"]
                        placed = after(s, seat, [action.text, *one["whole"]])
                        assert not isinstance(question(placed, seat), (Turn, Placing, AddWorker))
                        if isinstance(action, Bid):
                            grown = bid_of(placed, action.tile, seat) - bid_of(s, action.tile, seat)
                        else:
                            grown = placed.uses[action.tile] & 7  # the last use
                        assert one["count"] == grown
                        tried += 1
        offered = options(s, seat)
        play(s, seat, offered[luck.below(len(offered))])
    assert tried > 50
