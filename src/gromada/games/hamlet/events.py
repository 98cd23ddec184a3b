"""What happens, in the past tense. Nothing is private; what luck has shown cannot be taken back."""

from __future__ import annotations

from typing import Final

from gromada.core.events import Event, Fact
from gromada.games.hamlet.printed import DISCS, END_REASONS, SOLO_ACTIONS
from gromada.games.hamlet.state import Hamlet

THE_BOT: Final = 99  # the seat that events name when the solo opponent acts


def who(s: Hamlet, player: int) -> int:
    """The seat of a player, as events name it."""
    return player if player < s.seats else THE_BOT


class SeatEvent(Event):
    """Somebody did something."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        for name in ("seat", "owner"):
            if facts.get(name) == THE_BOT:
                facts[name] = "~botric"
        for name in ("tile", "host", "other_tile", "sale", "resource", "milestone", "reason"):
            if name in facts:
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


class SaleShown(Event):
    def __init__(self, sale: str, space: int) -> None:
        self.sale: Final = sale
        self.space: Final = space

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"sale": f"~{self.sale}", "space": self.space + 1}


class TurnBegan(SeatEvent):
    def __init__(self, seat: int, round: int) -> None:
        super().__init__(seat)
        self.round: Final = round


class TurnEnded(SeatEvent):
    pass


class DonkeyMoved(SeatEvent):
    def __init__(self, seat: int, host: str, tile: str) -> None:
        super().__init__(seat)
        self.host: Final = host  # where it came from
        self.tile: Final = tile


class VillagerWent(SeatEvent):
    def __init__(self, seat: int, tile: str) -> None:
        super().__init__(seat)
        self.tile: Final = tile


class Produced(SeatEvent):
    def __init__(self, seat: int, tile: str, amount: int, gold: int, points: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.amount: Final = amount
        self.gold: Final = gold
        self.points: Final = points


class SpaceFilled(SeatEvent):
    def __init__(self, seat: int, tile: str, resource: str) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.resource: Final = resource


class TokensMade(SeatEvent):
    def __init__(self, seat: int, tile: str, resource: str, amount: int, is_quality: bool) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.resource: Final = resource
        self.amount: Final = amount
        self.is_quality: Final = is_quality


class BasicConsumed(SeatEvent):
    def __init__(self, seat: int, resource: str, tile: str) -> None:
        super().__init__(seat)
        self.resource: Final = resource
        self.tile: Final = tile


class TokenConsumed(SeatEvent):
    def __init__(
        self, seat: int, resource: str, tile: str, owner: int, is_quality: bool, gold: int, points: int
    ) -> None:
        super().__init__(seat)
        self.resource: Final = resource
        self.tile: Final = tile
        self.owner: Final = owner
        self.is_quality: Final = is_quality
        self.gold: Final = gold
        self.points: Final = points


class Bought(SeatEvent):
    def __init__(self, seat: int, resource: str, price: int) -> None:
        super().__init__(seat)
        self.resource: Final = resource
        self.price: Final = price


class GoldPaid(SeatEvent):
    def __init__(self, seat: int, gold: int) -> None:
        super().__init__(seat)
        self.gold: Final = gold


class BlueprintTaken(SeatEvent):
    def __init__(self, seat: int, tile: str, price: int, gold: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.price: Final = price
        self.gold: Final = gold


class VillagerHired(SeatEvent):
    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price: Final = price


class DonkeyHired(SeatEvent):
    def __init__(self, seat: int, price: int, tile: str) -> None:
        super().__init__(seat)
        self.price: Final = price
        self.tile: Final = tile


class SaleMade(SeatEvent):
    def __init__(self, seat: int, sale: str, points: int, gold: int) -> None:
        super().__init__(seat)
        self.sale: Final = sale
        self.points: Final = points
        self.gold: Final = gold


class Delivered(SeatEvent):
    def __init__(self, seat: int, space: int, points: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.points: Final = points

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["space"] = self.space + 1
        return facts


class ChurchCompleted(SeatEvent):
    pass


class Begged(SeatEvent):
    def __init__(self, seat: int, gold: int) -> None:
        super().__init__(seat)
        self.gold: Final = gold


class Constructed(SeatEvent):
    def __init__(self, seat: int, tile: str, host: str, points: int, gold: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.host: Final = host
        self.points: Final = points
        self.gold: Final = gold


class MilestoneTaken(SeatEvent):
    def __init__(self, seat: int, milestone: str) -> None:
        super().__init__(seat)
        self.milestone: Final = milestone


class StackEntered(Event):
    def __init__(self, resource: str) -> None:
        self.resource: Final = resource

    def facts(self) -> dict[str, Fact]:
        return {"resource": f"~{self.resource}"}


class RoadBuilt(SeatEvent):
    def __init__(self, seat: int, tile: str, other_tile: str) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.other_tile: Final = other_tile


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
