"""Hidden cards: a face-down card is one number that tells its kind and which seats know its face.

    bits 0-4   seats that know the face
    bit 5      in a pile: its suit was seen by all before something covered it; in a hand: it was dealt at set-up
    bits 6-    kind

So hands, stacks and reserve need no second list of who knows what. [VIL-COMP-8]
"""

from __future__ import annotations

from typing import Final

from gromada.games.villagers.printed import SPECIAL
from gromada.games.villagers.state import Player, Valley

ALL: Final = 31
SEEN: Final = 32
DEALT: Final = 32
FACE: Final = 6


def unknown(kind: int) -> int:
    return kind << FACE


def open_card(kind: int) -> int:
    """A card whose face is known by everybody."""
    return kind << FACE | ALL


def eye_of(seat: int) -> int:
    """The bit that a card has when this seat knows its face."""
    return 1 << seat


def known_by(card: int, seat: int | None) -> bool:
    """Whether a seat knows the face; a spectator knows what everybody knows."""
    return card & ALL == ALL if seat is None else card & eye_of(seat) != 0


def add_to_hand(p: Player, card: int) -> None:
    sort_in(p.hand, card & ~SEEN)


def deal_to_hand(p: Player, card: int) -> None:
    """[VIL-HID-2] Everybody knows which of the two decks of dealt cards it comes from."""
    sort_in(p.hand, card | DEALT)


def sort_in(hand: list[int], card: int) -> None:
    """Hands are sorted, so that equal cards lie side by side."""
    i = len(hand)
    while i > 0 and hand[i - 1] > card:
        i -= 1
    hand.insert(i, card)


def has_in_hand(p: Player, kind: int) -> bool:
    for card in p.hand:
        if card >> FACE == kind:
            return True
    return False


def count_in_hand(p: Player, kind: int) -> int:
    count = 0
    for card in p.hand:
        if card >> FACE == kind:
            count += 1
    return count


def kinds_in_hand(p: Player) -> list[int]:
    """[VIL-DEC-3] Each kind once: equal copies are one option."""
    kinds: list[int] = []
    last = -1
    for card in p.hand:
        kind = card >> FACE
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


def take_from_hand(p: Player, kind: int) -> int:
    """Takes a card that everybody will see: of equal copies each seat forgets one that it knew."""
    hand = p.hand
    first = 0
    while hand[first] >> FACE != kind:
        first += 1
    last = first
    while last + 1 < len(hand) and hand[last + 1] >> FACE == kind:
        last += 1
    card = hand[last]
    if last > first:
        known = [0] * 5
        for i in range(first, last + 1):
            for seat in range(5):
                known[seat] += hand[i] >> seat & 1
        del hand[last]
        for i in range(first, last):
            mask = 0
            for seat in range(5):
                if known[seat] > last - i:
                    mask |= 1 << seat
            hand[i] = kind << FACE | mask
    else:
        del hand[last]
    return card & ~DEALT


def take_unseen(s: Valley, p: Player, kind: int, witnesses: int) -> int:
    """Takes a card whose face only some seats see: of its suit the others know nothing in this hand any more.

    [VIL-HID-2]
    """
    hand = p.hand
    suit = s.box.suit[kind]
    at = -1
    for i in range(len(hand)):
        other = hand[i] >> FACE
        if s.box.suit[other] == suit:
            hand[i] &= witnesses | -1 << FACE
            if other == kind and at < 0:
                at = i
    card = hand[at]
    del hand[at]
    hand.sort()
    if suit == SPECIAL:
        p.is_murky = True
    return card


def put_on_top(pile: list[int], card: int) -> None:
    """[VIL-BASIC-2] Everybody has seen the suit of the card that is covered now."""
    if pile:
        pile[-1] |= SEEN
    pile.append(card & ~SEEN)


def look_at(pile: list[int], count: int, seat: int) -> None:
    """[VIL-R-43, VIL-R-45] One seat sees the topmost cards and may rearrange them; nobody else can follow them then."""
    for i in range(len(pile) - count, len(pile)):
        pile[i] = pile[i] & -1 << FACE | 1 << seat
