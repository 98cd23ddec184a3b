"""Empire: the whole table. Player: one seat's two sheets, pools and what happened this round.

Spaces are bits: space i of slot b is bit `b * SPACES + i`, likewise for Fields and for the Section in
progress of a Track; a Section is bit `row * COLUMNS + column`.
"""

from __future__ import annotations

from typing import Final

from gromada.core.state import Part, State
from gromada.games.imperial_settlers.components import SettlersBox
from gromada.games.imperial_settlers.printed import COLUMNS, ROWS, SLOTS, SPACES, Village

BASIC_MODE: Final = "competition_basic"
ADVANCED_MODE: Final = "competition_advanced"
ADVENTURE_MODE: Final = "adventure"
ADVENTURE_MULTI_MODE: Final = "adventure_multi"
MODES: Final = (BASIC_MODE, ADVANCED_MODE, ADVENTURE_MODE, ADVENTURE_MULTI_MODE)

NO_TOKEN: Final = -1
NO_SLOT: Final = -1
NO_SHEET: Final = 0
UNBUILT: Final = 99  # later than any round


class Player(Part):
    """Both sheets of a seat, its pools, and this round's counters."""

    def __init__(
        self,
        pool: list[int],
        actions: int,
        other_vp: int,
        token: int,
        is_token_used: bool,
        faces: list[int],
        is_window_open: bool,
        sections: list[int],
        partial: int,
        village: int,
        built: list[int],
        raises: list[int],
        fresh_raise: int,
        uses: list[int],
        harvested: int,
        settled: int,
        settlements: list[int],
        done: list[int],
        crossed: int,
        building_crossed: int,
        harvests: int,
        spent: list[int],
    ) -> None:
        self.pool = pool  # stone, wood, food, gold
        self.actions = actions
        self.other_vp = other_vp
        self.token = token
        self.is_token_used = is_token_used
        self.faces = faces  # what each die shows, for this player
        self.is_window_open = is_window_open  # the reroll window
        self.sections = sections  # completed Sections of each Track
        self.partial = partial  # crossed spaces of the Section in progress
        self.village = village  # crossed spaces of the Buildings
        self.built = built  # the round in which each Building was completed
        self.raises = raises  # Settlements of earlier rounds that raise each Building
        self.fresh_raise = fresh_raise  # the slot raised by this round's Settlement
        self.uses = uses  # of each ability, this round
        self.harvested = harvested  # crossed Harvest spaces
        self.settled = settled  # Sections that belong to a Settlement
        self.settlements = settlements  # see settlements.py: (slot, plan, anchor) in one number
        self.done = done  # Sections completed this round, by Track
        self.crossed = crossed  # spaces crossed this round
        self.building_crossed = building_crossed
        self.harvests = harvests
        self.spent = spent  # basic resources spent this round

    def copy(self) -> Player:
        return Player(
            self.pool[:],
            self.actions,
            self.other_vp,
            self.token,
            self.is_token_used,
            self.faces[:],
            self.is_window_open,
            self.sections[:],
            self.partial,
            self.village,
            self.built[:],
            self.raises[:],
            self.fresh_raise,
            self.uses[:],
            self.harvested,
            self.settled,
            self.settlements[:],
            self.done[:],
            self.crossed,
            self.building_crossed,
            self.harvests,
            self.spent[:],
        )

    def completed_sections(self) -> int:
        """Every completed Section as a bit."""
        mask = 0
        for row in range(ROWS):
            mask |= ((1 << self.sections[row]) - 1) << (row * COLUMNS)
        return mask

    def partial_of(self, track: int) -> int:
        return (self.partial >> (track * SPACES)) & ((1 << SPACES) - 1)

    def village_of(self, slot: int) -> int:
        return (self.village >> (slot * SPACES)) & ((1 << SPACES) - 1)

    def harvested_of(self, field: int) -> int:
        return (self.harvested >> (field * SPACES)) & ((1 << SPACES) - 1)


class Empire(State):
    """Everything true at the table now."""

    def __init__(
        self,
        seats: int,
        box: SettlersBox,
        mode: int,
        sheet: int,
        round: int,
        active: int,
        favours: list[int],
        players: list[Player],
        shown: list[Player],
    ) -> None:
        super().__init__(seats)
        self.box = box
        self.mode = mode  # index in MODES
        self.sheet = sheet  # number of the Adventure sheet; NO_SHEET in Competition or not yet chosen
        self.village = village_of(box, mode, sheet)
        self.round = round  # 1 to 10
        self.active = active
        self.favours = favours  # tokens in the row
        self.players = players
        self.shown = shown  # every player at the start of a simultaneous phase, empty otherwise; never changed

    def copy(self) -> Empire:
        players = [player.copy() for player in self.players]
        s = Empire(
            self.seats, self.box, self.mode, self.sheet, self.round, self.active, self.favours[:], players, self.shown
        )
        s.continue_from(self)
        return s

    def has_settlements(self) -> bool:
        """[ISR-ADV-1, ISR-ROUND-3] Every mode but the basic one plays with Plans and Architects."""
        return self.mode != 0


def village_of(box: SettlersBox, mode: int, sheet: int) -> Village:
    """[ISR-SETUP-2] The Village sheet of a mode; before a sheet is chosen the Competition one stands in."""
    if sheet != NO_SHEET:
        return box.sheets[sheet]
    return box.basic_village if MODES[mode] == BASIC_MODE else box.advanced_village


def blank_player(village: Village) -> Player:
    """[ISR-SETUP-1, ISR-SETUP-7] Blank sheets; a Building without Build spaces is completed from the start."""
    return Player(
        pool=[0] * 4,
        actions=0,
        other_vp=0,
        token=NO_TOKEN,
        is_token_used=False,
        faces=[0] * 4,
        is_window_open=False,
        sections=[0] * ROWS,
        partial=0,
        village=0,
        built=built_at_start(village),
        raises=[0] * SLOTS,
        fresh_raise=NO_SLOT,
        uses=[0] * SLOTS,
        harvested=0,
        settled=0,
        settlements=[],
        done=[0] * ROWS,
        crossed=0,
        building_crossed=0,
        harvests=0,
        spent=[0] * 3,
    )


def built_at_start(village: Village) -> list[int]:
    """[ISR-R-12] Buildings without Build spaces count as completed before round 1."""
    return [0 if building.is_built_at_start else UNBUILT for building in village.buildings]
