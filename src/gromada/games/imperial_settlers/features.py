"""Numbers for learners: one vector of fixed size a seat, from what that seat is shown.

The seat comes first, then the others clockwise; absent seats are zeros. All numbers are roughly 0 to 1.
"""

from __future__ import annotations

from typing import Final

from gromada.games.imperial_settlers.printed import (
    COLUMNS,
    FAVOURS,
    FIELDS,
    RESOURCES,
    ROWS,
    SLOTS,
    SPACES,
    TRACKS,
    WORKER_DIE,
)
from gromada.games.imperial_settlers.scoring import score_boxes
from gromada.games.imperial_settlers.state import MODES, UNBUILT, Empire, Player
from gromada.games.imperial_settlers.values import is_working

MAX_SEATS: Final = 4


def _player_names() -> list[str]:
    names = [f"pool_{name}" for name in RESOURCES] + ["actions", "window", "token_used", "other_vp", "total"]
    names += [f"token_{name}" for name in FAVOURS] + [f"sections_{name}" for name in TRACKS]
    names += [f"partial_{track}_{space}" for track in TRACKS for space in range(SPACES)]
    names += [f"die{die}_{name}" for die in range(WORKER_DIE) for name in RESOURCES] + ["workers"]
    for slot in range(SLOTS):
        names += [f"slot{slot}_{what}" for what in ("crossed", "built", "works", "uses", "raises")]
    names += [f"field{field}_harvested" for field in range(FIELDS)]
    return [*names, "settlements", "settled", "crossed", "sections_done"]


PLAYER_NAMES: Final = tuple(_player_names())


def feature_names() -> list[str]:
    names = [f"mode_{mode}" for mode in MODES] + ["round", "is_active"] + [f"row_{name}" for name in FAVOURS]
    for i in range(MAX_SEATS):
        names += [f"player{i}_{name}" for name in ("present", *PLAYER_NAMES)]
    return names


def features(s: Empire, seat: int) -> list[float]:
    """[ISR-HID-3] Others are read as they are shown, not as they are."""
    values = [1.0 if s.mode == mode else 0.0 for mode in range(len(MODES))]
    values += [s.round / s.box.rounds, 1.0 if s.active == seat else 0.0]
    values += [1.0 if favour in s.favours else 0.0 for favour in range(len(FAVOURS))]
    for i in range(MAX_SEATS):
        if i >= s.seats:
            values += [0.0] * (1 + len(PLAYER_NAMES))
            continue
        other = (seat + i) % s.seats
        p = s.players[other] if other == seat or not s.shown else s.shown[other]
        values.append(1.0)
        values += player_features(s, p)
    return values


def player_features(s: Empire, p: Player) -> list[float]:
    values = [units / 10 for units in p.pool]
    values += [p.actions / 10, float(p.is_window_open), float(p.is_token_used), p.other_vp / 50]
    values.append(sum(score_boxes(s, p)) / 100)
    values += [1.0 if p.token == favour else 0.0 for favour in range(len(FAVOURS))]
    values += [sections / COLUMNS for sections in p.sections]
    values += [float(p.partial >> bit & 1) for bit in range(ROWS * SPACES)]
    for die in range(WORKER_DIE):
        values += [1.0 if p.faces[die] == resource else 0.0 for resource in range(len(RESOURCES))]
    values.append(p.faces[WORKER_DIE] / 5)
    for slot in range(SLOTS):
        values.append(p.village_of(slot).bit_count() / SPACES)
        values += [float(p.built[slot] != UNBUILT), float(is_working(s, p, slot)), p.uses[slot] / 9, p.raises[slot] / 9]
    values += [p.harvested_of(field).bit_count() / SPACES for field in range(FIELDS)]
    return values + [len(p.settlements) / 10, p.settled.bit_count() / 36, p.crossed / 20, sum(p.done) / 10]
