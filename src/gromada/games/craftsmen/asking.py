"""Three ways to ask, by what a single possible answer would betray: the section Decisions of the ledger."""

from __future__ import annotations

from gromada.core.steps import Choice, Detail
from gromada.games.craftsmen.state import Craft


class Open(Choice[Craft]):
    """A question whose answers follow from public facts: with one answer left, nobody is asked."""

    def is_automatic(self) -> bool:
        return True


class Secret(Detail[Craft]):
    """A later part of a step that looks at a hand: asked even if the hand allows one answer. [CRA-HID-1, CRA-HID-2]"""

    def is_automatic(self) -> bool:
        """[CRA-HID-2, CRA-RULING-42] Whoever sees a question left out would learn that the hand left no choice."""
        return False
