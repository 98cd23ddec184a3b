"""Putting a hand card down: it is held while its place and its padlock are asked for, then it is laid or discarded."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ANOTHER_QUESTION, Detail, Step, Task
from gromada.games.villagers.actions import CARD, ON_TABLE, Card, OnTable
from gromada.games.villagers.chain import places, refuses_chain, refuses_slot
from gromada.games.villagers.events import Placed, Played
from gromada.games.villagers.knowledge import ALL, FACE, open_card, take_from_hand
from gromada.games.villagers.lock import refuses_unlock, unlock_steps
from gromada.games.villagers.reasons import facts_about
from gromada.games.villagers.state import NO_CARD, Valley
from gromada.games.villagers.village import KIND, TABLE_SLOT, lay


def hold(s: Valley, seat: int, kind: int) -> None:
    """[VIL-R-49] A card that is being played is no hand card any more, and not yet anywhere else."""
    s.held.append(take_from_hand(s.players[seat], kind))


def refuses_placing(s: Valley, seat: int, kind: int) -> str:
    """[VIL-DEC-1, VIL-CHAIN-2, VIL-LOCK-1] A place, and a padlock that can be opened."""
    return refuses_chain(s, s.players[seat], kind) or refuses_unlock(s, seat, kind)


def place_steps(s: Valley, seat: int, kind: int) -> list[Step]:
    """[VIL-DEC-1] First the place, then the payment, then the card lies there."""
    if s.box.position[kind]:
        return [Place(seat, kind)]
    return [*unlock_steps(s, seat, kind), LayHeld(seat, TABLE_SLOT)]


class Place(Detail[Valley]):
    """[VIL-CHAIN-2, VIL-CHAIN-4, VIL-CHAIN-5] On which card of the own Village a villager is laid."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def options(self, s: Valley) -> list[Action]:
        return [CARD[slot] if slot >= 0 else ON_TABLE for slot in places(s, s.players[self.seat], self.kind)]

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, OnTable):
            return refuses_slot(s, s.players[self.seat], self.kind, TABLE_SLOT)
        if isinstance(a, Card):
            return refuses_slot(s, s.players[self.seat], self.kind, a.slot)
        return ANOTHER_QUESTION

    def facts(self, s: Valley, a: Action, rule: str) -> dict[str, Fact]:
        return facts_about(s, self.seat, self.kind, rule)

    def choose(self, s: Valley, a: Action) -> None:
        slot = a.slot if isinstance(a, Card) else TABLE_SLOT
        if s.box.lock_bit[self.kind]:
            s.then(*unlock_steps(s, self.seat, self.kind), LayHeld(self.seat, slot))
        else:
            lay_held(s, self.seat, slot)


class LayHeld(Task[Valley]):
    """The held card lies in the Village."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, s: Valley) -> None:
        lay_held(s, self.seat, self.slot)


def is_news(s: Valley, card: int) -> bool:
    """Whether some seat did not know the face of a card that is shown now."""
    everybody = (1 << s.seats) - 1
    return card & everybody != everybody


def lay_held(s: Valley, seat: int, slot: int) -> None:
    card = s.held.pop()
    kind = card >> FACE
    p = s.players[seat]
    if s.is_telling:
        on = p.village[slot] & KIND if slot >= 0 else NO_CARD
        s.tell(Placed(seat, kind, on, is_news(s, card), len(p.village)))
    lay(s, p, kind, slot)


class FinishCard(Task[Valley]):
    """[VIL-SPEC-1, VIL-SCOUN-14] A card with the discard symbol is discarded right after its effect."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Valley) -> None:
        s.discards.append(open_card(s.held.pop() >> FACE))


def announce(s: Valley, seat: int, kind: int) -> None:
    """A card that is used, not placed, is shown when it is played."""
    hold(s, seat, kind)
    if s.is_telling:
        s.tell(Played(seat, kind, is_news(s, s.held[-1])))
    s.held[-1] |= ALL
