"""Numbers for learners: one vector of fixed size a seat, from what that seat may know.

The seat comes first, then the others clockwise; absent seats are zeros. All numbers are roughly 0 to 1.
"""

from __future__ import annotations

from typing import Final

from gromada.games.craftsmen.capital import size, worth
from gromada.games.craftsmen.printed import (
    ALL_CARDS,
    CAPITALS,
    COLOURS,
    GOODS,
    GRANARY_GOODS,
    LEVELS,
    MAX_SEATS,
    MOST_ROWS,
    NATURAL,
    PRODUCTS,
    QUEUE,
    SEASONS,
    TIERS,
    TOWN,
    VALUES,
)
from gromada.games.craftsmen.state import CARD_MASK, CUBES_SHIFT, EMPTY, SECRET, USED, Craft

_CUBES: Final = ("own", "other", "natural")


def _player_names() -> list[str]:
    names = ["present", "points", "place", "capital", "market", "helpers", "passed", "privilege", "labour", "bid"]
    names += [f"known_{COLOURS[card // VALUES]}_{card % VALUES + 1}" for card in range(CAPITALS)]
    names += [f"hand_{tier}" for tier in TIERS] + [f"hand_{good}" for good in GOODS]
    names += [f"row_{good}" for good in GOODS] + [f"filled_{good}" for good in GOODS]
    names += [f"halves_{colour}" for colour in COLOURS] + [
        f"end_{end}_{i}" for end in ("left", "right") for i in (0, 1)
    ]
    names += [f"bonus_{product}" for product in PRODUCTS]
    names += [f"discs_{town}" for town in TOWN] + [f"gold_{town}" for town in TOWN]
    return [*names, "privileges_used", "order_change"]


PLAYER_NAMES: Final = tuple(_player_names())


def _common_names() -> list[str]:
    names = ["seats", "year", "worth", "deck", "discard", "privilege_pool", "labour_pool", "natural", "order_claims"]
    names += [f"season_{season}" for season in SEASONS] + [f"stage_{stage}" for stage in range(len(TOWN) + 1)]
    names += [f"open_{COLOURS[card // VALUES]}_{card % VALUES + 1}" for card in range(CAPITALS)]
    names += [f"stack_{tier}" for tier in TIERS] + [f"card_{card}" for card in range(ALL_CARDS)]
    names += [f"granary_{i}_{level}_{cube}" for i in range(GRANARY_GOODS) for level in range(LEVELS) for cube in _CUBES]
    return names + [
        f"ship_{row}_{level}_{cube}" for row in range(MOST_ROWS) for level in range(LEVELS) for cube in _CUBES[:2]
    ]


COMMON_NAMES: Final = tuple(_common_names())


def feature_names() -> list[str]:
    names = list(COMMON_NAMES)
    for i in range(MAX_SEATS):
        names += [f"player{i}_{name}" for name in PLAYER_NAMES]
    return names


def features(s: Craft, seat: int) -> list[float]:
    """[CRA-HID-1] The own hands; of others only what was seen."""
    values = common_features(s, seat)
    for i in range(MAX_SEATS):
        if i < s.seats:
            values += player_features(s, (seat + i) % s.seats, seat)
        else:
            values += [0.0] * len(PLAYER_NAMES)
    return values


def _one_of(cube: int, seat: int) -> list[float]:
    return [float(cube == seat + 1), float(cube not in (0, seat + 1, NATURAL)), float(cube == NATURAL)]


def common_features(s: Craft, seat: int) -> list[float]:
    values = [s.seats / MAX_SEATS, s.year / s.box.years, worth(s.box, s.players[seat].capital) / 30]
    values += [size(s.deck) / 48, size(s.discard) / 48, s.privilege_pool / 10, s.labour_pool / 10, s.natural / 14]
    values.append(len(s.order_change) / 3)
    values += [float(s.season == season) for season in range(len(SEASONS))]
    values += [float(s.stage == stage) for stage in range(len(TOWN) + 1)]
    values += [s.capital_open.count(card) / 2 for card in range(CAPITALS)]
    values += [len(stack) / 24 for stack in s.stacks]
    values += [float(s.cards_open.count(card)) for card in range(ALL_CARDS)]
    for space in range(GRANARY_GOODS * LEVELS):
        values += _one_of(s.granary >> 3 * space & 7, seat)
    for row in range(MOST_ROWS):
        for level in range(LEVELS):
            values += _one_of(s.ships[row] >> 3 * level & 7 if row < len(s.ships) else 0, seat)[:2]
    return values


def player_features(s: Craft, seat: int, eye: int) -> list[float]:
    p = s.players[seat]
    is_own = seat == eye
    values = [1.0, p.points / 100, s.order.index(seat) / MAX_SEATS, size(p.capital) / 10, p.market / 3, p.helpers / 5]
    values += [float(s.passed >> seat & 1), p.privilege / 3, p.labour / 3, p.bid / 20]
    known = p.capital if is_own else p.known[eye]
    values += [(known >> 4 * card & 15) / 4 for card in range(CAPITALS)]
    tiers = [0.0] * len(TIERS)
    hand = [0.0] * len(GOODS)
    for held in p.cards:
        card = s.box.cards[held & CARD_MASK]
        tiers[card.tier] += 0.25
        if is_own or not held & SECRET:
            hand[card.output] += 0.5
    row = [0.0] * len(GOODS)
    filled = [0.0] * len(GOODS)
    halves = [0.0] * len(COLOURS)
    for built in p.row:
        card = s.box.cards[built & CARD_MASK]
        row[card.output] += 0.5
        halves[card.top] += 0.1
        halves[card.bottom] += 0.1
        for icon in range(card.icons):
            if built >> CUBES_SHIFT + 3 * icon & 7:
                filled[card.inputs[icon]] += 0.5
    values += [*tiers, *hand, *row, *filled, *halves]
    for built in (p.row[0], p.row[-1]):
        card = s.box.cards[built & CARD_MASK]
        values += [card.top / 3, card.bottom / 3]
    values += [float(owner == seat) for owner in s.bonus_owner]
    discs = [0.0] * len(TOWN)
    gold = [0.0] * len(TOWN)
    used = 0.0
    for i, disc in enumerate(s.queue):
        if disc != EMPTY and disc & 7 == seat:
            discs[i // QUEUE] += 0.5
            used += 0.2 if disc & USED else 0.0
            if s.box.is_gold[i // LEVELS]:
                gold[i // QUEUE] += 0.5
    return [*values, *discs, *gold, used, float(seat in s.order_change)]
