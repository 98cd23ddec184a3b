"""Expand the Empire: section EXP of the ledger. One menu a seat; what is chosen there may ask for details.

The menu is never empty, and every step spends something that runs out. [ISR-INV-5, ISR-INV-12]
"""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Choice, Task
from gromada.games.imperial_settlers.abilities import refuses_token, refuses_use, use
from gromada.games.imperial_settlers.actions import (
    BUILD,
    BUILD_VILLAGE,
    END,
    HARVEST,
    USE,
    USE_DISCOUNT,
    USE_TOKEN,
    Build,
    BuildVillage,
    EndPhase,
    Harvest,
    Use,
    UseDiscount,
    UseToken,
)
from gromada.games.imperial_settlers.buildings import cross_building, refuses_building
from gromada.games.imperial_settlers.discounts import refuses_discount
from gromada.games.imperial_settlers.discounts import start as start_discount
from gromada.games.imperial_settlers.events import PhaseEnded
from gromada.games.imperial_settlers.harvest import harvest, has_crop, refuses_harvest
from gromada.games.imperial_settlers.payment import pay_cost, refuses_action, refuses_cost
from gromada.games.imperial_settlers.phases import open_phase
from gromada.games.imperial_settlers.printed import COLUMNS, FIELDS, ROWS, SLOTS
from gromada.games.imperial_settlers.reasons import printed_cost, reason
from gromada.games.imperial_settlers.state import Empire, Player
from gromada.games.imperial_settlers.tokens import TOKEN
from gromada.games.imperial_settlers.tracks import cross_section, refuses_section


class ExpandPhase(Task[Empire]):
    """[ISR-EXP-1, ISR-REROLL-1] Everyone expands at the same time; each phase opens with the reroll window."""

    def run(self, s: Empire) -> None:
        for player in s.players:
            player.is_window_open = True
        open_phase(s, [Expand(seat) for seat in s.seats_from(s.active)])


class Expand(Choice[Empire]):
    """[ISR-EXP-2] Harvest, Build, abilities and the token, in any order, until the seat ends its phase.

    [ISR-EXP-10, ISR-EXP-11, ISR-EXP-12] Only steps that can be completed are offered; the menu itself is always asked.
    """

    def options(self, s: Empire) -> list[Action]:
        p = s.players[self.seat]
        village = s.village
        offered: list[Action] = [END]
        if p.actions > 0:
            for track in range(ROWS):
                section = p.sections[track]
                if section < COLUMNS:
                    for space in range(len(s.box.tracks[track][section].spaces)):
                        if refuses_build(s, p, track, section, space) == ALLOWED:
                            offered.append(BUILD[track][section][space])
            for slot in range(SLOTS):
                building = village.buildings[slot]
                if p.village_of(slot) != building.all_spaces:
                    for space in range(len(building.spaces)):
                        if refuses_build_village(s, p, slot, space) == ALLOWED:
                            offered.append(BUILD_VILLAGE[slot][space])
            for field in range(FIELDS):
                if has_crop(s, p, field):
                    for space in range(len(s.box.fields[field].spaces)):
                        if refuses_harvest_action(s, p, field, space) == ALLOWED:
                            offered.append(HARVEST[field][space])
            for slot in village.discount_slots:
                if refuses_discount(s, p, slot) == ALLOWED:
                    offered.append(USE_DISCOUNT[slot])
        if refuses_token(s, p) == ALLOWED:
            offered.append(USE_TOKEN)
        for slot in village.used_slots:
            if refuses_use(s, p, slot) == ALLOWED:
                offered.append(USE[slot])
        if p.is_window_open:
            for slot in village.window_slots:
                if refuses_use(s, p, slot) == ALLOWED:
                    offered.append(USE[slot])
        return offered

    def refusal(self, s: Empire, a: Action) -> str:
        p = s.players[self.seat]
        if isinstance(a, Build):
            return refuses_build(s, p, a.track, a.section, a.space)
        if isinstance(a, BuildVillage):
            return refuses_build_village(s, p, a.slot, a.space)
        if isinstance(a, Harvest):
            return refuses_harvest_action(s, p, a.field, a.space)
        if isinstance(a, Use):
            return refuses_use(s, p, a.slot)
        if isinstance(a, UseDiscount):
            return refuses_discount(s, p, a.slot)
        if isinstance(a, UseToken):
            return refuses_token(s, p)
        return ALLOWED if isinstance(a, EndPhase) else ANOTHER_QUESTION

    def facts(self, s: Empire, a: Action, rule: str) -> dict[str, Fact]:
        return reason(s, self.seat, a, rule, printed_cost(s, a))

    def choose(self, s: Empire, a: Action) -> None:
        """[ISR-EXP-3, ISR-R-1] One action a crossing; ending with things unused is allowed."""
        if isinstance(a, EndPhase):
            s.players[self.seat].is_window_open = False
            s.tell(PhaseEnded(self.seat))
        elif isinstance(a, Build):
            build(s, self.seat, a.track, a.space)
            s.then(self)
        elif isinstance(a, BuildVillage):
            build_village(s, self.seat, a.slot, a.space)
            s.then(self)
        elif isinstance(a, Harvest):
            harvest_with_action(s, self.seat, a.field, a.space)
            s.then(self)
        elif isinstance(a, Use):
            s.then(*use(s, self.seat, a.slot), self)
        elif isinstance(a, UseDiscount):
            s.then(*start_discount(self.seat, a.slot), self)
        elif isinstance(a, UseToken):
            s.then(*use(s, self.seat, TOKEN), self)


def refuses_build(s: Empire, p: Player, track: int, section: int, space: int) -> str:
    """[ISR-BUILD-1, ISR-TRACK-3, ISR-EXP-7] A Track's space, with an action and its whole cost."""
    refused = refuses_section(s, p, track, section, space) or refuses_action(p)
    return refused or refuses_cost(p, s.box.tracks[track][section].spaces[space])


def refuses_build_village(s: Empire, p: Player, slot: int, space: int) -> str:
    """[ISR-BUILD-1, ISR-BUILD-2] A Building's space; an empty one costs the action all the same."""
    refused = refuses_building(s, p, slot, space) or refuses_action(p)
    return refused or refuses_cost(p, s.village.buildings[slot].spaces[space])


def refuses_harvest_action(s: Empire, p: Player, field: int, space: int) -> str:
    """[ISR-HARV-1] One action for one Harvest space."""
    return refuses_harvest(s, p, field, space) or refuses_action(p)


def build(s: Empire, seat: int, track: int, space: int) -> None:
    """[ISR-BUILD-1, ISR-REROLL-2] An action and the cost for one space of the current Section."""
    p = s.players[seat]
    p.is_window_open = False
    p.actions -= 1
    paid = pay_cost(p, s.box.tracks[track][p.sections[track]].spaces[space], 1)
    cross_section(s, seat, track, space, paid)


def build_village(s: Empire, seat: int, slot: int, space: int) -> None:
    """[ISR-BUILD-1, ISR-REROLL-2] An action and the cost for one space of a Building."""
    p = s.players[seat]
    p.is_window_open = False
    p.actions -= 1
    paid = pay_cost(p, s.village.buildings[slot].spaces[space], 1)
    cross_building(s, seat, slot, space, paid)


def harvest_with_action(s: Empire, seat: int, field: int, space: int) -> None:
    """[ISR-HARV-1, ISR-REROLL-2] An action for one Harvest space."""
    p = s.players[seat]
    p.is_window_open = False
    p.actions -= 1
    harvest(s, seat, field, space, 1)
