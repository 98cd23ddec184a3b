"""What is asked and what can be answered, as facts for the sentences: prices and numbers are said where one chooses."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact, listed
from gromada.core.play import question
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.games.keyflower.actions import (
    Beside,
    Bid,
    Carry,
    Colour,
    Contribute,
    Done,
    Pay,
    PayGroup,
    Pick,
    Place,
    Resource,
    Stop,
    Towards,
    Turned,
    Upgrade,
    UseTile,
    Workers,
)
from gromada.games.keyflower.bidding import bid_colours, is_biddable, least_for_bid, reserve_of
from gromada.games.keyflower.effects import ChooseResource, PayWorker, ReturnSkill
from gromada.games.keyflower.events import resource_facts, skill_facts, worker_facts
from gromada.games.keyflower.expand import PlaceBeside, PlaceTurned
from gromada.games.keyflower.printed import NO_COLOUR, RESOURCES, ROAD, STEP, SUMMER_BOAT0, WINTER, of, size
from gromada.games.keyflower.scoring import FlipTile
from gromada.games.keyflower.season import ChooseWinter
from gromada.games.keyflower.state import NOWHERE, Keyflower, bid_of, group_colour, index_of, shown_id
from gromada.games.keyflower.transport import CarryTowards, Transport
from gromada.games.keyflower.turn import AddWorker, ChooseNumber, Placing, TakeGroup, Turn
from gromada.games.keyflower.upgrading import ChooseUpgrade, PayResources, PaySkill
from gromada.games.keyflower.using import least_size, most_size, use_colour

# What there is no more of, for `do-stop`.
OF_MOVES: Final = 0
OF_UPGRADES: Final = 1
OF_WORKERS: Final = 2
OF_FLIPPER: Final = 3


def named(s: Keyflower, tile: int) -> str:
    return f"~{shown_id(s, tile)}"


def asked_for(s: Keyflower, choice: Choice[State]) -> dict[str, Fact]:
    """The facts of a question."""
    facts: dict[str, Fact] = {"season": s.season}
    if isinstance(
        choice,
        (
            Placing,
            AddWorker,
            ChooseResource,
            PayWorker,
            ReturnSkill,
            CarryTowards,
            PlaceBeside,
            PlaceTurned,
            PayResources,
            PaySkill,
        ),
    ):
        facts["tile"] = named(s, choice.tile)
    if isinstance(choice, Turn):
        facts["passes"] = s.passes
        facts["seats"] = s.seats
    if isinstance(choice, Placing):
        facts["bid"] = int(choice.is_bid)
    if isinstance(choice, TakeGroup):
        group = reserve_of(s, choice.seat).groups[choice.at]
        facts["group"] = named(s, group >> 16)
        facts["size"] = group & 255
        facts["colour"] = group >> 8 & 255
    if isinstance(choice, ChooseNumber):
        facts["least"], facts["most"] = choice.bounds(s)
        facts["colour"] = choice.colour
    if isinstance(choice, AddWorker):
        facts["placed"] = choice.moved + size(choice.added)
        facts["least"] = least_size(s, choice.tile)
        facts["most"] = most_size(s, choice.tile)
    if isinstance(choice, (Transport, CarryTowards)):
        facts["points"] = choice.points
    if isinstance(choice, CarryTowards):
        facts["resource"] = f"~{RESOURCES[choice.resource]}"
    if isinstance(choice, ChooseUpgrade):
        facts["upgrades"] = choice.upgrades
    if isinstance(choice, ChooseWinter):
        facts["count"] = choice.chosen.bit_count()
    return facts


def answered_with(s: Keyflower, seat: int, a: Action) -> dict[str, Fact]:
    """The facts of an answer, possible or not."""
    choice = question(s, seat)
    if isinstance(a, Bid):
        return {"tile": named(s, a.tile), **price_of_bid(s, seat, a.tile)}
    if isinstance(a, UseTile):
        return {"tile": named(s, a.tile), **price_of_use(s, seat, a.tile)}
    if isinstance(a, Upgrade):
        return {"tile": named(s, a.tile), **price_of_upgrade(s, a.tile, isinstance(choice, FlipTile))}
    if isinstance(a, Pick):
        return {"tile": named(s, a.tile), **load_of(s, a.tile)}
    if isinstance(a, Colour):
        workers = s.players[seat].workers - (choice.added if isinstance(choice, AddWorker) else 0)
        return {"colour": a.colour, "have": of(workers, a.colour)}
    if isinstance(a, Workers):
        return {"count": a.count, "total": group_with(s, choice, a.count), "next": use_after(s, choice, a.count)}
    if isinstance(a, Stop):
        return what_stops(choice)
    if isinstance(a, Done):
        return {"count": choice.chosen.bit_count() if isinstance(choice, ChooseWinter) else 0}
    if isinstance(a, Resource):
        return {"resource": f"~{RESOURCES[a.resource]}"}
    if isinstance(a, Carry):
        return {"resource": f"~{RESOURCES[a.resource]}", "tile": named(s, a.tile)}
    if isinstance(a, Pay):
        return listed(resource_facts(a.pile))
    if isinstance(a, PayGroup):
        return {"tile": named(s, a.tile), **group_there(s, seat, a.tile)}
    if isinstance(a, (Place, Contribute)):
        return {"tile": named(s, a.tile)}
    if isinstance(a, Beside):
        return {"tile": named(s, a.tile), "side": a.side}
    if isinstance(a, Towards):
        tile = tile_towards(s, choice, a.side)
        return {"side": a.side, "tile": tile, "known": int(bool(tile))}
    return {"steps": a.steps, **roads_of(s, seat, choice, a.steps)} if isinstance(a, Turned) else {}


def roads_of(s: Keyflower, seat: int, choice: Choice[State] | None, turn: int) -> dict[str, Fact]:
    """[KEY-EXP-3] The tile; how many tiles a road would lead to if it lay so, and the first three of them."""
    tiles: list[Fact] = []
    laid = ""
    if isinstance(choice, PlaceTurned):
        laid = named(s, choice.tile)
        p = s.players[seat]
        edges = s.box.tiles[choice.tile].turned[turn]
        for side in range(6):
            if choice.hex >> (12 + 2 * side) & 3 and edges >> (2 * side) & 3 == ROAD:
                if choice.hex >> (2 * side) & 3 == ROAD:
                    tiles.append(named(s, p.village[index_of(p.cells, (choice.hex >> 24) + STEP[side])]))
    facts: dict[str, Fact] = {"tile": laid, "roads": len(tiles)}
    for i, name in enumerate(("first", "second", "third")):
        facts[name] = tiles[i] if i < len(tiles) else ""
    return facts


def price_of_bid(s: Keyflower, seat: int, tile: int) -> dict[str, Fact]:
    """[KEY-BID-7, KEY-COL-3] The fewest workers, and their colour if there is but one; 0 where nobody can bid."""
    if not is_biddable(s, tile):
        return {"need": 0, "colour": NO_COLOUR}
    colours = bid_colours(s, seat, tile)
    colour = colours.bit_length() - 1 if colours.bit_count() == 1 else NO_COLOUR
    return {"need": least_for_bid(s, seat, tile, 0), "colour": colour}


def price_of_use(s: Keyflower, seat: int, tile: int) -> dict[str, Fact]:
    """[KEY-USE-4, KEY-COL-3] The fewest workers, and their colour if it is bound; 0 where there is nothing to use."""
    if tile >= SUMMER_BOAT0 or s.where[tile] == NOWHERE or not s.box.usable >> tile & 1:
        return {"need": 0, "colour": NO_COLOUR}
    return {"need": least_size(s, tile), "colour": use_colour(s, seat, tile)}


def price_of_upgrade(s: Keyflower, tile: int, is_free: bool) -> dict[str, Fact]:
    """[KEY-UPG-2, KEY-UPG-3] The cost, and how many points more the back is worth."""
    printed = s.box.tiles[tile]
    cost = printed.cost
    is_priced = printed.is_upgradable and not is_free
    wild: dict[str, Fact] = {"any_resources": cost.any_resources, "any_skills": cost.any_skills}
    return {
        "priced": int(is_priced),
        "points": printed.back.points - printed.front.points if printed.is_upgradable else 0,
        **listed(resource_facts(cost.resources), skill_facts(cost.skills), wild),
    }


def load_of(s: Keyflower, boat: int) -> dict[str, Fact]:
    """What a boat carries now; in winter the boat itself is taken."""
    row = s.table.boats.index(boat) if boat in s.table.boats and s.season != WINTER else -1
    workers, skills = (s.boat_workers[row], s.boat_skills[row]) if row >= 0 else (0, 0)
    kept = int(s.season == WINTER)
    load = listed(worker_facts(workers), skill_facts(skills))
    return {"kept": kept, "load": size(workers) + size(skills), **load}


def group_with(s: Keyflower, choice: Choice[State] | None, count: int) -> int:
    """How large a group or a use becomes with so many workers from the screen."""
    if not isinstance(choice, ChooseNumber):
        return count
    own = bid_of(s, choice.tile, choice.seat) if choice.is_bid else 0
    return own + choice.moved + count


def use_after(s: Keyflower, choice: Choice[State] | None, count: int) -> int:
    """[KEY-USE-4, KEY-USE-5] How many workers the use after this one would take; 0 if the tile would be closed."""
    if not isinstance(choice, ChooseNumber) or choice.is_bid:
        return 0
    placed = choice.moved + count
    return placed + 1 if 2 * placed + 1 <= most_size(s, choice.tile) else 0


def what_stops(choice: Choice[State] | None) -> dict[str, Fact]:
    if isinstance(choice, AddWorker):
        return {"what": OF_WORKERS, "count": choice.moved + size(choice.added)}
    if isinstance(choice, FlipTile):
        return {"what": OF_FLIPPER, "count": 0}
    return {"what": OF_UPGRADES if isinstance(choice, ChooseUpgrade) else OF_MOVES, "count": 0}


def group_there(s: Keyflower, seat: int, tile: int) -> dict[str, Fact]:
    count = bid_of(s, tile, seat) if is_biddable(s, tile) else 0
    return {"size": count, "colour": group_colour(s, tile, seat) if count else NO_COLOUR}


def tile_towards(s: Keyflower, choice: Choice[State] | None, side: int) -> str:
    """The tile that a resource would be carried to; "" if nothing is being carried, or nothing is there."""
    if not isinstance(choice, CarryTowards):
        return ""
    p = s.players[choice.seat]
    there = p.beside[index_of(p.village, choice.tile) * 6 + side]
    return named(s, p.village[there]) if there >= 0 else ""
