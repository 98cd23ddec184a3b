"""What a seat can say. Tables are sized by the limits of the format, not by a pack, so that every pack and
every trained player share one action space."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action, Catalogue
from gromada.core.steps import ANOTHER_QUESTION
from gromada.games.imperial_settlers.printed import (
    BASIC,
    COLUMNS,
    DICE,
    FAVOURS,
    FIELDS,
    PLANS,
    RESOURCES,
    ROWS,
    SHEETS,
    SLOTS,
    SPACES,
    TRACKS,
)


class Sheet(Action):
    """Play with this Adventure sheet; 0 stands for a random one."""

    def __init__(self, number: int) -> None:
        super().__init__(f"sheet {number}" if number else "sheet random")
        self.number: Final = number


class Take(Action):
    """Take a Favour token from the row."""

    def __init__(self, favour: int) -> None:
        super().__init__(f"take {FAVOURS[favour]}")
        self.favour: Final = favour


class Build(Action):
    """Cross out a Build space of a Track: `build barns 4 0` is the first space of Section 4."""

    def __init__(self, track: int, section: int, space: int) -> None:
        super().__init__(f"build {TRACKS[track]} {section + 1} {space}")
        self.track: Final = track
        self.section: Final = section  # from 0
        self.space: Final = space


class BuildVillage(Action):
    """Cross out a Build space of a Building, by slot and space."""

    def __init__(self, slot: int, space: int) -> None:
        super().__init__(f"build village {slot} {space}")
        self.slot: Final = slot
        self.space: Final = space


class Harvest(Action):
    """Cross out a Harvest space of a Field."""

    def __init__(self, field: int, space: int) -> None:
        super().__init__(f"harvest {field + 1} {space}")
        self.field: Final = field  # from 0
        self.space: Final = space


class Use(Action):
    """Use the ability of a Building."""

    def __init__(self, slot: int) -> None:
        super().__init__(f"use {slot}")
        self.slot: Final = slot


class UseToken(Action):
    """Use the Favour token."""

    def __init__(self) -> None:
        super().__init__("token")


class UseDiscount(Action):
    """Build with the discount of a Building."""

    def __init__(self, slot: int) -> None:
        super().__init__(f"discount {slot}")
        self.slot: Final = slot


class EndPhase(Action):
    def __init__(self) -> None:
        super().__init__("end")


class Die(Action):
    """Name a die: 0 to 2 are the Resource dice, 3 the Worker die."""

    def __init__(self, die: int) -> None:
        super().__init__(f"die {die}")
        self.die: Final = die


class Done(Action):
    """No more dice: roll now, or stop turning."""

    def __init__(self) -> None:
        super().__init__("done")


class Unit(Action):
    """One unit of a resource: to pay, to gain, to save, to keep, or as a die's new face."""

    def __init__(self, resource: int) -> None:
        super().__init__(RESOURCES[resource])
        self.resource: Final = resource


class Export(Action):
    """Exchange one resource of each of these types for VP."""

    def __init__(self, types: int) -> None:
        self.types: Final = types  # one bit for each basic resource
        super().__init__("export " + " ".join([name for i, name in enumerate(BASIC) if types >> i & 1]))


class ChoosePlan(Action):
    """Create a Settlement by this Plan of a Building."""

    def __init__(self, slot: int, plan: int) -> None:
        super().__init__(f"plan {slot} {plan}")
        self.slot: Final = slot
        self.plan: Final = plan


class PassSettlement(Action):
    def __init__(self) -> None:
        super().__init__("pass")


class Anchor(Action):
    """Where the shape's own corner (0, 0) comes to lie: row from 0, column from 0."""

    def __init__(self, row: int, column: int) -> None:
        super().__init__(f"at {row} {column}")
        self.row: Final = row
        self.column: Final = column
        self.anchor: Final = row * COLUMNS + column


SHEET: Final = tuple([Sheet(number) for number in range(SHEETS + 1)])
TAKE: Final = tuple([Take(favour) for favour in range(len(FAVOURS))])
BUILD: Final = tuple(
    [
        tuple([tuple([Build(track, section, space) for space in range(SPACES)]) for section in range(COLUMNS)])
        for track in range(ROWS)
    ]
)
BUILD_VILLAGE: Final = tuple([tuple([BuildVillage(slot, space) for space in range(SPACES)]) for slot in range(SLOTS)])
HARVEST: Final = tuple([tuple([Harvest(field, space) for space in range(SPACES)]) for field in range(FIELDS)])
USE: Final = tuple([Use(slot) for slot in range(SLOTS)])
USE_TOKEN: Final = UseToken()
USE_DISCOUNT: Final = tuple([UseDiscount(slot) for slot in range(SLOTS)])
END: Final = EndPhase()
DIE: Final = tuple([Die(die) for die in range(DICE)])
DONE: Final = Done()
UNIT: Final = tuple([Unit(resource) for resource in range(len(RESOURCES))])
EXPORT: Final = tuple([Export(types) for types in range(1, 1 << len(BASIC))])
PLAN: Final = tuple([tuple([ChoosePlan(slot, plan) for plan in range(PLANS)]) for slot in range(SLOTS)])
PASS: Final = PassSettlement()
ANCHOR: Final = tuple([Anchor(row, column) for row in range(ROWS) for column in range(COLUMNS)])


def _all_actions() -> list[Action]:
    actions: list[Action] = [END, USE_TOKEN, DONE, PASS, *TAKE, *USE, *USE_DISCOUNT, *DIE, *UNIT, *EXPORT]
    for track in BUILD:
        for section in track:
            actions += section
    for row in (*BUILD_VILLAGE, *HARVEST, *PLAN):
        actions += row
    return [*actions, *ANCHOR, *SHEET]


CATALOGUE: Final = Catalogue(_all_actions())


def in_mid_step(a: Action) -> str:
    """[ISR-EXP-10] A step once begun cannot be cancelled; other answers belong to other questions."""
    is_step = isinstance(a, (EndPhase, UseToken, Use, UseDiscount, Build, BuildVillage, Harvest))
    return "ISR-EXP-10" if is_step else ANOTHER_QUESTION
