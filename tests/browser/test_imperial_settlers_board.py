"""Imperial Settlers on its board: whole games by lit pieces and the bar's buttons, by keyboard, and by touch."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.browser.seating import Seated
from tests.browser.visiting import WAIT, Hand, Visitor, Visits
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
    """Somebody who answers a question by what is lit."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.luck = random.Random(seed)

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
        self.settle()

    def settle(self) -> None:
        """What has opened at the piece is answered, too."""
        over = self.page.locator("[data-testid=menu] [data-move], [data-testid=sure] [data-move]")
        if over.count():
            over.nth(self.luck.randrange(over.count())).click()
            self.settle()
        confirm = self.page.locator("[data-testid=confirm]:enabled")
        if confirm.count():
            confirm.click()


def seated(site: Server, visitor: Visitor, *holders: str, **options: object) -> Seated:
    table = Seated(site, "imperial_settlers", *holders, **options)
    visitor.page.goto(f"{site.address}/#/table/{table.id}?key={table.keys[0]['key']}&seat=0")
    visitor.page.wait_for_selector("[data-testid=sentence]")
    return table


def test_a_whole_game_is_played_by_lit_pieces_and_buttons_alone(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, reduced_motion="reduce")
    table = seated(site, visitor, "person", "uniform", mode="competition_advanced")
    player = Hand(visitor, 1, share=0.9)

    assert player.play_by_the_browser() == "over"
    assert {"ask-draft", "ask-expand", "ask-settle"} <= set(player.met)
    shot: Any = table.see()
    assert shot["is_over"]
    print(f"{player.clicks} clicks for a seat")
    visitor.picture("imperial-settlers-over", whole=False)
    assert visitor.errors == []


@pytest.mark.parametrize(("theme", "lang"), [("light", "pl"), ("dark", "en")])
def test_the_board_is_seen_whole_at_1440_by_900_and_axe_finds_nothing(
    visits: Visits, site: Server, theme: str, lang: str
) -> None:
    visitor = visits.new(site.address, width=1440, height=900, color_scheme=theme, locale=lang, reduced_motion="reduce")
    seated(site, visitor, "person", "greedy", "greedy", "greedy", mode="competition_advanced")
    Hand(visitor, 3, share=0.9).play(12)
    page = visitor.page

    for place in ("seat/0/die/0", "seat/0/walls/0", "seat/0/field/3", "seat/0/building/5", "seat/0/score/other"):
        box = page.locator(f"[data-place='{place}']").first.bounding_box()
        assert box is not None, place
        assert box["y"] + box["height"] <= 900, place
        assert box["x"] + box["width"] <= 1440 - 330, place
    assert page.evaluate("document.documentElement.scrollHeight") <= 900
    visitor.picture(f"imperial-settlers-{lang}-{theme}", whole=False)
    assert visitor.complaints() == []


def test_a_whole_game_is_played_on_the_board_by_arrows_and_enter(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, reduced_motion="reduce")
    seated(site, visitor, "person", mode="adventure", sheet=12)
    player = Hand(visitor, 5, taste="walking", share=0.9)

    player.play_by_the_browser(12)
    assert player.play() == "over"
    assert len(player.walked) > 20, "the board was walked, not only its first piece"
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
    right = page.locator("[data-testid=menu]").evaluate("(one) => one.getBoundingClientRect().right")
    assert right <= 390, "the title leaves room for every tool"
    stays = page.locator(".stays > div")
    assert not stays.is_visible()
    page.locator(".wide").evaluate("(one) => one.scrollTo(300, 0)")
    stays.wait_for()
    page.locator(".wide").evaluate("(one) => one.scrollTo(0, 0)")
    stays.wait_for(state="hidden")
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


def test_an_adventure_is_found_by_what_its_buildings_do_and_begun(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, reduced_motion="reduce")
    table = Seated(site, "imperial_settlers", "person", mode="adventure", sheet="choose")
    table.open(visitor, wait="[data-testid=adventures]")
    page = visitor.page
    sheets = page.locator("[data-testid=adventures] [data-place^='sheet/'][data-lit]:not([data-place='sheet/random'])")
    of_a_faction = sheets.count()
    names = page.locator("[data-testid=adventures] dt").first.inner_text().strip()

    page.locator("[data-testid=adventures] input[type=search]").fill(names)

    found = page.locator("[data-testid=adventures] li", has_text=names)
    page.wait_for_function("() => !document.querySelector('[data-testid=adventures] .faction')")
    assert 0 < found.count() == page.locator("[data-testid=adventures] li").count()
    assert of_a_faction > 0
    number = sheets.first.get_attribute("data-place")
    visitor.picture("imperial-settlers-adventures-found", whole=False)
    sheets.first.click()
    Player(page, 1).settle()
    page.wait_for_selector("[data-place='seat/0/walls/0']")
    assert number == f"sheet/{table.see()['view']['sheet']}"


class Eager(Seated):
    """Somebody who builds what can be built, so that Plans come to fit."""

    def choose(self, moves: list[str]) -> str:
        return self.luck.choice([move for move in moves if move.startswith(("build", "use"))] or moves)

    def can_settle(self) -> bool:
        ask = self.see()["ask"]
        is_settling = ask and ask["prompt"]["id"] == "ask-settle"
        return bool(is_settling and any(option["places"] for option in ask["options"]))


def test_a_settlement_is_previewed_where_it_fits_before_it_is_created(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, width=1440, height=900, reduced_motion="reduce")
    table = Eager(site, "imperial_settlers", "person", mode="adventure", sheet=12)
    while not table.can_settle():
        assert table.step(), "no Plan has fitted in a whole game"
    table.open(visitor)
    visitor.stands()
    page = visitor.page
    plan = page.locator("[data-lit][data-place*='/plan']").first
    plan.hover()
    page.wait_for_selector(".ghost path")
    visitor.picture("imperial-settlers-plan-fits", whole=False)
    before = table.see()["view"]["players"][0]["settlements"]

    player = Player(page, 1)
    asked = player.now()
    player.answer()
    asked = player.now(asked)
    if table.see()["ask"] and table.see()["ask"]["prompt"]["id"] == "ask-place-settlement":
        answers = table.see()["ask"]["options"]
        # Every place where it may lie is drawn, and nothing of what was only pointed at.
        page.wait_for_function("(n) => document.querySelectorAll('.ghost').length === n", arg=len(answers))
        page.locator("[data-lit]:visible").first.click(force=True)
        player.now(asked)

    assert len(table.see()["view"]["players"][0]["settlements"]) == len(before) + 1


def test_three_play_and_the_final_count_stands_box_by_box(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, width=1440, height=900, reduced_motion="reduce")
    table = Seated(site, "imperial_settlers", "person", "uniform", "greedy", mode="competition_advanced")
    table.open(visitor)
    assert Hand(visitor, 3, share=0.9).play(8) != "over"
    assert visitor.page.locator("[data-testid^=player-]").count() == 3
    visitor.picture("imperial-settlers-three", whole=False)
    table.see_the_end(visitor)

    scores = table.see()["scores"]
    rows = visitor.page.locator("[data-testid=scores] tbody tr.line:not(.total)")
    assert rows.count() == len(scores[0]) >= 6
    for i, line in enumerate(scores[0]):
        counted = rows.nth(i).locator("td b").all_inner_texts()
        assert counted == [str(sheet[i]["points"]) for sheet in scores], line["id"]
    totals = visitor.page.locator("[data-testid=scores] tr.total td b").all_inner_texts()
    assert totals == [str(sum(line["points"] for line in sheet)) for sheet in scores]
    visitor.picture("imperial-settlers-three-over", whole=False)
