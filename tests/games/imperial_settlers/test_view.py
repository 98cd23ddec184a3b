"""What seats are shown: section HID of the ledger, and undo."""

from __future__ import annotations

from typing import Any

import pytest

from gromada.core.history import History
from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from gromada.games.imperial_settlers.events import PhaseShown, Rerolled, SpaceCrossed
from gromada.games.imperial_settlers.scoring import final_vp
from tests.games.imperial_settlers.building import (
    FARM,
    FORTRESS,
    GAME,
    SAWMILL,
    TOOL_SHOP,
    adventure,
    do,
    expanding,
    settling,
    texts,
)


def shown(s: Any, viewer: int | None, seat: int) -> dict[str, Any]:
    view: Any = GAME.view(s, viewer)
    player: dict[str, Any] = view["players"][seat]
    return player


@pytest.mark.rule("ISR-HID-1")
def test_between_phases_everyone_sees_everything() -> None:
    s = GAME.new(3, 1)

    assert GAME.view(s, 0) == GAME.view(s, 1) == GAME.view(s, None)
    assert len(GAME.view(s, None)["favours"]) == 4  # type: ignore[arg-type]


@pytest.mark.rule("ISR-HID-2")
def test_no_view_holds_future_luck_and_a_guess_has_its_own() -> None:
    s = GAME.new(2, 1)
    guess = GAME.determinize(s, 0, Rng.seeded(9))

    assert str(s.rng.memory) not in str(GAME.view(s, 0))
    assert guess.rng.memory != s.rng.memory
    assert GAME.view(guess, 0) == GAME.view(s, 0)


@pytest.mark.rule("ISR-HID-3")
def test_during_a_phase_others_are_shown_as_they_began_it() -> None:
    s = expanding(2, stone=1, actions=4)
    do(s, "build walls 1 0")

    assert shown(s, 0, 0)["tracks"][0]["completed"] == 1
    assert shown(s, 1, 0)["tracks"][0]["completed"] == 0
    assert shown(s, None, 0)["tracks"][0]["completed"] == 0
    assert shown(s, 1, 0)["pool"]["stone"] == 1


@pytest.mark.rule("ISR-HID-3")
def test_when_all_have_finished_everyone_is_brought_up_to_date() -> None:
    s = expanding(2, stone=1, actions=4)
    do(s, "build walls 1 0", "end")
    assert shown(s, 1, 0)["tracks"][0]["completed"] == 0
    do(s, "end", seat=1)

    assert shown(s, 1, 0)["tracks"][0]["completed"] == 1
    assert PhaseShown(0, 1, 0, 1, 0, 0) in s.events


@pytest.mark.rule("ISR-HID-3")
def test_events_of_a_phase_are_told_to_their_own_seat_only() -> None:
    event = SpaceCrossed(0, "walls_1", 0, "walls", 0, (1, 0, 0, 0, 1))

    assert event.seen_by(0) is event
    assert event.seen_by(1) is None
    assert event.seen_by(None) is None


@pytest.mark.rule("ISR-HID-3")
def test_a_guess_gives_others_another_course_of_the_phase() -> None:
    s = expanding(2, "competition_advanced", stone=1, actions=4)
    do(s, "build walls 1 0", "end")
    guess = GAME.determinize(s, 1, Rng.seeded(4))

    assert GAME.view(guess, 1) == GAME.view(s, 1)
    assert awaited(guess) == [1]
    others = {str(GAME.determinize(s, 1, Rng.seeded(seed)).players[0].village) for seed in range(20)}
    assert len(others) > 1


@pytest.mark.rule("ISR-HID-3")
def test_a_guess_in_the_settle_phase_starts_others_at_that_phase() -> None:
    s = expanding(2, "competition_advanced", sections=(3, 3, 3, 3))
    do(s, "end", seat=0)
    do(s, "end", seat=1)
    do(s, "pass", seat=0)
    guess = GAME.determinize(s, 1, Rng.seeded(4))

    assert awaited(guess) == [1]
    assert GAME.view(guess, 1) == GAME.view(s, 1)


@pytest.mark.rule("ISR-HID-4")
def test_private_copies_of_the_faces_are_open_information() -> None:
    s = expanding(2, "adventure_multi", 1)
    s.shown = []
    s.players[0].faces = [3, 3, 3, 5]

    assert shown(s, 1, 0)["dice"] == ["gold", "gold", "gold"]
    assert shown(s, 1, 1)["dice"] == ["stone", "wood", "food"]


@pytest.mark.rule("ISR-R-25")
def test_a_phase_can_be_taken_back_until_the_phase_of_all_is_ended() -> None:
    history = History(GAME, 2, 1, {"mode": "competition_basic", "sheet": "choose"})
    while len(awaited(history.state)) == 1:
        seat = awaited(history.state)[0]
        history.play(seat, options(history.state, seat)[0])
    start = GAME.to_json(history.state)
    history.play(0, "build village 0 0")
    history.play(1, "build village 1 0")
    history.play(0, "build village 0 1")
    assert history.undoable(0) == 2
    history.undo(0, 2)
    history.undo(1)
    assert GAME.to_json(history.state) == start

    history.play(0, "end")
    history.play(1, "end")
    assert history.undoable(0) == history.undoable(1) == 0


@pytest.mark.rule("ISR-R-25", "ISR-HID-3")
@pytest.mark.parametrize("last", [0, 1])
def test_whoever_ends_a_phase_last_sees_the_others_and_takes_nothing_back(last: int) -> None:
    """Where Settlements follow, no die is rolled in between."""
    history = History(GAME, 2, 1, {"mode": "competition_advanced", "sheet": "choose"})
    while len(awaited(history.state)) == 1:
        seat = awaited(history.state)[0]
        history.play(seat, options(history.state, seat)[0])
    history.play(1 - last, "build village 1 0")
    history.play(1 - last, "end")
    history.play(last, "build village 0 0")
    assert [history.undoable(seat) for seat in (last, 1 - last)] == [1, 2]

    move = history.play(last, "end")

    assert len(awaited(history.state)) == 2
    assert [event.crossed for event in move.events if isinstance(event, PhaseShown)] == [1, 1]
    assert (history.undoable(0), history.undoable(1)) == (0, 0)
    history.play(1 - last, "pass")
    assert history.undoable(last) == 0


@pytest.mark.rule("ISR-HID-3")
def test_once_all_have_finished_everyone_is_told_what_the_others_did_one_after_the_other() -> None:
    history = History(GAME, 2, 1, {"mode": "competition_basic", "sheet": "choose"})
    while len(awaited(history.state)) == 1:
        seat = awaited(history.state)[0]
        history.play(seat, options(history.state, seat)[0])
    history.play(0, "build village 0 0")
    history.play(1, "build village 1 0")
    history.play(0, "end")
    move = history.play(1, "end")
    told = {eye: [seen for event in move.events if (seen := event.seen_by(eye)) is not None] for eye in (0, 1, None)}

    crossed = {eye: [(e.seat, e.number) for e in told[eye] if isinstance(e, SpaceCrossed)] for eye in told}
    assert crossed == {0: [(1, 1)], 1: [(0, 0)], None: [(0, 0), (1, 1)]}
    kinds = [type(event).__name__ for event in told[None]]
    assert kinds.index("SpaceCrossed") < kinds.index("PhaseShown") < kinds.index("Rolled")


@pytest.mark.rule("ISR-FX-GOAL", "ISR-SCORE-1", "ISR-SCORE-4")
def test_a_view_says_how_far_conditions_have_come_and_what_would_be_worth_what() -> None:
    s = expanding(mode="competition_advanced", sections=(9, 1, 0, 0), built={3: 1})
    s.players[0].done = [1, 1, 0, 0]
    own = shown(s, 0, 0)

    assert own["buildings"][TOOL_SHOP]["progress"] == {"have": 2, "need": 3}
    assert own["buildings"][FORTRESS]["worth_now"] == final_vp(s, s.players[0], FORTRESS, s.village.abilities[FORTRESS])
    assert own["buildings"][FORTRESS]["worth_now"] > 0
    assert [track["next_vp"] for track in own["tracks"]] == [
        0,
        s.box.tracks[1][1].vp - s.box.tracks[1][0].vp,
        s.box.tracks[2][0].vp,
        s.box.tracks[3][0].vp,
    ]


@pytest.mark.rule("ISR-R-25")
def test_a_rerolled_die_is_news_that_nobody_takes_back() -> None:
    s, slot = adventure("watchtower", stone=1, wood=1, food=1)
    do(s, f"use {slot}", "die 0", "done")

    assert [event.reveals() for event in s.events if isinstance(event, Rerolled)] == [True]
    play(s, 0, "end")


@pytest.mark.rule("ISR-SETTLE-2", "ISR-SETTLE-6")
def test_who_settles_is_shown_where_each_plan_fits_and_nobody_else_is() -> None:
    s = settling((3, 2, 0, 0))
    offered: Any = GAME.view(s, 0)["settling"]
    farm = next(plan for plan in offered if plan["slot"] == FARM)

    assert farm == {"slot": FARM, "plan": 0, "places": [[0, 0]]}
    assert [f"plan {plan['slot']} {plan['plan']}" for plan in offered] == texts(s)[1:]
    assert GAME.view(s, None)["settling"] == []

    sawmill = [plan for plan in offered if plan["slot"] == SAWMILL]
    s = settling((4, 2, 0, 0))
    do(s, f"plan {SAWMILL} 0")

    assert len(sawmill[0]["places"]) == 1
    assert GAME.view(s, 0)["settling"] == [{"slot": SAWMILL, "plan": 0, "places": [[0, 0], [0, 1]]}]
