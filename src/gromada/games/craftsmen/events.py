"""What happens, in the past tense. Cards are named by their printed ids; a card that is not for your eyes is ""."""

from __future__ import annotations

from typing import Final

from gromada.core.events import Event, Fact
from gromada.games.craftsmen.printed import COLOURS, GOODS, SEASONS, TIERS, TOWN, Card


class SeatEvent(Event):
    """Something that one seat did or got."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class CardEvent(SeatEvent):
    """About one building card, by its id and colours."""

    def __init__(self, seat: int, card: str, top: int, bottom: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.top: Final = top
        self.bottom: Final = bottom

    def facts(self) -> dict[str, Fact]:
        facts = card_facts(self.card, self.top, self.bottom)
        facts["seat"] = self.seat
        return facts


def card_facts(id: str, top: int, bottom: int) -> dict[str, Fact]:
    return {"card": f"~{id}" if id else "", "top": f"~{COLOURS[top]}", "bottom": f"~{COLOURS[bottom]}"}


def facts_of(card: Card) -> dict[str, Fact]:
    return card_facts(card.id, card.top, card.bottom)


class GoodEvent(SeatEvent):
    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "good": f"~{GOODS[self.good]}"}


class CapitalEvent(SeatEvent):
    """About one capital card, by its id."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(seat)
        self.card: Final = card

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "card": f"~{self.card}" if self.card else ""}


class PointsEvent(SeatEvent):
    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points


# -- set-up ---------------------------------------------------------------------------------------


class OrderSet(Event):
    """[CRA-SETUP-15] The turn order, not the sums behind it."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"count": len(self.order)}
        for i in range(5):
            facts[f"place{i + 1}"] = self.order[i] + 1 if i < len(self.order) else 0  # seats as people count them
        return facts


class CardExchanged(CardEvent):
    """[CRA-HID-3] Others see the tier, not the card."""

    def __init__(self, seat: int, tier: int, card: str, top: int, bottom: int) -> None:
        super().__init__(seat, card, top, bottom)
        self.tier: Final = tier

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardExchanged(self.seat, self.tier, "", 0, 0)

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["tier"] = TIERS[self.tier]
        facts["is_known"] = int(self.card != "")
        return facts


class SawmillExchanged(CardEvent):
    """For a sawmill of the box."""


# -- order of play --------------------------------------------------------------------------------


class SeasonBegan(Event):
    def __init__(self, year: int, season: int) -> None:
        self.year: Final = year
        self.season: Final = season

    def facts(self) -> dict[str, Fact]:
        return {"year": self.year, "season": f"~{SEASONS[self.season]}"}


class StageBegan(Event):
    def __init__(self, stage: int) -> None:
        self.stage: Final = stage

    def facts(self) -> dict[str, Fact]:
        return {"stage": self.stage, "town": f"~{TOWN[self.stage - 1]}"}


class HelperPlaced(SeatEvent):
    def __init__(self, seat: int, town: int, space: int) -> None:
        super().__init__(seat)
        self.town: Final = town
        self.space: Final = space

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "town": f"~{TOWN[self.town]}", "space": self.space + 1}


class Covered(SeatEvent):
    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other: Final = other


class FeePaid(SeatEvent):
    def __init__(self, seat: int, other: int, points: int) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.points: Final = points


class CardPassed(SeatEvent):
    """A capital card went from one player to another; both know it, nobody else does."""

    def __init__(self, seat: int, other: int, card: str) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.card: Final = card

    def seen_by(self, seat: int | None) -> Event:
        is_known = seat is not None and seat in (self.seat, self.other)
        return self if is_known else CardPassed(self.seat, self.other, "")

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        card = f"~{self.card}" if self.card else ""
        return {"seat": self.seat, "other": self.other, "card": card, "is_known": int(self.card != "")}


class HelpersPassed(SeatEvent):
    """No more helpers in this round."""


class IdleScored(PointsEvent):
    """For helpers that were not placed."""


class PrivilegeUsed(SeatEvent):
    def __init__(self, seat: int, by_token: int) -> None:
        super().__init__(seat)
        self.by_token: Final = by_token


class LabourSpent(SeatEvent):
    """A labour token."""


# -- capital --------------------------------------------------------------------------------------


class CapitalTaken(CapitalEvent):
    """One that lay face up."""


class CapitalDrawn(CapitalEvent):
    """From the deck; others do not see it."""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else CapitalDrawn(self.seat, "")

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["is_known"] = int(self.card != "")
        return facts


class CapitalSpent(CapitalEvent):
    """To the discard pile: others see a card of the hand."""

    def reveals(self) -> bool:
        return True


class CapitalLaid(Event):
    """From the deck to a face-up space."""

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"card": f"~{self.card}"}


class Reshuffled(Event):
    """The discard pile became the deck."""

    def reveals(self) -> bool:
        return True


# -- buildings ------------------------------------------------------------------------------------


class CardShown(CardEvent):
    """A card of the hand is about to be built."""

    def reveals(self) -> bool:
        return True


class Built(CardEvent):
    def __init__(self, seat: int, card: str, top: int, bottom: int, is_right: int) -> None:
        super().__init__(seat, card, top, bottom)
        self.is_right: Final = is_right

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["is_right"] = self.is_right
        return facts


class BonusTaken(GoodEvent):
    """The first complete production line of a product."""


class CardBought(CardEvent):
    """At the notary, for its price."""


class AuctionOpened(CardEvent):
    """The starter named a card."""


class BidMade(SeatEvent):
    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def reveals(self) -> bool:
        return True


class BidPassed(SeatEvent):
    """Out of this auction."""


class MayorShowed(CapitalLaid):
    """One card of the mayor's offer."""


class MayorOffered(Event):
    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


class CardWon(CardEvent):
    def __init__(self, seat: int, card: str, top: int, bottom: int, amount: int) -> None:
        super().__init__(seat, card, top, bottom)
        self.amount: Final = amount

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["amount"] = self.amount
        return facts


class CardReturned(CardEvent):
    """Nobody outbid the mayor: the card went under its stack."""


class CardLaid(Event):
    """From a stack to its face-up space."""

    def __init__(self, card: str, top: int, bottom: int) -> None:
        self.card: Final = card
        self.top: Final = top
        self.bottom: Final = bottom

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return card_facts(self.card, self.top, self.bottom)


class Peeked(SeatEvent):
    """[CRA-HID-4] Others see the kind of stack that was looked at."""

    def __init__(self, seat: int, tier: int) -> None:
        super().__init__(seat)
        self.tier: Final = tier

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "tier": TIERS[self.tier]}


class CardsPutBack(SeatEvent):
    """[CRA-HID-4] How many, and where; not in which order."""

    def __init__(self, seat: int, tier: int, count: int, is_top: int) -> None:
        super().__init__(seat)
        self.tier: Final = tier
        self.count: Final = count
        self.is_top: Final = is_top

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "tier": TIERS[self.tier], "count": self.count, "is_top": self.is_top}


# -- goods ----------------------------------------------------------------------------------------


class Made(GoodEvent):
    def __init__(self, seat: int, good: int, points: int) -> None:
        super().__init__(seat, good)
        self.points: Final = points

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["points"] = self.points
        return facts


class PutOnMarket(SeatEvent):
    """A raw good became a market cube."""


class PutOnIcon(GoodEvent):
    """A good went to an input icon of an own building."""


class Traded(SeatEvent):
    """A market cube is used as a raw good."""


class SoldToGranary(GoodEvent):
    """A semi-product, for a capital card."""


class Loaded(GoodEvent):
    def __init__(self, seat: int, good: int, ship: int) -> None:
        super().__init__(seat, good)
        self.ship: Final = ship

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["ship"] = self.ship + 1
        return facts


class Bribed(SeatEvent):
    """The oldest cube of a full row had to leave the hold."""

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other: Final = other


class ProductLost(GoodEvent):
    """It could not be loaded."""


class GoodBought(GoodEvent):
    """From the granary."""


class PaidWithCube(SeatEvent):
    """A market cube instead of a capital card."""


class CubeReceived(SeatEvent):
    """The former owner of the good put a cube on the market."""


# -- town hall and end of round -------------------------------------------------------------------


class TokenTaken(SeatEvent):
    def __init__(self, seat: int, is_labour: int) -> None:
        super().__init__(seat)
        self.is_labour: Final = is_labour


class OrderClaimed(SeatEvent):
    """A helper went to the order-change track."""


class TokenAwarded(SeatEvent):
    """A privilege token for the fewest privileges used."""


class OrderChanged(OrderSet):
    """The turn order of the next round."""

    def reveals(self) -> bool:
        return False


class ShipScored(PointsEvent):
    def __init__(self, seat: int, ship: int, points: int, bonus: int) -> None:
        super().__init__(seat, points)
        self.ship: Final = ship
        self.bonus: Final = bonus

    def facts(self) -> dict[str, Fact]:
        return {"seat": self.seat, "ship": self.ship + 1, "points": self.points, "bonus": self.bonus}


class ColoursScored(PointsEvent):
    """For complete sets of the four colours."""


class GranaryScored(PointsEvent):
    """For own cubes in the granary."""


class Invested(PointsEvent):
    """Four cards of four colours."""


class InvestmentDeclined(SeatEvent):
    """No investment this year."""


class BonusesScored(PointsEvent):
    """The bonus tokens, at the end."""
