"""Section 4 of the ledger: rounds, turns, donkeys and villagers."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited
from gromada.games.hamlet.printed import STONE, WOOD
from gromada.games.hamlet.state import basics_on
from gromada.games.hamlet.turn import Turn
from tests.games.hamlet.building import (
    CHURCH,
    FARM,
    GAME,
    MARKET,
    QUARRY,
    TILE,
    TOWN_HALL,
    WOODCUTTER,
    act,
    begin,
    do,
    empty,
    give,
    hamlet,
    lay,
    put,
    texts,
    turn,
    why,
)


@pytest.mark.rule("HAM-FLOW-1")
def test_every_player_has_one_turn_a_round_from_the_first_player_clockwise() -> None:
    s = GAME.new(3, 5)
    first, order = s.first, []
    for _ in range(6):
        order.append((s.round, awaited(s)[0]))
        do(s, "end", seat=awaited(s)[0])

    seats = [(first + i) % 3 for i in range(3)]
    assert order == [(1, seat) for seat in seats] + [(2, seat) for seat in seats]
    assert s.first == first


@pytest.mark.rule("HAM-FLOW-2", "HAM-FLOW-3")
def test_a_turn_offers_donkeys_each_standing_villager_and_its_end() -> None:
    s = turn()

    assert texts(s) == ["donkeys", "villager 0", "end"]
    assert isinstance(s.agenda[-1], Turn)
    act(s, "woodcutter")
    assert texts(s) == ["donkeys", "end"]
    assert why(s, "villager 0") == "HAM-FLOW-3"
    do(s, "end")
    assert awaited(s) == [1]


@pytest.mark.rule("HAM-FLOW-3", "HAM-FLOW-4")
def test_all_villagers_stand_up_at_the_start_of_a_turn_and_each_acts_once() -> None:
    s = hamlet()
    s.players[0].villagers = [CHURCH, QUARRY, CHURCH]
    s.players[0].standing = 0
    begin(s)

    assert s.players[0].standing == 0b111
    assert texts(s) == ["donkeys", "villager 0", "villager 2", "end"]
    do(s, "villager 2", "go 1")
    assert s.players[0].villagers == [CHURCH, WOODCUTTER, CHURCH]
    assert texts(s) == ["donkeys", "villager 0", "end"]


@pytest.mark.rule("HAM-FLOW-5")
def test_an_action_that_cannot_be_paid_in_full_is_not_begun() -> None:
    s = hamlet(gold=0)
    give(s, "sawmill")  # 2 wheat, 1 stone
    empty(s, "quarry")
    begin(s)
    do(s, "villager 0")

    assert f"go {CHURCH}" not in texts(s)
    assert basics_on(s.stock[FARM], 2) == 2


@pytest.mark.rule("HAM-FLOW-6", "HAM-VILL-4", "HAM-RUL-3")
def test_a_begun_action_cannot_be_left_and_a_tile_without_an_action_is_not_offered() -> None:
    s = turn()
    s.players[0].roads = 0
    do(s, "villager 0")

    assert texts(s) == ["go 1", "go 2", "go 3"]  # the row is empty, nothing can be sold or delivered
    assert why(s, "end") == "HAM-FLOW-6"
    assert why(s, "donkeys") == "HAM-FLOW-6"
    assert why(s, f"go {MARKET}") == "HAM-VILL-4"
    assert why(s, f"go {TOWN_HALL}") == "HAM-VILL-4"


@pytest.mark.rule("HAM-DONK-1")
def test_a_donkey_takes_one_step_to_a_directly_connected_tile() -> None:
    s = turn()
    do(s, "donkeys")

    assert texts(s) == ["stay", "drive 1", "drive 2", "drive 3", "drive 4", "drive 5"]
    do(s, "drive 2")
    assert s.players[0].donkeys == [QUARRY]
    do(s, "end")
    do(s, "end", seat=1)
    do(s, "donkeys")
    assert texts(s) == ["stay", f"drive {CHURCH}"]
    assert why(s, "drive 3") == "HAM-DONK-1"


@pytest.mark.rule("HAM-DONK-1")
def test_donkeys_of_all_players_may_share_a_tile() -> None:
    s = turn()
    do(s, "donkeys", "drive 2", "end")
    do(s, "donkeys", "drive 2", seat=1)

    assert s.players[0].donkeys == s.players[1].donkeys == [QUARRY]


@pytest.mark.rule("HAM-DONK-2", "HAM-RUL-4")
def test_the_donkey_action_is_one_block_and_is_over_even_if_no_donkey_moved() -> None:
    s = hamlet()
    s.players[0].donkeys = [CHURCH, CHURCH, CHURCH]
    begin(s)
    do(s, "donkeys", "drive 1", "finish")

    assert s.players[0].donkeys == [WOODCUTTER, CHURCH, CHURCH]
    assert why(s, "donkeys") == "HAM-DONK-2"
    assert texts(s) == ["villager 0", "end"]


@pytest.mark.rule("HAM-DONK-2")
def test_the_last_donkey_stays_or_moves_but_does_not_finish() -> None:
    s = turn()
    do(s, "donkeys")

    assert why(s, "finish") == "HAM-DONK-2"
    do(s, "stay")
    assert why(s, "donkeys") == "HAM-DONK-2"


@pytest.mark.rule("HAM-DONK-3", "HAM-RUL-4", "HAM-HIRE-3")
def test_a_donkey_hired_this_turn_moves_if_the_block_is_still_to_come() -> None:
    s = turn(gold=3)
    act(s, "town_hall")
    do(s, f"put {MARKET}")
    do(s, "donkeys", "stay")

    assert texts(s) == ["stay", f"drive {CHURCH}"]


@pytest.mark.rule("HAM-VILL-1", "HAM-VILL-5")
def test_a_villager_moves_acts_once_and_lies_down_where_it_acted() -> None:
    s = turn()
    act(s, "farm")

    assert s.players[0].villagers == [FARM]
    assert s.players[0].standing == 0


@pytest.mark.rule("HAM-VILL-1", "HAM-VILL-5")
def test_a_builder_stays_on_the_host_tile() -> None:
    s = hamlet()
    give(s, "small_woodland")
    begin(s)
    act(s, "woodcutter", "construct")
    do(s, "on 1", "own 1")

    assert s.players[0].villagers == [WOODCUTTER]
    assert s.board.tiles >> TILE["small_woodland"] & 1


@pytest.mark.rule("HAM-VILL-2")
def test_a_villager_does_not_go_where_no_road_leads() -> None:
    s = hamlet()
    lay(s, ("barn", "quarry", 0, 3))
    begin(s)
    do(s, "villager 0")

    assert not s.board.is_connected(TILE["barn"])
    assert why(s, f"go {TILE['barn']}") == "HAM-VILL-2"
    assert why(s, f"go {TILE['tavern']}") == "HAM-TERM-1"  # nobody has built it


@pytest.mark.rule("HAM-VILL-3")
def test_two_villagers_use_the_same_building_in_one_turn() -> None:
    s = hamlet()
    s.players[0].villagers = [CHURCH, CHURCH]
    put(s, "woodcutter", "wood")
    put(s, "quarry", "stone")
    put(s, "farm", "wheat")
    begin(s)
    act(s, "church")
    act(s, "church")

    assert s.players[0].gold == 2
    assert s.players[0].villagers == [CHURCH, CHURCH]


@pytest.mark.rule("HAM-TERM-1", "HAM-TERM-2", "HAM-TERM-3")
def test_buildings_and_roads_are_for_all_but_blueprints_gold_and_workers_are_not() -> None:
    s = hamlet()
    give(s, "small_woodland", seat=1)
    s.players[1].gold = 20
    begin(s)
    do(s, "villager 0")

    assert why(s, f"go {CHURCH}") == "HAM-VILL-4"  # neither the other's blueprint nor his gold helps
    do(s, "go 1")  # the Woodcutter works for everybody
    assert s.players[0].gold == 2
    assert basics_on(s.stock[WOODCUTTER], WOOD) == 3
    assert basics_on(s.stock[QUARRY], STONE) == 2


@pytest.mark.rule("HAM-TERM-5")
def test_the_placed_order_begins_with_the_starting_tiles_whatever_the_layout() -> None:
    for seed in range(4):
        s = GAME.new(2, seed, {"random_layout": True})
        assert [placed & 31 for placed in s.board.placed] == [0, 1, 2, 3, 4, 5]
    s = lay(hamlet(), ("barn", "market", 3, 0), ("plaza", "barn", 2, 0))

    assert s.board.order[TILE["barn"]] == 6
    assert s.board.order[TILE["plaza"]] == 7
