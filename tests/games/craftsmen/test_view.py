"""Hidden information and invariants: the closing sections of the ledger."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from gromada.games.craftsmen.capital import DrawCapital, Payment, hand_over, size, spend, take_open, worth
from gromada.games.craftsmen.events import CapitalDrawn, CardPassed
from gromada.games.craftsmen.state import CARD_MASK, SECRET, Craft
from tests.games.craftsmen.building import BOX, GAME, ask, capital, card, hand, kind_of, lay, offered, say, table, told
from tests.games.craftsmen.contract_cases import CASES, check, check_capital


def seen(s: Craft, seat: int | None, other: int) -> Any:
    players: Any = GAME.view(s, seat)["players"]
    return players[other]


@pytest.mark.rule("CRA-HID-1")
def test_a_hand_is_its_owners_secret_but_its_size_is_public() -> None:
    s = table(3)
    hand(s, 0, "red 1", "red 2")

    assert seen(s, 0, 0)["known_capital"] == ["capital_red_1", "capital_red_2"]
    assert seen(s, 0, 0)["worth"] == 5
    assert seen(s, 0, 0)["sets"] == [{"colour": "red", "worth": 5}]
    for eye in (1, 2, None):
        assert seen(s, eye, 0)["known_capital"] == []
        assert (seen(s, eye, 0)["capital"], seen(s, eye, 0)["worth"]) == (2, None)
        assert seen(s, eye, 0)["sets"] == []


@pytest.mark.rule("CRA-HID-3")
def test_cards_dealt_at_set_up_show_only_their_tier_to_others() -> None:
    s = GAME.new(3, 2)

    others = seen(s, 1, 0)["cards"]
    assert [(held["card"], held["tier"]) for held in others] == [(None, "basic")] * 2 + [(None, "extended")]
    assert all(held["card"] for held in seen(s, 0, 0)["cards"])


@pytest.mark.rule("CRA-HID-3")
def test_an_exchange_shows_the_tier_and_the_owner_knows_the_card_under_the_stack() -> None:
    s = GAME.new(3, 2)
    seat = s.order[0]
    old = BOX.cards[s.players[seat].cards[2] & CARD_MASK].id
    say(s, seat, card(old))

    event = s.events[-1]
    for other in (other for other in range(3) if other != seat):
        facts = event.seen_by(other).facts()  # type: ignore[union-attr]  # it is seen by everyone
        assert (facts["tier"], facts["card"], facts["is_known"]) == ("extended", "", 0)
        stacks: Any = GAME.view(s, other)["stacks"]
        assert stacks[1]["known"][-1] is None
    own: Any = GAME.view(s, seat)["stacks"]
    assert own[1]["known"][-1] == old


@pytest.mark.rule("CRA-HID-1", "CRA-HID-5")
def test_what_was_seen_is_remembered_until_it_may_have_left() -> None:
    s = table(3)
    lay(s, "red 3", "blue 1")
    take_open(s, 0, kind_of("red 3"))
    assert [seen(s, eye, 0)["known_capital"] for eye in (1, 2, None)] == [["capital_red_3"]] * 3

    hand(s, 1, "green 2")
    hand_over(s, 1, 2, kind_of("green 2"))
    assert seen(s, 1, 2)["known_capital"] == ["capital_green_2"]
    assert seen(s, 0, 2)["known_capital"] == []
    spend(s, 0, kind_of("red 3"))
    assert seen(s, 1, 0)["known_capital"] == []
    assert GAME.view(s, None)["discard"] == ["capital_red_3"]


@pytest.mark.rule("CRA-HID-1")
def test_drawn_and_passed_cards_are_told_only_to_those_who_see_them() -> None:
    s = table(3)
    ask(s, DrawCapital(0, 1))
    hand_over(s, 0, 1, next(k for k in range(12) if s.players[0].capital >> 4 * k & 15))
    (drawn,) = told(s, CapitalDrawn)
    (passed,) = told(s, CardPassed)

    assert [bool(drawn.seen_by(eye).facts()["card"]) for eye in (0, 1, 2, None)] == [True, False, False, False]  # type: ignore[union-attr]
    assert [bool(passed.seen_by(eye).facts()["card"]) for eye in (0, 1, 2, None)] == [True, True, False, False]  # type: ignore[union-attr]


@pytest.mark.rule("CRA-HID-5")
def test_guesses_deal_unseen_cards_anew_and_keep_what_was_seen() -> None:
    s = table(3)
    lay(s, "red 3", "blue 1")
    take_open(s, 1, kind_of("red 3"))
    ask(s, DrawCapital(1, 4), DrawCapital(0, 3))
    hands = set()
    for luck in range(30):
        guess = GAME.determinize(s, 0, Rng.seeded(luck))
        assert guess.players[0].capital == s.players[0].capital
        assert guess.players[1].capital >> 4 * kind_of("red 3") & 15
        assert size(guess.players[1].capital) == 5
        hands.add(guess.players[1].capital)
        check_capital(guess)

    assert len(hands) > 10


@pytest.mark.rule("CRA-RULING-42", "CRA-HID-2")
def test_a_payment_without_alternatives_is_asked_unless_one_card_is_all() -> None:
    s = table(3)
    hand(s, 0, "red 1", "blue 2")
    ask(s, Payment(0, 3, 15))
    assert offered(s, 0) == ["capital blue 2", "capital red 1"]
    say(s, 0, "capital red 1")
    assert offered(s, 0) == ["capital blue 2"]
    assert (size(s.players[0].capital), s.discard) == (2, 0)

    single = table(3)
    hand(single, 0, "red 3")
    ask(single, Payment(0, 2, 15))
    assert awaited(single) == []
    assert single.discard == capital("red 3")


@pytest.mark.rule("CRA-HID-1", "CRA-HID-6")
def test_in_a_guess_a_debtor_can_pay_and_what_was_picked_is_not_given_away() -> None:
    s = table(3)
    hand(s, 1, "red 1", "red 1", "red 2", "blue 1")
    ask(s, Payment(1, 10, 15))
    say(s, 1, "capital red 1")
    assert GAME.view(s, 0)["discard"] == []

    for luck in range(20):
        guess = GAME.determinize(s, 0, Rng.seeded(luck))
        assert worth(BOX, guess.players[1].capital) >= 10
        assert awaited(guess) == [1]
        assert offered(guess, 1)
        own = GAME.determinize(s, 1, Rng.seeded(luck))
        assert offered(own, 1) == offered(s, 1)


def set_of(colour: str) -> list[str]:
    return [f"{colour} {value}" for value in (1, 1, 2, 2, 3, 3)]


@pytest.mark.rule("CRA-HID-1", "CRA-HID-6")
@pytest.mark.parametrize("eye", [2, None])
def test_bids_that_only_the_richest_hands_cover_give_no_card_away(eye: int | None) -> None:
    guesses = []
    for first, second in (("red", "blue"), ("blue", "red")):
        s = table(3)
        hand(s, 0, *set_of(first))
        hand(s, 1, *set_of(second))
        for seat in (0, 1):
            s.players[seat].bid = worth(BOX, s.players[seat].capital)
        guesses.append([GAME.determinize(s, eye, Rng.seeded(luck)) for luck in range(40)])
        for guess in guesses[-1]:
            check_capital(guess)
            assert all(worth(BOX, guess.players[seat].capital) >= s.players[seat].bid for seat in (0, 1))

    hands = [[(guess.players[0].capital, guess.players[1].capital) for guess in each] for each in guesses]
    assert hands[0] == hands[1]  # worlds that look alike
    assert len(set(hands[0])) > 5


@pytest.mark.rule("CRA-HID-1")
def test_hands_that_differ_only_in_secret_look_the_same() -> None:
    one, two = table(3), table(3)
    hand(one, 1, "red 1", "red 2")
    hand(two, 1, "blue 3", "green 3")

    for eye in (0, 2, None):
        assert json.dumps(GAME.view(one, eye)) == json.dumps(GAME.view(two, eye))


@pytest.mark.rule(
    "CRA-INV-1",
    "CRA-INV-2",
    "CRA-INV-3",
    "CRA-INV-4",
    "CRA-INV-5",
    "CRA-INV-6",
    "CRA-INV-7",
    "CRA-INV-8",
    "CRA-INV-9",
    "CRA-INV-10",
    "CRA-INV-11",
    "CRA-INV-12",
    "CRA-INV-13",
    "CRA-INV-14",
    "CRA-INV-15",
    "CRA-INV-16",
    "CRA-COMP-11",
)
@pytest.mark.parametrize("number", range(len(CASES)))
def test_all_invariants_hold_after_every_answer_of_a_random_game(number: int) -> None:
    seats, given = CASES[number]
    s = GAME.new(seats, number, given)
    rng = Rng.seeded(number)
    rounds = set()
    year = 1
    while asked := awaited(s):
        check(s)
        if s.year != year:
            year = s.year
            assert not any(s.ships)
        rounds.add((s.year, s.season))
        for row_number, cubes in enumerate(s.ships):
            assert not cubes or BOX.is_shipped[BOX.rows[row_number].good]
        moves = options(s, asked[0])
        play(s, asked[0], moves[rng.below(len(moves))])
    check(s)

    assert len([r for r in rounds if r[1] < 4]) == 12


def test_a_broken_table_is_noticed() -> None:
    for spoil in (0, 1, 2, 3):
        s = GAME.new(3, 1)
        if spoil == 0:
            s.deck += capital("red 1")
        elif spoil == 1:
            s.players[0].cards.append(s.players[1].cards[0])
        elif spoil == 2:
            s.natural += 1
        else:
            s.players[0].helpers -= 1
        with pytest.raises(AssertionError):
            check(s)
    assert SECRET > CARD_MASK
