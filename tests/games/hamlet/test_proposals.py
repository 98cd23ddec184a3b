"""What a careful player would answer: who is worth hiring, and where donkeys carry most."""

from __future__ import annotations

import pytest

from gromada.games.hamlet.planning import within_reach
from gromada.games.hamlet.state import Hamlet
from tests.games.hamlet.building import GAME, QUARRY, act, begin, do, example, put, texts


def proposed(s: Hamlet) -> list[str]:
    return [action.text for action in GAME.proposal(s, 0)]


def reached(s: Hamlet) -> int:
    return within_reach(s, 0, [s.filled(tile) for tile in range(len(s.box.tiles))])


def after(s: Hamlet, *moves: str) -> Hamlet:
    trial = s.copy()
    do(trial, *moves)
    return trial


def hiring(gold: int) -> Hamlet:
    """In the Town Hall, asked whom to hire."""
    s = example()
    s.players[0].gold = gold
    put(s, "cow_farm", "milk", count=3)
    begin(s)
    act(s, "town_hall")
    do(s, texts(s)[0])
    assert "hire donkey" in texts(s)
    return s


@pytest.mark.rule("HAM-DONK-1", "HAM-DONK-2", "HAM-TRANS-1")
def test_a_donkey_goes_where_most_comes_within_reach() -> None:
    s = example()
    s.players[0].donkeys = [QUARRY]
    put(s, "cow_farm", "milk", count=3)
    begin(s)
    do(s, "donkeys")
    best = max(reached(after(s, text)) for text in texts(s))
    assert best > reached(s)

    (one,) = proposed(s)

    assert one.startswith("drive")
    assert reached(after(s, one)) == best


@pytest.mark.rule("HAM-DONK-2")
def test_where_no_donkey_has_a_better_place_the_block_is_finished() -> None:
    s = example()
    s.players[0].donkeys = [QUARRY, QUARRY]
    for tile in range(len(s.box.tiles)):
        s.stock[tile] = 0
    begin(s)
    do(s, "donkeys")

    assert proposed(s) == ["finish"]


@pytest.mark.rule("HAM-TH-1", "HAM-HIRE-1")
def test_early_a_villager_is_worth_its_price_and_late_nobody_is() -> None:
    s = hiring(gold=60)
    assert proposed(s)[0] == "hire villager"
    s.round = 99
    assert proposed(s) == ["stop"]


@pytest.mark.rule("HAM-HIRE-3")
def test_a_new_donkey_is_put_where_it_brings_most_within_reach() -> None:
    s = after(hiring(gold=60), "hire donkey")
    best = max(reached(after(s, text)) for text in texts(s))
    assert best > min(reached(after(s, text)) for text in texts(s))

    assert reached(after(s, proposed(s)[0])) == best
