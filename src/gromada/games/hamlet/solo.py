"""The solo opponent, Botric: section 11 of the ledger. He decides by fixed preferences and tells each of them."""

from __future__ import annotations

from typing import Final

from gromada.core.rng import Rng
from gromada.core.steps import Chance, Step, Task
from gromada.games.hamlet.church import complete_delivery
from gromada.games.hamlet.construct import has_refinery, raise_tile
from gromada.games.hamlet.events import (
    THE_BOT,
    BotChose,
    CoinGained,
    CoinsSpent,
    DiscDrawn,
    PriorityTaken,
    TokenPassedOver,
    TokenUsed,
    VillagerWent,
)
from gromada.games.hamlet.lattice import NOTHING, spread
from gromada.games.hamlet.market import complete_sale
from gromada.games.hamlet.payment import consume_basic, consume_token, is_feasible
from gromada.games.hamlet.printed import (
    BASICS,
    DUE_BITS,
    DUE_MASK,
    LANDMARK,
    NO_TILE,
    PRIORITIES,
    PRODUCER,
    REFINERY,
    RESOURCES,
    ROAD,
    SIDES,
    SOLO_BLUEPRINT,
    SOLO_CONSTRUCT,
    SOLO_PRODUCE,
    SOLO_REFINE,
    TILES,
)
from gromada.games.hamlet.roads import lay_road, refuses_place
from gromada.games.hamlet.state import BOTRIC, NO_SALE, NOBODY, NORMAL, QUALITY, Hamlet, basics_on, one_basic, tokens_on
from gromada.games.hamlet.town_hall import add_villager, refill, refuses_any_blueprint, take_blueprint
from gromada.games.hamlet.workshops import INPUT_COST, fill_space, make_tokens, reward_work

HUMAN: Final = 0


class BotTurn(Task[Hamlet]):
    """[HAM-SOLO-5, HAM-SOLO-18] Each villager that stands now acts once, in order of hiring; no donkeys, no begging."""

    def run(self, s: Hamlet) -> None:
        bot = s.players[BOTRIC]
        bot.standing = (1 << len(bot.villagers)) - 1
        acts: list[Step] = [BotActs(villager) for villager in range(len(bot.villagers))]
        s.then(*acts)


class BotActs(Task[Hamlet]):
    """[HAM-SOLO-5, HAM-SOLO-7] The first possible priority action; otherwise a disc is drawn."""

    def __init__(self, villager: int) -> None:
        self.villager: Final = villager

    def run(self, s: Hamlet) -> None:
        s.players[BOTRIC].standing &= ~(1 << self.villager)
        for priority in s.box.solo.priority:
            if can_take_priority(s, priority):
                s.tell(PriorityTaken(PRIORITIES[priority]))
                s.then(*take_priority(s, self.villager, priority))
                return
        s.then(DrawDisc(self.villager), ReturnDiscs())


def stand_at(s: Hamlet, villager: int, tile: int) -> None:
    """[HAM-RUL-26] A villager of his lies where it acted, for all to see."""
    botric = s.players[BOTRIC]
    start = botric.villagers[villager]
    botric.villagers[villager] = tile
    if start != tile and s.is_telling:
        s.tell(VillagerWent(THE_BOT, villager, s.box.tiles[start].id, s.box.tiles[tile].id))


# -- priority actions ----------------------------------------------------------------------------------------


def can_take_priority(s: Hamlet, priority: int) -> bool:
    """[HAM-SOLO-5] Hire, church delivery, market sale."""
    if PRIORITIES[priority] == "hire":
        solo = s.box.solo
        return s.favour[0].coins >= solo.villager_cost and len(s.players[BOTRIC].villagers) < s.box.most_villagers
    if PRIORITIES[priority] == "delivery":
        return best_delivery(s) >= 0
    return best_sale(s) >= 0


def take_priority(s: Hamlet, villager: int, priority: int) -> list[Step]:
    if PRIORITIES[priority] == "hire":
        return hire(s, villager)
    if PRIORITIES[priority] == "delivery":
        deliver(s, villager, best_delivery(s))
        return []
    space = best_sale(s)
    stand_at(s, villager, s.box.market)
    pay(s, s.box.market, s.box.sales[s.face_up[space]].cost.due, 0, 0)
    return complete_sale(s, BOTRIC, space)


def hire(s: Hamlet, villager: int) -> list[Step]:
    """[HAM-SOLO-5, HAM-HIRE-2] Every villager costs him 5 coins; as part of the same action he takes a blueprint."""
    price = s.box.solo.villager_cost
    s.favour[0].coins -= price
    stand_at(s, villager, s.box.town_hall)
    add_villager(s, BOTRIC, price)
    if s.box.solo.has_blueprint_after_hire and not refuses_any_blueprint(s, BOTRIC):
        return bot_blueprint(s)
    return []


def best_delivery(s: Hamlet) -> int:
    """[HAM-SOLO-6, HAM-SOLO-14] The unfilled space with most points that he can pay, then listed order; -1 for none.

    Requirements are reduced; gold comes from the favour tile.
    """
    best = -1
    deliveries = s.church_side().deliveries
    for space in range(len(s.delivered)):
        cost = deliveries[space].discounted
        if s.delivered[space] == NOBODY and cost.gold <= s.favour[0].coins and can_bring(s, 0, cost.mixed, cost.amount):
            if best < 0 or deliveries[space].points > deliveries[best].points:
                best = space
    return best


def deliver(s: Hamlet, villager: int, space: int) -> None:
    """[HAM-SOLO-6] The points are not reduced."""
    cost = s.church_side().deliveries[space].discounted
    stand_at(s, villager, s.box.church)
    pay(s, s.box.church, 0, cost.mixed, cost.amount)
    if cost.gold:
        s.favour[0].coins -= cost.gold
        s.tell(CoinsSpent(cost.gold))
    complete_delivery(s, BOTRIC, space)


def best_sale(s: Hamlet) -> int:
    """[HAM-SOLO-14] Most points, then lowest sale space; sales have no discount. [HAM-SOLO-6]"""
    best = -1
    for space in range(len(s.face_up)):
        number = s.face_up[space]
        if number != NO_SALE and can_bring(s, s.box.sales[number].cost.due, 0, 0):
            if best < 0 or s.box.sales[number].points > s.box.sales[s.face_up[best]].points:
                best = space
    return best


# -- discs and action tokens ---------------------------------------------------------------------------------


class DrawDisc(Chance[Hamlet]):
    """[HAM-SOLO-7, HAM-SOLO-20, HAM-SETUP-14] Each disc in the bag is equally likely."""

    def __init__(self, villager: int) -> None:
        self.villager: Final = villager

    def sample(self, s: Hamlet, rng: Rng) -> tuple[int, ...]:
        discs = s.favour[0].discs
        at = rng.below(sum(discs))
        disc = 0
        while at >= discs[disc]:
            at -= discs[disc]
            disc += 1
        return (disc,)

    def settle(self, s: Hamlet, outcome: tuple[int, ...]) -> None:
        disc = outcome[0]
        s.favour[0].discs[disc] -= 1
        start = s.box.solo.disc_position[disc]
        s.tell(DiscDrawn(disc, start))
        s.then(*use_token(s, self.villager, start))


def use_token(s: Hamlet, villager: int, start: int) -> list[Step]:
    """[HAM-SOLO-7] The first token from there to the right, wrapping, that he can perform; it goes to the end.

    If none is possible the villager lies on the Church and a coin goes on the favour tile.
    """
    favour = s.favour[0]
    found = token_from(s, start)
    size = len(favour.tokens)
    for i in range((found - start) % size if found >= 0 else size):
        s.tell(TokenPassedOver(favour.tokens[(start + i) % size]))
    if found >= 0:
        token = favour.tokens.pop(found)
        favour.tokens.append(token)
        s.tell(TokenUsed(token))
        return perform(s, villager, token)
    stand_at(s, villager, s.box.church)
    favour.coins += s.box.solo.stuck_coin
    s.tell(CoinGained(True, s.box.solo.stuck_coin, favour.coins))
    return []


def token_from(s: Hamlet, start: int) -> int:
    """[HAM-SOLO-7] The position of the first token from there on that he can perform; -1 for none."""
    tokens = s.favour[0].tokens
    for i in range(len(tokens)):
        position = (start + i) % len(tokens)
        if can_perform(s, tokens[position]):
            return position
    return -1


class ReturnDiscs(Task[Hamlet]):
    """[HAM-SOLO-8] When the bag is empty after a draw is resolved, the discs return and a coin is gained."""

    def run(self, s: Hamlet) -> None:
        favour = s.favour[0]
        if not sum(favour.discs):
            favour.discs = list(s.box.solo.discs)
            favour.coins += s.box.solo.refill_coin
            s.tell(CoinGained(False, s.box.solo.refill_coin, favour.coins))


def can_perform(s: Hamlet, token: int) -> bool:
    if token == SOLO_REFINE:
        return refinery_to_use(s) != NO_TILE
    if token == SOLO_CONSTRUCT:
        return project_to_build(s) != NO_TILE
    if token == SOLO_PRODUCE:
        return producer_to_fill(s) != NO_TILE
    if token == SOLO_BLUEPRINT:
        return not refuses_any_blueprint(s, BOTRIC)
    return bool(road_candidates(s))


def perform(s: Hamlet, villager: int, token: int) -> list[Step]:
    if token == SOLO_REFINE:
        bot_refine(s, villager, refinery_to_use(s))
        return []
    if token == SOLO_CONSTRUCT:
        return bot_construct(s, villager, project_to_build(s))
    if token == SOLO_PRODUCE:
        bot_produce(s, villager, producer_to_fill(s))
        return []
    if token == SOLO_BLUEPRINT:
        stand_at(s, villager, s.box.town_hall)
        return bot_blueprint(s)
    bot_road(s, villager)
    return []


def explain(s: Hamlet, reason: str, tile: int, other: int = NO_TILE) -> None:
    """Says which preference decided."""
    if s.is_telling:
        s.tell(BotChose(reason, s.box.tiles[tile].id, s.box.tiles[other].id if other != NO_TILE else ""))


# -- produce and refine --------------------------------------------------------------------------------------


def producer_to_fill(s: Hamlet) -> int:
    """[HAM-SOLO-9] The connected producer with room and fewest resources; tie: earliest placed."""
    best = NO_TILE
    for tile in by_placed_order(s):
        if s.box.tiles[tile].kind == PRODUCER and s.board.is_connected(tile) and s.room(tile) > 0:
            if best == NO_TILE or s.filled(tile) < s.filled(best):
                best = tile
    return best


def by_placed_order(s: Hamlet) -> list[int]:
    """[HAM-TERM-5] Tiles on the board, earliest placed first."""
    return [placed & 31 for placed in s.board.placed]


def bot_produce(s: Hamlet, villager: int, tile: int) -> None:
    """[HAM-SOLO-9] Filled; at the Barn, space by space, the basic type with fewest tokens in the village."""
    explain(s, "fewest-resources", tile)
    stand_at(s, villager, tile)
    room = s.room(tile)
    accepts = s.box.tiles[tile].accepts
    for _ in range(room):
        best = -1
        for resource in range(BASICS):
            if accepts >> resource & 1 and (best < 0 or s.in_village(resource) < s.in_village(best)):
                best = resource
        if accepts.bit_count() > 1:
            fill_space(s, BOTRIC, tile, best)
        else:
            s.stock[tile] += one_basic(best)
    reward_work(s, BOTRIC, tile, room)


def inputs_for(s: Hamlet, tile: int) -> int:
    """How many inputs of a refinery lie on connected tiles."""
    resource = s.box.tiles[tile].input
    count = 0
    for holder in s.box.holders[resource]:
        if s.board.is_connected(holder):
            count += basics_on(s.stock[holder], resource) if resource < BASICS else s.filled(holder)
    return count


def refinery_to_use(s: Hamlet) -> int:
    """[HAM-SOLO-10] With room, an own token and an input: the type with fewest tokens; tie: earliest placed."""
    best = NO_TILE
    for tile in by_placed_order(s):
        printed = s.box.tiles[tile]
        if printed.kind != REFINERY or not s.board.is_connected(tile) or s.room(tile) < 1:
            continue
        if s.players[BOTRIC].supply[printed.product - BASICS] and inputs_for(s, tile):
            if best == NO_TILE or s.in_village(printed.product) < s.in_village(s.box.tiles[best].product):
                best = tile
    return best


def bot_refine(s: Hamlet, villager: int, tile: int) -> None:
    """[HAM-SOLO-10] As many as spaces, own tokens and inputs allow."""
    printed = s.box.tiles[tile]
    explain(s, "fewest-products", tile)
    stand_at(s, villager, tile)
    amount = min(s.room(tile), s.players[BOTRIC].supply[printed.product - BASICS], inputs_for(s, tile))
    pay(s, tile, INPUT_COST[printed.input][amount].due, 0, 0)
    make_tokens(s, BOTRIC, tile, amount)


# -- payment -------------------------------------------------------------------------------------------------


def can_bring(s: Hamlet, due: int, mixed: int, amount: int) -> bool:
    """[HAM-SOLO-3, HAM-SOLO-17] Over any distance along connected roads; nothing is bought."""
    return is_feasible(s, BOTRIC, s.board.connected, False, due, mixed, amount, 0)


def pay(s: Hamlet, site: int, due: int, mixed: int, amount: int) -> None:
    """[HAM-SOLO-14] Named units in the order of types, then the mixed ones."""
    for resource in range(len(RESOURCES)):
        for _ in range(due >> (DUE_BITS * resource) & DUE_MASK):
            pay_unit(s, site, 1 << resource)
    for _ in range(amount):
        pay_unit(s, site, mixed)


def pay_unit(s: Hamlet, site: int, types: int) -> None:
    """[HAM-SOLO-14, HAM-SOLO-18] By class of token, then the commonest type, then the earliest tile.

    Classes: own quality, own normal, basic, the human's normal, the human's quality.
    """
    best: tuple[int, int, int, int] | None = None
    chosen = (0, 0, 0)
    for resource in range(len(RESOURCES)):
        if not types >> resource & 1:
            continue
        common = -s.in_village(resource)
        for tile in s.box.holders[resource]:
            if not s.board.is_connected(tile):
                continue
            for grade in range(5):
                if units_of_grade(s.stock[tile], resource, grade):
                    rank = (grade, common, s.board.order[tile], resource)
                    if best is None or rank < best:
                        best = rank
                        chosen = (resource, tile, grade)
    assert best is not None, "a payment begun can be completed"
    resource, tile, grade = chosen
    if resource < BASICS:
        consume_basic(s, BOTRIC, resource, tile, site)
    else:
        maker = BOTRIC if grade < 2 else HUMAN
        consume_token(s, BOTRIC, tile, maker, QUALITY if grade in (0, 4) else NORMAL, site)


def units_of_grade(stock: int, resource: int, grade: int) -> int:
    """Tokens of one class on a tile, by their place in the order of preference."""
    if resource < BASICS:
        return basics_on(stock, resource) if grade == 2 else 0
    if grade == 2:
        return 0
    maker = BOTRIC if grade < 2 else HUMAN
    return tokens_on(stock, maker, QUALITY if grade in (0, 4) else NORMAL)


# -- blueprints and constructions ----------------------------------------------------------------------------


def bot_blueprint(s: Hamlet) -> list[Step]:
    """[HAM-SOLO-12] The leftmost refinery of a new type, otherwise the leftmost landmark, otherwise the leftmost tile.

    He pays nothing; gold on the tile becomes a point.
    """
    position = 0
    reason = "leftmost"
    for i in range(len(s.row)):
        printed = s.box.tiles[s.row[i]]
        if printed.kind == REFINERY and not has_refinery(s, printed.product):
            position, reason = i, "new-refinery"
            break
        if printed.kind == LANDMARK and reason == "leftmost":
            position, reason = i, "landmark"
    explain(s, reason, s.row[position])
    take_blueprint(s, BOTRIC, position, 0)
    return refill(s)


def wish(s: Hamlet, tile: int) -> int:
    """[HAM-SOLO-11] New type of refinery, other refinery, landmark, producer."""
    printed = s.box.tiles[tile]
    if printed.kind == REFINERY:
        return 1 if has_refinery(s, printed.product) else 0
    return 2 if printed.kind == LANDMARK else 3


def project_to_build(s: Hamlet) -> int:
    """[HAM-SOLO-11] The most wished-for blueprint that he can pay and place; tie: the oldest. No gold."""
    best = NO_TILE
    for tile in s.players[BOTRIC].blueprints:
        if best != NO_TILE and wish(s, tile) >= wish(s, best):
            continue
        cost = s.box.tiles[tile].cost
        if can_bring(s, cost.due, cost.mixed, cost.amount) and has_place(s, tile):
            best = tile
    return best


def has_place(s: Hamlet, tile: int) -> bool:
    for host in by_placed_order(s):
        if s.board.is_connected(host) and s.board.fits(host, tile):
            return True
    return False


def bot_construct(s: Hamlet, villager: int, tile: int) -> list[Step]:
    """[HAM-SOLO-11] Best by printed connections, equal segments, shared segments, then the earliest host."""
    reasons = ("new-type", "refinery", "landmark-built", "producer-built")
    host, side, own = best_placement(s, tile)
    explain(s, reasons[wish(s, tile)], tile, host)
    stand_at(s, villager, host)
    cost = s.box.tiles[tile].cost
    pay(s, host, cost.due, cost.mixed, cost.amount)
    return raise_tile(s, BOTRIC, host, tile, side, own)


def best_placement(s: Hamlet, tile: int) -> tuple[int, int, int]:
    """Host, host segment and own segment of the preferred placement."""
    best: tuple[int, int, int, int, int, int] | None = None
    chosen = (NO_TILE, 0, 0)
    board = s.board
    for host in by_placed_order(s):
        if not board.is_connected(host):
            continue
        for name in board.placements(host, tile):
            side, own = name // SIDES, name % SIDES
            printed, equal, shared = meetings(s, host, tile, side, own)
            rank = (-printed, -equal, -shared, board.order[host], side, own)
            if best is None or rank < best:
                best = rank
                chosen = (host, side, own)
    return chosen


def meetings(s: Hamlet, host: int, tile: int, side: int, own: int) -> tuple[int, int, int]:
    """Printed connections, segments of equal type and all shared segments of a placement."""
    board = s.board
    turns = board.turns_for(host * SIDES + side, tile, own)
    offset = board.offset_for(host * SIDES + side, tile, own, turns)
    shape = s.box.shapes[tile]
    printed = equal = shared = 0
    for i in range(shape.sides):
        met = board.side_at.get(shape.turned[turns].edges[i] + 3 * offset, NOTHING)
        if met != NOTHING:
            shared += 1
            if board.type_of(met) == shape.segments[i]:
                equal += 1
                if shape.segments[i] == ROAD:
                    printed += 1
    return printed, equal, shared


# -- roads ---------------------------------------------------------------------------------------------------


def road_candidates(s: Hamlet) -> list[int]:
    """[HAM-SOLO-13] Sides, on the earlier placed tile, where a road may lie and whose cost lies on connected tiles."""
    found: list[int] = []
    if not s.players[BOTRIC].roads:
        return found
    board = s.board
    payable = [can_bring(s, cost.due, cost.mixed, cost.amount) for cost in s.box.road_costs]
    for tile in by_placed_order(s):
        for i in range(s.box.shapes[tile].sides):
            side = tile * SIDES + i
            facing = board.facing[side]
            if facing == NOTHING or board.order[facing // SIDES] < board.order[tile]:
                continue
            if refuses_place(s, BOTRIC, side) or not payable[board.type_of(side)]:
                continue
            if board.is_connected(tile) or board.is_connected(facing // SIDES):
                found.append(side)
    return found


def bot_road(s: Hamlet, villager: int) -> None:
    """[HAM-SOLO-13] A flag of his or any tile becomes connected, then the longest chain, then the earliest pair."""
    board = s.board
    need, sides = most_needed(s, road_candidates(s))
    chosen = sides[0]
    if len(sides) > 1:
        best = (TILES, TILES, TILES, SIDES)
        for side in sides:
            longest = board.with_road(side, BOTRIC).longest_road(BOTRIC)
            rank = (-longest, board.order[side // SIDES], board.order[board.facing[side] // SIDES], side % SIDES)
            if rank < best:
                best = rank
                chosen = side
    tile, other = chosen // SIDES, board.facing[chosen] // SIDES
    explain(s, ("joins-flag", "joins-tile", "longest-road")[need], tile, other)
    cost = s.box.road_costs[board.type_of(chosen)]
    site = tile if board.is_connected(tile) else other
    stand_at(s, villager, site)
    pay(s, site, cost.due, cost.mixed, cost.amount)
    lay_road(s, BOTRIC, chosen)


def most_needed(s: Hamlet, sides: list[int]) -> tuple[int, list[int]]:
    """[HAM-SOLO-13] Roads by which a tile with his flag becomes connected (0), any tile (1), none (2)."""
    by_need: list[list[int]] = [[], [], []]
    for side in sides:
        joined = newly_connected(s, side)
        need = 2
        if joined:
            need = 0 if s.players[BOTRIC].flags & joined else 1
        by_need[need].append(side)
    for need in range(2):
        if by_need[need]:
            return need, by_need[need]
    return 2, by_need[2]


def newly_connected(s: Hamlet, side: int) -> int:
    """[HAM-SOLO-13, HAM-GEO-10] All tiles that a road here would join to the village, behind the nearest one too."""
    board = s.board
    ends = 1 << (side // SIDES) | 1 << (board.facing[side] // SIDES)
    cut_off = ends & ~board.connected
    return spread(board.direct, cut_off) if cut_off else 0
