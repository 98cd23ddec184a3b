"""The end of a year and of the game: sections YEAR and END of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.places import at
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, GATHERED, Choice, Secret, Step, Task
from gromada.games.craftsmen.actions import CAPITAL, INVEST, PASS, Capital, Invest, Pass
from gromada.games.craftsmen.capital import ONE_COLOUR, has, printed_sum, size, spend_all
from gromada.games.craftsmen.events import (
    BonusesScored,
    ColoursScored,
    GranaryRefilled,
    GranaryScored,
    Invested,
    InvestmentDeclined,
    ShipScored,
)
from gromada.games.craftsmen.printed import COLOURS, LEVELS, NATURAL, VALUES
from gromada.games.craftsmen.ships import row_at
from gromada.games.craftsmen.state import (
    BONUSES,
    CARD_MASK,
    COLOUR_SETS,
    GRANARY,
    INVESTED,
    SHIPS,
    Craft,
    Player,
)


def year_scoring(s: Craft) -> list[Step]:
    """[CRA-END-1] Ships, city colours, granary, investment; then clean-up or, after the last year, the end."""
    last: Step = CleanUp() if s.year < s.box.years else FinalScoring()
    return [ScoreShips(), ScoreColours(), ScoreGranary(), Investments(), last]


# -- ships -----------------------------------------------------------------------------------------


class ScoreShips(Task[Craft]):
    """[CRA-YEAR-1, CRA-YEAR-5, CRA-YEAR-10] From left to right; then all holds are empty."""

    def run(self, s: Craft) -> None:
        for ship in range(len(s.box.ship_bonuses)):
            score_ship(s, ship)
        s.ships = [0] * len(s.ships)


def score_ship(s: Craft, ship: int) -> None:
    """[CRA-YEAR-2, CRA-YEAR-4, CRA-YEAR-5] Bonuses for the most cubes, and every cube its row's value."""
    points, ranks = cubes_on(s, ship)
    ranking = sorted([rank for rank in ranks if rank], reverse=True)
    bonuses = s.box.ship_bonuses[ship]
    for seat in range(s.seats):
        if not ranks[seat]:
            continue
        place = ranking.index(ranks[seat])
        bonus = bonuses[place] if place < len(bonuses) else 0
        s.players[seat].score(SHIPS, points[seat] + bonus)
        if s.is_telling:
            s.tell(ShipScored(seat, ship, points[seat], bonus, loaded_by(s, ship, seat)))


def loaded_by(s: Craft, ship: int, seat: int) -> tuple[str, ...]:
    """Where the cubes of a seat lie on a ship."""
    found: list[str] = []
    for i in range(len(s.box.rows)):
        if s.box.rows[i].ship == ship:
            found += [row_at(s, i) for level in range(LEVELS) if s.ships[i] >> 3 * level & 7 == seat + 1]
    return tuple(found)


def cubes_on(s: Craft, ship: int) -> tuple[list[int], list[int]]:
    """Of the cubes that lie there now."""
    return cubes_in(s, s.ships, ship)


def cubes_in(s: Craft, holds: list[int], ship: int) -> tuple[list[int], list[int]]:
    """[CRA-YEAR-2, CRA-YEAR-3] Points of the cubes of each seat, and its rank: the higher number is ahead.

    More cubes come first; then the best cube: the higher row and, in a row, the left space.
    """
    points = [0] * s.seats
    ranks = [0] * s.seats
    spaces = len(s.box.rows) * LEVELS
    for i in range(len(s.box.rows)):
        row = s.box.rows[i]
        if row.ship != ship:
            continue
        for level in range(LEVELS):
            cube = holds[i] >> 3 * level & 7
            if cube:
                points[cube - 1] += row.points
                # The first cube met is the best one; each cube counts more than any place.
                ranks[cube - 1] += spaces + (spaces - i * LEVELS - level if not ranks[cube - 1] else spaces)
    return points, ranks


# -- city colours ----------------------------------------------------------------------------------


class ScoreColours(Task[Craft]):
    """[CRA-YEAR-6] Points for each complete set of the four colours."""

    def run(self, s: Craft) -> None:
        for seat in s.order:
            points = s.box.colour_set_points * colour_sets(s, s.players[seat])
            s.players[seat].score(COLOUR_SETS, points)
            if s.is_telling:
                s.tell(ColoursScored(seat, points))


def colour_sets(s: Craft, p: Player) -> int:
    """[CRA-YEAR-6, CRA-RULING-29] The smallest of the four counts of colour halves; position does not matter."""
    halves = [0] * len(COLOURS)
    for built in p.row:
        card = s.box.cards[built & CARD_MASK]
        halves[card.top] += 1
        halves[card.bottom] += 1
    return min(halves)


# -- granary ---------------------------------------------------------------------------------------


class ScoreGranary(Task[Craft]):
    """[CRA-YEAR-7, CRA-YEAR-8] A point for each own cube; players' cubes leave, the others slide down."""

    def run(self, s: Craft) -> None:
        cubes: list[list[str]] = [[] for _ in range(s.seats)]
        after = 0
        for i in range(len(s.box.granary_goods)):
            spaces = s.granary >> 6 * i & 63
            kept = 0
            for level in range(LEVELS):
                cube = spaces >> 3 * level & 7
                if cube == NATURAL:
                    kept = kept << 3 | NATURAL
                elif cube:
                    cubes[cube - 1].append(at("granary", i))
            after |= kept << 6 * i
        s.granary = after
        for seat in s.order:
            if cubes[seat]:
                points = s.box.granary_points * len(cubes[seat])
                s.players[seat].score(GRANARY, points)
                if s.is_telling:
                    s.tell(GranaryScored(seat, points, tuple(cubes[seat])))


# -- investment ------------------------------------------------------------------------------------


class Investments(Task[Craft]):
    """[CRA-YEAR-9, CRA-YEAR-14, CRA-HID-2] In turn order, everyone who holds at least four cards is asked."""

    def run(self, s: Craft) -> None:
        s.then(*[AskInvestment(seat) for seat in s.order if size(s.players[seat].capital) >= len(COLOURS)])


def has_all_colours(held: int) -> bool:
    for colour in range(len(COLOURS)):
        if not held >> 4 * VALUES * colour & ONE_COLOUR:
            return False
    return True


class AskInvestment(Choice[Craft]):
    """[CRA-YEAR-9, CRA-RULING-27] Once a year four cards, one of each colour, or not."""

    def options(self, s: Craft) -> list[Action]:
        return [PASS, INVEST] if has_all_colours(s.players[self.seat].capital) else [PASS]

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Invest):
            return ALLOWED if has_all_colours(s.players[self.seat].capital) else "CRA-YEAR-9"
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def choose(self, s: Craft, a: Action) -> None:
        if isinstance(a, Invest):
            s.then(InvestCard(self.seat, 0))
        else:
            if s.is_telling:
                s.tell(InvestmentDeclined(self.seat))


class InvestCard(Secret[Craft]):
    """[CRA-YEAR-9, CRA-RULING-42] A card of each colour in turn; together they go and score their printed values."""

    def __init__(self, seat: int, picked: int) -> None:
        super().__init__(seat)
        self.picked: Final = picked

    def colour(self) -> int:
        """The colours are chosen in their order, a card of each."""
        return size(self.picked)

    def manner(self) -> int:
        return GATHERED

    def options(self, s: Craft) -> list[Action]:
        held = s.players[self.seat].capital
        first = self.colour() * VALUES
        return [CAPITAL[card] for card in range(first, first + VALUES) if has(held, card)]

    def refusal(self, s: Craft, a: Action) -> str:
        if not isinstance(a, Capital):
            return ANOTHER_QUESTION
        is_right = a.card // VALUES == self.colour() and has(s.players[self.seat].capital, a.card)
        return ALLOWED if is_right else "CRA-YEAR-9"

    def choose(self, s: Craft, a: Action) -> None:
        assert isinstance(a, Capital)
        picked = self.picked + (1 << 4 * a.card)
        if size(picked) < len(COLOURS):
            s.then(InvestCard(self.seat, picked))
            return
        points = printed_sum(picked)
        spend_all(s, self.seat, picked)
        s.players[self.seat].score(INVESTED, points)
        if s.is_telling:
            s.tell(Invested(self.seat, points))


# -- clean-up and end ------------------------------------------------------------------------------


class CleanUp(Task[Craft]):
    """[CRA-YEAR-11, CRA-YEAR-12, CRA-YEAR-13, CRA-RULING-30, CRA-RULING-39] Natural cubes for what is missing.

    Lower spaces in the order of the goods; with the option, then upper spaces too. All else is kept [CRA-PROD-15].
    """

    def run(self, s: Craft) -> None:
        filled: list[str] = []
        for level in range(LEVELS if s.refills_all else 1):
            for i in range(len(s.box.granary_goods)):
                if s.natural and not s.granary >> 6 * i + 3 * level & 7:
                    s.granary |= NATURAL << 6 * i + 3 * level
                    s.natural -= 1
                    filled.append(at("granary", i))
        if filled and s.is_telling:
            s.tell(GranaryRefilled(tuple(filled)))


class FinalScoring(Task[Craft]):
    """[CRA-END-1, CRA-END-2, CRA-END-4, CRA-BONUS-4] Bonus tokens are added; nothing else scores."""

    def run(self, s: Craft) -> None:
        for seat in s.order:
            points = bonus_total(s, seat)
            if points:
                s.players[seat].score(BONUSES, points)
                if s.is_telling:
                    lines = [line for line in range(len(s.bonus_owner)) if s.bonus_owner[line] == seat]
                    each = [s.box.bonus_points[line] for line in lines]
                    s.tell(BonusesScored(seat, points, tuple(lines), tuple(each)))


def bonus_total(s: Craft, seat: int) -> int:
    """[CRA-BONUS-4] What the tokens of a seat will be worth."""
    total = 0
    for product in range(len(s.bonus_owner)):
        if s.bonus_owner[product] == seat:
            total += s.box.bonus_points[product]
    return total


def ranking(s: Craft) -> list[int]:
    """[CRA-END-3, CRA-END-5] All seats from the first to the last place: points, capital cards, later in turn order."""
    keys = [
        (s.players[seat].points * 100 + size(s.players[seat].capital)) * 10 + s.order.index(seat)
        for seat in range(s.seats)
    ]
    return sorted(range(s.seats), key=lambda seat: -keys[seat])
