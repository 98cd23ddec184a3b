"""What a careful player would answer: transports that are short and to some end, workers that are easy to give."""

from __future__ import annotations

import pytest

from tests.games.keyflower.building import GAME, asked, goods, moves, offered, put, settle, table, win


def proposed(s: object) -> list[str]:
    return [action.text for action in GAME.proposal(s, 0)]  # type: ignore[arg-type]  # tests have a Keyflower


@pytest.mark.rule("KEY-TRANS-3", "KEY-TRANS-4", "KEY-UPG-2")
def test_what_an_upgrade_lacks_is_carried_there_from_where_it_is_nearest() -> None:
    s = table({"blue": 9}, {"red": 3})
    settle(s, 0, "stable", "home_1", "n", 0)
    settle(s, 0, "miner", "stable", "n", 0)
    put(s, 0, "home_1", wood=1, stone=1)  # with which it can be upgraded, so that it stays there
    put(s, 0, "stable", wood=1)  # which costs iron as well
    put(s, 0, "miner", iron=1)
    moves(s, 0, "use stable", "blue", "workers 1")
    assert asked(s, 0) == "Transport"
    assert proposed(s) == ["stop"], "the one upgrade can be paid already"
    put(s, 0, "home_1", wood=-1, stone=-1)

    assert proposed(s)[0] == "carry iron miner"
    moves(s, 0, *proposed(s))

    assert goods(s, 0, "stable") == {"iron": 1, "wood": 1}
    assert asked(s, 0) == "ChooseUpgrade"


@pytest.mark.rule("KEY-TRANS-6")
def test_where_nothing_is_gained_nothing_is_carried() -> None:
    s = table({"blue": 9}, {"red": 3})
    settle(s, 0, "stable", "home_1", "n", 0)
    put(s, 0, "home_1", wood=1)
    moves(s, 0, "use stable", "blue", "workers 1")

    assert proposed(s) == ["stop"]


@pytest.mark.rule("KEY-TRANS-2")
def test_who_has_taken_something_up_is_told_a_way_that_is_open() -> None:
    s = table({"blue": 9}, {"red": 3})
    settle(s, 0, "stable", "home_1", "n", 0)
    settle(s, 0, "miner", "stable", "n", 0)
    put(s, 0, "stable", wood=1)
    moves(s, 0, "use stable", "blue", "workers 1", "carry wood stable")
    assert asked(s, 0) == "CarryTowards"

    moves(s, 0, *proposed(s))

    assert goods(s, 0, "stable") == {}


@pytest.mark.rule("KEY-DEC-5", "KEY-SB-4B-1")
def test_mixed_workers_are_as_few_as_needed_of_the_colour_that_there_is_most_of_and_green_last() -> None:
    s = table({"blue": 1, "red": 4, "yellow": 2, "green": 6}, {"blue": 9}, season="autumn", centre=("inn",), start=1)
    win(s, 0, "summer_boat_4b")
    moves(s, 1, "use inn", "blue", "workers 1")
    moves(s, 0, "use inn")
    assert asked(s, 0) == "AddWorker"

    assert proposed(s) == ["red", "red", "stop"]
    moves(s, 0, "blue")
    assert proposed(s) == ["red", "stop"]


@pytest.mark.rule("KEY-DEC-2", "KEY-DEC-3", "KEY-DEC-4")
def test_a_bid_is_made_with_as_few_workers_as_it_takes_of_the_colour_there_is_most_of() -> None:
    s = table({"blue": 2, "red": 4, "green": 5}, {"yellow": 3})
    moves(s, 0, next(move for move in offered(s, 0) if move.startswith("bid ")))
    assert asked(s, 0) == "ChooseColour"

    assert proposed(s) == ["red", "workers 1"]


@pytest.mark.rule("KEY-BID-4", "KEY-DEC-2")
def test_a_losing_group_stays_where_it_is_unless_it_is_needed() -> None:
    s = table({"blue": 3}, {"blue": 9}, centre=("stable", "miner"))
    moves(s, 0, "bid stable", "blue", "workers 1")
    moves(s, 1, "bid stable", "workers 2")
    moves(s, 0, "bid miner")
    assert asked(s, 0) == "TakeGroup"

    assert proposed(s) == ["leave", "blue", "workers 1"]
