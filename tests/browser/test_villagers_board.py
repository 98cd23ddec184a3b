"""The board of Villagers: whole games by lit pieces, menus at them and buttons of the bar; no list."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gromada
from gromada.core.game import kebab
from gromada.core.play import awaited, options, play, question
from tests.browser.along import OFTEN, ByHand
from tests.browser.questions import asked, questions
from tests.browser.seating import Dealt, Seated
from tests.browser.visiting import OPEN, SPOT, Hand, Visitor, Visits
from tests.table.running import Server

ALL: dict[str, object] = {"scoundrels": True, "saints": True, "profiteers": True, "improvements": True}
SOLO = ("normal", "novice", "veteran")
MOST_CLICKS = 100  # of one seat in a game of three
ANSWERED = "(before) => hand.until(() => hand.stands() !== before && !document.querySelector('[data-busy]'))"
PICKED = "(open) => [open, '[data-picked]'].map((one) => document.querySelector(one) !== null)"


class Planning(Hand):
    """Somebody with a plan: builds what pays best, and trades what fills the hand for the start of a chain."""

    def __init__(self, visitor: Visitor, table: Seated) -> None:
        super().__init__(visitor, 0)
        self.table = table
        self.hand = 0  # cards in it

    def play(self, most: int = 2000) -> str:
        now = self.visitor.stands()
        for _ in range(most):
            if now == "over":
                break
            self.next(now)
            now = self.visitor.stands(now)
        return now

    def next(self, now: str) -> None:
        """By plan while drafting and building; anything else as it comes."""
        seen = self.table.see()
        ask = seen["ask"]
        if ask["prompt"]["id"] not in ("ask-draft", "ask-build"):
            self.answer()
            return
        self.hand = seen["view"]["players"][0]["hand_size"]
        best = max(ask["options"], key=self.worth)
        if best["places"]:
            self.point(best)
        else:
            self.click(f"[data-placeless][data-move='{best['move']}']")
        self.page.evaluate(ANSWERED, now)

    def click(self, selector: str) -> None:
        self.page.mouse.click(*self.page.evaluate("(selector) => hand.aim(selector)", selector))
        self.page.mouse.move(1, 1)  # what was lifted under the pointer is let go
        self.clicks += 1

    def point(self, best: dict[str, Any]) -> None:
        """At the piece, then at the place or the pile where it goes, if one is asked for."""
        self.click(f"[data-place='{best['places'][0]}'][data-lit]")
        [onto] = (best.get("geometry") or {"": [""]}).values()
        is_open, is_picked = self.page.evaluate(PICKED, OPEN)
        if is_open:  # a card that does something, and could be traded as well
            self.click(f"[data-testid=menu] [data-move^='{best['move']}']")
            is_open, is_picked = self.page.evaluate(PICKED, OPEN)
        if best["move"].startswith("trade"):
            self.click(f"[data-place='{onto[-1]}'][data-lit]")
            self.click("[data-testid=confirm]:enabled")
        elif onto[0] and is_picked:
            self.click(f".ghost[data-place='{onto[0]}']")

    def worth(self, option: dict[str, Any]) -> float:
        gives, costs = option.get("gives") or {}, option.get("costs") or {}
        gain: dict[str, int] = {key: gives.get(key, 0) - costs.get(key, 0) for key in (*gives, *costs)}
        sum_of = gain.get("market_2", 0) + gain.get("gold", 0) + 4 * (gain.get("food", 0) + gain.get("builder", 0))
        if option["move"].startswith("play"):
            return 5.0 + sum_of  # a card on the table may open others
        if option["move"].startswith("trade"):
            return 1.0 if self.hand > 8 else -1.0
        return float(sum_of)


def opened(visitor: Visitor, site: Server, seats: int, **options: object) -> Seated:
    table = Seated(site, "villagers", "person", *["uniform"] * (seats - 1), **options)
    table.open(visitor, wait="[data-testid=board]")
    return table


ASKED_ON_A_PHONE = {"ask-draft", "ask-build", "ask-road-coin", "ask-trade-kind"}


@pytest.mark.rule("VIL-DEC-1")
def test_every_question_of_a_game_of_two_is_answered_on_a_phone(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, width=390, height=844, has_touch=True)
    game = ByHand(visitor, site, "villagers", 2, 5)
    game.hand = somebody = Hand(visitor, 5, by="touch", share=0.75)
    game.cover(until="Build")
    assert visitor.overflow() <= 0
    assert visitor.complaints() == []
    visitor.picture("villagers-phone")

    game.cover()
    visitor.picture("villagers-phone-end")
    # What this game did not ask is asked in a position of its own.
    kinds = {name for name in questions("villagers") if f"ask-{kebab(name)}" in ASKED_ON_A_PHONE - set(somebody.met)}
    for name, (seats, given, seed, moves, seat) in positions(kinds).items():
        asked(visitor, site, "villagers", name, (seats, seed, given, moves, seat))
        assert visitor.unread() == [], name
        somebody.answer()
    assert set(somebody.met) >= ASKED_ON_A_PHONE


def test_a_game_of_three_takes_at_most_a_hundred_clicks(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, width=1280, height=720)
    somebody = Planning(visitor, opened(visitor, site, 3))
    somebody.play(25)
    visitor.picture("villagers-three-1280x720")
    visitor.page.hover("[data-place^='basic/']")
    visitor.page.wait_for_selector("[data-testid=finder]")  # a basic villager begins chains, and cards build on it
    visitor.page.mouse.move(1, 1)
    visitor.page.wait_for_selector("[data-testid=finder]", state="detached")

    assert somebody.play() == "over"
    visitor.page.wait_for_selector("[data-testid=count] section")  # its drawing is loaded when the game is over
    assert visitor.page.locator("[data-testid=count] section").count() == 3
    print(f"three players, one seat: {somebody.clicks} clicks")
    assert somebody.clicks <= MOST_CLICKS


def test_five_play_with_all_expansions_in_the_dark_in_polish(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, locale="pl", width=1440, height=900, color_scheme="dark")
    game = ByHand(visitor, site, "villagers", 5, 3, **ALL)
    game.hand = Hand(visitor, 3, share=0.75)
    game.cover(until="Build")
    assert (visitor.complaints(), visitor.untold()) == ([], [])
    visitor.picture("villagers-five-dark-pl")

    game.cover()
    visitor.picture("villagers-end-dark-pl")


@pytest.mark.parametrize("form", SOLO)
def test_alone_the_countess_is_met_on_the_board(visits: Visits, site: Server, form: str) -> None:
    visitor = visits.new(site.address, width=1440, height=900)
    game = ByHand(visitor, site, "villagers", 1, 2, solo=form)
    game.hand = somebody = Hand(visitor, 2, taste="walking") if form == "novice" else Hand(visitor, 2, share=0.75)
    game.cover(until="CountessTakes")
    visitor.picture(f"villagers-solo-{form}")

    game.cover(often=4 if form == "novice" else OFTEN)
    assert {"ask-countess-takes", "ask-draft", "ask-build"} <= set(somebody.met)
    assert form != "novice" or len(somebody.walked) > 8, "the board was walked, not only its first piece"


Position = tuple[int, dict[str, object], int, list[tuple[int, str]], int]


def positions(wanted: set[str]) -> dict[str, Position]:
    """For each of these questions a position in which it is asked: seats, options, seed, moves, and who is asked."""
    game = gromada.game("villagers")
    found: dict[str, Position] = {}
    ways: list[tuple[int, dict[str, object]]] = [(2, ALL), (3, ALL), (5, ALL)]
    ways += [(1, {"solo": form, **ALL}) for form in SOLO]
    for seed in range(300):
        for seats, given in ways:
            s, luck = game.new(seats, seed, given), random.Random(seed)
            moves: list[tuple[int, str]] = []
            while asked := awaited(s):
                seat = asked[0]
                name = type(question(s, seat)).__name__
                if name in wanted and name not in found:
                    found[name] = (seats, given, seed, moves[:], seat)
                offered = [action.text for action in options(s, seat)]
                bold = [text for text in offered if text.startswith(("play", "recruit", "steal"))]
                move = luck.choice(bold if bold and luck.random() < 0.7 else offered)
                play(s, seat, move)
                moves.append((seat, move))
        if set(found) >= wanted:
            break
    assert set(found) == wanted, f"nobody was asked {wanted - set(found)}"
    return found


def test_every_question_is_answered_on_the_board(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, width=1280, height=720)
    visitor.home()
    somebody = Hand(visitor, 7, share=0.75)
    for name, (seats, given, seed, moves, seat) in positions(questions("villagers")).items():
        asked(visitor, site, "villagers", name, (seats, seed, given, moves, seat))
        somebody.answer()


def placed_on_a_lock() -> tuple[int, list[tuple[int, str]], int]:
    """A seed and moves of a game of two, up to a place whose answer leads to a padlock; and who is asked."""
    game = gromada.game("villagers")
    for seed in range(300):
        s, luck = game.new(2, seed, {}), random.Random(seed)
        moves: list[tuple[int, str]] = []
        while asked := awaited(s):
            seat, kind = asked[0], type(question(s, asked[0])).__name__
            offered = [action.text for action in options(s, seat)]
            moves.append((seat, luck.choice([text for text in offered if text.startswith("play")] or offered)))
            play(s, *moves[-1])
            if kind == "Place" and seat in awaited(s) and type(question(s, seat)).__name__ == "Unlock":
                return seed, moves, seat
    raise AssertionError("nobody has laid a card with a padlock where there was a choice")


def test_where_a_card_will_lie_is_no_answer_any_more(visits: Visits, site: Server) -> None:
    """Its shade stays while the padlock is asked about, and is no piece: neither lit nor reached by keyboard."""
    seed, moves, seat = placed_on_a_lock()
    table = Dealt(site, "villagers", 2, seed, moves[:-1])
    visitor = visits.new(site.address, width=1280, height=720)
    table.open(visitor, only=seat, wait=".ghost[data-lit]")
    page, before = visitor.page, visitor.stands()
    [on] = [one["places"][-1] for one in table.see(seat)["ask"]["options"] if one["move"] == moves[-1][1]]
    page.locator(f".ghost[data-place='{on}']").press("Enter")
    visitor.stands(before)

    assert page.locator(".ghost").count() == 1
    assert page.locator(".ghost[data-place], .ghost[data-lit], .ghost[tabindex], .ghost[role]").count() == 0


@pytest.mark.rule("VIL-R-50")
def test_at_one_screen_the_whole_table_is_asked_about_the_courier(visitor: Visitor, site: Server) -> None:
    """Alike whether anybody holds it, so that nobody is called by name in another seat's turn."""
    table = Seated(site, "villagers", "person", "person", scoundrels=True)
    table.open(visitor, seats=2)
    page = visitor.page
    for _ in range(3):  # draft turns, each of another person
        page.wait_for_selector("[data-testid=curtain], [data-testid=whisper]")
        if page.locator("[data-testid=curtain]").count():
            page.click("[data-testid=curtain] button")
        page.wait_for_selector("[data-testid=whisper]")
        page.click("[data-testid=whisper] .go")
        page.wait_for_selector("[data-testid=bar][data-state=ask]")

        assert page.locator("[data-testid=whisper]").count() == 0
        assert table.see(0)["asked"] == table.see(1)["asked"]
        assert table.step()
        while not table.see()["view"]["might_courier"]:
            assert table.step()


def test_a_hand_card_is_dragged_to_its_place_or_to_a_pile_of_basic_villagers(visits: Visits, site: Server) -> None:
    seats, given, seed, moves, seat = positions({"Build"})["Build"]
    visitor = visits.new(site.address, width=1440, height=900)
    table = Dealt(site, "villagers", seats, seed, moves, **given)
    table.open(visitor, only=seat, wait="[data-testid=bar][data-state=ask]")
    seen = table.see(seat)
    options, cards = seen["ask"]["options"], seen["view"]["players"][seat]["hand_size"]
    built = next(one for one in options if one["move"].startswith("play") and (one.get("geometry") or {}).get("on"))
    traded = next(one for one in options if one["move"].startswith("trade"))
    page = visitor.page

    def drag(source: str, target: str) -> None:
        start = page.locator(f"[data-place='{source}']").first.evaluate(SPOT)
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] + 20, start[1] - 20, steps=2)
        page.wait_for_selector(f"[data-place='{target}'][data-lit]")
        page.mouse.move(*page.locator(f"[data-place='{target}'][data-lit]").last.evaluate(SPOT), steps=3)
        page.mouse.up()

    drag(traded["places"][0], traded["geometry"]["for"][-1])
    page.wait_for_selector("[data-testid=trades]")
    assert page.locator(".ghost.settled").count() == 1  # what one gets is seen before it is confirmed
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-testid=trades]", state="detached")
    now = visitor.stands()
    drag(built["places"][0], built["geometry"]["on"][0])
    visitor.stands(now)

    assert table.see(seat)["view"]["players"][seat]["hand_size"] == cards - 1


def test_who_watches_is_told_whose_village_it_is(visits: Visits, site: Server) -> None:
    table = Seated(site, "villagers", "person", "person")
    table.play(4)
    visitor = visits.new(site.address)
    page = visitor.page
    page.goto(f"{site.address}/#/table/{table.id}")
    page.wait_for_selector("[data-note=watching]")
    assert "Anna" in page.locator("[data-testid=board] .ledger").inner_text()
    assert visitor.complaints() == []

    table.open(visitor)
    visitor.stands()
    assert "Anna" not in page.locator("[data-testid=board] .ledger").inner_text()
