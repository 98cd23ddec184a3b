"""Events that change the phases of a round: what is in play, and what is paid to the bank for it."""

from __future__ import annotations

from gromada.games.villagers.printed import EventPart
from gromada.games.villagers.state import Valley


def part_in_play(s: Valley, op: int) -> EventPart | None:
    """[VIL-SOLO-30] The effect of an event that is face up in this round."""
    for event in s.solo[0].in_play:
        for part in s.box.event_cards[event].parts:
            if part.op == op:
                return part
    return None


def pay_bank_partly(s: Valley, seat: int, gold: int) -> int:
    """[VIL-SOLO-23, VIL-R-35] Whoever has too little pays all of the supply."""
    paid = min(gold, s.players[seat].gold)
    s.players[seat].gold -= paid
    return paid
