"""Where things lie, what an answer is about, and what it would do on the map. The README lists the places.

Only a table asks for any of this. Tiles are called by their id: each is there once and everybody sees all of them.
"""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.codec import Json
from gromada.core.places import at
from gromada.games.hamlet.actions import (
    QUALITIES,
    Beg,
    BuildRoad,
    Buy,
    ChooseBlueprint,
    Construct,
    Deliver,
    Drive,
    Fill,
    Go,
    HireDonkey,
    HireVillager,
    HostSide,
    KeepDonkey,
    OwnSide,
    PutDonkey,
    Refine,
    RoadSide,
    Rouse,
    Sell,
    TakeBlueprint,
    UseBasic,
    UseBuilding,
    UseToken,
)
from gromada.games.hamlet.construct import ChooseHostSide, ChooseOwnSide, ChooseProject
from gromada.games.hamlet.lattice import NOTHING, Board, vertex_of
from gromada.games.hamlet.payment import Pay
from gromada.games.hamlet.printed import (
    BASICS,
    DUE_BITS,
    DUE_MASK,
    FOREST,
    RESOURCES,
    ROAD,
    SEGMENT_TYPES,
    SIDES,
    Cost,
)
from gromada.games.hamlet.roads import ChooseRoad
from gromada.games.hamlet.scoring import points_of_landmark
from gromada.games.hamlet.state import Hamlet
from gromada.games.hamlet.turn import ChooseAct, ChooseTile, MoveDonkey, standing_on
from gromada.games.hamlet.workshops import ChooseAmount, FillSpace


def tile_place(s: Hamlet, tile: int) -> str:
    return at("tile", s.box.tiles[tile].id if tile < len(s.box.tiles) else tile)


def side_place(s: Hamlet, tile: int, side: int) -> str:
    return at(tile_place(s, tile), "side", side)


def home_of(s: Hamlet, player: int) -> str:
    """The area of a player: a seat, or the solo opponent's."""
    return at("seat", player) if player < s.seats else "botric"


def goods_place(s: Hamlet, tile: int, resource: int) -> str:
    return at(tile_place(s, tile), "goods", RESOURCES[resource])


def token_place(s: Hamlet, tile: int, maker: int, side: int) -> str:
    """Refined goods of one maker and quality on a tile."""
    product = s.box.tiles[tile].product if tile < len(s.box.tiles) else -1
    name = RESOURCES[product] if product >= 0 else "none"
    return at(tile_place(s, tile), "goods", f"{name}-{maker}-{QUALITIES[side]}")


def standing_places(s: Hamlet) -> list[str]:
    """Places where no item of the view lies: panels, supplies, the edges of the tiles."""
    found = ["bag", "bank", "sales", at("hire", "villager"), at("hire", "donkey")]
    found += [at("market", resource) for resource in RESOURCES]
    found += [at("stack", resource) for resource in RESOURCES[BASICS:]]
    for player in range(len(s.players)):
        area = home_of(s, player)
        found += [area, at(area, "purse"), at(area, "points"), at(area, "roads"), at(area, "blueprints")]
        found += [at(area, "sales"), *[at(area, "supply", resource) for resource in RESOURCES[BASICS:]]]
    for tile in range(len(s.box.tiles)):
        if s.board.tiles >> tile & 1:
            found.append(at("tile", s.box.tiles[tile].id, "goods"))
            found += [side_place(s, tile, side) for side in range(s.box.shapes[tile].sides)]
    return found


# -- answers -------------------------------------------------------------------------------------------------


def places_of(s: Hamlet, seat: int, a: Action) -> list[str]:
    """What is pointed at; a step that goes on points only at where it goes; nothing for the words of the bar."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(a, Rouse):
        villager = standing_on(s, seat, a.tile)
        mine = s.players[seat].villagers
        lying = [i for i in range(len(mine)) if mine[i] == a.tile]
        return [villager_place(s, seat, i) for i in ([villager] if villager >= 0 else lying)]
    if isinstance(a, (Go, Drive, PutDonkey)):
        return [tile_place(s, a.tile)]
    if isinstance(a, KeepDonkey):
        return [donkey_place(s, seat, step.donkey)] if isinstance(step, MoveDonkey) else []
    if isinstance(a, (UseBuilding, Construct, BuildRoad, Fill, Refine)):
        is_here = isinstance(step, (ChooseAct, FillSpace, ChooseAmount))
        return [tile_place(s, step.tile)] if is_here and isinstance(step, (ChooseAct, FillSpace, ChooseAmount)) else []
    if isinstance(a, Beg):
        return [tile_place(s, s.box.church)]
    if isinstance(a, (HostSide, OwnSide, RoadSide)):
        return sides_of(s, a)
    return other_places(s, seat, a)


def other_places(s: Hamlet, seat: int, a: Action) -> list[str]:
    if isinstance(a, TakeBlueprint):
        return [at("row", a.position)]
    if isinstance(a, ChooseBlueprint):
        mine = s.players[seat].blueprints
        return [at("seat", seat, "blueprint", mine.index(a.tile))] if a.tile in mine else []
    if isinstance(a, HireVillager):
        return [at("hire", "villager")]
    if isinstance(a, HireDonkey):
        return [at("hire", "donkey")]
    if isinstance(a, Sell):
        return [at("sale", a.space)]
    if isinstance(a, Deliver):
        return [at("delivery", a.space)]
    if isinstance(a, UseBasic):
        return [goods_place(s, a.tile, a.resource)]
    if isinstance(a, UseToken):
        return [token_place(s, a.tile, a.maker, a.side)]
    if isinstance(a, Buy):
        return [at("market", RESOURCES[a.resource])]
    return []


def villager_place(s: Hamlet, player: int, villager: int) -> str:
    return at(home_of(s, player), "villager", villager)


def donkey_place(s: Hamlet, player: int, donkey: int) -> str:
    return at(home_of(s, player), "donkey", donkey)


def sides_of(s: Hamlet, a: HostSide | OwnSide | RoadSide) -> list[str]:
    """The segment of the village where a tile or a road goes."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(a, RoadSide) and isinstance(step, ChooseRoad):
        return [side_place(s, step.tile, a.side)]
    if isinstance(step, ChooseOwnSide):
        return [side_place(s, step.host, step.side)]
    return [side_place(s, step.host, a.side)] if isinstance(step, ChooseHostSide) else []


# -- geometry ------------------------------------------------------------------------------------------------


def geometry_of(s: Hamlet, seat: int, a: Action) -> dict[str, Json] | None:
    """Placements that an answer leads to, the road it builds, where its price is laid, or a way over the map."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(a, ChooseBlueprint) and isinstance(step, ChooseProject):
        return {"placements": [in_brief(one) for one in placements(s, seat, step.host, a.tile, -1, -1, [a.text])]}
    if isinstance(a, HostSide) and isinstance(step, ChooseHostSide):
        found = placements(s, seat, step.host, step.tile, a.side, -1, [a.text])
        return with_refused(s, seat, step.host, step.tile, found, step.options(s)[0] is a)
    if isinstance(a, OwnSide) and isinstance(step, ChooseOwnSide):
        found = placements(s, seat, step.host, step.tile, step.side, a.side, [a.text])
        return with_refused(s, seat, step.host, step.tile, found, step.options(s)[0] is a)
    if isinstance(a, RoadSide) and isinstance(step, ChooseRoad):
        return road_geometry(s, step.tile, a.side)
    if isinstance(a, TakeBlueprint):
        return {"coins": [at("row", position) for position in range(a.position)]}
    if isinstance(step, Pay) and isinstance(a, (UseBasic, UseToken, Buy)):
        source = s.box.market if isinstance(a, Buy) else a.tile
        return {"route": route(s, source, step.tile, s.players[seat].donkey_tiles())}
    if isinstance(a, Go) and isinstance(step, ChooseTile):
        return {"route": route(s, s.players[seat].villagers[step.villager], a.tile, -1)}
    return None


def in_brief(placed: dict[str, Json]) -> dict[str, Json]:
    """Where a tile would lie, before it is chosen: all blueprints with all their joints would be a long message."""
    return {name: placed[name] for name in ("moves", "at", "is_connected", "worth") if name in placed}


def placements(
    s: Hamlet, seat: int, host: int, tile: int, side: int, own: int, moves: list[str]
) -> list[dict[str, Json]]:
    """[HAM-GEO-7] Legal placements, each with the answers that lead there; -1: any segment."""
    names = s.board.placements(host, tile)
    hosts = {name // SIDES for name in names}
    found: list[dict[str, Json]] = []
    for name in names:
        h, j = name // SIDES, name % SIDES
        if (side >= 0 and h != side) or (own >= 0 and j != own):
            continue
        answers = moves[:]
        if side < 0 and len(hosts) > 1:
            answers.append(f"on {h}")
        if own < 0 and len([other for other in names if other // SIDES == h]) > 1:
            answers.append(f"own {j}")
        placed: dict[str, Json] = {"moves": [*answers]}
        placed.update(placement(s, seat, host, tile, h, j))
        found.append(placed)
    return found


def with_refused(
    s: Hamlet, seat: int, host: int, tile: int, found: list[dict[str, Json]], is_first: bool
) -> dict[str, Json]:
    """The first answer to a question also tells where the tile cannot lie: that belongs to none of them."""
    geometry: dict[str, Json] = {"tile": s.box.tiles[tile].id, "placements": [*found]}
    if is_first:
        geometry["refused"] = refused(s, seat, host, tile)
    return geometry


def refused(s: Hamlet, seat: int, host: int, tile: int) -> list[Json]:
    """[HAM-GEO-6] Free ground beside the host where, however the tile is turned, road would meet forest or hill.

    Of its turns the one that breaks the rule least often.
    """
    board, shape = s.board, s.box.shapes[tile]
    legal = {ground(board, host, tile, name) for name in board.placements(host, tile)}
    found: dict[frozenset[int], dict[str, Json]] = {}
    least: dict[frozenset[int], int] = {}
    for h in range(s.box.shapes[host].sides):
        if board.facing[host * SIDES + h] != NOTHING:
            continue
        for j in range(shape.sides):
            turns = board.turns_for(host * SIDES + h, tile, j)
            there = ground(board, host, tile, h * SIDES + j)
            offset = board.offset_for(host * SIDES + h, tile, j, turns)
            if there in legal or board.refuses_cells(tile, turns, offset):
                continue
            broken = board.broken_segments(tile, turns, offset)
            if there not in found or broken < least[there]:
                least[there] = broken
                found[there] = placement(s, seat, host, tile, h, j)
                found[there]["rule"] = "HAM-GEO-6"
    return [*found.values()]


def ground(board: Board, host: int, tile: int, name: int) -> frozenset[int]:
    """The cells that a tile would cover."""
    side = host * SIDES + name // SIDES
    turns = board.turns_for(side, tile, name % SIDES)
    shift = 2 * board.offset_for(side, tile, name % SIDES, turns)
    return frozenset([cell + shift for cell in board.box.shapes[tile].turned[turns].cells])


def placement(s: Hamlet, seat: int, host: int, tile: int, side: int, own: int) -> dict[str, Json]:
    """Where a tile would lie, what its segments would meet, and what it would be worth there as a landmark.

    What is not so is not told: of a tile with many places that is half of the message. Segment `side` of a tile lies
    between this corner of its outline and the next.
    """
    after = s.copy()
    after.board = s.board.with_tile(host, tile, side, own)
    board = after.board
    printed = s.box.tiles[tile]
    if printed.has_flag:
        after.players[seat].flags |= 1 << tile
    q, r = vertex_of(board.offsets[tile])
    joints: list[Json] = []
    for i in range(s.box.shapes[tile].sides):
        facing = board.facing[tile * SIDES + i]
        if facing == NOTHING:
            continue
        mine, theirs = s.box.shapes[tile].segments[i], board.type_of(facing)
        joint: dict[str, Json] = {"side": i, "other": tile_place(s, facing // SIDES), "mine": SEGMENT_TYPES[mine]}
        joint["theirs"] = SEGMENT_TYPES[theirs]
        if mine == ROAD and theirs == ROAD:
            joint["is_road"] = True
        elif ROAD in (mine, theirs):
            joint["is_bad"] = True
        joints.append(joint)
    placed: dict[str, Json] = {
        "at": side_place(s, host, side),
        "rotation": board.turns[tile],
        "q": q,
        "r": r,
        "outline": [[*corner] for corner in board.outline(tile)],
        "joints": joints,
    }
    if board.is_connected(tile):
        placed["is_connected"] = True
    if printed.has_flag and (worth := points_of_landmark(after, seat, tile)):
        placed["worth"] = worth
    return placed


def ends_of(board: Board, tile: int, side: int) -> Json:
    outline = board.outline(tile)
    return [[*outline[side]], [*outline[(side + 1) % len(outline)]]]


def road_geometry(s: Hamlet, tile: int, side: int) -> dict[str, Json] | None:
    """[HAM-ROAD-1] A bridge between hills or a path through forest."""
    facing = s.board.facing[tile * SIDES + side]
    if side >= s.box.shapes[tile].sides or facing == NOTHING:
        return None
    is_path = s.board.type_of(tile * SIDES + side) == FOREST
    return {
        "ends": ends_of(s.board, tile, side),
        "kind": "path" if is_path else "bridge",
        "other": tile_place(s, facing // SIDES),
        "cost": goods_of(s.box.road_costs[s.board.type_of(tile * SIDES + side)]),
    }


def goods_of(cost: Cost) -> dict[str, Json]:
    """The named goods of a cost."""
    counts = [cost.due >> (DUE_BITS * i) & DUE_MASK for i in range(len(RESOURCES))]
    return {name: counts[i] for i, name in enumerate(RESOURCES) if counts[i]}


def route(s: Hamlet, source: int, target: int, carriers: int) -> list[Json]:
    """[HAM-TRANS-1, HAM-VILL-1] A shortest chain of directly connected tiles; between the ends only over carriers.

    Looked for from the target on, so that the first step from the source is free.
    """
    direct = s.board.direct
    before = {target: NOTHING}
    wave = [target]
    while wave and source not in before:
        following: list[int] = []
        for tile in wave:
            if tile != target and not carriers >> tile & 1:
                continue
            for other in range(len(s.box.tiles)):
                if direct[tile] >> other & 1 and other not in before:
                    before[other] = tile
                    following.append(other)
        wave = following
    found: list[Json] = []
    at_tile = source if source in before else NOTHING
    while at_tile != NOTHING:
        found.append(tile_place(s, at_tile))
        at_tile = before[at_tile]
    return found
