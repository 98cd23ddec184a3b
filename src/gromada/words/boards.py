"""A board as lines of text, the same for a terminal, a screen reader and a language model."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from gromada.core.board import Line, Part, news
from gromada.core.game import Game
from gromada.core.state import State
from gromada.texts import Texts

WIDTH: Final = 100
HEIGHT: Final = 40
NEW: Final = "*"  # stands before what has changed
HEADING: Final = "== "
INDENT: Final = "   "


class Named:
    """Texts that call the seats of one table by their names."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts: Final = texts
        self.names: Final = names

    def say(self, id: str, **facts: object) -> str:
        return self.texts.say(id, **facts)

    def name(self, id: str) -> str:
        return self.texts.name(id)

    def value(self, field: str, value: str) -> str:
        return self.texts.value(field, value)

    def seat(self, seat: int) -> str:
        return self.texts.seat(seat, self.names)


def board_of(
    game: Game[State], texts: Texts, view: Mapping[str, object], names: Sequence[str], seat: int | None
) -> list[Part]:
    """What a view shows, with the area of one seat in full."""
    return game.board(view, seat, Named(texts, names))


def marked(line: Line, marks: Sequence[bool]) -> list[str]:
    """The items of a line; what is new carries a mark."""
    return [f"{NEW}{item}" if is_new else item for item, is_new in zip(line.items, marks, strict=True)]


def wrapped(title: str, items: Sequence[str], width: int | None, is_dense: bool = False) -> list[str]:
    """A title and its items; a line ends between two items where that is possible, a dense one wherever it is full."""
    whole = f"{title}: {', '.join(items)}" if items else title
    if width is None:
        return [whole]
    if is_dense:
        return textwrap.wrap(whole, width, subsequent_indent=INDENT) or [""]
    found: list[str] = []
    text = f"{title}:" if items else title
    for number, item in enumerate(items):
        piece = item + ("," if number < len(items) - 1 else "")
        if len(text) + 1 + len(piece) > width and len(piece) + len(INDENT) <= width:
            found.append(text)
            text = INDENT + piece
        else:
            text += f" {piece}"
    return [line for long in [*found, text] for line in textwrap.wrap(long, width, subsequent_indent=INDENT) or [""]]


def board_text(parts: Sequence[Part], before: Sequence[Part] | None = None, width: int | None = WIDTH) -> list[str]:
    """Lines of at most so many columns; what goes on in the next line is indented. More than a screen is packed.

    Without a width no line is broken: whoever reads by tokens pays for every break.
    """
    marks = {} if before is None else news(list(parts), list(before))
    found = laid_out(parts, marks, width, is_dense=False)
    return found if len(found) <= HEIGHT or width is None else laid_out(parts, marks, width, is_dense=True)


def laid_out(
    parts: Sequence[Part], marks: Mapping[str, Sequence[bool]], width: int | None, is_dense: bool
) -> list[str]:
    found: list[str] = []
    for part in parts:
        found.append(f"{HEADING}{part.title}")
        for line in part.lines:
            new = marks.get(line.key, [False] * len(line.items))
            found += wrapped(line.title, marked(line, new), width, is_dense)
    return found


def changed_text(now: Sequence[Part], before: Sequence[Part], width: int | None = WIDTH) -> list[str]:
    """Only the lines that have changed, with marks on what is new in them."""
    known = {line.key: line for part in before for line in part.lines}
    kept = [Part(part.title, [line for line in part.lines if known.get(line.key) != line]) for part in now]
    return board_text([part for part in kept if part.lines], before, width)
