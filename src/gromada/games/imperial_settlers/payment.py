"""Paying and gaining: sections EXP and FX of the ledger. Pools are never negative. [ISR-INV-1, ISR-INV-10]"""

from __future__ import annotations

from typing import Final

from gromada.core.steps import ALLOWED
from gromada.games.imperial_settlers.events import Gained
from gromada.games.imperial_settlers.printed import ACTION, ANY, FOOD, GOLD, STONE, VP, WOOD
from gromada.games.imperial_settlers.state import Empire, Player

UNPAID: Final = (0, 0, 0, 0, 0)  # stone, wood, food, gold, Workers
NOT_PAYABLE: Final[list[int]] = []


def shortfall(pool: list[int], cost: tuple[int, ...]) -> int:
    """How many basic units the pool lacks; Gold would have to stand in for them. [ISR-EXP-5]"""
    lacking = 0
    stone = cost[STONE] - pool[STONE]
    if stone > 0:
        lacking += stone
    wood = cost[WOOD] - pool[WOOD]
    if wood > 0:
        lacking += wood
    food = cost[FOOD] - pool[FOOD]
    if food > 0:
        lacking += food
    return lacking


def refuses_cost(p: Player, cost: tuple[int, ...]) -> str:
    """[ISR-EXP-6, ISR-BUILD-3] The whole cost at once; what is missing must be covered by Gold."""
    return ALLOWED if shortfall(p.pool, cost) <= p.pool[GOLD] else "ISR-EXP-6"


def refuses_action(p: Player) -> str:
    """[ISR-EXP-7] Without a Worker left there is no action."""
    return ALLOWED if p.actions > 0 else "ISR-EXP-7"


def pay_cost(p: Player, cost: tuple[int, ...], workers: int) -> tuple[int, ...]:
    """[ISR-EXP-4, ISR-EXP-5, ISR-EXP-6, ISR-R-26] The demanded type as far as it reaches, then Gold, one for one.

    Gold counts as spent on the type it replaced. Tells what was paid, with the Workers that went along.
    """
    pool = p.pool
    stone, wood, food, gold = pool
    for resource in range(GOLD):
        due = cost[resource]
        if due:
            p.spent[resource] += due
            have = pool[resource]
            if have >= due:
                pool[resource] = have - due
            else:
                pool[resource] = 0
                pool[GOLD] -= due - have
    return (stone - pool[STONE], wood - pool[WOOD], food - pool[FOOD], gold - pool[GOLD], workers)


def after_price(pool: list[int], price: tuple[int, ...]) -> list[int]:
    """The pool after the named part of an ability's price, or NOT_PAYABLE. [ISR-FX-GOLD]

    A Gold amount is paid in Gold; basic amounts may be replaced by Gold.
    """
    left = pool[:]
    for resource in range(GOLD):
        due = price[resource]
        if due > left[resource]:
            left[GOLD] -= due - left[resource]
            left[resource] = 0
        else:
            left[resource] -= due
    left[GOLD] -= price[GOLD]
    return left if left[GOLD] >= 0 else NOT_PAYABLE


def can_pay_any(left: list[int], count: int, gain: tuple[int, ...], paid: tuple[int, ...]) -> bool:
    """[ISR-FX-ANY, ISR-FX-SWAP] Whether `count` more units of any type can be paid from what is left.

    Units paid as `any` are of no type that the same use gains; where the gain is `any` too, at least one
    basic type must stay unpaid, so that it can be gained.
    """
    if not gain[ANY]:
        return payable_units(left, gain, -1) >= count
    for wanted in range(GOLD):
        if wanted not in paid and payable_units(left, gain, wanted) >= count:
            return True
    return False


def payable_units(left: list[int], gain: tuple[int, ...], wanted: int) -> int:
    """Units of types that are neither gained by name nor wanted as the `any` gain."""
    units = 0
    for resource in range(GOLD + 1):
        if resource != wanted and not gain[resource]:
            units += left[resource]
    return units


def pay_price(p: Player, price: tuple[int, ...], units: tuple[int, ...]) -> tuple[int, ...]:
    """[ISR-FX-EXCH] The named part, the units chosen for `any`, and the actions of a price.

    Gold paid by name or as `any` counts as spent for no type.
    """
    before = p.pool
    p.pool = after_price(p.pool, price)
    for resource in range(GOLD):
        p.spent[resource] += price[resource]
    for resource in units:
        p.pool[resource] -= 1
        if resource != GOLD:
            p.spent[resource] += 1
    p.actions -= price[ACTION]
    return (*[before[i] - p.pool[i] for i in range(GOLD + 1)], price[ACTION])


def gain(s: Empire, seat: int, amount: tuple[int, ...], source: int) -> None:
    """[ISR-FX-GAIN, ISR-FX-3, ISR-EXP-8] Resources and actions are there at once; VP are noted for good."""
    p = s.players[seat]
    for resource in range(GOLD + 1):
        p.pool[resource] += amount[resource]
    p.actions += amount[ACTION]
    p.other_vp += amount[VP]
    s.tell(Gained(seat, amount, source))


def with_units(amount: tuple[int, ...], units: tuple[int, ...]) -> tuple[int, ...]:
    """An amount whose `any` was filled by chosen units."""
    filled = list(amount)
    filled[ANY] = 0
    for resource in units:
        filled[resource] += 1
    return tuple(filled)
