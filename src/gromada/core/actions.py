"""Action: what a seat answers. Catalogue: all actions of a game, as number, value and text."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Final

from gromada.core.errors import UnreadableMove


class Action:
    """A small value such as `Sell(fruit=2)`, written "sell 2". Made once, taken from tables."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.code = -1  # its place in the catalogue

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Catalogue:
    """All that can ever be said in a game: the learner's action space and the record's alphabet.

    >>> catalogue = Catalogue([Action("pass"), Action("sell 1")])
    >>> catalogue.read("sell 1").code
    1
    """

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions: Final = tuple(actions)
        self._by_text: Final[dict[str, Action]] = {}
        for code, action in enumerate(self.actions):
            if action.code >= 0 or action.text in self._by_text:
                raise ValueError(f"the action {action.text!r} is listed twice")
            action.code = code
            self._by_text[action.text] = action

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, code: int) -> Action:
        return self.actions[code]

    def texts(self) -> list[str]:
        return list(self._by_text)

    def verbs(self) -> list[str]:
        """The first word of each action: what is done, whatever it is done with."""
        return [action.text.split()[0] for action in self.actions]

    def forms(self) -> list[str]:
        """How moves are written: N for a number and NAME for a printed name, each form with an example."""
        found: dict[str, list[str]] = {}
        for action in self.actions:
            words = action.text.split()
            form = " ".join([words[0], *["N" if word.isdigit() else "NAME" for word in words[1:]]])
            found.setdefault(form, []).append(action.text)
        return [form if len(texts) == 1 else f"{form} (such as: {texts[0]})" for form, texts in found.items()]

    def find(self, text: str) -> Action | None:
        """The action written so, if there is one; spaces around and between words do not matter."""
        return self._by_text.get(" ".join(text.split()))

    def read(self, text: str) -> Action:
        """The action written so; what is none is refused with similar ones."""
        action = self.find(text)
        if action is None:
            near = difflib.get_close_matches(text[:200], self._by_text, 3)
            example = f"; a move looks like {self.actions[0].text!r}" if self.actions else ""
            hint = f"; similar: {', '.join(near)}" if near else example
            facts: dict[str, int | str] = {"given": text[:60], "near": ", ".join(near), "count": len(near)}
            facts["example"] = self.actions[0].text if self.actions else ""
            raise UnreadableMove(f"no move of this game is written {text[:60]!r}{hint}", "unreadable-move", facts)
        return action
