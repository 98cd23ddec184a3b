"""The Town Hall: blueprints and hiring."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited
from tests.games.hamlet.building import CHURCH, MARKET, TILE, TOWN_HALL, act, begin, do, give, hamlet, lay, texts, why


@pytest.mark.rule("HAM-TH-1", "HAM-BP-2", "HAM-BP-3", "HAM-BP-4")
def test_the_rulebooks_purchase_lays_gold_on_the_tiles_to_the_left() -> None:
    """The third tile for two gold: one on each of the first two, which slide and keep it."""
    s = hamlet(gold=2)
    s.row, s.row_gold = [6, 7, 8, 9], [0, 1, 3, 0]
    s.bag = 1 << 10
    begin(s)
    act(s, "town_hall")
    assert texts(s) == ["take 0", "take 1", "take 2"]
    assert why(s, "take 3") == "HAM-BP-2"
    do(s, "take 2")

    assert s.players[0].blueprints == [8]
    assert s.row == [6, 7, 9, 10]
    assert s.row_gold == [1, 2, 0, 0]
    assert s.bag == 0
    assert s.players[0].gold == 3  # 2 paid, 3 lay on the tile
    assert texts(s) == ["hire donkey", "stop"]  # and they can be spent at once


@pytest.mark.rule("HAM-BP-2")
def test_gold_on_the_chosen_tile_does_not_help_to_pay_for_it() -> None:
    s = hamlet(gold=0)
    s.row, s.row_gold = [6, 7], [0, 9]
    begin(s)
    do(s, "villager 0", f"go {TOWN_HALL}")

    assert s.players[0].blueprints == [6]  # only position 0 was free


@pytest.mark.rule("HAM-BP-1")
def test_with_three_blueprints_none_is_bought_but_workers_are_hired() -> None:
    s = hamlet(gold=3)
    give(s, "sawmill", "barn", "plaza")
    s.row, s.row_gold = [14], [0]
    begin(s)
    act(s, "town_hall")

    assert texts(s)[0].startswith("put")  # straight to hiring, and only a donkey can be paid
    assert len(s.players[0].blueprints) == 3


@pytest.mark.rule("HAM-BP-4", "HAM-RUL-15", "HAM-BUILD-6")
def test_a_stack_that_enters_an_empty_bag_refills_the_row_at_once() -> None:
    s = hamlet()
    s.bag, s.row, s.row_gold = 0, [14], [2]
    give(s, "sawmill")
    s.bag = 0
    begin(s)
    act(s, "church", "construct")
    do(s, texts(s)[0])
    if texts(s)[0].startswith("own"):
        do(s, texts(s)[0])
    while texts(s)[0].startswith("use"):
        do(s, texts(s)[0])

    assert len(s.row) == 4
    assert s.row_gold == [2, 0, 0, 0]
    assert s.bag.bit_count() == 1


@pytest.mark.rule("HAM-BP-5", "HAM-TH-1")
def test_a_short_row_stays_packed_and_an_empty_one_sells_nothing() -> None:
    s = hamlet(gold=1)
    s.bag, s.row, s.row_gold = 0, [6, 7], [0, 0]
    begin(s)
    act(s, "town_hall")
    do(s, "take 1")
    assert (s.row, s.row_gold) == ([6], [1])

    s = hamlet()
    s.bag = 0
    begin(s)
    do(s, "villager 0")
    assert why(s, f"go {TOWN_HALL}") == "HAM-VILL-4"


@pytest.mark.rule("HAM-BP-6")
def test_a_blueprint_stays_until_it_is_built() -> None:
    s = hamlet()
    give(s, "monument")
    begin(s)
    do(s, "end")
    do(s, "end", seat=1)

    assert s.players[0].blueprints == [TILE["monument"]]
    assert not [text for text in texts(s, awaited(s)[0]) if "discard" in text]


@pytest.mark.rule("HAM-TH-1", "HAM-RUL-21")
def test_one_may_skip_the_blueprint_only_to_hire() -> None:
    s = hamlet(gold=3)
    s.row, s.row_gold = [6, 7], [0, 0]
    begin(s)
    act(s, "town_hall")
    assert texts(s) == ["take 0", "take 1", "skip"]
    do(s, "skip")
    assert texts(s)[0].startswith("put")  # the only thing left to do is to hire a donkey

    s = hamlet(gold=2)
    s.row, s.row_gold = [6, 7], [0, 0]
    begin(s)
    act(s, "town_hall")
    assert why(s, "skip") == "HAM-TH-1"


@pytest.mark.rule("HAM-TH-1", "HAM-RUL-21")
def test_after_skipping_somebody_must_be_hired_before_stopping() -> None:
    s = hamlet(gold=8)
    s.row, s.row_gold = [6], [0]
    begin(s)
    act(s, "town_hall")
    do(s, "skip")

    assert texts(s) == ["hire villager", "hire donkey"]
    assert why(s, "stop") == "HAM-TH-1"
    do(s, "hire villager")
    assert texts(s) == ["hire donkey", "stop"]


@pytest.mark.rule("HAM-HIRE-1", "HAM-HIRE-2")
def test_villagers_cost_five_seven_nine_and_lie_on_the_church() -> None:
    s = hamlet(gold=21)
    begin(s)
    act(s, "town_hall")
    for gold in (16, 9, 0):
        do(s, "hire villager")
        assert s.players[0].gold == gold

    assert s.players[0].villagers == [TOWN_HALL, CHURCH, CHURCH, CHURCH]
    assert s.players[0].standing == 0
    assert texts(s) == ["donkeys", "end"]


@pytest.mark.rule("HAM-HIRE-1")
def test_four_villagers_and_six_donkeys_are_all() -> None:
    s = hamlet(gold=50)
    s.players[0].villagers = [CHURCH] * 4
    s.players[0].donkeys = [CHURCH] * 5
    s.row, s.row_gold = [6], [0]
    begin(s)
    act(s, "town_hall")
    do(s, "skip")
    assert texts(s)[0].startswith("put")  # no villager can be hired
    do(s, "put 0")
    assert len(s.players[0].donkeys) == 6
    s.row, s.row_gold = [7, 8], [0, 0]
    act(s, "town_hall")
    assert why(s, "skip") == "HAM-TH-1"
    do(s, "take 0")
    assert texts(s) == ["donkeys", "villager 0", "end"]


@pytest.mark.rule("HAM-HIRE-1", "HAM-FLOW-5")
def test_hiring_is_refused_without_the_gold_or_beyond_the_limit() -> None:
    s = hamlet(gold=4)
    s.row, s.row_gold = [6], [0]
    begin(s)
    act(s, "town_hall")
    do(s, "take 0")
    assert why(s, "hire villager") == "HAM-FLOW-5"
    assert why(s, "hire donkey") is None
    s.players[0].villagers = [CHURCH] * 4
    s.players[0].donkeys = [CHURCH] * 6
    assert why(s, "hire villager") == "HAM-HIRE-1"
    assert why(s, "hire donkey") == "HAM-HIRE-1"


@pytest.mark.rule("HAM-HIRE-3")
def test_a_donkey_starts_on_a_connected_tile() -> None:
    s = hamlet(gold=3)
    lay(s, ("barn", "quarry", 0, 3), ("plaza", "market", 3, 0))
    begin(s)
    act(s, "town_hall")

    assert texts(s) == [f"put {tile}" for tile in (*range(6), TILE["plaza"])]
    assert why(s, f"put {TILE['barn']}") == "HAM-HIRE-3"
    do(s, f"put {MARKET}")
    assert s.players[0].donkeys == [CHURCH, MARKET]
    assert s.players[0].gold == 0


@pytest.mark.rule("HAM-HIRE-4")
def test_gold_from_the_blueprint_hires_in_the_same_visit() -> None:
    s = hamlet(gold=0)
    s.row, s.row_gold = [6], [5]
    begin(s)
    act(s, "town_hall")

    assert texts(s) == ["hire villager", "hire donkey", "stop"]


@pytest.mark.rule("HAM-HIRE-2")
def test_a_hired_villager_acts_from_the_next_turn_on() -> None:
    s = hamlet(gold=5)
    begin(s)
    act(s, "town_hall")
    do(s, "hire villager")
    assert texts(s) == ["donkeys", "end"]
    do(s, "end")
    do(s, "end", seat=1)

    assert texts(s) == ["donkeys", f"villager {TOWN_HALL}", f"villager {CHURCH}", "end"]
