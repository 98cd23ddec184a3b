"""Every test that asks for a `case` runs for every way to play every game, and from every arranged position."""

from __future__ import annotations

import pytest

from tests.contract.playing import ARRANGED, CASES, hooks


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        cases = [*CASES, *ARRANGED]
        if metafunc.module.__name__.endswith("test_places"):  # until every game gives places
            cases = [case for case in cases if hasattr(hooks(case.name), "PLACELESS")]
        metafunc.parametrize("case", cases, ids=str)
    if "deal" in metafunc.fixturenames:
        metafunc.parametrize("deal", CASES, ids=str)
