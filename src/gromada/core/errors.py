"""What can go wrong, each with one sentence that says what was expected."""

from __future__ import annotations


class GromadaError(Exception):
    """Anything a caller can mend; the message is one clear sentence.

    Where `id` is given, `error-ID` in the Fluent files says the same in the reader's language, with these facts.
    """

    def __init__(self, message: str, id: str = "", facts: dict[str, int | str] | None = None) -> None:
        super().__init__(message)
        self.id = id
        self.facts: dict[str, int | str] = facts or {}

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (str(self), self.id, self.facts)


class IllegalMove(GromadaError):
    """A readable move that is not allowed now."""


class UnreadableMove(GromadaError):
    """A text that is no move of this game."""


class BadSetup(GromadaError):
    """A seat count, option or seed with which the game cannot be set up."""


class BadData(GromadaError):
    """A pack contradicts itself: file, key, reason."""


class BadRecord(GromadaError):
    """A record that cannot be read, or that parts from the rules at a named line."""


class NotARecord(BadRecord):
    """A text that is no record at all."""


class OtherRecord(BadRecord):
    """A record of a game, of rules or of a pack that is not here."""


class BadState(GromadaError):
    """Saved JSON that is no state of this game."""
