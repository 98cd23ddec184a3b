"""What a person does in the browser, by mouse or by keyboard."""

from __future__ import annotations

import base64
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Locator, Page, TimeoutError

ROOT = Path(__file__).resolve().parents[2]
HAND = (Path(__file__).parent / "hand.js").read_text(encoding="utf-8")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WAIT = 60_000  # milliseconds: how long a busy machine may need for what takes a moment
MOST = 60  # clicks for an answer: whoever picks at random puts much of it back
# What the page shows: the end, a curtain, or a question with its number.
STANDS = "() => hand.stands()"
# The same, and what is picked up or open at a piece: what one click changes.
SIGNS = "() => hand.signs()"
# Where a piece can be hit: its middle, else any spot of it that no other piece lies on.
SPOT = "(one) => hand.spotOf(one)"
# What passes and where things stand in the page are not asked for: that takes axe longer than the judgement.
JUDGED = """async () => {
  const options = { resultTypes: ['violations'], selectors: false, ancestry: false, iframes: false, preload: false };
  return (await axe.run(options)).violations;
}"""
# What was just pressed begins to move within two frames.
AT_REST = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  do await frame(); while (document.getAnimations().some((one) => one.playState === 'running'));
}"""
# A page that is loaded again may have forgotten on purpose what it was given at first.
KEEP = """([address, name, items]) => {
  if (location.origin !== address || sessionStorage.getItem(name)) return;
  sessionStorage.setItem(name, 'yes');
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
}"""
# All of a page, however far it scrolls.
WHOLE = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { x: 0, y: 0, width: scrollWidth, height: scrollHeight, scale: 1 };
}"""
OPEN = "[data-testid=menu].menu [data-move], [data-testid=sure] [data-move], [data-testid=answers] [data-move]"


# Lit pieces of the board that do not look so: nothing in or around them has the colour of what may be clicked, or of
# what is chosen already.
DULL = """() => {
  const probe = document.body.appendChild(document.createElement('i'));
  const colours = ['--lit', '--chosen'].map((name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  const glows = (one) => {
    const { stroke, fill, borderColor, boxShadow } = getComputedStyle(one);
    return colours.some((it) => [stroke, fill, borderColor].includes(it) || boxShadow.includes(it));
  };
  return [...document.querySelectorAll('[data-testid=board] [data-lit]')]
    .filter((one) => one.checkVisibility() && ![one, ...one.querySelectorAll('*')].some(glows))
    .map((one) => one.dataset.place);
}"""


# Pictograms in sight that nobody explains: no piece or sign around them has a reading form, and no words of a button, a
# heading or a line's own name stand with them. What shows who somebody is, or only adorns, means nothing else.
UNREAD = """() => {
  const named = 'button, a[href], summary, label, h1, h2, h3, h4, th, dt';
  const adorns = '.mark, .face, .hills, .laurel, .glyph, .flights, [data-testid=sign], [data-over]';
  const isShown = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height) > 4 && Math.max(width, height) <= 90
      && one.checkVisibility({ visibilityProperty: true });
  };
  const reads = (one) => {
    const near = one.closest('[data-sign], [data-place]');
    if (near?.hasAttribute('data-sign')) return true;
    if (near?.getAttribute('aria-label') && !near.hasAttribute('data-kept')) return true;
    const words = one.closest(named);
    return Boolean(words?.textContent.trim() || words?.getAttribute('aria-label') || words?.title);
  };
  const pages = '[data-testid=window], [data-testid=replay]';
  const all = [...document.querySelectorAll(pages)].flatMap((page) => [...page.querySelectorAll('svg, use')]);
  const seen = all.filter((one) => !one.closest(adorns) && isShown(one));
  if (all.length && !seen.length) return ['no pictogram is in sight'];
  return seen.filter((one) => !reads(one)).map((one) => {
    const drawn = one.getAttribute('href') ?? one.querySelector('use')?.getAttribute('href') ?? 'drawn';
    const place = one.closest('[data-place]')?.dataset.place ?? 'no place';
    return `${drawn} at ${place}: ${one.parentElement.outerHTML.slice(0, 160)}`;
  });
}"""


def click_on(piece: Locator) -> None:
    """By the mouse; where other pieces hide it, as somebody would who reaches it by keyboard."""
    spot = piece.evaluate(SPOT)
    if spot:
        piece.page.mouse.click(*spot)
    else:
        piece.dispatch_event("click")


def is_drawn(finding: dict[str, Any], node: dict[str, Any]) -> bool:
    """A piece is called by what it is and does; the numbers and signs drawn on it are its picture, not its label."""
    return finding["id"] == "label-content-name-mismatch" and "data-place=" in node["html"]


class Hand:
    """Somebody who plays by a hand inside the page (hand.js) that clicks, taps or types; the clicks are counted."""

    def __init__(self, visitor: Visitor, seed: int, by: str = "mouse", **wishes: Any) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.luck = random.Random(seed)
        self.wishes = {"by": by, **wishes}
        self.clicks = 0
        self.met: Counter[str] = Counter()  # clicks by questions
        self.walked: set[str] = set()  # places where Enter was pressed

    def play(self, most: int = 3000) -> str:
        """Until the game is over, or so many questions were answered; what stands then."""
        return self._do("play", most)

    def answer(self) -> str:
        """One answer; what stands then may be nothing, while others are asked."""
        return self._do("answer")

    def _do(self, what: str, *more: int) -> str:
        wishes = {**self.wishes, "seed": self.luck.getrandbits(32)}
        told = self.page.evaluate("([what, ...given]) => hand[what](...given)", [what, wishes, *more])
        self.clicks += told["clicks"]
        self.met.update(told["met"])
        self.walked.update(told["walked"])
        if told["problem"]:
            self.visitor.picture("stuck")
            raise AssertionError(f"{told['problem']}; see build/pictures/stuck.png")
        now: str = told["now"]
        return now

    def play_by_the_browser(self, most: int = 3000) -> str:
        """The same by the browser's own mouse, finger or keys, which find by themselves what they hit."""
        told = self._begin()
        answers = 0
        while told["now"] != "over" and answers < most:
            before = told["now"]
            told = self._go_on(told)
            answers += told["now"] != before
        return self._end(told, is_more=told["now"] != "over")

    def answer_by_the_browser(self) -> str:
        """One answer, by the browser's own; what stands then may be nothing, while others are asked."""
        told = self._begin()
        before = told["now"]
        for _ in range(MOST):
            told = self._go_on(told, before)
            if told["now"] != before:
                return self._end(told)
        self.visitor.picture("stuck")
        raise AssertionError(f"{MOST} clicks gave no answer to {before}; see build/pictures/stuck.png")

    def _begin(self) -> dict[str, Any]:
        self.page.evaluate("(wishes) => hand.begin(wishes)", {**self.wishes, "seed": self.luck.getrandbits(32)})
        found: dict[str, Any] = self.page.evaluate("() => hand.next('')")
        return found

    def _go_on(self, told: dict[str, Any], one: str = "") -> dict[str, Any]:
        """A click, a tap or keys; then what would be next, of this one question or of any."""
        if not told["spot"]:
            self._type(told["keys"])
        elif self.wishes["by"] == "touch":
            self.page.touchscreen.tap(*told["spot"])
        else:
            self.page.mouse.click(*told["spot"])
            self.page.mouse.move(1, 1)  # whoever rests on a piece reads it, and what is read lies over others
        found: dict[str, Any] = self.page.evaluate("([at, one]) => hand.next(at, one)", [told["at"], one])
        return found

    def _end(self, told: dict[str, Any], is_more: bool = False) -> str:
        self.clicks += told["clicks"] - is_more  # what would be next was found, and not clicked
        self.met.update(told["met"])
        self.walked.update(told["walked"])
        now: str = told["now"]
        return now

    def _type(self, keys: list[str]) -> None:
        for key in keys:
            way = key == "Enter" and len(keys) > 1 and self.page.evaluate("() => hand.toAnswer()")
            if way:
                self.page.keyboard.press(way)
            if key == "Enter":
                self.walked.add(self.page.evaluate("() => document.activeElement?.dataset.place ?? 'bar'"))
            self.page.keyboard.press(key)


class Visitor:
    """One person's browser."""

    def __init__(self, context: BrowserContext, address: str, is_painted: bool) -> None:
        self.context = context
        self.address = address
        self.is_painted = is_painted
        self.page: Page = context.new_page()
        self.page.set_default_timeout(WAIT)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.luck = random.Random(3)
        self.kept = 0
        self.devtools: CDPSession | None = None
        self.has_list = True  # whether answers are looked for in the list where nothing else leads to one

    # -- going somewhere -----------------------------------------------------------------------------

    def keep(self, items: dict[str, str]) -> None:
        """Lays something into the browser's memory for this address, once, before the next page is loaded."""
        self.kept += 1
        self.page.add_init_script(f"({KEEP})({json.dumps([self.address, f'kept {self.kept}', items])})")

    def home(self) -> Page:
        self.page.goto(f"{self.address}/")
        self.page.wait_for_selector("[data-game]")
        return self.page

    def set_up(self, game: str, *holders: str) -> None:
        """The set-up of a table with who sits on its chairs; the first person is oneself, others sit at this screen."""
        page = self.home()
        page.click(f"[data-game={game}]")
        page.wait_for_selector("[data-testid=begin]")
        chairs = page.locator("[data-chair]")
        while chairs.count() < len(holders):
            page.click("[data-testid=more-chairs]")
        while chairs.count() > len(holders):
            chairs.last.locator(".remove").click()
        me = holders.index("person")
        self.seat(me, "me")
        for seat, holder in enumerate(holders):
            if seat != me:
                self.seat(seat, "here" if holder == "person" else holder)

    def seat(self, chair: int, holder: str) -> None:
        self.page.locator(f"[data-chair='{chair}'] [data-holder={holder}]").click()

    def begin(self, game: str, *holders: str) -> str:
        """A new table by the start page; its id."""
        self.set_up(game, *holders)
        self.page.click("[data-testid=begin]")
        self.page.wait_for_selector("[data-testid=sentence], [data-testid=curtain]")
        return self.page.url.split("/table/")[1]

    # -- playing -------------------------------------------------------------------------------------

    def stands(self, other_than: str = "") -> str:
        """Waits until something is asked, hidden or over, other than before."""
        wait = f"(old) => {{ const now = ({STANDS})(); return now && now !== old ? now : null; }}"
        try:
            found: str = self.page.wait_for_function(wait, arg=other_than, timeout=WAIT).json_value()
        except TimeoutError as error:
            self.picture("stuck")
            raise AssertionError(f"nothing new after {other_than!r}; see build/pictures/stuck.png") from error
        return found

    def answer(self, on_board: bool = True) -> None:
        """Answers by clicks: on a lit piece, in the menu that opens there, on a button of the bar; else in the list."""
        self.hand(onBoard=on_board, hasList=self.has_list).answer()

    def play(self, most: int = 3000) -> str:
        """Answers until the game is over, or so often; what stands then."""
        return self.hand(hasList=self.has_list).play(most)

    def hand(self, by: str = "mouse", **wishes: Any) -> Hand:
        return Hand(self, self.luck.getrandbits(32), by, **wishes)

    def speak(self, lang: str) -> None:
        """Another language, by the settings of the table."""
        self.page.keyboard.press("m")
        self.page.click(f"[data-testid=settings] [lang={lang}]")
        self.page.wait_for_selector(f"html[lang={lang}]")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("[data-testid=settings]", state="detached")

    # -- by keyboard ---------------------------------------------------------------------------------

    def tab_to(self, selector: str, most: int = 120) -> None:
        for _ in range(most):
            if self.page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by Tab")

    # -- judging -------------------------------------------------------------------------------------

    @contextmanager
    def painted(self) -> Iterator[None]:
        """Who looks at colours sees them; all else goes on unpainted, which takes half of a browser's time."""
        if self.is_painted:
            yield
            return
        self.page.evaluate("() => hand.paint(true)")
        self.is_painted = True
        yield
        self.page.evaluate("() => hand.paint(false)")
        self.is_painted = False

    def picture(self, name: str, whole: bool = True) -> None:
        with self.painted():
            self.rest()
            self.devtools = self.devtools or self.context.new_cdp_session(self.page)
            # To write it as small as can be would take twice as long as to paint it.
            wish: dict[str, Any] = {"format": "png", "optimizeForSpeed": True}
            if whole:
                wish |= {"captureBeyondViewport": True, "clip": self.page.evaluate(WHOLE)}
            taken = self.devtools.send("Page.captureScreenshot", wish)["data"]
            Path(f"build/pictures/{name}.png").write_bytes(base64.b64decode(taken))

    def rest(self) -> None:
        """Waits until nothing moves any more: a line half faded in is neither a picture nor a fault."""
        self.page.evaluate(AT_REST)

    def complaints(self) -> list[str]:
        """What axe finds, but for trifles."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        with self.painted():
            self.rest()
            found: list[dict[str, Any]] = self.page.evaluate(JUDGED)
        return [
            f"{one['id']}: {one['help']}: {nodes[0]['html'][:200]}"
            for one in found
            if one["impact"] != "minor" and (nodes := [node for node in one["nodes"] if not is_drawn(one, node)])
        ]

    def dull(self) -> list[str]:
        """Lit pieces that nobody would know by their look."""
        self.rest()
        found: list[str] = self.page.evaluate(DULL)
        return found

    def unread(self) -> list[str]:
        """Pictograms without a reading form."""
        found: list[str] = self.page.evaluate(UNREAD)
        return found

    def untold(self) -> list[str]:
        """Names of texts or of fields that were shown instead of words."""
        said: str = self.page.locator("body").inner_text()
        return sorted(
            set(
                re.findall(
                    r"\b(?:view|page|option|score|do|ask|event|why|bot|about)-[a-z][\w-]*|\b[a-z]+_[a-z_]+", said
                )
            )
        )

    def overflow(self) -> int:
        """How many pixels the page is wider than the screen."""
        found: int = self.page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return found

    def sideways(self) -> list[str]:
        """What scrolls sideways within the page and is not meant to; a board may be panned."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('body *')].filter((one) =>
              one.clientWidth && one.scrollWidth > one.clientWidth + 1 &&
              !one.closest('[data-scrolls], [data-testid=board]') &&
              ['auto', 'scroll'].includes(getComputedStyle(one).overflowX))
              .map((one) => `${one.scrollWidth} > ${one.clientWidth}: ${one.outerHTML.slice(0, 160)}`)"""
        )
        return found


class Visits:
    """Several people."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.people: list[Visitor] = []

    def new(
        self,
        address: str,
        locale: str = "en",
        width: int = 1300,
        height: int = 1000,
        is_painted: bool = False,
        **more: Any,
    ) -> Visitor:
        """Somebody new; without `is_painted` colours are there only for what looks at them."""
        size: Any = {"width": width, "height": height}
        # Nothing flies unless a test is about that: then the page shows at once what it knows. Nor does a worker of the
        # page stand between it and the server, where tests hold requests back.
        plain = {"reduced_motion": "reduce", "service_workers": "block"}
        context = self.browser.new_context(viewport=size, locale=locale, **{**plain, **more})
        context.add_init_script(HAND)
        if not is_painted:
            context.add_init_script("hand.paint(false);")
        person = Visitor(context, address, is_painted)
        self.people.append(person)
        return person

    def close(self) -> None:
        for person in self.people:
            person.context.close()
        errors = [error for person in self.people for error in person.errors]
        assert errors == [], errors
