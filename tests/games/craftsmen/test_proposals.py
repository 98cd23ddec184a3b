"""What a careful player would answer: which card lies face up, and in which order the others go back."""

from __future__ import annotations

import pytest

from gromada.core.play import question
from gromada.games.craftsmen.actions import Building
from gromada.games.craftsmen.peek import LayOut, PutBackCard
from gromada.games.craftsmen.proposals import held_worth
from gromada.games.craftsmen.state import Craft
from tests.games.craftsmen.building import GAME, offered, say
from tests.games.craftsmen.test_notary import peeking

CARDS = ("iron_mine_red", "iron_mine_blue", "iron_mine_green", "apiary_red")


def proposed(s: Craft) -> list[str]:
    return [action.text for action in GAME.proposal(s, 0)]


def worth_of(s: Craft, text: str) -> float:
    action = GAME.catalogue.read(text)
    assert isinstance(action, Building)
    return held_worth(s, 0, action.card)


@pytest.mark.rule("CRA-PEEK-1", "CRA-PEEK-5")
def test_what_is_worth_most_lies_face_up_one_card_at_a_time_and_the_rest_goes_back_in_that_order() -> None:
    s = peeking(*CARDS)
    while isinstance(question(s, 0), LayOut):
        worth = {text: worth_of(s, text) for text in offered(s, 0)}
        (one,) = proposed(s)  # a card that is laid out is seen: nothing can be sent along with it
        assert worth[one] == max(worth.values())
        say(s, 0, one)
    say(s, 0, "top")

    back = proposed(s)
    assert len(back) == len(s.peeked) - 1, "the last one needs no question"
    order = [worth_of(s, text) for text in back]
    assert order == sorted(order, reverse=True)
    say(s, 0, *back)

    assert not isinstance(question(s, 0), PutBackCard)
