"""What a lone player may expect when the hand is spent: the Settlement of the round is still to come."""

from __future__ import annotations

import pytest

from gromada.games.imperial_settlers.evaluation import round_value
from gromada.games.imperial_settlers.forecast import best_settlement
from tests.games.imperial_settlers.building import GAME, PRINTED, adventure, do, settling, texts


def gained(building: str, sections: tuple[int, int, int, int], round: int = 4) -> float:
    """By how much the forecast is above the evaluation, once the hand is spent."""
    s, _ = adventure(building, sections=sections, round=round)
    assert GAME.forecast(s, 0) == GAME.evaluate(s, 0)  # while the hand can be spent
    do(s, "end")
    return GAME.forecast(s, 0) - GAME.evaluate(s, 0)


def test_a_settlement_that_can_be_created_now_counts_as_what_it_brings() -> None:
    s, slot = adventure("lumberjacks_route", sections=(3, 0, 0, 0), round=4)
    do(s, "end")
    assert f"plan {slot} 0" in texts(s)
    ability = s.village.abilities[slot]
    rounds = s.box.rounds - s.round

    assert best_settlement(s, s.players[0]) == pytest.approx(
        (round_value(ability, 1) - round_value(ability, 0)) * rounds
    )
    assert GAME.forecast(s, 0) == pytest.approx(GAME.evaluate(s, 0) + best_settlement(s, s.players[0]))


def test_without_a_place_for_a_settlement_nothing_is_added() -> None:
    assert gained("lumberjacks_route", (2, 0, 0, 0)) == 0.0


def test_points_for_any_settlement_are_counted_in_the_last_round_too() -> None:
    assert gained("lighthouse", (9, 9, 9, 9), PRINTED["game"]["rounds"]) >= 2.0
    assert gained("lighthouse", (0, 0, 0, 0), PRINTED["game"]["rounds"]) == 0.0


def test_with_others_at_the_table_the_forecast_is_the_evaluation() -> None:
    s = settling((9, 9, 9, 9))
    assert GAME.forecast(s, 0) == GAME.evaluate(s, 0)
    assert GAME.situation(s, 0) == ()
