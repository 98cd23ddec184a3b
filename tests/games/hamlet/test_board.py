"""The board in words: what answers call by a number carries that number."""

from __future__ import annotations

from typing import Any

import pytest

import gromada
from gromada.texts import Texts
from gromada.words.boards import board_of, board_text

GAME = gromada.game("hamlet")


def board(lang: str) -> list[str]:
    s = GAME.new(2, seed=7)
    return board_text(board_of(GAME, Texts(GAME, lang), GAME.view(s, 0), ["Ada", "Jan"], 0), width=None)


@pytest.mark.parametrize(
    ("lang", "sales", "deliveries"), [("en", "Sales: ", "Deliveries"), ("pl", "Sprzedaże: ", "Dostawy")]
)
def test_sales_and_deliveries_carry_the_numbers_of_their_answers(lang: str, sales: str, deliveries: str) -> None:
    view: Any = GAME.view(GAME.new(2, seed=7), 0)
    told = board(lang)
    [sold] = [line for line in told if line.startswith(sales)]
    [delivered] = [line for line in told if line.startswith(deliveries)]

    assert [sold.count(f"#{number} ") for number in range(len(view["sales"]))] == [1] * len(view["sales"])
    assert sold.startswith(f"{sales}#0 ")
    assert f"#{len(view['deliveries']) - 1} " in delivered
    assert "sell 0" in [action.text for action in GAME.catalogue.actions]


def test_awards_say_whose_counts_they_are() -> None:
    assert any(line.startswith("Awards (Ada:Jan): ") for line in board("en"))
    assert any(line.startswith("Nagrody (Ada:Jan): ") for line in board("pl"))


def test_polish_counts_of_goods_need_no_other_form_of_their_names() -> None:
    assert any("3 × " in line for line in board("pl"))
