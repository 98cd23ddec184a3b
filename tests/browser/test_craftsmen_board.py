"""The drawn board of Craftsmen: a whole game by clicks on lit pieces and buttons, on a desk and on a phone."""

from __future__ import annotations

import random

from tests.browser.visiting import Visitor, Visits
from tests.table.running import Server

READY = """() => {
  const bar = document.querySelector('[data-testid=bar]');
  if (!bar) return '';
  if (bar.dataset.state === 'over') return 'over';
  if (document.querySelector('[data-over] [data-move]')) return 'menu';
  const ways = ['board] [data-lit]', 'proposal]', 'confirm]:enabled'].map((way) => `[data-testid=${way}`);
  if (document.querySelector('[data-busy]')) return '';
  return bar.dataset.state === 'ask' && document.querySelector([...ways, '[data-placeless]'].join(', ')) ? 'ask' : '';
}"""
STATE = """() => {
  window.stateOfTest ??= () => {
    const count = (what) => document.querySelectorAll(what).length;
    const one = (id) => document.querySelector(`[data-testid=${id}]`);
    return [
      one('ask')?.dataset.at, one('bar')?.dataset.state, one('sentence')?.innerText,
      count('[data-lit]'), count('[data-picked]'),
      count('[data-over]'), count('[data-testid=confirm]:enabled'), count('[data-move]'),
    ].join(' ');
  };
  return window.stateOfTest();
}"""
# What is open comes first, then what is gathered or proposed, then a lit piece, then a button of the bar.
CLICK = """([luck, isBold]) => {
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const click = (one) => { one?.dispatchEvent(new MouseEvent('click', { bubbles: true })); return !!one; };
  for (const what of ['[data-over] [data-move]', '[data-testid=confirm]:enabled', '[data-testid=proposal]:enabled']) {
    if (click(all(what)[0])) return true;
  }
  const [lit, buttons] = [all('[data-testid=board] [data-lit]'), all('[data-placeless]')];
  const from = lit.length && (!buttons.length || isBold) ? lit : buttons;
  return click(from[Math.floor(luck * from.length)]);
}"""
# A drawing's numbers are no part of its name, and axe cannot see what lies behind a letter of a drawing.
DRAWN = ("label-content-name-mismatch", "color-contrast")


class Clicks:
    """Somebody who answers by clicking, and counts the clicks."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.page = visitor.page
        self.luck = random.Random(seed)
        self.count = 0
        self.sentences: set[str] = set()

    def wait(self) -> str:
        found: str = self.page.wait_for_function(READY, timeout=60_000).json_value()
        return found

    def one(self) -> None:
        """The next click, and until something has come of it."""
        page = self.page
        self.sentences.add(page.inner_text("[data-testid=sentence]").split(":")[0])
        before: str = page.evaluate(STATE)
        if page.evaluate(CLICK, [self.luck.random(), self.luck.random() < 0.9]):
            self.count += 1
            page.wait_for_function("(old) => window.stateOfTest() !== old", arg=before)

    def play(self, most: int) -> str:
        now = self.wait()
        while now != "over" and self.count < most:
            self.one()
            now = self.wait()
        return now


def test_a_whole_game_is_played_by_clicks_on_the_board(visitor: Visitor) -> None:
    visitor.begin("craftsmen", "person", "lamb", "lamb")
    clicks = Clicks(visitor, 7)

    assert clicks.play(900) == "over"

    print(f"{clicks.count} clicks of one seat in a game of three")
    assert len(clicks.sentences) > 15, clicks.sentences
    assert visitor.errors == []


def test_the_board_is_drawn_with_every_place_in_both_themes_and_languages(visits: Visits, site: Server) -> None:
    for lang in ("en", "pl"):
        visitor = visits.new(site.address, locale=lang, width=1440, height=900)
        visitor.begin("craftsmen", "person", "lamb")
        Clicks(visitor, 5).play(12)
        page = visitor.page
        for place in ("town/0", "stack/2", "offer/0/1", "deck", "granary/3", "ship/3/row/0", "seat/0/row/0", "purse/0"):
            assert page.locator(f"[data-place='{place}']").count() == 1, place
        for theme in ("light", "dark"):
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            visitor.picture(f"craftsmen-board-{lang}-{theme}", whole=False)
        assert [one for one in visitor.complaints() if not one.startswith(DRAWN)] == []


def test_on_a_phone_every_region_is_drawn_and_answers(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, width=390, height=844)
    visitor.begin("craftsmen", "person", "lamb")
    page = visitor.page
    page.wait_for_selector("[data-region]")
    regions = page.locator("[data-region]").evaluate_all("(all) => all.map((one) => one.dataset.region)")
    assert {"town", "cards", "harbour", "mine"} <= set(regions)
    for region, place in (("town", "town/0"), ("cards", "deck"), ("harbour", "ship/0"), ("mine", "seat/0/row/0")):
        page.click(f"[data-region={region}]")
        page.wait_for_selector(f"[data-place='{place}']")
        visitor.picture(f"craftsmen-phone-{region}", whole=False)
    assert visitor.overflow() <= 0
