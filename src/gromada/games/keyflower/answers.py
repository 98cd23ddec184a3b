"""What answers are about: the places of every action, and what a placement or a transport would do on the map."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.codec import Json
from gromada.core.places import at
from gromada.core.play import question
from gromada.core.state import State
from gromada.core.steps import ALLOWED, Choice
from gromada.games.keyflower.actions import (
    CARRY,
    TOWARDS,
    Beside,
    Bid,
    Carry,
    Colour,
    Contribute,
    Leave,
    Pay,
    PayGroup,
    Pick,
    Place,
    Resource,
    Skill,
    Take,
    Towards,
    Turned,
    Upgrade,
    UseTile,
    Workers,
)
from gromada.games.keyflower.bidding import reserve_of
from gromada.games.keyflower.expand import (
    PlaceBeside,
    PlaceTile,
    PlaceTurned,
    fits,
    fits_turned,
    hex_named,
    name_of_hex,
)
from gromada.games.keyflower.forecast import carried_gain
from gromada.games.keyflower.handfuls import handfuls
from gromada.games.keyflower.places import (
    across,
    colour_at,
    dock_at,
    free_cells,
    good_at,
    hex_at,
    is_at_edge,
    q_of,
    r_of,
    skill_at,
    tile_at,
    village_at,
)
from gromada.games.keyflower.printed import EDGES, RESOURCES, WINTER0, of
from gromada.games.keyflower.state import Keyflower, Player, index_of, shown_id
from gromada.games.keyflower.transport import CarryTowards, Transport, can_cross
from gromada.games.keyflower.turn import AddWorker, ChooseColour, ChooseNumber, Placing, TakeGroup, Turn
from gromada.games.keyflower.upgrading import PayResources


def places_of(s: Keyflower, seat: int, a: Action) -> list[str]:
    """What an answer is about: first what is picked up, then where it goes."""
    choice = question(s, seat)
    if isinstance(a, Bid):
        place = tile_at(s, a.tile)
        return [dock_at(s, a.tile, seat)] if is_at_edge(s, a.tile) else [place] if place else []
    if isinstance(a, (UseTile, Upgrade, Pick, Place)):
        place = tile_at(s, a.tile)
        return [place] if place else []
    if isinstance(a, PayGroup):
        return [dock_at(s, a.tile, seat)] if is_at_edge(s, a.tile) else []
    if isinstance(a, Carry):
        return goods_of_tile(s, seat, a.tile, 1 << a.resource)
    if isinstance(a, Resource):
        return [at("supply", RESOURCES[a.resource])]
    if isinstance(a, Skill):
        return [skill_at(seat, a.skill)]
    if isinstance(a, Contribute):
        return winter_at(s, seat, a.tile)
    if isinstance(a, Beside):
        cell = across(s.players[seat], a.tile, a.side)
        return [hex_at(seat, cell)] if cell in free_cells(s.players[seat]) else []
    return places_in_step(s, seat, a, choice)


def places_in_step(s: Keyflower, seat: int, a: Action, choice: Choice[State] | None) -> list[str]:
    """Answers that are about what has been begun."""
    if isinstance(a, Colour):
        goal = [goal_of(s, choice)] if isinstance(choice, (ChooseColour, AddWorker)) else []
        return [colour_at(seat, a.colour), *goal]
    if isinstance(a, Workers) and isinstance(choice, ChooseNumber):
        return [colour_at(seat, choice.colour), goal_of(s, choice)]
    if isinstance(a, (Take, Leave)) and isinstance(choice, TakeGroup):
        group = dock_at(s, reserve_of(s, seat).groups[choice.at] >> 16, seat)
        return [group, goal_of(s, choice)] if isinstance(a, Take) else [group]
    if isinstance(a, Pay) and isinstance(choice, PayResources):
        paid = 0
        for resource in range(4):
            paid |= (of(a.pile, resource) > 0) << resource
        return goods_of_tile(s, seat, choice.tile, paid)
    if isinstance(a, Towards) and isinstance(choice, CarryTowards):
        p = s.players[seat]
        there = p.beside[index_of(p.village, choice.tile) * 6 + a.side]
        return [village_at(seat, there)] if there >= 0 else []
    if isinstance(a, Turned) and isinstance(choice, PlaceTurned):
        return [hex_at(seat, choice.hex >> 24)]
    return []


def goal_of(s: Keyflower, choice: Placing | AddWorker) -> str:
    """Where the workers of a placement go."""
    is_bid = isinstance(choice, Placing) and choice.is_bid
    return dock_at(s, choice.tile, choice.seat) if is_bid else tile_at(s, choice.tile)


def goods_of_tile(s: Keyflower, seat: int, tile: int, resources: int) -> list[str]:
    """Resources on a tile of one's own village, one bit each."""
    here = index_of(s.players[seat].village, tile)
    return [good_at(seat, here, i) for i in range(4) if resources >> i & 1] if here >= 0 else []


def winter_at(s: Keyflower, seat: int, tile: int) -> list[str]:
    """A winter tile of one's own hand, counted as the view lists them."""
    hand = s.players[seat].hand
    i = tile - WINTER0
    return [at("seat", seat, "winter", (hand & ((1 << i) - 1)).bit_count())] if hand >> i & 1 else []


def geometry_of(s: Keyflower, seat: int, a: Action) -> dict[str, Json] | None:
    """Where a tile would lie, with the edges that it would join; how far a resource can be carried; or which workers
    can bid or be placed.
    """
    choice = question(s, seat)
    p = s.players[seat]
    if isinstance(a, (Bid, UseTile)) and isinstance(choice, Turn) and choice.refusal(s, a) == ALLOWED:
        return {"handfuls": handfuls(s, seat, a)}
    if isinstance(a, Carry) and isinstance(choice, Transport):
        return {"reach": reach_of(s, seat, a, choice.points)}
    if isinstance(a, Place) and isinstance(choice, PlaceTile):
        hexes = [hex for hex in p.frontier if fits_turned(s, p, a.tile, hex)]
        follows = [name_of_hex(p, hex).text for hex in hexes] if len(hexes) > 1 else []
        return {
            "tile": shown_id(s, a.tile),
            "hexes": [hex_with(seat, hex, follows[i : i + 1]) for i, hex in enumerate(hexes)],
        }
    if isinstance(a, Beside) and isinstance(choice, PlaceBeside):
        hex = hex_named(p, a.tile, a.side)
        turns: list[Json] = [turn for turn in range(6) if hex and fits(s, p, choice.tile, hex, turn)]
        cell = hex >> 24
        return {"tile": shown_id(s, choice.tile), "q": q_of(cell), "r": r_of(cell), "rotations": turns} if hex else None
    if isinstance(a, Turned) and isinstance(choice, PlaceTurned):
        cell = choice.hex >> 24
        joined: list[Json] = [joint(s, p, choice.tile, choice.hex, a.steps, side) for side in sides_of(choice.hex)]
        name = shown_id(s, choice.tile)
        return {"tile": name, "q": q_of(cell), "r": r_of(cell), "rotation": a.steps, "joined": joined}
    if isinstance(a, Towards) and isinstance(choice, CarryTowards):
        here = index_of(p.village, choice.tile)
        there = p.beside[here * 6 + a.side]
        return {"route": [village_at(seat, here), village_at(seat, there)]} if there >= 0 else None
    return None


def hex_with(seat: int, hex: int, moves: list[str]) -> Json:
    """A free hex with the answers that lead there, once the tile is chosen."""
    cell = hex >> 24
    return {"at": hex_at(seat, cell), "q": q_of(cell), "r": r_of(cell), "moves": [*moves]}


def reach_of(s: Keyflower, seat: int, a: Carry, points: int) -> list[Json]:
    """Every tile that a resource can be carried to: the way, its answers after the first, and what it brings there.

    [KEY-TRANS-2, KEY-TRANS-3]
    """
    p = s.players[seat]
    start = index_of(p.village, a.tile)
    found: list[Json] = []
    ways = {start: [start]}
    moves: dict[int, list[Json]] = {start: []}
    queue = [start]
    for here in queue:
        sides = [side for side in range(6) if can_cross(s, p, here, side)]
        for side in sides:
            there = p.beside[here * 6 + side]
            if there in ways or len(ways[here]) > points:
                continue
            again: list[Json] = [CARRY[a.resource][p.village[here]].text] if here != start else []
            turn: list[Json] = [TOWARDS[side].text] if len(sides) > 1 else []
            ways[there] = [*ways[here], there]
            moves[there] = [*moves[here], *again, *turn]
            route: list[Json] = [village_at(seat, one) for one in ways[there]]
            gain = carried_gain(s, seat, a.resource, start, there)
            found.append({"at": village_at(seat, there), "route": route, "moves": moves[there], "points": gain})
            queue.append(there)
    return found


def sides_of(hex: int) -> list[int]:
    """The edges that a free hex shares with the village."""
    return [side for side in range(6) if hex >> (12 + 2 * side) & 3]


def joint(s: Keyflower, p: Player, tile: int, hex: int, turn: int, side: int) -> dict[str, Json]:
    """What meets what across an edge of a tile that would lie there."""
    mine = s.box.tiles[tile].turned[turn] >> (2 * side) & 3
    theirs = hex >> (2 * side) & 3
    return {"side": side, "mine": EDGES[mine], "theirs": EDGES[theirs], "is_good": mine == theirs}
