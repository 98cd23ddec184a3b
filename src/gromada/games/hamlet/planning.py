"""What a careful player would answer to steps of many small answers, and what a seat has that can be counted."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.proposing import rest_of_step
from gromada.core.steps import Choice
from gromada.games.hamlet.actions import (
    FILL,
    FINISH,
    STAY,
    Buy,
    Drive,
    FinishDonkeys,
    PutDonkey,
    UseBasic,
    UseToken,
)
from gromada.games.hamlet.evaluation import liking
from gromada.games.hamlet.payment import Pay, reach_of
from gromada.games.hamlet.printed import BASICS, RESOURCES
from gromada.games.hamlet.scoring import total_of
from gromada.games.hamlet.state import QUALITY, Hamlet
from gromada.games.hamlet.town_hall import Hire, PlaceDonkey
from gromada.games.hamlet.turn import MoveDonkey
from gromada.games.hamlet.workshops import FillSpace


def proposal(s: Hamlet, seat: int) -> list[Action]:
    """A payment unit by unit, the Barn space by space, who is hired, where donkeys go; nothing where one answer does.

    [HAM-PAY-2, HAM-TH-1, HAM-DONK-2]
    """
    return rest_of_step(s, seat, next_answer)


def next_answer(s: Hamlet, choice: Choice[Hamlet]) -> Action | None:
    if isinstance(choice, (Pay, FillSpace)):
        return next_unit(s, choice.seat, choice)
    if isinstance(choice, Hire):
        return next_hire(s, choice)
    if isinstance(choice, PlaceDonkey):
        return best_stand(s, choice.seat, len(s.players[choice.seat].donkeys), choice.options(s))
    if isinstance(choice, MoveDonkey):
        return next_drive(s, choice)
    return None


def next_hire(s: Hamlet, choice: Hire) -> Action:
    """[HAM-TH-1] Whoever is worth the price by now, the best first; else nobody."""
    answers = choice.options(s)
    best = answers[0]
    for answer in answers[1:]:
        if liking(s, choice.seat, choice, answer) > liking(s, choice.seat, choice, best):
            best = answer
    return best


def next_drive(s: Hamlet, choice: MoveDonkey) -> Action:
    """[HAM-DONK-1, HAM-DONK-2] Where more can be carried; a donkey without a better place stays, and so do the rest."""
    me = s.players[choice.seat]
    answers: list[Action] = [answer for answer in choice.options(s) if not isinstance(answer, FinishDonkeys)]
    best = best_stand(s, choice.seat, choice.donkey, answers)
    if best is not STAY or choice.is_last(s):
        return best
    for donkey in range(choice.donkey + 1, len(me.donkeys)):
        if best_stand(s, choice.seat, donkey, MoveDonkey(choice.seat, donkey).options(s)) is not STAY:
            return STAY
    return FINISH


def best_stand(s: Hamlet, seat: int, donkey: int, answers: list[Action]) -> Action:
    """[HAM-TRANS-1] Where this donkey, one of a seat's or one more, brings most within reach; the first of equals."""
    me = s.players[seat]
    held = [s.filled(tile) for tile in range(len(s.box.tiles))]
    stood = me.donkeys
    best = answers[0]
    most = -1
    for answer in answers:
        me.donkeys = stood[:]
        if isinstance(answer, PutDonkey):
            me.donkeys.append(answer.tile)
        elif isinstance(answer, Drive):
            me.donkeys[donkey] = answer.tile
        brought = within_reach(s, seat, held)
        if brought > most:
            most = brought
            best = answer
    me.donkeys = stood
    return best


def within_reach(s: Hamlet, seat: int, held: list[int]) -> int:
    """Resources that could be used, counted for every tile of the village where one may act."""
    count = 0
    for tile in range(len(held)):
        if s.board.connected >> tile & 1:
            reach = reach_of(s, seat, tile)
            while reach:
                bit = reach & -reach
                reach ^= bit
                count += held[bit.bit_length() - 1]
    return count


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
