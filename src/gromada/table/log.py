"""The log: what one viewer has seen of the moves, line by line.

Lines are numbered by what the viewer has seen: true numbers would tell how much others did in secret.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from typing import Final

from gromada.core.events import Event, who
from gromada.core.game import kebab
from gromada.core.history import Move
from gromada.table.messages import EventOut, LogLine, MotionOut, facts_out

HINT_TAKEN: Final = "event-hint-taken"


class Log:
    def __init__(self, viewer: int | None, opening: list[Event]) -> None:
        self.lines: Final = [LogLine(0, None, events_out(opening, viewer))]
        self.moves: Final = [0]  # how many moves had been made when each line was written
        self.kept = 1  # how many lines from the first on have stayed the same since somebody was told of them
        self._viewer: Final = viewer
        self._read = 0

    def follow(self, moves: list[Move], is_hinted: Callable[[int], bool]) -> None:
        """Adds a line for every move since the last look of which the viewer saw anything."""
        for number, move in enumerate(moves[self._read :], self._read + 1):
            events = events_out(move.events, self._viewer)
            if events:
                if is_hinted(number - 1):
                    events.insert(0, EventOut(HINT_TAKEN, {"seat": who(move.seat)}, []))
                self.lines.append(LogLine(len(self.lines), move.seat, events))
                self.moves.append(number)
        self._read = len(moves)

    def since(self, moves: int) -> int:
        """The number of the first line that was written after so many moves, or will be."""
        return bisect_right(self.moves, moves)

    def rewrite(self, first: int, moves: list[Move], is_hinted: Callable[[int], bool]) -> None:
        """After moves were taken back from the position `first` on. What looks the same as before has not changed."""
        start = self.since(first)
        before = self.lines[start:]
        del self.lines[start:], self.moves[start:]
        self._read = min(first, len(moves))
        self.follow(moves, is_hinted)
        same = 0
        while same < min(len(before), len(self.lines) - start) and before[same] == self.lines[start + same]:
            same += 1
        if same < len(before):
            self.kept = min(self.kept, start + same)

    def tell(self) -> int:
        """From which line on things are new since the last call."""
        first, self.kept = self.kept, len(self.lines)
        return first


def events_out(events: Iterable[Event], seat: int | None) -> list[EventOut]:
    """What a seat learns of some events, as sentences and motions to be."""
    return [event_out(event) for event in [event.seen_by(seat) for event in events] if event is not None]


def event_out(event: Event) -> EventOut:
    motions = [MotionOut(one.what, one.source, one.target, one.count) for one in event.motions()]
    return EventOut(f"event-{kebab(type(event).__name__)}", facts_out(event.facts()), motions)
