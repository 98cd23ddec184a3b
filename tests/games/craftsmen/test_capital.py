"""Capital: section CAP of the ledger."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gromada.core.rng import Rng
from gromada.games.craftsmen.capital import DrawCapital, HandLimit, Refill, payable_kinds, sample_cards, size, worth
from gromada.games.craftsmen.final_phase import HandLimits
from gromada.games.craftsmen.printed import CAPITALS
from tests.games.craftsmen.building import (
    BOX,
    GAME,
    ask,
    asked,
    capital,
    discard_deck,
    hand,
    kind_of,
    offered,
    pay,
    say,
    table,
    why,
)

KINDS = [f"{colour} {value}" for colour in ("purple", "green", "blue", "red") for value in (1, 2, 3)]


@pytest.mark.rule("CRA-CAP-1", "CRA-CAP-2", "CRA-CAP-3", "CRA-CAP-4")
@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ([], 0),
        (["green 2"], 2),
        (["green 1", "green 1"], 5),
        (["green 3", "green 3"], 6),
        (["green 1", "green 2", "green 3"], 10),
        (["red 1"] * 4, 15),
        (["red 1", "red 1", "blue 3", "green 2"], 10),
        (["purple 3", "purple 3", "purple 3", "blue 1", "blue 3"], 15),
    ],
)
def test_cards_are_worth_their_values_or_five_for_each_after_the_first_of_a_colour(
    cards: list[str], value: int
) -> None:
    assert worth(BOX, capital(*cards)) == value


def irreducible(held: list[str], price: int) -> set[tuple[str, ...]]:
    """All payments without a superfluous card, by trying every subset."""
    found = set()
    for mask in range(1, 1 << len(held)):
        chosen = [held[i] for i in range(len(held)) if mask >> i & 1]
        enough = worth(BOX, capital(*chosen)) >= price
        least = all(worth(BOX, capital(*chosen[:i], *chosen[i + 1 :])) < price for i in range(len(chosen)))
        if enough and least:
            found.add(tuple(sorted(chosen)))
    return found


@pytest.mark.rule("CRA-CAP-6", "CRA-CAP-12", "CRA-RULING-9")
@given(st.lists(st.sampled_from(KINDS), min_size=1, max_size=7), st.integers(1, 16))
def test_exactly_the_cards_of_irreducible_payments_are_offered(held: list[str], price: int) -> None:
    wanted = {card for payment in irreducible(held, price) for card in payment}

    found = payable_kinds(BOX, capital(*held), 0, price)

    assert {card for card in KINDS if found >> kind_of(card) & 1} == wanted


@pytest.mark.rule("CRA-CAP-5", "CRA-CAP-12", "CRA-CAP-7")
@given(st.lists(st.sampled_from(KINDS), min_size=2, max_size=6), st.integers(1, 12), st.integers(0, 1000))
def test_whatever_is_picked_ends_in_an_irreducible_payment_on_the_discard_pile(
    held: list[str], price: int, luck: int
) -> None:
    if worth(BOX, capital(*held)) < price or any(held.count(card) > 4 for card in held):
        return
    s = table()
    s.capital_open, s.deck = [], BOX.capital
    hand(s, 0, *held)
    rng = Rng.seeded(luck)

    pay(s, 0, price)
    while asked(s) == 0:
        moves = offered(s, 0)
        assert moves
        say(s, 0, moves[rng.below(len(moves))])

    paid = [card for card in KINDS for _ in range(s.discard >> 4 * kind_of(card) & 15)]
    assert tuple(sorted(paid)) in irreducible(held, price)
    assert s.players[0].capital + s.discard == capital(*held)


@pytest.mark.rule("CRA-CAP-6", "CRA-CAP-12")
def test_a_card_that_would_be_superfluous_is_refused_with_the_reason() -> None:
    s = table()
    hand(s, 0, "green 3", "green 3", "red 1")
    pay(s, 0, 3)

    assert offered(s, 0) == ["capital green 3"]
    assert why(s, 0, "capital red 1") == "CRA-CAP-6"
    assert why(s, 0, "capital blue 1") == "CRA-CAP-8"


@pytest.mark.rule("CRA-CAP-8", "CRA-RULING-8", "CRA-RULING-11")
def test_an_eleventh_card_is_discarded_at_once_by_own_choice() -> None:
    s = table()
    hand(s, 0, *["green 1"] * 4, *["red 2"] * 4, "blue 1", "blue 2")
    s.discard = 0

    ask(s, DrawCapital(0, 1), HandLimit(0, 10))

    assert size(s.players[0].capital) == 11
    say(s, 0, "capital red 2")
    assert size(s.players[0].capital) == 10
    assert s.discard == capital("red 2")


@pytest.mark.rule("CRA-RULING-42")
def test_discarded_cards_become_public_together() -> None:
    s = table()
    hand(s, 0, *["green 1"] * 4, *["red 2"] * 4, "blue 1", "blue 2")
    ask(s, HandLimit(0, 8))
    before = GAME.view(s, 1)

    say(s, 0, "capital red 2")

    assert s.discard == 0
    assert s.events == []
    assert GAME.view(s, 1) == before
    assert offered(s, 0) == ["capital green 1", "capital blue 1", "capital blue 2", "capital red 2"]
    say(s, 0, "capital blue 1")
    assert s.discard == capital("red 2", "blue 1")
    assert size(s.players[0].capital) == 8


@pytest.mark.rule("CRA-RULING-42")
def test_a_card_chosen_twice_must_be_held_twice() -> None:
    s = table()
    hand(s, 0, *["green 1"] * 4, *["red 2"] * 4, "blue 1", "blue 2")
    ask(s, HandLimit(0, 8))

    say(s, 0, "capital blue 1")

    assert why(s, 0, "capital blue 1") == "CRA-CAP-8"


@pytest.mark.rule("CRA-CAP-8")
def test_a_card_that_is_not_held_cannot_be_discarded() -> None:
    s = table()
    hand(s, 0, *["green 1"] * 4, *["red 2"] * 4, "blue 1", "blue 2")
    ask(s, HandLimit(0, 9))

    assert why(s, 0, "capital purple 3") == "CRA-CAP-8"


@pytest.mark.rule("CRA-CAP-10")
def test_a_refill_fills_every_empty_space_as_far_as_cards_can_be_drawn() -> None:
    s = table()
    s.capital_open = []

    ask(s, Refill())

    assert len(s.capital_open) == 2
    s.capital_open, s.deck, s.discard = [], capital("red 1"), 0
    ask(s, Refill())
    assert s.capital_open == [kind_of("red 1")]


@pytest.mark.rule("CRA-CAP-11", "CRA-CAP-13", "CRA-RULING-10")
def test_the_discard_pile_becomes_the_deck_only_when_a_card_is_needed_and_the_deck_is_empty() -> None:
    s = table()
    s.deck, s.discard = capital("red 1"), capital("blue 2", "blue 2")

    ask(s, DrawCapital(0, 1))
    assert (s.deck, s.discard) == (0, capital("blue 2", "blue 2"))
    ask(s, DrawCapital(0, 1))
    assert (s.deck, s.discard) == (capital("blue 2"), 0)
    ask(s, DrawCapital(0, 5))

    assert s.players[0].capital == capital("red 1", "blue 2", "blue 2")
    assert (s.deck, s.discard) == (0, 0)


@pytest.mark.rule("CRA-CAP-13")
def test_cards_open_for_the_mayor_are_not_reshuffled() -> None:
    s = table()
    s.mayor = s.deck
    s.deck = s.discard = 0

    ask(s, DrawCapital(0, 1))

    assert s.players[0].capital == 0


@pytest.mark.rule("CRA-CAP-9")
def test_at_the_end_of_a_round_eight_cards_are_kept() -> None:
    s = table()
    hand(s, 1, *["green 1"] * 4, *["red 2"] * 4, "blue 1", "blue 2")

    ask(s, HandLimits())
    say(s, 1, "capital blue 1", "capital blue 2")

    assert asked(s) == -1
    assert size(s.players[1].capital) == 8


@pytest.mark.rule("CRA-RULING-46")
def test_sampling_follows_the_deck() -> None:
    s = table()
    discard_deck(s, "red 1", "red 1")
    drawn = sample_cards(s, Rng.seeded(3), 2)

    assert drawn == (kind_of("red 1"),) * 2
    assert all(0 <= card < CAPITALS for card in sample_cards(s, Rng.seeded(3), 20))
