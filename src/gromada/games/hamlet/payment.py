"""Transport and payment: section 5 of the ledger, with the quick purchase of section 6."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, GATHERED, Detail, Step, Task
from gromada.games.hamlet.actions import (
    BUY,
    USE_BASIC,
    Buy,
    EndTurn,
    MoveDonkeys,
    Rouse,
    UseBasic,
    UseToken,
    use_token,
)
from gromada.games.hamlet.events import BasicConsumed, Bought, GoldPaid, TokenConsumed, who
from gromada.games.hamlet.printed import BASICS, DUE_BITS, DUE_MASK, RESOURCES, Cost
from gromada.games.hamlet.state import NORMAL, QUALITY, Hamlet, basics_on, one_basic, one_token, tokens_on

TYPES: Final = len(RESOURCES)
INFEASIBLE: Final = -1


def in_mid_action(a: Action) -> str:
    """[HAM-FLOW-6] An action once begun is completed; other answers belong to other questions."""
    return "HAM-FLOW-6" if isinstance(a, (EndTurn, MoveDonkeys, Rouse)) else ANOTHER_QUESTION


# -- transport -----------------------------------------------------------------------------------------------


def reach_of(s: Hamlet, player: int, tile: int) -> int:
    """[HAM-TRANS-1, HAM-TRANS-2, HAM-TRANS-3, HAM-TERM-2] Tiles whose resources an action here may consume.

    [HAM-RUL-8] So in the rulebook's example one donkey on the Quarry explains every result.
    The first step is free; every tile passed on the way holds an own donkey. Roads of anyone will do.
    [HAM-SOLO-3, HAM-SOLO-17] The solo opponent needs no donkeys.
    """
    if player >= s.seats:
        return s.board.connected
    direct = s.board.direct
    donkeys = s.players[player].donkey_tiles()
    region = direct[tile] | 1 << tile
    carriers = direct[tile] & donkeys
    while carriers:
        bit = carriers & -carriers
        carriers ^= bit
        fresh = direct[bit.bit_length() - 1] & ~region
        region |= fresh
        carriers |= fresh & donkeys
    return region


def can_buy_at(s: Hamlet, reach: int) -> bool:
    """[HAM-MKT-4, HAM-RUL-14] A resource on the Market could be brought here; the Market itself counts."""
    return bool(reach >> s.box.market & 1)


def goods(s: Hamlet, reach: int) -> list[int]:
    """Resources of each type that could be brought from these tiles."""
    counts = [0] * len(RESOURCES)
    for resource in range(len(RESOURCES)):
        for tile in s.box.holders[resource]:
            if reach >> tile & 1:
                held = s.stock[tile]
                if held:
                    counts[resource] += basics_on(held, resource) if resource < BASICS else s.filled(tile)
    return counts


# -- can it be paid? -----------------------------------------------------------------------------------------


def after_group(s: Hamlet, player: int, reach: int, can_buy: bool, types: int, units: int, gold: int) -> int:
    """[HAM-PAY-4] Gold left, which may be below zero, after `units` of any of these types; INFEASIBLE << 20 if never.

    The best tokens first: own quality, own normal, everything else; what is missing is bought at the cheapest type.
    """
    fine = 0
    plain = 0
    others = 0
    stock = s.stock
    holders = s.box.holders
    left = types
    while left:
        bit = left & -left
        left ^= bit
        resource = bit.bit_length() - 1
        for tile in holders[resource]:
            held = stock[tile]
            if held and reach >> tile & 1:
                if resource < BASICS:
                    others += held >> (4 * resource) & 15
                else:
                    quality = tokens_on(held, player, QUALITY)
                    normal = tokens_on(held, player, NORMAL)
                    fine += quality
                    plain += normal
                    others += s.filled(tile) - quality - normal
    if fine > units:
        fine = units
    units -= fine
    if plain > units:
        plain = units
    units -= plain
    gold += fine * s.box.token_gold[QUALITY] + plain * s.box.token_gold[NORMAL]
    units -= others
    if units > 0:
        if not can_buy:
            return INFEASIBLE << 20
        side = s.market_side()
        price = side.price_refined
        if types & ((1 << BASICS) - 1) and (side.price_basic < price or not types >> BASICS):
            price = side.price_basic
        gold -= units * price
    return gold


def is_feasible(
    s: Hamlet, player: int, reach: int, can_buy: bool, due: int, mixed: int, amount: int, gold: int
) -> bool:
    """[HAM-PAY-4, HAM-PAY-2, HAM-PAY-3, HAM-PAY-5, HAM-RUL-10] Whether these units and this gold can all be paid.

    Quality tokens count like normal ones; gold is paid last, so what is earned on the way helps.
    """
    left = s.players[player].gold - gold
    resource = 0
    rest = due
    while rest:
        units = rest & DUE_MASK
        if units:
            left = after_group(s, player, reach, can_buy, 1 << resource, units, left)
            if left <= INFEASIBLE << 19:
                return False
        rest >>= DUE_BITS
        resource += 1
    if amount:
        left = after_group(s, player, reach, can_buy, mixed, amount, left)
    return left >= 0


def can_pay(s: Hamlet, player: int, reach: int, cost: Cost, allows_purchase: bool) -> bool:
    """[HAM-FLOW-5] The whole cost, or the action may not be started."""
    can_buy = allows_purchase and can_buy_at(s, reach)
    return is_feasible(s, player, reach, can_buy, cost.due, cost.mixed, cost.amount, cost.gold)


# -- paying unit by unit -------------------------------------------------------------------------------------


def payment(seat: int, tile: int, cost: Cost, allows_purchase: bool) -> list[Step]:
    """[HAM-PAY-1, HAM-PAY-7] Units one at a time, gold last; what was chosen takes effect after all of it."""
    if cost.due or cost.amount:
        return [Pay(seat, tile, cost.due, cost.mixed, cost.amount, cost.gold, allows_purchase)]
    return [PayGold(seat, cost.gold)] if cost.gold else []


class PayGold(Task[Hamlet]):
    """[HAM-PAY-3, HAM-RUL-10] The gold of a cost, after its resource units."""

    def __init__(self, seat: int, gold: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold

    def run(self, s: Hamlet) -> None:
        s.players[self.seat].gold -= self.gold
        s.tell(GoldPaid(self.seat, self.gold))


class Pay(Detail[Hamlet]):
    """[HAM-PAY-1, HAM-PAY-2, HAM-PAY-6] Which unit is settled next, and from where.

    [HAM-INV-16] What is offered never leads to a point without an answer.
    `due` counts named units, `amount` units are of any of the types in `mixed`. With one answer left nobody is asked.
    """

    def __init__(
        self, seat: int, tile: int, due: int, mixed: int, amount: int, gold: int, allows_purchase: bool
    ) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.due: Final = due
        self.mixed: Final = mixed
        self.amount: Final = amount
        self.gold: Final = gold
        self.allows_purchase: Final = allows_purchase

    def is_wanted(self, resource: int) -> bool:
        """[HAM-PAY-2] Whether a unit of this type is still to be settled."""
        return bool(self.due >> (DUE_BITS * resource) & DUE_MASK or (self.amount and self.mixed >> resource & 1))

    def is_due(self, resource: int) -> bool:
        return bool(self.due >> (DUE_BITS * resource) & DUE_MASK)

    def rest_is_feasible(self, s: Hamlet, reach: int, resource: int) -> bool:
        """[HAM-PAY-6] The rest of the payment once a unit of this type is settled."""
        can_buy = self.allows_purchase and can_buy_at(s, reach)
        if self.is_due(resource):
            due = self.due - (1 << (DUE_BITS * resource))
            return is_feasible(s, self.seat, reach, can_buy, due, self.mixed, self.amount, self.gold)
        return is_feasible(s, self.seat, reach, can_buy, self.due, self.mixed, self.amount - 1, self.gold)

    def refuses_basic(self, s: Hamlet, reach: int, resource: int, tile: int) -> str:
        """[HAM-PAY-1, HAM-TRANS-1, HAM-TRANS-4, HAM-PAY-6] A basic resource of a wanted type within reach."""
        if not self.is_wanted(resource) or tile >= len(s.box.tiles) or not basics_on(s.stock[tile], resource):
            return "HAM-PAY-1"
        if not reach >> tile & 1:
            return "HAM-TRANS-1"
        s.stock[tile] -= one_basic(resource)
        is_enough = self.rest_is_feasible(s, reach, resource)
        s.stock[tile] += one_basic(resource)
        return ALLOWED if is_enough else "HAM-PAY-6"

    def refuses_token(self, s: Hamlet, reach: int, tile: int, maker: int, side: int) -> str:
        """[HAM-PAY-1, HAM-PAY-5, HAM-TRANS-1, HAM-PAY-6, HAM-RUL-20] A refined token that can be brought here.

        An opponent's token may be used while an own one lies there.
        """
        if tile >= len(s.box.tiles):
            return "HAM-PAY-1"
        resource = s.box.tiles[tile].product
        if resource < 0 or not self.is_wanted(resource) or not tokens_on(s.stock[tile], maker, side):
            return "HAM-PAY-1"
        if not reach >> tile & 1:
            return "HAM-TRANS-1"
        me = s.players[self.seat]
        gain = s.box.token_gold[side] if maker == self.seat else 0
        s.stock[tile] -= one_token(maker, side)
        me.gold += gain
        is_enough = self.rest_is_feasible(s, reach, resource)
        me.gold -= gain
        s.stock[tile] += one_token(maker, side)
        return ALLOWED if is_enough else "HAM-PAY-6"

    def refuses_purchase(self, s: Hamlet, reach: int, resource: int) -> str:
        """[HAM-MKT-3, HAM-MKT-4, HAM-PAY-6, HAM-RUL-20] A unit may be bought even if a token could be used."""
        if not self.is_wanted(resource):
            return "HAM-PAY-1"
        if not self.allows_purchase:
            return "HAM-MKT-3"
        if not can_buy_at(s, reach):
            return "HAM-MKT-4"
        me = s.players[self.seat]
        price = s.market_side().price(resource)
        if me.gold < price:
            return "HAM-PAY-6"
        me.gold -= price
        is_enough = self.rest_is_feasible(s, reach, resource)
        me.gold += price
        return ALLOWED if is_enough else "HAM-PAY-6"

    def manner(self) -> int:
        return GATHERED

    def options(self, s: Hamlet) -> list[Action]:
        reach = reach_of(s, self.seat, self.tile)
        found: list[Action] = []
        for resource in range(TYPES):
            if not self.is_wanted(resource):
                continue
            for tile in s.box.holders[resource]:
                if not s.stock[tile]:
                    continue
                if resource < BASICS:
                    if not self.refuses_basic(s, reach, resource, tile):
                        found.append(USE_BASIC[resource][tile])
                else:
                    for maker in range(len(s.players)):
                        for side in range(2):
                            if not self.refuses_token(s, reach, tile, maker, side):
                                found.append(use_token(tile, maker, side))
            if not self.refuses_purchase(s, reach, resource):
                found.append(BUY[resource])
        return found

    def refusal(self, s: Hamlet, a: Action) -> str:
        reach = reach_of(s, self.seat, self.tile)
        if isinstance(a, UseBasic):
            return self.refuses_basic(s, reach, a.resource, a.tile)
        if isinstance(a, UseToken):
            return self.refuses_token(s, reach, a.tile, a.maker, a.side)
        if isinstance(a, Buy):
            return self.refuses_purchase(s, reach, a.resource)
        return in_mid_action(a)

    def facts(self, s: Hamlet, a: Action, rule: str) -> dict[str, Fact]:
        if rule == "HAM-PAY-1":
            resource = a.resource if isinstance(a, (UseBasic, Buy)) else self.product_at(s, a)
            return {"is_wanted": resource >= 0 and self.is_wanted(resource)}
        if rule != "HAM-PAY-6":
            return {}
        price = s.market_side().price(a.resource) if isinstance(a, Buy) else 0
        gold = s.players[self.seat].gold
        return {"need": price, "have": gold, "is_gold": True} if gold < price else {"is_gold": False}

    def product_at(self, s: Hamlet, a: Action) -> int:
        """What is made on the tile whose token is meant; -1 where nothing is."""
        return s.box.tiles[a.tile].product if isinstance(a, UseToken) and a.tile < len(s.box.tiles) else -1

    def choose(self, s: Hamlet, a: Action) -> None:
        if isinstance(a, UseBasic):
            resource = a.resource
            consume_basic(s, self.seat, resource, a.tile, self.tile)
        elif isinstance(a, UseToken):
            resource = s.box.tiles[a.tile].product
            consume_token(s, self.seat, a.tile, a.maker, a.side, self.tile)
        else:
            assert isinstance(a, Buy)
            resource = a.resource
            buy(s, self.seat, resource)
        due, amount = self.due, self.amount
        if self.is_due(resource):
            due -= 1 << (DUE_BITS * resource)
        else:
            amount -= 1
        if due or amount:
            s.then(Pay(self.seat, self.tile, due, self.mixed, amount, self.gold, self.allows_purchase))
        elif self.gold:
            s.then(PayGold(self.seat, self.gold))


# -- what consuming does -------------------------------------------------------------------------------------


def consume_basic(s: Hamlet, player: int, resource: int, tile: int, site: int) -> None:
    """[HAM-TRANS-5, HAM-COMP-4] Back to the general supply, which never runs out."""
    s.stock[tile] -= one_basic(resource)
    if s.is_telling:
        s.tell(BasicConsumed(who(s, player), RESOURCES[resource], s.box.tiles[tile].id, s.box.tiles[site].id))


def consume_token(s: Hamlet, player: int, tile: int, maker: int, side: int, site: int) -> None:
    """[HAM-TRANS-5, HAM-TRANS-6] Back to its maker, who gains at once; the side of the token counts."""
    s.stock[tile] -= one_token(maker, side)
    resource = s.box.tiles[tile].product
    owner = s.players[maker]
    owner.supply[resource - BASICS] += 1
    gain_points(s, maker, s.box.token_points[side])
    gain_gold(s, maker, s.box.token_gold[side])
    if s.is_telling:
        gold, points = gained(s, maker, s.box.token_gold[side], s.box.token_points[side])
        names = (RESOURCES[resource], s.box.tiles[tile].id, s.box.tiles[site].id)
        s.tell(TokenConsumed(who(s, player), *names, who(s, maker), side == QUALITY, gold, points))


def buy(s: Hamlet, player: int, resource: int) -> None:
    """[HAM-MKT-4, HAM-MKT-5] At the Market's price; nobody gains anything for it."""
    price = s.market_side().price(resource)
    s.players[player].gold -= price
    s.tell(Bought(player, RESOURCES[resource], price))


def gain_gold(s: Hamlet, player: int, gold: int) -> None:
    """[HAM-RUL-9, HAM-SOLO-4] Gold is unlimited; the solo opponent gains a point instead, once a gain."""
    if player < s.seats:
        s.players[player].gold += gold
    elif gold > 0:
        s.players[player].points += s.box.solo.gold_gain_points


def gained(s: Hamlet, player: int, gold: int, points: int) -> tuple[int, int]:
    """[HAM-SOLO-4] Gold and points as they are told: the solo opponent gets a point where others get gold."""
    if player < s.seats:
        return gold, points
    return 0, points + (s.box.solo.gold_gain_points if gold > 0 else 0)


def gain_points(s: Hamlet, player: int, points: int) -> None:
    """[HAM-COMP-6] Points beyond the printed track simply go on."""
    s.players[player].points += points
