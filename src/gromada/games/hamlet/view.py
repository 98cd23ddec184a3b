"""What a seat may see, which is everything but the luck to come: section 13 of the ledger."""

from __future__ import annotations

from typing import TypedDict

from gromada.core.play import awaited
from gromada.core.rng import Rng
from gromada.games.hamlet.components import MILESTONE_IDS
from gromada.games.hamlet.lattice import (
    DIRECTIONS,
    TURNS,
    WIDTH,
    owner_of_road,
    side_of_road,
    tile_of,
)
from gromada.games.hamlet.printed import BASICS, DISCS, END_REASONS, RESOURCES, SEGMENT_TYPES, SIDES, SOLO_ACTIONS
from gromada.games.hamlet.scoring import score_lines, winners
from gromada.games.hamlet.state import NO_SALE, NOBODY, QUALITY, Hamlet, Player, basics_on, tokens_on

SCORE_NAMES = ("play", "awards", "landmarks", "roads", "longest", "gold")


class TokenView(TypedDict):
    resource: str
    maker: int | None
    is_quality: bool
    count: int


class TileView(TypedDict):
    tile: int
    id: str
    rotation: int
    at: list[int]  # q and r of the corner (0, 0)
    outline: list[list[int]]  # the vertices, clockwise
    segments: list[str]
    spaces: int
    tokens: list[TokenView]
    flag: int | None
    is_connected: bool


class RoadView(TypedDict):
    owner: int
    tile: int
    side: int
    other: int
    ends: list[list[int]]


class VillagerView(TypedDict):
    tile: int
    is_standing: bool


class PlayerView(TypedDict):
    seat: int
    is_botric: bool
    gold: int
    points: int
    lines: dict[str, int]
    total: int
    villagers: list[VillagerView]
    donkeys: list[int]
    has_driven: bool
    supply: dict[str, int]
    roads: int
    blueprints: list[str]
    deliveries: int
    sales: list[str]
    milestones: list[str]


class RowView(TypedDict):
    tile: int
    id: str
    gold: int
    price: int


class DeliveryView(TypedDict):
    id: str
    amount: int
    any_of: list[str]
    points: int
    by: int | None


class FavourView(TypedDict):
    coins: int
    tokens: list[str]
    discs: dict[str, int]


class HamletView(TypedDict):
    game: str
    round: int
    first: int
    stall: int
    stall_limit: int
    round_limit: int
    asked: list[int]
    board: list[TileView]
    built_roads: list[RoadView]
    players: list[PlayerView]
    row: list[RowView]
    bag: list[str]
    stacks: dict[str, list[str]]  # still waiting
    sales: list[str | None]
    sales_left: list[int]
    sales_unseen: list[str]
    deliveries: list[DeliveryView]
    church_parts: int
    price_basic: int
    price_refined: int
    favour: FavourView | None
    is_over: bool
    end_reason: str | None
    winners: list[int]


def view(s: Hamlet, seat: int | None) -> HamletView:
    """Everything is open but the luck to come, so every seat and every spectator sees the same.

    [HAM-RUL-12, HAM-END-6] Blueprints, gold, the bag's set of tiles, the stall counter and the limits are public.
    """
    box = s.box
    side = s.market_side()
    return {
        "game": "hamlet",
        "round": s.round,
        "first": s.first,
        "stall": s.stall,
        "stall_limit": s.stall_limit,
        "round_limit": s.round_limit,
        "asked": awaited(s),
        "board": [tile_view(s, tile_of(placed)) for placed in s.board.placed],
        "built_roads": [road_view(s, road) for road in s.board.roads],
        "players": [player_view(s, i) for i in range(len(s.players))],
        "row": [row_view(s, i) for i in range(len(s.row))],
        "bag": names_of(s, s.bag),
        "stacks": {
            RESOURCES[BASICS + i]: names_of(s, stack) for i, stack in enumerate(box.stacks) if not s.entered >> i & 1
        },
        "sales": [None if number == NO_SALE else box.sales[number].id for number in s.face_up],
        "sales_left": s.sales_left[:],
        "sales_unseen": [box.sales[i].id for i in range(len(box.sales)) if s.unseen >> i & 1],
        "deliveries": [delivery_view(s, i) for i in range(len(s.delivered))],
        "church_parts": s.church_side().parts + len([by for by in s.delivered if by != NOBODY]),
        "price_basic": side.price_basic,
        "price_refined": side.price_refined,
        "favour": favour_view(s),
        "is_over": s.is_over(),
        "end_reason": END_REASONS[s.end_reason] if s.has_ended() else None,
        "winners": winners(s) if s.is_over() else [],
    }


def names_of(s: Hamlet, tiles: int) -> list[str]:
    return [tile.id for tile in s.box.tiles if tiles >> tile.number & 1]


def vertex(key: int) -> list[int]:
    """q and r of a vertex."""
    r = (key + WIDTH // 2) % WIDTH - WIDTH // 2
    return [(key - r) // WIDTH, r]


def tile_view(s: Hamlet, tile: int) -> TileView:
    printed = s.box.tiles[tile]
    shape = s.box.shapes[tile]
    offset = s.board.offsets[tile]
    ends = [vertex(end + offset) for end in shape.turned[s.board.turns[tile]].ends]
    flags = [i for i, p in enumerate(s.players) if p.flags >> tile & 1]
    return {
        "tile": tile,
        "id": printed.id,
        "rotation": s.board.turns[tile],
        "at": vertex(offset),
        "outline": [ends[-1], *ends[:-1]],
        "segments": [SEGMENT_TYPES[type] for type in shape.segments],
        "spaces": printed.spaces,
        "tokens": tokens_view(s, tile),
        "flag": flags[0] if flags else None,
        "is_connected": s.board.is_connected(tile),
    }


def tokens_view(s: Hamlet, tile: int) -> list[TokenView]:
    stock = s.stock[tile]
    found: list[TokenView] = []
    for resource in range(BASICS):
        if count := basics_on(stock, resource):
            found.append({"resource": RESOURCES[resource], "maker": None, "is_quality": False, "count": count})
    product = s.box.tiles[tile].product
    for maker in range(len(s.players)):
        for side in range(2):
            if count := tokens_on(stock, maker, side):
                name = RESOURCES[product]
                found.append({"resource": name, "maker": maker, "is_quality": side == QUALITY, "count": count})
    return found


def road_view(s: Hamlet, road: int) -> RoadView:
    side = side_of_road(road)
    tile = side // SIDES
    turned = s.box.shapes[tile].turned[s.board.turns[tile]]
    end = turned.ends[side % SIDES] + s.board.offsets[tile]
    back = DIRECTIONS[(turned.headings[side % SIDES] + 3) % TURNS]
    q, r = vertex(end)
    return {
        "owner": owner_of_road(road),
        "tile": tile,
        "side": side % SIDES,
        "other": s.board.facing[side] // SIDES,
        "ends": [[q + back[0], r + back[1]], [q, r]],
    }


def player_view(s: Hamlet, player: int) -> PlayerView:
    p: Player = s.players[player]
    lines = score_lines(s, player)
    return {
        "seat": player,
        "is_botric": player >= s.seats,
        "gold": p.gold,
        "points": p.points,
        "lines": dict(zip(SCORE_NAMES, lines, strict=True)),
        "total": sum(lines),
        "villagers": [{"tile": t, "is_standing": bool(p.standing >> i & 1)} for i, t in enumerate(p.villagers)],
        "donkeys": p.donkeys[:],
        "has_driven": p.has_driven,
        "supply": {RESOURCES[BASICS + i]: count for i, count in enumerate(p.supply)},
        "roads": p.roads,
        "blueprints": [s.box.tiles[tile].id for tile in p.blueprints],
        "deliveries": p.deliveries,
        "sales": [s.box.sales[number].id for number in p.sales],
        "milestones": [MILESTONE_IDS[i] for i, holder in enumerate(s.milestones) if holder == player],
    }


def row_view(s: Hamlet, position: int) -> RowView:
    tile = s.row[position]
    return {"tile": tile, "id": s.box.tiles[tile].id, "gold": s.row_gold[position], "price": position}


def delivery_view(s: Hamlet, space: int) -> DeliveryView:
    delivery = s.church_side().deliveries[space]
    cost = delivery.cost
    by = s.delivered[space]
    return {
        "id": delivery.id,
        "amount": cost.amount or cost.gold,
        "any_of": [name for i, name in enumerate(RESOURCES) if cost.mixed >> i & 1] or ["gold"],
        "points": delivery.points,
        "by": None if by == NOBODY else by,
    }


def favour_view(s: Hamlet) -> FavourView | None:
    """[HAM-SOLO-2] Coins, action tokens and the discs left are public; the next disc is luck."""
    if not s.favour:
        return None
    favour = s.favour[0]
    return {
        "coins": favour.coins,
        "tokens": [SOLO_ACTIONS[token] for token in favour.tokens],
        "discs": {DISCS[i]: count for i, count in enumerate(favour.discs)},
    }


def determinize(s: Hamlet, seat: int | None, rng: Rng) -> Hamlet:
    """[HAM-SETUP-14] Nobody has private information: a guess is the same table with other luck."""
    guess = s.copy()
    guess.rng = rng.fork(0)
    return guess
