"""A bot that fails: the people at the table are told, and one of them plays on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gromada.table.app import make_app
from tests.browser.visiting import Visitor, Visits
from tests.table import failing
from tests.table.running import Inside

STUCK = "[data-testid=stuck]"


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setattr("gromada.table.bots.PAUSES", (0.01, 0.02))
    monkeypatch.setenv(failing.MENDED, str(tmp_path / "mended"))
    app = make_app(f"sqlite:///{tmp_path / 't.sqlite3'}", None, 10**6, 10**6, pick=failing.fails_until_mended)
    with Inside(app) as running:
        yield running


def begin_with_a_bot_that_fails(visitor: Visitor) -> None:
    """Answers until the page says that the game waits for the bot."""
    visitor.begin("hamlet", "person", "lamb")
    for _ in range(60):
        if visitor.page.locator(STUCK).count():
            return
        if visitor.page.locator("[data-testid=bar][data-state=ask]").count():
            visitor.answer()
        visitor.page.wait_for_timeout(200)
    raise AssertionError("nothing is said of the bot that fails")


@pytest.mark.parametrize(("locale", "width", "scheme"), [("pl-PL", 1280, "light"), ("en", 360, "dark")])
def test_a_bot_that_fails_is_told_and_tries_again(
    inside: Inside, visits: Visits, tmp_path: Path, locale: str, width: int, scheme: str
) -> None:
    visitor = visits.new(inside.address, locale=locale, width=width, color_scheme=scheme)
    page = visitor.page
    begin_with_a_bot_that_fails(visitor)
    said = page.locator(STUCK).inner_text()
    assert ("Kilka razy zawiódł" if locale == "pl-PL" else "It failed several times") in said
    visitor.picture(f"bot-stuck-{locale[:2]}-{width}", whole=False)
    assert visitor.complaints() == []
    assert visitor.untold() == []
    assert visitor.overflow() <= 0

    (tmp_path / "mended").touch()
    page.click("[data-do=retry]")
    page.wait_for_selector(STUCK, state="detached")
    visitor.play(3)


def test_the_host_plays_for_a_bot_that_fails(inside: Inside, visits: Visits) -> None:
    visitor = visits.new(inside.address)
    page = visitor.page
    begin_with_a_bot_that_fails(visitor)
    page.click("[data-do=play-for]")

    page.wait_for_selector("[data-testid=curtain]")  # the bot was asked: now the person at this screen is
    page.click("[data-testid=curtain] button")
    assert visitor.stands().startswith("ask")
    visitor.play(3)
