"""Changes: what is told to whom after an entry. A snapshot first, then only what is new: flat in the length of a game.

A change is numbered by what its viewer may notice. Bytes that say nothing new are not sent, so that nobody can count
what others do in secret; and what a change says follows from what its viewer may know, so neither its size nor its
order tells more.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Raw

from gromada.core.state import Lane, State
from gromada.table.built import page_name
from gromada.table.entries import Viewer
from gromada.table.messages import ENCODER, Chat, LogLine
from gromada.table.presence import Presence
from gromada.table.session import Session

REMEMBERED: Final = 200  # changes after which somebody who was away for a moment can still go on
THINGS: Final = msgspec.json.Decoder(list[Raw])
FIELDS: Final = msgspec.json.Decoder(dict[str, Raw])
BETWEEN: Final = 1 << 16  # numbers from one entry to the next: presence changes without one


def number_of(session: Session, viewer: Viewer) -> int:
    """The number after the last entry that this viewer may notice, in every process; numbers only grow."""
    return session.numbers[viewer] * BETWEEN


def changed_within(before: bytes, now: bytes) -> dict[str, dict[str, Raw] | Raw] | None:
    """What differs between two lists of things: by place in the list, the fields; of new things at the end, all.

    A field that is a list of things itself is told in the same way, under `+FIELD`, where that is shorter. None if
    more than this has changed.
    """
    if not (before.startswith(b"[{") and now.startswith(b"[{")):
        return None
    olds, news = THINGS.decode(before), THINGS.decode(now)
    if len(olds) > len(news):
        return None
    found: dict[str, dict[str, Raw] | Raw] = {}
    for place, (old, new) in enumerate(zip(map(bytes, olds), map(bytes, news), strict=False)):
        if old == new:
            continue
        if not (old.startswith(b"{") and new.startswith(b"{")):
            return None
        fields, others = FIELDS.decode(old), FIELDS.decode(new)
        if fields.keys() != others.keys():
            return None
        found[str(place)] = dict(
            [
                differing(name, bytes(fields[name]), bytes(others[name]))
                for name in fields
                if bytes(fields[name]) != bytes(others[name])
            ]
        )
    for place in range(len(olds), len(news)):
        found[str(place)] = news[place]
    return found


def differing(name: str, before: bytes, now: bytes) -> tuple[str, Raw]:
    """A field that differs: what changed within it, or all of it."""
    inner = changed_within(before, now)
    told = now if inner is None else ENCODER.encode(inner)
    return (f"+{name}", Raw(told)) if len(told) < len(now) else (name, Raw(now))


class Told:
    """How much a viewer had of log and chat at a number, and how much of that log has stayed as it was."""

    def __init__(self, number: int, lines: int, said: int) -> None:
        self.number: Final = number
        self.lines: Final = lines
        self.said: Final = said
        self.kept = lines


class Feed:
    """What one viewer of one table has been told."""

    def __init__(self, session: Session, presence: Presence, viewer: Viewer) -> None:
        self._session: Final = session
        self._presence: Final = presence
        self._viewer: Final = viewer
        self._parts: Final[dict[str, bytes]] = {}
        self._view: dict[str, bytes] = {}  # by field
        self._people = b""
        self._of_move = (-1, -1)
        # In open lanes: what this viewer had noticed, what was taken back, who was asked; and in which lanes that was.
        self._in_lanes: tuple[int, int, list[int]] | None = None
        self._lanes: list[Lane] = []
        self._state: State | None = None
        self._number = -1
        self._lines = 0
        self._said = 0
        self._told: Final[deque[Told]] = deque(maxlen=REMEMBERED)

    def change(self) -> bytes | None:
        """What is new since the last call, or None."""
        session = self._session
        follows = self._number
        log = session.log(self._viewer)
        first = log.tell()
        new: dict[str, Any] = {}
        if first < self._lines:
            new["cut"] = first
            for told in self._told:
                told.kept = min(told.kept, first)
        lines = log.lines[min(first, self._lines) :]
        said = self._chat_since(self._said)
        if said:
            new["chat"] = said
        new |= self._changed_parts()
        self._lines, self._said = len(log.lines), session.said
        number = number_of(session, self._viewer)
        if number > follows:
            self._told.append(Told(number, self._lines, self._said))
        elif new or lines:
            number = follows + 1
        else:
            return None
        self._number = number
        return ENCODER.encode({"number": number, "follows": follows, "log": lines, **new})

    def snapshot(self) -> bytes:
        """All that the viewer may know now, as of the last change."""
        session = self._session
        parts = self._all_parts()
        lines: list[LogLine] = session.log(self._viewer).lines
        fixed = {**session.fixed(self._viewer), "page": page_name()}
        return ENCODER.encode({**fixed, "number": self._number, "log": lines, "chat": session.chat, **parts})

    def since(self, number: int) -> bytes:
        """What somebody has missed who had the table at this number; all of it if that is too long ago."""
        for told in self._told:
            if told.number == number - number % BETWEEN:
                break
        else:
            return self.snapshot()
        new: dict[str, Any] = self._all_parts()
        if told.kept < told.lines:
            new["cut"] = told.kept
        chat, lines = self._chat_since(told.said), self._session.log(self._viewer).lines[told.kept :]
        return ENCODER.encode({"number": self._number, "follows": number, "log": lines, "chat": chat, **new})

    def _all_parts(self) -> dict[str, Raw]:
        return {"view": self._whole_view(), **{name: Raw(value) for name, value in self._parts.items()}}

    def _chat_since(self, said: int) -> list[Chat]:
        new = self._session.said - said
        return self._session.chat[-new:] if new else []

    def _changed_parts(self) -> dict[str, Any]:
        """Brings the parts up to date; those that differ from before."""
        session = self._session
        parts = self._of_the_people()
        position = len(session.history.moves), sum(session.epochs)
        if position != self._of_move:
            if not self._is_elsewhere(position[1]):
                parts |= session.of_the_game(self._viewer)
            self._of_move = position
        view = parts.pop("view", None)
        changed: dict[str, Any] = {} if view is None else self._changed_view(view)
        for name, value in parts.items():
            encoded = ENCODER.encode(value)
            if self._parts.get(name) != encoded:
                self._parts[name] = encoded
                changed[name] = Raw(encoded)
        return changed

    def _is_elsewhere(self, epochs: int) -> bool:
        """Whether all that happened since the last look happened in others' lanes, unseen: then nothing is made anew.

        What others do there tells this viewer nothing until the lanes are closed, but perhaps that they have finished.
        """
        session, viewer = self._session, self._viewer
        state = session.history.state
        now = (session.numbers[viewer], epochs, session.asked(viewer)) if state.lanes else None
        is_same = now is not None and now == self._in_lanes and self._lanes is state.lanes and self._state is state
        self._in_lanes, self._lanes, self._state = now, state.lanes, state
        return is_same

    def _of_the_people(self) -> dict[str, Any]:
        """What changes with the people; nothing if all of it is as it was, which it is after most moves."""
        session, present = self._session, self._presence.present()
        parts = session.of_the_table(self._viewer, present)
        parts["watchers"] = self._presence.watchers()
        thinking = self._presence.thinking
        asked = session.asked(self._viewer) if thinking else []  # who thinks in secret is not seen to think
        for one in parts["seats"]:
            if one.bot:
                one.thinking_since = thinking.get(one.seat) if one.seat in asked else None
            elif one.seat not in present:
                one.away_since = self._presence.last_seen(one.seat)
        encoded = ENCODER.encode(parts)
        if encoded == self._people:
            return {}
        self._people = encoded
        return parts

    def _changed_view(self, view: Mapping[str, object]) -> dict[str, Any]:
        """The fields of the view that differ from before, or all of them where there are others than before.

        By field: late in a game of Hamlet most of a view is the map, which few moves change. Of a list, such as the
        players, only what differs in each of them: whoever draws a card does not change the village of the others.
        """
        before, self._view = self._view, {name: ENCODER.encode(value) for name, value in view.items()}
        if before.keys() != self._view.keys():
            return {"view": self._whole_view()}
        patch: dict[str, Raw] = {}
        within: dict[str, Raw] = {}
        for name, value in self._view.items():
            if value == before[name]:
                continue
            inner = changed_within(before[name], value)
            told = None if inner is None else ENCODER.encode(inner)
            if told is not None and len(told) < len(value):
                within[name] = Raw(told)
            else:
                patch[name] = Raw(value)
        return {key: found for key, found in (("patch", patch), ("within", within)) if found}

    def _whole_view(self) -> Raw:
        return Raw(ENCODER.encode({name: Raw(value) for name, value in self._view.items()}))
