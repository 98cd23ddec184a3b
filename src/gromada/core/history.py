"""History: a game with all its moves, and how far back a seat may go.

Undo is free until something new was shown to anyone or another seat answered. Answers given in
open lanes do not depend on each other, so there another seat's answer is no barrier.
"""

from __future__ import annotations

from typing import Final, Generic

from gromada.core.actions import Action
from gromada.core.errors import IllegalMove
from gromada.core.events import Event
from gromada.core.game import Game, Options, S
from gromada.core.play import play
from gromada.core.record import Record, blank_record, close_record
from gromada.core.state import Lane


class Move:
    """One answer and what followed from it."""

    def __init__(self, seat: int, text: str, events: list[Event], period: int) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.events: Final = events
        self.period: Final = period  # which opening of lanes it was given in; 0: none
        self.is_barrier: Final = any([event.reveals() for event in events])


class History(Generic[S]):
    """Plays a game and can take moves back; it never re-rolls, since luck follows from the seed."""

    def __init__(self, game: Game[S], seats: int, seed: int, options: Options) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final = options
        self.moves: list[Move] = []
        self._start()

    def _start(self) -> None:
        self.moves = []
        self.state: S = self.game.new(self.seats, self.seed, self.options)
        self.opening: list[Event] = self.state.events
        self.state.events = []
        self._lanes: list[Lane] = []
        self._periods = 0
        self._note_lanes()

    def _note_lanes(self) -> None:
        if self.state.lanes and self.state.lanes is not self._lanes:
            self._periods += 1
        self._lanes = self.state.lanes

    def play(self, seat: int, move: Action | str) -> Move:
        """Checks and plays a move; the returned Move has the events."""
        period = self._periods if self.state.lanes else 0
        play(self.state, seat, move)
        done = Move(seat, str(move), self.state.events, period)
        self.state.events = []
        self.moves.append(done)
        self._note_lanes()
        return done

    def undoable(self, seat: int) -> int:
        """How many of its own last moves this seat may take back on its own. [CORE-UNDO-1]"""
        count = 0
        period = self._periods if self.state.lanes else 0
        has_passed_others = False
        for move in reversed(self.moves):
            if move.seat == seat:
                # What opened the lanes stays once others have answered in them.
                if move.is_barrier or (has_passed_others and move.period != period):
                    break
                count += 1
                period = move.period
            elif period == 0 or move.period != period:
                break
            else:
                has_passed_others = True
        return count

    def undo(self, seat: int, count: int = 1) -> None:
        """Takes back the seat's last moves, within its horizon. [CORE-UNDO-1]"""
        possible = self.undoable(seat)
        if not 1 <= count <= possible:
            raise IllegalMove(f"seat {seat} may take back at most {possible} of its moves, not {count}")
        kept: list[tuple[int, str]] = []
        for move in reversed(self.moves):
            if count and move.seat == seat:
                count -= 1
            else:
                kept.append((move.seat, move.text))
        self._replay(kept[::-1])

    def cut(self, length: int) -> None:
        """Goes back to the position after so many moves: by consent of all, not by right. [CORE-UNDO-2]"""
        if not 0 <= length <= len(self.moves):
            raise IllegalMove(f"there are {len(self.moves)} moves, so there is no position {length}")
        self._replay([(move.seat, move.text) for move in self.moves[:length]])

    def _replay(self, moves: list[tuple[int, str]]) -> None:
        self._start()
        for seat, text in moves:
            self.play(seat, text)

    def record(self, holders: list[str]) -> Record:
        record = blank_record(self.game, self.seats, self.options, self.seed)
        record.holders = holders
        record.moves = [(move.seat, move.text) for move in self.moves]
        if self.state.is_over():
            close_record(record, self.game, self.state)
        return record
