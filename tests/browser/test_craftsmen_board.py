"""The drawn board of Craftsmen: whole games by mouse, by keys and by touch, on lit pieces and buttons alone."""

from __future__ import annotations

from typing import Any

import pytest

import gromada
from gromada.core.history import History
from gromada.core.play import awaited, options, play, question
from gromada.core.rng import Rng
from gromada.games.craftsmen.actions import Make, Trade
from gromada.games.craftsmen.crafts import Work
from gromada.games.craftsmen.events import SoldToGranary
from tests.browser.along import ByHand
from tests.browser.questions import Spot, asked, asked_in_records, questions
from tests.browser.seating import Dealt, Seated
from tests.browser.visiting import Hand, Visitor, Visits, click_on
from tests.table.running import Server

MOST_CLICKS = 160  # of one seat in a game of three
# What everybody is asked in any game, by the names of the questions.
ALWAYS = {"place-helper", "take-capital", "take-more", "discard", "build-card", "work", "town-hall"}
# No recorded game has got to a bribe that leaves a choice; a game at random does.
BRIBE = (4, 398)
# Asked where two equal buildings hold different cubes, and where a building lacks two raw goods: no game of the box has
# got to the one, and no printed building is such as the other.
NEVER_MET = {"MakeIn", "PutTradedAs"}
# Somebody sensible, who takes what is proposed, works on where it can and keeps a helper at home now and then (an idle
# one scores). Whoever is calm neither bids nor looks at stacks.
SENSIBLE = """() => {
  const AUCTION = ['ask-opening-bid', 'ask-raise', 'ask-outbid-mayor'];
  // What is open comes first, then what is gathered or proposed, then a lit piece, then a button of the bar.
  hand.tastes.sensible = (die, { isCalm }) => {
    const [luck, isBold] = [die(), die() < 0.9];
    const [open] = hand.shown('.menu [data-move]');
    const [whole] = hand.shown('[data-testid=confirm]:enabled, [data-testid=proposal]:enabled');
    const [tray] = hand.shown('[data-testid=put-back]:enabled');
    if (open ?? whole ?? tray) return open ?? whole ?? tray;
    const [all, buttons] = [hand.shown('[data-testid=board] [data-lit]'), hand.shown('[data-placeless]')];
    const lit = isCalm ? all.filter((found) => !found.dataset.place?.startsWith('stack/')) : all;
    const isHeld = document.querySelector('[data-picked]') !== null;
    // Whoever knows where a good goes points there at once, and a helper goes where nobody must be covered.
    const ends = lit.filter((found) => /\\/icon\\/|^ship|^granary|^market/.test(found.dataset.place ?? ''));
    if (ends.length && luck < 0.9) return ends[Math.floor(luck / 0.9 * ends.length)];
    const isFull = (found) => lit.some((other) => other.dataset.place?.startsWith(`${found.dataset.place}/`));
    const free = isHeld ? [] : lit.filter((found) => /^town\\/\\d$/.test(found.dataset.place ?? '') && !isFull(found));
    if (free.length && isBold) return free[Math.floor(luck * free.length)];
    const isTimid = !isBold || (AUCTION.includes(hand.question()) && (isCalm || luck < 0.8));
    const from = lit.length && (isHeld || !buttons.length || !isTimid) ? lit : buttons;
    return from.length ? from[Math.floor(luck * from.length)] : hand.shown('[data-region]:has(.n)')[0];
  };
}"""
# A drawing's numbers are no part of its name, and axe cannot see what lies behind a letter of a drawing.
DRAWN = ("label-content-name-mismatch", "color-contrast")


class Player(Hand):
    """Somebody sensible, perhaps calm."""

    def __init__(self, visitor: Visitor, seed: int, is_calm: bool = False, by: str = "mouse") -> None:
        super().__init__(visitor, seed, by, taste="sensible", isCalm=is_calm)
        self.page.evaluate(SENSIBLE)

    @property
    def asked(self) -> set[str]:
        return {one.removeprefix("ask-") for one in self.met}


def test_a_whole_game_of_three_is_played_by_clicks_on_the_board(visitor: Visitor, site: Server) -> None:
    Seated(site, "craftsmen", "person", "lamb", "lamb").open(visitor)
    player = Player(visitor, 3, is_calm=True)

    assert player.play() == "over"

    assert player.asked >= ALWAYS
    assert player.clicks <= MOST_CLICKS, player.met
    assert visitor.errors == []


@pytest.mark.parametrize(("seats", "by_mouse", "more"), [(2, 50, 0), (5, 8, 20)])
def test_two_and_five_play_by_clicks_on_the_board_and_see_the_end(
    visitor: Visitor, site: Server, seats: int, by_mouse: int, more: int
) -> None:
    """The whole game by clicks is that of three; here bots play on.

    Of two, the browser's own mouse plays; of five, it begins.
    """
    table = Seated(site, "craftsmen", "person", *["lamb"] * (seats - 1))
    table.open(visitor)
    player = Player(visitor, seats)

    assert player.play_by_the_browser(by_mouse) != "over"
    assert player.play(more) != "over"
    assert {"place-helper", "take-capital"} <= player.asked
    assert visitor.errors == []
    table.see_the_end(visitor)


def test_the_board_is_drawn_with_every_place_in_both_themes_and_languages(visits: Visits, site: Server) -> None:
    for lang in ("en", "pl"):
        visitor = visits.new(site.address, locale=lang, width=1440, height=900)
        visitor.begin("craftsmen", "person", "lamb")
        Player(visitor, 5).play(12)
        page = visitor.page
        for place in ("town/0", "stack/2", "offer/0/1", "deck", "granary/3", "ship/3/row/0", "seat/0/row/0", "purse/0"):
            assert page.locator(f"[data-place='{place}']").count() == 1, place
        for theme in ("light", "dark"):
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            visitor.picture(f"craftsmen-board-{lang}-{theme}", whole=False)
        assert [one for one in visitor.complaints() if not one.startswith(DRAWN)] == []


def test_every_question_of_a_game_is_answered_by_keyboard(visitor: Visitor, site: Server) -> None:
    """Every lit piece and every button can be focused, and Enter does what a click would do."""
    game = ByHand(visitor, site, "craftsmen", 2, 3)
    game.hand = player = Player(visitor, 3, by="keyboard")

    game.cover()
    assert player.asked >= ALWAYS


def test_every_question_of_a_game_is_answered_on_a_phone(visits: Visits, site: Server) -> None:
    visitor = visits.new(site.address, locale="pl", width=390, height=844, has_touch=True)
    game = ByHand(visitor, site, "craftsmen", 2, 2)
    page = visitor.page
    page.wait_for_selector("[data-region]")
    regions = page.locator("[data-region]").evaluate_all("(all) => all.map((one) => one.dataset.region)")
    assert {"town", "cards", "harbour", "mine"} <= set(regions)
    for region, place in (("town", "town/0"), ("cards", "deck"), ("harbour", "ship/0"), ("mine", "seat/0/row/0")):
        page.click(f"[data-region={region}]")
        page.wait_for_selector(f"[data-place='{place}']")
        visitor.picture(f"craftsmen-phone-{region}", whole=False)
        assert visitor.overflow() <= 0
    game.hand = player = Player(visitor, 2, by="touch")

    game.cover()
    assert player.asked >= ALWAYS


# -- every question ---------------------------------------------------------------------------------


def moments() -> dict[str, Spot]:
    """Of recorded games, and of the one at random that gets to a bribe."""
    game, found = gromada.game("craftsmen"), asked_in_records("craftsmen")
    seats, seed = BRIBE
    s = game.new(seats, seed, {})
    luck, moves = Rng(seed), []
    while type(question(s, awaited(s)[0])).__name__ != "BribeCard" or len(options(s, awaited(s)[0])) < 2:
        [seat] = awaited(s)
        move = options(s, seat)[luck.below(len(options(s, seat)))].text
        moves.append((seat, move))
        play(s, seat, move)
    found["BribeCard"] = (seats, seed, {}, moves, awaited(s)[0])
    return found


def test_every_question_is_answered_on_the_board(visits: Visits, site: Server) -> None:
    """Each in a position of its own, by clicks on pieces and buttons; no list of answers is opened."""
    spots = moments()
    assert set(spots) == questions("craftsmen") - NEVER_MET
    visitor = visits.new(site.address, width=1280, height=720)
    visitor.home()
    for name, spot in spots.items():
        table, ask = asked(visitor, site, "craftsmen", name, spot)
        assert visitor.unread() == [], name
        player = Player(visitor, len(name))
        player.answer()
        now = table.see(spot[-1])["ask"]
        assert now is None or now["at"] != ask["at"], name
        assert player.clicks <= 4, name


def test_cards_are_chosen_one_by_one_and_what_stays_is_told(visits: Visits, site: Server) -> None:
    seats, seed, chosen, moves, seat = moments()["Pay"]
    table = Dealt(site, "craftsmen", seats, seed, moves, **chosen)
    visitor = visits.new(site.address, width=1440, height=900)
    table.open(visitor, only=seat, wait="[data-testid=proposal]")
    page = visitor.page
    cards = page.locator("[data-place^='purse/'][data-lit]")
    count = page.locator("[data-place^='purse/']").count()
    assert page.locator("[data-proposed]").count() > 0
    click_on(cards.first)
    page.wait_for_selector("[data-testid=clear]")
    page.click("[data-testid=clear]")
    page.wait_for_selector("[data-testid=proposal]")
    while not page.locator("[data-testid=confirm]:enabled").count():
        click_on(cards.last)
        page.wait_for_function("() => !document.querySelector('[data-busy]')")
    picked = page.locator("[data-place^='purse/'][data-picked]").count()
    assert f"You keep {count - picked} card" in (page.locator("[data-testid=strip]").text_content() or "")
    page.click("[data-testid=confirm]")
    page.wait_for_function("() => !document.querySelector('[data-testid=confirm]')")
    assert page.locator("[data-place^='purse/']").count() == count - picked


def test_letters_of_lit_pieces_lie_where_they_belong_in_a_small_window(visits: Visits, site: Server) -> None:
    """A board that is laid out anew looks the same: nothing was painted where it lay before the board was fitted."""
    visitor = visits.new(site.address, width=1280, height=720, is_painted=True)
    visitor.begin("craftsmen", "person", "lamb")
    page = visitor.page
    Player(visitor, 1).play(2)  # cards are exchanged
    page.reload()
    page.wait_for_selector("[data-place^='town/'][data-lit]")
    page.wait_for_function("() => !document.querySelector('[data-busy]')")
    visitor.rest()
    box: Any = page.locator("[data-place^='town/'][data-lit]").first.bounding_box()
    before = page.screenshot(clip=box)
    page.evaluate(
        """() => {
          const drawing = document.querySelector('.drawing');
          const kept = drawing.style.transform;
          drawing.style.transform = 'none';
          drawing.getBoundingClientRect();
          drawing.style.transform = kept;
        }"""
    )
    visitor.rest()

    assert page.screenshot(clip=box) == before


def at_work() -> tuple[int, list[tuple[int, str]]]:
    """Somebody in the Crafts Guild who has sold something, for a card that is shown, and made something more since."""
    rules = gromada.game("craftsmen")
    history: History[Any] = History(rules, 3, 1, rules.read_options(3, {}))
    luck = Rng.seeded(1)
    while seats := awaited(history.state):
        offered = options(history.state, seats[0])
        made = [one for one in offered if isinstance(one, Make | Trade)]
        among = made if made and luck.below(10) else offered
        history.play(seats[0], among[luck.below(len(among))].text)
        begun = history.action_begun(len(history.moves))
        seat = history.moves[-1].seat
        if begun is None or not isinstance(question(history.state, seat), Work):
            continue
        told = [event for move in history.moves[begun:] for event in move.events]
        if history.undoable(seat) > 1 and any(isinstance(event, SoldToGranary) for event in told):
            return seat, [(move.seat, move.text) for move in history.moves]
    raise AssertionError("nobody works on after a sale")


def test_the_strip_shows_all_steps_of_a_helper_and_takes_back_what_does_not_stand(visits: Visits, site: Server) -> None:
    seat, moves = at_work()
    table = Dealt(site, "craftsmen", 3, 1, moves)
    worker, other = visits.new(site.address), visits.new(site.address)
    table.open(worker, only=seat)
    table.open(other, only=(seat + 1) % 3)
    own, theirs = worker.page.locator("[data-testid=chips]"), other.page.locator("[data-testid=chips]")
    own.locator(".settled").first.wait_for()
    steps = own.locator(".chip").count()

    assert own.locator("button").count() == steps - own.locator(".settled").count() > 0
    assert theirs.locator(".chip").count() == steps
    assert theirs.locator("button").count() == 0
    own.locator("button").last.click()
    for chips in (own, theirs):
        chips.locator(f":scope:not(:has(> :nth-child({steps})))").wait_for()
