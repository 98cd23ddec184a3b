"""Expansion Saints: section SAINT of the ledger. The Recruiter acts in draft.py, the Nun in market.py."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, IN_TURN, Detail, Step
from gromada.games.villagers import spots
from gromada.games.villagers.actions import PICK, TAKE_TOP, Pick, TakeReserve, TakeTop
from gromada.games.villagers.events import Drafted, Looked, TookUnseen
from gromada.games.villagers.knowledge import FACE, add_to_hand, has_in_hand, kinds_in_hand, look_at
from gromada.games.villagers.placing import hold, place_steps, refuses_placing
from gromada.games.villagers.printed import PIGEONEER, SPECIAL
from gromada.games.villagers.reasons import facts_about
from gromada.games.villagers.road import leftmost_stack, pile
from gromada.games.villagers.state import Valley

# -- Benefactor ---------------------------------------------------------------------------------------


def refuses_gift(s: Valley, seat: int, kind: int) -> str:
    """[VIL-SAINT-2] A villager from hand that is not Special, under all normal rules; no basic villager is fetched."""
    if not has_in_hand(s.players[seat], kind) or s.box.suit[kind] == SPECIAL:
        return "VIL-SAINT-2"
    return refuses_placing(s, seat, kind)


def refuses_benefactor(s: Valley, seat: int) -> str:
    """[VIL-SAINT-2, VIL-BUILD-11] Only if something can be placed."""
    for kind in kinds_in_hand(s.players[seat]):
        if not refuses_gift(s, seat, kind):
            return ALLOWED
    return "VIL-SAINT-2"


class BenefactorCard(Detail[Valley]):
    """[VIL-SAINT-2, VIL-R-21] Which villager is placed in the draft phase, for neither a draft nor a build action."""

    def options(self, s: Valley) -> list[Action]:
        kinds = kinds_in_hand(s.players[self.seat])
        return [PICK[kind] for kind in kinds if not refuses_gift(s, self.seat, kind)]

    def refusal(self, s: Valley, a: Action) -> str:
        return refuses_gift(s, self.seat, a.kind) if isinstance(a, Pick) else ANOTHER_QUESTION

    def facts(self, s: Valley, a: Action, rule: str) -> dict[str, Fact]:
        return facts_about(s, self.seat, a.kind, rule) if isinstance(a, Pick) else {}

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Pick)
        hold(s, self.seat, a.kind)
        s.then(*place_steps(s, self.seat, a.kind))


# -- Pigeoneer and Prophet ----------------------------------------------------------------------------


def looked_at(s: Valley, number: int, count: int) -> list[int]:
    """The kinds among the topmost cards of a pile, each once."""
    cards = pile(s, number)
    kinds: list[int] = []
    for i in range(len(cards) - count, len(cards)):
        kind = cards[i] >> FACE
        if kind not in kinds:
            kinds.append(kind)
    return sorted(kinds)


def take_looked_at(s: Valley, number: int, count: int, kind: int) -> int:
    """Takes the topmost card of a kind out of the cards that were looked at."""
    cards = pile(s, number)
    for i in range(len(cards) - 1, len(cards) - count - 1, -1):
        if cards[i] >> FACE == kind:
            return cards.pop(i)
    raise AssertionError(f"kind {kind} is not among the cards looked at")


class PigeoneerCard(Detail[Valley]):
    """[VIL-SAINT-3] Pigeoneer: look at the topmost cards of the reserve and take one into hand."""

    def count(self, s: Valley) -> int:
        return min(s.box.effects[pigeoneer(s)].amount, len(s.reserve))

    def options(self, s: Valley) -> list[Action]:
        return [PICK[kind] for kind in looked_at(s, len(s.stacks), self.count(s))]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Pick):
            return ANOTHER_QUESTION
        return ALLOWED if a.kind in looked_at(s, len(s.stacks), self.count(s)) else "VIL-SAINT-3"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Pick)
        count = self.count(s)
        card = take_looked_at(s, len(s.stacks), count, a.kind)
        add_to_hand(s.players[self.seat], card)
        s.tell(TookUnseen(self.seat, a.kind, s.box.suit[a.kind], len(s.stacks), len(s.stacks)))
        s.then(*arranging(self.seat, len(s.stacks), count - 1))


def pigeoneer(s: Valley) -> int:
    return s.box.op.index(PIGEONEER)


class ProphetStack(Detail[Valley]):
    """[VIL-SAINT-4, VIL-HID-5] Which stack the Prophet looks through, chosen before any face is seen."""

    def options(self, s: Valley) -> list[Action]:
        return [TAKE_TOP[stack] for stack in range(len(s.stacks)) if s.stacks[stack]]

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, TakeReserve):
            return "VIL-SAINT-4"
        if not isinstance(a, TakeTop):
            return ANOTHER_QUESTION
        return ALLOWED if a.stack < len(s.stacks) and s.stacks[a.stack] else "VIL-SAINT-4"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, TakeTop)
        look(s, self.seat, a.stack, len(s.stacks[a.stack]))
        s.then(ProphetCard(self.seat, a.stack))


def look(s: Valley, seat: int, number: int, count: int) -> None:
    cards = pile(s, number)
    look_at(cards, count, seat)
    if s.is_telling:
        faces = tuple([cards[len(cards) - 1 - i] >> FACE for i in range(count)])
        s.tell(Looked(seat, number, len(s.stacks), count, faces))


class ProphetCard(Detail[Valley]):
    """[VIL-SAINT-4] One card of the stack is drafted to the Square; no refill follows."""

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack: Final = stack

    def options(self, s: Valley) -> list[Action]:
        return [PICK[kind] for kind in looked_at(s, self.stack, len(s.stacks[self.stack]))]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Pick):
            return ANOTHER_QUESTION
        is_there = a.kind in looked_at(s, self.stack, len(s.stacks[self.stack]))
        return ALLOWED if is_there else "VIL-SAINT-4"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Pick)
        cards = s.stacks[self.stack]
        take_looked_at(s, self.stack, len(cards), a.kind)
        s.players[self.seat].square.append(a.kind)
        s.tell(Drafted(self.seat, a.kind, 0, True, spots.pile(self.stack, len(s.stacks))))
        s.then(*arranging(self.seat, self.stack, len(cards)))


class Arrange(Detail[Valley]):
    """Which of the cards lies next from the top; the last one needs no question.

    [VIL-SAINT-3, VIL-SAINT-4, VIL-DEC-4]
    """

    def __init__(self, seat: int, number: int, count: int, done: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.count: Final = count
        self.done: Final = done

    def kinds(self, s: Valley) -> list[int]:
        cards = pile(s, self.number)
        kinds: list[int] = []
        for i in range(len(cards) - self.count, len(cards) - self.done):
            kind = cards[i] >> FACE
            if kind not in kinds:
                kinds.append(kind)
        return sorted(kinds)

    def manner(self) -> int:
        return IN_TURN

    def options(self, s: Valley) -> list[Action]:
        return [PICK[kind] for kind in self.kinds(s)]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Pick):
            return ANOTHER_QUESTION
        return ALLOWED if a.kind in self.kinds(s) else "VIL-DEC-4"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Pick)
        cards = pile(s, self.number)
        next_place = len(cards) - self.done - 1
        at = next_place
        while cards[at] >> FACE != a.kind:
            at -= 1
        card = cards.pop(at)
        cards.insert(next_place, card)
        if self.done + 2 < self.count:
            s.then(Arrange(self.seat, self.number, self.count, self.done + 1))


def arranging(seat: int, number: int, count: int) -> list[Step]:
    """One card or none has no order."""
    return [Arrange(seat, number, count, 0)] if count > 1 else []


def has_stack(s: Valley) -> bool:
    return leftmost_stack(s) >= 0
