"""The Market: sales, in section 6 of the ledger. Quick purchases are part of payment.py."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.rng import Rng
from gromada.core.steps import ALLOWED, Chance, Detail, Step, Task
from gromada.games.hamlet.actions import SELL, Sell
from gromada.games.hamlet.events import SaleMade, SaleShown, who
from gromada.games.hamlet.payment import can_pay, gain_gold, gain_points, gained, in_mid_action, payment, reach_of
from gromada.games.hamlet.shortage import of_cost
from gromada.games.hamlet.state import NO_SALE, Hamlet
from gromada.games.hamlet.town_hall import nth_bit


def refuses_sale(s: Hamlet, seat: int, reach: int, space: int) -> str:
    """[HAM-MKT-1, HAM-MKT-2, HAM-MKT-3] A face-up sale tile that transported resources can pay; nothing is bought."""
    if space >= len(s.face_up) or s.face_up[space] == NO_SALE:
        return "HAM-MKT-2"
    return ALLOWED if can_pay(s, seat, reach, s.box.sales[s.face_up[space]].cost, False) else "HAM-MKT-1"


def refuses_market(s: Hamlet, seat: int, reach: int) -> str:
    """[HAM-MKT-1, HAM-MKT-2] Some sale must be possible; with no sale tile left there is nothing to sell."""
    rule = "HAM-MKT-2"
    for space in range(len(s.face_up)):
        refused = refuses_sale(s, seat, reach, space)
        if not refused:
            return ALLOWED
        if s.face_up[space] != NO_SALE:
            rule = refused
    return rule


class ChooseSale(Detail[Hamlet]):
    """[HAM-MKT-1] Which sale."""

    def options(self, s: Hamlet) -> list[Action]:
        reach = reach_of(s, self.seat, s.box.market)
        return [SELL[space] for space in range(len(s.face_up)) if not refuses_sale(s, self.seat, reach, space)]

    def refusal(self, s: Hamlet, a: Action) -> str:
        if not isinstance(a, Sell):
            return in_mid_action(a)
        return refuses_sale(s, self.seat, reach_of(s, self.seat, s.box.market), a.space)

    def facts(self, s: Hamlet, a: Action, rule: str) -> dict[str, Fact]:
        if rule != "HAM-MKT-1" or not isinstance(a, Sell):
            return {}
        return of_cost(s, self.seat, s.box.market, s.box.sales[s.face_up[a.space]].cost)

    def choose(self, s: Hamlet, a: Action) -> None:
        assert isinstance(a, Sell)
        cost = s.box.sales[s.face_up[a.space]].cost
        s.then(*payment(self.seat, s.box.market, cost, False), CompleteSale(self.seat, a.space))


class CompleteSale(Task[Hamlet]):
    """[HAM-MKT-1] The tile, its points and its gold, at once."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def run(self, s: Hamlet) -> None:
        s.then(*complete_sale(s, self.seat, self.space))


def complete_sale(s: Hamlet, player: int, space: int) -> list[Step]:
    """[HAM-MKT-1, HAM-MKT-2] The freed space is refilled from the stack if any tile is left."""
    number = s.face_up[space]
    sale = s.box.sales[number]
    s.face_up[space] = NO_SALE
    s.players[player].sales.append(number)
    gain_points(s, player, sale.points)
    gain_gold(s, player, sale.gold)
    s.is_idle = False
    gold, points = gained(s, player, sale.gold, sale.points)
    s.tell(SaleMade(who(s, player), sale.id, space, points, gold))
    return [ShowSale(space)] if max(s.sales_left) > 0 else []


class ShowSale(Chance[Hamlet]):
    """[HAM-SETUP-12, HAM-SETUP-13, HAM-SETUP-14, HAM-RUL-25] The next sale tile, of the lowest level left.

    Tiles were removed unseen and the rest shuffled, so a tile not yet seen is equally likely to be the next one.
    """

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def sample(self, s: Hamlet, rng: Rng) -> tuple[int, ...]:
        level = 0
        while not s.sales_left[level]:
            level += 1
        hidden = 0
        for number in range(len(s.box.sales)):
            if s.unseen >> number & 1 and s.box.sales[number].level == level:
                hidden |= 1 << number
        return (nth_bit(hidden, rng.below(hidden.bit_count())),)

    def settle(self, s: Hamlet, outcome: tuple[int, ...]) -> None:
        number = outcome[0]
        s.unseen &= ~(1 << number)
        s.sales_left[s.box.sales[number].level] -= 1
        s.face_up[self.space] = number
        s.tell(SaleShown(s.box.sales[number].id, self.space))
