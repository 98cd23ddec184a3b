"""Cases and random play for the contract suite.

Every game gives its cases and its invariants in `tests/games/<game>/contract_cases.py`:

    CASES: list[tuple[int, dict[str, object]]]     seats and options, every mode and seat count
    GAMES: int                                     random games, spread over the cases
    def check(state) -> None                       asserts what is always true, such as conserved pieces
    PLACELESS: tuple[type, ...]                    answers that are about nothing on the table
    def counted(state, view) -> dict[tuple[str, str], int | None]
                                                   every count that its viewer sees: of which kind of thing, in which
                                                   area; None where it is not to be compared now
    def kind_of(what) -> str                       the kind of thing that a motion moves
    ARRANGED: list[tuple[str, Callable[[], State]]]
                                                   optional: positions that random play seldom reaches, by name, from
                                                   which the suite plays on at random as it does from a deal

A test that asks for a `case` runs for every case and every arranged position; one that asks for a `deal` needs a game
from its first deal on, such as a record, and runs for the cases only.

GROMADA_GAMES takes the place of every game's own number of random games. GROMADA_BRIEF plays only as many ways as show
every option of a game once, and plays at random from no arranged position.
"""

from __future__ import annotations

import importlib
import json
import math
import os
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final

import gromada
from gromada.core.actions import Action
from gromada.core.game import Game, Options
from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from gromada.core.state import State

GAMES: Final = int(os.environ.get("GROMADA_GAMES") or 0)
IS_BRIEF: Final = bool(os.environ.get("GROMADA_BRIEF"))
FROM_ARRANGED: Final = 3  # random games from each arranged position in each check
SHORT: Final = 200  # decisions
LONGEST: Final = 20_000  # decisions; no game of the box is near it


class Case:
    """One way to play one game."""

    begins_there = False  # whether the first moment is one of those looked at

    def __init__(self, name: str, number: int, seats: int, given: dict[str, object], games: int) -> None:
        self.name: Final = name
        self.number: Final = number
        self.seats: Final = seats
        self.given: Final = given
        self.games: Final = games  # its share of the random games

    @property
    def game(self) -> Game[Any]:
        return gromada.game(self.name)

    @property
    def check(self) -> Callable[[State], None]:
        found: Callable[[State], None] = hooks(self.name).check
        return found

    def options(self) -> Options:
        return self.game.read_options(self.seats, self.given)

    def some(self, part: float) -> range:
        """Seeds for a part of this case's games, at least one."""
        return range(max(1, round(self.games * part)))

    def some_eyes(self, number: int) -> list[int | None]:
        """A spectator and two seats, other ones each time: more looks than these at one moment find nothing more."""
        return [*sorted({(number + i) % self.seats for i in (0, 1)}), None]

    def new(self, seed: int) -> State:
        s: State = self.game.new(self.seats, seed, self.given)
        return s

    def rng(self, seed: int) -> Rng:
        """Luck for those who play, apart from the luck of the game."""
        return Rng.seeded(1_000_000 * self.number + seed).fork(1)

    def json(self, s: State) -> str:
        return json.dumps(self.game.to_json(s))

    @cached_property
    def pace(self) -> int:
        """How much longer than a short game this one is: moments of long games lie further apart."""
        return max(1, len(finish(self.new(0), self.rng(0))) // SHORT)

    def positions(self, part: float, each: int = 10) -> Iterator[tuple[State, Rng]]:
        """Moments of random games, a few from each; whoever gets one leaves it as it is."""
        apart = each * self.pace
        for seed in self.some(part):
            s, rng = self.new(seed), self.rng(seed)
            wait = 0 if self.begins_there else rng.below(apart)
            while asked := awaited(s):
                if wait == 0:
                    yield s, rng
                    wait = 1 + rng.below(2 * apart)
                wait -= 1
                seat = asked[rng.below(len(asked))]
                play(s, seat, any_of(options(s, seat), rng))

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *[f"{key}={value}" for key, value in self.given.items()]])


class Arranged(Case):
    """A game that goes on from a position somebody has built, and may be over soon."""

    begins_there = True

    def __init__(self, name: str, number: int, title: str, make: Callable[[], State]) -> None:
        super().__init__(name, number, make().seats, {}, FROM_ARRANGED)
        self.title: Final = title
        self.make: Final = make

    def some(self, part: float) -> range:
        return range(FROM_ARRANGED)

    def new(self, seed: int) -> State:
        s = self.make()
        s.rng = Rng.seeded(seed)
        return s

    def __str__(self) -> str:
        return f"{self.name}-{self.title}"


def hooks(name: str) -> Any:
    return importlib.import_module(f"tests.games.{name}.contract_cases")


def in_brief(cases: list[tuple[int, dict[str, object]]]) -> list[tuple[int, dict[str, object]]]:
    """The smallest table, and as few others as it takes to play with every option once."""
    smallest = min(cases, key=lambda case: (len(case[1]), case[0]))
    found = [smallest]
    shown = facts_of(smallest[1])
    for seats, given in sorted(cases, key=lambda case: (-len(case[1]), case[0])):
        facts = facts_of(given)
        if not facts <= shown:
            shown |= facts
            found.append((seats, given))
    return found


def facts_of(given: dict[str, object]) -> set[str]:
    """What is played otherwise; one number is like another."""
    return {f"{key}={'a number' if type(value) is int else value}" for key, value in given.items()}


def all_cases() -> list[Case]:
    found = []
    for name in gromada.GAMES:
        given = in_brief(hooks(name).CASES) if IS_BRIEF else hooks(name).CASES
        share = math.ceil((GAMES or hooks(name).GAMES) / len(given))
        found += [Case(name, number, seats, dict(values), share) for number, (seats, values) in enumerate(given)]
    return found


def all_arranged() -> list[Case]:
    found: list[Case] = []
    for name in gromada.GAMES:
        places = getattr(hooks(name), "ARRANGED", [])
        found += [Arranged(name, 1000 + i, title, make) for i, (title, make) in enumerate(places)]
    return found


CASES: Final = all_cases()
EVERY_ARRANGED: Final = all_arranged()
ARRANGED: Final = [] if IS_BRIEF else EVERY_ARRANGED


def any_of(actions: Sequence[Action], rng: Rng) -> Action:
    return actions[rng.below(len(actions))]


def finish(s: State, rng: Rng) -> list[tuple[int, Action]]:
    """Plays at random to the end; the answers given."""
    given = []
    while asked := awaited(s):
        seat = asked[rng.below(len(asked))]
        action = any_of(options(s, seat), rng)
        play(s, seat, action)
        given.append((seat, action))
        assert len(given) < LONGEST, "the game does not end"
    return given
