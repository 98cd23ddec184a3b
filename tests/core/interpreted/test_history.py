"""History: how far back a seat may go, and that going back restores everything."""

from __future__ import annotations

import pytest

from gromada.core.errors import IllegalMove
from gromada.core.history import STRIDE, History
from gromada.core.play import awaited, options
from gromada.core.rng import Rng
from tests.core.interpreted.orchard import GAME, Orchard, Ripen, Ripened, history, some_history


def with_fruit(days: int = 2) -> History[Orchard]:
    """A history whose trees are full: picks show nothing new."""
    for seed in range(100):
        made = history(seed=seed, days=days)
        if made.state.trees[0] == 2:
            return made
    raise AssertionError("no such seed")


def in_lanes(days: int = 2) -> History[Orchard]:
    made = with_fruit(days)
    made.play(1, "pass")
    made.play(0, "pass")
    assert made.state.lanes
    return made


def long_history() -> History[Orchard]:
    made = history(4, seed=3, days=9)
    rng = Rng.seeded(1)
    while asked := awaited(made.state):
        answers = options(made.state, asked[0])
        made.play(asked[0], answers[rng.below(len(answers))])
    assert len(made.moves) > 3 * STRIDE
    return made


def test_the_events_before_the_first_move_are_kept_apart() -> None:
    made = history()

    assert [type(event) for event in made.opening] == [Ripened]
    assert made.state.events == []


def test_a_move_has_the_events_that_followed_from_it() -> None:
    made = with_fruit()

    move = made.play(1, "pick 0")

    assert (move.seat, move.text, len(move.events), move.is_barrier) == (1, "pick 0", 1, False)


@pytest.mark.rule("CORE-UNDO-1")
def test_a_seat_takes_back_its_own_moves() -> None:
    made = with_fruit()
    before = GAME.to_json(made.state)
    made.play(1, "pick 0")
    made.play(1, "pick 0")

    made.undo(1, 2)

    assert GAME.to_json(made.state) == before
    assert made.moves == []


@pytest.mark.rule("CORE-UNDO-1")
def test_a_move_that_showed_something_new_stays() -> None:
    made = with_fruit()
    made.play(1, "draw")

    assert made.undoable(1) == 0
    with pytest.raises(IllegalMove, match="seat 1 may take back at most 0 of its moves, not 1"):
        made.undo(1)


@pytest.mark.rule("CORE-UNDO-1")
def test_a_move_that_led_to_luck_stays_though_no_event_says_that_it_showed_anything() -> None:
    made = with_fruit()
    made.play(1, "pick 0")
    assert made.undoable(1) == 1
    made.state.agenda.insert(-1, Ripen())  # when the turn is over

    ripened = made.play(1, "pass").events[-1]

    assert isinstance(ripened, Ripened)
    assert not ripened.reveals()
    assert made.undoable(1) == 0


@pytest.mark.rule("CORE-UNDO-1")
def test_a_move_stays_once_another_seat_has_answered() -> None:
    made = with_fruit()
    made.play(1, "pass")
    made.play(0, "pick 0")

    assert (made.undoable(1), made.undoable(0)) == (0, 1)


@pytest.mark.rule("CORE-UNDO-1")
@pytest.mark.parametrize("count", [0, -1, 2])
def test_nobody_takes_back_more_or_fewer_moves_than_there_are(count: int) -> None:
    made = with_fruit()
    made.play(1, "pick 0")
    before = GAME.to_json(made.state)

    with pytest.raises(IllegalMove):
        made.undo(1, count)

    assert GAME.to_json(made.state) == before
    assert len(made.moves) == 1


@pytest.mark.rule("CORE-UNDO-1")
def test_in_open_lanes_another_seats_answer_is_no_barrier() -> None:
    made = in_lanes()
    made.play(0, "prune 0")
    made.play(1, "prune 1")
    made.play(1, "prune 1")

    made.undo(0)

    assert made.state.players[0].branches == [0, 0, 0]
    assert made.state.players[1].branches == [0, 2, 0]
    assert [(move.seat, move.text) for move in made.moves[2:]] == [(1, "prune 1"), (1, "prune 1")]


@pytest.mark.rule("CORE-UNDO-1")
def test_the_move_that_opened_lanes_stays_whether_or_not_another_seat_answered_in_them() -> None:
    """Otherwise whoever opened them could see by what can be taken back that somebody answered in secret."""
    made = in_lanes()
    assert made.undoable(0) == 0
    made.play(0, "prune 0")
    assert made.undoable(0) == 1
    made.play(1, "prune 1")

    assert made.undoable(0) == 1


@pytest.mark.rule("CORE-UNDO-1")
def test_answers_in_lanes_that_closed_with_something_new_stay() -> None:
    made = in_lanes()
    for seat in (0, 0, 1, 1):
        made.play(seat, "prune 0")

    assert made.moves[-1].is_barrier
    assert (made.undoable(0), made.undoable(1)) == (0, 0)


@pytest.mark.rule("CORE-UNDO-1")
def test_the_answer_that_closed_the_last_lanes_stays_since_it_showed_what_the_others_did() -> None:
    made = in_lanes(days=1)
    for seat in (0, 1, 0, 1):
        made.play(seat, "prune 0")
    assert made.state.is_over()

    assert (made.undoable(0), made.undoable(1)) == (0, 0)


@pytest.mark.rule("CORE-UNDO-2")
def test_by_consent_a_game_goes_back_to_any_position_with_the_same_luck() -> None:
    made = some_history()
    whole = GAME.to_json(made.state)
    moves = [(move.seat, move.text) for move in made.moves]

    for length in (len(moves), 7, 3, 0):
        made.cut(length)
        assert [(move.seat, move.text) for move in made.moves] == moves[:length]
    for seat, text in moves:
        made.play(seat, text)

    assert GAME.to_json(made.state) == whole


@pytest.mark.rule("CORE-UNDO-2")
def test_any_position_can_be_looked_at_without_going_back() -> None:
    made = long_history()
    now = GAME.to_json(made.state)

    for length in (0, 1, STRIDE - 1, STRIDE, STRIDE + 1, 2 * STRIDE, len(made.moves)):
        looked_at = made.at(length)
        fresh = history(4, seed=3, days=9)
        for move in made.moves[:length]:
            fresh.play(move.seat, move.text)
        assert GAME.to_json(looked_at) == GAME.to_json(fresh.state)
        looked_at.trees[0] += 1
    assert GAME.to_json(made.state) == now
    assert GAME.to_json(made.at(len(made.moves))) == now


@pytest.mark.rule("CORE-UNDO-2")
def test_going_back_plays_only_the_moves_since_the_last_checkpoint() -> None:
    made = long_history()
    kept = made.moves[:]

    made.cut(2 * STRIDE + 3)

    assert [move is old for move, old in zip(made.moves, kept, strict=False)] == [True] * (2 * STRIDE) + [False] * 3
    assert [event for move in made.moves for event in move.events] == [
        event for move in kept[: 2 * STRIDE + 3] for event in move.events
    ]


@pytest.mark.rule("CORE-UNDO-2")
def test_looking_back_plays_only_the_moves_since_the_last_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    made = long_history()
    played: list[str] = []
    monkeypatch.setattr("gromada.core.history.play", lambda s, seat, move: played.append(move))

    made.at(2 * STRIDE + 3)

    assert played == [move.text for move in made.moves[2 * STRIDE : 2 * STRIDE + 3]]


@pytest.mark.rule("CORE-UNDO-2")
@pytest.mark.parametrize("length", [-1, 1000])
def test_there_is_no_position_before_the_first_or_after_the_last(length: int) -> None:
    with pytest.raises(IllegalMove, match="there is no position"):
        some_history().cut(length)


@pytest.mark.rule("CORE-UNDO-1")
def test_random_undos_leave_what_the_kept_moves_say() -> None:
    rng = Rng.seeded(1)
    undone = 0
    for seed in range(40):
        made = history(3, seed)
        while asked := awaited(made.state):
            seat = rng.below(3)
            possible = made.undoable(seat)
            if possible and rng.below(4) == 0:
                made.undo(seat, 1 + rng.below(possible))
                undone += 1
            else:
                seat = asked[rng.below(len(asked))]
                answers = options(made.state, seat)
                made.play(seat, answers[rng.below(len(answers))])
            fresh = history(3, seed)
            for move in made.moves:
                fresh.play(move.seat, move.text)
            assert GAME.to_json(fresh.state) == GAME.to_json(made.state)
            assert [fresh.undoable(s) for s in range(3)] == [made.undoable(s) for s in range(3)]
    assert undone > 100
