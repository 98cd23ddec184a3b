"""The order of everything: sections FLOW, LAB, WIN and FINAL of the ledger, and the round between two players."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from gromada.games.craftsmen.building_phase import LabourWindow, Stage
from gromada.games.craftsmen.capital import size
from gromada.games.craftsmen.crafts import LabourStep
from gromada.games.craftsmen.events import ColoursScored, OrderChanged, SeasonBegan, StageBegan
from gromada.games.craftsmen.final_phase import AwardTokens, NewOrder, final_phase
from gromada.games.craftsmen.helpers import HelperPhase, PlaceHelper
from gromada.games.craftsmen.round import NextRound, Round
from gromada.games.craftsmen.state import USED, Craft
from tests.games.craftsmen.building import (
    GAME,
    any_of,
    ask,
    asked,
    cards,
    disc,
    hand,
    lay,
    offered,
    queue,
    row,
    say,
    table,
)


def random_game(seats: int, seed: int) -> Craft:
    s = GAME.new(seats, seed)
    rng = Rng.seeded(seed)
    while seats_asked := awaited(s):
        moves = options(s, seats_asked[0])
        play(s, seats_asked[0], moves[rng.below(len(moves))])
    return s


@pytest.mark.rule("CRA-FLOW-1", "CRA-FLOW-2", "CRA-FLOW-3", "CRA-FLOW-4", "CRA-INV-16", "CRA-END-1")
@pytest.mark.parametrize("seats", [2, 5])
def test_three_years_of_four_rounds_with_their_stages_then_it_is_over(seats: int) -> None:
    s = random_game(seats, 3)
    seen: list[tuple[str, int, int]] = []
    for event in s.events:
        if isinstance(event, SeasonBegan):
            seen.append(("season", event.year, event.season))
        elif isinstance(event, StageBegan):
            seen.append(("stage", event.stage, 0))
        elif isinstance(event, ColoursScored) and event.seat == 0:
            seen.append(("scoring", 0, 0))

    wanted: list[tuple[str, int, int]] = []
    for year in (1, 2, 3):
        for season in (0, 1, 2):
            wanted += [("season", year, season), *[("stage", stage, 0) for stage in (1, 2, 3, 4, 5, 6)]]
        wanted += [("season", year, 3), ("stage", 2, 0), ("stage", 4, 0), ("scoring", 0, 0)]
    assert seen == wanted
    assert s.is_over()


@pytest.mark.rule("CRA-FLOW-6")
def test_every_offered_move_can_be_followed_to_the_end() -> None:
    s = GAME.new(3, 11)
    rng = Rng.seeded(5)
    while seats_asked := awaited(s):
        seat = seats_asked[0]
        for action in options(s, seat):
            after = s.copy()
            play(after, seat, action)
            assert all(options(after, other) for other in awaited(after))
        play(s, seat, options(s, seat)[rng.below(len(options(s, seat)))])


@pytest.mark.rule("CRA-LAB-1", "CRA-RULING-24")
def test_labour_windows_lie_between_stages_and_not_after_the_last() -> None:
    for season, stages in ((0, [1, 2, 3, 4, 5, 6]), (3, [2, 4])):
        for stage in stages:
            s = table(season=season)
            row(s, 0, any_of("sawmill"))
            s.players[0].labour = 1
            s.then(Stage(stage))
            stage_step = s.agenda.pop()
            assert isinstance(stage_step, Stage)
            stage_step.run(s)
            assert any(isinstance(step, LabourWindow) for step in s.agenda) == (stage != stages[-1])


@pytest.mark.rule("CRA-WIN-1", "CRA-WIN-2", "CRA-WIN-4", "CRA-WIN-5", "CRA-FLOW-3")
def test_in_winter_everyone_builds_and_produces_once_in_turn_order() -> None:
    s = table(season=3, year=2)
    s.order = [2, 0, 1]
    for seat in range(3):
        row(s, seat, any_of("sawmill", seat))
        cards(s, seat, any_of("vineyard", seat))
        hand(s, seat, "red 1")
    s.players[0].labour, s.labour_pool = 1, 5
    ask(s, Round())
    seen = []
    while asked(s) >= 0 and s.stage and s.season == 3:
        seen.append((s.stage, asked(s)))
        is_window = isinstance(s.agenda[-1], LabourStep)
        seen[-1] = (0, asked(s)) if is_window else seen[-1]
        say(s, asked(s), "pass")

    assert seen == [(2, 2), (2, 0), (2, 1), (0, 0), (4, 2), (4, 0), (4, 1)]


@pytest.mark.rule("CRA-WIN-2", "CRA-PROD-1")
def test_winter_production_has_the_labour_points_of_the_year() -> None:
    s = table(season=3, year=3, seats=2)
    row(s, 0, any_of("sawmill"), any_of("cooperage"), any_of("cooperage", 1))
    ask(s, Stage(4))
    steps = 0
    while asked(s) == 0:
        moves = offered(s, 0)
        steps += "pass" in moves
        say(s, 0, moves[-1] if "trade" not in moves else "trade")

    assert steps == 5


def used(s: Craft, *places: tuple[str, int, int]) -> None:
    """Discs that used a privilege: town building, space, seat."""
    for town, space, seat in places:
        queue(s, town, *[(seat,) if i == space else () for i in range(3)])
        s.queue[disc(town, space)] |= USED


@pytest.mark.rule("CRA-FINAL-0", "CRA-FINAL-1", "CRA-RULING-26", "CRA-BLD-6")
def test_those_who_used_the_fewest_privileges_gain_a_token() -> None:
    s = table(3)
    used(s, ("notary", 0, 0), ("notary", 1, 1), ("crafts_guild", 0, 1))
    queue(s, "town_hall", (2,))
    ask(s, AwardTokens())
    assert [p.privilege for p in s.players] == [0, 0, 1]

    s = table(3)
    ask(s, AwardTokens())
    assert [p.privilege for p in s.players] == [1, 1, 1]


@pytest.mark.rule("CRA-FINAL-2", "CRA-FINAL-3")
def test_a_short_pool_serves_the_turn_order_and_skips_whoever_has_three() -> None:
    s = table(3)
    s.order = [2, 1, 0]
    s.players[2].privilege = 3
    s.privilege_pool = 1

    ask(s, AwardTokens())

    assert [p.privilege for p in s.players] == [0, 1, 3]
    assert s.privilege_pool == 0


@pytest.mark.rule("CRA-FINAL-4", "CRA-INV-13", "CRA-INV-6")
def test_order_claims_come_first_and_the_others_keep_their_relative_order() -> None:
    s = table(5)
    s.order = [4, 3, 2, 1, 0]
    s.order_change = [1, 0]
    s.players[1].helpers = s.players[0].helpers = 4
    ask(s, *final_phase(s))

    assert s.order == [1, 0, 4, 3, 2]
    assert s.order_change == []
    assert [p.helpers for p in s.players] == [5] * 5


@pytest.mark.rule("CRA-FINAL-5", "CRA-FINAL-7", "CRA-RULING-41", "CRA-CAP-10")
def test_tokens_by_the_old_order_then_hand_limits_by_the_new_one_then_the_refill() -> None:
    s = table(3)
    lay(s)
    nine = ["green 1"] * 4 + ["red 2"] * 4
    hand(s, 0, *nine, "blue 1")
    hand(s, 2, *["purple 1"] * 4, *["purple 2"] * 4, "blue 1")
    s.order, s.order_change, s.privilege_pool = [0, 1, 2], [2], 1
    ask(s, *final_phase(s))

    assert [p.privilege for p in s.players] == [1, 0, 0]
    assert asked(s) == 2
    assert s.capital_open == []
    say(s, 2, "capital blue 1")
    assert asked(s) == 0
    say(s, 0, "capital blue 1")
    assert len(s.capital_open) == 2


@pytest.mark.rule("CRA-FINAL-6", "CRA-RULING-28")
def test_winter_gives_no_tokens_but_checks_the_hand() -> None:
    s = table(3, season=3)
    hand(s, 0, *["green 1"] * 4, *["red 2"] * 4, "blue 1")
    ask(s, *final_phase(s))

    assert [p.privilege for p in s.players] == [0, 0, 0]
    assert asked(s) == 0
    for option, tokens in ((True, [1, 1, 1]), (False, [0, 0, 0])):
        s = table(3, season=3, winter_privilege_award=option)
        ask(s, AwardTokens())
        assert [p.privilege for p in s.players] == tokens
    s = table(2, season=3, winter_privilege_award=True)
    ask(s, AwardTokens())
    assert [p.privilege for p in s.players] == [0, 0]


@pytest.mark.rule("CRA-FLOW-4")
def test_after_winter_the_year_advances_and_spring_returns() -> None:
    s = table(3, season=3, year=1)
    ask(s, NextRound())

    assert (s.year, s.season) == (2, 0)
    assert isinstance(s.agenda[-1], PlaceHelper)


# -- two players ----------------------------------------------------------------------------------


@pytest.mark.rule("CRA-TWO-5")
def test_equal_privileges_give_two_players_nothing() -> None:
    s = table(2)
    ask(s, AwardTokens())
    assert [p.privilege for p in s.players] == [0, 0]

    used(s, ("notary", 0, 0))
    ask(s, AwardTokens())
    assert [p.privilege for p in s.players] == [0, 1]


@pytest.mark.rule("CRA-TWO-6", "CRA-TWO-7", "CRA-RULING-38")
def test_two_players_swap_in_every_round_so_each_is_first_six_times() -> None:
    s = random_game(2, 7)
    orders = [event.order for event in s.events if type(event) is OrderChanged]

    assert len(orders) == 12
    assert [order[0] for order in orders].count(0) == 6
    assert all(orders[i] == orders[i + 1][::-1] for i in range(11))
    winter = table(2, season=3)
    ask(winter, NewOrder())
    assert winter.order == [1, 0]


@pytest.mark.rule("CRA-HELP-2", "CRA-INV-8")
def test_hands_hold_at_most_eight_cards_when_a_round_begins() -> None:
    s = GAME.new(4, 2)
    rng = Rng.seeded(9)
    while seats_asked := awaited(s):
        is_start = isinstance(s.agenda[-1], PlaceHelper) and not any(disc_ >= 0 for disc_ in s.queue)
        assert not is_start or all(size(p.capital) <= 8 for p in s.players)
        moves = options(s, seats_asked[0])
        play(s, seats_asked[0], moves[rng.below(len(moves))])
    assert HelperPhase() == HelperPhase()
