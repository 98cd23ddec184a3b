"""The board of Keyflower: whole games by clicks on lit pieces, the forms of a placement and an upgrade, and the bar."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.browser.seating import Seated
from tests.browser.visiting import Visitor, Visits
from tests.table.running import Server

MOST_CLICKS = 90  # of one seat in a game of four; who clicks at random wins more tiles than people do, and lays them
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
  || document.querySelector('[data-testid=menu], [data-testid=sure], [data-testid=placement]') !== null
  || document.querySelectorAll('[data-picked]').length !== picked
  || document.querySelector('[data-testid=bar]')?.dataset.state !== 'ask'"""
PARTS = ("ask-take-group", "ask-choose-colour", "ask-choose-number", "ask-add-worker")
LIT = "[data-testid=board] [data-lit]:visible"
BUTTONS = "[data-testid=ask] [data-placeless]:visible"


class Clicking:
    """Somebody who answers on the board alone, at random; by clicks, by taps or by keys."""

    def __init__(self, visitor: Visitor, table: Seated, seed: int, by: str = "click") -> None:
        self.page = visitor.page
        self.table = table
        self.luck = random.Random(seed)
        self.by = by
        self.met: Counter[str] = Counter()
        self.clicks = 0

    def click(self, selector: str) -> bool:
        found = self.page.locator(selector)
        if not found.count():
            return False
        piece = found.nth(self.luck.randrange(found.count()))
        if self.by == "key":
            piece.focus()
            self.page.keyboard.press("Enter")
        else:
            piece.evaluate("(one) => one.scrollIntoView({block: 'center', inline: 'center'})")
            piece.click(force=True)
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
        if prompt in PARTS or page.locator("[data-testid=placement]").count():
            page.wait_for_selector(FORM)
            assert self.click(FORM)
            page.wait_for_function(STANDS, arg=at)
            return
        if not self.click("[data-testid=menu] [data-move]:visible, [data-testid=sure] [data-move]:visible"):
            share = {"ask-turn": 0.7, "ask-choose-upgrade": 1, "ask-transport": 0.8}.get(prompt, 0.6)
            first, second = (LIT, BUTTONS)[:: 1 if self.luck.random() < share else -1]
            assert self.click(first) or self.click(second) or self.elsewhere(), f"nothing to click at {prompt}"
        page.wait_for_function(MOVED, arg=[at, picked])

    def elsewhere(self) -> bool:
        return self.click("[data-region]:has(.n)")

    def play(self, most: int = 3000) -> str:
        """So many clicks at most; `over`, or the question that stands then."""
        now = ""
        for _ in range(most):
            now = self.page.wait_for_function(STANDS, arg="").json_value()
            if now == "over":
                break
            self.answer(now)
        return now


def opened(visitor: Visitor, site: Server, seats: int, seed: int, by: str = "click") -> Clicking:
    table = Seated(site, "keyflower", "person", *["uniform"] * (seats - 1))
    table.open(visitor, wait="[data-testid=board] [data-place]")
    return Clicking(visitor, table, seed, by)


@pytest.mark.rule("KEY-DEC-1")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_whole_game_is_played_by_clicks_on_the_board(visitor: Visitor, site: Server, seats: int) -> None:
    somebody = opened(visitor, site, seats, seats)
    somebody.play(most=12)
    visitor.picture(f"keyflower-{seats}")
    assert visitor.complaints() == []

    assert somebody.play() == "over"
    print(f"{seats} seats: {somebody.clicks} clicks of one ({MOST_CLICKS} would do for people): {dict(somebody.met)}")
    assert {"ask-turn", "ask-choose-winter"} <= set(somebody.met)
    assert sum(somebody.met[part] for part in PARTS) <= somebody.met["ask-turn"]  # a bid or a use is two clicks at most
    visitor.picture(f"keyflower-{seats}-end")
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
    somebody.by = "key"  # and on by keys alone
    assert somebody.play(most=25)


def test_a_phone_is_led_to_the_question_and_shows_one_region_at_a_time(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, locale="pl", width=390, height=844, has_touch=True, color_scheme="dark")
    somebody = opened(visitor, site, 3, 3)
    page = visitor.page
    page.wait_for_selector("[data-place='centre/0/bid/0']")
    assert visitor.overflow() == 0
    visitor.picture("keyflower-phone-pl")
    page.locator("[data-place^='centre/'][data-place*='/bid/0'][data-lit]").first.tap()
    page.wait_for_selector(FORM)
    page.tap("[data-region=villages]")  # one may look around while the form is open
    page.wait_for_selector("[data-place='seat/1/village/0']")
    page.tap(FORM)
    page.wait_for_selector("[data-testid=placement]", state="detached")

    somebody.play(most=30)
    visitor.picture("keyflower-phone-later")
    assert visitor.overflow() == 0
    assert visitor.complaints() == []


# Steps of a telling in the order in which they came; each is read at once.
FOLLOWED = """() => {
  window.told = [];
  new MutationObserver(() => {
    const step = document.querySelector('[data-testid=telling]');
    if (!step || window.told.at(-1) === step.dataset.step) return;
    window.told.push(step.dataset.step);
    step.querySelector('[data-testid=telling-next]').click();
  }).observe(document.body, { childList: true, subtree: true });
}"""


def say(table: Seated, start: str) -> int:
    """Whoever is asked gives an answer that begins so, and the least of what is asked about it; who it was."""
    seat: int = table.see()["asked"][0]
    ask = table.see(seat)["ask"]
    move = next(one["move"] for one in ask["options"] if one["move"].startswith(start))
    while True:
        table.request("/moves", table.keys[seat]["key"], {"moves": [move], "at": ask["at"]})
        ask = table.see(seat)["ask"]
        if not ask or ask["prompt"]["id"] not in PARTS:
            return seat
        move = ask["options"][0]["move"]


@pytest.mark.rule("KEY-END-1", "KEY-END-3")
def test_the_end_of_a_season_is_told_step_by_step_and_can_be_read_afterwards(visits: Visits, site: Server) -> None:
    table = Seated(site, "keyflower", "person", "person")
    wanted = table.see()["view"]["centre"][0]["id"]
    loser, winner = say(table, f"bid {wanted}"), say(table, f"bid {wanted}")
    assert loser != winner
    moving = visits.new(site.address, width=1280, height=720, reduced_motion="no-preference")
    still = visits.new(site.address, locale="pl", width=1280, height=720)
    table.open(moving, wait="[data-testid=board] [data-place]")
    table.open(still, wait="[data-testid=board] [data-place]")
    moving.page.evaluate(FOLLOWED)
    for _ in (loser, winner):
        say(table, "pass")

    whole = ["keyflower-step-returned", "keyflower-step-unsold", "keyflower-step-won"]
    moving.page.wait_for_function("(count) => window.told.length >= count", arg=len(whole))
    moving.page.wait_for_function("() => !document.querySelector('[data-testid=telling], [data-hidden]')")
    assert moving.page.evaluate("() => window.told")[: len(whole)] == whole
    assert moving.complaints() == []

    still.page.click("[data-testid=ended] [data-do=recap]")
    still.picture("keyflower-season-end-pl")
    assert [
        one.get_attribute("data-step") for one in still.page.locator("[data-testid=recap] [data-step]").all()
    ] == whole
    returned = still.page.locator("[data-testid=recap] [data-step=keyflower-step-returned] li").all_inner_texts()
    assert [["Anna", "Bogdan"][loser] in line for line in returned] == [True]
    assert still.complaints() == []
