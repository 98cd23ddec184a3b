"""Mini Villagers, a small game that chooses the first player: section MINI of the ledger.

`minis` holds the hands and, last, the face-down pile. Nobody decides anything in it.
"""

from __future__ import annotations

from typing import Final

from gromada.core.rng import Rng
from gromada.core.steps import Chance
from gromada.games.villagers.events import FirstPlayerChosen, MiniPaired, MiniTaken
from gromada.games.villagers.state import Valley


class MiniDeal(Chance[Valley]):
    """Every player gets as many cards as possible; the outcome is the deck and the dealer.

    [VIL-MINI-1, VIL-MINI-2, VIL-MINI-4]
    """

    def sample(self, s: Valley, rng: Rng) -> tuple[int, ...]:
        deck = list(range(len(s.box.minis)))
        rng.shuffle(deck)
        return (*deck, rng.below(s.seats))

    def settle(self, s: Valley, outcome: tuple[int, ...]) -> None:
        deck = list(outcome[:-1])
        each = len(deck) // s.seats
        s.minis = [deck[seat * each : (seat + 1) * each] for seat in range(s.seats)]
        s.minis.append(deck[s.seats * each :])
        for seat in range(s.seats):
            while discard_pair(s, seat):
                pass
        s.then(*mini_turn(s, outcome[-1]))


def discard_pair(s: Valley, seat: int) -> bool:
    """[VIL-MINI-3, VIL-MINI-5] Discards one pair, if there is one."""
    hand = s.minis[seat]
    for i in range(len(hand)):
        for j in range(i):
            if s.box.minis[hand[i]] == s.box.minis[hand[j]]:
                s.tell(MiniPaired(seat, s.box.minis[hand[i]]))
                del hand[i]
                del hand[j]
                return True
    return False


def mini_turn(s: Valley, seat: int) -> list[MiniTurn]:
    """The next turn of a player with cards, until only the Countess is left.

    [VIL-MINI-4, VIL-MINI-6, VIL-MINI-7, VIL-R-29]
    """
    left = 0
    for cards in s.minis:
        left += len(cards)
    if left == 1:
        for holder in range(s.seats):
            if s.minis[holder]:
                choose_first(s, holder)
                return []
        choose_first(s, seat)
        return []
    has_cards = [other for other in s.seats_from(seat) if s.minis[other]]
    return [MiniTurn(has_cards[0] if has_cards else seat)]


def choose_first(s: Valley, seat: int) -> None:
    s.minis = []
    s.first = seat
    s.tell(FirstPlayerChosen(seat))


def giver(s: Valley, seat: int) -> int:
    """[VIL-MINI-4] The next player to the right who has cards."""
    for i in range(1, s.seats):
        other = (seat - i) % s.seats
        if s.minis[other]:
            return other
    return seat


class MiniTurn(Chance[Valley]):
    """The top card of the pile or, when it is empty, a random card of the player to the right.

    [VIL-MINI-4, VIL-MINI-5]
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def sample(self, s: Valley, rng: Rng) -> tuple[int, ...]:
        if s.minis[-1]:
            return (len(s.minis[-1]) - 1,)
        return (rng.below(len(s.minis[giver(s, self.seat)])),)

    def settle(self, s: Valley, outcome: tuple[int, ...]) -> None:
        source = s.minis[-1] if s.minis[-1] else s.minis[giver(s, self.seat)]
        s.minis[self.seat].append(source.pop(outcome[0]))
        s.tell(MiniTaken(self.seat))
        discard_pair(s, self.seat)
        s.then(*mini_turn(s, (self.seat + 1) % s.seats))
