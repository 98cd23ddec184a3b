"""The board of Hamlet: a village that is clicked; no list of answers, no segment number."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Request, TimeoutError

import gromada
from gromada.bots.registry import make_bot
from gromada.core.play import awaited, options, play, question
from tests.browser.seating import Dealt, Seated
from tests.browser.visiting import SIGNS, Visitor, Visits, click_on
from tests.table.running import Server

SPOT = "[data-testid=board] .spot"
NOBODY = "stop"  # hiring
MENU = "[data-testid=menu] [data-move]:visible"
SURE = "[data-testid=sure] [data-move]:visible"
# The page asks this, and nothing is on its way.
READY = """(at) => {
  const ask = document.querySelector('[data-testid=bar][data-state=ask] [data-testid=ask]');
  return ask?.dataset.at === at && !('busy' in ask.dataset);
}"""


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
    met = set()
    now = visitor.stands()
    for _ in range(24):
        met.add(table.see()["ask"]["prompt"]["id"])
        visitor.answer()
        now = visitor.stands(now)

    assert "ask-turn" in met
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


def placements(table: Seated) -> list[dict[str, Any]]:
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


class Neighbour:
    """Somebody who plays as a simple bot would, by clicks on the board and on buttons of the bar alone.

    The game is played along here: the others' answers are sent, one's own are read from what the page sends.
    """

    def __init__(self, visits: Visits, site: Server, seats: int, seed: int, by: str = "mouse", **shown: Any) -> None:
        self.game = gromada.game("hamlet")
        self.state = self.game.new(seats, seed, {})
        self.bot = make_bot("greedy", seed)
        self.by = by
        self.table = Dealt(site, "hamlet", seats, seed, [])
        self.visitor = visits.new(site.address, **shown)
        self.page = self.visitor.page
        self.page.on("request", self._hear)
        self.sent: list[str] = []
        self.answers = [0] * seats
        self.met: set[str] = set()  # classes of questions that were answered by clicks
        self.clicks = 0
        self.table.open(self.visitor, only=0, wait="[data-testid=bar]")

    def _hear(self, request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/moves"):
            body: Any = request.post_data_json
            self.sent += body["moves"]

    # -- the game ------------------------------------------------------------------------------------

    def play(self, most: int = 400) -> None:
        """Until the game is over, or so many clicks were made and more is asked."""
        while (asked := awaited(self.state)) and (self.clicks < most or asked[0] != 0):
            if asked[0] == 0:
                self.act()
            else:
                self._turn(asked[0])
        if not awaited(self.state):
            self.page.wait_for_selector("[data-testid=bar][data-state=over]")

    def _turn(self, seat: int) -> None:
        """One of the others plays on by one request, until something new is drawn or the turn is over."""
        moves: list[str] = []
        at, luck = self._at(seat), self.state.rng.memory
        while awaited(self.state) == [seat] and self.state.rng.memory == luck:
            move = self.bot.pick(self.game, self.state, seat, options(self.state, seat)).text
            play(self.state, seat, move)
            moves.append(move)
        self.table.request("/moves", self.table.keys[seat]["key"], {"moves": moves, "at": at})
        self.answers[seat] += len(moves)

    def _at(self, seat: int) -> str:
        """The number of a seat's question: nothing is ever taken back."""
        return f"0.{self.answers[seat]}"

    def plan(self) -> list[str]:
        """What the bot would answer from here until its next turn begins; donkeys that all stay are left alone."""
        s = self.state.copy()
        moves: list[str] = []
        while awaited(s) == [0] and (moves in ([], [NOBODY]) or type(question(s, 0)).__name__ != "Turn"):
            begins = moves in ([], [NOBODY])  # who hires nobody else goes on with the turn at once
            offered = [one for one in options(s, 0) if not (begins and one.text == "donkeys" and self.has_stayed)]
            move = self.bot.pick(self.game, s, 0, offered).text if len(offered) > 1 else offered[0].text
            moves.append(move)
            play(s, 0, move)
        return moves

    has_stayed = False

    # -- the page ------------------------------------------------------------------------------------

    def act(self) -> None:
        """Clicks until an answer is sent; then it is played here, too."""
        at = self._at(0)
        self.page.wait_for_function(READY, arg=at)
        self.has_stayed = False
        plan = self.plan()
        if "donkeys" in plan[:2] and not any(move.startswith("drive") for move in plan):
            self.has_stayed = True
            plan = self.plan()
        goes_on = plan[1:] == ["end"] or (len(plan) > 2 and plan[2].startswith("go "))
        if plan[0] == NOBODY and not goes_on:
            plan = [NOBODY]  # donkeys, or a villager with one way only, are asked about in a turn
        before = len(self.sent)
        for _ in range(12):
            self.gesture(plan)
            if len(self.sent) > before:
                break
        else:
            raise AssertionError(f"twelve clicks gave no answer to {plan}")
        for move in self.sent[before:]:
            self.met.add(type(question(self.state, 0)).__name__)
            play(self.state, 0, move)
            self.answers[0] += 1

    def gesture(self, plan: list[str]) -> None:
        """One click towards this plan."""
        page = self.page
        signs = page.evaluate(SIGNS)
        opened = page.locator(f"{SURE}, {MENU}")
        if opened.count():
            moves = opened.evaluate_all("(all) => all.map((one) => one.dataset.move)")
            self.click(opened.nth(self.best(moves, plan)))
        elif page.locator("[data-testid=proposal]:enabled").count():
            self.click(page.locator("[data-testid=proposal]"))
        elif page.locator(SPOT).count():
            self.lay(plan)
        else:
            self.piece(plan)
        try:
            page.wait_for_function(f"(old) => ({SIGNS})() !== old && !document.querySelector('[data-busy]')", arg=signs)
        except TimeoutError as error:
            self.visitor.picture("hamlet-stuck", whole=False)
            raise AssertionError(f"nothing came of a click at {signs} for {plan}; see hamlet-stuck.png") from error

    def best(self, moves: list[str], plan: list[str]) -> int:
        """The answer of a menu that goes furthest along the plan; whichever villager goes."""

        def length(move: str) -> int:
            parts = [part for part in move.split(", ") if not part.startswith("villager")]
            wanted = [part for part in plan if not part.startswith("villager")]
            same = [one == other for one, other in zip(parts, wanted, strict=False)]
            return same.index(False) - len(parts) if False in same else len(parts)

        return max(range(len(moves)), key=lambda i: length(moves[i]))

    def lay(self, plan: list[str]) -> None:
        """Where the bot would lay the tile, turned as the page proposes."""
        spots = self.page.locator(SPOT)
        wanted = [one["at"] for one in placements(self.table) if one["moves"] == plan[: len(one["moves"])]]
        places = spots.evaluate_all("(all) => all.map((one) => one.dataset.place)")
        self.click(spots.nth(places.index(wanted[0]) if wanted and wanted[0] in places else 0))

    def piece(self, plan: list[str]) -> None:
        """The piece or the button that the next answers are about."""
        page, ask = self.page, self.table.see()["ask"]
        before = plan[: plan[0] == NOBODY and len(plan) > 1]
        plan = plan[len(before) :]
        move = plan[0]
        if before:
            ask = self.table.request("/ahead", self.table.keys[0]["key"], {"moves": before, "depth": 1})["ask"]
        button = page.locator(f"[data-testid=ask] [data-placeless][data-move='{', '.join([*before, move])}']")
        if before and move == "end":
            button.wait_for()
        if button.count():
            return self.click(button)
        if move == "donkeys":
            return self.lead(plan)
        if move.startswith("villager") and len(plan) > 1 and plan[1].startswith("go"):
            ask = self.table.request("/ahead", self.table.keys[0]["key"], {"moves": [*before, move], "depth": 1})["ask"]
            move = plan[1]
        place = next(one["places"][0] for one in ask["options"] if one["move"] == move)
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
        if not page.locator("[data-picked]:not([opacity])").count():
            return self.click(self.lit(donkeys[i]))
        return self.click(self.lit(next(one["at"] for one in view["board"] if move == f"drive {one['tile']}")))

    def lit(self, place: str) -> Any:
        """The lit piece at a place; on a phone its region is opened first."""
        piece = self.page.locator(f"[data-place='{place}'][data-lit]:visible")
        if not piece.count() and self.page.locator("[data-region]:has(.n)").count():
            self.page.locator("[data-region]:has(.n)").first.tap()
            self.clicks += 1
        piece.first.wait_for()
        return piece.first

    def click(self, piece: Any) -> None:
        self.clicks += 1
        if self.by == "keyboard":
            piece.focus()
            self.page.keyboard.press("Enter")
        elif self.by == "touch":
            piece.scroll_into_view_if_needed()
            piece.tap(force=True)
        else:
            click_on(piece)


def test_three_play_on_the_board_by_mouse(visits: Visits, site: Server) -> None:
    somebody = Neighbour(visits, site, 3, 1, width=1280, height=720)
    somebody.play(most=30)
    assert {"Turn", "Pay"} <= somebody.met


def test_two_play_by_keyboard(visits: Visits, site: Server) -> None:
    somebody = Neighbour(visits, site, 2, 1, by="keyboard", width=1440, height=900)
    somebody.play(most=30)
    assert {"Turn", "BuyBlueprint"} <= somebody.met


def test_four_play_on_the_board(visits: Visits, site: Server) -> None:
    somebody = Neighbour(visits, site, 4, 1, width=1440, height=900)
    somebody.play(most=30)
    assert {"Turn", "BuyBlueprint"} <= somebody.met
    assert somebody.visitor.complaints() == []
    somebody.visitor.picture("hamlet-four", whole=False)


def test_alone_against_botric_on_a_phone(visits: Visits, site: Server) -> None:
    somebody = Neighbour(visits, site, 1, 1, by="touch", locale="pl", width=390, height=844, has_touch=True)
    somebody.play(most=30)
    assert {"Turn", "Pay"} <= somebody.met
    assert somebody.visitor.overflow() == 0
    somebody.visitor.picture("hamlet-alone-phone", whole=False)
