"""What happens, in the past tense. Cards are named by their printed ids; a card that is not for your eyes is ""."""

from __future__ import annotations

from typing import Final

from gromada.core.events import Event, Fact, Motion, who
from gromada.core.places import at
from gromada.games.craftsmen.printed import COLOURS, FIRST_PRODUCT, GOODS, NATURAL, SEASONS, TIERS, TOWN, Card


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
        facts["seat"] = who(self.seat)
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
        return {"seat": who(self.seat), "good": f"~{GOODS[self.good]}"}


class CapitalEvent(SeatEvent):
    """About one capital card, by its id."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(seat)
        self.card: Final = card

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "card": f"~{self.card}" if self.card else ""}


class PointsEvent(SeatEvent):
    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points


def cubes_go(seat: int, sources: tuple[str, ...]) -> list[Motion]:
    """Cubes that return to their owner, one from each place."""
    return [Motion(cube_of(seat + 1), source, at("seat", seat)) for source in sources]


def disc_of(seat: int) -> str:
    """A helper of a seat, as something that moves."""
    return f"helper_{seat}"


def cube_of(cube: int) -> str:
    """A cube as something that moves: of a seat, or of natural wood."""
    return "natural_cube" if cube == NATURAL else f"cube_{cube - 1}"


def scored(source: str, seat: int, points: int) -> list[Motion]:
    """Points come from what they are for; nothing moves where there are none."""
    return [Motion("points", source, at("seat", seat, "points"), points)] if points else []


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
            facts[f"place{i + 1}"] = who(self.order[i]) if i < len(self.order) else 0
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

    def motions(self) -> list[Motion]:
        drawn = f"~{self.card}" if self.card else "card_back"
        hand, stack = at("seat", self.seat, "hand"), at("stack", self.tier)
        return [Motion("card_back", hand, stack), Motion(drawn, stack, hand)]


class SawmillExchanged(CardEvent):
    """For a sawmill of the box."""

    def __init__(self, seat: int, card: str, top: int, bottom: int, returned: str) -> None:
        super().__init__(seat, card, top, bottom)
        self.returned: Final = returned  # the other sawmill

    def motions(self) -> list[Motion]:
        row = at("seat", self.seat, "row")
        return [Motion(f"~{self.returned}", row, "sawmills"), Motion(f"~{self.card}", "sawmills", row)]


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


def disc_facts(town: int, space: int, level: int) -> dict[str, Fact]:
    """Where a disc lies; spaces and levels are counted from 1."""
    return {"town": f"~{TOWN[town]}", "space": space + 1, "level": level + 1}


class HelperPlaced(SeatEvent):
    def __init__(self, seat: int, town: int, space: int, level: int, kind: str) -> None:
        super().__init__(seat)
        self.town: Final = town
        self.space: Final = space
        self.level: Final = level  # 1 on another disc
        self.kind: Final = kind  # gold, silver or ribbon

    def facts(self) -> dict[str, Fact]:
        facts = disc_facts(self.town, self.space, self.level)
        facts["seat"] = who(self.seat)
        facts["kind"] = self.kind
        return facts

    def motions(self) -> list[Motion]:
        return [Motion(disc_of(self.seat), at("seat", self.seat), at("town", self.town, "space", self.space))]


class Covered(SeatEvent):
    def __init__(self, seat: int, other: int, town: int, space: int) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.town: Final = town
        self.space: Final = space

    def facts(self) -> dict[str, Fact]:
        facts = disc_facts(self.town, self.space, 0)
        facts["seat"] = who(self.seat)
        facts["other"] = who(self.other)
        return facts


class FeePaid(SeatEvent):
    def __init__(self, seat: int, other: int, points: int) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.points: Final = points

    def seat_fields(self) -> tuple[str, ...]:
        return "seat", "other"

    def motions(self) -> list[Motion]:
        return [Motion("points", at("seat", self.seat, "points"), at("seat", self.other, "points"), self.points)]


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
        return {"seat": who(self.seat), "other": who(self.other), "card": card, "is_known": int(self.card != "")}

    def motions(self) -> list[Motion]:
        card = f"~{self.card}" if self.card else "capital_back"
        return [Motion(card, at("seat", self.seat, "purse"), at("seat", self.other, "purse"))]


class HelpersPassed(SeatEvent):
    """No more helpers in this round."""


class IdleScored(PointsEvent):
    """For helpers that were not placed."""

    def motions(self) -> list[Motion]:
        return scored(at("seat", self.seat, "helpers"), self.seat, self.points)


class PrivilegeUsed(SeatEvent):
    """By the disc that acts; in winter, where none does, `town` is -1."""

    def __init__(self, seat: int, by_token: int, town: int, space: int, level: int) -> None:
        super().__init__(seat)
        self.by_token: Final = by_token
        self.town: Final = town
        self.space: Final = space
        self.level: Final = level

    def facts(self) -> dict[str, Fact]:
        facts = disc_facts(self.town, self.space, self.level) if self.town >= 0 else {}
        facts["seat"] = who(self.seat)
        facts["by_token"] = self.by_token
        return facts

    def motions(self) -> list[Motion]:
        return [Motion("privilege", at("seat", self.seat, "privilege"), "pool/privilege")] if self.by_token else []


class LabourSpent(SeatEvent):
    """A labour token."""

    def motions(self) -> list[Motion]:
        return [Motion("labour", at("seat", self.seat, "labour"), "pool/labour")]


# -- capital --------------------------------------------------------------------------------------


class CapitalTaken(CapitalEvent):
    """One that lay face up."""

    def __init__(self, seat: int, card: str, place: int) -> None:
        super().__init__(seat, card)
        self.place: Final = place

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.card}", at("capital", self.place), at("seat", self.seat, "purse"))]


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

    def motions(self) -> list[Motion]:
        card = f"~{self.card}" if self.card else "capital_back"
        return [Motion(card, "deck", at("seat", self.seat, "purse"))]


class CapitalSpent(CapitalEvent):
    """To the discard pile: others see a card of the hand."""

    def reveals(self) -> bool:
        return True

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.card}", at("seat", self.seat, "purse"), "discard")]


class CapitalLaid(Event):
    """From the deck to a face-up space."""

    def __init__(self, card: str, place: int) -> None:
        self.card: Final = card
        self.place: Final = place

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"card": f"~{self.card}"}

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.card}", "deck", at("capital", self.place))]


class Reshuffled(Event):
    """The discard pile became the deck."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def reveals(self) -> bool:
        return True

    def motions(self) -> list[Motion]:
        return [Motion("capital_back", "discard", "deck", self.count)]


# -- buildings ------------------------------------------------------------------------------------


class Built(CardEvent):
    def __init__(
        self, seat: int, card: str, top: int, bottom: int, is_right: int, position: int, is_news: bool
    ) -> None:
        super().__init__(seat, card, top, bottom)
        self.is_right: Final = is_right
        self.position: Final = position  # in the row, once it is built
        self.is_news: Final = is_news  # nobody else knew the card

    def reveals(self) -> bool:
        return self.is_news

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["is_right"] = self.is_right
        return facts

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.card}", at("seat", self.seat, "hand"), at("seat", self.seat, "row", self.position))]


class BonusTaken(GoodEvent):
    """The first complete production line of a product."""

    def motions(self) -> list[Motion]:
        return [Motion(f"~bonus_{GOODS[self.good]}", at("bonus", self.good - FIRST_PRODUCT), at("seat", self.seat))]


class CardBought(CardEvent):
    """At the notary, for its price."""

    def __init__(self, seat: int, card: str, top: int, bottom: int, place: str) -> None:
        super().__init__(seat, card, top, bottom)
        self.place: Final = place

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.card}", self.place, at("seat", self.seat, "hand"))]


class AuctionOpened(CardEvent):
    """The starter named a card: it lies where it lay until somebody has won it."""


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

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.card}", "deck", "mayor")]


class MayorOffered(Event):
    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


def offer_goes(mayor: tuple[str, ...]) -> list[Motion]:
    """[CRA-AUC-10] The mayor's cards, to the discard pile."""
    return [Motion(f"~{card}", "mayor", "discard") for card in mayor]


class CardWon(CardEvent):
    def __init__(
        self, seat: int, card: str, top: int, bottom: int, amount: int, place: str, mayor: tuple[str, ...]
    ) -> None:
        super().__init__(seat, card, top, bottom)
        self.amount: Final = amount
        self.place: Final = place
        self.mayor: Final = mayor  # capital cards of the mayor's offer

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["amount"] = self.amount
        return facts

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.card}", self.place, at("seat", self.seat, "hand")), *offer_goes(self.mayor)]


class CardReturned(CardEvent):
    """Nobody outbid the mayor: the card went under its stack."""

    def __init__(
        self, seat: int, card: str, top: int, bottom: int, tier: int, place: str, mayor: tuple[str, ...]
    ) -> None:
        super().__init__(seat, card, top, bottom)
        self.tier: Final = tier
        self.place: Final = place
        self.mayor: Final = mayor  # capital cards of the mayor's offer

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.card}", self.place, at("stack", self.tier)), *offer_goes(self.mayor)]


class CardLaid(Event):
    """From a stack, or from among those looked at, to a face-up space."""

    def __init__(self, card: str, top: int, bottom: int, source: str, place: str) -> None:
        self.card: Final = card
        self.top: Final = top
        self.bottom: Final = bottom
        self.source: Final = source
        self.place: Final = place

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return card_facts(self.card, self.top, self.bottom)

    def motions(self) -> list[Motion]:
        return [Motion(f"~{self.card}", self.source, self.place)]


class Peeked(SeatEvent):
    """[CRA-HID-4] Others see the kind of stack that was looked at."""

    def __init__(self, seat: int, tier: int, count: int, cards: tuple[str, ...], places: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.tier: Final = tier
        self.count: Final = count  # from the stack
        self.cards: Final = cards  # that lay face up
        self.places: Final = places  # where they lay

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "tier": TIERS[self.tier]}

    def motions(self) -> list[Motion]:
        shown = [Motion(f"~{card}", self.places[i], "peek") for i, card in enumerate(self.cards)]
        return [Motion("card_back", at("stack", self.tier), "peek", self.count), *shown]


class CardsPutBack(SeatEvent):
    """[CRA-HID-4] How many, and where; not in which order."""

    def __init__(self, seat: int, tier: int, count: int, is_top: int) -> None:
        super().__init__(seat)
        self.tier: Final = tier
        self.count: Final = count
        self.is_top: Final = is_top

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "tier": TIERS[self.tier], "count": self.count, "is_top": self.is_top}

    def motions(self) -> list[Motion]:
        return [Motion("card_back", "peek", at("stack", self.tier), self.count)]


# -- goods ----------------------------------------------------------------------------------------


class Made(GoodEvent):
    def __init__(self, seat: int, good: int, points: int, source: str) -> None:
        super().__init__(seat, good)
        self.points: Final = points
        self.source: Final = source  # the building

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["points"] = self.points
        return facts

    def motions(self) -> list[Motion]:
        return scored(self.source, self.seat, self.points)


class PutOnMarket(GoodEvent):
    """A raw good became a market cube."""

    def __init__(self, seat: int, good: int, source: str) -> None:
        super().__init__(seat, good)
        self.source: Final = source

    def motions(self) -> list[Motion]:
        return [Motion(f"~{GOODS[self.good]}", self.source, at("seat", self.seat, "market"))]


class PutOnIcon(GoodEvent):
    """A good went to an input icon of an own building."""

    def __init__(self, seat: int, good: int, source: str, place: str) -> None:
        super().__init__(seat, good)
        self.source: Final = source
        self.place: Final = place

    def motions(self) -> list[Motion]:
        return [Motion(f"~{GOODS[self.good]}", self.source, self.place)]


class Traded(SeatEvent):
    """A market cube is used as a raw good."""


class SoldToGranary(GoodEvent):
    """A semi-product, for a capital card; a third cube pushes the lowest one out."""

    def __init__(self, seat: int, good: int, source: str, place: str, pushed: int) -> None:
        super().__init__(seat, good)
        self.source: Final = source
        self.place: Final = place
        self.pushed: Final = pushed  # a cube, 0 for none

    def motions(self) -> list[Motion]:
        moved = [Motion(f"~{GOODS[self.good]}", self.source, self.place)]
        if self.pushed:
            owner = "supply" if self.pushed == NATURAL else at("seat", self.pushed - 1)
            moved.append(Motion(cube_of(self.pushed), self.place, owner))
        return moved


class Loaded(GoodEvent):
    def __init__(self, seat: int, good: int, ship: int, source: str, place: str) -> None:
        super().__init__(seat, good)
        self.ship: Final = ship
        self.source: Final = source
        self.place: Final = place

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        facts["ship"] = self.ship + 1
        return facts

    def motions(self) -> list[Motion]:
        return [Motion(f"~{GOODS[self.good]}", self.source, self.place)]


class Bribed(SeatEvent):
    """The oldest cube of a full row had to leave the hold."""

    def __init__(self, seat: int, other: int, place: str) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.place: Final = place

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "other": who(self.other)}

    def motions(self) -> list[Motion]:
        return [Motion(cube_of(self.other + 1), self.place, at("seat", self.other))]


class ProductLost(GoodEvent):
    """It could not be loaded."""

    def __init__(self, seat: int, good: int, source: str) -> None:
        super().__init__(seat, good)
        self.source: Final = source

    def motions(self) -> list[Motion]:
        return [Motion(f"~{GOODS[self.good]}", self.source, "sea")]


class GoodBought(GoodEvent):
    """From the granary."""


class PaidWithCube(SeatEvent):
    """A market cube instead of a capital card."""

    def motions(self) -> list[Motion]:
        return [Motion(cube_of(self.seat + 1), at("seat", self.seat, "market"), at("seat", self.seat))]


class CubeReceived(SeatEvent):
    """The former owner of the good put a cube on the market."""

    def motions(self) -> list[Motion]:
        return [Motion(cube_of(self.seat + 1), at("seat", self.seat), at("seat", self.seat, "market"))]


# -- town hall and end of round -------------------------------------------------------------------


class TokenTaken(SeatEvent):
    def __init__(self, seat: int, is_labour: int) -> None:
        super().__init__(seat)
        self.is_labour: Final = is_labour

    def motions(self) -> list[Motion]:
        kind = "labour" if self.is_labour else "privilege"
        return [Motion(kind, at("pool", kind), at("seat", self.seat, kind))]


class OrderClaimed(SeatEvent):
    """A helper went to the order-change track."""

    def __init__(self, seat: int, space: int, place: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.place: Final = place

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat)}

    def motions(self) -> list[Motion]:
        town_hall = at("town", len(TOWN) - 1, "space", self.space)
        return [Motion(disc_of(self.seat), town_hall, at("order", self.place))]


class TokenAwarded(SeatEvent):
    """A privilege token for the fewest privileges used."""

    def motions(self) -> list[Motion]:
        return [Motion("privilege", "pool/privilege", at("seat", self.seat, "privilege"))]


class OrderChanged(OrderSet):
    """The turn order of the next round; with it the helpers return."""

    def __init__(self, order: tuple[int, ...], helpers: tuple[int, ...], places: tuple[str, ...]) -> None:
        super().__init__(order)
        self.helpers: Final = helpers  # of which seat
        self.places: Final = places  # where each of them stood

    def reveals(self) -> bool:
        return False

    def motions(self) -> list[Motion]:
        return [
            Motion(disc_of(self.helpers[i]), place, at("seat", self.helpers[i])) for i, place in enumerate(self.places)
        ]


class ShipScored(PointsEvent):
    def __init__(self, seat: int, ship: int, points: int, bonus: int, cubes: tuple[str, ...]) -> None:
        super().__init__(seat, points)
        self.ship: Final = ship
        self.bonus: Final = bonus
        self.cubes: Final = cubes  # where they lay

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "ship": self.ship + 1, "points": self.points, "bonus": self.bonus}

    def motions(self) -> list[Motion]:
        points = scored(at("ship", self.ship), self.seat, self.points + self.bonus)
        return [*points, *cubes_go(self.seat, self.cubes)]


class ColoursScored(PointsEvent):
    """For complete sets of the four colours."""

    def motions(self) -> list[Motion]:
        return scored(at("seat", self.seat, "row"), self.seat, self.points)


class GranaryScored(PointsEvent):
    """For own cubes in the granary, which return to their owner."""

    def __init__(self, seat: int, points: int, cubes: tuple[str, ...]) -> None:
        super().__init__(seat, points)
        self.cubes: Final = cubes  # where they lay

    def motions(self) -> list[Motion]:
        return [*scored("granary", self.seat, self.points), *cubes_go(self.seat, self.cubes)]


class GranaryRefilled(Event):
    """Natural cubes for what was missing."""

    def __init__(self, places: tuple[str, ...]) -> None:
        self.places: Final = places

    def facts(self) -> dict[str, Fact]:
        return {"count": len(self.places)}

    def motions(self) -> list[Motion]:
        return [Motion("natural_cube", "supply", place) for place in self.places]


class Invested(PointsEvent):
    """Four cards of four colours."""

    def motions(self) -> list[Motion]:
        return scored("discard", self.seat, self.points)


class InvestmentDeclined(SeatEvent):
    """No investment this year."""


class BonusesScored(PointsEvent):
    """The bonus tokens, at the end."""

    def __init__(self, seat: int, points: int, lines: tuple[int, ...], each: tuple[int, ...]) -> None:
        super().__init__(seat, points)
        self.lines: Final = lines  # of the tokens
        self.each: Final = each  # what each of them is worth

    def motions(self) -> list[Motion]:
        moved: list[Motion] = []
        for line, points in zip(self.lines, self.each, strict=True):
            moved += scored(at("bonus", line), self.seat, points)
        return moved
