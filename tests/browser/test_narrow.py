"""Windows between a phone and a desk, and windows that change: nothing is cut, covered or left without a way on."""

from __future__ import annotations

from tests.browser.seating import Seated
from tests.browser.visiting import Visits
from tests.table.running import Server

FITS = """(one) => {
  const box = one.getBoundingClientRect();
  return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
}"""
# Parts of the bar that lie over each other.
COLLISIONS = """() => {
  const parts = [...document.querySelectorAll('header button, header p')].filter((one) => one.checkVisibility());
  const boxes = parts.map((one) => ({ one, box: one.getBoundingClientRect() }));
  return boxes.flatMap(({ one, box }, i) => boxes.slice(i + 1)
    .filter(({ one: other, box: at }) => !one.contains(other) && box.left < at.right - 1 && at.left < box.right - 1
      && box.top < at.bottom - 1 && at.top < box.bottom - 1)
    .map(({ one: other }) => `${one.textContent.trim()} / ${other.textContent.trim()}`));
}"""


def test_the_curtain_fits_a_phone(visits: Visits, site: Server) -> None:
    table = Seated(site, "imperial_settlers", "person", "person")
    while 1 not in table.see()["asked"]:
        table.step()
    visitor = visits.new(site.address, locale="pl-PL", width=360, height=740)

    table.open(visitor, seats=2)

    visitor.page.wait_for_selector("[data-testid=curtain]")
    assert visitor.page.locator("[data-testid=curtain] .box").evaluate(FITS)
    assert visitor.page.locator("[data-testid=curtain] button").evaluate(FITS)


def test_with_a_folded_rail_what_has_to_be_told_stands_under_the_bar(visits: Visits, site: Server) -> None:
    table = Seated(site, "craftsmen", "person", "person")
    visitor = visits.new(site.address, locale="pl-PL", width=1000, height=700)
    while 0 in table.see()["asked"]:
        table.step()
    table.open(visitor)
    page = visitor.page
    table.request("/hold", table.keys[0]["key"], {"bot": "lamb"})

    note = page.locator("[data-testid=standin]")
    note.wait_for()
    assert note.evaluate(FITS)
    assert page.evaluate(COLLISIONS) == []
    assert visitor.complaints() == []
    visitor.picture("folded-standin-pl", whole=False)
    page.click("[data-testid=standin] [data-do=come-back]")
    note.wait_for(state="detached")

    page.keyboard.press("[")
    page.wait_for_selector("[data-testid=bar][data-state=past]")
    assert page.evaluate(COLLISIONS) == []
    assert page.locator("[data-note=past]").count() == 0  # the bar says it
    page.click("[data-testid=to-now]")
    page.wait_for_selector("[data-testid=bar]:not([data-state=past])")


def test_a_rail_follows_the_window_that_grows(visits: Visits, site: Server) -> None:
    table = Seated(site, "villagers", "person", "person", "person")
    visitor = visits.new(site.address, locale="pl-PL", width=1280, height=720)
    table.open(visitor)
    visitor.page.wait_for_selector("[data-testid^=player-]")
    visitor.rest()

    visitor.page.set_viewport_size({"width": 1440, "height": 900})

    visitor.rest()
    assert visitor.sideways() == []
    assert visitor.page.locator("[data-testid=player-0]").evaluate(FITS)


def test_who_watches_keyflower_sees_every_village_and_none_called_their_own(visits: Visits, site: Server) -> None:
    table = Seated(site, "keyflower", "person", "person", "person")
    visitor = visits.new(site.address, width=1280, height=720)
    page = visitor.page
    page.goto(f"{site.address}/#/table/{table.id}")
    page.wait_for_selector("[data-testid=board] [data-place^='seat/2/village/']")

    plots = [page.locator(f"[data-testid=board] [data-place^='seat/{seat}/village/']").first for seat in range(3)]

    boxes = [plot.bounding_box() for plot in plots]
    lefts = [box["x"] for box in boxes if box]
    assert lefts == sorted(lefts)
    assert len(lefts) == 3
    board = page.locator("[data-testid=board]").bounding_box()
    assert board
    assert lefts[0] - board["x"] < board["width"] / 5  # nothing is kept free for a village that nobody has
    assert page.locator("[data-testid=board]", has_text="Your village").count() == 0
    page.set_viewport_size({"width": 360, "height": 740})
    page.click("[data-region=mine]")
    page.wait_for_selector("[data-testid=board] [data-place^='seat/0/village/']")
    assert page.locator("[data-testid=board]", has_text="Your village").count() == 0


# Another's move is told for a moment only: its flag is measured as it appears, with a sentence longer than a line.
CAUGHT = """() => new MutationObserver((_, watch) => {
  const flag = document.querySelector('[data-testid=flag] .one');
  if (!flag) return;
  watch.disconnect();
  flag.append(' i tak dalej, co trwa dłużej niż jeden wiersz');
  const { left, right, top, bottom } = flag.closest('[data-testid=flag]').getBoundingClientRect();
  const fits = left >= 0 && right <= innerWidth && top > innerHeight / 2 && bottom <= innerHeight;
  window.caught = fits ? 'fits' : 'does not';
}).observe(document.body, { subtree: true, childList: true })"""


def test_on_a_phone_what_others_do_is_told_whole_and_not_over_the_notes(visits: Visits, site: Server) -> None:
    table = Seated(site, "craftsmen", "person", "person")
    table.play(30)
    while 0 in table.see()["asked"]:
        table.step()
    visitor = visits.new(site.address, locale="pl-PL", width=360, height=740, reduced_motion="no-preference")
    table.open(visitor)
    visitor.rest()
    visitor.page.evaluate(CAUGHT)

    for _ in range(4):
        if not table.see()["ask"]:
            table.step()

    assert visitor.page.wait_for_function("() => window.caught").json_value() == "fits"
