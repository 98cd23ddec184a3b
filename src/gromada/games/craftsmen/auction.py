"""The auction: section AUC of the ledger. Whoever is asked may only be told apart by public facts."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.rng import Rng
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Chance, Choice, Detail, Secret, Task
from gromada.games.craftsmen.actions import BID, BUILDING, PASS, Bid, Building, Pass
from gromada.games.craftsmen.capital import (
    ALL_COLOURS,
    Payment,
    printed_sum,
    sample_cards,
    take_from_deck,
    worth,
)
from gromada.games.craftsmen.events import (
    AuctionOpened,
    BidMade,
    BidPassed,
    CardReturned,
    CardWon,
    MayorOffered,
    MayorShowed,
)
from gromada.games.craftsmen.printed import CAPITALS
from gromada.games.craftsmen.stacks import EYES, offer_at, place_of, put_under, refill_card
from gromada.games.craftsmen.state import EMPTY, Craft


class AuctionCard(Detail[Craft]):
    """[CRA-AUC-1] Which face-up card is auctioned."""

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = []
        for card in s.cards_open:
            if card != EMPTY and BUILDING[card] not in offered:
                offered.append(BUILDING[card])
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if not isinstance(a, Building):
            return ANOTHER_QUESTION
        return "CRA-AUC-1" if place_of(s, a.card) == EMPTY else ALLOWED

    def choose(self, s: Craft, a: Action) -> None:
        assert isinstance(a, Building)
        printed = s.box.cards[a.card]
        if s.is_telling:
            s.tell(AuctionOpened(self.seat, printed.id, printed.top, printed.bottom))
        s.then(OpeningBid(self.seat, place_of(s, a.card)))


def refuses_bid(s: Craft, seat: int, amount: int, previous: int) -> str:
    """[CRA-AUC-3, CRA-HID-6] Above the previous one and within the best value of the whole hand."""
    return ALLOWED if previous < amount <= worth(s.box, s.players[seat].capital) else "CRA-AUC-3"


def bid_facts(s: Craft, seat: int, a: Action, previous: int) -> dict[str, Fact]:
    """Too low, or more than the hand is worth: what would have been needed, and what there is."""
    held = worth(s.box, s.players[seat].capital)
    amount = a.amount if isinstance(a, Bid) else 0
    if amount <= previous:
        return {"case": "low", "need": previous + 1, "have": amount}
    return {"case": "poor", "need": amount, "have": held}


class OpeningBid(Secret[Craft]):
    """[CRA-AUC-1] At least 1; then the others from the starter's left."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = list(BID[s.box.least_bid - 1 : worth(s.box, s.players[self.seat].capital)])
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        return refuses_bid(s, self.seat, a.amount, s.box.least_bid - 1) if isinstance(a, Bid) else ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return bid_facts(s, self.seat, a, s.box.least_bid - 1)

    def choose(self, s: Craft, a: Action) -> None:
        """[CRA-AUC-2, CRA-AUC-11] All players take part; only those without any capital card are passed over."""
        assert isinstance(a, Bid)
        make_bid(s, self.seat, a.amount)
        active = 0
        for seat in range(s.seats):
            if s.players[seat].capital:
                active |= 1 << seat
        go_round(s, self.seat, self.place, self.seat, self.seat, active, False)


def make_bid(s: Craft, seat: int, amount: int) -> None:
    s.players[seat].bid = amount
    if s.is_telling:
        s.tell(BidMade(seat, amount))


def go_round(s: Craft, seat: int, place: int, starter: int, leader: int, active: int, is_raised: bool) -> None:
    """[CRA-AUC-2, CRA-AUC-4] The next bidder on the left of this seat; with only the leader left it is over."""
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        if active >> other & 1 and other != leader:
            s.then(Raise(other, place, starter, leader, active, is_raised))
            return
    if is_raised:
        win(s, leader, place)
    else:
        s.then(MayorBids(place, starter))


class Raise(Choice[Craft]):
    """[CRA-AUC-2, CRA-AUC-11] Raise or pass; asked even if the hand is too small to raise."""

    def __init__(self, seat: int, place: int, starter: int, leader: int, active: int, is_raised: bool) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.starter: Final = starter
        self.leader: Final = leader
        self.active: Final = active
        self.is_raised: Final = is_raised

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = [PASS]
        offered += BID[s.players[self.leader].bid : worth(s.box, s.players[self.seat].capital)]
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Bid):
            return refuses_bid(s, self.seat, a.amount, s.players[self.leader].bid)
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return bid_facts(s, self.seat, a, s.players[self.leader].bid)

    def choose(self, s: Craft, a: Action) -> None:
        if isinstance(a, Bid):
            make_bid(s, self.seat, a.amount)
            go_round(s, self.seat, self.place, self.starter, self.seat, self.active, True)
        else:
            if s.is_telling:
                s.tell(BidPassed(self.seat))
            active = self.active & ~(1 << self.seat)
            go_round(s, self.seat, self.place, self.starter, self.leader, active, self.is_raised)


class MayorBids(Chance[Craft]):
    """[CRA-AUC-5, CRA-AUC-12] Nobody raised: as many cards from the deck as the tier asks for, or as there are."""

    def __init__(self, place: int, starter: int) -> None:
        self.place: Final = place
        self.starter: Final = starter

    def sample(self, s: Craft, rng: Rng) -> tuple[int, ...]:
        return sample_cards(s, rng, s.box.mayor_cards[self.place // s.box.open_cards])

    def settle(self, s: Craft, outcome: tuple[int, ...]) -> None:
        """[CRA-AUC-6, CRA-AUC-7, CRA-RULING-14, CRA-RULING-15] An offer that is not higher loses to the opening bid."""
        for card in outcome:
            take_from_deck(s, card)
            s.mayor += 1 << 4 * card
            if s.is_telling:
                s.tell(MayorShowed(s.box.capital_ids[card], 0))
        offer = worth(s.box, s.mayor) if s.mayor_uses_sets else printed_sum(s.mayor)
        s.tell(MayorOffered(offer))
        if offer > s.players[self.starter].bid:
            s.then(OutbidMayor(self.starter, self.place, offer))
        else:
            win(s, self.starter, self.place)


class OutbidMayor(Choice[Craft]):
    """[CRA-AUC-6, CRA-AUC-11] Bid higher than the mayor, or pass; asked even if unable."""

    def __init__(self, seat: int, place: int, offer: int) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.offer: Final = offer

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = [PASS]
        offered += BID[self.offer : worth(s.box, s.players[self.seat].capital)]
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Bid):
            return refuses_bid(s, self.seat, a.amount, self.offer)
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return bid_facts(s, self.seat, a, self.offer)

    def choose(self, s: Craft, a: Action) -> None:
        """[CRA-AUC-9, CRA-AUC-13] Passing: the card goes under its stack, then its space is refilled from the top."""
        if isinstance(a, Bid):
            make_bid(s, self.seat, a.amount)
            win(s, self.seat, self.place)
            return
        card = s.cards_open[self.place]
        s.cards_open[self.place] = EMPTY
        put_under(s, card, EYES)
        printed = s.box.cards[card]
        if s.is_telling:
            where = offer_at(s, self.place)
            shown = offered_cards(s)
            s.tell(CardReturned(self.seat, printed.id, printed.top, printed.bottom, printed.tier, where, shown))
        refill_card(s, self.place)
        s.then(CloseAuction())


def win(s: Craft, seat: int, place: int) -> None:
    """[CRA-AUC-8, CRA-AUC-14] Pay in any colours, take the card, refill, then the mayor's cards are discarded."""
    bid = s.players[seat].bid
    s.then(Payment(seat, bid, ALL_COLOURS), TakeWon(seat, place), CloseAuction())


class TakeWon(Task[Craft]):
    """[CRA-AUC-8] The card goes to the winner's hand."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def run(self, s: Craft) -> None:
        card = s.cards_open[self.place]
        s.cards_open[self.place] = EMPTY
        p = s.players[self.seat]
        p.cards.append(card)
        printed = s.box.cards[card]
        if s.is_telling:
            where = offer_at(s, self.place)
            s.tell(CardWon(self.seat, printed.id, printed.top, printed.bottom, p.bid, where, offered_cards(s)))
        refill_card(s, self.place)


def offered_cards(s: Craft) -> tuple[str, ...]:
    """The ids of the mayor's cards."""
    return tuple([s.box.capital_ids[card] for card in range(CAPITALS) for _ in range(s.mayor >> 4 * card & 15)])


class CloseAuction(Task[Craft]):
    """[CRA-AUC-10] The mayor's cards go to the discard pile in every case."""

    def run(self, s: Craft) -> None:
        s.discard += s.mayor
        s.mayor = 0
        for p in s.players:
            p.bid = 0
