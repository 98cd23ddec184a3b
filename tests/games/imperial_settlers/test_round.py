"""The round, the roll and the choice of tokens: sections ROUND, ROLL, FAV (choice), END and INV."""

from __future__ import annotations

import pytest

from gromada.core.play import awaited, options, play, question
from gromada.core.rng import Rng
from gromada.games.imperial_settlers.abilities import ChooseExport, CopyDie, FreeHarvest, HarvestDie
from gromada.games.imperial_settlers.events import Rolled, RoundEnded, Scored
from gromada.games.imperial_settlers.expand import Expand, ExpandPhase
from gromada.games.imperial_settlers.round import Draft, Roll, Round
from gromada.games.imperial_settlers.round_end import ClearRound, CloseRound, StorePhase
from gromada.games.imperial_settlers.scoring import FinalScoring
from gromada.games.imperial_settlers.settlements import PlaceSettlement, Settle, SettlePhase
from gromada.games.imperial_settlers.state import NO_TOKEN
from tests.games.imperial_settlers.building import GAME, do, empire, expanding, finish_round, hand, pool, texts, why


@pytest.mark.rule("ISR-ROUND-1", "ISR-END-1", "ISR-END-6")
def test_a_game_lasts_ten_rounds_and_ten_rolls() -> None:
    s = GAME.new(2, 3)
    while not s.is_over():
        finish_round(s)

    assert [event.round for event in s.events if isinstance(event, RoundEnded)] == list(range(1, 11))
    assert len([event for event in s.events if isinstance(event, Rolled)]) == 10
    assert isinstance(s.events[-1], Scored)


@pytest.mark.rule("ISR-ROUND-2")
def test_a_basic_round_is_roll_favours_expand_round_end() -> None:
    s = empire(2, round=0)
    s.active = 1
    Round().run(s)

    expected = [Roll(), Draft(1), Draft(0), ExpandPhase(), StorePhase(), ClearRound(), CloseRound(), Round()]
    assert s.agenda[::-1] == expected


@pytest.mark.rule("ISR-ROUND-3", "ISR-ADV-1")
def test_advanced_and_adventure_rounds_create_settlements_after_expanding() -> None:
    for s in (empire(2, "competition_advanced"), empire(1, "adventure", 1), empire(2, "adventure_multi", 1)):
        Round().run(s)
        order = s.agenda[::-1]

        assert order.index(SettlePhase()) == order.index(ExpandPhase()) + 1


@pytest.mark.rule("ISR-ROUND-4", "ISR-SETTLE-12")
def test_a_phase_starts_when_every_player_has_finished_the_one_before() -> None:
    s = expanding(2, "competition_advanced", actions=4)
    do(s, "end", seat=0)
    assert awaited(s) == [1]
    do(s, "end", seat=1)

    assert sorted(awaited(s)) == [0, 1]
    assert "pass" in texts(s, 0)


@pytest.mark.rule("ISR-ROUND-5")
def test_only_drafts_expand_and_settle_ask_where_nothing_is_stored() -> None:
    s = GAME.new(3, 8, {"mode": "competition_advanced"})
    rng = Rng.seeded(8)
    asked = set()
    while seats := awaited(s):
        asked.add(type(question(s, seats[0])))
        answers = options(s, seats[0])
        play(s, seats[0], answers[rng.below(len(answers))])

    assert asked - {PlaceSettlement, CopyDie, HarvestDie, FreeHarvest, ChooseExport} == {Draft, Expand, Settle}


@pytest.mark.rule("ISR-ROLL-1", "ISR-ROLL-2", "ISR-ROLL-3")
def test_every_player_receives_what_the_dice_show() -> None:
    s = empire(3)
    wood, gold = 0, 5  # faces of the dice A and C
    Roll().settle(s, (wood, 3, gold, 4))

    for p in s.players:
        assert p.faces == [1, 2, 3, 5]
        assert pool(p) == {"wood": 1, "food": 1, "gold": 1}
        assert p.actions == 5


@pytest.mark.rule("ISR-ROLL-4", "ISR-EXP-1")
def test_spending_touches_only_the_own_pool() -> None:
    s = expanding(2, stone=1)
    hand(s.players[1], stone=1, actions=4)
    do(s, "build walls 1 0")

    assert pool(s.players[0]) == {}
    assert pool(s.players[1]) == {"stone": 1}
    assert s.players[1].actions == 4


@pytest.mark.rule("ISR-FAV-1")
def test_tokens_are_taken_clockwise_from_the_active_player_and_one_is_left() -> None:
    s = GAME.new(3, 4)
    order = []
    while len(awaited(s)) == 1:
        seat = awaited(s)[0]
        order.append(seat)
        assert len(options(s, seat)) == 5 - len(order)
        play(s, seat, options(s, seat)[0])

    assert order == [(s.active + i) % 3 for i in range(3)]
    assert len(s.favours) == 1


@pytest.mark.rule("ISR-FAV-1")
def test_a_token_that_another_holds_cannot_be_taken_and_taking_one_is_compulsory() -> None:
    s = GAME.new(2, 4)
    taken = texts(s, s.active)[0]
    play(s, s.active, taken)
    other = awaited(s)[0]

    assert why(s, taken, other) == "ISR-FAV-1"
    assert all(text.startswith("take ") for text in texts(s, other))


@pytest.mark.rule("ISR-SOLO-2", "ISR-R-19")
def test_alone_the_same_token_may_be_taken_every_round() -> None:
    s = GAME.new(1, 4, {"sheet": 1})
    for _ in range(3):
        assert len(texts(s)) == 3
        do(s, texts(s)[0])
        token = s.players[0].token
        do(s, "end", "pass")

        assert token in s.favours


@pytest.mark.rule("ISR-FAV-8", "ISR-END-3", "ISR-INV-7")
def test_tokens_return_to_the_row_at_the_end_of_the_round() -> None:
    s = GAME.new(3, 4)
    drawn = list(s.favours)
    finish_round(s)

    assert s.favours == drawn
    assert [p.token for p in s.players] == [NO_TOKEN] * 3
    assert not any(p.is_token_used for p in s.players)


@pytest.mark.rule("ISR-END-2", "ISR-EXP-9", "ISR-INV-6")
def test_unspent_resources_and_actions_are_lost() -> None:
    s = expanding(2, stone=2, gold=3, actions=5)
    s.agenda = [step for step in s.agenda if not isinstance(step, Round)]
    for seat in (0, 1):
        do(s, "end", seat=seat)

    assert s.players[0].pool == [0, 0, 0, 0]
    assert s.players[0].actions == 0


@pytest.mark.rule("ISR-END-4")
def test_the_player_to_the_left_becomes_active() -> None:
    s = GAME.new(3, 4)
    first = s.active
    finish_round(s)

    assert s.active == (first + 1) % 3


@pytest.mark.rule("ISR-END-4")
def test_alone_the_active_role_stays() -> None:
    s = GAME.new(1, 4, {"sheet": 1})
    finish_round(s)

    assert s.active == 0


@pytest.mark.rule("ISR-END-5")
def test_counters_of_the_round_start_anew() -> None:
    s = expanding(2, stone=1, actions=4, built={0: 0})
    do(s, "build walls 1 0", "use 0")
    p = s.players[0]
    assert (p.done, p.crossed, p.uses[0], p.spent) == ([1, 0, 0, 0], 1, 1, [1, 0, 0])
    ClearRound().run(s)

    assert (p.done, p.crossed, p.uses, p.spent) == ([0] * 4, 0, [0] * 6, [0] * 3)


@pytest.mark.rule("ISR-INV-11")
def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    finals = []
    for _ in range(2):
        s = GAME.new(4, 21, {"mode": "competition_advanced"})
        rng = Rng.seeded(3)
        while seats := awaited(s):
            answers = options(s, seats[0])
            play(s, seats[0], answers[rng.below(len(answers))])
        finals.append(GAME.to_json(s))

    assert finals[0] == finals[1]


def test_the_last_round_goes_to_final_scoring() -> None:
    s = empire(2, round=9)
    Round().run(s)

    assert s.agenda[0] == FinalScoring()
    assert Round() not in s.agenda
