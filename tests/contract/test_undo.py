"""Undo: nobody takes back what showed something new, nobody notices a secret answer, and going back is exact."""

from __future__ import annotations

import json
from typing import Any

from gromada.core.events import Event
from gromada.core.game import kebab
from gromada.core.history import STRIDE, History, answer
from gromada.core.play import awaited, options, play
from gromada.core.state import State
from tests.contract.playing import Case, any_of

GUESSES = 4


def history_of(case: Case, seed: int) -> History[Any]:
    return History(case.game, case.seats, seed, case.options())


def told(events: list[Event], seat: int | None) -> list[str]:
    seen = [event.seen_by(seat) for event in events]
    return [f"{kebab(type(event).__name__)} {event.facts()}" for event in seen if event is not None]


def shown(case: Case, s: State, seat: int) -> str:
    return json.dumps(case.game.view(s, seat), sort_keys=True)


def test_a_move_that_can_be_taken_back_has_shown_its_seat_nothing_that_it_could_not_foresee(case: Case) -> None:
    """In every world that its seat thinks possible the move shows the same, or it is a barrier."""
    for s, rng in case.positions(0.1, each=3):
        for seat in awaited(s):
            action = any_of(options(s, seat), rng)
            outcomes = set()
            barriers = []
            for number in range(GUESSES):
                guess = case.game.determinize(s, seat, rng.fork(number))
                guess.is_telling = True
                move = answer(guess, seat, action)
                barriers.append(move.is_barrier)
                eyes = [repr(told(move.events, eye)) for eye in (*range(case.seats), None)]
                outcomes.add((shown(case, guess, seat), *eyes))
            rng.next32()

            assert all(barriers) or (len(outcomes) == 1 and not any(barriers)), f"{action.text!r} showed something new"


def test_nobody_notices_an_answer_in_secret_by_what_can_be_taken_back(case: Case) -> None:
    for seed in case.some(0.03):
        history, rng = history_of(case, seed), case.rng(seed)
        while asked := awaited(history.state):
            before = [(history.undoable(eye), shown(case, history.state, eye)) for eye in range(case.seats)]
            seat = asked[rng.below(len(asked))]
            move = history.play(seat, any_of(options(history.state, seat), rng))
            for eye in range(case.seats):
                possible, view = before[eye]
                if eye != seat and not told(move.events, eye) and shown(case, history.state, eye) == view:
                    assert history.undoable(eye) == possible, f"seat {eye} notices that seat {seat} answered"


def test_going_back_and_looking_back_are_what_a_whole_replay_says(case: Case) -> None:
    for seed in case.some(0.01):
        history, rng = history_of(case, seed), case.rng(seed)
        while asked := awaited(history.state):
            seat = asked[rng.below(len(asked))]
            history.play(seat, any_of(options(history.state, seat), rng))
        whole = len(history.moves)
        lengths = sorted({0, whole, *[rng.below(whole + 1) for _ in range(4)], STRIDE * (whole // STRIDE)})
        states, events = {}, []
        fresh = case.new(seed)
        fresh.events.clear()
        for number in range(whole + 1):
            if number in lengths:
                states[number] = case.json(fresh)
            if number < whole:
                play(fresh, history.moves[number].seat, history.moves[number].text)
                events.append(repr(fresh.events))
                fresh.events.clear()
        for length in lengths:
            assert case.json(history.at(length)) == states[length]
        for length in reversed(lengths):
            history.cut(length)
            assert case.json(history.state) == states[length]
            assert [repr(move.events) for move in history.moves] == events[:length]
