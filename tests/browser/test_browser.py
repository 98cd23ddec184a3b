"""Whole games in a real Chromium, by mouse and by keyboard, alone and together, big and small."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

import gromada
from gromada.core.record import check_commitment, read_record, replay
from gromada.library import game_of
from tests.browser.visiting import Visitor, Visits
from tests.table.running import Server

GAME = "imperial_settlers"


def seats_for(game: str) -> list[str]:
    """A person and as many bots as the game needs."""
    return ["person", *["uniform"] * max(1, gromada.game(game).min_seats - 1)]


@pytest.mark.parametrize("game", gromada.GAMES)
def test_a_whole_game_by_mouse_against_a_bot(visitor: Visitor, game: str) -> None:
    table = visitor.begin(game, *seats_for(game))
    visitor.play(12)
    visitor.picture(f"{game}-table-en")

    assert visitor.play() == "over"

    visitor.page.wait_for_timeout(4000)
    visitor.picture(f"{game}-end-en")
    record = read_record(visitor.page.request.get(f"{visitor.address}/api/tables/{table}/record").text())
    check_commitment(record)
    replay(record, game_of(record))
    assert visitor.complaints() == []
    visitor.page.click("text=Watch the replay")
    visitor.page.wait_for_selector("input[type=range]")
    visitor.page.locator("input[type=range]").fill(str(len(record.moves) // 2))
    visitor.page.wait_for_timeout(1000)
    visitor.picture(f"{game}-replay-en")
    assert visitor.complaints() == []


@pytest.mark.parametrize("game", gromada.GAMES)
def test_every_table_in_polish_and_on_a_phone(visits: Visits, site: Server, game: str) -> None:
    visitor = visits.new(site.address, locale="pl-PL")
    visitor.begin(game, *seats_for(game))
    visitor.play(4)
    visitor.picture(f"{game}-table-pl")
    assert visitor.page.get_attribute("html", "lang") == "pl"
    assert visitor.complaints() == []

    visitor.page.set_viewport_size({"width": 360, "height": 740})
    visitor.page.wait_for_timeout(300)
    visitor.picture(f"{game}-phone-pl")
    assert visitor.overflow() <= 0
    visitor.play(3)


def test_a_whole_game_by_keyboard_only(visitor: Visitor) -> None:
    page = visitor.home()
    visitor.tab_to(f"[data-game={GAME}]")
    page.keyboard.press("Enter")
    visitor.tab_to("[data-testid=holder-1]")
    page.keyboard.type("bot: u")
    assert page.locator("[data-testid=holder-1]").input_value() == "uniform"
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
    visitor.tab_to("section:has([data-testid=why-move]) summary")
    page.keyboard.press("Enter")
    visitor.tab_to("[data-testid=why-move]")
    page.keyboard.type("build walls 9 0")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=why]")
    assert page.locator("[data-testid=why]").inner_text().startswith("Not possible now.")
    visitor.picture("why-not", whole=False)
    page.click("[data-testid=why] button")

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


def test_the_start_page_in_both_languages_and_on_a_phone(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address)
    visitor.begin(GAME, "person", "uniform")
    visitor.home()
    visitor.page.wait_for_selector(".tables a")
    visitor.picture("start-en")
    assert visitor.complaints() == []
    visitor.page.click("button[lang=pl]")
    visitor.page.wait_for_selector("text=Nowa gra")
    visitor.picture("start-pl")
    assert visitor.complaints() == []
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    visitor.picture("start-phone-pl")
    assert visitor.overflow() <= 0
    small = visitor.page.evaluate(
        "() => [...document.querySelectorAll('button, select, main a')].filter((one) => one.getClientRects().length"
        " && one.getBoundingClientRect().height < 40).map((one) => one.outerHTML.slice(0, 80))"
    )
    assert small == []
    visitor.page.reload()
    visitor.page.wait_for_selector("text=Nowa gra")  # the choice of language is kept


def test_dark_and_without_motion(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, color_scheme="dark", reduced_motion="reduce")
    visitor.begin(GAME, "person", "uniform")
    visitor.play(5)
    visitor.picture("dark")
    assert visitor.complaints() == []
    running = visitor.page.evaluate("() => document.getAnimations().length")
    assert running == 0


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


def test_the_first_board_is_drawn_within_a_second(visitor: Visitor) -> None:
    visitor.begin(GAME, "person", "uniform")
    visitor.page.wait_for_selector("svg[role=group]")
    visitor.page.reload()
    visitor.page.wait_for_selector("svg[role=group]")
    spent = visitor.page.evaluate("() => performance.now()")
    page = visitor.page.evaluate(
        "() => performance.getEntriesByType('resource').filter((one) => one.name.includes('/assets/'))"
        ".reduce((sum, one) => sum + one.decodedBodySize, 0)"
    )
    assert page < 600_000  # about 200 kB gzipped
    assert spent < 3000  # one second is the promise; a machine that runs other tests gets some room
