"""History: a game with all its moves, and how far back a seat may go.

Undo is free until something new was shown to anyone or another seat answered. Answers given in
open lanes do not depend on each other, so there another seat's answer is no barrier.

What was new follows from what happened, as far as it can: luck that was settled, lanes that opened for
others (they may answer in secret, and nobody may notice that) or closed (what the others did in them is
told). What remains, such as a card turned up, events say of themselves; the contract suite compares
guesses to find what was forgotten.
"""

from __future__ import annotations

from typing import Final, Generic

from gromada.core.actions import Action
from gromada.core.errors import IllegalMove
from gromada.core.events import Event, Later
from gromada.core.game import NO_ACTION, Game, Options, S
from gromada.core.play import play
from gromada.core.record import Record, blank_record, close_record
from gromada.core.state import Lane, State

STRIDE: Final = 25  # moves from one checkpoint to the next: going back plays at most so many again


class Move:
    """One answer and what followed from it."""

    def __init__(
        self, seat: int, text: str, events: list[Event], period: int, is_barrier: bool, action: int = NO_ACTION
    ) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.events: Final = events
        self.period: Final = period  # which opening of lanes it was given in; 0: none
        self.is_barrier: Final = is_barrier  # it showed something new: nobody takes it back alone
        self.action = action  # what was under way after it, as `Game.action` tells it


def answer(s: State, seat: int, move: Action | str, period: int = 0) -> Move:
    """Checks and plays a move; what it told, and whether that was new to anyone. [CORE-UNDO-1]"""
    lanes = s.lanes
    s.is_news = False
    play(s, seat, move)
    events = s.events
    s.events = []
    is_barrier = s.is_news or (s.lanes is not lanes and (len(lanes) > 1 or waits_for_others(s.lanes, seat)))
    for event in events:
        is_barrier = is_barrier or event.reveals()
    return Move(seat, str(move), events, period, is_barrier)


def waits_for_others(lanes: list[Lane], seat: int) -> bool:
    for lane in lanes:
        if lane.seat != seat and lane.agenda:
            return True
    return False


class Checkpoint(Generic[S]):
    """The position after so many moves; it is never played on, only copied."""

    def __init__(self, number: int, state: S, periods: int) -> None:
        self.number: Final = number
        self.state: Final = state
        self.periods: Final = periods


class History(Generic[S]):
    """Plays a game and can take moves back; it never re-rolls, since luck follows from the seed."""

    def __init__(self, game: Game[S], seats: int, seed: int, options: Options) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final = options
        self.moves: list[Move] = []
        self.state: S = game.new(seats, seed, options)
        self.opening: list[Event] = self.state.events
        self.state.events = []
        self._lanes: list[Lane] = []
        self._periods = 0
        self._note_lanes()
        self._checkpoints: list[Checkpoint[S]] = []
        self._keep()

    def _note_lanes(self) -> None:
        if self.state.lanes and self.state.lanes is not self._lanes:
            self._periods += 1
        self._lanes = self.state.lanes

    def _keep(self) -> None:
        kept: S = self.state.copy()  # type: ignore[assignment]  # a copy is of the same kind
        self._checkpoints.append(Checkpoint(len(self.moves), kept, self._periods))

    def play(self, seat: int, move: Action | str) -> Move:
        """Checks and plays a move; the returned Move has the events."""
        lanes = self.state.lanes
        done = answer(self.state, seat, move, self._periods if lanes else 0)
        done.action = self.game.action(self.state)
        self.moves.append(done)
        if lanes and self.state.lanes is not lanes:
            self._tell_what_the_lanes_hid(done)
        self._note_lanes()
        if len(self.moves) % STRIDE == 0:
            self._keep()
        return done

    def _tell_what_the_lanes_hid(self, closing: Move) -> None:
        """Before the first thing that everyone sees comes what each did in the lanes, one after the other."""
        hidden: list[Event] = []
        for move in reversed(self.moves):
            if move.period != closing.period:
                break
            hidden += [Later(event) for event in reversed(move.events) if has_later(event, self.seats)]
        first = 0
        while first < len(closing.events) and closing.events[first].seen_by(None) is None:
            first += 1
        closing.events[first:first] = hidden[::-1]

    def action_begun(self, length: int) -> int | None:
        """After how many moves the action began that was under way after `length` of them; None: there was none."""
        if not length or self.moves[length - 1].action == NO_ACTION:
            return None
        action = self.moves[length - 1].action
        begun = length
        while begun > 1 and self.moves[begun - 2].action == action:
            begun -= 1
        return begun

    def undoable(self, seat: int) -> int:
        """How many of its own last moves this seat may take back on its own. [CORE-UNDO-1]"""
        count = 0
        period = self._periods if self.state.lanes else 0
        for move in reversed(self.moves):
            if move.seat == seat:
                if move.is_barrier:
                    break
                count += 1
                period = move.period
            elif period == 0 or move.period != period or (move.is_barrier and is_seen(move, seat)):
                break
        return count

    def undo(self, seat: int, count: int = 1) -> None:
        """Takes back the seat's last moves, within its horizon. [CORE-UNDO-1]"""
        possible = self.undoable(seat)
        if not 1 <= count <= possible:
            raise IllegalMove(f"seat {seat} may take back at most {possible} of its moves, not {count}")
        first = len(self.moves)
        while count:
            first -= 1
            if self.moves[first].seat == seat:
                count -= 1
        kept = [move for move in self.moves[first:] if move.seat != seat]
        self._go_back(first)
        for move in kept:
            self.play(move.seat, move.text)

    def cut(self, length: int) -> None:
        """Goes back to the position after so many moves: by consent of all, not by right. [CORE-UNDO-2]"""
        self._check_length(length)
        self._go_back(length)

    def at(self, length: int) -> S:
        """The position after so many moves, for whoever looks back; it is the caller's own."""
        self._check_length(length)
        checkpoint = self._checkpoints[length // STRIDE]
        s: S = checkpoint.state.copy()  # type: ignore[assignment]  # a copy is of the same kind
        for move in self.moves[checkpoint.number : length]:
            play(s, move.seat, move.text)
        return s

    def _check_length(self, length: int) -> None:
        if not 0 <= length <= len(self.moves):
            raise IllegalMove(f"there are {len(self.moves)} moves, so there is no position {length}")

    def _go_back(self, length: int) -> None:
        """[CORE-UNDO-1, CORE-UNDO-2] To the nearest checkpoint, and from there once more what is kept."""
        del self._checkpoints[length // STRIDE + 1 :]
        checkpoint = self._checkpoints[-1]
        again = self.moves[checkpoint.number : length]
        del self.moves[checkpoint.number :]
        state: S = checkpoint.state.copy()  # type: ignore[assignment]  # a copy is of the same kind
        state.is_telling = True
        self.state = state
        self._lanes = state.lanes
        self._periods = checkpoint.periods
        for move in again:
            self.play(move.seat, move.text)

    def record(self, holders: list[str]) -> Record:
        record = blank_record(self.game, self.seats, self.options, self.seed)
        record.holders = holders
        record.moves = [(move.seat, move.text) for move in self.moves]
        if self.state.is_over():
            close_record(record, self.game, self.state)
        return record


def has_later(event: Event, seats: int) -> bool:
    for seat in range(seats):
        if event.later(seat) is not None:
            return True
    return event.later(None) is not None


def is_seen(move: Move, seat: int | None) -> bool:
    """Whether this seat, or a spectator, learnt anything of a move."""
    for event in move.events:
        if event.seen_by(seat) is not None:
            return True
    return False
