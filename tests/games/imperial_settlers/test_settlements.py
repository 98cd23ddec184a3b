"""Settlements: sections ADV and SETTLE of the ledger."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited
from gromada.games.imperial_settlers.printed import placements
from gromada.games.imperial_settlers.scoring import score_boxes
from tests.games.imperial_settlers.building import (
    ARCHITECTS,
    FARM,
    FORTRESS,
    GAME,
    PRINTED,
    QUARRY,
    SAWMILL,
    adventure,
    do,
    expanding,
    settling,
    texts,
    why,
)


@pytest.mark.rule("ISR-SETTLE-1")
def test_at_most_one_settlement_a_round_for_free_and_passing_is_allowed() -> None:
    s = settling((9, 9, 9, 9))
    assert "pass" in texts(s)
    do(s, f"plan {FARM} 0", "at 0 0")

    assert len(s.players[0].settlements) == 1
    assert awaited(s) == [1]
    assert why(s, f"plan {FARM} 0") == "CORE-TURN-1"


@pytest.mark.rule("ISR-SETTLE-2", "ISR-R-11")
def test_a_plan_is_placed_anywhere_by_translation_inside_the_grid() -> None:
    s = settling((9, 9, 9, 9))
    do(s, f"plan {QUARRY} 0")

    assert texts(s) == [f"at {row} {column}" for row in range(2) for column in range(9)]
    assert why(s, "at 2 0") == "ISR-SETTLE-2"


@pytest.mark.rule("ISR-SETTLE-2")
@pytest.mark.parametrize("shape", PRINTED["shape"], ids=lambda shape: str(shape["id"]))
def test_every_shape_has_its_printed_number_of_placements(shape: dict[str, object]) -> None:
    cells = shape["cells"]
    assert isinstance(cells, list)
    masks = [mask for mask in placements(tuple([(row, column) for row, column in cells])) if mask]

    assert len(masks) == len(set(masks)) == shape["placements"]
    assert {mask.bit_count() for mask in masks} == {shape["size"]}


@pytest.mark.rule("ISR-SETTLE-3", "ISR-R-10")
def test_a_plan_is_neither_rotated_nor_mirrored() -> None:
    s = settling((3, 0, 0, 0))

    assert why(s, f"plan {SAWMILL} 0") is None  # three in a row
    assert why(s, f"plan {QUARRY} 0") == "ISR-SETTLE-4"  # three in a column
    s = settling((1, 2, 0, 0))
    assert why(s, f"plan {FARM} 0") is None  # one above two
    assert why(settling((2, 1, 0, 0)), f"plan {FARM} 0") == "ISR-SETTLE-4"  # its mirror image


@pytest.mark.rule("ISR-SETTLE-4", "ISR-INV-4")
def test_every_covered_section_must_be_completed() -> None:
    s = settling((4, 0, 0, 0))
    do(s, f"plan {SAWMILL} 0")

    assert texts(s) == ["at 0 0", "at 0 1"]
    assert why(s, "at 0 2") == "ISR-SETTLE-4"


@pytest.mark.rule("ISR-SETTLE-5", "ISR-INV-4")
def test_no_section_belongs_to_two_settlements() -> None:
    s = expanding(1, "adventure", 1, sections=(9, 9, 9, 9))
    s.village = GAME.settlers_box.advanced_village
    s.players[0].settled = 0b111
    do(s, "end", f"plan {SAWMILL} 0")

    assert why(s, "at 0 2") == "ISR-SETTLE-5"
    assert why(s, "at 0 3") is None


@pytest.mark.rule("ISR-SETTLE-5")
def test_a_plan_whose_only_places_are_taken_is_not_offered() -> None:
    s = expanding(2, "competition_advanced", sections=(3, 0, 0, 0))
    s.players[0].settled = 0b001
    do(s, "end", seat=0)
    do(s, "end", seat=1)

    assert why(s, f"plan {SAWMILL} 0") == "ISR-SETTLE-5"
    assert texts(s) == ["pass"]


@pytest.mark.rule("ISR-SETTLE-6")
def test_a_plan_of_an_uncompleted_building_may_be_used_and_used_again() -> None:
    s = expanding(1, "adventure", 1, sections=(6, 0, 0, 0), round=3)
    s.village = GAME.settlers_box.advanced_village
    do(s, "end", f"plan {SAWMILL} 0", "at 0 0")
    do(s, texts(s)[0], "end")

    assert why(s, f"plan {SAWMILL} 0") is None
    assert why(s, f"plan {SAWMILL} 1") == "ISR-SETTLE-6"


@pytest.mark.rule("ISR-SETTLE-7", "ISR-FX-2", "ISR-INV-8")
def test_a_raise_works_from_the_next_round_on() -> None:
    s = settling((3, 0, 0, 0), built={SAWMILL: 0})
    do(s, f"plan {SAWMILL} 0")
    assert s.players[0].raises[SAWMILL] == 0
    do(s, "pass", seat=1)

    assert s.players[0].raises[SAWMILL] == 1
    s.players[0].pool = [0, 0, 0, 0]
    while awaited(s) != [0, 1]:
        seat = awaited(s)[0]
        do(s, texts(s, seat)[0], seat=seat)
        if len(awaited(s)) == 2:
            break
    before = s.players[0].pool[1]
    do(s, f"use {SAWMILL}")
    assert s.players[0].pool[1] == before + 2


@pytest.mark.rule("ISR-SETTLE-7")
def test_a_final_building_uses_its_last_value() -> None:
    s = settling((9, 3, 0, 0), round=10)
    do(s, f"plan {FORTRESS} 0", "at 0 0", seat=0)
    do(s, "pass", seat=1)

    assert s.is_over()
    assert score_boxes(s, s.players[0])[5] == 5  # one Imperial section, four points raised by one


@pytest.mark.rule("ISR-SETTLE-8")
def test_the_raise_of_an_uncompleted_building_is_kept() -> None:
    s = settling((3, 0, 0, 0))
    do(s, f"plan {SAWMILL} 0")
    do(s, "pass", seat=1)
    p = s.players[0]
    p.built[SAWMILL] = 1
    s.round = 5

    assert GAME.view(s, 0)["players"][0]["buildings"][SAWMILL]["raises"] == 1  # type: ignore[index]


@pytest.mark.rule("ISR-SETTLE-9", "ISR-SCORE-3")
def test_architects_score_in_the_settlements_box_without_any_ability() -> None:
    s = settling((2, 2, 0, 0))
    do(s, f"plan {ARCHITECTS} 0")

    assert score_boxes(s, s.players[0])[4] == 3
    assert why(expanding(2, "competition_advanced"), f"use {ARCHITECTS}") == "ISR-FX-NONE"


@pytest.mark.rule("ISR-SETTLE-10")
def test_settlements_are_created_in_round_ten_too() -> None:
    s = settling((2, 2, 0, 0), round=10)

    assert f"plan {ARCHITECTS} 0" in texts(s)


@pytest.mark.rule("ISR-SETTLE-11")
def test_a_settlement_changes_neither_tracks_nor_fields() -> None:
    s = settling((2, 2, 0, 2))
    before = score_boxes(s, s.players[0])[:4]
    do(s, f"plan {ARCHITECTS} 0")

    assert score_boxes(s, s.players[0])[:4] == before
    assert s.players[0].sections == [2, 2, 0, 2]


@pytest.mark.rule("ISR-SETTLE-12", "ISR-R-14")
def test_a_settlement_triggers_with_the_old_value() -> None:
    found = [b for b in PRINTED["adventure_building"] if b["ability"].get("event") == "settlement_created"]
    s, slot = adventure(found[0]["id"], sections=(9, 9, 9, 9))
    do(s, "end", f"plan {slot} 0", "at 0 0")
    gain = found[0]["ability"]["gain"]

    assert gain["vp"] > 0
    assert s.players[0].other_vp == gain["vp"]
    assert s.players[0].raises[slot] == 1


@pytest.mark.rule("ISR-SETTLE-13")
def test_two_plans_are_two_options() -> None:
    s = settling((9, 9, 9, 9))
    plans = [text for text in texts(s) if text.startswith(f"plan {ARCHITECTS}")]

    assert plans == [f"plan {ARCHITECTS} 0", f"plan {ARCHITECTS} 1"]


@pytest.mark.rule("ISR-ADV-1")
def test_the_advanced_game_adds_architects_and_plans_to_the_basic_one() -> None:
    s = settling((1, 1, 1, 1))

    assert s.village.buildings[ARCHITECTS].id == "architects"
    assert texts(s) == ["pass", f"plan {QUARRY} 0", f"plan {ARCHITECTS} 1"]
