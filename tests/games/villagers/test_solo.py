"""The solo game: section SOLO of the ledger."""

from __future__ import annotations

from typing import Any

import pytest

from gromada.core.play import awaited
from gromada.games.villagers.build import BuildTurn
from gromada.games.villagers.draft import DraftPhase
from gromada.games.villagers.end_of_build import end_of_build
from gromada.games.villagers.market import FirstMarket, SecondMarket, gold_symbols, winners
from gromada.games.villagers.printed import EVENTS, SUMMER, WINTER
from gromada.games.villagers.road import road_update
from gromada.games.villagers.round import MarketCheck
from gromada.games.villagers.solo import AskRats, EventPhase, NewEvents, TurnUp, events_due
from gromada.games.villagers.state import Valley
from tests.games.villagers.building import GAME, asks, can, do, faces, hand, ids, kind, of, run, valley, why


def solo(**given: object) -> Valley:
    return valley(1, **given)  # type: ignore[arg-type]  # passed on as it came


def events(s: Valley) -> list[str]:
    return [EVENTS[event] for event in s.solo[0].in_play]


def stack_deck(s: Valley, season: int, *names: str) -> None:
    """Only these events are left in the deck."""
    s.solo[0].decks[season] = [EVENTS.index(name) for name in reversed(names)]


@pytest.mark.rule("VIL-SOLO-6", "VIL-SOLO-7", "VIL-SOLO-8", "VIL-DRAFT-17", "VIL-INV-13")
def test_after_each_draft_a_villager_of_choice_goes_to_the_countess_before_any_refill() -> None:
    s = solo(coins=[0, 2], stacks=[["mason", "agent", "priest"], *[["hunter"]] * 5], gold=[5, 1])
    run(s, DraftPhase())
    do(s, "take 1")
    assert (asks(s), can(s)) == ("CountessTakes", ["take 2", "take 3", "take 4", "take 5", "take 6"])
    assert why(s, "take 1") == "VIL-SOLO-6"

    do(s, "take 2")

    assert of(s, 1) == ["countess", "wattler"]
    assert s.players[1].gold == 3
    assert ids(s.road)[:2] == ["priest", "agent"]


@pytest.mark.rule("VIL-SOLO-6")
def test_an_empty_road_gives_the_countess_nothing() -> None:
    s = solo(road=[""] * 6, stacks=[["mason"], [], [], [], [], []], reserve=[])
    run(s, DraftPhase())

    do(s, "stack 1")

    assert of(s, 1) == ["countess"]
    assert hand(s) == ["mason"]


@pytest.mark.rule("VIL-SOLO-9")
def test_alone_only_the_human_puts_a_coin_on_the_road() -> None:
    s = solo(reserve=["mason"] * 6)
    run(s, *road_update(s))
    do(s, "coin 3")

    assert not awaited(s)
    assert ids(s.road) == ["mason", "mason", "wattler", "mason", "mason", "mason"]


@pytest.mark.rule("VIL-SOLO-10")
def test_the_countess_unlockers_are_paid_like_another_players() -> None:
    s = solo(hands=[["beekeeper"]], villages=[["founders"], ["countess", "carpenter"]])
    run(s, BuildTurn(0))

    do(s, "play beekeeper")

    assert s.players[0].gold == 3
    assert of(s, 1) == ["countess", "carpenter+2"]


@pytest.mark.rule("VIL-SOLO-11")
def test_events_of_other_timings_leave_first_and_the_others_are_resolved_in_any_order() -> None:
    s = solo(events=["serfdom", "tribute", "value_added_tax"], hands=[["mason"]], stacks=[[]] * 6)
    run(s, EventPhase())
    assert can(s) == ["event tribute", "event value_added_tax", "jester"]
    assert why(s, "event serfdom") == "VIL-SOLO-11"

    do(s, "event value_added_tax", "event tribute")

    assert events(s) == []
    assert s.players[0].gold == 5 - 1 - 1
    assert [len(pile) for pile in s.solo[0].discards] == [2, 1]


@pytest.mark.rule("VIL-SOLO-12", "VIL-SOLO-13")
@pytest.mark.parametrize(("id", "due"), [("fromager", 1), ("truffler", 2), ("wattler", 3), ("mason", 2)])
def test_the_value_of_the_countess_new_card_decides_how_many_events_come(id: str, due: int) -> None:
    s = solo(reserve=["hunter", id])
    s.solo[0].has_jester = False

    run(s, NewEvents())

    assert of(s, 1) == ["countess", id]
    assert len(events(s)) == due


@pytest.mark.rule("VIL-SOLO-13", "VIL-SILVER-8")
def test_the_rulebooks_ore_muler_is_worth_nine_to_a_countess_with_six_ore() -> None:
    s = solo(villages=[["founders"], ["countess", *["glass_blower"] * 3, "ore_muler"]])

    assert events_due(s, kind("ore_muler")) == 2


@pytest.mark.rule("VIL-SOLO-14", "VIL-R-30")
def test_in_the_last_round_the_countess_takes_nothing_and_without_a_reserve_the_leftmost_stack() -> None:
    last = solo(stacks=[[]] * 6)
    run(last, NewEvents())
    assert (of(last, 1), events(last)) == (["countess"], [])

    s = solo(stacks=[[], ["mason", "agent"], [], [], [], []], reserve=[])
    run(s, NewEvents())
    assert of(s, 1) == ["countess", "agent"]
    assert faces(s.stacks[1]) == ["mason"]


@pytest.mark.rule("VIL-SOLO-15")
def test_summer_lasts_until_the_first_market_was_held() -> None:
    s = solo(reserve=["hunter", "fromager", "fromager"], stacks=[[], [], *[["hunter"]] * 4])
    run(s, NewEvents())
    assert GAME.villagers_box.event_cards[s.solo[0].in_play[0]].season == SUMMER
    run(s, FirstMarket())
    s.solo[0].in_play.clear()
    stack_deck(s, WINTER, "arrest")

    run(s, NewEvents())

    assert events(s) == ["arrest"]


@pytest.mark.rule("VIL-SOLO-16")
def test_an_empty_event_deck_is_rebuilt_from_its_own_discards() -> None:
    s = solo()
    stack_deck(s, SUMMER, "customs")
    s.solo[0].discards = [[EVENTS.index("bribes")], [EVENTS.index("rats")]]

    run(s, TurnUp(SUMMER, 3, ()))

    assert events(s) == ["customs", "bribes"]
    assert s.solo[0].discards == [[], [EVENTS.index("rats")]]


@pytest.mark.rule("VIL-SOLO-17")
def test_a_market_can_become_due_in_the_event_phase() -> None:
    s = solo(events=["conscription"], stacks=[["mason"], [], [], [], [], []])
    s.solo[0].has_jester = False
    run(s, EventPhase(), MarketCheck())

    do(s, "stack 1")

    assert s.is_over()


@pytest.mark.rule("VIL-SOLO-18", "VIL-SOLO-4")
def test_the_jester_discards_one_unresolved_event_once() -> None:
    s = solo(events=["tribute", "arrest"], hands=[["mason"]])
    run(s, BuildTurn(0))
    assert "jester" in can(s)
    assert "trade mason" in can(s)

    do(s, "jester")
    assert can(s) == ["event tribute", "event arrest"]
    assert why(s, "event rats") == "VIL-SOLO-18"
    do(s, "event arrest")

    assert events(s) == ["tribute"]
    assert why(s, "jester") == "VIL-SOLO-18"


@pytest.mark.rule("VIL-SOLO-18")
def test_the_windows_of_the_jester() -> None:
    s = solo(events=["rats", "arson", "tribute"])
    run(s, AskRats(0), DraftPhase(), BuildTurn(0), EventPhase())
    windows = []
    while awaited(s):
        if "jester" in can(s):
            windows.append(asks(s))
        do(s, can(s)[0])

    assert list(dict.fromkeys(windows)) == ["Rats", "Draft", "Arson", "Build", "NextEvent", "JesterWindow"]


@pytest.mark.rule("VIL-SOLO-19", "VIL-SOLO-29")
def test_the_countess_scores_markets_like_a_player() -> None:
    s = solo(villages=[["founders"], ["countess", "chandler+4", "grocer", "hunter"]], gold=[0, 1])
    assert gold_symbols(s, s.players[1]) == 2

    run(s, FirstMarket())
    assert s.players[1].gold == 1 + 4 + 3 + 4
    run(s, SecondMarket())

    assert s.players[1].gold == 12 + 7 + 3 + 4
    assert of(s, 1) == ["countess", "chandler", "grocer", "hunter"]


@pytest.mark.rule("VIL-SOLO-20")
@pytest.mark.parametrize(("gold", "won"), [([20, 19], [0]), ([20, 20], []), ([19, 20], [])])
def test_only_more_gold_than_the_countess_wins(gold: list[int], won: list[int]) -> None:
    s = solo(gold=gold)

    assert winners(s) == won
    assert GAME.rival(s) is not None


@pytest.mark.rule("VIL-SOLO-23", "VIL-R-35")
def test_whoever_has_too_little_pays_all_there_is() -> None:
    s = solo(events=["rats"], gold=[2, 0])
    run(s, AskRats(0))
    do(s, "pay")

    assert (s.players[0].gold, s.players[0].lowered) == (0, 0)


@pytest.mark.rule("VIL-SOLO-28")
def test_alone_the_player_is_always_first_and_the_countess_keeps_her_side() -> None:
    s = solo()
    run(s, *end_of_build(s))

    assert s.first == 0
    assert of(s) == ["fed"]
    assert of(s, 1) == ["countess"]


@pytest.mark.rule("VIL-SOLO-30")
def test_an_event_is_in_play_until_the_event_phase_of_the_next_round() -> None:
    s = solo(events=["serfdom"], reserve=["hunter"] * 3 + ["fromager"])
    stack_deck(s, SUMMER, "countess_bank")
    s.solo[0].has_jester = False

    run(s, EventPhase())

    assert events(s) == ["countess_bank"]


@pytest.mark.rule("VIL-SOLO-25")
def test_a_novice_meets_one_event_a_round() -> None:
    s = solo(solo="novice", reserve=["hunter", "wattler"])

    assert events_due(s, kind("wattler")) == 1


@pytest.mark.rule("VIL-SOLO-25", "VIL-SOLO-29")
@pytest.mark.parametrize(("mode", "side"), [("normal", "gold"), ("novice", "plain"), ("veteran", "gold")])
def test_the_view_tells_which_side_of_the_countess_is_up(mode: str, side: str) -> None:
    seen: Any = GAME.view(GAME.new(1, 3, {"solo": mode}), 0)

    assert [card["side"] for card in seen["players"][1]["village"]] == [side]
