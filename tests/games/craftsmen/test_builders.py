"""Stage II: sections BUILD and BONUS of the ledger."""

from __future__ import annotations

import pytest

from gromada.core.play import options, question
from gromada.core.rng import Rng
from gromada.games.craftsmen.builders import CheckBonus
from gromada.games.craftsmen.building_phase import Act
from gromada.games.craftsmen.events import Built
from gromada.games.craftsmen.printed import BUILDERS, PRODUCTS
from gromada.games.craftsmen.privileges import NO_DISC
from gromada.games.craftsmen.state import BROKEN, CARD_MASK, SECRET, USED, Craft
from tests.games.craftsmen.building import (
    BOX,
    GAME,
    NUMBER,
    PRINTED,
    any_of,
    ask,
    asked,
    capital,
    card,
    cards,
    disc,
    hand,
    offered,
    queue,
    row,
    say,
    table,
    told,
    why,
)

SAWMILL = "sawmill_purple_green"  # purple above green
MINE, VINEYARD, FLAX = "iron_mine_purple", "vineyard_green", "flax_field_blue"


def building(space: int = 1, **held: tuple[str, ...]) -> Craft:
    """Seat 0 is about to build with a helper on a silver space."""
    s = table()
    row(s, 0, SAWMILL)
    cards(s, 0, *held.get("cards", ()))
    hand(s, 0, *held.get("capital", ()))
    queue(s, "builders_guild", *[(0,) if i == space else () for i in range(3)])
    return ask(s, Act(0, BUILDERS, disc("builders_guild", space)))


def built(s: Craft) -> list[str]:
    return [BOX.cards[entry & CARD_MASK].id for entry in s.players[0].row]


@pytest.mark.rule("CRA-BUILD-1", "CRA-BUILD-2", "CRA-BUILD-9")
def test_two_cards_are_built_and_their_costs_paid_together() -> None:
    s = building(cards=(MINE, VINEYARD), capital=("red 1", "red 1"))

    say(s, 0, card(MINE), "left", card(VINEYARD))
    assert offered(s, 0) == ["capital red 1"]
    assert s.players[0].capital == capital("red 1", "red 1")
    say(s, 0, "capital red 1", "capital red 1")

    assert built(s) == [MINE, SAWMILL, VINEYARD]
    assert s.discard == capital("red 1", "red 1")
    assert (asked(s), s.players[0].cards) == (-1, [])


@pytest.mark.rule("CRA-BUILD-1", "CRA-FLOW-5")
def test_one_may_build_nothing_or_one_card() -> None:
    s = building(cards=(MINE, VINEYARD), capital=("red 2", "blue 3"))
    twin = s.copy()

    say(s, 0, "pass")
    say(twin, 0, card(MINE), "left", "pass", "capital red 2")

    assert (built(s), s.players[0].capital) == ([SAWMILL], capital("red 2", "blue 3"))
    assert built(twin) == [MINE, SAWMILL]


@pytest.mark.rule("CRA-BUILD-3", "CRA-BUILD-4", "CRA-BUILD-11", "CRA-RULING-12")
def test_equal_halves_must_be_on_the_same_level() -> None:
    s = building(cards=(MINE, VINEYARD, FLAX), capital=("red 3", "blue 3"))

    assert offered(s, 0) == ["pass", card(MINE), card(VINEYARD)]
    assert why(s, 0, card(FLAX)) == "CRA-BUILD-4"
    upside_down = building(cards=("cooperage_green_purple",), capital=("red 3",))
    assert why(upside_down, 0, card("cooperage_green_purple")) == "CRA-BUILD-4"


@pytest.mark.rule("CRA-BUILD-5", "CRA-BUILD-3")
def test_the_second_card_may_be_joined_to_the_first() -> None:
    s = building(cards=(MINE, "cooperage_purple_red"), capital=("red 3", "blue 3"))
    say(s, 0, card(MINE), "right", card("cooperage_purple_red"))

    assert offered(s, 0) == ["left", "right"]
    say(s, 0, "right")

    assert built(s) == [SAWMILL, MINE, "cooperage_purple_red"]


@pytest.mark.rule("CRA-BUILD-6", "CRA-BUILD-10", "CRA-BLD-8", "CRA-INV-10")
def test_by_privilege_one_building_of_an_action_ignores_the_colours() -> None:
    s = building(0, cards=(FLAX, "cattle_farm_red"), capital=("red 3", "blue 3"))
    assert offered(s, 0) == ["pass", card(FLAX), card("cattle_farm_red")]

    say(s, 0, card(FLAX), "left")

    assert s.players[0].row[0] & BROKEN
    assert s.queue[disc("builders_guild")] == 0 | USED
    assert offered(s, 0) == ["pass"]
    assert why(s, 0, card("cattle_farm_red")) == "CRA-BUILD-4"


@pytest.mark.rule("CRA-BUILD-10", "CRA-WIN-3", "CRA-BLD-4")
def test_off_gold_a_token_is_spent_only_when_a_card_breaks_the_rule() -> None:
    s = table()
    row(s, 0, SAWMILL)
    cards(s, 0, MINE, FLAX)
    hand(s, 0, "red 3", "blue 3", "green 3")
    s.players[0].privilege, s.privilege_pool = 2, 4
    ask(s, Act(0, BUILDERS, NO_DISC))

    say(s, 0, card(MINE), "left")
    assert s.players[0].privilege == 2
    say(s, 0, card(FLAX), "right")

    assert (s.players[0].privilege, s.privilege_pool) == (1, 5)


@pytest.mark.rule("CRA-BUILD-8", "CRA-BUILD-9", "CRA-BUILD-2")
def test_a_card_that_cannot_be_paid_with_what_was_placed_is_not_offered() -> None:
    s = building(cards=(MINE, VINEYARD, "cooperage_purple_red"), capital=("red 2", "blue 1"))

    assert why(s, 0, card("cooperage_purple_red")) == ""
    say(s, 0, card(MINE), "left")

    assert offered(s, 0) == ["pass"]
    assert why(s, 0, card(VINEYARD)) == "CRA-BUILD-8"


@pytest.mark.rule("CRA-BUILD-2")
def test_costs_by_tier_are_those_of_the_pack() -> None:
    assert BOX.build_cost == (2, 3, 6)
    s = building(0, cards=("armoury_blue_green",), capital=("red 2", "blue 3"))
    assert why(s, 0, card("armoury_blue_green")) == "CRA-BUILD-8"
    s = building(0, cards=("armoury_blue_green",), capital=("red 3", "blue 3"))
    assert why(s, 0, card("armoury_blue_green")) == ""


@pytest.mark.rule("CRA-BUILD-7")
def test_several_copies_of_a_kind_may_be_built_and_none_ever_leaves() -> None:
    s = building(cards=("vineyard_green", "vineyard_purple"), capital=("red 2", "blue 2"))

    say(s, 0, card("vineyard_green"), "right", card("vineyard_purple"), "capital blue 2", "capital red 2")

    assert built(s) == ["vineyard_purple", SAWMILL, "vineyard_green"]


@pytest.mark.rule("CRA-RULING-43")
def test_a_chosen_card_stays_in_hand_unseen_until_its_place_is_chosen() -> None:
    s = building(cards=(MINE,), capital=("red 3",))
    s.players[0].cards = [NUMBER[MINE] | SECRET]
    before = GAME.view(s, 2)

    say(s, 0, card(MINE))

    assert offered(s, 0) == ["left", "right"]
    assert GAME.view(s, 0)["placing"] == MINE
    assert GAME.view(s, 2) == before
    assert s.events == []
    for luck in range(5):
        assert GAME.view(GAME.determinize(s, 2, Rng.seeded(luck)), 2) == before
    say(s, 0, "left")
    assert [event.reveals() for event in told(s, Built)] == [True]


@pytest.mark.rule("CRA-RULING-43", "CRA-BUILD-10")
def test_a_card_that_everybody_knows_is_placed_without_news_so_the_token_can_be_taken_back() -> None:
    s = building(cards=(FLAX,), capital=("red 3", "blue 3"))
    s.players[0].privilege = 1
    say(s, 0, card(FLAX), "left")

    assert s.players[0].privilege == 0
    assert [event.reveals() for event in s.events] == [False] * len(s.events)


@pytest.mark.rule("CRA-BUILD-6", "CRA-BUILD-10")
@pytest.mark.parametrize(("space", "tokens", "breaks"), [(0, 0, 1), (1, 1, 2), (0, 1, 1)])
def test_a_card_that_breaks_the_colour_rule_is_marked_before_with_what_it_costs(
    space: int, tokens: int, breaks: int
) -> None:
    s = building(space, cards=(FLAX, MINE), capital=("red 3", "blue 3"))
    s.players[0].privilege = tokens
    marks = {action.text: GAME.label(s, 0, action).facts["breaks"] for action in options(s, 0) if action.text != "pass"}
    assert marks == {card(FLAX): breaks, card(MINE): 0}

    say(s, 0, card(FLAX))

    choice = question(s, 0)
    assert choice is not None
    assert GAME.prompt(s, choice).facts["breaks"] == breaks
    assert [GAME.label(s, 0, action).facts["breaks"] for action in options(s, 0)] == [breaks, breaks]


@pytest.mark.rule("CRA-HID-2", "CRA-BUILD-9", "CRA-HID-1")
def test_whoever_has_both_kinds_of_cards_is_asked_even_if_nothing_fits() -> None:
    s = building(cards=(FLAX,), capital=("red 1",))
    assert offered(s, 0) == ["pass"]

    assert asked(building(cards=(FLAX,))) == -1
    assert asked(building(capital=("red 1",))) == -1


def line_cards(good: str) -> list[str]:
    entry = next(token for token in PRINTED["bonus_tokens"] if token["good"] == good)
    return [any_of(kind) for kind in entry["line"]]


@pytest.mark.rule("CRA-BONUS-1", "CRA-BONUS-2", "CRA-RULING-13")
@pytest.mark.parametrize("good", PRODUCTS)
def test_each_printed_line_earns_its_token_and_no_building_of_it_may_be_missing(good: str) -> None:
    line = line_cards(good)
    for missing in (None, *line):
        s = table()
        row(s, 0, *[id for id in line if id != missing])
        ask(s, CheckBonus(0))
        owner = s.bonus_owner[PRODUCTS.index(good)]
        assert owner == (0 if missing is None else -1)


@pytest.mark.rule("CRA-BONUS-2", "CRA-BONUS-3", "CRA-BONUS-4")
def test_the_token_comes_after_the_payment_never_moves_and_scores_nothing_yet() -> None:
    s = table()
    row(s, 0, SAWMILL, "wheat_field_purple", any_of("mill"))
    bakery = next(id for id in NUMBER if id.startswith("bakery") and BOX.cards[NUMBER[id]].output == 22)
    cards(s, 0, bakery)
    hand(s, 0, "red 3", "blue 3", "green 3")
    s.players[0].privilege, s.privilege_pool = 1, 5
    ask(s, Act(0, BUILDERS, NO_DISC))

    say(s, 0, card(bakery), "left")
    bread = PRODUCTS.index("bread")
    assert s.bonus_owner[bread] == -1
    say(s, 0, *["capital blue 3", "capital red 3"])

    assert s.bonus_owner[bread] == 0
    assert s.players[0].points == 0
    row(s, 1, *line_cards("bread"))
    ask(s, CheckBonus(1))
    assert s.bonus_owner[bread] == 0


@pytest.mark.rule("CRA-BONUS-3")
def test_one_building_serves_several_lines_and_one_action_earns_several_tokens() -> None:
    s = table()
    row(s, 0, *{id for good in ("weapons", "tools") for id in line_cards(good)})

    ask(s, CheckBonus(0))

    assert [PRODUCTS[i] for i, owner in enumerate(s.bonus_owner) if owner == 0] == ["weapons", "tools"]
