"""Expanding: sections EXP, HARV, BUILD, BLDG, TRACK and BRIDGE of the ledger."""

from __future__ import annotations

import itertools

import pytest

from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from gromada.games.imperial_settlers.printed import BRIDGES
from gromada.games.imperial_settlers.state import UNBUILT
from tests.games.imperial_settlers.building import (
    FARM,
    FORTRESS,
    GAME,
    TOOL_SHOP,
    adventure,
    do,
    expanding,
    finish_round,
    hand,
    pool,
    section_of,
    texts,
    why,
)


@pytest.mark.rule("ISR-EXP-1", "ISR-R-17")
def test_seats_may_expand_in_any_order_with_the_same_result() -> None:
    moves = {0: ["build walls 1 0", "use 0", "end"], 1: ["build village 1 0", "build village 1 1", "end"]}
    finals = []
    for order in set(itertools.permutations([0, 0, 0, 1, 1, 1])):
        s = expanding(2, stone=1, built={FARM: 0})
        s.agenda = s.agenda[-1:]
        rest = {seat: list(texts) for seat, texts in moves.items()}
        for seat in order:
            play(s, seat, rest[seat].pop(0))
        finals.append(GAME.to_json(s))

    assert len(finals) == 20
    assert all(final == finals[0] for final in finals)


@pytest.mark.rule("ISR-R-17")
def test_the_active_player_is_asked_first_then_clockwise() -> None:
    s = GAME.new(4, 1)
    while len(awaited(s)) == 1:
        play(s, awaited(s)[0], options(s, awaited(s)[0])[0])

    assert awaited(s) == [(s.active + i) % 4 for i in range(4)]


@pytest.mark.rule("ISR-EXP-2")
def test_harvest_build_abilities_and_token_come_in_any_order() -> None:
    s = expanding(2, sections=(0, 0, 0, 2), built={FARM: 0}, stone=1, token="lucky_coin")
    do(s, "token", "harvest 1 1", "use 0", "build walls 1 0", "build village 1 0")

    p = s.players[0]
    assert pool(p) == {"wood": 2, "food": 1, "gold": 1}
    assert p.actions == 1


@pytest.mark.rule("ISR-EXP-3", "ISR-HARV-1", "ISR-BUILD-1")
@pytest.mark.parametrize("move", ["build walls 1 0", "build village 0 0", "harvest 1 0"])
def test_every_crossing_costs_one_action(move: str) -> None:
    s = expanding(2, sections=(0, 0, 0, 2), stone=1, actions=3)
    do(s, move)

    assert s.players[0].actions == 2


@pytest.mark.rule("ISR-EXP-4", "ISR-BUILD-1")
def test_a_resource_is_spent_once() -> None:
    s = expanding(2, stone=1)
    do(s, "build walls 1 0")

    assert pool(s.players[0]) == {}
    assert why(s, "build walls 2 0") == "ISR-EXP-6"


@pytest.mark.rule("ISR-EXP-5")
def test_gold_stands_in_for_a_basic_resource_but_not_the_other_way() -> None:
    s, slot = adventure("barter_post", gold=1, wood=5)
    do(s, "build walls 1 0")
    assert pool(s.players[0]) == {"wood": 5}

    assert why(s, "build walls 2 0") == "ISR-EXP-6"
    assert slot in range(6)


@pytest.mark.rule("ISR-EXP-6", "ISR-R-26")
def test_payment_takes_the_demanded_type_first_and_gold_only_for_the_rest() -> None:
    s = expanding(2, sections=(2, 0, 0, 0), stone=1, wood=1, gold=2)
    do(s, "build walls 3 0")

    assert pool(s.players[0]) == {"wood": 1, "gold": 1}


@pytest.mark.rule("ISR-EXP-6")
def test_an_unaffordable_purchase_is_illegal_and_changes_nothing() -> None:
    s = expanding(2, sections=(2, 0, 0, 0), stone=1)
    before = GAME.to_json(s)

    assert why(s, "build walls 3 0") == "ISR-EXP-6"
    assert "build walls 3 0" not in texts(s)
    assert GAME.to_json(s) == before


@pytest.mark.rule("ISR-EXP-7", "ISR-INV-1")
@pytest.mark.parametrize("move", ["build walls 1 0", "build village 0 0", "harvest 1 0"])
def test_without_an_action_nothing_is_crossed_out(move: str) -> None:
    s = expanding(2, sections=(0, 0, 0, 2), stone=5, actions=0)

    assert why(s, move) == "ISR-EXP-7"


@pytest.mark.rule("ISR-EXP-8")
def test_points_noted_in_the_phase_stay() -> None:
    s = expanding(2, token="export", stone=1, wood=1, food=1)
    do(s, "token", "export stone wood food", "end")
    finish_round(s)

    assert s.players[0].other_vp == 3


@pytest.mark.rule("ISR-EXP-9", "ISR-R-1")
def test_a_player_may_stop_with_everything_unused() -> None:
    s = expanding(2, stone=3, gold=2, actions=5, built={FARM: 0})
    do(s, "end")

    assert awaited(s) == [1]


@pytest.mark.rule("ISR-EXP-10")
def test_a_step_changes_nothing_until_its_last_detail_and_cannot_be_cancelled() -> None:
    s, slot = adventure("barter_post", stone=1, wood=1, food=1)
    before = s.players[0].copy()
    do(s, f"use {slot}", "stone")

    assert s.players[0].pool == before.pool
    assert s.players[0].uses == before.uses
    assert why(s, "end") == "ISR-EXP-10"
    assert why(s, "build walls 1 0") == "ISR-EXP-10"


@pytest.mark.rule("ISR-EXP-10", "ISR-INV-12")
def test_every_list_of_choices_offers_something_that_can_be_completed() -> None:
    for seed in range(30):
        s = GAME.new(1, seed, {"sheet": 1 + seed})
        rng = Rng.seeded(seed)
        steps = 0
        while seats := awaited(s):
            answers = options(s, seats[0])
            assert answers
            steps = 0 if answers[0].text.startswith("take") else steps + 1
            assert steps < 100
            play(s, seats[0], answers[rng.below(len(answers))])


@pytest.mark.rule("ISR-EXP-11")
def test_a_detail_with_one_option_is_not_asked_but_the_menu_always_is() -> None:
    s, slot = adventure("theban_market", gold=1)
    do(s, f"use {slot}")
    assert texts(s) == ["stone", "wood", "food"]

    s = expanding(2, actions=0)
    s.players[0].is_token_used = True
    assert texts(s) == ["end"]
    assert awaited(s)[0] == 0


@pytest.mark.rule("ISR-EXP-12")
def test_every_step_uses_something_up() -> None:
    s = expanding(2, stone=1, token="ally", actions=1, built={FARM: 0})
    do(s, "token", "use 0", "build walls 1 0", "build village 1 0")

    assert texts(s) == ["end"]


@pytest.mark.rule("ISR-HARV-1", "ISR-HARV-5")
def test_a_harvest_gives_all_that_is_printed_at_once() -> None:
    s = expanding(2, sections=(0, 0, 0, 2))
    do(s, "harvest 1 0", "build walls 1 0", "build walls 2 0")

    assert s.players[0].sections[0] == 2


@pytest.mark.rule("ISR-HARV-2", "ISR-HARV-4")
def test_a_field_is_closed_until_its_bridge_is_completed() -> None:
    s = expanding(2, sections=(0, 0, 0, 3))

    assert why(s, "harvest 1 0") is None
    assert why(s, "harvest 2 0") == "ISR-HARV-2"


@pytest.mark.rule("ISR-HARV-3", "ISR-HARV-4")
def test_harvest_spaces_are_taken_in_any_order_each_once() -> None:
    s = expanding(2, sections=(0, 0, 0, 2))
    do(s, "harvest 1 2", "harvest 1 0")

    assert why(s, "harvest 1 2") == "ISR-HARV-3"
    assert why(s, "harvest 1 3") == "ISR-HARV-3"
    assert why(s, "harvest 1 1") is None


@pytest.mark.rule("ISR-HARV-4")
def test_a_crossed_space_is_closed_to_a_free_harvest_too() -> None:
    s, slot = adventure("nile_dock", sections=(0, 0, 0, 2))
    do(s, "harvest 1 0", f"use {slot}")

    assert why(s, "harvest 1 0") == "ISR-HARV-3"
    assert why(s, "harvest 2 0") == "ISR-HARV-2"
    assert texts(s) == ["harvest 1 1", "harvest 1 2"]


@pytest.mark.rule("ISR-BUILD-2")
def test_an_empty_space_costs_only_the_action() -> None:
    s = expanding(2, stone=1, actions=2)
    do(s, "build village 0 0")

    assert pool(s.players[0]) == {"stone": 1}
    assert s.players[0].actions == 1


@pytest.mark.rule("ISR-BUILD-3", "ISR-TRACK-3")
def test_the_cost_of_a_space_is_paid_in_one_go_or_not_at_all() -> None:
    cost = section_of("walls", 6)["spaces"][0]
    assert cost == {"wood": 1, "stone": 2}

    assert why(expanding(2, sections=(5, 0, 0, 0), stone=2), "build walls 6 0") == "ISR-EXP-6"
    s = expanding(2, sections=(5, 0, 0, 0), stone=2, wood=1)
    do(s, "build walls 6 0")
    assert pool(s.players[0]) == {}


@pytest.mark.rule("ISR-BUILD-4")
def test_what_is_crossed_out_stays_so() -> None:
    s = expanding(2, food=3, sections=(0, 0, 3, 0))
    do(s, "build village 0 0", "build barns 4 0")
    finish_round(s)
    do(s, texts(s, awaited(s)[0])[0], seat=awaited(s)[0])
    do(s, texts(s, awaited(s)[0])[0], seat=awaited(s)[0])
    hand(s.players[0], food=3, actions=3)

    assert why(s, "build village 0 0") == "ISR-BUILD-4"
    assert why(s, "build barns 4 0") == "ISR-BUILD-4"
    assert why(s, "build barns 2 0") == "ISR-BUILD-4"
    assert why(s, "build barns 4 1") is None


@pytest.mark.rule("ISR-BLDG-1", "ISR-BLDG-2")
def test_spaces_of_a_building_are_crossed_in_any_order_and_the_last_completes_it() -> None:
    s = expanding(2, wood=1, round=3)
    do(s, "build village 0 2", "build village 0 0")
    assert s.players[0].built[FARM] == UNBUILT
    do(s, "build village 0 1")

    assert s.players[0].built[FARM] == 3


@pytest.mark.rule("ISR-BLDG-3", "ISR-BLDG-10", "ISR-INV-9")
def test_a_building_works_from_the_round_after_its_completion() -> None:
    s = expanding(2, wood=1, round=3)
    do(s, "build village 0 0", "build village 0 1", "build village 0 2")
    assert why(s, "use 0") == "ISR-BLDG-3"
    s.round = 4

    assert why(s, "use 0") is None


@pytest.mark.rule("ISR-BLDG-2")
def test_an_unfinished_building_cannot_be_used() -> None:
    s = expanding(2)
    do(s, "build village 0 0", "build village 0 1")

    assert why(s, "use 0") == "ISR-BLDG-2"


@pytest.mark.rule("ISR-BLDG-4")
def test_a_final_building_does_nothing_during_rounds() -> None:
    assert why(expanding(2), f"use {FORTRESS}") == "ISR-BLDG-4"


@pytest.mark.rule("ISR-BLDG-5", "ISR-FX-1")
def test_an_ability_is_used_once_a_round_unless_its_limit_says_otherwise() -> None:
    s = expanding(2, built={FARM: 0})
    do(s, "use 0")
    assert why(s, "use 0") == "ISR-BLDG-5"

    s, slot = adventure("tavern", food=3)
    do(s, f"use {slot}", f"use {slot}")
    assert why(s, f"use {slot}") == "ISR-BLDG-5"


@pytest.mark.rule("ISR-BLDG-6", "ISR-R-24")
def test_a_condition_is_met_within_one_round_and_its_gain_taken_once() -> None:
    s = expanding(2, stone=2, wood=1, built={TOOL_SHOP: 0})
    do(s, "build walls 1 0", "build walls 2 0")
    assert why(s, f"use {TOOL_SHOP}") == "ISR-FX-GOAL"
    do(s, "build cottages 1 0", f"use {TOOL_SHOP}")
    assert s.players[0].other_vp == 2
    assert why(s, f"use {TOOL_SHOP}") == "ISR-BLDG-5"
    finish_round(s)

    assert sum(s.players[0].done) == 0


@pytest.mark.rule("ISR-BLDG-8")
def test_a_buildings_own_text_overrides_the_general_rules() -> None:
    s, slot = adventure("jungle_path", actions=0, stone=2, wood=2, food=2)
    other = f"build village {(slot + 1) % 6} 0"
    assert why(s, other) == "ISR-EXP-7"
    do(s, f"use {slot}")

    assert why(s, other) is None


@pytest.mark.rule("ISR-BLDG-9", "ISR-BLDG-11")
def test_in_the_basic_game_slot_four_is_empty_and_no_settlement_is_made() -> None:
    s = expanding(2)
    assert why(s, "use 4") == "ISR-BLDG-11"
    assert why(s, "build village 4 0") == "ISR-BLDG-11"
    assert s.village.buildings[FORTRESS].id == "fortress"
    assert expanding(2, "competition_advanced").village.buildings[4].id == "architects"
    do(s, "end", seat=0)
    do(s, "end", seat=1)

    assert all(text.startswith("take") for text in texts(s, awaited(s)[0]))


@pytest.mark.rule("ISR-BLDG-10")
def test_a_building_completed_this_round_triggers_nothing() -> None:
    s, slot = adventure("pathfinders", wood=2, stone=2)
    s.players[0].built[slot] = s.round
    before = dict(pool(s.players[0]))
    do(s, "build bridges 1 0")

    assert pool(s.players[0]) == {**before, "wood": before["wood"] - 1}


@pytest.mark.rule("ISR-TRACK-1")
def test_only_the_leftmost_uncompleted_section_is_open() -> None:
    s = expanding(2, stone=9)

    assert why(s, "build walls 2 0") == "ISR-TRACK-1"
    assert why(s, "build walls 1 0") is None


@pytest.mark.rule("ISR-TRACK-2", "ISR-SCORE-2", "ISR-R-27")
def test_a_section_with_several_spaces_is_completed_by_the_last_of_them() -> None:
    s = expanding(2, food=2, sections=(0, 0, 3, 0))
    do(s, "build barns 4 1")
    assert s.players[0].sections[2] == 3
    assert sum(s.players[0].done) == 0
    assert why(s, "build barns 4 2") == "ISR-TRACK-2"
    do(s, "build barns 4 0")

    assert s.players[0].sections[2] == 4
    assert sum(s.players[0].done) == 1


@pytest.mark.rule("ISR-TRACK-4")
def test_several_sections_of_several_tracks_in_one_round() -> None:
    s = expanding(2, stone=2, wood=1, actions=3)
    do(s, "build walls 1 0", "build walls 2 0", "build cottages 1 0")

    assert s.players[0].sections == [2, 1, 0, 0]


@pytest.mark.rule("ISR-TRACK-5")
def test_a_complete_track_offers_nothing() -> None:
    s = expanding(2, stone=9, wood=9, sections=(9, 0, 0, 0))

    assert why(s, "build walls 9 0") == "ISR-TRACK-5"


@pytest.mark.rule("ISR-BRIDGE-1", "ISR-INV-3")
def test_a_bridge_is_completed_with_its_last_section() -> None:
    s = expanding(2, wood=1, stone=1)
    do(s, "build bridges 1 0")
    assert why(s, "harvest 1 0") == "ISR-HARV-2"
    do(s, "build bridges 2 0")

    assert why(s, "harvest 1 0") is None
    assert s.players[0].sections[BRIDGES] == 2


@pytest.mark.rule("ISR-BRIDGE-2")
def test_the_field_opens_at_once() -> None:
    s = expanding(2, stone=1, sections=(0, 0, 0, 1), actions=2)
    do(s, "build bridges 2 0", "harvest 1 0")

    assert pool(s.players[0]) == {"stone": 2}


@pytest.mark.rule("ISR-INV-2", "ISR-INV-5", "ISR-INV-10")
def test_crossings_and_resources_add_up_over_random_rounds() -> None:
    for seed in range(40):
        s = expanding(2, stone=2, wood=2, food=2, gold=1, actions=5, sections=(0, 0, 3, 2), token="export")
        rng = Rng.seeded(seed)
        p = s.players[0]
        while (answers := options(s, 0)) and p.token >= 0:
            play(s, 0, answers[rng.below(len(answers))])
        grown = sum(p.sections) - 5 + p.partial.bit_count() + p.village.bit_count() + p.harvested.bit_count()

        assert p.crossed <= 5
        assert grown <= p.crossed
