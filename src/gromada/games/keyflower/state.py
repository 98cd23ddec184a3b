"""Keyflower: the whole table. Player: one seat's screen and village.

Counts of workers, skills and resources are piles (see printed.py). What lies at and on a tile is kept by tile.
"""

from __future__ import annotations

from typing import Final

from gromada.core.state import Part, State
from gromada.games.keyflower.components import KeyflowerBox
from gromada.games.keyflower.printed import (
    BOAT0,
    NO_COLOUR,
    OPPOSITE,
    OTHER_BIDS,
    STEP,
    SUMMER_BOAT0,
    TILE_IDS,
    TILES,
    WINTER0,
    of,
    size,
)
from gromada.games.keyflower.telling import Lay, ToldPlayer, ToldTable

NOWHERE: Final = -1  # in the box, a stack, a hand, or waiting beside a village
CENTRE: Final = 6  # among the auction tiles; smaller numbers are the seats in whose village a tile lies

# Options, one bit each. [KEY-VAR-2]
DRAW_FIRST: Final = 1
CROSSES_WATER: Final = 2
LEFTOVERS_SCORE: Final = 4
BLOCKED_BY_WORKERS: Final = 8
ON_ORDER_TILES: Final = 16
SINGLE_CLOSED_ROUTE: Final = 32


class Player(Part):
    """What a seat has behind the screen, and its village."""

    def __init__(
        self,
        workers: int,
        seen: int,
        greenish: int,
        skills: int,
        layers: list[int],
        hand: int,
        contributed: int,
        powers: int,
        village: list[int],
        cells: list[int],
        turns: list[int],
        beside: list[int],
        frontier: list[int],
        goods: list[int],
        waiting: list[int],
    ) -> None:
        self.workers = workers  # behind the screen
        self.seen = seen  # of these, the ones that everybody knows of [KEY-HID-2]
        self.greenish = greenish  # drawn unseen when green ones may have been in the bag
        self.skills = skills  # behind the screen
        self.layers = layers  # what everybody knows of these, see screens.py [KEY-HID-4]
        self.hand = hand  # winter tiles, one bit each
        self.contributed = contributed  # winter tiles that this seat brought into play
        self.powers = powers  # of won summer boats
        self.village = village  # tiles in the order in which they were placed; the home is first
        self.cells = cells  # their hexes
        self.turns = turns  # their rotations
        self.beside = beside  # six a tile: the place in the list of the tile across each edge, or -1
        self.frontier = (
            frontier  # empty hexes next to the village: hex << 24 | mask of shared edges << 12 | their types
        )
        self.goods = goods  # resources on each tile
        self.waiting = waiting  # tiles to be placed, or kept beside the village
        self.lay: Lay | None = None  # how its tiles lay when learners were told of them
        self.told: ToldPlayer | None = None  # its numbers for learners

    def copy(self) -> Player:
        twin = Player(
            self.workers,
            self.seen,
            self.greenish,
            self.skills,
            self.layers[:],
            self.hand,
            self.contributed,
            self.powers,
            self.village[:],
            self.cells[:],
            self.turns[:],
            self.beside[:],
            self.frontier[:],
            self.goods[:],
            self.waiting[:],
        )
        twin.lay = self.lay
        twin.told = self.told
        return twin


class Keyflower(State):
    """Everything true at the table now. [KEY-INV-1, KEY-INV-2, KEY-INV-10]"""

    def __init__(
        self,
        seats: int,
        box: KeyflowerBox,
        rules: int,
        season: int,
        start: int,
        active: int,
        passes: int,
        bag: int,
        greens: int,
        strays: int,
        pile: int,
        supply: int,
        centre: list[int],
        boat_workers: list[int],
        boat_skills: list[int],
        picked: int,
        lock: list[int],
        lying: list[int],
        on_tile: list[int],
        uses: list[int],
        bids: list[int],
        where: list[int],
        flipped: int,
        players: list[Player],
    ) -> None:
        super().__init__(seats)
        self.box = box
        self.table = box.tables[seats]
        self.rules = rules  # options
        self.season = season
        self.start = start  # who holds the purple marker
        self.active = active  # whose turn it is
        self.passes = passes  # in a row
        self.bag = bag
        self.greens = greens  # the green supply
        self.strays = strays  # green workers in the bag or drawn from it unseen, as everybody knows
        self.pile = pile  # skill tiles, face down
        self.supply = supply  # resources
        self.centre = centre  # auction tiles as they were laid out
        self.boat_workers = boat_workers  # by row
        self.boat_skills = boat_skills
        self.picked = picked  # boats, one bit each
        self.lock = lock  # lock colour of each tile
        self.lying = lying  # colour of the lying group at each tile, or NO_COLOUR
        self.on_tile = on_tile  # workers on each tile
        self.uses = uses  # use sizes of each tile, the last one in the lowest three bits
        self.bids = bids  # bid groups of each tile, eight bits a seat
        self.where = where  # of each tile
        self.flipped = flipped  # upgraded tiles, and summer boats that show face b; one bit each
        self.players = players
        self.told: ToldTable | None = None  # numbers for learners; a copy has to be told anew

    def copy(self) -> Keyflower:
        s = Keyflower(
            self.seats,
            self.box,
            self.rules,
            self.season,
            self.start,
            self.active,
            self.passes,
            self.bag,
            self.greens,
            self.strays,
            self.pile,
            self.supply,
            self.centre[:],
            self.boat_workers[:],
            self.boat_skills[:],
            self.picked,
            self.lock[:],
            self.lying[:],
            self.on_tile[:],
            self.uses[:],
            self.bids[:],
            self.where[:],
            self.flipped,
            [player.copy() for player in self.players],
        )
        s.continue_from(self)
        return s

    def clear_season(self) -> None:
        """[KEY-SEASON-9, KEY-COL-5, KEY-INV-11] Nothing lies at or on any tile, and nobody has passed."""
        self.lock = [NO_COLOUR] * BOAT0
        self.lying = [NO_COLOUR] * BOAT0
        self.on_tile = [0] * BOAT0
        self.uses = [0] * BOAT0
        self.bids = [0] * BOAT0
        self.passes = 0
        self.picked = 0


def shown_id(s: Keyflower, tile: int) -> str:
    """The name that a tile goes by: a summer boat by that of its face."""
    if SUMMER_BOAT0 <= tile < WINTER0:
        return f"{TILE_IDS[tile]}{'b' if s.flipped >> tile & 1 else 'a'}"
    return TILE_IDS[tile]


def bid_of(s: Keyflower, tile: int, seat: int) -> int:
    """The size of a bid group."""
    return s.bids[tile] >> (seat << 3) & 255


def largest_other(s: Keyflower, tile: int, seat: int) -> int:
    """The size of the largest bid group of anybody else."""
    bids = s.bids[tile]
    if bids == 0:
        return 0
    most = 0
    for other in range(s.seats):
        count = bids & 255
        if count > most and other != seat:
            most = count
        bids >>= 8
    return most


def winner_of(s: Keyflower, tile: int) -> int:
    """[KEY-INV-5] The seat with the strictly largest bid group; -1 without a bid."""
    bids = s.bids[tile]
    most, leader = 0, -1
    for seat in range(s.seats):
        count = bids & 255
        if count > most:
            most, leader = count, seat
        bids >>= 8
    return leader


def group_colour(s: Keyflower, tile: int, seat: int) -> int:
    """[KEY-INV-6, KEY-SB-4A-4] A group has the lock colour, unless it is the lying one of the owner of Boat 4a."""
    if s.lying[tile] != NO_COLOUR and s.players[seat].powers & OTHER_BIDS:
        return s.lying[tile]
    return s.lock[tile]


def home_of(p: Player) -> int:
    return p.village[0]


def put_in_village(s: Keyflower, seat: int, tile: int, cell: int, turn: int) -> None:
    """A tile comes to lie at a hex, for good: neighbours, roads and free hexes follow from it.

    [KEY-EXP-5, KEY-INV-7]
    """
    p = s.players[seat]
    here = len(p.village)
    p.village.append(tile)
    p.cells.append(cell)
    p.turns.append(turn)
    p.goods.append(0)
    s.where[tile] = seat
    p.beside += [-1, -1, -1, -1, -1, -1]
    edges = s.box.tiles[tile].turned[turn]
    frontier = p.frontier
    for i in range(len(frontier)):
        if frontier[i] >> 24 == cell:
            frontier[i] = frontier[-1]
            frontier.pop()
            break
    for side in range(6):
        beyond = cell + STEP[side]
        back = OPPOSITE[side]
        other = index_of(p.cells, beyond)
        if other >= 0:
            p.beside[here * 6 + side] = other
            p.beside[other * 6 + back] = here
            continue
        add = (3 << (12 + 2 * back)) | ((edges >> (2 * side) & 3) << (2 * back))
        for i in range(len(frontier)):
            if frontier[i] >> 24 == beyond:
                frontier[i] |= add
                break
        else:
            frontier.append(beyond << 24 | add)


def index_of(items: list[int], wanted: int) -> int:
    for i in range(len(items)):
        if items[i] == wanted:
            return i
    return -1


def edge_of(s: Keyflower, p: Player, here: int, side: int) -> int:
    """The type of an edge of a placed tile."""
    return s.box.tiles[p.village[here]].turned[p.turns[here]] >> (2 * side) & 3


def screen_size(p: Player) -> int:
    """[KEY-HID-3] How many workers are behind a screen is public."""
    return size(p.workers)


def blank_table(box: KeyflowerBox, seats: int, rules: int) -> Keyflower:
    """[KEY-SETUP-2, KEY-SETUP-3, KEY-COMP-7] Supplies before anything is dealt; the marker is in no pile."""
    players = [Player(0, 0, 0, 0, [0], 0, 0, 0, [], [], [], [], [], [], []) for _ in range(seats)]
    greens = of(box.workers, 3)
    bag = box.workers - (greens << 24)
    boats = [0] * seats
    s = Keyflower(
        seats,
        box,
        rules,
        -1,
        0,
        0,
        0,
        bag,
        greens,
        0,
        box.skills,
        box.resources,
        [],
        boats,
        boats[:],
        0,
        [],
        [],
        [],
        [],
        [],
        [NOWHERE] * TILES,
        0,
        players,
    )
    s.clear_season()
    return s
