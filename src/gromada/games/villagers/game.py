"""The game as a driver sees it: every question about Villagers is answered here or next door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gromada.core.actions import Action
from gromada.core.board import Part, Words
from gromada.core.codec import Json
from gromada.core.features import Layout, Sink
from gromada.core.game import Description, Flag, Game, OneOf, Options, Phrase, Setting
from gromada.core.packs import Pack
from gromada.core.play import first_question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.games.villagers import (
    board,
    counting,
    describing,
    evaluation,
    expectation,
    pointing,
    proposals,
    view,
    words,
)
from gromada.games.villagers.actions import CATALOGUE, DONE
from gromada.games.villagers.components import VillagersBox
from gromada.games.villagers.draft import PlayAfterDraft
from gromada.games.villagers.features import Teller
from gromada.games.villagers.market import winners
from gromada.games.villagers.printed import MODULES, SOLO_MODES
from gromada.games.villagers.setup_game import FIRST_PLAYERS, check_options, new_valley
from gromada.games.villagers.state import Valley

RULES_VERSION: Final = 2
SCORE_LINES: Final = ("score-first-market", "score-gold", "score-silver", "score-coins", "score-rest")


class Villagers(Game[Valley]):
    """Villagers for 1 to 5."""

    def __init__(self, pack: Pack) -> None:
        self.villagers_box: Final = VillagersBox(pack)
        super().__init__("villagers", (1, 5), RULES_VERSION, CATALOGUE, self.villagers_box)
        self.teller: Final = Teller()

    def unasked(self, s: Valley, rules_version: int) -> tuple[int, Action] | None:
        """[VIL-HID-6] Version 1 asked after a draft only whoever had a card to play."""
        choice = first_question(s)
        if rules_version < 2 and isinstance(choice, PlayAfterDraft) and len(choice.options(s)) == 1:
            return choice.seat, DONE
        return None

    def settings(self) -> list[Setting]:
        modules: list[Setting] = [Flag(name, False) for name in MODULES]
        return [*modules, OneOf("first_player", FIRST_PLAYERS), OneOf("solo", SOLO_MODES)]

    def check_options(self, seats: int, options: Options) -> None:
        check_options(seats, options)

    def set_up(self, seats: int, options: Options) -> Valley:
        return new_valley(self.villagers_box, seats, options)

    def view(self, s: Valley, seat: int | None) -> Mapping[str, object]:
        return view.view(s, seat)

    def asked(self, s: Valley, viewer: int | None) -> list[int]:
        return view.asked_for(s, viewer)

    def meanings(self) -> dict[str, str]:
        return view.MEANINGS

    def determinize(self, s: Valley, seat: int | None, rng: Rng) -> Valley:
        return view.determinize(s, seat, rng)

    def places(self, s: Valley, seat: int, action: Action) -> list[str]:
        return pointing.places(s, seat, action)

    def geometry(self, s: Valley, seat: int, action: Action) -> dict[str, Json] | None:
        return pointing.geometry_of(s, seat, action)

    def standing_places(self, s: Valley) -> list[str]:
        return pointing.standing_places(s)

    def stock(self, s: Valley, seat: int, viewer: int | None) -> dict[str, int]:
        return counting.stock(s, seat, viewer)

    def proposal(self, s: Valley, seat: int) -> list[Action]:
        return proposals.proposal(s, seat)

    def progress(self, s: Valley) -> tuple[int, int, str]:
        return s.round, 0, counting.phase(s)

    def scores(self, s: Valley) -> list[int]:
        return [s.players[seat].gold for seat in range(s.seats)]

    def winners(self, s: Valley) -> list[int]:
        return winners(s)

    def score_sheet(self, s: Valley, seat: int) -> list[tuple[str, int]]:
        p = s.players[seat]
        parts = [p.from_first, p.from_gold, p.from_silver, p.from_coins]
        return list(zip(SCORE_LINES, [*parts, p.gold - sum(parts)], strict=True))

    def standing(self, s: Valley, seat: int, viewer: int | None) -> list[tuple[str, int]] | None:
        """All Gold lies open."""
        return self.score_sheet(s, seat)

    def describe(self, id: str) -> Description | None:
        return describing.describe(self.villagers_box, id)

    def board(self, view: Mapping[str, object], seat: int | None, words: Words) -> list[Part]:
        return board.board(self.villagers_box, view, seat, words)

    def evaluate(self, s: Valley, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def expectation(self, s: Valley, seat: int) -> list[tuple[str, float]]:
        return expectation.expectation(s, seat)

    def sensible(self, s: Valley, choice: Choice[Valley]) -> list[Action]:
        return evaluation.sensible(s, choice)

    def rival(self, s: Valley) -> float | None:
        """[VIL-SOLO-20] Alone, the Countess is the one to beat."""
        return evaluation.evaluate(s, s.seats) if s.solo else None

    def opponent(self, s: Valley) -> tuple[str, list[tuple[str, int]]] | None:
        """[VIL-SOLO-20] Alone, the Countess and her Gold."""
        return ("countess", self.score_sheet(s, s.seats)) if s.solo else None

    def value_scale(self) -> float:
        return 30.0

    def search_depth(self, s: Valley) -> int:
        """What the Countess makes of the cards that she is given shows only at the markets."""
        return 1 if s.solo else 0

    def layout(self) -> Layout:
        return self.teller.layout

    def put_features(self, s: Valley, seat: int, out: Sink) -> None:
        self.teller.put(s, seat, out)

    def prompt(self, s: Valley, choice: Choice[State]) -> Phrase:
        return words.prompt(s, choice)

    def label(self, s: Valley, seat: int, action: Action) -> Phrase:
        return words.label(s, seat, action)
