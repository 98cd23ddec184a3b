"""The board of Hamlet: a village that is clicked; no list of answers, no segment number."""

from __future__ import annotations

import random
from collections import Counter

from playwright.sync_api import Locator

from tests.browser.seating import Seated
from tests.browser.visiting import Visitor, Visits
from tests.table.running import Server

# What the page waits for: a question with its number, or the end.
STANDS = """(old) => {
  const state = document.querySelector('[data-testid=bar]')?.dataset.state;
  if (state === 'over') return 'over';
  const at = document.querySelector('[data-testid=ask]')?.dataset.at;
  return state === 'ask' && at && at !== old ? at : null;
}"""
MENU = "[data-over] [data-move]:visible"
MOVED = f"(old) => ({STANDS})(old) || document.querySelector('[data-over] [data-move]') !== null"
SPOT = "[data-testid=board] .spot"


class Clicking:
    """Somebody who answers on the board alone: lit pieces, menus at them, buttons of the bar."""

    def __init__(self, visitor: Visitor, table: Seated, seed: int) -> None:
        self.page = visitor.page
        self.table = table
        self.luck = random.Random(seed)
        self.met: Counter[str] = Counter()
        self.clicks = 0

    def click(self, piece: Locator) -> None:
        piece.dispatch_event("click")
        self.clicks += 1

    def any_of(self, found: Locator) -> Locator:
        return found.nth(self.luck.randrange(found.count()))

    def wait(self, old: str = "") -> str:
        found: str = self.page.wait_for_function(STANDS, arg=old).json_value()
        return found

    def answer(self, now: str) -> str:
        """One answer, by a menu if one opens; the question that stands then."""
        page = self.page
        menu = page.locator(MENU)
        lit = page.locator("[data-testid=board] [data-lit]")
        buttons = page.locator("[data-placeless]:visible")
        proposed = page.locator("[data-testid=proposal]:visible")
        if proposed.count():
            self.click(proposed)
        elif not menu.count():
            is_piece = lit.count() and (not buttons.count() or self.luck.random() < 0.8)
            self.click(self.any_of(lit if is_piece else buttons))
        page.wait_for_function(MOVED, arg=now)
        if menu.count():
            self.click(self.any_of(menu))
        return self.wait(now)

    def play(self, answers: int) -> None:
        now = self.wait()
        for _ in range(answers):
            if now == "over":
                return
            ask = self.table.see()["ask"]
            self.met[ask["prompt"]["id"] if ask else ""] += 1
            now = self.answer(now)


def placing(table: Seated) -> None:
    """Until the first seat lays a tile."""
    for _ in range(400):
        shot = table.see()
        if shot["ask"] and shot["ask"]["prompt"]["id"] == "ask-choose-host-side":
            return
        table.step()
    raise AssertionError("no tile was laid")


def builder(site: Server, *holders: str) -> Seated:
    """A table whose persons take blueprints and construct wherever they can."""
    table = Seated(site, "hamlet", *holders)

    def choose(moves: list[str]) -> str:
        wanted = [move for move in moves if move.startswith(("construct", "build", "take"))]
        return table.luck.choice(wanted or [move for move in moves if move != "end"] or moves)

    table.choose = choose  # type: ignore[method-assign]  # a person with a taste
    return table


def test_a_village_is_played_by_clicks_on_it(visitor: Visitor, site: Server) -> None:
    table = Seated(site, "hamlet", "person", "greedy")
    table.open(visitor, wait="[data-testid=board] [data-place='tile/church']")
    somebody = Clicking(visitor, table, 4)
    somebody.play(30)

    assert {"ask-turn", "ask-choose-tile"} <= set(somebody.met)
    assert visitor.errors == []
    visitor.picture("hamlet-board", whole=False)


def test_a_tile_is_laid_where_it_is_shown_by_mouse_and_by_keyboard(visits: Visits, site: Server) -> None:
    for way in ("mouse", "keyboard"):
        table = builder(site, "person", "person")
        placing(table)
        before = len(table.see()["view"]["board"])
        visitor = visits.new(site.address)
        table.open(visitor, wait=SPOT)
        page = visitor.page
        spots = page.locator(SPOT)
        places = {tuple(map(tuple, one["outline"])) for one in placements(table)}
        assert spots.count() == len({frozenset(place) for place in places})
        spots.last.focus()
        page.keyboard.press("r")
        visitor.picture(f"hamlet-placing-{way}", whole=False)
        if way == "mouse":
            spots.last.dispatch_event("click")
        else:
            page.keyboard.press("Enter")
        page.wait_for_function(f"() => !document.querySelector({SPOT!r})")
        shot = table.see()
        laid = shot["view"]["board"]

        assert len(laid) == before + 1 or shot["ask"]["prompt"]["id"] == "ask-pay"


def placements(table: Seated) -> list[dict[str, list[list[int]]]]:
    options = table.see()["ask"]["options"]
    return [one for option in options for one in option["geometry"]["placements"]]


def test_the_village_on_a_phone_in_polish_and_at_night(visits: Visits, site: Server) -> None:
    table = Seated(site, "hamlet", "person")
    table.play(6)
    visitor = visits.new(site.address, locale="pl", width=390, height=844)
    table.open(visitor, wait="[data-testid=board] [data-place='tile/church']")
    page = visitor.page
    page.evaluate("() => (document.documentElement.dataset.theme = 'dark')")
    visitor.picture("hamlet-phone-dark", whole=False)

    assert visitor.overflow() == 0
    assert page.locator("[data-testid=board] [data-place^='tile/'][data-thing]").count() >= 6
    assert visitor.errors == []
