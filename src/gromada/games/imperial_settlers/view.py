"""What one seat may see, and a guess at what it may not: section HID of the ledger."""

from __future__ import annotations

from typing import TypedDict

from gromada.core.places import at
from gromada.core.play import apply, options, question
from gromada.core.rng import Rng
from gromada.core.state import Lane
from gromada.core.steps import Step
from gromada.games.imperial_settlers.actions import Anchor, ChoosePlan
from gromada.games.imperial_settlers.expand import Expand
from gromada.games.imperial_settlers.printed import (
    COLUMNS,
    FAVOURS,
    FIELDS,
    GOAL,
    GOAL_EVENTS,
    PLANS,
    RESOURCES,
    ROWS,
    SLOTS,
    TRACKS,
    WORKER_DIE,
    Ability,
)
from gromada.games.imperial_settlers.reasons import goal_reached
from gromada.games.imperial_settlers.scoring import final_vp, score_boxes, track_vp
from gromada.games.imperial_settlers.settlements import CELLS, PlaceSettlement, Settle, slot_of
from gromada.games.imperial_settlers.state import MODES, NO_TOKEN, UNBUILT, Empire, Player
from gromada.games.imperial_settlers.tracks import is_accessible
from gromada.games.imperial_settlers.values import is_working, limit_of


class FavourView(TypedDict):
    at: str
    id: str


class TrackView(TypedDict):
    id: str
    completed: int
    partial: list[bool]  # the spaces of the Section in progress
    next_vp: int  # points that the next Section would add


class ProgressView(TypedDict):
    """How far a condition has come this round."""

    have: int
    need: int


class BuildingView(TypedDict):
    at: str
    id: str
    crossed: list[bool]
    completed_in: int | None  # a round; 0 stands for the start
    is_working: bool
    uses: int
    limit: int
    raises: int
    progress: ProgressView | None  # of a goal
    worth_now: int | None  # what a final Building scores, or would score if it were completed now


class FieldView(TypedDict):
    at: str
    id: str
    is_accessible: bool
    crossed: list[bool]


class SettlementView(TypedDict):
    slot: int
    plan: int
    row: int
    column: int


class PlanView(TypedDict):
    """A Plan that may be used now, and where it fits."""

    slot: int
    plan: int
    places: list[list[int]]  # anchors: row and column


class PlayerView(TypedDict):
    at: str
    seat: int
    pool: dict[str, int]
    actions: int
    token: str | None
    is_token_used: bool
    is_window_open: bool
    dice: list[str]
    workers: int
    tracks: list[TrackView]
    buildings: list[BuildingView]
    fields: list[FieldView]
    settlements: list[SettlementView]
    boxes: list[int]  # walls, cottages, barns, bridges, settlements, other VP: as the sheet stands
    total: int


class EmpireView(TypedDict):
    game: str
    mode: str
    sheet: int | None
    round: int
    rounds: int
    active: int
    favours: list[FavourView]
    players: list[PlayerView]
    settling: list[PlanView]  # of the seat that looks, while it creates a Settlement
    rank: str | None


def shown_to(s: Empire, seat: int, viewer: int | None) -> Player:
    """[ISR-HID-3] A player as the viewer may see it: of a running phase, as it began it."""
    return s.players[seat] if seat == viewer or not s.shown else s.shown[seat]


def view(s: Empire, seat: int | None) -> EmpireView:
    """[ISR-HID-1, ISR-HID-4] Everything is open; of a running phase others are shown as they began it. [ISR-HID-3]"""
    shown = [shown_to(s, other, seat) for other in range(s.seats)]
    is_ranked = s.is_over() and s.sheet > 0 and s.seats == 1
    return {
        "game": "imperial_settlers",
        "mode": MODES[s.mode],
        "sheet": s.sheet or None,
        "round": s.round,
        "rounds": s.box.rounds,
        "active": s.active,
        "favours": [{"at": at("favour", FAVOURS[favour]), "id": FAVOURS[favour]} for favour in s.favours],
        "players": [player_view(s, other, player) for other, player in enumerate(shown)],
        "settling": [] if seat is None else settling(s, seat),
        "rank": s.box.rank_of(sum(score_boxes(s, s.players[0]))) if is_ranked else None,
    }


def settling(s: Empire, seat: int) -> list[PlanView]:
    """[ISR-SETTLE-2, ISR-SETTLE-6] Every Plan that fits somewhere; once one is chosen, that one."""
    asked = question(s, seat)
    if isinstance(asked, Settle):
        chosen = [(a.slot, a.plan) for a in asked.options(s) if isinstance(a, ChoosePlan)]
    elif isinstance(asked, PlaceSettlement):
        chosen = [(asked.slot, asked.plan)]
    else:
        chosen = []
    found: list[PlanView] = []
    for slot, plan in chosen:
        offered = PlaceSettlement(seat, slot, plan).options(s)
        places = [[a.row, a.column] for a in offered if isinstance(a, Anchor)]
        found.append({"slot": slot, "plan": plan, "places": places})
    return found


def player_view(s: Empire, seat: int, p: Player) -> PlayerView:
    boxes = score_boxes(s, p)
    return {
        "at": at("seat", seat),
        "seat": seat,
        "pool": {name: p.pool[i] for i, name in enumerate(RESOURCES)},
        "actions": p.actions,
        "token": None if p.token == NO_TOKEN else FAVOURS[p.token],
        "is_token_used": p.is_token_used,
        "is_window_open": p.is_window_open,
        "dice": [RESOURCES[face] for face in p.faces[:WORKER_DIE]],
        "workers": p.faces[WORKER_DIE],
        "tracks": [track_view(s, p, track) for track in range(ROWS)],
        "buildings": [building_view(s, seat, p, slot) for slot in range(SLOTS)],
        "fields": [field_view(s, seat, p, field) for field in range(FIELDS)],
        "settlements": [settlement_view(settlement) for settlement in p.settlements],
        "boxes": boxes,
        "total": sum(boxes),
    }


def bits(mask: int, count: int) -> list[bool]:
    return [bool(mask >> i & 1) for i in range(count)]


def track_view(s: Empire, p: Player, track: int) -> TrackView:
    completed = p.sections[track]
    following = s.box.tracks[track][completed] if completed < COLUMNS else None
    return {
        "id": TRACKS[track],
        "completed": completed,
        "partial": bits(p.partial_of(track), len(following.spaces) if following else 0),
        "next_vp": following.vp - track_vp(s, p, track) if following else 0,
    }


def building_view(s: Empire, seat: int, p: Player, slot: int) -> BuildingView:
    building = s.village.buildings[slot]
    ability = building.ability
    return {
        "at": at("seat", seat, "building", slot),
        "id": building.id,
        "crossed": bits(p.village_of(slot), len(building.spaces)),
        "completed_in": None if p.built[slot] == UNBUILT else p.built[slot],
        "is_working": is_working(s, p, slot),
        "uses": p.uses[slot],
        "limit": limit_of(s, p, slot),
        "raises": p.raises[slot],
        "progress": {"have": goal_reached(p, slot, s), "need": ability.threshold} if is_counted(ability) else None,
        "worth_now": final_vp(s, p, slot, ability) if ability.is_final() else None,
    }


def is_counted(ability: Ability) -> bool:
    """Whether an ability waits for something that is counted up in a round; what the Worker die shows is not."""
    return ability.kind == GOAL and GOAL_EVENTS[ability.event] != "worker_die_at_most"


def field_view(s: Empire, seat: int, p: Player, field: int) -> FieldView:
    printed = s.box.fields[field]
    return {
        "at": at("seat", seat, "field", field),
        "id": printed.id,
        "is_accessible": is_accessible(s, p, field),
        "crossed": bits(p.harvested_of(field), len(printed.spaces)),
    }


def settlement_view(settlement: int) -> SettlementView:
    anchor = settlement % CELLS
    return {
        "slot": slot_of(settlement),
        "plan": settlement // CELLS % PLANS,
        "row": anchor // COLUMNS,
        "column": anchor % COLUMNS,
    }


def determinize(s: Empire, seat: int | None, rng: Rng) -> Empire:
    """[ISR-HID-2, ISR-HID-3] Other luck; and of a running phase, another course for everyone else.

    A seat that has already finished is played to its end at random from where it began.
    """
    guess = s.copy()
    guess.rng = rng.fork(0)
    if not s.shown:
        guess.lanes = [Lane(lane.seat, lane.agenda, rng.fork(1 + lane.seat)) for lane in guess.lanes]
        return guess
    guess.lanes = []
    finished = []
    for lane in s.lanes:
        own = lane.seat == seat
        agenda: list[Step] = lane.agenda[:] if own else [phase_question(s, lane.seat)]
        guess.lanes.append(Lane(lane.seat, agenda, rng.fork(1 + lane.seat)))
        if not own:
            guess.players[lane.seat] = s.shown[lane.seat].copy()
            if not lane.agenda:
                finished.append(lane.seat)
    for other in finished:
        while answers := options(guess, other):
            apply(guess, other, answers[rng.below(len(answers))])
    return guess


def phase_question(s: Empire, seat: int) -> Step:
    """The question with which the running phase began. Only Expand opens the reroll window."""
    return Expand(seat) if s.shown[seat].is_window_open else Settle(seat)
