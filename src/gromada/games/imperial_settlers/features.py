"""Numbers for learners: one vector of fixed size a seat, from what that seat is shown.

The seat comes first, then the others clockwise; absent seats are zeros.
docs/games/imperial_settlers.md lists the blocks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gromada.core.features import Layout, Questions, Sink
from gromada.core.play import awaited, question
from gromada.games.imperial_settlers.actions import CATALOGUE
from gromada.games.imperial_settlers.printed import (
    COLUMNS,
    FAVOURS,
    FIELDS,
    PLANS,
    RESOURCES,
    ROWS,
    SHEETS,
    SLOTS,
    SPACES,
    TRACKS,
    WORKER_DIE,
)
from gromada.games.imperial_settlers.scoring import score_boxes
from gromada.games.imperial_settlers.settlements import CELLS, slot_of
from gromada.games.imperial_settlers.state import MODES, NO_SLOT, NO_TOKEN, UNBUILT, Empire, Player
from gromada.games.imperial_settlers.values import is_working

if TYPE_CHECKING:
    from mypy_extensions import i64

MAX_SEATS: Final = 4
MANY: Final = 20.0  # more units, actions or uses than a round has ever seen make a number above 1
MOST: Final = 10.0  # and none is above this
POINTS: Final = 100.0
BOXES: Final = ("walls", "cottages", "barns", "bridges", "settlements", "other")


class Teller:
    """Where each number of a position stands, and what it is."""

    def __init__(self) -> None:
        layout = Layout()
        self.layout: Final = layout
        asked = Questions(layout, "gromada.games.imperial_settlers.")
        asked.one_of("slot", SLOTS)
        asked.one_of("plan", PLANS)
        asked.one_of("die", WORKER_DIE + 1)
        asked.one_of("space", len(CATALOGUE))
        asked.amount("saving", 10.0, MOST)
        for name in ("named", "turned"):
            asked.some_of(name, WORKER_DIE + 1, MOST)
        for name in ("paid", "chosen", "kept", "faces"):
            asked.some_of(name, len(RESOURCES), MOST)
        asked.amounts("cost", len(RESOURCES), 10.0, MOST)
        asked.ready()
        self.asked: Final = asked
        self.mode: Final = layout.block("mode", MODES)
        self.sheet: Final = layout.block("sheet", range(1, SHEETS + 1))
        self.round: Final = layout.block("round", ["of_all", "is_over"])
        self.row: Final = layout.block("row", FAVOURS)
        part = Layout()
        self.part: Final = part
        self.present: Final = part.block("seat", ["present", "is_active", "is_asked"])
        self.flags: Final = part.block("is", ["window_open", "token_used"])
        self.pool: Final = part.block("pool", RESOURCES, MOST)
        self.actions: Final = part.block("left", ["actions"], MOST)
        self.boxes: Final = part.block("points", BOXES, MOST, -MOST)
        self.token: Final = part.block("token", FAVOURS)
        self.sections: Final = part.block("sections", TRACKS)
        self.partial: Final = part.block("partial", [f"{track}_{i}" for track in TRACKS for i in range(SPACES)])
        self.faces: Final = part.block("die", [f"{die}_{name}" for die in range(WORKER_DIE) for name in RESOURCES])
        self.workers: Final = part.block("die_workers", ["count"], MOST)
        self.village: Final = part.block("crossed", [f"{slot}_{i}" for slot in range(SLOTS) for i in range(SPACES)])
        self.built: Final = part.block("built", range(SLOTS))
        self.built_in: Final = part.block("built_in", range(SLOTS))
        self.works: Final = part.block("works", range(SLOTS))
        self.uses: Final = part.block("uses", range(SLOTS), MOST)
        self.raises: Final = part.block("raises", range(SLOTS), MOST)
        self.fresh: Final = part.block("raised_now", range(SLOTS))
        self.harvested: Final = part.block("harvested", [f"{one}_{i}" for one in range(FIELDS) for i in range(SPACES)])
        self.settled: Final = part.block("settled", range(CELLS))
        self.anchors: Final = part.block("settlement", range(CELLS))
        self.plans: Final = part.block("settlement_plan", range(CELLS))
        self.slots: Final = part.block("settlement_slot", range(CELLS))
        self.done: Final = part.block("sections_now", TRACKS, MOST)
        self.counters: Final = part.block("now", ["crossed", "building_crossed", "harvests"], MOST)
        self.spent: Final = part.block("spent_now", RESOURCES[:3], MOST)
        self.players: Final = layout.repeat("player", MAX_SEATS, part)

    def put(self, s: Empire, seat: int, out: Sink) -> None:
        """[ISR-HID-3] Others are read as they are shown, not as they are."""
        choice = question(s, seat)
        if choice is not None:
            self.asked.put(choice, s.seats, out)
        out.one(self.mode + s.mode)
        if s.sheet > 0:
            out.one(self.sheet + s.sheet - 1)
        out.put(self.round, s.round / s.box.rounds)
        if s.is_over():
            out.one(self.round + 1)
        for favour in s.favours:
            out.one(self.row + favour)
        asked = awaited(s)
        for i in range(s.seats):
            other = (seat + i) % s.seats
            start = self.players + i * self.part.width
            out.one(start + self.present)
            if s.active == other:
                out.one(start + self.present + 1)
            if other in asked:
                out.one(start + self.present + 2)
            self._player(s, s.players[other] if other == seat or not s.shown else s.shown[other], start, out)

    def _player(self, s: Empire, p: Player, start: i64, out: Sink) -> None:
        for i in range(len(RESOURCES)):
            out.put(start + self.pool + i, p.pool[i] / MANY)
        if p.is_window_open:
            out.one(start + self.flags)
        if p.is_token_used:
            out.one(start + self.flags + 1)
        out.put(start + self.actions, p.actions / MANY)
        points = score_boxes(s, p)
        for i in range(len(points)):
            out.put(start + self.boxes + i, points[i] / POINTS)
        if p.token != NO_TOKEN:
            out.one(start + self.token + p.token)
        for track in range(ROWS):
            out.put(start + self.sections + track, p.sections[track] / COLUMNS)
            out.put(start + self.done + track, p.done[track] / MANY)
        out.bits(start + self.partial, p.partial)
        for die in range(WORKER_DIE):
            out.one(start + self.faces + die * len(RESOURCES) + p.faces[die])
        out.put(start + self.workers, p.faces[WORKER_DIE] / MANY)
        out.bits(start + self.village, p.village)
        for slot in range(SLOTS):
            self._building(s, p, slot, start, out)
        if p.fresh_raise != NO_SLOT:
            out.one(start + self.fresh + p.fresh_raise)
        out.bits(start + self.harvested, p.harvested)
        out.bits(start + self.settled, p.settled)
        for settlement in p.settlements:
            anchor = settlement % CELLS
            out.one(start + self.anchors + anchor)
            out.put(start + self.plans + anchor, (settlement // CELLS % PLANS + 1) / PLANS)
            out.put(start + self.slots + anchor, (slot_of(settlement) + 1) / SLOTS)
        out.put(start + self.counters, p.crossed / MANY)
        out.put(start + self.counters + 1, p.building_crossed / MANY)
        out.put(start + self.counters + 2, p.harvests / MANY)
        for i in range(3):
            out.put(start + self.spent + i, p.spent[i] / MANY)

    def _building(self, s: Empire, p: Player, slot: int, start: i64, out: Sink) -> None:
        if p.built[slot] != UNBUILT:
            out.one(start + self.built + slot)
            out.put(start + self.built_in + slot, p.built[slot] / s.box.rounds)
            if is_working(s, p, slot):
                out.one(start + self.works + slot)
        out.put(start + self.uses + slot, p.uses[slot] / MANY)
        out.put(start + self.raises + slot, p.raises[slot] / MANY)
