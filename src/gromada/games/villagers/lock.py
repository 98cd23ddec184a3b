"""Padlocks: section LOCK of the ledger. Who can open one, and for what."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Detail, Step
from gromada.games.villagers.actions import CARD, OPEN_FREE, OWNER, PAY_BANK, Card, OpenFree, Owner, PayBank
from gromada.games.villagers.events import OpenedFree, PaidBank, Unlocked
from gromada.games.villagers.printed import BANK_PADLOCK, KINDS
from gromada.games.villagers.state import Valley
from gromada.games.villagers.village import named, put_coins, slots_of


def keepers(s: Valley) -> int:
    """Bits of the unlockers in all Villages. [VIL-SOLO-10]"""
    keys = 0
    for p in s.players:
        keys |= p.keys
    return keys


def bank_cost(s: Valley) -> int:
    """[VIL-LOCK-4, VIL-EVENT-11] What the bank takes when nobody has the unlocker."""
    if s.solo:
        for event in s.solo[0].in_play:
            for part in s.box.event_cards[event].parts:
                if part.op == BANK_PADLOCK:
                    return part.gold
    return s.box.padlock_cost


def price_of_padlock(s: Valley, kind: int) -> int:
    """[VIL-LOCK-3, VIL-LOCK-4] What somebody without the unlocker pays, to its owner or to the bank."""
    return s.box.padlock_cost if keepers(s) & s.box.lock_bit[kind] else bank_cost(s)


def refuses_unlock(s: Valley, seat: int, kind: int) -> str:
    """[VIL-LOCK-1, VIL-LOCK-7, VIL-LOCK-11] Whether a card's padlock, if any, can be opened now in any way."""
    lock = s.box.lock_bit[kind]
    if not lock or s.is_free:
        return ALLOWED
    p = s.players[seat]
    if p.keys & lock:
        return ALLOWED
    return ALLOWED if p.gold >= price_of_padlock(s, kind) else "VIL-LOCK-7"


def refuses_keeper(s: Valley, seat: int, kind: int, owner: int) -> str:
    """[VIL-LOCK-2, VIL-LOCK-3, VIL-LOCK-11] Opening it with the unlocker of a Village."""
    if owner >= len(s.players):
        return ANOTHER_QUESTION
    if not s.players[owner].keys & s.box.lock_bit[kind]:
        return "VIL-LOCK-3"
    if owner != seat and s.players[seat].gold < s.box.padlock_cost:
        return "VIL-LOCK-7"
    return ALLOWED


def refuses_bank(s: Valley, seat: int, kind: int) -> str:
    """[VIL-LOCK-4, VIL-LOCK-5] The bank is paid only if nobody has the unlocker."""
    if keepers(s) & s.box.lock_bit[kind]:
        return "VIL-LOCK-5"
    return ALLOWED if s.players[seat].gold >= bank_cost(s) else "VIL-LOCK-7"


def unlock_steps(s: Valley, seat: int, kind: int) -> list[Step]:
    """[VIL-LOCK-1, VIL-LOCK-12] What has to be asked before a card can be played or placed, however it is placed."""
    return [Unlock(seat, kind)] if s.box.lock_bit[kind] else []


class Unlock(Detail[Valley]):
    """Which unlocker gets the coins; the bank if there is none; the Tinner for nothing.

    [VIL-LOCK-5, VIL-LOCK-6, VIL-SPEC-12]
    """

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def options(self, s: Valley) -> list[Action]:
        offered: list[Action] = []
        if s.is_free:
            offered.append(OPEN_FREE)
        for owner in range(len(s.players)):
            if not refuses_keeper(s, self.seat, self.kind, owner):
                offered.append(OWNER[owner])
        if not refuses_bank(s, self.seat, self.kind):
            offered.append(PAY_BANK)
        return offered

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, Owner):
            return refuses_keeper(s, self.seat, self.kind, a.owner)
        if isinstance(a, PayBank):
            return refuses_bank(s, self.seat, self.kind)
        if isinstance(a, OpenFree):
            return ALLOWED if s.is_free else "VIL-SPEC-12"
        return ANOTHER_QUESTION

    def facts(self, s: Valley, a: Action, rule: str) -> dict[str, Fact]:
        if rule != "VIL-LOCK-7":
            return {}
        price = bank_cost(s) if isinstance(a, PayBank) else s.box.padlock_cost
        key: Fact = f"~{KINDS[s.box.lock[self.kind]]}"
        return {"card": f"~{KINDS[self.kind]}", "key": key, "need": price, "have": s.players[self.seat].gold}

    def choose(self, s: Valley, a: Action) -> None:
        if isinstance(a, Owner):
            s.then(Unlocker(self.seat, self.kind, a.owner))
        elif isinstance(a, PayBank):
            cost = bank_cost(s)
            s.players[self.seat].gold -= cost
            if s.is_telling:
                s.tell(PaidBank(self.seat, cost))
        elif s.is_telling:
            s.tell(OpenedFree(self.seat, self.kind))


class Unlocker(Detail[Valley]):
    """[VIL-LOCK-5] Which of several equal unlockers in one Village."""

    def __init__(self, seat: int, kind: int, owner: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.owner: Final = owner

    def options(self, s: Valley) -> list[Action]:
        return [CARD[slot] for slot in slots_of(s.players[self.owner], s.box.lock[self.kind])]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Card):
            return ANOTHER_QUESTION
        return ALLOWED if a.slot in slots_of(s.players[self.owner], s.box.lock[self.kind]) else "VIL-LOCK-3"

    def choose(self, s: Valley, a: Action) -> None:
        """[VIL-LOCK-2, VIL-LOCK-3, VIL-LOCK-8] From the bank on the own unlocker, from the supply on another's."""
        assert isinstance(a, Card)
        cost = s.box.padlock_cost
        if self.owner != self.seat:
            s.players[self.seat].gold -= cost
        put_coins(s.players[self.owner], a.slot, cost)
        if s.is_telling:
            s.tell(Unlocked(self.seat, named(s, self.owner), s.box.lock[self.kind], self.kind, cost, a.slot))
