"""Bots at the notary: bids follow what a card brings and what capital is worth."""

from __future__ import annotations

import pytest

import gromada
from gromada.bots.registry import make_bot
from gromada.core.actions import Action
from gromada.core.play import apply, awaited, options, play, question
from gromada.games.craftsmen.actions import Bid
from gromada.games.craftsmen.auction import OpeningBid, OutbidMayor, Raise
from gromada.games.craftsmen.helpers import PlaceHelper
from gromada.games.craftsmen.notary import AskNotary, missing_for
from gromada.games.craftsmen.printed import ADVANCED, BASIC
from gromada.games.craftsmen.state import EMPTY, Craft
from tests.games.craftsmen.building import BLACK, BOX, GAME, NUMBER, YELLOW, any_of, ask, hand, row, table

RICH = ("red 1", "red 2", "red 3", "blue 1", "blue 2", "blue 3")  # worth 20, in two colours
SAWMILL = "sawmill_purple_green"
PRICE = BOX.buy_cost[BASIC]
LATER = PlaceHelper(BLACK)  # the game goes on


def offered_card(colours: tuple[str, ...], tier: int = BASIC) -> str:
    """Some card of a tier whose halves are of these colours only, or have none of them."""
    for card in BOX.cards:
        if card.id and card.tier == tier and {card.top, card.bottom} <= {COLOUR[name] for name in colours}:
            return card.id
    raise AssertionError(f"no such card: {colours}")


COLOUR = {"purple": 0, "green": 1, "blue": 2, "red": 3}


def auction(card: str, *capital: str, bid: int = 0) -> Craft:
    """A card lies face up; another seat may have bid."""
    s = table(3, year=1, season=1)
    for seat in range(3):
        row(s, seat, SAWMILL)
    hand(s, YELLOW, *capital)
    hand(s, BLACK, "green 1", "green 2", "green 3")
    s.cards_open = [NUMBER[card], EMPTY, EMPTY, EMPTY, EMPTY, EMPTY]
    s.players[BLACK].bid = bid
    return s


def values(s: Craft) -> dict[int, float]:
    """What each bid is worth to seat 0."""
    found = {}
    for action in options(s, YELLOW):
        if isinstance(action, Bid):
            after = s.copy()
            apply(after, YELLOW, action)
            found[action.amount] = GAME.evaluate(after, YELLOW)
    return found


def picked(s: Craft) -> Action:
    return make_bot("greedy", 1).pick(gromada.game("craftsmen"), s, YELLOW, options(s, YELLOW))


def test_opening_bids_are_not_all_worth_the_same() -> None:
    s = auction(offered_card(("purple", "green")), *RICH)
    ask(s, OpeningBid(YELLOW, 0), LATER)

    found = values(s)

    assert len(found) == 20
    assert len({round(value, 6) for value in found.values()}) > 8


def test_nobody_bids_more_than_the_price_that_the_hand_could_pay() -> None:
    s = auction(offered_card(("red", "blue")), *RICH)
    assert missing_for(s, YELLOW, s.cards_open[0]) == 0
    ask(s, OpeningBid(YELLOW, 0), LATER)

    bid = picked(s)

    assert isinstance(bid, Bid)
    assert bid.amount <= PRICE
    high = auction(offered_card(("red", "blue")), *RICH, bid=PRICE)
    assert picked(ask(high, Raise(YELLOW, 0, BLACK, BLACK, 0b11, True), LATER)).text == "pass"


def test_nobody_bids_twice_the_price_though_the_colours_are_wrong() -> None:
    s = auction(offered_card(("purple", "green")), *RICH)
    assert missing_for(s, YELLOW, s.cards_open[0]) > 0
    ask(s, OpeningBid(YELLOW, 0), LATER)
    bid = picked(s)
    assert isinstance(bid, Bid)
    assert bid.amount <= 2 * PRICE

    high = auction(offered_card(("purple", "green")), *RICH, bid=2 * PRICE)

    assert picked(ask(high, Raise(YELLOW, 0, BLACK, BLACK, 0b11, True), LATER)).text == "pass"
    mayor = auction(offered_card(("purple", "green")), *RICH)
    assert picked(ask(mayor, OutbidMayor(YELLOW, 0, 2 * PRICE), LATER)).text == "pass"


def test_a_card_that_is_wanted_is_bid_for_and_the_mayor_outbid() -> None:
    s = auction(offered_card(("purple", "green")), *RICH, bid=1)

    assert isinstance(picked(ask(s, Raise(YELLOW, 0, BLACK, BLACK, 0b11, True), LATER)), Bid)
    mayor = auction(offered_card(("purple", "green")), *RICH)
    assert isinstance(picked(ask(mayor, OutbidMayor(YELLOW, 0, 1), LATER)), Bid)


def test_a_card_of_the_own_line_is_worth_a_higher_bid_than_any_other() -> None:
    """With wheat and flour built the bakery completes a line; in an empty row it is a card like others."""

    def hope(*built: str) -> float:
        s = auction(any_of("bakery"), *RICH)
        row(s, YELLOW, SAWMILL, *built)
        assert BOX.cards[s.cards_open[0]].tier == ADVANCED
        without = GAME.evaluate(ask(s.copy(), AskNotary(YELLOW), LATER), YELLOW)
        ask(s, OpeningBid(YELLOW, 0), LATER)
        return max(values(s).values()) - without

    assert hope(any_of("wheat_field"), any_of("mill")) > hope()


@pytest.mark.whole_games
def test_in_whole_games_nobody_bids_more_than_a_price_that_could_be_paid() -> None:
    game = gromada.game("craftsmen")
    bids = 0
    for seed in range(2):
        s = GAME.new(3, seed)
        bots = [make_bot("greedy", 3 * seed + seat) for seat in range(3)]
        while asked := awaited(s):
            seat = asked[0]
            choice = question(s, seat)
            move = bots[seat].pick(game, s, seat, options(s, seat))
            if isinstance(move, Bid):
                assert isinstance(choice, (OpeningBid, OutbidMayor, Raise))
                card = s.cards_open[choice.place]
                bids += 1
                assert move.amount <= BOX.buy_cost[BOX.cards[card].tier] or missing_for(s, seat, card)
            play(s, seat, move)

    assert bids >= 5
