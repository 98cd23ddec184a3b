"""Every test that asks for a `case` runs for every way to play every game, and from every arranged position; one that
asks for an `arranged` position, for those alone."""

from __future__ import annotations

import pytest

from tests.contract.playing import ARRANGED, CASES, EVERY_ARRANGED


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", [*CASES, *ARRANGED], ids=str)
    if "deal" in metafunc.fixturenames:
        metafunc.parametrize("deal", CASES, ids=str)
    if "arranged" in metafunc.fixturenames:
        metafunc.parametrize("arranged", EVERY_ARRANGED, ids=str)
