"""Privileges: whether a helper may still use one, and what using it means. Section BLD of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.games.craftsmen.events import PrivilegeUsed
from gromada.games.craftsmen.printed import LEVELS, QUEUE
from gromada.games.craftsmen.state import USED, Craft

NO_DISC: Final = -1  # a winter action has no disc


def is_on_gold(s: Craft, disc: int) -> bool:
    """[CRA-BLD-3, CRA-WIN-4] Lower or upper disc of a gold space; winter actions are not on gold."""
    return disc != NO_DISC and s.box.is_gold[disc // LEVELS]


def may_use_privilege(s: Craft, seat: int, disc: int) -> bool:
    """[CRA-BLD-4, CRA-BLD-5, CRA-WIN-3] On gold, or with a token; once for each helper."""
    if disc != NO_DISC:
        if s.queue[disc] & USED:
            return False
        if s.box.is_gold[disc // LEVELS]:
            return True
    return s.players[seat].privilege > 0


def use_privilege(s: Craft, seat: int, disc: int) -> None:
    """[CRA-BLD-6, CRA-BLD-8, CRA-BLD-9, CRA-RULING-36] Noted when its effect occurs; a token is in the pool at once."""
    by_token = not is_on_gold(s, disc)
    if by_token:
        s.players[seat].privilege -= 1
        s.privilege_pool += 1
    if disc != NO_DISC:
        s.queue[disc] |= USED
    if s.is_telling:
        town, lying = divmod(disc, QUEUE) if disc != NO_DISC else (-1, 0)
        s.tell(PrivilegeUsed(seat, int(by_token), town, lying // LEVELS, lying % LEVELS))
