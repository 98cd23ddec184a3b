"""Loading ships: section SHIP of the ledger. A row is its left cube plus eight times its right one."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.places import at
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Detail, Secret, Step
from gromada.games.craftsmen.actions import LOAD, PASS, Capital, Load, Pass
from gromada.games.craftsmen.capital import has, kinds, nth, size, spend
from gromada.games.craftsmen.events import Bribed, Loaded, Made, ProductLost
from gromada.games.craftsmen.state import CARD_MASK, MAKING, Craft


def load(s: Craft, seat: int, good: int) -> list[Step]:
    return [LoadShip(seat, good)]


def refuses_row(s: Craft, seat: int, good: int, row: int) -> str:
    """[CRA-SHIP-1, CRA-SHIP-4, CRA-SHIP-5] A row of the good: with an empty space, or full and open to a bribe."""
    if row >= len(s.ships) or s.box.rows[row].good != good:
        return "CRA-SHIP-1"
    cubes = s.ships[row]
    if cubes < 8:
        return ALLOWED
    return "CRA-SHIP-5" if cubes & 7 == seat + 1 or not s.players[seat].capital else ALLOWED


def row_at(s: Craft, row: int) -> str:
    """Where a row of a hold is, counted on its own ship."""
    ship = s.box.rows[row].ship
    return at("ship", ship, "row", row - first_row(s, ship))


def first_row(s: Craft, ship: int) -> int:
    """The number of a ship's first row among the rows of all ships."""
    row = 0
    while s.box.rows[row].ship != ship:
        row += 1
    return row


def made_at(s: Craft, seat: int, good: int) -> str:
    """The building that a good comes from: the first for it, since all are alike. [CRA-RULING-44]"""
    row = s.players[seat].row
    for position in range(len(row)):
        if s.box.cards[row[position] & CARD_MASK].output == good:
            return at("seat", seat, "row", position)
    return at("seat", seat, "row")


def has_free_row(s: Craft, good: int) -> bool:
    for row in s.box.rows_of[good]:
        if s.ships[row] < 8:
            return True
    return False


class LoadShip(Detail[Craft]):
    """[CRA-SHIP-3, CRA-SHIP-6, CRA-SHIP-8, CRA-RULING-22] Any row of the good; declining only if no space is free."""

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = []
        for row in s.box.rows_of[self.good]:
            if not refuses_row(s, self.seat, self.good, row):
                offered.append(LOAD[row])
        if not has_free_row(s, self.good):
            offered.append(PASS)
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Load):
            return refuses_row(s, self.seat, self.good, a.row)
        if isinstance(a, Pass):
            return "CRA-SHIP-3" if has_free_row(s, self.good) else ALLOWED
        return ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        is_own = isinstance(a, Load) and a.row < len(s.ships) and s.ships[a.row] & 7 == self.seat + 1
        return {"case": "own" if is_own else "card"}

    def choose(self, s: Craft, a: Action) -> None:
        """[CRA-SHIP-7] What is not loaded is lost and scores nothing."""
        if not isinstance(a, Load):
            if s.is_telling:
                s.tell(ProductLost(self.seat, self.good, made_at(s, self.seat, self.good)))
            return
        if s.ships[a.row] < 8:
            tell_made(s, self.seat, self.good)
            load_row(s, self.seat, self.good, a.row)
            return
        hand = s.players[self.seat].capital
        if size(hand) == 1:
            bribe(s, self.seat, self.good, a.row, nth(hand, 0))
        else:
            s.then(BribeCard(self.seat, self.good, a.row))


class BribeCard(Secret[Craft]):
    """[CRA-SHIP-4, CRA-CAP-14] Any one capital card."""

    def __init__(self, seat: int, good: int, row: int) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.row: Final = row

    def options(self, s: Craft) -> list[Action]:
        return kinds(s.players[self.seat].capital)

    def refusal(self, s: Craft, a: Action) -> str:
        if not isinstance(a, Capital):
            return ANOTHER_QUESTION
        return ALLOWED if has(s.players[self.seat].capital, a.card) else "CRA-CAP-14"

    def choose(self, s: Craft, a: Action) -> None:
        assert isinstance(a, Capital)
        bribe(s, self.seat, self.good, self.row, a.card)


def bribe(s: Craft, seat: int, good: int, row: int, card: int) -> None:
    """[CRA-SHIP-4] The left cube leaves the hold, the right one moves left."""
    tell_made(s, seat, good)
    spend(s, seat, card)
    if s.is_telling:
        s.tell(Bribed(seat, (s.ships[row] & 7) - 1, row_at(s, row)))
    s.ships[row] >>= 3
    load_row(s, seat, good, row)


def tell_made(s: Craft, seat: int, good: int) -> None:
    """It is told before it goes anywhere."""
    if s.is_telling:
        s.tell(Made(seat, good, s.box.recipes[good].points, made_at(s, seat, good)))


def load_row(s: Craft, seat: int, good: int, row: int) -> None:
    """[CRA-SHIP-2, CRA-RULING-21, CRA-PROD-12] In from the right: left space first; always the producer's own cube."""
    s.ships[row] |= seat + 1 if not s.ships[row] else (seat + 1) << 3
    s.players[seat].score(MAKING, s.box.recipes[good].points)
    if s.is_telling:
        s.tell(Loaded(seat, good, s.box.rows[row].ship, made_at(s, seat, good), row_at(s, row)))
