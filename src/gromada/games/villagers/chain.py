"""Production chains: section CHAIN of the ledger. Where a villager may lie."""

from __future__ import annotations

from gromada.core.steps import ALLOWED
from gromada.games.villagers.events import Returned
from gromada.games.villagers.knowledge import add_to_hand, open_card
from gromada.games.villagers.printed import FOUNDERS, NO_SUIT
from gromada.games.villagers.state import Player, Valley
from gromada.games.villagers.village import KIND, TABLE_SLOT, below, capacity, covers, is_founders, lift


def fills(s: Valley, card: int, kind: int) -> bool:
    """A card fills a place of a chain if it is that villager, a Monk or an Apprentice.

    [VIL-CHAIN-2, VIL-SPEC-6, VIL-R-33]
    """
    found = card & KIND
    return found == kind or s.box.wild[found] or (kind == FOUNDERS and is_founders(found))


def fits(s: Valley, village: list[int], slot: int, wilds: int, kind: int) -> bool:
    """Whether a villager may lie on so many Monks that lie on the card in a slot.

    [VIL-CHAIN-1, VIL-CHAIN-2, VIL-CHAIN-9, VIL-INV-6]

    The chain under it must reach the table in the printed order.
    """
    place = s.box.position[kind] - wilds
    if slot == TABLE_SLOT:
        return place == 0
    if place <= 0:
        return False
    card = village[slot]
    if covers(card) >= capacity(s, card):
        return False
    chain = s.box.chain[kind]
    if s.box.wild[card & KIND] and gives_two_suits(s, village, slot, kind):
        return False
    while True:
        place -= 1
        if not fills(s, village[slot], chain[place]):
            return False
        slot = below(village[slot])
        if place == 0:
            return slot == TABLE_SLOT
        if slot == TABLE_SLOT:
            return False


def gives_two_suits(s: Valley, village: list[int], slot: int, kind: int) -> bool:
    """Whether a villager, on whatever stands between it and the table, would give a bottom Monk a second suit.

    [VIL-SPEC-7, VIL-R-34]

    Only the lowest normal villager of a branch decides: below it lie Monks and Apprentices alone.
    """
    branch = TABLE_SLOT
    while s.box.wild[village[slot] & KIND]:
        under = below(village[slot])
        if under == TABLE_SLOT:
            other = suit_on(s, village, slot, branch)
            return other != NO_SUIT and other != s.box.suit[kind]
        branch = slot
        slot = under
    return False


def suit_on(s: Valley, village: list[int], slot: int, but: int = TABLE_SLOT) -> int:
    """[VIL-R-34] The suit of the lowest normal villager of a branch on a card; one branch may be left out."""
    for i in range(len(village)):
        if i != but and below(village[i]) == slot:
            kind = village[i] & KIND
            return suit_on(s, village, i) if s.box.wild[kind] else s.box.suit[kind]
    return NO_SUIT


def places(s: Valley, p: Player, kind: int) -> list[int]:
    """Every slot of the own Village on which a villager may lie; -1 is the table.

    [VIL-CHAIN-4, VIL-CHAIN-5, VIL-CHAIN-6, VIL-BUILD-9]
    """
    needed = s.box.needs_bit[kind]
    if not needed:
        return [TABLE_SLOT]
    slots: list[int] = []
    for slot in range(len(p.village)):
        # Only that villager, a Monk or an Apprentice can be under it: most cards need no closer look.
        if s.box.parent_bit[p.village[slot] & KIND] & (needed | 1) and fits(s, p.village, slot, 0, kind):
            slots.append(slot)
    return slots


def refuses_chain(s: Valley, p: Player, kind: int) -> str:
    """[VIL-CHAIN-2] Nothing to lie on, or no free place on it."""
    needed = s.box.needs_bit[kind]
    if not needed or p.spare & needed:
        return ALLOWED
    if p.spare & 1 and places(s, p, kind):
        return ALLOWED
    return "VIL-CHAIN-2"


def reason_of_chain(s: Valley, p: Player, kind: int, refused: str) -> str:
    """[VIL-CHAIN-3] For whoever asks why: the villager to lie on is there, but has no free place."""
    if refused == "VIL-CHAIN-2":
        for card in p.village:
            if s.box.parent_bit[card & KIND] & s.box.needs_bit[kind]:
                return "VIL-CHAIN-3"
    return refused


def refuses_slot(s: Valley, p: Player, kind: int, slot: int) -> str:
    """[VIL-CHAIN-1, VIL-CHAIN-2, VIL-CHAIN-3, VIL-SPEC-7] Why a villager may not lie here."""
    if not s.box.position[kind]:
        return ALLOWED if slot == TABLE_SLOT else "VIL-CHAIN-1"
    if slot == TABLE_SLOT or slot >= len(p.village):
        return "VIL-CHAIN-2"
    if fits(s, p.village, slot, 0, kind):
        return ALLOWED
    card = p.village[slot]
    if covers(card) >= capacity(s, card):
        return "VIL-CHAIN-3"
    if gives_two_suits(s, p.village, slot, kind):
        return "VIL-SPEC-7"
    return "VIL-CHAIN-2"


def is_top(card: int) -> bool:
    """[VIL-SOLO-24] Nothing lies on it; single cards too."""
    return covers(card) == 0


def remove(s: Valley, owner: int, slot: int) -> None:
    """Takes a top card away; a Monk or Apprentice left bare goes back to the hand.

    [VIL-CHAIN-8, VIL-SPEC-8, VIL-SPEC-14, VIL-SPEC-15, VIL-INV-7]
    """
    p = s.players[owner]
    under = below(p.village[slot])
    lift(s, p, slot)
    if under > slot:
        under -= 1
    if under >= 0 and s.box.wild[p.village[under] & KIND] and is_top(p.village[under]):
        kind = p.village[under] & KIND
        add_to_hand(p, open_card(kind))
        s.tell(Returned(owner, kind, under))
        remove(s, owner, under)
