"""Printed things in words: every id of every pack, the same in both languages, with a rule that the ledger knows."""

from __future__ import annotations

import re

import pytest

import gromada
from gromada.library import LANGUAGES, ledger_of
from gromada.texts import Texts

# Kinds of entries that are no things on the table: settings, colours, reasons to end, what else is in the box.
NO_THINGS = {
    "villagers": set[str](),
    "craftsmen": set[str](),
    "hamlet": {"colours", "end_reasons", "options"},
    "imperial_settlers": {"box", "game", "faction"},
    "keyflower": {"options"},
}


@pytest.mark.parametrize("name", gromada.GAMES)
def test_every_printed_thing_is_described_by_its_id_with_and_without_its_kind(name: str) -> None:
    game = gromada.game(name)
    for id, entry in game.box.pack.names.items():
        described = game.describe(id)
        if entry.kind in NO_THINGS[name]:
            assert described is None, id
            continue
        plain = game.describe(entry.id) if game.box.pack.names.get(entry.id) == entry else described
        assert described is not None, id
        assert plain is not None, id
        assert described.id == id
        assert [(line.id, line.facts) for line in described.lines if "thing" not in line.facts] == [
            (line.id, line.facts) for line in plain.lines if "thing" not in line.facts
        ], id


@pytest.mark.parametrize("name", gromada.GAMES)
def test_a_description_has_the_same_numbers_in_both_languages_and_rules_of_the_ledger(name: str) -> None:
    """A sentence that says "za każde 1" where the other says "for every" is caught by its number."""
    game = gromada.game(name)
    ledger = ledger_of(name)
    speakers = [Texts(game, lang) for lang in LANGUAGES]
    for id in game.box.pack.names:
        described = game.describe(id)
        if described is None:
            continue
        assert described.lines, id
        assert described.rules, id
        assert [rule for rule in described.rules if rule not in ledger] == []
        for line in described.lines:
            told = [sorted(re.findall(r"\d+", speaker.phrase(line))) for speaker in speakers]
            assert told[0] == told[1], [speaker.phrase(line) for speaker in speakers]


def test_a_thing_that_is_not_in_the_box_has_no_description() -> None:
    assert [name for name in gromada.GAMES if gromada.game(name).describe("no_such_thing") is not None] == []


# Where words need not say a number: how a thing is drawn and joined, how many there are, when it is in play; a rank is
# said as "the second".
UNTOLD = {
    "hamlet": {"walk", "cells", "count", "players", "start_filled", "rank"},
    "keyflower": {"count", "number", "row_position", "players_min", "players_max", "pick_order"},
}
# Numbers that the words of many things have from one place of the pack.
SHARED = {"hamlet": ("refined_reward", "player_components", "begging"), "keyflower": ()}


def numbers_in(value: object, silent: set[str], is_counted: bool = False) -> set[int]:
    """Every number in printed data; with the lengths of its lists, if they are counted."""
    if isinstance(value, dict):
        inner = [numbers_in(one, silent, is_counted) for key, one in value.items() if key not in silent]
        return set().union(*inner)
    if isinstance(value, list):
        lengths = {len(value), len(value) - 1} if is_counted else set()
        return lengths.union(*[numbers_in(one, silent, is_counted) for one in value])
    return {value} if isinstance(value, int) and not isinstance(value, bool) else set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", list(UNTOLD))
def test_words_and_data_have_the_same_numbers(name: str, lang: str) -> None:
    """Both ways: a printed number above one that no sentence says, and a number said that nothing printed has."""
    game = gromada.game(name)
    speaker, data = Texts(game, lang), game.box.pack.data
    shared = numbers_in({key: data[key] for key in SHARED[name]}, set())
    compared, unsaid, invented = 0, {}, {}
    for kind, entries in data.items():
        for entry in [one for one in entries if isinstance(one, dict)] if isinstance(entries, list) else []:
            described = game.describe(f"{kind}.{entry.get('id')}")
            if described is None:
                continue
            compared += 1
            words = " ".join([speaker.phrase(line) for line in described.lines])
            said = {int(number) for number in re.findall(r"\d+", words)}
            if missing := {one for one in numbers_in(entry, UNTOLD[name]) if abs(one) > 1 and abs(one) not in said}:
                unsaid[entry["id"]] = missing
            if extra := said - {abs(one) for one in numbers_in(entry, set(), is_counted=True)} - shared - {0, 1}:
                invented[entry["id"]] = extra
    assert compared > 50
    assert unsaid == {}
    assert invented == {}
