"""What a seat may see, which is everything but the luck to come: section 13 of the ledger."""

from __future__ import annotations

from typing import Final, TypedDict

from gromada.core.places import at
from gromada.core.rng import Rng
from gromada.games.hamlet.components import MILESTONE_IDS
from gromada.games.hamlet.lattice import owner_of_road, side_of_road, tile_of, vertex_of
from gromada.games.hamlet.payment import goods
from gromada.games.hamlet.places import (
    donkey_place,
    goods_place,
    home_of,
    tile_place,
    token_place,
    villager_place,
)
from gromada.games.hamlet.printed import (
    BASICS,
    DISCS,
    END_REASONS,
    PRIORITIES,
    RESOURCES,
    SEGMENT_TYPES,
    SIDES,
    SOLO_ACTIONS,
    Award,
)
from gromada.games.hamlet.scoring import leaders, measured, points_of_landmark, score_lines
from gromada.games.hamlet.solo import can_take_priority, token_from
from gromada.games.hamlet.state import NO_SALE, NOBODY, QUALITY, Hamlet, Player, basics_on, tokens_on

SCORE_NAMES = ("play", "awards", "landmarks", "roads", "longest", "gold")


class TokenView(TypedDict):
    at: str
    resource: str
    maker: int | None
    is_quality: bool
    count: int


class TileView(TypedDict):
    at: str
    tile: int
    id: str
    rotation: int
    origin: list[int]  # q and r of the corner (0, 0)
    outline: list[list[int]]  # the vertices, clockwise
    segments: list[str]
    spaces: int
    tokens: list[TokenView]
    flag: int | None
    worth: int | None  # as a landmark, now
    is_connected: bool
    direct: list[int]  # directly connected tiles


class RoadView(TypedDict):
    owner: int
    tile: int
    side: int
    other: int
    ends: list[list[int]]


class VillagerView(TypedDict):
    at: str
    tile: int
    is_standing: bool


class DonkeyView(TypedDict):
    at: str
    tile: int


class BlueprintView(TypedDict):
    at: str
    id: str


class SaleView(TypedDict):
    at: str
    id: str | None


class MilestoneView(TypedDict):
    at: str
    id: str
    by: int | None


class AwardView(TypedDict):
    id: str
    points: int
    counts: list[int]  # of every player, what the award goes by
    leaders: list[int]  # who would share it now


class PlayerView(TypedDict):
    at: str
    seat: int
    is_botric: bool
    gold: int
    gold_to_point: int | None  # how much is missing to the next point; None: gold is worth nothing to this player
    points: int
    lines: dict[str, int]
    total: int
    villagers: list[VillagerView]
    donkeys: list[DonkeyView]
    has_driven: bool
    supply: dict[str, int]
    roads: int
    blueprints: list[BlueprintView]
    deliveries: int
    sales: list[str]
    milestones: list[str]
    longest: list[int]  # the tiles of the longest road
    villager_price: int | None  # None: all are hired
    donkey_price: int | None


class RowView(TypedDict):
    at: str
    tile: int
    id: str
    gold: int
    price: int


class DeliveryView(TypedDict):
    at: str
    id: str
    amount: int
    any_of: list[str]
    points: int
    by: int | None
    in_village: int  # how many of what it asks for lie on connected tiles


class DiscView(TypedDict):
    disc: str
    count: int  # in the bag
    position: int  # the action token beneath it, from 0
    action: str | None  # what it would lead to now; None: nothing is possible


class FavourView(TypedDict):
    coins: int
    hire_price: int
    priorities: list[str]
    next: str | None  # the priority that comes first now; None: a disc is drawn
    tokens: list[str]
    discs: list[DiscView]


class HamletView(TypedDict):
    game: str
    round: int
    first: int
    stall: int
    stall_limit: int
    round_limit: int
    board: list[TileView]
    built_roads: list[RoadView]
    players: list[PlayerView]
    row: list[RowView]
    bag: list[str]
    stacks: dict[str, list[str]]  # still waiting
    sales: list[SaleView]
    sales_left: list[int]
    sales_unseen: list[str]
    deliveries: list[DeliveryView]
    milestones: list[MilestoneView]
    awards: list[AwardView]
    church_parts: int
    price_basic: int
    price_refined: int
    favour: FavourView | None
    end_reason: str | None


MEANINGS: Final = {
    "first": "seat",
    "board.tile": "tile",
    "board.rotation": "geometry",
    "board.origin": "geometry",
    "board.outline": "geometry",
    "board.segments": "geometry",
    "board.flag": "seat",
    "board.direct": "tile",
    "board.tokens.maker": "seat",
    "built_roads": "folded",
    "built_roads.owner": "seat",
    "built_roads.tile": "tile",
    "built_roads.side": "from_zero",
    "built_roads.other": "tile",
    "built_roads.ends": "geometry",
    "players.seat": "seat",
    "players.lines": "folded",
    "players.villagers.tile": "tile",
    "players.donkeys.tile": "tile",
    "players.longest": "tile",
    "row.tile": "tile",
    "bag": "folded",
    "stacks": "folded",
    "sales_unseen": "folded",
    "deliveries.by": "seat",
    "milestones.by": "seat",
    "awards.leaders": "seat",
    "favour.discs.position": "from_zero",
}


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
        "board": [tile_view(s, tile_of(placed)) for placed in s.board.placed],
        "built_roads": [road_view(s, road) for road in s.board.roads],
        "players": [player_view(s, i) for i in range(len(s.players))],
        "row": [row_view(s, i) for i in range(len(s.row))],
        "bag": names_of(s, s.bag),
        "stacks": {
            RESOURCES[BASICS + i]: names_of(s, stack) for i, stack in enumerate(box.stacks) if not s.entered >> i & 1
        },
        "sales": [sale_view(s, space) for space in range(len(s.face_up))],
        "sales_left": s.sales_left[:],
        "sales_unseen": [box.sales[i].id for i in range(len(box.sales)) if s.unseen >> i & 1],
        "deliveries": [delivery_view(s, i) for i in range(len(s.delivered))],
        "milestones": [milestone_view(s, i) for i in range(len(s.milestones))],
        "awards": [award_view(s, award) for award in box.awards],
        "church_parts": s.church_side().parts + len([by for by in s.delivered if by != NOBODY]),
        "price_basic": side.price_basic,
        "price_refined": side.price_refined,
        "favour": favour_view(s),
        "end_reason": END_REASONS[s.end_reason] if s.has_ended() else None,
    }


def names_of(s: Hamlet, tiles: int) -> list[str]:
    return [tile.id for tile in s.box.tiles if tiles >> tile.number & 1]


def tile_view(s: Hamlet, tile: int) -> TileView:
    printed = s.box.tiles[tile]
    shape = s.box.shapes[tile]
    offset = s.board.offsets[tile]
    flags = [i for i, p in enumerate(s.players) if p.flags >> tile & 1]
    return {
        "at": tile_place(s, tile),
        "tile": tile,
        "id": printed.id,
        "rotation": s.board.turns[tile],
        "origin": [*vertex_of(offset)],
        "outline": s.board.outline(tile),
        "segments": [SEGMENT_TYPES[type] for type in shape.segments],
        "spaces": printed.spaces,
        "tokens": tokens_view(s, tile),
        "flag": flags[0] if flags else None,
        "worth": points_of_landmark(s, flags[0], tile) if flags else None,
        "is_connected": s.board.is_connected(tile),
        "direct": [other for other in range(len(s.box.tiles)) if s.board.direct[tile] >> other & 1],
    }


def tokens_view(s: Hamlet, tile: int) -> list[TokenView]:
    stock = s.stock[tile]
    found: list[TokenView] = []
    for resource in range(BASICS):
        if count := basics_on(stock, resource):
            place, name = goods_place(s, tile, resource), RESOURCES[resource]
            found.append({"at": place, "resource": name, "maker": None, "is_quality": False, "count": count})
    product = s.box.tiles[tile].product
    for maker in range(len(s.players)):
        for side in range(2):
            if count := tokens_on(stock, maker, side):
                place, name, is_quality = token_place(s, tile, maker, side), RESOURCES[product], side == QUALITY
                found.append({"at": place, "resource": name, "maker": maker, "is_quality": is_quality, "count": count})
    return found


def road_view(s: Hamlet, road: int) -> RoadView:
    side = side_of_road(road)
    tile = side // SIDES
    corners = s.board.outline(tile)
    return {
        "owner": owner_of_road(road),
        "tile": tile,
        "side": side % SIDES,
        "other": s.board.facing[side] // SIDES,
        "ends": [corners[side % SIDES], corners[(side % SIDES + 1) % len(corners)]],
    }


def player_view(s: Hamlet, player: int) -> PlayerView:
    p: Player = s.players[player]
    area = home_of(s, player)
    hired = len(p.villagers) - s.box.start_villagers
    is_bot = player >= s.seats
    lines = score_lines(s, player)
    return {
        "at": area,
        "seat": player,
        "is_botric": is_bot,
        "gold": p.gold,
        "gold_to_point": None if is_bot else s.box.gold_per_point - p.gold % s.box.gold_per_point,
        "points": p.points,
        "lines": dict(zip(SCORE_NAMES, lines, strict=True)),
        "total": sum(lines),
        "villagers": [
            {"at": villager_place(s, player, i), "tile": t, "is_standing": bool(p.standing >> i & 1)}
            for i, t in enumerate(p.villagers)
        ],
        "donkeys": [{"at": donkey_place(s, player, i), "tile": t} for i, t in enumerate(p.donkeys)],
        "has_driven": p.has_driven,
        "supply": {RESOURCES[BASICS + i]: count for i, count in enumerate(p.supply)},
        "roads": p.roads,
        "blueprints": [
            {"at": at(area, "blueprint", i), "id": s.box.tiles[tile].id} for i, tile in enumerate(p.blueprints)
        ],
        "deliveries": p.deliveries,
        "sales": [s.box.sales[number].id for number in p.sales],
        "milestones": [MILESTONE_IDS[i] for i, holder in enumerate(s.milestones) if holder == player],
        "longest": s.board.longest_chain(player)[:],
        "villager_price": s.box.villager_costs[hired] if hired < len(s.box.villager_costs) and not is_bot else None,
        "donkey_price": s.box.donkey_cost if len(p.donkeys) < s.box.most_donkeys and not is_bot else None,
    }


def row_view(s: Hamlet, position: int) -> RowView:
    tile = s.row[position]
    place = at("row", position)
    return {"at": place, "tile": tile, "id": s.box.tiles[tile].id, "gold": s.row_gold[position], "price": position}


def delivery_view(s: Hamlet, space: int) -> DeliveryView:
    delivery = s.church_side().deliveries[space]
    cost = delivery.cost
    by = s.delivered[space]
    counts = goods(s, s.board.connected)
    return {
        "at": at("delivery", space),
        "id": delivery.id,
        "amount": cost.amount or cost.gold,
        "any_of": [name for i, name in enumerate(RESOURCES) if cost.mixed >> i & 1] or ["gold"],
        "points": delivery.points,
        "by": None if by == NOBODY else by,
        "in_village": sum([counts[i] for i in range(len(RESOURCES)) if cost.mixed >> i & 1]),
    }


def sale_view(s: Hamlet, space: int) -> SaleView:
    number = s.face_up[space]
    return {"at": at("sale", space), "id": None if number == NO_SALE else s.box.sales[number].id}


def milestone_view(s: Hamlet, number: int) -> MilestoneView:
    by = s.milestones[number]
    id = MILESTONE_IDS[number]
    return {"at": at("milestone", id), "id": id, "by": None if by == NOBODY else by}


def award_view(s: Hamlet, award: Award) -> AwardView:
    counts = [measured(s, award.measure, player) for player in range(len(s.players))]
    return {"id": award.id, "points": award.points, "counts": counts, "leaders": leaders(counts, award.rank)}


def favour_view(s: Hamlet) -> FavourView | None:
    """[HAM-SOLO-2, HAM-SOLO-5, HAM-SOLO-7] Coins, action tokens and the discs left are public; the next disc is luck.

    What his next villager would do follows from them: the first possible priority, or what each disc leads to.
    """
    if not s.favour:
        return None
    favour = s.favour[0]
    solo = s.box.solo
    possible = [PRIORITIES[priority] for priority in solo.priority if can_take_priority(s, priority)]
    return {
        "coins": favour.coins,
        "hire_price": solo.villager_cost,
        "priorities": [PRIORITIES[priority] for priority in solo.priority],
        "next": possible[0] if possible else None,
        "tokens": [SOLO_ACTIONS[token] for token in favour.tokens],
        "discs": [disc_view(s, disc) for disc in range(len(DISCS))],
    }


def disc_view(s: Hamlet, disc: int) -> DiscView:
    favour = s.favour[0]
    start = s.box.solo.disc_position[disc]
    found = token_from(s, start)
    action = SOLO_ACTIONS[favour.tokens[found]] if found >= 0 else None
    return {"disc": DISCS[disc], "count": favour.discs[disc], "position": start, "action": action}


def determinize(s: Hamlet, seat: int | None, rng: Rng) -> Hamlet:
    """[HAM-SETUP-14] Nobody has private information: a guess is the same table with other luck."""
    guess = s.copy()
    guess.rng = rng.fork(0)
    return guess
