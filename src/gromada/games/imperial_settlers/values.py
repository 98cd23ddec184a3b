"""Current values of abilities: printed number plus raises. [ISR-FX-2, ISR-INV-8, ISR-INV-9]"""

from __future__ import annotations

from gromada.games.imperial_settlers.printed import (
    ANY_TRACK,
    UNDERLINED_AMOUNT,
    UNDERLINED_DICE,
    UNDERLINED_GAIN,
    UNDERLINED_LIMIT,
    UNDERLINED_VP,
    Ability,
)
from gromada.games.imperial_settlers.state import Empire, Player


def is_working(s: Empire, p: Player, slot: int) -> bool:
    """[ISR-BLDG-3, ISR-BLDG-10] From the round after the one in which the Building was completed."""
    return p.built[slot] < s.round


def limit_of(s: Empire, p: Player, slot: int) -> int:
    """[ISR-FX-1, ISR-BLDG-5] Uses a round; a raise may add to them."""
    ability = s.village.abilities[slot]
    return ability.limit + (p.raises[slot] if ability.underlined == UNDERLINED_LIMIT else 0)


def dice_of(p: Player, slot: int, ability: Ability) -> int:
    """[ISR-R-15] The number rises without limit; callers stop at the dice that are there."""
    return ability.dice + (p.raises[slot] if ability.underlined == UNDERLINED_DICE else 0)


def amount_of(p: Player, slot: int, ability: Ability) -> int:
    return ability.amount + (p.raises[slot] if ability.underlined == UNDERLINED_AMOUNT else 0)


def vp_of(p: Player, slot: int, ability: Ability) -> int:
    return ability.vp + (p.raises[slot] if ability.underlined == UNDERLINED_VP else 0)


def gain_of(p: Player, slot: int, ability: Ability) -> tuple[int, ...]:
    if ability.underlined < UNDERLINED_GAIN or not p.raises[slot]:
        return ability.gain
    raised = list(ability.gain)
    raised[ability.underlined - UNDERLINED_GAIN] += p.raises[slot]
    return tuple(raised)


def counter_of(p: Player, event: str, ability: Ability) -> int:
    """[ISR-FX-GOAL] How often something has happened this round."""
    if event == "sections_completed":
        return sum(p.done) if ability.track == ANY_TRACK else p.done[ability.track]
    if event == "tracks_advanced":
        return len([count for count in p.done if count])
    if event == "spaces_crossed":
        return p.crossed
    if event == "building_spaces_crossed":
        return p.building_crossed
    if event == "harvests":
        return p.harvests
    assert event == "resource_spent", event
    return p.spent[ability.resource]
