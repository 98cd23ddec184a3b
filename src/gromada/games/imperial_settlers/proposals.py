"""What a careful player would answer where many small answers make one step: units to keep, to pay or to gain, dice."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.play import question
from gromada.core.proposing import rest_of_step
from gromada.core.steps import Choice
from gromada.games.imperial_settlers.abilities import CopyDie, GainAny, PayAny
from gromada.games.imperial_settlers.actions import DONE, UNIT, Die, Unit
from gromada.games.imperial_settlers.evaluation import hand_value, rounds_to_come
from gromada.games.imperial_settlers.printed import FOOD, GOLD, STONE, WOOD
from gromada.games.imperial_settlers.reroll import RerollDice, TurnDie, TurnFace, show
from gromada.games.imperial_settlers.round_end import KeepUnit
from gromada.games.imperial_settlers.state import Empire, Player

KEPT_FIRST: Final = (GOLD, WOOD, STONE, FOOD)
NO_FACE: Final = -1


def proposal(s: Empire, seat: int) -> list[Action]:
    """The rest of a step; nothing where a single answer ends it, for then there is nothing to gather."""
    asked = question(s, seat)
    if isinstance(asked, KeepUnit):
        found = rest_of_step(s, seat, unit_to_keep)
    elif isinstance(asked, PayAny):
        found = rest_of_step(s, seat, unit_to_pay)
    elif isinstance(asked, GainAny):
        found = rest_of_step(s, seat, unit_to_gain)
    elif isinstance(asked, CopyDie):
        found = rest_of_step(s, seat, die_to_copy)
    elif isinstance(asked, RerollDice):
        found = rest_of_step(s, seat, die_to_reroll)
    elif isinstance(asked, (TurnDie, TurnFace)):
        found = rest_of_step(s, seat, die_to_turn)
    else:
        return []
    return found if len(found) > 1 else []


# -- units -------------------------------------------------------------------------------------------------------


def unit_to_keep(s: Empire, choice: Choice[Empire]) -> Action | None:
    """[ISR-FX-STORE] What stands for most."""
    if not isinstance(choice, KeepUnit):
        return None
    return best_first(choice.options(s))[0]


def best_first(offered: list[Action]) -> list[Action]:
    return [UNIT[resource] for resource in KEPT_FIRST if UNIT[resource] in offered]


def unit_to_pay(s: Empire, choice: Choice[Empire]) -> Action | None:
    """[ISR-FX-ANY] What there is most of, Gold last."""
    if not isinstance(choice, PayAny):
        return None
    left = s.players[choice.seat].pool[:]
    for resource in choice.paid:
        left[resource] -= 1
    left[GOLD] = 0
    best: Action | None = None
    most = -1
    for offered in best_first(choice.options(s))[::-1]:
        assert isinstance(offered, Unit)
        if left[offered.resource] > most:
            best = offered
            most = left[offered.resource]
    return best


def unit_to_gain(s: Empire, choice: Choice[Empire]) -> Action | None:
    """[ISR-FX-ANY] With what the hand buys most, together with what was chosen before."""
    if not isinstance(choice, GainAny):
        return None
    trial = s.copy()
    p = trial.players[choice.seat]
    for resource in choice.chosen:
        p.pool[resource] += 1
    best: Action | None = None
    most = 0.0
    for offered in choice.options(s):
        assert isinstance(offered, Unit)
        value = with_one_more(trial, p, offered.resource)
        if best is None or value > most:
            best = offered
            most = value
    return best


def with_one_more(s: Empire, p: Player, resource: int) -> float:
    """What the hand would be worth with another unit; the pool is left as it was."""
    p.pool[resource] += 1
    value = bought(s, p)
    p.pool[resource] -= 1
    return value


def bought(s: Empire, p: Player) -> float:
    """What this round's hand will buy."""
    return hand_value(s, p, rounds_to_come(s, p))


# -- dice --------------------------------------------------------------------------------------------------------


def die_to_copy(s: Empire, choice: Choice[Empire]) -> Action | None:
    """[ISR-FX-COPY] The die whose face helps the hand most, together with what was named before."""
    if not isinstance(choice, CopyDie):
        return None
    trial = s.copy()
    p = trial.players[choice.seat]
    for die in choice.named:
        p.pool[p.faces[die]] += 1
    best: Action | None = None
    most = 0.0
    for offered in choice.options(s):
        assert isinstance(offered, Die)
        value = with_one_more(trial, p, p.faces[offered.die])
        if best is None or value > most:
            best = offered
            most = value
    return best


def die_to_reroll(s: Empire, choice: Choice[Empire]) -> Action | None:
    """[ISR-FX-REROLL, ISR-REROLL-3] The die with which most is to be won on the average; no more once none is left.

    Each die is judged by itself: what two of them may show together is luck on luck.
    """
    if not isinstance(choice, RerollDice):
        return None
    best: Action | None = DONE if choice.named else None
    most = bought(s, s.players[choice.seat])
    for offered in choice.options(s):
        if isinstance(offered, Die):
            value = value_rerolled(s, choice.seat, offered.die)
            if best is None or value > most:
                best = offered
                most = value
    return best


def value_rerolled(s: Empire, seat: int, die: int) -> float:
    """What the hand is worth on the average when one die is rolled again."""
    faces = s.box.dice[die]
    value = 0.0
    for face in faces:
        value += value_shown(s, seat, die, face)
    return value / len(faces)


def value_shown(s: Empire, seat: int, die: int, face: int) -> float:
    trial = s.copy()
    show(trial, seat, die, face)
    return bought(trial, trial.players[seat])


def die_to_turn(s: Empire, choice: Choice[Empire]) -> Action | None:
    """[ISR-FX-SETDIE] The face that helps the hand most, at the die that it helps most; no more once none helps."""
    if isinstance(choice, TurnFace):
        trial = with_turned(s, choice.seat, choice.turned, choice.faces)
        return UNIT[best_face(trial, choice.seat, choice.slot, choice.die)]
    if not isinstance(choice, TurnDie):
        return None
    trial = with_turned(s, choice.seat, choice.turned, choice.faces)
    best: Action | None = DONE if choice.turned else None
    most = bought(trial, trial.players[choice.seat])
    for offered in choice.options(s):
        if isinstance(offered, Die):
            face = best_face(trial, choice.seat, choice.slot, offered.die)
            value = value_shown(trial, choice.seat, offered.die, face)
            if best is None or value > most:
                best = offered
                most = value
    return best


def with_turned(s: Empire, seat: int, turned: tuple[int, ...], faces: tuple[int, ...]) -> Empire:
    """A copy in which the dice that were turned in this step show their new faces."""
    trial = s.copy()
    for die, face in zip(turned, faces, strict=True):
        show(trial, seat, die, face)
    return trial


def best_face(s: Empire, seat: int, slot: int, die: int) -> int:
    """Of the listed faces that a die does not show, the one that helps the hand most."""
    best = NO_FACE
    most = 0.0
    for face in s.village.abilities[slot].faces:
        if face != s.players[seat].faces[die]:
            value = value_shown(s, seat, die, face)
            if best == NO_FACE or value > most:
                best = face
                most = value
    return best
