"""Printed things in words: every number of the data is in the sentences, and none that is not printed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gromada.texts import Texts
from tests.games.imperial_settlers.building import GAME, PRINTED

ANY_GAME: Any = GAME
TEXTS = {lang: Texts(ANY_GAME, lang) for lang in ("en", "pl")}
BUILDINGS = [*PRINTED["competition_building"], *PRINTED["adventure_building"]]


def said(id: str, lang: str) -> str:
    described = GAME.describe(id)
    assert described is not None, id
    return " ".join([TEXTS[lang].phrase(line) for line in described.lines])


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def units(spaces: list[dict[str, int]]) -> set[int]:
    kinds = {kind for space in spaces for kind in space}
    return {sum(space.get(kind, 0) for space in spaces) for kind in kinds}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("entry", BUILDINGS, ids=[entry["id"] for entry in BUILDINGS])
def test_a_building_is_described_with_its_numbers(entry: dict[str, Any], lang: str) -> None:
    ability = entry["ability"]
    wanted = set() if entry["built_at_start"] else {len(entry["spaces"])} | units(entry["spaces"])
    for key in ("gain", "pay", "less"):
        wanted |= set(ability.get(key, {}).values())
    wanted |= {ability[key] for key in ("threshold", "amount", "dice") if key in ability}
    if ability.get("metric") == "flat":
        wanted -= {ability.get("threshold", 0)}
    if "vp" in ability:
        wanted.add(ability["vp"])
    if ability.get("limit", 1) > 1:
        wanted.add(ability["limit"])
    if ability.get("divisor", 1) > 1 and ability["metric"] != "flat":
        wanted.add(ability["divisor"])
    wanted |= {plan["vp"] for plan in entry["plans"] if plan["effect"] == "vp"}

    assert wanted - {0} <= numbers(said(entry["id"], lang))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_sections_fields_and_ranks_are_described_with_their_numbers(lang: str) -> None:
    for entry in PRINTED["section"]:
        told = numbers(said(entry["id"], lang))
        assert {len(entry["spaces"]), entry["vp"]} | units(entry["spaces"]) <= told
    for entry in PRINTED["field"]:
        told = numbers(said(entry["id"], lang))
        assert {len(entry["spaces"])} | {count for space in entry["spaces"] for count in space.values()} <= told
    for entry in PRINTED["rank"]:
        assert entry["min_vp"] in numbers(said(entry["id"], lang))


def test_every_thing_that_lies_on_a_table_is_described_and_its_rules_are_in_the_ledger() -> None:
    from gromada.library import ledger_of

    rules = ledger_of("imperial_settlers")
    plain = ("box.", "game.", "faction.")
    for id in GAME.box.pack.names:
        if "." in id and not id.startswith(plain):
            described = GAME.describe(id)
            assert described is not None, id
            assert described.lines
            assert set(described.rules) <= set(rules), id
