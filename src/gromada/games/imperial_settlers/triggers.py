"""Triggers: abilities that add something by themselves when an event happens. [ISR-FX-TRIG]"""

from __future__ import annotations

from typing import Final

from gromada.games.imperial_settlers.events import AbilityUsed
from gromada.games.imperial_settlers.payment import UNPAID, gain
from gromada.games.imperial_settlers.printed import ANY_TRACK
from gromada.games.imperial_settlers.state import Empire
from gromada.games.imperial_settlers.values import gain_of, is_working, limit_of

ON_SECTION: Final = 0
ON_HARVEST: Final = 1
ON_SETTLEMENT: Final = 2


def fire(s: Empire, seat: int, event: int, track: int) -> None:
    """[ISR-FX-TRIG, ISR-FX-4] In slot order, up to `limit` times a round, never for a Building not yet working."""
    p = s.players[seat]
    for slot in s.village.trigger_slots:
        ability = s.village.abilities[slot]
        if ability.event != event or (event == ON_SECTION and ability.track != ANY_TRACK and ability.track != track):
            continue
        if is_working(s, p, slot) and p.uses[slot] < limit_of(s, p, slot):
            p.uses[slot] += 1
            s.tell(AbilityUsed(seat, s.village.buildings[slot].id, slot, UNPAID))
            gain(s, seat, gain_of(p, slot, ability), slot)
