"""Lots: a tiny game with a secret, for bots that must not look.

Each of two seats draws a secret lot. Seat 0 first takes a path: the short one pays at once, the long
one pays more, but only through a second answer. Then each seat guesses the other's lot.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from gromada.core.actions import Action, Catalogue
from gromada.core.game import Game, Options
from gromada.core.packs import Box, Pack
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Chance, Choice, Detail

LOTS: Final = 5
PRIZE: Final = 10
SHORT: Final = Action("short")
LONG: Final = Action("long")
GIFTS: Final = [Action(f"gift {n}") for n in range(4)]
GUESSES: Final = [Action(f"guess {n}") for n in range(LOTS)]
CATALOGUE: Final = Catalogue([SHORT, LONG, *GIFTS, *GUESSES])


class Lots(State):
    def __init__(self, lots: list[int], points: list[int]) -> None:
        super().__init__(2)
        self.lots = lots
        self.points = points

    def copy(self) -> Lots:
        s = Lots(self.lots[:], self.points[:])
        s.continue_from(self)
        return s


class Draw(Chance[Lots]):
    def sample(self, s: Lots, rng: Rng) -> tuple[int, ...]:
        return (rng.below(LOTS), rng.below(LOTS))

    def settle(self, s: Lots, outcome: tuple[int, ...]) -> None:
        s.lots = list(outcome)


class Path(Choice[Lots]):
    def options(self, s: Lots) -> list[Action]:
        return [SHORT, LONG]

    def choose(self, s: Lots, a: Action) -> None:
        if a is SHORT:
            s.points[self.seat] += 2
        else:
            s.then(Gift(self.seat))

    def refusal(self, s: Lots, a: Action) -> str:
        return ALLOWED if a in (SHORT, LONG) else ANOTHER_QUESTION


class Gift(Detail[Lots]):
    def options(self, s: Lots) -> list[Action]:
        return GIFTS

    def choose(self, s: Lots, a: Action) -> None:
        s.points[self.seat] += GIFTS.index(a)

    def refusal(self, s: Lots, a: Action) -> str:
        return ALLOWED if a in GIFTS else ANOTHER_QUESTION


class Guess(Choice[Lots]):
    def options(self, s: Lots) -> list[Action]:
        return GUESSES

    def choose(self, s: Lots, a: Action) -> None:
        if GUESSES.index(a) == s.lots[1 - self.seat]:
            s.points[self.seat] += PRIZE

    def refusal(self, s: Lots, a: Action) -> str:
        return ALLOWED if a in GUESSES else ANOTHER_QUESTION


class LotsGame(Game[Lots]):
    def __init__(self) -> None:
        super().__init__("lots", (2, 2), 1, CATALOGUE, Box(Pack("lots.toml", "")))

    def set_up(self, seats: int, options: Options) -> Lots:
        s = Lots([0, 0], [0, 0])
        s.then(Draw(), Path(0), Guess(0), Guess(1))
        return s

    def view(self, s: Lots, seat: int | None) -> Mapping[str, object]:
        return {"points": s.points, "lots": [lot if seat == i else None for i, lot in enumerate(s.lots)]}

    def determinize(self, s: Lots, seat: int | None, rng: Rng) -> Lots:
        guess = s.copy()
        guess.lots = [lot if seat == i else rng.below(LOTS) for i, lot in enumerate(s.lots)]
        guess.rng = rng.fork(1)
        return guess

    def scores(self, s: Lots) -> list[int]:
        return s.points

    def winners(self, s: Lots) -> list[int]:
        return [seat for seat in range(2) if s.points[seat] == max(s.points)]

    def evaluate(self, s: Lots, seat: int) -> float:
        return float(s.points[seat])


GAME: Final = LotsGame()


def for_bots(game: LotsGame) -> Game[State]:
    """Bots are written for any state."""
    return cast("Game[State]", game)


def lots(other: int) -> Lots:
    """The first question, with the lot that seat 0 must not know."""
    s = GAME.new(2, seed=1)
    s.lots = [0, other]
    return s
