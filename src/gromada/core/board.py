"""A board in words: what a view shows, as parts with headings and lines of items, in one language.

A game makes it from a view and from what is printed, so it knows no more than whoever looks. Terminals, pages and
language models show the same lines; what has changed since another board of the same game is found line by line.
"""

from __future__ import annotations

from typing import Final, Protocol

from gromada.core.fields import Value


class Words(Protocol):
    """What a board is written with: sentences, printed names and names of seats, in one language."""

    def say(self, id: str, **facts: object) -> str: ...

    def name(self, id: str) -> str: ...

    def value(self, field: str, value: str) -> str: ...

    def seat(self, seat: int) -> str: ...


class Line(Value):
    """A title and what belongs to it, one item after the other; the key is the same in every language and position."""

    def __init__(self, key: str, title: str, items: list[str]) -> None:
        self.key: Final = key
        self.title: Final = title
        self.items: Final = items


class Part(Value):
    """Lines under a heading."""

    def __init__(self, title: str, lines: list[Line]) -> None:
        self.title: Final = title
        self.lines: Final = lines


def company(seat: int | None, w: Words) -> str:
    """The heading over everybody else; over all of them for whoever has no seat, or once the game is over."""
    return w.say("words-players" if seat is None else "words-others")


def news(now: list[Part], before: list[Part]) -> dict[str, list[bool]]:
    """By the key of each line: which of its items were not there before.

    >>> news([Part("", [Line("road", "Road", ["ox", "ox"])])], [Part("", [Line("road", "Road", ["ox"])])])
    {'road': [False, True]}
    """
    known: dict[str, list[str]] = {}
    for part in before:
        for line in part.lines:
            known[line.key] = line.items[:]
    found: dict[str, list[bool]] = {}
    for part in now:
        for line in part.lines:
            left = known.get(line.key, [])
            marks: list[bool] = []
            for item in line.items:
                marks.append(item not in left)
                if item in left:
                    left.remove(item)
            found[line.key] = marks
    return found


def counted(things: list[str]) -> list[str]:
    """Equal things side by side as one, with their number.

    >>> counted(["ox", "cow", "ox"])
    ['2 × ox', 'cow']
    """
    counts: dict[str, int] = {}
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    return [thing if count == 1 else f"{count} × {thing}" for thing, count in counts.items()]
