"""Printed things in words: every id of the pack, in both languages, with all its numbers and no others."""

from __future__ import annotations

import re

import pytest

from gromada.games.villagers.printed import EVENTS, KINDS
from gromada.library import LANGUAGES, ledger_of
from gromada.texts import Texts
from tests.games.villagers.building import GAME

BOX = GAME.villagers_box
LEDGER = ledger_of("villagers")
IDS = [id for id in BOX.pack.names if "." in id]
SPEAKERS = [Texts(GAME, lang) for lang in LANGUAGES]  # type: ignore[arg-type]  # a game of Valley is one of State


def told(id: str, speaker: Texts) -> str:
    description = GAME.describe(id)
    assert description is not None
    return " ".join([speaker.phrase(line) for line in description.lines])


@pytest.mark.parametrize("id", IDS)
def test_every_printed_thing_is_told_in_both_languages(id: str) -> None:
    description = GAME.describe(id)
    assert description is not None
    assert description.lines
    assert all(told(id, speaker) for speaker in SPEAKERS)
    assert [rule for rule in description.rules if rule not in LEDGER] == []


@pytest.mark.parametrize("kind", range(4, len(BOX.gold)))
def test_every_number_of_a_villager_is_in_its_words(kind: int) -> None:
    printed = [BOX.gold[kind], BOX.food[kind], BOX.builder[kind], BOX.key[kind], BOX.symbols[kind], BOX.copies[kind]]
    for formula in (BOX.silver[kind], BOX.copper[kind]):
        printed += [formula.gold, formula.every if formula.gold else 0, formula.cards] if formula is not None else []
    printed += [BOX.effects[kind].amount, BOX.effects[kind].least]
    for speaker in SPEAKERS:
        found = [int(number) for number in re.findall(r"\d+", told(f"villager.{KINDS[kind]}", speaker))]
        assert [number for number in printed if number and number not in found] == []
        allowed = {*printed, BOX.padlock_cost, BOX.stack_size[kind], BOX.min_players[kind]}
        assert [number for number in found if number not in allowed] == []


@pytest.mark.parametrize("event", range(len(EVENTS)))
def test_every_number_of_an_event_is_in_its_words(event: int) -> None:
    printed = [number for part in BOX.event_cards[event].parts for number in (part.gold, part.count)]
    for speaker in SPEAKERS:
        words = told(f"event.{EVENTS[event]}", speaker)
        found = [int(number) for number in re.findall(r"\d+", words)]
        assert [number for number in printed if number > 1 and number not in found] == []


def test_what_is_no_thing_of_the_box_has_no_words() -> None:
    assert GAME.describe("nothing") is None
