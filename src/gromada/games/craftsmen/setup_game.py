"""Set-up and the exchange: section SETUP of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.errors import BadSetup
from gromada.core.game import Options, OptionValue, Setting
from gromada.core.rng import Rng
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Chance, Choice, Obvious, Task
from gromada.games.craftsmen.actions import BUILDING, PASS, SAWMILL, Building, Pass, Sawmill
from gromada.games.craftsmen.capital import printed_sum, sample_cards
from gromada.games.craftsmen.components import REFILLS, CraftsBox
from gromada.games.craftsmen.events import CardExchanged, OrderSet, SawmillExchanged
from gromada.games.craftsmen.printed import (
    ADVANCED,
    BASIC,
    EXTENDED,
    FIRST,
    FIRST_SAWMILL,
    MAX_SEATS,
    PRODUCTS,
    QUEUE,
    SAWMILLS,
    TIER_CARDS,
    TIERS,
    TOWN,
)
from gromada.games.craftsmen.printed import NATURAL as NATURAL_CUBE
from gromada.games.craftsmen.round import Round
from gromada.games.craftsmen.stacks import HOUSE_BLOCK, PLAIN_BLOCK, in_stack, put_under, refill_card
from gromada.games.craftsmen.state import CARD_MASK, EMPTY, SCORE_LINES, SECRET, START, Craft, Player

ASCENDING: Final = "ascending"


class AgeOrder(Setting):
    """[CRA-RULING-3] Who is younger: seats from the youngest on, such as 2-0-1; by default in ascending order."""

    def __init__(self) -> None:
        super().__init__("age_order", ASCENDING)

    def wanted(self) -> str:
        return f"{ASCENDING}, or all seats from the youngest on, such as 2-0-1"

    def samples(self) -> list[OptionValue]:
        return [ASCENDING]

    def read(self, value: object) -> OptionValue:
        if isinstance(value, str):
            seats = value.split("-")
            if value == ASCENDING or sorted(seats) == [str(seat) for seat in range(len(seats))]:
                return value
        raise self.refuse(value)


def check_age_order(seats: int, options: Options) -> None:
    value = str(options["age_order"])
    if value != ASCENDING and len(value.split("-")) != seats:
        message = f"the option age_order names {seats} seats from the youngest on, not {value!r}"
        raise BadSetup(message, "craftsmen-ages", {"seats": seats, "given": value})


def new_craft(box: CraftsBox, seats: int, options: Options) -> Craft:
    """[CRA-SETUP-1, CRA-SETUP-2, CRA-SETUP-12, CRA-SETUP-13] The table before anything is dealt.

    [CRA-SETUP-11] Natural cubes in the granary: lower spaces first, in the order of the goods.
    """
    counts = box.counts[seats - 2]
    age = str(options["age_order"])
    lines = [0] * len(SCORE_LINES)
    players = [Player(0, lines[:], 0, [], [], 0, box.helpers, 0, 0, 0, [0] * (seats + 1)) for _ in range(seats)]
    granary = 0
    for cube in range(box.natural_start):
        goods = len(box.granary_goods)
        granary |= NATURAL_CUBE << 6 * (cube % goods) + 3 * (cube // goods)
    s = Craft(
        box,
        seats,
        players,
        list(range(seats)) if age == ASCENDING else [int(seat) for seat in age.split("-")],
        bool(options["mayor_uses_sets"]),
        bool(options["winter_privilege_award"]),
        options["granary_refill"] == REFILLS[1],
        1,
        0,
        0,
        list(range(seats)),
        box.capital,
        0,
        [],
        0,
        [[] for _ in TIERS],
        [EMPTY] * (box.open_cards * len(TIERS)),
        [],
        1,
        [],
        [],
        [EMPTY] * (QUEUE * len(TOWN)),
        0,
        [],
        counts.privilege,
        counts.labour,
        [EMPTY] * len(PRODUCTS),
        granary,
        box.natural_cubes - box.natural_start,
        [0] * len(box.rows),
        EMPTY,
        EMPTY,
    )
    s.then(SetUp())
    return s


class SetUp(Task[Craft]):
    """[CRA-SETUP-14] Deal, set the order, then each player's exchange, then the first round."""

    def run(self, s: Craft) -> None:
        shuffles = [ShuffleTier(tier) for tier in (BASIC, EXTENDED, ADVANCED)]
        s.then(DealCapital(), *shuffles, DealSawmills(), SetOrder(), Exchanges(), Round())


class DealCapital(Chance[Craft]):
    """[CRA-SETUP-3] Five secret cards each, and two face up."""

    def sample(self, s: Craft, rng: Rng) -> tuple[int, ...]:
        return sample_cards(s, rng, s.box.capital_dealt * s.seats + s.box.capital_open)

    def settle(self, s: Craft, outcome: tuple[int, ...]) -> None:
        for i, card in enumerate(outcome):
            s.deck -= 1 << 4 * card
            seat = i // s.box.capital_dealt if s.box.capital_dealt else s.seats
            if seat < s.seats:
                s.players[seat].capital += 1 << 4 * card
            else:
                s.capital_open.append(card)


class ShuffleTier(Chance[Craft]):
    """[CRA-SETUP-4, CRA-SETUP-5, CRA-SETUP-6, CRA-RULING-1] A stack, house cards on top; the outcome is top first."""

    def __init__(self, tier: int) -> None:
        self.tier: Final = tier

    def sample(self, s: Craft, rng: Rng) -> tuple[int, ...]:
        plain: list[int] = []
        houses: list[int] = []
        for card in range(FIRST[self.tier], FIRST[self.tier] + TIER_CARDS[self.tier]):
            printed = s.box.cards[card]
            (houses if printed.has_house else plain).extend([card] * printed.copies)
        rng.shuffle(houses)
        rng.shuffle(plain)
        return tuple(houses + plain)

    def settle(self, s: Craft, outcome: tuple[int, ...]) -> None:
        dealt = s.box.basic_dealt if self.tier == BASIC else s.box.house_dealt if self.tier == EXTENDED else 0
        stack = s.stacks[self.tier]
        for i in range(len(outcome) - 1, dealt * s.seats - 1, -1):
            block = HOUSE_BLOCK if s.box.cards[outcome[i]].has_house else PLAIN_BLOCK
            stack.append(in_stack(outcome[i], 0, 0, block))
        for i in range(dealt * s.seats):
            s.players[i // dealt].cards.append(outcome[i] | SECRET)
        for place in range(s.box.open_cards):
            refill_card(s, self.tier * s.box.open_cards + place)


class DealSawmills(Chance[Craft]):
    """[CRA-SETUP-7] One each, face up; the others to the box."""

    def sample(self, s: Craft, rng: Rng) -> tuple[int, ...]:
        sawmills = list(range(FIRST_SAWMILL, FIRST_SAWMILL + SAWMILLS))
        rng.shuffle(sawmills)
        return tuple(sawmills)

    def settle(self, s: Craft, outcome: tuple[int, ...]) -> None:
        for seat in range(s.seats):
            s.players[seat].row.append(outcome[seat])
        s.sawmills = sorted(outcome[s.seats :])


class SetOrder(Task[Craft]):
    """[CRA-SETUP-8, CRA-SETUP-15] Ascending by the printed values of the hand; on a tie the younger is earlier."""

    def run(self, s: Craft) -> None:
        """[CRA-SETUP-9] Starting points by turn order."""
        places = [printed_sum(s.players[seat].capital) * MAX_SEATS + s.age_order.index(seat) for seat in range(s.seats)]
        s.order = [places.index(place) for place in sorted(places)]
        for i, seat in enumerate(s.order):
            s.players[seat].score(START, s.box.counts[s.seats - 2].start[i])
        if s.is_telling:
            s.tell(OrderSet(tuple(s.order)))


class Exchanges(Task[Craft]):
    """[CRA-SETUP-14, CRA-RULING-2] In turn order, each player first the card, then the sawmill."""

    def run(self, s: Craft) -> None:
        for seat in reversed(s.order):
            s.then(ExchangeCard(seat), ExchangeSawmill(seat))


class ExchangeCard(Choice[Craft]):
    """[CRA-SETUP-10] One building card of the hand for the top card of its stack, or none."""

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = [PASS]
        for held in s.players[self.seat].cards:
            action = BUILDING[held & CARD_MASK]
            if action not in offered and s.stacks[s.box.cards[held & CARD_MASK].tier]:
                offered.append(action)
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Building):
            return ALLOWED if a in self.options(s) else "CRA-SETUP-10"
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def choose(self, s: Craft, a: Action) -> None:
        """[CRA-RULING-2] The new card is drawn unseen before the old one goes underneath."""
        if not isinstance(a, Building):
            return
        cards = s.players[self.seat].cards
        tier = s.box.cards[a.card].tier
        drawn = s.stacks[tier].pop() & CARD_MASK
        cards.remove(a.card | SECRET)
        cards.append(drawn | SECRET)
        put_under(s, a.card, 1 << self.seat)
        printed = s.box.cards[drawn]
        if s.is_telling:
            s.tell(CardExchanged(self.seat, tier, printed.id, printed.top, printed.bottom))


class ExchangeSawmill(Obvious[Craft]):
    """[CRA-SETUP-10, CRA-RULING-2] The sawmill for one lying in the box; all of them are open."""

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = [PASS]
        offered += [SAWMILL[card - FIRST_SAWMILL] for card in s.sawmills]
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Sawmill):
            return ALLOWED if FIRST_SAWMILL + a.number in s.sawmills else "CRA-SETUP-10"
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def choose(self, s: Craft, a: Action) -> None:
        if not isinstance(a, Sawmill):
            return
        p = s.players[self.seat]
        card = FIRST_SAWMILL + a.number
        returned = s.box.cards[p.row[0] & CARD_MASK].id
        s.sawmills.remove(card)
        s.sawmills.append(p.row[0])
        s.sawmills.sort()
        p.row[0] = card
        printed = s.box.cards[card]
        if s.is_telling:
            s.tell(SawmillExchanged(self.seat, printed.id, printed.top, printed.bottom, returned))
