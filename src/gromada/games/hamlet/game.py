"""The game as a driver sees it: every question about Hamlet is answered here or next door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gromada.core.actions import Action
from gromada.core.board import Part, Words
from gromada.core.codec import Json
from gromada.core.features import Layout, Sink
from gromada.core.game import Description, Flag, Game, Number, Options, Phrase, Setting
from gromada.core.packs import Pack
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.games.hamlet import board, describing, evaluation, expectation, places, planning, view, words
from gromada.games.hamlet.actions import CATALOGUE
from gromada.games.hamlet.components import HamletBox
from gromada.games.hamlet.features import Teller
from gromada.games.hamlet.scoring import score_lines, total_of, winners
from gromada.games.hamlet.setup_game import OFF, check_limits, new_hamlet
from gromada.games.hamlet.state import BOTRIC, Hamlet

RULES_VERSION: Final = 2
CHANGED_ALONE: Final = 1  # the version after which only solo games play differently [HAM-SOLO-13]
SCORE_LINES: Final = (
    "score-play",
    "score-awards",
    "score-landmarks",
    "score-roads",
    "score-longest",
    "score-gold",
)


class HamletGame(Game[Hamlet]):
    """Hamlet: The Village Building Game for 1 to 4."""

    def __init__(self, pack: Pack) -> None:
        self.hamlet_box: Final = HamletBox(pack)
        super().__init__("hamlet", (1, 4), RULES_VERSION, CATALOGUE, self.hamlet_box)
        self.teller: Final = Teller()

    def plays_like(self, rules_version: int, seats: int) -> bool:
        return rules_version == RULES_VERSION or (rules_version == CHANGED_ALONE and seats > 1)

    def settings(self) -> list[Setting]:
        """[HAM-OPT-1, HAM-OPT-2, HAM-OPT-3, HAM-OPT-4] The default is the rulebook game."""
        return [
            Flag("random_layout", False),
            Flag("allow_parallel_roads", False),
            Limit("stall_limit", 40, 20, 1000, (OFF,)),
            Limit("round_limit", 400, 100, 100_000, (OFF,)),
        ]

    def check_options(self, seats: int, options: Options) -> None:
        check_limits(options)

    def set_up(self, seats: int, options: Options) -> Hamlet:
        return new_hamlet(self.hamlet_box, seats, options)

    def view(self, s: Hamlet, seat: int | None) -> Mapping[str, object]:
        return view.view(s, seat)

    def determinize(self, s: Hamlet, seat: int | None, rng: Rng) -> Hamlet:
        return view.determinize(s, seat, rng)

    def meanings(self) -> dict[str, str]:
        return dict(view.MEANINGS)

    def places(self, s: Hamlet, seat: int, action: Action) -> list[str]:
        return places.places_of(s, seat, action)

    def standing_places(self, s: Hamlet) -> list[str]:
        return places.standing_places(s)

    def geometry(self, s: Hamlet, seat: int, action: Action) -> dict[str, Json] | None:
        return places.geometry_of(s, seat, action)

    def is_open(self) -> bool:
        return True

    def stock(self, s: Hamlet, seat: int, viewer: int | None) -> dict[str, int]:
        return planning.stock(s, seat)

    def proposal(self, s: Hamlet, seat: int) -> list[Action]:
        return planning.proposal(s, seat)

    def progress(self, s: Hamlet) -> tuple[int, int, str]:
        """[HAM-END-1] Nobody knows how many rounds there are, until the Church is complete."""
        return s.round, s.round if s.is_church_complete() else 0, "last" if s.is_church_complete() else "round"

    def standing(self, s: Hamlet, seat: int, viewer: int | None) -> list[tuple[str, int]] | None:
        return self.score_sheet(s, seat)

    def describe(self, id: str) -> Description | None:
        return describing.describe(self.hamlet_box, id)

    def scores(self, s: Hamlet) -> list[int]:
        return [total_of(s, seat) for seat in range(s.seats)]

    def winners(self, s: Hamlet) -> list[int]:
        return winners(s)

    def score_sheet(self, s: Hamlet, seat: int) -> list[tuple[str, int]]:
        return list(zip(SCORE_LINES, score_lines(s, seat), strict=True))

    def opponent(self, s: Hamlet) -> tuple[str, list[tuple[str, int]]] | None:
        """[HAM-SOLO-16] Whom the only player has to beat."""
        return ("botric", self.score_sheet(s, BOTRIC)) if s.is_solo() else None

    def board(self, view: Mapping[str, object], seat: int | None, words: Words) -> list[Part]:
        return board.board(self.hamlet_box, view, seat, words)

    def evaluate(self, s: Hamlet, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def expectation(self, s: Hamlet, seat: int) -> list[tuple[str, float]]:
        return expectation.expectation(s, seat)

    def rival(self, s: Hamlet) -> float | None:
        return evaluation.expected_of_botric(s) if s.is_solo() else None

    def value_scale(self) -> float:
        return 30.0

    def layout(self) -> Layout:
        return self.teller.layout

    def put_features(self, s: Hamlet, seat: int, out: Sink) -> None:
        self.teller.put(s, seat, out)

    def prompt(self, s: Hamlet, choice: Choice[State]) -> Phrase:
        phrase = super().prompt(s, choice)
        phrase.facts.update(words.question_facts(s, choice))
        return phrase

    def label(self, s: Hamlet, seat: int, action: Action) -> Phrase:
        phrase = super().label(s, seat, action)
        phrase.facts.update(words.answer_facts(s, seat, action))
        return phrase


class Limit(Number):
    """A number of rounds, or off; 0 is off too. [HAM-OPT-3, HAM-OPT-4]"""

    def read(self, value: object) -> str | int | bool:
        if value == 0 and not isinstance(value, bool):
            return OFF
        return OFF if value == "0" else super().read(value)
