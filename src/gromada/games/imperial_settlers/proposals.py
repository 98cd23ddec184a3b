"""What a careful player would answer where many small answers make one step: units to keep or to pay."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.play import apply, question
from gromada.games.imperial_settlers.abilities import PayAny
from gromada.games.imperial_settlers.actions import UNIT
from gromada.games.imperial_settlers.printed import ANY, FOOD, GOLD, STONE, WOOD
from gromada.games.imperial_settlers.round_end import KeepUnit, capacity_of
from gromada.games.imperial_settlers.state import Empire
from gromada.games.imperial_settlers.tokens import ability_in

KEPT_FIRST: Final = (GOLD, WOOD, STONE, FOOD)


def proposal(s: Empire, seat: int) -> list[Action]:
    """[ISR-FX-STORE, ISR-FX-ANY] Keep what stands for most; pay with what there is most of, Gold last."""
    asked = question(s, seat)
    if isinstance(asked, KeepUnit):
        left = capacity_of(s, s.players[seat]) - len(asked.kept)
    elif isinstance(asked, PayAny):
        left = ability_in(s, s.players[seat], asked.slot).pay[ANY] - len(asked.paid)
    else:
        return []
    if left < 2:
        return []
    trial = s.copy()
    chosen: list[Action] = []
    while len(chosen) < left:
        step = question(trial, seat)
        if step is None or type(step) is not type(asked):
            break
        best = best_unit(trial, seat, step.options(trial), isinstance(asked, KeepUnit))
        chosen.append(best)
        apply(trial, seat, best)
    return chosen


def best_unit(s: Empire, seat: int, offered: list[Action], is_kept: bool) -> Action:
    order = [resource for resource in KEPT_FIRST if UNIT[resource] in offered]
    if is_kept:
        return UNIT[order[0]]
    pool = s.players[seat].pool
    best = order[-1]
    for resource in order:
        if resource != GOLD and (best == GOLD or pool[resource] > pool[best]):
            best = resource
    return UNIT[best]
