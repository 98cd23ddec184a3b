"""Reads and checks components.toml: section COMP of the ledger. The records are in printed.py."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from gromada.core.packs import Pack, Table
from gromada.games.hamlet.lattice import (
    DIRECTIONS,
    NOTHING,
    Board,
    Shape,
    ShapesBox,
    outline_fault,
    placed_tile,
    vertex_key,
)
from gromada.games.hamlet.printed import (
    BAG,
    BASICS,
    CHURCH,
    DELIVERIES,
    DISCS,
    DONKEYS,
    DUE_BITS,
    DUE_MASK,
    END_REASONS,
    FIRST_STACK,
    GOLD_ID,
    GROUPS,
    KINDS,
    LANDMARK,
    LANDMARKS,
    MARKET,
    MAX_SEATS,
    MEASURES,
    NO_LANDMARK,
    NO_LIMIT,
    PER_GOLD,
    PER_TOUCHING,
    PRIORITIES,
    PRODUCER,
    REFINED,
    REFINERY,
    RESOURCES,
    ROAD,
    ROW_SLOTS,
    SALE_SLOTS,
    SALES,
    SEGMENT_TYPES,
    SIDES,
    SOLO_ACTIONS,
    SPACES,
    START,
    TILES,
    TOWN_HALL,
    VILLAGERS,
    Award,
    ChurchSide,
    Cost,
    Delivery,
    Landmark,
    MarketSide,
    Sale,
    Tile,
)

NO_COST: Final = Cost(0, 0, 0, 0)


class SoloBox:
    """What is printed for the game against the solo opponent."""

    def __init__(self, root: Table) -> None:
        table = root.table("solo")
        table.entry()
        self.start_gold: Final = table.number("start_gold_human")
        self.start_coins: Final = table.number("start_coins_on_favour_tile")
        self.villager_cost: Final = table.number("villager_cost")
        less = table.table("delivery_discount")
        self.less_basic: Final = less.number("basic")
        self.less_refined: Final = less.number("refined")
        self.less_gold: Final = less.number("gold")
        less.finish()
        if table.texts("discs_on_board") != list(DISCS):
            raise table.complaint("discs_on_board", f"expected {', '.join(DISCS)}")
        bag = table.table("discs_in_bag")
        self.discs: Final = tuple([bag.number(name) for name in DISCS])
        bag.finish()
        if not sum(self.discs):
            raise table.complaint("discs_in_bag", "no disc is left to draw")
        table.number("action_positions", len(SOLO_ACTIONS), len(SOLO_ACTIONS))
        self.stuck_coin: Final = table.number("stuck_coin")
        self.refill_coin: Final = table.number("bag_refill_coin")
        positions = table.table("disc_position")
        self.disc_position: Final = tuple([positions.number(name, 1, len(SOLO_ACTIONS)) - 1 for name in DISCS])
        positions.finish()
        if sorted(table.texts("priority")) != sorted(PRIORITIES):
            raise table.complaint("priority", f"expected {', '.join(PRIORITIES)} in some order")
        self.priority: Final = tuple([PRIORITIES.index(name) for name in table.texts("priority")])
        self.gold_gain_points: Final = table.number("gold_gain_points")
        for key, wanted in (("ignores_gold_costs", True), ("transport_unlimited", True), ("quick_purchase", False)):
            if table.flag(key) != wanted:
                raise table.complaint(key, "another value is not known to the rules")
        table.finish()
        self._read_reconstructed(root.table("solo_reconstructed"))
        actions = root.tables("solo_actions", len(SOLO_ACTIONS))
        found = []
        for action in actions:
            found.append(action.entry().id)
            action.number("count", 1, 1)
            action.finish()
        if sorted(found) != sorted(SOLO_ACTIONS):
            raise root.complaint("solo_actions", f"expected {', '.join(SOLO_ACTIONS)}")
        scoring = root.table("solo_scoring")
        scoring.entry()
        self.gold_points: Final = scoring.number("botric_gold_points")
        self.tavern_points: Final = scoring.number("botric_tavern_points")
        self.stable_points: Final = scoring.number("botric_stable_points")
        scoring.finish()

    def _read_reconstructed(self, table: Table) -> None:
        """Orders of preference that the code follows as they stand; other ones are refused."""
        table.entry()
        known = {
            "first_player": "human",
            "tie_goes_to": "botric",
        }
        for key, text in known.items():
            if table.text(key) != text:
                raise table.complaint(key, f"only {text!r} is known to the rules")
        self.has_blueprint_after_hire = table.flag("blueprint_after_hire")
        orders = {
            "construct_order": ["refinery_new_type", "refinery", "landmark", "producer"],
            "blueprint_order": ["refinery_new_type", "landmark", "any"],
            "payment_order": ["own_quality", "own_normal", "basic", "other_normal", "other_quality"],
            "barn_type_order": list(RESOURCES[:BASICS]),
        }
        for key, order in orders.items():
            if table.texts(key) != order:
                raise table.complaint(key, f"only {', '.join(order)} is known to the rules")
        table.finish()


class HamletBox(ShapesBox):
    """Everything printed, checked. [HAM-COMP-1, HAM-COMP-2, HAM-COMP-3, HAM-COMP-5, HAM-COMP-6]"""

    def __init__(self, pack: Pack) -> None:
        root = pack.root
        if root.number("format") != 1 or root.text("game_id") != "hamlet":
            raise root.complaint("format", "this is no pack of Hamlet in format 1")
        root.ignore("name_en", "name_pl", "min_age")
        root.number("min_players", 1, 1)
        root.number("max_players", MAX_SEATS, MAX_SEATS)
        counts = _read_counts(root)
        _read_names(root)
        _read_geometry(root)
        tables = root.tables("tiles", counts["building_tiles"])
        if len(tables) > TILES:
            raise root.complaint("tiles", f"the format holds {TILES} tiles")
        super().__init__(pack, tuple([_read_shape(table) for table in tables]))
        self.tiles: Final = _read_tiles(tables, counts)
        self.start: Final = tuple([tile.number for tile in self.tiles if tile.group == START])
        self.church: Final = self._only(root, CHURCH)
        self.market: Final = self._only(root, MARKET)
        self.town_hall: Final = self._only(root, TOWN_HALL)
        if self.start[0] != self.church:
            raise root.complaint("tiles", "the Church is the first tile of the placed order")
        self.bag: Final = self._group(BAG)
        self.stacks: Final = tuple([self._group(FIRST_STACK + i) for i in range(REFINED)])
        self.holders: Final = self._holders()  # for each resource the tiles that can hold it
        self.placed: Final = _read_layout(root, self)
        self.layouts: Final = _find_layouts(root, self)
        self._read_rules(root, counts)
        self.solo: Final = SoloBox(root)
        self.churches: Final = self._read_churches(root, counts)
        self.markets: Final = _read_markets(root)
        self.sales: Final = _read_sales(root, counts)
        self.removed: Final = _read_removed(root, self.sales)
        self.awards: Final = _read_awards(root)
        self.planner_points: Final = _read_milestones(root)
        _read_options(root)
        root.finish()

    def _only(self, root: Table, kind: int) -> int:
        found = [tile.number for tile in self.tiles if tile.kind == kind]
        if len(found) != 1 or self.tiles[found[0]].group != START:
            raise root.complaint("tiles", f"exactly one starting tile is of the kind {KINDS[kind]}")
        return found[0]

    def _group(self, group: int) -> int:
        mask = 0
        for tile in self.tiles:
            if tile.group == group:
                mask |= 1 << tile.number
        return mask

    def _holders(self) -> tuple[tuple[int, ...], ...]:
        return tuple(
            [
                tuple([tile.number for tile in self.tiles if tile.accepts >> resource & 1])
                for resource in range(len(RESOURCES))
            ]
        )

    def _read_rules(self, root: Table, counts: dict[str, int]) -> None:
        """Numbers printed for players, workers, roads, gold, the row, rewards and begging."""
        table = root.table("player_components")
        table.entry()
        self.tokens_each = table.number("refined_tokens_each_type", 1, 9)
        self.roads = table.number("roads", 1, 20)
        table.ignore("player_markers", "flags")
        self.most_donkeys = table.number("donkeys", 1, DONKEYS)
        self.most_villagers = table.number("villagers", 1, VILLAGERS)
        self.start_villagers = table.number("start_villagers_on_church", 1, self.most_villagers)
        self.start_donkeys = table.number("start_donkeys_on_church", 1, self.most_donkeys)
        self.most_blueprints = table.number("blueprint_limit", 1, 9)
        table.finish()
        table = root.table("workers")
        table.entry()
        self.villager_costs = tuple(table.numbers("villager_hire_costs"))
        self.donkey_cost = table.number("donkey_hire_cost")
        table.number("max_villagers", self.most_villagers, self.most_villagers)
        table.number("max_donkeys", self.most_donkeys, self.most_donkeys)
        if len(self.villager_costs) != self.most_villagers - self.start_villagers:
            raise table.complaint("villager_hire_costs", "expected one price for each villager to be hired")
        table.finish()
        table = root.table("roads")
        table.entry()
        self.road_costs = _read_road_costs(table)
        self.road_points = table.number("points_each")
        self.longest_points = table.number("longest_road_points_per_tile")
        table.finish()
        table = root.table("gold")
        table.entry()
        self.gold_per_point = table.number("end_points_per", 1)
        self.start_gold = table.number("start_gold")
        self.extra_gold = _read_extra_gold(table.table("extra_start_gold"))
        table.finish()
        table = root.table("blueprint_row")
        table.entry()
        self.row_slots = table.number("slots", 1, ROW_SLOTS)
        if table.numbers("prices") != list(range(self.row_slots)):
            raise table.complaint("prices", "position i costs i gold, one on each tile to its left")
        table.finish()
        table = root.table("refined_reward")
        table.entry()
        normal = table.table("normal")
        quality = table.table("quality")
        self.token_gold = (normal.number("gold"), quality.number("gold"))
        self.token_points = (normal.number("points"), quality.number("points"))
        if self.token_gold[1] < self.token_gold[0]:
            raise table.complaint("quality", "a quality token earns no less gold than a normal one")
        normal.finish()
        quality.finish()
        table.finish()
        table = root.table("begging")
        table.entry()
        self.begging_gold = table.number("gold", 1)
        ids = [tile.id for tile in self.tiles if tile.kind == PRODUCER]
        for id in table.texts("requires_full"):
            if id not in ids:
                raise table.complaint("requires_full", f"{id!r} is no producer")
        self.begging_tiles = tuple([self.number_of(id) for id in table.texts("requires_full")])
        table.finish()

    def number_of(self, id: str) -> int:
        for tile in self.tiles:
            if tile.id == id:
                return tile.number
        raise KeyError(id)

    def _read_churches(self, root: Table, counts: dict[str, int]) -> tuple[ChurchSide, ...]:
        """[HAM-SETUP-1] The side of the Church for each number of players, from 1."""
        sides: list[ChurchSide | None] = [None] * (MAX_SEATS + 1)
        for table in root.tables("church_sides"):
            id = table.entry().id
            parts = table.number("parts_placed_at_start")
            found: list[Delivery] = []
            for entry in table.tables("deliveries"):
                found.append(self._read_delivery(entry))
                entry.finish()
            if not 1 <= len(found) <= DELIVERIES or parts + len(found) != counts["church_parts"]:
                raise table.complaint("deliveries", f"parts and deliveries are {counts['church_parts']} together")
            for players in table.numbers("players", 1, MAX_SEATS):
                sides[players] = ChurchSide(id, parts, tuple(found))
            table.finish()
        return tuple([_given(root, "church_sides", side) for side in sides[1:]])

    def _read_delivery(self, table: Table) -> Delivery:
        amount = table.number("amount", 1, 20)
        names = table.texts("any_of")
        points = table.number("points")
        id = table.text("id")
        solo = self.solo
        if names == [GOLD_ID]:
            return Delivery(id, Cost(0, 0, 0, amount), Cost(0, 0, 0, max(0, amount - solo.less_gold)), points)
        mixed = 0
        for name in names:
            if name not in RESOURCES:
                raise table.complaint("any_of", f"{name!r} is no resource")
            mixed |= 1 << RESOURCES.index(name)
        less = solo.less_basic if mixed < 1 << BASICS else solo.less_refined
        return Delivery(id, Cost(0, mixed, amount, 0), Cost(0, mixed, max(0, amount - less), 0), points)


def _given(root: Table, key: str, side: ChurchSide | None) -> ChurchSide:
    if side is None:
        raise root.complaint(key, "some number of players has no side")
    return side


def _read_counts(root: Table) -> dict[str, int]:
    """[HAM-COMP-1, HAM-COMP-3, HAM-COMP-4] How many of each piece are in the box; basics and gold never run out."""
    table = root.table("counts")
    table.entry()
    names = ("building_tiles", "start_tiles", "bag_tiles", "stack_count", "stack_size", "sale_tiles")
    counts = {name: table.number(name, 1) for name in (*names, "milestones_and_awards", "church_parts")}
    table.ignore("basic_resource_tokens_each", "coins_1", "coins_5", "first_player_token", "score_board", "bag")
    stacked = counts["stack_count"] * counts["stack_size"]
    if counts["building_tiles"] != counts["start_tiles"] + counts["bag_tiles"] + stacked:
        raise table.complaint("building_tiles", "is not the sum of start, bag and stacks")
    table.finish()
    return counts


def _read_names(root: Table) -> None:
    """[HAM-COMP-3] Colours, resources and end reasons: names for people, and the words that the rules know."""
    for table in root.tables("colours", MAX_SEATS):
        table.entry()
        table.finish()
    found = []
    for table in root.tables("resources", len(RESOURCES)):
        id = table.entry().id
        found.append(id)
        is_refined = table.text("class") == "refined"
        if id in RESOURCES and is_refined != (RESOURCES.index(id) >= BASICS):
            raise table.complaint("class", "wood, stone and wheat are basic, the others refined")
        if is_refined:
            table.one_of("made_from", RESOURCES[:BASICS])
            table.text("milestone")
        table.finish()
    if sorted(found) != sorted(RESOURCES):
        raise root.complaint("resources", f"expected {', '.join(RESOURCES)}, not {', '.join(found)}")
    reasons = []
    for table in root.tables("end_reasons", len(END_REASONS)):
        reasons.append(table.entry().id)
        table.text("rule")
        table.finish()
    if sorted(reasons) != sorted(END_REASONS):
        raise root.complaint("end_reasons", f"expected {', '.join(END_REASONS)}")


def _read_geometry(root: Table) -> None:
    """[HAM-GEO-1] The convention in which shapes are written."""
    table = root.table("geometry")
    table.entry()
    if table.items("directions") != [list(step) for step in DIRECTIONS]:
        raise table.complaint("directions", "expected the six steps of the lattice, clockwise")
    table.number("rotation_steps", 6, 6)
    if table.flag("mirror_allowed"):
        raise table.complaint("mirror_allowed", "mirror images are never allowed")
    if table.texts("segment_types") != list(SEGMENT_TYPES):
        raise table.complaint("segment_types", f"expected {', '.join(SEGMENT_TYPES)}")
    table.finish()


def _read_shape(table: Table) -> Shape:
    """[HAM-GEO-2, HAM-GEO-4] Outline, segment types and cells, which must agree."""
    walk = table.numbers("walk", 0, 5)
    names = table.texts("segments")
    if len(walk) != len(names) or not 3 <= len(walk) <= SIDES:
        raise table.complaint("segments", f"expected one type for each of 3 to {SIDES} steps of the walk")
    for name in names:
        if name not in SEGMENT_TYPES:
            raise table.complaint("segments", f"expected one of {', '.join(SEGMENT_TYPES)}, not {name!r}")
    cells: list[tuple[int, int, int]] = []
    for cell in table.items("cells"):
        if not isinstance(cell, list) or len(cell) != 3 or cell[2] not in (0, 1):
            raise table.complaint("cells", f"a cell is a list of q, r and 0 or 1, not {cell!r}")
        cells.append((int(cell[0]), int(cell[1]), int(cell[2])))
    fault = outline_fault(walk, cells)
    if fault:
        raise table.complaint("walk", fault)
    return Shape(walk, [SEGMENT_TYPES.index(name) for name in names], cells)


def _read_tiles(tables: list[Table], counts: dict[str, int]) -> tuple[Tile, ...]:
    """[HAM-COMP-1, HAM-TERM-4, HAM-RUL-7] 6 starting tiles, 10 bag tiles, 4 stacks of 4; names as the pack has them."""
    names = [table.text("name_en") for table in tables]
    found: list[Tile] = []
    for number, table in enumerate(tables):
        twins = [i for i, name in enumerate(names) if name == names[number]]
        found.append(_read_tile(table, number, twins.index(number) + 1 if len(twins) > 1 else 0))
        table.finish()
    wanted = [counts["start_tiles"], counts["bag_tiles"], *[counts["stack_size"]] * REFINED]
    for group, name in enumerate(GROUPS):
        has = len([tile for tile in found if tile.group == group])
        if has != wanted[group]:
            raise tables[0].pack.root.complaint("tiles", f"the group {name} has {has} tiles, not {wanted[group]}")
    return tuple(found)


def _read_tile(table: Table, number: int, twin: int) -> Tile:
    id = table.entry().id
    table.number("count", 1, 1)
    kind = table.one_of("kind", KINDS)
    group = table.one_of("group", GROUPS)
    cost = read_cost(table.table("cost")) if table.has("cost") else NO_COST
    if not table.has("cost") and group != START:
        raise table.complaint("cost", "is missing; every blueprint has one")
    points = gold = 0
    milestone = -1
    if table.has("build_reward"):
        reward = table.table("build_reward")
        points = reward.number("points", default=0)
        gold = reward.number("gold", default=0)
        if reward.has("milestone"):
            milestone = MILESTONE_IDS.index(reward.text("milestone"))
        reward.finish()
    spaces = accepts = filled = 0
    if table.has("spaces"):
        room = table.table("spaces")
        spaces = room.number("count", 1, SPACES)
        for name in room.texts("accepts"):
            if name not in RESOURCES:
                raise room.complaint("accepts", f"{name!r} is no resource")
            accepts |= 1 << RESOURCES.index(name)
        if accepts >> BASICS and accepts.bit_count() != 1:
            raise room.complaint("accepts", "spaces hold basic resources, or one refined resource")
        filled = room.number("start_filled", 0, spaces)
        room.finish()
    work_gold, work_points = _read_work(table, kind)
    input = output = -1
    if kind == REFINERY:
        refine = table.table("refine")
        input = refine.one_of("from", RESOURCES)
        output = refine.one_of("to", RESOURCES)
        refine.finish()
        if accepts != 1 << output or output < BASICS:
            raise table.complaint("refine", "a refinery has spaces for what it makes")
        if milestone != output - BASICS:
            raise table.complaint("build_reward", "a refinery shows the milestone of its product")
    elif (kind == PRODUCER) != (spaces > 0) or (spaces and accepts >> BASICS):
        raise table.complaint("spaces", "producers have spaces for basic resources, other tiles have none")
    landmark = _read_landmark(table, kind)
    has_flag = table.flag("flag")
    if has_flag != (kind == LANDMARK):
        raise table.complaint("flag", "landmarks, and only they, carry a flag")
    return Tile(
        id,
        number,
        kind,
        group,
        has_flag,
        cost,
        points,
        gold,
        milestone,
        spaces,
        accepts,
        filled,
        work_gold,
        work_points,
        input,
        output,
        landmark,
        twin,
    )


MILESTONE_IDS: Final = ("carpenter", "miller", "herder", "mason", "planner")


def _read_work(table: Table, kind: int) -> tuple[int, int]:
    """The work reward of a producer; the other kinds with an activation only name it."""
    if not table.has("work"):
        if kind == PRODUCER:
            raise table.complaint("work", "is missing; a producer has a work reward")
        return 0, 0
    work = table.table("work")
    wanted = "fill" if kind == PRODUCER else KINDS[kind]
    if work.text("type") != wanted or kind in (REFINERY, LANDMARK):
        raise work.complaint("type", f"expected {wanted!r} on a tile of the kind {KINDS[kind]}")
    gold = points = 0
    if kind == PRODUCER:
        reward = work.table("reward")
        gold = reward.number("gold", default=0)
        points = reward.number("points", default=0)
        reward.finish()
    work.finish()
    return gold, points


def _read_landmark(table: Table, kind: int) -> Landmark:
    if kind != LANDMARK:
        return Landmark(NO_LANDMARK, 0, ROAD, NO_LIMIT, False)
    landmark = table.table("landmark")
    type = landmark.one_of("type", LANDMARKS)
    segment = landmark.one_of("segment", SEGMENT_TYPES) if type == PER_TOUCHING else ROAD
    most = landmark.number("max_points") if type == PER_GOLD else NO_LIMIT
    made = Landmark(type, landmark.number("points"), segment, most, landmark.flag("needs_road"))
    landmark.finish()
    return made


def read_cost(table: Table) -> Cost:
    """A table such as { wood = 2, gold = 1 }."""
    due = 0
    for resource, name in enumerate(RESOURCES):
        due |= table.number(name, 0, DUE_MASK, default=0) << (DUE_BITS * resource)
    gold = table.number(GOLD_ID, default=0)
    table.finish()
    return Cost(due, 0, 0, gold)


def _read_road_costs(table: Table) -> tuple[Cost, ...]:
    """[HAM-ROAD-1] What a road costs on each type of segment; on a printed road there is none."""
    costs = [NO_COST] * len(SEGMENT_TYPES)
    for name in ("bridge", "path"):
        road = table.table(name)
        joins = road.one_of("joins", SEGMENT_TYPES)
        if joins == ROAD or costs[joins] is not NO_COST:
            raise road.complaint("joins", "a bridge and a path join hill and forest, one each")
        costs[joins] = read_cost(road.table("cost"))
        road.ignore("name_pl")
        road.finish()
    return tuple(costs)


def _read_extra_gold(table: Table) -> tuple[tuple[int, ...], ...]:
    extra: list[tuple[int, ...]] = [(), (0,)]
    for players in range(2, MAX_SEATS + 1):
        gold = table.numbers(str(players))
        if len(gold) != players:
            raise table.complaint(str(players), f"expected {players} numbers")
        extra.append(tuple(gold))
    table.finish()
    return tuple(extra)


def _read_markets(root: Table) -> tuple[MarketSide, ...]:
    """[HAM-SETUP-4] The side of the Market for each number of players, from 1."""
    sides: dict[int, MarketSide] = {}
    for table in root.tables("market_sides"):
        id = table.entry().id
        slots = table.number("sale_slots", 1, SALE_SLOTS)
        side = MarketSide(id, table.number("price_basic"), table.number("price_refined"), slots)
        for players in table.numbers("players", 1, MAX_SEATS):
            sides[players] = side
        table.finish()
    if sorted(sides) != list(range(1, MAX_SEATS + 1)):
        raise root.complaint("market_sides", "some number of players has no side")
    return tuple([sides[players] for players in range(1, MAX_SEATS + 1)])


def _read_sales(root: Table, counts: dict[str, int]) -> tuple[Sale, ...]:
    found: list[Sale] = []
    for table in root.tables("sales", counts["sale_tiles"]):
        id = table.entry().id
        table.number("count", 1, 1)
        reward = table.table("reward")
        cost = read_cost(table.table("requires"))
        if cost.gold or not cost.due:
            raise table.complaint("requires", "a sale asks for resources")
        level = table.number("level", 1, 3) - 1
        found.append(Sale(id, level, cost, reward.number("points", default=0), reward.number("gold", default=0)))
        reward.finish()
        table.finish()
    if len(found) > SALES:
        raise root.complaint("sales", f"the format holds {SALES} sale tiles")
    return tuple(found)


def _read_removed(root: Table, sales: tuple[Sale, ...]) -> tuple[tuple[int, ...], ...]:
    """[HAM-SETUP-12, HAM-SETUP-15] How many sale tiles of each level stay in the stack, for 1 to 4 players."""
    table = root.table("sale_setup")
    table.entry()
    removed = table.table("removed")
    by_players = [table.table("removed_solo"), *[removed.table(str(players)) for players in range(2, MAX_SEATS + 1)]]
    removed.finish()
    kept: list[tuple[int, ...]] = []
    for entry in by_players:
        left = []
        for level in range(3):
            has = len([sale for sale in sales if sale.level == level])
            left.append(has - entry.number(f"level{level + 1}", 0, has, default=0))
        entry.finish()
        kept.append(tuple(left))
    table.finish()
    return tuple(kept)


def _read_awards(root: Table) -> tuple[Award, ...]:
    """[HAM-AW-1] What is awarded in the end, and for how many points."""
    awards: list[Award] = []
    for table in root.tables("milestones_awards"):
        if table.text("kind") == "award":
            id = table.entry().id
            table.number("count", 1, 1)
            rank = table.number("rank", 1, 2)
            awards.append(Award(id, table.one_of("measure", MEASURES), rank, table.number("points")))
            table.finish()
    return tuple(awards)


def _read_milestones(root: Table) -> int:
    """[HAM-COMP-3, HAM-MS-1, HAM-MS-2] Five milestones with fixed effects; the Planner's points for a road."""
    seen: list[str] = []
    points = 0
    for table in root.tables("milestones_awards"):
        if table.one_of("kind", ("milestone", "award")) == 1:
            continue
        id = table.entry().id
        table.number("count", 1, 1)
        if id not in MILESTONE_IDS:
            raise table.complaint("id", f"expected one of {', '.join(MILESTONE_IDS)}")
        seen.append(id)
        trigger, effect = table.table("trigger"), table.table("effect")
        trigger.ignore("type", "resource")
        effect.ignore("type", "resource")
        if id == "planner":
            points = effect.number("points")
        trigger.finish()
        effect.finish()
        table.finish()
    if sorted(seen) != sorted(MILESTONE_IDS):
        raise root.complaint("milestones_awards", f"expected the milestones {', '.join(MILESTONE_IDS)}")
    return points


def _read_options(root: Table) -> None:
    """The options themselves are in game.py; here they have names for people."""
    for table in root.tables("options"):
        table.entry()
        table.ignore("default", "values", "min", "max", "off", "rule", "ruling")
        table.finish()


# -- starting layouts ----------------------------------------------------------------------------------------


def _read_layout(root: Table, box: HamletBox) -> list[int]:
    """[HAM-SETUP-3] The default layout, which must be legal."""
    table = root.table("start_layout")
    table.entry()
    by_tile: dict[int, int] = {}
    for entry in table.tables("tiles", len(box.start)):
        id = entry.text("id")
        number = next((tile.number for tile in box.tiles if tile.id == id), -1)
        if number not in box.start:
            raise entry.complaint("id", f"{id!r} is no starting tile")
        at = entry.numbers("at", -500, 500)
        by_tile[number] = placed_tile(number, entry.number("rot", 0, 5), vertex_key(at[0], at[1]))
        entry.finish()
    table.ignore("legal_arrangements")
    shape = box.shapes[box.church]
    roads = [i for i in range(shape.sides) if shape.segments[i] == ROAD]
    if table.numbers("church_road_segments") != roads or len(roads) != len(box.start) - 1:
        raise table.complaint("church_road_segments", "expected the Church's road segments, one for each other tile")
    table.finish()
    return [by_tile[number] for number in box.start]


def _find_layouts(root: Table, box: HamletBox) -> tuple[tuple[int, ...], ...]:
    """[HAM-SETUP-3, HAM-RUL-2] All legal arrangements: each tile on one of the Church's road segments."""
    church = box.shapes[box.church]
    sides = [box.church * SIDES + i for i in range(church.sides) if church.segments[i] == ROAD]
    others = box.start[1:]
    first = box.placed[0]
    found: list[tuple[int, ...]] = []
    for order in permutations(range(len(others))):
        choices = [[i for i in range(box.shapes[t].sides) if box.shapes[t].segments[i] == ROAD] for t in others]
        for owns in product(*choices):
            layout = _lay_out(box, first, others, [sides[i] for i in order], owns)
            if layout and layout not in found:
                found.append(layout)
    table = root.table("start_layout")
    table.number("legal_arrangements", len(found), len(found))
    if tuple(box.placed) not in found:
        raise table.complaint("tiles", "the default layout is not legal")
    return tuple(found)


def _lay_out(
    box: HamletBox, first: int, tiles: tuple[int, ...], sides: list[int], owns: tuple[int, ...]
) -> tuple[int, ...]:
    """Tile i with its segment owns[i] on the Church's side sides[i]; empty if that is illegal."""
    board = Board(box, [first], [])
    for i, tile in enumerate(tiles):
        if board.facing[sides[i]] != NOTHING or not board.is_legal(sides[i], tile, owns[i]):
            return ()
        board = board.with_tile(box.church, tile, sides[i] % SIDES, owns[i])
    return tuple(board.placed)
