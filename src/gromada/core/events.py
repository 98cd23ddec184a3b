"""Event: what happened, as a value in the past tense. Sentences about it live in the Fluent files."""

from __future__ import annotations

from typing import Final

from gromada.core.fields import Value, field_names

# What a sentence needs. A number is a count; "~farm" is a printed thing and stands for its name; "@2" is a seat and
# stands for who sits there: the kind of a fact is in the fact, so that nobody has to guess it from its name.
Fact = int | str


def who(seat: int) -> str:
    """A seat as a fact.

    >>> who(2)
    '@2'
    """
    return f"@{seat}"


def listed(*things: dict[str, Fact]) -> dict[str, Fact]:
    """Counted things in the order in which a sentence lists them; `last` names the one that no comma follows.

    >>> listed({"wood": 2, "stone": 1, "gold": 0})
    {'wood': 2, 'stone': 1, 'gold': 0, 'last': 'stone'}
    """
    facts: dict[str, Fact] = {}
    last = ""
    for some in things:
        for name, count in some.items():
            facts[name] = count
            if count:
                last = name
    facts["last"] = last
    return facts


class Motion(Value):
    """Something went from one place to another: `~id` of a printed thing, or a word such as `gold` or `card_back`."""

    def __init__(self, what: str, source: str, target: str, count: int = 1) -> None:
        self.what: Final = what
        self.source: Final = source
        self.target: Final = target
        self.count: Final = count


class Event(Value):
    """A fact such as `Sold(seat=0, fruit=2)`."""

    def seen_by(self, seat: int | None) -> Event | None:
        """What this seat (None: a spectator) learns of it; None if not even that it happened."""
        return self

    def reveals(self) -> bool:
        """Whether it showed something new to anyone: then nobody may take back what led to it."""
        return False

    def later(self, seat: int | None) -> Event | None:
        """What this seat learns of it once the lanes in which it happened are closed; None if nothing new."""
        return None

    def motions(self) -> list[Motion]:
        """What moved, from where to where, for whoever sees this event; asked after `seen_by`."""
        return []

    def seat_fields(self) -> tuple[str, ...]:
        """Which fields are seats; `facts` gives these as `@seat`."""
        return ("seat",)

    def facts(self) -> dict[str, Fact]:
        """What a sentence about it needs; by default the fields themselves."""
        facts: dict[str, Fact] = {}
        seats = self.seat_fields()
        for name in field_names(type(self)):
            value = getattr(self, name)
            if isinstance(value, int) and name in seats:
                facts[name] = who(value)
            elif isinstance(value, bool):
                facts[name] = int(value)  # in a browser true is not the 1 that a sentence asks for
            elif isinstance(value, (int, str)):
                facts[name] = value
        return facts


class Later(Event):
    """Something that others did at the same time, told when all have finished."""

    def __init__(self, event: Event) -> None:
        self.event: Final = event

    def seen_by(self, seat: int | None) -> Event | None:
        return self.event.later(seat)
