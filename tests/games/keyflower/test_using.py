"""Section USE of the ledger, the payments of section PROD, and Boat 4b."""

from __future__ import annotations

import pytest

from gromada.core.play import play
from gromada.games.keyflower.printed import some
from tests.games.keyflower.building import (
    asked,
    bid,
    end_season,
    flip,
    goods,
    lock,
    moves,
    number,
    offered,
    on_tile,
    settle,
    skills,
    table,
    total,
    why_not,
    win,
    workers,
)


@pytest.mark.rule("KEY-USE-1", "KEY-USE-13")
def test_own_tiles_tiles_of_others_and_auction_tiles_are_open_to_all() -> None:
    s = table({"blue": 3}, {"red": 3}, centre=("keywood",))
    settle(s, 1, "miner")

    for id in ("home_1", "home_2", "miner", "keywood"):
        assert why_not(s, 0, f"use {id}") == ""
    assert why_not(s, 0, "use stable") == "KEY-USE-1"
    assert why_not(s, 0, "use home_3") == "KEY-USE-1"


@pytest.mark.rule("KEY-USE-2", "KEY-RUL-5")
@pytest.mark.parametrize("id", ["barn", "blacksmith", "stone_yard", "timber_yard", "forge", "goldsmith", "sawmill"])
def test_tiles_without_a_use_box_are_not_used(id: str) -> None:
    s = table({"blue": 3}, {}, season="autumn", centre=("sculptor", "well"))
    settle(s, 0, id)

    assert why_not(s, 0, f"use {id}") == "KEY-USE-2"
    for other in ("sculptor", "well", "summer_boat_1", "turn_order_1", "boat_keyflower"):
        assert why_not(s, 0, f"use {other}") == "KEY-USE-2"


@pytest.mark.rule("KEY-USE-3")
def test_in_winter_village_tiles_are_used_and_auction_tiles_are_not() -> None:
    s = table({"blue": 3}, {}, season="winter", centre=("jeweller",))
    settle(s, 0, "keywood")

    assert why_not(s, 0, "use jeweller") == "KEY-USE-3"
    assert why_not(s, 0, "use keywood") == ""


@pytest.mark.rule("KEY-USE-4", "KEY-USE-5", "KEY-USE-8", "KEY-INV-4")
def test_each_use_is_larger_and_six_workers_are_the_limit() -> None:
    s = table({"blue": 9}, {}, centre=("keywood",))
    settle(s, 0, "miner")
    moves(s, 0, "use miner", "blue", "workers 1")
    moves(s, 1, "pass")
    moves(s, 0, "use miner")
    assert why_not(s, 0, "workers 1") == "KEY-USE-4"
    moves(s, 0, "workers 2")
    moves(s, 1, "pass")

    moves(s, 0, "use miner")
    assert offered(s, 0) == ["workers 3"]
    assert why_not(s, 0, "workers 4") == "KEY-USE-5"
    moves(s, 0, "workers 3")
    moves(s, 1, "pass")

    assert why_not(s, 0, "use miner") == "KEY-USE-5"
    assert on_tile(s, "miner") == {"blue": 6}
    assert goods(s, 0, "miner") == {"iron": 6}


@pytest.mark.rule("KEY-USE-5", "KEY-USE-6")
def test_a_first_use_of_three_leaves_no_further_use() -> None:
    s = table({"blue": 3}, {"blue": 9}, centre=("keywood",))
    moves(s, 0, "use keywood", "blue", "workers 3")

    assert why_not(s, 1, "use keywood") == "KEY-USE-5"


@pytest.mark.rule("KEY-USE-7")
def test_an_own_losing_group_at_the_same_tile_may_use_it() -> None:
    s = table({"blue": 1}, {"blue": 3}, centre=("keywood",))
    moves(s, 0, "bid keywood", "blue", "workers 1")
    moves(s, 1, "bid keywood", "workers 2")

    moves(s, 0, "use keywood")  # the screen is empty, so nothing is left to ask

    assert on_tile(s, "keywood") == {"blue": 1}
    assert bid(s, "keywood", 0) == 0
    assert goods(s, 0, "home_1") == {"wood": 1}


@pytest.mark.rule("KEY-USE-9", "KEY-RUL-6")
def test_a_use_that_cannot_be_paid_is_refused() -> None:
    s = table({"blue": 3, "anvil": 1}, {}, season="summer", centre=("peddler", "carpenter", "brewer", "smelter"))

    assert why_not(s, 0, "use peddler") == "KEY-USE-9"
    assert why_not(s, 0, "use carpenter") == "KEY-USE-9"
    assert why_not(s, 0, "use brewer") == ""
    assert why_not(s, 0, "use smelter") == ""


@pytest.mark.rule("KEY-USE-9", "KEY-DEC-4")
def test_the_last_worker_of_the_colour_is_kept_for_the_payment() -> None:
    s = table({"yellow": 3}, {}, centre=("peddler",))

    moves(s, 0, "use peddler", "yellow")

    assert offered(s, 0) == ["workers 1", "workers 2"]
    assert why_not(s, 0, "workers 3") == "KEY-USE-9"


@pytest.mark.rule("KEY-USE-10", "KEY-USE-13")
def test_the_showing_face_counts() -> None:
    s = table({"blue": 3}, {}, centre=("keywood",))
    settle(s, 1, "miner")
    flip(s, "miner")

    moves(s, 0, "use miner", "blue", "workers 1")

    assert goods(s, 0, "home_1") == {"gold": 1, "iron": 1}


@pytest.mark.rule("KEY-USE-11", "KEY-PROD-6", "KEY-RUL-6")
def test_with_an_empty_supply_a_use_brings_nothing_and_is_legal() -> None:
    s = table({"blue": 3}, {}, centre=("keywood", "miner"))
    s.supply = some(0, 48) | 1 << 8  # one iron is left

    moves(s, 0, "use keywood", "blue", "workers 1")
    assert goods(s, 0, "home_1") == {}
    moves(s, 1, "pass")
    moves(s, 0, "use miner", "blue", "workers 1")

    assert goods(s, 0, "home_1") == {"iron": 1}


@pytest.mark.rule("KEY-USE-11")
def test_an_idle_transport_parks_workers_at_home() -> None:
    s = table({"blue": 1}, {}, centre=("keywood",))

    moves(s, 0, "use home_1", "blue", "workers 1", "stop")

    assert on_tile(s, "home_1") == {"blue": 1}


@pytest.mark.rule("KEY-USE-12", "KEY-RUL-27")
def test_a_gain_cannot_be_declined() -> None:
    s = table({"blue": 1}, {}, centre=("keywood",))

    moves(s, 0, "use keywood", "blue", "workers 1")

    assert s.active == 1  # nobody was asked whether he wants the wood
    assert goods(s, 0, "home_1") == {"wood": 1}


@pytest.mark.rule("KEY-PROD-12", "KEY-RUL-7")
def test_a_whole_losing_group_is_one_payment() -> None:
    s = table({"yellow": 2, "blue": 1}, {"yellow": 5}, centre=("keywood", "peddler"))
    moves(s, 0, "bid keywood", "yellow", "workers 2")
    moves(s, 1, "bid keywood", "workers 3")
    before = total(s.bag)

    moves(s, 0, "use peddler", "leave", "blue", "workers 1")  # his screen is empty now: only the group can pay

    assert bid(s, "keywood", 0) == 0
    assert total(s.bag) == before + 2
    assert workers(s, 0) == {"green": 1}


@pytest.mark.rule("KEY-PROD-12")
def test_a_group_that_moved_onto_the_tile_cannot_pay() -> None:
    s = table({"yellow": 2}, {"yellow": 5}, centre=("keywood", "peddler"))
    moves(s, 0, "bid keywood", "yellow", "workers 2")
    moves(s, 1, "bid keywood", "workers 3")

    assert why_not(s, 0, "use peddler") == "KEY-USE-9"


@pytest.mark.rule("KEY-PROD-10", "KEY-PROD-12", "KEY-HID-9")
def test_the_payment_has_the_printed_colour_and_is_asked_for_when_a_group_could_pay_too() -> None:
    s = table({"yellow": 3, "blue": 2, "red": 1}, {"yellow": 5, "red": 5}, centre=("keywood", "miner", "peddler"))
    moves(s, 0, "bid keywood", "yellow", "workers 1")
    moves(s, 1, "bid keywood", "workers 2")
    moves(s, 0, "bid miner", "leave", "red", "workers 1")
    moves(s, 1, "bid miner", "workers 2")

    moves(s, 0, "use peddler", "leave", "leave", "blue", "workers 1")

    assert asked(s, 0) == "PayWorker"
    assert offered(s, 0) == ["yellow", "pay group keywood"]
    assert why_not(s, 0, "blue") == "KEY-PROD-10"
    assert why_not(s, 0, "pay group miner") == "KEY-PROD-10"
    assert why_not(s, 0, "pay group peddler") == "KEY-PROD-12"
    assert why_not(s, 0, "pay group home_1") == "KEY-PROD-12"


@pytest.mark.rule("KEY-PROD-11")
def test_the_tavern_cannot_draw_the_worker_that_was_set_aside() -> None:
    s = table({"blue": 1, "red": 1}, {}, season="summer", centre=("tavern",))
    s.bag = 1 << 16  # a single yellow worker

    moves(s, 0, "use tavern", "blue", "workers 1")
    assert asked(s, 0) == "PayWorker"
    moves(s, 0, "red")

    assert workers(s, 0) == {"yellow": 1}
    assert s.bag == 1 << 8


@pytest.mark.rule("KEY-PROD-5")
def test_green_workers_come_from_their_supply_only() -> None:
    s = table({"yellow": 3}, {}, centre=("peddler",))
    s.greens = 0
    s.bag += 1 << 24

    moves(s, 0, "use peddler", "yellow", "workers 1")

    assert workers(s, 0) == {"yellow": 1}


@pytest.mark.rule("KEY-PROD-4", "KEY-PROD-6")
def test_draws_stop_when_the_bag_is_empty_and_may_bring_green_workers() -> None:
    s = table({"blue": 3}, {}, centre=("alehouse",))
    s.bag = 1 << 24
    s.strays = 1
    flip(s, "alehouse")

    moves(s, 0, "use alehouse", "blue", "workers 1")

    assert workers(s, 0) == {"blue": 2, "green": 1}
    assert s.bag == 0


@pytest.mark.rule("KEY-PROD-3", "KEY-PROD-9", "KEY-PROD-6")
def test_skills_come_from_the_pile_as_many_as_there_are() -> None:
    s = table({"blue": 3}, {}, centre=("apprentice_hall",))
    flip(s, "apprentice_hall")
    s.pile = 1

    moves(s, 0, "use apprentice_hall", "blue", "workers 1")

    assert skills(s, 0) == {"anvil": 1}
    assert s.pile == 0


@pytest.mark.rule("KEY-PROD-8", "KEY-RUL-20")
def test_the_workshop_makes_iron_wood_or_stone_if_there_is_any() -> None:
    s = table({"blue": 9}, {}, centre=("workshop",))
    s.supply -= some(1, 24)
    moves(s, 0, "use workshop", "blue", "workers 1")

    assert offered(s, 0) == ["stone", "wood"]
    assert why_not(s, 0, "gold") == "KEY-PROD-8"
    assert why_not(s, 0, "iron") == "KEY-RUL-20"
    play(s, 0, "wood")
    moves(s, 1, "pass")
    s.supply = 48
    moves(s, 0, "use workshop", "workers 2")
    assert goods(s, 0, "home_1") == {"wood": 1}


@pytest.mark.rule("KEY-PROD-15", "KEY-RUL-8", "KEY-PROD-16")
def test_the_hiring_fair_may_draw_the_tile_that_was_returned() -> None:
    s = table({"blue": 1, "saw": 1}, {}, season="summer", centre=("hiring_fair",))
    s.pile = 0

    moves(s, 0, "use hiring_fair", "blue", "workers 1", "saw")

    assert skills(s, 0) == {"saw": 1}


@pytest.mark.rule("KEY-OPT-1")
def test_by_the_other_reading_it_is_set_aside_first() -> None:
    s = table(
        {"blue": 1, "saw": 1}, {}, season="summer", centre=("hiring_fair",), options={"hiring_fair_draw_first": True}
    )
    s.pile = 1  # an anvil

    moves(s, 0, "use hiring_fair", "blue", "workers 1", "saw")

    assert skills(s, 0) == {"anvil": 1}
    assert s.pile == 1 << 16


# -- Boat 4b ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KEY-SB-4B-1", "KEY-SB-4B-2", "KEY-DEC-5")
def test_boat_4b_uses_a_locked_tile_with_a_mix_of_colours() -> None:
    s = table({"green": 1}, {"red": 1, "blue": 2, "yellow": 1}, season="summer", centre=("keywood",))
    win(s, 1, "summer_boat_4b")
    moves(s, 0, "bid keywood", "green", "workers 1")

    moves(s, 1, "use keywood")
    assert asked(s, 1) == "AddWorker"
    assert why_not(s, 1, "stop") == "KEY-USE-4"
    moves(s, 1, "blue", "red")
    assert why_not(s, 1, "blue") == "KEY-DEC-5"
    assert why_not(s, 1, "green") == "KEY-DEC-4"
    moves(s, 1, "stop")

    assert on_tile(s, "keywood") == {"blue": 1, "red": 1}
    assert lock(s, "keywood") == "green"
    assert s.uses[number("keywood")] == 2


@pytest.mark.rule("KEY-SB-4B-3")
def test_on_a_tile_without_lock_boat_4b_follows_the_normal_rule() -> None:
    s = table({"red": 1, "blue": 2}, {}, season="summer", centre=("keywood",))
    win(s, 0, "summer_boat_4b")

    moves(s, 0, "use keywood")

    assert asked(s, 0) == "ChooseColour"


@pytest.mark.rule("KEY-SB-4B-4", "KEY-SB-4B-1")
def test_boat_4b_moves_groups_of_any_colour_into_a_use_but_bids_follow_the_lock() -> None:
    s = table({"red": 3, "blue": 5}, {"red": 1, "blue": 1}, season="summer", centre=("keywood", "miner", "alehouse"))
    win(s, 1, "summer_boat_4b")
    moves(s, 0, "pass")
    moves(s, 1, "bid miner", "red", "workers 1")
    moves(s, 0, "bid miner", "workers 2")
    moves(s, 1, "pass")
    moves(s, 0, "bid keywood", "blue", "workers 1")

    assert why_not(s, 1, "bid keywood") == "KEY-BID-7"  # one blue against one; the red group does not help
    moves(s, 1, "use keywood", "take", "blue")

    assert on_tile(s, "keywood") == {"blue": 1, "red": 1}
    assert bid(s, "miner", 1) == 0


@pytest.mark.rule("KEY-DEC-5", "KEY-DEC-1", "KEY-USE-9")
def test_boat_4b_is_never_led_into_a_dead_end() -> None:
    s = table({"green": 1}, {"yellow": 1, "green": 1}, season="summer", centre=("peddler",))
    win(s, 1, "summer_boat_4b")
    moves(s, 0, "bid peddler", "green", "workers 1")

    moves(s, 1, "use peddler")

    assert offered(s, 1) == ["green"]  # the yellow worker is the payment
    assert why_not(s, 1, "yellow") == "KEY-DEC-1"
    moves(s, 1, "green")
    assert asked(s, 1) == "AddWorker"
    assert offered(s, 1) == ["stop"]
    moves(s, 1, "stop")
    assert workers(s, 1) == {"green": 1}


@pytest.mark.rule("KEY-DEC-1", "KEY-DEC-2")
def test_every_group_is_asked_about_once_and_only_completable_answers_are_offered() -> None:
    s = table({"blue": 4, "red": 1}, {"blue": 9}, centre=("keywood", "miner", "alehouse"))
    moves(s, 0, "bid keywood", "blue", "workers 1")
    moves(s, 1, "bid keywood", "workers 2")
    moves(s, 0, "bid miner", "leave", "blue", "workers 3")
    moves(s, 1, "bid alehouse", "blue", "workers 3")
    # blue: one losing at Keywood, three leading at Miner; only red is behind the screen
    assert why_not(s, 0, "bid alehouse") == "KEY-BID-7"
    moves(s, 0, "pass")
    moves(s, 1, "bid miner", "workers 4")

    moves(s, 0, "bid alehouse")

    assert offered(s, 0) == ["take"]  # without it the other group cannot lead
    assert why_not(s, 0, "leave") == "KEY-DEC-1"
    moves(s, 0, "take")
    assert offered(s, 0) == ["take"]
    moves(s, 0, "take", "workers 0")
    assert bid(s, "alehouse", 0) == 4


@pytest.mark.rule("KEY-TURN-4", "KEY-TURN-5")
def test_passing_binds_nobody_and_n_passes_in_a_row_end_the_season() -> None:
    s = table({"blue": 3}, {"red": 3}, {}, seats=3, centre=("keywood",))
    moves(s, 0, "pass")
    moves(s, 1, "pass")
    assert asked(s, 2) == "Turn"
    moves(s, 2, "pass")

    assert asked(s, 0) == "PickBoat"


@pytest.mark.rule("KEY-TURN-4", "KEY-TURN-5", "KEY-TURN-1", "KEY-TURN-2")
def test_a_bid_starts_the_count_anew_and_who_passed_may_come_back() -> None:
    s = table({"blue": 3}, {"red": 3}, centre=("keywood",))
    moves(s, 0, "pass")
    moves(s, 1, "bid keywood", "red", "workers 1")
    assert s.passes == 0

    moves(s, 0, "use home_1", "blue", "workers 1", "stop")

    assert s.active == 1
    end_season(s)
    assert asked(s, 0) == "PickBoat"


@pytest.mark.rule("KEY-TURN-6", "KEY-HID-9")
def test_a_player_with_nothing_is_asked_and_can_only_pass() -> None:
    s = table({}, {"red": 3}, centre=("keywood",))

    assert asked(s, 0) == "Turn"
    assert offered(s, 0) == ["pass"]
