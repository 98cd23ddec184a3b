"""Stage V, the Merchants' Guild: section MERCH of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.places import at
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Detail, Obvious, Secret
from gromada.games.craftsmen.actions import GOOD, MARKET, PASS, At, Capital, Good, Market, Pass
from gromada.games.craftsmen.capital import HandLimit, hand_over, has, kinds, nth, size, spend
from gromada.games.craftsmen.crafts import icon_facts, places_for, put_on_icon, refuses_icon, wanted_goods
from gromada.games.craftsmen.events import CubeReceived, GoodBought, PaidWithCube
from gromada.games.craftsmen.printed import NATURAL
from gromada.games.craftsmen.privileges import may_use_privilege, use_privilege
from gromada.games.craftsmen.state import Craft


def trade_goods(s: Craft, seat: int, disc: int) -> None:
    s.then(BuyGood(seat, disc))


def can_pay_cube(s: Craft, seat: int, disc: int) -> bool:
    """[CRA-MERCH-7] The privilege and an own market cube."""
    return s.players[seat].market > 0 and may_use_privilege(s, seat, disc)


def refuses_good(s: Craft, seat: int, disc: int, good: int) -> str:
    """[CRA-MERCH-2, CRA-MERCH-3, CRA-MERCH-4, CRA-MERCH-9] A lower cube, not one's own, that can be placed and paid."""
    place = s.box.granary_place[good]
    cube = s.granary >> place & 7 if place >= 0 else 0
    if not cube:
        return "CRA-MERCH-2"
    if cube == seat + 1:
        return "CRA-MERCH-3"
    p = s.players[seat]
    if not wanted_goods(s, p) >> good & 1:
        return "CRA-MERCH-4"
    return ALLOWED if p.capital or can_pay_cube(s, seat, disc) else "CRA-MERCH-5"


class BuyGood(Obvious[Craft]):
    """[CRA-MERCH-1] One semi-product of the granary, or nothing."""

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc: Final = disc

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = [PASS]
        for good in s.box.granary_goods:
            if not refuses_good(s, self.seat, self.disc, good):
                offered.append(GOOD[good])
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Good):
            return refuses_good(s, self.seat, self.disc, a.good)
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return {"case": "row"}

    def choose(self, s: Craft, a: Action) -> None:
        if isinstance(a, Good):
            s.then(BuyFor(self.seat, self.disc, a.good))


class BuyFor(Detail[Craft]):
    """[CRA-MERCH-4, CRA-MERCH-9] The own advanced building whose empty icon it goes to."""

    def __init__(self, seat: int, disc: int, good: int) -> None:
        super().__init__(seat)
        self.disc: Final = disc
        self.good: Final = good

    def options(self, s: Craft) -> list[Action]:
        return places_for(s, s.players[self.seat], self.good)

    def refusal(self, s: Craft, a: Action) -> str:
        if not isinstance(a, At):
            return ANOTHER_QUESTION
        return refuses_icon(s, s.players[self.seat], a.position, self.good, "CRA-MERCH-4")

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return icon_facts(s, self.seat, a)

    def choose(self, s: Craft, a: Action) -> None:
        assert isinstance(a, At)
        hand = s.players[self.seat].capital
        if not hand:
            pay_cube(s, self.seat, self.disc, self.good, a.position)
        elif size(hand) == 1 and not can_pay_cube(s, self.seat, self.disc):
            pay_card(s, self.seat, self.good, a.position, nth(hand, 0))
        else:
            s.then(PayMerchant(self.seat, self.disc, self.good, a.position))


class PayMerchant(Secret[Craft]):
    """[CRA-MERCH-5, CRA-MERCH-7, CRA-CAP-14] Any one capital card or, by privilege, a market cube."""

    def __init__(self, seat: int, disc: int, good: int, position: int) -> None:
        super().__init__(seat)
        self.disc: Final = disc
        self.good: Final = good
        self.position: Final = position

    def options(self, s: Craft) -> list[Action]:
        offered = kinds(s.players[self.seat].capital)
        if can_pay_cube(s, self.seat, self.disc):
            offered.append(MARKET)
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Capital):
            return ALLOWED if has(s.players[self.seat].capital, a.card) else "CRA-CAP-14"
        if isinstance(a, Market):
            return ALLOWED if can_pay_cube(s, self.seat, self.disc) else "CRA-MERCH-7"
        return ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return {"case": "privilege" if s.players[self.seat].market else "cube"}

    def choose(self, s: Craft, a: Action) -> None:
        if isinstance(a, Capital):
            pay_card(s, self.seat, self.good, self.position, a.card)
        else:
            pay_cube(s, self.seat, self.disc, self.good, self.position)


def take_good(s: Craft, seat: int, good: int, position: int) -> int:
    """[CRA-MERCH-6, CRA-MERCH-8] The lower cube to the icon, the upper one moves down; whose cube it was."""
    place = s.box.granary_place[good]
    spaces = s.granary >> place & 63
    s.granary += ((spaces >> 3) - spaces) << place
    if s.is_telling:
        s.tell(GoodBought(seat, good))
    put_on_icon(s, seat, position, good, spaces & 7, at("granary", place // 6))
    return spaces & 7


def pay_card(s: Craft, seat: int, good: int, position: int, card: int) -> None:
    """[CRA-MERCH-5] To the discard pile for a natural cube, to the owner of the cube otherwise."""
    cube = take_good(s, seat, good, position)
    if cube == NATURAL:
        spend(s, seat, card)
    else:
        hand_over(s, seat, cube - 1, card)
        s.then(HandLimit(cube - 1, s.box.hand_max))


def pay_cube(s: Craft, seat: int, disc: int, good: int, position: int) -> None:
    """[CRA-MERCH-7, CRA-MERCH-10, CRA-RULING-23] The former owner puts a cube on the market if there is room."""
    use_privilege(s, seat, disc)
    s.players[seat].market -= 1
    if s.is_telling:
        s.tell(PaidWithCube(seat))
    cube = take_good(s, seat, good, position)
    if cube != NATURAL:
        owner = s.players[cube - 1]
        if owner.market < s.box.market_max:
            owner.market += 1
            if s.is_telling:
                s.tell(CubeReceived(cube - 1))
