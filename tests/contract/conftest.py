"""Every test that asks for a `case` runs for every way to play every game."""

from __future__ import annotations

import pytest

from tests.contract.playing import CASES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", CASES, ids=str)
