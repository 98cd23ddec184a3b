"""The board of Hamlet: a village that is clicked; no list of answers, no segment number."""

from __future__ import annotations

from typing import Any

import pytest

from gromada.core.play import awaited, play, question
from gromada.core.record import read_record
from tests.browser.guided import Guided
from tests.browser.questions import RECORDS, answered_on_the_board
from tests.browser.seating import Dealt, Seated
from tests.browser.visiting import SIGNS, STANDS, Visitor, Visits
from tests.table.running import Server

GROUND = "[data-testid=board] .spot"  # where a tile can be laid
NOBODY = "stop"  # hiring
MOST_CLICKS = 130  # and drags of a seat in a game of three


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
    somebody = visitor.hand()
    somebody.play_by_the_browser(24)

    assert "ask-turn" in somebody.met
    assert visitor.errors == []
    visitor.picture("hamlet-board", whole=False)


def test_a_tile_is_laid_where_it_is_shown_by_mouse_and_by_keyboard(visits: Visits, site: Server) -> None:
    for way in ("mouse", "keyboard"):
        table = builder(site, "person", "person")
        placing(table)
        before = len(table.see()["view"]["board"])
        visitor = visits.new(site.address)
        table.open(visitor, wait=GROUND)
        page = visitor.page
        spots = page.locator(GROUND)
        assert spots.count() == len(grounds(table))
        church = page.locator("[data-place='tile/church'] .fog")
        page.keyboard.press("+")
        visitor.rest()
        spots.last.focus()
        stood: Any = church.bounding_box()
        page.keyboard.press("r")
        visitor.picture(f"hamlet-placing-{way}", whole=False)
        if way == "mouse":
            spots.last.dispatch_event("click")
        else:
            page.keyboard.press("Enter")
        page.wait_for_function(f"() => !document.querySelector({GROUND!r})")
        shot = table.see()
        laid = shot["view"]["board"]

        assert len(laid) == before + 1  # paid for as it was proposed
        visitor.rest()
        # Who has enlarged the village finds it in its place.
        assert church.bounding_box() == pytest.approx(stood, abs=1)


def test_every_placement_is_reached_by_tab_and_turning(visits: Visits, site: Server) -> None:
    table = builder(site, "person", "person")
    placing(table)
    while len(placements(table)) == len(grounds(table)):  # until a tile fits in several ways somewhere
        table.step()
        placing(table)
    visitor = visits.new(site.address)
    table.open(visitor, wait=GROUND)
    page = visitor.page
    shown = "() => document.querySelector('[data-testid=board] .ghost').innerHTML"
    seen: list[str] = []
    page.locator(GROUND).first.focus()
    for _ in range(page.locator(GROUND).count()):
        assert page.evaluate("() => document.activeElement.matches('.spot')")
        first = now = page.evaluate(shown)
        while now not in seen:
            seen.append(now)
            page.keyboard.press("r")
            now = page.evaluate(shown)
        assert now == first  # turned round, it lies as before
        page.keyboard.press("Tab")

    assert len(seen) == len(placements(table))


def placements(table: Seated) -> list[dict[str, Any]]:
    options = table.see()["ask"]["options"]
    return [one for option in options for one in option["geometry"]["placements"]]


def grounds(table: Seated) -> set[frozenset[tuple[int, ...]]]:
    """Where tiles would lie, whichever way round."""
    return {frozenset(tuple(corner) for corner in one["outline"]) for one in placements(table)}


# The middle of a piece that is not lit and stands on a lit tile.
ON_A_LIT_TILE = """() => {
  const lit = '[data-place^="tile/"][data-lit]';
  for (const one of document.querySelectorAll('.map [data-place]:not([data-lit])')) {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const [top, ...under] = document.elementsFromPoint(x, y);
    if (top && one.contains(top) && under.some((other) => other.closest(lit))) return [x, y];
  }
  return null;
}"""


def test_what_stands_on_a_lit_tile_does_not_keep_a_click_from_it(visitor: Visitor, site: Server) -> None:
    record = read_record((RECORDS / "hamlet" / "1.record").read_text(encoding="utf-8"))
    table = Dealt(site, "hamlet", record.seats, record.seed, record.moves[:60], **record.options)
    table.open(visitor, wait="[data-place^='tile/'][data-lit]")
    page, before = visitor.page, visitor.stands()
    spot = page.evaluate(ON_A_LIT_TILE)
    assert spot, "every villager, donkey and good stands on a tile that is not lit"
    signs = page.evaluate(SIGNS)
    page.mouse.click(*spot)
    page.wait_for_function(f"(old) => ({SIGNS})() !== old && !document.querySelector('[data-busy]')", arg=signs)

    assert page.evaluate(STANDS) != before or page.locator("[data-testid=menu] [data-move]").count()


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


def test_two_fingers_enlarge_the_village_on_a_phone(visits: Visits, site: Server) -> None:
    record = read_record((RECORDS / "hamlet" / "3-random_layout.record").read_text(encoding="utf-8"))
    table = Dealt(site, "hamlet", record.seats, record.seed, record.moves[:120], **record.options)
    visitor = visits.new(site.address, width=390, height=844, has_touch=True, is_mobile=True)
    table.open(visitor, only=0, wait="[data-place='tile/church']")
    visitor.rest()
    page, fingers = visitor.page, visitor.context.new_cdp_session(visitor.page)
    scale = "() => new DOMMatrix(getComputedStyle(document.querySelector('[data-testid=board] .drawing')).transform).a"
    fitted = page.evaluate(scale)

    def touch(kind: str, *spots: tuple[int, int]) -> None:
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(spots)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (180, 400))
    touch("touchStart", (180, 400), (210, 430))
    for apart in range(10, 60, 10):
        touch("touchMove", (180 - apart, 400 - apart), (210 + apart, 430 + apart))
    touch("touchEnd")

    page.wait_for_function(f"(fitted) => ({scale})() > 1.5 * fitted", arg=fitted)
    page.wait_for_timeout(600)  # longer than a press that reads what lies under a finger
    assert page.locator("[data-testid=lifted]").count() == 0


def test_the_page_keeps_up_with_a_bot_that_plays_for_oneself(visitor: Visitor, site: Server) -> None:
    """It answers faster than a village is drawn. Nothing is asked meanwhile; given back, the chair is asked."""
    table = Seated(site, "hamlet", "person", "uniform")
    table.open(visitor, wait="[data-testid=board] [data-lit]")
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    key = table.keys[0]["key"]
    table.request("/hold", key, {"bot": "uniform"})
    visitor.page.wait_for_selector("[data-testid=bar]:not([data-state=ask])")
    asked.clear()
    while len(table.see()["log"]) < 250:
        visitor.page.wait_for_timeout(50)
    looked_up = [url for url in asked if url.endswith(("/ahead", "/unlit"))]
    assert len(looked_up) < 6  # nobody reads what could be answered; a few were on their way already

    table.request("/hold", key, {"bot": None})
    while not (ask := table.see()["ask"]):
        visitor.page.wait_for_timeout(50)
    visitor.page.wait_for_selector(f"[data-testid=ask][data-at='{ask['at']}']")


class Neighbour(Guided):
    """Somebody who plays as a simple bot would, by clicks on the board and on buttons of the bar alone."""

    def __init__(self, visits: Visits, site: Server, seats: int, seed: int, **shown: Any) -> None:
        super().__init__(visits, site, "hamlet", seats, seed, **shown)

    def plan(self) -> list[str]:
        """Until the next turn begins; donkeys that all stay are left alone."""
        plan = self.ahead(())
        if "donkeys" in plan[:2] and not any(move.startswith("drive") for move in plan):
            plan = self.ahead(("donkeys",))
        goes_on = plan[1:] == ["end"] or (len(plan) > 2 and plan[2].startswith("go "))
        # Donkeys, or a villager with one way only, are asked about in a turn.
        return [NOBODY] if plan[0] == NOBODY and not goes_on else plan

    def ahead(self, besides: tuple[str, ...]) -> list[str]:
        s = self.state.copy()
        moves: list[str] = []
        while awaited(s) == [0] and (moves in ([], [NOBODY]) or type(question(s, 0)).__name__ != "Turn"):
            # Who hires nobody else goes on with the turn at once.
            moves.append(self.choose(s, 0, besides if moves in ([], [NOBODY]) else ()))
            play(s, 0, moves[-1])
        return moves

    def go_on(self, plan: list[str]) -> None:
        if self.is_there("[data-testid=proposal]:enabled"):
            self.click(self.page.locator("[data-testid=proposal]"))
        elif self.is_there(GROUND):
            self.lay(plan)
        else:
            self.piece(plan)

    def best(self, moves: list[str], plan: list[str]) -> int:
        """Whichever villager goes."""
        walked = [", ".join(part for part in move.split(", ") if not part.startswith("villager")) for move in moves]
        return super().best(walked, [part for part in plan if not part.startswith("villager")])

    def lay(self, plan: list[str]) -> None:
        """Where the bot would lay the tile, turned as the page proposes."""
        spots = self.page.locator(GROUND)
        wanted = [one["at"] for one in placements(self.table) if one["moves"] == plan[: len(one["moves"])]]
        places = spots.evaluate_all("(all) => all.map((one) => one.dataset.place)")
        self.click(spots.nth(places.index(wanted[0]) if wanted and wanted[0] in places else 0))

    def piece(self, plan: list[str]) -> None:
        """The piece or the button that the next answers are about."""
        ask = self.table.see()["ask"]
        before = plan[: plan[0] == NOBODY and len(plan) > 1]
        plan = plan[len(before) :]
        move = plan[0]
        if before:
            ask = self.after(before)
        button = self.button(", ".join([*before, move]))
        if before and move == "end":
            self.page.wait_for_selector(button)
        if self.is_there(button):
            return self.click(self.page.locator(button))
        if move == "donkeys":
            return self.lead(plan)
        if move.startswith("villager") and len(plan) > 1 and plan[1].startswith("go"):
            return self.act_on(before, plan)
        place = next(one["places"][0] for one in ask["options"] if one["move"] == move)
        return self.click(self.lit(place))

    def act_on(self, before: list[str], plan: list[str]) -> None:
        """On the tile where the next villager would act, whichever goes: a sign there, a card, or the tile."""
        rouse, go, *then = plan
        mine = f"{self.table.see()['view']['players'][0]['at']}/blueprints"
        ask = self.after([*before, rouse])
        place = next(one["places"][0] for one in ask["options"] if one["move"] == go)
        following = self.after([*before, rouse, go])
        if following and following["prompt"]["id"] == "ask-choose-act":
            sign = [one["move"] for one in following["options"]].index(then[0])
            place = f"{place}/act/{sign}" if self.by == "mouse" else place
            following = self.after([*before, rouse, go, then[0]])
            then = then[1:]
        if self.by == "mouse" and following and following["prompt"]["id"] == "ask-buy-blueprint" and then[0] != "skip":
            card = next(one["places"][0] for one in following["options"] if one["move"] == then[0])
            return self.drag(self.lit(card), mine)
        return self.click(self.lit(place))

    def lead(self, plan: list[str]) -> None:
        """Donkeys in order of hiring: each and where it goes, then the rest stays."""
        page = self.page
        view = self.table.see()["view"]
        donkeys = [one["at"] for one in view["players"][0]["donkeys"]]
        led = int(page.locator("[data-planned]").get_attribute("data-planned") or 0)
        drives = [(i, move) for i, move in enumerate(plan[1:]) if move.startswith("drive")]
        if led == len(drives):
            return self.click(page.locator("[data-testid=ask] [data-placeless][data-move='finish']"))
        i, move = drives[led]
        goal = next(one["at"] for one in view["board"] if move == f"drive {one['tile']}")
        if self.by == "mouse":
            return self.drag(self.lit(donkeys[i]), goal)
        if not page.locator("[data-picked]:not([opacity])").count():
            return self.click(self.lit(donkeys[i]))
        return self.click(self.lit(goal))


def test_every_question_is_answered_on_the_board(visits: Visits, site: Server) -> None:
    answered_on_the_board(visits.new(site.address, width=1280, height=720), site, "hamlet")


def test_a_whole_game_of_three_takes_few_clicks_and_drags(visits: Visits, site: Server) -> None:
    somebody = Neighbour(visits, site, 3, 11, width=1280, height=720)
    somebody.play()
    print(f"{somebody.clicks} clicks and drags of one seat: {dict(somebody.kinds)}")
    assert {"Turn", "ChooseTile", "Pay", "ChooseRoad", "BuyBlueprint", "ChooseHostSide"} <= somebody.met.keys()
    assert somebody.clicks <= MOST_CLICKS
    assert somebody.visitor.complaints() == []
    somebody.visitor.picture("hamlet-three-end", whole=False)


def test_every_question_of_a_game_of_two_is_answered_by_keyboard(visits: Visits, site: Server) -> None:
    somebody = Neighbour(visits, site, 2, 23, by="keyboard", width=1440, height=900)
    somebody.cover()
    assert {"Turn", "BuyBlueprint", "ChooseHostSide"} <= somebody.met.keys()


def test_four_play_by_clicks_on_the_board_and_see_the_end(visits: Visits, site: Server) -> None:
    """The whole game by clicks is that of three; here bots play on from the middle."""
    somebody = Neighbour(visits, site, 4, 1, width=1440, height=900)
    somebody.play(most=20)
    assert somebody.visitor.complaints() == []
    somebody.visitor.picture("hamlet-four", whole=False)
    assert {"Turn", "BuyBlueprint"} <= somebody.met.keys()
    somebody.table.see_the_end(somebody.visitor, "greedy")  # nobody ends the Church by chance
    assert somebody.page.locator("[data-testid=scores] th").count() > 4


def test_every_question_of_a_game_alone_against_botric_is_answered_on_a_phone(visits: Visits, site: Server) -> None:
    somebody = Neighbour(visits, site, 1, 4, by="touch", locale="pl", width=390, height=844, has_touch=True)
    somebody.play(most=10)
    assert somebody.visitor.overflow() == 0
    somebody.visitor.picture("hamlet-alone-phone", whole=False)
    somebody.cover()
    assert {"Turn", "Pay"} <= somebody.met.keys()
    assert somebody.visitor.overflow() == 0
    scores = somebody.page.locator("[data-testid=scores] th")
    scores.first.wait_for()  # the result comes after the bar has said that the game is over
    assert "Botric" in [name.strip() for name in scores.all_text_contents()]  # whom one had to beat


# Another's move is told for a moment only: where its flag stands is looked at as it appears, a frame later.
FLAGS_SEEN = """() => {
  window.flags_seen = [];
  const seen = new WeakMap();
  new MutationObserver(() => {
    const flag = document.querySelector('[data-testid=flag]:not(.loose)');
    if (!flag || seen.get(flag) === flag.textContent) return;
    seen.set(flag, flag.textContent);
    requestAnimationFrame(() => {
      const box = flag.getBoundingClientRect();
      const common = (other) => Math.max(0, Math.min(box.right, other.right) - Math.max(box.left, other.left))
        * Math.max(0, Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top));
      const tiles = [...document.querySelectorAll('[data-place^="tile/"][data-fresh]')];
      const covered = tiles.map((one) => common(one.getBoundingClientRect()));
      window.flags_seen.push([flag.textContent, Math.max(0, ...covered)]);
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_what_another_does_is_told_beside_the_tiles_that_it_is_about(visits: Visits, site: Server) -> None:
    table = Seated(site, "hamlet", "person", "person")
    table.play(60)
    while 0 in table.see()["asked"]:
        table.step()
    visitor = visits.new(site.address, width=1440, height=900, reduced_motion="no-preference")
    table.open(visitor)
    visitor.page.evaluate(FLAGS_SEEN)
    while 0 not in table.see()["asked"]:
        table.step()
    visitor.stands()  # everything has been shown

    seen = visitor.page.evaluate("() => window.flags_seen")
    assert len(seen) > 3
    assert [one for one in seen if one[1]] == []
