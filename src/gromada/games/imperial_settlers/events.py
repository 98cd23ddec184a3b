"""What happens, in the past tense. Inside a simultaneous phase others learn of it only when all have finished.

Only dice and what others did are news, so a phase can be taken back up to the last die. [ISR-R-25]
"""

from __future__ import annotations

from typing import Final

from gromada.core.events import Event, Fact, Motion, listed, who
from gromada.core.places import at
from gromada.games.imperial_settlers.printed import ACTION, AMOUNT_KEYS, FAVOURS, RESOURCES, SLOTS, SPACES, VP


class FavoursDrawn(Event):
    def __init__(self, favours: tuple[int, ...]) -> None:
        self.favours: Final = favours

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"count": len(self.favours)}
        for i in range(len(FAVOURS)):
            facts[f"favour{i}"] = f"~{FAVOURS[self.favours[i]]}" if i < len(self.favours) else ""
        return facts


class ActiveChosen(Event):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def reveals(self) -> bool:
        return True


class SheetChosen(Event):
    def __init__(self, number: int, is_random: bool) -> None:
        self.number: Final = number
        self.is_random: Final = is_random

    def reveals(self) -> bool:
        return self.is_random


class Rolled(Event):
    """The faces, as resources and a number of workers."""

    def __init__(self, seat: int, round: int, faces: tuple[int, ...], seats: int) -> None:
        self.seat: Final = seat
        self.round: Final = round
        self.faces: Final = faces
        self.seats: Final = seats  # everyone gets what the dice show

    def motions(self) -> list[Motion]:
        found: list[Motion] = []
        for seat in range(self.seats):
            for die in range(3):
                name = RESOURCES[self.faces[die]]
                found.append(Motion(name, at("seat", seat, "die", die), at("seat", seat, "pool", name)))
            found.append(Motion("worker", at("seat", seat, "die", 3), at("seat", seat, "workers"), self.faces[3]))
        return found

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "round": self.round, **face_facts(self.faces)}


def face_facts(faces: tuple[int, ...]) -> dict[str, Fact]:
    facts: dict[str, Fact] = {f"die{i}": f"~{RESOURCES[faces[i]]}" for i in range(3)}
    facts["workers"] = faces[3]
    return facts


class TokenTaken(Event):
    def __init__(self, seat: int, favour: int) -> None:
        self.seat: Final = seat
        self.favour: Final = favour

    def motions(self) -> list[Motion]:
        name = FAVOURS[self.favour]
        return [Motion(f"~{name}", at("favour", name), at("seat", self.seat, "token"))]

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "favour": f"~{FAVOURS[self.favour]}"}


class OwnEvent(Event):
    """Part of a simultaneous phase: for the others it has not happened yet. [ISR-HID-3]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seen_by(self, seat: int | None) -> Event | None:
        """[ISR-HID-3] Only the seat itself follows its own phase."""
        return self if seat == self.seat else None

    def later(self, seat: int | None) -> Event | None:
        """[ISR-HID-3] The others learn of it when all have finished."""
        return None if seat == self.seat else self


class SpaceCrossed(OwnEvent):
    """A Build space of a Section or a Building was crossed out."""

    def __init__(self, seat: int, place: str, space: int, area: str, number: int, paid: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.place: Final = place  # id of the Section or Building
        self.space: Final = space
        self.area: Final = area  # a Track, or "building"
        self.number: Final = number  # of the Section or Building there
        self.paid: Final = paid  # stone, wood, food, gold, Workers

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "place": f"~{self.place}", "space": self.space + 1, **paid_facts(self.paid)}

    def motions(self) -> list[Motion]:
        return payments(self.seat, self.paid, at("seat", self.seat, self.area, self.number, self.space))


def paid_facts(paid: tuple[int, ...]) -> dict[str, Fact]:
    facts = listed({name: paid[i] for i, name in enumerate(RESOURCES)})
    facts["is_free"] = int(not sum(paid[:4]))
    return facts


def payments(seat: int, paid: tuple[int, ...], target: str) -> list[Motion]:
    """What goes from the pools to a space or Building."""
    found = [
        Motion(name, at("seat", seat, "pool", name), target, paid[i]) for i, name in enumerate(RESOURCES) if paid[i]
    ]
    if paid[4]:
        found.append(Motion("worker", at("seat", seat, "workers"), target, paid[4]))
    return found


class Harvested(OwnEvent):
    def __init__(self, seat: int, field: str, space: int, number: int, workers: int) -> None:
        super().__init__(seat)
        self.field: Final = field
        self.space: Final = space
        self.number: Final = number  # of the Field, from 0
        self.workers: Final = workers  # none for a free Harvest

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "field": f"~{self.field}", "space": self.space + 1}

    def motions(self) -> list[Motion]:
        if not self.workers:
            return []
        place = at("seat", self.seat, "field", self.number, self.space)
        return [Motion("worker", at("seat", self.seat, "workers"), place, self.workers)]


class SectionCompleted(OwnEvent):
    def __init__(self, seat: int, section: str) -> None:
        super().__init__(seat)
        self.section: Final = section

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "section": f"~{self.section}"}


class BridgeCompleted(OwnEvent):
    def __init__(self, seat: int, field: str) -> None:
        super().__init__(seat)
        self.field: Final = field

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "field": f"~{self.field}"}


class BuildingCompleted(OwnEvent):
    def __init__(self, seat: int, building: str) -> None:
        super().__init__(seat)
        self.building: Final = building

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "building": f"~{self.building}"}


class AbilityUsed(OwnEvent):
    """By a Building or, with a Favour token's id, by the token."""

    def __init__(self, seat: int, by: str, slot: int, paid: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.by: Final = by
        self.slot: Final = slot  # the one behind the last Building is the token
        self.paid: Final = paid  # stone, wood, food, gold, Workers: the price of the ability itself

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "by": f"~{self.by}"}

    def motions(self) -> list[Motion]:
        return payments(self.seat, self.paid, slot_place(self.seat, self.slot))


def slot_place(seat: int, slot: int) -> str:
    return at("seat", seat, "token") if slot == SLOTS else at("seat", seat, "building", slot)


class Gained(OwnEvent):
    """From a Building, from the token, or from a Harvest space: then the space has its number behind the slots."""

    def __init__(self, seat: int, amount: tuple[int, ...], source: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount  # stone, wood, food, gold, (any), actions, vp
        self.source: Final = source

    def facts(self) -> dict[str, Fact]:
        facts = listed({name: self.amount[i] for i, name in enumerate(AMOUNT_KEYS)})
        facts["seat"] = who(self.seat)
        return facts

    def motions(self) -> list[Motion]:
        source = self._source()
        found: list[Motion] = []
        for i, name in enumerate(RESOURCES):
            if self.amount[i]:
                found.append(Motion(name, source, at("seat", self.seat, "pool", name), self.amount[i]))
        if self.amount[ACTION]:
            found.append(Motion("worker", source, at("seat", self.seat, "workers"), self.amount[ACTION]))
        if self.amount[VP]:
            found.append(Motion("points", source, at("seat", self.seat, "score", "other"), self.amount[VP]))
        return found

    def _source(self) -> str:
        if self.source <= SLOTS:
            return slot_place(self.seat, self.source)
        space = self.source - SLOTS - 1
        return at("seat", self.seat, "field", space // SPACES, space % SPACES)


class DiceTurned(OwnEvent):
    """What a die showed goes back to it, and what it shows now comes from it."""

    def __init__(self, seat: int, faces: tuple[int, ...], before: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.faces: Final = faces
        self.before: Final = before

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), **face_facts(self.faces)}

    def motions(self) -> list[Motion]:
        found: list[Motion] = []
        for i in range(3):
            if self.faces[i] != self.before[i]:
                die = at("seat", self.seat, "die", i)
                old, new = RESOURCES[self.before[i]], RESOURCES[self.faces[i]]
                found.append(Motion(old, at("seat", self.seat, "pool", old), die))
                found.append(Motion(new, die, at("seat", self.seat, "pool", new)))
        die, workers = at("seat", self.seat, "die", 3), at("seat", self.seat, "workers")
        change = self.faces[3] - self.before[3]
        if change:
            ends = (die, workers) if change > 0 else (workers, die)
            found.append(Motion("worker", ends[0], ends[1], abs(change)))
        return found


class Rerolled(DiceTurned):
    def reveals(self) -> bool:
        return True


class SettlementCreated(OwnEvent):
    def __init__(self, seat: int, building: str, row: int, column: int) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.row: Final = row
        self.column: Final = column

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "building": f"~{self.building}", "row": self.row + 1, "column": self.column + 1}


class PhaseEnded(OwnEvent):
    """The seat has ended its own phase; the others may still be busy."""


class PhaseShown(Event):
    """All have finished: what one seat did in the phase. [ISR-HID-3]"""

    def __init__(self, seat: int, crossed: int, harvests: int, sections: int, settlements: int, vp: int) -> None:
        self.seat: Final = seat
        self.crossed: Final = crossed
        self.harvests: Final = harvests
        self.sections: Final = sections
        self.settlements: Final = settlements
        self.vp: Final = vp


class Stored(OwnEvent):
    """Whoever cannot keep everything chooses at the same time as others do; that all is kept is seen at once."""

    def __init__(self, seat: int, kept: int, lost: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.kept: Final = kept
        self.lost: Final = lost  # stone, wood, food, gold, Workers

    def seen_by(self, seat: int | None) -> Event | None:
        return super().seen_by(seat) if sum(self.lost) else self

    def later(self, seat: int | None) -> Event | None:
        return super().later(seat) if sum(self.lost) else None

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "kept": self.kept}

    def motions(self) -> list[Motion]:
        return payments(self.seat, self.lost, at("seat", self.seat))


class RoundEnded(Event):
    """Tokens return to the row, and what is left over is lost."""

    def __init__(self, round: int, tokens: tuple[int, ...], lost: tuple[tuple[int, ...], ...]) -> None:
        self.round: Final = round
        self.tokens: Final = tokens  # of the seats, in their order
        self.lost: Final = lost  # stone, wood, food, gold, Workers of each seat

    def motions(self) -> list[Motion]:
        found: list[Motion] = []
        for seat, token in enumerate(self.tokens):
            found += payments(seat, self.lost[seat], at("seat", seat))
            found.append(Motion(f"~{FAVOURS[token]}", at("seat", seat, "token"), at("favour", FAVOURS[token])))
        return found


class Scored(Event):
    """The six score boxes of a seat."""

    def __init__(self, seat: int, boxes: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.boxes: Final = boxes

    def facts(self) -> dict[str, Fact]:
        names = ("walls", "cottages", "barns", "bridges", "settlements", "noted")
        facts: dict[str, Fact] = {name: self.boxes[i] for i, name in enumerate(names)}
        facts["seat"] = who(self.seat)
        facts["total"] = sum(self.boxes)
        return facts


class Ranked(Event):
    def __init__(self, seat: int, rank: str) -> None:
        self.seat: Final = seat
        self.rank: Final = rank

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "rank": f"~{self.rank}"}
