"""What happens, in the past tense. Nothing is private; what luck has shown cannot be taken back.

Events carry what a board needs to show them as motion; their places are those of `places.py`.
"""

from __future__ import annotations

from typing import Final

from gromada.core.events import Event, Fact, Motion
from gromada.core.events import who as who_sits
from gromada.core.places import at
from gromada.games.hamlet.printed import DISCS, END_REASONS, SOLO_ACTIONS
from gromada.games.hamlet.state import Hamlet

THE_BOT: Final = 99  # the seat that events name when the solo opponent acts


def who(s: Hamlet, player: int) -> int:
    """The seat of a player, as events name it."""
    return player if player < s.seats else THE_BOT


def home(seat: int) -> str:
    """The area of a player: a seat, or the solo opponent's."""
    return "botric" if seat == THE_BOT else at("seat", seat)


def goods(tile: str, resource: str) -> str:
    """Where goods of a kind lie on a tile."""
    return at("tile", tile, "goods", resource)


def gains(seat: int, gold: int, points: int, source: str) -> list[Motion]:
    """Gold into a purse and points to a player."""
    found: list[Motion] = []
    if gold:
        found.append(Motion("gold", source, at(home(seat), "purse"), gold))
    if points:
        found.append(Motion("points", source, at(home(seat), "points"), points))
    return found


class SeatEvent(Event):
    """Somebody did something."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        for name in self.seat_fields():
            if facts.get(name) == who_sits(THE_BOT):
                facts[name] = "~botric"
        for name in ("tile", "host", "other_tile", "site", "sale", "resource", "milestone", "reason"):
            if facts.get(name):
                facts[name] = f"~{facts[name]}"
        return facts


class FirstChosen(SeatEvent):
    def reveals(self) -> bool:
        return True


class LayoutDrawn(Event):
    """Which of the legal layouts is played."""

    def __init__(self, number: int, layouts: int) -> None:
        self.number: Final = number
        self.layouts: Final = layouts

    def reveals(self) -> bool:
        return True


class BlueprintDrawn(Event):
    def __init__(self, tile: str, position: int) -> None:
        self.tile: Final = tile
        self.position: Final = position

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"tile": f"~{self.tile}", "position": self.position + 1}

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.tile}", "bag", at("row", self.position))]


class SaleShown(Event):
    def __init__(self, sale: str, space: int) -> None:
        self.sale: Final = sale
        self.space: Final = space

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"sale": f"~{self.sale}", "space": self.space + 1}

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.sale}", "sales", at("sale", self.space))]


class TurnBegan(SeatEvent):
    def __init__(self, seat: int, round: int) -> None:
        super().__init__(seat)
        self.round: Final = round


class TurnEnded(SeatEvent):
    pass


class DonkeyMoved(SeatEvent):
    def __init__(self, seat: int, donkey: int, host: str, tile: str) -> None:
        super().__init__(seat)
        self.donkey: Final = donkey
        self.host: Final = host  # where it came from
        self.tile: Final = tile

    def motions(self) -> list[Motion]:
        return [Motion("donkey", at("tile", self.host), at("tile", self.tile))]


class VillagerWent(SeatEvent):
    def __init__(self, seat: int, villager: int, host: str, tile: str) -> None:
        super().__init__(seat)
        self.villager: Final = villager
        self.host: Final = host  # where it came from
        self.tile: Final = tile

    def motions(self) -> list[Motion]:
        return [Motion("villager", at("tile", self.host), at("tile", self.tile))] if self.host != self.tile else []

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["stays"] = self.host == self.tile
        return facts


class Produced(SeatEvent):
    """Spaces were filled with one resource; nothing is named where the spaces were filled one by one."""

    def __init__(self, seat: int, tile: str, resource: str, amount: int, gold: int, points: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.resource: Final = resource
        self.amount: Final = amount
        self.gold: Final = gold
        self.points: Final = points

    def motions(self) -> list[Motion]:
        place = at("tile", self.tile)
        lying = goods(self.tile, self.resource)
        filled = [Motion(f"~{self.resource}", "bank", lying, self.amount)] if self.resource else []
        return [*filled, *gains(self.seat, self.gold, self.points, place)]


class SpaceFilled(SeatEvent):
    def __init__(self, seat: int, tile: str, resource: str) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.resource: Final = resource

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.resource}", "bank", goods(self.tile, self.resource))]


class TokensMade(SeatEvent):
    def __init__(self, seat: int, tile: str, resource: str, amount: int, is_quality: bool) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.resource: Final = resource
        self.amount: Final = amount
        self.is_quality: Final = is_quality

    def motions(self) -> list[Motion]:
        supply = at(home(self.seat), "supply", self.resource)
        return [Motion(f"~{self.resource}", supply, goods(self.tile, self.resource), self.amount)]


class BasicConsumed(SeatEvent):
    """It goes to the tile that needs it, and is gone."""

    def __init__(self, seat: int, resource: str, tile: str, site: str) -> None:
        super().__init__(seat)
        self.resource: Final = resource
        self.tile: Final = tile
        self.site: Final = site  # where it is used

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.resource}", goods(self.tile, self.resource), at("tile", self.site))]


class TokenConsumed(SeatEvent):
    def __init__(
        self, seat: int, resource: str, tile: str, site: str, owner: int, is_quality: bool, gold: int, points: int
    ) -> None:
        super().__init__(seat)
        self.resource: Final = resource
        self.tile: Final = tile
        self.site: Final = site  # where it is used
        self.owner: Final = owner
        self.is_quality: Final = is_quality
        self.gold: Final = gold
        self.points: Final = points

    def motions(self) -> list[Motion]:
        supply = at(home(self.owner), "supply", self.resource)
        token = Motion(f"~{self.resource}", goods(self.tile, self.resource), supply)
        return [token, *gains(self.owner, self.gold, self.points, at("tile", self.site))]

    def seat_fields(self) -> tuple[str, ...]:
        return ("seat", "owner")


class Bought(SeatEvent):
    def __init__(self, seat: int, resource: str, price: int) -> None:
        super().__init__(seat)
        self.resource: Final = resource
        self.price: Final = price

    def motions(self) -> list[Motion]:
        return [Motion("gold", at(home(self.seat), "purse"), at("market", self.resource), self.price)]


class GoldPaid(SeatEvent):
    def __init__(self, seat: int, gold: int) -> None:
        super().__init__(seat)
        self.gold: Final = gold

    def motions(self) -> list[Motion]:
        return [Motion("gold", at(home(self.seat), "purse"), "bank", self.gold)]


class BlueprintTaken(SeatEvent):
    def __init__(self, seat: int, tile: str, position: int, price: int, gold: int, points: int, lost: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.position: Final = position
        self.price: Final = price
        self.gold: Final = gold  # that lay on it
        self.points: Final = points  # of the solo opponent, who gets no gold
        self.lost: Final = lost  # gold that goes to the bank for his points

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["position"] = self.position + 1
        return facts

    def motions(self) -> list[Motion]:
        """A gold of the price onto each tile to the left, then the tile with what lies on it."""
        purse = at(home(self.seat), "purse")
        paid = [Motion("gold", purse, at("row", i)) for i in range(self.price)]
        place = at("row", self.position)
        card = Motion(f"~{self.tile}", place, at(home(self.seat), "blueprints"))
        lost = [Motion("gold", place, "bank", self.lost)] if self.lost else []
        return [*paid, card, *lost, *gains(self.seat, self.gold, self.points, place)]


class VillagerHired(SeatEvent):
    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price: Final = price

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["is_bot"] = self.seat == THE_BOT
        return facts

    def motions(self) -> list[Motion]:
        hired = Motion("villager", at("hire", "villager"), at("tile", "church"))
        if self.seat == THE_BOT:
            return [hired]
        return [Motion("gold", at(home(self.seat), "purse"), "bank", self.price), hired]


class DonkeyHired(SeatEvent):
    def __init__(self, seat: int, price: int, tile: str) -> None:
        super().__init__(seat)
        self.price: Final = price
        self.tile: Final = tile

    def motions(self) -> list[Motion]:
        paid = Motion("gold", at(home(self.seat), "purse"), "bank", self.price)
        return [paid, Motion("donkey", at("hire", "donkey"), at("tile", self.tile))]


class SaleMade(SeatEvent):
    def __init__(self, seat: int, sale: str, space: int, points: int, gold: int) -> None:
        super().__init__(seat)
        self.sale: Final = sale
        self.space: Final = space
        self.points: Final = points
        self.gold: Final = gold

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["space"] = self.space + 1
        return facts

    def motions(self) -> list[Motion]:
        place = at("sale", self.space)
        taken = Motion(f"~{self.sale}", place, at(home(self.seat), "sales"))
        return [taken, *gains(self.seat, self.gold, self.points, place)]


class Delivered(SeatEvent):
    def __init__(self, seat: int, space: int, points: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.points: Final = points

    def facts(self) -> dict[str, Fact]:
        """By its points: nothing that people read counts the spaces of the Church, or those of the Market."""
        facts = super().facts()
        del facts["space"]
        return facts

    def motions(self) -> list[Motion]:
        place = at("delivery", self.space)
        return [Motion("marker", home(self.seat), place), *gains(self.seat, 0, self.points, place)]


class ChurchCompleted(SeatEvent):
    pass


class Begged(SeatEvent):
    def __init__(self, seat: int, gold: int) -> None:
        super().__init__(seat)
        self.gold: Final = gold

    def motions(self) -> list[Motion]:
        return gains(self.seat, self.gold, 0, at("tile", "church"))


class Constructed(SeatEvent):
    def __init__(
        self, seat: int, tile: str, host: str, side: int, rotation: int, q: int, r: int, points: int, gold: int
    ) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.host: Final = host
        self.side: Final = side  # the segment of the host
        self.rotation: Final = rotation
        self.q: Final = q  # where the tile's own corner lies
        self.r: Final = r
        self.points: Final = points
        self.gold: Final = gold

    def motions(self) -> list[Motion]:
        place = at("tile", self.tile)
        laid = Motion(f"~{self.tile}", at(home(self.seat), "blueprints"), place)
        return [laid, *gains(self.seat, self.gold, self.points, place)]


class MilestoneTaken(SeatEvent):
    def __init__(self, seat: int, milestone: str) -> None:
        super().__init__(seat)
        self.milestone: Final = milestone

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.milestone}", at("milestone", self.milestone), home(self.seat))]


class StackEntered(Event):
    def __init__(self, resource: str, tiles: int) -> None:
        self.resource: Final = resource
        self.tiles: Final = tiles

    def facts(self) -> dict[str, Fact]:
        return {"resource": f"~{self.resource}"}

    def motions(self) -> list[Motion]:
        return [Motion("card_back", at("stack", self.resource), "bag", self.tiles)]


class RoadBuilt(SeatEvent):
    def __init__(self, seat: int, tile: str, side: int, other_tile: str) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.side: Final = side
        self.other_tile: Final = other_tile

    def motions(self) -> list[Motion]:
        return [Motion("road", at(home(self.seat), "roads"), at("tile", self.tile, "side", self.side))]


class RoundEnded(Event):
    def __init__(self, round: int, stall: int) -> None:
        self.round: Final = round
        self.stall: Final = stall


class GameEnded(Event):
    def __init__(self, reason: int) -> None:
        self.reason: Final = reason

    def facts(self) -> dict[str, Fact]:
        return {"reason": f"~{END_REASONS[self.reason]}"}


class Scored(SeatEvent):
    """Points of play, awards, landmarks, roads, longest road, gold."""

    def __init__(self, seat: int, play: int, awards: int, landmarks: int, roads: int, longest: int, gold: int) -> None:
        super().__init__(seat)
        self.play: Final = play
        self.awards: Final = awards
        self.landmarks: Final = landmarks
        self.roads: Final = roads
        self.longest: Final = longest
        self.gold: Final = gold

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["total"] = self.play + self.awards + self.landmarks + self.roads + self.longest + self.gold
        return facts


# -- the solo opponent: every choice of his is told with its reason ------------------------------------------


class TokensLaid(Event):
    """The order of the action tokens. [HAM-SOLO-2]"""

    def __init__(self, tokens: tuple[int, ...]) -> None:
        self.tokens: Final = tokens

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {f"token{i}": f"~{SOLO_ACTIONS[token]}" for i, token in enumerate(self.tokens)}


class PriorityTaken(Event):
    """A priority action was possible, so no disc was drawn. [HAM-SOLO-5]"""

    def __init__(self, priority: str) -> None:
        self.priority: Final = priority


class DiscDrawn(Event):
    """The colour says where the search for an action token begins. [HAM-SOLO-7]"""

    def __init__(self, disc: int, position: int) -> None:
        self.disc: Final = disc
        self.position: Final = position

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"disc": DISCS[self.disc], "position": self.position + 1}


class TokenPassedOver(Event):
    def __init__(self, token: int) -> None:
        self.token: Final = token

    def facts(self) -> dict[str, Fact]:
        return {"token": f"~{SOLO_ACTIONS[self.token]}"}


class TokenUsed(Event):
    def __init__(self, token: int) -> None:
        self.token: Final = token

    def facts(self) -> dict[str, Fact]:
        return {"token": f"~{SOLO_ACTIONS[self.token]}"}


class BotChose(Event):
    """Which of several possible things he took, and by which preference."""

    def __init__(self, reason: str, tile: str, other_tile: str) -> None:
        self.reason: Final = reason
        self.tile: Final = tile
        self.other_tile: Final = other_tile

    def facts(self) -> dict[str, Fact]:
        other = f"~{self.other_tile}" if self.other_tile else ""
        return {"reason": self.reason, "tile": f"~{self.tile}", "other_tile": other}


class CoinGained(Event):
    """A coin on the favour tile: he was stuck, or the discs were returned. [HAM-SOLO-7, HAM-SOLO-8]"""

    def __init__(self, is_stuck: bool, coins: int, total: int) -> None:
        self.is_stuck: Final = is_stuck
        self.coins: Final = coins
        self.total: Final = total


class CoinsSpent(Event):
    def __init__(self, coins: int) -> None:
        self.coins: Final = coins
