"""The notary's privilege: section PEEK of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, IN_TURN, Detail, Obvious
from gromada.games.craftsmen.actions import (
    BUILDING,
    KIND,
    ON_TOP,
    PASS,
    PRIVILEGE,
    UNDERNEATH,
    Building,
    Kind,
    Pass,
    PutBack,
    UsePrivilege,
)
from gromada.games.craftsmen.events import CardLaid, CardsPutBack, Peeked
from gromada.games.craftsmen.printed import TIERS
from gromada.games.craftsmen.privileges import may_use_privilege, use_privilege
from gromada.games.craftsmen.stacks import EYES, eyes_among, eyes_at, in_stack, offer_at
from gromada.games.craftsmen.state import CARD_MASK, EMPTY, Craft


class AskPeek(Obvious[Craft]):
    """[CRA-NOT-6, CRA-PEEK-1] Look at a stack now, by privilege, or not."""

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc: Final = disc

    def options(self, s: Craft) -> list[Action]:
        return [PASS] if self._refuses(s) else [PASS, PRIVILEGE]

    def _refuses(self, s: Craft) -> str:
        """[CRA-PEEK-4, CRA-RULING-40] No peek if all three stacks are empty."""
        if not may_use_privilege(s, self.seat, self.disc):
            return "CRA-BLD-4"
        return ALLOWED if s.stacks[0] or s.stacks[1] or s.stacks[2] else "CRA-PEEK-4"

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, UsePrivilege):
            return self._refuses(s)
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def choose(self, s: Craft, a: Action) -> None:
        if isinstance(a, UsePrivilege):
            use_privilege(s, self.seat, self.disc)
            s.then(PeekKind(self.seat))


class PeekKind(Detail[Craft]):
    """[CRA-PEEK-4] A kind whose stack has at least one card."""

    def options(self, s: Craft) -> list[Action]:
        return [KIND[tier] for tier in range(len(TIERS)) if s.stacks[tier]]

    def refusal(self, s: Craft, a: Action) -> str:
        if not isinstance(a, Kind):
            return ANOTHER_QUESTION
        return ALLOWED if s.stacks[a.tier] else "CRA-PEEK-4"

    def choose(self, s: Craft, a: Action) -> None:
        """[CRA-PEEK-1, CRA-PEEK-3] The top cards of the stack and the face-up ones of the kind, or what there is."""
        assert isinstance(a, Kind)
        stack = s.stacks[a.tier]
        own = 1 << self.seat
        s.blocks += 1
        drawn = min(s.box.peek_cards, len(stack))
        for _ in range(drawn):
            entry = stack.pop()
            eyes = eyes_at(entry) | eyes_among(entry) | own
            s.peeked.append(in_stack(entry & CARD_MASK, own, eyes, s.blocks))
        shown: list[int] = []
        for place in range(a.tier * s.box.open_cards, (a.tier + 1) * s.box.open_cards):
            if s.cards_open[place] != EMPTY:
                shown.append(place)
        if s.is_telling:
            cards = [s.box.cards[s.cards_open[place]].id for place in shown]
            s.tell(Peeked(self.seat, a.tier, drawn, tuple(cards), tuple([offer_at(s, place) for place in shown])))
        for place in shown:
            s.peeked.append(in_stack(s.cards_open[place], own, EYES, s.blocks))
            s.cards_open[place] = EMPTY
        lay_or_return(s, self.seat, a.tier)


def lay_or_return(s: Craft, seat: int, tier: int) -> None:
    """[CRA-PEEK-5] Cards to lay out while a space is empty, then where the others go."""
    for place in range(tier * s.box.open_cards, (tier + 1) * s.box.open_cards):
        if s.cards_open[place] == EMPTY and s.peeked:
            s.then(LayOut(seat, tier))
            return
    if s.peeked:
        s.then(PutBackWhere(seat, tier))


def peeked_kinds(s: Craft) -> list[Action]:
    offered: list[Action] = []
    for entry in s.peeked:
        if BUILDING[entry & CARD_MASK] not in offered:
            offered.append(BUILDING[entry & CARD_MASK])
    return offered


def take_peeked(s: Craft, card: int) -> int:
    """One of the cards that were looked at, with what is known of it."""
    for i in range(len(s.peeked)):
        if s.peeked[i] & CARD_MASK == card:
            return s.peeked.pop(i)
    raise AssertionError("that card was not looked at")


class LayOut(Detail[Craft]):
    """[CRA-PEEK-1] A card to lie face up."""

    def __init__(self, seat: int, tier: int) -> None:
        super().__init__(seat)
        self.tier: Final = tier

    def manner(self) -> int:
        return IN_TURN

    def options(self, s: Craft) -> list[Action]:
        return peeked_kinds(s)

    def refusal(self, s: Craft, a: Action) -> str:
        if not isinstance(a, Building):
            return ANOTHER_QUESTION
        return ALLOWED if a in peeked_kinds(s) else "CRA-PEEK-1"

    def choose(self, s: Craft, a: Action) -> None:
        assert isinstance(a, Building)
        take_peeked(s, a.card)
        place = self.tier * s.box.open_cards
        while s.cards_open[place] != EMPTY:
            place += 1
        s.cards_open[place] = a.card
        if s.is_telling:
            printed = s.box.cards[a.card]
            s.tell(CardLaid(printed.id, printed.top, printed.bottom, "peek", offer_at(s, place)))
        lay_or_return(s, self.seat, self.tier)


class PutBackWhere(Detail[Craft]):
    """[CRA-PEEK-2, CRA-RULING-17] The rest goes together, on top or underneath."""

    def __init__(self, seat: int, tier: int) -> None:
        super().__init__(seat)
        self.tier: Final = tier

    def options(self, s: Craft) -> list[Action]:
        return [ON_TOP, UNDERNEATH]

    def refusal(self, s: Craft, a: Action) -> str:
        return ALLOWED if isinstance(a, PutBack) else ANOTHER_QUESTION

    def choose(self, s: Craft, a: Action) -> None:
        assert isinstance(a, PutBack)
        s.then(PutBackCard(self.seat, self.tier, a.is_top))


class PutBackCard(Detail[Craft]):
    """[CRA-PEEK-5] The returned cards one by one, from the top down."""

    def __init__(self, seat: int, tier: int, is_top: bool) -> None:
        super().__init__(seat)
        self.tier: Final = tier
        self.is_top: Final = is_top

    def manner(self) -> int:
        return IN_TURN

    def options(self, s: Craft) -> list[Action]:
        return peeked_kinds(s)

    def refusal(self, s: Craft, a: Action) -> str:
        if not isinstance(a, Building):
            return ANOTHER_QUESTION
        return ALLOWED if a in peeked_kinds(s) else "CRA-PEEK-5"

    def choose(self, s: Craft, a: Action) -> None:
        """[CRA-HID-4] The peeking seat knows where each card lies; others know some to be among them."""
        assert isinstance(a, Building)
        s.returned.append(take_peeked(s, a.card))
        if s.peeked:
            s.then(self)
            return
        back = s.returned[::-1]
        s.returned = []
        stack = s.stacks[self.tier]
        s.stacks[self.tier] = stack + back if self.is_top else back + stack
        if s.is_telling:
            s.tell(CardsPutBack(self.seat, self.tier, len(back), int(self.is_top)))
