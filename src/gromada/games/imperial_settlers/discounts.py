"""Discounts: build one space of a target for less. [ISR-FX-DISC]"""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Step
from gromada.games.imperial_settlers.actions import UNIT, Unit, in_mid_step
from gromada.games.imperial_settlers.details import OfSlot
from gromada.games.imperial_settlers.events import AbilityUsed
from gromada.games.imperial_settlers.payment import UNPAID, pay_cost, refuses_action, shortfall
from gromada.games.imperial_settlers.printed import ANY, DISCOUNT, GOLD, Ability
from gromada.games.imperial_settlers.reasons import printed_cost
from gromada.games.imperial_settlers.state import UNBUILT, Empire, Player
from gromada.games.imperial_settlers.targets import cost_of, cross, refuses_target, spaces_of
from gromada.games.imperial_settlers.values import is_working, limit_of


def refuses_discount(s: Empire, p: Player, slot: int) -> str:
    """[ISR-FX-DISC, ISR-FX-6] A working discount with a use left, an action, and a space whose cost falls.

    A Building without a discount has no such answer at all.
    """
    if s.village.abilities[slot].kind != DISCOUNT:
        return ANOTHER_QUESTION if s.village.buildings[slot].id else "ISR-BLDG-11"
    if p.built[slot] == UNBUILT:
        return "ISR-BLDG-2"
    if not is_working(s, p, slot):
        return "ISR-BLDG-3"
    if p.uses[slot] >= limit_of(s, p, slot):
        return "ISR-BLDG-5"
    refused = refuses_action(p)
    if refused:
        return refused
    return ALLOWED if discounted_spaces(s, p, slot) else "ISR-FX-6"


def discounted_spaces(s: Empire, p: Player, slot: int) -> list[Action]:
    spaces = spaces_of(s, p, s.village.abilities[slot].target)
    return [space for space in spaces if refuses_discounted(s, p, slot, space) == ALLOWED]


def refuses_discounted(s: Empire, p: Player, slot: int, a: Action) -> str:
    """[ISR-FX-DISC] A space of the target whose cost really falls and whose rest can be paid."""
    ability = s.village.abilities[slot]
    refused = refuses_target(s, p, ability.target, a, "ISR-FX-DISC")
    if refused:
        return refused
    cost = cost_of(s, a)
    reduced = named_reduction(cost, ability)
    if reduced == cost and not (ability.less[ANY] and sum(cost)):
        return "ISR-FX-DISC"
    return ALLOWED if shortfall(p.pool, reduced) - ability.less[ANY] <= p.pool[GOLD] else "ISR-EXP-6"


def named_reduction(cost: tuple[int, ...], ability: Ability) -> tuple[int, ...]:
    """The cost after the named part of `less`, never below zero."""
    return tuple([max(0, cost[resource] - ability.less[resource]) for resource in range(GOLD)])


def start(seat: int, slot: int) -> list[Step]:
    return [DiscountedSpace(seat, slot)]


class DiscountedSpace(OfSlot):
    """[ISR-FX-DISC] Which space is built with the discount."""

    def options(self, s: Empire) -> list[Action]:
        return discounted_spaces(s, s.players[self.seat], self.slot)

    def refusal(self, s: Empire, a: Action) -> str:
        return refuses_discounted(s, s.players[self.seat], self.slot, a)

    def cost_there(self, s: Empire, a: Action) -> tuple[int, ...]:
        return named_reduction(printed_cost(s, a), s.village.abilities[self.slot])

    def choose(self, s: Empire, a: Action) -> None:
        ability = s.village.abilities[self.slot]
        cost = named_reduction(cost_of(s, a), ability)
        saving = min(ability.less[ANY], sum(cost))
        if saving:
            s.then(SaveUnit(self.seat, self.slot, a.code, saving, cost))
        else:
            finish_discount(s, self.seat, self.slot, a, cost)


class SaveUnit(OfSlot):
    """[ISR-FX-ANY] Which unit of a mixed cost the discount saves; the rest must be payable."""

    def __init__(self, seat: int, slot: int, space: int, saving: int, cost: tuple[int, ...]) -> None:
        super().__init__(seat, slot)
        self.space: Final = space  # the action's number in the catalogue
        self.saving: Final = saving
        self.cost: Final = cost

    def options(self, s: Empire) -> list[Action]:
        return self.allowed(s, UNIT)

    def refusal(self, s: Empire, a: Action) -> str:
        if not isinstance(a, Unit):
            return in_mid_step(a)
        if a.resource == GOLD or not self.cost[a.resource]:
            return "ISR-FX-ANY"
        pool = s.players[self.seat].pool
        lacking = shortfall(pool, less_one(self.cost, a.resource)) - (self.saving - 1)
        return ALLOWED if lacking <= pool[GOLD] else "ISR-EXP-6"

    def cost_there(self, s: Empire, a: Action) -> tuple[int, ...]:
        return less_one(self.cost, a.resource) if isinstance(a, Unit) else self.cost

    def choose(self, s: Empire, a: Action) -> None:
        assert isinstance(a, Unit)
        cost = less_one(self.cost, a.resource)
        if self.saving > 1:
            s.then(SaveUnit(self.seat, self.slot, self.space, self.saving - 1, cost))
        else:
            finish_discount(s, self.seat, self.slot, s.catalogue[self.space], cost)


def less_one(cost: tuple[int, ...], resource: int) -> tuple[int, ...]:
    return tuple([units - 1 if i == resource else units for i, units in enumerate(cost)])


def finish_discount(s: Empire, seat: int, slot: int, a: Action, cost: tuple[int, ...]) -> None:
    """[ISR-FX-DISC, ISR-R-28] As with Build, action included; one use, and only one effect on the space."""
    p = s.players[seat]
    p.is_window_open = False
    p.uses[slot] += 1
    p.actions -= 1
    s.tell(AbilityUsed(seat, s.village.buildings[slot].id, slot, UNPAID))
    cross(s, seat, a, pay_cost(p, cost, 1))
