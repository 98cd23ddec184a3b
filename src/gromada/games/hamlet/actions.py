"""What a seat can say. Tables are sized by the limits of the format, so that every pack shares one action space.

Tiles are called by their number in the pack, segments by their number on the tile.
"""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action, Catalogue
from gromada.games.hamlet.printed import (
    BASICS,
    DELIVERIES,
    MAX_SEATS,
    RESOURCES,
    ROW_SLOTS,
    SALE_SLOTS,
    SIDES,
    SPACES,
    TILES,
)

QUALITIES: Final = ("normal", "quality")


class EndTurn(Action):
    def __init__(self) -> None:
        super().__init__("end")


class MoveDonkeys(Action):
    """Begin the donkey action."""

    def __init__(self) -> None:
        super().__init__("donkeys")


class Rouse(Action):
    """Activate a standing villager on this tile."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"villager {tile}")
        self.tile: Final = tile


class Drive(Action):
    """Move the donkey to a directly connected tile."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"drive {tile}")
        self.tile: Final = tile


class KeepDonkey(Action):
    """This donkey stays."""

    def __init__(self) -> None:
        super().__init__("stay")


class FinishDonkeys(Action):
    """This donkey and all later ones stay."""

    def __init__(self) -> None:
        super().__init__("finish")


class Go(Action):
    """The villager goes to this tile, or stays there, to act."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"go {tile}")
        self.tile: Final = tile


class UseBuilding(Action):
    def __init__(self) -> None:
        super().__init__("activate")


class Construct(Action):
    def __init__(self) -> None:
        super().__init__("construct")


class BuildRoad(Action):
    def __init__(self) -> None:
        super().__init__("road")


class Fill(Action):
    """This basic resource on the next empty space of the Barn."""

    def __init__(self, resource: int) -> None:
        super().__init__(f"fill {RESOURCES[resource]}")
        self.resource: Final = resource


class Refine(Action):
    def __init__(self, amount: int) -> None:
        super().__init__(f"refine {amount}")
        self.amount: Final = amount


class TakeBlueprint(Action):
    """The tile at this position of the row, from the left."""

    def __init__(self, position: int) -> None:
        super().__init__(f"take {position}")
        self.position: Final = position


class SkipBlueprint(Action):
    def __init__(self) -> None:
        super().__init__("skip")


class HireVillager(Action):
    def __init__(self) -> None:
        super().__init__("hire villager")


class HireDonkey(Action):
    def __init__(self) -> None:
        super().__init__("hire donkey")


class StopHiring(Action):
    def __init__(self) -> None:
        super().__init__("stop")


class PutDonkey(Action):
    """The new donkey starts on this tile."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"put {tile}")
        self.tile: Final = tile


class Sell(Action):
    """The sale tile on this sale space."""

    def __init__(self, space: int) -> None:
        super().__init__(f"sell {space}")
        self.space: Final = space


class Deliver(Action):
    """This delivery space of the Church."""

    def __init__(self, space: int) -> None:
        super().__init__(f"deliver {space}")
        self.space: Final = space


class Beg(Action):
    def __init__(self) -> None:
        super().__init__("beg")


class ChooseBlueprint(Action):
    """Construct this tile."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"build {tile}")
        self.tile: Final = tile


class HostSide(Action):
    """The segment of the villager's tile on which the new tile lies."""

    def __init__(self, side: int) -> None:
        super().__init__(f"on {side}")
        self.side: Final = side


class OwnSide(Action):
    """The segment of the new tile that lies there."""

    def __init__(self, side: int) -> None:
        super().__init__(f"own {side}")
        self.side: Final = side


class RoadSide(Action):
    """The segment of the villager's tile that gets the road."""

    def __init__(self, side: int) -> None:
        super().__init__(f"road {side}")
        self.side: Final = side


class UseBasic(Action):
    """Consume a basic resource from this tile."""

    def __init__(self, resource: int, tile: int) -> None:
        super().__init__(f"use {RESOURCES[resource]} {tile}")
        self.resource: Final = resource
        self.tile: Final = tile


class UseToken(Action):
    """Consume a refined token from this tile, of this maker and side."""

    def __init__(self, tile: int, maker: int, side: int) -> None:
        super().__init__(f"use {QUALITIES[side]} {tile} of {maker}")
        self.tile: Final = tile
        self.maker: Final = maker
        self.side: Final = side


class Buy(Action):
    """Buy a unit at the Market."""

    def __init__(self, resource: int) -> None:
        super().__init__(f"buy {RESOURCES[resource]}")
        self.resource: Final = resource


END: Final = EndTurn()
DONKEYS: Final = MoveDonkeys()
ROUSE: Final = tuple([Rouse(tile) for tile in range(TILES)])
DRIVE: Final = tuple([Drive(tile) for tile in range(TILES)])
STAY: Final = KeepDonkey()
FINISH: Final = FinishDonkeys()
GO: Final = tuple([Go(tile) for tile in range(TILES)])
ACTIVATE: Final = UseBuilding()
CONSTRUCT: Final = Construct()
BUILD_ROAD: Final = BuildRoad()
FILL: Final = tuple([Fill(resource) for resource in range(BASICS)])
REFINE: Final = tuple([Refine(amount) for amount in range(SPACES + 1)])
TAKE: Final = tuple([TakeBlueprint(position) for position in range(ROW_SLOTS)])
SKIP: Final = SkipBlueprint()
HIRE_VILLAGER: Final = HireVillager()
HIRE_DONKEY: Final = HireDonkey()
STOP: Final = StopHiring()
PUT: Final = tuple([PutDonkey(tile) for tile in range(TILES)])
SELL: Final = tuple([Sell(space) for space in range(SALE_SLOTS)])
DELIVER: Final = tuple([Deliver(space) for space in range(DELIVERIES)])
BEG: Final = Beg()
BUILD: Final = tuple([ChooseBlueprint(tile) for tile in range(TILES)])
ON: Final = tuple([HostSide(side) for side in range(SIDES)])
OWN: Final = tuple([OwnSide(side) for side in range(SIDES)])
ROAD_SIDE: Final = tuple([RoadSide(side) for side in range(SIDES)])
USE_BASIC: Final = tuple([tuple([UseBasic(resource, tile) for tile in range(TILES)]) for resource in range(BASICS)])
USE_TOKEN: Final = tuple(
    [UseToken(tile, maker, side) for tile in range(TILES) for maker in range(MAX_SEATS) for side in range(2)]
)
BUY: Final = tuple([Buy(resource) for resource in range(len(RESOURCES))])


def use_token(tile: int, maker: int, side: int) -> UseToken:
    return USE_TOKEN[(tile * MAX_SEATS + maker) * 2 + side]


def _all_actions() -> list[Action]:
    actions: list[Action] = [END, DONKEYS, STAY, FINISH, ACTIVATE, CONSTRUCT, BUILD_ROAD]
    actions += [SKIP, HIRE_VILLAGER, HIRE_DONKEY, STOP, BEG]
    actions += [*ROUSE, *DRIVE, *GO, *PUT, *BUILD, *FILL, *REFINE[1:], *TAKE, *SELL, *DELIVER]
    actions += [*ON, *OWN, *ROAD_SIDE, *BUY]
    for row in USE_BASIC:
        actions += row
    return [*actions, *USE_TOKEN]


CATALOGUE: Final = Catalogue(_all_actions())
