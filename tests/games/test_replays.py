"""Recorded games still end the same: one for each way to play each game, and in `former` some of older rules.

They are never written anew.
"""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from gromada import GAMES
from gromada.core.errors import OtherRecord
from gromada.core.record import brought_up, check_commitment, read_record, replay
from gromada.library import game_of

REPLAYS = Path(__file__).resolve().parents[1] / "replays"
RECORDS = sorted(REPLAYS.glob("*/*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    s = replay(record, game_of(record))
    check_commitment(record)

    assert s.is_over()
    assert record.write() == text


def test_a_record_of_older_rules_is_watched_in_todays_form() -> None:
    record = read_record((REPLAYS / "former" / "keyflower-2.record").read_text(encoding="utf-8"))
    game = game_of(record)
    form = brought_up(record, game)

    assert (record.rules, form.rules) == (1, game.rules_version)
    assert len(form.moves) > len(record.moves)
    assert read_record(form.write()).moves == form.moves
    assert brought_up(form, game) is form


def test_a_record_of_older_rules_that_went_on_otherwise_is_refused() -> None:
    record = read_record((REPLAYS / "former" / "keyflower-2.record").read_text(encoding="utf-8"))
    record.result = [points + 1 for points in record.result or []]

    with pytest.raises(OtherRecord, match="played by rules version 1"):
        replay(record, game_of(record))


@pytest.mark.parametrize("name", GAMES)
def test_every_way_to_play_has_its_record(name: str) -> None:
    cases = importlib.import_module(f"tests.games.{name}.contract_cases").CASES
    records = [read_record(file.read_text(encoding="utf-8")) for file in RECORDS if file.parent.name == name]

    assert len(records) >= len(cases)
    assert {record.seats for record in records} == {seats for seats, _ in cases}
