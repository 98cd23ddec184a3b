"""Where things lie, as places: the same words in views, answers and events. The README lists them all.

An owner of -1 is the Countess, who has no seat.
"""

from __future__ import annotations

from typing import Final

from gromada.core.places import at
from gromada.games.villagers.printed import KINDS

BANK: Final = "bank"
RESERVE: Final = "reserve"
DISCARDS: Final = "discards"
HELD: Final = "held/0"
EVENT_DECK: Final = "event_deck"
JESTER: Final = "jester"


def road(space: int) -> str:
    return at("road", space)


def pile(number: int, stacks: int) -> str:
    """A stack by its number; after the last one comes the reserve, before the first one the discard pile."""
    return DISCARDS if number < 0 else at("stack", number) if number < stacks else RESERVE


def card_in(number: int, stacks: int, depth: int) -> str:
    """A card of a pile that somebody looks through, counted from the top."""
    return at(pile(number, stacks), "card", depth)


def area(owner: int) -> str:
    """All that belongs to a player, and the panel that stands for it."""
    return "countess" if owner < 0 else at("seat", owner)


def purse(owner: int) -> str:
    return at(area(owner), "purse")


def hand(owner: int) -> str:
    return at(area(owner), "hand")


def square(owner: int) -> str:
    return at(area(owner), "square")


def village(owner: int) -> str:
    return at(area(owner), "village")


def laid(owner: int, slot: int) -> str:
    """A card of a Village."""
    return at(village(owner), slot)


def basic(kind: int) -> str:
    """A pile of basic villagers."""
    return at("basic", KINDS[kind])


def event(id: str) -> str:
    return at("event", id)
