"""Section 5 of the ledger, transport and payment, and the quick purchase of section 6."""

from __future__ import annotations

import pytest

from gromada.games.hamlet.payment import can_pay, is_feasible, reach_of
from gromada.games.hamlet.printed import BASICS, RESOURCES, STONE, WOOD
from gromada.games.hamlet.state import Hamlet, basics_on
from tests.games.hamlet.building import (
    BOX,
    CHURCH,
    FARM,
    MARKET,
    QUARRY,
    TILE,
    TOWN_HALL,
    WOODCUTTER,
    YELLOW,
    act,
    begin,
    do,
    empty,
    example,
    give,
    hamlet,
    lay,
    pay_all,
    put,
    texts,
    why,
)

PLANK, FLOUR, MILK, BRICK = range(BASICS, len(RESOURCES))


def within(s: Hamlet, seat: int, tile: str) -> set[str]:
    reach = reach_of(s, seat, TILE[tile])
    return {printed.id for printed in BOX.tiles if reach >> printed.number & 1}


@pytest.mark.rule("HAM-TRANS-1", "HAM-TRANS-2", "HAM-RUL-8")
def test_the_rulebooks_transport_example() -> None:
    """Yellow builds the Lumber Mill next to the Church: stone from Quarry and Barn, the brick from the Stonemason."""
    s = example()
    empty(s, "quarry")
    put(s, "quarry", "stone")
    put(s, "barn", "stone")
    put(s, "stonemason", "brick", maker=0)
    put(s, "dairy_farm", "milk", maker=0)
    put(s, "cow_farm", "milk", maker=0)
    s.players[YELLOW].donkeys = [QUARRY]
    s.players[0].donkeys = [TILE["stonemason"]]
    give(s, "lumber_mill", seat=YELLOW)
    s.entered |= 0b1111

    assert within(s, YELLOW, "church") >= {"quarry", "barn", "stonemason"}
    assert not within(s, YELLOW, "church") & {"dairy_farm", "cow_farm"}
    begin(s, YELLOW)
    do(s, f"villager {CHURCH}", seat=YELLOW)
    assert f"go {CHURCH}" in texts(s, YELLOW)
    # The delivery of three milk or brick is impossible: the milk does not get past Barn and Stonemason.
    side = s.church_side().deliveries
    space = next(i for i, delivery in enumerate(side) if delivery.id == "milk_brick_3")
    assert not can_pay(s, YELLOW, reach_of(s, YELLOW, CHURCH), side[space].cost, True)
    do(s, f"go {CHURCH}", "construct", seat=YELLOW)
    name = s.board.placements(CHURCH, TILE["lumber_mill"])[0]
    do(s, f"on {name // 16}", seat=YELLOW)
    if f"own {name % 16}" in texts(s, YELLOW):
        do(s, f"own {name % 16}", seat=YELLOW)
    pay_all(s, YELLOW)
    assert s.board.tiles >> TILE["lumber_mill"] & 1
    assert not basics_on(s.stock[TILE["barn"]], STONE)
    assert (s.players[0].gold, s.players[0].points) == (1, 1)  # red made the brick


@pytest.mark.rule("HAM-TRANS-1", "HAM-TRANS-2")
def test_the_first_step_is_free_and_every_tile_on_the_way_needs_an_own_donkey() -> None:
    s = hamlet()
    s.players[0].donkeys = [WOODCUTTER]

    assert within(s, 0, "quarry") == {"quarry", "church"}
    s.players[1].donkeys = [CHURCH]
    assert within(s, 0, "quarry") == {"quarry", "church"}  # an opponent's donkey never helps
    s.players[0].donkeys = [CHURCH]
    assert within(s, 0, "quarry") == {"quarry", "church", "woodcutter", "farm", "market", "town_hall"}
    s.players[0].donkeys = [QUARRY]
    assert within(s, 0, "quarry") == {"quarry", "church"}  # a donkey on the tile itself carries nothing further


@pytest.mark.rule("HAM-TRANS-3", "HAM-TRANS-4", "HAM-TRANS-5")
def test_one_donkey_carries_everything_and_what_is_consumed_is_gone() -> None:
    s = hamlet()
    s.players[0].donkeys = [CHURCH]
    lay(s, ("sawmill", "market", 3, 5), ("dairy_farm", "quarry", 0, 0))
    give(s, "flour_mill")  # 2 stone, 1 wood
    begin(s)
    act(s, "farm", "construct")
    do(s, texts(s)[0])
    do(s, texts(s)[0])
    pay_all(s)

    assert basics_on(s.stock[QUARRY], STONE) == 0
    assert basics_on(s.stock[WOODCUTTER], WOOD) == 1
    assert basics_on(s.stock[FARM], 2) == 2  # nothing was moved for storage
    assert s.players[0].donkeys == [CHURCH]


@pytest.mark.rule("HAM-TRANS-5", "HAM-TRANS-6")
@pytest.mark.parametrize(("quality", "gold", "points"), [(False, 1, 1), (True, 2, 2)])
def test_the_maker_gains_when_anyone_consumes_a_token_and_gets_it_back(quality: bool, gold: int, points: int) -> None:
    s = hamlet()
    lay(s, ("dairy_farm", "market", 3, 4))
    put(s, "dairy_farm", "milk", maker=1, quality=quality)
    s.face_up[0] = next(i for i, sale in enumerate(BOX.sales) if sale.id == "s1_milk")
    begin(s)
    act(s, "market")

    assert (s.players[1].gold, s.players[1].points) == (gold, points)
    assert (s.players[0].gold, s.players[0].points) == (2, 1)  # the sale itself
    assert s.players[1].supply[MILK - BASICS] == 2


@pytest.mark.rule("HAM-TRANS-6", "HAM-REF-4")
def test_the_side_of_the_token_counts_not_the_milestone_of_its_maker() -> None:
    s = hamlet()
    lay(s, ("dairy_farm", "market", 3, 4))
    put(s, "dairy_farm", "milk", maker=0)
    s.milestones[MILK - BASICS] = 0
    s.face_up[0] = next(i for i, sale in enumerate(BOX.sales) if sale.id == "s1_milk")
    begin(s)
    act(s, "market")

    assert (s.players[0].gold, s.players[0].points) == (1 + 2, 1 + 1)


@pytest.mark.rule("HAM-PAY-1", "HAM-PAY-2")
def test_units_are_settled_one_at_a_time_in_any_order_and_types_mix_freely() -> None:
    s = hamlet(gold=9)
    put(s, "woodcutter", "wood")
    put(s, "quarry", "stone")
    put(s, "farm", "wheat")
    begin(s)
    act(s, "church")
    do(s, "deliver 3")  # ten basic ones; nine lie there, one is bought for 3

    assert texts(s) == ["use wood 1", "buy wood", "use stone 2", "buy stone", "use wheat 3", "buy wheat"]
    assert why(s, "buy plank") == "HAM-PAY-1"
    assert why(s, "use wood 2") == "HAM-PAY-1"
    do(s, "buy wheat", "use stone 2", "use wood 1")
    assert s.players[0].gold == 6
    pay_all(s)
    assert s.delivered[3] == 0


@pytest.mark.rule("HAM-PAY-3", "HAM-RUL-10")
def test_gold_is_paid_last_so_gold_earned_on_the_way_helps() -> None:
    s = hamlet(gold=0)
    lay(s, ("dairy_farm", "market", 3, 4))
    put(s, "dairy_farm", "milk", maker=0, quality=True)
    reach = reach_of(s, 0, MARKET)

    assert is_feasible(s, 0, reach, False, 1 << (5 * MILK), 0, 0, 2)
    assert not is_feasible(s, 0, reach, False, 1 << (5 * MILK), 0, 0, 3)
    assert not is_feasible(s, 1, reach, False, 1 << (5 * MILK), 0, 0, 2)


@pytest.mark.rule("HAM-PAY-4")
@pytest.mark.parametrize(
    ("gold", "units", "is_possible"),
    [(0, 2, True), (0, 3, False), (2, 3, False), (3, 3, True), (5, 4, False), (6, 4, True)],
)
def test_missing_units_are_bought_at_the_cheapest_accepted_type(gold: int, units: int, is_possible: bool) -> None:
    s = hamlet(gold=gold)  # 2 stone on the Quarry, 3 gold a basic unit with two players

    assert is_feasible(s, 0, reach_of(s, 0, CHURCH), True, units << (5 * STONE), 0, 0, 0) == is_possible


@pytest.mark.rule("HAM-PAY-4")
def test_own_tokens_count_with_the_gold_they_bring() -> None:
    s = hamlet(gold=3)
    lay(s, ("dairy_farm", "market", 3, 4))
    s.players[0].donkeys = [MARKET]
    put(s, "dairy_farm", "milk", maker=0, quality=True)
    reach = reach_of(s, 0, CHURCH)

    assert is_feasible(s, 0, reach, True, 2 << (5 * MILK), 0, 0, 0)  # 2 gold from the own one, the second for 5
    s.players[0].gold = 2
    assert not is_feasible(s, 0, reach, True, 2 << (5 * MILK), 0, 0, 0)


@pytest.mark.rule("HAM-PAY-5", "HAM-RUL-20")
def test_quality_normal_own_and_foreign_tokens_and_purchases_are_all_offered() -> None:
    s = hamlet(gold=10)
    lay(s, ("cow_farm", "market", 3, 2))
    give(s, "pond_milk")  # 1 milk
    put(s, "cow_farm", "milk", maker=0, quality=True)
    put(s, "cow_farm", "milk", maker=1)
    begin(s)
    act(s, "market", "construct")
    do(s, texts(s)[0])
    do(s, texts(s)[0])

    tile = TILE["cow_farm"]
    assert texts(s) == [f"use quality {tile} of 0", f"use normal {tile} of 1", "buy milk"]


@pytest.mark.rule("HAM-PAY-6")
def test_nothing_is_offered_that_would_leave_the_rest_unpayable() -> None:
    s = hamlet(gold=3)
    empty(s, "quarry")
    put(s, "quarry", "stone", 1)
    give(s, "flour_mill")  # 2 stone, 1 wood: one stone must be bought with the only 3 gold
    begin(s)
    act(s, "church", "construct")
    do(s, texts(s)[0])
    do(s, texts(s)[0])

    assert "buy wood" not in texts(s)
    assert why(s, "buy wood") == "HAM-PAY-6"
    assert "buy stone" in texts(s)
    pay_all(s)
    assert s.players[0].gold == 0
    assert s.board.tiles >> TILE["flour_mill"] & 1


@pytest.mark.rule("HAM-PAY-6", "HAM-TRANS-1")
def test_what_cannot_be_brought_here_is_refused_with_the_rule() -> None:
    s = hamlet(gold=20)
    s.players[0].donkeys = [QUARRY]
    give(s, "small_mountain_range")
    begin(s)
    act(s, "woodcutter", "construct")
    do(s, texts(s)[0])
    if texts(s)[0].startswith("own"):
        do(s, texts(s)[0])

    # One stone: the Quarry is two steps away, the Market too. Nothing could be paid, so nothing was begun.
    assert not s.board.tiles >> TILE["small_mountain_range"] & 1


@pytest.mark.rule("HAM-PAY-7")
def test_the_effect_comes_after_the_whole_payment() -> None:
    s = hamlet(gold=9)
    give(s, "flour_mill")
    begin(s)
    act(s, "church", "construct")
    do(s, texts(s)[0])
    do(s, texts(s)[0])

    assert not s.board.tiles >> TILE["flour_mill"] & 1
    assert s.players[0].points == 0
    pay_all(s)
    assert s.board.tiles >> TILE["flour_mill"] & 1
    assert s.players[0].points == 4


@pytest.mark.rule("HAM-MKT-4", "HAM-MKT-5")
@pytest.mark.parametrize(("seats", "basic", "refined"), [(1, 3, 5), (2, 3, 5), (3, 2, 4), (4, 2, 4)])
def test_a_bought_unit_costs_the_price_of_the_side_and_earns_nobody_anything(
    seats: int, basic: int, refined: int
) -> None:
    s = hamlet(seats, gold=10)
    empty(s, "woodcutter")
    give(s, "trading_post")  # 1 plank, 1 wood
    begin(s)
    act(s, "church", "construct")
    do(s, texts(s)[0])
    if texts(s)[0].startswith("own"):
        do(s, texts(s)[0])
    pay_all(s)

    assert s.players[0].gold == 10 - basic - refined
    assert [p.points for p in s.players] == [3, *[0] * (len(s.players) - 1)]


@pytest.mark.rule("HAM-MKT-4")
def test_the_market_must_be_within_reach_of_the_villagers_tile() -> None:
    s = hamlet(gold=20)
    s.players[0].donkeys = [QUARRY]
    give(s, "small_woodland")
    empty(s, "woodcutter")
    begin(s)
    do(s, "villager 0")

    assert f"go {TOWN_HALL}" in texts(s)  # to hire
    do(s, f"go {TOWN_HALL}")
    assert "construct" not in texts(s)  # a wood could only be bought, and the Market is two steps away


@pytest.mark.rule("HAM-RUL-14")
def test_on_the_market_itself_one_may_buy_to_construct() -> None:
    s = hamlet(gold=5)
    s.players[0].donkeys = [QUARRY]
    give(s, "pond_milk")
    begin(s)
    act(s, "market", "construct")
    do(s, texts(s)[0])
    do(s, texts(s)[0])

    assert s.players[0].gold == 0
    assert s.board.tiles >> TILE["pond_milk"] & 1


@pytest.mark.rule("HAM-MKT-3")
def test_nothing_is_bought_for_a_sale() -> None:
    s = hamlet(gold=20)
    lay(s, ("dairy_farm", "market", 3, 4))
    s.face_up[:] = [next(i for i, sale in enumerate(BOX.sales) if sale.id == "s1_wood_wheat"), -1, -1]
    s.players[0].donkeys = [CHURCH]
    s.players[0].roads = 0
    empty(s, "farm")
    begin(s)
    do(s, "villager 0")
    assert why(s, f"go {MARKET}") == "HAM-VILL-4"

    s = hamlet(gold=20)
    s.face_up[:] = [next(i for i, sale in enumerate(BOX.sales) if sale.id == "s1_wood_wheat"), -1, -1]
    s.players[0].roads = 0
    lay(s, ("barn", "market", 3, 0))
    put(s, "barn", "wheat")
    begin(s)
    do(s, "villager 0", f"go {MARKET}")
    assert why(s, "buy wood") == "HAM-MKT-3"
