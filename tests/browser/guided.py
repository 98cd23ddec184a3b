"""Somebody who plays a whole game in the browser as a simple bot would, and whose clicks are counted."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Error, Locator

from gromada.bots.registry import make_bot
from gromada.core.play import awaited, options
from tests.browser.along import OFTEN, Along
from tests.browser.visiting import SPOT, Visits
from tests.table.running import Server

OPEN = "[data-testid=sure] [data-move], [data-testid=menu] [data-move]"
# Playwright looks at every element of a page for what it is asked for: the page itself finds it in a hundredth of that.
IS_THERE = "(selector) => document.querySelector(selector) !== null"
LIT_OR_ELSEWHERE = """(place) => hand.until(() => hand.shown(`[data-place='${place}'][data-lit]`).length ? 'here' :
  hand.shown('[data-region]:has(.n)').length ? 'elsewhere' : '', () => `nothing is lit at ${place}`)"""
AIMED = "(one) => [one.dataset.place || one.dataset.testid || 'an answer', hand.spotOf(one)]"
PRESSED = "(one, by) => { const aimed = (AIMED)(one); hand.press(one, by); return aimed; }".replace("AIMED", AIMED)
LOOK = "(open) => ({ signs: hand.signs(), moves: hand.shown(open).map((one) => one.dataset.move) })"


class Guided(Along):
    """Somebody who follows a plan.

    A click, a key or a drag is one gesture each, made by the browser's own mouse, keys or finger; with `is_inside` a
    hand in the page makes the clicks.
    """

    def __init__(
        self,
        visits: Visits,
        site: Server,
        game: str,
        seats: int,
        seed: int,
        by: str = "mouse",
        **shown: Any,
    ) -> None:
        self.bot = make_bot("greedy", seed)
        self.by = by
        self.is_inside = False
        self.is_covering = False
        self.clicks = 0  # keys and drags
        self.kinds: Counter[str] = Counter()  # what they were made on
        super().__init__(visits.new(site.address, **shown), site, game, seats, seed)

    # -- the game ------------------------------------------------------------------------------------

    def play(self, most: int = 400) -> None:
        """Until the game is over, or so many clicks were made and more is asked."""
        while (asked := awaited(self.state)) and (self.clicks < most or 0 not in asked):
            if 0 in asked:
                self.act()
            else:
                self.turn(asked[0])
        if not awaited(self.state):
            self.page.wait_for_selector("[data-testid=bar][data-state=over]")

    def cover(self, until: str = "", often: int = OFTEN) -> None:
        """Of every kind of question the first answer is given by the browser's own input, others inside the page."""
        self.is_covering = True
        super().cover(until, often)

    def choose(self, s: Any, seat: int, besides: tuple[str, ...] = ()) -> str:
        """What the bot would answer, but for these."""
        offered = [one for one in options(s, seat) if one.text not in besides]
        return self.bot.pick(self.game, s, seat, offered).text if len(offered) > 1 else offered[0].text

    def plan(self) -> list[str]:
        """What the bot would answer from here on, as far as one gesture could go."""
        raise NotImplementedError

    def after(self, moves: list[str]) -> Any:
        """The question that these answers would lead to."""
        return self.table.request("/ahead", self.table.keys[0]["key"], {"moves": moves, "depth": 1})["ask"]

    # -- the page ------------------------------------------------------------------------------------

    def answer(self) -> None:
        """Clicks until an answer is sent."""
        plan = self.plan()
        self.is_inside = self.is_covering and self.met[self.kind()] > 0
        for _ in range(12):
            self.gesture(plan)
            if self.sent:
                return
        raise AssertionError(f"twelve clicks gave no answer to {plan}")

    def gesture(self, plan: list[str]) -> None:
        """One click towards this plan."""
        seen = self.page.evaluate(LOOK, OPEN)
        if seen["moves"]:
            wanted = seen["moves"][self.best(seen["moves"], plan)]
            self.click(self.page.locator(OPEN).and_(self.page.locator(f"[data-move='{wanted}']:visible")).first)
        else:
            self.go_on(plan)
        try:
            self.page.evaluate("async (signs) => { await hand.changed(signs); }", seen["signs"])
        except Error as error:
            picture = f"{type(self).__name__.lower()}-stuck"
            self.visitor.picture(picture, whole=False)
            raise AssertionError(f"{error} for {plan}; see {picture}.png") from error

    def best(self, moves: list[str], plan: list[str]) -> int:
        """The answer of a menu that goes furthest along the plan."""

        def length(move: str) -> int:
            parts = move.split(", ")
            same = [one == other for one, other in zip(parts, plan, strict=False)]
            return same.index(False) - len(parts) if False in same else len(parts)

        return max(range(len(moves)), key=lambda i: length(moves[i]))

    def go_on(self, plan: list[str]) -> None:
        """One click where nothing is open at a piece."""
        raise NotImplementedError

    def button(self, move: str) -> str:
        """Where an answer about nothing on the table is found."""
        return f"[data-testid=ask] [data-placeless][data-move='{move}']"

    def lit(self, place: str) -> Locator:
        """The lit piece at a place; on a phone, regions with lit pieces are opened until it is there."""
        piece = self.page.locator(f"[data-place='{place}'][data-lit]:visible").first
        elsewhere = self.page.locator("[data-region]:has(.n)")
        for turn in range(6):
            # What a page finds out by looking ahead is lit later, perhaps in the region that was just left.
            if self.page.evaluate(LIT_OR_ELSEWHERE, place) == "here":
                return piece
            elsewhere.nth(turn % elsewhere.count()).tap()
            self.clicks += 1
        piece.wait_for()
        return piece

    def is_there(self, selector: str) -> bool:
        found: bool = self.page.evaluate(IS_THERE, selector)
        return found

    def drag(self, piece: Locator, goal: str) -> None:
        """From a piece to a place that lights when it is taken in hand: one gesture."""
        page, start = self.page, piece.evaluate(SPOT)
        assert start, "a piece lies where nobody can grip it"
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] + 9, start[1] + 9)
        there = page.locator(f"[data-place='{goal}'][data-lit]")
        there.first.wait_for()
        page.mouse.move(*there.first.evaluate(SPOT))
        page.mouse.up()
        page.mouse.move(4, 4)  # whoever rests on a piece reads it
        self.count("drag to", goal)

    def click(self, piece: Locator) -> None:
        if self.by == "touch" and not self.is_inside:
            piece.scroll_into_view_if_needed()
        named, spot = piece.evaluate(PRESSED, self.by) if self.is_inside else piece.evaluate(AIMED)
        self.count("click on", named)
        if self.is_inside:
            return
        if self.by == "keyboard":
            piece.focus()
            self.page.keyboard.press("Enter")
        elif self.by == "touch":
            self.page.touchscreen.tap(*spot) if spot else piece.tap(force=True)
        elif spot:
            self.page.mouse.click(*spot)
        else:  # where other pieces hide it, as somebody would who reaches it by keyboard
            piece.dispatch_event("click")

    def count(self, way: str, place: str) -> None:
        self.clicks += 1
        self.kinds[f"{way} {re.sub(r'(?<=/)[^/]+', '*', place, count=1)}"] += 1
