"""The start page and the set-up of a table: boxes, chairs, settings in plain words, a name that is asked once."""

from __future__ import annotations

import pytest

import gromada
from tests.browser.seating import DealPlayed
from tests.browser.visiting import Visitor, Visits
from tests.table.running import Server

GAME = "imperial_settlers"
UNHEARD = "text=/There is no network just now|The server does not answer/"  # not every Chromium knows why
SMALL = """() => [...document.querySelectorAll('button, select, main a, summary')]
  .filter((one) => one.getClientRects().length && one.getBoundingClientRect().height < 40)
  .map((one) => one.outerHTML.slice(0, 120))"""


def test_the_start_page_in_both_languages_and_on_a_phone(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, width=1440, height=900)
    page = visitor.home()
    page.wait_for_selector("[data-testid=newcomer]")
    visitor.picture("start-new-en")
    assert visitor.complaints() == []
    assert visitor.untold() == []

    table = visitor.begin(GAME, "person", "lamb")
    visitor.home()
    page.wait_for_selector(f"[data-testid=mine] [data-table='{table}']")
    visitor.picture("start-en")
    assert visitor.complaints() == []
    page.click("button[lang=pl]")
    page.wait_for_selector("text=Graj teraz")
    visitor.picture("start-pl")
    assert visitor.untold() == []
    assert visitor.complaints() == []
    page.set_viewport_size({"width": 360, "height": 740})
    visitor.picture("start-phone-pl")
    assert visitor.overflow() <= 0
    assert page.evaluate(SMALL) == []
    page.reload()
    page.wait_for_selector("text=Graj teraz")  # the choice of language is kept


@pytest.mark.parametrize("game", gromada.GAMES)
def test_one_click_on_the_start_page_and_the_game_is_on(visitor: Visitor, game: str) -> None:
    page = visitor.home()
    page.evaluate("() => localStorage.setItem('name', 'Anna')")
    page.reload()
    page.click(f"[data-play={game}]")

    assert visitor.stands().startswith("ask")
    assert visitor.untold() == []


def test_a_table_with_a_clock_counts_down(visitor: Visitor) -> None:
    visitor.set_up(GAME, "person", "lamb")
    page = visitor.page
    page.click("[data-option=clock] [data-value=post]")
    page.wait_for_selector("[data-option=clock] [data-value=post][aria-pressed=true]")
    visitor.picture("set-up-clock-en")
    assert visitor.complaints() == []
    page.click("[data-testid=begin]")

    assert visitor.stands().startswith("ask")
    page.wait_for_selector("[data-testid=countdown] >> text=/^(Time left:)?\\s*4[78] h/")
    assert visitor.untold() == []


def test_a_name_is_asked_once_and_kept(visitor: Visitor) -> None:
    page = visitor.home()
    page.click(f"[data-play={GAME}]")
    page.wait_for_selector("[data-testid=name]")
    visitor.picture("name-en", whole=False)
    assert visitor.complaints() == []
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-testid=name]", state="detached")
    assert "/table/" not in page.url

    page.click(f"[data-play={GAME}]")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    visitor.stands()

    assert page.get_by_text("Anna").first.is_visible()
    visitor.home()
    assert page.locator("[data-testid=me] .name").inner_text() == "Anna"
    page.click("[data-play=villagers]")
    page.wait_for_url("**/table/*")


def test_chairs_come_and_go_and_there_is_one_of_me(visitor: Visitor) -> None:
    visitor.set_up(GAME, "person", "fox", "open")
    page = visitor.page
    pressed = page.locator("[data-holder][aria-pressed=true]")

    visitor.seat(1, "me")
    assert [one.get_attribute("data-holder") for one in pressed.all()] == ["fox", "me", "open"]
    assert page.locator("[data-chair='1'] .remove").count() == 0  # nobody takes one's own chair away
    page.locator("[data-chair='0'] .remove").click()
    assert [one.get_attribute("data-holder") for one in pressed.all()] == ["me", "open"]


def test_whoever_sits_at_this_screen_has_a_name(visitor: Visitor) -> None:
    visitor.set_up(GAME, "person", "person")
    page = visitor.page
    page.fill("[data-testid=my-name]", "Anna")
    page.fill("[data-chair='1'] input", "Bogdan")
    page.click("[data-testid=begin]")
    page.wait_for_selector("[data-testid=sentence], [data-testid=curtain]")

    page.get_by_text("Bogdan").first.wait_for()


def test_a_table_set_up_without_hints_has_no_lamp(visitor: Visitor) -> None:
    visitor.set_up(GAME, "person", "lamb")
    page = visitor.page
    page.click("[data-testid=has-hints]")
    page.click("[data-testid=begin]")
    visitor.stands()

    assert page.locator("[data-testid=undo]").count() == 1
    assert page.locator("[data-testid=hint]").count() == 0
    page.keyboard.press("m")
    page.get_by_text("This game is played without hints.").wait_for()


def test_answers_that_do_not_go_with_the_others_are_pale_and_say_why(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, locale="pl-PL")
    visitor.set_up(GAME, "person", "lamb")
    page = visitor.page
    alone = page.locator("[data-option=mode] [data-value=adventure]")
    page.wait_for_selector("[data-value=adventure][aria-disabled=true]")
    assert len(alone.locator("small").inner_text()) > 20  # the rule that closes it
    alone.click(force=True)
    assert alone.get_attribute("aria-pressed") == "false"
    assert page.locator("[data-option=sheet]").count() == 0  # a sheet belongs to an adventure
    visitor.picture("set-up-closed-pl")

    page.click("[data-value=adventure_multi]")
    page.select_option("[data-option=sheet] select", "17")
    page.locator("[data-chair='1'] .remove").click()
    page.wait_for_selector("[data-option=mode]", state="detached")  # alone there is one way to play
    page.click("[data-testid=begin]")
    page.wait_for_selector("[data-testid=window]")


def test_settings_are_kept(visitor: Visitor) -> None:
    page = visitor.home()
    page.click("[data-testid=open-settings]")
    page.wait_for_selector("[data-testid=settings]")
    assert page.get_attribute("[data-testid=sound]", "aria-checked") == "false"
    page.click("[data-testid=settings] [data-value=dark]")
    page.click("[data-testid=motion]")
    page.click("[data-testid=sound]")
    page.wait_for_selector("html[data-theme=dark][data-motion=off]")
    visitor.picture("settings-en", whole=False)
    assert visitor.complaints() == []
    page.reload()

    page.wait_for_selector("html[data-theme=dark][data-motion=off]")
    page.click("[data-testid=open-settings]")
    assert page.get_attribute("[data-testid=sound]", "aria-checked") == "true"


def test_a_link_from_a_friend_is_pasted(visitor: Visitor, site: Server) -> None:
    table = visitor.begin(GAME, "person", "lamb")
    page = visitor.home()
    page.fill("section:has(#enter) form input", "good morning")
    page.keyboard.press("Enter")
    page.wait_for_selector("text=That is no link")
    page.fill("section:has(#enter) form input", f"{site.address}/#/table/{table}")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/#/table/{table}")


def test_an_old_page_that_misses_a_part_offers_to_load_again(visitor: Visitor) -> None:
    page = visitor.home()
    page.route("**/assets/SetUp-*.js", lambda route: route.abort())
    page.click(f"[data-game={GAME}]")
    page.wait_for_selector("[data-testid=older]")
    assert visitor.complaints() == []
    visitor.picture("older-page")
    page.unroute("**/assets/SetUp-*.js")
    page.click("[data-testid=older] button")
    page.wait_for_selector("[data-testid=begin]")
    visitor.errors.clear()  # the browser itself writes down what it could not load


def test_the_page_is_installable_and_keeps_nothing_of_a_table(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, service_workers="allow")
    page = visitor.home()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    table = visitor.begin(GAME, "person", "lamb")
    visitor.home()
    page.wait_for_selector(f"[data-testid=mine] [data-table='{table}']")
    kept: list[str] = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"""
    )
    assert "/" in kept
    assert any(name.startswith("/assets/") for name in kept)
    assert [name for name in kept if name.startswith(("/api/tables", "/api/mine"))] == []
    manifest = page.request.get(f"{visitor.address}/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    assert all(page.request.get(f"{visitor.address}{icon['src']}").ok for icon in manifest["icons"])

    visitor.context.set_offline(True)
    page.wait_for_selector("[role=alert] >> text=There is no network just now.")
    visitor.context.set_offline(False)
    page.wait_for_selector("[role=alert]", state="detached")  # it goes on by itself
    visitor.context.set_offline(True)
    page.reload()
    page.wait_for_selector(f"[role=alert] >> {UNHEARD}")
    visitor.picture("offline-en", whole=False)
    page.goto(f"{visitor.address}/#/table/{table}")
    page.wait_for_selector(f"[data-testid=gone] >> {UNHEARD}")
    visitor.picture("offline-table-en", whole=False)
    visitor.context.set_offline(False)
    visitor.stands()  # the next attempt comes by itself
    visitor.errors.clear()  # the browser itself writes down what it could not load


def test_the_deal_of_the_day_is_played_once(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, width=1440, height=900)
    page = visitor.home()
    page.wait_for_selector("[data-testid=deal]")
    visitor.picture("start-deal-en", whole=False)
    assert visitor.complaints() == []
    page.click("[data-testid=play-deal]")
    page.fill("[data-testid=name] input", "Anna")
    page.keyboard.press("Enter")
    visitor.stands()
    table = page.url.split("/table/")[1]
    assert visitor.untold() == []

    visitor.home()
    page.wait_for_selector(f"[data-testid=own-deal][href='#/table/{table}']")
    assert page.locator("[data-testid=play-deal]").count() == 0
    other = visits.new(site.address, locale="pl-PL", width=390, height=844)
    other.home()
    other.page.wait_for_selector("[data-testid=play-deal]")
    other.picture("start-deal-pl")
    assert other.overflow() <= 0
    assert other.untold() == []


def test_who_has_played_the_deal_sees_the_place_and_no_record_yet(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address)
    page = visitor.home()
    page.evaluate("(player) => localStorage.setItem('player', player)", "a" * 32)
    DealPlayed(site, "a" * 32).open(visitor)
    page.wait_for_selector("[data-testid=dealt] >> text=/place \\d+ of \\d+ so far/")
    assert page.locator("[data-testid=review-door], a[download]").count() == 0
    assert page.locator("[data-testid=rematch]").count() == 1
    visitor.picture("deal-ended-en", whole=False)
    assert visitor.complaints() == []

    visitor.home()
    page.wait_for_selector("[data-testid=deal] >> text=/points, place \\d+ of \\d+$/")
