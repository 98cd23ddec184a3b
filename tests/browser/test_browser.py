"""Whole games in a real Chromium, by mouse and by keyboard, alone and together, big and small."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute

import gromada
from gromada.core.record import check_commitment, read_record, replay
from gromada.library import game_of
from tests.browser.seating import Seated
from tests.browser.visiting import STANDS, WAIT, Visitor, Visits
from tests.table.running import Server

GAME = "imperial_settlers"
RECORDS = Path(__file__).resolve().parents[1] / "replays"


def seats_for(game: str) -> list[str]:
    """A person and as many bots as the game needs."""
    return ["person", *["lamb"] * max(1, gromada.game(game).min_seats - 1)]


def limits(game: str) -> dict[str, object]:
    """Nobody finishes the Church of Hamlet by chance."""
    return {"stall_limit": 20, "round_limit": 100} if game == "hamlet" else {}


@pytest.mark.parametrize("game", gromada.GAMES)
def test_a_game_is_begun_by_mouse_and_ends_with_its_record(visitor: Visitor, site: Server, game: str) -> None:
    """Whole games by clicks are in the tests of the boards; here bots play on from the middle."""
    table = Seated(site, game, *seats_for(game), **limits(game))
    table.open(visitor)
    visitor.hand(hasList=True).play_by_the_browser(12)
    visitor.picture(f"{game}-table-en")
    assert visitor.untold() == []

    table.see_the_end(visitor)
    visitor.picture(f"{game}-end-en")
    assert visitor.untold() == []
    visitor.speak("pl")
    visitor.picture(f"{game}-end-pl")
    assert visitor.untold() == []
    visitor.speak("en")
    record = read_record(visitor.page.request.get(f"{visitor.address}/api/tables/{table.id}/record").text())
    check_commitment(record)
    replay(record, game_of(record))
    assert visitor.complaints() == []
    visitor.page.goto(f"{visitor.address}/#/replay/{table.id}")
    visitor.page.wait_for_selector("[data-testid=replay] input[type=range]")
    visitor.page.locator("[data-testid=replay] input[type=range]").fill(str(len(record.moves) // 2))
    visitor.page.wait_for_selector(f"text=Move {len(record.moves) // 2} of")
    visitor.picture(f"{game}-replay-en")
    assert visitor.complaints() == []


@pytest.mark.parametrize("game", gromada.GAMES)
def test_every_game_is_played_on_a_phone(visits: Visits, site: Server, game: str) -> None:
    visitor = visits.new(site.address, locale="pl-PL", width=360, height=740, has_touch=True, is_mobile=True)
    Seated(site, game, *seats_for(game)).open(visitor)

    visitor.hand("touch", hasList=True).play_by_the_browser(6)

    assert visitor.overflow() <= 0
    assert visitor.untold() == []


def test_a_whole_game_on_a_phone_by_touch(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, width=390, height=844, has_touch=True, is_mobile=True)
    visitor.begin(GAME, *seats_for(GAME))
    somebody = visitor.hand("touch", hasList=True)

    somebody.play_by_the_browser(12)
    assert somebody.play() == "over"

    visitor.picture("phone-end", whole=False)
    assert visitor.overflow() <= 0
    assert visitor.complaints() == []


def test_a_game_is_begun_and_played_through_the_list_by_keyboard_only(visitor: Visitor) -> None:
    """A whole game by arrows and Enter on the board is in the tests of Imperial Settlers."""
    page = visitor.home()
    visitor.tab_to(f"[data-game={GAME}]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=begin]")
    visitor.tab_to("[data-chair='1'] [data-holder=lamb]")
    page.keyboard.press("Enter")
    visitor.tab_to("[data-testid=begin]")
    page.keyboard.press("Enter")
    now = visitor.stands()
    begun = now
    for number in range(25):
        page.keyboard.press("l")
        page.wait_for_selector("[data-testid=answers] [data-move]")
        if number == 5:
            visitor.picture("keyboard-list", whole=False)
        for _ in range(1 + number % 3):  # not always the first answer
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        if page.locator("[data-testid=sure]").count():
            page.keyboard.press("Enter")
        now = visitor.stands(now)

    assert now not in ("over", begun)


@pytest.mark.parametrize("game", gromada.GAMES)
def test_the_list_says_why_not_and_shows_the_rule(visits: Visits, site: Server, game: str) -> None:
    visitor = visits.new(site.address, locale="pl-PL")
    Seated(site, game, *seats_for(game)).open(visitor)
    visitor.stands()
    page = visitor.page
    for _ in range(30):
        page.keyboard.press("l")
        page.wait_for_selector("[data-testid=answers]")
        page.click("[data-testid=unlit]")
        page.wait_for_selector("[data-testid=answers] .no")
        if page.locator("[data-testid=answers] [data-rule]").count():
            break
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-testid=answers]", state="detached")
        visitor.play(1)
    visitor.picture(f"{game}-why-not-pl", whole=False)
    assert visitor.complaints() == []
    assert visitor.untold() == []
    reason = page.locator("[data-testid=answers] [data-rule]").first
    rule = reason.inner_text()
    reason.click()
    page.wait_for_selector(f"[data-testid=rules] .named[data-rule='{rule}']")
    assert len(page.locator(f"[data-testid=rules] [data-rule='{rule}']").inner_text()) > len(rule) + 20


def test_hot_seat_hides_the_table_between_seats(visitor: Visitor) -> None:
    visitor.begin(GAME, "person", "person")
    page = visitor.page
    curtains = 0
    now = visitor.stands()
    for _ in range(60):
        if now == "curtain":
            curtains += 1
            assert page.locator("[data-testid=board], [data-move], [data-place]").count() == 0
            assert re.search(r"Player [12]", page.locator("[data-testid=curtain]").inner_text())
            if curtains == 1:
                visitor.picture("hot-seat-curtain")
            page.click("[data-testid=curtain] button")
        else:
            visitor.answer()
        now = visitor.stands(now)
        if curtains > 2:
            break
    assert curtains > 2


def test_two_browsers_play_together(visits: Visits, site: Server) -> None:
    table = Seated(site, GAME, "person", "person")
    host, guest = visits.new(site.address), visits.new(site.address, locale="pl-PL")
    table.open(host)
    table.open(guest, only=1)
    host.page.wait_for_function(
        "() => document.querySelectorAll('[data-testid^=player-] .here:not(.away)').length === 2"
    )
    for person in (host, guest):
        person.page.click("[data-tab=chat]")
    guest.page.locator("[data-testid=chat-input]").fill("Dzień dobry!")
    guest.page.click("[data-tab=log]")  # what is half said waits
    guest.page.click("[data-tab=chat]")
    guest.page.locator("[data-testid=chat-input]").press("Enter")
    host.page.wait_for_selector("text=Dzień dobry!")
    answered = 0
    for _ in range(WAIT // 30):
        for person in (host, guest):
            if person.page.evaluate(STANDS).startswith("ask"):
                person.answer()
                answered += 1
        if answered > 24:
            break
        host.page.wait_for_timeout(30)
    assert answered > 24
    host.picture("two-browsers-host")
    guest.picture("two-browsers-guest")


def test_a_page_goes_on_when_the_server_was_killed_and_started_again(visits: Visits, tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}") as server:
        visitor = visits.new(server.address)
        visitor.begin(GAME, "person", "lamb")
        visitor.play(6)
        before = visitor.page.locator("[data-testid=log] li").count()
        server.kill(signal.SIGKILL)
        visitor.page.wait_for_selector("[data-testid=bar][data-state=lost]")
        assert visitor.page.locator("[data-lit], [data-placeless]").count() == 0, "nothing can be answered now"
        visitor.picture("connection-lost", whole=False)
        server.start()
        visitor.page.wait_for_selector("[data-testid=bar][data-state=ask]")
        assert visitor.page.locator("[data-testid=log] li").count() >= before
        visitor.play(4)
        visitor.page.close()  # before its server ends
        visitor.errors.clear()  # the browser itself complains about the lost connection


def test_a_page_that_is_older_than_its_server_is_loaded_again(visits: Visits, tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}") as server:
        visitor = visits.new(server.address)
        visitor.begin(GAME, "person", "lamb")
        visitor.stands()
        script = "document.querySelector('script[type=\"module\"]')"
        visitor.page.evaluate(f"{script}.setAttribute('src', '/assets/of-last-year.js')")
        server.kill(signal.SIGKILL)
        visitor.page.wait_for_selector("[data-testid=bar][data-state=lost]")
        server.start()
        visitor.page.wait_for_function(f"() => !{script}.src.includes('of-last-year')")
        visitor.page.wait_for_selector("[data-testid=bar][data-state=ask]")
        visitor.play(4)
        visitor.page.close()  # before its server ends
        visitor.errors.clear()  # the browser itself complains about the lost connection


def test_undo_and_a_look_back(visitor: Visitor) -> None:
    visitor.begin(GAME, "person")
    page = visitor.page
    now = visitor.stands()
    for number in range(40):
        visitor.answer()
        now = visitor.stands(now)
        if number > 5 and page.locator("[data-testid=undo]").is_enabled():
            break
    lines = page.locator("[data-testid=log] li").count()
    page.click("[data-testid=undo]")
    page.wait_for_selector("[data-testid=undo-list]")
    visitor.picture("undo", whole=False)
    assert visitor.complaints() == []
    page.click("[data-undo='1']")
    visitor.stands(now)
    assert page.locator("[data-testid=log] li").count() < lines
    progress = page.inner_text("[data-testid=progress]")
    page.locator("[data-testid=slider]").fill("0")
    page.wait_for_selector("[data-testid=bar][data-state=past]")
    assert page.inner_text("[data-testid=progress]") == "choice of the sheet", "the round is that of the moment"
    assert page.locator("[data-lit], [data-placeless]").count() == 0, "the past cannot be answered"
    assert page.locator("[data-testid=adventures] li").count() > 0, "sheets can be read where none can be chosen"
    assert page.locator("[data-testid=adventures] li button").count() == 0
    visitor.picture("look-back")
    page.keyboard.press("]")
    page.wait_for_function("() => document.querySelector('[data-testid=sentence]').textContent.includes(' 1 ')")
    page.click("[data-testid=to-now]")
    page.wait_for_selector("[data-testid=bar][data-state=ask]")
    assert page.inner_text("[data-testid=progress]") == progress


def test_a_rematch_is_one_click(visitor: Visitor, site: Server) -> None:
    table = Seated(site, GAME, "person")
    table.finish()
    table.open(visitor)
    visitor.page.wait_for_selector("[data-testid=scores]")
    before = visitor.page.url
    visitor.page.click("[data-testid=rematch]")
    visitor.page.wait_for_url(lambda url: url != before)
    visitor.stands()
    assert visitor.page.locator("[data-testid=log] li").count() <= 1


def test_the_page_with_its_board_is_small(visitor: Visitor) -> None:
    visitor.begin(GAME, "person", "lamb")
    visitor.page.wait_for_selector("[data-testid=board] svg")
    size = visitor.page.evaluate(
        "() => performance.getEntriesByType('resource').filter((one) => one.name.includes('/assets/'))"
        ".reduce((sum, one) => sum + one.decodedBodySize, 0)"
    )

    assert 0 < size < 700_000  # fonts and all; about 300 kB over the wire


def test_whoever_has_been_at_a_table_asks_for_all_of_it_at_once(visitor: Visitor) -> None:
    visitor.begin(GAME, "person", "lamb")
    page = visitor.page
    page.wait_for_selector("[data-testid=board] svg")
    asked: list[str] = []
    held: list[Route] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(visitor.address)))
    page.on("websocket", lambda socket: asked.append("socket"))
    page.route(
        "**/api/texts/table/*", lambda route: held.append(route)
    )  # the first thing that a page needs does not come
    page.reload()

    wanted = ("/assets/imperial_settlers-", f"/api/texts/{GAME}/", f"/api/games/{GAME}/printed", "socket")
    for _ in range(WAIT // 50):
        if held and all(any(name.startswith(start) for name in asked) for start in wanted):
            break
        page.wait_for_timeout(50)
    else:
        raise AssertionError(f"while the texts are on their way, only these were asked for: {asked}")
    assert page.locator("[data-testid=board]").count() == 0
    held[0].continue_()
    page.wait_for_selector("[data-testid=board] svg:visible")
    # A font for letters and one for figures are the same file, which the browser takes from its memory.
    names = [name for name in asked if "icon" not in name and not name.endswith(".woff2")]
    assert len(names) == len(set(names)), "nothing is asked for twice"


def test_files_that_never_change_are_asked_for_once(visitor: Visitor) -> None:
    page = visitor.home()
    kept = {
        name: page.request.get(name).headers["cache-control"]
        for name in page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
        if "/assets/" in name
    }
    assert kept
    assert set(kept.values()) == {"max-age=31536000, public, immutable"}
    assert page.request.get(f"{visitor.address}/").headers["cache-control"] == "no-cache"


def test_two_tabs_of_one_seat_follow_each_other_and_an_old_click_is_explained(visitor: Visitor) -> None:
    table = visitor.begin("hamlet", "person", "lamb")
    visitor.stands()
    first, second = visitor.page, visitor.context.new_page()
    second.set_default_timeout(WAIT)
    is_cut_off = False

    def answer(page: Page) -> None:
        page.keyboard.press("l")
        page.locator("[data-testid=answers] [data-move^=villager], [data-testid=answers] [data-move]").first.click()

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            if not is_cut_off or '"answered"' in str(message):  # what happens is not told, the word about an answer is
                socket.send(message)

        server.on_message(tell)

    second.route_web_socket(re.compile("/live$"), pass_on)
    second.goto(f"{visitor.address}/#/table/{table}")
    at = "() => document.querySelector('[data-testid=ask]')?.dataset.at ?? ''"
    moved = "(old) => document.querySelector('[data-testid=ask]')?.dataset.at !== old"
    second.wait_for_selector("[data-testid=ask][data-at]")
    before = first.evaluate(at)
    assert second.evaluate(at) == before

    answer(second)
    first.wait_for_function(moved, arg=before)
    second.wait_for_function(moved, arg=before)
    assert first.evaluate(at) == second.evaluate(at)

    is_cut_off = True
    before = first.evaluate(at)
    answer(first)
    first.wait_for_function(moved, arg=before)
    assert second.evaluate(at) == before, "the second tab has heard nothing"
    answer(second)
    second.wait_for_selector("[role=alert]")
    second.wait_for_function(moved, arg=before)
    assert second.evaluate(at) == first.evaluate(at)
    second.evaluate("() => hand.paint(true)")
    second.screenshot(path="build/pictures/two-tabs.png")
    visitor.errors.clear()  # the browser itself writes down the refused request


def test_the_log_since_my_last_turn_and_the_rules(visits: Visits, site: Server) -> None:
    for locale, width in (("en", 1280), ("pl-PL", 360)):
        visitor = visits.new(site.address, locale=locale, width=width)
        Seated(site, "craftsmen", "person", "lamb").open(visitor)
        visitor.play(10)
        page = visitor.page
        if width < 700:
            page.click("[data-region=log]")
        page.wait_for_selector("[data-testid=log] li")  # none are counted before the log is drawn
        lines = page.locator("[data-testid=log] li").count()
        page.click("[data-filter=since]")
        page.wait_for_function(f"() => document.querySelectorAll('[data-testid=log] li').length < {lines}")
        page.click("[data-tab=rules]")
        page.wait_for_selector("[data-testid=rules] [data-rule]")
        page.locator("[data-testid=rules-search]").fill("CRA-END")
        page.wait_for_function("() => document.querySelectorAll('[data-testid=rules] .one').length < 10")
        visitor.picture(f"log-and-rules-{locale[:2]}")
        assert visitor.complaints() == []
        assert visitor.overflow() <= 0


def test_a_record_is_opened_from_the_start_page(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, locale="pl-PL", width=360)
    page = visitor.home()
    page.set_input_files("[data-testid=record]", RECORDS / "hamlet" / "1.record")
    page.wait_for_selector("input[type=range]")
    page.locator("input[type=range]").fill("40")
    page.wait_for_selector("[data-testid=replay] .board > *")
    visitor.picture("record-phone-pl")
    assert visitor.complaints() == []
    assert visitor.untold() == []
    assert visitor.overflow() <= 0


@pytest.mark.parametrize("game", ["villagers", "hamlet"])
def test_alone_the_end_says_whether_the_opponent_was_beaten(visitor: Visitor, site: Server, game: str) -> None:
    table = Seated(site, game, "person", **limits(game))
    table.finish()
    table.open(visitor)
    visitor.page.wait_for_selector("[data-testid=scores]")

    assert visitor.page.locator("#scores").inner_text() in ("You have won.", "You have not won this time.")
    assert "Alone you" in visitor.page.locator("[data-testid=tie]").inner_text()
