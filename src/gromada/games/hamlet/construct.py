"""Constructing a building: section 7 of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, Detail, Step, Task
from gromada.games.hamlet.actions import BUILD, ON, OWN, ChooseBlueprint, HostSide, OwnSide
from gromada.games.hamlet.components import MILESTONE_IDS
from gromada.games.hamlet.events import Constructed, MilestoneTaken, StackEntered, who
from gromada.games.hamlet.lattice import NOTHING, vertex_of
from gromada.games.hamlet.payment import can_pay, gain_gold, gain_points, gained, in_mid_action, payment, reach_of
from gromada.games.hamlet.printed import BASICS, REFINERY, RESOURCES, SIDES, Cost
from gromada.games.hamlet.shortage import of_cost
from gromada.games.hamlet.state import NOBODY, Hamlet
from gromada.games.hamlet.town_hall import refill


def refuses_project(s: Hamlet, seat: int, host: int, reach: int, tile: int) -> str:
    """[HAM-BUILD-1, HAM-BUILD-2, HAM-TERM-2] An own blueprint with a legal placement here and a payable cost."""
    if tile not in s.players[seat].blueprints:
        return "HAM-BUILD-1"
    if can_pay(s, seat, reach, s.box.tiles[tile].cost, True):
        return ALLOWED if s.board.fits(host, tile) else "HAM-GEO-7"
    return "HAM-BUILD-2" if s.board.fits(host, tile) else "HAM-GEO-7"


def refuses_construction(s: Hamlet, seat: int, host: int, reach: int) -> str:
    """[HAM-BUILD-1, HAM-BUILD-2] Some blueprint must be possible here.

    What cannot be paid is not tried for a place: options need no reason, `why_no_construction` finds it.
    """
    blueprints = s.players[seat].blueprints
    for tile in blueprints:
        if can_pay(s, seat, reach, s.box.tiles[tile].cost, True) and s.board.fits(host, tile):
            return ALLOWED
    return "HAM-BUILD-2" if blueprints else "HAM-BUILD-1"


def why_no_construction(s: Hamlet, seat: int, host: int, reach: int) -> str:
    """[HAM-BUILD-1, HAM-BUILD-2, HAM-GEO-7] The same with the reason of the blueprint that comes nearest."""
    refused = refuses_construction(s, seat, host, reach)
    if refused != "HAM-BUILD-2":
        return refused
    return "HAM-BUILD-2" if fitting(s, seat, host) else "HAM-GEO-7"


# Why a tile cannot lie somewhere.
NO_PLACE: Final = "nowhere"
NO_SUCH_EDGE: Final = "edge"
TAKEN: Final = "taken"
NO_ROOM: Final = "room"
BAD_ROAD: Final = "road"


def why_not_beside(s: Hamlet, host: int, tile: int, side: int, own: int) -> str:
    """[HAM-GEO-4, HAM-GEO-6] Why a tile cannot lie at this edge of the host, with its edge `own` there, or any (-1)."""
    shape = s.box.shapes[tile]
    if side >= s.box.shapes[host].sides or own >= shape.sides:
        return NO_SUCH_EDGE
    host_side = host * SIDES + side
    if s.board.facing[host_side] != NOTHING:
        return TAKEN
    for j in range(shape.sides):
        if own in (-1, j):
            turns = s.board.turns_for(host_side, tile, j)
            if not s.board.refuses_cells(tile, turns, s.board.offset_for(host_side, tile, j, turns)):
                return BAD_ROAD
    return NO_ROOM


def fitting(s: Hamlet, seat: int, host: int) -> list[Cost]:
    """Costs of the own blueprints that have a place next to this tile."""
    return [s.box.tiles[tile].cost for tile in s.players[seat].blueprints if s.board.fits(host, tile)]


class ChooseProject(Detail[Hamlet]):
    """[HAM-BUILD-1] Which blueprint."""

    def __init__(self, seat: int, host: int) -> None:
        super().__init__(seat)
        self.host: Final = host

    def options(self, s: Hamlet) -> list[Action]:
        reach = reach_of(s, self.seat, self.host)
        found: list[Action] = []
        for tile in s.players[self.seat].blueprints:
            if not refuses_project(s, self.seat, self.host, reach, tile):
                found.append(BUILD[tile])
        return found

    def refusal(self, s: Hamlet, a: Action) -> str:
        if not isinstance(a, ChooseBlueprint):
            return in_mid_action(a)
        return refuses_project(s, self.seat, self.host, reach_of(s, self.seat, self.host), a.tile)

    def facts(self, s: Hamlet, a: Action, rule: str) -> dict[str, Fact]:
        if rule == "HAM-GEO-7":
            return {"why": NO_PLACE}
        if rule != "HAM-BUILD-2" or not isinstance(a, ChooseBlueprint):
            return {}
        return of_cost(s, self.seat, self.host, s.box.tiles[a.tile].cost)

    def choose(self, s: Hamlet, a: Action) -> None:
        assert isinstance(a, ChooseBlueprint)
        s.then(ChooseHostSide(self.seat, self.host, a.tile))


class ChooseHostSide(Detail[Hamlet]):
    """[HAM-BUILD-1, HAM-GEO-7] On which segment of the villager's tile."""

    def __init__(self, seat: int, host: int, tile: int) -> None:
        super().__init__(seat)
        self.host: Final = host
        self.tile: Final = tile

    def options(self, s: Hamlet) -> list[Action]:
        found: list[Action] = []
        last = -1
        for name in s.board.placements(self.host, self.tile):
            if name // SIDES != last:
                last = name // SIDES
                found.append(ON[last])
        return found

    def refusal(self, s: Hamlet, a: Action) -> str:
        if not isinstance(a, HostSide):
            return in_mid_action(a)
        return ALLOWED if a in self.options(s) else "HAM-GEO-7"

    def facts(self, s: Hamlet, a: Action, rule: str) -> dict[str, Fact]:
        if rule != "HAM-GEO-7" or not isinstance(a, HostSide):
            return {}
        return {"why": why_not_beside(s, self.host, self.tile, a.side, -1)}

    def choose(self, s: Hamlet, a: Action) -> None:
        assert isinstance(a, HostSide)
        s.then(ChooseOwnSide(self.seat, self.host, self.tile, a.side))


class ChooseOwnSide(Detail[Hamlet]):
    """[HAM-BUILD-1, HAM-GEO-7, HAM-PAY-7] With which of its own segments; then the payment, then the building."""

    def __init__(self, seat: int, host: int, tile: int, side: int) -> None:
        super().__init__(seat)
        self.host: Final = host
        self.tile: Final = tile
        self.side: Final = side

    def options(self, s: Hamlet) -> list[Action]:
        names = s.board.placements(self.host, self.tile)
        return [OWN[name % SIDES] for name in names if name // SIDES == self.side]

    def refusal(self, s: Hamlet, a: Action) -> str:
        if not isinstance(a, OwnSide):
            return in_mid_action(a)
        return ALLOWED if a in self.options(s) else "HAM-GEO-7"

    def facts(self, s: Hamlet, a: Action, rule: str) -> dict[str, Fact]:
        if rule != "HAM-GEO-7" or not isinstance(a, OwnSide):
            return {}
        return {"why": why_not_beside(s, self.host, self.tile, self.side, a.side)}

    def choose(self, s: Hamlet, a: Action) -> None:
        assert isinstance(a, OwnSide)
        cost = s.box.tiles[self.tile].cost
        raising = Raise(self.seat, self.host, self.tile, self.side, a.side)
        s.then(*payment(self.seat, self.host, cost, True), raising)


class Raise(Task[Hamlet]):
    """[HAM-BUILD-8] Pay, place, flag, reward, milestone, stack into bag, refill row."""

    def __init__(self, seat: int, host: int, tile: int, side: int, own: int) -> None:
        self.seat: Final = seat
        self.host: Final = host
        self.tile: Final = tile
        self.side: Final = side
        self.own: Final = own

    def run(self, s: Hamlet) -> None:
        s.then(*raise_tile(s, self.seat, self.host, self.tile, self.side, self.own))


def raise_tile(s: Hamlet, player: int, host: int, tile: int, side: int, own: int) -> list[Step]:
    """[HAM-BUILD-3, HAM-BUILD-4, HAM-BUILD-7, HAM-BUILD-8] The tile lies, with a flag if it is a landmark; rewards.

    Its spaces start empty, and it need not be joined by a road.
    """
    printed = s.box.tiles[tile]
    me = s.players[player]
    is_first = printed.kind == REFINERY and not has_refinery(s, printed.product)
    me.blueprints.remove(tile)
    s.board = s.board.with_tile(host, tile, side, own)
    if printed.has_flag:
        me.flags |= 1 << tile
    gain_points(s, player, printed.points)
    gain_gold(s, player, printed.gold)
    s.is_idle = False
    gold, points = gained(s, player, printed.gold, printed.points)
    if s.is_telling:
        q, r = vertex_of(s.board.offsets[tile])
        turns = s.board.turns[tile]
        s.tell(Constructed(who(s, player), printed.id, s.box.tiles[host].id, side, turns, q, r, points, gold))
    if printed.milestone >= 0:
        take_milestone(s, player, printed.milestone)
    if is_first:
        enter_stack(s, printed.product)
    return refill(s)


def has_refinery(s: Hamlet, product: int) -> bool:
    """Whether a refinery of this type is on the board."""
    return any([bool(s.board.tiles >> tile & 1) for tile in s.box.holders[product]])


def take_milestone(s: Hamlet, player: int, milestone: int) -> None:
    """[HAM-BUILD-5, HAM-MS-3, HAM-RUL-23] At once, once, for good; whoever comes later gets nothing."""
    if s.milestones[milestone] == NOBODY:
        s.milestones[milestone] = player
        s.tell(MilestoneTaken(who(s, player), MILESTONE_IDS[milestone]))


def enter_stack(s: Hamlet, product: int) -> None:
    """[HAM-BUILD-6] The first refinery of a type mixes that type's stack into the bag."""
    s.entered |= 1 << (product - BASICS)
    s.bag |= s.box.stacks[product - BASICS]
    s.tell(StackEntered(RESOURCES[product], s.box.stacks[product - BASICS].bit_count()))
