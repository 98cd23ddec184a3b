"""What a seat can say. Tables are sized by the limits of the format, not by a pack, so that every pack and
every trained player share one action space. A card is named by its kind, a laid-out card by its slot."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action, Catalogue
from gromada.games.villagers.printed import (
    BASIC_KINDS,
    EVENTS,
    FIRST_VILLAGER,
    KINDS,
    MAX_CARDS,
    MAX_SPACES,
    OWNERS,
)


class Done(Action):
    """Nothing more of this: the end of a build turn, or no further card, coin or reward."""


class Take(Action):
    """Take the face-up villager of a space of the Road."""

    def __init__(self, space: int) -> None:
        super().__init__(f"take {space + 1}")
        self.space: Final = space


class TakeTop(Action):
    """Take, or put back on, the top of a stack of the Road."""

    def __init__(self, stack: int) -> None:
        super().__init__(f"stack {stack + 1}")
        self.stack: Final = stack


class TakeReserve(Action):
    """The top of the reserve."""


class Coin(Action):
    """Put a coin on the villager of a space of the Road."""

    def __init__(self, space: int) -> None:
        super().__init__(f"coin {space + 1}")
        self.space: Final = space


class Play(Action):
    """Play a card from hand: place it in the Village, or use it."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"play {KINDS[kind]}")
        self.kind: Final = kind


class Trade(Action):
    """Return a hand card for a basic villager."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"trade {KINDS[kind]}")
        self.kind: Final = kind


class Pick(Action):
    """Name one of several cards."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"card {KINDS[kind]}")
        self.kind: Final = kind


class Basic(Action):
    """A kind of basic villager."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"basic {KINDS[kind]}")
        self.kind: Final = kind


class OnTable(Action):
    """On the table, as the start of a chain."""


class Card(Action):
    """A laid-out card, by its slot in the Village that is meant."""

    def __init__(self, slot: int) -> None:
        super().__init__(f"slot {slot + 1}")
        self.slot: Final = slot


class Owner(Action):
    """A player, or the Countess, who comes after the last seat."""

    def __init__(self, owner: int) -> None:
        super().__init__(f"player {owner + 1}")
        self.owner: Final = owner


class PayBank(Action):
    """Pay the bank."""


class OpenFree(Action):
    """Open a padlock with the Tinner, for nothing."""


class Pay(Action):
    """Pay what is asked."""


class Lower(Action):
    """Rather a lower limit than a payment."""


class Recruit(Action):
    """Pay the Recruiter and draft two."""


class Steal(Action):
    """Let a Thief steal."""


class Side(Action):
    """A side of the Founders: 0 Gold, 1 Food."""

    def __init__(self, side: int) -> None:
        super().__init__(f"side {('gold', 'food')[side]}")
        self.side: Final = side


class UseJester(Action):
    """Discard an event with the Jester."""


class Resolve(Action):
    """Name an event."""

    def __init__(self, event: int) -> None:
        super().__init__(f"event {EVENTS[event]}")
        self.event: Final = event


DONE: Final = Done("done")
TAKE: Final = [Take(space) for space in range(MAX_SPACES)]
TAKE_TOP: Final = [TakeTop(stack) for stack in range(MAX_SPACES)]
TAKE_RESERVE: Final = TakeReserve("reserve")
COIN: Final = [Coin(space) for space in range(MAX_SPACES)]
PLAY: Final = [Play(kind) for kind in range(len(KINDS))]
TRADE: Final = [Trade(kind) for kind in range(len(KINDS))]
PICK: Final = [Pick(kind) for kind in range(len(KINDS))]
BASIC: Final = [Basic(FIRST_VILLAGER + i) for i in range(BASIC_KINDS)]
ON_TABLE: Final = OnTable("table")
CARD: Final = [Card(slot) for slot in range(MAX_CARDS)]
OWNER: Final = [Owner(owner) for owner in range(OWNERS)]
PAY_BANK: Final = PayBank("bank")
OPEN_FREE: Final = OpenFree("free")
PAY: Final = Pay("pay")
LOWER: Final = Lower("lower")
RECRUIT: Final = Recruit("recruit")
STEAL: Final = Steal("steal")
SIDE: Final = [Side(0), Side(1)]
USE_JESTER: Final = UseJester("jester")
RESOLVE: Final = [Resolve(event) for event in range(len(EVENTS))]
CATALOGUE: Final = Catalogue(
    [
        DONE,
        *TAKE,
        *TAKE_TOP,
        TAKE_RESERVE,
        *COIN,
        *PLAY[FIRST_VILLAGER:],
        *TRADE[FIRST_VILLAGER:],
        *PICK[FIRST_VILLAGER:],
        *BASIC,
        ON_TABLE,
        *CARD,
        *OWNER,
        PAY_BANK,
        OPEN_FREE,
        PAY,
        LOWER,
        RECRUIT,
        STEAL,
        *SIDE,
        USE_JESTER,
        *RESOLVE,
    ]
)
