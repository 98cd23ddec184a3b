"""Questions inside a step: which Building, or token, they belong to."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import Detail
from gromada.games.imperial_settlers.reasons import printed_cost, reason
from gromada.games.imperial_settlers.state import Empire


class OfSlot(Detail[Empire]):
    """A detail of using the Building in a slot, or the Favour token. [ISR-EXP-10, ISR-EXP-11]"""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def facts(self, s: Empire, a: Action, rule: str) -> dict[str, Fact]:
        return reason(s, self.seat, a, rule, self.cost_there(s, a))

    def cost_there(self, s: Empire, a: Action) -> tuple[int, ...]:
        """What the space that an answer names would cost by this ability."""
        return printed_cost(s, a)
