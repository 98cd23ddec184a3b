"""Foresight: what an answer would cost and bring at once, and what would be asked next, as far as its seat may know.

Everything is tried on guesses and goes no further than the first luck. What two guesses do not agree on depends on
what the seat may not know, and is left out. A guess owes nothing to the truth, so neither does anything told here.
"""

from __future__ import annotations

from typing import Final, Generic

from gromada.core.actions import Action
from gromada.core.game import Game, S
from gromada.core.play import A_QUESTION, LUCK, foresee, options, question
from gromada.core.rng import Rng
from gromada.core.steps import ALLOWED

GUESSES: Final = 2
FORBIDDEN: Final = -1
Amounts = dict[str, int]


class Outcome:
    """What a seat pays and gets, and what other seats get (less than 0: lose) in sight of everybody.

    What is final rolls, draws or shows something, so that the seat cannot take it back on its own.
    """

    def __init__(self, costs: Amounts, gives: Amounts, others: dict[int, Amounts], is_final: bool) -> None:
        self.costs: Final = costs
        self.gives: Final = gives
        self.others: Final = others
        self.is_final: Final = is_final


class Foresight(Generic[S]):
    """The guesses of one seat at one moment, and its stock there: made once for all the answers to a question."""

    def __init__(self, game: Game[S], s: S, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        first = 1 if game.is_open() else GUESSES
        self._guesses: Final[list[S]] = [game.determinize(s, seat, Rng.seeded(number)) for number in range(first)]
        self._before: Final = self._stocks(self._guesses[0])

    def _guess(self, number: int) -> S:
        """Where nobody has secrets the next one is made when it is needed, out of the one before."""
        while len(self._guesses) <= number:
            self._guesses.append(self.game.determinize(self._guesses[-1], self.seat, Rng.seeded(len(self._guesses))))
        return self._guesses[number]

    def _stocks(self, s: S) -> list[Amounts]:
        """Of every seat, as far as this seat may know; of the others only what everybody may know."""
        eyes: list[int | None] = [self.seat if other == self.seat else None for other in range(s.seats)]
        return [self.game.stock(s, other, eye) for other, eye in enumerate(eyes)]

    def outcome(self, moves: list[Action]) -> Outcome:
        """What some answers, one after the other, cost and bring until the next question or the first luck."""
        found: list[Amounts] | None = None
        is_final = False
        for number in range(GUESSES):
            s, end = self._played(self._guess(number), moves)
            is_final = is_final or end == LUCK or any([event.reveals() for event in s.events])
            after = [difference(self._before[seat], stock) for seat, stock in enumerate(self._stocks(s))]
            found = after if found is None else [agreed(found[seat], after[seat]) for seat in range(len(after))]
            if self.game.is_open() and not is_final:
                break  # nobody has secrets and nothing was shown: another guess could say nothing else
        assert found is not None
        own = found[self.seat]
        return Outcome(
            {key: -amount for key, amount in own.items() if amount < 0},
            {key: amount for key, amount in own.items() if amount > 0},
            {seat: amounts for seat, amounts in enumerate(found) if amounts and seat != self.seat},
            is_final,
        )

    def ahead(self, moves: list[Action]) -> S | None:
        """A guess after these answers, where the seat is asked on; None if luck, a secret or another seat comes first.

        The first answer that a rule forbids there ends it, too.
        """
        s, end = self._played(self._guess(0), moves)
        choice = question(s, self.seat) if end == A_QUESTION else None
        if choice is None:
            return None
        twin, end = self._played(self._guess(1), moves)
        other = question(twin, self.seat) if end == A_QUESTION else None
        if choice != other or options(s, self.seat) != options(twin, self.seat):
            return None
        return s

    def _played(self, guess: S, moves: list[Action]) -> tuple[S, int]:
        """A copy after these answers, with what it told, and what it came to."""
        s: S = guess.copy()  # type: ignore[assignment]  # a state copies to its own kind
        s.is_telling = True
        end = A_QUESTION
        for action in moves:
            choice = question(s, self.seat)
            if end != A_QUESTION or choice is None or choice.refusal(s, action) != ALLOWED:
                return s, FORBIDDEN
            end = foresee(s, self.seat, action)
        return s, end


def difference(before: Amounts, after: Amounts) -> Amounts:
    """What has changed, by key. For most seats nothing has, which is seen at a glance."""
    if before == after:
        return {}
    keys = [*before, *[key for key in after if key not in before]]
    return {key: change for key in keys if (change := after.get(key, 0) - before.get(key, 0))}


def agreed(one: Amounts, other: Amounts) -> Amounts:
    """What both say."""
    return {key: amount for key, amount in one.items() if other.get(key) == amount}
