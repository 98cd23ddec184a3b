"""What happens, in the past tense. Faces that only some seats see are hidden from the others by `seen_by`."""

from __future__ import annotations

from typing import Final

from gromada.core.events import Event, Fact, Motion, who
from gromada.games.villagers import spots
from gromada.games.villagers.printed import EVENTS, FOUNDERS, IMPROVEMENT_IDS, KINDS, NO_KIND, SUITS

THE_COUNTESS: Final = -1  # an owner who has no seat
CARD_BACK: Final = "card_back"


def card(kind: int) -> str:
    """The name of a kind; nothing for none."""
    return f"~{KINDS[kind]}" if kind != NO_KIND else ""


def face(kind: int, suit: int) -> str:
    """A card as somebody sees it move: its face, or the back that shows its suit."""
    return card(kind) if kind != NO_KIND else f"back_{SUITS[suit]}"


def coins(count: int, source: str, target: str) -> list[Motion]:
    return [Motion("coins", source, target, count)] if count else []


def owner_facts(owner: int) -> dict[str, Fact]:
    if owner == THE_COUNTESS:
        return {"owner": "~countess", "is_countess": 1}
    return {"owner": who(owner), "is_countess": 0}


def pile_facts(number: int, stacks: int) -> dict[str, Fact]:
    """A stack by its number from 1, the reserve, or the discard pile."""
    where = "discards" if number < 0 else "stack" if number < stacks else "reserve"
    return {"where": where, "number": number + 1}


class FirstPlayerChosen(Event):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def reveals(self) -> bool:
        return True


class MiniPaired(Event):
    def __init__(self, seat: int, suit: int) -> None:
        self.seat: Final = seat
        self.suit: Final = suit

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "suit": f"~{SUITS[self.suit]}"}


class MiniTaken(Event):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def reveals(self) -> bool:
        return True


class RoadLaid(Event):
    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: Final = kinds

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"count": len(self.kinds)}


class HandDealt(Event):
    """The own hand; others see only the backs."""

    def __init__(self, seat: int, kinds: tuple[int, ...], suits: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.kinds: Final = kinds
        self.suits: Final = suits

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else HandDealt(self.seat, (), self.suits)

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "count": len(self.suits)}

    def motions(self) -> list[Motion]:
        return [Motion(CARD_BACK, spots.RESERVE, spots.hand(self.seat), len(self.suits))] if self.suits else []


class ImprovementsTurned(Event):
    def __init__(self, improvements: tuple[int, ...]) -> None:
        self.improvements: Final = improvements

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {f"improvement{i}": f"~improvement.{IMPROVEMENT_IDS[one]}" for i, one in enumerate(self.improvements)}


class RoundStarted(Event):
    def __init__(self, round: int, seat: int) -> None:
        self.round: Final = round
        self.seat: Final = seat


class Drafted(Event):
    """From the Road, or unseen from a pile."""

    def __init__(self, seat: int, kind: int, coins: int, is_unseen: bool, source: str) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.coins: Final = coins
        self.is_unseen: Final = is_unseen
        self.source: Final = source

    def reveals(self) -> bool:
        return self.is_unseen

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "card": card(self.kind), "coins": self.coins, "is_unseen": int(self.is_unseen)}

    def motions(self) -> list[Motion]:
        moved = [Motion(card(self.kind), self.source, spots.square(self.seat))]
        return moved + coins(self.coins, self.source, spots.purse(self.seat))


class DraftSkipped(Event):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class RecruiterPaid(Event):
    def __init__(self, seat: int, gold: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold

    def motions(self) -> list[Motion]:
        return coins(self.gold, spots.purse(self.seat), spots.BANK)


class SquareEmptied(Event):
    def __init__(self, seat: int, kinds: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.kinds: Final = kinds

    def motions(self) -> list[Motion]:
        return [Motion(card(kind), spots.square(self.seat), spots.hand(self.seat)) for kind in self.kinds]


class RoadFilled(Event):
    def __init__(self, space: int, kind: int, source: str) -> None:
        self.space: Final = space
        self.kind: Final = kind
        self.source: Final = source

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"space": self.space + 1, "card": card(self.kind)}

    def motions(self) -> list[Motion]:
        return [Motion(card(self.kind), self.source, spots.road(self.space))]


class VillagerGone(Event):
    """A villager left the Road."""

    def __init__(self, space: int, kind: int, coins: int) -> None:
        self.space: Final = space
        self.kind: Final = kind
        self.coins: Final = coins

    def facts(self) -> dict[str, Fact]:
        return {"space": self.space + 1, "card": card(self.kind), "coins": self.coins}

    def motions(self) -> list[Motion]:
        source = spots.road(self.space)
        return [Motion(card(self.kind), source, spots.DISCARDS), *coins(self.coins, source, spots.BANK)]


class RoadPaved(Event):
    """A coin on every villager of the Road."""

    def __init__(self, gold: int, spaces: tuple[int, ...]) -> None:
        self.gold: Final = gold
        self.spaces: Final = spaces

    def motions(self) -> list[Motion]:
        moved: list[Motion] = []
        for space in self.spaces:
            moved += coins(self.gold, spots.BANK, spots.road(space))
        return moved


class RoadCoined(Event):
    def __init__(self, seat: int, kind: int, space: int, gold: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.space: Final = space
        self.gold: Final = gold

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "card": card(self.kind), "space": self.space + 1}

    def motions(self) -> list[Motion]:
        return coins(self.gold, spots.BANK, spots.road(self.space))


class BuildStarted(Event):
    def __init__(self, seat: int, limit: int) -> None:
        self.seat: Final = seat
        self.limit: Final = limit


class BuildEnded(Event):
    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left


class Placed(Event):
    """On another card, or on the table (-1)."""

    def __init__(self, seat: int, kind: int, on: int, is_news: bool, slot: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.on: Final = on
        self.is_news: Final = is_news
        self.slot: Final = slot

    def reveals(self) -> bool:
        return self.is_news

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": who(self.seat),
            "card": card(self.kind),
            "is_on": int(self.on != NO_KIND),
            "on": card(self.on),
        }

    def motions(self) -> list[Motion]:
        return [Motion(card(self.kind), spots.hand(self.seat), spots.laid(self.seat, self.slot))]


class Played(Event):
    def __init__(self, seat: int, kind: int, is_news: bool) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.is_news: Final = is_news

    def reveals(self) -> bool:
        return self.is_news

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "card": card(self.kind)}

    def motions(self) -> list[Motion]:
        return [Motion(card(self.kind), spots.hand(self.seat), spots.DISCARDS)]


class Returned(Event):
    """A Monk or Apprentice left bare."""

    def __init__(self, seat: int, kind: int, slot: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.slot: Final = slot

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "card": card(self.kind)}

    def motions(self) -> list[Motion]:
        return [Motion(card(self.kind), spots.laid(self.seat, self.slot), spots.hand(self.seat))]


class Swapped(Event):
    """The Apprentice took the place of a villager."""

    def __init__(self, seat: int, owner: int, kind: int, slot: int, wild: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.kind: Final = kind
        self.slot: Final = slot
        self.wild: Final = wild

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": who(self.seat),
            "card": card(self.kind),
            "is_own": int(self.seat == self.owner),
            **owner_facts(self.owner),
        }

    def motions(self) -> list[Motion]:
        place = spots.laid(self.owner, self.slot)
        hand = spots.hand(self.seat)
        return [Motion(card(self.wild), hand, place), Motion(card(self.kind), place, hand)]


class Unlocked(Event):
    def __init__(self, seat: int, owner: int, key: int, kind: int, gold: int, slot: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.key: Final = key
        self.kind: Final = kind
        self.gold: Final = gold
        self.slot: Final = slot

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": who(self.seat),
            "key": card(self.key),
            "card": card(self.kind),
            "gold": self.gold,
            "is_own": int(self.seat == self.owner),
            **owner_facts(self.owner),
        }

    def motions(self) -> list[Motion]:
        source = spots.BANK if self.seat == self.owner else spots.purse(self.seat)
        return coins(self.gold, source, spots.laid(self.owner, self.slot))


class PaidBank(Event):
    def __init__(self, seat: int, gold: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold

    def motions(self) -> list[Motion]:
        return coins(self.gold, spots.purse(self.seat), spots.BANK)


class OpenedFree(Event):
    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "card": card(self.kind)}


class TradedIn(Event):
    """[VIL-BASIC-2, VIL-HID-2] A hand card went back face down: only its player sees the face."""

    def __init__(self, seat: int, kind: int, suit: int, number: int, stacks: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.suit: Final = suit
        self.number: Final = number
        self.stacks: Final = stacks

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else TradedIn(self.seat, NO_KIND, self.suit, self.number, self.stacks)

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": who(self.seat),
            "is_seen": int(self.kind != NO_KIND),
            "card": card(self.kind),
            "suit": f"~suit.{SUITS[self.suit]}",
            **pile_facts(self.number, self.stacks),
        }

    def motions(self) -> list[Motion]:
        return [Motion(face(self.kind, self.suit), spots.hand(self.seat), spots.pile(self.number, self.stacks))]


class TookUnseen(Event):
    """[VIL-HID-1] A card of a pile went into a hand; only its player sees the face."""

    def __init__(self, seat: int, kind: int, suit: int, number: int, stacks: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.suit: Final = suit
        self.number: Final = number
        self.stacks: Final = stacks

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else TookUnseen(self.seat, NO_KIND, self.suit, self.number, self.stacks)

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": who(self.seat),
            "is_seen": int(self.kind != NO_KIND),
            "card": card(self.kind),
            "suit": f"~suit.{SUITS[self.suit]}",
            **pile_facts(self.number, self.stacks),
        }

    def motions(self) -> list[Motion]:
        return [Motion(face(self.kind, self.suit), spots.pile(self.number, self.stacks), spots.hand(self.seat))]


class BasicPlaced(Event):
    def __init__(self, seat: int, kind: int, slot: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.slot: Final = slot

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "card": card(self.kind)}

    def motions(self) -> list[Motion]:
        return [Motion(card(self.kind), spots.basic(self.kind), spots.laid(self.seat, self.slot))]


class Gained(Event):
    """From the bank, or what lay on the spaces of the Road."""

    def __init__(self, seat: int, gold: int, lying: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.gold: Final = gold
        self.lying: Final = lying  # coins by space

    def motions(self) -> list[Motion]:
        purse = spots.purse(self.seat)
        if not self.lying:
            return coins(self.gold, spots.BANK, purse)
        moved: list[Motion] = []
        for space, count in enumerate(self.lying):
            moved += coins(count, spots.road(space), purse)
        return moved


class CourierPlayed(Event):
    def __init__(self, seat: int, kind: int, coins: int, space: int, courier: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.coins: Final = coins
        self.space: Final = space
        self.courier: Final = courier

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "card": card(self.kind), "coins": self.coins}

    def motions(self) -> list[Motion]:
        hand = spots.hand(self.seat)
        source = spots.road(self.space)
        moved = [Motion(card(self.courier), hand, spots.DISCARDS), Motion(card(self.kind), source, hand)]
        return moved + coins(self.coins, source, spots.purse(self.seat))


class SquareRobbed(Event):
    def __init__(self, seat: int, owner: int, kind: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.kind: Final = kind

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": who(self.seat),
            "card": card(self.kind),
            "is_own": int(self.seat == self.owner),
            **owner_facts(self.owner),
        }

    def motions(self) -> list[Motion]:
        return [Motion(card(self.kind), spots.square(self.owner), spots.hand(self.seat))]


class HandSeen(Event):
    """[VIL-SCOUN-8] The Noble's player saw a whole hand; the others only that it happened."""

    def __init__(self, seat: int, owner: int, kinds: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.kinds: Final = kinds

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat in (self.seat, self.owner) else HandSeen(self.seat, self.owner, ())

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "owner": who(self.owner)}


class CardTaken(Event):
    """[VIL-HID-2] The Noble took a card: robber and robbed see its face."""

    def __init__(self, seat: int, owner: int, kind: int, suit: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.kind: Final = kind
        self.suit: Final = suit

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat in (self.seat, self.owner) else CardTaken(self.seat, self.owner, NO_KIND, self.suit)

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": who(self.seat),
            "owner": who(self.owner),
            "is_seen": int(self.kind != NO_KIND),
            "card": card(self.kind),
            "suit": f"~suit.{SUITS[self.suit]}",
        }

    def motions(self) -> list[Motion]:
        return [Motion(face(self.kind, self.suit), spots.hand(self.owner), spots.hand(self.seat))]


class VillagerStolen(Event):
    def __init__(self, seat: int, owner: int, kind: int, coins: int, slot: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.kind: Final = kind
        self.coins: Final = coins
        self.slot: Final = slot

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": who(self.seat),
            "card": card(self.kind),
            "coins": self.coins,
            "is_own": int(self.seat == self.owner),
            **owner_facts(self.owner),
        }

    def motions(self) -> list[Motion]:
        source = spots.laid(self.owner, self.slot)
        moved = [Motion(card(self.kind), source, spots.hand(self.seat))]
        return moved + coins(self.coins, source, spots.purse(self.owner))


class Robbed(Event):
    def __init__(self, seat: int, owner: int, gold: int, slot: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.gold: Final = gold
        self.slot: Final = slot

    def motions(self) -> list[Motion]:
        return coins(self.gold, spots.purse(self.owner), spots.laid(self.seat, self.slot))


class ThiefCaught(Event):
    def __init__(self, seat: int, owner: int, coins: int, slot: int, thief: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.coins: Final = coins
        self.slot: Final = slot
        self.thief: Final = thief

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": who(self.seat),
            "coins": self.coins,
            "is_own": int(self.seat == self.owner),
            **owner_facts(self.owner),
        }

    def motions(self) -> list[Motion]:
        source = spots.laid(self.owner, self.slot)
        return [Motion(card(self.thief), source, spots.DISCARDS), *coins(self.coins, source, spots.purse(self.seat))]


class Looked(Event):
    """[VIL-R-43] Prophet or Pigeoneer: the others do not even see the backs."""

    def __init__(self, seat: int, number: int, stacks: int, count: int, kinds: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.stacks: Final = stacks
        self.count: Final = count
        self.kinds: Final = kinds

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else Looked(self.seat, self.number, self.stacks, self.count, ())

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "count": self.count, **pile_facts(self.number, self.stacks)}


class FreelancerPaid(Event):
    def __init__(self, seat: int, owner: int, gold: int, slot: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.gold: Final = gold
        self.slot: Final = slot

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": who(self.seat),
            "gold": self.gold,
            "is_own": int(self.seat == self.owner),
            **owner_facts(self.owner),
        }

    def motions(self) -> list[Motion]:
        return coins(self.gold, spots.purse(self.seat), spots.laid(self.owner, self.slot))


class Converted(Event):
    def __init__(self, seat: int, kind: int, gold: int, slot: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.gold: Final = gold
        self.slot: Final = slot

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "card": card(self.kind), "gold": self.gold}

    def motions(self) -> list[Motion]:
        return coins(self.gold, spots.BANK, spots.purse(self.seat))


class FoundersTurned(Event):
    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat)}

    def motions(self) -> list[Motion]:
        place = spots.laid(self.seat, self.slot)
        return [Motion(card(FOUNDERS), place, place)]


class MarkerPassed(Event):
    def __init__(self, seat: int, source: int) -> None:
        self.seat: Final = seat
        self.source: Final = source

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat)}

    def motions(self) -> list[Motion]:
        return [Motion("~first_player_marker", spots.area(self.source), spots.area(self.seat))]


class ImprovementWon(Event):
    def __init__(self, owner: int, improvement: int, gold: int) -> None:
        self.owner: Final = owner
        self.improvement: Final = improvement
        self.gold: Final = gold

    def facts(self) -> dict[str, Fact]:
        return {
            "improvement": f"~improvement.{IMPROVEMENT_IDS[self.improvement]}",
            "gold": self.gold,
            **owner_facts(self.owner),
        }

    def motions(self) -> list[Motion]:
        return coins(self.gold, spots.BANK, spots.purse(self.owner))


class MarketHeld(Event):
    """`cards` are Gold, Silver and coins of each card of the Village: it is counted card by card."""

    def __init__(self, owner: int, market: int, gold: int, silver: int, coins: int, cards: tuple[int, ...]) -> None:
        self.owner: Final = owner
        self.market: Final = market
        self.gold: Final = gold
        self.silver: Final = silver
        self.coins: Final = coins
        self.cards: Final = cards

    def facts(self) -> dict[str, Fact]:
        return {
            "market": self.market,
            "gold": self.gold,
            "silver": self.silver,
            "coins": self.coins,
            "total": self.gold + self.silver + self.coins,
            **owner_facts(self.owner),
        }

    def motions(self) -> list[Motion]:
        """[VIL-MARKET-3, VIL-MARKET-6] Onto each card what it is paid, then all of it into the supply.

        At the first market the coins on villagers stay and are paid for; at the second they are taken along.
        """
        moved: list[Motion] = []
        for slot in range(len(self.cards) // 3):
            gold, silver, lying = self.cards[3 * slot : 3 * slot + 3]
            paid = gold + silver + (lying if self.market == 1 else 0)
            moved += coins(paid, spots.BANK, spots.laid(self.owner, slot))
        total = self.gold + self.silver + self.coins
        return moved + coins(total, spots.village(self.owner), spots.purse(self.owner))


class CountessGot(Event):
    def __init__(self, kind: int, coins: int, source: str) -> None:
        self.kind: Final = kind
        self.coins: Final = coins
        self.source: Final = source

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"card": card(self.kind), "coins": self.coins}

    def motions(self) -> list[Motion]:
        moved = [Motion(card(self.kind), self.source, spots.village(THE_COUNTESS))]
        return moved + coins(self.coins, self.source, spots.purse(THE_COUNTESS))


class CountessGained(Event):
    def __init__(self, gold: int) -> None:
        self.gold: Final = gold

    def motions(self) -> list[Motion]:
        return coins(self.gold, spots.BANK, spots.purse(THE_COUNTESS))


class CountessCoins(Event):
    def __init__(self, kind: int, gold: int, slot: int) -> None:
        self.kind: Final = kind
        self.gold: Final = gold
        self.slot: Final = slot

    def facts(self) -> dict[str, Fact]:
        return {"card": card(self.kind), "gold": self.gold}

    def motions(self) -> list[Motion]:
        return coins(self.gold, spots.BANK, spots.laid(THE_COUNTESS, self.slot))


class PaidCountess(Event):
    def __init__(self, seat: int, gold: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold

    def motions(self) -> list[Motion]:
        return coins(self.gold, spots.purse(self.seat), spots.purse(THE_COUNTESS))


class VillagerLost(Event):
    def __init__(self, seat: int, kind: int, coins: int, is_betrayed: bool, slot: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.coins: Final = coins
        self.is_betrayed: Final = is_betrayed
        self.slot: Final = slot

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": who(self.seat),
            "card": card(self.kind),
            "coins": self.coins,
            "is_betrayed": int(self.is_betrayed),
        }

    def motions(self) -> list[Motion]:
        source = spots.laid(self.seat, self.slot)
        target = spots.village(THE_COUNTESS) if self.is_betrayed else spots.DISCARDS
        return [Motion(card(self.kind), source, target), *coins(self.coins, source, spots.purse(self.seat))]


class HandCardLost(Event):
    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "card": card(self.kind)}

    def motions(self) -> list[Motion]:
        return [Motion(card(self.kind), spots.hand(self.seat), spots.DISCARDS)]


class LimitLowered(Event):
    def __init__(self, seat: int, by: int) -> None:
        self.seat: Final = seat
        self.by: Final = by


class EventTurnedUp(Event):
    def __init__(self, event: int) -> None:
        self.event: Final = event

    def reveals(self) -> bool:
        return True

    def facts(self) -> dict[str, Fact]:
        return {"event": f"~event.{EVENTS[self.event]}"}

    def motions(self) -> list[Motion]:
        return [Motion(f"~event.{EVENTS[self.event]}", spots.EVENT_DECK, spots.event(EVENTS[self.event]))]


class EventDiscarded(Event):
    def __init__(self, event: int) -> None:
        self.event: Final = event

    def facts(self) -> dict[str, Fact]:
        return {"event": f"~event.{EVENTS[self.event]}"}

    def motions(self) -> list[Motion]:
        return [Motion(f"~event.{EVENTS[self.event]}", spots.event(EVENTS[self.event]), spots.EVENT_DECK)]


class EventResolved(Event):
    def __init__(self, event: int) -> None:
        self.event: Final = event

    def facts(self) -> dict[str, Fact]:
        return {"event": f"~event.{EVENTS[self.event]}"}

    def motions(self) -> list[Motion]:
        return [Motion(f"~event.{EVENTS[self.event]}", spots.event(EVENTS[self.event]), spots.EVENT_DECK)]


class JesterUsed(Event):
    def __init__(self, seat: int, event: int) -> None:
        self.seat: Final = seat
        self.event: Final = event

    def facts(self) -> dict[str, Fact]:
        return {"seat": who(self.seat), "event": f"~event.{EVENTS[self.event]}"}

    def motions(self) -> list[Motion]:
        place = spots.event(EVENTS[self.event])
        return [Motion("~jester", spots.JESTER, place), Motion(f"~event.{EVENTS[self.event]}", place, spots.EVENT_DECK)]


class JesterLost(Event):
    """The Jester was not used in the round of It Was You!"""

    def motions(self) -> list[Motion]:
        return [Motion("~jester", spots.JESTER, spots.EVENT_DECK)]


class SoloEnded(Event):
    """[VIL-SOLO-20] Both scores, side by side."""

    def __init__(self, seat: int, gold: int, countess: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold
        self.countess: Final = countess

    def facts(self) -> dict[str, Fact]:
        is_won = int(self.gold > self.countess)
        return {"seat": who(self.seat), "gold": self.gold, "countess": self.countess, "is_won": is_won}
