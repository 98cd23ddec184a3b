"""Basic villagers: section BASIC of the ledger. A hand card goes back, a basic villager starts a chain."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Detail, Obvious
from gromada.games.villagers import spots
from gromada.games.villagers.actions import BASIC, TAKE_TOP, Basic, TakeReserve, TakeTop
from gromada.games.villagers.events import BasicPlaced, CountessGot, TradedIn
from gromada.games.villagers.knowledge import FACE, has_in_hand, put_on_top, take_unseen
from gromada.games.villagers.printed import FIRST_VILLAGER, FROM_PILE, SERFDOM
from gromada.games.villagers.road import leftmost_stack
from gromada.games.villagers.state import Valley
from gromada.games.villagers.village import TABLE_SLOT, lay


def refuses_basic(s: Valley, kind: int) -> str:
    """[VIL-BASIC-5, VIL-R-8] A kind whose pile is empty cannot be chosen."""
    return ALLOWED if s.basics[kind - FIRST_VILLAGER] else "VIL-BASIC-5"


def has_basics(s: Valley) -> bool:
    for left in s.basics:
        if left:
            return True
    return False


def refuses_trade(s: Valley, seat: int, kind: int) -> str:
    """Three times a turn, any hand card but a basic villager.

    [VIL-BASIC-1, VIL-BASIC-5, VIL-BASIC-6, VIL-BASIC-7, VIL-R-16]
    """
    if not has_in_hand(s.players[seat], kind):
        return "VIL-BASIC-6"
    return "VIL-BASIC-7" if s.box.home[kind] == FROM_PILE else refuses_trades(s)


def refuses_trades(s: Valley) -> str:
    if not has_basics(s):
        return "VIL-BASIC-5"
    return ALLOWED if s.trades > 0 else "VIL-BASIC-1"


def is_serfdom(s: Valley) -> bool:
    """[VIL-EVENT-10] Traded cards go to the Countess this round."""
    if s.solo:
        for event in s.solo[0].in_play:
            if s.box.event_cards[event].has(SERFDOM):
                return True
    return False


def start_trade(s: Valley, seat: int, kind: int) -> None:
    """[VIL-BASIC-7] The hand card first; it is put back when the basic villager and the stack are chosen."""
    s.trades -= 1
    s.held.append(take_unseen(s, s.players[seat], kind, 1 << seat))
    s.then(TradeKind(seat))


class TradeKind(Detail[Valley]):
    """[VIL-BASIC-1, VIL-BASIC-5] Which basic villager."""

    def options(self, s: Valley) -> list[Action]:
        return [basic for basic in BASIC if not refuses_basic(s, basic.kind)]

    def refusal(self, s: Valley, a: Action) -> str:
        return refuses_basic(s, a.kind) if isinstance(a, Basic) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        """[VIL-BASIC-3, VIL-EVENT-10] Without a stack there is no choice: the reserve, or else the discard pile."""
        assert isinstance(a, Basic)
        place_basic(s, self.seat, a.kind)
        if is_serfdom(s):
            kind = s.held.pop() >> FACE
            lay(s, s.players[s.seats], kind, TABLE_SLOT)
            s.tell(CountessGot(kind, 0, spots.hand(self.seat)))
        elif leftmost_stack(s) >= 0:
            s.then(TradeStack(self.seat))
        else:
            give_back(s, self.seat, len(s.stacks) if s.reserve else -1)


class TradeStack(Obvious[Valley]):
    """[VIL-BASIC-2, VIL-BASIC-3, VIL-BASIC-6, VIL-FLOW-6] On top of which stack; an empty one is out of play."""

    def options(self, s: Valley) -> list[Action]:
        return [TAKE_TOP[stack] for stack in range(len(s.stacks)) if s.stacks[stack]]

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, TakeReserve):
            return "VIL-BASIC-3"
        if not isinstance(a, TakeTop):
            return ANOTHER_QUESTION
        return ALLOWED if a.stack < len(s.stacks) and s.stacks[a.stack] else "VIL-BASIC-2"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, TakeTop)
        give_back(s, self.seat, a.stack)


def give_back(s: Valley, seat: int, number: int) -> None:
    """[VIL-BASIC-2, VIL-BASIC-3, VIL-R-31, VIL-INV-5] The card goes back face down; only its suit is seen."""
    card = s.held.pop()
    if s.is_telling:
        s.tell(TradedIn(seat, card >> FACE, s.box.suit[card >> FACE], number, len(s.stacks)))
    if number < 0:
        s.discards.append(card)
    elif number < len(s.stacks):
        put_on_top(s.stacks[number], card)
    else:
        put_on_top(s.reserve, card)


def place_basic(s: Valley, seat: int, kind: int) -> None:
    """[VIL-BASIC-1, VIL-BASIC-4, VIL-INV-2] At once, as a new chain, without a build action."""
    s.basics[kind - FIRST_VILLAGER] -= 1
    lay(s, s.players[seat], kind, TABLE_SLOT)
    if s.is_telling:
        s.tell(BasicPlaced(seat, kind, len(s.players[seat].village) - 1))
