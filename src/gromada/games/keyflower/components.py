"""Reads and checks components.toml: section COMP of the ledger. The vocabulary and the records are in printed.py."""

from __future__ import annotations

from typing import Final

from gromada.core.packs import Box, Pack
from gromada.core.packs import Table as Toml
from gromada.games.keyflower.printed import (
    ANY_COLOUR,
    ANY_SKILL,
    BOAT0,
    CHOOSE_RESOURCE,
    COLOURS,
    DRAW_SKILLS,
    DRAW_WORKERS,
    EDGES,
    FIXED,
    FREE_UPGRADE,
    GAIN_RESOURCES,
    HOME0,
    HOMES,
    MOST_PAID,
    MOST_SEATS,
    MOST_WORKERS,
    NO_COLOUR,
    NO_COST,
    NO_USE,
    NO_USE_BOX,
    ORDER0,
    PER_ADJACENT,
    PER_CAPACITY,
    PER_LOOP_TILE,
    PER_RESOURCE,
    PER_WORKER,
    PER_WORKER_LEFT,
    POWERS,
    RESOURCE_SETS,
    RESOURCES,
    RESOURCES_BY_NUMBER,
    RESOURCES_OF_ONE_TYPE,
    RIVER_CHAIN,
    SCORES_NOTHING,
    SCORING_KINDS,
    SEASONS,
    SIDES,
    SKILL_FOR_RESOURCES,
    SKILL_FOR_SKILLS,
    SKILL_FOR_WORKERS,
    SKILL_SETS,
    SKILLS,
    SKILLS_BY_NUMBER,
    SKILLS_OF_ONE_TYPE,
    SUMMER_BOAT0,
    TILE_IDS,
    TILES,
    TRANSPORT,
    USE_KINDS,
    VILLAGE0,
    WINTER,
    WINTER0,
    WORKER_FOR_GREEN,
    WORKER_FOR_WORKERS,
    WORKER_SETS,
    WORKERS_BY_NUMBER,
    WORKERS_OF_ONE_COLOUR,
    YARD,
    BoatFace,
    Cost,
    Face,
    Power,
    Scoring,
    Table,
    Tile,
    Use,
)

_OFFSETS: Final = [[0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1], [1, 0]]
_OPTIONS: Final = (
    "hiring_fair_draw_first",
    "boat_2a_crosses_water",
    "boat_3b_leftovers_score",
    "boat_4a_blocked_by_on_tile_workers",
    "boat_4a_on_turn_order_tiles",
    "sea_bastion_mode",
)
SINGLE_ROUTE: Final = "single_closed_route"
SEA_BASTION_MODES: Final = ("any_cycle", SINGLE_ROUTE)


class KeyflowerBox(Box):
    """Everything printed, checked. [KEY-COMP-1, KEY-COMP-2, KEY-COMP-3, KEY-COMP-4]"""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        root = pack.root
        _read_meta(root)
        totals = _read_totals(root)
        self.starting_workers: Final = totals["starting_workers_per_player"]
        limits = root.table("limits")
        limits.entry()
        self.most_on_tile: Final = limits.number("max_workers_on_tile_per_season", 1, 7)
        limits.number("max_bid_size", 0, 0)  # [KEY-BID-9] no limit
        self.least_winter: Final = limits.number("min_winter_tiles_contributed", 1, 1)
        limits.finish()
        rules = root.table("season_rules")
        rules.entry()
        self.loaded_in: Final = _seasons(rules, "boats_loaded_in")
        self.usable_in: Final = _seasons(rules, "auction_tiles_usable_in")
        for key in ("turn_order_tiles_added_to_village_in", "boat_tiles_added_to_village_in"):
            if _seasons(rules, key) != 1 << WINTER:
                raise rules.complaint(key, "these tiles are taken in winter and only then")
        rules.finish()
        self.defaults: Final = _read_options(root)
        self.workers: Final = _read_workers(root, totals["workers"])
        self.skills: Final = _read_pieces(root, "skills", SKILLS, totals["skill_tiles"])
        self.resources: Final = _read_resources(root, totals["resources"])
        for table in root.tables("misc"):
            table.entry()
            table.number("count")
            table.finish()
        self.powers: Final[list[Power]] = [Power(0, 0, 1, 0) for _ in POWERS]
        tiles: list[Tile | None] = [None] * TILES
        faces_of_orders: dict[str, tuple[int, bool, int, int]] = {}
        _read_homes(root, tiles)
        _read_villages(root, tiles)
        _read_summer_boats(root, tiles, self.powers)
        _read_winter(root, tiles)
        _read_orders(root, tiles, faces_of_orders)
        self.loads: Final = _read_boats(root, tiles)
        self.tiles: Final = tuple([tile for tile in tiles if tile is not None])
        for group, first, end in (
            ("home_tiles", HOME0, VILLAGE0),
            ("village_tiles", VILLAGE0, ORDER0),
            ("turn_order_tiles", ORDER0, BOAT0),
            ("boat_tiles", BOAT0, TILES),
        ):
            if totals[group] != end - first:
                raise root.complaint(f"totals.{group}", f"expected {end - first}, not {totals[group]}")
        self.season_tiles: Final = tuple(
            [tuple([i for i, tile in enumerate(self.tiles) if tile.season == season]) for season in range(4)]
        )
        for season, name in enumerate(SEASONS):
            if totals[f"{name}_tiles"] != len(self.season_tiles[season]):
                found = len(self.season_tiles[season])
                raise root.complaint(f"totals.{name}_tiles", f"the pack holds {found}, not {totals[f'{name}_tiles']}")
        self.tables: Final = _read_tables(root, faces_of_orders)
        root.finish()
        # One bit a tile: the ones with a use box, and the ones that can be upgraded.
        self.usable: Final = _mask([i for i, tile in enumerate(self.tiles) if tile.has_use])
        self.upgradable: Final = _mask([i for i, tile in enumerate(self.tiles) if tile.is_upgradable])
        self.capacities: Final = tuple([(tile.front.use.capacity, tile.back.use.capacity) for tile in self.tiles])

    def face(self, tile: int, is_flipped: int) -> Face:
        return self.tiles[tile].back if is_flipped else self.tiles[tile].front


def _mask(tiles: list[int]) -> int:
    total = 0
    for tile in tiles:
        if tile < SUMMER_BOAT0:
            total |= 1 << tile
    return total


def _read_meta(root: Toml) -> None:
    meta = root.table("meta")
    meta.entry()
    meta.ignore("game", "id_prefix", "seasons_pl")
    meta.number("players_min", 2, 2)
    meta.number("players_max", MOST_SEATS, MOST_SEATS)
    if tuple(meta.texts("seasons")) != SEASONS:
        raise meta.complaint("seasons", f"expected {', '.join(SEASONS)}")  # [KEY-FLOW-1]
    meta.finish()
    grid = root.table("hex")
    grid.entry()
    grid.ignore("edge_types_pl")
    if grid.text("orientation") != "flat_top" or [name.lower() for name in grid.texts("edge_names")] != list(SIDES):
        raise grid.complaint("edge_names", "expected a flat-topped hexagon with edges S, SW, NW, N, NE, SE")
    if grid.items("neighbour_offsets") != _OFFSETS or grid.numbers("opposite_edge") != [3, 4, 5, 0, 1, 2]:
        raise grid.complaint("neighbour_offsets", "they must follow the order of the edges")
    if sorted(grid.texts("edge_types")) != sorted(EDGES[1:]):
        raise grid.complaint("edge_types", "expected road, field and water")
    grid.finish()


def _read_totals(root: Toml) -> dict[str, int]:
    table = root.table("totals")
    table.entry()
    totals = {key: table.number(key) for key in list(table.keys()) if key != "source"}
    needed = ["hex_tiles", "home_tiles", "boat_tiles", "turn_order_tiles", "village_tiles", "workers", "skill_tiles"]
    needed += ["resources", "screens", "starting_workers_per_player", *[f"{season}_tiles" for season in SEASONS]]
    for key in needed:
        if key not in totals:
            raise table.complaint(key, "is missing; expected a whole number")
    for key in totals:
        if key not in needed:
            raise table.complaint(key, "is not a key that is known here")
    if totals["hex_tiles"] != TILES:
        raise table.complaint("hex_tiles", f"expected {TILES}, not {totals['hex_tiles']}")
    return totals


def _seasons(table: Toml, key: str) -> int:
    total = 0
    for name in table.texts(key):
        if name not in SEASONS:
            raise table.complaint(key, f"expected seasons, not {name!r}")
        total |= 1 << SEASONS.index(name)
    return total


def _read_options(root: Toml) -> dict[str, bool | str]:
    """[KEY-VAR-2] The settings of disputed points with their defaults."""
    defaults: dict[str, bool | str] = {}
    for table in root.tables("options", len(_OPTIONS)):
        entry = table.entry()
        table.ignore("rule", "ruling")
        values = table.items("values")
        if entry.id not in _OPTIONS:
            raise table.complaint("id", f"expected one of {', '.join(_OPTIONS)}, not {entry.id!r}")
        if entry.id == "sea_bastion_mode":
            default: bool | str = SEA_BASTION_MODES[table.one_of("default", SEA_BASTION_MODES)]
            wanted: list[bool | str] = [*SEA_BASTION_MODES]
        else:
            default = table.flag("default")
            wanted = [False, True]
        if sorted(values, key=str) != sorted(wanted, key=str):
            raise table.complaint("values", f"expected {wanted}, not {values}")
        defaults[entry.id] = default
        table.finish()
    return {id: defaults[id] for id in _OPTIONS}


def _read_workers(root: Toml, total: int) -> int:
    """[KEY-COMP-2, KEY-COMP-7, KEY-RUL-2] Four colours that work, and the purple marker, which does not."""
    pile = 0
    found = 0
    for table in root.tables("workers", len(COLOURS) + 1):
        table.entry()
        key = table.text("key")
        count = table.number("count", 1, MOST_WORKERS)
        found += count
        if key not in COLOURS and key != "purple":
            raise table.complaint("key", f"expected one of {', '.join(COLOURS)}, purple, not {key!r}")
        start = "start_player" if key == "purple" else "green_supply" if key == "green" else "bag"
        if table.text("starts_in") != start or table.flag("bid_and_use") == (key == "purple"):
            raise table.complaint("starts_in", f"{key} starts in {start}, and the purple marker alone never works")
        if key == "purple" and count != 1:
            raise table.complaint("count", "there is one purple marker")
        if key != "purple":
            pile += count << (8 * COLOURS.index(key))
        table.finish()
    if found != total:
        raise root.complaint("workers", f"expected {total} pieces as in totals, not {found}")
    return pile


def _read_pieces(root: Toml, group: str, names: tuple[str, ...], total: int) -> int:
    """[KEY-COMP-3] The skill tiles by type."""
    pile = 0
    found = 0
    for table in root.tables(group, len(names)):
        table.entry()
        kind = table.one_of("key", names)
        count = table.number("count", 1, 100)
        if pile >> (8 * kind) & 255:
            raise table.complaint("key", f"{names[kind]!r} is listed twice")
        pile += count << (8 * kind)
        found += count
        table.finish()
    if found != total:
        raise root.complaint(group, f"expected {total} pieces as in totals, not {found}")
    return pile


def _read_resources(root: Toml, total: int) -> int:
    """[KEY-COMP-4] Gold alone is wild, and alone scores a point each when it is left."""
    pile = 0
    found = 0
    for table in root.tables("resources", len(RESOURCES)):
        entry = table.entry()
        table.ignore("colour")
        if entry.id not in RESOURCES:
            raise table.complaint("id", f"expected one of {', '.join(RESOURCES)}, not {entry.id!r}")
        count = table.number("count", 1, 100)
        is_gold = entry.id == "gold"
        if table.flag("wild") != is_gold or table.number("end_points_each_if_unused") != int(is_gold):
            raise table.complaint("wild", "gold alone is wild and scores 1 when it is left")
        pile += count << (8 * RESOURCES.index(entry.id))
        found += count
        table.finish()
    if found != total:
        raise root.complaint("resources", f"expected {total} pieces as in totals, not {found}")
    return pile


def _tile_index(table: Toml, id: str, first: int, end: int) -> int:
    ids = TILE_IDS[first:end]
    if id not in ids:
        raise table.complaint("id", f"expected one of {', '.join(ids)}, not {id!r}")
    table.number("count", 1, 1)
    table.ignore("name_pl_from")
    return first + ids.index(id)


def _edges(table: Toml, roads: int, waters: int) -> tuple[int, ...]:
    """[KEY-COMP-5] Six edges, with the number of roads and water edges that such a tile has."""
    names = table.texts("edges")
    if len(names) != 6:
        raise table.complaint("edges", f"expected six edges, not {len(names)}")
    found = []
    for name in names:
        if name not in EDGES[1:]:
            raise table.complaint("edges", f"expected road, field or water, not {name!r}")
        found.append(EDGES.index(name))
    if names.count("road") != roads or names.count("water") != waters:
        raise table.complaint("edges", f"expected {roads} roads and {waters} water edges, not {', '.join(names)}")
    if waters == 2 and not (names[0] == names[3] == "water" or names[1] == names[4] == "water" or names[2] == names[5]):
        raise table.complaint("edges", "the water edges of a boat are opposite")
    return tuple(found)


def _read_homes(root: Toml, tiles: list[Tile | None]) -> None:
    for table in root.tables("home_tiles", HOMES):
        entry = table.entry()
        index = _tile_index(table, entry.id, HOME0, VILLAGE0)
        if table.number("number", 1, HOMES) != index - HOME0 + 1:
            raise table.complaint("number", "a home's number is the one in its id")
        tiles[index] = _upgradable_tile(table, entry.id, _edges(table, 5, 1), -1)


def _read_villages(root: Toml, tiles: list[Tile | None]) -> None:
    """[KEY-COMP-5] Four roads in spring, three in summer, two in autumn."""
    for table in root.tables("village_tiles", SUMMER_BOAT0 - VILLAGE0):
        entry = table.entry()
        index = _tile_index(table, entry.id, VILLAGE0, SUMMER_BOAT0)
        season = table.one_of("season", SEASONS[:WINTER])
        tiles[index] = _upgradable_tile(table, entry.id, _edges(table, 4 - season, 0), season)


def _upgradable_tile(table: Toml, id: str, edges: tuple[int, ...], season: int) -> Tile:
    if not table.flag("upgradable"):
        raise table.complaint("upgradable", "home, spring, summer and autumn tiles have an upgrade side")
    faces = (_face(table.table("front")), _face(table.table("back")))
    if table.flag("usable") != (faces[0].use.kind != NO_USE) or (faces[0].use.kind == NO_USE) != (
        faces[1].use.kind == NO_USE
    ):
        raise table.complaint("usable", "a tile is usable if both its faces have a use box, and not if neither has")
    tile = Tile(id, edges, season, True, _cost(table.table("upgrade_cost")), faces)
    table.finish()
    return tile


def _face(table: Toml) -> Face:
    scoring = _scoring(table.table("scoring"), (YARD,)) if table.has("scoring") else SCORES_NOTHING
    face = Face(table.number("points"), _use(table.table("use")), scoring, 0)
    table.finish()
    return face


def _pile(table: Toml, names: tuple[str, ...]) -> int:
    pile = 0
    keys = table.keys()
    for key in keys:
        if key not in names:
            raise table.complaint(key, f"expected one of {', '.join(names)}")
        pile += table.number(key, 1, 9) << (8 * names.index(key))
    return pile


def _use(table: Toml) -> Use:
    """Kinds and their keys.

    [KEY-PROD-7, KEY-PROD-8, KEY-PROD-9, KEY-PROD-10, KEY-PROD-11, KEY-PROD-13, KEY-PROD-14, KEY-PROD-15]
    """
    kind = table.one_of("kind", USE_KINDS)
    gain, amount, draw, green, capacity, upgrades = 0, 0, 0, 0, 0, 0
    options: tuple[int, ...] = ()
    colour, skill = NO_COLOUR, -1
    if kind in (GAIN_RESOURCES, SKILL_FOR_RESOURCES):
        gain = _pile(table.table("gain"), RESOURCES)
    if kind in (CHOOSE_RESOURCE, DRAW_WORKERS, DRAW_SKILLS):
        amount = table.number("amount", 1, 9)
    if kind == CHOOSE_RESOURCE:
        names = table.texts("options")
        if not names or [name for name in names if name not in RESOURCES]:
            raise table.complaint("options", f"expected some of {', '.join(RESOURCES)}, not {names}")
        options = tuple(sorted([RESOURCES.index(name) for name in names]))
    if kind in (WORKER_FOR_GREEN, WORKER_FOR_WORKERS):
        table.number("pay_amount", 1, 1)
        colour = table.one_of("pay_colour", (*COLOURS, "any"))
        if (colour == ANY_COLOUR) != (kind == WORKER_FOR_WORKERS):
            raise table.complaint("pay_colour", "green workers cost a worker of one colour, other workers one of any")
    if kind in (SKILL_FOR_RESOURCES, SKILL_FOR_WORKERS, SKILL_FOR_SKILLS):
        table.number("pay_amount", 1, 1)
        skill = table.one_of("pay_skill", (*SKILLS, "any"))
        if (skill == ANY_SKILL) == (kind == SKILL_FOR_RESOURCES):
            raise table.complaint("pay_skill", "resources cost a skill of one type, anything else one of any")
    if kind in (WORKER_FOR_WORKERS, SKILL_FOR_WORKERS, SKILL_FOR_SKILLS):
        draw = table.number("draw", 1, 9)
    if kind == WORKER_FOR_GREEN:
        green = table.number("gain_green", 1, 9)
    if kind == TRANSPORT:
        capacity = table.number("capacity", 1, 9)
        upgrades = table.number("upgrades", 0, 9)
    table.finish()
    if kind == NO_USE:
        return NO_USE_BOX
    return Use(kind, gain, amount, options, colour, skill, draw, green, capacity, upgrades)


def _cost(table: Toml) -> Cost:
    resources = _pile(table.table("resources"), RESOURCES) if table.has("resources") else 0
    skills = _pile(table.table("skills"), SKILLS) if table.has("skills") else 0
    cost = Cost(resources, table.number("any_resources", 0, 4, 0), skills, table.number("any_skills", 0, 1, 0))
    if cost.pieces > MOST_PAID:
        raise table.complaint("resources", f"an upgrade costs at most {MOST_PAID} resources")
    if not cost.pieces and not cost.skills and not cost.any_skills:
        raise table.complaint("", "an upgrade costs something")
    table.finish()
    return cost


def _scoring(table: Toml, allowed: tuple[int, ...]) -> Scoring:
    kind = table.one_of("kind", SCORING_KINDS)
    if kind not in allowed:
        raise table.complaint("kind", f"{SCORING_KINDS[kind]!r} is not for such a tile")
    points, number, which, accepts = 0, 0, -1, 0
    by_boats: tuple[int, ...] = ()
    if kind in (RESOURCE_SETS, RESOURCES_BY_NUMBER, SKILL_SETS, SKILLS_BY_NUMBER, WORKER_SETS, WORKERS_BY_NUMBER):
        points = table.number("points_per_set", 0, 99)
    elif kind in (FIXED, FREE_UPGRADE):
        points = table.number("points", 0, 99)
    elif kind == RIVER_CHAIN:
        by_boats = tuple(table.numbers("points_by_boats"))
        if not by_boats:
            raise table.complaint("points_by_boats", "expected points for 0, 1, 2 ... boats")
    else:
        points = table.number("points_each", 0, 99)
    if kind in (RESOURCES_BY_NUMBER, SKILLS_BY_NUMBER, WORKERS_BY_NUMBER):
        number = table.number("n", 1, 99)
    if kind == RESOURCE_SETS:
        _expect_set(table, ("iron", "stone", "wood"))  # [KEY-RUL-23]
    elif kind == SKILL_SETS:
        _expect_set(table, SKILLS)
    elif kind == WORKER_SETS:
        _expect_set(table, ("blue", "red", "yellow"))
    elif kind == PER_RESOURCE:
        which = table.one_of("resource", RESOURCES)
    elif kind == PER_WORKER:
        which = table.one_of("colour", COLOURS)
    elif kind == PER_CAPACITY:
        table.ignore("doubled_by")
    elif kind == FREE_UPGRADE:
        table.number("upgrades", 1, 1)
    elif kind == YARD:
        for name in table.texts("accepts"):
            if name not in RESOURCES:
                raise table.complaint("accepts", f"expected resources, not {name!r}")
            accepts |= 1 << RESOURCES.index(name)
    table.finish()
    return Scoring(kind, points, number, which, accepts, by_boats)


def _expect_set(table: Toml, names: tuple[str, ...]) -> None:
    """[KEY-RUL-23] A set has one piece of each of these; gold substitutes where resources are meant."""
    if sorted(table.texts("set")) != sorted(names):
        raise table.complaint("set", f"expected {', '.join(names)}")


def _fixed_tile(table: Toml, id: str, edges: tuple[int, ...], season: int, faces: tuple[Face, Face]) -> Tile:
    """[KEY-USE-2, KEY-UPG-1] A tile without use box and upgrade side."""
    if table.flag("usable") or table.flag("upgradable"):
        raise table.complaint("usable", "such a tile is neither used nor upgraded")
    table.finish()
    return Tile(id, edges, season, False, NO_COST, faces)


def _read_summer_boats(root: Toml, tiles: list[Tile | None], powers: list[Power]) -> None:
    """[KEY-SB-0, KEY-SB-5, KEY-COMP-5] Four tiles with two faces each, never flipped."""
    seen: list[int] = []
    for table in root.tables("summer_boat_tiles", WINTER0 - SUMMER_BOAT0):
        entry = table.entry()
        index = _tile_index(table, entry.id, SUMMER_BOAT0, WINTER0)
        season = table.one_of("season", ("summer",)) + 1
        table.number("points", 0, 0)
        if not table.flag("counts_as_boat"):
            raise table.complaint("counts_as_boat", "a summer boat is a boat")
        faces = []
        for side in table.tables("faces", 2):
            side.entry()
            ability = side.table("ability")
            power = ability.one_of("kind", POWERS)
            if power in seen:
                raise ability.complaint("kind", f"{POWERS[power]!r} is printed twice")
            seen.append(power)
            powers[power] = _power(ability, power)
            side.finish()
            faces.append(Face(0, NO_USE_BOX, SCORES_NOTHING, 1 << power))
        tiles[index] = _fixed_tile(table, entry.id, _edges(table, 0, 2), season, (faces[0], faces[1]))


def _power(table: Toml, power: int) -> Power:
    workers, green, factor, seasons = 0, 0, 1, 0
    name = POWERS[power]
    if name == "draw_workers_at_boat_step":
        workers = table.number("workers_from_bag", 0, 9)
        seasons = _seasons(table, "seasons")
    elif name == "green_worker_at_boat_step":
        green = table.number("green_from_supply", 0, 9)
        seasons = _seasons(table, "seasons")
    elif name == "double_transport_and_upgrades":
        factor = table.number("factor", 1, 3)
    # The rest is the rule itself, told in the ledger; a pack may not switch parts of it off.
    keys = table.keys()
    for key in keys:
        if key in _ABILITY_KEYS:
            table.ignore(key)
    table.finish()
    return Power(workers, green, factor, seasons)


_ABILITY_KEYS: Final = (
    *("transport_without_roads", "placement_ignores_edges", "doubles_boat_keyflower", "any_resource_for_any"),
    *("applies_to", "needs_bid_of_other_player", "not_against", "single_colour", "blocked_by_workers_on_tile"),
    *("mixed_colours", "needs_existing_colour"),
)
_WINTER_KINDS: Final = (
    *(FIXED, PER_RESOURCE, RESOURCE_SETS, RESOURCES_OF_ONE_TYPE, RESOURCES_BY_NUMBER, SKILL_SETS, SKILLS_OF_ONE_TYPE),
    *(SKILLS_BY_NUMBER, WORKER_SETS, PER_WORKER, WORKERS_OF_ONE_COLOUR, WORKERS_BY_NUMBER),
)
_BOAT_KINDS: Final = (FIXED, PER_CAPACITY, PER_LOOP_TILE, RIVER_CHAIN, FREE_UPGRADE, PER_WORKER_LEFT)


def _read_winter(root: Toml, tiles: list[Tile | None]) -> None:
    """[KEY-COMP-5] Twelve tiles with one road and a scoring of their own."""
    seen: list[int] = []
    for table in root.tables("winter_tiles", ORDER0 - WINTER0):
        entry = table.entry()
        index = _tile_index(table, entry.id, WINTER0, ORDER0)
        table.one_of("season", ("winter",))
        scoring = _scoring(table.table("scoring"), _WINTER_KINDS)
        if scoring.kind in seen and scoring.kind != FIXED:
            raise table.complaint("scoring", "two winter tiles score the same way")  # [KEY-ALLOC-6]
        seen.append(scoring.kind)
        face = Face(0, NO_USE_BOX, scoring, 0)
        tiles[index] = _fixed_tile(table, entry.id, _edges(table, 1, 0), WINTER, (face, face))


def _read_orders(root: Toml, tiles: list[Tile | None], faces: dict[str, tuple[int, bool, int, int]]) -> None:
    """[KEY-COMP-5, KEY-SETUP-8] Turn order tile k has k roads; one of its faces shows."""
    for table in root.tables("turn_order_tiles", BOAT0 - ORDER0):
        entry = table.entry()
        index = _tile_index(table, entry.id, ORDER0, BOAT0)
        number = table.number("number", 1, 4)
        if number != index - ORDER0 + 1:
            raise table.complaint("number", "a turn order tile's number is the one in its id")
        for side in table.tables("faces", 2):
            side.entry()
            label = side.text("label")
            least, most = side.number("players_min", 0, MOST_SEATS), side.number("players_max", 0, MOST_SEATS)
            pick = side.number("pick_order", 0, MOST_SEATS)
            faces[f"{entry.id}:{label}"] = (pick, side.flag("start_player_mark"), least, most)
            side.finish()
        face = Face(0, NO_USE_BOX, _scoring(table.table("scoring"), (PER_ADJACENT,)), 0)
        tiles[index] = _fixed_tile(table, entry.id, _edges(table, number, 0), -1, (face, face))


def _read_boats(root: Toml, tiles: list[Tile | None]) -> tuple[tuple[BoatFace, ...], ...]:
    """[KEY-SEASON-2] What each boat carries in each season, by the face that shows then."""
    loads: list[tuple[BoatFace, ...]] = [()] * (TILES - BOAT0)
    for table in root.tables("boat_tiles", TILES - BOAT0):
        entry = table.entry()
        index = _tile_index(table, entry.id, BOAT0, TILES)
        if table.number("row_position", 1, 6) != index - BOAT0 + 1:
            raise table.complaint("row_position", "boats lie in the order of the ledger")  # [KEY-RUL-22]
        table.number("players_min", 2, MOST_SEATS)
        by_season: list[BoatFace | None] = [None] * 4
        for side in table.tables("faces", 2):
            side.entry()
            load = BoatFace(side.number("workers", 0, 20), side.number("skills", 0, 20))
            for season in range(4):
                if _seasons(side, "seasons") >> season & 1:
                    if by_season[season] is not None:
                        raise side.complaint("seasons", f"two faces show in {SEASONS[season]}")
                    by_season[season] = load
            side.finish()
        found = [load for load in by_season if load is not None]
        if len(found) != 4:
            raise table.complaint("faces", "every season needs a face")
        loads[index - BOAT0] = tuple(found)
        face = Face(0, NO_USE_BOX, _scoring(table.table("winter_scoring"), _BOAT_KINDS), 0)
        tiles[index] = _fixed_tile(table, entry.id, _edges(table, 0, 2), -1, (face, face))
    return tuple(loads)


def _read_tables(root: Toml, faces: dict[str, tuple[int, bool, int, int]]) -> dict[int, Table]:
    """[KEY-SETUP-1, KEY-SETUP-7, KEY-SETUP-8, KEY-RUL-1] The player-count table."""
    tables: dict[int, Table] = {}
    for table in root.tables("player_counts", MOST_SEATS - 1):
        table.entry()
        players = table.number("players", 2, MOST_SEATS)
        if players in tables:
            raise table.complaint("players", f"{players} players are listed twice")
        table.number("home_tiles", players, players)
        boats = []
        for id in table.texts("boats"):
            if id not in TILE_IDS[BOAT0:]:
                raise table.complaint("boats", f"{id!r} is no boat")
            boats.append(TILE_IDS.index(id))
        if len(boats) != players or table.number("boat_tiles") != players or boats != sorted(set(boats)):
            raise table.complaint("boats", f"expected {players} boats in row order")
        orders, picks, labels, purple = [], [], [], -1
        for name in table.texts("turn_order_faces"):
            if name not in faces:
                raise table.complaint("turn_order_faces", f"{name!r} is no face of a turn order tile")
            pick, is_marked, least, most = faces[name]
            if not least <= players <= most:
                raise table.complaint("turn_order_faces", f"{name!r} is not for {players} players")
            orders.append(TILE_IDS.index(name.split(":")[0]))
            picks.append(pick)
            labels.append(name.split(":")[1])
            if is_marked:
                purple = orders[-1]
        if len(orders) != table.number("turn_order_tiles") or orders != sorted(set(orders)) or purple != orders[-1]:
            raise table.complaint("turn_order_faces", "the highest numbered tile in play, and only it, bears the mark")
        winter = table.number("winter_tiles_per_player", 1, 12 // players)
        table.number("winter_introduced_min", players, players)
        table.number("winter_introduced_max", winter * players, winter * players)
        tiles = tuple([table.number(f"{season}_tiles", 1, 12) for season in SEASONS[:WINTER]])
        tables[players] = Table(tuple(boats), tuple(orders), tuple(picks), purple, tuple(labels), tiles, winter)
        table.finish()
    return tables
