"""The Favour token in hand, treated as one more ability. [ISR-FAV-2]"""

from __future__ import annotations

from typing import Final

from gromada.games.imperial_settlers.printed import SLOTS, Ability
from gromada.games.imperial_settlers.state import Empire, Player

TOKEN: Final = SLOTS  # the slot behind the last Building


def ability_in(s: Empire, p: Player, slot: int) -> Ability:
    return s.box.favours[p.token].effect if slot == TOKEN else s.village.abilities[slot]


def id_of(s: Empire, p: Player, slot: int) -> str:
    return s.box.favours[p.token].id if slot == TOKEN else s.village.buildings[slot].id
