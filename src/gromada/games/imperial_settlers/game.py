"""The game as a driver sees it: every question about Imperial Settlers is answered here or next door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gromada.core.actions import Action
from gromada.core.board import Part, Words
from gromada.core.codec import Json
from gromada.core.events import Fact
from gromada.core.features import Layout, Sink
from gromada.core.game import Description, Game, Number, OneOf, Options, Phrase, Setting
from gromada.core.packs import Pack
from gromada.core.play import first_question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.games.imperial_settlers import (
    board,
    describing,
    evaluation,
    expectation,
    forecast,
    places,
    proposals,
    view,
)
from gromada.games.imperial_settlers.actions import (
    CATALOGUE,
    Anchor,
    Build,
    BuildVillage,
    ChoosePlan,
    Die,
    Export,
    Harvest,
    Take,
    Unit,
    Use,
    UseDiscount,
    UseToken,
)
from gromada.games.imperial_settlers.components import SettlersBox
from gromada.games.imperial_settlers.details import OfSlot
from gromada.games.imperial_settlers.features import Teller
from gromada.games.imperial_settlers.printed import BASIC, BRIDGES, FAVOURS, RESOURCES, SHEETS, TRACKS, WORKER_DIE
from gromada.games.imperial_settlers.reroll import TurnFace
from gromada.games.imperial_settlers.round import Draft
from gromada.games.imperial_settlers.round_end import KeepUnit
from gromada.games.imperial_settlers.scoring import score_boxes, winners
from gromada.games.imperial_settlers.settlements import PlaceSettlement, Settle
from gromada.games.imperial_settlers.setup_game import CHOOSE, RANDOM, ChooseSheet, check_mode, default_mode, new_empire
from gromada.games.imperial_settlers.state import MODES, Empire, Player
from gromada.games.imperial_settlers.tokens import id_of

RULES_VERSION: Final = 1
SCORE_LINES: Final = (
    "score-walls",
    "score-cottages",
    "score-barns",
    "score-bridges",
    "score-settlements",
    "score-other",
)


class ImperialSettlers(Game[Empire]):
    """Imperial Settlers: Roll & Write for 1 to 4."""

    def __init__(self, pack: Pack) -> None:
        self.settlers_box: Final = SettlersBox(pack)
        super().__init__("imperial_settlers", (1, 4), RULES_VERSION, CATALOGUE, self.settlers_box)
        self.teller: Final = Teller()

    def settings(self) -> list[Setting]:
        return [OneOf("mode", MODES), Number("sheet", CHOOSE, 1, SHEETS, (CHOOSE, RANDOM))]

    def default_options(self, seats: int) -> Options:
        return {"mode": default_mode(seats), "sheet": CHOOSE}

    def check_options(self, seats: int, options: Options) -> None:
        check_mode(seats, options, self.settlers_box)

    def set_up(self, seats: int, options: Options) -> Empire:
        return new_empire(self.settlers_box, seats, options)

    def view(self, s: Empire, seat: int | None) -> Mapping[str, object]:
        return view.view(s, seat)

    def meanings(self) -> dict[str, str]:
        return {
            "active": "seat",
            "players.seat": "seat",
            "players.settlements.slot": "from_zero",
            "players.settlements.plan": "from_zero",
            "players.settlements.row": "from_zero",
            "players.settlements.column": "from_zero",
            "settling": "geometry",
        }

    def places(self, s: Empire, seat: int, action: Action) -> list[str]:
        return places.places_of(s, seat, action)

    def standing_places(self, s: Empire) -> list[str]:
        return places.standing_places(s)

    def geometry(self, s: Empire, seat: int, action: Action) -> dict[str, Json] | None:
        return places.geometry_of(s, seat, action)

    def stock(self, s: Empire, seat: int, viewer: int | None) -> dict[str, int]:
        p = view.shown_to(s, seat, viewer)
        found = {"points": sum(score_boxes(s, p)), "actions": p.actions}
        found.update({name: p.pool[i] for i, name in enumerate(RESOURCES)})
        return found

    def proposal(self, s: Empire, seat: int) -> list[Action]:
        return proposals.proposal(s, seat)

    def progress(self, s: Empire) -> tuple[int, int, str]:
        return s.round, s.box.rounds, phase_of(s)

    def standing(self, s: Empire, seat: int, viewer: int | None) -> list[tuple[str, int]] | None:
        return list(zip(SCORE_LINES, score_boxes(s, view.shown_to(s, seat, viewer)), strict=True))

    def describe(self, id: str) -> Description | None:
        return describing.describe(self.settlers_box, id)

    def determinize(self, s: Empire, seat: int | None, rng: Rng) -> Empire:
        return view.determinize(s, seat, rng)

    def scores(self, s: Empire) -> list[int]:
        return [sum(score_boxes(s, p)) for p in s.players]

    def winners(self, s: Empire) -> list[int]:
        return winners(s)

    def score_sheet(self, s: Empire, seat: int) -> list[tuple[str, int]]:
        return list(zip(SCORE_LINES, score_boxes(s, s.players[seat]), strict=True))

    def board(self, view: Mapping[str, object], seat: int | None, words: Words) -> list[Part]:
        return board.board(self.settlers_box, view, seat, words)

    def evaluate(self, s: Empire, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def forecast(self, s: Empire, seat: int) -> float:
        return forecast.forecast(s, seat)

    def situation(self, s: Empire, seat: int) -> tuple[int, ...]:
        return forecast.situation(s, seat)

    def expectation(self, s: Empire, seat: int) -> list[tuple[str, float]]:
        return expectation.expectation(s, seat)

    def layout(self) -> Layout:
        return self.teller.layout

    def put_features(self, s: Empire, seat: int, out: Sink) -> None:
        self.teller.put(s, seat, out)

    def prompt(self, s: Empire, choice: Choice[State]) -> Phrase:
        phrase = super().prompt(s, choice)
        p = s.players[choice.seat]
        phrase.facts["round"] = s.round
        phrase.facts["actions"] = p.actions
        if isinstance(choice, TurnFace):
            phrase.facts["die"] = choice.die + 1
        if isinstance(choice, OfSlot):
            phrase.facts["by"] = f"~{id_of(s, p, choice.slot)}"
        return phrase

    def label(self, s: Empire, seat: int, action: Action) -> Phrase:
        phrase = super().label(s, seat, action)
        phrase.facts.update(names_in(s, s.players[seat], action))
        return (
            Phrase("do-build-opening", phrase.facts)
            if "field" in phrase.facts and isinstance(action, Build)
            else phrase
        )


def phase_of(s: Empire) -> str:
    """What is done now, as a word: `phase-WORD` names it."""
    asked = first_question(s)
    if asked is None:
        return "over"
    if isinstance(asked, ChooseSheet):
        return "sheet"
    if isinstance(asked, Draft):
        return "draft"
    if isinstance(asked, (Settle, PlaceSettlement)):
        return "settle"
    return "store" if isinstance(asked, KeepUnit) else "expand"


def names_in(s: Empire, p: Player, a: Action) -> dict[str, Fact]:
    """The printed names that an action is called by."""
    if isinstance(a, Build):
        named: dict[str, Fact] = {"track": f"~{TRACKS[a.track]}", "section": a.section + 1, "space": a.space + 1}
        done, named["spaces"] = places.built_by(s, p, a)
        if a.track == BRIDGES and p.sections[BRIDGES] == a.section and done == named["spaces"]:
            for field in s.box.fields:
                if field.opened_by == a.section + 1:
                    named["field"] = f"~{field.id}"
        return named
    if isinstance(a, (BuildVillage, Use, UseDiscount, ChoosePlan)):
        id = s.village.buildings[a.slot].id
        facts: dict[str, Fact] = {"building": f"~{id}" if id else "", "slot": a.slot + 1}
        if isinstance(a, BuildVillage):
            facts["space"] = a.space + 1
        elif isinstance(a, ChoosePlan):
            facts["plan"] = a.plan + 1
        return facts
    if isinstance(a, Anchor):
        return {"row": a.row + 1, "column": a.column + 1}
    if isinstance(a, Harvest):
        return {"field": f"~{s.box.fields[a.field].id}", "space": a.space + 1, **crop_facts(s, a)}
    if isinstance(a, Take):
        return {"favour": f"~{FAVOURS[a.favour]}"}
    if isinstance(a, UseToken):
        return {"favour": f"~{FAVOURS[p.token]}" if p.token >= 0 else ""}
    if isinstance(a, Unit):
        return {"resource": f"~{RESOURCES[a.resource]}"}
    if isinstance(a, Die):
        shown = f"~{RESOURCES[p.faces[a.die]]}" if a.die < WORKER_DIE else p.faces[a.die]
        return {"die": a.die + 1, "shown": shown, "is_worker": int(a.die == WORKER_DIE)}
    if isinstance(a, Export):
        return {name: a.types >> i & 1 for i, name in enumerate(BASIC)}
    return {}


def crop_facts(s: Empire, a: Harvest) -> dict[str, Fact]:
    printed = s.box.fields[a.field].spaces
    crop = printed[a.space] if a.space < len(printed) else (0, 0, 0)
    return {name: crop[i] for i, name in enumerate(BASIC)}
