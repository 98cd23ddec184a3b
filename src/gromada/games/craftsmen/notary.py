"""Stage III, the Notary: section NOT of the ledger. The auction is in auction.py, the privilege in peek.py."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Choice, Secret, Task
from gromada.games.craftsmen.actions import AUCTION, BUILDING, BUY, PASS, Auction, Building, Buy, Pass
from gromada.games.craftsmen.auction import AuctionCard
from gromada.games.craftsmen.capital import Payment, in_colours, worth
from gromada.games.craftsmen.events import CardBought, facts_of
from gromada.games.craftsmen.peek import AskPeek
from gromada.games.craftsmen.stacks import lies_open, offer_at, place_of, refill_card
from gromada.games.craftsmen.state import EMPTY, Craft


def visit_notary(s: Craft, seat: int, disc: int) -> None:
    """[CRA-NOT-6, CRA-PEEK-1] Peek or not; buy, auction or nothing; then, if unused, peek or not."""
    s.then(AskPeek(seat, disc), NotaryAction(seat), AskPeek(seat, disc))


class NotaryAction(Task[Craft]):
    """[CRA-HID-2] Asked whoever has a capital card, if a building card lies face up."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Craft) -> None:
        if s.players[self.seat].capital and lies_open(s):
            s.then(AskNotary(self.seat))


class AskNotary(Choice[Craft]):
    """[CRA-NOT-1, CRA-FLOW-6] Buy, start an auction, or nothing; buying only if a card can be paid."""

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = [PASS, AUCTION]
        for card in s.cards_open:
            if card != EMPTY and not refuses_purchase(s, self.seat, card):
                offered.append(BUY)
                break
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Buy):
            return ALLOWED if BUY in self.options(s) else "CRA-NOT-3"
        return ALLOWED if isinstance(a, (Pass, Auction)) else ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        """Of the card that comes nearest."""
        nearest = EMPTY
        for card in s.cards_open:
            if card != EMPTY and (
                nearest == EMPTY or missing_for(s, self.seat, card) < missing_for(s, self.seat, nearest)
            ):
                nearest = card
        return {**purchase_facts(s, self.seat, nearest), "case": "any"}

    def choose(self, s: Craft, a: Action) -> None:
        if isinstance(a, Buy):
            s.then(BuyCard(self.seat))
        elif isinstance(a, Auction):
            s.then(AuctionCard(self.seat))


def colours_of(s: Craft, card: int) -> int:
    """[CRA-NOT-3] The colours shown on a card, as bits."""
    printed = s.box.cards[card]
    return 1 << printed.top | 1 << printed.bottom


def refuses_purchase(s: Craft, seat: int, card: int) -> str:
    """[CRA-NOT-2, CRA-NOT-3, CRA-NOT-7] A face-up card that the hand can pay in the card's own colours."""
    if place_of(s, card) == EMPTY:
        return "CRA-NOT-2"
    return "CRA-NOT-3" if missing_for(s, seat, card) else ALLOWED


def missing_for(s: Craft, seat: int, card: int) -> int:
    """[CRA-NOT-3] How much the hand lacks of a card's price, in the card's own colours."""
    money = worth(s.box, in_colours(s.players[seat].capital, colours_of(s, card)))
    return max(0, s.box.buy_cost[s.box.cards[card].tier] - money)


def purchase_facts(s: Craft, seat: int, card: int) -> dict[str, Fact]:
    """What a face-up card costs in its colours, and what the hand is worth in them."""
    printed = s.box.cards[card]
    money = worth(s.box, in_colours(s.players[seat].capital, colours_of(s, card)))
    return {**facts_of(printed), "case": "card", "need": s.box.buy_cost[printed.tier], "have": money}


class BuyCard(Secret[Craft]):
    """[CRA-NOT-7] Which card; then pay, take, refill."""

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = []
        for card in s.cards_open:
            if card != EMPTY and BUILDING[card] not in offered and not refuses_purchase(s, self.seat, card):
                offered.append(BUILDING[card])
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        return refuses_purchase(s, self.seat, a.card) if isinstance(a, Building) else ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return purchase_facts(s, self.seat, a.card) if isinstance(a, Building) and rule == "CRA-NOT-3" else {}

    def choose(self, s: Craft, a: Action) -> None:
        assert isinstance(a, Building)
        price = s.box.buy_cost[s.box.cards[a.card].tier]
        s.then(Payment(self.seat, price, colours_of(s, a.card)), TakeBought(self.seat, place_of(s, a.card)))


class TakeBought(Task[Craft]):
    """[CRA-NOT-4, CRA-NOT-5] Into the hand, which has no limit; its space is refilled."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def run(self, s: Craft) -> None:
        card = s.cards_open[self.place]
        s.cards_open[self.place] = EMPTY
        s.players[self.seat].cards.append(card)
        printed = s.box.cards[card]
        if s.is_telling:
            s.tell(CardBought(self.seat, printed.id, printed.top, printed.bottom, offer_at(s, self.place)))
        refill_card(s, self.place)
