"""Seats: the chairs of a table. A person or a bot holds one; a bot may stand in for a person who is away."""

from __future__ import annotations

PERSON = "person"
OPEN = "open"  # a chair that waits for whoever has its key


class Seat:
    def __init__(self, name: str, holder: str, key_hash: str = "") -> None:
        self.name = name
        self.holder = holder
        self.key_hash = key_hash  # only the hash: the key itself is known to whoever sits there
        self.stand_in = ""
        self.is_own_wish = True  # whether the bot stands in by the wish of whoever holds the chair

    def is_for_person(self) -> bool:
        return self.holder in (PERSON, OPEN)

    def is_open(self) -> bool:
        return self.holder == OPEN

    def bot(self) -> str:
        """The bot that answers for this chair now, or nothing."""
        if self.stand_in:
            return self.stand_in
        return "" if self.is_for_person() else self.holder

    def consents(self) -> bool:
        """Whether nobody need be asked: a bot from the start, or one that the person has let play."""
        return self.is_own_wish if self.is_for_person() and self.stand_in else bool(self.bot())

    def take(self, name: str, key_hash: str = "") -> None:
        """Somebody sits down; a stranger brings a new key."""
        self.name, self.holder, self.stand_in = name, PERSON, ""
        self.key_hash = key_hash or self.key_hash

    def open_for(self, key_hash: str) -> None:
        """The bot plays on until somebody sits down with this key."""
        self.stand_in, self.holder, self.key_hash, self.is_own_wish = self.holder, OPEN, key_hash, True
