"""The words of the box: colours, goods, tiers, town buildings; and records of what is printed.

A capital card is a number `colour * VALUES + value - 1`; a building card is its place among the cards of its
tier, counted from `FIRST[tier]`. Players' cubes are `seat + 1`, natural cubes NATURAL.
"""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("purple", "green", "blue", "red")
VALUES: Final = 3
CAPITALS: Final = len(COLOURS) * VALUES

RAW: Final = ("wood", "iron_ore", "flax", "wheat", "cow", "wax", "grapes")
SEMI: Final = ("barrel", "rope", "leather", "paper", "iron", "cloth", "flour", "meat")
PRODUCTS: Final = ("weapons", "tools", "clothes", "books", "candles", "wine", "beer", "bread")
GOODS: Final = RAW + SEMI + PRODUCTS
RAWS: Final = len(RAW)
FIRST_PRODUCT: Final = len(RAW) + len(SEMI)
GOOD_TIERS: Final = ("raw", "semi", "final")

BASIC: Final = 0
EXTENDED: Final = 1
ADVANCED: Final = 2
TIERS: Final = ("basic", "extended", "advanced")
TIER_LETTERS: Final = ("b", "e", "a")
TIER_CARDS: Final = (24, 24, 16)  # [CRA-COMP-2]
FIRST: Final = (0, 24, 48)
CARDS: Final = 64
SAWMILLS: Final = 6
FIRST_SAWMILL: Final = CARDS
ALL_CARDS: Final = CARDS + SAWMILLS

TOWN: Final = ("bankers_guild", "builders_guild", "notary", "crafts_guild", "merchants_guild", "town_hall")
BANKERS: Final = 1
BUILDERS: Final = 2
NOTARY: Final = 3
CRAFTS: Final = 4
MERCHANTS: Final = 5
TOWN_HALL: Final = 6
QUEUE_KINDS: Final = ("gold", "silver", "silver_ribbon")
SPACES: Final = 3
LEVELS: Final = 2
QUEUE: Final = SPACES * LEVELS  # places for discs in one town building

SEASONS: Final = ("spring", "summer", "autumn", "winter")
MAX_SEATS: Final = 5
NATURAL: Final = MAX_SEATS + 1
MOST_ICONS: Final = 4  # input icons of one card
MOST_ROWS: Final = 24  # of all ships together
MOST_BUILT: Final = 64  # cards in one row: two a build action, three helpers' actions and more a round
GRANARY_GOODS: Final = 7
HIGHEST_BID: Final = 99


class Card:
    """A building card of any tier."""

    def __init__(
        self,
        id: str,
        tier: int,
        top: int,
        bottom: int,
        inputs: tuple[int, ...],
        output: int,
        points: int,
        has_house: bool,
        copies: int,
    ) -> None:
        self.id: Final = id
        self.tier: Final = tier
        self.top: Final = top
        self.bottom: Final = bottom
        self.inputs: Final = inputs
        self.icons: Final = len(inputs)
        self.output: Final = output
        self.points: Final = points
        self.has_house: Final = has_house
        self.copies: Final = copies


class Counts:
    """What depends on the number of players."""

    def __init__(
        self, privilege: int, labour: int, town_cap: int, spaces: int, own_cap: int, start: tuple[int, ...]
    ) -> None:
        self.privilege: Final = privilege
        self.labour: Final = labour
        self.town_cap: Final = town_cap
        self.spaces: Final = spaces
        self.own_cap: Final = own_cap
        self.start: Final = start


class ShipRow:
    """A row of a hold; rows of a ship stand from the top."""

    def __init__(self, ship: int, good: int, points: int) -> None:
        self.ship: Final = ship
        self.good: Final = good
        self.points: Final = points


class Season:
    """One column of the calendar."""

    def __init__(self, id: str, stages: tuple[int, ...], has_helpers: bool) -> None:
        self.id: Final = id
        self.stages: Final = stages
        self.has_helpers: Final = has_helpers
