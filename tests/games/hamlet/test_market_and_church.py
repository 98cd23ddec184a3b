"""Sales, deliveries and begging, in section 6 of the ledger."""

from __future__ import annotations

import pytest

from gromada.games.hamlet.market import ShowSale
from gromada.games.hamlet.printed import CHURCH_COMPLETE
from gromada.games.hamlet.state import NO_SALE, NOBODY, Hamlet
from tests.games.hamlet.building import (
    BOX,
    CHURCH,
    PRINTED,
    TILE,
    act,
    begin,
    do,
    hamlet,
    lay,
    pay_all,
    put,
    texts,
    why,
)

SALE = {sale.id: i for i, sale in enumerate(BOX.sales)}


@pytest.mark.rule("HAM-MKT-1", "HAM-MKT-2")
@pytest.mark.parametrize("entry", PRINTED["sales"], ids=lambda entry: str(entry["id"]))
def test_a_sale_takes_its_goods_and_gives_tile_points_and_gold(entry: dict[str, object]) -> None:
    s = hamlet()
    lay(s, ("barn", "market", 3, 0))
    s.players[0].donkeys = [CHURCH, TILE["barn"]]
    requires = entry["requires"]
    reward = entry["reward"]
    assert isinstance(requires, dict)
    assert isinstance(reward, dict)
    homes = {"plank": "lumber_mill", "flour": "windmill", "milk": "cow_farm", "brick": "master_stonemason"}
    for resource, count in requires.items():
        if resource in homes:
            _join(s, homes[resource])
            put(s, homes[resource], resource, count, maker=1)
    s.sales_left = [0, 0, 0]
    s.face_up[:] = [NO_SALE, SALE[str(entry["id"])], NO_SALE]
    begin(s)
    act(s, "market")
    pay_all(s)

    assert s.players[0].sales == [SALE[str(entry["id"])]]
    assert s.players[0].points == reward["points"]
    assert s.players[0].gold == reward["gold"]
    assert s.face_up == [NO_SALE] * 3
    refined = sum(count for resource, count in requires.items() if resource in homes)
    assert (s.players[1].points, s.players[1].gold) == (refined, refined)


def _join(s: Hamlet, tile: str) -> None:
    """Lays a tile beside the Barn, or elsewhere, gives it a road and its host a donkey."""
    for host in ("barn", "farm", "quarry", "woodcutter", "town_hall"):
        for name in s.board.placements(TILE[host], TILE[tile]):
            board = s.board.with_tile(TILE[host], TILE[tile], name // 16, name % 16)
            if not board.is_connected(TILE[tile]):
                side = TILE[host] * 16 + name // 16
                if not board.is_bridgeable(side):
                    continue
                board = board.with_road(side, 1)
                s.players[1].roads -= 1
            s.board = board
            s.players[0].donkeys.append(TILE[host])
            return
    raise AssertionError(tile)


@pytest.mark.rule("HAM-MKT-1", "HAM-MKT-2")
def test_only_face_up_sales_that_can_be_paid_are_offered() -> None:
    s = hamlet()
    s.players[0].donkeys = [CHURCH]
    s.face_up[:] = [SALE["s1_milk"], SALE["s1_wood_wheat"], SALE["s1_stone_wheat"]]
    begin(s)
    act(s, "market")

    assert texts(s) == ["sell 1", "sell 2"]
    assert why(s, "sell 0") == "HAM-MKT-1"
    assert why(s, "sell 3") == "HAM-MKT-2"


@pytest.mark.rule("HAM-MKT-2", "HAM-SETUP-13")
def test_a_freed_space_is_refilled_from_the_lowest_level_left() -> None:
    s = hamlet()
    s.players[0].donkeys = [CHURCH]
    s.face_up[:] = [NO_SALE, SALE["s1_wood_wheat"], NO_SALE]
    s.unseen &= ~(1 << SALE["s1_wood_wheat"])
    s.sales_left = [0, 1, 1]
    s.players[0].roads = 0
    begin(s)
    act(s, "market")
    pay_all(s)

    assert BOX.sales[s.face_up[1]].level == 1
    assert s.sales_left == [0, 0, 1]
    assert not s.unseen >> s.face_up[1] & 1
    assert ShowSale(0).sample(s, s.rng)[0] in [i for i, sale in enumerate(BOX.sales) if sale.level == 2]


@pytest.mark.rule("HAM-CHU-1", "HAM-CHU-2", "HAM-RUL-22")
def test_a_delivery_marks_its_space_and_scores_and_the_turn_goes_on() -> None:
    s = hamlet(gold=10)
    s.delivered = [NOBODY, 1, 1, 1]
    s.players[1].deliveries = 3
    s.players[0].villagers = [CHURCH, CHURCH]
    begin(s)
    act(s, "church")

    assert s.delivered == [0, 1, 1, 1]
    assert (s.players[0].points, s.players[0].gold, s.players[0].deliveries) == (6, 0, 1)
    assert s.is_church_complete()
    assert texts(s) == ["donkeys", "villager 0", "end"]
    do(s, "villager 0")
    assert why(s, "go 0") == "HAM-VILL-4"  # nothing is left to deliver
    do(s, "go 1", "end")
    do(s, "end", seat=1)
    assert s.end_reason == CHURCH_COMPLETE


@pytest.mark.rule("HAM-CHU-2")
def test_a_filled_space_is_closed_and_others_are_open_in_any_order() -> None:
    s = hamlet(gold=40)
    s.delivered = [1, NOBODY, NOBODY, NOBODY]
    begin(s)
    act(s, "church")

    assert texts(s) == ["deliver 1", "deliver 2", "deliver 3"]
    assert why(s, "deliver 0") == "HAM-CHU-2"
    assert why(s, "deliver 4") == "HAM-CHU-2"


@pytest.mark.rule("HAM-CHU-1", "HAM-SETUP-1")
@pytest.mark.parametrize("seats", [2, 3])
def test_every_printed_delivery_can_be_made_and_pays_its_points(seats: int) -> None:
    printed = PRINTED["church_sides"][0 if seats == 2 else 1]["deliveries"]
    for space, entry in enumerate(printed):
        s = hamlet(seats, gold=60)
        begin(s)
        act(s, "church")
        do(s, f"deliver {space}")
        pay_all(s)
        assert s.delivered[space] == 0
        assert s.players[0].points == entry["points"]


@pytest.mark.rule("HAM-CHU-1")
def test_a_delivery_that_cannot_be_paid_is_not_offered() -> None:
    s = hamlet(gold=11)
    begin(s)
    act(s, "church")

    assert s.delivered[0] == 0  # ten gold was the only possible one
    s = hamlet(gold=11)
    s.delivered[0] = 1
    begin(s)
    do(s, "villager 0")
    assert why(s, "go 0") == "HAM-VILL-4"


@pytest.mark.rule("HAM-CHU-3")
def test_one_begs_only_while_the_three_first_producers_are_full() -> None:
    s = hamlet()
    put(s, "woodcutter", "wood")
    put(s, "quarry", "stone")
    begin(s)
    do(s, "villager 0")
    assert why(s, "go 0") == "HAM-VILL-4"

    s = hamlet()
    for tile, resource in (("woodcutter", "wood"), ("quarry", "stone"), ("farm", "wheat")):
        put(s, tile, resource)
    lay(s, ("barn", "market", 3, 0))  # an empty Barn does not matter
    s.players[0].villagers = [CHURCH, CHURCH]
    begin(s)
    act(s, "church")
    act(s, "church")
    assert s.players[0].gold == 2
    assert s.is_idle


@pytest.mark.rule("HAM-CHU-4")
def test_the_church_is_complete_when_all_spaces_are_filled() -> None:
    s = hamlet()
    s.delivered = [0, 1, 0, NOBODY]
    assert not s.is_church_complete()
    s.delivered[3] = 1

    assert s.is_church_complete()


@pytest.mark.rule("HAM-ACT-1")
def test_a_landmark_has_no_activation_but_one_can_build_from_it() -> None:
    s = hamlet(gold=30)
    lay(s, ("plaza", "market", 3, 0))
    s.players[0].donkeys = [CHURCH, 4]
    s.players[0].blueprints = [TILE["small_woodland"]]
    s.bag &= ~(1 << TILE["small_woodland"])
    begin(s)
    do(s, "villager 0", f"go {TILE['plaza']}")

    assert texts(s)[0].startswith("on ")  # to construct is all that can be done there
