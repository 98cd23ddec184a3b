"""Stage IV: sections PROD and LAB of the ledger."""

from __future__ import annotations

import pytest

from gromada.games.craftsmen.building_phase import Act, LabourWindow, Stage
from gromada.games.craftsmen.capital import size
from gromada.games.craftsmen.final_phase import final_phase
from gromada.games.craftsmen.printed import CRAFTS, GOODS
from gromada.games.craftsmen.privileges import NO_DISC
from gromada.games.craftsmen.state import MAKING, USED, Craft
from gromada.games.craftsmen.year_scoring import CleanUp
from tests.games.craftsmen.building import (
    BOX,
    any_of,
    ask,
    asked,
    capital,
    cubes_on,
    disc,
    discard_deck,
    granary,
    hand,
    in_granary,
    lay,
    loaded,
    offered,
    queue,
    row,
    say,
    ship_row,
    table,
    why,
)

SAWMILL = any_of("sawmill")
MINE, FARM = any_of("iron_mine"), any_of("cattle_farm")
SMELTER, COOPER, PAPER, BUTCHER = any_of("smelter"), any_of("cooperage"), any_of("paper_mill"), any_of("butcher")
TOOLS, ARMS, BOOKS = any_of("toolsmith"), any_of("armoury"), any_of("bookbinder")


def working(*built: str, space: int = 1, year: int = 1, market: int = 0, seats: int = 3) -> Craft:
    """Seat 0 acts at the Crafts Guild with this row."""
    s = table(seats, year=year)
    row(s, 0, *built)
    s.players[0].market = market
    queue(s, "crafts_guild", *[(0,) if i == space else () for i in range(3)])
    return ask(s, Act(0, CRAFTS, disc("crafts_guild", space)))


@pytest.mark.rule("CRA-PROD-1", "CRA-PROD-2", "CRA-PROD-3", "CRA-RULING-18", "CRA-PROD-19")
@pytest.mark.parametrize(("year", "labour"), [(1, 3), (2, 4), (3, 5)])
def test_labour_points_by_year_are_spent_step_by_step_and_the_rest_is_lost(year: int, labour: int) -> None:
    s = working(SAWMILL, any_of("cooperage"), any_of("cooperage", 1), any_of("cooperage", 2), year=year)
    steps = 0
    while asked(s) == 0:
        say(s, 0, "make wood" if "make wood" in offered(s, 0) else "make barrel")
        while asked(s) == 0 and "pass" not in offered(s, 0):
            say(s, 0, offered(s, 0)[0])
        steps += 1

    assert steps == labour


@pytest.mark.rule("CRA-PROD-4", "CRA-PROD-19")
def test_a_raw_good_goes_to_the_market_or_to_a_matching_icon_and_nowhere_else() -> None:
    s = working(SAWMILL, COOPER, TOOLS, MINE)
    say(s, 0, "make wood")

    assert offered(s, 0) == ["market", "building 2", "building 3"]
    assert why(s, 0, "building 4") == "CRA-PROD-4"
    say(s, 0, "building 3")
    assert cubes_on(s, 0, 2) == [0, 1]
    say(s, 0, "make iron_ore")

    assert s.players[0].market == 1


@pytest.mark.rule("CRA-PROD-4", "CRA-INV-9")
def test_with_a_full_market_and_no_icon_the_step_is_illegal() -> None:
    s = working(SAWMILL, MINE, SMELTER, market=3)

    assert offered(s, 0) == ["pass", "make iron_ore", "trade"]
    assert why(s, 0, "make wood") == "CRA-PROD-4"
    assert why(s, 0, "make flax") == "CRA-PROD-3"
    assert why(s, 0, "make iron") == "CRA-PROD-6"
    assert why(s, 0, "make tools") == "CRA-PROD-11"


@pytest.mark.rule("CRA-PROD-5", "CRA-PROD-2")
def test_a_market_cube_becomes_any_raw_good_that_an_icon_asks_for() -> None:
    s = working(SAWMILL, SMELTER, TOOLS, market=1)

    say(s, 0, "trade")
    assert offered(s, 0) == ["building 2", "building 3"]
    assert why(s, 0, "building 1") == "CRA-PROD-5"
    say(s, 0, "building 2")

    assert cubes_on(s, 0, 1) == [1]
    assert s.players[0].market == 0
    assert why(s, 0, "trade") == "CRA-PROD-5"


@pytest.mark.rule("CRA-PROD-5")
def test_equal_buildings_are_one_choice() -> None:
    s = working(SAWMILL, any_of("cooperage"), any_of("cooperage", 1))

    say(s, 0, "make wood")

    assert offered(s, 0) == ["market", "building 2"]


@pytest.mark.rule("CRA-PROD-6", "CRA-PROD-7", "CRA-PROD-16", "CRA-RULING-33")
def test_a_semi_product_goes_on_to_an_advanced_building_without_extra_labour() -> None:
    s = working(SAWMILL, f"{SMELTER}:iron_ore", TOOLS, COOPER)

    say(s, 0, "make iron")
    assert offered(s, 0) == ["building 3", "granary"]
    assert why(s, 0, "building 4") == "CRA-PROD-7"
    say(s, 0, "building 3")

    assert cubes_on(s, 0, 1) == [0]
    assert cubes_on(s, 0, 2) == [1, 0]
    assert s.players[0].lines[MAKING] == 1


@pytest.mark.rule("CRA-PROD-8", "CRA-PROD-10", "CRA-PROD-17")
@pytest.mark.parametrize(
    ("before", "after", "natural"),
    [((), [0], 0), ((1,), [1, 0], 0), ((1, 2), [2, 0], 0), ((-1, 1), [1, 0], 1), ((0, 0), [0, 0], 0)],
)
def test_a_sale_enters_the_granary_from_the_top(before: tuple[int, ...], after: list[int], natural: int) -> None:
    s = working(SAWMILL, f"{COOPER}:wood")
    granary(s, barrel=before)
    supply = s.natural

    say(s, 0, "make barrel")

    assert in_granary(s, "barrel") == after
    assert s.natural == supply + natural


@pytest.mark.rule("CRA-PROD-9", "CRA-RULING-19", "CRA-PROD-18", "CRA-CAP-10")
def test_every_sale_brings_a_capital_card_open_or_from_the_deck() -> None:
    s = working(SAWMILL, f"{COOPER}:wood")
    lay(s, "red 3", "blue 1")
    twin = s.copy()

    say(s, 0, "make barrel")
    assert sorted(offered(s, 0)) == ["capital blue 1", "capital red 3", "deck"]
    assert why(s, 0, "capital green 1") == "CRA-PROD-18"
    say(s, 0, "capital red 3")
    assert s.players[0].capital == capital("red 3")
    assert len(s.capital_open) == 2
    say(twin, 0, "make barrel", "deck")

    assert size(twin.players[0].capital) == 1
    assert len(twin.capital_open) == 2


@pytest.mark.rule("CRA-PROD-18")
def test_without_any_capital_card_there_is_no_reward() -> None:
    s = working(SAWMILL, f"{COOPER}:wood")
    lay(s)
    s.deck = s.discard = 0
    say(s, 0, "make barrel")

    assert s.players[0].capital == 0
    assert "pass" in offered(s, 0)
    only = working(SAWMILL, f"{COOPER}:wood")
    lay(only)
    discard_deck(only, "red 1")
    say(only, 0, "make barrel")
    assert only.players[0].capital == capital("red 1")


@pytest.mark.rule("CRA-PROD-16", "CRA-CAP-8", "CRA-RULING-11")
def test_the_hand_limit_is_checked_after_each_sale() -> None:
    s = working(SAWMILL, f"{COOPER}:wood")
    hand(s, 0, *["green 1"] * 4, *["red 2"] * 4, "blue 1", "blue 2")
    lay(s, "red 3", "blue 3")

    say(s, 0, "make barrel", "capital red 3")

    assert "capital red 3" in offered(s, 0)
    assert "pass" not in offered(s, 0)
    say(s, 0, "capital blue 1")
    assert "pass" in offered(s, 0)


@pytest.mark.rule("CRA-PROD-11", "CRA-PROD-12", "CRA-MERCH-8", "CRA-SHIP-1")
def test_a_final_product_consumes_all_inputs_and_its_cube_is_the_producers() -> None:
    s = working(SAWMILL, f"{TOOLS}:iron*,wood")
    supply = s.natural

    say(s, 0, "make tools")

    assert s.ships[ship_row("tools", 2)] == 1
    assert s.natural == supply + 1
    assert cubes_on(s, 0, 1) == [0, 0]
    assert s.players[0].lines[MAKING] == BOX.recipes[GOODS.index("tools")].points


@pytest.mark.rule("CRA-PROD-11", "CRA-RULING-44")
def test_full_buildings_with_other_cubes_are_different_choices() -> None:
    s = working(SAWMILL, f"{any_of('toolsmith')}:iron*,wood", f"{any_of('toolsmith', 1)}:iron,wood")
    say(s, 0, "make tools")

    assert offered(s, 0) == ["building 2", "building 3"]
    assert why(s, 0, "building 1") == "CRA-PROD-11"
    say(s, 0, "building 3")
    assert cubes_on(s, 0, 1) == [6, 1]


@pytest.mark.rule("CRA-PROD-13", "CRA-COMP-13", "CRA-INV-15")
def test_meat_is_loaded_on_a_ship_and_never_enters_the_granary() -> None:
    s = working(SAWMILL, f"{BUTCHER}:cow")

    say(s, 0, "make meat")
    assert offered(s, 0) == [f"row {ship_row('meat', 1) + 1}", f"row {ship_row('meat', 3) + 1}"]
    say(s, 0, offered(s, 0)[1])

    assert s.ships[ship_row("meat", 3)] == 1
    assert BOX.granary_place[GOODS.index("meat")] == -1


@pytest.mark.rule("CRA-PROD-17")
def test_a_product_may_be_made_even_if_it_cannot_be_loaded() -> None:
    s = working(SAWMILL, f"{TOOLS}:iron,wood")
    loaded(s, "tools", 2, 0, 1)

    assert "make tools" in offered(s, 0)


@pytest.mark.rule("CRA-PROD-14", "CRA-RULING-37", "CRA-BLD-8")
def test_by_privilege_one_labour_point_makes_two_raw_goods_once() -> None:
    s = working(SAWMILL, MINE, COOPER, space=0)
    say(s, 0, "make wood", "building 3")
    assert offered(s, 0) == ["pass", "make wood", "make iron_ore"]
    assert why(s, 0, "make barrel") == "CRA-PROD-14"
    say(s, 0, "pass")
    assert s.queue[disc("crafts_guild")] == 0
    say(s, 0, "make wood")
    say(s, 0, "make iron_ore")

    assert s.queue[disc("crafts_guild")] == 0 | USED
    assert s.players[0].market == 2
    say(s, 0, "make wood")
    assert asked(s) == -1
    assert s.players[0].market == 3


@pytest.mark.rule("CRA-PROD-14", "CRA-RULING-37")
def test_without_room_for_a_second_good_the_privilege_stays_available() -> None:
    s = working(SAWMILL, MINE, space=0, market=2)

    say(s, 0, "make wood")

    assert asked(s) == -1
    assert s.queue[disc("crafts_guild")] == 0


@pytest.mark.rule("CRA-RULING-35", "CRA-PROD-1", "CRA-BLD-7")
def test_labour_of_two_helpers_is_not_pooled() -> None:
    s = table()
    row(s, 0, SAWMILL, any_of("cooperage"))
    queue(s, "crafts_guild", (1,), (0,), (0,))
    ask(s, Stage(CRAFTS))
    say(s, 1, "pass")
    say(s, 0, "pass")

    say(s, 0, "make wood", "building 2", "make barrel", "deck", "make wood", "building 2")

    assert asked(s) == -1


@pytest.mark.rule("CRA-PROD-15", "CRA-YEAR-12")
def test_goods_stay_where_they_are_from_round_to_round() -> None:
    s = table()
    row(s, 0, SAWMILL, f"{TOOLS}:iron*,wood")
    s.players[0].market = 2
    granary(s, barrel=(1, -1))
    ask(s, *final_phase(s), CleanUp())

    assert cubes_on(s, 0, 1) == [6, 1]
    assert s.players[0].market == 2
    assert in_granary(s, "barrel") == [1, -1]


# -- labour tokens --------------------------------------------------------------------------------


@pytest.mark.rule("CRA-LAB-2", "CRA-LAB-3", "CRA-RULING-34")
def test_tokens_are_spent_in_turn_order_on_single_steps() -> None:
    s = table()
    for seat in (0, 1, 2):
        row(s, seat, any_of("sawmill", seat), any_of("cooperage", seat))
    s.players[0].labour, s.players[2].labour, s.labour_pool = 2, 1, 3
    s.order = [2, 1, 0]
    ask(s, LabourWindow())

    assert asked(s) == 2
    say(s, 2, "make wood", "market")
    assert asked(s) == 0
    say(s, 0, "make wood", "building 2", "make barrel", "deck")

    assert asked(s) == -1
    assert [p.labour for p in s.players] == [0, 0, 0]
    assert s.labour_pool == 6


@pytest.mark.rule("CRA-LAB-3")
def test_without_a_legal_step_a_token_cannot_be_spent() -> None:
    s = table()
    row(s, 0, SAWMILL)
    s.players[0].labour = 1
    s.players[0].market = 3

    ask(s, LabourWindow())

    assert asked(s) == -1
    assert s.players[0].labour == 1


@pytest.mark.rule("CRA-LAB-4")
def test_a_labour_token_never_makes_two_raw_goods() -> None:
    s = table()
    row(s, 0, SAWMILL)
    s.players[0].labour, s.players[0].privilege = 2, 3
    ask(s, LabourWindow())

    say(s, 0, "make wood")

    assert offered(s, 0) == ["pass", "make wood"]
    assert s.players[0].labour == 1
    say(s, 0, "pass")
    assert asked(s) == -1


@pytest.mark.rule("CRA-WIN-3", "CRA-PROD-14")
def test_in_winter_a_token_pays_for_the_second_raw_good_once() -> None:
    s = table(season=3)
    row(s, 0, SAWMILL, COOPER)
    s.players[0].privilege, s.privilege_pool = 2, 4
    ask(s, Act(0, CRAFTS, NO_DISC))

    say(s, 0, "make wood", "market", "make wood", "market")
    assert (s.players[0].privilege, s.privilege_pool) == (1, 5)
    say(s, 0, "make wood", "market")

    assert offered(s, 0) == ["pass", "make wood", "trade"]
