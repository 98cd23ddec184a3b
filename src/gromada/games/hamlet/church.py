"""The Church: deliveries and begging, in section 6 of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, Detail, Task
from gromada.games.hamlet.actions import BEG, DELIVER, Beg, Deliver
from gromada.games.hamlet.events import Begged, ChurchCompleted, Delivered, who
from gromada.games.hamlet.payment import can_pay, gain_gold, gain_points, in_mid_action, payment, reach_of
from gromada.games.hamlet.shortage import of_cost
from gromada.games.hamlet.state import NOBODY, Hamlet


def refuses_delivery(s: Hamlet, seat: int, reach: int, space: int) -> str:
    """[HAM-CHU-1, HAM-CHU-2, HAM-END-2] An unfilled space whose requirement can be paid."""
    if space >= len(s.delivered) or s.delivered[space] != NOBODY:
        return "HAM-CHU-2"
    return ALLOWED if can_pay(s, seat, reach, s.church_side().deliveries[space].cost, True) else "HAM-CHU-1"


def refuses_begging(s: Hamlet) -> str:
    """[HAM-CHU-3] Only while Woodcutter, Quarry and Farm are all full."""
    for tile in s.box.begging_tiles:
        if s.room(tile) > 0:
            return "HAM-CHU-3"
    return ALLOWED


def refuses_church(s: Hamlet, seat: int, reach: int) -> str:
    """[HAM-CHU-1, HAM-CHU-2, HAM-CHU-3] Some delivery must be possible, or begging; filled spaces stay filled."""
    if not refuses_begging(s):
        return ALLOWED
    for space in range(len(s.delivered)):
        if not refuses_delivery(s, seat, reach, space):
            return ALLOWED
    return "HAM-CHU-4" if s.is_church_complete() else "HAM-CHU-1"


class ChooseDelivery(Detail[Hamlet]):
    """[HAM-CHU-1, HAM-CHU-2, HAM-CHU-3] Deliver in any order, or beg."""

    def options(self, s: Hamlet) -> list[Action]:
        reach = reach_of(s, self.seat, s.box.church)
        found: list[Action] = []
        for space in range(len(s.delivered)):
            if not refuses_delivery(s, self.seat, reach, space):
                found.append(DELIVER[space])
        if not refuses_begging(s):
            found.append(BEG)
        return found

    def refusal(self, s: Hamlet, a: Action) -> str:
        if isinstance(a, Deliver):
            return refuses_delivery(s, self.seat, reach_of(s, self.seat, s.box.church), a.space)
        return refuses_begging(s) if isinstance(a, Beg) else in_mid_action(a)

    def facts(self, s: Hamlet, a: Action, rule: str) -> dict[str, Fact]:
        if rule != "HAM-CHU-1" or not isinstance(a, Deliver):
            return {}
        return of_cost(s, self.seat, s.box.church, s.church_side().deliveries[a.space].cost)

    def choose(self, s: Hamlet, a: Action) -> None:
        if isinstance(a, Beg):
            gain_gold(s, self.seat, s.box.begging_gold)
            s.tell(Begged(self.seat, s.box.begging_gold))
            return
        assert isinstance(a, Deliver)
        cost = s.church_side().deliveries[a.space].cost
        s.then(*payment(self.seat, s.box.church, cost, True), CompleteDelivery(self.seat, a.space))


class CompleteDelivery(Task[Hamlet]):
    """[HAM-CHU-1] After the whole payment."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def run(self, s: Hamlet) -> None:
        complete_delivery(s, self.seat, self.space)


def complete_delivery(s: Hamlet, player: int, space: int) -> None:
    """[HAM-CHU-1, HAM-CHU-4, HAM-RUL-22] Marker, points, one more part; the turn goes on even if it was the last."""
    delivery = s.church_side().deliveries[space]
    s.delivered[space] = player
    s.players[player].deliveries += 1
    gain_points(s, player, delivery.points)
    s.is_idle = False
    s.tell(Delivered(who(s, player), space, delivery.points))
    if s.is_church_complete():
        s.tell(ChurchCompleted(who(s, player)))
