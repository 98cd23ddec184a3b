"""Final scoring: sections SCORE, TIE and SOLO of the ledger, and the rulebook's example."""

from __future__ import annotations

import pytest

from gromada.games.imperial_settlers.events import Ranked
from gromada.games.imperial_settlers.scoring import FinalScoring, score_boxes, track_vp, winners
from gromada.games.imperial_settlers.state import Empire
from tests.games.imperial_settlers.building import FORTRESS, GAME, PRINTED, empire, section_of


def table(*sections: tuple[int, int, int, int], harvested: tuple[int, ...] = ()) -> Empire:
    s = empire(len(sections))
    for seat, counts in enumerate(sections):
        s.players[seat].sections = list(counts)
    for seat, mask in enumerate(harvested):
        s.players[seat].harvested = mask
    return s


@pytest.mark.rule("ISR-SCORE-1", "ISR-R-20")
@pytest.mark.parametrize("track", ["walls", "cottages", "barns", "bridges"])
@pytest.mark.parametrize("done", range(10))
def test_a_track_scores_its_rightmost_completed_section(track: str, done: int) -> None:
    row = ["walls", "cottages", "barns", "bridges"].index(track)
    s = empire(2)
    s.players[0].sections[row] = done

    assert track_vp(s, s.players[0], row) == (section_of(track, done)["vp"] if done else 0)


@pytest.mark.rule("ISR-SCORE-2")
def test_a_partly_crossed_section_counts_for_nothing() -> None:
    """The rulebook's Natalia lacks one Food of the fourth Section of her Barns and scores the third: 4, not 6."""
    s = empire(2)
    natalia = s.players[0]
    natalia.sections = [0, 0, 3, 0]
    natalia.partial = 1 << (2 * 4)

    assert score_boxes(s, natalia)[2] == 4
    natalia.sections[2] = 4
    assert score_boxes(s, natalia)[2] == 6


@pytest.mark.rule("ISR-SCORE-3")
def test_in_the_basic_game_the_settlements_box_stays_empty() -> None:
    s = table((9, 9, 9, 9), (0, 0, 0, 0))

    assert [score_boxes(s, p)[4] for p in s.players] == [0, 0]


@pytest.mark.rule("ISR-SCORE-4", "ISR-BLDG-4", "ISR-R-13")
def test_noted_points_and_final_buildings_share_a_box() -> None:
    s = table((9, 9, 0, 0), (0, 0, 0, 0))
    s.players[0].other_vp = 5

    assert score_boxes(s, s.players[0])[5] == 5 + 2 * PRINTED["competition_building"][FORTRESS]["ability"]["vp"]


@pytest.mark.rule("ISR-BLDG-4")
def test_a_final_building_completed_in_round_ten_scores() -> None:
    s = empire(1, "adventure", sheet_with("monument"), round=10)
    slot = [building.id for building in s.village.buildings].index("monument")
    assert score_boxes(s, s.players[0])[5] == 0
    s.players[0].built[slot] = 10

    assert score_boxes(s, s.players[0])[5] == 6


@pytest.mark.rule("ISR-BLDG-7")
def test_an_unfinished_final_building_scores_nothing() -> None:
    s = empire(1, "adventure", sheet_with("monument"), round=10)
    slot = [building.id for building in s.village.buildings].index("monument")
    s.players[0].village = 0b011 << (4 * slot)

    assert score_boxes(s, s.players[0])[5] == 0


@pytest.mark.rule("ISR-R-23")
def test_an_ordinary_building_completed_in_round_ten_brings_nothing() -> None:
    s = empire(2, round=10)
    before = score_boxes(s, s.players[0])
    s.players[0].built[3] = 10

    assert score_boxes(s, s.players[0]) == before


def sheet_with(building: str) -> int:
    number: int = next(entry["number"] for entry in PRINTED["adventure_sheet"] if building in entry["buildings"])
    return number


@pytest.mark.rule("ISR-SCORE-5", "ISR-INV-11")
def test_the_highest_total_of_the_six_boxes_wins() -> None:
    s = table((3, 3, 3, 3), (4, 3, 3, 3), (0, 0, 0, 0))

    assert winners(s) == [1]
    assert GAME.scores(s) == [sum(score_boxes(s, p)) for p in s.players]


@pytest.mark.rule("ISR-TIE-1", "ISR-R-21")
def test_a_tie_goes_to_more_completed_bridge_sections_not_bridges() -> None:
    s = table((1, 0, 0, 0), (0, 1, 0, 1))

    assert GAME.scores(s)[0] == GAME.scores(s)[1]
    assert winners(s) == [1]


@pytest.mark.rule("ISR-TIE-2")
def test_still_tied_more_crossed_harvest_spaces_win() -> None:
    s = table((1, 0, 0, 2), (0, 1, 0, 2), harvested=(0b001, 0b110))

    assert winners(s) == [1]


@pytest.mark.rule("ISR-TIE-3")
def test_still_tied_the_victory_is_shared() -> None:
    s = table((1, 0, 0, 2), (0, 1, 0, 2), (0, 0, 0, 2))

    assert winners(s) == [0, 1]


@pytest.mark.rule("ISR-SOLO-3")
@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (0, "plebeian"),
        (39, "plebeian"),
        (40, "servant"),
        (44, "servant"),
        (45, "squire"),
        (50, "knight"),
        (54, "knight"),
        (55, "castellan"),
        (60, "prince"),
        (69, "prince"),
        (70, "king"),
        (79, "king"),
        (80, "emperor"),
        (150, "emperor"),
    ],
)
def test_the_total_earns_a_rank(total: int, rank: str) -> None:
    s = empire(1, "adventure", 1)
    s.players[0].other_vp = total
    FinalScoring().run(s)

    assert s.events[-1] == Ranked(0, rank)
    assert GAME.view(s, 0)["rank"] == rank


@pytest.mark.rule("ISR-MPADV-3")
def test_in_multiplayer_adventure_the_highest_total_wins_and_ranks_are_shown() -> None:
    s = empire(2, "adventure_multi", 1)
    s.players[1].other_vp = 41
    FinalScoring().run(s)

    assert winners(s) == [1]
    assert [event.rank for event in s.events if isinstance(event, Ranked)] == ["plebeian", "servant"]
