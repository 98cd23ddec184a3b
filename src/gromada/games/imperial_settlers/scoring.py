"""Final scoring: sections SCORE and TIE of the ledger, and the ranks of the adventure modes."""

from __future__ import annotations

from typing import Final

from gromada.core.steps import Task
from gromada.games.imperial_settlers.events import Ranked, Scored
from gromada.games.imperial_settlers.printed import (
    ANY_TRACK,
    BRIDGES,
    COLUMNS,
    FIELDS,
    FINAL_PER,
    METRICS,
    ROWS,
    SLOTS,
    Ability,
)
from gromada.games.imperial_settlers.settlements import settlement_vp
from gromada.games.imperial_settlers.state import (
    ADVENTURE_MODE,
    ADVENTURE_MULTI_MODE,
    MODES,
    UNBUILT,
    Empire,
    Player,
)
from gromada.games.imperial_settlers.tracks import is_accessible
from gromada.games.imperial_settlers.values import vp_of

SETTLEMENTS_BOX: Final = 4
OTHER_BOX: Final = 5


class FinalScoring(Task[Empire]):
    """[ISR-SCORE-5, ISR-SOLO-3, ISR-MPADV-3] Fill the six score boxes; in the adventure modes name the rank."""

    def run(self, s: Empire) -> None:
        for seat, p in enumerate(s.players):
            boxes = score_boxes(s, p)
            s.tell(Scored(seat, tuple(boxes)))
            if MODES[s.mode] in (ADVENTURE_MODE, ADVENTURE_MULTI_MODE):
                s.tell(Ranked(seat, s.box.rank_of(sum(boxes))))


def score_boxes(s: Empire, p: Player) -> list[int]:
    """[ISR-SCORE-5, ISR-INV-11] Four Tracks, settlements, other VP: what the sheets are worth as they stand."""
    boxes = [track_vp(s, p, track) for track in range(ROWS)]
    return [*boxes, settlement_vp(s, p), p.other_vp + final_buildings_vp(s, p)]


def track_vp(s: Empire, p: Player, track: int) -> int:
    """[ISR-SCORE-1, ISR-SCORE-2, ISR-SETTLE-11, ISR-R-20] The value of the rightmost completed Section, or 0."""
    completed = p.sections[track]
    return s.box.tracks[track][completed - 1].vp if completed else 0


def final_buildings_vp(s: Empire, p: Player) -> int:
    """[ISR-SCORE-4, ISR-BLDG-4, ISR-BLDG-7, ISR-R-23] Completed final Buildings, whenever they were completed."""
    total = 0
    for slot in s.village.final_slots:
        if p.built[slot] != UNBUILT:
            total += final_vp(s, p, slot, s.village.abilities[slot])
    return total


def final_vp(s: Empire, p: Player, slot: int, ability: Ability) -> int:
    """[ISR-FX-FINALPER, ISR-FX-FINALGOAL, ISR-FX-2] With the last value, all raises counted."""
    amount = metric_of(s, p, ability)
    vp = vp_of(p, slot, ability)
    if p.fresh_raise == slot:
        vp += 1
    if ability.kind == FINAL_PER:
        return vp * (amount // ability.divisor)
    return vp if amount >= ability.threshold else 0


def metric_of(s: Empire, p: Player, ability: Ability) -> int:
    """[ISR-FX-FINALPER] What a final Building counts. [ISR-R-13, ISR-R-30]"""
    metric = METRICS[ability.metric]
    if metric == "flat":
        return 1
    if metric == "sections_completed":
        return sum(p.sections) if ability.track == ANY_TRACK else p.sections[ability.track]
    if metric == "imperial_sections":
        return p.sections.count(COLUMNS)
    if metric == "columns_completed":
        return min(p.sections)
    if metric == "buildings_completed":
        return SLOTS - p.built.count(UNBUILT)
    if metric == "harvest_spaces_crossed":
        return p.harvested.bit_count()
    if metric == "fields_exhausted":
        full = [f for f in range(FIELDS) if is_accessible(s, p, f) and p.harvested_of(f) == s.box.fields[f].all_spaces]
        return len(full)
    if metric == "bridges_completed":
        return len([field for field in range(FIELDS) if is_accessible(s, p, field)])
    assert metric == "settlements", metric
    return len(p.settlements)


def winners(s: Empire) -> list[int]:
    """[ISR-SCORE-5, ISR-TIE-1, ISR-TIE-2] The highest total; then Bridge Sections, then Harvest spaces.

    [ISR-TIE-3, ISR-R-21] Whoever is still tied shares the victory.
    """
    keys = [(sum(score_boxes(s, p)), p.sections[BRIDGES], p.harvested.bit_count()) for p in s.players]
    best = max(keys)
    return [seat for seat, key in enumerate(keys) if key == best]
