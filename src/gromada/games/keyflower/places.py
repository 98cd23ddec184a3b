"""Places: where tiles, docks, hexes and goods lie. README.md lists them."""

from __future__ import annotations

from gromada.core.places import at
from gromada.games.keyflower.printed import BOAT0, COLOURS, ORDER0, RESOURCES, SKILLS, SPAN, STEP
from gromada.games.keyflower.state import CENTRE, NOWHERE, Keyflower, Player, index_of


def tile_at(s: Keyflower, tile: int) -> str:
    """Where a tile lies; "" if it is in nobody's sight."""
    where = s.where[tile]
    if where == CENTRE:
        return at("centre", s.centre.index(tile))
    if where != NOWHERE:
        return at("seat", where, "village", index_of(s.players[where].village, tile))
    for seat, p in enumerate(s.players):
        if tile in p.waiting:
            return at("seat", seat, "waiting", p.waiting.index(tile))
    if tile in s.table.orders:
        return at("order", s.table.orders.index(tile))
    return at("boat", s.table.boats.index(tile)) if tile in s.table.boats else ""


def dock_at(s: Keyflower, tile: int, seat: int) -> str:
    """The edge where a seat bids for a tile."""
    return at(tile_at(s, tile), "bid", seat)


def village_at(seat: int, here: int) -> str:
    return at("seat", seat, "village", here)


def good_at(seat: int, here: int, resource: int) -> str:
    return at(village_at(seat, here), RESOURCES[resource])


def colour_at(seat: int, colour: int) -> str:
    """Workers of one colour behind a screen."""
    return at("seat", seat, "screen", COLOURS[colour])


def skill_at(seat: int, skill: int) -> str:
    return at("seat", seat, "screen", SKILLS[skill])


def q_of(cell: int) -> int:
    return cell // SPAN - 64


def r_of(cell: int) -> int:
    return cell % SPAN - 64


def hex_at(seat: int, cell: int) -> str:
    """A free hex of a village."""
    return at("seat", seat, "hex", q_of(cell), r_of(cell))


def free_cells(p: Player) -> list[int]:
    return [hex >> 24 for hex in p.frontier]


def across(p: Player, tile: int, side: int) -> int:
    """The cell on the other side of an edge of a tile of the village; -1 if it lies elsewhere."""
    here = index_of(p.village, tile)
    return p.cells[here] + STEP[side] if here >= 0 else -1


def is_at_edge(s: Keyflower, tile: int) -> bool:
    """Whether groups can lie at a tile."""
    return tile < BOAT0 and (s.where[tile] == CENTRE or (tile >= ORDER0 and tile in s.table.orders))


def standing_places(s: Keyflower) -> list[str]:
    """Screens and docks, supplies, goods on tiles and the free hexes around villages, whatever lies there."""
    found = ["bag", "pile", "greens", "supply", "box", *[at("supply", name) for name in RESOURCES]]
    for seat, p in enumerate(s.players):
        found += [at("seat", seat), at("seat", seat, "screen"), at("seat", seat, "winter"), at("seat", seat, "waiting")]
        found += [colour_at(seat, colour) for colour in range(len(COLOURS))]
        found += [skill_at(seat, skill) for skill in range(len(SKILLS))]
        found += [good_at(seat, here, i) for here in range(len(p.village)) for i in range(len(RESOURCES))]
        found += [hex_at(seat, cell) for cell in free_cells(p)]
    for tile in [*s.centre, *s.table.orders]:
        if is_at_edge(s, tile):
            found += [dock_at(s, tile, seat) for seat in range(s.seats)]
    return found
