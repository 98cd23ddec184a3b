"""Learning in the browser: how to play, and a first game whose lessons speak at the piece."""

from __future__ import annotations

import pytest

import gromada
from gromada.lessons import first_game
from tests.browser.visiting import Visitor


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


def test_a_first_game_teaches_at_the_piece_until_one_has_enough(visitor: Visitor) -> None:
    page = visitor.home()
    page.evaluate("() => localStorage.setItem('name', 'Anna')")
    page.goto(f"{visitor.address}/#/learn/villagers")
    page.reload()
    page.click("[data-testid=first-game]")
    page.wait_for_selector("[data-testid=lesson][data-lesson=aim]")
    assert page.locator(".taught").get_attribute("data-place") == "seat/0/village/0"
    visitor.picture("villagers-lesson-en")
    assert visitor.complaints() == []

    page.click("[data-testid=understood]")
    page.wait_for_selector("[data-testid=lesson][data-lesson=draft]")
    page.reload()
    page.wait_for_selector("[data-testid=lesson][data-lesson=draft]")  # what was learnt stays learnt
    visitor.play(1)  # nothing is locked while a lesson speaks
    page.click("[data-testid=no-lessons]")
    page.wait_for_selector("[data-testid=lesson]", state="detached")
    page.click("[data-testid=menu]")
    page.click("text=Explain as I play")
    page.keyboard.press("Escape")

    page.wait_for_selector("[data-testid=lesson]")
