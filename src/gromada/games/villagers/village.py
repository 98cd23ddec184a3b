"""Laid-out cards: a card of a Village is one number that tells its kind, what lies on it, under it, and its coins.

bits 0-6   kind            bits 10-17  the card below, plus 1; 0 is the table
bits 7-8   cards on it     bits 18-    coins on it
bit  9     used this build turn (Thief)
"""

from __future__ import annotations

from typing import Final

from gromada.games.villagers.printed import FOUNDERS, FOUNDERS_FED
from gromada.games.villagers.state import Player, Valley

KIND: Final = 127
COVER: Final = 1 << 7
COVERED: Final = 3 << 7
USED: Final = 1 << 9
BELOW: Final = 10
BELOW_MASK: Final = 255 << 10
COINS: Final = 18
TABLE_SLOT: Final = -1


def laid(kind: int, below: int) -> int:
    """A new card on another one, or on the table (-1)."""
    return kind | (below + 1) << BELOW


def kind_of(card: int) -> int:
    return card & KIND


def below(card: int) -> int:
    """The slot of the card under this one; -1 is the table."""
    return (card >> BELOW & 255) - 1


def covers(card: int) -> int:
    """How many cards lie directly on it."""
    return card >> 7 & 3


def coins_on(card: int) -> int:
    return card >> COINS


def is_founders(kind: int) -> bool:
    return kind == FOUNDERS or kind == FOUNDERS_FED


def capacity(s: Valley, card: int) -> int:
    """[VIL-CHAIN-3, VIL-SPEC-7] How many cards may lie directly on a card."""
    kind = card & KIND
    if s.box.wild[kind]:
        return 2 if not card & BELOW_MASK else 1
    return s.box.stack_size[kind]


def refresh(s: Valley, p: Player) -> None:
    """[VIL-CHAIN-7, VIL-CHAIN-8] What the Village shows now; covered cards show neither food nor builders."""
    box = s.box
    food = 0
    builders = 0
    spare = 0
    keys = 0
    for card in p.village:
        kind = card & KIND
        if not card & COVERED:
            food += box.food[kind]
            builders += box.builder[kind]
        keys |= box.key_bit[kind]
        if box.parent_bit[kind] and (card >> 7 & 3) < capacity(s, card):
            spare |= box.parent_bit[kind]
    p.food = food
    p.builders = builders
    p.spare = spare
    p.keys = keys


def lay(s: Valley, p: Player, kind: int, slot: int) -> None:
    """Lays a card on the card in a slot, or on the table."""
    p.village.append(laid(kind, slot))
    if slot >= 0:
        p.village[slot] += COVER
    refresh(s, p)


def lift(s: Valley, p: Player, slot: int) -> None:
    """Takes a card that carries nothing out of a Village; the slots behind it move up."""
    under = below(p.village[slot])
    del p.village[slot]
    if under >= 0:
        if under > slot:
            under -= 1
        p.village[under] -= COVER
    for i in range(len(p.village)):
        if below(p.village[i]) > slot:
            p.village[i] -= 1 << BELOW
    refresh(s, p)


def put_coins(p: Player, slot: int, coins: int) -> None:
    p.village[slot] += coins << COINS


def take_coins(p: Player, slot: int) -> int:
    """All coins of a card, which is left without."""
    coins = p.village[slot] >> COINS
    p.village[slot] -= coins << COINS
    return coins


def has_kind(p: Player, kind: int) -> bool:
    for card in p.village:
        if card & KIND == kind:
            return True
    return False


def slots_of(p: Player, kind: int) -> list[int]:
    return [slot for slot in range(len(p.village)) if p.village[slot] & KIND == kind]


def named(s: Valley, owner: int) -> int:
    """An owner as events name them: the Countess, who has no seat, is -1."""
    return owner if owner < s.seats else -1
