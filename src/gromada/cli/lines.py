"""Lines that a person types: with completion at a terminal, plain where input is piped in."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from gromada.cli.common import is_terminal

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from rich.console import Console


class Lines:
    """Reads one line; None when there are no more."""

    def read(self, prompt: str, allowed: Sequence[str]) -> str | None:
        raise NotImplementedError


class PlainLines(Lines):
    """From a pipe or a file; the prompt still goes to the screen, so that a transcript can be read."""

    def __init__(self, screen: Console) -> None:
        self._screen: Final = screen

    def read(self, prompt: str, allowed: Sequence[str]) -> str | None:
        self._screen.print(f"{prompt}> " if prompt else "", end="", markup=False)
        line = sys.stdin.readline()
        self._screen.print(line.strip(), markup=False)
        return line if line else None


class PromptLines(Lines):
    """At a terminal: history with the arrow keys, and completion of the moves that are possible now."""

    def __init__(self, session: PromptSession[str]) -> None:
        self._session: Final = session

    def read(self, prompt: str, allowed: Sequence[str]) -> str | None:
        from prompt_toolkit.completion import WordCompleter

        words = WordCompleter([*allowed, *[f"? {text}" for text in allowed]], sentence=True)
        try:
            return self._session.prompt(f"{prompt}> " if prompt else "", completer=words, complete_while_typing=True)
        except EOFError:
            return None


def lines_from(screen: Console) -> Lines:
    """Whichever way of reading fits where the command runs."""
    if not is_terminal():
        return PlainLines(screen)
    from prompt_toolkit import PromptSession

    return PromptLines(PromptSession())
