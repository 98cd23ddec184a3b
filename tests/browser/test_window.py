"""The window of a table: what is always in sight, what opens at a key, how others' moves are shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route

from tests.browser.seating import Seated
from tests.browser.visiting import Visitor, Visits
from tests.table.running import Server

GAME = "villagers"
BAR = "[data-testid=bar]"
BOXES = """(names) => names.map((name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom].map(Math.round);
})"""


RAIL = "aside [data-testid^=player-]"
HEIGHT = "(one) => one.getBoundingClientRect().height"
# Panels that are not wholly within what they are scrolled in.
CUT = """(all) => all.filter((one) => {
  const [panel, around] = [one.getBoundingClientRect(), one.closest('.upper, .all').getBoundingClientRect()];
  return panel.bottom > around.bottom + 1 || panel.top < around.top - 1;
}).map((one) => one.dataset.testid)"""
# Pieces of the board whose middle lies under the note.
UNDER = """(all) => {
  const note = document.querySelector('[data-note]').getBoundingClientRect();
  return all.map((one) => [one.dataset.place, one.getBoundingClientRect()]).filter(([, { x, y, width, height }]) => {
    const [across, down] = [x + width / 2, y + height / 2];
    return width && across > note.left && across < note.right && down > note.top && down < note.bottom;
  }).map(([place]) => place);
}"""


def asked(site: Server) -> Seated:
    """A table where the first seat is asked."""
    table = Seated(site, GAME, "person", "person", "person")
    table.play(0)
    return table


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900), (1000, 700), (390, 844), (360, 640)])
def test_bar_board_and_rail_fill_the_window_and_nothing_scrolls(
    visits: Visits, site: Server, width: int, height: int
) -> None:
    visitor = visits.new(site.address, width=width, height=height)
    asked(site).open(visitor)
    visitor.stands()

    bar, board = visitor.page.evaluate(BOXES, ["header", "[data-testid=board]"])

    assert visitor.page.evaluate("() => document.scrollingElement.scrollHeight") <= height
    assert visitor.overflow() <= 0
    assert bar[:3] == [0, 0, width]
    assert board[1] >= bar[3] - 1
    assert board[3] <= height
    sentence = visitor.page.locator("[data-testid=sentence]")
    assert sentence.inner_text()
    assert sentence.is_visible()
    visitor.picture(f"window-{width}", whole=False)
    assert visitor.complaints() == []


def test_between_phone_and_desktop_the_rail_is_a_drawer(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, width=1000, height=700)
    Seated(site, GAME, "person", "person").open(visitor)
    page = visitor.page
    assert page.locator("[data-testid=log]").count() == 0
    page.keyboard.press("g")
    page.wait_for_selector("[data-testid=log]")
    visitor.picture("window-drawer", whole=False)
    assert visitor.complaints() == []
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-testid=log]", state="detached")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1000, 700), (760, 600), (360, 640)])
def test_a_note_lies_over_no_board(visits: Visits, site: Server, width: int, height: int) -> None:
    visitor = visits.new(site.address, width=width, height=height)
    page = visitor.page
    page.goto(f"{site.address}/#/table/{asked(site).id}")  # whoever only watches is told so
    page.wait_for_selector("[data-note=watching]")
    visitor.picture(f"window-note-{width}", whole=False)

    note, board = page.evaluate(BOXES, ["[data-note]", "[data-testid=board]"])
    covered = page.locator("[data-testid=board] [data-place]").evaluate_all(UNDER)

    assert covered == []
    assert note[2] - note[0] > 200
    assert board[3] <= height
    assert page.evaluate("() => document.scrollingElement.scrollHeight") <= height
    page.click("[data-note] button")
    page.wait_for_selector("[data-note]", state="detached")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900)])
@pytest.mark.parametrize(
    ("game", "seats"), [("imperial_settlers", 4), ("hamlet", 4), ("villagers", 3), ("keyflower", 6)]
)
def test_all_players_are_in_sight_and_mine_is_whole(
    visits: Visits, site: Server, game: str, seats: int, width: int, height: int
) -> None:
    visitor = visits.new(site.address, width=width, height=height)
    table = Seated(site, game, *["person"] * seats)
    table.play(12)
    table.open(visitor)
    visitor.stands()
    page = visitor.page
    mine = page.locator("[data-testid=player-0]").evaluate(HEIGHT)
    visitor.picture(f"window-players-{game}-{width}", whole=False)
    assert page.locator(RAIL).evaluate_all(CUT) == []
    assert page.locator("[data-testid=player-0] .glance > *").count() > 0

    page.set_viewport_size({"width": width, "height": 1300})
    page.wait_for_function(f"(count) => document.querySelectorAll('{RAIL} .glance > *').length >= count", arg=seats)
    assert page.locator("[data-testid=player-0]").evaluate(HEIGHT) >= mine


@pytest.mark.parametrize(("theme", "locale"), [("light", "en"), ("dark", "pl-PL")])
def test_everything_that_opens_is_whole_in_both_themes_and_languages(
    visits: Visits, site: Server, theme: str, locale: str
) -> None:
    visitor = visits.new(site.address, locale=locale, color_scheme=theme)
    asked(site).open(visitor)
    visitor.stands()
    page = visitor.page
    assert page.locator("html").get_attribute("data-theme") == theme
    for key, opened in (
        ("l", "[data-testid=answers]"),
        ("?", "[data-testid=keys]"),
        ("m", "[data-testid=menu-dialog]"),
        ("c", "[data-testid=chat-input]"),
        ("r", "[data-testid=rules] [data-rule]"),
        ("g", "[data-testid=log]"),
    ):
        page.keyboard.press(key)
        page.wait_for_selector(opened)
        visitor.picture(f"window-{opened.split('=')[1].split(']')[0]}-{theme}-{locale[:2]}", whole=False)
        assert visitor.complaints() == [], key
        assert visitor.untold() == [], key
        page.keyboard.press("Escape")
        if "tab" not in key and key in "l?m":
            page.wait_for_selector(opened, state="detached")


def test_keys_open_close_and_look_back(visitor: Visitor, site: Server) -> None:
    table = Seated(site, GAME, "person", "person")
    table.play(6)
    table.open(visitor)
    visitor.stands()
    page = visitor.page
    page.keyboard.press("[")
    page.wait_for_selector(f"{BAR}[data-state=past]")
    assert page.locator("[data-lit], [data-placeless]").count() == 0
    page.keyboard.press("Home")
    page.wait_for_selector(f"{BAR}[data-state=ask]")
    page.keyboard.press("l")
    page.wait_for_selector("[data-testid=answers] input")
    offered = page.locator("[data-testid=answers] [data-move]").count()
    assert offered == len(table.see()["ask"]["options"]), "the list is complete"
    page.keyboard.type("zzz")
    page.wait_for_function("() => !document.querySelector('[data-testid=answers] [data-move]')")


HIT = """(all) => all.map((one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top?.closest('[data-testid=lifted]') ? one.dataset.place : null;
}).filter((place) => place)"""
LIFTED = "[data-testid=lifted]"


@pytest.mark.parametrize("game", ["villagers", "craftsmen"])
def test_what_is_read_by_pointing_is_in_nobodys_way(visits: Visits, site: Server, game: str) -> None:
    visitor = visits.new(site.address, width=1280, height=720)
    table = Seated(site, game, "person", "person", "person")
    table.play(12)
    table.open(visitor)
    page = visitor.page
    before = visitor.stands()

    lit = page.locator("[data-testid=board] [data-lit]:visible")
    assert lit.count() > 2
    for number in range(0, lit.count(), 2):
        lit.nth(number).hover()
        page.wait_for_selector(LIFTED)
        covered = lit.evaluate_all(HIT)
        assert covered == []
        page.mouse.move(1, 1)
        page.wait_for_selector(LIFTED, state="detached")

    # Whoever reads one piece clicks the next one at once; the other button keeps what is read until it is put back.
    lit.first.click(button="right")
    page.mouse.move(1, 1)
    page.wait_for_selector(LIFTED)
    page.keyboard.press("Escape")
    lit.first.hover()
    page.wait_for_selector(LIFTED)
    lit.last.click()
    page.wait_for_function(
        """(before) => document.querySelector('[data-picked], [data-testid=menu].menu, [data-testid=sure]')
          || document.querySelector('[data-testid=ask]')?.dataset.at !== before""",
        arg=before.removeprefix("ask "),
    )


def test_what_opens_by_itself_in_focus_is_kept_by_space_and_closed_by_the_next(visitor: Visitor, site: Server) -> None:
    asked(site).open(visitor)
    visitor.stands()
    page = visitor.page
    page.locator("[data-testid=board] [data-lit]:visible").first.focus()
    page.wait_for_selector(LIFTED)  # whoever presses Space at this moment wants to read, too
    page.keyboard.press(" ")
    page.wait_for_selector(f"{LIFTED} .head button")  # it stays until it is put back
    page.keyboard.press(" ")
    page.wait_for_selector(LIFTED, state="detached")


def with_an_answer_and_a_reason(table: Seated) -> str:
    """Plays on until the first seat is asked about a piece that can do one thing and not another."""
    while True:
        ask = table.see()["ask"]
        lit = [option["places"][0] for option in ask["options"] if option["places"]] if ask else []
        if lit:
            forbidden = [one["places"] for one in table.request("/unlit", table.keys[0]["key"])]
            found = [place for place in lit if any(place in (one[0], one[-1]) for one in forbidden if one)]
            if found:
                return str(found[0])
        assert table.step()


def test_what_opens_at_a_piece_stays_there_when_reasons_come_late(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, width=1280, height=720)
    table = Seated(site, GAME, "person", "person", "person")
    place = with_an_answer_and_a_reason(table)
    page = visitor.page
    held: list[Route] = []
    page.route("**/unlit", lambda route: held.append(route))  # what is not possible is told when the test says so
    table.open(visitor)
    visitor.stands()

    page.locator(f"[data-place='{place}'][data-lit]").first.focus()
    page.keyboard.press(" ")
    first = page.locator(f"{LIFTED}:not([data-busy]) [data-move]").first
    first.wait_for()
    where = first.bounding_box()
    assert where
    assert held
    for route in held:
        route.continue_()
    page.wait_for_selector(f"{LIFTED} .no")
    now = first.bounding_box()
    assert now
    assert now["x"] == where["x"]
    assert abs(now["y"] - where["y"]) < 6  # a bar for scrolling takes some room: still the same button for a finger


def test_others_moves_are_shown_one_by_one_and_can_be_skipped(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, reduced_motion="no-preference")
    table = asked(site)
    table.open(visitor)
    page = visitor.page
    visitor.stands()
    while 0 in table.see()["asked"]:
        visitor.stands()  # one's own move may still be on its way over the board
        visitor.answer()
    page.wait_for_selector(f"{BAR}[data-state=waiting]")
    for _ in range(4):
        if table.see()["ask"]:
            break
        table.step()
    page.wait_for_selector(f"{BAR}[data-state=showing]")
    page.wait_for_selector("[data-testid=flag]")
    assert page.locator("[data-lit], [data-placeless]").count() == 0, "nothing is asked while something is shown"
    with visitor.painted():
        page.screenshot(path="build/pictures/window-showing.png")
    newest = [line["number"] for line in table.see()["log"] if line["events"]][-1]
    shown = f"document.querySelector('[data-testid=log] li[data-line=\"{newest}\"]')"
    quiet = f"document.querySelector('{BAR}').dataset.state !== 'showing'"
    for _ in range(4):  # each of the moves may still be on its way here
        page.keyboard.press("Space")
        page.wait_for_function(f"() => {quiet}")
        page.wait_for_function(f"() => {shown} || !({quiet})")
        if page.evaluate(f"() => Boolean({shown}) && {quiet}"):
            break
    assert page.evaluate(f"() => Boolean({shown}) && {quiet}"), "what is shown is what is known"
    assert page.locator("[data-testid=flag], [data-flight]").count() == 0


def test_the_sign_of_the_page_tells_whether_one_is_asked(visitor: Visitor, site: Server) -> None:
    sign = "document.querySelector('link[rel=icon]').getAttribute('href')"
    table = asked(site)
    table.open(visitor)
    page = visitor.page
    page.wait_for_function(f"() => document.title.startsWith('● ') && {sign} === '/icon-asked.svg'")
    while table.see()["asked"] == [0]:
        table.step()
    page.wait_for_function(f"() => !document.title.startsWith('● ') && {sign} === '/icon.svg'")


def test_who_comes_back_is_told_what_happened_meanwhile(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address)
    table = asked(site)
    table.open(visitor)
    visitor.stands()
    page = visitor.page
    page.goto("about:blank")
    table.play(12)
    page.goto(f"{site.address}/#/table/{table.id}")
    page.wait_for_selector("[data-testid=since]")
    visitor.picture("window-since", whole=False)
    assert visitor.complaints() == []
    page.click("[data-testid=since-skip]")
    page.wait_for_selector("[data-testid=since]", state="detached")
    page.reload()
    page.wait_for_selector(f"{BAR}[data-state=ask]")
    assert page.locator("[data-testid=since]").count() == 0, "told once"
