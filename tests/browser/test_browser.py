"""Whole games in a real Chromium, by mouse and by keyboard, alone and together, big and small."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Route, WebSocketRoute

import gromada
from gromada.core.record import check_commitment, read_record, replay
from gromada.library import game_of
from tests.browser.visiting import Visitor, Visits
from tests.table.running import Server

GAME = "imperial_settlers"
RECORDS = Path(__file__).resolve().parents[1] / "replays"


def seats_for(game: str) -> list[str]:
    """A person and as many bots as the game needs."""
    return ["person", *["uniform"] * max(1, gromada.game(game).min_seats - 1)]


@pytest.mark.parametrize("game", gromada.GAMES)
def test_a_whole_game_by_mouse_against_a_bot(visitor: Visitor, game: str) -> None:
    # Nobody finishes the Church of Hamlet by chance: against a bot that builds it a game has 100 moves instead of 500.
    table = visitor.begin(game, *(["person", "greedy"] if game == "hamlet" else seats_for(game)))
    visitor.play(12)
    visitor.picture(f"{game}-table-en")
    assert visitor.untold() == []

    assert visitor.play() == "over"

    if game == GAME:
        visitor.page.wait_for_timeout(4000)  # the final count is told box by box
    visitor.picture(f"{game}-end-en")
    assert visitor.untold() == []
    visitor.page.click("button[lang=pl]")
    visitor.page.wait_for_selector("text=Obejrzyj powtórkę")
    visitor.picture(f"{game}-end-pl")
    assert visitor.untold() == []
    visitor.page.click("button[lang=en]")
    visitor.page.wait_for_selector("text=Watch the replay")
    record = read_record(visitor.page.request.get(f"{visitor.address}/api/tables/{table}/record").text())
    check_commitment(record)
    replay(record, game_of(record))
    assert visitor.complaints() == []
    visitor.page.click("text=Watch the replay")
    visitor.page.wait_for_selector("input[type=range]")
    visitor.page.locator("input[type=range]").fill(str(len(record.moves) // 2))
    visitor.page.wait_for_selector(f"text=Move {len(record.moves) // 2} of")
    visitor.picture(f"{game}-replay-en")
    assert visitor.complaints() == []


@pytest.mark.parametrize("game", gromada.GAMES)
def test_every_game_is_played_on_a_phone(visits: Visits, site: Server, game: str) -> None:
    visitor = visits.new(site.address, locale="pl-PL", width=360, height=740, has_touch=True, is_mobile=True)
    visitor.begin(game, *seats_for(game))

    visitor.play(6)

    assert visitor.overflow() <= 0
    assert visitor.untold() == []


def test_a_whole_game_by_keyboard_only(visitor: Visitor) -> None:
    page = visitor.home()
    visitor.tab_to(f"[data-game={GAME}]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=begin]")
    visitor.tab_to("[data-chair='1'] [data-holder=uniform]")
    page.keyboard.press("Enter")
    visitor.tab_to("[data-testid=begin]")
    page.keyboard.press("Enter")
    now = visitor.stands()
    for number in range(400):
        if now == "over":
            break
        if not page.evaluate("() => document.activeElement?.matches('[data-move]') ?? false"):
            if not page.locator("[data-testid=ask] [data-move]").first.is_visible():
                visitor.tab_to("[data-testid=ask] summary")
                page.keyboard.press("Enter")
            visitor.tab_to("[data-move]")
        if number == 5:
            visitor.picture("keyboard-focus", whole=False)
        # Not always the first answer: a few steps on by Tab, as far as there are answers.
        for _ in range(number % 3):
            page.keyboard.press("Tab")
            if not page.evaluate("() => document.activeElement?.matches('[data-move]') ?? false"):
                page.keyboard.press("Shift+Tab")
                break
        page.keyboard.press("Enter")
        now = visitor.stands(now)

    assert now == "over"


def test_why_not_by_keyboard_and_on_the_board(visitor: Visitor) -> None:
    visitor.begin(GAME, *seats_for(GAME))
    visitor.stands()
    page = visitor.page
    for _ in range(20):  # until building is asked about
        if page.locator("[data-move^=build]").count():
            break
        visitor.play(1)
    visitor.tab_to("[data-testid=unlit]", most=300)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=why-move]")
    visitor.tab_to("[data-testid=why-move]")
    page.keyboard.type("build walls 9 0")
    page.wait_for_selector("[data-unlit='build walls 9 0']")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=why]")
    assert page.locator("[data-testid=why]").inner_text().startswith("Not possible now.")
    visitor.picture("why-not", whole=False)
    page.click("[data-testid=why] > button")

    page.click('g[data-id="build-walls-9-0"]', force=True)
    page.wait_for_selector("[data-testid=why]")
    page.click("[data-testid=why] summary")
    assert "-" in page.locator("[data-testid=why] summary").inner_text()


def test_hot_seat_hides_the_table_between_seats(visitor: Visitor) -> None:
    visitor.begin(GAME, "person", "person")
    page = visitor.page
    curtains = 0
    now = visitor.stands()
    for _ in range(60):
        if now == "curtain":
            curtains += 1
            assert page.locator("svg[role=group], [data-move], [data-id]").count() == 0
            assert re.search(r"Player [12], press Enter", page.locator("[data-testid=curtain] h1").inner_text())
            if curtains == 1:
                visitor.picture("hot-seat-curtain")
            page.click("[data-testid=curtain] button")
        else:
            visitor.answer()
        now = visitor.stands(now)
        if curtains > 2:
            break
    assert curtains > 2


def test_two_browsers_by_a_link(visits: Visits, site: Server) -> None:
    host, guest = visits.new(site.address), visits.new(site.address, locale="pl-PL")
    host.begin(GAME, "person", "open")
    host.page.click("section:has(#seats) details summary")
    link = host.page.locator("section:has(#seats) details input").input_value()
    qr = host.page.locator("section:has(#seats) details img")
    qr.scroll_into_view_if_needed()
    host.page.wait_for_function("() => document.querySelector('#seats ~ details img')?.naturalWidth > 0")
    host.picture("invitation")
    guest.page.goto(link)
    guest.page.click("section:has(#seats) button.main")
    host.page.wait_for_function("() => document.querySelectorAll('#seats ~ ul .dot.here').length === 2")
    guest.page.locator("section:has(#chat) input").fill("Dzień dobry!")
    guest.page.locator("section:has(#chat) input").press("Enter")
    host.page.wait_for_selector("text=Dzień dobry!")
    answered = 0
    for _ in range(400):
        for person in (host, guest):
            now = person.page.evaluate("() => document.querySelector('[data-testid=ask]')?.dataset.at ?? ''")
            if now:
                person.answer()
                answered += 1
                person.page.wait_for_function(
                    "(old) => document.querySelector('[data-testid=ask]')?.dataset.at !== old", arg=now
                )
        if answered > 24:
            break
        host.page.wait_for_timeout(30)
    assert answered > 24
    host.picture("two-browsers-host")
    guest.picture("two-browsers-guest")
    assert "key=" not in guest.page.url


def test_a_page_goes_on_when_the_server_was_killed_and_started_again(visits: Visits, tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}") as server:
        visitor = visits.new(server.address)
        visitor.begin(GAME, "person", "uniform")
        visitor.play(6)
        before = visitor.page.locator("section:has(#log) ol li").count()
        server.kill(signal.SIGKILL)
        visitor.page.wait_for_selector("text=Connecting")
        visitor.picture("connection-lost", whole=False)
        server.start()
        visitor.page.wait_for_selector("text=Connecting", state="detached")
        assert visitor.page.locator("section:has(#log) ol li").count() >= before
        visitor.play(4)
        visitor.errors.clear()  # the browser itself complains about the lost connection


def test_undo_and_a_look_back(visitor: Visitor) -> None:
    visitor.begin(GAME, "person")
    page = visitor.page
    now = visitor.stands()
    for _ in range(40):
        visitor.answer()
        now = visitor.stands(now)
        if page.locator("[data-testid=undo]").is_enabled():
            break
    lines = page.locator("section:has(#log) ol li").count()
    page.click("[data-testid=undo]")
    visitor.stands(now)
    assert page.locator("section:has(#log) ol li").count() < lines
    page.locator("aside input[type=range]").fill("0")
    page.wait_for_selector(".looking")
    visitor.picture("look-back")
    page.click(".looking button")


def test_a_rematch_is_one_click(visitor: Visitor) -> None:
    visitor.begin(GAME, "person")
    visitor.page.click("text=Let a bot play for me")
    visitor.page.wait_for_selector("[data-testid=scores]", timeout=90_000)
    before = visitor.page.url
    visitor.page.click("[data-testid=rematch]")
    visitor.page.wait_for_url(lambda url: url != before)
    visitor.stands()
    assert visitor.page.locator("section:has(#log) ol li").count() <= 1


def test_the_page_with_its_board_is_small(visitor: Visitor) -> None:
    visitor.begin(GAME, "person", "uniform")
    visitor.page.wait_for_selector("svg[role=group]")
    size = visitor.page.evaluate(
        "() => performance.getEntriesByType('resource').filter((one) => one.name.includes('/assets/'))"
        ".reduce((sum, one) => sum + one.decodedBodySize, 0)"
    )

    assert 0 < size < 600_000  # about 200 kB gzipped


def test_whoever_has_been_at_a_table_asks_for_all_of_it_at_once(visitor: Visitor) -> None:
    visitor.begin(GAME, "person", "uniform")
    page = visitor.page
    page.wait_for_selector("svg[role=group]")
    asked: list[str] = []
    held: list[Route] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(visitor.address)))
    page.on("websocket", lambda socket: asked.append("socket"))
    page.route(
        "**/api/texts/table/*", lambda route: held.append(route)
    )  # the first thing that a page needs does not come
    page.reload()

    wanted = ("/assets/Board-", f"/api/texts/{GAME}/", f"/api/games/{GAME}/printed", "socket")
    for _ in range(200):
        if held and all(any(name.startswith(start) for name in asked) for start in wanted):
            break
        page.wait_for_timeout(50)
    else:
        raise AssertionError(f"while the texts are on their way, only these were asked for: {asked}")
    assert page.locator("svg[role=group]").count() == 0
    held[0].continue_()
    page.wait_for_selector("svg[role=group]:visible")
    names = [name for name in asked if name != "/icon.svg"]
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


@pytest.mark.parametrize("game", [game for game in gromada.GAMES if game != GAME])
def test_unlit_answers_are_reached_by_tab_and_say_why_not(visits: Visits, site: Server, game: str) -> None:
    visitor = visits.new(site.address, locale="pl-PL")
    visitor.begin(game, *seats_for(game))
    visitor.stands()
    page = visitor.page
    for _ in range(30):
        visitor.tab_to("[data-testid=unlit]", most=300)
        if not page.locator("[data-testid=unlit]").evaluate("(one) => one.parentElement.open"):
            page.keyboard.press("Enter")
        page.wait_for_function("() => document.querySelector('[data-testid=unlit] ~ *')")
        if page.locator("[data-unlit]").count():
            break
        visitor.play(1)
    visitor.tab_to("[data-unlit]", most=300)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=why]")
    page.click("[data-testid=why] summary")
    said = page.locator("[data-testid=why]").inner_text()
    assert said.startswith("Teraz to niemożliwe.")
    assert "Zasada" in said
    assert len(page.locator("[data-testid=why] details p").inner_text()) > 20  # the rule itself
    visitor.picture(f"{game}-why-not-pl", whole=False)
    assert visitor.complaints() == []
    assert visitor.untold() == []


def test_a_piece_tells_what_can_be_done_with_it_and_what_not(visitor: Visitor) -> None:
    visitor.begin("villagers", "person", "uniform")
    page = visitor.page
    now = visitor.stands()
    for _ in range(20):
        if page.locator("[data-testid=panel] .chip .piece.lit").count():
            break
        visitor.answer(on_board=False)
        now = visitor.stands(now)
    page.locator("[data-testid=panel] .chip .piece.lit").first.click()
    page.wait_for_selector("[data-testid=piece-move]")
    visitor.picture("piece", whole=False)
    assert visitor.complaints() == []
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-testid=piece-box]", state="detached")

    page.locator("[data-testid=panel] .chip .piece.lit").first.click()
    page.locator("[data-testid=piece-move]").first.click()

    visitor.stands(now)


def test_two_tabs_of_one_seat_follow_each_other_and_an_old_click_is_explained(visitor: Visitor) -> None:
    table = visitor.begin("hamlet", "person", "uniform")
    visitor.stands()
    first, second = visitor.page, visitor.context.new_page()
    second.set_default_timeout(20_000)
    is_cut_off = False

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: None if is_cut_off else socket.send(message))

    second.route_web_socket(re.compile("/live$"), pass_on)
    second.goto(f"{visitor.address}/#/table/{table}")
    at = "() => document.querySelector('[data-testid=ask]')?.dataset.at ?? ''"
    moved = "(old) => document.querySelector('[data-testid=ask]')?.dataset.at !== old"
    second.wait_for_selector("[data-testid=ask]")
    before = first.evaluate(at)
    assert second.evaluate(at) == before

    second.locator("[data-move^=villager]").first.click()
    first.wait_for_function(moved, arg=before)
    second.wait_for_function(moved, arg=before)
    assert first.evaluate(at) == second.evaluate(at)

    is_cut_off = True
    before = first.evaluate(at)
    first.locator("[data-move]").first.click()
    first.wait_for_function(moved, arg=before)
    assert second.evaluate(at) == before, "the second tab has heard nothing"
    second.locator("[data-move]").last.click()
    second.wait_for_selector("[role=alert]")
    assert "the table has moved on" in second.locator("[role=alert]").inner_text()
    second.wait_for_function(moved, arg=before)
    assert second.evaluate(at) == first.evaluate(at)
    second.screenshot(path="build/pictures/two-tabs.png")
    visitor.errors.clear()  # the browser itself writes down the refused request


def test_the_log_since_my_last_turn_and_the_rules(visits: Visits, site: Server) -> None:
    for locale, width in (("en", 1280), ("pl-PL", 360)):
        visitor = visits.new(site.address, locale=locale, width=width)
        visitor.begin("craftsmen", "person", "uniform")
        visitor.play(10)
        page = visitor.page
        lines = page.locator("section:has(#log) ol li").count()
        page.check("section:has(#log) input[type=checkbox]")
        page.wait_for_timeout(200)
        assert page.locator("section:has(#log) ol li").count() < lines
        page.click("[data-testid=rules]")
        page.wait_for_selector("section:has([data-testid=rules]) dt")
        page.locator("section:has([data-testid=rules]) input").fill("CRA-END")
        page.wait_for_function("() => document.querySelectorAll('dl dt').length < 10")
        visitor.picture(f"log-and-rules-{locale[:2]}")
        assert visitor.complaints() == []
        assert visitor.overflow() <= 0


def test_a_record_is_opened_from_the_start_page(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, locale="pl-PL", width=360)
    page = visitor.home()
    page.set_input_files("[data-testid=record]", RECORDS / "hamlet" / "1.record")
    page.wait_for_selector("input[type=range]")
    page.locator("input[type=range]").fill("40")
    page.wait_for_selector("[data-testid=panel]")
    visitor.picture("record-phone-pl")
    assert visitor.complaints() == []
    assert visitor.untold() == []
    assert visitor.overflow() <= 0


@pytest.mark.parametrize("game", ["villagers", "hamlet"])
def test_alone_the_end_says_whether_the_opponent_was_beaten(visitor: Visitor, game: str) -> None:
    visitor.begin(game, "person")
    visitor.page.click("text=Let a bot play for me")
    visitor.page.wait_for_selector("[data-testid=scores]", timeout=120_000)
    assert visitor.page.locator("#scores").inner_text() in ("You have won.", "You have not won this time.")
    assert "Alone you" in visitor.page.locator("[data-testid=tie]").inner_text()
