"""Where things lie: every seat's two sheets, dice, pools and token; the row of tokens; the shelf of Adventure sheets.

| Place | What lies there |
| --- | --- |
| `favour/ally` | a Favour token in the row |
| `sheet/12`, `sheet/random` | an Adventure sheet to choose |
| `seat/1/die/0` to `/3` | a die as this seat sees it; the last one is the Worker die |
| `seat/1/pool/stone`, `seat/1/workers`, `seat/1/token` | what the seat has this round |
| `seat/1/walls/3`, `seat/1/walls/3/0` | a Section of a Track, and a Build space of it |
| `seat/1/field/2`, `seat/1/field/2/0` | a Field, and a Harvest space of it |
| `seat/1/building/4`, `/4/0`, `/4/plan/1` | a Building, a Build space of it, a Plan of it |
| `seat/1/score/walls` | a score box |
"""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.codec import Json
from gromada.core.places import at
from gromada.core.play import question
from gromada.games.imperial_settlers.actions import (
    Anchor,
    Build,
    BuildVillage,
    ChoosePlan,
    Die,
    Export,
    Harvest,
    Sheet,
    Take,
    Unit,
    Use,
    UseDiscount,
    UseToken,
)
from gromada.games.imperial_settlers.printed import (
    BRIDGES,
    COLUMNS,
    DICE,
    FAVOURS,
    RESOURCES,
    SCORE_BOXES,
    TRACKS,
    Plan,
)
from gromada.games.imperial_settlers.reroll import TurnFace
from gromada.games.imperial_settlers.settlements import PlaceSettlement
from gromada.games.imperial_settlers.state import Empire, Player


def places_of(s: Empire, seat: int, a: Action) -> list[str]:
    """What an answer is about; nothing for the end of a phase and the like, nor where a slot is empty."""
    if isinstance(a, (BuildVillage, Use, UseDiscount, ChoosePlan)) and not s.village.buildings[a.slot].id:
        return []
    if isinstance(a, Build):
        return [at("seat", seat, TRACKS[a.track], a.section, a.space)]
    if isinstance(a, BuildVillage):
        return [at("seat", seat, "building", a.slot, a.space)]
    if isinstance(a, Harvest):
        return [at("seat", seat, "field", a.field, a.space)]
    if isinstance(a, (Use, UseDiscount)):
        return [at("seat", seat, "building", a.slot)]
    if isinstance(a, (UseToken, Export)):
        return [at("seat", seat, "token")]
    if isinstance(a, Die):
        return [at("seat", seat, "die", a.die)]
    if isinstance(a, Unit):
        asked = question(s, seat)
        if isinstance(asked, TurnFace):
            return [at("seat", seat, "die", asked.die)]
        return [at("seat", seat, "pool", RESOURCES[a.resource])]
    if isinstance(a, Take):
        return [at("favour", FAVOURS[a.favour])]
    if isinstance(a, Sheet):
        return [at("sheet", a.number or "random")]
    if isinstance(a, ChoosePlan):
        return [at("seat", seat, "building", a.slot, "plan", a.plan)]
    return anchor_place(s, seat, a)


def anchor_place(s: Empire, seat: int, a: Action) -> list[str]:
    """The first Section of a Settlement; off the grid the one that its corner would lie on."""
    if not isinstance(a, Anchor) or not isinstance(question(s, seat), PlaceSettlement):
        return []
    cells = settled_cells(s, seat, a)
    return [cell_place(seat, *(cells[0] if cells else (a.row, a.column)))]


def settled_cells(s: Empire, seat: int, a: Action) -> list[tuple[int, int]]:
    """The Sections that a Settlement would take, where the seat is asked for its place; none off the grid."""
    asked = question(s, seat)
    if not isinstance(a, Anchor) or not isinstance(asked, PlaceSettlement):
        return []
    plan = s.village.buildings[asked.slot].plans[asked.plan]
    return plan_cells(plan, a.anchor)


def plan_cells(plan: Plan, anchor: int) -> list[tuple[int, int]]:
    mask = plan.masks[anchor]
    return [(bit // COLUMNS, bit % COLUMNS) for bit in range(mask.bit_length()) if mask >> bit & 1]


def cell_place(seat: int, row: int, column: int) -> str:
    return at("seat", seat, TRACKS[row], column)


def geometry_of(s: Empire, seat: int, a: Action) -> dict[str, Json] | None:
    """[ISR-SETTLE-2] The Sections under a Settlement; of a Build space how far it brings its Section or Building."""
    if isinstance(a, (Build, BuildVillage)):
        done, spaces = built_by(s, s.players[seat], a)
        return {"progress": {"have": done, "need": spaces}, "opens": [*opened_by(s, seat, a)]}
    cells: list[Json] = [[row, column] for row, column in settled_cells(s, seat, a)]
    return {"cells": cells} if cells else None


def built_by(s: Empire, p: Player, a: Build | BuildVillage) -> tuple[int, int]:
    """[ISR-TRACK-2, ISR-BLDG-2] Spaces that would be crossed out, and how many there are."""
    if isinstance(a, Build):
        return p.partial_of(a.track).bit_count() + 1, len(s.box.tracks[a.track][a.section].spaces)
    return p.village_of(a.slot).bit_count() + 1, len(s.village.buildings[a.slot].spaces)


def opened_by(s: Empire, seat: int, a: Build | BuildVillage) -> list[str]:
    """[ISR-TRACK-1, ISR-HARV-2, ISR-BLDG-2] What the last space gives access to: the next Section, a Field, an ability.

    An ability works from the next round on.
    """
    done, spaces = built_by(s, s.players[seat], a)
    if done < spaces:
        return []
    if isinstance(a, BuildVillage):
        return [at("seat", seat, "building", a.slot)]
    found = [cell_place(seat, a.track, a.section + 1)] if a.section + 1 < len(s.box.tracks[a.track]) else []
    if a.track == BRIDGES:
        fields = s.box.fields
        found += [at("seat", seat, "field", i) for i in range(len(fields)) if fields[i].opened_by == a.section + 1]
    return found


def standing_places(s: Empire) -> list[str]:
    """Everything printed is always there, crossed out or not."""
    found = [at("favour", name) for name in FAVOURS]
    found += [at("sheet", number) for number in s.box.sheets] + [at("sheet", "random")]
    for seat in range(s.seats):
        found += seat_places(s, seat)
    return found


def seat_places(s: Empire, seat: int) -> list[str]:
    found = [at("seat", seat), at("seat", seat, "workers"), at("seat", seat, "token")]
    found += [at("seat", seat, "die", die) for die in range(DICE)]
    found += [at("seat", seat, "pool", name) for name in RESOURCES]
    found += [at("seat", seat, "score", name) for name in SCORE_BOXES]
    for track, sections in enumerate(s.box.tracks):
        for number, section in enumerate(sections):
            found.append(at("seat", seat, TRACKS[track], number))
            found += [at("seat", seat, TRACKS[track], number, space) for space in range(len(section.spaces))]
    for number, field in enumerate(s.box.fields):
        found.append(at("seat", seat, "field", number))
        found += [at("seat", seat, "field", number, space) for space in range(len(field.spaces))]
    for slot, building in enumerate(s.village.buildings):
        found.append(at("seat", seat, "building", slot))
        found += [at("seat", seat, "building", slot, space) for space in range(len(building.spaces))]
        found += [at("seat", seat, "building", slot, "plan", plan) for plan in range(len(building.plans))]
    return found
