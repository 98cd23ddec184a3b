"""Numbers for learners: one vector of fixed size a seat, from what that seat may know.

First the table, then every tile, then the players: the seat itself, then the others clockwise; absent seats are zeros.
Of others only totals and publicly known pieces are used [KEY-HID-3]. All numbers are roughly 0 to 1.
"""

from __future__ import annotations

from typing import Final

from gromada.games.keyflower.printed import (
    BOAT0,
    COLOURS,
    MOST_SEATS,
    NO_COLOUR,
    POWERS,
    RESOURCES,
    SEASONS,
    SKILLS,
    TILE_IDS,
    TILES,
    WINTER0,
    WINTERS,
    of,
    size,
)
from gromada.games.keyflower.scoring import board_lines
from gromada.games.keyflower.state import CENTRE, Keyflower, bid_of

TABLE_NAMES: Final = (
    *[f"season_{name}" for name in SEASONS],
    *("passes", "is_start", "is_active", "bag", "pile", "greens"),
    *[f"supply_{name}" for name in RESOURCES],
)
BOAT_NAMES: Final = (
    *[f"load_{name}" for name in COLOURS],
    *[f"load_{name}" for name in SKILLS],
    "picked",
)
TILE_NAMES: Final = (
    *("centre", "own", "of_other", "waiting", "flipped"),
    *[f"lock_{name}" for name in COLOURS],
    *("workers", "last_use", "own_bid", "best_other_bid"),
    *[f"own_{name}" for name in RESOURCES],
)
PLAYER_NAMES: Final = (
    *("present", "is_start", "workers", "skills", "tiles", "tile_points", "winter_tiles"),
    *[f"known_{name}" for name in COLOURS],
    *[f"goods_{name}" for name in RESOURCES],
    *[f"power_{name}" for name in POWERS],
)
OWN_NAMES: Final = (
    *[f"screen_{name}" for name in COLOURS],
    *[f"screen_{name}" for name in SKILLS],
    *[f"hand_{name}" for name in TILE_IDS[WINTER0 : WINTER0 + WINTERS]],
)


def feature_names() -> list[str]:
    names = [*TABLE_NAMES]
    for row in range(MOST_SEATS):
        names += [f"boat{row}_{name}" for name in BOAT_NAMES]
    for tile in TILE_IDS:
        names += [f"{tile}_{name}" for name in TILE_NAMES]
    names += [f"own_{name}" for name in OWN_NAMES]
    for i in range(MOST_SEATS):
        names += [f"player{i}_{name}" for name in PLAYER_NAMES]
    return names


def features(s: Keyflower, seat: int) -> list[float]:
    """[KEY-HID-1, KEY-HID-3] The open table, the own screen and hand, and the public side of everybody."""
    values = [1.0 if s.season == season else 0.0 for season in range(len(SEASONS))]
    values += [s.passes / s.seats, float(s.start == seat), float(s.active == seat)]
    values += [size(s.bag) / 120, size(s.pile) / 48, s.greens / 20]
    values += [of(s.supply, resource) / 48 for resource in range(len(RESOURCES))]
    for row in range(MOST_SEATS):
        if row < s.seats:
            values += [of(s.boat_workers[row], colour) / 7 for colour in range(len(COLOURS))]
            values += [of(s.boat_skills[row], skill) / 2 for skill in range(len(SKILLS))]
            values.append(float(s.picked >> row & 1))
        else:
            values += [0.0] * len(BOAT_NAMES)
    for tile in range(TILES):
        values += tile_features(s, seat, tile)
    own = s.players[seat]
    values += [of(own.workers, colour) / 10 for colour in range(len(COLOURS))]
    values += [of(own.skills, skill) / 5 for skill in range(len(SKILLS))]
    values += [float((own.hand | own.contributed) >> i & 1) for i in range(WINTERS)]
    for i in range(MOST_SEATS):
        if i < s.seats:
            values += player_features(s, (seat + i) % s.seats, i == 0)
        else:
            values += [0.0] * len(PLAYER_NAMES)
    return values


def tile_features(s: Keyflower, seat: int, tile: int) -> list[float]:
    where = s.where[tile]
    p = s.players[seat]
    values = [float(where == CENTRE), float(where == seat), float(0 <= where < CENTRE and where != seat)]
    values += [float(tile in p.waiting), float(tile < WINTER0 and s.flipped >> tile & 1)]
    if tile < BOAT0:
        lock = s.lock[tile]
        values += [1.0 if lock == colour and lock != NO_COLOUR else 0.0 for colour in range(len(COLOURS))]
        others = [bid_of(s, tile, other) for other in range(s.seats) if other != seat]
        values += [size(s.on_tile[tile]) / 6, (s.uses[tile] & 7) / 6, bid_of(s, tile, seat) / 6, max(others) / 6]
    else:
        values += [0.0] * 8
    goods = p.goods[p.village.index(tile)] if where == seat else 0
    return values + [of(goods, resource) / 6 for resource in range(len(RESOURCES))]


def player_features(s: Keyflower, seat: int, is_own: bool) -> list[float]:
    """Nothing here may depend on what is behind somebody else's screen."""
    p = s.players[seat]
    goods = sum(p.goods)
    dealt = p.hand.bit_count() + p.contributed.bit_count()
    values = [1.0, float(s.start == seat), size(p.workers) / 20, size(p.skills) / 10, len(p.village) / 20]
    values += [board_lines(s, p)[0] / 50, dealt / 3]
    values += [of(p.workers if is_own else p.seen, colour) / 10 for colour in range(len(COLOURS))]
    values += [of(goods, resource) / 10 for resource in range(len(RESOURCES))]
    return values + [float(p.powers >> power & 1) for power in range(len(POWERS))]
