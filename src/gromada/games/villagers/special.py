"""Special villagers of the base game: section SPEC of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Detail, Step, Task
from gromada.games.villagers.actions import (
    CARD,
    ON_TABLE,
    OWNER,
    PICK,
    SIDE,
    Card,
    OnTable,
    Owner,
    Pick,
    Side,
)
from gromada.games.villagers.chain import fits, gives_two_suits, is_top, places
from gromada.games.villagers.events import Gained, Placed, Swapped
from gromada.games.villagers.knowledge import count_in_hand, has_in_hand, kinds_in_hand, open_card
from gromada.games.villagers.lock import refuses_unlock, unlock_steps
from gromada.games.villagers.placing import LayHeld, hold, lay_held, place_steps
from gromada.games.villagers.printed import FOUNDERS, FOUNDERS_FED
from gromada.games.villagers.reasons import facts_about
from gromada.games.villagers.state import NO_CARD, Valley
from gromada.games.villagers.village import KIND, TABLE_SLOT, is_founders, lay, named, refresh

# -- Monk ---------------------------------------------------------------------------------------------


def completes(s: Valley, seat: int, slot: int, wilds: int, monks: int, actions: int) -> bool:
    """Whether hand and actions can end a sequence of Monks on this card with a normal villager.

    [VIL-SPEC-4, VIL-SPEC-5]

    So many Monks lie on the card in the slot already, in fact or in thought; so many are still in hand.
    """
    if actions <= 0:
        return False
    p = s.players[seat]
    for kind in kinds_in_hand(p):
        if s.box.position[kind] and fits(s, p.village, slot, wilds, kind) and not refuses_unlock(s, seat, kind):
            return True
    return monks > 0 and completes(s, seat, slot, wilds + 1, monks - 1, actions - 1)


def monk_slots(s: Valley, seat: int, monks: int, actions: int) -> list[int]:
    """[VIL-SPEC-3, VIL-SPEC-4] Where a Monk can be laid now; -1 is the table."""
    slots = range(TABLE_SLOT, len(s.players[seat].village))
    return [slot for slot in slots if completes(s, seat, slot, 1, monks, actions)]


def refuses_monk(s: Valley, seat: int) -> str:
    """[VIL-SPEC-3, VIL-SPEC-4] Only if it can be covered at once; the Monk costs an action of its own."""
    monks = count_in_hand(s.players[seat], s.box.monk) - 1
    for slot in range(TABLE_SLOT, len(s.players[seat].village)):
        if completes(s, seat, slot, 1, monks, s.actions - 1):
            return ALLOWED
    return "VIL-SPEC-4"


class MonkPlace(Detail[Valley]):
    """[VIL-SPEC-3, VIL-R-33] The table or an own card; the Monk may stand for Founders, too."""

    def slots(self, s: Valley) -> list[int]:
        return monk_slots(s, self.seat, count_in_hand(s.players[self.seat], s.box.monk), s.actions)

    def options(self, s: Valley) -> list[Action]:
        return [CARD[slot] if slot >= 0 else ON_TABLE for slot in self.slots(s)]

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, (Card, OnTable)):
            slot = a.slot if isinstance(a, Card) else TABLE_SLOT
            return ALLOWED if slot in self.slots(s) else "VIL-SPEC-4"
        return ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        lay_held(s, self.seat, a.slot if isinstance(a, Card) else TABLE_SLOT)
        s.then(Cover(self.seat, len(s.players[self.seat].village) - 1))


class Cover(Detail[Valley]):
    """[VIL-SPEC-4, VIL-SPEC-5, VIL-R-14] The card from hand that covers the Monk: nothing else may be played now."""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def options(self, s: Valley) -> list[Action]:
        return [PICK[kind] for kind in kinds_in_hand(s.players[self.seat]) if not self.refuses(s, kind)]

    def refuses(self, s: Valley, kind: int) -> str:
        p = s.players[self.seat]
        if not has_in_hand(p, kind):
            return "VIL-R-14"
        if kind == s.box.monk:
            monks = count_in_hand(p, kind) - 1
            return ALLOWED if completes(s, self.seat, self.slot, 1, monks, s.actions - 1) else "VIL-SPEC-4"
        if not fits(s, p.village, self.slot, 0, kind):
            has_chain = s.box.position[kind] > 0
            return "VIL-SPEC-7" if has_chain and gives_two_suits(s, p.village, self.slot, kind) else "VIL-SPEC-4"
        return refuses_unlock(s, self.seat, kind)

    def refusal(self, s: Valley, a: Action) -> str:
        return self.refuses(s, a.kind) if isinstance(a, Pick) else ANOTHER_QUESTION

    def facts(self, s: Valley, a: Action, rule: str) -> dict[str, Fact]:
        return facts_about(s, self.seat, a.kind, rule) if isinstance(a, Pick) else {}

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Pick)
        s.actions -= 1
        hold(s, self.seat, a.kind)
        if a.kind == s.box.monk:
            lay_held(s, self.seat, self.slot)
            s.then(Cover(self.seat, len(s.players[self.seat].village) - 1))
        else:
            s.then(*unlock_steps(s, self.seat, a.kind), LayHeld(self.seat, self.slot))


# -- Apprentice ---------------------------------------------------------------------------------------


def refuses_swap(s: Valley, seat: int, owner: int, slot: int) -> str:
    """Whether the Apprentice can take the place of a card.

    [VIL-SPEC-2, VIL-SPEC-9, VIL-SPEC-10, VIL-SPEC-11, VIL-R-13]
    """
    if owner >= len(s.players) or slot >= len(s.players[owner].village):
        return "VIL-SPEC-9"
    village = s.players[owner].village
    card = village[slot]
    kind = card & KIND
    if is_top(card):
        return "VIL-SPEC-9"
    if s.box.wild[kind]:
        return "VIL-R-13"
    if is_founders(kind):
        return ALLOWED if owner == seat else "VIL-SPEC-2"
    # Judged with the Apprentice already in place.
    village[slot] = card & ~KIND | s.box.apprentice
    can_lie = len(places(s, s.players[seat], kind)) > 0
    village[slot] = card
    if not can_lie:
        return "VIL-SPEC-10"
    return refuses_unlock(s, seat, kind)


def can_swap_in(s: Valley, seat: int, owner: int) -> bool:
    for slot in range(len(s.players[owner].village)):
        if not refuses_swap(s, seat, owner, slot):
            return True
    return False


def refuses_apprentice(s: Valley, seat: int) -> str:
    """[VIL-SPEC-9, VIL-SPEC-10] Only if some covered villager can be replaced and laid again."""
    for owner in range(len(s.players)):
        if can_swap_in(s, seat, owner):
            return ALLOWED
    return "VIL-SPEC-9"


class SwapOwner(Detail[Valley]):
    """[VIL-SPEC-9] Whose villager the Apprentice replaces."""

    def options(self, s: Valley) -> list[Action]:
        return [OWNER[owner] for owner in range(len(s.players)) if can_swap_in(s, self.seat, owner)]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Owner):
            return ANOTHER_QUESTION
        return ALLOWED if a.owner < len(s.players) and can_swap_in(s, self.seat, a.owner) else "VIL-SPEC-9"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Owner)
        s.then(SwapCard(self.seat, a.owner))


class SwapCard(Detail[Valley]):
    """[VIL-SPEC-9, VIL-SPEC-11] Which covered villager; everything above and below it stays."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def options(self, s: Valley) -> list[Action]:
        slots = range(len(s.players[self.owner].village))
        return [CARD[slot] for slot in slots if not refuses_swap(s, self.seat, self.owner, slot)]

    def refusal(self, s: Valley, a: Action) -> str:
        return refuses_swap(s, self.seat, self.owner, a.slot) if isinstance(a, Card) else ANOTHER_QUESTION

    def facts(self, s: Valley, a: Action, rule: str) -> dict[str, Fact]:
        village = s.players[self.owner].village
        if not isinstance(a, Card) or a.slot >= len(village):
            return {}
        return facts_about(s, self.seat, village[a.slot] & KIND, rule)

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Card)
        s.held.pop()
        owner = s.players[self.owner]
        card = owner.village[a.slot]
        kind = card & KIND
        owner.village[a.slot] = card & ~KIND | s.box.apprentice
        refresh(s, owner)
        s.tell(Swapped(self.seat, named(s, self.owner), kind, a.slot, s.box.apprentice))
        if is_founders(kind):
            s.then(FoundersSide(self.seat))
        else:
            s.held.append(open_card(kind))
            s.then(*place_steps(s, self.seat, kind))


class FoundersSide(Detail[Valley]):
    """[VIL-SPEC-11, VIL-R-9] The Founders are laid out anew with the side of choice up; that is no turning."""

    def options(self, s: Valley) -> list[Action]:
        return [SIDE[0], SIDE[1]]

    def refusal(self, s: Valley, a: Action) -> str:
        return ALLOWED if isinstance(a, Side) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Side)
        kind = FOUNDERS_FED if a.side else FOUNDERS
        lay(s, s.players[self.seat], kind, TABLE_SLOT)
        s.tell(Placed(self.seat, kind, NO_CARD, False, len(s.players[self.seat].village) - 1))


# -- Tinner and Smuggler ------------------------------------------------------------------------------


class OpenAll(Task[Valley]):
    """[VIL-SPEC-12, VIL-R-12] From now to the end of the build turn every padlock may be opened for free."""

    def run(self, s: Valley) -> None:
        s.is_free = True


def shows_gold(s: Valley, seat: int, slot: int) -> bool:
    """[VIL-SPEC-13, VIL-R-15] An own card with a visible Gold symbol, Founders included."""
    p = s.players[seat]
    return slot < len(p.village) and is_top(p.village[slot]) and s.box.gold[p.village[slot] & KIND] > 0


def refuses_smuggler(s: Valley, seat: int) -> str:
    """[VIL-SPEC-13, VIL-BUILD-11] It needs a visible Gold symbol; the gain cannot pay for its own padlock."""
    for slot in range(len(s.players[seat].village)):
        if shows_gold(s, seat, slot):
            return ALLOWED
    return "VIL-SPEC-13"


def smuggler_steps(s: Valley, seat: int, kind: int) -> list[Step]:
    return [*unlock_steps(s, seat, kind), Smuggle(seat)]


def smuggled(s: Valley, kind: int) -> int:
    """[VIL-SPEC-13] Half the printed number, rounded up."""
    return (s.box.gold[kind] + 1) // 2


class Smuggle(Detail[Valley]):
    """[VIL-SPEC-13] Half the number on one own visible Gold symbol, rounded up; coins on the card do not count."""

    def options(self, s: Valley) -> list[Action]:
        slots = range(len(s.players[self.seat].village))
        return [CARD[slot] for slot in slots if shows_gold(s, self.seat, slot)]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Card):
            return ANOTHER_QUESTION
        return ALLOWED if shows_gold(s, self.seat, a.slot) else "VIL-SPEC-13"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Card)
        p = s.players[self.seat]
        gain = smuggled(s, p.village[a.slot] & KIND)
        p.gold += gain
        s.tell(Gained(self.seat, gain))
