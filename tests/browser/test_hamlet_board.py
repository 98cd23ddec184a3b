"""The board of Hamlet: a village that is clicked; no list of answers, no segment number."""

from __future__ import annotations

from tests.browser.seating import Seated
from tests.browser.visiting import Visitor, Visits
from tests.table.running import Server

SPOT = "[data-testid=board] .spot"


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
