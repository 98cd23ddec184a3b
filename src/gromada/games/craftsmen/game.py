"""The game as a driver sees it: every question about Craftsmen is answered here or next door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.game import Flag, Game, OneOf, Options, Phrase, Setting, kebab
from gromada.core.packs import Pack
from gromada.core.play import question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.games.craftsmen import evaluation, features, forecast, view
from gromada.games.craftsmen.actions import (
    CATALOGUE,
    At,
    Building,
    Capital,
    Deck,
    End,
    Good,
    Kind,
    Load,
    Make,
    Market,
    Pass,
    Place,
    Points,
    Sawmill,
    Space,
    UsePrivilege,
)
from gromada.games.craftsmen.auction import OutbidMayor, Raise
from gromada.games.craftsmen.builders import BuildAt, BuildCard, matches
from gromada.games.craftsmen.components import REFILLS, CraftsBox
from gromada.games.craftsmen.crafts import PutRaw, PutSemi
from gromada.games.craftsmen.events import facts_of
from gromada.games.craftsmen.helpers import CoverSpace
from gromada.games.craftsmen.merchants import BuyFor
from gromada.games.craftsmen.printed import COLOURS, FIRST_SAWMILL, GOODS, LEVELS, QUEUE, TIERS, TOWN
from gromada.games.craftsmen.setup_game import AgeOrder, check_age_order, new_craft
from gromada.games.craftsmen.ships import BribeCard, LoadShip
from gromada.games.craftsmen.state import CARD_MASK, SCORE_LINES, Craft
from gromada.games.craftsmen.year_scoring import InvestCard, ranking

RULES_VERSION: Final = 1
TO_THE_END: Final = 1000  # turns: no round has so many


class Craftsmen(Game[Craft]):
    """Craftsmen for 2 to 5."""

    def __init__(self, pack: Pack) -> None:
        self.crafts_box: Final = CraftsBox(pack)
        super().__init__("craftsmen", (2, 5), RULES_VERSION, CATALOGUE, self.crafts_box)

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

    def scores(self, s: Craft) -> list[int]:
        return [p.points for p in s.players]

    def winners(self, s: Craft) -> list[int]:
        return ranking(s)[:1]

    def score_sheet(self, s: Craft, seat: int) -> list[tuple[str, int]]:
        return list(zip(SCORE_LINES, s.players[seat].lines, strict=True))

    def evaluate(self, s: Craft, seat: int) -> float:
        return evaluation.evaluate(s, seat)

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

    def features(self, s: Craft, seat: int) -> list[float]:
        return features.features(s, seat)

    def feature_names(self) -> list[str]:
        return features.feature_names()

    def prompt(self, s: Craft, choice: Choice[State]) -> Phrase:
        phrase = super().prompt(s, choice)
        if isinstance(choice, (PutRaw, PutSemi, LoadShip, BribeCard, BuyFor)):
            phrase.facts["good"] = f"~{GOODS[choice.good]}"
        elif isinstance(choice, BuildAt):
            phrase.facts.update(facts_of(s.box.cards[choice.card]))
        elif isinstance(choice, CoverSpace):
            phrase.facts["town"] = f"~{TOWN[choice.town]}"
        elif isinstance(choice, InvestCard):
            phrase.facts["colour"] = f"~{COLOURS[choice.colour]}"
        elif isinstance(choice, Raise):
            phrase.facts["bid"] = s.players[choice.leader].bid
        if isinstance(choice, (Raise, OutbidMayor)):
            phrase.facts.update(facts_of(s.box.cards[s.cards_open[choice.place]]))
        return phrase

    def label(self, s: Craft, seat: int, action: Action) -> Phrase:
        phrase = super().label(s, seat, action)
        phrase.facts.update(names_in(s, seat, action))
        return phrase


def names_in(s: Craft, seat: int, a: Action) -> dict[str, Fact]:
    """The printed names that an action is called by."""
    if isinstance(a, Place):
        return {"town": f"~{TOWN[a.town]}"}
    if isinstance(a, Space):
        return {"space": a.space + 1, **owner_of_space(s, seat, a.space)}
    if isinstance(a, Points):
        return {"points": s.box.fee_points[s.year - 1]}
    if isinstance(a, Capital):
        return {"card": f"~{s.box.capital_ids[a.card]}"}
    if isinstance(a, (Pass, UsePrivilege, Deck, Market)):
        return {"at": asked_at(s, seat)}
    if isinstance(a, Building):
        card = s.box.cards[a.card]
        build = isinstance(question(s, seat), BuildCard)
        return {**facts_of(card), "cost": s.box.build_cost[card.tier] if build else 0}
    if isinstance(a, Sawmill):
        return facts_of(s.box.cards[FIRST_SAWMILL + a.number])
    if isinstance(a, End):
        return {"is_right": int(a.is_right), "is_broken": int(breaks_rule(s, seat, a.is_right))}
    if isinstance(a, Kind):
        return {"tier": TIERS[a.tier]}
    if isinstance(a, (Make, Good)):
        return {"good": f"~{GOODS[a.good]}"}
    if isinstance(a, At):
        row = s.players[seat].row
        card = s.box.cards[row[a.position] & CARD_MASK] if a.position < len(row) else s.box.cards[FIRST_SAWMILL]
        return {"position": a.position + 1, **facts_of(card)}
    if isinstance(a, Load):
        row_printed = s.box.rows[a.row] if a.row < len(s.box.rows) else s.box.rows[0]
        is_bribe = int(a.row < len(s.ships) and s.ships[a.row] >= 8)
        return {"ship": row_printed.ship + 1, "points": row_printed.points, "row": a.row + 1, "is_bribe": is_bribe}
    return {}


def asked_at(s: Craft, seat: int) -> str:
    """The question that is asked, for words that depend on it."""
    choice = question(s, seat)
    return "" if choice is None else kebab(type(choice).__name__)


def owner_of_space(s: Craft, seat: int, space: int) -> dict[str, Fact]:
    """Whose disc would be covered."""
    choice = question(s, seat)
    disc = s.queue[choice.town * QUEUE + space * LEVELS] if isinstance(choice, CoverSpace) else seat
    return {"owner": max(disc, 0) & 7}


def breaks_rule(s: Craft, seat: int, is_right: bool) -> bool:
    """Whether the card being placed would break the colour rule there, and cost the privilege."""
    choice = question(s, seat)
    if not isinstance(choice, BuildAt):
        return False
    row = s.players[seat].row
    return not matches(s, row[-1] if is_right else row[0], choice.card)
