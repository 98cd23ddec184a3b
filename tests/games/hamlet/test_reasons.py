"""Why not: position, action, rule. The most telling reason comes first, and says how much is needed and there."""

from __future__ import annotations

import pytest

import gromada
from gromada.core.events import Fact
from gromada.core.play import explain
from gromada.core.steps import Choice
from gromada.games.hamlet.church import ChooseDelivery
from gromada.games.hamlet.construct import ChooseHostSide, ChooseProject
from gromada.games.hamlet.market import ChooseSale
from gromada.games.hamlet.payment import Pay
from gromada.games.hamlet.printed import DUE_BITS, SIDES, WOOD
from gromada.games.hamlet.roads import ChooseRoad
from gromada.games.hamlet.state import NO_SALE, Hamlet
from gromada.games.hamlet.town_hall import BuyBlueprint, Hire, PlaceDonkey
from gromada.games.hamlet.turn import ChooseAct, ChooseTile, MoveDonkey, Turn
from gromada.games.hamlet.workshops import ChooseAmount
from gromada.library import LANGUAGES
from gromada.texts import Texts
from tests.games.hamlet.building import (
    CHURCH,
    FARM,
    GAME,
    MARKET,
    PRINTED,
    QUARRY,
    TILE,
    TOWN_HALL,
    WOODCUTTER,
    empty,
    give,
    hamlet,
    lay,
    put,
    road,
)

SALE = {entry["id"]: i for i, entry in enumerate(PRINTED["sales"])}
SPEAKERS = [Texts(gromada.game("hamlet"), lang) for lang in LANGUAGES]
TWO_WOOD = 2 << (DUE_BITS * WOOD)


def asked(s: Hamlet, step: Choice[Hamlet]) -> Hamlet:
    s.agenda.append(step)
    return s


def cut_off() -> Hamlet:
    """A mountain range beside Church and Quarry, with no road to it."""
    return lay(hamlet(), ("small_mountain_range", "quarry", 2, 0))


def joined() -> Hamlet:
    s = cut_off()
    road(s, "quarry", "small_mountain_range", 1)
    return s


def full() -> Hamlet:
    s = hamlet()
    put(s, "woodcutter", "wood")
    return s


def with_sales(*sales: str) -> Hamlet:
    s = hamlet()
    s.face_up[:] = [*[SALE[sale] for sale in sales], NO_SALE, NO_SALE, NO_SALE][:3]
    return s


def all_delivered() -> Hamlet:
    s = hamlet()
    s.delivered = [1, 1, 1, 1]
    return s


def with_three_blueprints(gold: int) -> Hamlet:
    s = hamlet(gold=gold)
    give(s, "small_woodland", "tavern", "chapel")
    return s


def with_all_workers() -> Hamlet:
    s = with_three_blueprints(20)
    s.players[0].villagers = [CHURCH] * 4
    s.players[0].donkeys = [CHURCH] * 6
    return s


def with_row(gold: int) -> Hamlet:
    s = hamlet(gold=gold)
    s.row[:] = [TILE["tavern"], TILE["chapel"], TILE["monument"], TILE["stable"]]
    s.row_gold[:] = [0] * 4
    return s


def with_project(tile: str) -> Hamlet:
    s = hamlet()
    give(s, tile)
    return s


def sawmill(tokens: int = 2, made: int = 0) -> Hamlet:
    s = lay(hamlet(), ("sawmill", "market", 3, 2))
    if made:
        put(s, "sawmill", "plank", made)
    s.players[0].supply[0] = tokens
    return s


def without_wood() -> Hamlet:
    s = cut_off()
    empty(s, "woodcutter")
    return s


def without_roads() -> Hamlet:
    s = cut_off()
    s.players[0].roads = 0
    return s


def without_carrier() -> Hamlet:
    s = hamlet()
    s.players[0].donkeys = [QUARRY]
    return s


def worn_out() -> Hamlet:
    s = hamlet()
    s.players[0].standing = 0
    s.players[0].has_driven = True
    return s


RANGE = TILE["small_mountain_range"]
BARN = ChooseHostSide(0, QUARRY, TILE["barn"])
TAKEN_EDGE = next(side for side in range(SIDES) if hamlet().board.facing[QUARRY * SIDES + side] >= 0)
PAY_WOOD = Pay(0, CHURCH, TWO_WOOD, 0, 0, 0, True)
CASES: list[tuple[str, Hamlet, Choice[Hamlet], str, str, dict[str, Fact]]] = [
    ("no villager is there", hamlet(), Turn(0), f"villager {QUARRY}", "HAM-FLOW-3", {"has_acted": False}),
    ("the villager lies", worn_out(), Turn(0), f"villager {CHURCH}", "HAM-FLOW-3", {"has_acted": True}),
    ("the donkeys have moved", worn_out(), Turn(0), "donkeys", "HAM-DONK-2", {"is_last": False}),
    ("the last donkey", hamlet(), MoveDonkey(0, 0), "finish", "HAM-DONK-2", {"is_last": True}),
    ("an action was begun", hamlet(), ChooseTile(0, 0), "end", "HAM-FLOW-6", {}),
    ("nobody has built it", hamlet(), ChooseTile(0, 0), f"go {TILE['tavern']}", "HAM-TERM-1", {}),
    ("no road leads there", cut_off(), ChooseTile(0, 0), f"go {RANGE}", "HAM-VILL-2", {}),
    ("it is full", full(), ChooseTile(0, 0), f"go {WOODCUTTER}", "HAM-VILL-4", {"because": "HAM-PROD-1"}),
    ("too poor", hamlet(), ChooseTile(0, 0), f"go {TOWN_HALL}", "HAM-VILL-4", {"because": "HAM-FLOW-5", "need": 3}),
    ("a donkey to no tile", hamlet(), MoveDonkey(0, 0), f"drive {TILE['tavern']}", "HAM-TERM-1", {}),
    ("a donkey to a far tile", cut_off(), MoveDonkey(0, 0), f"drive {RANGE}", "HAM-DONK-1", {}),
    ("full producer", full(), ChooseAct(0, WOODCUTTER), "activate", "HAM-PROD-1", {}),
    ("landmark", joined(), ChooseAct(0, RANGE), "activate", "HAM-ACT-1", {}),
    ("nothing on sale", with_sales(), ChooseAct(0, MARKET), "activate", "HAM-MKT-2", {}),
    ("no milk", with_sales("s1_milk"), ChooseAct(0, MARKET), "activate", "HAM-MKT-1", {"need": 1, "have": 0}),
    ("all delivered", all_delivered(), ChooseAct(0, CHURCH), "activate", "HAM-CHU-4", {}),
    ("too little", hamlet(), ChooseAct(0, CHURCH), "activate", "HAM-CHU-1", {"need": 3, "have": 0, "is_gold": False}),
    ("no gold to hire", with_three_blueprints(2), ChooseAct(0, TOWN_HALL), "activate", "HAM-FLOW-5", {"need": 3}),
    ("all workers hired", with_all_workers(), ChooseAct(0, TOWN_HALL), "activate", "HAM-BP-1", {}),
    ("empty row, no gold", hamlet(gold=1), ChooseAct(0, TOWN_HALL), "activate", "HAM-FLOW-5", {"need": 3, "have": 1}),
    ("no blueprint", hamlet(), ChooseAct(0, QUARRY), "construct", "HAM-BUILD-1", {}),
    ("dear blueprint", with_project("tavern"), ChooseAct(0, QUARRY), "construct", "HAM-BUILD-2", {"have": 1}),
    ("no refining", sawmill(tokens=0), ChooseAct(0, TILE["sawmill"]), "activate", "HAM-REF-1", {"missing": "token"}),
    ("all joined", hamlet(), ChooseAct(0, QUARRY), "road", "HAM-ROAD-2", {}),
    ("joined already", joined(), ChooseAct(0, RANGE), "road", "HAM-ROAD-5", {"need": 2, "have": 0}),
    ("no wood", without_wood(), ChooseAct(0, QUARRY), "road", "HAM-ROAD-5", {"need": 2, "have": 0}),
    ("no road piece", without_roads(), ChooseAct(0, QUARRY), "road", "HAM-ROAD-4", {}),
    ("no such segment", cut_off(), ChooseRoad(0, QUARRY), "road 15", "HAM-ROAD-1", {}),
    ("full", sawmill(made=1), ChooseAmount(0, TILE["sawmill"]), "refine 1", "HAM-REF-1", {"missing": "space"}),
    ("no wood near", sawmill(), ChooseAmount(0, TILE["sawmill"]), "refine 1", "HAM-REF-1", {"missing": "input"}),
    ("dear place", with_row(1), BuyBlueprint(0), "take 3", "HAM-BP-2", {"need": 3, "have": 1}),
    ("no such place", with_row(1), BuyBlueprint(0), "take 4", "HAM-BP-5", {}),
    ("nobody to hire", with_row(1), BuyBlueprint(0), "skip", "HAM-TH-1", {}),
    ("dear villager", hamlet(gold=4), Hire(0, False), "hire villager", "HAM-FLOW-5", {"need": 5, "have": 4}),
    ("nothing done yet", hamlet(gold=4), Hire(0, False), "stop", "HAM-TH-1", {}),
    ("all donkeys", with_all_workers(), Hire(0, True), "hire donkey", "HAM-HIRE-1", {}),
    ("a donkey on a blueprint", hamlet(), PlaceDonkey(0), f"put {TILE['tavern']}", "HAM-TERM-1", {}),
    ("a donkey where no road leads", cut_off(), PlaceDonkey(0), f"put {RANGE}", "HAM-HIRE-3", {}),
    ("sale out of reach", with_sales("s1_milk"), ChooseSale(0), "sell 0", "HAM-MKT-1", {"need": 1, "have": 0}),
    ("empty sale space", with_sales("s1_milk"), ChooseSale(0), "sell 1", "HAM-MKT-2", {}),
    ("gold to deliver", hamlet(gold=9), ChooseDelivery(0), "deliver 0", "HAM-CHU-1", {"need": 10, "have": 9}),
    ("filled space", all_delivered(), ChooseDelivery(0), "deliver 0", "HAM-CHU-2", {}),
    ("begging too early", hamlet(), ChooseDelivery(0), "beg", "HAM-CHU-3", {}),
    ("another's blueprint", hamlet(), ChooseProject(0, QUARRY), f"build {TILE['tavern']}", "HAM-BUILD-1", {}),
    ("no place", with_project("barn"), ChooseHostSide(0, QUARRY, TILE["barn"]), "on 15", "HAM-GEO-7", {"why": "edge"}),
    ("an edge that is taken", with_project("barn"), BARN, f"on {TAKEN_EDGE}", "HAM-GEO-7", {"why": "taken"}),
    ("not due", hamlet(), PAY_WOOD, f"use stone {QUARRY}", "HAM-PAY-1", {"is_wanted": False}),
    ("not there", hamlet(), PAY_WOOD, f"use wood {TILE['barn']}", "HAM-PAY-1", {"is_wanted": True}),
    ("too far", without_carrier(), Pay(0, FARM, TWO_WOOD, 0, 0, 0, True), f"use wood {WOODCUTTER}", "HAM-TRANS-1", {}),
    ("no gold to buy", hamlet(gold=1), Pay(0, CHURCH, TWO_WOOD, 0, 0, 0, True), "buy wood", "HAM-PAY-6", {"need": 3}),
    ("no purchase", hamlet(gold=9), Pay(0, MARKET, TWO_WOOD, 0, 0, 0, False), "buy wood", "HAM-MKT-3", {}),
]


@pytest.mark.rule("HAM-TERM-1", "HAM-CHU-4", "HAM-FLOW-5", "HAM-MKT-2", "HAM-ROAD-2")
@pytest.mark.parametrize(
    ("position", "step", "move", "rule", "facts"), [case[1:] for case in CASES], ids=[c[0] for c in CASES]
)
def test_a_refusal_names_the_rule_that_tells_most(
    position: Hamlet, step: Choice[Hamlet], move: str, rule: str, facts: dict[str, Fact]
) -> None:
    s = asked(position.copy(), step)
    s.catalogue = GAME.catalogue
    refusal = explain(s, 0, GAME.catalogue.read(move))

    assert refusal is not None
    assert refusal.rule == rule
    assert {name: refusal.facts.get(name) for name in facts} == facts
    assert all(speaker.why(refusal) for speaker in SPEAKERS)
