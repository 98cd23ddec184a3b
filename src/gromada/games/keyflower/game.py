"""The game as a driver sees it: every question about Keyflower is answered here or next door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gromada.core.actions import Action
from gromada.core.board import Part, Words
from gromada.core.codec import Json
from gromada.core.features import Layout, Sink
from gromada.core.game import Description, Flag, Game, OneOf, Options, Phrase, Setting
from gromada.core.packs import Pack
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.games.keyflower import (
    answers,
    board,
    describing,
    evaluation,
    expectation,
    forecast,
    places,
    proposals,
    view,
    words,
)
from gromada.games.keyflower.actions import CATALOGUE, DONE
from gromada.games.keyflower.components import SEA_BASTION_MODES, KeyflowerBox
from gromada.games.keyflower.features import Teller
from gromada.games.keyflower.printed import SEASONS
from gromada.games.keyflower.scoring import SCORE_LINES, score_lines, total, winners
from gromada.games.keyflower.season import at_the_last_winter_tile
from gromada.games.keyflower.setup_game import new_table
from gromada.games.keyflower.state import Keyflower

RULES_VERSION: Final = 2


class KeyflowerGame(Game[Keyflower]):
    """Keyflower for 2 to 6."""

    def __init__(self, pack: Pack) -> None:
        self.keyflower_box: Final = KeyflowerBox(pack)
        super().__init__("keyflower", (2, 6), RULES_VERSION, CATALOGUE, self.keyflower_box)
        self.teller: Final = Teller()

    def unasked(self, s: Keyflower, rules_version: int) -> tuple[int, Action] | None:
        """[KEY-DEC-9] Version 1 ended the choice of winter tiles at the last one in the printed order."""
        return (seat, DONE) if rules_version < 2 and (seat := at_the_last_winter_tile(s)) >= 0 else None

    def settings(self) -> list[Setting]:
        """[KEY-VAR-2] The disputed points, with the pack's defaults."""
        defaults = self.keyflower_box.defaults
        found: list[Setting] = [Flag(name, value) for name, value in defaults.items() if isinstance(value, bool)]
        first = str(defaults["sea_bastion_mode"])
        return [*found, OneOf("sea_bastion_mode", (first, *[mode for mode in SEA_BASTION_MODES if mode != first]))]

    def set_up(self, seats: int, options: Options) -> Keyflower:
        return new_table(self.keyflower_box, seats, options)

    def view(self, s: Keyflower, seat: int | None) -> Mapping[str, object]:
        return view.view(s, seat)

    def determinize(self, s: Keyflower, seat: int | None, rng: Rng) -> Keyflower:
        return view.determinize(s, seat, rng)

    def scores(self, s: Keyflower) -> list[int]:
        return [total(s, seat) for seat in range(s.seats)]

    def winners(self, s: Keyflower) -> list[int]:
        return winners(s)

    def score_sheet(self, s: Keyflower, seat: int) -> list[tuple[str, int]]:
        return list(zip(SCORE_LINES, score_lines(s, seat), strict=True))

    def board(self, view: Mapping[str, object], seat: int | None, words: Words) -> list[Part]:
        return board.board(self.keyflower_box, view, seat, words)

    def evaluate(self, s: Keyflower, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def expectation(self, s: Keyflower, seat: int) -> list[tuple[str, float]]:
        return expectation.expectation(s, seat)

    def value_scale(self) -> float:
        return 20.0

    def search_depth(self, s: Keyflower) -> int:
        """Auctions must be seen to their end: a bid in the middle of a season is hard to judge."""
        return 14

    def layout(self) -> Layout:
        return self.teller.layout

    def put_features(self, s: Keyflower, seat: int, out: Sink) -> None:
        self.teller.put(s, seat, out)

    # -- places and forecasts -------------------------------------------------------------------------

    def places(self, s: Keyflower, seat: int, action: Action) -> list[str]:
        return answers.places_of(s, seat, action)

    def standing_places(self, s: Keyflower) -> list[str]:
        return places.standing_places(s)

    def geometry(self, s: Keyflower, seat: int, action: Action) -> dict[str, Json] | None:
        return answers.geometry_of(s, seat, action)

    def stock(self, s: Keyflower, seat: int, viewer: int | None) -> dict[str, int]:
        return forecast.stock(s, seat, viewer)

    def proposal(self, s: Keyflower, seat: int) -> list[Action]:
        return proposals.proposal(s, seat)

    def progress(self, s: Keyflower) -> tuple[int, int, str]:
        return s.season + 1, len(SEASONS), SEASONS[max(0, s.season)]

    def standing(self, s: Keyflower, seat: int, viewer: int | None) -> list[tuple[str, int]] | None:
        return list(zip(SCORE_LINES, forecast.known_lines(s, seat, viewer), strict=True))

    def meanings(self) -> dict[str, str]:
        return dict(view.MEANINGS)

    # -- words ----------------------------------------------------------------------------------------

    def describe(self, id: str) -> Description | None:
        return describing.describe(self.keyflower_box, id)

    def prompt(self, s: Keyflower, choice: Choice[State]) -> Phrase:
        return Phrase(super().prompt(s, choice).id, words.asked_for(s, choice))

    def label(self, s: Keyflower, seat: int, action: Action) -> Phrase:
        phrase = super().label(s, seat, action)
        phrase.facts.update(words.answered_with(s, seat, action))
        return phrase
