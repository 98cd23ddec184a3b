"""Craft: the whole table. Player: one seat's hands, row, tokens and points.

Capital cards are counted in one number, four bits for each of the twelve kinds: hands, deck and discard pile. The deck
has no order that anyone could know, so drawing picks a card of it by chance.
A building of a row is `card | cubes << 7 | broken << 19`: three bits for the cube on each input icon, and whether the
colour rule was broken when it was placed. A building card in hand is `card`, plus SECRET if only its owner knows it.
A card in a stack also says who knows it: see stacks.py.
"""

from __future__ import annotations

from typing import Final

from gromada.core.state import Part, State
from gromada.games.craftsmen.components import CraftsBox
from gromada.games.craftsmen.telling import ToldRow

SECRET: Final = 128
CARD_MASK: Final = 127
CUBES_SHIFT: Final = 7
BROKEN: Final = 1 << 19
EMPTY: Final = -1
USED: Final = 8  # added to the disc of a helper that used a privilege

START: Final = 0  # where points come from
HELPERS: Final = 1
MAKING: Final = 2
SHIPS: Final = 3
COLOUR_SETS: Final = 4
GRANARY: Final = 5
INVESTED: Final = 6
BONUSES: Final = 7
SCORE_LINES: Final = (
    "score-start",
    "score-helpers",
    "score-making",
    "score-ships",
    "score-colours",
    "score-granary",
    "score-investment",
    "score-bonuses",
)


class Player(Part):
    """One seat."""

    def __init__(
        self,
        points: int,
        lines: list[int],
        capital: int,
        cards: list[int],
        row: list[int],
        market: int,
        helpers: int,
        privilege: int,
        labour: int,
        bid: int,
        known: list[int],
    ) -> None:
        self.points = points
        self.lines = lines  # the same points by where they come from
        self.capital = capital
        self.cards = cards  # building cards in hand
        self.row = row  # built, from left to right
        self.market = market
        self.helpers = helpers  # not placed
        self.privilege = privilege
        self.labour = labour
        self.bid = bid  # the last one in the running auction
        self.known = known  # what each seat, and the public, knows of the capital in this hand
        self.told: ToldRow | None = None  # the numbers of its row for learners

    def copy(self) -> Player:
        twin = Player(
            self.points,
            self.lines[:],
            self.capital,
            self.cards[:],
            self.row[:],
            self.market,
            self.helpers,
            self.privilege,
            self.labour,
            self.bid,
            self.known[:],
        )
        twin.told = self.told
        return twin

    def score(self, line: int, points: int) -> None:
        self.points += points
        self.lines[line] += points


class Craft(State):
    """Craftsmen at one moment. What always holds of it:

    cards are conserved [CRA-INV-1, CRA-INV-2, CRA-INV-8, CRA-INV-10], cubes are conserved and lie where they may
    [CRA-INV-3, CRA-INV-9, CRA-INV-11, CRA-INV-14, CRA-INV-15], and so do tokens and discs
    [CRA-INV-4, CRA-INV-5, CRA-INV-7].
    """

    def __init__(
        self,
        box: CraftsBox,
        seats: int,
        players: list[Player],
        age_order: list[int],
        mayor_uses_sets: bool,
        winter_award: bool,
        refills_all: bool,
        year: int,
        season: int,
        stage: int,
        order: list[int],
        deck: int,
        discard: int,
        capital_open: list[int],
        mayor: int,
        stacks: list[list[int]],
        cards_open: list[int],
        sawmills: list[int],
        blocks: int,
        peeked: list[int],
        returned: list[int],
        queue: list[int],
        passed: int,
        order_change: list[int],
        privilege_pool: int,
        labour_pool: int,
        bonus_owner: list[int],
        granary: int,
        natural: int,
        ships: list[int],
        actor: int,
        acting: int,
    ) -> None:
        super().__init__(seats)
        self.box = box
        self.players = players
        self.age_order = age_order  # youngest first
        self.mayor_uses_sets = mayor_uses_sets
        self.winter_award = winter_award
        self.refills_all = refills_all
        self.year = year
        self.season = season
        self.stage = stage  # 0 outside the building phase
        self.order = order
        self.deck = deck
        self.discard = discard
        self.capital_open = capital_open  # those that lie there
        self.mayor = mayor  # cards lying open in an auction
        self.stacks = stacks  # of each tier, the top card last
        self.cards_open = cards_open  # tier by tier, EMPTY for none
        self.sawmills = sawmills  # in the box
        self.blocks = blocks  # how many blocks of cards were put back so far
        self.peeked = peeked  # looked at, not yet laid out or returned
        self.returned = returned  # to be put back, from the top down
        self.queue = queue  # QUEUE places for each town building: a seat, plus USED
        self.passed = passed  # seats as bits
        self.order_change = order_change
        self.privilege_pool = privilege_pool
        self.labour_pool = labour_pool
        self.bonus_owner = bonus_owner
        self.granary = granary  # three bits for each space, see CraftsBox.granary_place
        self.natural = natural  # natural cubes in the supply
        self.ships = ships  # rows: the left cube, plus 8 times the right one
        self.actor = actor  # whose helper acts, EMPTY for nobody's
        self.acting = acting  # its disc in the queue, EMPTY for none, as in winter

    def copy(self) -> Craft:
        s = Craft(
            self.box,
            self.seats,
            [player.copy() for player in self.players],
            self.age_order,  # never changed
            self.mayor_uses_sets,
            self.winter_award,
            self.refills_all,
            self.year,
            self.season,
            self.stage,
            self.order[:],
            self.deck,
            self.discard,
            self.capital_open[:],
            self.mayor,
            [stack[:] for stack in self.stacks],
            self.cards_open[:],
            self.sawmills[:],
            self.blocks,
            self.peeked[:],
            self.returned[:],
            self.queue[:],
            self.passed,
            self.order_change[:],
            self.privilege_pool,
            self.labour_pool,
            self.bonus_owner[:],
            self.granary,
            self.natural,
            self.ships[:],
            self.actor,
            self.acting,
        )
        s.continue_from(self)
        return s
