"""The board of Villagers: whole games by clicks on lit pieces, menus at them and buttons of the bar; no list."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import Locator

import gromada
from gromada.core.codec import classes_below
from gromada.core.game import kebab
from gromada.core.steps import Choice
from tests.browser.seating import Seated
from tests.browser.visiting import Visitor, Visits, click_on
from tests.table.running import Server

ALL = {"scoundrels": True, "saints": True, "profiteers": True, "improvements": True}
MOST_CLICKS = 100  # of one seat in a game of three
# What the page waits for: a question with its number, or the end.
STANDS = """(old) => {
  const state = document.querySelector('[data-testid=bar]')?.dataset.state;
  if (state === 'over') return 'over';
  const at = document.querySelector('[data-testid=ask]')?.dataset.at;
  return state === 'ask' && at && at !== old ? at : null;
}"""
# After a click: another question, a menu at the piece, or something picked up.
MOVED = f"""(old) => ({STANDS})(old) || document.querySelector('[data-testid=menu], [data-testid=sure]') !== null
  || document.querySelector('[data-testid=bar]')?.dataset.state !== 'ask'"""


class Clicking:
    """Somebody who answers on the board alone, at random."""

    def __init__(self, visitor: Visitor, table: Seated, seed: int) -> None:
        self.may_trade = True
        self.page = visitor.page
        self.table = table
        self.luck = random.Random(seed)
        self.met: Counter[str] = Counter()
        self.clicks = 0

    def click(self, piece: Locator) -> None:
        piece.scroll_into_view_if_needed()
        click_on(piece)
        self.clicks += 1

    def any_of(self, found: Locator) -> Locator:
        return found.nth(self.luck.randrange(found.count()))

    def answer(self, at: str) -> None:
        page = self.page
        page.mouse.move(1, 1)
        page.keyboard.press("Escape")  # what was lifted for reading is put down
        page.wait_for_selector("[data-testid=lifted]", state="detached")
        lit, buttons = page.locator("[data-lit]:visible"), page.locator("[data-placeless]:visible")
        if not self.may_trade:
            lit = page.locator(", ".join([f"[data-place='{place}'][data-lit]:visible" for place in self.but_trades()]))
        assert lit.count() or buttons.count(), "nothing to click"
        if lit.count() and (not buttons.count() or self.luck.random() < 0.75):
            self.click(self.any_of(lit))
        else:
            self.click(self.any_of(buttons))
        page.wait_for_function(MOVED, arg=at)
        menu = page.locator("[data-testid=menu] [data-move]:visible, [data-testid=sure] [data-move]:visible")
        if menu.count():
            self.click(self.any_of(menu) if self.may_trade else menu.first)

    def but_trades(self) -> list[str]:
        """First places of all answers that trade no card away."""
        options = (self.table.see()["ask"] or {"options": []})["options"]
        kept = [one["places"][0] for one in options if one["label"]["id"] != "do-trade" and one["places"]]
        return kept or ["nowhere"]

    def play(self, most: int = 2000) -> str:
        """So many answers at most; `over`, or the question that stands then."""
        now = ""
        for _ in range(most):
            now = self.page.wait_for_function(STANDS, arg=now).json_value()
            if now == "over":
                break
            ask = self.table.see()["ask"]
            if ask:
                self.met[ask["prompt"]["id"]] += 1
            self.answer(now)
        return now


def opened(visitor: Visitor, site: Server, seats: int, seed: int, **options: object) -> Clicking:
    table = Seated(site, "villagers", "person", *["uniform"] * (seats - 1), **options)
    table.open(visitor, wait="[data-testid=board]")
    return Clicking(visitor, table, seed)


@pytest.mark.rule("VIL-DEC-1")
def test_a_whole_game_of_two_is_played_by_clicks_on_the_board(visitor: Visitor, site: Server) -> None:
    somebody = opened(visitor, site, 2, 1)

    assert somebody.play() == "over"
    assert {"ask-draft", "ask-build", "ask-road-coin", "ask-trade-kind"} <= set(somebody.met)
    visitor.picture("villagers-end")


@pytest.mark.parametrize("form", ["normal", "novice", "veteran"])
def test_alone_the_countess_is_met_on_the_board(visitor: Visitor, site: Server, form: str) -> None:
    somebody = opened(visitor, site, 1, 2, solo=form)
    somebody.play(most=2000 if form == "normal" else 25)

    assert "ask-countess-takes" in somebody.met
    visitor.picture(f"villagers-solo-{form}")


def test_a_game_of_three_takes_at_most_a_hundred_clicks(visitor: Visitor, site: Server) -> None:
    somebody = opened(visitor, site, 3, 4)
    somebody.may_trade = False

    assert somebody.play() == "over"
    print(f"three players, one seat: {somebody.clicks} clicks for {somebody.met.total()} questions")
    assert somebody.clicks <= MOST_CLICKS


def test_five_with_all_expansions_find_every_answer_on_the_board(visitor: Visitor, site: Server) -> None:
    somebody = opened(visitor, site, 5, 3, **ALL)
    somebody.play(most=60)

    gromada.game("villagers")  # from then on its questions are known
    asked = {f"ask-{kebab(kind.__name__)}" for kind in classes_below(Choice, "gromada.games.villagers.")}
    assert set(somebody.met) <= asked
    assert len(somebody.met) >= 6, "a game with all expansions asks more than that"
    visitor.picture("villagers-five")


def test_a_phone_shows_one_region_at_a_time_and_plays_on(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, width=390, height=844, has_touch=True)
    somebody = opened(visitor, site, 2, 5)
    somebody.play(most=12)

    visitor.picture("villagers-phone")


def test_an_answer_is_given_by_keyboard(visitor: Visitor, site: Server) -> None:
    somebody = opened(visitor, site, 2, 6)
    now = visitor.page.wait_for_function(STANDS, arg="").json_value()
    visitor.tab_to("[data-place^='road/'][data-lit]")
    visitor.page.keyboard.press("Enter")

    visitor.page.wait_for_function(STANDS, arg=now)
    assert somebody.table.see()["view"]["players"][0]["square"]


@pytest.mark.rule("VIL-R-50")
def test_at_one_screen_the_whole_table_is_asked_about_the_courier(visitor: Visitor, site: Server) -> None:
    """Alike whether anybody holds it, so that nobody is called by name in another seat's turn."""
    table = Seated(site, "villagers", "person", "person", scoundrels=True)
    table.open(visitor, seats=2)
    page = visitor.page
    for _ in range(3):  # draft turns, each of another person
        page.wait_for_selector("[data-testid=curtain], [data-testid=whisper]")
        if page.locator("[data-testid=curtain]").count():
            page.click("[data-testid=curtain] button")
        page.wait_for_selector("[data-testid=whisper]")
        page.click("[data-testid=whisper] .go")
        page.wait_for_selector("[data-testid=bar][data-state=ask]")

        assert page.locator("[data-testid=whisper]").count() == 0
        assert table.see(0)["asked"] == table.see(1)["asked"]
        assert table.step()
        while not table.see()["view"]["might_courier"]:
            assert table.step()
