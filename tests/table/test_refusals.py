"""Every refusal has a code, and every code a sentence in both languages with the facts that it gets."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import gromada
from gromada.core.errors import BadRecord, BadSetup, GromadaError, NotARecord, OtherRecord
from gromada.library import LANGUAGES
from gromada.table import messages
from gromada.table.refusals import STATUS, Refused, problem_of
from tests import fluent_files

PACKAGE = Path(gromada.__file__).parent
CODES = set(get_args(messages.Code))


def sentences(lang: str) -> dict[str, set[str]]:
    """The codes that can be said in a language, each with its facts."""
    found = fluent_files.messages(PACKAGE / "texts" / f"{lang}.ftl")
    return {id.removeprefix("refused-"): facts for id, facts in found.items() if id.startswith("refused-")}


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every refusal in the server's sources: its code, and the facts it is given."""
    for file in (PACKAGE / "table").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Refused"), args=[ast.Constant(value=code)], keywords=given):
                    yield str(code), {str(fact.arg) for fact in given}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_can_be_said(lang: str) -> None:
    assert set(sentences(lang)) == CODES


def test_every_code_has_a_status() -> None:
    assert set(STATUS) == CODES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_asks_for_the_facts_that_its_refusal_gives(lang: str) -> None:
    asked, given = sentences(lang), list(raised())

    assert len({code for code, _ in given}) > 30
    for code, facts in given:
        assert facts == asked[code], code


def test_no_code_is_left_over() -> None:
    server = "".join(file.read_text(encoding="utf-8") for file in (PACKAGE / "table").glob("*.py"))

    # In the list of codes, with its status, and where it is used.
    assert [code for code in sorted(CODES) if server.count(f'"{code}"') < 3] == []


@pytest.mark.parametrize(
    ("error", "code", "facts"),
    [
        (Refused("no-seat", seats=3), "no-seat", {"seats": 3}),
        (BadSetup("with 2 seats the mode is another [ISR-MODE-5]"), "setup-rule", {"rule": "ISR-MODE-5"}),
        (BadSetup("there is no game 'chess'"), "setup", {}),
        (NotARecord("line 1: a record starts otherwise"), "no-record", {}),
        (OtherRecord("line 3: played by rules version 9"), "other-record", {}),
        (BadRecord("line 30: the checksum does not belong"), "record", {}),
        (GromadaError("two\nlines"), "not-understood", {}),
    ],
)
def test_a_refusal_keeps_its_english_sentence_beside_the_code(
    error: GromadaError, code: str, facts: dict[str, int | str]
) -> None:
    told = problem_of(error)

    assert (told.error, told.code, told.facts) == (" ".join(str(error).split()), code, facts)
