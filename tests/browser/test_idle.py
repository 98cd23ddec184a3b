"""What is not lit says why not and what it is for; answers tell what they lead to; a message points at a piece."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from gromada.table.comparing import FEWEST
from gromada.table.store import RESULTS, SEATS, TABLES, Store
from tests.browser.seating import Played, Seated
from tests.browser.visiting import Visits
from tests.table.running import Server, finished

LIFTED = "[data-testid=lifted]"
BASIC = "[data-testid=board] [data-place='basic/hayer']"


def test_a_piece_that_no_answer_is_about_says_why_and_what_it_is_for(visits: Visits, site: Server) -> None:
    table = Seated(site, "villagers", "person", "person")
    [asked] = table.see()["asked"]
    for seat, lang, rule in ((asked, "en", "CORE-ASK-1"), (1 - asked, "pl-PL", "CORE-TURN-1")):
        visitor = visits.new(site.address, locale=lang, width=1440, height=900)
        table.open(visitor, only=seat)
        page = visitor.page
        page.locator(BASIC).first.click()

        page.wait_for_selector(f"{LIFTED} [data-testid=idle] [data-rule='{rule}']")
        page.wait_for_selector(f"{LIFTED} .idle [data-rule='VIL-BASIC-1']")
        visitor.picture(f"idle-{lang[:2]}")


def test_a_message_points_at_a_piece_that_everybody_sees(visits: Visits, site: Server) -> None:
    table = Seated(site, "villagers", "person", "person")
    [asked] = table.see()["asked"]
    speaker, listener = (visits.new(site.address, width=1440, height=900) for _ in range(2))
    table.open(speaker, only=asked)
    table.open(listener, only=1 - asked)
    speaker.page.locator(BASIC).first.click()
    speaker.page.locator(f"{LIFTED} [data-testid=mention]").click()
    speaker.page.get_by_test_id("chat-input").fill("shall I?")
    speaker.page.get_by_test_id("chat-input").press("Enter")

    listener.page.click("[data-tab=chat]")
    listener.page.locator("[data-testid=chat-piece][data-at='basic/hayer']").click()

    listener.page.wait_for_selector(f"{BASIC}[data-echo]")
    listener.picture("chat-piece")


def test_an_answer_tells_what_it_builds_and_what_is_left(visits: Visits, site: Server) -> None:
    table = Seated(site, "imperial_settlers", "person", "person")
    while not (ask := table.see()["ask"]) or not any("/building/" in place for place in begun(ask)):
        assert table.step()
    visitor = visits.new(site.address, width=1440, height=900)
    table.open(visitor)
    visitor.stands()
    page = visitor.page
    page.locator("[data-testid=board] [data-lit][data-place*='/building/']").first.hover()

    page.wait_for_selector(f"{LIFTED} [data-testid=consequence]")
    visitor.picture("consequence")

    last = [option for option in ask["options"] if is_last(option.get("geometry") or {})]
    page.mouse.move(1, 1)
    page.locator(f"[data-testid=board] [data-lit][data-place='{last[0]['places'][0]}']").hover()
    expect(page.locator(f"{LIFTED} [data-testid=consequence]")).to_contain_text("completes it, opens")


def is_last(geometry: dict[str, Any]) -> bool:
    """Whether nothing is left to be crossed out after an answer."""
    way = geometry.get("progress")
    return way is not None and way["have"] == way["need"]


def test_the_end_is_seen_beside_other_games_of_its_kind(visits: Visits, site: Server) -> None:
    table = Played(site, "imperial_settlers", 2, None)
    finished(others_like(site.database, table.id))
    for width, height, is_phone in ((1440, 900, False), (390, 844, True)):
        visitor = visits.new(site.address, width=width, height=height, is_mobile=is_phone, has_touch=is_phone)
        table.open(visitor)

        visitor.page.wait_for_selector("[data-testid=compared] li.here")
        visitor.picture(f"compared-{width}")


def begun(ask: dict[str, Any]) -> list[str]:
    """Where answers that are carried out at once begin."""
    return [one["places"][0] for one in ask["options"] if one["places"] and "progress" in (one.get("geometry") or {})]


async def others_like(database: str, id: str) -> None:
    """Notes results of other tables that were set up as this one."""
    store = Store(database)
    await store.open()
    async with store.engine.begin() as connection:
        row = (await connection.execute(TABLES.select().where(TABLES.c.id == id))).one()._asdict()
        for number in range(FEWEST):
            other = f"{id[:20]}-{number}"
            await connection.execute(TABLES.insert(), {**row, "id": other, "is_over": True})
            for seat in (0, 1):
                chair = {"table_id": other, "seat": seat, "name": "", "holder": "person", "key_hash": ""}
                await connection.execute(SEATS.insert(), chair)
            await connection.execute(RESULTS.insert(), {"table_id": other, "seat": 0, "points": 3 * number})
    await store.close()
