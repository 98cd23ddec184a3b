"""The puzzle of the day: from the start page to the verdict by keyboard, and a hint drawn on the board on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from gromada.review.puzzles import puzzle_by
from tests.browser.visiting import Visits
from tests.table.running import Server


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("pl", 390, 844)])
def test_the_puzzle_of_the_day_is_solved_by_keyboard(
    visits: Visits, site: Server, lang: str, width: int, height: int
) -> None:
    visitor = visits.new(site.address, locale=lang, width=width, height=height)
    page = visitor.home()
    puzzle = puzzle_by(page.request.get(f"{site.address}/api/puzzle").json()["id"])
    assert puzzle is not None
    page.locator("[data-testid=solve]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-note=puzzle]")
    page.wait_for_selector("[data-testid=bar][data-state=ask]")
    visitor.picture(f"puzzle-{lang}", whole=False)

    page.keyboard.press("h")
    page.wait_for_selector("[data-testid=hints] [data-hint]")
    # Numbers lie at their pieces, in the region that a phone shows, and the advice covers nothing of the board.
    expect(page.locator("[data-disc].on, [data-hint][class~=on]").first).to_be_visible()
    drawn, advice = (page.locator(f"[data-testid={name}]").bounding_box() for name in ("board", "hints"))
    region = page.locator(".region").bounding_box() if width < 700 else drawn
    assert region
    assert advice
    assert advice["x"] >= region["x"] + region["width"] or advice["y"] >= region["y"] + region["height"]
    expect(page.locator("[data-testid=menu]")).to_be_in_viewport(ratio=1)
    visitor.picture(f"puzzle-hint-{lang}", whole=False)
    assert visitor.complaints() == []
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-testid=hints]", state="detached")

    page.keyboard.press("l")
    answer = page.locator(f"[data-testid=answers] [data-move='{puzzle.best.move}']")
    answer.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-note=puzzle].good")
    visitor.picture(f"puzzle-solved-{lang}", whole=False)
    assert visitor.untold() == []
    assert visitor.complaints() == []
    visitor.home()
    page.wait_for_selector("text=You have solved it." if lang == "en" else "text=Już rozwiązana.")
