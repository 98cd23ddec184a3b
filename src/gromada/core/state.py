"""State: everything true at the table now, with the agenda that says what comes next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gromada.core.actions import Catalogue
from gromada.core.events import Event
from gromada.core.rng import Rng
from gromada.core.steps import Choice, Step

NO_CATALOGUE: Final = Catalogue([])
UNSEEDED: Final = Rng(1)


class Part:
    """A piece of a state, such as a player: mutable, copied by hand, all fields in the constructor."""


class Lane(Part):
    """A private agenda of one seat with its own stream, for things all do at the same time."""

    def __init__(self, seat: int, agenda: list[Step], rng: Rng) -> None:
        self.seat: Final = seat
        self.agenda: Final = agenda
        self.rng: Final = rng

    def copy(self) -> Lane:
        return Lane(self.seat, self.agenda[:], self.rng.copy())


class State:
    """Base of every game's state. A subclass adds its fields and `copy`."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.agenda: list[Step] = []  # the next step is the last one
        self.lanes: list[Lane] = []  # in the order in which they were opened; empty when closed
        self.lane: Lane | None = None  # the one that is running at this moment
        self.rng = UNSEEDED
        self.catalogue = NO_CATALOGUE
        self.events: list[Event] = []
        self.is_telling = True
        self.is_news = False  # luck was settled for somebody to see; who keeps the history asks and clears it

    def copy(self) -> State:
        raise NotImplementedError(f"{type(self).__name__}.copy")

    def __copy__(self) -> State:
        """For everyone's tools; like the original it tells events, or not. Its own are not told again."""
        other = self.copy()
        other.is_telling = self.is_telling
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        """The same: OpenSpiel, for one, copies a state in this way at every step of its searches."""
        return self.__copy__()

    def continue_from(self, other: State) -> None:
        """Same agenda, lanes and luck; a copy tells no events."""
        self.agenda = other.agenda[:]
        if other.lanes:
            self.lanes = [lane.copy() for lane in other.lanes]
        self.rng = other.rng.copy()
        self.catalogue = other.catalogue
        self.is_telling = False

    def seats_from(self, first: int) -> list[int]:
        """All seats clockwise, starting with this one."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def then(self, *steps: Step) -> None:
        """These come next, first things first, before whatever was already to come."""
        agenda = self.agenda if self.lane is None else self.lane.agenda
        if len(steps) == 1:
            agenda.append(steps[0])
        else:
            agenda.extend(reversed(steps))

    def open_lanes(self, steps: Iterable[Step]) -> None:
        """One lane for each of these questions or tasks, all at the same time. [CORE-LANE-1]

        Each step must have a `seat`. The rest of the agenda waits until every lane is empty.
        """
        self.lanes = [Lane(seat_of(step), [step], self.rng.fork(seat_of(step))) for step in steps]
        self.rng.next32()  # the next lanes get other streams

    def tell(self, event: Event) -> None:
        if self.is_telling:
            self.events.append(event)

    def is_over(self) -> bool:
        """Nothing is left to do. [CORE-OVER-1]"""
        return not self.agenda and not self.lanes


def seat_of(step: Step) -> int:
    if isinstance(step, Choice):
        return step.seat
    seat: int = getattr(step, "seat")  # noqa: B009 - tasks that open a lane carry their seat
    return seat
