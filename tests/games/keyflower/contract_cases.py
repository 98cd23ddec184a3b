"""Every way to play Keyflower, and what is always true of its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gromada.core.state import State
from gromada.games.keyflower.actions import Done, Pass, Stop
from gromada.games.keyflower.printed import (
    BOAT0,
    NO_COLOUR,
    NO_ROADS,
    OPPOSITE,
    OTHER_BIDS,
    OTHER_USES,
    RESOURCES,
    STEP,
    TILES,
    WINTER,
    WINTER0,
    covers,
    of,
    size,
    some,
)
from gromada.games.keyflower.screens import known_skills
from gromada.games.keyflower.season_end import PickBoat
from gromada.games.keyflower.state import CENTRE, Keyflower, bid_of, edge_of, group_colour
from tests.games.keyflower.building import moves, table, whole, win

OTHER_READINGS: dict[str, object] = {
    "hiring_fair_draw_first": True,
    "boat_2a_crosses_water": False,
    "boat_3b_leftovers_score": False,
    "boat_4a_blocked_by_on_tile_workers": False,
    "boat_4a_on_turn_order_tiles": False,
    "sea_bastion_mode": "single_closed_route",
}
GAMES = 3000
CASES: list[tuple[int, dict[str, object]]] = [
    *[(seats, {}) for seats in range(2, 6)],
    (2, OTHER_READINGS),
    (6, {}),
    *[(seats, OTHER_READINGS) for seats in (4, 5)],
    *[(3, {key: value}) for key, value in OTHER_READINGS.items()],
    *[(seats, OTHER_READINGS) for seats in (3, 6)],
]

AUTUMN = ("inn", "wainwright", "fair", "barn")
PLACELESS: tuple[type, ...] = (Pass, Stop, Done)


def lying_groups() -> Keyflower:
    """Boat 4a: one seat has answered red bids with lying green ones at every tile, and the bidder uses one of them."""
    s = whole(
        table({"green": 9, "blue": 3}, {"red": 9}, {"red": 4, "yellow": 4}, seats=3, season="autumn", centre=AUTUMN)
    )
    win(s, 0, "summer_boat_4a")
    for tile in AUTUMN[:3]:
        moves(s, 0, "pass")
        moves(s, 1, f"bid {tile}", "red", "workers 2")
        moves(s, 2, "pass")
    for tile in AUTUMN[:2]:
        moves(s, 0, f"bid {tile}", "green", "workers 3")
        moves(s, 1, "pass")
        moves(s, 2, "pass")
    moves(s, 0, f"bid {AUTUMN[2]}", "green", "workers 3")
    moves(s, 1, f"use {AUTUMN[0]}")
    s.events.clear()
    return s


def mixed_workers() -> Keyflower:
    """Boat 4b: every tile has a colour, and its owner is about to use them with workers of any colours."""
    s = whole(table({"blue": 3, "red": 2, "yellow": 2, "green": 2}, {"red": 9}, season="autumn", centre=AUTUMN))
    win(s, 0, "summer_boat_4b")
    for tile in AUTUMN[:3]:
        moves(s, 0, "pass")
        moves(s, 1, f"bid {tile}", "red", "workers 1")
    s.events.clear()
    return s


ARRANGED: list[tuple[str, Callable[[], State]]] = [("boat-4a", lying_groups), ("boat-4b", mixed_workers)]


def counted(s: State, view: Any) -> dict[tuple[str, str], int | None]:
    """Workers, skill tiles, resources and tiles by where they lie; winter tiles are in hand until all have chosen."""
    found: dict[tuple[str, str], int | None] = {}
    villages = [tile for p in view["players"] for tile in p["village"]]
    for tile in (*view["centre"], *view["turn_order"], *villages):
        found["tile", tile["at"]] = 1
        found["worker", tile["at"]] = sum(tile["workers"].values()) + sum(bid["size"] for bid in tile["bids"])
    for tile in villages:
        for resource, count in tile["resources"].items():
            found[resource, tile["at"]] = count
    for boat in view["boats"]:
        found["worker", boat["at"]] = sum(boat["workers"].values())
        found["skill", boat["at"]] = sum(boat["skills"].values())
    found["worker", "bag"], found["worker", "greens"] = view["bag"], view["greens"]
    found["skill", "pile"] = view["pile"]
    for resource, count in view["supply"].items():
        found[resource, "supply"] = count
    for p in view["players"]:
        owner = f"seat/{p['seat']}"
        found["worker", f"{owner}/screen"], found["skill", f"{owner}/screen"] = p["workers"], p["skills"]
        found["tile", f"{owner}/waiting"] = len(p["waiting"])
        found["tile", f"{owner}/winter"] = None if s.lanes else p["winter_tiles"]
    return found


def kind_of(what: str) -> str:
    for kind in ("worker", "skill"):
        if what.startswith(kind):
            return kind
    return what if what in (*RESOURCES, "marker") else "tile"


def check(state: State) -> None:
    """The invariants of the ledger, after any decision."""
    assert isinstance(state, Keyflower)
    check_workers(state)
    check_skills_and_resources(state)
    check_tiles(state)
    check_edges(state)
    check_villages(state)
    check_boats(state)
    check_knowledge(state)


def check_workers(s: Keyflower) -> None:
    """KEY-INV-1."""
    total = s.bag + some(3, s.greens)
    for p in s.players:
        total += p.workers
    for load in s.boat_workers:
        total += load
    for tile in range(BOAT0):
        total += s.on_tile[tile]
        for seat in range(s.seats):
            if bid_of(s, tile, seat):
                total += some(group_colour(s, tile, seat), bid_of(s, tile, seat))
    assert total == s.box.workers
    assert size(total) == 140
    assert 0 <= s.start < s.seats


def check_skills_and_resources(s: Keyflower) -> None:
    """KEY-INV-2, KEY-INV-3."""
    skills = s.pile + sum(s.boat_skills) + sum([p.skills for p in s.players])
    assert skills == s.box.skills
    assert size(skills) == 48
    resources = s.supply + sum([sum(p.goods) for p in s.players])
    assert resources == s.box.resources
    assert size(resources) == 120
    for p in s.players:
        assert all(of(pile, i) < 128 for pile in p.goods for i in range(4))


def check_tiles(s: Keyflower) -> None:
    """KEY-INV-10."""
    places: list[int] = [*s.centre]
    for p in s.players:
        places += p.village + p.waiting
        places += [WINTER0 + i for i in range(12) if p.hand >> i & 1]
    assert len(places) == len(set(places))
    for tile in range(TILES):
        if s.where[tile] == CENTRE:
            assert tile in s.centre
        elif s.where[tile] >= 0:
            assert tile in s.players[s.where[tile]].village


def check_edges(s: Keyflower) -> None:
    """KEY-INV-4, KEY-INV-5, KEY-INV-6, KEY-INV-12."""
    wild_bids = [seat for seat in range(s.seats) if s.players[seat].powers & OTHER_BIDS]
    has_wild_uses = any(p.powers & OTHER_USES for p in s.players)
    for tile in range(BOAT0):
        assert size(s.on_tile[tile]) <= s.box.most_on_tile
        sizes = []
        uses = s.uses[tile]
        while uses:
            sizes.append(uses & 7)
            uses >>= 3
        assert sizes == sorted(set(sizes), reverse=True)
        assert len(sizes) <= 3
        groups = [bid_of(s, tile, seat) for seat in range(s.seats) if bid_of(s, tile, seat)]
        assert len(groups) == len(set(groups))
        if groups or s.on_tile[tile]:
            assert s.lock[tile] != NO_COLOUR
        if s.lying[tile] != NO_COLOUR:
            assert any(bid_of(s, tile, seat) for seat in wild_bids)
            assert s.lying[tile] != s.lock[tile]
        if s.on_tile[tile] and not has_wild_uses:
            assert s.on_tile[tile] == some(s.lock[tile], size(s.on_tile[tile]))


def check_villages(s: Keyflower) -> None:
    """KEY-INV-7."""
    for p in s.players:
        reached = {0} if p.village else set()
        growing = True
        while growing:
            growing = False
            for here in list(reached):
                for side in range(6):
                    there = p.beside[here * 6 + side]
                    if there >= 0 and there not in reached:
                        reached.add(there)
                        growing = True
        assert len(reached) == len(p.village)
        assert len(set(p.cells)) == len(p.cells)
        for here in range(len(p.village)):
            for side in range(6):
                there = p.beside[here * 6 + side]
                at = p.cells.index(p.cells[here] + STEP[side]) if p.cells[here] + STEP[side] in p.cells else -1
                assert there == at
                if there >= 0 and not p.powers & NO_ROADS:
                    assert edge_of(s, p, here, side) == edge_of(s, p, there, OPPOSITE[side])


def check_boats(s: Keyflower) -> None:
    """KEY-INV-8, KEY-INV-11."""
    is_picking = bool(s.agenda) and isinstance(s.agenda[-1], PickBoat)
    if is_picking or (not s.centre and not s.lanes and s.season >= 0):
        assert not any(s.on_tile)
        assert not any(s.bids)
    if s.is_over():
        assert s.season == WINTER
        for p in s.players:
            assert len([tile for tile in p.village + p.waiting if tile >= BOAT0]) == 1


def check_knowledge(s: Keyflower) -> None:
    """KEY-HID-3: what is known of a screen never contradicts what is behind it."""
    for p in s.players:
        for colour in range(4):
            assert of(p.seen, colour) <= of(p.workers, colour)
        assert of(p.workers, 3) - of(p.seen, 3) <= p.greenish
        known = sum([size(layer & 0xFFFFFF) + (layer >> 24 & 255) - (layer >> 32) for layer in p.layers])
        assert known == size(p.skills)
        assert covers(p.skills, known_skills(p))
    unseen = of(s.bag, 3) + sum([of(p.workers, 3) - of(p.seen, 3) for p in s.players])
    assert s.strays == unseen
