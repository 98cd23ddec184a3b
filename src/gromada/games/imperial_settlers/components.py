"""Reads and checks components.toml: sections COMP and DATA of the ledger. The records are in printed.py."""

from __future__ import annotations

from typing import Final

from gromada.core.packs import Box, Pack, Table
from gromada.games.imperial_settlers.printed import (
    AMOUNT_KEYS,
    ANY,
    BASIC,
    COLUMNS,
    DICE,
    DICE_POOLS,
    DIE_RESULT,
    EMPTY_SLOT,
    EXPORT,
    FAVOUR_KINDS,
    FAVOURS,
    FIELDS,
    GOAL,
    GOAL_EVENTS,
    KINDS,
    METRICS,
    NONE,
    PLAN_EFFECTS,
    PLAN_VP,
    PLANS,
    RAISE,
    RESOURCES,
    ROWS,
    SHEETS,
    SLOTS,
    SPACES,
    STORE,
    TARGETS,
    TRACKS,
    TRIGGER,
    TRIGGER_EVENTS,
    UNDERLINED,
    UNDERLINED_GAIN,
    UNDERLINED_LIMIT,
    VP,
    YIELDS,
    Ability,
    Building,
    Favour,
    Field,
    Plan,
    Rank,
    Section,
    Village,
    placements,
)

# [ISR-DATA-6] The keys that each kind needs; `limit` may stand beside the kinds that are used in rounds.
_KEYS: Final = {
    "none": (),
    "gain": ("gain",),
    "exchange": ("pay", "gain"),
    "goal": ("event", "threshold", "gain"),
    "trigger": ("event", "gain"),
    "reroll": ("pool", "dice"),
    "set_die": ("dice", "faces"),
    "copy_die": ("dice",),
    "discount": ("target", "less"),
    "free_build": ("target",),
    "free_harvest": ("yields",),
    "store": ("amount",),
    "final_per": ("metric", "divisor", "vp"),
    "final_goal": ("metric", "threshold", "vp"),
}


class SettlersBox(Box):
    """Everything printed, checked. [ISR-COMP-1, ISR-COMP-2, ISR-COMP-3, ISR-COMP-4, ISR-COMP-5, ISR-COMP-6]"""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        root = pack.root
        counts = _read_box(root)
        game = root.table("game")
        game.entry()
        game.ignore("id", "year", "designer", "publisher", "min_players", "max_players", "rule_prefix")
        self.rounds: Final = game.number("rounds", 1, 99)
        game.finish()
        _read_resources(root)
        self.dice: Final = _read_dice(root, counts)
        self.favours: Final = _read_favours(root, counts)
        _read_empire_sheet(root, self.rounds)
        self.tracks: Final = _read_tracks(root)
        self.bridges: Final = _read_bridges(root)
        self.fields: Final = _read_fields(root, self.bridges)
        shapes = _read_shapes(root)
        self.shapes: Final = shapes
        competition = _read_competition(root, shapes)
        basic = [EMPTY_SLOT if building.is_advanced_only else building for building in competition]
        self.basic_village: Final = Village(tuple(basic))
        self.advanced_village: Final = Village(tuple(competition))
        self.sheets: Final = _read_sheets(root, shapes, counts)
        self.ranks: Final = _read_ranks(root)
        _read_effect_language(root)
        root.finish()

    def rank_of(self, total: int) -> str:
        """[ISR-SOLO-3] The rank whose range contains the total."""
        for rank in self.ranks:
            if total >= rank.min_vp and (rank.max_vp < 0 or total <= rank.max_vp):
                return rank.id
        raise AssertionError(f"no rank for {total}")


def _read_box(root: Table) -> dict[str, int]:
    """[ISR-COMP-1, ISR-COMP-2, ISR-COMP-3] How many of each kind of piece are in the box."""
    counts: dict[str, int] = {}
    for table in root.tables("box"):
        counts[table.entry().id] = table.number("count", 1)
        table.finish()
    for needed in ("resource_die_piece", "worker_die_piece", "favour_token", "village_sheet_adventure"):
        if needed not in counts:
            raise root.complaint("box", f"an entry {needed!r} is missing")
    return counts


def _read_resources(root: Table) -> None:
    """[ISR-COMP-6] Three basic resources and Gold, which is wild and never printed on a sheet."""
    found = []
    for table in root.tables("resource", len(RESOURCES)):
        id = table.entry().id
        found.append(id)
        table.ignore("virtual")
        if table.flag("wild") != (id == "gold") or table.flag("printed_on_sheets") == (id == "gold"):
            raise table.complaint("wild", "Gold alone is wild, and it alone is never printed on a sheet")
        table.finish()
    if sorted(found) != sorted(RESOURCES):
        raise root.complaint("resource", f"expected {', '.join(RESOURCES)}, not {', '.join(found)}")


def _read_dice(root: Table, counts: dict[str, int]) -> tuple[tuple[int, ...], ...]:
    """[ISR-COMP-1] Three Resource dice, then the Worker die: the value of each face."""
    dice: list[tuple[int, ...]] = []
    kinds: list[str] = []
    for table in root.tables("die", counts["resource_die_piece"] + counts["worker_die_piece"]):
        table.entry()
        kind = table.text("kind")
        kinds.append(kind)
        table.ignore("colour", "range", "symbols_present")
        if kind == "worker":
            dice.append(tuple(table.numbers("faces", 1, 9)))
        else:
            dice.append(tuple([_resource(table, "faces", face) for face in table.texts("faces")]))
        if not dice[-1]:
            raise table.complaint("faces", "a die has at least one face")
        table.finish()
    if kinds != ["resource", "resource", "resource", "worker"]:
        raise root.complaint("die", "expected three dice of kind resource, then one of kind worker")
    return tuple(dice)


def _resource(table: Table, key: str, name: str) -> int:
    if name not in RESOURCES:
        raise table.complaint(key, f"expected one of {', '.join(RESOURCES)}, not {name!r}")
    return RESOURCES.index(name)


def _read_favours(root: Table, counts: dict[str, int]) -> tuple[Favour, ...]:
    """[ISR-COMP-2] Five Favour tokens, each different."""
    favours = []
    for table in root.tables("favour", counts["favour_token"]):
        id = table.entry().id
        if table.number("uses_per_round", 1, 1) != 1 or table.flag("costs_action"):
            raise table.complaint("costs_action", "a Favour token is used once a round and costs no action")
        favours.append(Favour(id, _read_favour_effect(table.table("effect"))))
        table.finish()
    found = tuple([favour.id for favour in favours])
    if found != FAVOURS:
        raise root.complaint("favour", f"expected {', '.join(FAVOURS)} in this order, not {', '.join(found)}")
    return tuple(favours)


def _read_favour_effect(table: Table) -> Ability:
    kind = FAVOUR_KINDS[table.one_of("kind", FAVOUR_KINDS)]
    if kind == "export":
        ability = Ability(EXPORT)
        ability.vp = table.number("vp_each", 1)
        types = table.texts("types")
        table.number("per_type", 1, 1)
        if tuple(types) != BASIC:
            raise table.complaint("types", f"expected {', '.join(BASIC)}")
        if table.number("max_vp", 1) != ability.vp * len(types):
            raise table.complaint("max_vp", f"expected {ability.vp * len(types)}, what all types together bring")
    else:
        ability = Ability(KINDS.index(kind))
        if kind == "gain":
            ability.gain = _read_amount(table, "gain", AMOUNT_KEYS)
            if ability.gain[ANY]:
                raise table.complaint("gain", "a Favour token gives named things, not `any`")
        elif kind == "copy_die":
            ability.dice = table.number("dice", 1, 3)
        else:
            ability.yields = table.one_of("yields", YIELDS)
            table.number("spaces", 1, 1)
    table.finish()
    return ability


def _read_empire_sheet(root: Table, rounds: int) -> None:
    """[ISR-COMP-4] A Round Track, four Tracks of nine Sections, the Fields and six score boxes."""
    table = root.table("empire_sheet")
    table.entry()
    table.number("rows", ROWS, ROWS)
    table.number("columns", COLUMNS, COLUMNS)
    table.number("fields", FIELDS, FIELDS)
    table.number("round_boxes", rounds, rounds)
    if tuple(table.texts("row_order")) != TRACKS:
        raise table.complaint("row_order", f"expected {', '.join(TRACKS)} from top to bottom")
    if tuple(table.texts("score_boxes")) != (*TRACKS, "settlements", "other_vp"):
        raise table.complaint("score_boxes", "expected the four Tracks, settlements, other_vp")
    table.finish()


def _read_tracks(root: Table) -> tuple[tuple[Section, ...], ...]:
    """[ISR-COMP-4, ISR-COMP-5] Four Tracks of nine Sections; the ninth is the Imperial section."""
    for row, table in enumerate(root.tables("track", ROWS)):
        if table.entry().id != TRACKS[row]:
            raise table.complaint("id", f"expected {TRACKS[row]!r} as Track number {row + 1}")
        table.number("row", row, row)
        table.number("sections", COLUMNS, COLUMNS)
        table.finish()
    rows: list[list[Section]] = [[], [], [], []]
    for table in root.tables("section", ROWS * COLUMNS):
        id = table.entry().id
        row = table.one_of("track", TRACKS)
        number = len(rows[row]) + 1
        table.number("row", row, row)
        table.number("section", number, number)
        table.number("column", number - 1, number - 1)
        if table.flag("imperial") != (number == COLUMNS):
            raise table.complaint("imperial", f"Section {COLUMNS} and no other is the Imperial section")
        spaces = _read_spaces(table, 1)
        rows[row].append(Section(id, spaces, table.number("vp", 0, 999)))
        table.finish()
    return tuple([tuple(row) for row in rows])


def _read_bridges(root: Table) -> tuple[tuple[str, int, int, str], ...]:
    """Bridges as (id, first Section, last Section, Field): they cover the Track without gaps. [ISR-BRIDGE-1]"""
    bridges = []
    first = 1
    for table in root.tables("bridge", FIELDS):
        id = table.entry().id
        table.number("first_section", first, first)
        last = table.number("last_section", first, COLUMNS)
        bridges.append((id, first, last, table.text("opens_field")))
        first = last + 1
        table.finish()
    if first != COLUMNS + 1:
        raise root.complaint("bridge", f"the Bridges must cover Sections 1 to {COLUMNS}, they end at {first - 1}")
    return tuple(bridges)


def _read_fields(root: Table, bridges: tuple[tuple[str, int, int, str], ...]) -> tuple[Field, ...]:
    """[ISR-HARV-2] Each Field belongs to one Bridge."""
    fields = []
    for i, table in enumerate(root.tables("field", FIELDS)):
        id = table.entry().id
        bridge, _, last, opens = bridges[i]
        if opens != id or table.text("bridge") != bridge:
            raise table.complaint("bridge", f"{bridge} opens {opens}, so field and bridge do not name each other")
        spaces = _read_spaces(table, 1)
        if len(table.texts("space_ids")) != len(spaces):
            raise table.complaint("space_ids", f"expected {len(spaces)} ids, one for each space")
        fields.append(Field(id, spaces, last))
        table.finish()
    return tuple(fields)


def _read_spaces(table: Table, at_least: int) -> tuple[tuple[int, ...], ...]:
    """[ISR-DATA-1, ISR-COMP-6] Up to four spaces, printed in basic resources only."""
    spaces = table.tables("spaces")
    if not at_least <= len(spaces) <= SPACES:
        raise table.complaint("spaces", f"expected {at_least} to {SPACES} spaces, not {len(spaces)}")
    costs = []
    for space in spaces:
        cost = tuple([space.number(resource, 1, 99, 0) for resource in BASIC])
        space.finish()
        costs.append(cost)
    return tuple(costs)


def _read_shapes(root: Table) -> dict[str, tuple[tuple[int, int], ...]]:
    """[ISR-DATA-3] Shapes are edge-connected, have 2 to 9 cells, start at row and column 0, and fit the grid."""
    shapes: dict[str, tuple[tuple[int, int], ...]] = {}
    for table in root.tables("shape"):
        id = table.entry().id
        cells: list[tuple[int, int]] = []
        for cell in table.items("cells"):
            if not (isinstance(cell, list) and len(cell) == 2 and all(isinstance(n, int) and n >= 0 for n in cell)):
                raise table.complaint("cells", f"expected [row, column] pairs, not {cell!r}")
            cells.append((cell[0], cell[1]))
        if not 2 <= len(cells) <= 9 or len(set(cells)) != len(cells):
            raise table.complaint("cells", "expected 2 to 9 different cells")
        if min(row for row, _ in cells) or min(column for _, column in cells):
            raise table.complaint("cells", "the smallest row and column must be 0")
        if not _is_connected(cells):
            raise table.complaint("cells", "the cells must be connected edge to edge")
        table.number("size", len(cells), len(cells))
        fits = len([mask for mask in placements(tuple(cells)) if mask])
        if not fits:
            raise table.complaint("cells", f"the shape does not fit the {ROWS} x {COLUMNS} grid")
        table.number("placements", fits, fits)
        shapes[id] = tuple(cells)
        table.finish()
    return shapes


def _is_connected(cells: list[tuple[int, int]]) -> bool:
    reached = {cells[0]}
    border = [cells[0]]
    while border:
        row, column = border.pop()
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if near in cells and near not in reached:
                reached.add(near)
                border.append(near)
    return len(reached) == len(cells)


def _read_competition(root: Table, shapes: dict[str, tuple[tuple[int, int], ...]]) -> tuple[Building, ...]:
    """[ISR-COMP-3, ISR-BLDG-11] The Competition sheet: six Buildings, in slots 0 to 5 in file order."""
    buildings = []
    for table in root.tables("competition_building", SLOTS):
        id = table.entry().id
        table.ignore("slot")
        buildings.append(_read_building(table, id, shapes, table.flag("advanced_only")))
        table.finish()
    return tuple(buildings)


def _read_building(
    table: Table, id: str, shapes: dict[str, tuple[tuple[int, int], ...]], advanced_only: bool
) -> Building:
    ability = _read_ability(table.table("ability"), table.text("underlined"))
    plans = []
    for plan in table.tables("plans"):
        shape = plan.text("shape")
        if shape not in shapes:
            raise plan.complaint("shape", f"no shape is called {shape!r}")
        effect = plan.one_of("effect", PLAN_EFFECTS)
        plans.append(Plan(shape, shapes[shape], effect, plan.number("vp", 1, 99) if effect == PLAN_VP else 0))
        plan.finish()
    if len(plans) > PLANS:
        raise table.complaint("plans", f"a Building has at most {PLANS} Plans, not {len(plans)} [ISR-DATA-3]")
    spaces = _read_spaces(table, 0)
    is_final = table.flag("final")
    is_built = table.flag("built_at_start")
    _check_building(table, ability, plans, spaces, is_final, is_built)
    return Building(id, spaces, ability, tuple(plans), is_final, is_built, advanced_only)


def _check_building(
    table: Table,
    ability: Ability,
    plans: list[Plan],
    spaces: tuple[tuple[int, ...], ...],
    is_final: bool,
    is_built: bool,
) -> None:
    """[ISR-DATA-2, ISR-DATA-4, ISR-DATA-7] What the parts of a Building demand of each other."""
    raises = any(plan.effect == RAISE for plan in plans)
    if raises != (ability.underlined > 0):
        raise table.complaint("underlined", "it is set exactly when a Plan of effect raise exists [ISR-DATA-2]")
    scores_by_plans = ability.kind == NONE and bool(plans) and not raises
    if is_final != (ability.is_final() or scores_by_plans):
        raise table.complaint("final", "true exactly for final kinds, or none with only vp Plans [ISR-DATA-4]")
    if is_built != (not spaces):
        raise table.complaint("built_at_start", "true exactly when there are no Build spaces [ISR-DATA-7]")
    if is_built and not (is_final or ability.kind == NONE):
        raise table.complaint("built_at_start", "such a Building is final or of kind none [ISR-DATA-7]")


def _read_ability(table: Table, underlined: str) -> Ability:
    """[ISR-DATA-5, ISR-DATA-6] The keys of a kind are required and all others refused."""
    name = KINDS[table.one_of("kind", KINDS)]
    ability = Ability(KINDS.index(name))
    has_limit = not ability.is_final() and ability.kind != NONE
    if has_limit:
        ability.limit = table.number("limit", 1, 1 if ability.kind == STORE else 9, 1)
    keys = _KEYS[name]
    if "pay" in keys:
        ability.pay = _read_amount(table, "pay", AMOUNT_KEYS[:VP])
    if "gain" in keys:
        ability.gain = _read_amount(table, "gain", AMOUNT_KEYS)
    if "less" in keys:
        ability.less = _read_amount(table, "less", (*BASIC, "any"))
    if "threshold" in keys:
        ability.threshold = table.number("threshold", 1, 99)
    if "dice" in keys:
        ability.dice = table.number("dice", 1, DICE)
    if "target" in keys:
        ability.target = table.one_of("target", TARGETS)
    if "yields" in keys:
        ability.yields = table.one_of("yields", YIELDS[:DIE_RESULT])
    if "amount" in keys:
        ability.amount = table.number("amount", 1, 99)
    if "pool" in keys:
        ability.pool = table.one_of("pool", DICE_POOLS)
    if "faces" in keys:
        ability.faces = tuple([_resource(table, "faces", face) for face in table.texts("faces")])
    if "metric" in keys:
        ability.metric = table.one_of("metric", METRICS)
        ability.vp = table.number("vp", 1, 99)
        if METRICS[ability.metric] == "sections_completed":
            ability.track = table.one_of("track", (*TRACKS, "any"))
    if "divisor" in keys:
        ability.divisor = table.number("divisor", 1, 99)
    if ability.kind == GOAL:
        ability.event = table.one_of("event", GOAL_EVENTS)
        if GOAL_EVENTS[ability.event] == "sections_completed":
            ability.track = table.one_of("track", (*TRACKS, "any"))
        if GOAL_EVENTS[ability.event] == "resource_spent":
            ability.resource = table.one_of("resource", BASIC)
    if ability.kind == TRIGGER:
        ability.event = table.one_of("event", TRIGGER_EVENTS)
        if TRIGGER_EVENTS[ability.event] == "section_completed":
            ability.track = table.one_of("track", (*TRACKS, "any"))
        if ability.gain[ANY]:
            raise table.complaint("gain.any", "a trigger gives named things only [ISR-DATA-6]")
    ability.underlined = _read_underlined(table, ability, underlined, keys, has_limit)
    table.finish()
    return ability


def _read_underlined(table: Table, ability: Ability, path: str, keys: tuple[str, ...], has_limit: bool) -> int:
    """[ISR-DATA-2, ISR-R-16] The one number that a raise increases: a limit, dice, amount, vp or gain that is there."""
    if path not in UNDERLINED:
        raise table.complaint("underlined", f"expected one of {', '.join(UNDERLINED[1:])} or nothing, not {path!r}")
    place = UNDERLINED.index(path)
    is_there = (
        not place
        or (place == UNDERLINED_LIMIT and has_limit and ability.kind != STORE)
        or path in keys
        or (place >= UNDERLINED_GAIN and "gain" in keys and ability.gain[place - UNDERLINED_GAIN] > 0)
    )
    if not is_there:
        raise table.complaint("underlined", f"{path!r} is no number of this ability [ISR-DATA-2]")
    return place


def _read_amount(table: Table, key: str, allowed: tuple[str, ...]) -> tuple[int, ...]:
    amounts = table.table(key)
    if not amounts.keys():
        raise table.complaint(key, "expected at least one amount")
    values = [0] * len(AMOUNT_KEYS)
    for name in allowed:
        values[AMOUNT_KEYS.index(name)] = amounts.number(name, 1, 99, 0)
    amounts.finish()
    return tuple(values)


def _read_sheets(
    root: Table, shapes: dict[str, tuple[tuple[int, int], ...]], counts: dict[str, int]
) -> dict[int, Village]:
    """[ISR-COMP-3, ISR-DATA-1] The Adventure sheets by their numbers, each of six different Buildings."""
    expected_sheets: dict[str, int] = {}
    for table in root.tables("faction"):
        expected_sheets[table.entry().id] = table.number("count", 0)
        table.finish()
    buildings: dict[str, Building] = {}
    expected_uses: dict[str, int] = {}
    for table in root.tables("adventure_building"):
        id = table.entry().id
        table.one_of("faction", list(expected_sheets))
        expected_uses[id] = table.number("count", 0)
        buildings[id] = _read_building(table, id, shapes, False)
        table.finish()
    sheets: dict[int, Village] = {}
    uses = dict.fromkeys(buildings, 0)
    found_sheets = dict.fromkeys(expected_sheets, 0)
    for table in root.tables("adventure_sheet", counts["village_sheet_adventure"]):
        table.entry()
        number = table.number("number", 1, SHEETS)
        if number in sheets:
            raise table.complaint("number", f"there is already a sheet {number}")
        found_sheets[list(expected_sheets)[table.one_of("faction", list(expected_sheets))]] += 1
        names = table.texts("buildings")
        if len(names) != SLOTS or len(set(names)) != SLOTS:
            raise table.complaint("buildings", f"expected exactly {SLOTS} different Buildings [ISR-DATA-1]")
        for name in names:
            if name not in buildings:
                raise table.complaint("buildings", f"no adventure_building is called {name!r}")
            uses[name] += 1
        sheets[number] = Village(tuple([buildings[name] for name in names]))
        table.finish()
    for id, count in expected_uses.items():
        if uses[id] != count:
            raise root.complaint(f"adventure_building[{id}].count", f"says {count}, but {uses[id]} sheets show it")
    for id, count in expected_sheets.items():
        if found_sheets[id] != count:
            raise root.complaint(f"faction[{id}].count", f"says {count}, but it has {found_sheets[id]} sheets")
    return sheets


def _read_ranks(root: Table) -> tuple[Rank, ...]:
    """[ISR-SOLO-3] Ranks from 0 points upwards, without gaps; the last has no upper end."""
    ranks: list[Rank] = []
    tables = root.tables("rank")
    expected = 0
    for i, table in enumerate(tables):
        id = table.entry().id
        low = table.number("min_vp", expected, expected)
        high = -1 if i == len(tables) - 1 else table.number("max_vp", low)
        expected = high + 1
        ranks.append(Rank(id, low, high))
        table.finish()
    if not ranks:
        raise root.complaint("rank", "expected at least one rank")
    return tuple(ranks)


def _read_effect_language(root: Table) -> None:
    """A kind, event or metric without a behaviour in the code is refused here, not met in a game."""
    table = root.table("effect_language")
    table.entry()
    known: list[tuple[str, tuple[str, ...]]] = [
        ("favour_kinds", FAVOUR_KINDS),
        ("kinds", KINDS),
        ("gain_keys", AMOUNT_KEYS),
        ("pay_keys", AMOUNT_KEYS[:VP]),
        ("goal_events", GOAL_EVENTS),
        ("trigger_events", TRIGGER_EVENTS),
        ("final_metrics", METRICS),
        ("targets", TARGETS),
        ("dice_pools", DICE_POOLS),
        ("plan_effects", PLAN_EFFECTS),
    ]
    for key, names in known:
        for name in table.texts(key):
            if name not in names:
                raise table.complaint(key, f"{name!r} has no behaviour in the rules")
    table.finish()
