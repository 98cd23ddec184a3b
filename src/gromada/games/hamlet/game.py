"""The game as a driver sees it: every question about Hamlet is answered here or next door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.game import Flag, Game, Number, Options, Phrase, Setting
from gromada.core.packs import Pack
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.games.hamlet import evaluation, features, view
from gromada.games.hamlet.actions import (
    CATALOGUE,
    Buy,
    ChooseBlueprint,
    Deliver,
    Drive,
    Fill,
    Go,
    HireDonkey,
    HireVillager,
    HostSide,
    OwnSide,
    PutDonkey,
    RoadSide,
    Rouse,
    Sell,
    TakeBlueprint,
    UseBasic,
    UseToken,
)
from gromada.games.hamlet.components import HamletBox
from gromada.games.hamlet.construct import ChooseHostSide, ChooseOwnSide, ChooseProject
from gromada.games.hamlet.payment import Pay
from gromada.games.hamlet.printed import DUE_BITS, DUE_MASK, RESOURCES, SEGMENT_TYPES, SIDES
from gromada.games.hamlet.roads import ChooseRoad
from gromada.games.hamlet.scoring import score_lines, total_of, winners
from gromada.games.hamlet.setup_game import OFF, check_limits, new_hamlet
from gromada.games.hamlet.state import NO_SALE, Hamlet
from gromada.games.hamlet.turn import ChooseAct, MoveDonkey, Turn
from gromada.games.hamlet.workshops import ChooseAmount, FillSpace

RULES_VERSION: Final = 1
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

    def scores(self, s: Hamlet) -> list[int]:
        return [total_of(s, seat) for seat in range(s.seats)]

    def winners(self, s: Hamlet) -> list[int]:
        return winners(s)

    def score_sheet(self, s: Hamlet, seat: int) -> list[tuple[str, int]]:
        return list(zip(SCORE_LINES, score_lines(s, seat), strict=True))

    def evaluate(self, s: Hamlet, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def value_scale(self) -> float:
        return 30.0

    def features(self, s: Hamlet, seat: int) -> list[float]:
        return features.features(s, seat)

    def feature_names(self) -> list[str]:
        return features.feature_names()

    def prompt(self, s: Hamlet, choice: Choice[State]) -> Phrase:
        phrase = super().prompt(s, choice)
        facts = phrase.facts
        facts["round"] = s.round
        facts["gold"] = s.players[choice.seat].gold
        if isinstance(choice, Turn):
            facts["villagers"] = s.players[choice.seat].standing.bit_count()
        elif isinstance(choice, MoveDonkey):
            facts["donkey"] = choice.donkey + 1
            facts.update(tile_facts(s, s.players[choice.seat].donkeys[choice.donkey]))
        elif isinstance(choice, (ChooseAct, FillSpace, ChooseAmount, ChooseRoad)):
            facts.update(tile_facts(s, choice.tile))
        elif isinstance(choice, ChooseProject):
            facts.update(tile_facts(s, choice.host))
        elif isinstance(choice, (ChooseHostSide, ChooseOwnSide)):
            facts.update(tile_facts(s, choice.tile))
            facts["host"] = f"~{s.box.tiles[choice.host].id}"
        elif isinstance(choice, Pay):
            facts.update(tile_facts(s, choice.tile))
            for i, name in enumerate(RESOURCES):
                facts[name] = choice.due >> (DUE_BITS * i) & DUE_MASK
        return phrase

    def label(self, s: Hamlet, seat: int, action: Action) -> Phrase:
        phrase = super().label(s, seat, action)
        phrase.facts.update(names_in(s, seat, action))
        return phrase


class Limit(Number):
    """A number of rounds, or off; 0 is off too. [HAM-OPT-3, HAM-OPT-4]"""

    def read(self, value: object) -> str | int | bool:
        if value == 0 and not isinstance(value, bool):
            return OFF
        return OFF if value == "0" else super().read(value)


def tile_facts(s: Hamlet, tile: int) -> dict[str, Fact]:
    """A tile by its name; tiles of one name are told apart by a number."""
    if tile >= len(s.box.tiles):
        return {"tile": str(tile), "twin": 0}
    printed = s.box.tiles[tile]
    return {"tile": f"~{printed.id}", "twin": printed.twin}


def names_in(s: Hamlet, seat: int, a: Action) -> dict[str, Fact]:
    """The printed names that an action is called by."""
    if isinstance(a, (Rouse, Drive, Go, PutDonkey, ChooseBlueprint)):
        return tile_facts(s, a.tile)
    if isinstance(a, (Fill, Buy)):
        facts: dict[str, Fact] = {"resource": f"~{RESOURCES[a.resource]}"}
        facts["price"] = s.market_side().price(a.resource)
        return facts
    if isinstance(a, UseBasic):
        return {**tile_facts(s, a.tile), "resource": f"~{RESOURCES[a.resource]}"}
    if isinstance(a, UseToken):
        product = s.box.tiles[a.tile].product if a.tile < len(s.box.tiles) else -1
        facts = {"resource": f"~{RESOURCES[product]}" if product >= 0 else "", "is_quality": a.side}
        return {**tile_facts(s, a.tile), **facts, "owner": "~botric" if a.maker >= s.seats else a.maker}
    if isinstance(a, TakeBlueprint):
        tile = s.row[a.position] if a.position < len(s.row) else len(s.box.tiles)
        gold = s.row_gold[a.position] if a.position < len(s.row) else 0
        return {**tile_facts(s, tile), "price": a.position, "gold": gold}
    if isinstance(a, Sell):
        number = s.face_up[a.space] if a.space < len(s.face_up) else NO_SALE
        sale = f"~{s.box.sales[number].id}" if number != NO_SALE else ""
        return {"sale": sale, "space": a.space + 1}
    if isinstance(a, Deliver):
        return delivery_facts(s, a.space)
    if isinstance(a, HireVillager):
        hired = len(s.players[seat].villagers) - s.box.start_villagers
        return {"price": s.box.villager_costs[hired] if hired < len(s.box.villager_costs) else 0}
    if isinstance(a, HireDonkey):
        return {"price": s.box.donkey_cost}
    if isinstance(a, (HostSide, OwnSide, RoadSide)):
        return {"number": a.side + 1, **side_facts(s, seat, a)}
    return {}


def side_facts(s: Hamlet, seat: int, a: HostSide | OwnSide | RoadSide) -> dict[str, Fact]:
    """The type of the segment that is meant, and for a road the tile beyond it."""
    facts: dict[str, Fact] = {"type": "", "tile": "", "twin": 0}
    choice = s.agenda[-1] if s.agenda else None
    tile = -1
    if isinstance(a, HostSide) and isinstance(choice, ChooseHostSide):
        tile = choice.host
    elif isinstance(a, (OwnSide, RoadSide)) and isinstance(choice, (ChooseOwnSide, ChooseRoad)):
        tile = choice.tile
    if tile < 0 or a.side >= s.box.shapes[tile].sides:
        return facts
    facts["type"] = SEGMENT_TYPES[s.box.shapes[tile].segments[a.side]]
    facing = s.board.facing[tile * SIDES + a.side]
    if isinstance(a, RoadSide) and facing >= 0:
        facts.update(tile_facts(s, facing // SIDES))
    return facts


def delivery_facts(s: Hamlet, space: int) -> dict[str, Fact]:
    deliveries = s.church_side().deliveries
    facts: dict[str, Fact] = {"space": space + 1, "amount": 0, "points": 0, "gold": 0}
    names = [""] * 4
    if space < len(deliveries):
        delivery = deliveries[space]
        facts["amount"] = delivery.cost.amount
        facts["gold"] = delivery.cost.gold
        facts["points"] = delivery.points
        found = [f"~{name}" for i, name in enumerate(RESOURCES) if delivery.cost.mixed >> i & 1]
        names = [*found, "", "", "", ""]
    facts["types"] = len([name for name in names if name])
    for i in range(4):
        facts[f"type{i}"] = names[i]
    return facts
