"""Numbers for learners: one vector of fixed size a seat. Nothing is hidden, so all of it is known to all.

The seat comes first, then the others clockwise (alone: the solo opponent); absent seats are zeros. All numbers are
roughly 0 to 1. Tiles, sides and spaces are numbered up to the limits of the format.
"""

from __future__ import annotations

from typing import Final

from gromada.core.steps import Choice
from gromada.games.hamlet.printed import (
    BASICS,
    DELIVERIES,
    LANDMARK,
    MAX_SEATS,
    MILESTONES,
    PRODUCER,
    REFINED,
    REFINERY,
    RESOURCES,
    ROW_SLOTS,
    SALE_SLOTS,
    SALES,
    SIDES,
    SOLO_ACTIONS,
    TILES,
)
from gromada.games.hamlet.scoring import score_lines
from gromada.games.hamlet.state import NO_SALE, NOBODY, QUALITY, Hamlet, basics_on, tokens_on

LINES: Final = ("play", "awards", "landmarks", "roads", "longest", "gold")
QUESTIONS: Final = (
    "Turn",
    "MoveDonkey",
    "ChooseTile",
    "ChooseAct",
    "FillSpace",
    "ChooseAmount",
    "BuyBlueprint",
    "Hire",
    "PlaceDonkey",
    "ChooseSale",
    "ChooseDelivery",
    "ChooseProject",
    "ChooseHostSide",
    "ChooseOwnSide",
    "ChooseRoad",
    "Pay",
)


def feature_names() -> list[str]:
    """What each number means, in the order of `features`."""
    names = ["round", "stall", "is_asked", "bag_left", "price_basic", "price_refined"]
    names += [f"asked_{question}" for question in QUESTIONS]
    names += [f"position_{seat}" for seat in range(MAX_SEATS)]
    for tile in range(TILES):
        names += [f"tile_{tile}_{what}" for what in ("board", "connected", "row", "bag", "free_sides", "room")]
        names += [f"tile_{tile}_{name}" for name in RESOURCES[:BASICS]]
        names += [f"tile_{tile}_refined"]
    names += [f"row_{i}_{what}" for i in range(ROW_SLOTS) for what in ("tile", "gold", "refinery", "landmark")]
    names += [f"sale_{i}_{number}" for i in range(SALE_SLOTS) for number in range(SALES)]
    names += [f"delivery_{space}_{what}" for space in range(DELIVERIES) for what in ("open", "own", "other")]
    names += [f"solo_{name}_at" for name in SOLO_ACTIONS] + ["solo_coins"]
    for seat in range(MAX_SEATS):
        names += [f"p{seat}_{name}" for name in _player_names()]
    return names


def _player_names() -> list[str]:
    names = ["is_there", "own_gold", "villagers", "standing", "donkeys", "has_driven", "roads_left", "deliveries"]
    names += ["sales", "flags", *[f"line_{line}" for line in LINES]]
    names += [f"supply_{name}" for name in RESOURCES[BASICS:]]
    names += [f"quality_{name}" for name in RESOURCES[BASICS:]]
    names += [f"milestone_{i}" for i in range(MILESTONES)]
    for tile in range(TILES):
        names += [f"tile_{tile}_{what}" for what in ("villagers", "donkeys", "flag", "blueprint")]
    return names


def features(s: Hamlet, seat: int) -> list[float]:
    """From the seat's own place at the table."""
    top = s.agenda[-1] if s.agenda else None
    is_asked = isinstance(top, Choice) and top.seat == seat
    side = s.market_side()
    values = [s.round / 100, s.stall / 40, float(is_asked), s.bag.bit_count() / 26]
    values += [side.price_basic / 5, side.price_refined / 5]
    name = type(top).__name__ if top is not None and is_asked else ""
    values += [float(name == question) for question in QUESTIONS]
    order = s.seats_from(s.first)
    values += [float(i < len(order) and order[i] == seat) for i in range(MAX_SEATS)]
    for tile in range(TILES):
        values += _tile(s, tile)
    values += _row(s)
    for i in range(SALE_SLOTS):
        number = s.face_up[i] if i < len(s.face_up) else NO_SALE
        values += [float(number == other) for other in range(SALES)]
    for space in range(DELIVERIES):
        by = s.delivered[space] if space < len(s.delivered) else -2
        values += [float(by == NOBODY), float(by == seat), float(by >= 0 and by != seat)]
    values += _solo(s)
    seats = len(s.players)
    for i in range(MAX_SEATS):
        values += _player(s, (seat + i) % seats) if i < seats else [0.0] * len(_NAMES)
    return values


_NAMES: Final = tuple(_player_names())


def _tile(s: Hamlet, tile: int) -> list[float]:
    if tile >= len(s.box.tiles):
        return [0.0] * 10
    board = s.board
    shape = s.box.shapes[tile]
    is_there = bool(board.tiles >> tile & 1)
    free = len([i for i in range(shape.sides) if board.facing[tile * SIDES + i] < 0]) if is_there else 0
    kind = s.box.tiles[tile].kind
    has_spaces = kind == PRODUCER or kind == REFINERY
    values = [float(is_there), float(is_there and board.is_connected(tile)), float(tile in s.row)]
    values += [float(s.bag >> tile & 1), free / 14, s.room(tile) / 3 if has_spaces else 0.0]
    values += [basics_on(s.stock[tile], resource) / 3 for resource in range(BASICS)]
    values.append(s.filled(tile) / 2 if kind == REFINERY else 0.0)
    return values


def _row(s: Hamlet) -> list[float]:
    values: list[float] = []
    for i in range(ROW_SLOTS):
        if i < len(s.row):
            kind = s.box.tiles[s.row[i]].kind
            values += [(s.row[i] + 1) / TILES, s.row_gold[i] / 5, float(kind == REFINERY), float(kind == LANDMARK)]
        else:
            values += [0.0] * 4
    return values


def _solo(s: Hamlet) -> list[float]:
    if not s.favour:
        return [0.0] * (len(SOLO_ACTIONS) + 1)
    favour = s.favour[0]
    places = [(favour.tokens.index(token) + 1) / len(SOLO_ACTIONS) for token in range(len(SOLO_ACTIONS))]
    return [*places, favour.coins / 5]


def _player(s: Hamlet, player: int) -> list[float]:
    p = s.players[player]
    values = [1.0, p.gold / 15, len(p.villagers) / 4, p.standing.bit_count() / 4, len(p.donkeys) / 6]
    values += [float(p.has_driven), p.roads / 5, p.deliveries / 5, len(p.sales) / 5, p.flags.bit_count() / 6]
    values += [points / 50 for points in score_lines(s, player)]
    values += [count / 2 for count in p.supply]
    for i in range(REFINED):
        fine = [tokens_on(s.stock[tile], player, QUALITY) for tile in s.box.holders[BASICS + i]]
        values.append(sum(fine) / 2)
    values += [float(holder == player) for holder in s.milestones]
    for tile in range(TILES):
        values += [p.villagers.count(tile) / 4, p.donkeys.count(tile) / 6]
        values += [float(p.flags >> tile & 1), float(tile in p.blueprints)]
    return values
