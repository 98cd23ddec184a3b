"""The game as a driver sees it: every question about Craftsmen is answered here or next door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gromada.core.actions import Action
from gromada.core.board import Part, Words
from gromada.core.features import Layout, Sink
from gromada.core.game import NO_ACTION, Description, Flag, Game, OneOf, Options, Phrase, Setting
from gromada.core.packs import Pack
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.games.craftsmen import (
    board,
    describing,
    evaluation,
    expectation,
    forecast,
    outlook,
    placing,
    proposals,
    view,
    words,
)
from gromada.games.craftsmen.actions import CATALOGUE
from gromada.games.craftsmen.capital import size, worth
from gromada.games.craftsmen.components import REFILLS, CraftsBox
from gromada.games.craftsmen.features import Teller
from gromada.games.craftsmen.printed import TOWN
from gromada.games.craftsmen.setup_game import AgeOrder, check_age_order, new_craft
from gromada.games.craftsmen.state import EMPTY, SCORE_LINES, Craft
from gromada.games.craftsmen.year_scoring import ranking

RULES_VERSION: Final = 1
TO_THE_END: Final = 1000  # turns: no round has so many
MEANINGS: Final = {
    "order": "seat",
    "order_change": "seat",
    "players.seat": "seat",
    "players.purse": "secret",
    "players.purse.like": "place",
    "face_up.like": "place",
    "players.cards.like": "place",
    "players.row.like": "place",
    "players.worth": "secret",
    "players.sets": "secret",
    "players.lines": "folded",
    "players.year_end": "folded",
    "players.next": "folded",
    "acting.seat": "seat",
    "auction.leader": "seat",
    "auction.bidders": "seat",
    "town.spaces.discs.seat": "seat",
    "ships.ranking": "seat",
    "bonus_lines": "folded",
    "bonus_lines.owner": "seat",
    "discard": "folded",
    "sawmills": "folded",
    "stacks.known": "folded",
}


class Craftsmen(Game[Craft]):
    """Craftsmen for 2 to 5."""

    def __init__(self, pack: Pack) -> None:
        self.crafts_box: Final = CraftsBox(pack)
        super().__init__("craftsmen", (2, 5), RULES_VERSION, CATALOGUE, self.crafts_box)
        self.teller: Final = Teller()

    def settings(self) -> list[Setting]:
        box = self.crafts_box
        others = [refill for refill in REFILLS if refill != box.granary_refill]
        return [
            AgeOrder(),
            Flag("mayor_uses_sets", box.mayor_uses_sets),
            Flag("winter_privilege_award", box.winter_privilege_award),
            OneOf("granary_refill", (box.granary_refill, *others)),
        ]

    def check_options(self, seats: int, options: Options) -> None:
        check_age_order(seats, options)

    def set_up(self, seats: int, options: Options) -> Craft:
        return new_craft(self.crafts_box, seats, options)

    def view(self, s: Craft, seat: int | None) -> Mapping[str, object]:
        return view.view(s, seat)

    def determinize(self, s: Craft, seat: int | None, rng: Rng) -> Craft:
        return view.determinize(s, seat, rng)

    def action(self, s: Craft) -> int:
        """[CRA-BLD-7] That of one disc, in winter of one player; it is completed before the next one begins."""
        if s.actor == EMPTY:
            return NO_ACTION
        stage = self.chapter(s) * (len(TOWN) + 1) + s.stage
        return (stage * (len(s.queue) + 1) + s.acting + 1) * s.seats + s.actor

    def meanings(self) -> dict[str, str]:
        return MEANINGS

    def places(self, s: Craft, seat: int, action: Action) -> list[str]:
        return placing.places(s, seat, action)

    def standing_places(self, s: Craft) -> list[str]:
        return placing.standing_places(s)

    def stock(self, s: Craft, seat: int, viewer: int | None) -> dict[str, int]:
        """[CRA-HID-1] Hands are counted by everybody, and valued by their owner."""
        p = s.players[seat]
        held = {
            "points": p.points,
            "capital": size(p.capital),
            "cards": len(p.cards),
            "helpers": p.helpers,
            "market": p.market,
            "privilege": p.privilege,
            "labour": p.labour,
            "year_end": outlook.year_end(s, seat)["total"],
        }
        if viewer == seat:
            held["worth"] = worth(s.box, p.capital)
        return held

    def proposal(self, s: Craft, seat: int) -> list[Action]:
        return proposals.proposal(s, seat)

    def progress(self, s: Craft) -> tuple[int, int, str]:
        seasons = len(s.box.seasons)
        number = (s.year - 1) * seasons + min(s.season, seasons - 1) + 1
        return number, s.box.years * seasons, words.phase(s)

    def scores(self, s: Craft) -> list[int]:
        return [p.points for p in s.players]

    def winners(self, s: Craft) -> list[int]:
        return ranking(s)[:1]

    def score_sheet(self, s: Craft, seat: int) -> list[tuple[str, int]]:
        return list(zip(SCORE_LINES, s.players[seat].lines, strict=True))

    def standing(self, s: Craft, seat: int, viewer: int | None) -> list[tuple[str, int]] | None:
        return self.score_sheet(s, seat)

    def board(self, view: Mapping[str, object], seat: int | None, words: Words) -> list[Part]:
        return board.board(self.crafts_box, view, seat, words)

    def evaluate(self, s: Craft, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def expectation(self, s: Craft, seat: int) -> list[tuple[str, float]]:
        return expectation.expectation(s, seat)

    def sensible(self, s: Craft, choice: Choice[Craft]) -> list[Action]:
        return evaluation.sensible(s, choice)

    def value_scale(self) -> float:
        return 60.0

    def forecast(self, s: Craft, seat: int) -> float:
        return forecast.forecast(s, seat)

    def search_depth(self, s: Craft) -> int:
        """A round is seen to its end: there the worth of a helper has shown, and nothing is pending."""
        return TO_THE_END

    def chapter(self, s: Craft) -> int:
        """The round; winter and the end of the year are one."""
        return s.year * len(s.box.seasons) + min(s.season, len(s.box.seasons) - 1)

    def layout(self) -> Layout:
        return self.teller.layout

    def put_features(self, s: Craft, seat: int, out: Sink) -> None:
        self.teller.put(s, seat, out)

    def describe(self, id: str) -> Description | None:
        return describing.describe(self.crafts_box, id)

    def prompt(self, s: Craft, choice: Choice[State]) -> Phrase:
        phrase = super().prompt(s, choice)
        phrase.facts.update(words.asked(s, choice))
        return phrase

    def label(self, s: Craft, seat: int, action: Action) -> Phrase:
        phrase = super().label(s, seat, action)
        phrase.facts.update(words.named(s, seat, action))
        return phrase
