"""Boards at the terminal: the text of a board with bold headings, and colour on what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gromada.core.board import Part
from gromada.words.boards import HEADING, INDENT, NEW, WIDTH, board_text

if TYPE_CHECKING:
    from rich.text import Text


def draw(parts: Sequence[Part], before: Sequence[Part] | None, width: int) -> Text:
    """A board as wide as the screen, at most as wide as it is meant to be read."""
    return drawn(board_text(parts, before, min(WIDTH, max(40, width))))


def drawn(lines: Sequence[str]) -> Text:
    from rich.text import Text

    text = Text()
    for line in lines:
        title, colon, rest = line.partition(":")
        if line.startswith(HEADING):
            text.append(line, style="bold underline")
        elif colon and not line.startswith(INDENT):
            text.append(title + colon, style="bold")
            text.append(rest)
        else:
            text.append(line)
        text.append("\n")
    text.right_crop(1)
    text.highlight_regex(rf"(?<![\w])\{NEW}[^,;]*", "yellow")
    return text
