"""What an answer costs and brings, in words."""

from __future__ import annotations

import gromada
from gromada.core.play import awaited, options, play
from gromada.texts import Texts
from gromada.words.asked import Here

NAMES = ["Ada", "Jan"]


def test_ending_a_turn_is_no_gift_to_whoever_is_next() -> None:
    """Whatever is left of one's own turn is lost, but that the next one begins is nobody's price."""
    game = gromada.game("villagers")
    s = game.new(2, seed=5)
    texts = Texts(game, "en")
    builds = 0
    while builds < 4:
        [seat, *_] = awaited(s)
        offered = {action.text: action for action in options(s, seat)}
        if any(text.startswith("trade ") for text in offered) and "done" in offered:
            builds += 1
            price = Here(game, s, seat).price(offered["done"], texts, NAMES)
            own, _, others = price.partition(f"{NAMES[1 - seat]}: ")
            assert "build action" in own
            assert "build action" not in others
        play(s, seat, offered.get("done") or options(s, seat)[0])


def test_gold_that_is_paid_is_told_once() -> None:
    game = gromada.game("villagers")
    s = game.new(2, seed=5)
    texts = Texts(game, "en")
    prices: list[str] = []
    while len(prices) < 3:
        [seat, *_] = awaited(s)
        here = Here(game, s, seat)
        told = [here.price(action, texts, NAMES) for action in here.answers if action.text.startswith("play ")]
        prices += [price for price in told if price.startswith("costs 2 Gold")]
        play(s, seat, here.answers[0])

    assert {price.count(" Gold,") for price in prices} == {1}
