"""The board of Keyflower: whole games by clicks on lit pieces, the form of a placement and buttons of the bar."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.browser.seating import Seated
from tests.browser.visiting import Visitor, Visits
from tests.table.running import Server

# What the page waits for: another question, or the end.
STANDS = """(old) => {
  const state = document.querySelector('[data-testid=bar]')?.dataset.state;
  if (state === 'over') return 'over';
  const ask = document.querySelector('[data-testid=ask]');
  const at = ask && !('busy' in ask.dataset) ? ask.dataset.at : null;
  return state === 'ask' && at && at !== old ? at : null;
}"""
FORM = "[data-testid=placement] [data-testid=place]:enabled"
# After a click: another question, something open, something picked up, another tile turned.
MOVED = f"""([old, picked]) => ({STANDS})(old)
  || document.querySelector('[data-testid=menu], [data-testid=sure]') !== null
  || document.querySelectorAll('[data-picked]').length !== picked
  || document.querySelector('[data-testid=bar]')?.dataset.state !== 'ask'"""


class Clicking:
    """Somebody who answers on the board alone, at random."""

    def __init__(self, visitor: Visitor, table: Seated, seed: int) -> None:
        self.page = visitor.page
        self.table = table
        self.luck = random.Random(seed)
        self.met: Counter[str] = Counter()
        self.clicks = 0

    def click(self, selector: str) -> bool:
        found = self.page.locator(selector)
        if not found.count():
            return False
        found.nth(self.luck.randrange(found.count())).click(force=True)
        self.clicks += 1
        return True

    def answer(self, at: str) -> None:
        page = self.page
        asked = self.table.see()["ask"]
        picked = page.locator("[data-picked]").count()
        if not asked or asked["at"] != at:  # the page has yet to hear what followed from the last click
            page.wait_for_function(MOVED, arg=[at, picked])
            return
        prompt = asked["prompt"]["id"]
        self.met[prompt] += 1
        if prompt in ("ask-take-group", "ask-choose-colour", "ask-choose-number", "ask-add-worker"):
            page.wait_for_selector(FORM)
            self.click(FORM)
        elif not self.click("[data-testid=menu] [data-move]:visible, [data-testid=sure] [data-move]:visible"):
            buttons = "[data-testid=ask] [data-placeless]:visible"
            is_first = self.luck.random() < (0.85 if prompt == "ask-turn" else 0.6)
            first, second = ("[data-testid=board] [data-lit]:visible", buttons)[:: 1 if is_first else -1]
            assert self.click(first) or self.click(second), f"nothing to click at {prompt}"
        page.wait_for_function(MOVED, arg=[at, picked])

    def play(self, most: int = 3000) -> str:
        """So many clicks at most; `over`, or the question that stands then."""
        now = ""
        for _ in range(most):
            now = self.page.wait_for_function(STANDS, arg="").json_value()
            if now == "over":
                break
            self.answer(now)
        return now


def opened(visitor: Visitor, site: Server, seats: int, seed: int) -> Clicking:
    table = Seated(site, "keyflower", "person", *["uniform"] * (seats - 1))
    table.open(visitor, wait="[data-testid=board] [data-place]")
    return Clicking(visitor, table, seed)


@pytest.mark.rule("KEY-DEC-1")
def test_a_whole_game_of_two_is_played_by_clicks_on_the_board(visitor: Visitor, site: Server) -> None:
    somebody = opened(visitor, site, 2, 1)

    assert somebody.play() == "over"
    print(f"two players, one seat: {somebody.clicks} clicks for {somebody.met.total()} questions: {dict(somebody.met)}")
    assert {"ask-turn", "ask-place-beside", "ask-choose-winter"} <= set(somebody.met)
    visitor.picture("keyflower-end")


@pytest.mark.parametrize("seats", [4, 6])
def test_more_players_find_every_answer_on_the_board(visitor: Visitor, site: Server, seats: int) -> None:
    somebody = opened(visitor, site, seats, seats)
    somebody.play(most=20)

    visitor.picture(f"keyflower-{seats}")
    assert visitor.complaints() == []


@pytest.mark.rule("KEY-BID-7")
def test_a_bid_is_two_clicks_or_two_keys(visitor: Visitor, site: Server) -> None:
    somebody = opened(visitor, site, 2, 1)
    page = somebody.page
    now = page.wait_for_function(STANDS, arg="").json_value()
    dock = page.locator("[data-place^='centre/'][data-place*='/bid/0'][data-lit]").first
    place = dock.get_attribute("data-place")
    dock.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(FORM)
    visitor.picture("keyflower-bid")
    assert visitor.complaints() == []
    page.locator(FORM).press("Enter")
    page.wait_for_function(STANDS, arg=now)
    page.wait_for_function("() => document.querySelector('[data-testid=placement]') === null")

    bids = [bid for tile in somebody.table.see()["view"]["centre"] for bid in tile["bids"]]
    assert [bid["at"] for bid in bids if bid["seat"] == 0] == [place]


def test_a_phone_shows_auction_village_and_others_one_at_a_time(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, locale="pl", width=390, height=844, has_touch=True)
    table = Seated(site, "keyflower", "person", "uniform", "uniform")
    table.open(visitor, wait="[data-testid=board] [data-place]")

    visitor.page.wait_for_selector("[data-place='centre/0/bid/0']")
    assert visitor.overflow() == 0
    visitor.picture("keyflower-phone-pl")
    visitor.page.locator("[data-place^='centre/'][data-place*='/bid/0'][data-lit]").first.tap()
    visitor.page.wait_for_selector(FORM)
    visitor.page.tap("[data-region=villages]")  # one may look around while the form is open
    visitor.page.wait_for_selector("[data-place='seat/1/village/0']")
    visitor.page.tap(FORM)
    visitor.page.wait_for_selector("[data-testid=placement]", state="detached")
