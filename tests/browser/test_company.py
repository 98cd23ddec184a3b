"""Strangers and friends at one table: open tables, seats that are given away, somebody who has gone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.seating import ByPost
from tests.browser.visiting import Visitor, Visits
from tests.table.running import Server

GAME = "imperial_settlers"


def set_up(visitor: Visitor, name: str, *holders: str, is_public: bool) -> str:
    """A table by the set-up of the start page; its id."""
    page = visitor.page
    visitor.set_up(GAME, *holders)
    page.fill("[data-testid=my-name]", name)
    assert page.get_attribute("[data-testid=public]", "aria-checked") == "false"
    if is_public:
        page.click("[data-testid=public]")
    page.click("[data-testid=begin]")
    page.wait_for_selector("[data-testid=window]")
    return page.url.split("/table/")[1]


def sign(visitor: Visitor, name: str) -> None:
    """Whoever sits down for the first time is asked for a name."""
    visitor.page.fill("[data-testid=name] input", name)
    visitor.page.keyboard.press("Enter")


def is_seen(visitor: Visitor, name: str) -> None:
    """The rail shows somebody who is here."""
    player = visitor.page.locator("[data-testid^=player-]", has_text=name)
    player.locator(".here:not(.away)").wait_for()


def is_me(visitor: Visitor, name: str, you: str) -> None:
    visitor.page.locator("[data-testid^=player-]", has_text=name).get_by_text(you, exact=True).wait_for()


def seats(visitor: Visitor) -> None:
    """Opens the list of seats."""
    if not visitor.page.locator("[data-testid=seats-dialog]").count():
        visitor.page.click("[data-testid=seats]")
    visitor.page.wait_for_selector("[data-testid=seats-dialog]")


def test_a_stranger_finds_an_open_table_and_joins(visits: Visits, site: Server) -> None:
    host = visits.new(site.address)
    guest = visits.new(site.address, locale="pl-PL", width=1280)
    hidden = set_up(host, "Anna", "person", "open", is_public=False)
    table = set_up(host, "Anna", "person", "open", "lamb", is_public=True)

    page = guest.home()
    line = page.locator(f"[data-testid=open-tables] [data-table='{table}']")
    line.wait_for()
    assert page.locator(f"[data-table='{hidden}']").count() == 0
    assert "3 miejsca, 1 wolne" in line.inner_text()
    assert "Anna; Owca" in line.inner_text()
    assert guest.complaints() == []
    assert guest.untold() == []
    guest.picture("open-tables-pl")
    page.click("button[lang=en]")
    page.wait_for_selector("text=Open tables")
    guest.picture("open-tables-en")
    page.set_viewport_size({"width": 360, "height": 740})
    guest.picture("open-tables-phone-en")
    assert guest.overflow() <= 0
    page.set_viewport_size({"width": 1280, "height": 1000})

    line.locator("a").click()
    page.wait_for_selector("[data-testid=window]")
    assert page.locator("[data-testid=bar][data-state=ask]").count() == 0
    page.go_back()
    line.locator("button").click()
    sign(guest, "Bogdan")

    is_seen(host, "Bogdan")
    is_me(guest, "Bogdan", "You")
    is_seen(guest, "Anna")
    guest.home()
    line.wait_for()
    assert "none free" in line.inner_text()
    assert line.locator("button").count() == 0
    assert page.locator(f"a[href='#/table/{table}']").count() == 2  # open, and one of the own


def test_who_watches_is_offered_a_free_seat(visits: Visits, site: Server) -> None:
    host = visits.new(site.address)
    guest = visits.new(site.address, locale="pl-PL", width=1280)
    hidden = set_up(host, "Anna", "person", "open", is_public=False)
    guest.page.goto(f"{site.address}/#/table/{hidden}")
    guest.page.wait_for_selector("[data-testid=by-link] >> text=odnośnik do niego ma Anna")
    assert guest.page.locator("[data-testid=join]").count() == 0
    guest.picture("watch-by-link-pl", whole=False)

    table = set_up(host, "Anna", "person", "lamb", is_public=True)
    page = guest.page
    page.goto(f"{site.address}/#/table/{table}")
    page.wait_for_selector("[data-testid=watching]")
    assert page.locator("[data-testid=join], [data-testid=by-link]").count() == 0
    seats(host)
    host.page.click("[data-give='1']")  # the bot's seat is given away
    page.wait_for_selector("[data-testid=join] >> text=Przy tym stole jest wolne miejsce.")
    # In the guest's language, not in the host's.
    assert "Miejsce 2" in page.locator("[data-testid=player-1]").inner_text()
    assert guest.complaints() == []
    assert guest.untold() == []
    guest.picture("watch-join-pl", whole=False)
    page.set_viewport_size({"width": 360, "height": 740})
    guest.picture("watch-join-phone-pl", whole=False)
    assert guest.overflow() <= 0
    page.locator("[data-testid=join] input").fill("Bogdan")
    page.set_viewport_size({"width": 1280, "height": 1000})
    page.wait_for_selector("[data-testid=window].desktop")
    expect(page.locator("[data-testid=join] input")).to_have_value("Bogdan")
    page.click("[data-testid=join] button.lit")

    page.locator("[data-testid=join]").wait_for(state="detached")
    is_me(guest, "Bogdan", "Ty")
    is_seen(host, "Bogdan")
    page.reload()  # the seat is this browser's own
    is_me(guest, "Bogdan", "Ty")


def test_a_seat_that_was_taken_meanwhile_is_explained(visits: Visits, site: Server) -> None:
    host, guest = visits.new(site.address), visits.new(site.address)
    table = set_up(host, "Anna", "person", "open", is_public=True)
    page = guest.home()
    line = page.locator(f"[data-table='{table}']")
    line.locator("button").wait_for()
    taken = page.request.post(f"{site.address}/api/tables/{table}/join", data={"name": "Celina"})
    assert taken.ok

    line.locator("button").click()
    sign(guest, "Bogdan")

    page.wait_for_selector("[role=alert] >> text=All seats of that table are taken by now.")
    line.locator("button").wait_for(state="detached")
    guest.errors.clear()  # the browser itself writes down the refusal


def test_a_bots_seat_is_given_to_a_person_by_link(visits: Visits, site: Server) -> None:
    host, guest = visits.new(site.address), visits.new(site.address)
    set_up(host, "Anna", "person", "lamb", is_public=False)
    page = host.page
    seats(host)
    assert page.locator("[data-invitation]").count() == 0

    page.click("[data-give='1']")

    field = page.locator("[data-invitation='1'] input")
    field.wait_for()
    page.wait_for_selector("[data-invitation='1'] svg.qr path")
    assert page.locator("[data-give]").count() == 0
    assert host.complaints() == []
    host.picture("seat-given-en", whole=False)
    guest.page.goto(field.input_value())
    guest.page.wait_for_selector("[data-testid=sit]")
    guest.page.reload()  # the key is kept, though the address no longer has it
    guest.page.fill("[data-testid=sit] input", "Bogdan")
    guest.page.click("[data-testid=sit] button")
    is_seen(host, "Bogdan")
    is_me(guest, "Bogdan", "You")
    field.wait_for(state="detached")  # a taken seat needs no link
    seats(guest)
    assert guest.page.locator("[data-give]").count() == 0
    guest.page.click("text=Let a bot play for me")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("[data-testid=standin]")
    page.locator("[data-seat='1']", has_text="stands in").wait_for()
    guest.page.click("[data-do=come-back]")
    page.locator("[data-seat='1']", has_text="stands in").wait_for(state="detached")


def test_a_bot_is_offered_for_somebody_who_has_been_away_for_a_minute(visits: Visits, site: Server) -> None:
    host, guest = visits.new(site.address), visits.new(site.address)
    host.page.clock.install()
    table = set_up(host, "Anna", "person", "open", is_public=True)
    guest.home()
    guest.page.locator(f"[data-table='{table}'] button").click()
    sign(guest, "Bogdan")
    seats(host)
    host.page.wait_for_selector("[data-seat='1'][data-here=true]")
    host.page.clock.run_for(70_000)
    assert host.page.locator("[data-stand-in]").count() == 0

    guest.page.goto("about:blank")
    host.page.wait_for_selector("[data-seat='1'][data-here=false]")
    host.page.clock.run_for(50_000)
    assert host.page.locator("[data-stand-in]").count() == 0
    host.page.clock.run_for(20_000)
    host.page.click("[data-stand-in='1']")

    # By the server's clock the minute is not over, and the page says so in its own words.
    host.page.keyboard.press("Escape")
    host.page.wait_for_selector(
        "[data-testid=refused] >> text=A bot may play for somebody who has been away for 60 seconds."
    )
    host.errors.clear()


def test_more_time_is_asked_for_declined_and_given(visits: Visits, site: Server) -> None:
    table = ByPost(site, GAME, "person", "person")
    [asked] = table.see()["asked"]
    late = visits.new(site.address)
    other = visits.new(site.address, locale="pl-PL", width=390, height=844)
    late.page.clock.install()
    table.open(late, only=asked)
    table.open(other, only=1 - asked)

    late.page.wait_for_selector("[data-testid=countdown]")
    late.page.clock.fast_forward(1000 * (172_800 - 12))
    late.page.wait_for_selector("[data-note=clock]")
    late.picture("more-time-ask-en", whole=False)
    late.page.click("[data-note=clock] [data-do=more-time]")
    late.page.wait_for_selector("[data-do=withdraw-time]")
    other.page.wait_for_selector("[data-note=time-asked] >> text=prośba o więcej czasu")
    other.picture("more-time-asked-pl", whole=False)
    assert other.complaints() == []
    assert other.untold() == []
    other.page.click("[data-do=no-time]")
    other.page.wait_for_selector("[data-note=time-asked]", state="detached")
    late.page.wait_for_selector("[data-note=time-declined]")

    seats(late)
    late.page.click("[data-testid=clock] [data-do=more-time]")
    other.page.click("[data-do=give-time]")
    other.page.wait_for_selector("[data-note=time-given]")
    other.picture("more-time-given-pl", whole=False)
    late.page.wait_for_selector("[data-testid=clock] >> text=More time was given once.")
    late.picture("more-time-seats-en", whole=False)
    assert late.complaints() == []

    # Leave: everybody sees until when, and whoever is back has it no more.
    late.page.click("[data-testid=leave] [data-do=leave]")
    late.page.wait_for_selector(f"[data-testid=seats-dialog] [data-seat='{asked}'] >> text=on leave until")
    late.picture("leave-en", whole=False)
    assert late.complaints() == []
    other.page.click("[data-region=others]")
    other.page.wait_for_selector(f"[data-testid=player-{asked}] >> text=na urlopie do")
    late.page.click("[data-do=leave-back]")
    late.page.wait_for_selector("[data-do=leave]")
