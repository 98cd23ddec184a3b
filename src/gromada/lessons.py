"""Lessons: what a first game explains, when and where. Data beside each game; the sentences are in its Fluent files.

    [first_game]                      a real game that shows much: how it is set up, and its deal
    seats = 2
    seed = 7
    pictures = ["villager.monk"]      printed things that show what the game is made of

    [solo]                            where playing alone differs: the deal of a guided game for one
    seed = 3

    [[lesson]]
    id = "draft"                      `lesson-draft` is what it says
    asks = ["draft"]                  one of these questions is asked (`DraftCard` is written `draft-card`)
    events = ["drafted"]              one of these has happened since the own last answer
    by = "other"                      by somebody else; "me": by the learner
    facts = ["coins >= 1", "owner == me"]   of that event: numbers, words, or the learner
    phase = "draft"                   the phase, as `Game.progress` calls it
    round = 2                         this round or a later one
    view = ["players.me.gold >= 8"]   numbers of the view; `me` is the learner's own entry, a list counts as its length
    after = ["aim"]                   these were shown before
    seats = "alone"                   only in the game for one; "company": only where others play
    at = ["road/0", "road/*"]         where it points: the first of these places that is there; `lit`: that of an
                                      answer, `event`: where the event ended; `seat/them` is whoever did it
    show = ["villager *", "*"]        answers that are shown as clicks, one after the other: of each the first like it;
                                      `*`: whatever the step that was begun asks next

Everything that a lesson names must hold, so that it is shown when its situation first arises. A lesson whose place is
not there waits. One about what somebody else did is told with the sentence that the log has for it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Final, NamedTuple

from gromada.core.errors import BadData
from gromada.core.packs import Pack, Table
from gromada.core.places import is_within
from gromada.library import package_folder

FILE: Final = "lessons.toml"
LIT: Final = "lit"
EVENT: Final = "event"
ME: Final = "me"
OTHER: Final = "other"
WHO: Final = ("", ME, OTHER)
ALONE, COMPANY = "alone", "company"
SEATS: Final = ("", ALONE, COMPANY)
CONDITION: Final = re.compile(r"([a-z_.0-9]+) (?:(>=|<=|==) (\d+)|== (~?[a-z_.]+))")


class Happened(NamedTuple):
    """An event as the learner saw it."""

    name: str
    by: int | None  # the seat that it tells of; None: somebody without a seat, or nobody
    facts: Mapping[str, int | str]
    places: Sequence[str]  # where things came to lie, then where they came from


class Moment:
    """What a learner sees now."""

    def __init__(
        self,
        seat: int,
        view: Mapping[str, object],
        places: Collection[str],
        question: str,
        lit: Sequence[str],
        events: Sequence[Happened],
        round: int,
        phase: str,
    ) -> None:
        self.seat: Final = seat
        self.view: Final = view
        self.places: Final = places
        self.question: Final = question  # the kind of question, or nothing where the seat is not asked
        self.lit: Final = lit  # places of the answers, in order
        self.events: Final = events  # what has happened since the own last answer, the newest first
        self.round: Final = round
        self.phase: Final = phase


class Lesson:
    """Two sentences at a piece, and when they help."""

    def __init__(self, table: Table) -> None:
        self.id: Final = table.text("id")
        self.asks: Final = table.texts("asks") if table.has("asks") else []
        self.events: Final = table.texts("events") if table.has("events") else []
        self.by: Final = WHO[table.one_of("by", WHO, "")]
        self.facts: Final = table.texts("facts") if table.has("facts") else []
        self.phase: Final = table.text("phase", "")
        self.round: Final = table.number("round", 0, 99, 0)
        self.view: Final = table.texts("view") if table.has("view") else []
        self.after: Final = table.texts("after") if table.has("after") else []
        self.seats: Final = SEATS[table.one_of("seats", SEATS, "")]
        self.at: Final = table.texts("at")
        self.show: Final = table.texts("show") if table.has("show") else []
        for key, conditions in (("view", self.view), ("facts", self.facts)):
            for condition in conditions:
                if CONDITION.fullmatch(condition) is None:
                    raise table.complaint(key, f"expected a path, one of >=, <=, ==, and a number, not {condition!r}")
        if self.facts and not self.events:
            raise table.complaint("facts", "there is no event whose facts they are")
        table.finish()

    def place(self, moment: Moment) -> str | None:
        """Where it points now; None where there is no such place."""
        happened = self.about(moment)
        for wanted in self.at:
            if wanted == LIT:
                found = list(moment.lit[:1])
            elif wanted == EVENT:
                found = [place for place in happened.places if is_there(place, moment)] if happened else []
            else:
                pattern = wanted.replace("seat/me", f"seat/{moment.seat}")
                if happened is not None and happened.by is not None:
                    pattern = pattern.replace("seat/them", f"seat/{happened.by}")
                found = sorted([place for place in moment.places if fnmatchcase(place, pattern)], key=in_order)
            if found:
                return found[0]
        return None

    def about(self, moment: Moment) -> Happened | None:
        """The newest of the events that it explains."""
        return next((one for one in moment.events if self._explains(one, moment)), None)

    def fits(self, moment: Moment, shown: Collection[str]) -> bool:
        """Whether its situation has arisen."""
        if self.asks and moment.question not in self.asks:
            return False
        if self.events and self.about(moment) is None:
            return False
        if self.phase and self.phase != moment.phase:
            return False
        if self.round > moment.round or any(other not in shown for other in self.after):
            return False
        return all(holds(condition, moment.view, moment.seat) for condition in self.view)

    def _explains(self, one: Happened, moment: Moment) -> bool:
        if one.name not in self.events or self.by not in ("", ME if one.by == moment.seat else OTHER):
            return False
        return all(holds(condition, one.facts, moment.seat) for condition in self.facts)


class FirstGame:
    """A guided game: how it is set up, and its lessons in the order in which they are thought of."""

    def __init__(self, name: str, text: str) -> None:
        root = Pack(f"{name}/{FILE}", text).root
        first = root.table("first_game")
        self.seats: Final = first.number("seats", 1, 6)
        self.seed: Final = first.number("seed")
        self.pictures: Final = first.texts("pictures")
        first.finish()
        self.solo_seed: int | None = None  # where playing alone is another game
        if root.has("solo"):
            solo = root.table("solo")
            self.solo_seed = solo.number("seed")
            solo.finish()
        self.lessons: Final = [Lesson(table) for table in root.tables("lesson")]
        root.finish()
        ids = [lesson.id for lesson in self.lessons]
        for lesson in self.lessons:
            unknown = [id for id in lesson.after if id not in ids]
            if unknown or ids.count(lesson.id) > 1:
                reason = f"there is no lesson {unknown[0]!r} before it" if unknown else "this id is used twice"
                raise BadData(f"{name}/{FILE}: lesson[{lesson.id}]: {reason}")

    def seed_for(self, seats: int) -> int | None:
        """The deal of the guided game with so many seats; None where there is none."""
        if seats == self.seats:
            return self.seed
        return self.solo_seed if seats == 1 else None

    def lessons_for(self, seats: int) -> list[Lesson]:
        """What there is to learn with so many seats."""
        other = COMPANY if seats == 1 else ALONE
        return [lesson for lesson in self.lessons if lesson.seats != other]

    def due(self, moment: Moment, shown: Collection[str], seats: int) -> tuple[Lesson, str] | None:
        """The first lesson that was not shown yet and fits now, with its place."""
        here = self.lessons_for(seats)
        ids = [lesson.id for lesson in here]
        # What is not told here need not be waited for.
        shown = {*shown, *[lesson.id for lesson in self.lessons if lesson.id not in ids]}
        for lesson in here:
            if lesson.id not in shown and lesson.fits(moment, shown):
                place = lesson.place(moment)
                if place is not None:
                    return lesson, place
        return None


@cache
def first_game(name: str) -> FirstGame:
    """The guided first game of a game."""
    return FirstGame(name, (package_folder(name) / FILE).read_text(encoding="utf-8"))


def in_order(place: str) -> list[tuple[int, str]]:
    """Places as people read them: `road/2` before `road/10`."""
    return [(int(word), "") if word.isdigit() else (-1, word) for word in place.split("/")]


def is_there(place: str, moment: Moment) -> bool:
    """Whether a place, or what it lies in, is on the table now."""
    return place in moment.places or any(is_within(place, one) for one in moment.places)


def holds(condition: str, data: object, seat: int) -> bool:
    """Whether a condition such as `players.me.gold >= 8` holds for a seat, in its view or in the facts of an event."""
    parts = CONDITION.fullmatch(condition)
    assert parts is not None
    found = value_at(data, parts[1].split("."), seat)
    if parts[4] is not None:
        return found == (f"@{seat}" if parts[4] == ME else parts[4])
    number, wanted = number_of(found), int(parts[3])
    return number is not None and {">=": number >= wanted, "<=": number <= wanted, "==": number == wanted}[parts[2]]


def value_at(value: object, path: list[str], seat: int) -> object:
    """What is at a path; None where nothing is."""
    for word in path:
        if isinstance(value, Mapping):
            value = value.get(word)
        elif isinstance(value, list) and word == ME:
            value = next((one for one in value if isinstance(one, Mapping) and one.get("seat") == seat), None)
        elif isinstance(value, list) and word.isdigit() and int(word) < len(value):
            value = value[int(word)]
        else:
            return None
    return value


def number_of(value: object) -> int | None:
    """A number; a list or a text has its length, and anything else none."""
    if isinstance(value, (list, str)):
        return len(value)
    return int(value) if isinstance(value, int) else None
