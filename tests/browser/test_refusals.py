"""What the server refuses is said in the language of the page, and changes with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.visiting import Visits
from tests.table.running import Server

ALERT = "main [role=alert]"


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (360, "dark")])
def test_a_table_that_is_not_there(visits: Visits, site: Server, width: int, scheme: str) -> None:
    visitor = visits.new(site.address, locale="pl-PL", width=width, color_scheme=scheme)
    page = visitor.page
    page.goto(f"{site.address}/#/table/nowhere")
    page.wait_for_selector(f"{ALERT} >> text=Na tym serwerze nie ma takiego stołu.")
    visitor.picture(f"no-table-pl-{width}")
    assert visitor.complaints() == []
    assert visitor.overflow() <= 0

    page.click("[data-do=home]")  # never without a way on
    page.wait_for_selector("[data-game]")


def test_a_file_that_is_no_record(visits: Visits, site: Server, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\n", encoding="utf-8")
    visitor = visits.new(site.address, locale="pl-PL")
    page = visitor.home()
    page.set_input_files("[data-testid=record]", file)
    page.wait_for_selector(f"{ALERT} >> text=Ten plik nie jest zapisem partii.")
    visitor.picture("no-record-pl")
    visitor.errors.clear()  # the browser itself writes down the refusal
