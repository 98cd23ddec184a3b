"""Markets and scoring: sections MARKET, SILVER and OVER of the ledger, with the rulebook's worked examples."""

from __future__ import annotations

import pytest

from gromada.games.villagers.market import (
    FirstMarket,
    SecondMarket,
    formula_value,
    silver_value,
    suit_symbols,
    winners,
)
from gromada.games.villagers.printed import SUITS
from tests.games.villagers.building import kind, of, run, valley


def value(id: str, *cards: str) -> int:
    """The Silver value of a villager in a Village of these cards."""
    s = valley(villages=[list(cards)])
    return silver_value(s, s.players[0], kind(id))


@pytest.mark.rule("VIL-MARKET-1", "VIL-MARKET-2", "VIL-MARKET-3")
def test_the_first_market_pays_visible_gold_and_coins_which_stay() -> None:
    s = valley(villages=[["founders", "lumberjack", "wheeler@1", "cartwright@2+2", "freemason", "wattler"]], gold=[1])

    run(s, FirstMarket())

    assert s.players[0].gold == 1 + 2 + 9 + 2
    assert of(s)[3] == "cartwright@2+2"


@pytest.mark.rule("VIL-MARKET-1")
def test_the_rulebooks_example_of_a_first_market_earns_23() -> None:
    """Visible Gold and the coins on villagers add up to 23; the Freemason's Silver is ignored."""
    s = valley(
        villages=[["fed", "lumberjack", "wheeler@1", "cartwright@2+2", "chandler+4", "freemason", "saddler"]],
        gold=[0],
    )

    run(s, FirstMarket())

    assert s.players[0].gold == 9 + 3 + 5 + 2 + 4 == 23


@pytest.mark.rule("VIL-MARKET-5", "VIL-MARKET-6", "VIL-MARKET-7", "VIL-INV-15")
def test_the_rulebooks_example_of_a_second_market_ends_with_26() -> None:
    """Two Grocers with three food bring 9 each, the printed Gold 4: 22; the coins on the Carpenter make 26."""
    s = valley(
        villages=[
            ["fed", "grocer", "grocer", "hunter", "harvester", "lumberjack", "carpenter@5+4", "cooper@5"],
            ["fed", "hunter", "hunter"],
        ],
        gold=[0, 0],
    )

    run(s, SecondMarket())

    p = s.players[0]
    assert (p.from_gold, p.from_silver, p.from_coins) == (4, 18, 4)
    assert p.gold == 26
    assert of(s)[6] == "carpenter@5"


@pytest.mark.rule("VIL-MARKET-6", "VIL-SILVER-6")
def test_silver_is_counted_before_coins_move() -> None:
    s = valley(villages=[["fed", "agent", "hunter+6", "wattler+2"]], gold=[0])

    run(s, SecondMarket())

    assert s.players[0].gold == 6 + 8


@pytest.mark.rule("VIL-MARKET-8")
def test_all_players_are_paid_from_the_same_position() -> None:
    s = valley(3, villages=[["founders"], ["founders", "wattler+2"], ["fed"]], gold=[0, 0, 0])

    run(s, FirstMarket())

    assert [p.gold for p in s.players] == [2, 4, 0]


@pytest.mark.rule("VIL-SILVER-1")
@pytest.mark.parametrize(
    ("id", "cards", "gold"),
    [
        ("horse_trader", ["hayer", "horse_trader@0"], 3),
        ("horse_trader", ["hayer", "horse_trader@0", "bed_builder@0"], 6),
        ("log_rafter", ["lumberjack", "log_rafter@0"], 3),
        ("log_rafter", ["lumberjack", "log_rafter@0", "wheeler@0", "cartwright@2"], 5),
        ("priest", ["priest", "chandler", "hunter"], 6),
    ],
)
def test_suit_symbols_count_covered_cards_and_the_own_ones(id: str, cards: list[str], gold: int) -> None:
    assert value(id, *cards) == gold


@pytest.mark.rule("VIL-SILVER-2")
def test_food_and_builders_count_only_where_they_are_visible() -> None:
    assert value("grocer", "fed", "hunter", "hayer", "grazier@2", "milk_maid@3") == 3 * 4
    assert value("freemason", "founders", "wattler", "lumberjack", "shipwright@2") == 3 * 2


@pytest.mark.rule("VIL-SILVER-3")
def test_the_rulebooks_peddler_counts_symbols_not_numbers() -> None:
    """Two Jewelers of 20 Gold each bring the Peddler only 3."""
    jewelers = ["miner", "monk@0", "monk@1", "jeweler@2", "monk@0", "monk@4", "jeweler@5"]

    assert value("peddler", *jewelers) == 3
    assert value("peddler", *jewelers, "chandler") == 3


@pytest.mark.rule("VIL-SILVER-4")
def test_padlocks_count_covered_cards_and_the_own_one() -> None:
    assert value("locksmith", "miner", "locksmith@0", "graper", "vintner@2", "wine_trader@3") == 6


@pytest.mark.rule("VIL-SILVER-5")
def test_the_rulebooks_wood_carver_sums_printed_gold_of_the_suit() -> None:
    """A Cartwright and a Cooper bring 13; coins on them do not count."""
    assert value("wood_carver", "lumberjack", "wheeler@0", "cartwright@1+4", "cooper@0", "chandler") == 13


@pytest.mark.rule("VIL-SILVER-6")
def test_two_agents_may_use_the_same_villager() -> None:
    s = valley(villages=[["fed", "agent", "agent", "hunter+6", "wattler+2"]], gold=[0])

    run(s, SecondMarket())

    assert s.players[0].from_silver == 12


@pytest.mark.rule("VIL-SILVER-7", "VIL-PROF-3")
def test_the_wholesaler_counts_whole_sets() -> None:
    assert value("wholesaler", "miner", "hayer", "lumberjack", "lumberjack", "wholesaler") == 3
    assert value("wholesaler", "miner", "glass_blower@0", "hayer", "horse_trader@2", "lumberjack", "cooper@4") == 6
    assert value("wholesaler", "miner", "hayer") == 0


@pytest.mark.rule("VIL-SILVER-8")
def test_a_silver_value_is_always_the_one_of_the_second_market() -> None:
    s = valley(villages=[["fed", "grocer"]], gold=[0])
    formula = s.box.silver[kind("grocer")]
    assert formula is not None
    now = formula_value(s, s.players[0], formula)

    run(s, SecondMarket())

    assert now == s.players[0].from_silver == 3


@pytest.mark.rule("VIL-SILVER-9", "VIL-R-38")
def test_the_ore_muler_is_hay_and_does_not_count_itself() -> None:
    s = valley(villages=[["hayer", "ore_muler@0", "miner", "mason@2"]])

    assert suit_symbols(s, s.players[0], SUITS.index("hay")) == 2
    assert silver_value(s, s.players[0], kind("ore_muler")) == 3


@pytest.mark.rule("VIL-OVER-1")
def test_most_gold_wins() -> None:
    assert winners(valley(3, gold=[10, 12, 11])) == [1]


@pytest.mark.rule("VIL-OVER-2")
def test_a_tie_goes_to_the_smaller_village() -> None:
    s = valley(3, gold=[12, 12, 11], villages=[["founders", "miner", "mason@1"], ["founders", "hunter"], ["founders"]])

    assert winners(s) == [1]


@pytest.mark.rule("VIL-OVER-3")
def test_players_still_tied_share_the_victory() -> None:
    s = valley(3, gold=[12, 12, 11], villages=[["founders", "miner"], ["founders", "hunter"], ["founders"]])

    assert winners(s) == [0, 1]


@pytest.mark.rule("VIL-COPPER-6")
def test_copper_brings_nothing_at_markets() -> None:
    s = valley(villages=[["founders", "captain"]], gold=[0])

    run(s, FirstMarket(), SecondMarket())

    assert s.players[0].gold == 4
