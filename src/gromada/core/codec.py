"""Whole states to JSON and back, at any moment of a game.

A state holds numbers, texts, lists and Parts; a step holds numbers, texts and tuples. A value with
fields becomes `["Name", field, ...]` in the order of its constructor.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gromada.core.errors import BadState
from gromada.core.fields import field_names
from gromada.core.packs import Box
from gromada.core.rng import Rng
from gromada.core.state import Lane, Part, State, seat_of
from gromada.core.steps import Choice, Step

Json = int | float | str | bool | None | list["Json"] | dict[str, "Json"]


def classes_below(base: type, package: str) -> list[type]:
    """All subclasses that were defined inside a package or in the engine."""
    found: list[type] = []
    kinds: list[type] = base.__subclasses__()
    for kind in kinds:
        if kind.__module__.startswith((package, "gromada.core.")):
            found.append(kind)
        found += classes_below(kind, package)
    return found


class Codec:
    """Turns the states of one game, with one box, into JSON and back."""

    def __init__(self, package: str, box: Box) -> None:
        self._box: Final = box
        self.states: Final = classes_below(State, package)
        kinds = [*self.states, *classes_below(Part, package), *classes_below(Step, package)]
        self._kinds: Final[dict[str, type]] = {kind.__name__: kind for kind in kinds}

    def dump(self, s: State) -> dict[str, Json]:
        return {
            "pack": self._box.pack.sha,
            "state": self._out(s),
            "agenda": [self._out(step) for step in s.agenda],
            "lanes": [self._out(lane) for lane in s.lanes],
            "rng": s.rng.memory,
        }

    def load(self, data: dict[str, Json]) -> State:
        """The state again; BadState says what does not fit."""
        if not isinstance(data, dict):
            raise BadState(f"a saved state is a JSON object, not {str(data)[:60]!r}")
        for key in ("pack", "state", "agenda", "lanes", "rng"):
            if key not in data:
                raise BadState(f"a saved state has the keys pack, state, agenda, lanes and rng; {key!r} is missing")
        if data["pack"] != self._box.pack.sha:
            raise BadState(f"saved with pack {data['pack']}, but this game has pack {self._box.pack.sha}")
        try:
            s = self._in(data["state"], False)
            if not isinstance(s, State):
                raise BadState("the key 'state' does not hold a state of this game")
            s.agenda = [self._step(item) for item in _items(data["agenda"])]
            s.lanes = [self._lane(item) for item in _items(data["lanes"])]
            s.rng = Rng(_whole(data["rng"]))
            _check_questions(s)
        except (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, RecursionError) as error:
            raise BadState(f"this is no saved state of this game: {error}") from error
        return s

    def _step(self, item: Json) -> Step:
        step = self._in(item, True)
        if not isinstance(step, Step):
            raise BadState(f"an agenda holds steps, not {str(item)[:60]}")
        return step

    def _lane(self, item: Json) -> Lane:
        parts = _items(item)
        if len(parts) != 4 or parts[0] != "@Lane":
            raise BadState(f"expected a lane with seat, agenda and rng, not {str(item)[:60]}")
        return Lane(_whole(parts[1]), [self._step(step) for step in _items(parts[2])], Rng(_whole(parts[3])))

    def _out(self, value: object) -> Json:
        if value is None or isinstance(value, (bool, int, float, str)):
            return value
        if isinstance(value, (list, tuple)):
            return [self._out(item) for item in value]
        if isinstance(value, Rng):
            return value.memory
        if isinstance(value, Box):
            return None
        if isinstance(value, (State, Part, Step)):
            return [f"@{type(value).__name__}", *[self._out(getattr(value, name)) for name in field_names(type(value))]]
        raise TypeError(f"a state holds numbers, texts, lists and Parts, not {value!r}")

    def _in(self, value: Json, in_step: bool) -> object:
        if not isinstance(value, list):
            return value
        if value and isinstance(value[0], str) and value[0].startswith("@"):
            kind = self._kinds.get(value[0][1:])
            if kind is None:
                raise BadState(f"no part of this game is called {value[0][1:]!r}")
            names = field_names(kind)
            if len(names) != len(value) - 1:
                raise BadState(f"{value[0][1:]} has the fields {', '.join(names)}, not {len(value) - 1} values")
            inside = in_step or issubclass(kind, Step)
            fields = [
                self._box if name == "box" else self._in(item, inside)
                for name, item in zip(names, value[1:], strict=True)
            ]
            made: object = kind(*fields)
            return made
        items = [self._in(item, in_step) for item in value]
        return tuple(items) if in_step else items


def _check_questions(s: State) -> None:
    """A saved state waits for seats that it has: whatever runs by itself has run."""
    asked = [lane.agenda[-1] for lane in s.lanes if lane.agenda]
    if s.lanes and not asked:
        raise BadState("lanes are open, but nobody is asked in them")
    if not s.lanes and s.agenda:
        asked.append(s.agenda[-1])
    for step in asked:
        if not isinstance(step, Choice):
            raise BadState(f"a saved state waits for an answer, not for {type(step).__name__}")
        if not 0 <= step.seat < s.seats:
            raise BadState(f"{type(step).__name__} asks seat {step.seat}, but seats are numbered 0 to {s.seats - 1}")
    for lane in s.lanes:
        if lane.agenda and seat_of(lane.agenda[-1]) != lane.seat:
            raise BadState(f"the lane of seat {lane.seat} asks another seat")


def _items(value: Json) -> Sequence[Json]:
    if not isinstance(value, list):
        raise BadState(f"expected a list, not {str(value)[:60]!r}")
    return value


def _whole(value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadState(f"expected a whole number, not {str(value)[:60]!r}")
    return value
