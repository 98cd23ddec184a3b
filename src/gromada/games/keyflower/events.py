"""What happened, in the past tense. What only its owner may know is left out for the others.

Tiles go by the names that they show (a summer boat by its face), and every event says between which places something
went; the places are listed in README.md.
"""

from __future__ import annotations

from typing import Final

from gromada.core.events import Event, Fact, Motion, listed, who
from gromada.core.places import at
from gromada.games.keyflower.printed import COLOURS, RESOURCES, SKILLS, TILE_IDS, WINTER0, WINTERS, of, size

BOX: Final = "box"  # what is not in the game, or not in it any more
BAG: Final = "bag"
PILE: Final = "pile"
GREENS: Final = "greens"
SUPPLY: Final = "supply"


def worker_facts(pile: int) -> dict[str, Fact]:
    return {name: of(pile, i) for i, name in enumerate(COLOURS)}


def skill_facts(pile: int) -> dict[str, Fact]:
    return {name: of(pile, i) for i, name in enumerate(SKILLS)}


def resource_facts(pile: int) -> dict[str, Fact]:
    return {name: of(pile, i) for i, name in enumerate(RESOURCES)}


def screen_of(seat: int) -> str:
    return at("seat", seat, "screen")


def workers_go(pile: int, source: str, target: str) -> list[Motion]:
    return [Motion(f"worker_{name}", source, target, of(pile, i)) for i, name in enumerate(COLOURS) if of(pile, i)]


def skills_go(pile: int, source: str, target: str) -> list[Motion]:
    return [Motion(f"skill_{name}", source, target, of(pile, i)) for i, name in enumerate(SKILLS) if of(pile, i)]


def resources_go(pile: int, source: str, target: str) -> list[Motion]:
    return [Motion(name, source, target, of(pile, i)) for i, name in enumerate(RESOURCES) if of(pile, i)]


class TileEvent(Event):
    """Something about one seat and one tile, by its name, at its place."""

    def __init__(self, seat: int, tile: str, place: str) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "tile": f"~{self.tile}"}


class HomeDealt(TileEvent):
    def reveals(self) -> bool:
        return True

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.tile}", BOX, self.place)]


class MarkerTaken(Event):
    """The purple marker: its holder starts the next season."""

    def __init__(self, seat: int, old: int) -> None:
        self.seat: Final = seat
        self.old: Final = old  # who had it; the same seat if nobody else

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat)}

    def motions(self) -> list[Motion]:
        if self.old == self.seat:
            return []
        return [Motion("marker", at("seat", self.old), at("seat", self.seat))]


class SeasonStarted(Event):
    def __init__(self, season: int, seat: int) -> None:
        self.season: Final = season
        self.seat: Final = seat


class BoatLoaded(Event):
    def __init__(self, tile: str, place: str, workers: int, skills: int) -> None:
        self.tile: Final = tile
        self.place: Final = place
        self.workers: Final = workers
        self.skills: Final = skills

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        load = size(self.workers) + size(self.skills)
        return {
            "tile": f"~{self.tile}",
            "load": load,
            **listed(worker_facts(self.workers), skill_facts(self.skills)),
        }

    def motions(self) -> list[Motion]:
        return [*workers_go(self.workers, BAG, self.place), *skills_go(self.skills, PILE, self.place)]


class TileLaid(Event):
    """An auction tile came into the centre; a summer boat by the face that it shows."""

    def __init__(self, tile: str, place: str) -> None:
        self.tile: Final = tile
        self.place: Final = place

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"tile": f"~{self.tile}"}

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.tile}", BOX, self.place)]


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

    def ids(self) -> list[str]:
        return [TILE_IDS[WINTER0 + i] for i in range(WINTERS) if self.tiles >> i & 1]

    def facts(self) -> dict[str, Fact]:
        """The names of up to three tiles, for who may know them."""
        facts: dict[str, Fact] = {"seat": who(self.seat), "count": self.count, "shown": int(self.tiles > 0)}
        for i, id in enumerate(self.ids()):
            facts[("first", "second", "third")[i]] = f"~{id}"
        return facts

    def motions(self) -> list[Motion]:
        hand = at("seat", self.seat, "winter")
        if not self.tiles:
            return [Motion("winter_tile", BOX, hand, self.count)]
        return [Motion(f"~{id}", BOX, hand) for id in self.ids()]


class WinterContributed(Event):
    """[KEY-SEASON-8] How many tiles a seat brought into play, told once all have chosen."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def reveals(self) -> bool:
        return True

    def motions(self) -> list[Motion]:
        return [Motion("winter_tile", at("seat", self.seat, "winter"), BOX, self.count)]


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
        shown = int(self.is_shown)
        return {"seat": who(self.seat), "count": self.count, "shown": shown, **listed(worker_facts(self.workers))}

    def motions(self) -> list[Motion]:
        if self.is_shown:
            return workers_go(self.workers, BAG, screen_of(self.seat))
        return [Motion("worker", BAG, screen_of(self.seat), self.count)] if self.count else []


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
        shown = int(self.is_shown)
        return {"seat": who(self.seat), "count": self.count, "shown": shown, **listed(skill_facts(self.skills))}

    def motions(self) -> list[Motion]:
        if self.is_shown:
            return skills_go(self.skills, PILE, screen_of(self.seat))
        return [Motion("skill", PILE, screen_of(self.seat), self.count)] if self.count else []


class Passed(Event):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class BidMade(Event):
    """The finished placement: how many came, of which colour, how many of them moved, and the group now. [KEY-
    HID-10]
    """

    def __init__(
        self, seat: int, tile: str, place: str, colour: int, count: int, moved: int, total: int, is_lying: bool
    ) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place  # the dock
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
        facts["tile"] = f"~{self.tile}"
        return facts

    def motions(self) -> list[Motion]:
        fresh = self.count - self.moved
        what = f"worker_{COLOURS[self.colour]}"
        return [Motion(what, screen_of(self.seat), self.place, fresh)] if fresh else []


class GroupMoved(Event):
    """A losing group left a tile whole, for another place."""

    def __init__(self, seat: int, tile: str, place: str, colour: int, count: int, to: str) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place
        self.colour: Final = colour
        self.count: Final = count
        self.to: Final = to  # where it went

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "tile": f"~{self.tile}", "colour": self.colour, "count": self.count}

    def motions(self) -> list[Motion]:
        return [Motion(f"worker_{COLOURS[self.colour]}", self.place, self.to, self.count)]


class GroupStoodUp(TileEvent):
    """[KEY-SB-4A-5] A lying group is alone at a tile and gives it its colour."""


class TileUsed(Event):
    def __init__(self, seat: int, tile: str, place: str, workers: int, fresh: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place
        self.workers: Final = workers
        self.fresh: Final = fresh  # of these, the ones from the screen

    def reveals(self) -> bool:
        """[KEY-HID-2] Workers from the screen show their colours."""
        return self.fresh > 0

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "tile": f"~{self.tile}", **listed(worker_facts(self.workers))}

    def motions(self) -> list[Motion]:
        return workers_go(self.fresh, screen_of(self.seat), self.place)


class ResourcesGained(Event):
    def __init__(self, seat: int, tile: str, place: str, resources: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place
        self.resources: Final = resources

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "tile": f"~{self.tile}", **listed(resource_facts(self.resources))}

    def motions(self) -> list[Motion]:
        return resources_go(self.resources, SUPPLY, self.place)


class NothingGained(Event):
    """A supply was empty. [KEY-USE-11]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class GreenGained(Event):
    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def motions(self) -> list[Motion]:
        return [Motion("worker_green", GREENS, screen_of(self.seat), self.count)]


class WorkerPaid(Event):
    """Workers went into the bag for an effect: one from the screen, or a whole losing group."""

    def __init__(self, seat: int, colour: int, count: int, place: str) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.count: Final = count
        self.place: Final = place  # where they came from

    def reveals(self) -> bool:
        """[KEY-HID-2] A worker from the screen shows its colour."""
        return True

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "colour": self.colour, "count": self.count}

    def motions(self) -> list[Motion]:
        return [Motion(f"worker_{COLOURS[self.colour]}", self.place, BAG, self.count)]


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

    def motions(self) -> list[Motion]:
        what = "skill" if self.skill < 0 else f"skill_{SKILLS[self.skill]}"
        return [Motion(what, screen_of(self.seat), PILE)]


class ResourceMoved(Event):
    def __init__(self, seat: int, resource: int, tile: str, place: str, to: str, goal: str) -> None:
        self.seat: Final = seat
        self.resource: Final = resource
        self.tile: Final = tile
        self.place: Final = place
        self.to: Final = to  # the other tile
        self.goal: Final = goal  # its place

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": who(self.seat),
            "resource": f"~{RESOURCES[self.resource]}",
            "tile": f"~{self.tile}",
            "to": f"~{self.to}",
        }

    def motions(self) -> list[Motion]:
        return [Motion(RESOURCES[self.resource], self.place, self.goal)]


class ResourcesPaid(Event):
    """[KEY-UPG-2] Resources left a tile for its upgrade, and a skill tile is still to be chosen."""

    def __init__(self, seat: int, tile: str, place: str, resources: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place
        self.resources: Final = resources

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "tile": f"~{self.tile}", **listed(resource_facts(self.resources))}

    def motions(self) -> list[Motion]:
        return resources_go(self.resources, self.place, SUPPLY)


class Upgraded(Event):
    """A tile shows its back; `resources` are those that were paid just now."""

    def __init__(self, seat: int, tile: str, place: str, resources: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place
        self.resources: Final = resources

    def facts(self) -> dict[str, Fact]:
        paid = size(self.resources)
        return {
            "seat": who(self.seat),
            "tile": f"~{self.tile}",
            "paid": paid,
            **listed(resource_facts(self.resources)),
        }

    def motions(self) -> list[Motion]:
        return resources_go(self.resources, self.place, SUPPLY)


class GroupReturned(Event):
    """[KEY-END-1] A losing group went back behind its owner's screen."""

    def __init__(self, seat: int, tile: str, place: str, colour: int, count: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place
        self.colour: Final = colour
        self.count: Final = count

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "tile": f"~{self.tile}", "colour": self.colour, "count": self.count}

    def motions(self) -> list[Motion]:
        return [Motion(f"worker_{COLOURS[self.colour]}", self.place, screen_of(self.seat), self.count)]


class TileUnsold(Event):
    """[KEY-END-2] Nobody bid for it: it left the game, and the workers on it went into the bag."""

    def __init__(self, tile: str, place: str, workers: int) -> None:
        self.tile: Final = tile
        self.place: Final = place
        self.workers: Final = workers

    def facts(self) -> dict[str, Fact]:
        return {"tile": f"~{self.tile}"}

    def motions(self) -> list[Motion]:
        return [*workers_go(self.workers, self.place, BAG), Motion(f"~{self.tile}", self.place, BOX)]


class Won(Event):
    """A winning group went into the bag for its tile."""

    def __init__(self, seat: int, tile: str, place: str, dock: str, colour: int, count: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place
        self.dock: Final = dock
        self.colour: Final = colour
        self.count: Final = count

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "tile": f"~{self.tile}", "colour": self.colour, "count": self.count}

    def motions(self) -> list[Motion]:
        return [Motion(f"worker_{COLOURS[self.colour]}", self.dock, BAG, self.count)]


class OrderWon(Won):
    """[KEY-END-5, KEY-END-6] A turn order tile was won: its place among those who take a boat."""


class TileWon(Won):
    """[KEY-END-3, KEY-END-10] A tile came to its winner, to be placed."""

    def motions(self) -> list[Motion]:
        tile = Motion(f"~{self.tile}", self.place, at("seat", self.seat, "waiting"))
        return [Motion(f"worker_{COLOURS[self.colour]}", self.dock, BAG, self.count), tile]


class WorkersCollected(Event):
    """Workers on a tile came to its owner."""

    def __init__(self, seat: int, tile: str, place: str, workers: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place
        self.workers: Final = workers

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "tile": f"~{self.tile}", **listed(worker_facts(self.workers))}

    def motions(self) -> list[Motion]:
        return workers_go(self.workers, self.place, screen_of(self.seat))


class BoatTaken(Event):
    """A boat's load or, in winter, the boat itself."""

    def __init__(self, seat: int, tile: str, place: str, workers: int, skills: int, is_kept: bool) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place
        self.workers: Final = workers
        self.skills: Final = skills
        self.is_kept: Final = is_kept

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": who(self.seat),
            "tile": f"~{self.tile}",
            "kept": int(self.is_kept),
            "load": size(self.workers) + size(self.skills),
            **listed(worker_facts(self.workers), skill_facts(self.skills)),
        }

    def motions(self) -> list[Motion]:
        if self.is_kept:
            return [Motion(f"~{self.tile}", self.place, at("seat", self.seat, "waiting"))]
        screen = screen_of(self.seat)
        return [*workers_go(self.workers, self.place, screen), *skills_go(self.skills, self.place, screen)]


class TilePlaced(Event):
    """A tile joined a village."""

    def __init__(self, seat: int, tile: str, place: str, to: str, q: int, r: int, rotation: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place
        self.to: Final = to
        self.q: Final = q
        self.r: Final = r
        self.rotation: Final = rotation

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "tile": f"~{self.tile}"}

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.tile}", self.place, self.to)]


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
        return {"seat": who(self.seat), **listed(worker_facts(self.workers), skill_facts(self.skills))}


class Scored(Event):
    """The points of a seat, line by line."""

    def __init__(self, seat: int, lines: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.lines: Final = lines

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "total": sum(self.lines)}
