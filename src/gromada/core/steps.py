"""Steps: what the rules still have to do. A Task acts, a Choice asks, a Chance is settled by luck.

Steps are immutable and hold seats, ids and counts, never objects of the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.fields import Value
from gromada.core.rng import Rng

if TYPE_CHECKING:
    from gromada.core.state import State

S = TypeVar("S", bound="State")

ALLOWED: Final = ""  # the answer of a refusal that refuses nothing
NOT_ASKED_NOW: Final = "CORE-TURN-1"
GAME_OVER: Final = "CORE-OVER-1"
ANOTHER_QUESTION: Final = "CORE-ASK-1"

# How a step is answered.
AT_ONCE: Final = 0  # by one answer
GATHERED: Final = 1  # by many small ones that are picked together before any is sent, such as the cards of a payment
IN_TURN: Final = 2  # by many small ones, each of which is carried out when it is given, such as a transport


class Step(Value):
    """One thing the rules still have to do."""


class Task(Step, Generic[S]):
    """The rules act and nobody is asked."""

    def run(self, s: S) -> None:
        raise NotImplementedError(f"{type(self).__name__}.run")


class Choice(Step, Generic[S]):
    """Asks one seat. `options` and `refusal` ask the same predicates, so a refusal has its reason."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def options(self, s: S) -> list[Action]:
        """Everything allowed now; never empty."""
        raise NotImplementedError(f"{type(self).__name__}.options")

    def choose(self, s: S, a: Action) -> None:
        raise NotImplementedError(f"{type(self).__name__}.choose")

    def refusal(self, s: S, a: Action) -> str:
        """The id of the rule that forbids the action, or ALLOWED. [CORE-ASK-1]"""
        return ANOTHER_QUESTION

    def allowed(self, s: S, actions: Sequence[Action]) -> list[Action]:
        """Those of some actions that nothing forbids: the options of a question with few answers."""
        return [action for action in actions if self.refusal(s, action) == ALLOWED]

    def facts(self, s: S, a: Action, rule: str) -> dict[str, Fact]:
        """What the sentence about a refusal needs beside the rule itself."""
        return {}

    def is_automatic(self) -> bool:
        """Whether a single option is taken without asking; the kinds of questions below say so, no game does."""
        return False

    def manner(self) -> int:
        """How the step that this question belongs to is answered. For many small answers the game has a proposal."""
        return AT_ONCE


class Obvious(Choice[S]):
    """A question that answers itself when a single answer is left. [CORE-ASK-2]"""

    def is_automatic(self) -> bool:
        return True


class Detail(Obvious[S]):
    """A later part of a step already begun; it answers itself, too. [CORE-ASK-2]"""


class Secret(Detail[S]):
    """A detail that is asked even when a single answer is left, so that silence tells nothing. [CORE-ASK-3]"""

    def is_automatic(self) -> bool:
        return False


class Chance(Step, Generic[S]):
    """Settled by luck: tests settle by hand, search draws another outcome."""

    def sample(self, s: S, rng: Rng) -> tuple[int, ...]:
        raise NotImplementedError(f"{type(self).__name__}.sample")

    def settle(self, s: S, outcome: tuple[int, ...]) -> None:
        raise NotImplementedError(f"{type(self).__name__}.settle")

    def is_seen(self) -> bool:
        """Whether anyone sees the outcome: then nobody takes back what led to it. [CORE-UNDO-1]"""
        return True
