"""A finished game judged on the page: chances as a chart and a table, what cost most, and each moment on the board."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visiting import ROOT, Visitor, Visits
from tests.review.games import played
from tests.table.running import Server

PICTURES = ROOT / "build" / "pictures"
# A picture's size, and how many colours it has at a grid of points.
SEEN = """(image) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const colours = new Set();
  for (let x = 0; x < canvas.width; x += 9) for (let y = 0; y < canvas.height; y += 9) {
    colours.add(pen.getImageData(x, y, 1, 1).data.join());
  }
  return [canvas.width, canvas.height, colours.size];
}"""


def opened(visitor: Visitor, file: Path) -> Page:
    """A record opened from a file, with its review."""
    page = visitor.home()
    page.set_input_files("[data-testid=record]", file)
    page.wait_for_selector("[data-testid=replay] footer")
    if page.locator("[data-region=log]").count():  # on a phone one region at a time
        page.click("[data-region=log]")
    page.click("[data-testid=review-tab]")
    page.wait_for_selector("[data-testid=curve]")
    return page


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.record"
    file.write_text(played("imperial_settlers"), encoding="utf-8")
    return file


def test_a_record_is_reviewed_and_its_costly_moves_are_shown_on_the_board(visitor: Visitor, record: Path) -> None:
    page = opened(visitor, record)
    assert page.locator("[data-testid=curve] polyline").count() == 2
    scale = page.locator("[data-testid=curve] text").filter(has_text="100 %")
    expect(scale).to_have_count(1)
    page.click("[data-testid=review] [data-value=points]")
    expect(scale).to_have_count(0)
    page.click("[data-testid=sources] button >> nth=0")
    assert page.locator("[data-testid=rounds] tbody tr").count() >= 1
    page.click("summary")
    assert page.locator("[data-testid=review] details tbody tr").count() > 2
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")  # the window never scrolls
    visitor.picture("review-en")
    assert visitor.complaints() == []

    costly = page.locator("[data-testid=review] [data-moment]").first
    moment = costly.get_attribute("data-moment")
    costly.focus()
    page.keyboard.press("Enter")
    expect(page.locator("footer input[type=range]")).to_have_value(str(moment))
    expect(costly).to_have_attribute("aria-current", "true")
    expect(page.locator(".better").first).to_be_attached()

    page.click("[role=tab] >> nth=0")
    page.wait_for_selector("[data-testid=review]", state="detached")
    page.wait_for_selector(".better", state="detached")


def test_a_review_on_a_phone_and_in_polish(visits: Visits, site: Server, record: Path) -> None:
    visitor = visits.new(site.address, locale="pl", width=390, height=844)
    page = opened(visitor, record)

    page.wait_for_selector("text=Najkosztowniejsze ruchy")
    assert visitor.untold() == []
    assert visitor.overflow() == 0
    visitor.picture("review-phone-pl", whole=False)
    assert visitor.complaints() == []


def test_a_table_that_is_over_leads_to_its_review_and_every_moment_has_an_address(visitor: Visitor) -> None:
    page = visitor.home()
    wish = {"game": "imperial_settlers", "seats": 2, "holders": ["uniform", "uniform"]}
    table = page.request.post(f"{visitor.address}/api/tables", data=wish).json()["table"]
    while page.request.get(f"{visitor.address}/api/tables/{table}/record").status != 200:
        page.wait_for_timeout(100)
    page.goto(f"{visitor.address}/#/table/{table}")
    page.click("[data-testid=review-door]")
    page.wait_for_selector("[data-testid=curve]")
    assert page.url.endswith(f"#/replay/{table}/review")

    page.click("[role=tab] >> nth=0")
    page.locator("footer input[type=range]").fill("7")
    page.wait_for_url(f"**/#/replay/{table}/7")
    page.goto("about:blank")
    page.goto(f"{visitor.address}/#/record/{table}/9")
    expect(page.locator("footer input[type=range]")).to_have_value("9")

    page.click("[data-testid=share-moment]")
    page.wait_for_selector("[data-testid=picture]")
    assert page.locator("[data-testid=moment] input").input_value() == f"{visitor.address}/#/record/{table}/9"
    width, height, colours = page.locator("[data-testid=picture]").evaluate(SEEN)
    board = page.locator("section.board").bounding_box()
    assert board
    assert (width, height > 2 * board["height"]) == (round(2 * board["width"]), True)
    assert colours > 60  # a board, not an empty sheet
    with page.expect_download() as saved:
        page.click("[data-testid=save-picture]")
    saved.value.save_as(PICTURES / "moment-picture.png")
    visitor.picture("moment-en", whole=False)
    assert visitor.complaints() == []
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-testid=moment]", state="detached")


def test_a_moment_is_played_on_at_a_table_of_ones_own(visitor: Visitor, record: Path) -> None:
    page = visitor.home()
    page.set_input_files("[data-testid=record]", record)
    page.wait_for_selector("footer input[type=range]")
    page.locator("footer input[type=range]").fill("20")
    expect(page.locator("footer input[type=range]")).to_have_value("20")
    page.click("[data-testid=play-on]")

    page.wait_for_selector("[data-lit]")
    assert "/#/table/" in page.url
    visitor.play(2)
