"""The line to a seat: addresses of tables, and answers of programs."""

from __future__ import annotations

import pytest

from gromada.cli.seat import moves_in
from gromada.mcp.remote import Line, TableRefused, complaint


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1:8000/#/table/abc-1", "https://games.example.org/#/table/abc-1?x=1", "http://h/table/abc-1"],
)
def test_a_table_is_found_in_its_address(url: str) -> None:
    assert Line(url, "key").table == "abc-1"


@pytest.mark.parametrize("url", ["", "nonsense", "ftp://h/#/table/a", "http://127.0.0.1:8000/"])
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(TableRefused, match="a table's address is like"):
        Line(url, "key")


def test_a_program_answers_with_one_move_or_several() -> None:
    assert moves_in('{"move": "pass"}') == ["pass"]
    assert moves_in('{"moves": ["take 1", "done"]}') == ["take 1", "done"]
    for wrong in ("pass", "[]", '{"answer": 1}'):
        with pytest.raises(ValueError, match=r"."):
            moves_in(wrong)


def test_what_a_table_says_is_told_in_one_sentence() -> None:
    assert (
        complaint(b'{"error": "There is no such table.", "code": "no-table", "facts": {}}') == "There is no such table."
    )
    assert complaint(b"<html>") == "<html>"
