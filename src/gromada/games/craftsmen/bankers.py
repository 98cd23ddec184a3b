"""Stage I, the Bankers' Guild: section BANK of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Detail, Obvious, Step, Task
from gromada.games.craftsmen.actions import CAPITAL, DECK, PASS, PRIVILEGE, Capital, Deck, Pass, UsePrivilege
from gromada.games.craftsmen.capital import REFILL, DrawCapital, HandLimit, discards, size, take_open
from gromada.games.craftsmen.privileges import may_use_privilege, use_privilege
from gromada.games.craftsmen.state import Craft


def bank(s: Craft, seat: int, disc: int) -> None:
    """[CRA-BANK-1] Nothing happens if no capital card can be gained at all."""
    if s.capital_open or s.deck or s.discard:
        s.then(TakeCapital(seat, disc))


def open_kinds(s: Craft) -> list[Action]:
    offered: list[Action] = []
    for card in s.capital_open:
        if CAPITAL[card] not in offered:
            offered.append(CAPITAL[card])
    return offered


class TakeCapital(Obvious[Craft]):
    """[CRA-BANK-1, CRA-BANK-5, CRA-FLOW-5] The first card is a face-up one while one is there; or skip the action."""

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc: Final = disc

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = [PASS]
        return offered + (open_kinds(s) if s.capital_open else [DECK])

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Capital):
            return ALLOWED if a.card in s.capital_open else "CRA-BANK-8"
        if isinstance(a, Deck):
            return "CRA-BANK-1" if s.capital_open else ALLOWED
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def choose(self, s: Craft, a: Action) -> None:
        if isinstance(a, Capital):
            take_open(s, self.seat, a.card)
            s.then(TakeMore(self.seat, self.disc, 1))
        elif isinstance(a, Deck):
            s.then(*draw_rest(s, self.seat, self.disc, 0))


class TakeMore(Detail[Craft]):
    """[CRA-BANK-8] A second of the cards that lay there, or the rest from the deck."""

    def __init__(self, seat: int, disc: int, taken: int) -> None:
        super().__init__(seat)
        self.disc: Final = disc
        self.taken: Final = taken

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = [DECK]
        return offered + (open_kinds(s) if self.taken < s.box.bank_open_max else [])

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Capital):
            return ALLOWED if a in self.options(s) else "CRA-BANK-8"
        return ALLOWED if isinstance(a, Deck) else ANOTHER_QUESTION

    def choose(self, s: Craft, a: Action) -> None:
        if isinstance(a, Capital):
            take_open(s, self.seat, a.card)
            s.then(TakeMore(self.seat, self.disc, self.taken + 1))
        else:
            s.then(*draw_rest(s, self.seat, self.disc, self.taken))


def draw_rest(s: Craft, seat: int, disc: int, taken: int) -> list[Step]:
    """[CRA-BANK-4, CRA-BANK-6, CRA-BANK-7] Draw, discard, hand limit, refill, in this order."""
    limit = HandLimit(seat, s.box.hand_max)
    return [DrawCapital(seat, s.box.bank_gain - taken), BankDiscard(seat, disc), limit, REFILL]


class BankDiscard(Task[Craft]):
    """[CRA-BANK-2, CRA-BANK-7] Two cards of the whole hand, or all of a smaller one."""

    def __init__(self, seat: int, disc: int) -> None:
        self.seat: Final = seat
        self.disc: Final = disc

    def run(self, s: Craft) -> None:
        """[CRA-BLD-8, CRA-RULING-45] The privilege is offered only if it spares a card."""
        spared = min(s.box.bank_discard, size(s.players[self.seat].capital)) > s.box.bank_discard_privilege
        if spared and may_use_privilege(s, self.seat, self.disc):
            s.then(DiscardFewer(self.seat, self.disc))
        else:
            s.then(*discards(s, self.seat, s.box.bank_discard))


class DiscardFewer(Obvious[Craft]):
    """[CRA-BANK-3, CRA-BLD-8] After drawing: discard only one, by privilege, or not."""

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc: Final = disc

    def options(self, s: Craft) -> list[Action]:
        return [PASS, PRIVILEGE]

    def refusal(self, s: Craft, a: Action) -> str:
        return ALLOWED if isinstance(a, (Pass, UsePrivilege)) else ANOTHER_QUESTION

    def choose(self, s: Craft, a: Action) -> None:
        count = s.box.bank_discard
        if isinstance(a, UsePrivilege):
            use_privilege(s, self.seat, self.disc)
            count = s.box.bank_discard_privilege
        s.then(*discards(s, self.seat, count))
