"""Transport: section TRANS of the ledger and decision D8; upgrades follow in upgrading.py."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, IN_TURN, Detail
from gromada.games.keyflower.actions import CARRY, STOP, TOWARDS, Carry, Stop, Towards
from gromada.games.keyflower.events import ResourceMoved
from gromada.games.keyflower.places import village_at
from gromada.games.keyflower.printed import DOUBLE, NO_ROADS, OPPOSITE, ROAD, WATER, of, one
from gromada.games.keyflower.state import CROSSES_WATER, Keyflower, Player, edge_of, index_of, shown_id
from gromada.games.keyflower.upgrading import start_upgrades
from gromada.games.keyflower.using import use_of

POWER_OF_DOUBLE: Final = 3  # its place among the powers


def start_transport(s: Keyflower, seat: int, tile: int) -> None:
    """[KEY-TRANS-1, KEY-TRANS-5, KEY-SB-2B, KEY-RUL-21] Points and upgrades for one's own village, fixed now."""
    use = use_of(s, tile)
    factor = s.box.powers[POWER_OF_DOUBLE].factor if s.players[seat].powers & DOUBLE else 1
    go_on_moving(s, seat, use.capacity * factor, use.upgrades * factor)


def go_on_moving(s: Keyflower, seat: int, points: int, upgrades: int) -> None:
    """Asked while points are left and something can move; then come the upgrades.

    [KEY-DEC-6, KEY-TRANS-6, KEY-RUL-9]
    """
    if points and can_move_any(s, seat):
        s.then(Transport(seat, points, upgrades))
    else:
        start_upgrades(s, seat, upgrades)


def can_cross(s: Keyflower, p: Player, here: int, side: int) -> bool:
    """Over a shared edge with road on both sides; any edge with Boat 2a.

    [KEY-TRANS-2, KEY-SB-2A-1, KEY-OPT-2, KEY-RUL-13]
    """
    there = p.beside[here * 6 + side]
    if there < 0:
        return False
    mine = edge_of(s, p, here, side)
    other = edge_of(s, p, there, OPPOSITE[side])
    if mine == ROAD and other == ROAD:
        return True
    if not p.powers & NO_ROADS:
        return False
    return bool(s.rules & CROSSES_WATER) or (mine != WATER and other != WATER)


def has_way_out(s: Keyflower, p: Player, here: int) -> bool:
    for side in range(6):
        if can_cross(s, p, here, side):
            return True
    return False


def can_move_any(s: Keyflower, seat: int) -> bool:
    p = s.players[seat]
    for here in range(len(p.village)):
        if p.goods[here] and has_way_out(s, p, here):
            return True
    return False


class Transport(Detail[Keyflower]):
    """[KEY-TRANS-3, KEY-TRANS-6, KEY-USE-11, KEY-RUL-6] D8: carry one resource over one edge, or stop moving."""

    def __init__(self, seat: int, points: int, upgrades: int) -> None:
        super().__init__(seat)
        self.points: Final = points
        self.upgrades: Final = upgrades

    def manner(self) -> int:
        return IN_TURN

    def options(self, s: Keyflower) -> list[Action]:
        p = s.players[self.seat]
        offered: list[Action] = [STOP]
        for here in range(len(p.village)):
            goods = p.goods[here]
            if goods and has_way_out(s, p, here):
                tile = p.village[here]
                for resource in range(4):
                    if of(goods, resource):
                        offered.append(CARRY[resource][tile])
        return offered

    def refusal(self, s: Keyflower, a: Action) -> str:
        if isinstance(a, Carry):
            return refuses_carry(s, self.seat, a.resource, a.tile)
        return ALLOWED if isinstance(a, Stop) else ANOTHER_QUESTION

    def choose(self, s: Keyflower, a: Action) -> None:
        if isinstance(a, Carry):
            s.then(CarryTowards(self.seat, self.points, self.upgrades, a.resource, a.tile))
        else:
            start_upgrades(s, self.seat, self.upgrades)


def refuses_carry(s: Keyflower, seat: int, resource: int, tile: int) -> str:
    """[KEY-TRANS-1, KEY-TRANS-2] A resource of one's own village, over a road."""
    if s.where[tile] != seat:
        return "KEY-TRANS-1"
    p = s.players[seat]
    here = index_of(p.village, tile)
    if not of(p.goods[here], resource):
        return "KEY-TRANS-1"
    if not has_way_out(s, p, here):
        return "KEY-TRANS-2"
    return ALLOWED


class CarryTowards(Detail[Keyflower]):
    """[KEY-TRANS-2, KEY-TRANS-4] Over which edge?"""

    def __init__(self, seat: int, points: int, upgrades: int, resource: int, tile: int) -> None:
        super().__init__(seat)
        self.points: Final = points
        self.upgrades: Final = upgrades
        self.resource: Final = resource
        self.tile: Final = tile

    def manner(self) -> int:
        return IN_TURN

    def options(self, s: Keyflower) -> list[Action]:
        p = s.players[self.seat]
        here = index_of(p.village, self.tile)
        return [TOWARDS[side] for side in range(6) if can_cross(s, p, here, side)]

    def refusal(self, s: Keyflower, a: Action) -> str:
        if not isinstance(a, Towards):
            return ANOTHER_QUESTION
        p = s.players[self.seat]
        return ALLOWED if can_cross(s, p, index_of(p.village, self.tile), a.side) else "KEY-TRANS-2"

    def choose(self, s: Keyflower, a: Action) -> None:
        assert isinstance(a, Towards)
        p = s.players[self.seat]
        here = index_of(p.village, self.tile)
        there = p.beside[here * 6 + a.side]
        p.goods[here] -= one(self.resource)
        p.goods[there] += one(self.resource)
        if s.is_telling:
            names = shown_id(s, self.tile), shown_id(s, p.village[there])
            source, goal = village_at(self.seat, here), village_at(self.seat, there)
            s.tell(ResourceMoved(self.seat, self.resource, names[0], source, names[1], goal))
        go_on_moving(s, self.seat, self.points - 1, self.upgrades)
