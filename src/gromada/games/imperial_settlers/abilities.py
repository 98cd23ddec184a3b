"""Abilities that a seat uses: the effect language, section FX of the ledger, and the Favour tokens, section FAV.

Triggers are next door in triggers.py, discounts in discounts.py, rerolls in reroll.py, storage in round_end.py.
A use changes nothing until its last detail is chosen [ISR-EXP-10]; what a Building says goes before the general
rules [ISR-BLDG-8].
"""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, GATHERED, Step
from gromada.games.imperial_settlers.actions import (
    DIE,
    EXPORT,
    HARVEST,
    UNIT,
    Die,
    Export,
    Harvest,
    Unit,
    in_mid_step,
)
from gromada.games.imperial_settlers.details import OfSlot
from gromada.games.imperial_settlers.events import AbilityUsed
from gromada.games.imperial_settlers.harvest import harvest, has_crop, has_yield, refuses_harvest
from gromada.games.imperial_settlers.payment import (
    UNPAID,
    after_price,
    can_pay_any,
    gain,
    pay_cost,
    pay_price,
    refuses_cost,
    shortfall,
    with_units,
)
from gromada.games.imperial_settlers.printed import (
    ACTION,
    ANY,
    ANY_YIELD,
    COPY_DIE,
    DIE_RESULT,
    DISCOUNT,
    EXCHANGE,
    FIELDS,
    FINAL_GOAL,
    FINAL_PER,
    FREE_BUILD,
    FREE_HARVEST,
    GOAL,
    GOAL_EVENTS,
    GOLD,
    NONE,
    NOTHING,
    REROLL,
    SET_DIE,
    STORE,
    TRIGGER,
    VP,
    WORKER_DIE,
    Ability,
)
from gromada.games.imperial_settlers.printed import EXPORT as EXPORT_KIND
from gromada.games.imperial_settlers.reasons import export_cost
from gromada.games.imperial_settlers.reroll import can_turn_any, start_reroll, start_turning
from gromada.games.imperial_settlers.state import UNBUILT, Empire, Player
from gromada.games.imperial_settlers.targets import cost_of, cross, refuses_target, spaces_of
from gromada.games.imperial_settlers.tokens import TOKEN, ability_in, id_of
from gromada.games.imperial_settlers.values import counter_of, dice_of, gain_of, is_working, limit_of

NO_DIE: Final = -1


# -- may it be used? ---------------------------------------------------------------------------------------


def refuses_working(s: Empire, p: Player, slot: int) -> str:
    """[ISR-BLDG-2, ISR-BLDG-3, ISR-BLDG-5, ISR-BLDG-11] A completed, working Building with a use left."""
    if not s.village.buildings[slot].id:
        return "ISR-BLDG-11"
    if p.built[slot] == UNBUILT:
        return "ISR-BLDG-2"
    if not is_working(s, p, slot):
        return "ISR-BLDG-3"
    return ALLOWED if p.uses[slot] < limit_of(s, p, slot) else "ISR-BLDG-5"


def refuses_use(s: Empire, p: Player, slot: int) -> str:
    """[ISR-FX-6, ISR-FX-NONE] Working, uses left, condition met, price payable, and a target where one is needed."""
    ability = s.village.abilities[slot]
    kind = ability.kind
    if kind == FINAL_PER or kind == FINAL_GOAL:
        return "ISR-BLDG-4"
    if kind == NONE:
        return "ISR-FX-NONE" if s.village.buildings[slot].id else "ISR-BLDG-11"
    if kind == TRIGGER:
        return "ISR-FX-TRIG"
    if kind == STORE:
        return "ISR-FX-STORE"
    if kind == DISCOUNT:
        return ANOTHER_QUESTION  # its answer is to build with the discount
    return refuses_working(s, p, slot) or refuses_effect(s, p, slot, ability)


def refuses_effect(s: Empire, p: Player, slot: int, ability: Ability) -> str:
    """What the effect itself demands: a condition, a price, a target, an open window."""
    kind = ability.kind
    if kind == GOAL:
        return ALLOWED if is_goal_met(p, ability) else "ISR-FX-GOAL"
    if kind == EXCHANGE:
        return ALLOWED if can_pay(p, ability.pay, gain_of(p, slot, ability)) else "ISR-FX-EXCH"
    if kind == REROLL:
        return ALLOWED if p.is_window_open else "ISR-REROLL-1"
    if kind == SET_DIE:
        if not p.is_window_open:
            return "ISR-REROLL-1"
        return ALLOWED if can_turn_any(p, ability) else "ISR-FX-SETDIE"
    if kind == FREE_BUILD:
        return ALLOWED if free_build_targets(s, p, slot) else "ISR-FX-FREEB"
    if kind == FREE_HARVEST:
        return ALLOWED if has_harvest(s, p, ability.yields) else "ISR-FX-FREEH"
    return ALLOWED


def refuses_token(s: Empire, p: Player) -> str:
    """[ISR-FAV-2, ISR-FAV-9, ISR-R-9] Once a round, at any moment of the own phase, if it has a legal use."""
    if p.is_token_used:
        return "ISR-FAV-2"
    effect = s.box.favours[p.token].effect
    if effect.kind == FREE_HARVEST:
        for die in range(WORKER_DIE):
            if has_harvest(s, p, yield_wanted(p, effect, die)):
                return ALLOWED
        return "ISR-FAV-9"
    if effect.kind == EXPORT_KIND:
        can_export = p.pool[0] or p.pool[1] or p.pool[2] or p.pool[GOLD]
        return ALLOWED if can_export else "ISR-FAV-9"
    return ALLOWED


def is_goal_met(p: Player, ability: Ability) -> bool:
    """[ISR-FX-GOAL, ISR-BLDG-6, ISR-R-32] This round's counter against the threshold; it is not used up."""
    event = GOAL_EVENTS[ability.event]
    if event == "worker_die_at_most":
        return p.faces[WORKER_DIE] <= ability.threshold
    return counter_of(p, event, ability) >= ability.threshold


def can_pay(p: Player, price: tuple[int, ...], gained: tuple[int, ...]) -> bool:
    """[ISR-FX-EXCH] The whole price, from what is there before the gain."""
    if price[ACTION] > p.actions or shortfall(p.pool, price) + price[GOLD] > p.pool[GOLD]:
        return False
    return not price[ANY] or can_pay_any(after_price(p.pool, price), price[ANY], gained, ())


def has_harvest(s: Empire, p: Player, wanted: int) -> bool:
    for field in range(FIELDS):
        if has_crop(s, p, field):
            for space in range(len(s.box.fields[field].spaces)):
                if refuses_harvest(s, p, field, space) == ALLOWED and has_yield(s, field, space, wanted):
                    return True
    return False


def yield_wanted(p: Player, effect: Ability, die: int) -> int:
    """[ISR-FX-FREEH, ISR-R-3] The type on the chosen die; a Gold face admits every space."""
    if effect.yields != DIE_RESULT:
        return effect.yields
    return ANY_YIELD if p.faces[die] == GOLD else p.faces[die]


# -- using it ----------------------------------------------------------------------------------------------


def use(s: Empire, seat: int, slot: int) -> list[Step]:
    """Carries out an ability, or returns the questions that it needs answered first."""
    p = s.players[seat]
    ability = ability_in(s, p, slot)
    kind = ability.kind
    if kind == REROLL:
        return start_reroll(seat, slot)
    if kind == SET_DIE:
        return start_turning(seat, slot)
    if kind == COPY_DIE:
        return [CopyDie(seat, slot, ())]
    if kind == FREE_BUILD:
        return [FreeBuild(seat, slot)]
    if kind == FREE_HARVEST:
        if ability.yields == DIE_RESULT:
            return [HarvestDie(seat, slot)]
        return [FreeHarvest(seat, slot, NO_DIE)]
    if kind == EXPORT_KIND:
        return [ChooseExport(seat, slot)]
    if ability.pay[ANY]:
        return [PayAny(seat, slot, ())]
    if ability.gain[ANY]:
        return [GainAny(seat, slot, (), ())]
    finish_exchange(s, seat, slot, (), ())
    return []


def spend_use(s: Empire, seat: int, slot: int, paid: tuple[int, ...]) -> None:
    """[ISR-BLDG-5, ISR-FAV-2, ISR-REROLL-2] Counts the use; any use but a reroll's closes the reroll window."""
    p = s.players[seat]
    p.is_window_open = False
    if slot == TOKEN:
        p.is_token_used = True
    else:
        p.uses[slot] += 1
    s.tell(AbilityUsed(seat, id_of(s, p, slot), slot, paid))


def finish_exchange(s: Empire, seat: int, slot: int, paid: tuple[int, ...], chosen: tuple[int, ...]) -> None:
    """[ISR-FX-EXCH, ISR-FX-GAIN, ISR-R-24, ISR-FAV-3, ISR-FAV-7] Pay first, then gain, once a use."""
    p = s.players[seat]
    ability = ability_in(s, p, slot)
    price = pay_price(p, ability.pay, paid) if ability.kind == EXCHANGE else UNPAID
    spend_use(s, seat, slot, price)
    gain(s, seat, with_units(gained_by(p, slot, ability), chosen), slot)


def gained_by(p: Player, slot: int, ability: Ability) -> tuple[int, ...]:
    return ability.gain if slot == TOKEN else gain_of(p, slot, ability)


class PayAny(OfSlot):
    """[ISR-FX-ANY, ISR-FX-SWAP, ISR-R-29] One more unit of an `any` price: of a type that is not gained."""

    def __init__(self, seat: int, slot: int, paid: tuple[int, ...]) -> None:
        super().__init__(seat, slot)
        self.paid: Final = paid

    def manner(self) -> int:
        return GATHERED

    def options(self, s: Empire) -> list[Action]:
        return self.allowed(s, UNIT)

    def refusal(self, s: Empire, a: Action) -> str:
        if not isinstance(a, Unit):
            return in_mid_step(a)
        p = s.players[self.seat]
        ability = ability_in(s, p, self.slot)
        gained = gained_by(p, self.slot, ability)
        left = after_price(p.pool, ability.pay)
        for resource in (*self.paid, a.resource):
            left[resource] -= 1
        if left[a.resource] < 0:
            return "ISR-FX-ANY"
        paid = (*self.paid, a.resource)
        if gained[a.resource] or not can_pay_any(left, ability.pay[ANY] - len(paid), gained, paid):
            return "ISR-FX-SWAP"
        return ALLOWED

    def choose(self, s: Empire, a: Action) -> None:
        assert isinstance(a, Unit)
        paid = (*self.paid, a.resource)
        p = s.players[self.seat]
        ability = ability_in(s, p, self.slot)
        if len(paid) < ability.pay[ANY]:
            s.then(PayAny(self.seat, self.slot, paid))
        elif ability.gain[ANY]:
            s.then(GainAny(self.seat, self.slot, paid, ()))
        else:
            finish_exchange(s, self.seat, self.slot, paid, ())


class GainAny(OfSlot):
    """[ISR-FX-ANY, ISR-FX-SWAP] One more unit of an `any` gain: a basic type that was not paid as `any`."""

    def __init__(self, seat: int, slot: int, paid: tuple[int, ...], chosen: tuple[int, ...]) -> None:
        super().__init__(seat, slot)
        self.paid: Final = paid
        self.chosen: Final = chosen

    def manner(self) -> int:
        return GATHERED

    def options(self, s: Empire) -> list[Action]:
        return self.allowed(s, UNIT)

    def refusal(self, s: Empire, a: Action) -> str:
        if not isinstance(a, Unit):
            return in_mid_step(a)
        if a.resource == GOLD:
            return "ISR-FX-ANY"
        return "ISR-FX-SWAP" if a.resource in self.paid else ALLOWED

    def choose(self, s: Empire, a: Action) -> None:
        assert isinstance(a, Unit)
        chosen = (*self.chosen, a.resource)
        p = s.players[self.seat]
        if len(chosen) < gained_by(p, self.slot, ability_in(s, p, self.slot))[ANY]:
            s.then(GainAny(self.seat, self.slot, self.paid, chosen))
        else:
            finish_exchange(s, self.seat, self.slot, self.paid, chosen)


class CopyDie(OfSlot):
    """[ISR-FX-COPY, ISR-FAV-4, ISR-R-2] Name different Resource dice; gain what each shows, Gold included."""

    def __init__(self, seat: int, slot: int, named: tuple[int, ...]) -> None:
        super().__init__(seat, slot)
        self.named: Final = named

    def manner(self) -> int:
        return GATHERED

    def options(self, s: Empire) -> list[Action]:
        return self.allowed(s, DIE)

    def refusal(self, s: Empire, a: Action) -> str:
        if not isinstance(a, Die):
            return in_mid_step(a)
        return "ISR-FX-COPY" if a.die == WORKER_DIE or a.die in self.named else ALLOWED

    def choose(self, s: Empire, a: Action) -> None:
        assert isinstance(a, Die)
        p = s.players[self.seat]
        ability = ability_in(s, p, self.slot)
        named = (*self.named, a.die)
        dice = ability.dice if self.slot == TOKEN else dice_of(p, self.slot, ability)
        if len(named) < min(dice, WORKER_DIE):
            s.then(CopyDie(self.seat, self.slot, named))
        else:
            spend_use(s, self.seat, self.slot, UNPAID)
            gain(s, self.seat, with_units(NOTHING, tuple([p.faces[die] for die in named])), self.slot)


class FreeBuild(OfSlot):
    """[ISR-FX-FREEB, ISR-R-28] Cross out one space of the target for its full resources, but without an action."""

    def options(self, s: Empire) -> list[Action]:
        return free_build_targets(s, s.players[self.seat], self.slot)

    def refusal(self, s: Empire, a: Action) -> str:
        return refuses_free_build(s, s.players[self.seat], self.slot, a)

    def choose(self, s: Empire, a: Action) -> None:
        spend_use(s, self.seat, self.slot, UNPAID)
        cross(s, self.seat, a, pay_cost(s.players[self.seat], cost_of(s, a), 0))


def free_build_targets(s: Empire, p: Player, slot: int) -> list[Action]:
    spaces = spaces_of(s, p, s.village.abilities[slot].target)
    return [space for space in spaces if refuses_free_build(s, p, slot, space) == ALLOWED]


def refuses_free_build(s: Empire, p: Player, slot: int, a: Action) -> str:
    target = s.village.abilities[slot].target
    return refuses_target(s, p, target, a, "ISR-FX-FREEB") or refuses_cost(p, cost_of(s, a))


class HarvestDie(OfSlot):
    """[ISR-FAV-5, ISR-FAV-9] Harvest token: name a Resource die whose type an open Harvest space yields."""

    def options(self, s: Empire) -> list[Action]:
        return self.allowed(s, DIE)

    def refusal(self, s: Empire, a: Action) -> str:
        if not isinstance(a, Die):
            return in_mid_step(a)
        p = s.players[self.seat]
        if a.die == WORKER_DIE:
            return "ISR-FAV-5"
        wanted = yield_wanted(p, ability_in(s, p, self.slot), a.die)
        return ALLOWED if has_harvest(s, p, wanted) else "ISR-FAV-9"

    def choose(self, s: Empire, a: Action) -> None:
        assert isinstance(a, Die)
        s.then(FreeHarvest(self.seat, self.slot, a.die))


class FreeHarvest(OfSlot):
    """[ISR-FX-FREEH, ISR-FAV-5, ISR-R-4, ISR-R-31] One Harvest without an action, of a space with the right yield."""

    def __init__(self, seat: int, slot: int, die: int) -> None:
        super().__init__(seat, slot)
        self.die: Final = die

    def options(self, s: Empire) -> list[Action]:
        spaces: list[Action] = []
        for row in HARVEST:
            spaces += self.allowed(s, row)
        return spaces

    def refusal(self, s: Empire, a: Action) -> str:
        if not isinstance(a, Harvest):
            return in_mid_step(a)
        p = s.players[self.seat]
        refused = refuses_harvest(s, p, a.field, a.space)
        if refused:
            return refused
        wanted = yield_wanted(p, ability_in(s, p, self.slot), self.die)
        return ALLOWED if has_yield(s, a.field, a.space, wanted) else "ISR-FX-FREEH"

    def choose(self, s: Empire, a: Action) -> None:
        assert isinstance(a, Harvest)
        spend_use(s, self.seat, self.slot, UNPAID)
        harvest(s, self.seat, a.field, a.space, 0)


class ChooseExport(OfSlot):
    """[ISR-FAV-6, ISR-R-6, ISR-R-7] One use: a set of basic types, one unit of each for VP; Gold may stand in."""

    def options(self, s: Empire) -> list[Action]:
        return self.allowed(s, EXPORT)

    def refusal(self, s: Empire, a: Action) -> str:
        if not isinstance(a, Export):
            return in_mid_step(a)
        return refuses_cost(s.players[self.seat], export_cost(a))

    def choose(self, s: Empire, a: Action) -> None:
        assert isinstance(a, Export)
        p = s.players[self.seat]
        vp = ability_in(s, p, self.slot).vp * sum(export_cost(a))
        spend_use(s, self.seat, self.slot, pay_cost(p, export_cost(a), 0))
        gain(s, self.seat, (*NOTHING[:VP], vp), self.slot)
