"""Event cards: section EVENT of the ledger, one case for each of the 24."""

from __future__ import annotations

from pathlib import Path

import pytest

from gromada.core.play import awaited
from gromada.games.villagers.build import BuildTurn
from gromada.games.villagers.draft import draft_limit
from gromada.games.villagers.printed import EVENTS, SUMMER, WINTER
from gromada.games.villagers.solo import AskRats, EventPhase, TurnUp
from gromada.games.villagers.state import Valley
from tests.games.villagers.building import asks, can, do, faces, hand, of, run, valley, why


def resolve(*names: str, **given: object) -> Valley:
    """The event phase of the last round, so that nothing new is turned up."""
    s = valley(1, events=names, **{"gold": [10, 0], "stacks": [[]] * 6, **given})  # type: ignore[arg-type]
    s.solo[0].has_jester = False
    return run(s, EventPhase())


def paid(s: Valley) -> tuple[int, int]:
    return s.players[0].gold, s.players[1].gold


@pytest.mark.rule("VIL-EVENT-1")
def test_sinister_banquet_pays_the_countess_for_her_food() -> None:
    assert paid(resolve("sinister_banquet", villages=[["founders"], ["countess", "hunter", "milk_maid"]])) == (10, 6)


@pytest.mark.rule("VIL-EVENT-1", "VIL-EVENT-14")
def test_temporary_employment_counts_suits_in_hand() -> None:
    assert paid(resolve("temporary_employment", hands=[["mason", "seeker", "agent"]])) == (10, 4)


@pytest.mark.rule("VIL-EVENT-1", "VIL-EVENT-15")
def test_blackmail_pays_the_highest_visible_gold_of_the_player() -> None:
    laid = ["founders", "lumberjack", "wheeler@1", "cartwright@2", "chandler"]
    assert paid(resolve("blackmail", villages=[laid])) == (10, 9)
    assert paid(resolve("blackmail", villages=[["fed"]])) == (10, 0)


@pytest.mark.rule("VIL-EVENT-2", "VIL-EVENT-14")
def test_value_added_tax_takes_one_for_each_visible_gold_symbol() -> None:
    assert paid(resolve("value_added_tax", villages=[["founders", "chandler", "beekeeper"]])) == (7, 3)


@pytest.mark.rule("VIL-EVENT-2", "VIL-EVENT-14", "VIL-SOLO-23")
def test_land_claim_takes_two_for_each_basic_villager_as_far_as_the_supply_goes() -> None:
    laid = ["founders", "miner", "mason@1", "hayer", "lumberjack"]
    assert paid(resolve("land_claim", villages=[laid])) == (4, 6)
    assert paid(resolve("land_claim", villages=[laid], gold=[3, 0])) == (0, 3)


@pytest.mark.rule("VIL-EVENT-2", "VIL-EVENT-13")
def test_customs_takes_one_for_each_card_of_the_largest_suit() -> None:
    laid = ["founders", "swineherd@0", "miner", "mason@2", "blacksmith@2", "chandler"]
    assert paid(resolve("customs", villages=[laid])) == (7, 3)


@pytest.mark.rule("VIL-EVENT-2", "VIL-EVENT-15")
def test_tribute_takes_one_for_each_hand_card() -> None:
    assert paid(resolve("tribute", hands=[["mason", "mason", "agent"]])) == (7, 3)


@pytest.mark.rule("VIL-EVENT-2")
def test_protection_money_takes_what_lies_on_a_villager_with_coins() -> None:
    s = resolve("protection_money", villages=[["founders", "hunter+6", "chandler+2", "wattler"]])
    assert can(s) == ["slot 2", "slot 3"]
    assert why(s, "slot 4") == "VIL-EVENT-2"

    do(s, "slot 2")

    assert paid(s) == (4, 6)
    assert of(s)[1] == "hunter+6"
    assert not awaited(resolve("protection_money"))


@pytest.mark.rule("VIL-EVENT-3", "VIL-EVENT-16", "VIL-R-27")
def test_bribes_puts_the_key_number_on_a_villager_of_choice() -> None:
    s = resolve("bribes", villages=[["founders"], ["countess", "blacksmith", "hunter", "wattler"]])
    assert can(s) == ["slot 2", "slot 3"]
    assert why(s, "slot 4") == "VIL-EVENT-3"

    do(s, "slot 3")

    assert of(s, 1) == ["countess", "blacksmith", "hunter+2", "wattler"]


@pytest.mark.rule("VIL-EVENT-3", "VIL-EVENT-17")
def test_guild_conspiracy_puts_two_on_every_villager_with_a_key() -> None:
    s = resolve("guild_conspiracy", villages=[["founders"], ["countess", "blacksmith+1", "brewer", "wattler"]])

    assert of(s, 1) == ["countess", "blacksmith+3", "brewer+2", "wattler"]


@pytest.mark.rule("VIL-EVENT-4")
def test_black_market_scores_silver_for_both() -> None:
    s = resolve("black_market", villages=[["fed", "grocer"], ["countess", "freemason", "wattler", "wattler"]])

    assert paid(s) == (13, 6)


@pytest.mark.rule("VIL-EVENT-5", "VIL-SOLO-21", "VIL-SOLO-22", "VIL-SOLO-24")
def test_betrayer_moves_an_own_top_villager_to_the_countess_and_its_coins_stay() -> None:
    laid = ["founders", "miner", "blacksmith@1+4", "hunter", "hayer"]
    s = resolve("betrayer", villages=[laid])
    assert can(s) == ["slot 3", "slot 4"]
    assert why(s, "slot 5") == "VIL-SOLO-22"
    assert why(s, "slot 1") == "VIL-SOLO-22"
    assert why(s, "slot 2") == "VIL-EVENT-5"

    do(s, "slot 3")

    assert of(s, 1) == ["countess", "blacksmith"]
    assert s.players[0].gold == 14
    assert of(s) == ["founders", "miner", "hunter", "hayer"]


@pytest.mark.rule("VIL-EVENT-5", "VIL-SOLO-22")
def test_arrest_discards_a_top_villager_and_does_nothing_without_one() -> None:
    s = resolve("arrest", villages=[["founders", "hunter+2", "chandler"]])
    do(s, "slot 2")
    assert (of(s), faces(s.discards), s.players[0].gold) == (["founders", "chandler"], ["hunter"], 12)

    nobody = resolve("arrest", villages=[["founders", "miner"]])
    assert not awaited(nobody)
    assert nobody.solo[0].discards[WINTER] == [EVENTS.index("arrest")]


@pytest.mark.rule("VIL-EVENT-5")
def test_abduction_discards_a_hand_card_of_choice() -> None:
    s = resolve("abduction", hands=[["mason", "agent"]])
    assert can(s) == ["card mason", "card agent"]
    assert why(s, "card hunter") == "VIL-EVENT-5"

    do(s, "card agent")

    assert (hand(s), faces(s.discards)) == (["mason"], ["agent"])
    assert not awaited(resolve("abduction"))


@pytest.mark.rule("VIL-EVENT-6", "VIL-HID-5", "VIL-R-27")
def test_conscription_gives_the_countess_an_unseen_card_of_a_pile_of_choice() -> None:
    s = resolve("conscription", stacks=[["mason", "agent"], [], [], [], [], []], reserve=["priest"])
    assert can(s) == ["stack 1", "reserve"]
    assert why(s, "stack 2") == "VIL-EVENT-6"

    do(s, "stack 1")

    assert of(s, 1)[:2] == ["countess", "agent"]
    assert faces(s.stacks[0]) == ["mason"]


@pytest.mark.rule("VIL-EVENT-7")
def test_mood_swing_turns_up_the_next_event_and_resolves_it_at_once() -> None:
    s = valley(1, events=["mood_swing"], gold=[10, 0], stacks=[[]] * 6, hands=[["mason"]])
    s.solo[0].has_jester = False
    s.solo[0].decks[SUMMER] = [EVENTS.index("customs")]
    run(s, EventPhase())

    assert paid(s) == (9, 1)
    assert sorted(EVENTS[event] for event in s.solo[0].discards[SUMMER]) == ["customs", "mood_swing"]

    s = valley(1, events=["mood_swing"], gold=[10, 0], stacks=[[]] * 6)
    s.solo[0].has_jester = False
    s.solo[0].decks[SUMMER] = [EVENTS.index("serfdom")]
    run(s, EventPhase())
    assert s.solo[0].in_play == []


@pytest.mark.rule("VIL-EVENT-8")
def test_dark_mood_is_replaced_by_two_others_so_three_become_four() -> None:
    s = valley(1)
    others = [EVENTS.index(name) for name in ("tribute", "rats", "arson", "arrest")]
    s.solo[0].decks[WINTER] = [EVENTS.index("dark_mood")]
    s.solo[0].discards[WINTER] = others[:]

    run(s, TurnUp(WINTER, 3, ()))

    assert sorted(s.solo[0].in_play) == sorted(others)
    assert s.solo[0].discards[WINTER] == [EVENTS.index("dark_mood")]


@pytest.mark.rule("VIL-EVENT-9", "VIL-R-35", "VIL-SOLO-18")
def test_rats_lower_the_draft_limit_or_cost_three() -> None:
    s = valley(1, events=["rats"], villages=[["fed"]], gold=[10, 0])
    run(s, AskRats(0))
    assert can(s) == ["lower", "pay", "jester"]
    other = s.copy()
    do(s, "lower")
    assert draft_limit(s, s.players[0]) == 2
    do(other, "pay")
    assert (draft_limit(other, other.players[0]), paid(other)) == (3, (7, 0))

    gone = valley(1, events=["rats"])
    run(gone, AskRats(0))
    do(gone, "jester")
    assert not awaited(gone)


@pytest.mark.rule("VIL-EVENT-9", "VIL-BUILD-2", "VIL-BUILD-3")
def test_arson_lowers_the_build_limit_after_the_cap_or_costs_three() -> None:
    laid = ["founders", *["wattler"] * 4]
    s = valley(1, events=["arson"], villages=[laid], gold=[2, 0])
    run(s, BuildTurn(0))
    assert asks(s) == "Arson"
    other = s.copy()
    do(s, "lower")
    assert (s.limit, s.actions) == (4, 4)
    do(other, "pay")

    assert (other.limit, paid(other)) == (5, (0, 0))


@pytest.mark.rule("VIL-EVENT-10", "VIL-BASIC-3")
def test_serfdom_sends_traded_cards_to_the_countess() -> None:
    s = valley(1, events=["serfdom"], hands=[["mason"]])
    run(s, BuildTurn(0))

    do(s, "trade mason", "basic hayer")

    assert (of(s), of(s, 1)) == (["founders", "hayer"], ["countess", "mason"])
    assert s.trades == 2


@pytest.mark.rule("VIL-EVENT-11")
def test_the_countess_bank_wants_three_for_a_padlock_but_unlockers_two() -> None:
    s = valley(1, events=["countess_bank"], hands=[["beekeeper"]], gold=[2, 0])
    run(s, BuildTurn(0))
    assert why(s, "play beekeeper") == "VIL-LOCK-7"
    s.players[0].gold = 3
    do(s, "play beekeeper")
    assert paid(s) == (0, 0)

    s = valley(
        1,
        events=["countess_bank"],
        hands=[["beekeeper"]],
        villages=[["founders"], ["countess", "carpenter"]],
        gold=[2, 0],
    )
    run(s, BuildTurn(0))
    do(s, "play beekeeper")
    assert of(s, 1) == ["countess", "carpenter+2"]


@pytest.mark.rule("VIL-EVENT-12", "VIL-R-28")
@pytest.mark.parametrize("is_used", [True, False])
def test_it_was_you_costs_a_jester_that_was_not_used(is_used: bool) -> None:
    s = valley(1, events=["it_was_you", "tribute"], stacks=[[]] * 6)
    run(s, EventPhase())
    assert can(s) == ["event tribute", "jester"]
    do(s, *(["jester"] if is_used else ["event tribute"]))

    assert not s.solo[0].has_jester
    assert any(type(event).__name__ == "JesterLost" for event in s.events) != is_used


@pytest.mark.rule("VIL-EVENT-16", "VIL-R-27")
@pytest.mark.parametrize(("event", "gain"), [("trade_network", 3), ("spy_network", 6)])
def test_a_network_pays_the_value_of_a_silver_villager_of_choice(event: str, gain: int) -> None:
    villages = [["fed", "grocer", "hunter", "agent"], ["countess", "freemason", "wattler", "agent"]]
    s = resolve(event, villages=villages)
    assert can(s) == ["slot 2", "slot 4"]
    assert why(s, "slot 3") == "VIL-EVENT-16"

    do(s, "slot 2")

    assert paid(s) == (10, gain)


def test_every_event_card_has_its_case() -> None:
    """The names in this file are all there are."""
    text = Path(__file__).read_text(encoding="utf-8")

    assert [event for event in EVENTS if f'"{event}"' not in text] == []
