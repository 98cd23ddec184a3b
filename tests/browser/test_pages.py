"""Every page in every dress: both languages, a desk and a phone, by day and by night.

Each is kept as a picture, fits its screen, shows words only, and axe finds nothing in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import WebSocketRoute

import gromada
from tests.browser.seating import Seated
from tests.browser.visiting import Visitor, Visits
from tests.table.running import Server


class Dress(NamedTuple):
    lang: str
    width: int
    scheme: str

    def __str__(self) -> str:
        return f"{self.lang}-{self.width}-{self.scheme}"


# Every language with every width and every light, though not all eight: a page has no rule that needs three of them.
DRESSES = [
    Dress("en", 1280, "light"),
    Dress("pl", 1280, "dark"),
    Dress("pl", 360, "light"),
    Dress("en", 360, "dark"),
]
LONGEST = {"villagers": 40, "craftsmen": 60, "hamlet": 60, "imperial_settlers": 40, "keyflower": 80}
Wear = Callable[[], Visitor]


@pytest.fixture(params=DRESSES, ids=str)
def dress(request: pytest.FixtureRequest) -> Dress:
    found: Dress = request.param
    return found


@pytest.fixture
def wear(visits: Visits, site: Server, dress: Dress) -> Wear:
    """A browser in this dress."""

    def made() -> Visitor:
        locale, height = {"en": "en", "pl": "pl-PL"}[dress.lang], 740 if dress.width < 600 else 1000
        more: dict[str, Any] = {"color_scheme": dress.scheme, "reduced_motion": "reduce"}
        return visits.new(site.address, locale=locale, width=dress.width, height=height, **more)

    return made


@cache
def halfway(site: Server, game: str) -> Seated:
    table = Seated(site, game, "person", "person")
    table.play(LONGEST[game])
    return table


@cache
def forbidding(site: Server, game: str) -> Seated:
    """A table where the first seat is asked and a rule forbids some answers."""
    table = Seated(site, game, "person", "person")
    table.play(LONGEST[game] // 2)
    while not table.request("/unlit", table.keys[0]["key"]):
        table.play(1)
    return table


@cache
def finished(site: Server, game: str) -> Seated:
    limits = {"stall_limit": 20, "round_limit": 100} if game == "hamlet" else {}
    table = Seated(site, game, *["person"] * 3, **limits)
    table.finish()
    return table


def judge(visitor: Visitor, name: str, dress: Dress, whole: bool = True) -> None:
    visitor.picture(f"{name}-{dress}", whole)
    assert visitor.page.get_attribute("html", "lang") == dress.lang
    assert visitor.page.evaluate("() => document.getAnimations().length") == 0  # whoever wants no motion sees none
    assert visitor.overflow() <= 0
    assert visitor.sideways() == []
    assert visitor.untold() == []
    assert visitor.complaints() == []


@pytest.mark.parametrize("game", gromada.GAMES)
def test_the_start_page_with_a_game_chosen(wear: Wear, dress: Dress, game: str) -> None:
    visitor = wear()
    page = visitor.home()
    page.click(f"[data-game={game}]")
    page.wait_for_selector(".set-up .option")
    judge(visitor, f"start-{game}", dress)


@pytest.mark.parametrize("game", gromada.GAMES)
def test_a_table_in_the_middle_of_a_game(wear: Wear, site: Server, dress: Dress, game: str) -> None:
    visitor = wear()
    halfway(site, game).open(visitor)
    visitor.stands()
    judge(visitor, f"table-{game}", dress)


@pytest.mark.parametrize("game", gromada.GAMES)
def test_the_end_of_a_game_and_its_replay(wear: Wear, site: Server, dress: Dress, game: str) -> None:
    visitor = wear()
    table = finished(site, game)
    table.open(visitor)
    visitor.page.wait_for_selector("[data-testid=scores]")
    judge(visitor, f"end-{game}", dress)

    visitor.page.goto(f"{site.address}/#/replay/{table.id}")
    visitor.page.wait_for_selector(".slider input")
    visitor.page.locator(".slider input").fill("30")
    visitor.page.wait_for_function("() => document.querySelector('.slider input').value === '30'")
    judge(visitor, f"replay-{game}", dress)


@pytest.mark.parametrize("game", gromada.GAMES)
def test_why_not(wear: Wear, site: Server, dress: Dress, game: str) -> None:
    visitor = wear()
    forbidding(site, game).open(visitor)
    visitor.stands()
    page = visitor.page
    page.click("[data-testid=unlit]")
    page.locator("[data-unlit]").first.click()
    page.wait_for_selector("[data-testid=why]")
    page.click("[data-testid=why] summary")
    judge(visitor, f"why-not-{game}", dress, whole=False)


def test_the_adventure_sheets(wear: Wear, site: Server, dress: Dress) -> None:
    visitor = wear()
    table = Seated(site, "imperial_settlers", "person", mode="adventure", sheet="choose")
    table.open(visitor, wait="[data-testid=adventures]")
    judge(visitor, "adventures", dress)


def test_the_log_and_the_rules(wear: Wear, site: Server, dress: Dress) -> None:
    visitor = wear()
    halfway(site, "villagers").open(visitor)
    page = visitor.page
    page.click("[data-testid=rules]")
    page.wait_for_selector("section:has([data-testid=rules]) dt")
    page.locator("#log").scroll_into_view_if_needed()
    judge(visitor, "rules", dress)


def test_the_curtain_of_the_hot_seat(wear: Wear, site: Server, dress: Dress) -> None:
    table = Seated(site, "keyflower", "person", "person")
    while table.see()["asked"] != [1]:
        table.step()
    visitor = wear()
    table.open(visitor, seats=2)
    visitor.page.wait_for_selector("[data-testid=curtain]")
    judge(visitor, "curtain", dress)


def test_an_invitation(wear: Wear, site: Server, dress: Dress) -> None:
    table = Seated(site, "hamlet", "person", "open")
    visitor = wear()
    table.open(visitor)
    page = visitor.page
    page.click("section:has(#seats) details summary")
    page.wait_for_function("() => document.querySelector('#seats ~ details img')?.naturalWidth > 0")
    page.locator("#seats").scroll_into_view_if_needed()
    judge(visitor, "invitation", dress)

    guest = wear()
    guest.page.goto(page.locator("section:has(#seats) details input").input_value())
    guest.page.wait_for_selector("section:has(#seats) button.main")
    judge(guest, "invited", dress)


def test_a_lost_connection(wear: Wear, site: Server, dress: Dress) -> None:
    visitor = wear()
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
    judge(visitor, "connection-lost", dress, whole=False)


def test_an_answer_from_another_tab(wear: Wear, site: Server, dress: Dress) -> None:
    table = Seated(site, "hamlet", "person", "person")
    visitor = wear()

    def deaf(socket: WebSocketRoute) -> None:
        heard: list[str | bytes] = []

        def first_only(message: str | bytes) -> None:
            if not heard:
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
    visitor.page.locator("[data-testid=ask] [data-move]").first.click()
    visitor.page.wait_for_selector("[role=alert]")
    judge(visitor, "another-tab", dress, whole=False)
    visitor.errors.clear()  # the browser itself writes down the refused request


def test_a_piece_that_is_asked_about(wear: Wear, site: Server, dress: Dress) -> None:
    visitor = wear()
    halfway(site, "keyflower").open(visitor)
    visitor.stands()
    visitor.page.locator("[data-testid=panel] .piece").first.click()
    visitor.page.wait_for_selector("[data-testid=piece-box]")
    judge(visitor, "piece", dress, whole=False)


def test_a_record_from_a_file(wear: Wear, dress: Dress) -> None:
    visitor = wear()
    page = visitor.home()
    record = Path(__file__).resolve().parents[1] / "replays" / "hamlet" / "1.record"
    page.set_input_files("[data-testid=record]", record)
    page.wait_for_selector(".slider input")
    judge(visitor, "record", dress)


def test_a_table_that_is_not_there(wear: Wear, site: Server, dress: Dress) -> None:
    visitor = wear()
    visitor.page.goto(f"{site.address}/#/table/nowhere")
    visitor.page.wait_for_selector("[role=alert]")
    judge(visitor, "no-table", dress)
