"""All 48 Adventure sheets: each is what is printed, and each can be played to the end."""

from __future__ import annotations

from typing import Any

import pytest

from gromada.bots.uniform import play_out
from gromada.core.play import apply, options
from gromada.core.rng import Rng
from tests.games.imperial_settlers.building import ADVENTURE, GAME, PRINTED


@pytest.mark.rule("ISR-COMP-3")
@pytest.mark.parametrize("entry", PRINTED["adventure_sheet"], ids=lambda entry: str(entry["id"]))
def test_a_sheet_shows_its_printed_buildings_and_plays(entry: dict[str, Any]) -> None:
    s = GAME.new(1, 1, {"sheet": entry["number"]})
    for slot, name in enumerate(entry["buildings"]):
        printed, building = ADVENTURE[name], s.village.buildings[slot]
        costs = [tuple([space.get(key, 0) for key in ("stone", "wood", "food")]) for space in printed["spaces"]]

        assert building.id == name
        assert list(building.spaces) == costs
        assert [plan.shape for plan in building.plans] == [plan["shape"] for plan in printed["plans"]]
        assert building.is_final == printed["final"]
    play_out(s, Rng.seeded(entry["number"]))
    assert s.is_over()
    assert s.round == 10


def test_before_anything_is_decided_no_sheet_is_worth_more_than_another() -> None:
    """What a blank sheet promises says nothing of what it brings: who trusts it chooses worse than by lot."""
    s = GAME.new(1, 1, {"mode": "adventure", "sheet": "choose"})
    found = set()
    for sheet in options(s, 0):
        chosen = s.copy()
        apply(chosen, 0, sheet)
        found.add(GAME.evaluate(chosen, 0))

    assert len(options(s, 0)) == 49
    assert len(found) == 1
