"""Capital: section CAP of the ledger. Hands, deck and discard pile are numbers with four bits for each kind of card."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.rng import Rng
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, GATHERED, Chance, Secret, Task
from gromada.games.craftsmen.actions import CAPITAL, Capital
from gromada.games.craftsmen.components import CraftsBox
from gromada.games.craftsmen.events import (
    CapitalDrawn,
    CapitalLaid,
    CapitalSpent,
    CapitalTaken,
    CardPassed,
    Reshuffled,
)
from gromada.games.craftsmen.printed import CAPITALS, COLOURS, VALUES
from gromada.games.craftsmen.state import Craft, Player

ALL_COLOURS: Final = 15
ONE_COLOUR: Final = 4095
_COLOUR_BITS: Final = 12
_FOUND: Final = 1 << CAPITALS  # a payment was found, beside the kinds of card in it
_NO_LOSS: Final = 1 << 20


def _sizes() -> list[int]:
    return [(held & 15) + (held >> 4 & 15) + (held >> 8 & 15) for held in range(ONE_COLOUR + 1)]


SIZE: Final = _sizes()


def size(held: int) -> int:
    """How many cards."""
    return (
        SIZE[held & ONE_COLOUR]
        + SIZE[held >> 12 & ONE_COLOUR]
        + SIZE[held >> 24 & ONE_COLOUR]
        + SIZE[held >> 36 & ONE_COLOUR]
    )


def worth(box: CraftsBox, held: int) -> int:
    """[CRA-CAP-4] The best value of a group of cards: the sum of its values by colour."""
    table = box.worth
    return (
        table[held & ONE_COLOUR]
        + table[held >> 12 & ONE_COLOUR]
        + table[held >> 24 & ONE_COLOUR]
        + table[held >> 36 & ONE_COLOUR]
    )


def printed_sum(held: int) -> int:
    """The printed values without sets."""
    total = 0
    for card in range(CAPITALS):
        total += (held >> 4 * card & 15) * (card % VALUES + 1)
    return total


def in_colours(held: int, colours: int) -> int:
    """Only the cards of these colours (bits)."""
    kept = 0
    for colour in range(len(COLOURS)):
        if colours >> colour & 1:
            kept |= held & ONE_COLOUR << _COLOUR_BITS * colour
    return kept


def kinds(held: int) -> list[Action]:
    """[CRA-CAP-14] One action for each kind of card in hand; equal cards are one choice."""
    found: list[Action] = []
    card = 0
    while held:
        if held & 15:
            found.append(CAPITAL[card])
        held >>= 4
        card += 1
    return found


def has(held: int, card: int) -> bool:
    return held >> 4 * card & 15 != 0


def nth(held: int, n: int) -> int:
    """The kind of the n-th card."""
    card = 0
    while True:
        n -= held & 15
        if n < 0:
            return card
        held >>= 4
        card += 1


# -- drawing --------------------------------------------------------------------------------------


def sample_cards(s: Craft, rng: Rng, count: int) -> tuple[int, ...]:
    """[CRA-CAP-11, CRA-CAP-13, CRA-RULING-46] Cards of the deck by chance; an empty deck is the discard pile."""
    deck = s.deck
    discard = s.discard
    drawn: list[int] = []
    for _ in range(count):
        if not deck:
            if not discard:
                break
            deck = discard
            discard = 0
        card = nth(deck, rng.below(size(deck)))
        deck -= 1 << 4 * card
        drawn.append(card)
    return tuple(drawn)


def take_from_deck(s: Craft, card: int) -> None:
    """[CRA-CAP-11, CRA-RULING-10, CRA-HID-5] Reshuffles at the moment a card is needed and the deck is empty."""
    if not s.deck:
        s.deck = s.discard
        s.discard = 0
        if s.is_telling:
            s.tell(Reshuffled(size(s.deck)))
    assert has(s.deck, card), "a card that is not in the deck was drawn"
    s.deck -= 1 << 4 * card


class DrawCapital(Chance[Craft]):
    """Cards from the deck to a hand, seen by their owner only."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def sample(self, s: Craft, rng: Rng) -> tuple[int, ...]:
        return sample_cards(s, rng, self.count)

    def settle(self, s: Craft, outcome: tuple[int, ...]) -> None:
        for card in outcome:
            take_from_deck(s, card)
            s.players[self.seat].capital += 1 << 4 * card
            if s.is_telling:
                s.tell(CapitalDrawn(self.seat, s.box.capital_ids[card]))


class Refill(Chance[Craft]):
    """[CRA-CAP-10] A card from the deck on every empty face-up space, as far as cards can be drawn."""

    def sample(self, s: Craft, rng: Rng) -> tuple[int, ...]:
        missing = s.box.capital_open - len(s.capital_open)
        return sample_cards(s, rng, missing) if missing else ()

    def settle(self, s: Craft, outcome: tuple[int, ...]) -> None:
        for card in outcome:
            take_from_deck(s, card)
            s.capital_open.append(card)
            if s.is_telling:
                s.tell(CapitalLaid(s.box.capital_ids[card], len(s.capital_open) - 1))


REFILL: Final = Refill()


def take_open(s: Craft, seat: int, card: int) -> None:
    """A face-up card to the hand, before everyone's eyes."""
    place = s.capital_open.index(card)
    s.capital_open.pop(place)
    p = s.players[seat]
    p.capital += 1 << 4 * card
    for eye in range(len(p.known)):
        if eye != seat:
            p.known[eye] += 1 << 4 * card
    if s.is_telling:
        s.tell(CapitalTaken(seat, s.box.capital_ids[card], place))


# -- spending -------------------------------------------------------------------------------------


def spend(s: Craft, seat: int, card: int) -> None:
    """[CRA-CAP-7] One card of the hand to the face-up discard pile."""
    p = s.players[seat]
    one = 1 << 4 * card
    p.capital -= one
    s.discard += one
    lose_known(p, card)
    if s.is_telling:
        s.tell(CapitalSpent(seat, s.box.capital_ids[card]))


def spend_all(s: Craft, seat: int, picked: int) -> None:
    """[CRA-RULING-42] Cards chosen one by one leave the hand together; their order tells nothing."""
    for card in range(CAPITALS):
        for _ in range(picked >> 4 * card & 15):
            spend(s, seat, card)


def lose_known(p: Player, card: int) -> None:
    """Everyone sees which card leaves the hand."""
    shift = 4 * card
    for eye in range(len(p.known)):
        if p.known[eye] >> shift & 15:
            p.known[eye] -= 1 << shift


def hand_over(s: Craft, seat: int, other: int, card: int) -> None:
    """One card from hand to hand: both know it; who does not know which card left can be less sure of the rest."""
    p = s.players[seat]
    receiver = s.players[other]
    one = 1 << 4 * card
    p.capital -= one
    receiver.capital += one
    for eye in range(len(p.known)):
        known = p.known[eye]
        if eye == other:
            if known >> 4 * card & 15:
                p.known[eye] -= one
        elif known:
            for kind in range(CAPITALS):
                if known >> 4 * kind & 15:
                    p.known[eye] -= 1 << 4 * kind
    receiver.known[seat] += one
    if s.is_telling:
        s.tell(CardPassed(seat, other, s.box.capital_ids[card]))


# -- paying ---------------------------------------------------------------------------------------


class Payment(Task[Craft]):
    """[CRA-CAP-5, CRA-CAP-6] A price in capital cards of some colours (bits); no change is given."""

    def __init__(self, seat: int, price: int, colours: int) -> None:
        self.seat: Final = seat
        self.price: Final = price
        self.colours: Final = colours

    def run(self, s: Craft) -> None:
        if self.price <= 0:
            return
        hand = s.players[self.seat].capital
        if size(hand) == 1:
            spend(s, self.seat, nth(hand, 0))
        else:
            s.then(Pay(self.seat, self.price, self.colours, 0))


class Pay(Secret[Craft]):
    """[CRA-CAP-12, CRA-RULING-9] Card by card, only what can still be part of an irreducible payment.

    The cards leave the hand together, when the payment is complete.
    """

    def __init__(self, seat: int, price: int, colours: int, picked: int) -> None:
        super().__init__(seat)
        self.price: Final = price
        self.colours: Final = colours
        self.picked: Final = picked

    def manner(self) -> int:
        return GATHERED

    def options(self, s: Craft) -> list[Action]:
        hand = in_colours(s.players[self.seat].capital, self.colours)
        found = payable_kinds(s.box, hand, self.picked, self.price)
        return [CAPITAL[card] for card in range(CAPITALS) if found >> card & 1]

    def refusal(self, s: Craft, a: Action) -> str:
        if not isinstance(a, Capital):
            return ANOTHER_QUESTION
        p = s.players[self.seat]
        if not has(p.capital - self.picked, a.card):
            return "CRA-CAP-8"
        if not self.colours >> a.card // VALUES & 1:
            return "CRA-NOT-3"
        found = payable_kinds(s.box, in_colours(p.capital, self.colours), self.picked, self.price)
        return ALLOWED if found >> a.card & 1 else "CRA-CAP-6"

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        if rule == "CRA-CAP-6":
            return {"price": self.price}
        if rule != "CRA-NOT-3":
            return {}
        colours = [name for i, name in enumerate(COLOURS) if self.colours >> i & 1]
        return {"case": "colour", "top": f"~{colours[0]}", "bottom": f"~{colours[-1]}"}

    def choose(self, s: Craft, a: Action) -> None:
        assert isinstance(a, Capital)
        picked = self.picked + (1 << 4 * a.card)
        if worth(s.box, picked) < self.price:
            s.then(Pay(self.seat, self.price, self.colours, picked))
            return
        spend_all(s, self.seat, picked)


def payable_kinds(box: CraftsBox, hand: int, picked: int, price: int) -> int:
    """Kinds of card (bits) that, added to those picked, are part of an irreducible payment."""
    return _search(box, hand, picked, price, 0, 0, _NO_LOSS, worth(box, hand)) & (_FOUND - 1)


def _search(box: CraftsBox, hand: int, picked: int, price: int, colour: int, total: int, loss: int, rest: int) -> int:
    """All payments colour by colour.

    A payment is irreducible if it exceeds the price by less than what any one of its cards adds. More colours only
    add to the total and can only lower the smallest loss, so a total that is too high is left at once.
    """
    if colour == len(COLOURS):
        return _FOUND if total >= price else 0
    held = hand >> _COLOUR_BITS * colour & ONE_COLOUR
    base = picked >> _COLOUR_BITS * colour & ONE_COLOUR
    rest -= box.worth[held]
    found = 0
    for high in range(base >> 8, (held >> 8) + 1):
        for middle in range(base >> 4 & 15, (held >> 4 & 15) + 1):
            for low in range(base & 15, (held & 15) + 1):
                part = low | middle << 4 | high << 8
                now = total + box.worth[part]
                least = loss
                if part and box.loss[part] < least:
                    least = box.loss[part]
                if now >= price + least or now + rest < price:
                    continue
                deeper = _search(box, hand, picked, price, colour + 1, now, least, rest)
                if deeper:
                    new = part - base
                    bits = (1 if new & 15 else 0) | (2 if new & 240 else 0) | (4 if new & 3840 else 0)
                    found |= deeper | bits << VALUES * colour
    return found


# -- hand limits ----------------------------------------------------------------------------------


class HandLimit(Task[Craft]):
    """[CRA-CAP-8, CRA-CAP-9, CRA-RULING-8, CRA-RULING-11] Whoever holds more discards the surplus, by own choice."""

    def __init__(self, seat: int, limit: int) -> None:
        self.seat: Final = seat
        self.limit: Final = limit

    def run(self, s: Craft) -> None:
        surplus = size(s.players[self.seat].capital) - self.limit
        if surplus > 0:
            s.then(*discards(s, self.seat, surplus))


def discards(s: Craft, seat: int, count: int) -> list[Discard]:
    """Cards to discard; whoever must discard the whole hand is not asked."""
    p = s.players[seat]
    if count >= size(p.capital):
        spend_all(s, seat, p.capital)
        return []
    return [Discard(seat, count, 0)]


class Discard(Secret[Craft]):
    """[CRA-RULING-42] Chosen one after another; they go to the discard pile together."""

    def __init__(self, seat: int, count: int, picked: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.picked: Final = picked

    def manner(self) -> int:
        return GATHERED

    def options(self, s: Craft) -> list[Action]:
        return kinds(s.players[self.seat].capital - self.picked)

    def refusal(self, s: Craft, a: Action) -> str:
        if not isinstance(a, Capital):
            return ANOTHER_QUESTION
        return ALLOWED if has(s.players[self.seat].capital - self.picked, a.card) else "CRA-CAP-8"

    def choose(self, s: Craft, a: Action) -> None:
        assert isinstance(a, Capital)
        picked = self.picked + (1 << 4 * a.card)
        if size(picked) < self.count:
            s.then(Discard(self.seat, self.count, picked))
        else:
            spend_all(s, self.seat, picked)
