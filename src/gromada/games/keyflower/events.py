"""What happens, in the past tense. What only its owner may know is left out for the others."""

from __future__ import annotations

from typing import Final

from gromada.core.events import Event, Fact
from gromada.games.keyflower.printed import COLOURS, RESOURCES, SKILLS, TILE_IDS, of, size


def worker_facts(pile: int) -> dict[str, Fact]:
    return {name: of(pile, i) for i, name in enumerate(COLOURS)}


def skill_facts(pile: int) -> dict[str, Fact]:
    return {name: of(pile, i) for i, name in enumerate(SKILLS)}


def resource_facts(pile: int) -> dict[str, Fact]:
    return {name: of(pile, i) for i, name in enumerate(RESOURCES)}


def named(tile: int) -> str:
    return f"~{TILE_IDS[tile]}"


class TileEvent(Event):
    """Something about one seat and one tile."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "tile": named(self.tile)}


class HomeDealt(TileEvent):
    def reveals(self) -> bool:
        return True


class MarkerTaken(Event):
    """The purple marker: its holder starts the next season."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class SeasonStarted(Event):
    def __init__(self, season: int, seat: int) -> None:
        self.season: Final = season
        self.seat: Final = seat


class BoatLoaded(Event):
    def __init__(self, tile: int, workers: int, skills: int) -> None:
        self.tile: Final = tile
        self.workers: Final = workers
        self.skills: Final = skills

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"tile": named(self.tile), **worker_facts(self.workers), **skill_facts(self.skills)}


class TileLaid(Event):
    """An auction tile came into the centre; a summer boat by the face that it shows."""

    def __init__(self, id: str) -> None:
        self.id: Final = id

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"tile": f"~{self.id}"}


class WinterDealt(Event):
    """Winter tiles came into a hand; which ones is for the owner alone. [KEY-SETUP-10]"""

    def __init__(self, seat: int, count: int, tiles: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.tiles: Final = tiles  # one bit each; 0 if not for your eyes

    def reveals(self) -> bool:
        return True

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else WinterDealt(self.seat, self.count, 0)

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "count": self.count}


class WinterContributed(Event):
    """[KEY-SEASON-8] How many tiles a seat brought into play, told once all have chosen."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def reveals(self) -> bool:
        return True


class WorkersDrawn(Event):
    """Blindly from the bag; the colours are for the owner alone. [KEY-HID-5]"""

    def __init__(self, seat: int, count: int, workers: int, is_shown: bool) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.workers: Final = workers
        self.is_shown: Final = is_shown

    def reveals(self) -> bool:
        return True

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else WorkersDrawn(self.seat, self.count, 0, False)

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "count": self.count, "shown": int(self.is_shown), **worker_facts(self.workers)}


class SkillsDrawn(Event):
    """From the pile; the types are for the owner alone. [KEY-HID-5]"""

    def __init__(self, seat: int, count: int, skills: int, is_shown: bool) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.skills: Final = skills
        self.is_shown: Final = is_shown

    def reveals(self) -> bool:
        return True

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else SkillsDrawn(self.seat, self.count, 0, False)

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "count": self.count, "shown": int(self.is_shown), **skill_facts(self.skills)}


class Passed(Event):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class BidMade(Event):
    """The finished placement: how many came, of which colour, how many of them moved, and the group now. [KEY-
    HID-10]
    """

    def __init__(self, seat: int, tile: int, colour: int, count: int, moved: int, total: int, is_lying: bool) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.colour: Final = colour
        self.count: Final = count
        self.moved: Final = moved
        self.total: Final = total
        self.is_lying: Final = is_lying

    def reveals(self) -> bool:
        """[KEY-HID-2] Workers from the screen show their colour."""
        return self.count > self.moved

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["tile"] = named(self.tile)
        return facts


class GroupMoved(TileEvent):
    """A losing group left a tile whole, for another place."""


class GroupStoodUp(TileEvent):
    """[KEY-SB-4A-5] A lying group is alone at a tile and gives it its colour."""


class TileUsed(Event):
    def __init__(self, seat: int, tile: int, workers: int, moved: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.workers: Final = workers
        self.moved: Final = moved

    def reveals(self) -> bool:
        """[KEY-HID-2] Workers from the screen show their colours."""
        return size(self.workers) > self.moved

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "tile": named(self.tile), "moved": self.moved, **worker_facts(self.workers)}


class ResourcesGained(Event):
    def __init__(self, seat: int, tile: int, resources: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.resources: Final = resources

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "tile": named(self.tile), **resource_facts(self.resources)}


class NothingGained(Event):
    """A supply was empty. [KEY-USE-11]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class GreenGained(Event):
    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count


class WorkerPaid(Event):
    """Workers went into the bag for an effect: one from the screen, or a whole losing group."""

    def __init__(self, seat: int, colour: int, count: int) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.count: Final = count

    def reveals(self) -> bool:
        """[KEY-HID-2] A worker from the screen shows its colour."""
        return True


class SkillPaid(Event):
    """A skill tile went back to the pile; its type is not shown where any type would do. [KEY-HID-4]"""

    def __init__(self, seat: int, skill: int, is_open: bool) -> None:
        self.seat: Final = seat
        self.skill: Final = skill  # -1: not for your eyes
        self.is_open: Final = is_open

    def reveals(self) -> bool:
        return self.is_open

    def seen_by(self, seat: int | None) -> Event | None:
        """[KEY-HID-4, KEY-RUL-26] Face down."""
        return self if self.is_open or seat == self.seat else SkillPaid(self.seat, -1, False)


class ResourceMoved(Event):
    def __init__(self, seat: int, resource: int, tile: int, to: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource
        self.tile: Final = tile
        self.to: Final = to

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": self.seat,
            "resource": f"~{RESOURCES[self.resource]}",
            "tile": named(self.tile),
            "to": named(self.to),
        }


class Upgraded(Event):
    def __init__(self, seat: int, tile: int, resources: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.resources: Final = resources

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "tile": named(self.tile), **resource_facts(self.resources)}


class GroupReturned(Event):
    """[KEY-END-1] A losing group went back behind its owner's screen."""

    def __init__(self, seat: int, tile: int, colour: int, count: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.colour: Final = colour
        self.count: Final = count

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "tile": named(self.tile), "colour": self.colour, "count": self.count}


class TileUnsold(Event):
    """[KEY-END-2] Nobody bid for it: it left the game."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def facts(self) -> dict[str, Fact]:
        return {"tile": named(self.tile)}


class TileWon(TileEvent):
    """[KEY-END-3]"""


class WorkersCollected(Event):
    """Workers on a tile came to its owner."""

    def __init__(self, seat: int, tile: int, workers: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.workers: Final = workers

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "tile": named(self.tile), **worker_facts(self.workers)}


class BoatTaken(Event):
    """A boat's load or, in winter, the boat itself."""

    def __init__(self, seat: int, tile: int, workers: int, skills: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.workers: Final = workers
        self.skills: Final = skills

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "tile": named(self.tile), **worker_facts(self.workers), **skill_facts(self.skills)}


class TilePlaced(TileEvent):
    """A tile joined a village."""


class TilesKept(Event):
    """[KEY-EXP-8] Tiles that fit nowhere lie beside the village."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count


class ScreenRevealed(Event):
    """[KEY-HID-12] At the end everybody shows what is left."""

    def __init__(self, seat: int, workers: int, skills: int) -> None:
        self.seat: Final = seat
        self.workers: Final = workers
        self.skills: Final = skills

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, **worker_facts(self.workers), **skill_facts(self.skills)}


class Scored(Event):
    """The points of a seat, line by line."""

    def __init__(self, seat: int, lines: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.lines: Final = lines

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "total": sum(self.lines)}
