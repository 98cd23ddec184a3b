"""Hamlet: the whole table. Player: one seat's pieces. Botric: what only the solo opponent has.

Resources on a tile are one number: four bits a basic resource, then four bits for each maker and side of the
tile's refined product. Sets of tiles are bits, by the tile's number in the pack.
"""

from __future__ import annotations

from typing import Final

from gromada.core.state import Part, State
from gromada.games.hamlet.components import HamletBox
from gromada.games.hamlet.lattice import Board
from gromada.games.hamlet.printed import BASICS, NO_REASON, REFINED, ChurchSide, MarketSide
from gromada.games.hamlet.telling import ToldOffers, ToldPlayers

NOBODY: Final = -1
NO_SALE: Final = -1
BOTRIC: Final = 1  # his place among the players of a solo game, after the only seat
NORMAL: Final = 0
QUALITY: Final = 1
_REFINED_AT: Final = 4 * BASICS


class Player(Part):
    """What lies before one player, and where the workers, villagers and donkeys, are. [HAM-TERM-3]

    [HAM-INV-2, HAM-INV-3, HAM-INV-10, HAM-INV-12] Pieces are conserved, workers stand in the village.
    """

    def __init__(
        self,
        gold: int,
        points: int,
        villagers: list[int],
        standing: int,
        donkeys: list[int],
        has_driven: bool,
        supply: list[int],
        roads: int,
        blueprints: list[int],
        flags: int,
        deliveries: int,
        sales: list[int],
    ) -> None:
        self.gold = gold
        self.points = points
        self.villagers = villagers  # the tile of each, in order of hiring
        self.standing = standing  # one bit a villager
        self.donkeys = donkeys  # the tile of each, in order of hiring
        self.has_driven = has_driven  # the donkey action was taken this turn
        self.supply = supply  # refined tokens not in the village, by type
        self.roads = roads  # not yet built
        self.blueprints = blueprints  # oldest first
        self.flags = flags  # tiles that carry this player's flag
        self.deliveries = deliveries
        self.sales = sales  # sale tiles taken

    def copy(self) -> Player:
        return Player(
            self.gold,
            self.points,
            self.villagers[:],
            self.standing,
            self.donkeys[:],
            self.has_driven,
            self.supply[:],
            self.roads,
            self.blueprints[:],
            self.flags,
            self.deliveries,
            self.sales[:],
        )

    def donkey_tiles(self) -> int:
        """Tiles with at least one donkey of this player."""
        tiles = 0
        for tile in self.donkeys:
            tiles |= 1 << tile
        return tiles


class Favour(Part):
    """The solo opponent's own board: coins, action tokens from left to right, discs left in the bag. [HAM-SOLO-2]"""

    def __init__(self, coins: int, tokens: list[int], discs: list[int]) -> None:
        self.coins = coins
        self.tokens = tokens
        self.discs = discs

    def copy(self) -> Favour:
        return Favour(self.coins, self.tokens[:], self.discs[:])


class Hamlet(State):
    """Everything true at the table now. Bag and sale stack hold sets, not orders: each draw is luck of its own.

    What is always true of it: [HAM-INV-1, HAM-INV-4] each tile is in one place and the row is as full as can be,
    [HAM-INV-8, HAM-INV-9, HAM-INV-11] deliveries, sale tiles, stacks and milestones add up,
    [HAM-INV-7, HAM-INV-14] resources fit on their tile, which is connected.
    """

    def __init__(
        self,
        seats: int,
        box: HamletBox,
        board: Board,
        stock: list[int],
        players: list[Player],
        row: list[int],
        row_gold: list[int],
        bag: int,
        entered: int,
        face_up: list[int],
        unseen: int,
        sales_left: list[int],
        delivered: list[int],
        milestones: list[int],
        first: int,
        round: int,
        is_idle: bool,
        stall: int,
        has_parallel_roads: bool,
        stall_limit: int,
        round_limit: int,
        end_reason: int,
        favour: list[Favour],
    ) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.board = board
        self.stock = stock  # resources on each tile
        self.players = players
        self.row = row  # blueprints on offer, from the left
        self.row_gold = row_gold  # gold lying on them
        self.bag = bag  # tiles in it
        self.entered = entered  # refined types whose stack has entered the bag, as bits
        self.face_up = face_up  # sale tile on each sale space; NO_SALE: empty
        self.unseen = unseen  # sale tiles in the stack or removed
        self.sales_left = sales_left  # how many of each level are in the stack
        self.delivered = delivered  # who filled each delivery space
        self.milestones = milestones  # who holds each
        self.first = first
        self.round = round
        self.is_idle = is_idle  # nothing but begging and passing so far this round
        self.stall = stall
        self.has_parallel_roads = has_parallel_roads
        self.stall_limit = stall_limit
        self.round_limit = round_limit
        self.end_reason = end_reason
        self.favour = favour  # one in a solo game, none otherwise
        self.told_offers: ToldOffers | None = None  # numbers for learners; a copy has to be told anew
        self.told_players: ToldPlayers | None = None

    def copy(self) -> Hamlet:
        s = Hamlet(
            self.seats,
            self.box,
            self.board,  # a board never changes
            self.stock[:],
            [player.copy() for player in self.players],
            self.row[:],
            self.row_gold[:],
            self.bag,
            self.entered,
            self.face_up[:],
            self.unseen,
            self.sales_left[:],
            self.delivered[:],
            self.milestones[:],
            self.first,
            self.round,
            self.is_idle,
            self.stall,
            self.has_parallel_roads,
            self.stall_limit,
            self.round_limit,
            self.end_reason,
            [favour.copy() for favour in self.favour],
        )
        s.continue_from(self)
        return s

    def is_solo(self) -> bool:
        return self.seats == 1

    def church_side(self) -> ChurchSide:
        """[HAM-SETUP-1] 3-4 players have five delivery spaces, 1-2 four."""
        return self.box.churches[self.seats - 1]

    def market_side(self) -> MarketSide:
        """[HAM-SETUP-4] Side "2" with one or two players."""
        return self.box.markets[self.seats - 1]

    def is_church_complete(self) -> bool:
        """[HAM-CHU-4] All delivery spaces are filled."""
        return NOBODY not in self.delivered

    def has_ended(self) -> bool:
        return self.end_reason != NO_REASON

    def filled(self, tile: int) -> int:
        """How many resources lie on a tile."""
        left = self.stock[tile]
        count = 0
        while left:
            count += left & 15
            left >>= 4
        return count

    def room(self, tile: int) -> int:
        """Empty spaces of a tile."""
        return self.box.tiles[tile].spaces - self.filled(tile)

    def in_village(self, resource: int) -> int:
        """[HAM-SOLO-17] Tokens of a type on all tiles, whoever made them and on either side."""
        count = 0
        for tile in self.box.holders[resource]:
            if resource < BASICS:
                count += basics_on(self.stock[tile], resource)
            else:
                count += self.filled(tile)
        return count


def basics_on(stock: int, resource: int) -> int:
    return stock >> (4 * resource) & 15


def is_refined_on(stock: int) -> bool:
    """Whether any refined token lies on a tile."""
    return stock >> _REFINED_AT != 0


def tokens_on(stock: int, maker: int, side: int) -> int:
    """Refined tokens of one maker and side on a tile."""
    return stock >> (_REFINED_AT + 4 * (2 * maker + side)) & 15


def one_basic(resource: int) -> int:
    return 1 << (4 * resource)


def one_token(maker: int, side: int) -> int:
    return 1 << (_REFINED_AT + 4 * (2 * maker + side))


def new_player(box: HamletBox) -> Player:
    """[HAM-COMP-2, HAM-SETUP-2, HAM-SETUP-7] Workers on the Church, nothing scored."""
    return Player(
        gold=0,
        points=0,
        villagers=[box.church] * box.start_villagers,
        standing=(1 << box.start_villagers) - 1,
        donkeys=[box.church] * box.start_donkeys,
        has_driven=False,
        supply=[box.tokens_each] * REFINED,
        roads=box.roads,
        blueprints=[],
        flags=0,
        deliveries=0,
        sales=[],
    )
