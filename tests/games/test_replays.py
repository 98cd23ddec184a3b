"""Recorded games still end the same: one for each way to play each game. They are never written anew."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from gromada import GAMES
from gromada.core.record import check_commitment, read_record, replay
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


@pytest.mark.parametrize("name", GAMES)
def test_every_way_to_play_has_its_record(name: str) -> None:
    cases = importlib.import_module(f"tests.games.{name}.contract_cases").CASES
    records = [read_record(file.read_text(encoding="utf-8")) for file in RECORDS if file.parent.name == name]

    assert len(records) >= len(cases)
    assert {record.seats for record in records} == {seats for seats, _ in cases}
