"""Refusals: what the server does not do, each with a code, its facts, and one sentence in the reader's language.

The sentences are `refused-CODE` in the Fluent files. API users get the English one beside the code; the page says it
in the language of the moment.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from gromada.bots.registry import BadBot
from gromada.core.errors import (
    BadRecord,
    BadSetup,
    GromadaError,
    NotARecord,
    OtherRecord,
    UnreadableMove,
)
from gromada.table.messages import Code, Problem
from gromada.texts import Texts

STATUS: Final[dict[Code, int]] = {
    # what was said cannot be understood, or is against the rules of the game
    "bot-limits": 400,
    "holders": 400,
    "illegal-move": 400,
    "no-bot": 400,
    "no-hello": 400,
    "no-language": 400,
    "no-lesson": 400,
    "no-move": 400,
    "no-record": 400,
    "not-understood": 400,
    "other-record": 400,
    "record": 400,
    "setup": 400,
    "setup-rule": 400,
    "unreadable-move": 400,
    # who asks, how much and how often
    "foreign-site": 403,
    "other-host": 403,
    "no-page": 404,
    "no-puzzle": 404,
    "no-review": 404,
    "no-table": 404,
    "too-large": 413,
    "too-fast": 429,
    # the table does not allow it now
    "agreed-already": 409,
    "all-taken": 409,
    "bot-already": 409,
    "bot-seat": 409,
    "busy": 409,
    "deal-alone": 409,
    "deal-forward": 409,
    "deal-open": 409,
    "deal-played": 409,
    "leave-used": 409,
    "no-leave": 409,
    "on-leave": 409,
    "full-of-lookers": 409,
    "game-over": 409,
    "no-bot-there": 409,
    "no-clock": 409,
    "no-hints": 409,
    "no-key": 409,
    "no-line": 409,
    "no-place": 409,
    "no-pack": 409,
    "no-proposal": 409,
    "no-seat": 409,
    "no-time-wish": 409,
    "not-asked": 409,
    "not-free": 409,
    "not-host": 409,
    "not-long-away": 409,
    "not-public": 409,
    "not-together": 409,
    "not-yours": 409,
    "nothing-stuck": 409,
    "nothing-to-undo": 409,
    "other-rules": 409,
    "proposal-waits": 409,
    "record-closed": 409,
    "review-waits": 409,
    "rematch-early": 409,
    "rematch-exists": 409,
    "stale": 409,
    "there-already": 409,
    "time-waits": 409,
    # a bug, or a database that does not answer
    "failure": 500,
    "no-advice": 503,
    "no-database": 503,
}
_RULE: Final = re.compile(r"\[([A-Z]+-[A-Z]+-\d+)\]$")  # how a sentence of a game names its rule


class Refused(GromadaError):
    """Something that this table does not do now."""

    def __init__(self, code: Code, **facts: int | str) -> None:
        super().__init__(english().say(f"refused-{code}", **facts), "", dict(facts))
        self.code: Final = code


@cache
def english() -> Texts:
    return Texts(None, "en")


def problem_of(error: GromadaError) -> Problem:
    """A refusal as it goes over the wire; what a game refuses keeps the game's own sentence for API users."""
    sentence = " ".join(str(error).split())
    if isinstance(error, Refused):
        return Problem(sentence, error.code, error.facts)
    if isinstance(error, BadSetup) and (rule := _RULE.search(sentence)):
        return Problem(sentence, "setup-rule", {"rule": rule[1]})
    return Problem(sentence, _code_of(error), {})


def not_understood(reason: str) -> Problem:
    """What does not look like a message of ours."""
    return Problem(" ".join(f"that message is not understood: {reason}".split()), "not-understood", {})


def _code_of(error: GromadaError) -> Code:
    for kind, code in _CODES:
        if isinstance(error, kind):
            return code
    return "not-understood"


_CODES: Final[list[tuple[type[GromadaError], Code]]] = [
    (UnreadableMove, "unreadable-move"),
    (BadSetup, "setup"),
    (BadBot, "no-bot"),
    (NotARecord, "no-record"),
    (OtherRecord, "other-record"),
    (BadRecord, "record"),
]
