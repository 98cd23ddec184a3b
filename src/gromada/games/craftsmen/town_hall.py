"""Stage VI, the Town Hall: section HALL of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Obvious
from gromada.games.craftsmen.actions import (
    ORDER_CHANGE,
    PASS,
    TAKE_LABOUR,
    TAKE_PRIVILEGE,
    OrderChange,
    Pass,
    TakeLabour,
    TakePrivilege,
)
from gromada.games.craftsmen.events import OrderClaimed, TokenTaken
from gromada.games.craftsmen.helpers import TWO
from gromada.games.craftsmen.printed import LEVELS, QUEUE
from gromada.games.craftsmen.state import EMPTY, Craft


def visit_town_hall(s: Craft, seat: int, disc: int) -> None:
    s.then(TownHall(seat, disc))


class TownHall(Obvious[Craft]):
    """[CRA-HALL-1, CRA-HALL-5] A privilege token, a labour token, a better turn order, or nothing."""

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc: Final = disc

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = [PASS]
        for action in (TAKE_PRIVILEGE, TAKE_LABOUR, ORDER_CHANGE):
            if not self.refusal(s, action):
                offered.append(action)
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        """[CRA-HALL-2, CRA-HALL-3, CRA-HALL-4, CRA-TWO-4, CRA-RULING-25]"""
        p = s.players[self.seat]
        if isinstance(a, TakePrivilege):
            return ALLOWED if s.privilege_pool and p.privilege < s.box.privilege_max else "CRA-HALL-2"
        if isinstance(a, TakeLabour):
            return ALLOWED if s.labour_pool and p.labour < s.box.labour_max else "CRA-HALL-3"
        if isinstance(a, OrderChange):
            if s.seats == TWO:
                return "CRA-TWO-4"
            is_full = len(s.order_change) >= s.box.order_spaces
            return "CRA-HALL-4" if is_full or self.seat in s.order_change else ALLOWED
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        """What is in the way: the pool is empty, or the seat has as many as it may."""
        p = s.players[self.seat]
        if isinstance(a, OrderChange):
            return {"case": "own" if self.seat in s.order_change else "full"}
        have, limit = (p.labour, s.box.labour_max) if isinstance(a, TakeLabour) else (p.privilege, s.box.privilege_max)
        return {"case": "own" if have >= limit else "pool", "limit": limit}

    def choose(self, s: Craft, a: Action) -> None:
        """[CRA-HALL-6] The disc moves to the track; the discs still to act keep their order."""
        p = s.players[self.seat]
        if isinstance(a, TakePrivilege):
            s.privilege_pool -= 1
            p.privilege += 1
            if s.is_telling:
                s.tell(TokenTaken(self.seat, 0))
        elif isinstance(a, TakeLabour):
            s.labour_pool -= 1
            p.labour += 1
            if s.is_telling:
                s.tell(TokenTaken(self.seat, 1))
        elif isinstance(a, OrderChange):
            s.queue[self.disc] = EMPTY
            s.order_change.append(self.seat)
            if s.is_telling:
                where = self.disc % QUEUE // LEVELS
                s.tell(OrderClaimed(self.seat, where, len(s.order_change) - 1))
