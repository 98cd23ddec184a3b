"""Building stacks: face-up spaces are refilled from them, and some seats know some of their cards.

A card in a stack is `card | at << 7 | among << 13 | block << 19`. `at` are the eyes (a bit for each seat, and one for
the public) that know it lies exactly here; `among` those that know it lies somewhere in its block, a group of cards
that were put there together. Block 0 are the cards without a house, block 1 those with one, shuffled at set-up.
"""

from __future__ import annotations

from typing import Final

from gromada.core.places import at
from gromada.games.craftsmen.events import CardLaid
from gromada.games.craftsmen.state import CARD_MASK, EMPTY, Craft

EYES: Final = 63  # everyone: five seats and the public
AT_SHIFT: Final = 7
AMONG_SHIFT: Final = 13
BLOCK_SHIFT: Final = 19
PLAIN_BLOCK: Final = 0
HOUSE_BLOCK: Final = 1


def in_stack(card: int, at: int, among: int, block: int) -> int:
    return card | at << AT_SHIFT | among << AMONG_SHIFT | block << BLOCK_SHIFT


def eyes_at(entry: int) -> int:
    return entry >> AT_SHIFT & EYES


def eye_at(seat: int) -> int:
    """The bit that an entry has when this seat knows it lies exactly here."""
    return 1 << (AT_SHIFT + seat)


def eyes_among(entry: int) -> int:
    return entry >> AMONG_SHIFT & EYES


def block_of(entry: int) -> int:
    return entry >> BLOCK_SHIFT


def tier_of(s: Craft, card: int) -> int:
    return s.box.cards[card].tier


def refill_card(s: Craft, place: int) -> None:
    """[CRA-NOT-4, CRA-RULING-16] The top card of the stack to the empty space; an empty stack leaves it empty."""
    stack = s.stacks[place // s.box.open_cards]
    if not stack:
        return
    card = stack.pop() & CARD_MASK
    s.cards_open[place] = card
    if s.is_telling:
        printed = s.box.cards[card]
        s.tell(CardLaid(printed.id, printed.top, printed.bottom, at("stack", printed.tier), offer_at(s, place)))


def put_under(s: Craft, card: int, at: int) -> None:
    """Under its stack; these eyes know it."""
    s.blocks += 1
    s.stacks[s.box.cards[card].tier].insert(0, in_stack(card, at, at, s.blocks))


def place_of(s: Craft, card: int) -> int:
    """[CRA-NOT-8] Where a card lies face up (equal cards are one choice); EMPTY if nowhere."""
    for place in range(len(s.cards_open)):
        if s.cards_open[place] == card:
            return place
    return EMPTY


def offer_at(s: Craft, place: int) -> str:
    """Where a face-up building card lies: its tier and its space there."""
    return at("offer", place // s.box.open_cards, place % s.box.open_cards)


def lies_open(s: Craft) -> bool:
    """Whether any building card lies face up."""
    for card in s.cards_open:
        if card != EMPTY:
            return True
    return False
