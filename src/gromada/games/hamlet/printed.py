"""The words of the pack: names that rules know, limits of the format, and the records that components.py makes."""

from __future__ import annotations

from typing import Final

# -- limits of the format: they size the catalogue and the feature vector, so every pack shares both ---------

TILES: Final = 32
SIDES: Final = 16  # segments of one tile
MAX_SEATS: Final = 4
ROW_SLOTS: Final = 6
SALE_SLOTS: Final = 4
DELIVERIES: Final = 8
VILLAGERS: Final = 6
DONKEYS: Final = 10
SPACES: Final = 6
SALES: Final = 24

# -- words ---------------------------------------------------------------------------------------------------

RESOURCES: Final = ("wood", "stone", "wheat", "plank", "flour", "milk", "brick")
BASICS: Final = 3  # the first three
REFINED: Final = 4  # the others
WOOD: Final = 0
STONE: Final = 1
WHEAT: Final = 2
GOLD_ID: Final = "gold"

SEGMENT_TYPES: Final = ("road", "forest", "hill")
ROAD: Final = 0
FOREST: Final = 1
HILL: Final = 2

KINDS: Final = ("church", "producer", "market", "town_hall", "refinery", "landmark")
CHURCH: Final = 0
PRODUCER: Final = 1
MARKET: Final = 2
TOWN_HALL: Final = 3
REFINERY: Final = 4
LANDMARK: Final = 5

GROUPS: Final = ("start", "bag", "stack_plank", "stack_flour", "stack_milk", "stack_brick")
START: Final = 0
BAG: Final = 1
FIRST_STACK: Final = 2  # then one a refined resource, in the order of RESOURCES

LANDMARKS: Final = (
    "flat",
    "per_own_sale",
    "per_own_delivery",
    "per_own_gold",
    "per_own_road",
    "per_own_donkey",
    "per_touching_segment",
    "per_connected_printed_road_segment",
    "per_matching_segment",
    "distance_to_church",
    "longest_road_bonus_per_tile",
)
FLAT: Final = 0
PER_SALE: Final = 1
PER_DELIVERY: Final = 2
PER_GOLD: Final = 3
PER_ROAD: Final = 4
PER_DONKEY: Final = 5
PER_TOUCHING: Final = 6
PER_PRINTED_ROAD: Final = 7
PER_MATCHING: Final = 8
DISTANCE: Final = 9
LONGEST_BONUS: Final = 10
NO_LANDMARK: Final = -1
NO_LIMIT: Final = 1 << 30

PLANNER: Final = REFINED  # milestones: one a refined resource, then the Planner
MILESTONES: Final = REFINED + 1
MEASURES: Final = ("church_deliveries", "market_sales", "flags_on_buildings")
MEASURE_DELIVERIES: Final = 0
MEASURE_SALES: Final = 1
MEASURE_FLAGS: Final = 2

END_REASONS: Final = ("church_complete", "stalled", "round_limit")
CHURCH_COMPLETE: Final = 0
STALLED: Final = 1
ROUND_LIMIT: Final = 2
NO_REASON: Final = -1

SOLO_ACTIONS: Final = ("refine", "construct", "produce", "blueprint", "road")
SOLO_REFINE: Final = 0
SOLO_CONSTRUCT: Final = 1
SOLO_PRODUCE: Final = 2
SOLO_BLUEPRINT: Final = 3
SOLO_ROAD: Final = 4
DISCS: Final = ("majority", "middle", "botric")
PRIORITIES: Final = ("hire", "delivery", "sale")

# -- counts of resources in one number: DUE_BITS bits a resource ---------------------------------------------

DUE_BITS: Final = 5
DUE_MASK: Final = (1 << DUE_BITS) - 1
NO_TILE: Final = -1


class Cost:
    """What a payment asks for: units of named resources, units of any of several, and gold.

    `due` counts the named units, DUE_BITS bits a resource; `mixed` is a set of resources as bits, and
    `amount` so many units are of any of them, mixed freely.
    """

    def __init__(self, due: int, mixed: int, amount: int, gold: int) -> None:
        self.due: Final = due
        self.mixed: Final = mixed
        self.amount: Final = amount
        self.gold: Final = gold


class Landmark:
    """How a landmark scores."""

    def __init__(self, type: int, points: int, segment: int, most: int, needs_road: bool) -> None:
        self.type: Final = type  # NO_LANDMARK for other tiles
        self.points: Final = points
        self.segment: Final = segment
        self.most: Final = most
        self.needs_road: Final = needs_road


class Tile:
    """One building tile."""

    def __init__(
        self,
        id: str,
        number: int,
        kind: int,
        group: int,
        has_flag: bool,
        cost: Cost,
        points: int,
        gold: int,
        milestone: int,
        spaces: int,
        accepts: int,
        start_filled: int,
        work_gold: int,
        work_points: int,
        input: int,
        product: int,
        landmark: Landmark,
        twin: int,
    ) -> None:
        self.id: Final = id
        self.number: Final = number
        self.kind: Final = kind
        self.group: Final = group
        self.has_flag: Final = has_flag
        self.cost: Final = cost
        self.points: Final = points  # of the builder, at once
        self.gold: Final = gold
        self.milestone: Final = milestone  # that its builder takes; -1: none
        self.spaces: Final = spaces
        self.accepts: Final = accepts  # resources as bits
        self.start_filled: Final = start_filled
        self.work_gold: Final = work_gold
        self.work_points: Final = work_points
        self.input: Final = input  # of a refinery; -1 otherwise
        self.product: Final = product
        self.landmark: Final = landmark
        self.twin: Final = twin  # 1, 2, ... among tiles of the same name; 0 if the name is its own


class Sale:
    """One sale tile."""

    def __init__(self, id: str, level: int, cost: Cost, points: int, gold: int) -> None:
        self.id: Final = id
        self.level: Final = level  # from 0
        self.cost: Final = cost
        self.points: Final = points
        self.gold: Final = gold


class Delivery:
    """One delivery space of the Church; alone, the opponent's cost is lower."""

    def __init__(self, id: str, cost: Cost, discounted: Cost, points: int) -> None:
        self.id: Final = id
        self.cost: Final = cost
        self.discounted: Final = discounted
        self.points: Final = points


class ChurchSide:
    def __init__(self, id: str, parts: int, deliveries: tuple[Delivery, ...]) -> None:
        self.id: Final = id
        self.parts: Final = parts
        self.deliveries: Final = deliveries


class MarketSide:
    def __init__(self, id: str, price_basic: int, price_refined: int, slots: int) -> None:
        self.id: Final = id
        self.price_basic: Final = price_basic
        self.price_refined: Final = price_refined
        self.slots: Final = slots

    def price(self, resource: int) -> int:
        return self.price_basic if resource < BASICS else self.price_refined


class Award:
    def __init__(self, id: str, measure: int, rank: int, points: int) -> None:
        self.id: Final = id
        self.measure: Final = measure
        self.rank: Final = rank
        self.points: Final = points
