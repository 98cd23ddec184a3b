"""What a seat can say. Tables are sized by the limits of the format, not by a pack, so that every pack and
every trained player share one action space."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action, Catalogue
from gromada.games.keyflower.printed import (
    COLOURS,
    MOST_PAID,
    MOST_WORKERS,
    RESOURCES,
    SIDES,
    SKILLS,
    TILE_IDS,
    TILES,
    WINTER0,
    WINTERS,
)


class Pass(Action):
    """Place nothing this turn."""

    def __init__(self) -> None:
        super().__init__("pass")


class Bid(Action):
    """Bid for a tile."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"bid {TILE_IDS[tile]}")
        self.tile: Final = tile


class UseTile(Action):
    """Use a tile."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"use {TILE_IDS[tile]}")
        self.tile: Final = tile


class Take(Action):
    """Take the losing group along."""

    def __init__(self) -> None:
        super().__init__("take")


class Leave(Action):
    """Leave the losing group where it is."""

    def __init__(self) -> None:
        super().__init__("leave")


class Colour(Action):
    """A worker's colour: to place, to add, or to pay from the screen."""

    def __init__(self, colour: int) -> None:
        super().__init__(COLOURS[colour])
        self.colour: Final = colour


class Workers(Action):
    """So many workers from the screen."""

    def __init__(self, count: int) -> None:
        super().__init__(f"workers {count}")
        self.count: Final = count


class PayGroup(Action):
    """Pay with the whole losing group at a tile."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"pay group {TILE_IDS[tile]}")
        self.tile: Final = tile


class Resource(Action):
    """Take this resource."""

    def __init__(self, resource: int) -> None:
        super().__init__(RESOURCES[resource])
        self.resource: Final = resource


class Skill(Action):
    """Return a skill tile of this type."""

    def __init__(self, skill: int) -> None:
        super().__init__(SKILLS[skill])
        self.skill: Final = skill


class Carry(Action):
    """Carry one resource away from a tile."""

    def __init__(self, resource: int, tile: int) -> None:
        super().__init__(f"carry {RESOURCES[resource]} {TILE_IDS[tile]}")
        self.resource: Final = resource
        self.tile: Final = tile


class Towards(Action):
    """In this direction."""

    def __init__(self, side: int) -> None:
        super().__init__(f"towards {SIDES[side]}")
        self.side: Final = side


class Stop(Action):
    """No more of it."""

    def __init__(self) -> None:
        super().__init__("stop")


class Upgrade(Action):
    """Flip a tile to its upgraded face."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"upgrade {TILE_IDS[tile]}")
        self.tile: Final = tile


class Pay(Action):
    """Pay these resources from the tile."""

    def __init__(self, gold: int, iron: int, stone: int, wood: int) -> None:
        named = [f"{count} {RESOURCES[i]}" for i, count in enumerate((gold, iron, stone, wood)) if count]
        super().__init__("pay " + " ".join(named))
        self.gold: Final = gold
        self.iron: Final = iron
        self.stone: Final = stone
        self.wood: Final = wood
        self.pile: Final = gold | iron << 8 | stone << 16 | wood << 24


class Pick(Action):
    """Take a boat."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"boat {TILE_IDS[tile].removeprefix('boat_')}")
        self.tile: Final = tile


class Place(Action):
    """Place this waiting tile next."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"place {TILE_IDS[tile]}")
        self.tile: Final = tile


class Beside(Action):
    """On the hex across this edge of a tile of the village."""

    def __init__(self, tile: int, side: int) -> None:
        super().__init__(f"beside {TILE_IDS[tile]} {SIDES[side]}")
        self.tile: Final = tile
        self.side: Final = side


class Turned(Action):
    """Rotated by so many steps clockwise."""

    def __init__(self, steps: int) -> None:
        super().__init__(f"turned {steps}")
        self.steps: Final = steps


class Contribute(Action):
    """Bring this winter tile into play."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"contribute {TILE_IDS[tile]}")
        self.tile: Final = tile


class Done(Action):
    """No further winter tile."""

    def __init__(self) -> None:
        super().__init__("done")


PASS: Final = Pass()
BID: Final = tuple([Bid(tile) for tile in range(TILES)])
USE: Final = tuple([UseTile(tile) for tile in range(TILES)])
TAKE: Final = Take()
LEAVE: Final = Leave()
COLOUR: Final = tuple([Colour(colour) for colour in range(len(COLOURS))])
WORKERS: Final = tuple([Workers(count) for count in range(MOST_WORKERS + 1)])
PAY_GROUP: Final = tuple([PayGroup(tile) for tile in range(TILES)])
RESOURCE: Final = tuple([Resource(resource) for resource in range(len(RESOURCES))])
SKILL: Final = tuple([Skill(skill) for skill in range(len(SKILLS))])
CARRY: Final = tuple([tuple([Carry(resource, tile) for tile in range(TILES)]) for resource in range(len(RESOURCES))])
TOWARDS: Final = tuple([Towards(side) for side in range(6)])
STOP: Final = Stop()
UPGRADE: Final = tuple([Upgrade(tile) for tile in range(TILES)])


def multisets(pieces: int) -> list[tuple[int, ...]]:
    """All piles of so many resources."""
    found: list[tuple[int, ...]] = []
    for gold in range(pieces + 1):
        for iron in range(pieces - gold + 1):
            for stone in range(pieces - gold - iron + 1):
                found.append((gold, iron, stone, pieces - gold - iron - stone))
    return found


PAY: Final = tuple([Pay(*counts) for pieces in range(1, MOST_PAID + 1) for counts in multisets(pieces)])
PICK: Final = tuple([Pick(tile) for tile in range(TILES) if tile >= 58])
PLACE: Final = tuple([Place(tile) for tile in range(TILES)])
BESIDE: Final = tuple([tuple([Beside(tile, side) for side in range(6)]) for tile in range(TILES)])
TURNED: Final = tuple([Turned(steps) for steps in range(6)])
CONTRIBUTE: Final = tuple([Contribute(WINTER0 + i) for i in range(WINTERS)])
DONE: Final = Done()


def _all_actions() -> list[Action]:
    actions: list[Action] = [PASS, *BID, *USE, TAKE, LEAVE, *COLOUR, *WORKERS, *PAY_GROUP, *RESOURCE, *SKILL]
    for row in CARRY:
        actions += row
    actions += [*TOWARDS, STOP, *UPGRADE, *PAY, *PICK, *PLACE]
    for beside in BESIDE:
        actions += beside
    return [*actions, *TURNED, *CONTRIBUTE, DONE]


CATALOGUE: Final = Catalogue(_all_actions())
