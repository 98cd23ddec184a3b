"""The game as a driver sees it: every question about Keyflower is answered here or next door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.game import Flag, Game, OneOf, Options, Phrase, Setting
from gromada.core.packs import Pack
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.games.keyflower import evaluation, features, view
from gromada.games.keyflower.actions import (
    CATALOGUE,
    Beside,
    Bid,
    Carry,
    Contribute,
    PayGroup,
    Pick,
    Place,
    Resource,
    Towards,
    Turned,
    Upgrade,
    UseTile,
)
from gromada.games.keyflower.bidding import reserve_of
from gromada.games.keyflower.components import SEA_BASTION_MODES, KeyflowerBox
from gromada.games.keyflower.effects import ChooseResource, PayWorker, ReturnSkill
from gromada.games.keyflower.expand import PlaceBeside, PlaceTurned
from gromada.games.keyflower.printed import RESOURCES, TILE_IDS
from gromada.games.keyflower.scoring import SCORE_LINES, score_lines, total, winners
from gromada.games.keyflower.season import shown_id
from gromada.games.keyflower.setup_game import new_table
from gromada.games.keyflower.state import Keyflower, bid_of, group_colour, index_of
from gromada.games.keyflower.transport import CarryTowards
from gromada.games.keyflower.turn import AddWorker, Placing, TakeGroup
from gromada.games.keyflower.upgrading import PayResources, PaySkill

RULES_VERSION: Final = 1


class KeyflowerGame(Game[Keyflower]):
    """Keyflower for 2 to 6."""

    def __init__(self, pack: Pack) -> None:
        self.keyflower_box: Final = KeyflowerBox(pack)
        super().__init__("keyflower", (2, 6), RULES_VERSION, CATALOGUE, self.keyflower_box)

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

    def evaluate(self, s: Keyflower, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def value_scale(self) -> float:
        return 20.0

    def search_depth(self, s: Keyflower) -> int:
        """Auctions must be seen to their end: a bid in the middle of a season is hard to judge."""
        return 14

    def features(self, s: Keyflower, seat: int) -> list[float]:
        return features.features(s, seat)

    def feature_names(self) -> list[str]:
        return features.feature_names()

    def prompt(self, s: Keyflower, choice: Choice[State]) -> Phrase:
        phrase = super().prompt(s, choice)
        facts = phrase.facts
        facts["season"] = s.season
        if isinstance(
            choice, (Placing, AddWorker, ChooseResource, PayWorker, ReturnSkill, CarryTowards, PlaceBeside, PlaceTurned)
        ):
            facts["tile"] = f"~{shown_id(s, choice.tile)}"
        if isinstance(choice, (PayResources, PaySkill)):
            facts["tile"] = f"~{TILE_IDS[choice.tile]}"
        if isinstance(choice, Placing):
            facts["bid"] = int(choice.is_bid)
            if choice.is_bid:
                facts["own"] = bid_of(s, choice.tile, choice.seat)
        if isinstance(choice, TakeGroup):
            group = reserve_of(s, choice.seat).groups[choice.at]
            facts["group"] = f"~{shown_id(s, group >> 16)}"
            facts["size"] = group & 255
            facts["colour"] = group >> 8 & 255
        if isinstance(choice, CarryTowards):
            facts["resource"] = f"~{RESOURCES[choice.resource]}"
        return phrase

    def label(self, s: Keyflower, seat: int, action: Action) -> Phrase:
        phrase = super().label(s, seat, action)
        phrase.facts.update(names_in(s, seat, action))
        return phrase


def names_in(s: Keyflower, seat: int, a: Action) -> dict[str, Fact]:
    """The printed names that an action is called by."""
    if isinstance(a, Resource):
        return {"resource": f"~{RESOURCES[a.resource]}"}
    if isinstance(a, Carry):
        return {"resource": f"~{RESOURCES[a.resource]}", "tile": f"~{shown_id(s, a.tile)}"}
    if isinstance(a, PayGroup):
        is_there = bool(bid_of(s, a.tile, seat)) if 6 <= a.tile < 58 else False
        facts: dict[str, Fact] = {"tile": f"~{shown_id(s, a.tile)}"}
        facts["size"] = bid_of(s, a.tile, seat) if is_there else 0
        facts["colour"] = group_colour(s, a.tile, seat) if is_there else -1
        return facts
    if isinstance(a, (Bid, UseTile, Upgrade, Pick, Place, Contribute)):
        return {"tile": f"~{shown_id(s, a.tile)}"}
    if isinstance(a, Beside):
        return {"tile": f"~{shown_id(s, a.tile)}", "side": a.side}
    if isinstance(a, Towards):
        tile = tile_towards(s, seat, a.side)
        return {"side": a.side, "tile": tile, "known": int(bool(tile))}
    if isinstance(a, Turned):
        return {"steps": a.steps}
    return {}


def tile_towards(s: Keyflower, seat: int, side: int) -> str:
    """The tile that a resource would be carried to; empty if nothing is being carried."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, CarryTowards) or step.seat != seat:
        return ""
    p = s.players[seat]
    there = p.beside[index_of(p.village, step.tile) * 6 + side]
    return f"~{shown_id(s, p.village[there])}" if there >= 0 else ""
