"""Round end: section END of the ledger, and storage. [ISR-FX-STORE, ISR-INV-6, ISR-INV-7]"""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, GATHERED, Detail, Step, Task
from gromada.games.imperial_settlers.actions import UNIT, Unit
from gromada.games.imperial_settlers.events import RoundEnded, Stored
from gromada.games.imperial_settlers.payment import UNPAID, with_units
from gromada.games.imperial_settlers.printed import GOLD, NOTHING, ROWS, SLOTS
from gromada.games.imperial_settlers.settlements import apply_raise
from gromada.games.imperial_settlers.state import NO_TOKEN, Empire, Player
from gromada.games.imperial_settlers.values import amount_of, is_working


class StorePhase(Task[Empire]):
    """[ISR-FX-STORE, ISR-END-2] Not in the last round: keep what storage can hold, lose the rest."""

    def run(self, s: Empire) -> None:
        questions: list[Step] = []
        for seat in s.seats_from(s.active):
            p = s.players[seat]
            capacity = capacity_of(s, p)
            if capacity and sum(p.pool) > capacity:
                questions.append(KeepUnit(seat, ()))
            elif capacity and sum(p.pool):
                s.tell(Stored(seat, sum(p.pool), UNPAID))
        if questions:
            s.open_lanes(questions)


def capacity_of(s: Empire, p: Player) -> int:
    """[ISR-FX-STORE] The sum over all working storage, by the values of this round."""
    capacity = 0
    for slot in s.village.store_slots:
        if is_working(s, p, slot):
            capacity += amount_of(p, slot, s.village.abilities[slot])
    return capacity


class KeepUnit(Detail[Empire]):
    """[ISR-FX-STORE] The pool is larger than the storage: one unit after another to keep."""

    def __init__(self, seat: int, kept: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.kept: Final = kept

    def manner(self) -> int:
        return GATHERED

    def options(self, s: Empire) -> list[Action]:
        return self.allowed(s, UNIT)

    def refusal(self, s: Empire, a: Action) -> str:
        if not isinstance(a, Unit):
            return ANOTHER_QUESTION
        pool = s.players[self.seat].pool
        return ALLOWED if pool[a.resource] > self.kept.count(a.resource) else "ISR-FX-STORE"

    def choose(self, s: Empire, a: Action) -> None:
        assert isinstance(a, Unit)
        p = s.players[self.seat]
        kept = (*self.kept, a.resource)
        if len(kept) < capacity_of(s, p):
            s.then(KeepUnit(self.seat, kept))
        else:
            held = p.pool
            p.pool = list(with_units(NOTHING, kept)[: GOLD + 1])
            s.tell(Stored(self.seat, len(kept), (*[held[i] - p.pool[i] for i in range(GOLD + 1)], 0)))


class ClearRound(Task[Empire]):
    """[ISR-END-1, ISR-END-2, ISR-EXP-9] What is left over is lost.

    [ISR-END-3, ISR-END-5, ISR-FAV-8] Tokens return and counters start anew.
    """

    def run(self, s: Empire) -> None:
        is_last = s.round == s.box.rounds
        lost: list[tuple[int, ...]] = []
        for p in s.players:
            is_kept = not is_last and capacity_of(s, p) > 0
            lost.append((*([0] * 4 if is_kept else p.pool), p.actions))
            if not is_kept:
                p.pool = [0] * 4
        s.tell(RoundEnded(s.round, tuple([p.token for p in s.players]), tuple(lost)))
        for p in s.players:
            s.favours.append(p.token)
            p.token = NO_TOKEN
            p.is_token_used = False
            p.actions = 0
            p.uses = [0] * SLOTS
            p.done = [0] * ROWS
            p.spent = [0] * 3
            p.crossed = 0
            p.building_crossed = 0
            p.harvests = 0
            apply_raise(p)
        s.favours.sort()


class CloseRound(Task[Empire]):
    """[ISR-END-4] The player to the left becomes Active player; alone, the role stays."""

    def run(self, s: Empire) -> None:
        s.active = (s.active + 1) % s.seats
