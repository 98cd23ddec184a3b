"""Ledger, code and tests name the same rules, for the engine and for every game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import gromada
from gromada.core.ledger import RULE_ID
from gromada.ledgers import Coverage, coverage, ids_in_brackets, ids_in_code, ids_in_tests, trace
from gromada.library import ledger_of

TESTS = Path(__file__).parent
PACKAGES = ["core", *gromada.GAMES]


@cache
def covered(name: str) -> Coverage:
    return coverage(name, TESTS)


@pytest.mark.parametrize("name", PACKAGES)
def test_every_rule_has_its_code(name: str) -> None:
    assert covered(name).missing_code == []


@pytest.mark.parametrize("name", PACKAGES)
def test_every_rule_has_its_test(name: str) -> None:
    assert covered(name).missing_test == []


@pytest.mark.parametrize("name", PACKAGES)
def test_no_id_is_used_that_no_ledger_knows(name: str) -> None:
    assert covered(name).unknown == []


@pytest.mark.parametrize("name", PACKAGES)
def test_the_numbers_add_up(name: str) -> None:
    found = covered(name)

    assert found.rules == len(found.traces) > 0
    assert found.coded + len(found.missing_code) == found.rules == found.tested + len(found.missing_test)


@pytest.mark.parametrize("name", PACKAGES)
def test_the_polish_ledger_has_the_same_rules_in_the_same_order(name: str) -> None:
    english, polish = ledger_of(name), ledger_of(name, "pl")

    assert list(polish) == list(english)
    assert all(text and text != english[id] for id, text in polish.items())


@pytest.mark.parametrize("name", PACKAGES)
def test_no_reference_or_identifier_is_lost_in_translation(name: str) -> None:
    english, polish = ledger_of(name), ledger_of(name, "pl")

    for id, text in english.items():
        for pattern in (RULE_ID, re.compile(r"`[^`]+`")):
            assert set(pattern.findall(text)) <= set(pattern.findall(polish[id])), id


def test_a_rule_is_traced_to_its_text_its_code_and_its_tests() -> None:
    found = trace("core", "CORE-TURN-1")

    assert found is not None
    assert found.text == "A seat answers only when it is asked."
    assert any(place.startswith("core/play.py:") and place.endswith(" explain") for place in found.code)
    assert "core/interpreted/test_play.py::test_a_seat_that_is_not_asked_has_no_options_and_is_told_so" in found.tests


def test_only_ids_in_square_brackets_count_as_code() -> None:
    text = "[ORC-A-1] is done here [ORC-A-2, ORC-B-1], [not this], see ORC-C-1 and [ORC-D-1 too]."

    assert ids_in_brackets(text) == ["ORC-A-1", "ORC-A-2", "ORC-B-1"]


def test_ids_are_found_in_the_docstrings_of_modules_classes_and_functions(tmp_path: Path) -> None:
    (tmp_path / "sale.py").write_text(
        '"""[ORC-A-1] Sale."""\n\n\nclass Sell:\n    """[ORC-A-2] Sells."""\n\n'
        '    def run(self) -> None:\n        """[ORC-A-3] Runs."""\n        note = "[ORC-A-4]"  # [ORC-A-5]\n'
    )

    found = list(ids_in_code(tmp_path))

    assert found == [("ORC-A-1", "sale.py:1 sale"), ("ORC-A-2", "sale.py:4 Sell"), ("ORC-A-3", "sale.py:7 run")]


def test_ids_are_found_in_every_kind_of_mark(tmp_path: Path) -> None:
    (tmp_path / "test_sale.py").write_text(
        """
import pytest

pytestmark = [pytest.mark.rule("ORC-A-1")]
CASES = [pytest.param(1, marks=pytest.mark.rule("ORC-A-2"))]

@pytest.mark.rule("ORC-A-3", "ORC-A-4")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=[pytest.mark.rule("ORC-A-5")])])
def test_two(x): ...

@pytest.mark.rule("ORC-A-6")
class TestMore:
    @pytest.mark.rule("ORC-A-7")
    def test_three(self): ...

@pytest.mark.rule("ORC-A-8")
def helper(): ...
"""
    )

    found = list(ids_in_tests(tmp_path))

    assert sorted(found) == [
        ("ORC-A-1", "test_sale.py::TestMore::test_three"),
        ("ORC-A-1", "test_sale.py::test_one"),
        ("ORC-A-1", "test_sale.py::test_two"),
        ("ORC-A-2", "test_sale.py::CASES"),
        ("ORC-A-3", "test_sale.py::test_one"),
        ("ORC-A-4", "test_sale.py::test_one"),
        ("ORC-A-5", "test_sale.py::test_two"),
        ("ORC-A-6", "test_sale.py::TestMore::test_three"),
        ("ORC-A-7", "test_sale.py::TestMore::test_three"),
    ]
