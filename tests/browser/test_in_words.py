"""The table in words: games by keyboard, with nothing but what a screen reader is told."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import gromada
from gromada.core.play import awaited
from tests.browser.along import READY, Along
from tests.browser.seating import Seated
from tests.browser.visiting import WAIT, Visitor, Visits
from tests.table.running import Server

# An answer in the tree that a screen reader is told; a name with a colon is quoted there.
BUTTON = re.compile(r"""^ *- '?button "((?:[^"\\]|\\.)*)\"""", re.MULTILINE)
SHORT: dict[str, dict[str, object]] = {"hamlet": {"stall_limit": 20, "round_limit": 100}}  # nobody ends its Church
LATER = 6  # answers after which the table is heard once more
OTHERS = 2  # buttons behind the answers: why others are not possible, and to the drawn board
HAS_FOCUS = "(all) => all.some((one) => one === document.activeElement)"
# The answer to this question has been taken.
ANSWERED = """(at) => hand.until(() => {
  const ask = document.querySelector('[data-testid=ask]');
  return ask?.dataset.at !== at && !document.querySelector('[data-busy]');
})"""
# Whoever hears a page hears what gets the focus: here, a heading.
HEARD = """(longest) => new Promise((done) => {
  const late = setTimeout(() => done(false), longest);
  const hear = () => {
    if (!document.activeElement?.matches('h1, h2, h3')) return;
    removeEventListener('focusin', hear);
    clearTimeout(late);
    done(true);
  };
  addEventListener('focusin', hear);
  hear();
})"""


class Listener:
    """Somebody who hears a page and presses keys: everything is found by its role and name."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.luck = random.Random(4)
        self.board = page.get_by_role("region", name="Table in words")
        self.answering = page.get_by_role("region", name="Question and answers")
        self.question = self.answering.get_by_role("heading", level=2)
        self.happened = page.get_by_role("log", name="What has happened")
        ending = page.get_by_role("region").filter(has=page.get_by_role("button", name="Play again"))
        self.result = ending.get_by_role("heading", level=2)

    def find_the_words(self) -> None:
        """The first thing on the page leads there; what is asked comes right behind it."""
        self.page.keyboard.press("Tab")
        expect(self.page.get_by_role("button", name="The table in words")).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(self.board.get_by_role("heading", level=2)).to_be_focused()
        expect(self.answering.get_by_role("listitem").first).to_be_visible()
        self.page.keyboard.press("Tab")
        expect(self.answering.get_by_role("button").or_(self.answering.get_by_role("searchbox")).first).to_be_focused()
        self.question.focus()

    def is_asked(self) -> bool:
        """Waits until a question is read out, or the result."""
        self.page.evaluate(HEARD, WAIT)  # others may have much to do
        if self.has_focus(self.question):
            return True
        if self.has_focus(self.result):
            return False
        raise AssertionError(
            f"neither a question nor a result is read out: {self.page.get_by_role('main').aria_snapshot()}"
        )

    def has_focus(self, heading: Locator) -> bool:
        found: bool = heading.evaluate_all(HAS_FOCUS)
        return found

    def answer(self) -> None:
        """One of the first answers that the tree of what is said tells, or the last one, which often ends a turn."""
        said = self.answering.aria_snapshot()
        answers = BUTTON.findall(said)[:-OTHERS]
        assert answers, said
        chosen = self.luck.choice([0, min(1, len(answers) - 1), len(answers) - 1, len(answers) - 1])
        is_last = chosen == len(answers) - 1
        begins_with_search = -1 < said.find('searchbox "') < said.find('button "')
        self.page.keyboard.press("Tab")  # to a field in which one may search, or to the first answer
        steps = ["End"] if is_last else ["ArrowDown"] * (chosen + begins_with_search)
        for key in steps:
            self.page.keyboard.press(key)
        name = answers[chosen].replace("\\", "").replace("''", "'")
        expect(self.answering.get_by_role("button", name=name, exact=True).first).to_be_focused()
        self.page.keyboard.press("Enter")

    def hears_all_of(self, parts: list[dict[str, Any]]) -> None:
        """The board is what the table tells of it, part for part."""
        expect(self.board).to_have_attribute("aria-busy", "false")
        for part in parts:
            expect(self.board.get_by_role("heading", name=part["title"], level=3, exact=True)).to_be_visible()
        lines = [line for part in parts for line in part["lines"]]
        told = [" ".join(said.split()) for said in self.board.get_by_role("listitem").all_inner_texts()]
        assert [said.replace("new: ", "") for said in told] == [
            " ".join(f"{line['title']}: {', '.join(line['items'])}".split()) if line["items"] else line["title"]
            for line in lines
        ]


class ByEar(Along):
    """A game of two, heard and answered by keys."""

    def __init__(self, visitor: Visitor, site: Server, game: str) -> None:
        super().__init__(visitor, site, game, 2, 6, **SHORT.get(game, {}))
        self.listener = Listener(self.page)
        while 0 not in awaited(self.state):
            self.turn(1)
        self.page.evaluate(READY, self.at(0))
        self.listener.find_the_words()

    def answer(self) -> None:
        assert self.listener.is_asked()
        if self.met.total() in (0, LATER):
            self.listener.hears_all_of(self.table.request("/words/en", self.table.keys[0]["key"]))
        if self.met.total() == LATER:
            assert self.listener.happened.get_by_role("paragraph").all_inner_texts()
            assert self.visitor.complaints() == []
            self.visitor.picture(f"in-words-{self.game.name}", whole=False)
        self.listener.answer()
        self.page.evaluate(ANSWERED, self.at(0))


@pytest.mark.parametrize("game", gromada.GAMES)
def test_every_question_of_a_game_is_answered_by_keyboard_and_ear(visits: Visits, site: Server, game: str) -> None:
    somebody = ByEar(visits.new(site.address), site, game)
    somebody.cover()

    assert somebody.met.total() > LATER
    assert not somebody.listener.is_asked()
    assert somebody.table.see()["is_over"]
    expect(somebody.listener.result).to_be_visible()


def test_the_words_are_those_of_the_reader_and_of_the_seat(visits: Visits, site: Server) -> None:
    """Each in their own language, and what only one may know is told to nobody else."""
    table = Seated(site, "villagers", "person", "person")
    table.play(6)
    for seat, lang, title in ((0, "en", "Table in words"), (1, "pl", "Stół w słowach")):
        visitor = visits.new(site.address, locale=lang)
        table.open(visitor, only=seat)
        visitor.page.keyboard.press("w")
        board = visitor.page.get_by_role("region", name=title)
        hand = next(
            line
            for part in table.request(f"/words/{lang}", table.keys[seat]["key"])
            for line in part["lines"]
            if line["key"].endswith("hand")
        )
        expect(board).to_contain_text(", ".join(hand["items"]))
