"""What the contract suite needs to know of Hamlet: its ways to be played, and what is always true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from gromada.core.play import awaited, options
from gromada.core.state import State
from gromada.games.hamlet.actions import EndTurn, FinishDonkeys, MoveDonkeys, SkipBlueprint, StopHiring
from gromada.games.hamlet.lattice import NOTHING, owner_of_road, side_of_road, tile_of
from gromada.games.hamlet.payment import Pay
from gromada.games.hamlet.printed import (
    BASICS,
    CHURCH_COMPLETE,
    NO_REASON,
    REFINED,
    REFINERY,
    RESOURCES,
    ROAD,
    SIDES,
)
from gromada.games.hamlet.state import BOTRIC, NO_SALE, NOBODY, Hamlet, basics_on, tokens_on
from tests.games.hamlet.building import GAME

PLACELESS = (EndTurn, MoveDonkeys, FinishDonkeys, SkipBlueprint, StopHiring)
GAMES = 600  # a random game has about 1,500 decisions, ten times as many as those of the other boxes
SHORT = {"round_limit": 100}  # where the length does not matter
CASES: list[tuple[int, dict[str, object]]] = []
CASES += [(seats, {}) for seats in (1, 2, 3, 4)]
CASES += [(seats, {"random_layout": True, **SHORT}) for seats in (1, 2, 3, 4)]
CASES += [(seats, {"allow_parallel_roads": True, **SHORT}) for seats in (2, 4)]
CASES += [(1, {"random_layout": True, "allow_parallel_roads": True, **SHORT})]
CASES += [(3, {"stall_limit": 20, "round_limit": 100})]


def empty_bag() -> Hamlet:
    """All tiles of the bag are blueprints, the workers are hired: the row gets short, tiles find no place."""
    s = GAME.new(2, 5)
    for i, tile in enumerate([tile for tile in range(len(s.box.tiles)) if s.bag >> tile & 1]):
        s.players[i % 2].blueprints.append(tile)
    s.bag = 0
    for p in s.players:
        p.gold = 40
        p.villagers = [s.box.church] * s.box.most_villagers
        p.standing = (1 << len(p.villagers)) - 1
        p.donkeys = [s.box.church] * s.box.most_donkeys
    return s


def last_delivery() -> Hamlet:
    """One delivery is left and nothing is on sale: the end comes at once, in mid-turn."""
    s = GAME.new(3, 6)
    s.delivered = [*[1] * (len(s.delivered) - 1), NOBODY]
    s.players[1].deliveries = len(s.delivered) - 1
    for number in range(len(s.box.sales)):
        if number in s.face_up or (s.unseen >> number & 1 and s.sales_left[s.box.sales[number].level]):
            s.players[2].sales.append(number)
            if s.unseen >> number & 1:
                s.sales_left[s.box.sales[number].level] -= 1
                s.unseen &= ~(1 << number)
    s.face_up = [NO_SALE] * len(s.face_up)
    for p in s.players:
        p.gold = 60
    return s


def rich_botric() -> Hamlet:
    """Botric can hire, and takes a blueprint with it; his next action tokens come round quickly."""
    s = GAME.new(1, 7)
    s.favour[0].coins = 12
    s.favour[0].discs = [0, 0, 1]
    s.players[BOTRIC].villagers = [s.box.church] * 3
    return s


ARRANGED: list[tuple[str, Callable[[], State]]] = [
    ("empty_bag", empty_bag),
    ("last_delivery", last_delivery),
    ("rich_botric", rich_botric),
]


def counted(s: State, view: Any) -> dict[tuple[str, str], int | None]:
    """Gold, points, goods, tiles, people and roads by where they are; the row as a whole, since it moves up."""
    found: Counter[tuple[str, str]] = Counter()
    names = {tile["tile"]: tile["at"] for tile in view["board"]}
    for tile in view["board"]:
        found["tile", tile["at"]] = 1
        for token in tile["tokens"]:
            found[token["resource"], f"{tile['at']}/goods"] += token["count"]
    for p in view["players"]:
        owner = p["at"]
        found["gold", f"{owner}/purse"] = p["gold"]
        found["points", f"{owner}/points"] = p["points"]
        found["road", f"{owner}/roads"] = p["roads"]
        found["tile", f"{owner}/blueprints"] = len(p["blueprints"])
        found["sale", f"{owner}/sales"] = len(p["sales"])
        found["milestone", owner] = len(p["milestones"])
        for resource, count in p["supply"].items():
            found[resource, f"{owner}/supply"] = count
        for villager in p["villagers"]:
            found["villager", names[villager["tile"]]] += 1
        for donkey in p["donkeys"]:
            found["donkey", names[donkey["tile"]]] += 1
    found["tile", "row"] = len(view["row"])
    found["gold", "row"] = sum(one["gold"] for one in view["row"])
    found["tile", "bag"] = len(view["bag"])
    for resource, stack in view["stacks"].items():
        found["tile", f"stack/{resource}"] = len(stack)
    for sale in view["sales"]:
        found["sale", sale["at"]] = int(sale["id"] is not None)
    found["sale", "sales"] = sum(view["sales_left"])
    return dict(found)


def kind_of(what: str) -> str:
    id = what.removeprefix("~")
    if not what.startswith("~") or id in RESOURCES:
        return "tile" if id == "card_back" else id
    for kind in ("sale", "milestone"):
        if f"{kind}s.{id}" in GAME.box.pack.names or f"{kind}s_awards.{id}" in GAME.box.pack.names:
            return kind
    return "tile"


def check(state: State) -> None:
    """What holds between any two answers: section 15 of the ledger."""
    assert isinstance(state, Hamlet)
    check_tiles(state)
    check_players(state)
    check_board(state)
    check_stock(state)
    check_shared(state)
    check_end(state)


def check_tiles(s: Hamlet) -> None:
    """HAM-INV-1, HAM-INV-4: every tile is in one place, and the row is as full as it can be."""
    places = [*[tile_of(placed) for placed in s.board.placed], *s.row]
    for p in s.players:
        places += p.blueprints
    waiting = [stack for i, stack in enumerate(s.box.stacks) if not s.entered >> i & 1]
    for tiles in (s.bag, *waiting):
        places += [tile for tile in range(len(s.box.tiles)) if tiles >> tile & 1]
    assert sorted(places) == list(range(len(s.box.tiles)))
    assert len(s.row) == len(s.row_gold)
    assert len(s.row) == s.box.row_slots or (len(s.row) < s.box.row_slots and not s.bag)


def check_players(s: Hamlet) -> None:
    """HAM-INV-2, HAM-INV-3, HAM-INV-10, HAM-INV-12."""
    for number, p in enumerate(s.players):
        is_bot = number >= s.seats
        for i in range(REFINED):
            holders = s.box.holders[BASICS + i]
            made = sum(tokens_on(s.stock[tile], number, side) for tile in holders for side in range(2))
            assert made + p.supply[i] == s.box.tokens_each
        built = [road for road in s.board.roads if owner_of_road(road) == number]
        assert len(built) + p.roads == s.box.roads
        assert 1 <= len(p.villagers) <= s.box.most_villagers
        assert len(p.donkeys) <= s.box.most_donkeys
        assert bool(p.donkeys) != is_bot
        assert len(p.blueprints) <= s.box.most_blueprints
        assert p.gold >= 0
        assert p.points >= 0
        assert all(s.board.is_connected(tile) for tile in [*p.villagers, *p.donkeys])
    assert min(s.row_gold, default=0) >= 0


def check_board(s: Hamlet) -> None:
    """HAM-INV-5, HAM-INV-6: no overlap, segments that may meet, one piece; roads where roads may lie."""
    board = s.board
    cells = [len(s.box.shapes[tile_of(placed)].cells) for placed in board.placed]
    assert len(board.cells) == sum(cells)
    for placed in board.placed:
        tile = tile_of(placed)
        for i in range(s.box.shapes[tile].sides):
            facing = board.facing[tile * SIDES + i]
            if facing != NOTHING:
                assert board.facing[facing] == tile * SIDES + i
                assert (board.type_of(facing) == ROAD) == (s.box.shapes[tile].segments[i] == ROAD)
    seen, wave = {s.box.church}, [s.box.church]
    while wave:
        at = wave.pop()
        fresh = [tile for tile in range(len(s.box.tiles)) if board.adjacent[at] >> tile & 1 and tile not in seen]
        seen |= set(fresh)
        wave += fresh
    assert len(seen) == len(board.placed)
    pairs = []
    for road in board.roads:
        side = side_of_road(road)
        a, b = side // SIDES, board.facing[side] // SIDES
        assert board.is_bridgeable(side)
        assert not board.printed[a] >> b & 1
        pairs.append((min(a, b), max(a, b), owner_of_road(road) if s.has_parallel_roads else 0))
    assert len(pairs) == len(set(pairs))


def check_stock(s: Hamlet) -> None:
    """HAM-INV-7, HAM-INV-14."""
    for tile in s.box.tiles:
        stock = s.stock[tile.number]
        assert s.filled(tile.number) <= tile.spaces
        if stock:
            assert s.board.is_connected(tile.number)
        for resource in range(BASICS):
            assert not basics_on(stock, resource) or tile.accepts >> resource & 1
        assert stock >> (4 * BASICS) == 0 or tile.kind == REFINERY


def check_shared(s: Hamlet) -> None:
    """HAM-INV-8, HAM-INV-9, HAM-INV-11."""
    assert [s.delivered.count(i) for i in range(len(s.players))] == [p.deliveries for p in s.players]
    up = [number for number in s.face_up if number != NO_SALE]
    taken = [number for p in s.players for number in p.sales]
    unseen = [number for number in range(len(s.box.sales)) if s.unseen >> number & 1]
    assert sorted([*up, *taken, *unseen]) == list(range(len(s.box.sales)))
    assert len(unseen) >= sum(s.sales_left)
    assert NO_SALE not in s.face_up or sum(s.sales_left) == 0
    for i in range(REFINED):
        has = any(s.board.tiles >> tile & 1 for tile in s.box.holders[BASICS + i])
        assert bool(s.entered >> i & 1) == has
        assert (s.milestones[i] != NOBODY) == has
    assert (s.milestones[REFINED] != NOBODY) == bool(s.board.roads)
    if s.favour:
        assert sorted(s.favour[0].tokens) == list(range(5))
        assert s.favour[0].coins >= 0


def check_end(s: Hamlet) -> None:
    """HAM-INV-15, HAM-INV-16, HAM-INV-13: limits, always an option; a game ends only with a whole round."""
    asked = awaited(s)
    assert bool(asked) == (s.end_reason == NO_REASON)
    if asked:
        assert not s.stall_limit or s.stall < s.stall_limit
        assert not s.round_limit or s.round <= s.round_limit
        if isinstance(s.agenda[-1], Pay):
            assert len(options(s, asked[0])) > 1
    else:
        assert (s.end_reason == CHURCH_COMPLETE) == (NOBODY not in s.delivered)
