"""Printed things in words: every number of the data is in the sentences, and none that is not printed."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from gromada.games.imperial_settlers.events import Gained, SpaceCrossed
from gromada.games.imperial_settlers.printed import AMOUNT_KEYS
from gromada.texts import Texts
from tests.contract.test_descriptions import numbers_in
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


def size_of(cells: list[list[int]]) -> set[int]:
    """How many cells a shape has, how high it is and how wide."""
    return {len(cells), 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)}


def printed_numbers(kind: str, entry: dict[str, Any]) -> set[int]:
    """Every number that words may say of a thing: its own, those of its shapes, and those of what it opens."""
    shapes = {shape["id"]: shape["cells"] for shape in PRINTED["shape"]}
    found = numbers_in(entry, set(), is_counted=True) | units(entry.get("spaces", []))
    for plan in entry.get("plans", []):
        found |= size_of(shapes[plan["shape"]])
    if kind == "shape":
        found |= size_of(entry["cells"])
    if kind == "die":
        found |= set(Counter(str(face) for face in entry["faces"]).values())
    if kind == "track":
        found |= {section["vp"] for section in PRINTED["section"] if section["track"] == entry["id"]}
    for bridge in PRINTED["bridge"]:
        is_last = entry.get("track") == "bridges" and entry["section"] == bridge["last_section"]
        if is_last or entry["id"] in (bridge["id"], bridge["opens_field"]):
            found |= {bridge["last_section"]} | numbers(bridge["opens_field"])
    return found | {0, 1}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_number_is_said_that_is_not_printed(lang: str) -> None:
    compared, invented = 0, {}
    for kind, entries in PRINTED.items():
        for entry in [one for one in entries if isinstance(one, dict)] if isinstance(entries, list) else []:
            id = f"{kind}.{entry.get('id')}"
            if GAME.describe(id) is not None:
                compared += 1
                if extra := numbers(said(id, lang)) - printed_numbers(kind, entry):
                    invented[id] = extra

    assert compared > 200
    assert invented == {}


@pytest.mark.parametrize(
    ("lang", "paid", "gained"),
    [
        (
            "en",
            "Ada crosses out space 3 of Tool Shop for 1 Stone, 2 Gold.",
            "Ada gains: 1 Stone, 2 Wood, 1 Worker.",
        ),
        (
            "pl",
            "Ada wykreśla obszar 3: Sklep z narzędziami, płacąc: Kamień 1, Złoto 2.",
            "Ada zyskuje: 1 × Kamień, 2 × Drewno, 1 Robotnika.",
        ),
    ],
)
def test_what_is_paid_and_gained_is_a_list_with_commas(lang: str, paid: str, gained: str) -> None:
    amounts = {"stone": 1, "wood": 2, "action": 1}
    crossed = SpaceCrossed(0, "tool_shop", 2, "village", 3, (1, 0, 0, 2, 1))
    won = Gained(0, tuple([amounts.get(key, 0) for key in AMOUNT_KEYS]), 0)

    assert [TEXTS[lang].event(event, ["Ada"]) for event in (crossed, won)] == [paid, gained]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Pay 1 Stone, 1 Wood, 1 Food and gain 3 VP, once a round."),
        ("pl", "Zapłać: Kamień 1, Drewno 1, Jadło 1, aby zyskać: PZ 3, raz w rundzie."),
    ],
)
def test_what_a_building_does_is_a_list_with_commas(lang: str, told: str) -> None:
    assert told in said("adventure_building.marketplace", lang)
