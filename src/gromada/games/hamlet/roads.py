"""Building a road: section 8 of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, Detail, Task
from gromada.games.hamlet.actions import ROAD_SIDE, RoadSide
from gromada.games.hamlet.construct import take_milestone
from gromada.games.hamlet.events import RoadBuilt, who
from gromada.games.hamlet.lattice import NOTHING
from gromada.games.hamlet.payment import can_pay, in_mid_action, payment, reach_of
from gromada.games.hamlet.printed import PLANNER, ROAD, SIDES
from gromada.games.hamlet.shortage import of_cost
from gromada.games.hamlet.state import Hamlet


def refuses_place(s: Hamlet, player: int, side: int) -> str:
    """[HAM-ROAD-1, HAM-ROAD-2, HAM-ROAD-3, HAM-ROAD-8] Where a road may lie, whatever it costs.

    [HAM-RUL-5, HAM-OPT-2] With parallel roads only a printed connection or an own road forbids.
    """
    board = s.board
    facing = board.facing[side]
    if facing == NOTHING:
        return "HAM-ROAD-1"
    type = board.type_of(side)
    if type == ROAD or type != board.type_of(facing):
        return "HAM-ROAD-3"
    tile = side // SIDES
    other = facing // SIDES
    if not board.direct[tile] >> other & 1:
        return ALLOWED
    if not s.has_parallel_roads or board.printed[tile] >> other & 1:
        return "HAM-ROAD-2"
    return "HAM-ROAD-2" if board.joined_by(player)[tile] >> other & 1 else ALLOWED


def refuses_road(s: Hamlet, player: int, side: int, reach: int) -> str:
    """[HAM-ROAD-4, HAM-ROAD-5] A place, a road piece left, and its cost brought to the villager's tile."""
    if side % SIDES >= s.box.shapes[side // SIDES].sides:
        return "HAM-ROAD-1"
    refused = refuses_place(s, player, side)
    if refused:
        return refused
    if not s.players[player].roads:
        return "HAM-ROAD-4"
    return ALLOWED if can_pay(s, player, reach, s.box.road_costs[s.board.type_of(side)], True) else "HAM-ROAD-5"


def refuses_any_road(s: Hamlet, seat: int, tile: int, reach: int) -> str:
    """[HAM-ROAD-1] Some road must be possible from this tile."""
    if not s.players[seat].roads:
        return "HAM-ROAD-4"
    if s.has_parallel_roads:
        sides = [tile * SIDES + i for i in range(s.box.shapes[tile].sides)]
        sides = [side for side in sides if not refuses_place(s, seat, side)]
    else:
        sides = s.board.crossings(tile)
    tried = 0  # types of segments whose cost was asked for
    for side in sides:
        type = s.board.type_of(side)
        if not tried >> type & 1:
            tried |= 1 << type
            if can_pay(s, seat, reach, s.box.road_costs[type], True):
                return ALLOWED
    return "HAM-ROAD-5" if tried else "HAM-ROAD-1"


def why_no_road(s: Hamlet, seat: int, tile: int, reach: int) -> str:
    """[HAM-ROAD-1, HAM-ROAD-2, HAM-ROAD-3] The same in the words of the segment that comes nearest to a road.

    Options ask `refuses_any_road`, which does not look for the reason.
    """
    refused = refuses_any_road(s, seat, tile, reach)
    if refused != "HAM-ROAD-1":
        return refused
    places = [refuses_place(s, seat, tile * SIDES + i) for i in range(s.box.shapes[tile].sides)]
    for rule in ("HAM-ROAD-2", "HAM-ROAD-3"):
        if rule in places:
            return rule
    return refused


class ChooseRoad(Detail[Hamlet]):
    """[HAM-ROAD-1] Which shared segment of the villager's tile."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: Hamlet) -> list[Action]:
        reach = reach_of(s, self.seat, self.tile)
        found: list[Action] = []
        for i in range(s.box.shapes[self.tile].sides):
            if not refuses_road(s, self.seat, self.tile * SIDES + i, reach):
                found.append(ROAD_SIDE[i])
        return found

    def refusal(self, s: Hamlet, a: Action) -> str:
        if not isinstance(a, RoadSide):
            return in_mid_action(a)
        return refuses_road(s, self.seat, self.tile * SIDES + a.side, reach_of(s, self.seat, self.tile))

    def facts(self, s: Hamlet, a: Action, rule: str) -> dict[str, Fact]:
        if rule != "HAM-ROAD-5" or not isinstance(a, RoadSide):
            return {}
        return of_cost(s, self.seat, self.tile, s.box.road_costs[s.board.type_of(self.tile * SIDES + a.side)])

    def choose(self, s: Hamlet, a: Action) -> None:
        assert isinstance(a, RoadSide)
        side = self.tile * SIDES + a.side
        cost = s.box.road_costs[s.board.type_of(side)]
        s.then(*payment(self.seat, self.tile, cost, True), LayRoad(self.seat, side))


class LayRoad(Task[Hamlet]):
    """[HAM-ROAD-6] After the payment."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat: Final = seat
        self.side: Final = side

    def run(self, s: Hamlet) -> None:
        lay_road(s, self.seat, self.side)


def lay_road(s: Hamlet, player: int, side: int) -> None:
    """[HAM-ROAD-6, HAM-ROAD-7, HAM-MS-2] Usable by everyone at once, no points now; the first makes the Planner."""
    other = s.board.facing[side] // SIDES
    s.board = s.board.with_road(side, player)
    s.players[player].roads -= 1
    s.is_idle = False
    if s.is_telling:
        s.tell(RoadBuilt(who(s, player), s.box.tiles[side // SIDES].id, side % SIDES, s.box.tiles[other].id))
    take_milestone(s, player, PLANNER)
