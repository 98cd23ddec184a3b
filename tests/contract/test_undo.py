"""Undo: nobody takes back what showed something new, nobody notices a secret answer, and going back is exact."""

from __future__ import annotations

from typing import Any

from gromada.core.events import Event, Later
from gromada.core.game import kebab
from gromada.core.history import STRIDE, History, answer
from gromada.core.play import awaited, options, play
from tests.contract.playing import Case, any_of

GUESSES = 4


def history_of(case: Case, seed: int) -> History[Any]:
    return History(case.game, case.seats, seed, case.options())


def told(events: list[Event], seat: int | None) -> list[str]:
    seen = [event.seen_by(seat) for event in events]
    return [f"{kebab(type(event).__name__)} {event.facts()}" for event in seen if event is not None]


def test_a_move_that_can_be_taken_back_has_shown_its_seat_nothing_that_it_could_not_foresee(case: Case) -> None:
    """In every world that its seat thinks possible the move shows the same, or it is a barrier."""
    for s, rng in case.positions(0.05, each=4):
        for seat in awaited(s):
            action = any_of(options(s, seat), rng)
            moves = []
            outcomes = []
            for number in range(GUESSES):
                guess = case.game.determinize(s, seat, rng.fork(number))
                guess.is_telling = True
                moves.append(answer(guess, seat, action))
                if not moves[-1].is_barrier:
                    eyes = [told(moves[-1].events, eye) for eye in (*range(case.seats), None)]
                    outcomes.append((case.game.view(guess, seat), eyes))
            rng.next32()

            is_foreseen = len(outcomes) == GUESSES and all(outcome == outcomes[0] for outcome in outcomes)
            assert is_foreseen or not outcomes, f"{action.text!r} showed something new"


def spoken(events: list[Event]) -> list[Event]:
    """What was told by itself, without what lanes had hidden."""
    return [event for event in events if not isinstance(event, Later)]


def test_nobody_notices_an_answer_in_secret_by_what_can_be_taken_back(deal: Case) -> None:
    """Secret is what is answered in lanes, or to a question that others do not see asked; whoever is asked openly
    and alone may be seen to have begun."""
    noticed = []
    for seed in deal.some(0.03):
        history, rng = history_of(deal, seed), deal.rng(seed)
        while asked := awaited(history.state):
            seat = asked[rng.below(len(asked))]
            others = [eye for eye in range(deal.seats) if eye != seat]
            s = history.state
            unseeing = [eye for eye in others if s.lanes or seat not in deal.game.asked(s, eye)]
            before = {eye: (history.undoable(eye), deal.game.view(s, eye)) for eye in unseeing}
            move = history.play(seat, any_of(options(s, seat), rng))
            for eye, (undoable, view) in before.items():
                if told(move.events, eye) or deal.game.view(history.state, eye) != view:
                    continue
                if history.undoable(eye) != undoable:
                    noticed.append(f"seat {eye} notices that seat {seat} answered {move.text!r}")

    assert noticed == []


def test_going_back_and_looking_back_are_what_a_whole_replay_says(deal: Case) -> None:
    for seed in deal.some(0.01):
        history, rng = history_of(deal, seed), deal.rng(seed)
        while asked := awaited(history.state):
            seat = asked[rng.below(len(asked))]
            history.play(seat, any_of(options(history.state, seat), rng))
        whole = len(history.moves)
        lengths = sorted({0, whole, *[rng.below(whole + 1) for _ in range(4)], STRIDE * (whole // STRIDE)})
        states, events = {}, []
        fresh = deal.new(seed)
        fresh.events.clear()
        for number in range(whole + 1):
            if number in lengths:
                states[number] = deal.json(fresh)
            if number < whole:
                play(fresh, history.moves[number].seat, history.moves[number].text)
                events.append(repr(fresh.events))
                fresh.events.clear()
        for length in lengths:
            assert deal.json(history.at(length)) == states[length]
        for length in reversed(lengths):
            history.cut(length)
            assert deal.json(history.state) == states[length]
            assert [repr(spoken(move.events)) for move in history.moves] == events[:length]
