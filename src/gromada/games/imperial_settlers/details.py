"""Questions inside a step: which Building, or token, they belong to."""

from __future__ import annotations

from typing import Final

from gromada.core.steps import Detail
from gromada.games.imperial_settlers.state import Empire


class OfSlot(Detail[Empire]):
    """A detail of using the Building in a slot, or the Favour token. [ISR-EXP-10, ISR-EXP-11]"""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot
