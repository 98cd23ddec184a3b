"""Why not: position, action, the rule that is named, and what it takes beside what is there."""

from __future__ import annotations

from typing import Any

import pytest

from gromada.core.play import explain, play
from gromada.texts import Texts
from tests.games.imperial_settlers.building import (
    ARCHITECTS,
    FARM,
    FORTRESS,
    GAME,
    SAWMILL,
    TOOL_SHOP,
    adventure,
    expanding,
    settling,
    why,
)

RICH: dict[str, Any] = {"stone": 9, "wood": 9, "food": 9}
ANY_GAME: Any = GAME
TEXTS = {lang: Texts(ANY_GAME, lang) for lang in ("en", "pl")}
POOR: dict[str, Any] = {"stone": 0, "wood": 0, "food": 0}

# Name of the case, what is different from a rich seat with four Workers, the move, the rule.
EXPANDING: list[tuple[str, dict[str, Any], str, str]] = [
    ("another Section comes first", {}, "build walls 3 0", "ISR-TRACK-1"),
    ("a Track at its end", {"sections": (9, 0, 0, 0)}, "build walls 9 0", "ISR-TRACK-5"),
    ("a Section behind us", {"sections": (2, 0, 0, 0)}, "build walls 1 0", "ISR-BUILD-4"),
    ("no Workers", {"actions": 0}, "build walls 1 0", "ISR-EXP-7"),
    ("no Workers goes before the price", {**POOR, "actions": 0}, "build walls 1 0", "ISR-EXP-7"),
    ("nothing to pay with", POOR, "build walls 1 0", "ISR-EXP-6"),
    ("a closed Field", {}, "harvest 2 0", "ISR-HARV-2"),
    ("a Building not completed", {}, f"use {FARM}", "ISR-BLDG-2"),
    ("a Building completed this round", {"built": {FARM: 2}}, f"use {FARM}", "ISR-BLDG-3"),
    ("a condition not met", {"built": {TOOL_SHOP: 1}}, f"use {TOOL_SHOP}", "ISR-FX-GOAL"),
    ("a Building that only scores", {"built": {FORTRESS: 1}}, f"use {FORTRESS}", "ISR-BLDG-4"),
    ("an empty slot of the basic game", {}, f"use {ARCHITECTS}", "ISR-BLDG-11"),
    ("the discount of an empty slot", {}, f"discount {ARCHITECTS}", "ISR-BLDG-11"),
    ("the discount of a Building without one", {"built": {FARM: 1}}, f"discount {FARM}", "CORE-ASK-1"),
]


@pytest.mark.parametrize(("name", "more", "move", "rule"), EXPANDING, ids=[case[0] for case in EXPANDING])
def test_the_rule_named_is_the_reason(name: str, more: dict[str, Any], move: str, rule: str) -> None:
    s = expanding(**{**RICH, **more})

    assert why(s, move) == rule


@pytest.mark.rule("ISR-FX-DISC", "ISR-BLDG-2", "ISR-BLDG-5")
def test_a_discount_is_refused_by_what_keeps_it_from_use() -> None:
    unbuilt, slot = adventure("carpenter", False, **RICH)
    built, _ = adventure("carpenter", **RICH)

    assert why(unbuilt, f"discount {slot}") == "ISR-BLDG-2"
    assert why(built, f"discount {slot}") is None
    assert why(built, f"use {slot}") == "CORE-ASK-1"


def test_a_refusal_says_what_it_takes_and_what_is_there() -> None:
    s = expanding(sections=(4, 0, 0, 0), built={SAWMILL: 2})
    s.players[0].village |= 1
    needs = {}
    for move in ("build walls 5 0", "build walls 8 0", f"use {FARM}", f"use {SAWMILL}", "harvest 3 0"):
        refusal = explain(s, 0, s.catalogue.read(move))
        assert refusal is not None
        needs[move] = (refusal.rule, refusal.facts["need"], refusal.facts["have"])
        for lang in ("en", "pl"):
            assert TEXTS[lang].why(refusal)

    spaces = len(s.village.buildings[FARM].spaces)
    assert needs == {
        "build walls 5 0": ("ISR-EXP-6", sum(s.box.tracks[0][4].spaces[0]), 0),
        "build walls 8 0": ("ISR-TRACK-1", 7, 4),
        f"use {FARM}": ("ISR-BLDG-2", spaces, 1),
        f"use {SAWMILL}": ("ISR-BLDG-3", 3, 2),
        "harvest 3 0": ("ISR-HARV-2", s.box.fields[2].opened_by, 0),
    }


@pytest.mark.rule("ISR-SETTLE-4")
def test_a_settlement_says_how_many_sections_are_missing() -> None:
    s = settling((1, 0, 0, 0))
    plans = s.village.buildings[FARM].plans
    refusal = explain(s, 0, s.catalogue.read(f"plan {FARM} 0"))

    assert refusal is not None
    assert (refusal.rule, refusal.facts["need"], refusal.facts["have"]) == ("ISR-SETTLE-4", len(plans[0].cells), 1)


@pytest.mark.rule("ISR-FAV-1")
def test_a_token_that_is_held_names_its_holder() -> None:
    s = GAME.new(2, 1)
    first = s.active
    move = f"take {GAME.view(s, None)['favours'][0]['id']}"  # type: ignore[index]
    play(s, first, move)
    refusal = explain(s, 1 - first, s.catalogue.read(move))

    assert refusal is not None
    assert (refusal.rule, refusal.facts["holder"]) == ("ISR-FAV-1", f"@{first}")
    assert TEXTS["en"].why(refusal, ["Ada", "Bea"]) == f"{['Ada', 'Bea'][first]} holds that token."
