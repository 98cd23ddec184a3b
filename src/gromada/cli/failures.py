"""How a command ends when it does not end well; each message is one sentence for people."""

from __future__ import annotations

from gromada.core.errors import GromadaError


class AnswerIsNo(GromadaError):
    """The command did its work and the answer is no: exit status 1."""


class WrongUsage(GromadaError):
    """The command cannot do what was asked: exit status 2."""
