"""Stage IV, the Crafts Guild: section PROD of the ledger; labour tokens (LAB) take the same steps.

A step is chosen by the good that is made: all buildings that make a good are alike. [CRA-RULING-44]
"""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.places import at
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Detail, Obvious, Step
from gromada.games.craftsmen.actions import (
    AT,
    DECK,
    GOOD,
    GRANARY,
    MAKE,
    MARKET,
    PASS,
    TRADE,
    At,
    Capital,
    Deck,
    Good,
    Granary,
    Make,
    Market,
    Pass,
    Trade,
)
from gromada.games.craftsmen.bankers import open_kinds
from gromada.games.craftsmen.capital import REFILL, DrawCapital, HandLimit, take_open
from gromada.games.craftsmen.events import LabourSpent, Made, PutOnIcon, PutOnMarket, SoldToGranary, Traded
from gromada.games.craftsmen.printed import FIRST_PRODUCT, GOODS, NATURAL, RAWS
from gromada.games.craftsmen.privileges import may_use_privilege, use_privilege
from gromada.games.craftsmen.ships import load, made_at
from gromada.games.craftsmen.state import BROKEN, CARD_MASK, CUBES_SHIFT, MAKING, Craft, Player

RAW_BITS: Final = (1 << RAWS) - 1
CAN_TRADE: Final = 1 << len(GOODS)
_CUBES: Final = BROKEN - (1 << CUBES_SHIFT)


def work(s: Craft, seat: int, disc: int) -> None:
    """[CRA-PROD-1, CRA-RULING-35] Labour points of the year, for this helper only."""
    s.then(Work(seat, disc, s.box.labour_points[s.year - 1], True))


# -- what a row can do -------------------------------------------------------------------------------


def makes_now(s: Craft, p: Player) -> int:
    """Goods (bits) that the row can make with what lies on its icons, and CAN_TRADE; raw goods need a destination.

    [CRA-PROD-4] To the market or to an empty icon. [CRA-PROD-17] A full icon is enough for everything else.
    [CRA-PROD-5] A market cube may become whatever raw good an icon asks for.
    """
    raw = 0
    wanted = 0
    ready = 0
    cards = s.box.cards
    for built in p.row:
        card = cards[built & CARD_MASK]
        if card.icons == 0:
            raw |= 1 << card.output
            continue
        is_full = True
        shift = CUBES_SHIFT
        for good in card.inputs:
            if not built >> shift & 7:
                is_full = False
                wanted |= 1 << good
            shift += 3
        if is_full:
            ready |= 1 << card.output
    if p.market < s.box.market_max:
        ready |= raw
    else:
        ready |= raw & wanted
    return ready | CAN_TRADE if p.market and wanted & RAW_BITS else ready


def wanted_goods(s: Craft, p: Player) -> int:
    """Goods (bits) for which an own building has an empty icon."""
    wanted = 0
    cards = s.box.cards
    for built in p.row:
        shift = CUBES_SHIFT
        for good in cards[built & CARD_MASK].inputs:
            if not built >> shift & 7:
                wanted |= 1 << good
            shift += 3
    return wanted


def empty_icon(s: Craft, built: int, good: int) -> int:
    """The first empty icon for this good, -1 if there is none."""
    inputs = s.box.cards[built & CARD_MASK].inputs
    for icon in range(len(inputs)):
        if inputs[icon] == good and not built >> CUBES_SHIFT + 3 * icon & 7:
            return icon
    return -1


def is_like(s: Craft, one: int, other: int) -> bool:
    """Buildings for the same good with the same cubes: one choice."""
    return (one ^ other) & _CUBES == 0 and s.box.cards[one & CARD_MASK].output == s.box.cards[other & CARD_MASK].output


def has_its_like(s: Craft, row: list[int], position: int) -> bool:
    """Whether an equal building stands further left."""
    for earlier in range(position):
        if is_like(s, row[earlier], row[position]):
            return True
    return False


def places_for(s: Craft, p: Player, good: int) -> list[Action]:
    """Own buildings with an empty icon for the good, equal ones once."""
    found: list[Action] = []
    for position in range(len(p.row)):
        if empty_icon(s, p.row[position], good) >= 0 and not has_its_like(s, p.row, position):
            found.append(AT[position])
    return found


def refuses_icon(s: Craft, p: Player, position: int, good: int, rule: str) -> str:
    """[CRA-RULING-44] No empty icon for the good: the given rule. One of several alike is enough."""
    if position >= len(p.row) or empty_icon(s, p.row[position], good) < 0:
        return rule
    return "CRA-RULING-44" if has_its_like(s, p.row, position) else ALLOWED


def icon_facts(s: Craft, seat: int, a: Action) -> dict[str, Fact]:
    """What is wrong with a place for a cube: no such building, no icon, or a full market."""
    p = s.players[seat]
    if isinstance(a, At):
        return {"case": "building" if a.position < len(p.row) else "nothing", "limit": s.box.market_max}
    return {"case": "market" if isinstance(a, Market) else "row", "limit": s.box.market_max}


def put_on_icon(s: Craft, seat: int, position: int, good: int, cube: int, source: str) -> None:
    """[CRA-COMP-11] Each icon holds at most one cube; `source` is the place it comes from."""
    row = s.players[seat].row
    icon = empty_icon(s, row[position], good)
    row[position] |= cube << CUBES_SHIFT + 3 * icon
    if s.is_telling:
        s.tell(PutOnIcon(seat, good, source, at("seat", seat, "row", position, "icon", icon)))


# -- steps --------------------------------------------------------------------------------------------


def steps_offered(s: Craft, p: Player) -> list[Action]:
    """[CRA-PROD-2] Every step that is possible now, or to stop."""
    offered: list[Action] = [PASS]
    able = makes_now(s, p)
    good = 0
    while able > 0:
        if able & 1:
            offered.append(MAKE[good] if good < len(GOODS) else TRADE)
        able >>= 1
        good += 1
    return offered


def refuses_step(s: Craft, p: Player, a: Action) -> str:
    if isinstance(a, Make):
        return refuses_make(s, p, a.good)
    return refuses_trade(s, p) if isinstance(a, Trade) else ANOTHER_QUESTION


def refuses_make(s: Craft, p: Player, good: int) -> str:
    """[CRA-PROD-3, CRA-PROD-4, CRA-PROD-6, CRA-PROD-11] An own building, its inputs, and for raw goods a place."""
    if makes_now(s, p) >> good & 1:
        return ALLOWED
    if good < RAWS:
        return "CRA-PROD-4" if makes(s, p, good) else "CRA-PROD-3"
    return "CRA-PROD-6" if good < FIRST_PRODUCT else "CRA-PROD-11"


def makes(s: Craft, p: Player, good: int) -> bool:
    """Whether a building of the row is for this good."""
    for built in p.row:
        if s.box.cards[built & CARD_MASK].output == good:
            return True
    return False


def step_facts(s: Craft, seat: int, a: Action) -> dict[str, Fact]:
    """What a step lacks: its building, the goods on it, a place to go, or a market cube."""
    p = s.players[seat]
    if isinstance(a, Make):
        return {"case": "row" if makes(s, p, a.good) else "nothing", "limit": s.box.market_max}
    return {"case": "icon" if p.market else "market", "limit": s.box.market_max}


def refuses_trade(s: Craft, p: Player) -> str:
    """[CRA-PROD-5] An own market cube, and an empty icon for any raw good."""
    return ALLOWED if makes_now(s, p) & CAN_TRADE else "CRA-PROD-5"


def take_step(s: Craft, seat: int, a: Action) -> list[Step]:
    """[CRA-PROD-16] What follows from a step: inputs are consumed, then the destination is chosen."""
    if isinstance(a, Make):
        if a.good < RAWS:
            return [PutRaw(seat, a.good)]
        if a.good < FIRST_PRODUCT:
            return make_semi(s, seat, a.good)
        return [MakeIn(seat, a.good)]
    return [PutTraded(seat)]


class Work(Obvious[Craft]):
    """[CRA-PROD-1, CRA-PROD-2] Any steps in any order while labour points last, or stop."""

    def __init__(self, seat: int, disc: int, left: int, may_double: bool) -> None:
        super().__init__(seat)
        self.disc: Final = disc
        self.left: Final = left
        self.may_double: Final = may_double  # the privilege was not used in this action

    def options(self, s: Craft) -> list[Action]:
        return steps_offered(s, s.players[self.seat])

    def refusal(self, s: Craft, a: Action) -> str:
        return ALLOWED if isinstance(a, Pass) else refuses_step(s, s.players[self.seat], a)

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return step_facts(s, self.seat, a)

    def choose(self, s: Craft, a: Action) -> None:
        if isinstance(a, Pass):
            return
        left = self.left - 1
        steps = take_step(s, self.seat, a)
        if isinstance(a, Make) and a.good < RAWS and self.may_double and may_use_privilege(s, self.seat, self.disc):
            steps.append(SecondRaw(self.seat, self.disc, left))
        elif left:
            steps.append(Work(self.seat, self.disc, left, self.may_double))
        s.then(*steps)


class SecondRaw(Obvious[Craft]):
    """[CRA-PROD-14, CRA-RULING-37] By privilege a second raw good without labour, alike or different, or not."""

    def __init__(self, seat: int, disc: int, left: int) -> None:
        super().__init__(seat)
        self.disc: Final = disc
        self.left: Final = left

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = [PASS]
        able = makes_now(s, s.players[self.seat])
        for good in range(RAWS):
            if able >> good & 1:
                offered.append(MAKE[good])
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Make):
            return refuses_make(s, s.players[self.seat], a.good) if a.good < RAWS else "CRA-PROD-14"
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return step_facts(s, self.seat, a)

    def choose(self, s: Craft, a: Action) -> None:
        steps: list[Step] = []
        if isinstance(a, Make):
            use_privilege(s, self.seat, self.disc)
            steps += take_step(s, self.seat, a)
        if self.left:
            steps.append(Work(self.seat, self.disc, self.left, isinstance(a, Pass)))
        s.then(*steps)


class LabourStep(Obvious[Craft]):
    """[CRA-LAB-2, CRA-LAB-3, CRA-LAB-4] A labour token for one step at once, again and again, or done.

    There is no second raw good here.
    """

    def options(self, s: Craft) -> list[Action]:
        return steps_offered(s, s.players[self.seat])

    def refusal(self, s: Craft, a: Action) -> str:
        return ALLOWED if isinstance(a, Pass) else refuses_step(s, s.players[self.seat], a)

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return step_facts(s, self.seat, a)

    def choose(self, s: Craft, a: Action) -> None:
        if isinstance(a, Pass):
            return
        p = s.players[self.seat]
        p.labour -= 1
        s.labour_pool += 1
        if s.is_telling:
            s.tell(LabourSpent(self.seat))
        steps = take_step(s, self.seat, a)
        if p.labour:
            steps.append(self)
        s.then(*steps)


class PutRaw(Detail[Craft]):
    """[CRA-PROD-3, CRA-PROD-4, CRA-PROD-19, CRA-RULING-18] To the market, or to an empty icon for this good."""

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def options(self, s: Craft) -> list[Action]:
        p = s.players[self.seat]
        offered: list[Action] = []
        if p.market < s.box.market_max:
            offered.append(MARKET)
        return offered + places_for(s, p, self.good)

    def refusal(self, s: Craft, a: Action) -> str:
        p = s.players[self.seat]
        if isinstance(a, At):
            return refuses_icon(s, p, a.position, self.good, "CRA-PROD-4")
        if isinstance(a, Market):
            return ALLOWED if p.market < s.box.market_max else "CRA-PROD-4"
        return ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return icon_facts(s, self.seat, a)

    def choose(self, s: Craft, a: Action) -> None:
        if s.is_telling:
            s.tell(Made(self.seat, self.good, 0, made_at(s, self.seat, self.good)))
        source = made_at(s, self.seat, self.good)
        if isinstance(a, At):
            put_on_icon(s, self.seat, a.position, self.good, self.seat + 1, source)
        else:
            s.players[self.seat].market += 1
            if s.is_telling:
                s.tell(PutOnMarket(self.seat, self.good, source))


class PutTraded(Detail[Craft]):
    """[CRA-PROD-5] An own building with an empty icon for whatever raw good."""

    def options(self, s: Craft) -> list[Action]:
        p = s.players[self.seat]
        offered: list[Action] = []
        for position in range(len(p.row)):
            if raw_icons(s, p.row[position]) and not has_its_like(s, p.row, position):
                offered.append(AT[position])
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if not isinstance(a, At):
            return ANOTHER_QUESTION
        row = s.players[self.seat].row
        if a.position >= len(row) or not raw_icons(s, row[a.position]):
            return "CRA-PROD-5"
        return "CRA-RULING-44" if has_its_like(s, row, a.position) else ALLOWED

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return icon_facts(s, self.seat, a)

    def choose(self, s: Craft, a: Action) -> None:
        assert isinstance(a, At)
        s.then(PutTradedAs(self.seat, a.position))


def raw_icons(s: Craft, built: int) -> int:
    """Raw goods (bits) with an empty icon on this building."""
    wanted = 0
    shift = CUBES_SHIFT
    for good in s.box.cards[built & CARD_MASK].inputs:
        if good < RAWS and not built >> shift & 7:
            wanted |= 1 << good
        shift += 3
    return wanted


class PutTradedAs(Detail[Craft]):
    """[CRA-PROD-5] Which raw good the cube becomes, where a building lacks several."""

    def __init__(self, seat: int, position: int) -> None:
        super().__init__(seat)
        self.position: Final = position

    def options(self, s: Craft) -> list[Action]:
        wanted = raw_icons(s, s.players[self.seat].row[self.position])
        return [GOOD[good] for good in range(RAWS) if wanted >> good & 1]

    def refusal(self, s: Craft, a: Action) -> str:
        if not isinstance(a, Good):
            return ANOTHER_QUESTION
        return ALLOWED if a in self.options(s) else "CRA-PROD-5"

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return {"case": "building"}

    def choose(self, s: Craft, a: Action) -> None:
        assert isinstance(a, Good)
        s.players[self.seat].market -= 1
        if s.is_telling:
            s.tell(Traded(self.seat))
        put_on_icon(s, self.seat, self.position, a.good, self.seat + 1, at("seat", self.seat, "market"))


# -- semi-products ------------------------------------------------------------------------------------


def make_semi(s: Craft, seat: int, good: int) -> list[Step]:
    """[CRA-PROD-6, CRA-PROD-13] The cube on the icon is consumed; meat is loaded, all else goes on or is sold."""
    row = s.players[seat].row
    for position in range(len(row)):
        if s.box.cards[row[position] & CARD_MASK].output == good and row[position] >> CUBES_SHIFT & 7:
            row[position] &= ~_CUBES
            break
    return load(s, seat, good) if s.box.is_shipped[good] else [PutSemi(seat, good)]


class PutSemi(Detail[Craft]):
    """[CRA-PROD-7, CRA-RULING-33] To an empty icon of an own advanced building, or to the granary."""

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def options(self, s: Craft) -> list[Action]:
        return [*places_for(s, s.players[self.seat], self.good), GRANARY]

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, At):
            return refuses_icon(s, s.players[self.seat], a.position, self.good, "CRA-PROD-7")
        return ALLOWED if isinstance(a, Granary) else ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return icon_facts(s, self.seat, a)

    def choose(self, s: Craft, a: Action) -> None:
        points = s.box.recipes[self.good].points
        s.players[self.seat].score(MAKING, points)
        if s.is_telling:
            s.tell(Made(self.seat, self.good, points, made_at(s, self.seat, self.good)))
        if isinstance(a, At):
            put_on_icon(s, self.seat, a.position, self.good, self.seat + 1, made_at(s, self.seat, self.good))
        else:
            sell_to_granary(s, self.seat, self.good)
        if isinstance(a, Granary) and s.box.granary_reward and (s.capital_open or s.deck or s.discard):
            s.then(Reward(self.seat))


def sell_to_granary(s: Craft, seat: int, good: int) -> None:
    """[CRA-PROD-8, CRA-PROD-10] In from the top; a third cube pushes the lower one out, also an own one."""
    place = s.box.granary_place[good]
    spaces = s.granary >> place & 63
    lower = spaces & 7
    upper = spaces >> 3
    pushed = lower if upper else 0
    if not lower:
        after = seat + 1
    elif not upper:
        after = lower | (seat + 1) << 3
    else:
        if lower == NATURAL:
            s.natural += 1
        after = upper | (seat + 1) << 3
    s.granary += (after - spaces) << place
    if s.is_telling:
        s.tell(SoldToGranary(seat, good, made_at(s, seat, good), at("granary", place // 6), pushed))


class Reward(Detail[Craft]):
    """[CRA-PROD-9, CRA-PROD-18, CRA-RULING-19] A card for every sale: a face-up one, replaced at once, or the deck."""

    def options(self, s: Craft) -> list[Action]:
        offered = open_kinds(s)
        if s.deck or s.discard:
            offered.append(DECK)
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, (Capital, Deck)):
            return ALLOWED if a in self.options(s) else "CRA-PROD-18"
        return ANOTHER_QUESTION

    def choose(self, s: Craft, a: Action) -> None:
        limit = HandLimit(self.seat, s.box.hand_max)
        if isinstance(a, Capital):
            take_open(s, self.seat, a.card)
            s.then(REFILL, limit)
        else:
            s.then(DrawCapital(self.seat, s.box.granary_reward), limit)


# -- final products -----------------------------------------------------------------------------------


class MakeIn(Detail[Craft]):
    """[CRA-PROD-11] A building all of whose icons hold cubes; asked only if they hold different ones."""

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def options(self, s: Craft) -> list[Action]:
        row = s.players[self.seat].row
        offered: list[Action] = []
        for position in range(len(row)):
            card = s.box.cards[row[position] & CARD_MASK]
            if card.output == self.good and is_full(row[position], card.icons) and not has_its_like(s, row, position):
                offered.append(AT[position])
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if not isinstance(a, At):
            return ANOTHER_QUESTION
        row = s.players[self.seat].row
        if a.position >= len(row):
            return "CRA-PROD-11"
        card = s.box.cards[row[a.position] & CARD_MASK]
        if card.output != self.good or not is_full(row[a.position], card.icons):
            return "CRA-PROD-11"
        return "CRA-RULING-44" if has_its_like(s, row, a.position) else ALLOWED

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return icon_facts(s, self.seat, a)

    def choose(self, s: Craft, a: Action) -> None:
        """[CRA-PROD-12, CRA-MERCH-8] All cubes are consumed: natural ones to the supply, others to their owners."""
        assert isinstance(a, At)
        row = s.players[self.seat].row
        built = row[a.position]
        for icon in range(s.box.cards[built & CARD_MASK].icons):
            if built >> CUBES_SHIFT + 3 * icon & 7 == NATURAL:
                s.natural += 1
        row[a.position] = built & ~_CUBES
        s.then(*load(s, self.seat, self.good))


def is_full(built: int, icons: int) -> bool:
    for icon in range(icons):
        if not built >> CUBES_SHIFT + 3 * icon & 7:
            return False
    return True
