"""Every page in every dress: both languages, a desk and a phone, by day and by night.

Each is kept as a picture, fits its screen, shows words only, and axe finds nothing in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import WebSocketRoute, expect

import gromada
from tests.browser.seating import Played, Seated
from tests.browser.visiting import Visitor, Visits
from tests.table.running import Server


class Dress(NamedTuple):
    lang: str
    width: int
    scheme: Literal["light", "dark"]

    def __str__(self) -> str:
        return f"{self.lang}-{self.width}-{self.scheme}"


# Every language with every width and every light, though not all eight: a page has no rule that needs three of them.
DRESSES = [
    Dress("en", 1280, "light"),
    Dress("pl", 1280, "dark"),
    Dress("pl", 360, "light"),
    Dress("en", 360, "dark"),
]
SLIDER = "[data-testid=replay] input[type=range]"
SPEAK = """(lang) => {
  localStorage.setItem('lang', lang);
  dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: lang }));
}"""
LONGEST = {"villagers": 40, "craftsmen": 60, "hamlet": 60, "imperial_settlers": 40, "keyflower": 80}


@pytest.fixture
def visitor(visits: Visits, site: Server) -> Visitor:
    """Somebody who wants no motion."""
    return still(visits, site)


def still(visits: Visits, site: Server) -> Visitor:
    return visits.new(site.address, locale="en", reduced_motion="reduce")


@cache
def halfway(site: Server, game: str) -> Seated:
    return Played(site, game, 2, LONGEST[game])


@cache
def forbidding(site: Server, game: str) -> Seated:
    """A table where the first seat is asked and a rule forbids some answers."""
    table = Played(site, game, 2, LONGEST[game] // 2)
    while not table.request("/unlit", table.keys[0]["key"]):
        table.play(1)
    return table


@cache
def finished(site: Server, game: str) -> Seated:
    limits = {"stall_limit": 20, "round_limit": 100} if game == "hamlet" else {}
    return Played(site, game, 3, None, **limits)


def judge(
    visitor: Visitor, name: str, whole: bool = True, again: Callable[[], None] | None = None, game: str = ""
) -> None:
    """The page as it stands, in one dress after the other; what closes when the language changes is opened again.

    Where five games show the same page, axe judges each in both widths and both lights, all together in all dresses.
    """
    judged = (DRESSES[::3], DRESSES[1:3])[gromada.GAMES.index(game) % 2] if game else DRESSES
    for dress in DRESSES:
        put_on(visitor, dress)
        if again is not None:
            again()
        with visitor.painted():
            visitor.picture(f"{name}-{dress}", whole)
            assert dress not in judged or visitor.complaints() == [], dress
        assert visitor.page.evaluate("() => document.getAnimations().length") == 0
        assert visitor.overflow() <= 0, dress
        assert visitor.sideways() == [], dress
        assert visitor.untold() == [], dress
        assert visitor.unread() == [], dress


def put_on(visitor: Visitor, dress: Dress) -> None:
    page = visitor.page
    page.set_viewport_size({"width": dress.width, "height": 740 if dress.width < 600 else 1000})
    page.emulate_media(color_scheme=dress.scheme)
    # As if in another window of this browser: what lies over the page stays open while the language changes.
    page.evaluate(SPEAK, dress.lang)
    page.wait_for_selector(f"html[lang={dress.lang}]")


@pytest.mark.parametrize("game", gromada.GAMES)
def test_the_set_up_of_a_game(visitor: Visitor, game: str) -> None:
    page = visitor.home()
    page.click(f"[data-game={game}]")
    page.wait_for_selector("[data-option]")
    judge(visitor, f"set-up-{game}", game=game)


@pytest.mark.parametrize("game", gromada.GAMES)
def test_a_table_in_the_middle_of_a_game(visitor: Visitor, site: Server, game: str) -> None:
    halfway(site, game).open(visitor)
    visitor.stands()
    judge(visitor, f"table-{game}", game=game)


@pytest.mark.parametrize("game", gromada.GAMES)
def test_the_end_of_a_game_and_its_replay(visitor: Visitor, site: Server, game: str) -> None:
    table = finished(site, game)
    table.open(visitor)
    visitor.page.wait_for_selector("[data-testid=scores]")
    judge(visitor, f"end-{game}", game=game)

    visitor.page.goto(f"{site.address}/#/replay/{table.id}")
    slider = visitor.page.locator(SLIDER)
    slider.wait_for()
    slider.fill("30")
    visitor.page.wait_for_function(f"() => document.querySelector('{SLIDER}').value === '30'")
    judge(visitor, f"replay-{game}", game=game)

    piece = visitor.page.locator("[data-testid=replay] .board [data-thing]:not([data-kept])").first
    piece.focus()
    visitor.page.keyboard.press(" ")
    lifted = visitor.page.locator("[data-testid=lifted]")
    expect(lifted.locator("h2")).not_to_be_empty()
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_timeout(600)  # what has the focus so long would open by itself, had nobody put it back
    expect(lifted).to_have_count(0)


@pytest.mark.parametrize("game", gromada.GAMES)
def test_why_not(visitor: Visitor, site: Server, game: str) -> None:
    forbidding(site, game).open(visitor)
    visitor.stands()
    page = visitor.page
    page.keyboard.press("l")
    page.click("[data-testid=unlit]")
    page.wait_for_selector("[data-testid=answers] .no")
    judge(visitor, f"why-not-{game}", whole=False, game=game)


def test_the_adventure_sheets(visitor: Visitor, site: Server) -> None:
    table = Seated(site, "imperial_settlers", "person", mode="adventure", sheet="choose")
    table.open(visitor, wait="[data-testid=adventures]")
    judge(visitor, "adventures")


def test_the_log_and_the_rules(visitor: Visitor, site: Server) -> None:
    halfway(site, "villagers").open(visitor)
    page = visitor.page
    page.get_by_role("tab", name="Rules").or_(page.get_by_role("button", name="Rules", exact=True)).first.click()
    page.wait_for_selector("[data-testid=rules] [data-rule]")
    judge(visitor, "rules", whole=False)


def test_the_curtain_of_the_hot_seat(visitor: Visitor, site: Server) -> None:
    table = Seated(site, "keyflower", "person", "person")
    while table.see()["asked"] != [1]:
        table.step()
    table.open(visitor, seats=2)
    visitor.page.wait_for_selector("[data-testid=curtain]")
    judge(visitor, "curtain")


def test_an_invitation(visitor: Visitor, visits: Visits, site: Server) -> None:
    table = Seated(site, "imperial_settlers", "person", "open")
    table.open(visitor)
    page = visitor.page
    page.click("[data-testid=seats]")
    page.wait_for_selector("[data-invitation='1'] svg.qr path")
    judge(visitor, "invitation", whole=False)

    guest = still(visits, site)
    guest.page.goto(page.locator("[data-invitation='1'] input").input_value())
    guest.page.wait_for_selector("[data-testid=sit]")
    assert "key=" not in guest.page.url
    judge(guest, "invited", whole=False)


def test_a_lost_connection(visitor: Visitor, site: Server) -> None:
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        if sockets:
            return  # never answered again
        sockets.append(socket)
        server = socket.connect_to_server()
        server.on_message(socket.send)
        socket.on_message(server.send)

    visitor.page.route_web_socket(re.compile("/live$"), pass_on)
    halfway(site, "craftsmen").open(visitor)
    visitor.stands()
    sockets[0].close()
    visitor.page.wait_for_selector("[data-testid=lost]")
    judge(visitor, "connection-lost", whole=False)


def test_an_answer_from_another_tab(visitor: Visitor, site: Server) -> None:
    table = Seated(site, "hamlet", "person", "person")

    def deaf(socket: WebSocketRoute) -> None:
        heard: list[str | bytes] = []

        def first_only(message: str | bytes) -> None:
            if not heard or '"answered"' in str(message):  # nothing that happens, but the word about its own answer
                heard.append(message)
                socket.send(message)

        server = socket.connect_to_server()
        server.on_message(first_only)
        socket.on_message(server.send)

    visitor.page.route_web_socket(re.compile("/live$"), deaf)
    while 0 not in table.see()["asked"]:
        table.step()
    table.open(visitor)
    visitor.stands()
    table.step()
    visitor.page.keyboard.press("l")
    visitor.page.locator("[data-testid=answers] [data-move]").first.click()
    visitor.page.wait_for_selector("[data-testid=refused]")
    judge(visitor, "another-tab", whole=False)
    visitor.errors.clear()  # the browser itself writes down the refused request


def test_a_piece_that_is_asked_about(visitor: Visitor, site: Server) -> None:
    halfway(site, "keyflower").open(visitor)
    visitor.stands()

    def lift() -> None:
        visitor.page.keyboard.press("Escape")
        visitor.rest()  # a board that is drawn anew for another window has the focus on nothing
        visitor.page.locator("[data-testid=board] [data-place]:visible").first.focus()
        visitor.page.keyboard.press(" ")
        visitor.page.wait_for_selector("[data-testid=lifted]")

    judge(visitor, "piece", whole=False, again=lift)


def test_a_record_from_a_file(visitor: Visitor) -> None:
    page = visitor.home()
    record = Path(__file__).resolve().parents[1] / "replays" / "hamlet" / "1.record"
    page.set_input_files("[data-testid=record]", record)
    page.wait_for_selector(SLIDER)
    judge(visitor, "record", whole=False)


def test_a_table_that_is_not_there(visitor: Visitor, site: Server) -> None:
    visitor.page.goto(f"{site.address}/#/table/nowhere")
    visitor.page.wait_for_selector("[data-testid=gone]")
    judge(visitor, "no-table")


@pytest.mark.parametrize("game", ["", *gromada.GAMES])
def test_the_gallery(visitor: Visitor, site: Server, game: str) -> None:
    page = visitor.page
    page.goto(f"{site.address}/#/gallery/{game}")
    page.wait_for_selector("[data-thing]" if game else "[data-part]")
    for dress in DRESSES:
        put_on(visitor, dress)
        assert visitor.overflow() <= 0, dress
        if dress.width > 600:  # hundreds of things that differ in width only: once a theme and language is enough
            with visitor.painted():
                visitor.picture(f"gallery-{game or 'kit'}-{dress}")
                assert visitor.complaints() == [], dress
    if game:  # every printed thing, none twice
        names = page.request.get(f"{site.address}/api/games/{game}/printed").json()["names"]
        kinds = [name for name in names if "." in name]
        assert page.locator("[data-thing]").count() == len(kinds)
