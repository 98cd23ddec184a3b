"""The end of a year and of the game: sections YEAR and END of the ledger."""

from __future__ import annotations

import pytest

from gromada.core.rng import Rng
from gromada.games.craftsmen.capital import size
from gromada.games.craftsmen.events import ShipScored
from gromada.games.craftsmen.state import SHIPS, Craft
from gromada.games.craftsmen.year_scoring import (
    CleanUp,
    FinalScoring,
    Investments,
    ScoreColours,
    ScoreGranary,
    ScoreShips,
    ranking,
    year_scoring,
)
from tests.games.craftsmen.building import (
    BLACK,
    BLUE,
    BOX,
    GAME,
    GREEN,
    PRINTED,
    RED,
    YELLOW,
    any_of,
    ask,
    asked,
    capital,
    granary,
    hand,
    in_granary,
    loaded,
    offered,
    points,
    row,
    say,
    table,
    told,
    why,
)


def worked_example() -> Craft:
    """The ships of the rulebook's example, loaded as our rows allow."""
    s = table(5)
    loaded(s, "wine", 1, YELLOW)
    loaded(s, "bread", 1, YELLOW, BLACK)
    loaded(s, "meat", 1, RED, RED)
    loaded(s, "weapons", 2, BLUE, BLACK)
    loaded(s, "books", 2, GREEN, BLUE)
    loaded(s, "tools", 2, GREEN, GREEN)
    loaded(s, "clothes", 3, RED, YELLOW)
    loaded(s, "candles", 3, YELLOW, YELLOW)
    loaded(s, "meat", 3, RED, RED)
    loaded(s, "weapons", 4, BLUE)
    loaded(s, "books", 4, BLACK, BLACK)
    loaded(s, "wine", 4, GREEN, GREEN)
    loaded(s, "beer", 4, BLACK, YELLOW)
    return s


@pytest.mark.rule("CRA-YEAR-1", "CRA-YEAR-2", "CRA-YEAR-3", "CRA-YEAR-4", "CRA-YEAR-5", "CRA-COMP-15", "CRA-YEAR-10")
def test_the_worked_example_of_the_rulebook_scores_39_36_35_28_21() -> None:
    s = worked_example()

    ask(s, ScoreShips())

    assert [points(s)[seat] for seat in (YELLOW, GREEN, BLACK, BLUE, RED)] == [39, 36, 35, 28, 21]
    scored = {(e.ship + 1, e.seat): (e.points, e.bonus) for e in told(s, ShipScored) if isinstance(e, ShipScored)}
    assert scored == {
        (1, YELLOW): (9, 4),
        (1, BLACK): (4, 0),
        (1, RED): (4, 0),
        (2, GREEN): (16, 5),
        (2, BLUE): (14, 3),
        (2, BLACK): (8, 0),
        (3, YELLOW): (17, 4),
        (3, RED): (11, 6),
        (4, BLACK): (16, 7),
        (4, GREEN): (10, 5),
        (4, BLUE): (8, 3),
        (4, YELLOW): (4, 1),
    }
    assert s.ships == [0] * len(BOX.rows)
    assert [p.lines[SHIPS] for p in s.players] == points(s)


@pytest.mark.rule("CRA-YEAR-3", "CRA-YEAR-4")
def test_on_a_tie_the_higher_row_is_ahead_and_in_a_row_the_left_cube() -> None:
    s = table(3)
    loaded(s, "weapons", 4, 1, 2)
    loaded(s, "books", 4, 0)
    ask(s, ScoreShips())

    assert points(s) == [6 + 3, 8 + 7, 8 + 5]


@pytest.mark.rule("CRA-YEAR-4")
def test_bonuses_left_over_are_not_awarded() -> None:
    s = table(3)
    loaded(s, "weapons", 4, 1)
    ask(s, ScoreShips())

    assert points(s) == [0, 8 + 7, 0]


@pytest.mark.rule("CRA-YEAR-6", "CRA-RULING-29")
def test_each_set_of_four_colour_halves_scores_three_wherever_they_stand() -> None:
    s = table(2)
    row(s, 0, "sawmill_purple_green", "cooperage_purple_red", "iron_mine_blue", "vineyard_green")
    row(s, 1, "sawmill_purple_green", "vineyard_green")
    ask(s, ScoreColours())
    assert points(s) == [3, 0]

    row(s, 0, "sawmill_purple_green", "cooperage_purple_red", "iron_mine_blue", "vineyard_green", "cattle_farm_red")
    ask(s, ScoreColours())
    assert points(s) == [3 + 6, 0]


@pytest.mark.rule("CRA-YEAR-7", "CRA-YEAR-8")
def test_granary_cubes_score_one_and_leave_while_natural_ones_slide_down() -> None:
    s = table(3)
    granary(s, barrel=(0, -1), rope=(1, 1), iron=(-1, 0), flour=(-1, -1))
    ask(s, ScoreGranary())

    assert points(s) == [2, 2, 0]
    kept = [in_granary(s, good) for good in ("barrel", "rope", "iron", "flour")]
    assert kept == [[-1], [], [-1], [-1, -1]]


@pytest.mark.rule("CRA-YEAR-9", "CRA-RULING-27", "CRA-HID-1")
def test_four_cards_of_four_colours_bring_their_printed_values() -> None:
    s = table(3)
    s.order = [1, 0, 2]
    hand(s, 1, "purple 3", "purple 1", "green 2", "blue 1", "red 3", "red 3")
    ask(s, Investments())

    assert offered(s, 1) == ["pass", "invest"]
    say(s, 1, "invest")
    assert offered(s, 1) == ["capital purple 1", "capital purple 3"]
    assert why(s, 1, "capital green 2") == "CRA-YEAR-9"
    say(s, 1, "capital purple 3", "capital green 2", "capital blue 1", "capital red 3")

    assert points(s) == [0, 9, 0]
    assert s.players[1].capital == capital("purple 1", "red 3")
    assert asked(s) == -1


@pytest.mark.rule("CRA-RULING-42", "CRA-YEAR-9")
def test_invested_cards_become_public_together() -> None:
    s = table(3)
    hand(s, 1, "purple 3", "purple 1", "green 2", "blue 1", "red 3", "red 3")
    ask(s, Investments())
    say(s, 1, "invest")
    before = GAME.view(s, 2)

    say(s, 1, "capital purple 3", "capital green 2", "capital blue 1")

    assert GAME.view(s, 2) == before
    assert (s.discard, s.events, points(s)) == (0, [], [0, 0, 0])
    guess = GAME.determinize(s, 2, Rng.seeded(1))
    assert len(offered(guess, 1)) >= 1
    say(s, 1, "capital red 3")
    assert s.discard == capital("purple 3", "green 2", "blue 1", "red 3")


@pytest.mark.rule("CRA-YEAR-14", "CRA-HID-2", "CRA-YEAR-9")
def test_everyone_with_four_cards_is_asked_even_without_all_colours() -> None:
    s = table(3)
    hand(s, 0, "purple 3", "purple 1", "green 2", "blue 1")
    hand(s, 1, "purple 3", "green 2", "blue 1")
    ask(s, Investments())

    assert offered(s, 0) == ["pass"]
    assert why(s, 0, "invest") == "CRA-YEAR-9"
    say(s, 0, "pass")
    assert asked(s) == -1


@pytest.mark.rule("CRA-YEAR-11", "CRA-YEAR-13", "CRA-RULING-30", "CRA-RULING-39")
def test_missing_goods_get_one_natural_cube_in_the_order_of_the_pack() -> None:
    s = table(3)
    granary(s, rope=(-1,))
    ask(s, CleanUp())
    assert [in_granary(s, good) for good in PRINTED["granary"]["goods"]] == [[-1]] * 7

    s = table(3)
    granary(s, rope=(-1,))
    s.natural = 2
    ask(s, CleanUp())
    filled = [good for good in PRINTED["granary"]["goods"] if in_granary(s, good)]
    assert filled == ["barrel", "rope", "leather"]
    assert s.natural == 0


@pytest.mark.rule("CRA-RULING-30")
def test_with_the_option_all_spaces_are_refilled_lower_ones_first() -> None:
    s = table(3, granary_refill="all_spaces")
    granary(s, rope=(-1,))
    s.natural = 8
    ask(s, CleanUp())

    cubes = [len(in_granary(s, good)) for good in PRINTED["granary"]["goods"]]
    assert cubes == [2, 2, 1, 1, 1, 1, 1]


@pytest.mark.rule("CRA-YEAR-12", "CRA-YEAR-10", "CRA-INV-14")
def test_hands_tokens_and_goods_are_kept_and_the_ships_sail_empty() -> None:
    s = worked_example()
    p = s.players[0]
    row(s, 0, any_of("sawmill"), f"{any_of('toolsmith')}:iron*,wood")
    hand(s, 0, "red 1")
    p.market, p.privilege, p.labour = 2, 1, 3
    built = p.row[:]
    ask(s, *year_scoring(s))

    assert (p.row, p.capital, p.market, p.privilege, p.labour) == (built, capital("red 1"), 2, 1, 3)
    assert s.ships == [0] * len(BOX.rows)


@pytest.mark.rule("CRA-END-1", "CRA-END-2", "CRA-END-4", "CRA-BONUS-4")
def test_at_the_end_bonus_tokens_are_added_and_nothing_else() -> None:
    s = table(3, year=3, season=3)
    s.bonus_owner[0] = s.bonus_owner[1] = 1
    p = s.players[0]
    p.market, p.privilege, p.labour = 3, 3, 3
    row(s, 0, any_of("sawmill"))
    row(s, 1, any_of("sawmill"))
    assert isinstance(year_scoring(s)[-1], FinalScoring)

    ask(s, FinalScoring())

    assert points(s) == [0, BOX.bonus_points[0] + BOX.bonus_points[1], 0]


@pytest.mark.rule("CRA-END-3", "CRA-END-5", "CRA-TWO-7")
def test_ties_go_to_more_capital_cards_then_to_the_later_in_turn_order() -> None:
    s = table(4)
    for seat, amount in enumerate((20, 30, 30, 30)):
        s.players[seat].score(0, amount)
    hand(s, 2, "red 1")
    s.order = [1, 2, 3, 0]

    assert ranking(s) == [2, 3, 1, 0]
    assert GAME.winners(s) == [2]
    assert size(s.players[2].capital) == 1
