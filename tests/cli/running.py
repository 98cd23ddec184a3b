"""Runs a command inside the test, as a shell would."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from gromada.cli.main import run

GAME = "imperial_settlers"


class Shell:
    """One command after another; each leaves its exit status and what it printed."""

    def __init__(self, capture: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self._capture = capture
        self._patch = patch
        self.status = -1
        self.out = ""
        self.err = ""

    def __call__(self, *arguments: object, typed: str = "") -> Shell:
        self._patch.setattr("sys.stdin", io.StringIO(typed))
        self._capture.readouterr()
        self.status = run([str(argument) for argument in arguments])
        self.out, self.err = self._capture.readouterr()
        return self

    def json(self) -> Any:
        """Standard output, which must be one JSON object and nothing else."""
        assert self.status in (0, 1), self.err
        return json.loads(self.out)


Running = Callable[..., Shell]
