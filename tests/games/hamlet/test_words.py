"""What is said at the moment of choice and in the log: prices, what is due, and things counted from 1."""

from __future__ import annotations

import re

import pytest

import gromada
from gromada.core.play import options, question
from gromada.games.hamlet.construct import ChooseOwnSide, raise_tile
from gromada.games.hamlet.market import complete_sale
from gromada.games.hamlet.payment import consume_token
from gromada.games.hamlet.printed import RESOURCES, SIDES
from gromada.games.hamlet.solo import bot_blueprint, bot_produce, hire
from gromada.games.hamlet.state import BOTRIC, QUALITY, Hamlet
from gromada.texts import Texts
from gromada.words.boards import board_of
from tests.games.hamlet.building import GAME, PRINTED, TILE, WOODCUTTER, act, begin, do, give, hamlet, lay, put, turn

EN = Texts(gromada.game("hamlet"), "en")
PL = Texts(gromada.game("hamlet"), "pl")
NAMES = ["Ada", "Bo"]
WORDS = {entry["id"]: entry["name_en"] for entry in PRINTED["resources"]}


def prompt(s: Hamlet, texts: Texts = EN) -> str:
    choice = question(s, 0)
    assert choice is not None
    return texts.phrase(GAME.prompt(s, choice), NAMES)


def labels(s: Hamlet, texts: Texts = EN) -> list[str]:
    return [texts.phrase(GAME.label(s, 0, action), NAMES) for action in options(s, 0)]


def log(s: Hamlet, texts: Texts = EN) -> str:
    return "\n".join([texts.event(event, NAMES) for event in s.events])


# -- the log tells of the solo opponent what he truly gets ------------------------------------------------------


@pytest.mark.rule("HAM-SOLO-4")
def test_the_log_tells_points_where_botric_gets_them_in_place_of_gold() -> None:
    s = lay(hamlet(1), ("cow_farm", "market", 3, 2))
    put(s, "cow_farm", "milk", maker=BOTRIC, quality=True)
    s.row[:], s.row_gold[:] = [TILE["tavern"]], [3]
    s.face_up[0] = next(i for i, sale in enumerate(PRINTED["sales"]) if sale["reward"].get("gold"))
    s.players[BOTRIC].blueprints = [TILE["sawmill"]]
    s.events.clear()

    bot_produce(s, 0, WOODCUTTER)
    bot_blueprint(s)
    complete_sale(s, BOTRIC, 0)
    consume_token(s, 0, TILE["cow_farm"], BOTRIC, QUALITY, TILE["market"])
    side, own = divmod(s.board.placements(TILE["quarry"], TILE["sawmill"])[0], SIDES)
    raise_tile(s, BOTRIC, TILE["quarry"], TILE["sawmill"], side, own)

    gained = sum(int(event.facts().get("points", 0)) for event in s.events)
    assert gained == s.players[BOTRIC].points
    assert " gold" not in log(s).replace("for the gold on it", "")
    assert "złoto: " not in log(s, PL)


@pytest.mark.rule("HAM-SOLO-5")
def test_botric_hires_for_coins() -> None:
    s = hamlet(1)
    s.favour[0].coins = 5
    s.events.clear()
    hire(s, 0)

    assert "Botric hires a villager for 5 coins of the favour tile." in log(s)
    assert "gold" not in log(s)


# -- questions --------------------------------------------------------------------------------------------------


def test_a_turn_does_not_offer_donkeys_that_have_moved() -> None:
    s = turn()
    s.players[0].standing = 0
    assert "donkeys" in prompt(s)
    do(s, "donkeys", "stay")

    assert "donkeys" not in prompt(s)
    assert "osły" not in prompt(s, PL)


@pytest.mark.rule("HAM-PAY-1")
def test_a_payment_says_what_it_is_for_and_what_is_still_due() -> None:
    s = hamlet(gold=9)
    give(s, "small_woodland")
    s.players[0].donkeys = [TILE["church"]]
    begin(s)
    act(s, "farm", "construct")
    while options(s, 0)[0].text.startswith(("on", "own")):
        do(s, options(s, 0)[0].text)
    before = prompt(s)
    do(s, options(s, 0)[0].text)

    assert before.startswith("Pay for Small Woodland. Still due: ")
    assert before != prompt(s)


def test_where_a_tile_is_laid_is_said_by_directions_and_turns_and_nothing_speaks_of_numbers() -> None:
    s = hamlet(gold=30)
    give(s, "barn")
    begin(s)
    act(s, "market", "construct")
    said = dict(zip([action.text for action in options(s, 0)], labels(s), strict=True))
    assert len(set(said.values())) == len(said)
    assert all(re.fullmatch(r"on the (\w+ )?edge to the [a-z-]+ \((road|forest|hill)\)", one) for one in said.values())
    do(s, "on 3")

    assert isinstance(question(s, 0), ChooseOwnSide)
    assert len(set(labels(s))) == len(labels(s))
    assert all(one.startswith("turned by ") for one in labels(s))
    assert prompt(s) == "Which way round do you lay Barn beside Market?"


def test_an_answer_says_what_it_costs_and_brings() -> None:
    s = hamlet(gold=9)
    give(s, "sawmill", "tavern")
    begin(s)
    do(s, "villager 0", f"go {WOODCUTTER}")

    assert labels(s)[0] == "fill 1 space, 2 gold"
    do(s, "construct")
    sawmill = next(tile for tile in PRINTED["tiles"] if tile["id"] == "sawmill")
    cost = ", ".join([f"{sawmill['cost'][name]} × {WORDS[name]}" for name in RESOURCES if name in sawmill["cost"]])
    assert labels(s)[0].startswith(f"Sawmill for {cost}")


# -- sales and deliveries ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("texts", [EN, PL], ids=["en", "pl"])
def test_sales_and_deliveries_are_called_by_what_they_ask_for_and_no_number(texts: Texts) -> None:
    """Moves count their spaces from 0, as records always did; nothing else that people read counts them at all."""
    s = GAME.new(2, 3)
    view = GAME.view(s, 0)
    board = board_of(gromada.game("hamlet"), texts, view, NAMES, 0)
    told = {line.key: line.items for part in board for line in part.lines}
    sales = [texts.phrase(GAME.label(s, 0, GAME.catalogue.read(f"sell {space}")), NAMES) for space in range(3)]
    church = [texts.phrase(GAME.label(s, 0, GAME.catalogue.read(f"deliver {space}")), NAMES) for space in range(4)]

    assert len(told["sales"]) == len(set(sales)) == 3
    assert len(told["deliveries"]) == len(set(church)) == 4
    for item in (*told["sales"], *told["deliveries"], *church):
        assert not re.match(r"\d+:", item)
        assert not re.search(r"(space|pole|delivery|dostawa) \d", item)
