"""Proposals: what a careful player would give where a hand must part with cards, and how cards go back."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.play import question
from gromada.core.proposing import rest_of_step
from gromada.core.steps import Choice
from gromada.games.craftsmen.actions import CAPITAL, Building
from gromada.games.craftsmen.capital import Discard, Pay, in_colours, size, worth
from gromada.games.craftsmen.components import CraftsBox
from gromada.games.craftsmen.evaluation import evaluate
from gromada.games.craftsmen.helpers import Fee
from gromada.games.craftsmen.merchants import PayMerchant
from gromada.games.craftsmen.peek import LayOut, PutBackCard
from gromada.games.craftsmen.printed import CAPITALS, COLOURS, VALUES
from gromada.games.craftsmen.ships import BribeCard
from gromada.games.craftsmen.state import Craft
from gromada.games.craftsmen.year_scoring import InvestCard

NOTHING: Final = -1


def proposal(s: Craft, seat: int) -> list[Action]:
    """The rest of a payment, a discard or an investment, so that the most valuable hand is kept."""
    choice = question(s, seat)
    held = s.players[seat].capital
    if isinstance(choice, Pay):
        payable = in_colours(held, choice.colours)
        return cards_of(best_payment(s.box, held, payable, choice.picked, choice.price) - choice.picked)
    if isinstance(choice, Discard):
        return cards_of(best_discard(s.box, held, choice.picked, choice.count) - choice.picked)
    if isinstance(choice, (Fee, BribeCard, PayMerchant)):
        return cards_of(best_discard(s.box, held, 0, 1)) if held else []
    if isinstance(choice, (LayOut, PutBackCard)):
        return rest_of_step(s, seat, next_card)
    if isinstance(choice, InvestCard):
        return [CAPITAL[highest(held, colour)] for colour in range(choice.colour(), len(COLOURS))]
    return []


def next_card(s: Craft, choice: Choice[Craft]) -> Action | None:
    """[CRA-PEEK-1, CRA-PEEK-5] What the seat could use best lies face up, or comes next; face up it is seen."""
    if not isinstance(choice, (LayOut, PutBackCard)):
        return None
    answers = choice.options(s)
    best = answers[0]
    most = 0.0
    for answer in answers:
        assert isinstance(answer, Building)
        worth = held_worth(s, choice.seat, answer.card)
        if answer is answers[0] or worth > most:
            best = answer
            most = worth
    return best


def held_worth(s: Craft, seat: int, card: int) -> float:
    """What the seat could expect if it had this building card in hand."""
    p = s.players[seat]
    p.cards.append(card)
    worth = evaluate(s, seat)
    p.cards.pop()
    return worth


def cards_of(group: int) -> list[Action]:
    return [CAPITAL[card] for card in range(CAPITALS) for _ in range(group >> 4 * card & 15)]


def highest(held: int, colour: int) -> int:
    """The card of a colour with the highest value."""
    card = colour * VALUES + VALUES - 1
    while not held >> 4 * card & 15:
        card -= 1
    return card


def kept_value(box: CraftsBox, held: int) -> int:
    """What a hand is good for: to pay with, and as four colours to invest."""
    value = 10 * worth(box, held)
    for colour in range(len(COLOURS)):
        for rank in range(VALUES - 1, -1, -1):
            if held >> 4 * (colour * VALUES + rank) & 15:
                value += 4 + 3 * rank
                break
    return value


def groups(held: int, picked: int) -> list[int]:
    """All groups of cards of a hand that contain those picked."""
    found = [picked]
    for card in range(CAPITALS):
        free = (held >> 4 * card & 15) - (picked >> 4 * card & 15)
        found = [group + (more << 4 * card) for group in found for more in range(free + 1)]
    return found


def best_payment(box: CraftsBox, held: int, payable: int, picked: int, price: int) -> int:
    """[CRA-CAP-6] The irreducible payment that leaves the most valuable hand."""
    best = NOTHING
    most = 0
    for group in groups(payable, picked):
        if worth(box, group) < price or not is_irreducible(box, group, price):
            continue
        value = kept_value(box, held - group)
        if best == NOTHING or value > most:
            best = group
            most = value
    assert best != NOTHING, "a price that was accepted can be paid"
    return best


def is_irreducible(box: CraftsBox, group: int, price: int) -> bool:
    for card in range(CAPITALS):
        if group >> 4 * card & 15 and worth(box, group - (1 << 4 * card)) >= price:
            return False
    return True


def best_discard(box: CraftsBox, held: int, picked: int, count: int) -> int:
    """The cards, so many in all, without which the hand is worth most."""
    best = NOTHING
    most = 0
    for group in groups(held, picked):
        if size(group) != count:
            continue
        value = kept_value(box, held - group)
        if best == NOTHING or value > most:
            best = group
            most = value
    return best
