"""What happens, in the past tense. Inside a simultaneous phase others learn of it only when all have finished.

Only dice and what others did are news, so a phase can be taken back up to the last die. [ISR-R-25]
"""

from __future__ import annotations

from typing import Final

from gromada.core.events import Event, Fact, who
from gromada.games.imperial_settlers.printed import AMOUNT_KEYS, FAVOURS, RESOURCES


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

    def __init__(self, seat: int, round: int, faces: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.round: Final = round
        self.faces: Final = faces

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

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "favour": f"~{FAVOURS[self.favour]}"}


class OwnEvent(Event):
    """Part of a simultaneous phase: for the others it has not happened yet. [ISR-HID-3]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seen_by(self, seat: int | None) -> Event | None:
        """[ISR-HID-3] Only the seat itself follows its own phase."""
        return self if seat == self.seat else None


class SpaceCrossed(OwnEvent):
    """A Build space of a Section or a Building was crossed out."""

    def __init__(self, seat: int, place: str, space: int) -> None:
        super().__init__(seat)
        self.place: Final = place  # id of the Section or Building
        self.space: Final = space

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "place": f"~{self.place}", "space": self.space + 1}


class Harvested(OwnEvent):
    def __init__(self, seat: int, field: str, space: int) -> None:
        super().__init__(seat)
        self.field: Final = field
        self.space: Final = space

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "field": f"~{self.field}", "space": self.space + 1}


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

    def __init__(self, seat: int, by: str) -> None:
        super().__init__(seat)
        self.by: Final = by

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "by": f"~{self.by}"}


class Gained(OwnEvent):
    def __init__(self, seat: int, amount: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.amount: Final = amount  # stone, wood, food, gold, (any), actions, vp

    def facts(self) -> dict[str, Fact]:
        facts: dict[str, Fact] = {name: self.amount[i] for i, name in enumerate(AMOUNT_KEYS)}
        facts["seat"] = who(self.seat)
        return facts


class Rerolled(OwnEvent):
    def __init__(self, seat: int, faces: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.faces: Final = faces

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), **face_facts(self.faces)}


class DiceTurned(OwnEvent):
    def __init__(self, seat: int, faces: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.faces: Final = faces

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), **face_facts(self.faces)}


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


class Stored(Event):
    def __init__(self, seat: int, kept: int) -> None:
        self.seat: Final = seat
        self.kept: Final = kept


class RoundEnded(Event):
    def __init__(self, round: int) -> None:
        self.round: Final = round


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
