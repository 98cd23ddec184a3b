"""Sections COL and BID of the ledger, and Boat 4a."""

from __future__ import annotations

import pytest

from gromada.core.play import play
from gromada.games.keyflower.bidding import lift_group
from gromada.games.keyflower.state import winner_of
from tests.games.keyflower.building import (
    asked,
    bid,
    lock,
    moves,
    number,
    offered,
    on_tile,
    table,
    why_not,
    win,
    workers,
)
from tests.games.keyflower.contract_cases import check

TWO = ("keywood", "miner")


@pytest.mark.rule("KEY-COL-1", "KEY-BID-2", "KEY-BID-3", "KEY-TURN-3")
def test_the_first_bid_sets_the_lock_colour_and_comes_from_the_screen() -> None:
    s = table({"blue": 3, "red": 1}, {"blue": 1}, centre=TWO)

    moves(s, 0, "bid keywood", "blue", "workers 2")

    assert lock(s, "keywood") == "blue"
    assert bid(s, "keywood", 0) == 2
    assert workers(s, 0) == {"blue": 1, "red": 1}


@pytest.mark.rule("KEY-COL-2")
def test_a_bid_fixes_the_colour_of_uses_and_a_use_that_of_bids() -> None:
    s = table({"blue": 3}, {"red": 3, "blue": 3}, centre=TWO)

    moves(s, 0, "bid keywood", "blue", "workers 1")
    moves(s, 1, "use keywood")
    assert asked(s, 1) == "ChooseNumber"
    moves(s, 1, "workers 1")
    moves(s, 0, "use miner", "blue", "workers 1")
    moves(s, 1, "bid miner")

    assert asked(s, 1) == "ChooseNumber"
    assert on_tile(s, "keywood") == {"blue": 1}


@pytest.mark.rule("KEY-COL-3", "KEY-COL-4")
def test_nobody_places_another_colour_and_green_is_a_colour_like_the_others() -> None:
    s = table({"green": 3}, {"red": 3, "blue": 3}, centre=TWO)

    moves(s, 0, "bid keywood", "green", "workers 1")

    assert why_not(s, 1, "bid keywood") == "KEY-COL-3"
    assert why_not(s, 1, "use keywood") == "KEY-COL-3"
    assert why_not(s, 1, "bid miner") == ""


@pytest.mark.rule("KEY-COL-6")
def test_every_tile_has_its_own_lock_colour() -> None:
    s = table({"blue": 3}, {"red": 3}, centre=TWO)

    moves(s, 0, "bid keywood", "blue", "workers 1")
    moves(s, 1, "bid miner", "red", "workers 1")
    moves(s, 0, "use home_1", "blue", "workers 1", "stop")
    moves(s, 1, "bid turn_order_1", "red", "workers 1")

    assert [lock(s, id) for id in ("keywood", "miner", "home_1", "turn_order_1", "home_2")] == [
        "blue",
        "red",
        "blue",
        "red",
        "",
    ]


@pytest.mark.rule("KEY-COL-5")
def test_the_lock_colour_lasts_when_the_first_bidder_is_outbid_and_leaves() -> None:
    s = table({"blue": 3, "red": 5}, {"blue": 4}, centre=TWO)
    moves(s, 0, "bid keywood", "blue", "workers 1")
    moves(s, 1, "bid keywood", "workers 2")

    moves(s, 0, "bid miner", "take", "workers 0")

    assert bid(s, "keywood", 0) == 0
    assert lock(s, "keywood") == "blue"
    assert lock(s, "miner") == "blue"


@pytest.mark.rule("KEY-BID-1")
def test_boats_villages_and_absent_tiles_are_not_bid_for() -> None:
    s = table({"blue": 3}, {"red": 3}, centre=TWO)

    for id in ("boat_keyflower", "home_1", "home_2", "stable", "turn_order_2"):
        assert why_not(s, 0, f"bid {id}") == "KEY-BID-1"
    assert why_not(s, 0, "bid turn_order_1") == ""
    assert why_not(s, 0, "bid keywood") == ""


@pytest.mark.rule("KEY-BID-4", "KEY-BID-5", "KEY-BID-11", "KEY-RUL-3", "KEY-DEC-2")
def test_a_losing_group_moves_whole_and_only_to_a_tile_of_its_colour() -> None:
    s = table({"blue": 2, "red": 5}, {"blue": 3, "red": 1}, centre=("keywood", "miner", "alehouse"))
    moves(s, 0, "bid keywood", "blue", "workers 2")
    moves(s, 1, "bid keywood", "workers 3")
    moves(s, 0, "bid miner", "leave", "red", "workers 1")
    moves(s, 1, "pass")

    moves(s, 0, "bid miner")
    assert asked(s, 0) == "ChooseNumber"  # the blue group cannot go to the red tile
    moves(s, 0, "workers 1")
    moves(s, 1, "pass")
    moves(s, 0, "bid alehouse", "take")

    assert asked(s, 0) == "ChooseNumber"
    assert offered(s, 0) == ["workers 0"]
    moves(s, 0, "workers 0")
    assert bid(s, "keywood", 0) == 0
    assert bid(s, "alehouse", 0) == 2
    assert workers(s, 0) == {"red": 3}


@pytest.mark.rule("KEY-BID-6")
def test_a_winning_group_stays() -> None:
    s = table({"blue": 3}, {"blue": 3}, centre=TWO)
    moves(s, 0, "bid keywood", "blue", "workers 2")
    moves(s, 1, "pass")

    moves(s, 0, "bid miner")

    assert asked(s, 0) == "ChooseColour"  # nobody asks about the group that leads
    moves(s, 0, "blue", "workers 1")
    assert bid(s, "keywood", 0) == 2


@pytest.mark.rule("KEY-BID-7", "KEY-RUL-4", "KEY-DEC-4")
def test_a_bid_must_lead_and_workers_already_there_count() -> None:
    s = table({"blue": 5}, {"blue": 3}, centre=TWO)
    moves(s, 0, "bid keywood", "blue", "workers 1")
    moves(s, 1, "bid keywood")
    assert why_not(s, 1, "workers 1") == "KEY-BID-7"
    moves(s, 1, "workers 3")

    moves(s, 0, "bid keywood")

    assert offered(s, 0) == ["workers 3", "workers 4"]
    assert why_not(s, 0, "workers 2") == "KEY-BID-7"
    assert why_not(s, 0, "workers 5") == "KEY-DEC-4"
    moves(s, 0, "workers 3")
    assert why_not(s, 1, "bid keywood") == "KEY-BID-2"  # nothing is left


@pytest.mark.rule("KEY-BID-8", "KEY-BID-9")
def test_the_leader_may_reinforce_beyond_six() -> None:
    s = table({"blue": 9}, {"blue": 1}, centre=TWO)
    moves(s, 0, "bid keywood", "blue", "workers 6")
    moves(s, 1, "pass")

    moves(s, 0, "bid keywood")
    assert why_not(s, 0, "workers 0") == "KEY-BID-2"
    moves(s, 0, "workers 3")

    assert bid(s, "keywood", 0) == 9


@pytest.mark.rule("KEY-BID-10")
def test_bids_on_several_tiles_at_once() -> None:
    s = table({"blue": 9}, {"red": 1}, {}, seats=3, centre=TWO)
    for id in ("turn_order_1", "turn_order_2", "keywood", "miner"):
        moves(s, 0, f"bid {id}", "blue", "workers 1")
        moves(s, 1, "pass")
        moves(s, 2, "pass")

    assert [winner_of(s, number(id)) for id in ("turn_order_1", "turn_order_2", "keywood", "miner")] == [0, 0, 0, 0]


@pytest.mark.rule("KEY-INV-5", "KEY-INV-12")
def test_two_losing_groups_merge_into_one_bid() -> None:
    s = table({"blue": 4}, {"blue": 9}, centre=("keywood", "miner", "alehouse"))
    moves(s, 0, "bid keywood", "blue", "workers 1")
    moves(s, 1, "bid keywood", "workers 2")
    moves(s, 0, "bid miner", "leave", "blue", "workers 2")
    moves(s, 1, "bid miner", "workers 3")

    moves(s, 0, "bid alehouse", "take", "take", "workers 1")

    assert bid(s, "alehouse", 0) == 4
    assert workers(s, 0) == {}
    assert [winner_of(s, number(id)) for id in ("keywood", "miner", "alehouse")] == [1, 1, 0]


# -- Boat 4a ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KEY-SB-4A-1", "KEY-SB-4A-2", "KEY-SB-4A-4", "KEY-DEC-3")
def test_boat_4a_bids_in_another_colour_and_the_lock_stays() -> None:
    s = table({"blue": 3}, {"red": 9, "blue": 9}, centre=TWO, season="summer")
    win(s, 1, "summer_boat_4a")
    moves(s, 0, "bid keywood", "blue", "workers 2")

    moves(s, 1, "bid keywood")
    assert asked(s, 1) == "ChooseColour"
    moves(s, 1, "red", "workers 3")

    assert lock(s, "keywood") == "blue"
    assert winner_of(s, number("keywood")) == 1
    assert why_not(s, 0, "bid keywood") == "KEY-BID-7"  # one blue worker is left: two and one do not beat three


@pytest.mark.rule("KEY-SB-4A-2")
def test_a_lying_group_only_grows_in_its_own_colour() -> None:
    s = table({"blue": 9}, {"red": 9, "blue": 9}, centre=TWO, season="summer")
    win(s, 1, "summer_boat_4a")
    moves(s, 0, "bid keywood", "blue", "workers 1")
    moves(s, 1, "bid keywood", "red", "workers 2")
    moves(s, 0, "bid keywood", "workers 3")

    moves(s, 1, "bid keywood")

    assert asked(s, 1) == "ChooseNumber"
    moves(s, 1, "workers 3")
    assert workers(s, 1) == {"red": 4, "blue": 9}


@pytest.mark.rule("KEY-SB-4A-3", "KEY-RUL-15")
def test_boat_4a_respects_green_and_workers_on_the_tile() -> None:
    s = table({"blue": 3, "green": 3}, {"red": 9}, centre=TWO, season="summer")
    win(s, 1, "summer_boat_4a")
    moves(s, 0, "bid keywood", "green", "workers 1")
    assert why_not(s, 1, "bid keywood") == "KEY-COL-3"
    moves(s, 1, "pass")
    moves(s, 0, "bid miner", "blue", "workers 1")
    moves(s, 1, "pass")
    moves(s, 0, "use miner", "workers 1")

    assert why_not(s, 1, "bid miner") == "KEY-COL-3"


@pytest.mark.rule("KEY-SB-4A-3")
def test_boat_4a_needs_a_bid_of_somebody_else() -> None:
    s = table({"blue": 3}, {"red": 9}, centre=TWO, season="summer")
    win(s, 1, "summer_boat_4a")

    moves(s, 0, "use keywood", "blue", "workers 1")

    assert why_not(s, 1, "bid keywood") == "KEY-COL-3"


@pytest.mark.rule("KEY-OPT-4")
def test_by_the_other_reading_workers_on_the_tile_do_not_bar_boat_4a() -> None:
    s = table(
        {"blue": 5},
        {"red": 9},
        centre=TWO,
        season="summer",
        options={"boat_4a_blocked_by_on_tile_workers": False},
    )
    win(s, 1, "summer_boat_4a")
    moves(s, 0, "bid miner", "blue", "workers 1")
    moves(s, 1, "pass")
    moves(s, 0, "use miner", "workers 1")

    moves(s, 1, "bid miner", "red", "workers 2")

    assert winner_of(s, number("miner")) == 1
    moves(s, 0, "pass")
    assert why_not(s, 1, "bid miner") == ""


@pytest.mark.rule("KEY-SB-4A-5")
def test_a_lying_group_that_is_left_alone_stands_up() -> None:
    s = table({"blue": 3}, {"red": 9}, centre=TWO, season="summer")
    win(s, 1, "summer_boat_4a")
    moves(s, 0, "bid keywood", "blue", "workers 1")
    moves(s, 1, "bid keywood", "red", "workers 2")

    moves(s, 0, "bid miner", "take", "workers 0")

    assert lock(s, "keywood") == "red"
    assert s.lying[number("keywood")] == -1


@pytest.mark.rule("KEY-SB-4A-5")
def test_a_lying_group_also_stands_up_when_the_other_group_is_paid_away() -> None:
    s = table({"yellow": 3, "red": 1}, {"red": 9}, centre=("keywood", "peddler"), season="summer")
    win(s, 1, "summer_boat_4a")
    moves(s, 0, "bid keywood", "yellow", "workers 1")
    moves(s, 1, "bid keywood", "red", "workers 2")

    moves(s, 0, "use peddler", "leave", "red", "workers 1", "pay group keywood")

    assert lock(s, "keywood") == "red"


@pytest.mark.rule("KEY-SB-4A-5")
def test_a_lying_group_stays_lying_while_another_group_stands_beside_it() -> None:
    s = table({"red": 9}, {"blue": 9}, {"blue": 9}, seats=3, centre=TWO, season="summer")
    win(s, 0, "summer_boat_4a")
    tile = number("keywood")
    s.lock[tile], s.lying[tile] = 0, 1  # blue groups stand, the red one of the boat's owner lies
    s.bids[tile] = 3 | 1 << 8 | 4 << 16

    lift_group(s, 1, tile)

    assert lock(s, "keywood") == "blue"
    assert s.lying[tile] == 1


@pytest.mark.rule("KEY-SB-4A-5", "KEY-SB-4A-7", "KEY-INV-6")
def test_a_group_that_steps_from_the_edge_onto_the_tile_keeps_the_lock_colour() -> None:
    s = table({"red": 4}, {"green": 9, "red": 9}, centre=TWO, season="summer")
    win(s, 1, "summer_boat_4a")
    moves(s, 0, "bid keywood", "red", "workers 2")
    moves(s, 1, "bid keywood", "green", "workers 3")

    moves(s, 0, "use keywood", "take", "workers 0")

    assert on_tile(s, "keywood") == {"red": 2}
    assert lock(s, "keywood") == "red"
    assert s.lying[number("keywood")] == 3
    assert why_not(s, 1, "bid keywood") == "KEY-SB-4A-7"
    moves(s, 1, "pass")
    moves(s, 0, "pass")
    assert workers(s, 1)["red"] == 11  # the winner gets the workers on the tile
    check(s)


@pytest.mark.rule("KEY-SB-4A-6", "KEY-RUL-16")
def test_boat_4a_works_on_turn_order_tiles() -> None:
    s = table({"blue": 3}, {"red": 9}, centre=TWO, season="summer")
    win(s, 1, "summer_boat_4a")
    moves(s, 0, "bid turn_order_1", "blue", "workers 1")

    assert why_not(s, 1, "bid turn_order_1") == ""


@pytest.mark.rule("KEY-OPT-5")
def test_by_the_other_reading_it_does_not() -> None:
    s = table({"blue": 3}, {"red": 9}, centre=TWO, season="summer", options={"boat_4a_on_turn_order_tiles": False})
    win(s, 1, "summer_boat_4a")
    moves(s, 0, "bid turn_order_1", "blue", "workers 1")

    assert why_not(s, 1, "bid turn_order_1") == "KEY-COL-3"


@pytest.mark.rule("KEY-SB-4A-7", "KEY-RUL-25")
def test_workers_that_come_later_bar_the_lying_group_but_do_not_undo_it() -> None:
    s = table({"blue": 9}, {"red": 9, "blue": 9}, centre=TWO, season="summer")
    win(s, 1, "summer_boat_4a")
    moves(s, 0, "bid keywood", "blue", "workers 1")
    moves(s, 1, "bid keywood", "red", "workers 2")
    moves(s, 0, "use keywood", "leave", "workers 1")

    assert why_not(s, 1, "bid keywood") == "KEY-SB-4A-7"
    assert winner_of(s, number("keywood")) == 1
    moves(s, 1, "pass")
    moves(s, 0, "bid keywood", "workers 2")
    moves(s, 1, "bid miner", "take", "workers 0")  # away, whole
    moves(s, 0, "pass")
    moves(s, 1, "bid keywood")
    assert asked(s, 1) == "ChooseNumber"
    moves(s, 1, "workers 4")
    assert workers(s, 1) == {"red": 7, "blue": 5}


@pytest.mark.rule("KEY-SB-4A-8")
def test_on_the_tile_the_owner_of_boat_4a_follows_the_lock_colour() -> None:
    s = table({"blue": 3}, {"red": 9}, centre=TWO, season="summer")
    win(s, 1, "summer_boat_4a")
    moves(s, 0, "bid keywood", "blue", "workers 1")

    assert why_not(s, 1, "use keywood") == "KEY-COL-3"


@pytest.mark.rule("KEY-INV-6")
def test_a_lying_group_returns_in_its_own_colour() -> None:
    s = table({"blue": 9}, {"red": 2}, centre=TWO, season="summer")
    win(s, 1, "summer_boat_4a")
    moves(s, 0, "bid keywood", "blue", "workers 1")
    moves(s, 1, "bid keywood", "red", "workers 2")
    moves(s, 0, "bid keywood", "workers 2")
    for seat in (1, 0):
        play(s, seat, "pass")

    assert workers(s, 1)["red"] == 2
