"""Stage III: sections NOT, AUC and PEEK of the ledger."""

from __future__ import annotations

from typing import Any

import pytest

from gromada.games.craftsmen.auction import MayorBids
from gromada.games.craftsmen.building_phase import Act
from gromada.games.craftsmen.capital import size
from gromada.games.craftsmen.printed import NOTARY
from gromada.games.craftsmen.stacks import EYES, eyes_among, eyes_at, in_stack
from gromada.games.craftsmen.state import CARD_MASK, EMPTY, USED, Craft
from tests.games.craftsmen.building import (
    BOX,
    GAME,
    NUMBER,
    ask,
    asked,
    capital,
    card,
    disc,
    hand,
    kind_of,
    offered,
    queue,
    say,
    table,
    why,
)

OPEN = [
    "vineyard_green",
    "flax_field_blue",
    "mill_red_blue",
    "cooperage_purple_red",
    "armoury_blue_green",
    "tailor_blue_red",
]


def notary(*held: str, seats: int = 3, space: int = 1, **options: Any) -> Craft:
    """Seat 0 visits the notary, with known cards face up and on top of the stacks."""
    s = table(seats, **options)
    s.cards_open = [NUMBER[id] for id in OPEN]
    hand(s, 0, *held)
    queue(s, "notary", *[(0,) if i == space else () for i in range(3)])
    return ask(s, Act(0, NOTARY, disc("notary", space)))


@pytest.mark.rule("CRA-NOT-1", "CRA-NOT-2", "CRA-NOT-3", "CRA-NOT-7", "CRA-NOT-5")
def test_a_purchase_is_paid_in_the_colours_of_the_card_then_its_space_is_refilled() -> None:
    s = notary("green 1", "green 2", "red 3", "red 3")
    top = s.stacks[0][-1] & CARD_MASK

    assert sorted(offered(s, 0)) == ["auction", "buy", "pass"]
    say(s, 0, "buy")
    assert card("vineyard_green") in offered(s, 0)
    assert why(s, 0, card("flax_field_blue")) == "CRA-NOT-3"
    assert why(s, 0, card("iron_mine_red")) == "CRA-NOT-2"
    say(s, 0, card("vineyard_green"))
    assert offered(s, 0) == ["capital green 1", "capital green 2"]
    assert why(s, 0, "capital red 3") == "CRA-NOT-3"
    say(s, 0, "capital green 1", "capital green 2")

    assert s.players[0].cards == [NUMBER["vineyard_green"]]
    assert s.cards_open[0] == top
    assert s.discard == capital("green 1", "green 2")


@pytest.mark.rule("CRA-NOT-2", "CRA-NOT-3")
def test_prices_by_tier_and_two_colours_together() -> None:
    assert BOX.buy_cost == (3, 5, 10)
    s = notary("blue 1", "blue 1", "green 1", "green 1")
    say(s, 0, "buy")

    assert card("armoury_blue_green") in offered(s, 0)
    poor = notary("blue 1", "blue 1", "green 3")
    say(poor, 0, "buy")
    assert why(poor, 0, card("armoury_blue_green")) == "CRA-NOT-3"


@pytest.mark.rule("CRA-NOT-4", "CRA-RULING-16", "CRA-NOT-8")
def test_an_empty_stack_leaves_the_space_empty() -> None:
    s = notary("green 3", "green 3")
    s.stacks[0] = []
    say(s, 0, "buy", card("vineyard_green"))
    say(s, 0, *[move for move in offered(s, 0) if asked(s) == 0])

    assert s.cards_open[0] == EMPTY
    assert s.cards_open[1] == NUMBER["flax_field_blue"]


@pytest.mark.rule("CRA-NOT-1", "CRA-HID-2", "CRA-AUC-1")
def test_without_capital_nobody_is_asked_and_buying_is_offered_only_if_possible() -> None:
    assert asked(notary()) == -1
    s = notary("purple 1")
    assert offered(s, 0) == ["pass", "auction"]
    assert why(s, 0, "buy") == "CRA-NOT-3"
    say(s, 0, "auction")
    assert why(s, 0, card("iron_mine_red")) == "CRA-AUC-1"
    say(s, 0, card("vineyard_green"))
    assert offered(s, 0) == ["bid 1"]


# -- auction --------------------------------------------------------------------------------------


def auction(*held: tuple[str, ...], seats: int = 3, what: str = "vineyard_green", **options: Any) -> Craft:
    s = notary(seats=seats, **options)
    for seat, some in enumerate(held):
        hand(s, seat, *some)
    ask(s, Act(0, NOTARY, disc("notary", 1)))
    say(s, 0, "auction", card(what))
    return s


@pytest.mark.rule("CRA-AUC-2", "CRA-AUC-3", "CRA-AUC-4", "CRA-AUC-8", "CRA-AUC-14")
def test_bidding_goes_round_until_one_is_left_who_pays_in_any_colours() -> None:
    s = auction(("red 3", "blue 3"), ("red 2", "blue 2"), ("green 1", "green 1"))
    top = s.stacks[0][-1] & CARD_MASK

    assert offered(s, 0) == [f"bid {n}" for n in range(1, 7)]
    assert why(s, 0, "bid 7") == "CRA-AUC-3"
    say(s, 0, "bid 2")
    assert offered(s, 1) == ["pass", "bid 3", "bid 4"]
    assert why(s, 1, "bid 2") == "CRA-AUC-3"
    say(s, 1, "bid 3")
    say(s, 2, "pass")
    say(s, 0, "pass")
    assert asked(s) == 1
    say(s, 1, "capital blue 2", "capital red 2")

    assert s.players[1].cards == [NUMBER["vineyard_green"]]
    assert s.players[1].capital == 0
    assert s.cards_open[0] == top
    assert [p.bid for p in s.players] == [0, 0, 0]
    assert s.mayor == 0
    assert asked(s) == -1


@pytest.mark.rule("CRA-AUC-2", "CRA-AUC-4")
def test_the_starter_may_raise_again_and_who_passed_is_out() -> None:
    s = auction(("red 3", "blue 3"), ("red 2", "blue 2"), ("green 1", "green 1"))

    say(s, 0, "bid 1")
    say(s, 1, "pass")
    say(s, 2, "bid 2")
    say(s, 0, "bid 3")
    assert asked(s) == 2
    say(s, 2, "pass")

    assert asked(s) == 0
    assert size(s.mayor) == 0
    say(s, 0, "capital blue 3")
    assert s.players[0].cards == [NUMBER["vineyard_green"]]


@pytest.mark.rule("CRA-AUC-11", "CRA-HID-6")
def test_who_cannot_raise_is_asked_all_the_same_but_an_empty_hand_is_passed_over() -> None:
    s = auction(("red 3", "blue 3"), (), ("green 1",))

    say(s, 0, "bid 4")

    assert asked(s) == 2
    assert offered(s, 2) == ["pass"]
    before = GAME.to_json(s)
    assert why(s, 2, "bid 5") == "CRA-AUC-3"
    assert GAME.to_json(s) == before


def with_mayor(offer: tuple[str, ...], what: str, **options: Any) -> Craft:
    """Nobody raised the opening bid of 2; the mayor shows these cards."""
    s = auction(("red 3", "blue 3"), ("purple 1",), ("purple 1",), what=what, **options)
    say(s, 0, "bid 2")
    say(s, 1, "pass")
    s.agenda[-1:] = []
    place = s.cards_open.index(NUMBER[what])
    MayorBids(place, 0).settle(s, tuple([kind_of(some) for some in offer]))
    return ask(s)


@pytest.mark.rule("CRA-AUC-5", "CRA-AUC-6", "CRA-AUC-10", "CRA-RULING-14")
def test_the_mayor_offers_printed_values_and_may_be_outbid() -> None:
    s = with_mayor(("green 1", "green 1", "green 1"), "armoury_blue_green")
    assert s.mayor == capital("green 1", "green 1", "green 1")
    assert offered(s, 0) == ["pass", "bid 4", "bid 5", "bid 6"]

    say(s, 0, "bid 4", "capital blue 3", "capital red 3")

    assert s.players[0].cards == [NUMBER["armoury_blue_green"]]
    assert s.mayor == 0
    assert s.discard == capital("green 1", "green 1", "green 1", "blue 3", "red 3")


@pytest.mark.rule("CRA-AUC-5")
@pytest.mark.parametrize(("what", "count"), [("vineyard_green", 1), ("mill_red_blue", 2), ("armoury_blue_green", 3)])
def test_the_mayor_reveals_a_card_for_each_tier(what: str, count: int) -> None:
    s = auction(("red 3", "blue 3"), (), (), what=what)
    outcome = MayorBids(s.cards_open.index(NUMBER[what]), 0).sample(s, s.rng)
    assert len(outcome) == count


@pytest.mark.rule("CRA-RULING-14")
def test_with_the_option_the_mayor_uses_sets() -> None:
    s = with_mayor(("green 1", "green 1"), "mill_red_blue", mayor_uses_sets=True)

    assert offered(s, 0) == ["pass", "bid 6"]


@pytest.mark.rule("CRA-AUC-7", "CRA-RULING-15")
def test_an_offer_that_is_not_higher_loses_to_the_opening_bid() -> None:
    s = with_mayor(("green 2",), "vineyard_green")

    assert offered(s, 0) == ["capital blue 3", "capital red 3"]
    say(s, 0, "capital red 3")
    assert s.players[0].cards == [NUMBER["vineyard_green"]]
    assert s.discard & capital("green 2")


@pytest.mark.rule("CRA-AUC-9", "CRA-AUC-13", "CRA-AUC-10", "CRA-AUC-11")
def test_passing_against_the_mayor_puts_the_card_under_its_stack() -> None:
    s = with_mayor(("green 3",), "vineyard_green")
    top = s.stacks[0][-1] & CARD_MASK
    say(s, 0, "pass")

    assert s.stacks[0][0] & CARD_MASK == NUMBER["vineyard_green"]
    assert s.cards_open[0] == top
    assert s.players[0].capital == capital("red 3", "blue 3")
    assert s.discard == capital("green 3")
    alone = with_mayor(("green 3",), "vineyard_green")
    alone.stacks[0] = []
    say(alone, 0, "pass")
    assert alone.cards_open[0] == NUMBER["vineyard_green"]


@pytest.mark.rule("CRA-AUC-12", "CRA-AUC-11")
def test_a_short_deck_shortens_the_offer() -> None:
    s = auction(("red 3", "blue 3"), (), (), what="armoury_blue_green")
    s.deck, s.discard = capital("green 3"), 0

    twin = s.copy()
    say(s, 0, "bid 2")
    assert s.mayor == capital("green 3")
    assert offered(s, 0)[:2] == ["pass", "bid 4"]
    twin.deck = 0
    say(twin, 0, "bid 1")

    assert offered(twin, 0) == ["capital blue 3", "capital red 3"]


# -- peek -----------------------------------------------------------------------------------------


def peeking(*top: str, tier: str = "basic") -> Craft:
    """Seat 0 on gold looks at a stack with these cards on top, the first one uppermost."""
    s = notary("red 3", space=0)
    number = ("basic", "extended", "advanced").index(tier)
    s.stacks[number] = [in_stack(NUMBER[id], 0, 0, 0) for id in reversed(top)]
    say(s, 0, "privilege", f"kind {tier}")
    return s


@pytest.mark.rule("CRA-PEEK-1", "CRA-PEEK-2", "CRA-PEEK-5", "CRA-RULING-17", "CRA-NOT-6", "CRA-BLD-8")
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_two_of_five_cards_lie_open_and_the_others_go_back_together_in_any_order(where: str) -> None:
    s = peeking("iron_mine_red", "iron_mine_blue", "iron_mine_green", "apiary_red")
    assert s.queue[disc("notary")] == 0 | USED
    assert len(offered(s, 0)) == 5

    say(s, 0, card("iron_mine_blue"), card("vineyard_green"))
    assert s.cards_open[:2] == [NUMBER["iron_mine_blue"], NUMBER["vineyard_green"]]
    assert offered(s, 0) == ["top", "bottom"]
    say(s, 0, where, card("flax_field_blue"), card("iron_mine_green"))

    back = ["flax_field_blue", "iron_mine_green", "iron_mine_red"]
    wanted = [*back, "apiary_red"] if where == "top" else ["apiary_red", *back]
    assert [BOX.cards[entry & CARD_MASK].id for entry in reversed(s.stacks[0])] == wanted
    assert sorted(offered(s, 0)) == ["auction", "pass"]


@pytest.mark.rule("CRA-NOT-6", "CRA-PEEK-1", "CRA-BLD-5")
def test_the_peek_comes_before_or_after_the_action_but_once() -> None:
    s = notary("red 3", space=0)
    assert offered(s, 0) == ["pass", "privilege"]
    say(s, 0, "pass", "pass")
    assert offered(s, 0) == ["pass", "privilege"]
    say(s, 0, "pass")
    assert asked(s) == -1

    s = peeking("iron_mine_red")
    say(s, 0, card("iron_mine_red"), card("vineyard_green"), "top")
    say(s, 0, "pass")
    assert asked(s) == -1


@pytest.mark.rule("CRA-PEEK-3", "CRA-PEEK-4", "CRA-RULING-40")
def test_small_stacks_give_what_there_is_and_empty_ones_cannot_be_chosen() -> None:
    s = notary("red 3", space=0)
    s.stacks[0] = []
    say(s, 0, "privilege")
    assert offered(s, 0) == ["kind extended", "kind advanced"]
    assert why(s, 0, "kind basic") == "CRA-PEEK-4"
    s = notary("red 3", space=0)
    s.stacks = [[], [], []]
    assert why(s, 0, "privilege") == "CRA-PEEK-4"

    s = notary("red 3", space=0)
    s.stacks[0] = [in_stack(NUMBER["apiary_blue"], 0, 0, 0)]
    s.cards_open[0] = s.cards_open[1] = EMPTY
    say(s, 0, "privilege", "kind basic")
    assert s.cards_open[0] == NUMBER["apiary_blue"]
    assert sorted(offered(s, 0)) == ["auction", "pass"]


@pytest.mark.rule("CRA-BLD-4", "CRA-PEEK-1", "CRA-PEEK-5")
def test_off_gold_without_a_token_there_is_no_peek_and_only_seen_cards_can_be_laid_out() -> None:
    assert sorted(offered(notary("red 3"), 0)) == ["auction", "pass"]
    s = peeking("iron_mine_red", "iron_mine_blue", "iron_mine_green", "apiary_red")
    assert why(s, 0, card("apiary_red")) == "CRA-PEEK-1"
    say(s, 0, card("iron_mine_blue"), card("vineyard_green"), "top")
    assert why(s, 0, card("iron_mine_blue")) == "CRA-PEEK-5"


@pytest.mark.rule("CRA-HID-4")
def test_others_see_the_cards_laid_out_and_which_open_ones_went_back_but_no_order() -> None:
    s = peeking("iron_mine_red", "iron_mine_blue", "iron_mine_green", "apiary_red")
    view = GAME.view(s, 1)
    assert isinstance(view["peeked"], list)
    assert [seen["card"] for seen in view["peeked"]] == ["flax_field_blue", "vineyard_green", None, None, None]
    say(s, 0, card("iron_mine_blue"), card("vineyard_green"), "top", card("flax_field_blue"), card("iron_mine_green"))

    others, own = GAME.view(s, 1), GAME.view(s, 0)
    assert isinstance(others["stacks"], list)
    assert isinstance(own["stacks"], list)
    assert others["stacks"][0]["known"] == [None] * 4
    assert own["stacks"][0]["known"] == ["flax_field_blue", "iron_mine_green", "iron_mine_red", None]
    first = s.stacks[0][-1]
    assert (eyes_at(first), eyes_among(first)) == (1, EYES)


@pytest.mark.rule("CRA-HID-4")
def test_a_guess_of_another_seat_keeps_the_returned_cards_together() -> None:
    s = peeking("iron_mine_red", "iron_mine_blue", "iron_mine_green", "apiary_red", "apiary_blue")
    say(s, 0, card("iron_mine_blue"), card("vineyard_green"), "top", card("flax_field_blue"), card("iron_mine_green"))
    tops = set()
    for luck in range(40):
        guess = GAME.determinize(s, 1, s.rng.fork(luck))
        known = [entry & CARD_MASK for entry in guess.stacks[0][-3:]]
        assert NUMBER["flax_field_blue"] in known
        tops.add(known[-1])
        mine = GAME.determinize(s, 0, s.rng.fork(luck))
        assert [entry & CARD_MASK for entry in mine.stacks[0][-3:]] == [entry & CARD_MASK for entry in s.stacks[0][-3:]]

    assert len(tops) > 2
