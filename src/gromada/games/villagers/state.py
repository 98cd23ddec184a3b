"""Valley: the whole table. Player: one seat's hand, Square, Village and Gold; alone, the Countess is the second one.

Hidden cards and laid-out cards are single numbers, so that a copy of the table is cheap: see knowledge.py and
village.py for what is written in them.
"""

from __future__ import annotations

from gromada.core.state import Part, State
from gromada.games.villagers.components import VillagersBox
from gromada.games.villagers.telling import ToldPlayer

NO_CARD = -1  # an empty space of the Road
NO_SEAT = -1
NO_MODE = -1  # of the solo game


class Player(Part):
    """What lies before one player. Gold is a number, and the bank has no end.

    [VIL-R-1, VIL-EMPTY-4, VIL-INV-4, VIL-INV-12]
    """

    def __init__(
        self,
        hand: list[int],
        square: list[int],
        village: list[int],
        gold: int,
        is_done: bool,
        has_turned: bool,
        bonus_food: int,
        bonus_builder: int,
        lowered: int,
        is_murky: bool,
        food: int,
        builders: int,
        spare: int,
        keys: int,
        from_first: int,
        from_gold: int,
        from_silver: int,
        from_coins: int,
        counted: list[int],
    ) -> None:
        self.hand = hand  # hidden cards, sorted
        self.square = square  # kinds drafted in this phase
        self.village = village  # laid-out cards
        self.gold = gold  # the supply
        self.is_done = is_done  # drafting
        self.has_turned = has_turned  # the Founders, once
        self.bonus_food = bonus_food  # of an Improvement, for this round
        self.bonus_builder = bonus_builder
        self.lowered = lowered  # by how much Rats lower this round's draft limit
        self.is_murky = is_murky  # a Special villager has left the hand unseen
        self.food = food  # what the Village shows; kept up to date by village.refresh
        self.builders = builders
        self.spare = spare  # bits of the kinds with a free place on them
        self.keys = keys  # bits of the unlockers
        self.from_first = from_first  # where the Gold came from: the first market,
        self.from_gold = from_gold  # and the three parts of the second
        self.from_silver = from_silver
        self.from_coins = from_coins
        self.counted = counted  # at the second market: Gold, Silver and coins of each card of the Village, in its order
        self.told: ToldPlayer | None = None  # its numbers for learners

    def copy(self) -> Player:
        twin = Player(
            self.hand[:],
            self.square[:],
            self.village[:],
            self.gold,
            self.is_done,
            self.has_turned,
            self.bonus_food,
            self.bonus_builder,
            self.lowered,
            self.is_murky,
            self.food,
            self.builders,
            self.spare,
            self.keys,
            self.from_first,
            self.from_gold,
            self.from_silver,
            self.from_coins,
            self.counted[:],
        )
        twin.told = self.told
        return twin


class Solo(Part):
    """What only the solo game has: event cards and the Jester."""

    def __init__(
        self,
        mode: int,
        decks: list[list[int]],
        discards: list[list[int]],
        in_play: list[int],
        has_jester: bool,
        is_jester_due: bool,
    ) -> None:
        self.mode = mode
        self.decks = decks  # Summer and Winter, in no order: a card is drawn by luck
        self.discards = discards
        self.in_play = in_play  # face up and not yet resolved
        self.has_jester = has_jester
        self.is_jester_due = is_jester_due  # It Was You! was in play this round

    def copy(self) -> Solo:
        return Solo(
            self.mode,
            [deck[:] for deck in self.decks],
            [discards[:] for discards in self.discards],
            self.in_play[:],
            self.has_jester,
            self.is_jester_due,
        )


class Valley(State):
    """[VIL-INV-1] Everything true at the table now: every card is in exactly one of these places."""

    def __init__(
        self,
        seats: int,
        box: VillagersBox,
        modules: int,
        round: int,
        first: int,
        players: list[Player],
        road: list[int],
        road_coins: list[int],
        stacks: list[list[int]],
        reserve: list[int],
        discards: list[int],
        basics: list[int],
        aside: list[int],
        held: list[int],
        markets: int,
        actions: int,
        limit: int,
        trades: int,
        is_free: bool,
        improvements: list[int],
        tokens: list[int],
        minis: list[list[int]],
        solo: list[Solo],
    ) -> None:
        super().__init__(seats)
        self.box = box
        self.modules = modules  # bits
        self.round = round
        self.first = first  # holds the first-player marker
        self.players = players
        self.road = road  # kinds face up
        self.road_coins = road_coins
        self.stacks = stacks  # hidden cards, top last
        self.reserve = reserve
        self.discards = discards  # known by all, except cards discarded face down
        self.basics = basics  # cards left in each basic pile
        self.aside = aside  # Scoundrels and Saints that were not dealt; never changes
        self.held = held  # the hand card that is being played or traded at this moment
        self.markets = markets  # how many were held
        self.actions = actions  # build actions left in the running build turn
        self.limit = limit  # of the running build turn
        self.trades = trades  # left in it
        self.is_free = is_free  # the Tinner was played in it
        self.improvements = improvements  # never changes
        self.tokens = tokens  # who holds the token of each category
        self.minis = minis  # hands of Mini Villagers and, last, their pile; empty once the first player is known
        self.solo = solo  # one entry when alone

    def copy(self) -> Valley:
        s = Valley(
            self.seats,
            self.box,
            self.modules,
            self.round,
            self.first,
            [player.copy() for player in self.players],
            self.road[:],
            self.road_coins[:],
            [stack[:] for stack in self.stacks],
            self.reserve[:],
            self.discards[:],
            self.basics[:],
            self.aside,
            self.held[:],
            self.markets,
            self.actions,
            self.limit,
            self.trades,
            self.is_free,
            self.improvements,
            self.tokens[:],
            [minis[:] for minis in self.minis],
            [solo.copy() for solo in self.solo],
        )
        s.continue_from(self)
        return s

    def has(self, module: int) -> bool:
        return self.modules & module != 0
