"""Games that are played along here: what each answer leads to is known, and who sends it may be chosen for each."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from playwright.sync_api import Request

import gromada
from gromada.core.history import answer
from gromada.core.play import awaited, options, play, question
from tests.browser.seating import Dealt
from tests.browser.visiting import Hand, Visitor
from tests.table.running import Server

OFTEN = 2  # answers to each kind of question by the input that a test is about: one by the browser's own
LAST = 3  # answers before the end of a game that this input gives in any case
# The page asks this, and nothing is on its way.
READY = """(at) => hand.until(() => {
  const ask = document.querySelector('[data-testid=bar][data-state=ask] [data-testid=ask]');
  return ask?.dataset.at === at && !('busy' in ask.dataset);
})"""


class Along:
    """The first seat of a game of persons. What the others answer is sent by request, what the page sends is read."""

    def __init__(self, visitor: Visitor, site: Server, game: str, seats: int, seed: int, **given: Any) -> None:
        self.game = gromada.game(game)
        self.state = self.game.new(seats, seed, given)
        self.table = Dealt(site, game, seats, seed, [], **given)
        self.visitor = visitor
        self.page = visitor.page
        self.page.on("request", self._hear)
        self.page.on("websocket", lambda socket: socket.on("framesent", self._overhear))
        self.luck = random.Random(seed)
        self.sent: list[str] = []
        self.answers = [0] * seats
        self.asked: set[str] = set()  # classes of questions that the first seat was asked
        self.met: Counter[str] = Counter()  # and those that were answered in the page
        self.is_listening = True
        self.table.open(self.visitor, only=0, wait="[data-testid=bar]")

    def _hear(self, request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/moves"):
            body: Any = request.post_data_json
            self.sent += body["moves"]

    def _overhear(self, said: str | bytes) -> None:
        """Answers go over the socket while it is open."""
        self.sent += json.loads(said).get("moves", [])

    # -- the game ------------------------------------------------------------------------------------

    def cover(self, until: str = "", often: int = OFTEN) -> None:
        """A whole game, of which this input answers every kind of question so often, and the last ones; or until it has
        answered a kind once.

        What it has answered often enough is sent by request, and the page follows: a kind of question that this input
        cannot answer is found as in a game of nothing else, and no answer is given for the fortieth time.
        """
        while (asked := awaited(self.state)) and not (until and self.met[until]):
            is_wanted = 0 in asked and self.is_wanted(often)
            self.listen(is_wanted)
            if is_wanted:
                self.act()
            else:
                self.turn(0 if 0 in asked else asked[0], often)
        self.listen(True)
        if asked:
            return
        self.page.wait_for_selector("[data-testid=bar][data-state=over]")
        assert self.met.keys() == self.asked, "something was asked that this input has not answered"
        assert not until, f"nobody was asked {until}"

    def listen(self, is_listening: bool) -> None:
        """Whether the page hears the server at once, or later what was said meanwhile."""
        if is_listening != self.is_listening:
            self.page.evaluate("(is) => hand.listen(is)", is_listening)
            self.is_listening = is_listening

    def is_wanted(self, often: int) -> bool:
        """Whether the question to the first seat is one that this input has not answered often, or one of the last."""
        return self.met[self.kind()] < often or self.is_nearly_over()

    def kind(self) -> str:
        return type(question(self.state, 0)).__name__

    def is_nearly_over(self) -> bool:
        """Whether the game would be over after a few more answers such as these."""
        s, left = self.state.copy(), LAST
        while asked := awaited(s):
            left -= asked[0] == 0
            if left < 0:
                return False
            play(s, asked[0], self.choose(s, asked[0]))
        return True

    def turn(self, seat: int, often: int = 0) -> None:
        """A seat plays on by one request, until something new is shown, the turn is over or this input is wanted."""
        moves: list[str] = []
        at, is_barrier = self.at(seat), False
        while seat in awaited(self.state) and not is_barrier:
            if moves and seat == 0 and self.is_wanted(often):
                break
            moves.append(self.choose(self.state, seat))
            is_barrier = self.note(seat, moves[-1])
        self.table.request("/moves", self.table.keys[seat]["key"], {"moves": moves, "at": at})

    def note(self, seat: int, move: str) -> bool:
        """An answer is played here, too; whether it shows something new."""
        if seat == 0:
            self.asked.add(self.kind())
        self.answers[seat] += 1
        return answer(self.state, seat, move).is_barrier

    def at(self, seat: int) -> str:
        """The number of a seat's question: nothing is ever taken back."""
        return f"0.{self.answers[seat]}"

    def choose(self, s: Any, seat: int) -> str:
        """What somebody would answer whom no page shows anything."""
        return self.luck.choice(options(s, seat)).text

    # -- the page ------------------------------------------------------------------------------------

    def act(self) -> None:
        """The page asks what is asked here; once it is answered there, it is here."""
        self.page.evaluate(READY, self.at(0))
        self.answer()
        assert self.sent, f"no answer was sent to {self.kind()}"
        self.hear()

    def hear(self) -> None:
        """What the page has sent is played here, too."""
        for move in self.sent:
            self.met[self.kind()] += 1
            self.note(0, move)
        self.sent.clear()

    def answer(self) -> None:
        """By whatever input a test is about."""
        raise NotImplementedError


class ByHand(Along):
    """By a hand at random: the first answer of each kind by the browser's own input, others inside the page."""

    def __init__(self, visitor: Visitor, site: Server, game: str, seats: int, seed: int, **given: Any) -> None:
        super().__init__(visitor, site, game, seats, seed, **given)
        self.hand = Hand(visitor, seed)

    def answer(self) -> None:
        if self.met[self.kind()]:
            self.hand.answer()
        else:
            self.hand.answer_by_the_browser()
