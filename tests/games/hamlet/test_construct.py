"""Constructing a building: section 7 of the ledger; every tile of the pack can be built and gives what it prints."""

from __future__ import annotations

from typing import Any

import pytest

from gromada.games.hamlet.lattice import NOTHING
from gromada.games.hamlet.printed import REFINERY
from gromada.games.hamlet.state import NOBODY
from tests.games.hamlet.building import (
    BOX,
    CHURCH,
    MARKET,
    PRINTED,
    QUARRY,
    TILE,
    WOODCUTTER,
    act,
    begin,
    do,
    give,
    hamlet,
    lay,
    pay_all,
    texts,
    why,
)

BLUEPRINTS = [entry for entry in PRINTED["tiles"] if entry["group"] != "start"]


def build(gold: int, tile: str, host: str = "church") -> Any:
    s = hamlet(gold=gold)
    give(s, tile)
    begin(s)
    act(s, host, "construct")
    for prefix in ("on", "own"):
        if texts(s)[0].startswith(prefix):
            do(s, texts(s)[0])
    pay_all(s)
    return s


@pytest.mark.rule("HAM-BUILD-1", "HAM-BUILD-2", "HAM-BUILD-4", "HAM-BUILD-7", "HAM-COMP-1")
@pytest.mark.parametrize("entry", BLUEPRINTS, ids=lambda entry: str(entry["id"]))
def test_every_tile_is_paid_placed_flagged_and_rewarded_as_printed(entry: dict[str, Any]) -> None:
    cost = {name: count for name, count in entry["cost"].items() if name != "gold"}
    host = "market" if entry["id"] == "plaza" else "church"  # the Plaza's three roads do not fit there
    s = build(60, entry["id"], host)
    tile = TILE[entry["id"]]
    lying = {"wood": 2, "stone": 2, "wheat": 2}
    bought = sum(max(0, count - lying.get(name, 0)) for name, count in cost.items() if name in lying)
    refined = sum(count for name, count in cost.items() if name not in lying)

    assert s.board.tiles >> tile & 1
    assert s.players[0].blueprints == []
    assert s.players[0].points == entry["build_reward"]["points"]
    spent = entry["cost"].get("gold", 0) + 3 * bought + 5 * refined
    assert s.players[0].gold == 60 - spent + entry["build_reward"].get("gold", 0)
    assert bool(s.players[0].flags >> tile & 1) == entry["flag"]
    assert s.stock[tile] == 0
    assert any(s.board.facing[TILE[host] * 16 + i] // 16 == tile for i in range(14))


@pytest.mark.rule("HAM-BUILD-1")
def test_the_new_tile_shares_a_segment_with_the_villagers_tile() -> None:
    s = hamlet(gold=60)
    give(s, "plaza", "monument")
    begin(s)
    act(s, "quarry", "construct")
    assert texts(s) == [f"build {TILE['plaza']}", f"build {TILE['monument']}"]
    assert why(s, f"build {TILE['barn']}") == "HAM-BUILD-1"
    do(s, f"build {TILE['plaza']}")
    offered = texts(s)

    assert offered == [f"on {i}" for i in (0, 1, 2, 5) if f"on {i}" in offered]
    assert why(s, "on 3") == "HAM-GEO-7"  # the Church lies there
    do(s, offered[0])
    assert why(s, "own 0") == "HAM-GEO-7"  # a road would meet a hill


@pytest.mark.rule("HAM-BUILD-1")
def test_where_nothing_fits_nothing_is_built() -> None:
    s = hamlet(gold=60)
    give(s, "monument")
    board = s.board
    closed = [tile for tile in range(6) if not board.fits(tile, TILE["monument"])]
    for tile in closed:
        assert board.placements(tile, TILE["monument"]) == []


@pytest.mark.rule("HAM-BUILD-2")
def test_the_cost_must_be_brought_to_the_host() -> None:
    s = hamlet()
    give(s, "small_mountain_range")  # 1 stone
    s.players[0].donkeys = [QUARRY]
    s.players[0].roads = 0
    begin(s)
    do(s, "villager 0")

    assert "go 2" in texts(s)
    assert "go 4" not in texts(s)  # from the Quarry to the Market a donkey on the Church is needed
    s.players[0].donkeys = [CHURCH]
    assert "go 4" in texts(s)


@pytest.mark.rule("HAM-BUILD-3")
def test_a_tile_may_stay_without_a_road() -> None:
    s = build(60, "pond_plank")

    assert not s.board.is_connected(TILE["pond_plank"])


@pytest.mark.rule("HAM-BUILD-5", "HAM-MS-3", "HAM-RUL-23")
def test_a_refinery_gives_its_milestone_once_and_for_good() -> None:
    for holder in (NOBODY, 0, 1):
        s = hamlet(gold=60)
        s.milestones[0] = holder
        give(s, "lumber_mill")
        begin(s)
        act(s, "church", "construct")
        for prefix in ("on", "own"):
            if texts(s)[0].startswith(prefix):
                do(s, texts(s)[0])
        pay_all(s)
        assert s.milestones == [0 if holder == NOBODY else holder, *[NOBODY] * 4]


@pytest.mark.rule("HAM-BUILD-6")
@pytest.mark.parametrize("name", [tile.id for tile in BOX.tiles if tile.kind == REFINERY])
def test_the_first_refinery_of_a_type_brings_its_stack_and_the_second_none(name: str) -> None:
    s = hamlet(gold=60)
    product = BOX.tiles[TILE[name]].product
    give(s, name)
    s.row, s.row_gold = [31, 30, 29, 28], [0, 0, 0, 0]
    bag = s.bag
    begin(s)
    act(s, "church", "construct")
    for prefix in ("on", "own"):
        if texts(s)[0].startswith(prefix):
            do(s, texts(s)[0])
    pay_all(s)

    assert s.entered == 1 << (product - 3)
    assert s.bag == bag | BOX.stacks[product - 3]
    twin = next(tile.id for tile in BOX.tiles if tile.product == product and tile.id != name)
    s = hamlet(gold=60)
    lay(s, (twin, "market", *divmod(s.board.placements(MARKET, TILE[twin])[0], 16)))
    give(s, name)
    s.row, s.row_gold = [31, 30, 29, 28], [0, 0, 0, 0]
    bag = s.bag
    begin(s)
    act(s, "church", "construct")
    for prefix in ("on", "own"):
        if texts(s)[0].startswith(prefix):
            do(s, texts(s)[0])
    pay_all(s)
    assert s.bag == bag


@pytest.mark.rule("HAM-BUILD-8")
def test_rewards_come_before_the_row_is_refilled() -> None:
    s = build(60, "sawmill")
    kinds = [type(event).__name__ for event in s.events]
    order = [kinds.index(name) for name in ("BasicConsumed", "Constructed", "MilestoneTaken", "StackEntered")]

    assert order == sorted(order)
    assert "BlueprintDrawn" in kinds
    assert kinds.index("StackEntered") < kinds.index("BlueprintDrawn")


@pytest.mark.rule("HAM-BUILD-2", "HAM-PAY-3")
def test_the_barn_is_paid_in_gold() -> None:
    s = build(3, "barn")

    assert s.players[0].gold == 0
    assert s.board.tiles >> TILE["barn"] & 1


@pytest.mark.rule("HAM-GEO-6", "HAM-BUILD-1")
def test_segments_are_checked_against_all_neighbours() -> None:
    s = hamlet()
    lay(s, ("small_woodland", "woodcutter", 1, 1))
    for tile in range(len(BOX.tiles)):
        if s.board.tiles >> tile & 1:
            continue
        for name in s.board.placements(WOODCUTTER, tile):
            after = s.board.with_tile(WOODCUTTER, tile, name // 16, name % 16)
            for i in range(BOX.shapes[tile].sides):
                facing = after.facing[tile * 16 + i]
                assert facing == NOTHING or (after.type_of(facing) == 0) == (BOX.shapes[tile].segments[i] == 0)
