"""What a seat can say. Big choices are split into small ones, so a few words are used at many questions."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action, Catalogue
from gromada.games.craftsmen.printed import (
    CAPITALS,
    CARDS,
    COLOURS,
    FIRST,
    GOODS,
    HIGHEST_BID,
    MOST_BUILT,
    MOST_ROWS,
    SAWMILLS,
    SPACES,
    TIER_CARDS,
    TIER_LETTERS,
    TIERS,
    TOWN,
    VALUES,
)


class Pass(Action):
    """Nothing, no, or no more."""

    def __init__(self) -> None:
        super().__init__("pass")


class Place(Action):
    """A helper to a town building."""

    def __init__(self, town: int) -> None:
        super().__init__(f"place {TOWN[town]}")
        self.town: Final = town


class Space(Action):
    """The queue space whose disc is covered."""

    def __init__(self, space: int) -> None:
        super().__init__(f"space {space + 1}")
        self.space: Final = space


class Points(Action):
    """The fee in points."""

    def __init__(self) -> None:
        super().__init__("points")


class Capital(Action):
    """A capital card: taken, paid or discarded."""

    def __init__(self, card: int) -> None:
        super().__init__(f"capital {COLOURS[card // VALUES]} {card % VALUES + 1}")
        self.card: Final = card


class Deck(Action):
    """From the capital deck."""

    def __init__(self) -> None:
        super().__init__("deck")


class UsePrivilege(Action):
    def __init__(self) -> None:
        super().__init__("privilege")


class Building(Action):
    """A building card."""

    def __init__(self, card: int) -> None:
        tier = 2 if card >= FIRST[2] else 1 if card >= FIRST[1] else 0
        super().__init__(f"card {TIER_LETTERS[tier]}{card - FIRST[tier] + 1}")
        self.card: Final = card


class Sawmill(Action):
    """A sawmill of the box."""

    def __init__(self, number: int) -> None:
        super().__init__(f"sawmill {number + 1}")
        self.number: Final = number


class End(Action):
    """The left or right end of the row."""

    def __init__(self, is_right: bool) -> None:
        super().__init__("right" if is_right else "left")
        self.is_right: Final = is_right


class Buy(Action):
    def __init__(self) -> None:
        super().__init__("buy")


class Auction(Action):
    def __init__(self) -> None:
        super().__init__("auction")


class Bid(Action):
    def __init__(self, amount: int) -> None:
        super().__init__(f"bid {amount}")
        self.amount: Final = amount


class Kind(Action):
    """A tier of building cards."""

    def __init__(self, tier: int) -> None:
        super().__init__(f"kind {TIERS[tier]}")
        self.tier: Final = tier


class PutBack(Action):
    """Cards go back on top of their stack or under it."""

    def __init__(self, is_top: bool) -> None:
        super().__init__("top" if is_top else "bottom")
        self.is_top: Final = is_top


class Make(Action):
    """One unit of a good in its own building."""

    def __init__(self, good: int) -> None:
        super().__init__(f"make {GOODS[good]}")
        self.good: Final = good


class Trade(Action):
    """A market cube becomes any raw good."""

    def __init__(self) -> None:
        super().__init__("trade")


class Good(Action):
    """A good: of the granary, or the icon that a cube goes to."""

    def __init__(self, good: int) -> None:
        super().__init__(f"good {GOODS[good]}")
        self.good: Final = good


class At(Action):
    """A building of one's own row, counted from the left."""

    def __init__(self, position: int) -> None:
        super().__init__(f"building {position + 1}")
        self.position: Final = position


class Market(Action):
    """To the market, or with a market cube."""

    def __init__(self) -> None:
        super().__init__("market")


class Granary(Action):
    def __init__(self) -> None:
        super().__init__("granary")


class Load(Action):
    """Into a row of a ship; rows are counted through all ships."""

    def __init__(self, row: int) -> None:
        super().__init__(f"row {row + 1}")
        self.row: Final = row


class TakePrivilege(Action):
    def __init__(self) -> None:
        super().__init__("take privilege")


class TakeLabour(Action):
    def __init__(self) -> None:
        super().__init__("take labour")


class OrderChange(Action):
    def __init__(self) -> None:
        super().__init__("order")


class Invest(Action):
    def __init__(self) -> None:
        super().__init__("invest")


PASS: Final = Pass()
PLACE: Final = tuple([Place(town) for town in range(len(TOWN))])
SPACE: Final = tuple([Space(space) for space in range(SPACES)])
POINTS: Final = Points()
CAPITAL: Final = tuple([Capital(card) for card in range(CAPITALS)])
DECK: Final = Deck()
PRIVILEGE: Final = UsePrivilege()
BUILDING: Final = tuple([Building(card) for card in range(CARDS)])
SAWMILL: Final = tuple([Sawmill(number) for number in range(SAWMILLS)])
LEFT: Final = End(False)
RIGHT: Final = End(True)
BUY: Final = Buy()
AUCTION: Final = Auction()
BID: Final = tuple([Bid(amount + 1) for amount in range(HIGHEST_BID)])
KIND: Final = tuple([Kind(tier) for tier in range(len(TIER_CARDS))])
ON_TOP: Final = PutBack(True)
UNDERNEATH: Final = PutBack(False)
MAKE: Final = tuple([Make(good) for good in range(len(GOODS))])
TRADE: Final = Trade()
GOOD: Final = tuple([Good(good) for good in range(len(GOODS))])
AT: Final = tuple([At(position) for position in range(MOST_BUILT)])
MARKET: Final = Market()
GRANARY: Final = Granary()
LOAD: Final = tuple([Load(row) for row in range(MOST_ROWS)])
TAKE_PRIVILEGE: Final = TakePrivilege()
TAKE_LABOUR: Final = TakeLabour()
ORDER_CHANGE: Final = OrderChange()
INVEST: Final = Invest()


def _all_actions() -> list[Action]:
    actions: list[Action] = [PASS, *PLACE, *SPACE, POINTS, *CAPITAL, DECK, PRIVILEGE, *BUILDING, *SAWMILL, LEFT, RIGHT]
    actions += [BUY, AUCTION, *BID, *KIND, ON_TOP, UNDERNEATH, *MAKE, TRADE, *GOOD, *AT, MARKET, GRANARY, *LOAD]
    return [*actions, TAKE_PRIVILEGE, TAKE_LABOUR, ORDER_CHANGE, INVEST]


CATALOGUE: Final = Catalogue(_all_actions())
