"""Dice in the reroll window: section REROLL of the ledger. The token was chosen before it opens. [ISR-REROLL-6]"""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.rng import Rng
from gromada.core.steps import ALLOWED, GATHERED, IN_TURN, Chance, Step
from gromada.games.imperial_settlers.actions import DIE, DONE, UNIT, Die, Done, Unit, in_mid_step
from gromada.games.imperial_settlers.details import OfSlot
from gromada.games.imperial_settlers.events import AbilityUsed, DiceTurned, Rerolled
from gromada.games.imperial_settlers.payment import UNPAID
from gromada.games.imperial_settlers.printed import WORKER_DIE, Ability
from gromada.games.imperial_settlers.state import Empire, Player
from gromada.games.imperial_settlers.values import dice_of

_FIRST_OF_POOL: Final = (0, WORKER_DIE, 0)  # resource, worker, any
_LAST_OF_POOL: Final = (WORKER_DIE - 1, WORKER_DIE, WORKER_DIE)


def start_reroll(seat: int, slot: int) -> list[Step]:
    return [RerollDice(seat, slot, ())]


def start_turning(seat: int, slot: int) -> list[Step]:
    return [TurnDie(seat, slot, (), ())]


def show(s: Empire, seat: int, die: int, face: int) -> None:
    """[ISR-REROLL-3, ISR-MPADV-2] Changes a face for this player alone; the pools follow the final faces."""
    p = s.players[seat]
    if die == WORKER_DIE:
        p.actions = face
    else:
        p.pool[p.faces[die]] -= 1
        p.pool[face] += 1
    p.faces[die] = face


class RerollDice(OfSlot):
    """[ISR-FX-REROLL, ISR-REROLL-3, ISR-REROLL-4] Name one die or more, up to the allowed number, all different."""

    def __init__(self, seat: int, slot: int, named: tuple[int, ...]) -> None:
        super().__init__(seat, slot)
        self.named: Final = named

    def manner(self) -> int:
        return GATHERED

    def options(self, s: Empire) -> list[Action]:
        offered: list[Action] = [DONE] if self.named else []
        return offered + self.allowed(s, DIE)

    def refusal(self, s: Empire, a: Action) -> str:
        if isinstance(a, Done):
            return ALLOWED if self.named else "ISR-REROLL-3"
        if not isinstance(a, Die):
            return in_mid_step(a)
        pool = s.village.abilities[self.slot].pool
        if not _FIRST_OF_POOL[pool] <= a.die <= _LAST_OF_POOL[pool]:
            return "ISR-FX-REROLL"
        return "ISR-REROLL-3" if a.die in self.named else ALLOWED

    def choose(self, s: Empire, a: Action) -> None:
        named = (*self.named, a.die) if isinstance(a, Die) else self.named
        p = s.players[self.seat]
        ability = s.village.abilities[self.slot]
        in_pool = _LAST_OF_POOL[ability.pool] - _FIRST_OF_POOL[ability.pool] + 1
        is_full = len(named) == min(dice_of(p, self.slot, ability), in_pool)
        if isinstance(a, Done) or is_full:
            p.uses[self.slot] += 1
            s.tell(AbilityUsed(self.seat, s.village.buildings[self.slot].id, self.slot, UNPAID))
            s.then(Reroll(self.seat, tuple(sorted(named))))
        else:
            s.then(RerollDice(self.seat, self.slot, named))


class Reroll(Chance[Empire]):
    """[ISR-REROLL-3, ISR-REROLL-5, ISR-SETUP-8] The named dice together, in rising number; the results stay."""

    def __init__(self, seat: int, dice: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.dice: Final = dice

    def sample(self, s: Empire, rng: Rng) -> tuple[int, ...]:
        return tuple([rng.below(len(s.box.dice[die])) for die in self.dice])

    def settle(self, s: Empire, outcome: tuple[int, ...]) -> None:
        before = tuple(s.players[self.seat].faces)
        for i, die in enumerate(self.dice):
            show(s, self.seat, die, s.box.dice[die][outcome[i]])
        s.tell(Rerolled(self.seat, tuple(s.players[self.seat].faces), before))


def can_turn_any(p: Player, ability: Ability) -> bool:
    for die in range(WORKER_DIE):
        if can_turn(p, ability, die):
            return True
    return False


def can_turn(p: Player, ability: Ability, die: int) -> bool:
    """[ISR-FX-SETDIE] Some listed face differs from the one shown."""
    for face in ability.faces:
        if face != p.faces[die]:
            return True
    return False


class TurnDie(OfSlot):
    """[ISR-FX-SETDIE] Name a Resource die not yet turned, or stop after the first."""

    def __init__(self, seat: int, slot: int, turned: tuple[int, ...], faces: tuple[int, ...]) -> None:
        super().__init__(seat, slot)
        self.turned: Final = turned
        self.faces: Final = faces  # the new face of each turned die

    def manner(self) -> int:
        return IN_TURN

    def options(self, s: Empire) -> list[Action]:
        offered: list[Action] = [DONE] if self.turned else []
        return offered + self.allowed(s, DIE)

    def refusal(self, s: Empire, a: Action) -> str:
        if isinstance(a, Done):
            return ALLOWED if self.turned else "ISR-FX-SETDIE"
        if not isinstance(a, Die):
            return in_mid_step(a)
        if a.die == WORKER_DIE or a.die in self.turned:
            return "ISR-FX-SETDIE"
        can = can_turn(s.players[self.seat], s.village.abilities[self.slot], a.die)
        return ALLOWED if can else "ISR-FX-SETDIE"

    def choose(self, s: Empire, a: Action) -> None:
        if isinstance(a, Die):
            s.then(TurnFace(self.seat, self.slot, self.turned, self.faces, a.die))
        else:
            finish_turning(s, self.seat, self.slot, self.turned, self.faces)


class TurnFace(OfSlot):
    """[ISR-FX-SETDIE] The new face: a listed one that the die does not show."""

    def __init__(self, seat: int, slot: int, turned: tuple[int, ...], faces: tuple[int, ...], die: int) -> None:
        super().__init__(seat, slot)
        self.turned: Final = turned
        self.faces: Final = faces
        self.die: Final = die

    def manner(self) -> int:
        return IN_TURN

    def options(self, s: Empire) -> list[Action]:
        return self.allowed(s, UNIT)

    def refusal(self, s: Empire, a: Action) -> str:
        if not isinstance(a, Unit):
            return in_mid_step(a)
        is_listed = a.resource in s.village.abilities[self.slot].faces
        return ALLOWED if is_listed and a.resource != s.players[self.seat].faces[self.die] else "ISR-FX-SETDIE"

    def choose(self, s: Empire, a: Action) -> None:
        assert isinstance(a, Unit)
        p = s.players[self.seat]
        ability = s.village.abilities[self.slot]
        turned = (*self.turned, self.die)
        faces = (*self.faces, a.resource)
        others = [die for die in range(WORKER_DIE) if die not in turned and can_turn(p, ability, die)]
        if len(turned) < dice_of(p, self.slot, ability) and others:
            s.then(TurnDie(self.seat, self.slot, turned, faces))
        else:
            finish_turning(s, self.seat, self.slot, turned, faces)


def finish_turning(s: Empire, seat: int, slot: int, turned: tuple[int, ...], faces: tuple[int, ...]) -> None:
    p = s.players[seat]
    p.uses[slot] += 1
    s.tell(AbilityUsed(seat, s.village.buildings[slot].id, slot, UNPAID))
    before = tuple(p.faces)
    for die, face in zip(turned, faces, strict=True):
        show(s, seat, die, face)
    s.tell(DiceTurned(seat, tuple(p.faces), before))
