"""What is said at the moment of choice: prices, values, and what would follow."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited, options, question
from gromada.games.villagers.countess_events import Protection, SilverFor
from gromada.games.villagers.events import SoloEnded
from gromada.games.villagers.market import SecondMarket
from gromada.games.villagers.profiteers import CopperPhase
from gromada.games.villagers.state import Valley
from gromada.texts import Texts
from tests.games.villagers.building import GAME, building, do, drafting, run, valley

EN = Texts(GAME, "en")  # type: ignore[arg-type]  # a game of Valley is one of State
PL = Texts(GAME, "pl")  # type: ignore[arg-type]
NAMES = ["Ann", "Bob", "Cid"]


def asked(s: Valley) -> str:
    seat = awaited(s)[0]
    choice = question(s, seat)
    assert choice is not None
    phrase = GAME.prompt(s, choice)
    assert PL.phrase(phrase, NAMES)
    return EN.phrase(phrase, NAMES)


def said(s: Valley) -> list[str]:
    seat = awaited(s)[0]
    labels = [GAME.label(s, seat, action) for action in options(s, seat)]
    assert all(PL.phrase(label, NAMES) for label in labels)
    return [EN.phrase(label, NAMES) for label in labels]


@pytest.mark.rule("VIL-LOCK-3", "VIL-LOCK-4")
def test_a_padlock_tells_its_price_before_the_card_is_played_and_when_it_is_opened() -> None:
    key = "chandler"
    assert "play Priest, the padlock for 2 Gold" in said(building(hands=[["priest"]]))
    assert f"play Priest, 2 Gold from the bank on your {key.capitalize()}" in said(
        building(hands=[["priest"]], villages=[["founders", key]])
    )
    s = do(building(3, hands=[["priest"]], villages=[["founders"], *[["founders", key]] * 2]), "play priest")

    assert said(s) == ["pay 2 Gold to Bob", "pay 2 Gold to Cid"]


@pytest.mark.rule("VIL-SPEC-12")
def test_after_the_tinner_a_padlock_is_said_to_be_free() -> None:
    s = do(building(hands=[["tinner", "priest"]]), "play tinner")

    assert "play Priest, the padlock for free" in said(s)


@pytest.mark.rule("VIL-EVENT-9", "VIL-SOLO-23")
@pytest.mark.parametrize(("gold", "price"), [(9, 3), (2, 2)])
def test_rats_and_arson_say_what_is_paid_and_which_limit_follows(gold: int, price: int) -> None:
    s = building(1, gold=[gold], events=["arson"], solo="veteran")

    assert "from 2 to 1" in asked(s)
    assert f"pay the bank {price} Gold" in asked(s)
    assert said(s) == ["a limit of 1", f"pay {price} Gold"]


@pytest.mark.rule("VIL-PROF-2")
def test_the_freelancer_says_the_price_and_how_many_actions_there_are() -> None:
    s = building(modules=["profiteers"], villages=[["founders"], ["founders", "freelancer"]])

    assert asked(s) == "Pay the Freelancer of Bob 1 Gold for one more build action than 2?"
    assert said(s) == ["done", "pay 1 Gold"]


@pytest.mark.rule("VIL-COPPER-1", "VIL-COPPER-2")
def test_copper_says_what_it_brings() -> None:
    s = valley(modules=["profiteers"], villages=[["founders", "captain", "hayer", "carter@2"], ["fed"]])
    run(s, CopperPhase())

    assert said(s)[1] == "Captain, no. 2: 1 Gold"


@pytest.mark.rule("VIL-SPEC-13")
def test_the_smuggler_says_half_of_which_symbol_is_gained() -> None:
    s = do(building(hands=[["smuggler"]], villages=[["founders", "mason", "cartwright"]]), "play smuggler")

    assert said(s)[0] == "Founders, no. 1: 1 Gold"
    assert all(label.endswith("Gold") for label in said(s))


@pytest.mark.rule("VIL-EVENT-16", "VIL-EVENT-2")
def test_silver_for_the_countess_and_protection_money_say_how_much_it_is() -> None:
    silver = valley(1, villages=[["founders", "peddler", "agent+3"], ["countess"]], then=[SilverFor(0, 0)])
    money = valley(1, gold=[1], villages=[["founders", "hunter+2", "agent+3"], ["countess"]], then=[Protection(0)])

    assert said(silver)[1] == "Agent, no. 3: 3 Gold"
    assert said(money) == ["Hunter, no. 2: 1 Gold", "Agent, no. 3: 1 Gold"]


@pytest.mark.rule("VIL-SOLO-20")
@pytest.mark.parametrize(("gold", "winner"), [(50, "Ann wins"), (1, "the Countess wins")])
def test_a_result_alone_names_the_score_of_the_countess(gold: int, winner: str) -> None:
    s = run(valley(1, gold=[gold, 9], villages=[["fed"], ["countess"]]), SecondMarket())
    ended = [event for event in s.events if isinstance(event, SoloEnded)]

    assert GAME.opponent(s) == ("countess", GAME.score_sheet(s, 1))
    assert sum(points for _, points in GAME.score_sheet(s, 1)) == 13
    assert EN.event(ended[0], NAMES) == f"Ann has {gold} Gold and the Countess 13: {winner}."


@pytest.mark.rule("VIL-R-50")
def test_the_courier_question_names_the_drafter() -> None:
    s = drafting(3, modules=["scoundrels"], hands=[[], ["courier"], []])

    assert asked(s).startswith("Ann is about to draft.")
