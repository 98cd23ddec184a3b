"""What a careful player would answer to steps of many small answers: a bid or a use, winter tiles, a transport."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.play import A_QUESTION, foresee, question
from gromada.games.keyflower.actions import CARRY, COLOUR, CONTRIBUTE, DONE, LEAVE, STOP, TAKE, TOWARDS, WORKERS
from gromada.games.keyflower.forecast import carried_gain, worth_now
from gromada.games.keyflower.printed import GREEN, WILD_UPGRADES, WINTER0, WINTERS, covers, of, one, size
from gromada.games.keyflower.season import ChooseWinter
from gromada.games.keyflower.state import Keyflower, Player, index_of
from gromada.games.keyflower.transport import CarryTowards, Transport, can_cross
from gromada.games.keyflower.turn import AddWorker, ChooseColour, ChooseNumber, Placing, TakeGroup
from gromada.games.keyflower.upgrading import is_front, refuses_upgrade
from gromada.games.keyflower.using import least_size

SIDES: Final = 6
FAR: Final = 1 << 20
PLENTY: Final = 5  # workers of one colour; more of it make none of them easier to give


def proposal(s: Keyflower, seat: int) -> list[Action]:
    choice = question(s, seat)
    if isinstance(choice, ChooseWinter):
        return winter_tiles(s, choice)
    if isinstance(choice, (Transport, CarryTowards)):
        return transport(s.copy(), seat)
    if isinstance(choice, AddWorker):
        return workers(s, choice)
    if isinstance(choice, Placing):
        return placement(s.copy(), choice.seat)
    return []


def winter_tiles(s: Keyflower, choice: ChooseWinter) -> list[Action]:
    """Those that would pay now, or the one that pays most."""
    left = s.players[choice.seat].hand & ~choice.chosen
    tiles = [i for i in range(WINTERS) if left >> i & 1]
    worth = [worth_now(s, choice.seat, WINTER0 + i) for i in tiles]
    best = max(worth, default=0)
    wanted = [i for i, points in zip(tiles, worth, strict=True) if points == best or points >= 5]
    return [*[CONTRIBUTE[i] for i in wanted], DONE]


# -- a transport ---------------------------------------------------------------------------------------------


class Delivery:
    """One resource that is to go from one tile of the village to another."""

    def __init__(self, resource: int, here: int, there: int) -> None:
        self.resource: Final = resource
        self.here: Final = here
        self.there: Final = there


class Roads:
    """How far each tile of a village is from each other one, and over which edge the shortest way begins."""

    def __init__(self, s: Keyflower, p: Player) -> None:
        self.tiles: Final = len(p.village)
        self._far: Final = [FAR] * (self.tiles * self.tiles)
        self._side: Final = [-1] * (self.tiles * self.tiles)
        beside = [p.beside[i] if can_cross(s, p, i // SIDES, i % SIDES) else -1 for i in range(self.tiles * SIDES)]
        for start in range(self.tiles):
            self._look_around(start, beside)

    def _look_around(self, start: int, beside: list[int]) -> None:
        row = start * self.tiles
        self._far[row + start] = 0
        reached = [start]
        for here in reached:
            for side in range(SIDES):
                there = beside[here * SIDES + side]
                if there >= 0 and self._far[row + there] == FAR:
                    self._far[row + there] = self._far[row + here] + 1
                    self._side[row + there] = side if here == start else self._side[row + here]
                    reached.append(there)

    def far(self, here: int, there: int) -> int:
        return self._far[here * self.tiles + there]

    def side(self, here: int, there: int) -> int:
        return self._side[here * self.tiles + there]


def transport(trial: Keyflower, seat: int) -> list[Action]:
    """[KEY-TRANS-3, KEY-TRANS-4] The shortest ways to an upgrade or to more points, then a stop; played on a copy."""
    p = trial.players[seat]
    roads = Roads(trial, p)
    found: list[Action] = []
    choice = question(trial, seat)
    if isinstance(choice, CarryTowards):
        found.append(TOWARDS[direction(trial, roads, choice)])
        if foresee(trial, seat, found[-1]) != A_QUESTION:
            return found
        choice = question(trial, seat)
    while isinstance(choice, Transport):
        deliveries = planned(trial, seat, roads, choice.points, choice.upgrades)
        if not deliveries:
            found.append(STOP)
            break
        for one_of_them in deliveries:
            carry_out(trial, seat, roads, one_of_them, found)
        choice = question(trial, seat)
    return found


def carry_out(trial: Keyflower, seat: int, roads: Roads, delivery: Delivery, found: list[Action]) -> None:
    """Edge by edge; where a tile has a single way out, nobody is asked for it."""
    p = trial.players[seat]
    here = delivery.here
    while here != delivery.there and isinstance(question(trial, seat), Transport):
        side = roads.side(here, delivery.there)
        there = p.beside[here * SIDES + side]
        found.append(CARRY[delivery.resource][p.village[here]])
        foresee(trial, seat, found[-1])
        if isinstance(question(trial, seat), CarryTowards):
            found.append(TOWARDS[side])
            foresee(trial, seat, found[-1])
        here = there


def planned(s: Keyflower, seat: int, roads: Roads, points: int, upgrades: int) -> list[Delivery]:
    """What an upgrade needs that can be paid for after the fewest steps; else what brings most points for a step."""
    best: list[Delivery] = []
    least = points + 1
    ready = [tile for tile in s.players[seat].village if is_front(s, tile) and not refuses_upgrade(s, seat, tile)]
    if upgrades > len(ready):
        for there in range(roads.tiles):
            wanted = for_upgrade(s, seat, roads, there, ready)
            steps = sum([roads.far(one_of_them.here, one_of_them.there) for one_of_them in wanted])
            if wanted and steps < least:
                best = wanted
                least = steps
    return best or for_points(s, seat, roads, points, ready if upgrades else [])


def for_upgrade(s: Keyflower, seat: int, roads: Roads, there: int, ready: list[int]) -> list[Delivery]:
    """[KEY-UPG-2, KEY-UPG-4] What a tile lacks to be upgraded, each from where it is nearest; nothing if that fails."""
    p = s.players[seat]
    tile = p.village[there]
    if not is_front(s, tile) or refuses_upgrade(s, seat, tile) not in ("KEY-UPG-2", "KEY-UPG-4"):
        return []
    cost = s.box.tiles[tile].cost
    if not covers(p.skills, cost.skills) or size(p.skills) < size(cost.skills) + cost.any_skills:
        return []
    goods = p.goods[:]
    found: list[Delivery] = []
    for resource in missing(cost.resources, cost.pieces, goods[there], bool(p.powers & WILD_UPGRADES)):
        delivery = nearest(p, roads, goods, resource, there, ready)
        if delivery is None:
            return []
        goods[delivery.here] -= one(delivery.resource)
        found.append(delivery)
    return found


def missing(wanted: int, pieces: int, held: int, is_wild: bool) -> list[int]:
    """[KEY-UPG-4, KEY-SB-3A] The resources that are lacking; -1 where any will do. Gold that is over fills in."""
    if is_wild:
        return [-1] * (pieces - size(held))
    spare = max(0, of(held, 0) - of(wanted, 0))
    found = [0] * max(0, of(wanted, 0) - of(held, 0))
    for resource in range(1, 4):
        lacking = max(0, of(wanted, resource) - of(held, resource))
        filled = min(spare, lacking)
        spare -= filled
        found += [resource] * (lacking - filled)
    return found


def nearest(p: Player, roads: Roads, goods: list[int], resource: int, there: int, ready: list[int]) -> Delivery | None:
    """Of a resource, or of any, the one that is nearest; what another upgrade is paid with stays."""
    best: Delivery | None = None
    least = FAR
    for here in range(roads.tiles):
        if here == there or p.village[here] in ready:
            continue
        for kind in range(4):
            if (resource in (-1, kind)) and of(goods[here], kind) and roads.far(here, there) < least:
                best = Delivery(kind, here, there)
                least = roads.far(here, there)
    return best


def for_points(s: Keyflower, seat: int, roads: Roads, points: int, ready: list[int]) -> list[Delivery]:
    """[KEY-ALLOC-1] The one delivery that brings most points for each step."""
    p = s.players[seat]
    best: list[Delivery] = []
    gain, steps = 0, 1
    for here in range(roads.tiles):
        if p.village[here] in ready:
            continue
        for resource in range(4):
            if not of(p.goods[here], resource):
                continue
            for there in range(roads.tiles):
                far = roads.far(here, there)
                if there != here and far <= points:
                    more = carried_gain(s, seat, resource, here, there)
                    if more * steps > gain * far:
                        best = [Delivery(resource, here, there)]
                        gain, steps = more, far
    return best


def direction(s: Keyflower, roads: Roads, choice: CarryTowards) -> int:
    """Over which edge a resource goes that is taken up already: as planned, else to whatever is better than here."""
    p = s.players[choice.seat]
    here = index_of(p.village, choice.tile)
    for delivery in planned(s, choice.seat, roads, choice.points, choice.upgrades):
        if delivery.here == here and delivery.resource == choice.resource:
            return roads.side(here, delivery.there)
    best = 0
    while not can_cross(s, p, here, best):
        best += 1
    most = 0
    for there in range(roads.tiles):
        if there != here and roads.far(here, there) <= choice.points:
            more = carried_gain(s, choice.seat, choice.resource, here, there)
            if more > most:
                most = more
                best = roads.side(here, there)
    return best


# -- a bid or a use ----------------------------------------------------------------------------------------------


def placement(trial: Keyflower, seat: int) -> list[Action]:
    """[KEY-DEC-2, KEY-DEC-3, KEY-DEC-4] No group that may stay, the colour there is most of, as few as are asked for.

    Played on a copy; nothing where a single answer is left.
    """
    found: list[Action] = []
    choice = question(trial, seat)
    while isinstance(choice, Placing):
        found.append(next_of(trial, choice))
        if foresee(trial, seat, found[-1]) != A_QUESTION:
            break
        choice = question(trial, seat)
    if isinstance(choice, AddWorker):
        found += workers(trial, choice)
    return found if len(found) > 1 else []


def next_of(s: Keyflower, choice: Placing) -> Action:
    if isinstance(choice, TakeGroup):
        return TAKE if choice.refuses_leave(s) else LEAVE
    if isinstance(choice, ChooseColour):
        return COLOUR[colour_to_give(s, choice)]
    assert isinstance(choice, ChooseNumber)
    return WORKERS[choice.bounds(s)[0]]


def colour_to_give(s: Keyflower, choice: ChooseColour) -> int:
    """[KEY-COL-1] Where the tile leaves it open, the colour that is easiest to give."""
    held = s.players[choice.seat].workers
    best = -1
    for colour in range(4):
        if not choice.refuses_colour(s, colour) and (best < 0 or burden(held, [colour]) < burden(held, [best])):
            best = colour
    return best


# -- workers of any colour -------------------------------------------------------------------------------------


def workers(s: Keyflower, choice: AddWorker) -> list[Action]:
    """[KEY-DEC-5, KEY-SB-4B-1] As few as the tile asks for, of the colours that are easiest to give, green last."""
    needed = max(0, least_size(s, choice.tile) - choice.moved - size(choice.added))
    best: list[Action] = []
    least = FAR
    groups: list[list[int]] = [[]]
    for _ in range(needed):
        groups = [[*group, colour] for group in groups for colour in range(group[-1] if group else choice.last, 4)]
    for group in groups:
        answers = carried_through(s, choice, group)
        if answers and burden(s.players[choice.seat].workers - choice.added, group) < least:
            least = burden(s.players[choice.seat].workers - choice.added, group)
            best = answers
    return best or one_by_one(s, choice)


def burden(held: int, group: list[int]) -> int:
    """How hard it is to part with some workers: one of few more than one of many, a green one most of all."""
    total = 0
    for colour in group:
        total += (4 * PLENTY if colour == GREEN else 0) + PLENTY - min(PLENTY, of(held, colour))
        held -= one(colour) if of(held, colour) else 0
    return total


def carried_through(s: Keyflower, choice: AddWorker, group: list[int]) -> list[Action]:
    """These workers and a stop, where one is asked for; nothing if a rule forbids one of them."""
    trial = s.copy()
    found: list[Action] = []
    for colour in group:
        step = question(trial, choice.seat)
        if not isinstance(step, AddWorker) or step.refuses_colour(trial, colour):
            return []
        found.append(COLOUR[colour])
        if foresee(trial, choice.seat, COLOUR[colour]) != A_QUESTION:
            return found
    step = question(trial, choice.seat)
    if isinstance(step, AddWorker):
        return [] if step.refuses_stop(trial) else [*found, STOP]
    return found


def one_by_one(s: Keyflower, choice: AddWorker) -> list[Action]:
    """Where a payment takes more than the fewest: the first answer that is allowed, until it is enough."""
    trial = s.copy()
    found: list[Action] = []
    step = question(trial, choice.seat)
    while isinstance(step, AddWorker):
        found.append(step.options(trial)[0])
        if foresee(trial, choice.seat, found[-1]) != A_QUESTION:
            break
        step = question(trial, choice.seat)
    return found
