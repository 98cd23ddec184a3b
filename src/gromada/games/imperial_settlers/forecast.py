"""What a search trusts where it stops: the evaluation, and for a lone player the Settlement that comes next.

When the hand is spent, the round's Settlement is still to be created, and `evaluation.py` sees in it no more than in
those of later rounds. In the other modes it stays so: there nothing else was tried.
"""

from __future__ import annotations

from gromada.core.play import question
from gromada.games.imperial_settlers.evaluation import evaluate, raise_value, rounds_to_come
from gromada.games.imperial_settlers.printed import RAISE, SLOTS, UNDERLINED_GAIN, VP
from gromada.games.imperial_settlers.settlements import Settle, has_place
from gromada.games.imperial_settlers.state import Empire, Player
from gromada.games.imperial_settlers.triggers import ON_SETTLEMENT
from gromada.games.imperial_settlers.values import is_working, limit_of


def forecast(s: Empire, seat: int) -> float:
    """The score when the game is over."""
    value = evaluate(s, seat)
    if s.seats == 1 and isinstance(question(s, seat), Settle):
        value += best_settlement(s, s.players[seat])
    return value


def best_settlement(s: Empire, p: Player) -> float:
    """What the Settlement of this round will bring at best. [ISR-SETTLE-1, ISR-SETTLE-7]"""
    free = p.completed_sections() & ~p.settled
    # A raise works from the next round on, so in all rounds to come; `raise_value` is about one that is a round away.
    rounds = rounds_to_come(s, p) + 1
    points = points_for_settling(s, p)
    best = 0.0
    for slot in range(SLOTS):
        for plan in s.village.buildings[slot].plans:
            effect = points + (raise_value(s, p, slot, rounds) if plan.effect == RAISE else plan.vp)
            if effect > best and has_place(plan, free):
                best = effect
    return best


def points_for_settling(s: Empire, p: Player) -> float:
    """Points for any Settlement at all, from Buildings that wait for one."""
    points = 0
    for slot in s.village.trigger_slots:
        ability = s.village.abilities[slot]
        if ability.event == ON_SETTLEMENT and is_working(s, p, slot) and p.uses[slot] < limit_of(s, p, slot):
            points += ability.gain[VP] + (p.raises[slot] if ability.underlined == UNDERLINED_GAIN + VP else 0)
    return float(points)


def situation(s: Empire, seat: int) -> tuple[int, ...]:
    """Where a lone player stands in the middle of a round: every number of the sheets and of the hand."""
    if s.seats > 1:
        return ()
    p = s.players[seat]
    numbers = [p.actions, p.other_vp, p.token, p.is_token_used, p.is_window_open, p.partial, p.village, p.fresh_raise]
    numbers += [p.harvested, p.settled, p.crossed, p.building_crossed, p.harvests]
    numbers += p.pool + p.faces + p.sections + p.built + p.raises + p.uses + p.done + p.spent
    return tuple(numbers)
