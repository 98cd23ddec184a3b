"""The Jester: once in a solo game an event that is not yet resolved is discarded."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Detail, Step
from gromada.games.villagers.actions import RESOLVE, Resolve
from gromada.games.villagers.events import JesterUsed
from gromada.games.villagers.state import Valley


def can_use_jester(s: Valley) -> bool:
    """[VIL-SOLO-18, VIL-SOLO-4] The Jester is not a hand card; it needs a face-up event that is not yet resolved."""
    return bool(s.solo) and s.solo[0].has_jester and len(s.solo[0].in_play) > 0


def refuses_jester(s: Valley) -> str:
    """[VIL-SOLO-18] With others there is no Jester at all."""
    if not s.solo:
        return ANOTHER_QUESTION
    return ALLOWED if can_use_jester(s) else "VIL-SOLO-18"


def use_jester(seat: int) -> list[Step]:
    return [JesterEvent(seat)]


def discard_event(s: Valley, event: int) -> None:
    """To the discards of its own season."""
    solo = s.solo[0]
    solo.in_play.remove(event)
    solo.discards[s.box.event_cards[event].season].append(event)


class JesterEvent(Detail[Valley]):
    """[VIL-SOLO-18] Which event the Jester discards; then it is gone itself."""

    def options(self, s: Valley) -> list[Action]:
        return [RESOLVE[event] for event in s.solo[0].in_play]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Resolve):
            return ANOTHER_QUESTION
        return ALLOWED if a.event in s.solo[0].in_play else "VIL-SOLO-18"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Resolve)
        s.solo[0].has_jester = False
        discard_event(s, a.event)
        s.tell(JesterUsed(self.seat, a.event))
