"""Craftsmen: cards that were looked at are put in order by hand; a card comes to its auction from its offer."""

from __future__ import annotations

from tests.browser.questions import asked, asked_in_records
from tests.browser.visiting import Visits
from tests.table.running import Server

GAME = "craftsmen"
TRAY = "[data-place=peek] [data-thing]"
WATCH = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.closest('.auction')) window.flown.push(frames[0].transform);
    return animate.call(this, frames, options);
  };
}"""


def test_cards_go_back_in_the_order_into_which_they_are_dragged(visits: Visits, site: Server) -> None:
    spots = asked_in_records(GAME)
    visitor = visits.new(site.address, width=1440, height=900)
    visitor.home()
    table, _ = asked(visitor, site, GAME, "PutBackWhere", spots["PutBackWhere"])
    page = visitor.page
    page.wait_for_selector("[data-testid=put-back]")
    seen = "(all) => all.map((one) => one.dataset.thing)"
    before: list[str] = page.locator(TRAY).evaluate_all(seen)
    assert len(before) > 1
    boxes = [page.locator(TRAY).nth(i).bounding_box() for i in (0, len(before) - 1)]
    assert all(boxes)
    (first, last) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]

    page.mouse.move(*first)
    page.mouse.down()
    page.mouse.move(*last, steps=6)
    page.mouse.up()

    assert page.locator(TRAY).evaluate_all(seen) == [*before[1:], before[0]]
    page.locator("[data-testid=put-back]").first.click()
    page.wait_for_selector(TRAY, state="detached")
    assert table.see(spots["PutBackWhere"][-1])["view"]["peeked"] == []


def test_a_card_comes_to_its_auction_from_where_it_is_offered(visits: Visits, site: Server) -> None:
    spots = asked_in_records(GAME)
    visitor = visits.new(site.address, width=1440, height=900, reduced_motion="no-preference")
    visitor.page.add_init_script(f"({WATCH})()")
    visitor.home()

    asked(visitor, site, GAME, "OpeningBid", spots["OpeningBid"])

    visitor.page.wait_for_selector("[data-place=auction]")
    [start] = visitor.page.evaluate("() => window.flown")
    assert start.startswith("translate(")
