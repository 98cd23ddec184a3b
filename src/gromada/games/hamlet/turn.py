"""A turn: the donkey action and the villagers, section 4 of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, IN_TURN, Choice, Detail, Step, Task
from gromada.games.hamlet.actions import (
    ACTIVATE,
    BUILD_ROAD,
    CONSTRUCT,
    DONKEYS,
    DRIVE,
    END,
    FINISH,
    GO,
    ROUSE,
    STAY,
    BuildRoad,
    Construct,
    Drive,
    EndTurn,
    FinishDonkeys,
    Go,
    KeepDonkey,
    MoveDonkeys,
    Rouse,
    UseBuilding,
)
from gromada.games.hamlet.church import ChooseDelivery, refuses_church
from gromada.games.hamlet.construct import NO_PLACE, ChooseProject, fitting, refuses_construction, why_no_construction
from gromada.games.hamlet.events import DonkeyMoved, TurnBegan, TurnEnded, VillagerWent
from gromada.games.hamlet.market import ChooseSale, refuses_market
from gromada.games.hamlet.payment import in_mid_action, reach_of
from gromada.games.hamlet.printed import CHURCH, LANDMARK, MARKET, PRODUCER, SIDES, TOWN_HALL
from gromada.games.hamlet.roads import ChooseRoad, refuses_any_road, refuses_place, why_no_road
from gromada.games.hamlet.shortage import of_gold, of_least, of_refining
from gromada.games.hamlet.state import NO_SALE, NOBODY, Hamlet
from gromada.games.hamlet.town_hall import cheapest_worker, refuses_town_hall, town_hall_visit
from gromada.games.hamlet.workshops import ChooseAmount, production, refuses_production, refuses_refining


class StartTurn(Task[Hamlet]):
    """[HAM-FLOW-4] All villagers of the player stand up; the donkey action is to come."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Hamlet) -> None:
        me = s.players[self.seat]
        me.standing = (1 << len(me.villagers)) - 1
        me.has_driven = False
        s.tell(TurnBegan(self.seat, s.round))
        s.then(Turn(self.seat))


class Turn(Choice[Hamlet]):
    """[HAM-FLOW-2, HAM-FLOW-3] Donkeys once, each standing villager once, in any order; end at any time."""

    def options(self, s: Hamlet) -> list[Action]:
        me = s.players[self.seat]
        found: list[Action] = []
        if not me.has_driven:
            found.append(DONKEYS)
        if me.standing and not refuses_any_action(s, self.seat):
            tiles = 0
            for i in range(len(me.villagers)):
                if me.standing >> i & 1 and not tiles >> me.villagers[i] & 1:
                    tiles |= 1 << me.villagers[i]
                    found.append(ROUSE[me.villagers[i]])
        found.append(END)
        return found

    def refusal(self, s: Hamlet, a: Action) -> str:
        if isinstance(a, EndTurn):
            return ALLOWED
        if isinstance(a, MoveDonkeys):
            return "HAM-DONK-2" if s.players[self.seat].has_driven else ALLOWED
        if isinstance(a, Rouse):
            if standing_on(s, self.seat, a.tile) < 0:
                return "HAM-FLOW-3"
            return refuses_any_action(s, self.seat)
        return ANOTHER_QUESTION

    def facts(self, s: Hamlet, a: Action, rule: str) -> dict[str, Fact]:
        if rule == "HAM-FLOW-3":
            return {"has_acted": isinstance(a, Rouse) and a.tile in s.players[self.seat].villagers}
        return {"is_last": False} if rule == "HAM-DONK-2" else {}

    def choose(self, s: Hamlet, a: Action) -> None:
        if isinstance(a, MoveDonkeys):
            s.players[self.seat].has_driven = True
            s.then(MoveDonkey(self.seat, 0), self)
        elif isinstance(a, Rouse):
            s.then(ChooseTile(self.seat, standing_on(s, self.seat, a.tile)), self)
        else:
            s.tell(TurnEnded(self.seat))


def standing_on(s: Hamlet, seat: int, tile: int) -> int:
    """The first standing villager of a seat on a tile; -1 for none."""
    me = s.players[seat]
    for i in range(len(me.villagers)):
        if me.standing >> i & 1 and me.villagers[i] == tile:
            return i
    return -1


# -- donkeys -------------------------------------------------------------------------------------------------


class MoveDonkey(Choice[Hamlet]):
    """[HAM-DONK-1, HAM-DONK-2, HAM-DONK-3, HAM-RUL-4] Each donkey in order of hiring: one step, or stay; or finish.

    The donkeys that are there when the block begins take part, so one hired earlier this turn does.
    """

    def __init__(self, seat: int, donkey: int) -> None:
        super().__init__(seat)
        self.donkey: Final = donkey

    def is_last(self, s: Hamlet) -> bool:
        return self.donkey == len(s.players[self.seat].donkeys) - 1

    def manner(self) -> int:
        return IN_TURN

    def options(self, s: Hamlet) -> list[Action]:
        direct = s.board.direct[s.players[self.seat].donkeys[self.donkey]]
        found: list[Action] = [STAY]
        for tile in range(len(s.box.tiles)):
            if direct >> tile & 1:
                found.append(DRIVE[tile])
        if not self.is_last(s):
            found.append(FINISH)
        return found

    def refusal(self, s: Hamlet, a: Action) -> str:
        if isinstance(a, Drive):
            direct = s.board.direct[s.players[self.seat].donkeys[self.donkey]]
            if not s.board.tiles >> a.tile & 1:
                return "HAM-TERM-1"
            return ALLOWED if direct >> a.tile & 1 else "HAM-DONK-1"
        if isinstance(a, KeepDonkey):
            return ALLOWED
        if isinstance(a, FinishDonkeys):
            return "HAM-DONK-2" if self.is_last(s) else ALLOWED
        return in_mid_action(a)

    def facts(self, s: Hamlet, a: Action, rule: str) -> dict[str, Fact]:
        return {"is_last": True} if rule == "HAM-DONK-2" else {}

    def choose(self, s: Hamlet, a: Action) -> None:
        if isinstance(a, FinishDonkeys):
            return
        if isinstance(a, Drive):
            me = s.players[self.seat]
            if s.is_telling:
                start = s.box.tiles[me.donkeys[self.donkey]].id
                s.tell(DonkeyMoved(self.seat, self.donkey, start, s.box.tiles[a.tile].id))
            me.donkeys[self.donkey] = a.tile
        if not self.is_last(s):
            s.then(MoveDonkey(self.seat, self.donkey + 1))


# -- villagers -----------------------------------------------------------------------------------------------


def refuses_activation(s: Hamlet, seat: int, tile: int, reach: int) -> str:
    """[HAM-VILL-3, HAM-ACT-1, HAM-TERM-2] Why the building on this tile cannot be activated now."""
    kind = s.box.tiles[tile].kind
    if kind == PRODUCER:
        return refuses_production(s, tile)
    if kind == LANDMARK:
        return "HAM-ACT-1"
    if kind == TOWN_HALL:
        return refuses_town_hall(s, seat)
    if kind == CHURCH:
        return refuses_church(s, seat, reach)
    if kind == MARKET:
        return refuses_market(s, seat, reach)
    return refuses_refining(s, seat, tile, reach, 1)


def refuses_tile(s: Hamlet, seat: int, tile: int) -> str:
    """[HAM-VILL-1, HAM-VILL-2, HAM-VILL-4, HAM-RUL-3, HAM-FLOW-6] A connected tile where some action is possible.

    A tile that is still a blueprint is no place to go to. [HAM-TERM-1]

    All villagers stand on connected tiles, so each can reach every such tile. [HAM-VILL-5]
    """
    if not s.board.connected >> tile & 1:
        return "HAM-VILL-2" if s.board.tiles >> tile & 1 else "HAM-TERM-1"
    reach = reach_of(s, seat, tile)
    if not refuses_activation(s, seat, tile, reach):
        return ALLOWED
    if not refuses_construction(s, seat, tile, reach):
        return ALLOWED
    if not refuses_any_road(s, seat, tile, reach):
        return ALLOWED
    return "HAM-VILL-4"


def refuses_any_action(s: Hamlet, seat: int) -> str:
    """[HAM-FLOW-6] A villager may be activated only if it can do something somewhere.

    The Town Hall and the producers are asked first: one of them nearly always says yes.
    """
    if not refuses_town_hall(s, seat):
        return ALLOWED
    for tile in range(len(s.box.tiles)):
        if not refuses_tile(s, seat, tile):
            return ALLOWED
    return "HAM-FLOW-6"


class ChooseTile(Detail[Hamlet]):
    """[HAM-VILL-1, HAM-VILL-2, HAM-VILL-4] Where the villager goes to act."""

    def __init__(self, seat: int, villager: int) -> None:
        super().__init__(seat)
        self.villager: Final = villager

    def options(self, s: Hamlet) -> list[Action]:
        found: list[Action] = []
        connected = s.board.connected
        while connected:
            bit = connected & -connected
            connected ^= bit
            tile = bit.bit_length() - 1
            if not refuses_tile(s, self.seat, tile):
                found.append(GO[tile])
        return found

    def refusal(self, s: Hamlet, a: Action) -> str:
        return refuses_tile(s, self.seat, a.tile) if isinstance(a, Go) else in_mid_action(a)

    def facts(self, s: Hamlet, a: Action, rule: str) -> dict[str, Fact]:
        """Why nothing can be done there: first of all why the building cannot be activated."""
        if rule != "HAM-VILL-4" or not isinstance(a, Go):
            return {}
        because = refuses_activation(s, self.seat, a.tile, reach_of(s, self.seat, a.tile))
        facts: dict[str, Fact] = {"because": because}
        facts.update(ChooseAct(self.seat, a.tile).facts(s, ACTIVATE, because))
        return facts

    def choose(self, s: Hamlet, a: Action) -> None:
        """[HAM-VILL-5] The villager will lie where it acts."""
        assert isinstance(a, Go)
        me = s.players[self.seat]
        if s.is_telling:
            start = s.box.tiles[me.villagers[self.villager]].id
            s.tell(VillagerWent(self.seat, self.villager, start, s.box.tiles[a.tile].id))
        me.villagers[self.villager] = a.tile
        me.standing &= ~(1 << self.villager)
        s.then(ChooseAct(self.seat, a.tile))


class ChooseAct(Detail[Hamlet]):
    """[HAM-VILL-1, HAM-FLOW-5] Exactly one action: activate the building, construct, or build a road."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: Hamlet) -> list[Action]:
        reach = reach_of(s, self.seat, self.tile)
        found: list[Action] = []
        if not refuses_activation(s, self.seat, self.tile, reach):
            found.append(ACTIVATE)
        if not refuses_construction(s, self.seat, self.tile, reach):
            found.append(CONSTRUCT)
        if not refuses_any_road(s, self.seat, self.tile, reach):
            found.append(BUILD_ROAD)
        return found

    def refusal(self, s: Hamlet, a: Action) -> str:
        if isinstance(a, UseBuilding):
            return refuses_activation(s, self.seat, self.tile, reach_of(s, self.seat, self.tile))
        if isinstance(a, Construct):
            return why_no_construction(s, self.seat, self.tile, reach_of(s, self.seat, self.tile))
        if isinstance(a, BuildRoad):
            return why_no_road(s, self.seat, self.tile, reach_of(s, self.seat, self.tile))
        return in_mid_action(a)

    def facts(self, s: Hamlet, a: Action, rule: str) -> dict[str, Fact]:
        """What is missing for the action that comes nearest to being possible."""
        if rule == "HAM-FLOW-5":
            return of_gold(s, self.seat, cheapest_worker(s, self.seat))
        if rule == "HAM-REF-1":
            return of_refining(s, self.seat, self.tile, 1)
        if rule == "HAM-BUILD-2":
            costs = fitting(s, self.seat, self.tile)
        elif rule == "HAM-ROAD-5":
            sides = [self.tile * SIDES + i for i in range(s.box.shapes[self.tile].sides)]
            costs = [s.box.road_costs[s.board.type_of(x)] for x in sides if not refuses_place(s, self.seat, x)]
        elif rule == "HAM-CHU-1":
            spaces = s.church_side().deliveries
            costs = [spaces[i].cost for i in range(len(s.delivered)) if s.delivered[i] == NOBODY]
        elif rule == "HAM-MKT-1":
            costs = [s.box.sales[number].cost for number in s.face_up if number != NO_SALE]
        else:
            return {"why": NO_PLACE} if rule == "HAM-GEO-7" else {}
        return of_least(s, self.seat, self.tile, costs)

    def choose(self, s: Hamlet, a: Action) -> None:
        if isinstance(a, UseBuilding):
            s.then(*activation(s, self.seat, self.tile))
        elif isinstance(a, Construct):
            s.then(ChooseProject(self.seat, self.tile))
        else:
            s.then(ChooseRoad(self.seat, self.tile))


def activation(s: Hamlet, seat: int, tile: int) -> list[Step]:
    """What follows when a building is activated."""
    kind = s.box.tiles[tile].kind
    if kind == PRODUCER:
        return production(s, seat, tile)
    if kind == TOWN_HALL:
        return town_hall_visit(s, seat)
    if kind == CHURCH:
        return [ChooseDelivery(seat)]
    if kind == MARKET:
        return [ChooseSale(seat)]
    return [ChooseAmount(seat, tile)]
