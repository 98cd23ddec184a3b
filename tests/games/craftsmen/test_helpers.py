"""The helper phase: section HELP of the ledger, and covering between two players."""

from __future__ import annotations

import pytest

from gromada.games.craftsmen.capital import size
from gromada.games.craftsmen.helpers import HelperPhase, NextHelper
from tests.games.craftsmen.building import ask, asked, capital, discs, hand, offered, points, queue, say, table, why

PLACES = ["bankers_guild", "builders_guild", "notary", "crafts_guild", "merchants_guild", "town_hall"]


@pytest.mark.rule("CRA-HELP-1", "CRA-HELP-4", "CRA-COMP-16")
def test_one_helper_at_a_time_in_turn_order_to_the_leftmost_empty_space() -> None:
    s = table()
    s.order = [2, 0, 1]
    ask(s, HelperPhase())

    say(s, 2, "place notary")
    say(s, 0, "place notary")
    say(s, 1, "place notary")

    assert discs(s, "notary") == [(2,), (0,), (1,)]
    assert asked(s) == 2
    assert s.players[2].helpers == 4


@pytest.mark.rule("CRA-HELP-2", "CRA-HELP-3", "CRA-HELP-13")
def test_passing_is_final_and_unplaced_helpers_bring_one_point_whatever_their_number() -> None:
    s = table()
    ask(s, HelperPhase())

    say(s, 0, "pass")
    say(s, 1, *["place notary"])
    say(s, 2, "pass")
    for town in ("notary", "bankers_guild", "crafts_guild", "town_hall"):
        say(s, 1, f"place {town}")

    assert asked(s) == -1
    assert s.players[1].helpers == 0
    assert points(s) == [1, 0, 1]


@pytest.mark.rule("CRA-HELP-5", "CRA-RULING-4", "CRA-RULING-5", "CRA-HELP-14")
def test_only_when_all_spaces_are_taken_any_single_disc_may_be_covered() -> None:
    s = table(4)
    queue(s, "notary", (1,), (2,))
    ask(s, HelperPhase())
    say(s, 0, "place notary")
    assert discs(s, "notary") == [(1,), (2,), (0,)]

    hand(s, 3, "red 1")
    say(s, 1, "pass")
    say(s, 2, "pass")
    say(s, 3, "place notary")

    assert offered(s, 3) == ["space 1", "space 2", "space 3"]
    say(s, 3, "space 3")
    assert discs(s, "notary") == [(1,), (2,), (0, 3)]
    hand(s, 0, "red 1")
    say(s, 0, "place notary")
    assert offered(s, 0) == ["space 1", "space 2"]
    assert why(s, 0, "space 3") == "CRA-HELP-5"


@pytest.mark.rule("CRA-HELP-6", "CRA-HELP-7")
def test_two_of_ones_own_and_a_limit_for_all_by_the_number_of_players() -> None:
    for seats, spaces in ((3, [(1, 2), (1,), (2,)]), (4, [(1, 2), (1, 3), (2,)]), (5, [(1, 2), (1, 3), (2, 4)])):
        s = table(seats)
        queue(s, "notary", *spaces)
        hand(s, 0, "red 1")
        ask(s, NextHelper(0))
        assert why(s, 0, "place notary") == "CRA-HELP-7"
        assert why(s, 0, "place bankers_guild") == ""
    s = table(5)
    queue(s, "notary", (0,), (0,))
    ask(s, NextHelper(0))
    assert why(s, 0, "place notary") == "CRA-HELP-6"


@pytest.mark.rule("CRA-HELP-8", "CRA-HELP-9", "CRA-RULING-6", "CRA-CAP-14", "CRA-RULING-32")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_fee_is_a_card_or_points_by_year_and_moves_to_the_covered_player(year: int) -> None:
    s = table(3, year=year)
    queue(s, "notary", (1,), (2,), (1,))
    hand(s, 0, "red 1", "blue 3")
    s.players[0].score(0, 51)
    ask(s, NextHelper(0))
    before = sum(points(s))

    twin = s.copy()
    say(s, 0, "place notary", "space 1")
    assert offered(s, 0) == ["capital blue 3", "capital red 1", "points"]
    say(s, 0, "points")

    assert points(s) == [51 - year, year, 0]
    assert sum(points(s)) == before
    say(twin, 0, "place notary", "space 2", "capital blue 3")
    assert twin.players[2].capital == capital("blue 3")
    assert twin.players[0].capital == capital("red 1")
    assert points(twin) == [51, 0, 0]


@pytest.mark.rule("CRA-HELP-10", "CRA-RULING-31", "CRA-HELP-14")
def test_what_cannot_be_paid_is_not_offered() -> None:
    s = table(3, year=2)
    queue(s, "notary", (1,), (2,), (1, 2))
    s.players[0].score(0, 1)
    ask(s, NextHelper(0))
    assert why(s, 0, "place notary") == "CRA-HELP-7"

    s = table(4, year=2)
    queue(s, "notary", (1,), (2,), (1, 2))
    s.players[0].score(0, 1)
    ask(s, NextHelper(0))
    assert why(s, 0, "place notary") == "CRA-HELP-10"
    s.players[0].score(0, 1)
    assert why(s, 0, "place notary") == ""
    hand(s, 0, "red 1", "red 2")
    s.players[0].score(0, -1)
    say(s, 0, "place notary", "space 1")
    assert offered(s, 0) == ["capital red 1", "capital red 2"]
    assert why(s, 0, "points") == "CRA-HELP-10"
    assert why(s, 0, "capital blue 1") == "CRA-CAP-14"


@pytest.mark.rule("CRA-HELP-11")
def test_own_discs_and_the_green_ribbon_are_covered_for_nothing() -> None:
    s = table(4)
    queue(s, "notary", (0,), (2,), (1,))
    hand(s, 0, "red 1")
    s.players[0].score(0, 5)
    ask(s, NextHelper(0))

    twin = s.copy()
    say(s, 0, "place notary", "space 1")
    say(twin, 0, "place notary", "space 3")

    for state in (s, twin):
        assert (points(state)[0], state.players[0].capital) == (5, capital("red 1"))
        assert asked(state) == 1


@pytest.mark.rule("CRA-HELP-12", "CRA-RULING-7")
def test_whoever_has_no_legal_place_passes_without_being_asked_and_gets_the_point() -> None:
    s = table(3, year=3)
    for town in PLACES:
        queue(s, town, (1,), (2,), (1, 2))
    for p in s.players:
        p.helpers = 0
    s.players[0].helpers = 2

    ask(s, NextHelper(0))

    assert asked(s) == -1
    assert points(s) == [1, 0, 0]


@pytest.mark.rule("CRA-RULING-8", "CRA-CAP-8", "CRA-HELP-14")
def test_a_fee_to_a_full_hand_makes_the_receiver_discard_at_once() -> None:
    s = table(3)
    queue(s, "notary", (1,), (2,), (1,))
    hand(s, 1, *["green 1"] * 4, *["red 2"] * 4, "blue 1", "blue 2")
    hand(s, 0, "purple 3")
    ask(s, NextHelper(0))

    say(s, 0, "place notary", "space 1")

    assert asked(s) == 1
    assert "capital purple 3" in offered(s, 1)
    say(s, 1, "capital purple 3")
    assert size(s.players[1].capital) == 10
    assert asked(s) == 1
    assert "place notary" in offered(s, 1) or "pass" in offered(s, 1)


# -- two players ----------------------------------------------------------------------------------


@pytest.mark.rule("CRA-TWO-1", "CRA-TWO-2")
def test_two_players_use_two_spaces_with_up_to_four_discs() -> None:
    s = table(2)
    queue(s, "notary", (0,), (1,))
    ask(s, HelperPhase())

    say(s, 0, "place notary")
    assert offered(s, 0) == ["space 1", "space 2"]
    assert why(s, 0, "space 3") == "CRA-TWO-1"
    say(s, 0, "space 1")
    say(s, 1, "place notary")

    assert discs(s, "notary") == [(0, 0), (1, 1), ()]
    assert why(s, 0, "place notary") == "CRA-HELP-6"


@pytest.mark.rule("CRA-TWO-3", "CRA-TWO-8")
def test_between_two_the_covered_player_draws_a_card_and_nothing_is_paid() -> None:
    s = table(2)
    queue(s, "notary", (1,), (0,))
    ask(s, HelperPhase())

    twin = s.copy()
    say(s, 0, "place notary", "space 1")
    say(twin, 0, "place notary", "space 2")

    assert size(s.players[1].capital) == 1
    assert size(twin.players[1].capital) == 0
    empty = table(2)
    queue(empty, "notary", (1,), (0,))
    empty.mayor, empty.deck, empty.discard = empty.deck, 0, 0
    ask(empty, HelperPhase())
    say(empty, 0, "place notary", "space 1")
    assert discs(empty, "notary") == [(1, 0), (0,), ()]
    assert empty.players[1].capital == 0
