"""Settlements: section SETTLE of the ledger, for the advanced and adventure modes. [ISR-INV-4]"""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Choice, Task
from gromada.games.imperial_settlers.actions import ANCHOR, PASS, PLAN, Anchor, ChoosePlan, PassSettlement
from gromada.games.imperial_settlers.details import OfSlot
from gromada.games.imperial_settlers.events import SettlementCreated
from gromada.games.imperial_settlers.phases import open_phase
from gromada.games.imperial_settlers.printed import COLUMNS, PLAN_VP, PLANS, RAISE, ROWS, SLOTS, Plan
from gromada.games.imperial_settlers.reasons import plan_reason
from gromada.games.imperial_settlers.state import NO_SLOT, Empire, Player
from gromada.games.imperial_settlers.triggers import ON_SETTLEMENT, fire

CELLS: Final = ROWS * COLUMNS


def encode(slot: int, plan: int, anchor: int) -> int:
    """A Settlement as one number in the player's list."""
    return (slot * PLANS + plan) * CELLS + anchor


def slot_of(settlement: int) -> int:
    return settlement // CELLS // PLANS


def plan_of(s: Empire, settlement: int) -> Plan:
    return s.village.buildings[slot_of(settlement)].plans[settlement // CELLS % PLANS]


class SettlePhase(Task[Empire]):
    """[ISR-SETTLE-1, ISR-SETTLE-10] Every round, the last one included, everyone may create one Settlement."""

    def run(self, s: Empire) -> None:
        open_phase(s, [Settle(seat) for seat in s.seats_from(s.active)])


class Settle(Choice[Empire]):
    """[ISR-SETTLE-1, ISR-SETTLE-6, ISR-SETTLE-13] A Plan of the own sheet that fits somewhere, or pass."""

    def options(self, s: Empire) -> list[Action]:
        p = s.players[self.seat]
        offered: list[Action] = [PASS]
        free = p.completed_sections() & ~p.settled
        for slot in range(SLOTS):
            plans = s.village.buildings[slot].plans
            for plan in range(len(plans)):
                if has_place(plans[plan], free):
                    offered.append(PLAN[slot][plan])
        return offered

    def refusal(self, s: Empire, a: Action) -> str:
        if isinstance(a, PassSettlement):
            return ALLOWED
        if not isinstance(a, ChoosePlan):
            return ANOTHER_QUESTION
        plans = s.village.buildings[a.slot].plans
        if a.plan >= len(plans):
            return "ISR-SETTLE-6"
        p = s.players[self.seat]
        if has_place(plans[a.plan], p.completed_sections() & ~p.settled):
            return ALLOWED
        return "ISR-SETTLE-5" if has_place(plans[a.plan], p.completed_sections()) else "ISR-SETTLE-4"

    def facts(self, s: Empire, a: Action, rule: str) -> dict[str, Fact]:
        return plan_reason(s, self.seat, a, None) if rule == "ISR-SETTLE-4" else {}

    def choose(self, s: Empire, a: Action) -> None:
        if isinstance(a, ChoosePlan):
            s.then(PlaceSettlement(self.seat, a.slot, a.plan))


def has_place(plan: Plan, free: int) -> bool:
    """[ISR-SETTLE-2, ISR-SETTLE-3, ISR-R-10, ISR-R-11] Anywhere on the grid by pure translation, all cells free."""
    for anchor in plan.anchors:
        if not plan.masks[anchor] & ~free:
            return True
    return False


class PlaceSettlement(OfSlot):
    """[ISR-SETTLE-2, ISR-SETTLE-4, ISR-SETTLE-5] Where the Plan lies: on completed Sections without a Settlement."""

    def __init__(self, seat: int, slot: int, plan: int) -> None:
        super().__init__(seat, slot)
        self.plan: Final = plan

    def options(self, s: Empire) -> list[Action]:
        return self.allowed(s, ANCHOR)

    def refusal(self, s: Empire, a: Action) -> str:
        if not isinstance(a, Anchor):
            return "ISR-EXP-10" if isinstance(a, (PassSettlement, ChoosePlan)) else ANOTHER_QUESTION
        p = s.players[self.seat]
        mask = s.village.buildings[self.slot].plans[self.plan].masks[a.anchor]
        if not mask:
            return "ISR-SETTLE-2"
        if mask & ~p.completed_sections():
            return "ISR-SETTLE-4"
        return "ISR-SETTLE-5" if mask & p.settled else ALLOWED

    def facts(self, s: Empire, a: Action, rule: str) -> dict[str, Fact]:
        if rule != "ISR-SETTLE-4":
            return {}
        return plan_reason(s, self.seat, a, s.village.buildings[self.slot].plans[self.plan])

    def choose(self, s: Empire, a: Action) -> None:
        """[ISR-SETTLE-12] Place it, then apply the triggers; a raise is not yet seen by them. [ISR-R-14]"""
        assert isinstance(a, Anchor)
        p = s.players[self.seat]
        building = s.village.buildings[self.slot]
        plan = building.plans[self.plan]
        p.settled |= plan.masks[a.anchor]
        p.settlements.append(encode(self.slot, self.plan, a.anchor))
        if plan.effect == RAISE:
            p.fresh_raise = self.slot
        s.tell(SettlementCreated(self.seat, building.id, a.row, a.column))
        fire(s, self.seat, ON_SETTLEMENT, 0)


def apply_raise(p: Player) -> None:
    """[ISR-SETTLE-7, ISR-SETTLE-8, ISR-FX-2] The underlined value rises for good, from the next round on."""
    if p.fresh_raise != NO_SLOT:
        p.raises[p.fresh_raise] += 1
        p.fresh_raise = NO_SLOT


def settlement_vp(s: Empire, p: Player) -> int:
    """[ISR-SETTLE-9, ISR-SCORE-3] What Plans of effect `vp` bring; no other Settlement scores by itself."""
    total = 0
    for settlement in p.settlements:
        plan = plan_of(s, settlement)
        if plan.effect == PLAN_VP:
            total += plan.vp
    return total
