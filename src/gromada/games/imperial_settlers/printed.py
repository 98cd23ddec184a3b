"""The words of the sheets: resources, Tracks, kinds of abilities, and records for what is printed.

Resources are numbers: basic ones 0 to 2, Gold 3. An amount is a tuple with the further places "any",
"action" and "vp". `components.py` next door fills the records from the pack.
"""

from __future__ import annotations

from typing import Final

STONE: Final = 0
WOOD: Final = 1
FOOD: Final = 2
GOLD: Final = 3
ANY: Final = 4
ACTION: Final = 5
VP: Final = 6
AMOUNT_KEYS: Final = ("stone", "wood", "food", "gold", "any", "action", "vp")
RESOURCES: Final = ("stone", "wood", "food", "gold")
BASIC: Final = ("stone", "wood", "food")
SCORE_BOXES: Final = ("walls", "cottages", "barns", "bridges", "settlements", "other")

TRACKS: Final = ("walls", "cottages", "barns", "bridges")
WALLS: Final = 0
COTTAGES: Final = 1
BARNS: Final = 2
BRIDGES: Final = 3
VILLAGE: Final = 4  # as a target of abilities, beside the four Tracks
TARGETS: Final = (*TRACKS, "village")
ROWS: Final = 4
COLUMNS: Final = 9
SLOTS: Final = 6
SPACES: Final = 4  # the most that a Section, a Building or a Field may have
FIELDS: Final = 4
PLANS: Final = 4  # the most that a Building may have
SHEETS: Final = 99  # the highest number of an Adventure sheet
WORKER_DIE: Final = 3
DICE: Final = 4

# Kinds of abilities: the effect language. [ISR-FX-1]
NONE: Final = 0
GAIN: Final = 1
EXCHANGE: Final = 2
GOAL: Final = 3
TRIGGER: Final = 4
REROLL: Final = 5
SET_DIE: Final = 6
COPY_DIE: Final = 7
DISCOUNT: Final = 8
FREE_BUILD: Final = 9
FREE_HARVEST: Final = 10
STORE: Final = 11
FINAL_PER: Final = 12
FINAL_GOAL: Final = 13
EXPORT: Final = 14  # only on a Favour token
KINDS: Final = (
    "none",
    "gain",
    "exchange",
    "goal",
    "trigger",
    "reroll",
    "set_die",
    "copy_die",
    "discount",
    "free_build",
    "free_harvest",
    "store",
    "final_per",
    "final_goal",
)
FAVOUR_KINDS: Final = ("gain", "copy_die", "free_harvest", "export")
GOAL_EVENTS: Final = (
    "sections_completed",
    "tracks_advanced",
    "spaces_crossed",
    "building_spaces_crossed",
    "harvests",
    "resource_spent",
    "worker_die_at_most",
)
TRIGGER_EVENTS: Final = ("section_completed", "harvest", "settlement_created")
METRICS: Final = (
    "flat",
    "sections_completed",
    "imperial_sections",
    "columns_completed",
    "buildings_completed",
    "harvest_spaces_crossed",
    "fields_exhausted",
    "bridges_completed",
    "settlements",
)
DICE_POOLS: Final = ("resource", "worker", "any")
YIELDS: Final = ("stone", "wood", "food", "any", "die_result")
ANY_YIELD: Final = 3
DIE_RESULT: Final = 4
PLAN_EFFECTS: Final = ("raise", "vp")
RAISE: Final = 0
PLAN_VP: Final = 1
ANY_TRACK: Final = 4
UNDERLINED: Final = ("", "limit", "dice", "amount", "vp", *[f"gain.{key}" for key in AMOUNT_KEYS])
UNDERLINED_LIMIT: Final = 1
UNDERLINED_DICE: Final = 2
UNDERLINED_AMOUNT: Final = 3
UNDERLINED_VP: Final = 4
UNDERLINED_GAIN: Final = 5  # plus the place of the key in an amount

NOTHING: Final = (0, 0, 0, 0, 0, 0, 0)


class Ability:
    """One sentence of the effect language, as numbers; what a kind does not use is 0."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind
        self.limit = 1
        self.pay: tuple[int, ...] = NOTHING
        self.gain: tuple[int, ...] = NOTHING
        self.less: tuple[int, ...] = NOTHING
        self.event = 0
        self.track = ANY_TRACK
        self.resource = 0
        self.threshold = 0
        self.pool = 0
        self.dice = 0
        self.faces: tuple[int, ...] = ()
        self.target = 0
        self.yields = 0
        self.amount = 0
        self.metric = 0
        self.divisor = 1
        self.vp = 0
        self.underlined = 0

    def is_final(self) -> bool:
        return self.kind == FINAL_PER or self.kind == FINAL_GOAL


class Plan:
    """A Settlement Plan: its legal places on the grid as bit masks. [ISR-SETTLE-2]

    A cell is bit `row * COLUMNS + column`; `masks` has one entry per anchor cell, 0 where the shape sticks out.
    """

    def __init__(self, shape: str, cells: tuple[tuple[int, int], ...], effect: int, vp: int) -> None:
        self.shape: Final = shape
        self.cells: Final = cells
        self.effect: Final = effect
        self.vp: Final = vp
        self.masks: Final = placements(cells)
        self.anchors: Final = tuple([anchor for anchor, mask in enumerate(self.masks) if mask])


def placements(cells: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """[ISR-SETTLE-2] The cells covered from every anchor, by pure translation; 0 where one leaves the grid."""
    masks = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            mask = 0
            for down, right in cells:
                if row + down < ROWS and column + right < COLUMNS:
                    mask |= 1 << ((row + down) * COLUMNS + column + right)
                else:
                    mask = 0
                    break
            masks.append(mask)
    return tuple(masks)


class Building:
    """A Building of the Village sheet: its Build spaces, ability and Plans."""

    def __init__(
        self,
        id: str,
        spaces: tuple[tuple[int, ...], ...],
        ability: Ability,
        plans: tuple[Plan, ...],
        is_final: bool,
        is_built_at_start: bool,
        is_advanced_only: bool,
    ) -> None:
        self.id: Final = id
        self.spaces: Final = spaces
        self.ability: Final = ability
        self.plans: Final = plans
        self.is_final: Final = is_final
        self.is_built_at_start: Final = is_built_at_start
        self.is_advanced_only: Final = is_advanced_only
        self.all_spaces: Final = (1 << len(spaces)) - 1


EMPTY_SLOT: Final = Building("", (), Ability(NONE), (), False, False, False)


class Village:
    """A Village sheet: six slots, and which of them matter when."""

    def __init__(self, buildings: tuple[Building, ...]) -> None:
        self.buildings: Final = buildings
        self.abilities: Final = tuple([building.ability for building in buildings])
        self.window_slots: Final = self._slots(REROLL, SET_DIE)
        self.used_slots: Final = self._slots(GAIN, EXCHANGE, GOAL, COPY_DIE, FREE_BUILD, FREE_HARVEST)
        self.discount_slots: Final = self._slots(DISCOUNT)
        self.trigger_slots: Final = self._slots(TRIGGER)
        self.store_slots: Final = self._slots(STORE)
        self.final_slots: Final = self._slots(FINAL_PER, FINAL_GOAL)

    def _slots(self, *kinds: int) -> tuple[int, ...]:
        return tuple([slot for slot, ability in enumerate(self.abilities) if ability.kind in kinds])


class Section:
    """A Section of a Track: the cost of each Build space, and its VP."""

    def __init__(self, id: str, spaces: tuple[tuple[int, ...], ...], vp: int) -> None:
        self.id: Final = id
        self.spaces: Final = spaces
        self.vp: Final = vp
        self.all_spaces: Final = (1 << len(spaces)) - 1


class Field:
    """A Field: the yield of each Harvest space, and the Bridge Section whose completion opens it."""

    def __init__(self, id: str, spaces: tuple[tuple[int, ...], ...], opened_by: int) -> None:
        self.id: Final = id
        self.spaces: Final = spaces
        self.opened_by: Final = opened_by
        self.all_spaces: Final = (1 << len(spaces)) - 1


class Rank:
    def __init__(self, id: str, min_vp: int, max_vp: int) -> None:
        self.id: Final = id
        self.min_vp: Final = min_vp
        self.max_vp: Final = max_vp  # -1: no upper end


class Favour:
    def __init__(self, id: str, effect: Ability) -> None:
        self.id: Final = id
        self.effect: Final = effect


FAVOURS: Final = ("ally", "gift", "harvest", "export", "lucky_coin")
