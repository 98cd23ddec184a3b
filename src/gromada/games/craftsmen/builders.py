"""Stage II, the Builders' Guild: sections BUILD and BONUS of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Choice, Detail, Task
from gromada.games.craftsmen.actions import BUILDING, LEFT, PASS, RIGHT, Building, End, Pass
from gromada.games.craftsmen.capital import ALL_COLOURS, Payment, worth
from gromada.games.craftsmen.events import BonusTaken, Built
from gromada.games.craftsmen.printed import FIRST_PRODUCT
from gromada.games.craftsmen.privileges import may_use_privilege, use_privilege
from gromada.games.craftsmen.state import BROKEN, CARD_MASK, EMPTY, SECRET, Craft, Player


def build(s: Craft, seat: int, disc: int) -> None:
    ask_card(s, seat, disc, 0, 0, True)


def ask_card(s: Craft, seat: int, disc: int, placed: int, cost: int, is_unbroken: bool) -> None:
    """[CRA-BUILD-1, CRA-BUILD-9, CRA-HID-2] Asked whoever has a building card and a capital card; then all is paid."""
    p = s.players[seat]
    if placed < s.box.build_max and p.cards and p.capital:
        s.then(BuildCard(seat, disc, placed, cost, is_unbroken))
    elif placed:
        s.then(Payment(seat, cost, ALL_COLOURS), CheckBonus(seat))


class BuildCard(Choice[Craft]):
    """[CRA-BUILD-1, CRA-BUILD-8] A card that can be paid and placed, or no more."""

    def __init__(self, seat: int, disc: int, placed: int, cost: int, is_unbroken: bool) -> None:
        super().__init__(seat)
        self.disc: Final = disc
        self.placed: Final = placed
        self.cost: Final = cost  # of what was placed before
        self.is_unbroken: Final = is_unbroken  # the colour rule, in this action

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = [PASS]
        p = s.players[self.seat]
        money = worth(s.box, p.capital) - self.cost
        may_break = self.is_unbroken and may_use_privilege(s, self.seat, self.disc)
        for held in p.cards:
            action = BUILDING[held & CARD_MASK]
            if action not in offered and not refuses_card(s, p, action.card, money, may_break):
                offered.append(action)
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Building):
            p = s.players[self.seat]
            if a.card not in p.cards and a.card | SECRET not in p.cards:
                return "CRA-BUILD-1"
            money = worth(s.box, p.capital) - self.cost
            return refuses_card(s, p, a.card, money, self.is_unbroken and may_use_privilege(s, self.seat, self.disc))
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        if rule != "CRA-BUILD-8" or not isinstance(a, Building):
            return {}
        cost = self.cost + s.box.build_cost[s.box.cards[a.card].tier]
        return {"need": cost, "have": worth(s.box, s.players[self.seat].capital)}

    def choose(self, s: Craft, a: Action) -> None:
        """[CRA-RULING-43] The card stays in hand, unseen, until its place is chosen too."""
        if isinstance(a, Building):
            s.then(BuildAt(self.seat, self.disc, self.placed, self.cost, self.is_unbroken, a.card))
        elif self.placed:
            s.then(Payment(self.seat, self.cost, ALL_COLOURS), CheckBonus(self.seat))


def refuses_card(s: Craft, p: Player, card: int, money: int, may_break: bool) -> str:
    """[CRA-BUILD-2, CRA-BUILD-8, CRA-BUILD-10] Its cost within the hand's value, and an end that it may join."""
    if s.box.build_cost[s.box.cards[card].tier] > money:
        return "CRA-BUILD-8"
    if may_break or matches(s, p.row[0], card) or matches(s, p.row[-1], card):
        return ALLOWED
    return "CRA-BUILD-4"


def matches(s: Craft, built: int, card: int) -> bool:
    """[CRA-BUILD-4, CRA-BUILD-11, CRA-RULING-12] Equal top halves or equal bottom halves; top never matches bottom."""
    neighbour = s.box.cards[built & CARD_MASK]
    printed = s.box.cards[card]
    return neighbour.top == printed.top or neighbour.bottom == printed.bottom


class BuildAt(Detail[Craft]):
    """[CRA-BUILD-3, CRA-BUILD-5] The left or right end of the row; the second card may be joined to the first."""

    def __init__(self, seat: int, disc: int, placed: int, cost: int, is_unbroken: bool, card: int) -> None:
        super().__init__(seat)
        self.disc: Final = disc
        self.placed: Final = placed
        self.cost: Final = cost
        self.is_unbroken: Final = is_unbroken
        self.card: Final = card

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = []
        if not self._refuses(s, False):
            offered.append(LEFT)
        if not self._refuses(s, True):
            offered.append(RIGHT)
        return offered

    def _refuses(self, s: Craft, is_right: bool) -> str:
        """[CRA-BUILD-10] An end of another colour only by privilege, once in an action."""
        row = s.players[self.seat].row
        if matches(s, row[-1] if is_right else row[0], self.card):
            return ALLOWED
        may_break = self.is_unbroken and may_use_privilege(s, self.seat, self.disc)
        return ALLOWED if may_break else "CRA-BUILD-4"

    def refusal(self, s: Craft, a: Action) -> str:
        return self._refuses(s, a.is_right) if isinstance(a, End) else ANOTHER_QUESTION

    def choose(self, s: Craft, a: Action) -> None:
        """[CRA-BUILD-6, CRA-BUILD-7, CRA-RULING-43] Placed for good, and seen; by privilege if no colour matches.

        A card that everybody knew tells nothing new, so its place may be taken back until it is paid.
        """
        assert isinstance(a, End)
        p = s.players[self.seat]
        is_matching = matches(s, p.row[-1] if a.is_right else p.row[0], self.card)
        is_unbroken = self.is_unbroken
        built = self.card
        if not is_matching:
            use_privilege(s, self.seat, self.disc)
            is_unbroken = False
            built |= BROKEN
        position = len(p.row) if a.is_right else 0
        if a.is_right:
            p.row.append(built)
        else:
            p.row.insert(0, built)
        printed = s.box.cards[self.card]
        is_news = self.card not in p.cards
        p.cards.remove(self.card | SECRET if is_news else self.card)
        if s.is_telling:
            s.tell(Built(self.seat, printed.id, printed.top, printed.bottom, int(a.is_right), position, is_news))
        cost = self.cost + s.box.build_cost[printed.tier]
        ask_card(s, self.seat, self.disc, self.placed + 1, cost, is_unbroken)


class CheckBonus(Task[Craft]):
    """[CRA-BONUS-2, CRA-BONUS-3, CRA-RULING-13] After the payment: the tokens of lines now complete, if still there."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Craft) -> None:
        built = goods_made(s, s.players[self.seat])
        for product in range(len(s.box.lines)):
            line = s.box.lines[product]
            if s.bonus_owner[product] == EMPTY and built & line == line:
                s.bonus_owner[product] = self.seat
                if s.is_telling:
                    s.tell(BonusTaken(self.seat, FIRST_PRODUCT + product))


def goods_made(s: Craft, p: Player) -> int:
    """[CRA-BONUS-1] The goods that the buildings of a row make, as bits; the sawmill counts for wood."""
    made = 0
    for built in p.row:
        made |= 1 << s.box.cards[built & CARD_MASK].output
    return made
