"""Set-up and exchange: section SETUP of the ledger."""

from __future__ import annotations

import pytest

import gromada
from gromada.core.errors import BadSetup
from gromada.core.play import advance
from gromada.games.craftsmen.capital import printed_sum, size
from gromada.games.craftsmen.events import CardExchanged, OrderSet
from gromada.games.craftsmen.printed import ADVANCED, EXTENDED, FIRST_SAWMILL
from gromada.games.craftsmen.setup_game import SetOrder, ShuffleTier
from gromada.games.craftsmen.state import CARD_MASK, SECRET
from tests.games.craftsmen.building import BOX, GAME, NUMBER, asked, card, hand, offered, points, say, table, told, why

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@SEATS
@pytest.mark.rule("CRA-SETUP-1", "CRA-SETUP-2", "CRA-SETUP-3", "CRA-SETUP-4", "CRA-SETUP-5", "CRA-SETUP-6")
def test_everyone_is_dealt_the_same_and_two_cards_of_each_kind_lie_open(seats: int) -> None:
    s = GAME.new(seats, 4)

    assert (s.year, s.season) == (1, 0)
    for p in s.players:
        assert (size(p.capital), p.helpers) == (5, 5)
        assert [BOX.cards[held & CARD_MASK].tier for held in p.cards] == [0, 0, 1]
        assert BOX.cards[p.cards[2] & CARD_MASK].has_house
    assert len(s.capital_open) == 2
    assert [len(stack) for stack in s.stacks] == [24 - 2 * seats - 2, 24 - seats - 2, 16 - 2]
    assert [BOX.cards[open_card].tier for open_card in s.cards_open] == [0, 0, 1, 1, 2, 2]


@SEATS
@pytest.mark.rule("CRA-SETUP-5", "CRA-SETUP-6", "CRA-RULING-1", "CRA-COMP-12")
def test_house_cards_lie_on_top_of_their_own_stacks(seats: int) -> None:
    s = GAME.new(seats, 4)

    for tier, dealt in ((EXTENDED, seats), (ADVANCED, 0)):
        stack = [BOX.cards[entry & CARD_MASK] for entry in reversed(s.stacks[tier])]
        houses = 8 - dealt - 2
        assert [printed.has_house for printed in stack] == [True] * houses + [False] * (len(stack) - houses)
        assert all(printed.tier == tier for printed in stack)


@SEATS
@pytest.mark.rule("CRA-SETUP-7", "CRA-COMP-2")
def test_everyone_starts_with_one_of_the_six_sawmills(seats: int) -> None:
    s = GAME.new(seats, 4)

    rows = [p.row for p in s.players]
    assert all(len(built) == 1 and built[0] >= FIRST_SAWMILL for built in rows)
    assert len({built[0] for built in rows} | set(s.sawmills)) == 6
    assert len(s.sawmills) == 6 - seats


@pytest.mark.rule("CRA-SETUP-8", "CRA-SETUP-9", "CRA-RULING-3")
def test_the_poorest_is_first_and_on_a_tie_the_younger() -> None:
    s = table(4, age_order="3-2-1-0")
    hand(s, 0, "green 1", "green 1")
    hand(s, 1, "red 3", "red 3")
    hand(s, 2, "blue 1", "blue 3")
    hand(s, 3, "blue 2", "purple 2")

    s.then(SetOrder())
    advance(s)

    assert s.order == [0, 3, 2, 1]
    assert points(s) == [0, 2, 1, 1]


@pytest.mark.rule("CRA-SETUP-9")
def test_starting_points_follow_the_turn_order() -> None:
    for seats, start in ((2, [0, 1]), (3, [0, 1, 1]), (5, [0, 1, 1, 2, 2])):
        s = GAME.new(seats, 8)
        assert [s.players[seat].points for seat in s.order] == start


@pytest.mark.rule("CRA-SETUP-15")
def test_only_the_order_is_told_not_the_sums() -> None:
    s = GAME.new(4, 5)

    sums = [printed_sum(s.players[seat].capital) for seat in s.order]
    assert sums == sorted(sums)
    (event,) = told(s, OrderSet)
    assert event == OrderSet(tuple(s.order))
    assert set(event.facts()) == {"count", "place1", "place2", "place3", "place4", "place5"}


@pytest.mark.rule("CRA-SETUP-10", "CRA-SETUP-14", "CRA-RULING-2")
def test_a_card_goes_under_its_stack_after_the_top_one_was_drawn() -> None:
    s = GAME.new(3, 4)
    seat = s.order[0]
    p = s.players[seat]
    old = p.cards[2] & CARD_MASK
    top = s.stacks[EXTENDED][-1] & CARD_MASK
    assert asked(s) == seat

    say(s, seat, card(BOX.cards[old].id))

    assert p.cards[-1] == top | SECRET
    assert s.stacks[EXTENDED][0] & CARD_MASK == old
    assert asked(s) == seat
    assert "pass" in offered(s, seat)
    assert all(move == "pass" or move.startswith("sawmill") for move in offered(s, seat))
    (event,) = told(s, CardExchanged)
    assert event.facts()["card"] == f"~{BOX.cards[top].id}"


@pytest.mark.rule("CRA-SETUP-10", "CRA-RULING-2", "CRA-SETUP-14")
def test_a_returned_sawmill_is_there_for_later_players_and_each_exchange_is_optional() -> None:
    s = GAME.new(3, 4)
    first, second = s.order[:2]
    own = s.players[first].row[0]
    say(s, first, "pass", f"sawmill {s.sawmills[0] - FIRST_SAWMILL + 1}")

    assert asked(s) == second
    say(s, second, "pass")
    assert f"sawmill {own - FIRST_SAWMILL + 1}" in offered(s, second)
    taken = s.players[first].row[0]
    assert why(s, second, f"sawmill {taken - FIRST_SAWMILL + 1}") == "CRA-SETUP-10"
    say(s, second, "pass")
    assert asked(s) == s.order[2]


@pytest.mark.rule("CRA-SETUP-10")
def test_a_card_of_another_hand_cannot_be_exchanged() -> None:
    s = GAME.new(3, 4)
    seat, other = s.order[:2]
    foreign = s.players[other].cards[0] & CARD_MASK

    assert why(s, seat, card(BOX.cards[foreign].id)) == "CRA-SETUP-10"


@SEATS
@pytest.mark.rule("CRA-SETUP-11", "CRA-SETUP-12", "CRA-SETUP-13", "CRA-COMP-3")
def test_the_board_starts_with_natural_cubes_and_tokens_by_the_number_of_players(seats: int) -> None:
    s = GAME.new(seats, 4)

    assert s.granary == sum(6 << 3 * space for space in range(14))
    assert s.natural == 0
    assert s.ships == [0] * len(BOX.rows)
    assert (s.privilege_pool, s.labour_pool) == (2 * seats, 2 * seats)
    assert s.bonus_owner == [-1] * 8
    assert all((p.market, p.privilege, p.labour) == (0, 0, 0) for p in s.players)


@pytest.mark.rule("CRA-RULING-3")
def test_age_order_must_name_every_seat_once() -> None:
    for wrong in ("0-1", "0-0-1", "2-1", "old"):
        with pytest.raises(BadSetup):
            gromada.game("craftsmen").new(3, 1, {"age_order": wrong})


@pytest.mark.rule("CRA-SETUP-5")
def test_a_shuffle_settled_by_hand_is_dealt_from_the_top() -> None:
    s = table(2)
    s.stacks[EXTENDED] = []
    order = ShuffleTier(EXTENDED).sample(s, s.rng)

    ShuffleTier(EXTENDED).settle(s, order)

    assert [s.players[0].cards[0] & CARD_MASK, s.players[1].cards[0] & CARD_MASK] == list(order[:2])
    assert s.cards_open[2:4] == list(order[2:4])
    assert NUMBER[BOX.cards[order[0]].id] == order[0]
