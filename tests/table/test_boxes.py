"""The lids of the boxes on the start page."""

from __future__ import annotations

import pytest

from gromada.library import GAMES, LANGUAGES, ROOT
from gromada.table.boxes import HEAVIEST, lids


def test_every_game_has_a_lid_and_no_other() -> None:
    assert sorted(lids()) == sorted(GAMES)
    assert all(lid.minutes >= 15 and 1 <= lid.weight <= HEAVIEST for lid in lids().values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lid_has_its_words(lang: str) -> None:
    said = (ROOT / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")

    for game in GAMES:
        for word in ("game", "box", "about", "mood"):
            assert f"\n{word}-{game.replace('_', '-')} = " in said
