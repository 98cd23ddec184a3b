"""Ledgers are Markdown for people, and still every rule is found."""

from __future__ import annotations

from pathlib import Path

import pytest

import gromada
from gromada.core.ledger import RULE_ID, read_ledger


@pytest.mark.parametrize(
    "line",
    [
        "- **ORC-SALE-1** One coin per fruit.",
        "- ORC-SALE-1: One coin per fruit.",
        "- **ORC-SALE-1**: One coin per fruit.",
        "- **ORC-SALE-1:** One coin per fruit.",
        "* **ORC-SALE-1** One coin per fruit.",
        "| ORC-SALE-1 | One coin per fruit. |",
        "| **ORC-SALE-1** | One coin per fruit. |",
    ],
)
def test_bullets_and_table_rows_are_rules(line: str) -> None:
    assert read_ledger(f"# Sale\n\n{line}\n") == {"ORC-SALE-1": "One coin per fruit."}


def test_a_rule_goes_on_in_indented_lines_and_ends_at_a_blank_one() -> None:
    text = "- **ORC-SALE-1** One coin\n  per fruit.\n\n  Not part of it.\n- **ORC-SALE-2** Then gates.\n"

    assert read_ledger(text) == {"ORC-SALE-1": "One coin per fruit.", "ORC-SALE-2": "Then gates."}


def test_prose_that_mentions_a_rule_is_no_rule() -> None:
    assert read_ledger("See ORC-SALE-1.\n\n| id | text |\n| --- | --- |\n") == {}


def test_ids_with_letters_in_every_part_are_read() -> None:
    assert list(read_ledger("- **ORC-CARD-GATE-7A** Toll.\n")) == ["ORC-CARD-GATE-7A"]


def test_the_engines_own_ledger_is_read_in_full() -> None:
    text = (Path(gromada.__file__ or "").parent / "core" / "rules.md").read_text(encoding="utf-8")

    rules = read_ledger(text)

    assert len(rules) == text.count("- **CORE-") > 10
    assert all(RULE_ID.fullmatch(id) and sentence.endswith(".") for id, sentence in rules.items())
