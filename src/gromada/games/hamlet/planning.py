"""What a careful player would answer to steps of many small answers, and what a seat has that can be counted."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.play import A_QUESTION, foresee, question
from gromada.core.steps import Choice
from gromada.games.hamlet.actions import FILL, Buy, UseBasic, UseToken
from gromada.games.hamlet.payment import Pay
from gromada.games.hamlet.printed import BASICS, RESOURCES
from gromada.games.hamlet.scoring import total_of
from gromada.games.hamlet.state import QUALITY, Hamlet
from gromada.games.hamlet.workshops import FillSpace

MOST: Final = 40  # answers; no payment is near it


def proposal(s: Hamlet, seat: int) -> list[Action]:
    """A payment unit by unit, the Barn space by space; nothing where one answer does."""
    choice = question(s, seat)
    found: list[Action] = []
    after = s.copy()
    after.is_telling = False
    while isinstance(choice, (Pay, FillSpace)) and len(found) < MOST:
        answer = next_unit(after, seat, choice)
        found.append(answer)
        if foresee(after, seat, answer) != A_QUESTION:
            break
        choice = question(after, seat)
    return found


def next_unit(s: Hamlet, seat: int, choice: Choice[Hamlet]) -> Action:
    """The cheapest unit of a payment, or the basic resource that is scarcest in the village."""
    answers = choice.options(s)
    best = answers[0]
    if isinstance(choice, FillSpace):
        for resource in range(BASICS):
            if FILL[resource] in answers and s.in_village(resource) < s.in_village(answer_type(best)):
                best = FILL[resource]
        return best
    for answer in answers[1:]:
        if hardship(s, seat, answer) < hardship(s, seat, best):
            best = answer
    return best


def answer_type(a: Action) -> int:
    return FILL.index(a)


def hardship(s: Hamlet, seat: int, a: Action) -> int:
    """[HAM-TRANS-6] Own tokens earn, basic resources cost nothing, others' tokens earn others, purchases cost gold."""
    if isinstance(a, UseToken):
        is_quality = int(a.side == QUALITY)
        return -2 - is_quality if a.maker == seat else 1 + is_quality
    if isinstance(a, UseBasic):
        return 0
    assert isinstance(a, Buy)
    return 10 + s.market_side().price(a.resource)


def stock(s: Hamlet, seat: int) -> dict[str, int]:
    """Everything is open, so that it is the same for every viewer. `total` is the score if the game ended now."""
    me = s.players[seat]
    found = {
        "points": me.points,
        "gold": me.gold,
        "total": total_of(s, seat),
        "villagers": len(me.villagers),
        "donkeys": len(me.donkeys),
        "roads": me.roads,
        "blueprints": len(me.blueprints),
        "deliveries": me.deliveries,
        "sales": len(me.sales),
    }
    for i in range(len(RESOURCES) - BASICS):
        found[RESOURCES[BASICS + i]] = me.supply[i]
    return found
