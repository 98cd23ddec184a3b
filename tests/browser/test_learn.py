"""Learning in the browser: how to play, and a first game whose lessons speak at the piece."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import gromada
from gromada.lessons import first_game
from tests.browser.visiting import Visitor, Visits
from tests.table.running import Server

LESSON = "[data-testid=lesson]"


@pytest.mark.parametrize("game", gromada.GAMES)
def test_how_to_play_is_told_with_pictures_and_every_rule_is_found(visitor: Visitor, game: str) -> None:
    page = visitor.home()
    page.click(f"[data-learn={game}]")
    page.wait_for_selector("[data-testid=learn] ol li")
    pictures = page.locator("[data-testid=learn] .pictures li")
    pictures.nth(7).wait_for()
    assert pictures.count() == len(first_game(game).pictures)
    drawn = pictures.locator("span[aria-hidden]").evaluate_all("(all) => all.map((one) => one.innerHTML)")
    assert all("<svg" in one for one in drawn)
    assert len(set(drawn)) == len(drawn), "a picture that stands for things it does not know"
    visitor.picture(f"{game}-learn-en")
    page.click("summary")
    chapters = page.get_by_role("navigation", name="Chapters").get_by_role("link")
    chapters.last.click()
    page.wait_for_selector(":focus:is(h2)")
    rule = page.locator(".law code").last.inner_text()
    page.fill("[type=search]", rule)
    assert page.locator(".law code").all_inner_texts() == [rule]
    page.fill("[type=search]", "")
    name = page.locator(".law [data-name]").first
    name.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=thing] p")
    assert page.locator("[data-testid=thing] svg").count()
    assert visitor.complaints() == []
    page.keyboard.press("Escape")

    page.click("button[lang=pl]")
    page.wait_for_selector("text=Trzy rady")
    assert visitor.untold() == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert visitor.overflow() == 0


def guided(visitor: Visitor, game: str) -> Page:
    """A guided game, from its page to its first lesson."""
    page = visitor.home()
    page.evaluate("() => localStorage.setItem('name', 'Anna')")
    page.goto(f"{visitor.address}/#/learn/{game}")
    page.reload()
    page.locator("[data-testid=first-game]:enabled").focus()
    page.keyboard.press("Enter")  # a mouse that rests on a piece would read it
    page.wait_for_selector("[data-testid=lesson][data-lesson=aim]")
    return page


def pass_over(visitor: Visitor) -> None:
    """The lesson that is shown is understood; there may be another one."""
    lesson = visitor.page.locator(LESSON).get_attribute("data-lesson")
    visitor.page.click("[data-testid=understood]")
    visitor.page.wait_for_selector(f"{LESSON}[data-lesson='{lesson}']", state="detached")


def first_lesson(visitor: Visitor) -> Page:
    page = guided(visitor, "villagers")
    page.wait_for_selector(".taught[data-place='seat/0/village/0']")
    return page


def test_a_first_game_teaches_at_the_piece_until_one_has_enough(visitor: Visitor) -> None:
    page = first_lesson(visitor)
    visitor.picture("villagers-lesson-en")
    assert visitor.complaints() == []

    page.click("[data-testid=understood]")
    page.wait_for_selector("[data-testid=lesson][data-lesson=draft]")
    page.click("[data-testid=show-clicks]")
    page.wait_for_selector("[data-hand='road/0']")  # a hand shows the click, and nothing is sent
    expect(page.locator("[data-disc='1']")).to_be_visible()
    expect(page.locator("[data-testid=clicks] li.done")).to_have_count(1)
    page.wait_for_selector("[data-hand]", state="detached")
    page.reload()
    page.wait_for_selector("[data-testid=lesson][data-lesson=draft]")  # what was learnt stays learnt
    course = page.locator("[data-testid=course] li")
    expect(course).to_have_count(len(first_game("villagers").lessons_for(2)))
    expect(page.locator("[data-testid=course] .learnt summary")).to_have_text(["Gold from what lies open, learnt"])
    course.last.locator("summary").click()  # whatever is to come may be read, too
    expect(course.last.locator("p")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-testid=lesson]", state="detached")  # enough for one question
    visitor.play(1)
    page.wait_for_selector("[data-testid=lesson]")
    visitor.play(1)  # nothing is locked while a lesson speaks
    page.click("[data-testid=course] button")
    page.wait_for_selector("[data-testid=course]", state="detached")
    page.click("[data-testid=menu]")
    page.click("text=Explain as I play")
    page.keyboard.press("Escape")

    page.wait_for_selector("[data-testid=lesson]")


def test_a_lesson_tells_what_somebody_did_and_why_at_the_piece(visitor: Visitor) -> None:
    page = first_lesson(visitor)
    for _ in range(12):
        while page.locator(LESSON).count() and not page.locator("[data-testid=about]").count():
            pass_over(visitor)
        if page.locator("[data-testid=about]").count():
            break
        visitor.play(1)

    expect(page.locator("[data-testid=about]")).to_be_visible()
    expect(page.locator(".taught")).to_be_visible()
    visitor.picture("villagers-lesson-why-en")
    assert visitor.complaints() == []


def test_whoever_is_new_begins_with_a_game_that_teaches(visitor: Visitor) -> None:
    page = visitor.home()
    page.click("[data-testid=newcomer] button")
    page.fill("[data-testid=name] input", "Anna")
    page.keyboard.press("Enter")

    page.wait_for_selector("[data-testid=lesson]")
    page.wait_for_selector("[data-testid=course]")


def test_on_a_phone_the_board_makes_room_for_a_lesson_and_shows_its_piece(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, locale="pl", width=390, height=844, has_touch=True, is_mobile=True)
    page = first_lesson(visitor)

    for lesson, place in [("aim", "seat/0/village/0"), ("draft", "road/0")]:
        page.wait_for_selector(f"[data-lesson={lesson}]")
        piece = page.locator(f".taught[data-place='{place}']")
        expect(piece).to_be_in_viewport(ratio=1)
        shown, said = piece.bounding_box(), page.locator("[data-testid=lesson]").bounding_box()
        assert shown
        assert said
        assert shown["y"] + shown["height"] <= said["y"]
        visitor.picture(f"lesson-{lesson}-phone-pl", whole=False)
        assert visitor.complaints() == []
        page.tap("[data-testid=understood]")
    page.wait_for_selector("[data-testid=lesson]", state="detached")


def test_on_a_phone_a_lesson_about_somebody_else_opens_where_they_are_seen(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, locale="en", width=390, height=844, has_touch=True, is_mobile=True)
    page = guided(visitor, "imperial_settlers")
    while not page.locator("[data-lesson=at-once]").count():
        if page.locator(LESSON).count():
            pass_over(visitor)
        else:
            visitor.play(1)

    page.wait_for_selector(".taught[data-place='seat/1']")
    visitor.picture("lesson-others-phone-en", whole=False)
