"""Tracks and Bridges of the Empire sheet: sections TRACK and BRIDGE of the ledger. [ISR-INV-2, ISR-INV-3]"""

from __future__ import annotations

from gromada.core.steps import ALLOWED
from gromada.games.imperial_settlers.events import BridgeCompleted, SectionCompleted, SpaceCrossed
from gromada.games.imperial_settlers.printed import BRIDGES, COLUMNS, SPACES, TRACKS
from gromada.games.imperial_settlers.state import Empire, Player
from gromada.games.imperial_settlers.triggers import ON_SECTION, fire


def refuses_section(s: Empire, p: Player, track: int, section: int, space: int) -> str:
    """[ISR-TRACK-1, ISR-TRACK-2, ISR-TRACK-5, ISR-BUILD-4] Whether a Track's space may be crossed out at all."""
    current = p.sections[track]
    if section == current:
        if p.partial >> (track * SPACES + space) & 1:
            return "ISR-BUILD-4"
        return ALLOWED if space < len(s.box.tracks[track][section].spaces) else "ISR-TRACK-2"
    if current == COLUMNS:
        return "ISR-TRACK-5"
    return "ISR-BUILD-4" if section < current else "ISR-TRACK-1"


def cross_section(s: Empire, seat: int, track: int, space: int, paid: tuple[int, ...]) -> None:
    """[ISR-TRACK-2, ISR-TRACK-4] Crosses out a space of the current Section; the last one completes it."""
    p = s.players[seat]
    section = s.box.tracks[track][p.sections[track]]
    p.partial |= 1 << (track * SPACES + space)
    p.crossed += 1
    s.tell(SpaceCrossed(seat, section.id, space, TRACKS[track], p.sections[track], paid))
    if p.partial_of(track) == section.all_spaces:
        complete_section(s, seat, track)


def complete_section(s: Empire, seat: int, track: int) -> None:
    """[ISR-R-27] A Section counts when its last space is crossed; then Bridge, then triggers. [ISR-BRIDGE-1]"""
    p = s.players[seat]
    s.tell(SectionCompleted(seat, s.box.tracks[track][p.sections[track]].id))
    p.partial &= ~(((1 << SPACES) - 1) << (track * SPACES))
    p.sections[track] += 1
    p.done[track] += 1
    if track == BRIDGES:
        for field in s.box.fields:
            if field.opened_by == p.sections[BRIDGES]:
                s.tell(BridgeCompleted(seat, field.id))
    fire(s, seat, ON_SECTION, track)


def is_accessible(s: Empire, p: Player, field: int) -> bool:
    """[ISR-BRIDGE-2, ISR-HARV-2] A Field is open from the moment its Bridge is completed."""
    return p.sections[BRIDGES] >= s.box.fields[field].opened_by
