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
