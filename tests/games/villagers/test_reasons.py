"""Why not: position, answer, rule. What a player could change comes first, the limits of a turn come last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gromada.core.play import Refusal, awaited, explain
from gromada.core.steps import Step
from gromada.games.villagers.profiteers import Copper
from gromada.games.villagers.state import Valley
from gromada.texts import Texts
from tests.games.villagers.building import GAME, building, do, drafting, valley, why

NO_BASICS = [0, 0, 0]


def at(step: Step, **given: Any) -> Valley:
    return valley(then=[step], **given)


def without_basics(s: Valley) -> Valley:
    s.basics = NO_BASICS[:]
    return s


def spent(**given: Any) -> Valley:
    """A build turn whose actions and trades are used up."""
    s = building(**given)
    s.actions = s.trades = 0
    return s


def two_unlockers() -> Valley:
    theirs = ["founders", "chandler"]
    return do(building(3, hands=[["priest"]], villages=[["founders"], theirs, theirs]), "play priest")


def trading(**given: Any) -> Valley:
    return do(building(hands=[["mason"]], **given), "trade mason", "basic miner")


CASES: list[tuple[str, Callable[[], Valley], str, str]] = [
    # drafting
    ("an empty space", lambda: drafting(road=["", *["wattler"] * 5]), "take 1", "VIL-DRAFT-14"),
    ("an empty stack", lambda: drafting(stacks=[[], *[["hunter"]] * 5]), "stack 1", "VIL-DRAFT-14"),
    ("the reserve beside stacks", lambda: drafting(), "reserve", "VIL-DRAFT-10"),
    ("passing below the limit", lambda: drafting(), "done", "VIL-DRAFT-3"),
    ("a build card in the draft", lambda: drafting(hands=[["mason"]]), "play mason", "VIL-BUILD-10"),
    ("a special build card in the draft", lambda: drafting(hands=[["tinner"]]), "play tinner", "VIL-BUILD-10"),
    ("a card nobody holds, in the draft", lambda: drafting(hands=[["mason"]]), "play agent", "VIL-BUILD-4"),
    ("a Thief in the base game", lambda: building(), "steal", "CORE-ASK-1"),
    ("a Recruiter in the base game", lambda: drafting(), "recruit", "CORE-ASK-1"),
    ("a Jester with others", lambda: building(), "jester", "CORE-ASK-1"),
    ("a Jester who is gone", lambda: building(1, solo="veteran"), "jester", "VIL-SOLO-18"),
    (
        "the own Courier in the own draft turn",
        lambda: drafting(modules=["scoundrels"], hands=[["courier"]]),
        "play courier",
        "VIL-SCOUN-5",
    ),
    ("a Recruiter nobody has", lambda: drafting(modules=["saints"]), "recruit", "VIL-SAINT-5"),
    # the build menu: hand, chain, padlock, then the limit
    ("a card nobody holds", lambda: building(hands=[["mason"]]), "play agent", "VIL-BUILD-4"),
    ("nothing to lie on", lambda: building(hands=[["cartwright"]]), "play cartwright", "VIL-CHAIN-2"),
    (
        "no free place on it",
        lambda: building(hands=[["cartwright"]], villages=[["founders", "lumberjack", "wheeler@1", "cartwright@2"]]),
        "play cartwright",
        "VIL-CHAIN-3",
    ),
    ("a padlock too dear", lambda: building(hands=[["priest"]], gold=[1]), "play priest", "VIL-LOCK-7"),
    ("no actions, and no chain either", lambda: spent(hands=[["cartwright"]]), "play cartwright", "VIL-CHAIN-2"),
    ("no actions, and too little Gold", lambda: spent(hands=[["priest"]], gold=[1]), "play priest", "VIL-LOCK-7"),
    ("no actions only", lambda: spent(hands=[["hunter"]]), "play hunter", "VIL-BUILD-2"),
    ("a Monk without actions", lambda: spent(hands=[["monk"]]), "play monk", "VIL-BUILD-2"),
    ("a Monk without a cover", lambda: building(hands=[["monk"]]), "play monk", "VIL-SPEC-4"),
    ("no trades left", lambda: spent(hands=[["hunter"]]), "trade hunter", "VIL-BASIC-1"),
    ("a trade without the card", lambda: spent(hands=[["hunter"]]), "trade agent", "VIL-BASIC-6"),
    ("empty piles before the limit", lambda: without_basics(spent(hands=[["hunter"]])), "trade hunter", "VIL-BASIC-5"),
    (
        "a basic villager before the limit",
        lambda: spent(hands=[["miner"]]),
        "trade miner",
        "VIL-BASIC-7",
    ),
    (
        "a draft card in the build turn of a game with Saints only",
        lambda: building(modules=["saints"], hands=[["prophet"]]),
        "play prophet",
        "VIL-BUILD-10",
    ),
    # details
    ("the reserve beside stacks, for a card put back", lambda: trading(), "reserve", "VIL-BASIC-3"),
    ("an empty stack, for a card put back", lambda: trading(stacks=[[], *[["hunter"]] * 5]), "stack 1", "VIL-BASIC-2"),
    (
        "the reserve for the Prophet",
        lambda: do(drafting(modules=["saints"], hands=[["prophet"]]), "play prophet"),
        "reserve",
        "VIL-SAINT-4",
    ),
    (
        "a second suit on a bottom Monk",
        lambda: do(
            building(
                hands=[["monk", "monk", "spelunker", "jeweler", "cartwright"]],
                villages=[["founders", "miner", "monk", "blacksmith@2", "wattler", "wattler"]],
                gold=[9],
            ),
            "play monk",
            "slot 3",
        ),
        "card cartwright",
        "VIL-SPEC-7",
    ),
    (
        "the bank beside an unlocker",
        two_unlockers,
        "bank",
        "VIL-LOCK-5",
    ),
    (
        "an unlocker who is not there",
        two_unlockers,
        "player 1",
        "VIL-LOCK-3",
    ),
    (
        "a player who is not there",
        two_unlockers,
        "player 5",
        "CORE-ASK-1",
    ),
    (
        "a covered Copper symbol",
        lambda: at(Copper(0), modules=["profiteers"], villages=[["fed", "captain", "chandler"]]),
        "slot 3",
        "VIL-COPPER-1",
    ),
]


@pytest.mark.rule("VIL-BUILD-10", "VIL-BASIC-6", "VIL-LOCK-7", "VIL-BUILD-2")
@pytest.mark.parametrize(("position", "move", "rule"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_a_refusal_names_the_most_telling_rule(position: Callable[[], Valley], move: str, rule: str) -> None:
    assert why(position(), move) == rule


def refusal(s: Valley, move: str) -> Refusal:
    found = explain(s, awaited(s)[0], s.catalogue.read(move))
    assert found is not None
    return found


@pytest.mark.rule("VIL-CHAIN-2")
@pytest.mark.parametrize(
    ("card", "en", "pl"),
    [
        ("wheeler", "Wheeler lies on Lumberjack", "Drwal"),
        ("cartwright", "Cartwright lies on Wheeler, which lies on Lumberjack", "Drwal"),
        ("jeweler", "Jeweler lies on Spelunker, which lies on Seeker, which lies on Miner", ""),
    ],
)
def test_a_missing_chain_is_named_villager_by_villager(card: str, en: str, pl: str) -> None:
    refused = refusal(building(hands=[[card]]), f"play {card}")

    assert en in Texts(GAME, "en").why(refused)  # type: ignore[arg-type]  # a game of Valley is one of State
    assert pl in Texts(GAME, "pl").why(refused)  # type: ignore[arg-type]


@pytest.mark.rule("VIL-LOCK-7")
def test_what_is_too_little_is_told_with_need_and_have() -> None:
    refused = refusal(building(hands=[["priest"]], gold=[1]), "play priest")

    assert (refused.facts["need"], refused.facts["have"]) == (2, 1)
    dear = building(1, hands=[["priest"]], gold=[2], events=["countess_bank"])
    assert refusal(dear, "play priest").facts["need"] == 3


@pytest.mark.rule("VIL-SPEC-12", "VIL-LOCK-3", "VIL-LOCK-5")
@pytest.mark.parametrize(
    ("move", "rule"), [("free", "VIL-SPEC-12"), ("bank", "VIL-LOCK-5"), ("player 1", "VIL-LOCK-3")]
)
def test_who_has_gold_enough_is_not_told_how_much_when_a_villager_is_the_reason(move: str, rule: str) -> None:
    villages = [["founders"], ["founders", "brewer"], ["founders", "brewer"]]
    s = do(building(3, hands=[["freemason"]], gold=[20], villages=villages), "play freemason")
    refused = refusal(s, move)

    assert refused.rule == rule
    assert not {"need", "have"} & set(refused.facts)


@pytest.mark.rule("VIL-SAINT-5")
def test_the_recruiter_is_refused_by_the_condition_that_is_not_met() -> None:
    own: dict[str, Any] = {"modules": ["saints"], "villages": [["founders", "recruiter"], ["founders"]]}
    said = {
        "none": refusal(drafting(modules=["saints"], gold=[20]), "recruit"),
        "poor": refusal(drafting(gold=[0], **own), "recruit"),
        "late": refusal(do(drafting(**own), "recruit"), "recruit"),
        "one left": refusal(do(drafting(**own), "take 1", "take 1"), "recruit"),
    }

    assert {name: one.facts for name, one in said.items()} == {
        "none": {"case": "card"},
        "poor": {"case": "gold", "need": 1, "have": 0},
        "late": {"case": "late"},
        "one left": {"case": "limit"},
    }
    assert len({Texts(GAME, lang).why(one) for one in said.values() for lang in ("en", "pl")}) == 8  # type: ignore[arg-type]
