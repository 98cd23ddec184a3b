"""Event: what happened, as a value in the past tense. Sentences about it live in the Fluent files."""

from __future__ import annotations

from gromada.core.fields import Value, field_names

Fact = int | str  # a text that starts with "~" is the id of a printed thing and stands for its name


class Event(Value):
    """A fact such as `Sold(seat=0, fruit=2)`."""

    def seen_by(self, seat: int | None) -> Event | None:
        """What this seat (None: a spectator) learns of it; None if not even that it happened."""
        return self

    def reveals(self) -> bool:
        """Whether it showed something new to anyone: then nobody may take back what led to it."""
        return False

    def facts(self) -> dict[str, Fact]:
        """What a sentence about it needs; by default the fields themselves."""
        facts: dict[str, Fact] = {}
        for name in field_names(type(self)):
            value = getattr(self, name)
            if isinstance(value, (int, str)):
                facts[name] = value
        return facts
