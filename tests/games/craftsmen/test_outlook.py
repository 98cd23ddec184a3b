"""What boards are told beside the rules: the year's end, what comes next, what fits, proposals, things in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

import gromada
from gromada.core.play import apply, awaited, options, play
from gromada.core.rng import Rng
from gromada.games.craftsmen.builders import BuildCard
from gromada.games.craftsmen.capital import HandLimit, Payment, worth
from gromada.games.craftsmen.crafts import Work
from gromada.games.craftsmen.outlook import ends_for, next_from_row, year_end
from gromada.games.craftsmen.printed import COLOURS, GOODS
from gromada.games.craftsmen.privileges import NO_DISC
from gromada.games.craftsmen.proposals import groups, is_irreducible, kept_value
from gromada.games.craftsmen.state import COLOUR_SETS, GRANARY, SHIPS, Craft
from gromada.games.craftsmen.year_scoring import InvestCard, ScoreColours, ScoreGranary, ScoreShips, bonus_total
from gromada.texts import Texts
from tests.games.craftsmen.building import (
    BLACK,
    BOX,
    GAME,
    NUMBER,
    RED,
    YELLOW,
    any_of,
    ask,
    asked,
    capital,
    cards,
    granary,
    hand,
    loaded,
    row,
    say,
    table,
)

SAWMILL = "sawmill_purple_green"
TEXTS = {lang: Texts(gromada.game("craftsmen"), lang) for lang in ("en", "pl")}


def random_positions(seats: int, seed: int) -> list[Craft]:
    """Where each round of a random game begins."""
    s = GAME.new(seats, seed)
    luck = Rng.seeded(seed)
    found = []
    chapter = 0
    while seats_asked := awaited(s):
        if GAME.chapter(s) != chapter:
            chapter = GAME.chapter(s)
            found.append(s.copy())
        offered = options(s, seats_asked[0])
        play(s, seats_asked[0], offered[luck.below(len(offered))])
    return found


@pytest.mark.rule("CRA-YEAR-2", "CRA-YEAR-4", "CRA-YEAR-5", "CRA-YEAR-6", "CRA-YEAR-7")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_the_year_would_bring_now_is_what_the_scoring_code_gives(seats: int) -> None:
    checked = 0
    for s in random_positions(seats, seats):
        told = [year_end(s, seat) for seat in range(seats)]
        before = [p.lines[:] for p in s.players]
        for step in (ScoreShips(), ScoreColours(), ScoreGranary()):
            step.run(s)
        for seat, p in enumerate(s.players):
            gained = [after - was for after, was in zip(p.lines, before[seat], strict=True)]
            assert told[seat]["ships"] + told[seat]["ship_bonus"] == gained[SHIPS]
            assert told[seat]["colours"] == gained[COLOUR_SETS]
            assert told[seat]["granary"] == gained[GRANARY]
            assert told[seat]["bonuses"] == bonus_total(s, seat)
            assert told[seat]["total"] == sum(gained) + bonus_total(s, seat)
            checked += gained[SHIPS] + gained[GRANARY]
    assert checked


@pytest.mark.rule("CRA-YEAR-6")
def test_once_the_years_colours_are_counted_they_are_promised_no_more() -> None:
    s = table(season=4)
    row(s, YELLOW, SAWMILL, "flax_field_blue", "iron_mine_red", "vineyard_green")
    loaded(s, "weapons", BOX.rows[BOX.rows_of[GOODS.index("weapons")][0]].ship + 1, YELLOW)

    assert year_end(s, YELLOW)["colours"] == 0


@pytest.mark.rule("CRA-YEAR-3")
def test_a_ship_says_who_is_ahead() -> None:
    s = table()
    row_number = BOX.rows_of[GOODS.index("weapons")][0]
    ship = BOX.rows[row_number].ship
    loaded(s, "weapons", ship + 1, BLACK, RED)

    ships: Any = GAME.view(s, None)["ships"]

    assert ships[ship]["ranking"] == [BLACK, RED]


def fewest_steps(s: Craft, good: str) -> int:
    """By trying every way: how many labour points until this good is made."""
    reached = {(*s.players[YELLOW].row, s.players[YELLOW].market): s}
    for steps in range(1, 6):
        further = {}
        for position in reached.values():
            for action in options(position, YELLOW):
                if action.text == f"make {good}":
                    return steps
                if action.text != "pass":
                    for after in finished(position, action.text):
                        further[(*after.players[YELLOW].row, after.players[YELLOW].market)] = after
        reached = further
    return 0


def finished(s: Craft, move: str) -> list[Craft]:
    """After a step, in every way to finish it."""
    after = s.copy()
    apply(after, YELLOW, GAME.catalogue.read(move))
    if not after.agenda or isinstance(after.agenda[-1], Work):
        return [after]
    return [done for action in options(after, YELLOW) for done in finished(after, action.text)]


@pytest.mark.rule("CRA-PROD-2", "CRA-PROD-5", "CRA-PROD-6", "CRA-PROD-11")
@pytest.mark.parametrize(
    ("built", "market"),
    [
        ([any_of("wheat_field"), any_of("mill"), any_of("bakery")], 0),
        ([any_of("wheat_field"), f"{any_of('mill')}:wheat", any_of("bakery")], 0),
        ([any_of("mill"), any_of("bakery")], 2),
    ],
)
def test_the_labour_to_the_next_unit_is_the_least_that_any_way_takes(built: list[str], market: int) -> None:
    s = table()
    row(s, YELLOW, SAWMILL, *built)
    s.players[YELLOW].market = market
    told = {entry["good"]: entry for entry in next_from_row(s, YELLOW)}
    assert set(told) >= {"flour"}
    for good, entry in told.items():
        if entry["missing"]:
            continue
        trial = s.copy()
        ask(trial, Work(YELLOW, NO_DISC, 6, False))
        assert fewest_steps(trial, good) == entry["labour"], good


@pytest.mark.rule("CRA-PROD-11")
def test_what_nothing_in_the_row_makes_is_told_as_missing() -> None:
    s = table()
    row(s, YELLOW, SAWMILL, any_of("mill"))

    told = next_from_row(s, YELLOW)

    assert [(entry["good"], entry["missing"], entry["labour"]) for entry in told] == [("flour", ["wheat"], 0)]


@pytest.mark.rule("CRA-BUILD-4", "CRA-BUILD-6")
def test_ends_say_by_which_half_a_card_joins_or_by_privilege() -> None:
    s = table()
    row(s, YELLOW, SAWMILL)
    p = s.players[YELLOW]
    for card in BOX.cards:
        if not card.id:
            continue
        joint = ends_for(s, p, YELLOW, NUMBER[card.id], NO_DISC, True)["left"]
        mill = BOX.cards[NUMBER[SAWMILL]]
        halves = (card.top == mill.top, card.bottom == mill.bottom)
        assert joint == {(True, True): "both", (True, False): "top", (False, True): "bottom"}.get(halves)
    p.privilege = 1
    assert ends_for(s, p, YELLOW, NUMBER["flax_field_blue"], NO_DISC, True)["right"] == "privilege"
    assert ends_for(s, p, YELLOW, NUMBER["flax_field_blue"], NO_DISC, False)["right"] is None


@pytest.mark.rule("CRA-CAP-6", "CRA-CAP-12")
@pytest.mark.parametrize("price", range(1, 20))
def test_a_proposed_payment_is_irreducible_and_keeps_the_best_hand(price: int) -> None:
    s = table()
    held = capital("red 1", "red 2", "red 3", "blue 3", "blue 3", "green 2", "purple 1")
    hand(s, YELLOW, "red 1", "red 2", "red 3", "blue 3", "blue 3", "green 2", "purple 1")
    ask(s, Payment(YELLOW, price, 15))

    for action in GAME.proposal(s, YELLOW):
        say(s, YELLOW, action.text)

    assert asked(s) == -1
    paid = [group for group in groups(held, 0) if worth(BOX, group) >= price and is_irreducible(BOX, group, price)]
    assert kept_value(BOX, s.players[YELLOW].capital) == max(kept_value(BOX, held - group) for group in paid)


@pytest.mark.rule("CRA-CAP-9", "CRA-YEAR-9")
def test_discards_and_investments_are_proposed_whole() -> None:
    s = table()
    hand(s, YELLOW, *["green 1"] * 4, *["red 2"] * 4, "blue 1", "purple 2")
    ask(s, HandLimit(YELLOW, 8))
    say(s, YELLOW, "capital blue 1")
    proposed = [action.text for action in GAME.proposal(s, YELLOW)]
    assert len(proposed) == 1
    say(s, YELLOW, *proposed)
    assert asked(s) == -1

    hand(s, YELLOW, "green 1", "green 3", "red 2", "blue 1", "purple 2", "purple 3")
    ask(s, InvestCard(YELLOW, 0))

    assert [action.text for action in GAME.proposal(s, YELLOW)] == [
        "capital purple 3",
        "capital green 3",
        "capital blue 1",
        "capital red 2",
    ]


def test_equal_cards_have_their_own_places_and_name_the_first() -> None:
    s = table()
    hand(s, YELLOW, "red 1", "red 1", "blue 2")
    cards(s, YELLOW, "iron_mine_purple", "iron_mine_purple")
    ask(s, BuildCard(YELLOW, NO_DISC, 0, 0, True))
    players: Any = GAME.view(s, YELLOW)["players"]

    assert [(card["at"], card["like"]) for card in players[YELLOW]["purse"]] == [
        ("purse/0", None),
        ("purse/1", None),
        ("purse/2", "purse/1"),
    ]
    assert [(card["at"], card["like"]) for card in players[YELLOW]["cards"]] == [("hand/0", None), ("hand/1", "hand/0")]


@pytest.mark.rule("CRA-RULING-42")
def test_cards_chosen_for_a_payment_are_marked_for_their_owner_only() -> None:
    s = table()
    hand(s, YELLOW, "red 1", "red 1", "blue 2")
    ask(s, Payment(YELLOW, 6, 15))
    say(s, YELLOW, "capital red 1")

    own: Any = GAME.view(s, YELLOW)["players"]
    other: Any = GAME.view(s, BLACK)["players"]

    assert [card["is_picked"] for card in own[YELLOW]["purse"]] == [False, False, True]
    assert other[YELLOW]["purse"] == []


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_every_printed_thing_is_described_in_both_languages() -> None:
    for id in GAME.box.pack.names:
        description = GAME.describe(id)
        assert description is not None, id
        for lang in ("en", "pl"):
            assert all(TEXTS[lang].phrase(line) for line in description.lines), id


@pytest.mark.rule("CRA-COMP-7", "CRA-BUILD-2", "CRA-NOT-2")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_numbers_in_words_are_those_of_the_pack(lang: str) -> None:
    texts = TEXTS[lang]

    def told(id: str) -> list[int]:
        description = GAME.describe(id)
        assert description is not None
        return numbers_in(" ".join(texts.phrase(line) for line in description.lines))

    for card in BOX.cards:
        if card.id.startswith("sawmill"):
            assert told(card.id) == []
        elif card.id:
            costs = [BOX.build_cost[card.tier], BOX.buy_cost[card.tier], BOX.mayor_cards[card.tier]]
            assert told(card.id) == ([card.points] if card.icons else []) + costs, card.id
    for ship, bonuses in enumerate(BOX.ship_bonuses):
        assert told(f"ship_{ship + 1}") == [*bonuses, *[r.points for r in BOX.rows if r.ship == ship]]
    for product, points in enumerate(BOX.bonus_points):
        assert told(f"bonus_{GOODS[15 + product]}") == [points]
    for colour in COLOURS:
        assert [told(f"capital_{colour}_{value}")[0] for value in (1, 2, 3)] == [1, 2, 3]


def test_the_granary_column_of_a_good_is_its_place() -> None:
    s = table()
    granary(s, barrel=(-1,), flour=(YELLOW,))

    columns: Any = GAME.view(s, YELLOW)["granary"]

    assert [column["at"] for column in columns] == [f"granary/{i}" for i in range(7)]
    assert [column["good"] for column in columns] == [GOODS[good] for good in BOX.granary_goods]
