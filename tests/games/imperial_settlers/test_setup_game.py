"""Modes and set-up: sections MODE, COMP, SETUP and SOLO of the ledger."""

from __future__ import annotations

import pytest

from gromada.core.errors import BadSetup
from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from gromada.games.imperial_settlers.events import ActiveChosen, FavoursDrawn, Rolled, SheetChosen
from gromada.games.imperial_settlers.setup_game import DrawFavours, FirstActive, RandomSheet
from tests.games.imperial_settlers.building import ADVENTURE, COMPETITION, FORTRESS, GAME, PRINTED, empire, texts, why


@pytest.mark.rule("ISR-MODE-1", "ISR-MODE-2", "ISR-MODE-4")
@pytest.mark.parametrize("mode", ["competition_basic", "competition_advanced", "adventure_multi"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_these_modes_are_for_two_to_four(mode: str, seats: int) -> None:
    s = GAME.new(seats, 1, {"mode": mode})

    assert len(s.players) == seats


@pytest.mark.rule("ISR-MODE-3", "ISR-SOLO-1")
def test_adventure_is_for_one_with_one_adventure_sheet_and_advanced_rules() -> None:
    s = GAME.new(1, 1, {"mode": "adventure", "sheet": 7})

    assert [building.id for building in s.village.buildings] == PRINTED["adventure_sheet"][6]["buildings"]
    assert s.has_settlements()


@pytest.mark.rule("ISR-MODE-5")
@pytest.mark.parametrize(
    ("seats", "mode"),
    [
        (1, "competition_basic"),
        (1, "competition_advanced"),
        (1, "adventure_multi"),
        *[(n, "adventure") for n in (2, 3, 4)],
    ],
)
def test_other_pairings_of_mode_and_seats_are_refused(seats: int, mode: str) -> None:
    with pytest.raises(BadSetup, match="ISR-MODE-5"):
        GAME.new(seats, 1, {"mode": mode})


@pytest.mark.rule("ISR-COMP-1")
def test_there_are_three_resource_dice_and_a_worker_die() -> None:
    assert [len(faces) for faces in GAME.settlers_box.dice] == [6, 6, 6, 6]
    assert [PRINTED["die"][i]["kind"] for i in range(4)] == ["resource", "resource", "resource", "worker"]


@pytest.mark.rule("ISR-COMP-2")
def test_there_are_five_different_favour_tokens() -> None:
    ids = [favour.id for favour in GAME.settlers_box.favours]

    assert ids == ["ally", "gift", "harvest", "export", "lucky_coin"]


@pytest.mark.rule("ISR-COMP-3")
def test_there_are_48_different_adventure_sheets_of_six_buildings_and_one_competition_sheet() -> None:
    sheets = [tuple(building.id for building in village.buildings) for village in GAME.settlers_box.sheets.values()]

    assert len(sheets) == len(set(sheets)) == 48
    assert {len(set(sheet)) for sheet in sheets} == {6}
    assert [building.id for building in GAME.settlers_box.advanced_village.buildings] == list(COMPETITION)


@pytest.mark.rule("ISR-COMP-3")
def test_a_sheet_that_does_not_exist_cannot_be_chosen() -> None:
    s = GAME.new(1, 1)

    assert why(s, "sheet 49") == "ISR-COMP-3"
    with pytest.raises(BadSetup, match="no Adventure sheet 60"):
        GAME.new(1, 1, {"sheet": 60})


@pytest.mark.rule("ISR-COMP-4", "ISR-COMP-5")
def test_the_empire_sheet_has_four_tracks_of_nine_sections_the_last_of_them_imperial() -> None:
    assert [len(track) for track in GAME.settlers_box.tracks] == [9, 9, 9, 9]
    assert [entry["section"] for entry in PRINTED["section"] if entry["imperial"]] == [9, 9, 9, 9]
    assert GAME.settlers_box.rounds == 10
    assert len(GAME.settlers_box.fields) == 4


@pytest.mark.rule("ISR-COMP-6")
def test_gold_is_printed_neither_as_a_cost_nor_as_a_yield() -> None:
    box = GAME.settlers_box
    costs = [cost for track in box.tracks for section in track for cost in section.spaces]
    costs += [cost for village in box.sheets.values() for building in village.buildings for cost in building.spaces]
    costs += [crop for field in box.fields for crop in field.spaces]

    assert {len(cost) for cost in costs} == {3}


@pytest.mark.rule("ISR-SETUP-1", "ISR-SETUP-7")
def test_everyone_starts_with_blank_sheets_and_no_field_open() -> None:
    s = empire(4)

    for p in s.players:
        assert p.sections == [0, 0, 0, 0]
        assert (p.partial, p.village, p.harvested, p.other_vp, p.settlements) == (0, 0, 0, 0, [])
    assert not any(field["is_accessible"] for player in GAME.view(s, None)["players"] for field in player["fields"])  # type: ignore[attr-defined]


@pytest.mark.rule("ISR-SETUP-7", "ISR-R-12")
def test_a_building_without_build_spaces_is_completed_and_works_from_round_one() -> None:
    s = empire(2, round=1)
    views = GAME.view(s, 0)["players"]

    assert views[0]["buildings"][FORTRESS]["completed_in"] == 0  # type: ignore[index]
    assert views[0]["buildings"][FORTRESS]["is_working"]  # type: ignore[index]
    assert views[0]["buildings"][0]["completed_in"] is None  # type: ignore[index]


@pytest.mark.rule("ISR-SETUP-2")
def test_in_competition_everyone_has_the_competition_sheet() -> None:
    s = GAME.new(3, 1, {"mode": "competition_advanced"})

    assert [building.id for building in s.village.buildings] == list(COMPETITION)
    with pytest.raises(BadSetup, match="ISR-SETUP-2"):
        GAME.new(3, 1, {"mode": "competition_advanced", "sheet": 3})


@pytest.mark.rule("ISR-SETUP-3")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 3), (3, 4), (4, 5)])
def test_one_more_token_than_players_is_drawn(seats: int, drawn: int) -> None:
    s = GAME.new(seats, 5)

    assert len(s.favours) == len(set(s.favours)) == drawn


@pytest.mark.rule("ISR-SETUP-4")
def test_alone_three_tokens_are_drawn() -> None:
    assert len(GAME.new(1, 5).favours) == 3


@pytest.mark.rule("ISR-SETUP-5")
def test_the_drawn_set_stays_the_same_and_other_tokens_are_out() -> None:
    s = GAME.new(2, 5)
    drawn = set(s.favours)
    out = next(move for move in GAME.catalogue.texts() if move.startswith("take") and move not in texts(s, s.active))

    assert why(s, out, s.active) == "ISR-SETUP-5"
    while seats := awaited(s):
        play(s, seats[0], options(s, seats[0])[0])
        assert {*s.favours, *[p.token for p in s.players if p.token >= 0]} == drawn


@pytest.mark.rule("ISR-SETUP-6")
def test_the_first_active_player_is_random() -> None:
    assert {GAME.new(3, seed).active for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("ISR-SETUP-8", "ISR-HID-2")
def test_luck_is_consumed_in_the_order_tokens_first_player_then_dice_by_number() -> None:
    s = GAME.new(3, 11)
    rng = Rng.seeded(11)
    box = GAME.settlers_box
    tokens = DrawFavours().sample(s, rng)
    first = FirstActive().sample(s, rng)
    faces = [rng.below(len(box.dice[die])) for die in range(4)]

    assert s.events[:3] == [
        FavoursDrawn(tuple(sorted(tokens))),
        ActiveChosen(first[0]),
        Rolled(first[0], 1, tuple([box.dice[die][face] for die, face in enumerate(faces)]), 3),
    ]


@pytest.mark.rule("ISR-R-18", "ISR-SOLO-1")
def test_the_sheet_is_chosen_by_number_or_by_chance() -> None:
    s = GAME.new(1, 1)
    assert texts(s) == ["sheet random", *[f"sheet {number}" for number in range(1, 49)]]
    play(s, 0, "sheet 48")

    assert s.sheet == 48
    assert {GAME.new(1, seed, {"sheet": "random"}).sheet for seed in range(400)} == set(range(1, 49))


@pytest.mark.rule("ISR-R-18")
def test_a_random_sheet_asked_for_in_the_game_is_settled_by_chance() -> None:
    s = GAME.new(1, 1)
    play(s, 0, "sheet random")
    chosen = [event for event in s.events if isinstance(event, SheetChosen)]

    assert chosen == [SheetChosen(s.sheet, True)]
    assert chosen[0].reveals()
    RandomSheet().settle(s, (5,))
    assert s.sheet == 5


@pytest.mark.rule("ISR-MPADV-1", "ISR-R-22")
def test_in_multiplayer_adventure_all_have_the_sheet_that_the_active_player_names() -> None:
    s = GAME.new(3, 2, {"mode": "adventure_multi"})
    assert awaited(s) == [s.active]
    play(s, s.active, "sheet 9")
    names = PRINTED["adventure_sheet"][8]["buildings"]

    assert len(s.favours) == 4
    for player in GAME.view(s, None)["players"]:  # type: ignore[attr-defined]
        assert [building["id"] for building in player["buildings"]] == names


def test_every_adventure_building_is_on_a_sheet() -> None:
    shown = {name for entry in PRINTED["adventure_sheet"] for name in entry["buildings"]}

    assert shown == set(ADVENTURE)
