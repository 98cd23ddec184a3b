"""The game as a driver sees it: every question about Villagers is answered here or next door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.game import Flag, Game, OneOf, Options, Phrase, Setting
from gromada.core.packs import Pack
from gromada.core.play import question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.games.villagers import evaluation, features, view
from gromada.games.villagers.actions import (
    CATALOGUE,
    Basic,
    Card,
    Coin,
    Owner,
    Pick,
    Play,
    Resolve,
    Take,
    TakeTop,
    Trade,
)
from gromada.games.villagers.build import PayFreelancer
from gromada.games.villagers.components import VillagersBox
from gromada.games.villagers.countess_events import Bribe, SilverFor
from gromada.games.villagers.draft import draft_limit
from gromada.games.villagers.events import THE_COUNTESS, owner_facts
from gromada.games.villagers.knowledge import FACE
from gromada.games.villagers.lock import Unlock, Unlocker
from gromada.games.villagers.market import winners
from gromada.games.villagers.placing import Place
from gromada.games.villagers.printed import EVENTS, KINDS, MODULES, SOLO_MODES, SUITS
from gromada.games.villagers.road import pile
from gromada.games.villagers.scoundrels import SchemeCard, SheriffCard
from gromada.games.villagers.setup_game import FIRST_PLAYERS, check_options, new_valley
from gromada.games.villagers.special import SwapCard
from gromada.games.villagers.state import NO_CARD, Valley
from gromada.games.villagers.village import KIND, coins_on, named

RULES_VERSION: Final = 2
SCORE_LINES: Final = ("score-first-market", "score-gold", "score-silver", "score-coins", "score-rest")


class Villagers(Game[Valley]):
    """Villagers for 1 to 5."""

    def __init__(self, pack: Pack) -> None:
        self.villagers_box: Final = VillagersBox(pack)
        super().__init__("villagers", (1, 5), RULES_VERSION, CATALOGUE, self.villagers_box)

    def settings(self) -> list[Setting]:
        modules: list[Setting] = [Flag(name, False) for name in MODULES]
        return [*modules, OneOf("first_player", FIRST_PLAYERS), OneOf("solo", SOLO_MODES)]

    def check_options(self, seats: int, options: Options) -> None:
        check_options(seats, options)

    def set_up(self, seats: int, options: Options) -> Valley:
        return new_valley(self.villagers_box, seats, options)

    def view(self, s: Valley, seat: int | None) -> Mapping[str, object]:
        return view.view(s, seat)

    def determinize(self, s: Valley, seat: int | None, rng: Rng) -> Valley:
        return view.determinize(s, seat, rng)

    def scores(self, s: Valley) -> list[int]:
        return [s.players[seat].gold for seat in range(s.seats)]

    def winners(self, s: Valley) -> list[int]:
        return winners(s)

    def score_sheet(self, s: Valley, seat: int) -> list[tuple[str, int]]:
        p = s.players[seat]
        parts = [p.from_first, p.from_gold, p.from_silver, p.from_coins]
        return list(zip(SCORE_LINES, [*parts, p.gold - sum(parts)], strict=True))

    def evaluate(self, s: Valley, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def rival(self, s: Valley) -> float | None:
        """[VIL-SOLO-20] Alone, the Countess is the one to beat."""
        return evaluation.evaluate(s, s.seats) if s.solo else None

    def value_scale(self) -> float:
        return 30.0

    def search_depth(self, s: Valley) -> int:
        """What the Countess makes of the cards that she is given shows only at the markets."""
        return 1 if s.solo else 0

    def features(self, s: Valley, seat: int) -> list[float]:
        return features.features(s, seat)

    def feature_names(self) -> list[str]:
        return features.feature_names()

    def prompt(self, s: Valley, choice: Choice[State]) -> Phrase:
        phrase = super().prompt(s, choice)
        p = s.players[choice.seat]
        facts = phrase.facts
        facts["gold"] = p.gold
        facts["actions"] = s.actions
        facts["trades"] = s.trades
        facts["drafts"] = max(0, draft_limit(s, p) - len(p.square))
        if isinstance(choice, (Place, Unlock, Unlocker)):
            facts["card"] = f"~{KINDS[choice.kind]}"
        if isinstance(choice, (Unlock, Unlocker)):
            facts["key"] = f"~{KINDS[s.box.lock[choice.kind]]}"
        if isinstance(choice, (PayFreelancer, Unlocker, SwapCard, SchemeCard, SheriffCard, SilverFor)):
            facts.update(owner_facts(named(s, choice.owner)))
        return phrase

    def label(self, s: Valley, seat: int, action: Action) -> Phrase:
        phrase = super().label(s, seat, action)
        phrase.facts.update(names_in(s, seat, action))
        return phrase


def village_meant(s: Valley, seat: int) -> int:
    """Whose Village the slots of an answer belong to."""
    choice = question(s, seat)
    if isinstance(choice, Bribe):
        return s.seats
    if isinstance(choice, (Unlocker, SwapCard, SchemeCard, SheriffCard, SilverFor)):
        return choice.owner
    return seat


def names_in(s: Valley, seat: int, a: Action) -> dict[str, Fact]:
    """The printed names that an action is called by."""
    if isinstance(a, (Take, Coin)):
        kind = s.road[a.space] if a.space < len(s.road) else NO_CARD
        coins = s.road_coins[a.space] if kind != NO_CARD else 0
        return {"card": f"~{KINDS[kind]}" if kind != NO_CARD else "", "space": a.space + 1, "coins": coins}
    if isinstance(a, TakeTop):
        cards = pile(s, a.stack) if a.stack < len(s.stacks) else []
        suit = f"~suit.{SUITS[s.box.suit[cards[-1] >> FACE]]}" if cards else ""
        return {"stack": a.stack + 1, "count": len(cards), "suit": suit}
    if isinstance(a, (Play, Trade, Pick, Basic)):
        return {"card": f"~{KINDS[a.kind]}"}
    if isinstance(a, Card):
        village = s.players[village_meant(s, seat)].village
        if a.slot >= len(village):
            return {"card": "", "number": a.slot + 1, "coins": 0}
        return {"card": f"~{KINDS[village[a.slot] & KIND]}", "number": a.slot + 1, "coins": coins_on(village[a.slot])}
    if isinstance(a, Owner):
        facts = owner_facts(named(s, a.owner) if a.owner < len(s.players) else THE_COUNTESS)
        facts["is_own"] = int(a.owner == seat)
        return facts
    if isinstance(a, Resolve):
        return {"event": f"~event.{EVENTS[a.event]}"}
    return {}
