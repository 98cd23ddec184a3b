"""Set-up and options: sections 1, 3 and 16 of the ledger."""

from __future__ import annotations

from collections import Counter

import pytest

from gromada.core.errors import BadSetup
from gromada.core.play import advance
from gromada.core.rng import Rng
from gromada.games.hamlet.lattice import Board
from gromada.games.hamlet.market import ShowSale
from gromada.games.hamlet.printed import STONE, WHEAT, WOOD
from gromada.games.hamlet.setup_game import DrawFirst, DrawLayout, LayTokens, new_hamlet
from gromada.games.hamlet.state import BOTRIC, NOBODY, basics_on
from gromada.games.hamlet.town_hall import DrawBlueprint
from tests.games.hamlet.building import BOX, CHURCH, FARM, GAME, PRINTED, QUARRY, WOODCUTTER, hamlet


@pytest.mark.rule("HAM-SETUP-1")
@pytest.mark.parametrize(("seats", "parts", "spaces"), [(1, 2, 4), (2, 2, 4), (3, 1, 5), (4, 1, 5)])
def test_the_side_of_the_church_depends_on_the_number_of_players(seats: int, parts: int, spaces: int) -> None:
    s = GAME.new(seats, 1)

    assert s.delivered == [NOBODY] * spaces
    assert s.church_side().parts == parts
    assert GAME.view(s, 0)["church_parts"] == parts


@pytest.mark.rule("HAM-SETUP-2", "HAM-SETUP-7", "HAM-COMP-2", "HAM-SETUP-11")
def test_everybody_starts_with_a_villager_and_a_donkey_on_the_church_and_nothing_else() -> None:
    s = GAME.new(4, 1)
    for p in s.players:
        assert p.villagers == p.donkeys == [CHURCH]
        assert (p.points, p.roads, p.supply, p.blueprints) == (0, 5, [2, 2, 2, 2], [])
    assert s.milestones == [NOBODY] * 5


@pytest.mark.rule("HAM-SETUP-3")
def test_the_default_layout_is_the_printed_one_and_legal() -> None:
    s = GAME.new(2, 1)
    printed = PRINTED["start_layout"]["tiles"]

    view = GAME.view(s, 0)
    board = view["board"]
    assert isinstance(board, list)
    assert [(tile["id"], tile["rotation"], tile["origin"]) for tile in board] == [
        (tile["id"], tile["rot"], tile["at"]) for tile in printed
    ]
    assert all(s.board.printed[CHURCH] >> tile & 1 for tile in range(1, 6))


@pytest.mark.rule("HAM-SETUP-3", "HAM-OPT-1", "HAM-RUL-2", "HAM-SETUP-14")
def test_a_random_layout_is_one_of_40_legal_ones_each_as_likely() -> None:
    assert len(BOX.layouts) == len(set(BOX.layouts)) == 40
    for layout in BOX.layouts:
        board = Board(BOX, list(layout), [])
        assert len(board.cells) == sum(len(BOX.shapes[tile].cells) for tile in range(6))
        assert all(board.printed[CHURCH] >> tile & 1 for tile in range(1, 6))
    s, rng = hamlet(), Rng.seeded(3)
    drawn = Counter([DrawLayout().sample(s, rng)[0] for _ in range(4000)])

    assert sorted(drawn) == list(range(40))
    assert max(drawn.values()) < 2 * min(drawn.values())
    assert len({tuple(GAME.new(2, seed, {"random_layout": True}).board.placed) for seed in range(20)}) > 8


@pytest.mark.rule("HAM-SETUP-4")
@pytest.mark.parametrize(("seats", "side"), [(1, "side_2"), (2, "side_2"), (3, "side_3_4"), (4, "side_3_4")])
def test_the_side_of_the_market(seats: int, side: str) -> None:
    assert GAME.new(seats, 1).market_side().id == side


@pytest.mark.rule("HAM-SETUP-5")
def test_two_of_three_spaces_of_each_first_producer_are_filled() -> None:
    s = GAME.new(2, 1)
    stock = [
        basics_on(s.stock[tile], resource) for tile, resource in ((WOODCUTTER, WOOD), (QUARRY, STONE), (FARM, WHEAT))
    ]

    assert stock == [2, 2, 2]
    assert [s.room(tile) for tile in (WOODCUTTER, QUARRY, FARM)] == [1, 1, 1]


@pytest.mark.rule("HAM-SETUP-6", "HAM-SETUP-8", "HAM-COMP-1")
def test_ten_tiles_are_in_the_bag_of_which_four_come_to_the_row_and_stacks_wait() -> None:
    s = GAME.new(2, 1)

    assert BOX.bag.bit_count() == 10
    assert [stack.bit_count() for stack in BOX.stacks] == [4, 4, 4, 4]
    assert len(s.row) == 4
    assert s.row_gold == [0, 0, 0, 0]
    assert s.bag.bit_count() == 6
    assert all(BOX.bag >> tile & 1 and not s.bag >> tile & 1 for tile in s.row)


@pytest.mark.rule("HAM-SETUP-9", "HAM-SETUP-10")
@pytest.mark.parametrize(("seats", "extra"), [(2, [0, 1]), (3, [0, 0, 1]), (4, [0, 0, 1, 1])])
def test_the_first_player_is_random_and_late_seats_have_more_gold(seats: int, extra: list[int]) -> None:
    firsts = set()
    for seed in range(20):
        s = GAME.new(seats, seed)
        firsts.add(s.first)
        assert [s.players[seat].gold for seat in s.seats_from(s.first)] == [3 + more for more in extra]

    assert firsts == set(range(seats))


@pytest.mark.rule("HAM-SETUP-12", "HAM-SETUP-13", "HAM-SETUP-15")
@pytest.mark.parametrize(("seats", "left"), [(1, [1, 2, 1]), (2, [1, 2, 1]), (3, [1, 3, 2]), (4, [1, 3, 3])])
def test_sale_tiles_are_removed_unseen_and_three_of_level_one_lie_open(seats: int, left: list[int]) -> None:
    s = GAME.new(seats, 1)

    assert s.sales_left == left
    assert [BOX.sales[number].level for number in s.face_up] == [0, 0, 0]
    assert s.unseen.bit_count() == 9


@pytest.mark.rule("HAM-SETUP-14", "HAM-SETUP-12", "HAM-RUL-25")
def test_every_draw_is_uniform() -> None:
    s, rng = hamlet(3), Rng.seeded(5)
    tiles = Counter([DrawBlueprint().sample(s, rng)[0] for _ in range(3000)])
    sales = Counter([ShowSale(0).sample(s, rng)[0] for _ in range(1200)])
    first = Counter([DrawFirst().sample(s, rng)[0] for _ in range(900)])
    tokens = Counter([LayTokens().sample(s, rng)[0] for _ in range(1500)])

    assert len(tiles) == 10
    assert min(tiles.values()) > 230
    assert len(sales) == 4
    assert min(sales.values()) > 240
    assert len(first) == 3
    assert min(first.values()) > 240
    assert len(tokens) == 5
    assert min(tokens.values()) > 230


@pytest.mark.rule("HAM-SOLO-1", "HAM-SETUP-15", "HAM-SOLO-2")
def test_alone_the_human_is_first_with_three_gold_and_botric_has_two_coins() -> None:
    s = GAME.new(1, 4)
    bot = s.players[BOTRIC]

    assert s.first == 0
    assert s.players[0].gold == 3
    assert (bot.gold, bot.donkeys, bot.villagers) == (0, [], [CHURCH])
    assert s.favour[0].coins == 2
    assert s.favour[0].discs == [3, 2, 1]
    assert sorted(s.favour[0].tokens) == [0, 1, 2, 3, 4]


@pytest.mark.rule("HAM-OPT-3", "HAM-OPT-4", "HAM-OPT-5")
def test_limits_outside_their_ranges_and_both_off_are_refused() -> None:
    for given in ({"stall_limit": 19}, {"stall_limit": 1001}, {"round_limit": 99}, {"round_limit": 100_001}):
        with pytest.raises(BadSetup, match="whole number"):
            GAME.new(2, 1, given)
    with pytest.raises(BadSetup, match="HAM-OPT-5"):
        GAME.new(2, 1, {"stall_limit": 0, "round_limit": "off"})
    assert GAME.new(2, 1, {"stall_limit": 0}).stall_limit == 0
    assert GAME.new(2, 1, {"round_limit": "0"}).round_limit == 0
    assert GAME.new(2, 1).stall_limit == 40
    assert GAME.new(2, 1).round_limit == 400


@pytest.mark.rule("HAM-OPT-1", "HAM-OPT-2")
def test_the_default_is_the_rulebook_game() -> None:
    assert GAME.read_options(3, None) == {
        "random_layout": False,
        "allow_parallel_roads": False,
        "stall_limit": 40,
        "round_limit": 400,
    }


@pytest.mark.rule("HAM-COMP-3", "HAM-COMP-4", "HAM-RUL-9")
def test_shared_pieces_are_as_printed_and_gold_and_basics_are_unlimited() -> None:
    assert len(BOX.sales) == 12
    assert len(BOX.awards) == 4
    assert sorted([sale.level for sale in BOX.sales]) == [0] * 4 + [1] * 4 + [2] * 4
    s = new_hamlet(BOX, 2, GAME.read_options(2, None))
    s.catalogue, s.rng = GAME.catalogue, Rng.seeded(1)
    advance(s)
    s.players[0].gold = 1000

    assert GAME.from_json(GAME.to_json(s)).players[0].gold == 1000
