"""The board of Keyflower: whole games by clicks on lit pieces, the forms of a placement and an upgrade, and the bar."""

from __future__ import annotations

from typing import Any

import pytest

from gromada.core.play import awaited, play, question
from tests.browser.along import ByHand
from tests.browser.guided import Guided
from tests.browser.questions import answered_on_the_board
from tests.browser.seating import Seated
from tests.browser.visiting import SPOT, Hand, Visitor, Visits
from tests.table.running import Server

MOST_CLICKS = 90  # and drags of a seat in a game of four
# What the page waits for: another question, or the end.
STANDS = """(old) => {
  const state = document.querySelector('[data-testid=bar]')?.dataset.state;
  if (state === 'over') return 'over';
  const ask = document.querySelector('[data-testid=ask]');
  const at = ask && !('busy' in ask.dataset) ? ask.dataset.at : null;
  return state === 'ask' && at && at !== old ? at : null;
}"""
FORM = "[data-testid=placement] [data-testid=place]:enabled"
# Questions that one gesture answers together with the one before them.
FOLLOWING = ("TakeGroup", "ChooseColour", "ChooseNumber", "AddWorker", "CarryTowards", "PlaceBeside", "PayResources")
PARTS = ("ask-take-group", "ask-choose-colour", "ask-choose-number", "ask-add-worker")
LIT = "[data-testid=board] [data-lit]:visible"


# How often somebody at random takes a lit piece and no button.
SHARES: dict[str, Any] = {"share": 0.6, "shares": {"ask-turn": 0.7, "ask-choose-upgrade": 1, "ask-transport": 0.8}}


class Clicking(Hand):
    """Somebody who answers on the board alone, at random."""

    def __init__(self, visitor: Visitor, table: Seated, seed: int) -> None:
        super().__init__(visitor, seed, **SHARES)
        self.table = table

    def drag(self, selector: str) -> None:
        """Takes one of these in hand, and puts it down at a place that lights then."""
        page = self.page
        found = page.locator(selector)
        start = found.nth(self.luck.randrange(found.count())).evaluate(SPOT)
        assert start, "a piece lies where nobody can grip it"
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] + 9, start[1] + 9)
        page.wait_for_selector("[data-picked]")
        goals = [spot for one in page.locator(LIT).all() if (spot := one.evaluate(SPOT))]
        assert goals, "nothing lights for what is in hand"
        page.mouse.move(*self.luck.choice(goals))
        page.mouse.up()
        page.mouse.move(4, 4)  # whoever rests on a piece reads it


class Bidder(Guided):
    """Somebody who plays as a simple bot would: workers, goods and tiles are dragged, or clicked by keyboard."""

    def __init__(self, visits: Visits, site: Server, seats: int, seed: int, **shown: Any) -> None:
        super().__init__(visits, site, "keyflower", seats, seed, **shown)

    def plan(self) -> list[str]:
        """Until something else than a part of it is asked."""
        s = self.state.copy()
        moves: list[str] = []
        while 0 in awaited(s):
            kind = type(question(s, 0)).__name__
            if moves and kind not in FOLLOWING and not (kind == "Transport" and moves[0].startswith("carry")):
                break
            move = self.choose(s, 0)
            if moves and kind == "Transport" and move.split()[:2] != moves[0].split()[:2]:
                break  # another good is carried, or none
            moves.append(move)
            play(s, 0, move)
        return moves

    def go_on(self, plan: list[str]) -> None:
        page, ask = self.page, self.table.see()["ask"]
        if self.is_there("[data-testid=placement]"):
            page.wait_for_selector(FORM)
            return self.click(page.locator(FORM))
        if self.is_there("[data-testid=proposal]:enabled"):
            return self.click(page.locator("[data-testid=proposal]"))
        if self.is_there(self.button(plan[0])):
            return self.click(page.locator(self.button(plan[0])))
        option = next(one for one in ask["options"] if one["move"] == plan[0])
        shape, places = option.get("geometry") or {}, option["places"]
        if "rotation" in shape:  # as it is proposed
            return self.click(page.locator("[data-testid=board] .build"))
        if "handfuls" in shape:
            return self.put(longest(shape["handfuls"], "whole", plan), places[-1])
        if "reach" in shape:
            return self.move(places[0], longest(shape["reach"], "moves", plan)["at"])
        if "hexes" in shape:
            return self.move(places[0], longest(shape["hexes"], "moves", plan)["at"])
        if "rotations" in shape and self.by == "mouse":
            waiting = self.table.see()["view"]["players"][0]["waiting"]
            return self.move(next(one["at"] for one in waiting if one["id"] == shape["tile"]), places[0])
        return self.click(self.lit(places[0]))

    def put(self, workers: Any, goal: str) -> None:
        """Workers to a dock or a tile; by keyboard the form there chooses them."""
        if self.by == "mouse" and workers and workers["at"] != goal:
            return self.drag(self.lit(workers["at"]), goal)
        return self.click(self.lit(goal))

    def move(self, start: str, goal: str) -> None:
        if self.by == "mouse":
            return self.drag(self.lit(start), goal)
        is_in_hand = self.is_there(f"[data-place='{start}'][data-picked]")
        return self.click(self.lit(goal if is_in_hand else start))


def longest(found: list[dict[str, Any]], key: str, plan: list[str]) -> Any:
    """Of what an answer leads to, what goes furthest along a plan."""

    def length(one: dict[str, Any]) -> int:
        same = [move == other for move, other in zip(one[key], plan[1:], strict=False)]
        return (same.index(False) if False in same else len(same)) * 10 - len(one[key])

    return max(found, key=length, default=None)


def opened(visitor: Visitor, site: Server, seats: int, seed: int) -> Clicking:
    table = Seated(site, "keyflower", "person", *["uniform"] * (seats - 1))
    table.open(visitor, wait="[data-testid=board] [data-place]")
    return Clicking(visitor, table, seed)


@pytest.mark.rule("KEY-DEC-1")
@pytest.mark.parametrize("seats", [2, 6])
def test_two_and_six_play_by_clicks_on_the_board_and_see_the_end(visitor: Visitor, site: Server, seats: int) -> None:
    """The whole game by clicks is that of four; here bots play on from the middle."""
    somebody = opened(visitor, site, seats, seats)
    somebody.play_by_the_browser(12)
    visitor.picture(f"keyflower-{seats}-click")
    assert visitor.complaints() == []

    assert somebody.play(20) != "over"
    assert "ask-turn" in somebody.met
    somebody.table.see_the_end(visitor)
    visitor.picture(f"keyflower-{seats}-click-end")
    assert visitor.complaints() == []


@pytest.mark.rule("KEY-DEC-1")
def test_a_whole_game_of_four_takes_few_clicks_and_drags(visits: Visits, site: Server) -> None:
    somebody = Bidder(visits, site, 4, 1, width=1280, height=720)
    somebody.play()
    print(f"{somebody.clicks} clicks and drags of one seat: {dict(somebody.kinds)}")
    assert {"Turn", "Transport", "ChooseUpgrade", "PickBoat", "PlaceTile", "ChooseWinter"} <= somebody.met.keys()
    assert somebody.clicks <= MOST_CLICKS
    somebody.visitor.picture("keyflower-4-end", whole=False)
    assert somebody.visitor.complaints() == []


@pytest.mark.rule("KEY-DEC-1")
def test_every_question_of_a_game_is_answered_by_keyboard(visits: Visits, site: Server) -> None:
    somebody = Bidder(visits, site, 2, 7, by="keyboard", width=1440, height=900)
    somebody.cover()
    assert {"Turn", "PickBoat", "PlaceTurned", "ChooseWinter"} <= somebody.met.keys()


def test_every_question_is_answered_on_the_board(visits: Visits, site: Server) -> None:
    answered_on_the_board(visits.new(site.address, width=1280, height=720), site, "keyflower")


SIGN = "[data-testid=sign]"
PRESSED = """(one) => {
  const box = one.getBoundingClientRect();
  const at = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: box.x + 4, clientY: box.y + 4 };
  one.dispatchEvent(new PointerEvent('pointerdown', at));
}"""


def test_signs_in_a_panel_are_read_by_mouse_keys_and_finger(visitor: Visitor, site: Server) -> None:
    opened(visitor, site, 3, 1)
    page = visitor.page
    visitor.stands()
    workers = page.locator("[data-testid=player-0] [data-sign^=worker_]")
    workers.first.hover()
    page.wait_for_selector(SIGN)
    assert "workers bid for tiles" in page.locator(SIGN).inner_text()
    page.mouse.move(1, 1)
    page.wait_for_selector(SIGN, state="detached")

    visitor.tab_to("[data-testid=player-0] .glance")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(SIGN)
    assert "if the game ended now" in page.locator(SIGN).inner_text()
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelector('[data-testid=sign]')?.innerText.includes('workers')")
    assert visitor.complaints() == []
    page.keyboard.press("Escape")
    page.wait_for_selector(SIGN, state="detached")

    workers.first.evaluate(PRESSED)
    page.wait_for_selector(SIGN)


@pytest.mark.rule("KEY-BID-7")
def test_a_bid_is_two_clicks_or_two_keys_or_one_drag(visitor: Visitor, site: Server) -> None:
    somebody = opened(visitor, site, 2, 1)
    page = somebody.page
    now = page.wait_for_function(STANDS, arg="").json_value()
    dock = page.locator("[data-place^='centre/'][data-place*='/bid/0'][data-lit]").first
    place = dock.get_attribute("data-place")
    assert place
    dock.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(FORM)
    visitor.picture("keyflower-bid")
    assert visitor.complaints() == []
    assert somebody.table.see()["undo"]["steps"] == []  # nothing is sent yet, and the form can be left
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-testid=placement]", state="detached")
    assert page.locator("[data-testid=ask]").get_attribute("data-at") == now
    dock.click(force=True)
    page.wait_for_selector(FORM)
    assert not covers(visitor, "[data-testid=placement]", f"[data-place='{place}']")
    page.locator(FORM).press("Enter")
    page.wait_for_function(STANDS, arg=now)
    page.wait_for_function("() => document.querySelector('[data-testid=placement]') === null")
    bids = bids_of(somebody)
    assert [bid["at"] for bid in bids] == [place]

    now = page.wait_for_function(STANDS, arg="").json_value()
    somebody.drag(f"{LIT}[data-place^='seat/0/screen/']")
    page.wait_for_function(STANDS, arg=now)
    assert page.locator("[data-testid=placement]").count() == 0
    used = sum(sum(tile["workers"].values()) for tile in tiles_of(somebody))
    assert len(bids_of(somebody)) + used > len(bids)


def tiles_of(somebody: Clicking) -> list[dict[str, Any]]:
    view = somebody.table.see()["view"]
    villages: list[dict[str, Any]] = [tile for one in view["players"] for tile in one["village"]]
    return [*view["centre"], *villages]


def bids_of(somebody: Clicking) -> list[dict[str, Any]]:
    view = somebody.table.see()["view"]
    return [bid for tile in [*view["centre"], *view["turn_order"]] for bid in tile["bids"] if bid["seat"] == 0]


def covers(visitor: Visitor, what: str, other: str) -> bool:
    """Whether one thing lies over the middle of another."""
    one, two = visitor.page.locator(what).bounding_box(), visitor.page.locator(other).bounding_box()
    assert one
    assert two
    x, y = two["x"] + two["width"] / 2, two["y"] + two["height"] / 2
    return one["x"] < x < one["x"] + one["width"] and one["y"] < y < one["y"] + one["height"]


@pytest.mark.rule("KEY-BID-4")
def test_a_losing_group_is_dragged_to_another_tile(visitor: Visitor, site: Server) -> None:
    table = Seated(site, "keyflower", "person", "person")
    first = table.see()["view"]["centre"][0]["id"]
    loser, winner = say(table, f"bid {first}"), say(table, f"bid {first}")
    assert loser != winner
    table.open(visitor, wait="[data-testid=bar][data-state=ask]", only=loser)
    page = visitor.page
    before, goal = f"centre/0/bid/{loser}", f"centre/1/bid/{loser}"
    start = page.locator(f"[data-place='{before}']").evaluate(SPOT)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 9, start[1] + 9)
    page.wait_for_selector("[data-picked]")
    page.mouse.move(*page.locator(f"[data-place='{goal}'][data-lit]").evaluate(SPOT))
    page.mouse.up()
    page.wait_for_function("() => document.querySelector('[data-testid=bar]').dataset.state !== 'ask'")
    bids = [bid for tile in table.see()["view"]["centre"] for bid in tile["bids"] if bid["seat"] == loser]
    assert [(bid["at"], bid["size"]) for bid in bids] == [(goal, 1)]


def test_every_question_is_answered_on_a_phone_which_is_led_to_it(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, locale="pl", width=390, height=844, has_touch=True, color_scheme="dark")
    somebody = ByHand(visitor, site, "keyflower", 2, 3)
    somebody.hand = Hand(visitor, 3, "touch", **SHARES)
    page = visitor.page
    while awaited(somebody.state) != [0]:
        somebody.turn(1)
    page.wait_for_selector("[data-place='centre/0/bid/0']")
    assert visitor.overflow() == 0
    visitor.picture("keyflower-phone-pl")
    page.locator("[data-place^='centre/'][data-place*='/bid/0'][data-lit]").first.tap()
    page.wait_for_selector(FORM)
    page.tap("[data-region=villages]")  # one may look around while the form is open
    page.wait_for_selector("[data-place='seat/1/village/0']")
    page.tap(FORM)
    page.wait_for_selector("[data-testid=placement]", state="detached")

    somebody.hear()
    somebody.cover(until="Transport")
    visitor.picture("keyflower-phone-later")
    assert visitor.overflow() == 0
    assert visitor.complaints() == []
    somebody.cover()
    assert {"Turn", "PickBoat", "ChooseWinter"} <= somebody.met.keys()
    assert visitor.overflow() == 0


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
