"""Producers and refineries: the first part of section 6 of the ledger."""

from __future__ import annotations

import pytest

from gromada.games.hamlet.printed import BASICS, STONE, WHEAT, WOOD
from gromada.games.hamlet.state import basics_on, tokens_on
from tests.games.hamlet.building import (
    BOX,
    CHURCH,
    MARKET,
    PRINTED,
    TILE,
    WOODCUTTER,
    act,
    begin,
    do,
    empty,
    hamlet,
    lay,
    pay_all,
    put,
    texts,
    why,
)


@pytest.mark.rule("HAM-PROD-1", "HAM-TERM-4")
@pytest.mark.parametrize(("tile", "resource"), [("woodcutter", WOOD), ("quarry", STONE), ("farm", WHEAT)])
@pytest.mark.parametrize("lying", [0, 1, 2])
def test_a_producer_is_filled_and_pays_two_gold_once(tile: str, resource: int, lying: int) -> None:
    s = hamlet()
    empty(s, tile)
    put(s, tile, PRINTED["resources"][resource]["id"], lying)
    begin(s)
    act(s, tile)

    assert basics_on(s.stock[TILE[tile]], resource) == 3
    assert s.players[0].gold == 2
    assert s.players[0].points == 0


@pytest.mark.rule("HAM-PROD-1")
def test_a_full_producer_cannot_be_activated() -> None:
    s = hamlet()
    put(s, "woodcutter", "wood")
    begin(s)
    do(s, "villager 0")

    assert why(s, f"go {WOODCUTTER}") == "HAM-VILL-4"
    assert s.room(WOODCUTTER) == 0


@pytest.mark.rule("HAM-PROD-2", "HAM-PROD-1")
def test_the_barn_asks_for_each_space_and_pays_points() -> None:
    s = hamlet()
    lay(s, ("barn", "market", 3, 0))
    put(s, "barn", "wood")
    begin(s)
    act(s, "barn")
    assert texts(s) == ["fill wood", "fill stone", "fill wheat"]
    do(s, "fill wheat")
    assert texts(s) == ["fill wood", "fill stone", "fill wheat"]
    do(s, "fill stone")

    stock = s.stock[TILE["barn"]]
    assert [basics_on(stock, resource) for resource in range(3)] == [1, 1, 1]
    assert (s.players[0].points, s.players[0].gold) == (2, 0)


REFINERIES = [entry["id"] for entry in PRINTED["tiles"] if entry["kind"] == "refinery"]


@pytest.mark.rule("HAM-REF-1", "HAM-REF-2", "HAM-REF-3", "HAM-TERM-4")
@pytest.mark.parametrize("name", REFINERIES)
@pytest.mark.parametrize("has_milestone", [False, True])
def test_a_refinery_makes_its_product_with_the_side_of_the_milestone(name: str, has_milestone: bool) -> None:
    s = hamlet()
    entry = PRINTED["tiles"][TILE[name]]
    host_side, own = divmod(next(n for n in s.board.placements(MARKET, TILE[name]) if n // 16 == 3), 16)
    lay(s, (name, "market", host_side, own))
    s.players[0].donkeys = [CHURCH, MARKET]
    product = BOX.tiles[TILE[name]].product - BASICS
    if has_milestone:
        s.milestones[product] = 0
    spaces = entry["spaces"]["count"]
    begin(s)
    act(s, name)
    if spaces > 1:
        assert texts(s) == ["refine 1", "refine 2"]
        do(s, "refine 2")
    pay_all(s)

    assert tokens_on(s.stock[TILE[name]], 0, int(has_milestone)) == spaces
    assert s.players[0].supply[product] == 2 - spaces
    assert (s.players[0].points, s.players[0].gold) == (0, 0)


@pytest.mark.rule("HAM-REF-1")
def test_refining_needs_a_space_a_token_and_an_input() -> None:
    s = hamlet()
    lay(s, ("sawmill", "market", 3, 5))
    begin(s)
    do(s, "villager 0")
    assert why(s, f"go {TILE['sawmill']}") == "HAM-VILL-4"  # the wood is too far away

    s = hamlet()
    lay(s, ("sawmill", "market", 3, 5))
    s.players[0].donkeys = [CHURCH, MARKET]
    s.players[0].supply[0] = 0
    begin(s)
    do(s, "villager 0")
    assert why(s, f"go {TILE['sawmill']}") == "HAM-VILL-4"  # no token left
    s.players[0].supply[0] = 1
    assert why(s, f"go {TILE['sawmill']}") is None


@pytest.mark.rule("HAM-REF-2")
def test_the_number_is_limited_by_own_tokens_and_inputs() -> None:
    s = hamlet()
    lay(s, ("lumber_mill", "market", 3, 1))
    s.players[0].donkeys = [CHURCH, MARKET]
    s.players[0].supply[0] = 1
    begin(s)
    act(s, "lumber_mill")

    assert tokens_on(s.stock[TILE["lumber_mill"]], 0, 0) == 1  # nothing was asked
    assert basics_on(s.stock[WOODCUTTER], WOOD) == 1


@pytest.mark.rule("HAM-RUL-13", "HAM-REF-1")
def test_a_full_refinery_stays_closed() -> None:
    s = hamlet(gold=20)
    lay(s, ("sawmill", "market", 3, 5))
    put(s, "sawmill", "plank", maker=1)
    begin(s)
    do(s, "villager 0")

    assert why(s, f"go {TILE['sawmill']}") == "HAM-VILL-4"


@pytest.mark.rule("HAM-REF-4", "HAM-COMP-5")
def test_tokens_keep_their_side_and_two_of_a_type_are_all_there_are() -> None:
    s = hamlet()
    lay(s, ("lumber_mill", "market", 3, 1))
    put(s, "lumber_mill", "plank", maker=0)
    s.players[0].donkeys = [CHURCH, MARKET]
    s.milestones[0] = 0
    begin(s)
    act(s, "lumber_mill")

    stock = s.stock[TILE["lumber_mill"]]
    assert (tokens_on(stock, 0, 0), tokens_on(stock, 0, 1)) == (1, 1)
    assert s.players[0].supply[0] == 0


@pytest.mark.rule("HAM-MS-1")
def test_only_the_holder_of_the_milestone_makes_quality() -> None:
    s = hamlet()
    lay(s, ("lumber_mill", "market", 3, 1))
    s.players[0].donkeys = [CHURCH, MARKET]
    s.milestones[0] = 1
    begin(s)
    act(s, "lumber_mill")
    do(s, "refine 1")

    assert tokens_on(s.stock[TILE["lumber_mill"]], 0, 0) == 1
