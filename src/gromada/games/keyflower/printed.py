"""The vocabulary of the box: names of tiles, colours, kinds, and the records that the pack is read into.

Everything is an index here: a tile is its place in TILE_IDS, and several counts of up to 255 pieces lie side by side in
one number, eight bits each (a *pile*), so that a state stays small.
"""

from __future__ import annotations

from typing import Final

SEASONS: Final = ("spring", "summer", "autumn", "winter")
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

COLOURS: Final = ("blue", "red", "yellow", "green")
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
NO_COLOUR: Final = -1
ANY_COLOUR: Final = 4

RESOURCES: Final = ("gold", "iron", "stone", "wood")
GOLD: Final = 0

SKILLS: Final = ("anvil", "pickaxe", "saw")
ANY_SKILL: Final = 3

EDGES: Final = ("", "road", "field", "water")
ROAD: Final = 1
FIELD: Final = 2
WATER: Final = 3
SIDES: Final = ("s", "sw", "nw", "n", "ne", "se")
OPPOSITE: Final = (3, 4, 5, 0, 1, 2)
# [KEY-EXP-10] Hexes are unbounded; no village reaches 64 hexes from its home. A hex is (q + 64) * 128 + r + 64.
SPAN: Final = 128
HOME_HEX: Final = 64 * SPAN + 64
STEP: Final = (1, -SPAN + 1, -SPAN, -1, SPAN - 1, SPAN)  # to the neighbour across each edge

TILE_IDS: Final = (
    *("home_1", "home_2", "home_3", "home_4", "home_5", "home_6"),
    *("keywood", "keystone_quarry", "workshop", "woodcutter", "stable", "peddler"),
    *("key_mine", "gold_mine", "apprentice_hall", "alehouse", "quarryman", "miner"),
    *("store", "mason", "tavern", "hiring_fair", "farrier", "carpenter", "smelter", "brewer"),
    *("timber_yard", "stone_yard", "wainwright", "barn", "sawmill", "goldsmith"),
    *("forge", "fair", "blacksmith", "sculptor", "well", "inn"),
    *("summer_boat_1", "summer_boat_2", "summer_boat_3", "summer_boat_4"),
    *("jeweller", "craftsmans_guild", "watermill", "mercers_guild", "keythedral", "windmill"),
    *("scribes", "scholar", "village_hall", "key_market", "key_guild", "apothecary"),
    *("turn_order_1", "turn_order_2", "turn_order_3", "turn_order_4"),
    *("boat_keyflower", "boat_sea_bastion", "boat_sea_breese", "boat_flipper", "boat_ianvincible", "boat_white_wind"),
)
HOME0: Final = 0
VILLAGE0: Final = 6
SUMMER_BOAT0: Final = 38
WINTER0: Final = 42
ORDER0: Final = 54
BOAT0: Final = 58
TILES: Final = 64
HOMES: Final = 6
WINTERS: Final = 12
BIDDABLE0: Final = VILLAGE0  # tiles 6 to 57 can lie in the centre
BIDDABLE_END: Final = BOAT0

# What a use box does.
USE_KINDS: Final = (
    "none",
    "gain_resources",
    "choose_resource",
    "draw_workers",
    "draw_skills",
    "exchange_worker_for_green",
    "exchange_worker_for_workers",
    "exchange_skill_for_resources",
    "exchange_skill_for_workers",
    "exchange_skill_for_skills",
    "transport",
)
NO_USE: Final = 0
GAIN_RESOURCES: Final = 1
CHOOSE_RESOURCE: Final = 2
DRAW_WORKERS: Final = 3
DRAW_SKILLS: Final = 4
WORKER_FOR_GREEN: Final = 5
WORKER_FOR_WORKERS: Final = 6
SKILL_FOR_RESOURCES: Final = 7
SKILL_FOR_WORKERS: Final = 8
SKILL_FOR_SKILLS: Final = 9
TRANSPORT: Final = 10

# What a summer boat does, as bits of a player's powers.
POWERS: Final = (
    "draw_workers_at_boat_step",
    "green_worker_at_boat_step",
    "ignore_roads_and_edges",
    "double_transport_and_upgrades",
    "wild_resources_for_upgrades",
    "wild_resources_for_scoring",
    "counter_bid_other_colour",
    "use_other_colours",
)
EXTRA_WORKERS: Final = 1
EXTRA_GREEN: Final = 2
NO_ROADS: Final = 4
DOUBLE: Final = 8
WILD_UPGRADES: Final = 16
WILD_SCORING: Final = 32
OTHER_BIDS: Final = 64
OTHER_USES: Final = 128

# What scores at the end.
SCORING_KINDS: Final = (
    "none",
    "fixed",
    "per_adjacent_tile",
    "per_transport_capacity",
    "per_tile_on_road_loop",
    "river_chain_from_home",
    "free_upgrade",
    "per_worker_allocated",
    "per_resource_on_tile",
    "per_resource",
    "per_resource_set",
    "per_resource_of_one_chosen_type",
    "per_n_resources",
    "per_skill_set",
    "per_skill_of_one_chosen_type",
    "per_n_skills",
    "per_worker_set",
    "per_worker",
    "per_worker_of_one_chosen_colour",
    "per_n_workers",
)
NO_SCORING: Final = 0
FIXED: Final = 1
PER_ADJACENT: Final = 2
PER_CAPACITY: Final = 3
PER_LOOP_TILE: Final = 4
RIVER_CHAIN: Final = 5
FREE_UPGRADE: Final = 6
PER_WORKER_LEFT: Final = 7
YARD: Final = 8
PER_RESOURCE: Final = 9
RESOURCE_SETS: Final = 10
RESOURCES_OF_ONE_TYPE: Final = 11
RESOURCES_BY_NUMBER: Final = 12
SKILL_SETS: Final = 13
SKILLS_OF_ONE_TYPE: Final = 14
SKILLS_BY_NUMBER: Final = 15
WORKER_SETS: Final = 16
PER_WORKER: Final = 17
WORKERS_OF_ONE_COLOUR: Final = 18
WORKERS_BY_NUMBER: Final = 19

MOST_WORKERS: Final = 60  # of one colour, in any pack
MOST_PAID: Final = 4  # resources for one upgrade, in any pack
MOST_SEATS: Final = 6


def of(pile: int, kind: int) -> int:
    """How many pieces of a kind lie in a pile."""
    return pile >> (kind << 3) & 255


def one(kind: int) -> int:
    """A pile of one piece."""
    return 1 << (kind << 3)


def some(kind: int, count: int) -> int:
    return count << (kind << 3)


def size(pile: int) -> int:
    """All pieces of a pile of up to four kinds."""
    return (pile & 255) + (pile >> 8 & 255) + (pile >> 16 & 255) + (pile >> 24 & 255)


def covers(pile: int, part: int) -> bool:
    """Whether a pile of up to four kinds, none above 127, contains another one."""
    return ((pile | 0x80808080) - part) & 0x80808080 == 0x80808080


def pile_of(counts: tuple[int, ...]) -> int:
    total = 0
    for kind in range(len(counts)):
        total += counts[kind] << (kind << 3)
    return total


class Use:
    """One use box."""

    def __init__(
        self,
        kind: int,
        gain: int,
        amount: int,
        options: tuple[int, ...],
        colour: int,
        skill: int,
        draw: int,
        green: int,
        capacity: int,
        upgrades: int,
    ) -> None:
        self.kind: Final = kind
        self.gain: Final = gain  # a pile of resources
        self.amount: Final = amount
        self.options: Final = options  # resources to choose from
        self.colour: Final = colour  # of the extra worker
        self.skill: Final = skill  # to return
        self.draw: Final = draw
        self.green: Final = green
        self.capacity: Final = capacity
        self.upgrades: Final = upgrades
        self.pays_worker: Final = kind in (WORKER_FOR_GREEN, WORKER_FOR_WORKERS)
        self.pays_skill: Final = kind in (SKILL_FOR_RESOURCES, SKILL_FOR_WORKERS, SKILL_FOR_SKILLS)


class Scoring:
    """What a tile scores at the end beside its printed points."""

    def __init__(self, kind: int, points: int, number: int, which: int, accepts: int, table: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.points: Final = points
        self.number: Final = number  # pieces of a set of equals
        self.which: Final = which  # the resource or colour that counts
        self.accepts: Final = accepts  # resources, one bit each
        self.table: Final = table  # points by number of boats


class Cost:
    """What an upgrade costs."""

    def __init__(self, resources: int, any_resources: int, skills: int, any_skills: int) -> None:
        self.resources: Final = resources  # a pile
        self.any_resources: Final = any_resources
        self.skills: Final = skills  # a pile
        self.any_skills: Final = any_skills
        self.pieces: Final = size(resources) + any_resources


class Face:
    """One side of a tile."""

    def __init__(self, points: int, use: Use, scoring: Scoring, power: int) -> None:
        self.points: Final = points
        self.use: Final = use
        self.scoring: Final = scoring
        self.power: Final = power


class Power:
    """The numbers of a summer boat's ability."""

    def __init__(self, workers: int, green: int, factor: int, seasons: int) -> None:
        self.workers: Final = workers
        self.green: Final = green
        self.factor: Final = factor
        self.seasons: Final = seasons  # one bit each


class Tile:
    """[KEY-COMP-6] One hexagonal tile: both faces, and its edges in all six rotations."""

    def __init__(
        self, id: str, edges: tuple[int, ...], season: int, is_upgradable: bool, cost: Cost, faces: tuple[Face, Face]
    ) -> None:
        self.id: Final = id
        self.edges: Final = edges
        self.season: Final = season  # -1: none
        self.is_upgradable: Final = is_upgradable
        self.cost: Final = cost
        self.front: Final = faces[0]
        self.back: Final = faces[1]
        # [KEY-COMP-6] The same for both faces: two bits an edge, edge 0 lowest, for each rotation.
        self.turned: Final = tuple([signature(edges, turn) for turn in range(6)])
        self.has_use: Final = faces[0].use.kind != NO_USE


def signature(edges: tuple[int, ...], turn: int) -> int:
    """[KEY-EXP-10] Rotating by k steps clockwise moves edge i to edge i + k; nothing is mirrored."""
    total = 0
    for i in range(6):
        total |= edges[i] << (2 * ((i + turn) % 6))
    return total


class BoatFace:
    """What a boat carries in a season."""

    def __init__(self, workers: int, skills: int) -> None:
        self.workers: Final = workers
        self.skills: Final = skills


class Table:
    """One column of the player-count table."""

    def __init__(
        self,
        boats: tuple[int, ...],
        orders: tuple[int, ...],
        picks: tuple[int, ...],
        purple: int,
        faces: tuple[str, ...],
        tiles: tuple[int, ...],
        winter: int,
    ) -> None:
        self.boats: Final = boats  # in row order
        self.orders: Final = orders  # turn order tiles, by number
        self.picks: Final = picks  # the pick that each of them gives
        self.purple: Final = purple  # the one that carries the mark
        self.faces: Final = faces  # labels
        self.tiles: Final = tiles  # drawn in spring, summer, autumn
        self.winter: Final = winter  # dealt to each player
        is_biddable = 0
        for order in orders:
            is_biddable |= 1 << order
        self.order_mask: Final = is_biddable


NO_USE_BOX: Final = Use(NO_USE, 0, 0, (), NO_COLOUR, -1, 0, 0, 0, 0)
SCORES_NOTHING: Final = Scoring(NO_SCORING, 0, 0, -1, 0, ())
NO_COST: Final = Cost(0, 0, 0, 0)
