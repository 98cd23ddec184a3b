"""Imperial Settlers on its board: whole games by lit pieces and the bar's buttons, by keyboard, and by touch."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.browser.seating import Seated
from tests.browser.visiting import WAIT, Visitor, Visits
from tests.table.running import Server

# What is asked and can be answered now, or that the game is over.
NOW = """(before) => {
  if (document.querySelector('[data-testid=scores]')) return 'over';
  const ask = document.querySelector('[data-testid=ask]');
  if (!ask || ask.dataset.busy) return null;
  const question = `${ask.dataset.at} ${document.querySelector('[data-testid=sentence]').textContent}`;
  return question === before ? null : question;
}"""
LIT = "[data-lit]:visible"


class Player:
    """Somebody who plays by what is lit."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.asked: set[str] = set()
        self.clicks = 0

    def now(self, before: str = "") -> str:
        try:
            found: str = self.page.wait_for_function(NOW, arg=before, timeout=WAIT).json_value()
        except TimeoutError as error:
            lit = self.page.eval_on_selector_all("[data-lit]", "(all) => all.map((one) => one.dataset.place)")
            raise AssertionError(f"no answer is taken after {before!r}; lit: {lit}") from error
        return found

    def answer(self) -> None:
        """A lit piece if there is one, mostly; then what opens at it; or a button of the bar."""
        self.page.mouse.move(2, 2)  # what was read closes when nobody points at it any more
        self.page.wait_for_selector("[data-testid=lifted]", state="detached")
        lit = self.page.locator(LIT)
        buttons = self.page.locator("[data-testid=ask] [data-placeless]")
        count, others = lit.count(), buttons.count()
        if count and (not others or self.luck.random() < 0.9):
            lit.nth(self.luck.randrange(count)).click(force=True)
        else:
            buttons.nth(self.luck.randrange(others)).click()
        self.clicks += 1
        self.settle()

    def settle(self) -> None:
        """What has opened at the piece is answered, too."""
        over = self.page.locator("[data-testid=menu] [data-move], [data-testid=sure] [data-move]")
        if over.count():
            over.nth(self.luck.randrange(over.count())).click()
            self.clicks += 1
            self.settle()
        confirm = self.page.locator("[data-testid=confirm]:enabled")
        if confirm.count():
            confirm.click()

    def play(self, most: int = 400) -> bool:
        """To the end of the game, or so many answers; whether it is over."""
        now = self.now()
        for _ in range(most):
            if now == "over":
                return True
            self.asked.add(now.partition(" ")[2].split(":")[0])
            self.answer()
            now = self.now(now)
        return False


def seated(site: Server, visitor: Visitor, *holders: str, **options: object) -> Seated:
    table = Seated(site, "imperial_settlers", *holders, **options)
    visitor.page.goto(f"{site.address}/#/table/{table.id}?key={table.keys[0]['key']}&seat=0")
    visitor.page.wait_for_selector("[data-testid=sentence]")
    return table


def test_a_whole_game_is_played_by_lit_pieces_and_buttons_alone(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, reduced_motion="reduce")
    table = seated(site, visitor, "person", "uniform", mode="competition_advanced")
    player = Player(visitor.page, 1)

    assert player.play()
    assert len(player.asked) > 3
    shot: Any = table.see()
    assert shot["is_over"]
    print(f"{player.clicks} clicks for a seat")
    visitor.picture("imperial-settlers-over", whole=False)
    assert visitor.errors == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_board_is_seen_whole_at_1440_by_900_and_axe_finds_nothing(
    visits: Visits, site: Server, theme: str, lang: str
) -> None:
    visitor = visits.new(site.address, width=1440, height=900, color_scheme=theme, locale=lang, reduced_motion="reduce")
    seated(site, visitor, "person", "greedy", "greedy", "greedy", mode="competition_advanced")
    Player(visitor.page, 3).play(12)
    page = visitor.page

    for place in ("seat/0/die/0", "seat/0/walls/0", "seat/0/field/3", "seat/0/building/5", "seat/0/score/other"):
        box = page.locator(f"[data-place='{place}']").first.bounding_box()
        assert box is not None, place
        assert box["y"] + box["height"] <= 900, place
        assert box["x"] + box["width"] <= 1440 - 330, place
    assert page.evaluate("document.documentElement.scrollHeight") <= 900
    visitor.picture(f"imperial-settlers-{lang}-{theme}", whole=False)
    assert visitor.complaints() == []


def test_a_round_is_played_by_keyboard_alone(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, reduced_motion="reduce")
    seated(site, visitor, "person", mode="adventure", sheet=12)
    player = Player(visitor.page, 5)
    now = player.now()
    for _ in range(12):
        lit = visitor.page.locator(LIT)
        if lit.count():
            lit.nth(player.luck.randrange(lit.count())).focus()
            visitor.page.keyboard.press("Enter")
            player.settle()
        else:
            visitor.page.locator("[data-testid=ask] [data-placeless]").first.focus()
            visitor.page.keyboard.press("Enter")
        now = player.now(now)

    assert visitor.errors == []


def test_a_phone_shows_empire_and_village_each_alone_and_plays_by_touch(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, width=390, height=844, has_touch=True, reduced_motion="reduce")
    seated(site, visitor, "person", mode="adventure", sheet=12)
    page = visitor.page
    player = Player(page, 7)
    now = player.now()
    page.locator("[data-lit]:visible").first.tap()
    player.settle()
    player.now(now)

    assert page.locator("[data-place='seat/0/walls/0']").is_visible()
    visitor.picture("imperial-settlers-phone-empire", whole=False)
    page.locator("[data-region=village]").first.tap()
    page.locator("[data-place='seat/0/building/0']").wait_for()
    assert not page.locator("[data-place='seat/0/walls/0']").is_visible()
    visitor.picture("imperial-settlers-phone-village", whole=False)
    now = player.now()
    page.locator("[data-place^='seat/0/building/'][data-lit]:visible").first.tap()
    player.settle()
    player.now(now)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
