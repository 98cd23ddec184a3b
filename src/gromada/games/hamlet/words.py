"""What questions and answers are called: the facts that the sentences of `texts/` need. Only a table asks for them."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact, who
from gromada.core.state import State
from gromada.core.steps import Choice, Step
from gromada.games.hamlet.actions import (
    Beg,
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
    Refine,
    RoadSide,
    Rouse,
    Sell,
    TakeBlueprint,
    UseBasic,
    UseBuilding,
    UseToken,
)
from gromada.games.hamlet.church import CompleteDelivery
from gromada.games.hamlet.construct import ChooseHostSide, ChooseOwnSide, ChooseProject, Raise
from gromada.games.hamlet.lattice import TURNS
from gromada.games.hamlet.market import CompleteSale
from gromada.games.hamlet.payment import Pay
from gromada.games.hamlet.printed import (
    BASICS,
    DUE_BITS,
    DUE_MASK,
    KINDS,
    LANDMARK,
    PRODUCER,
    RESOURCES,
    ROAD,
    SEGMENT_TYPES,
    SIDES,
    Cost,
)
from gromada.games.hamlet.roads import ChooseRoad, LayRoad
from gromada.games.hamlet.state import NO_SALE, Hamlet
from gromada.games.hamlet.turn import ChooseAct, MoveDonkey, Turn
from gromada.games.hamlet.workshops import ChooseAmount, FillSpace, MakeTokens

NO_COST: Final = Cost(0, 0, 0, 0)


# -- questions -----------------------------------------------------------------------------------------------


def question_facts(s: Hamlet, choice: Choice[State]) -> dict[str, Fact]:
    """What the sentence of a question needs beside the question's own fields."""
    me = s.players[choice.seat]
    facts: dict[str, Fact] = {"round": s.round, "gold": me.gold}
    if isinstance(choice, Turn):
        facts["villagers"] = me.standing.bit_count()
        facts["has_driven"] = me.has_driven
    elif isinstance(choice, MoveDonkey):
        facts["donkey"] = choice.donkey + 1
        facts.update(tile_facts(s, me.donkeys[choice.donkey]))
    elif isinstance(choice, (ChooseAct, FillSpace, ChooseAmount, ChooseRoad)):
        facts.update(tile_facts(s, choice.tile))
    elif isinstance(choice, ChooseProject):
        facts.update(tile_facts(s, choice.host))
    elif isinstance(choice, (ChooseHostSide, ChooseOwnSide)):
        facts.update(tile_facts(s, choice.tile))
        facts["host"] = f"~{s.box.tiles[choice.host].id}"
        if isinstance(choice, ChooseOwnSide):
            facts["side"] = choice.side + 1  # people count from 1
    elif isinstance(choice, Pay):
        facts.update(cost_facts(Cost(choice.due, choice.mixed, choice.amount, choice.gold)))
        facts.update(purpose_facts(s, s.agenda[-2]))
    return facts


def purpose_facts(s: Hamlet, effect: Step) -> dict[str, Fact]:
    """What a payment is for: the step that follows it."""
    if isinstance(effect, Raise):
        return {"purpose": "building", **tile_facts(s, effect.tile)}
    if isinstance(effect, LayRoad):
        return {"purpose": "road", **tile_facts(s, s.board.facing[effect.side] // SIDES)}
    if isinstance(effect, CompleteSale):
        return {"purpose": "sale", **tile_facts(s, s.box.market)}
    if isinstance(effect, CompleteDelivery):
        return {"purpose": "delivery", **tile_facts(s, s.box.church)}
    assert isinstance(effect, MakeTokens), f"{effect!r} is not paid for"
    return {"purpose": "refining", **tile_facts(s, effect.tile)}


# -- answers -------------------------------------------------------------------------------------------------


def answer_facts(s: Hamlet, seat: int, a: Action) -> dict[str, Fact]:
    """The printed names that an action is called by, what it costs and what it brings."""
    if isinstance(a, (Rouse, Drive, Go, PutDonkey)):
        return tile_facts(s, a.tile)
    if isinstance(a, ChooseBlueprint):
        return {**tile_facts(s, a.tile), **project_facts(s, a.tile)}
    if isinstance(a, UseBuilding):
        return building_facts(s)
    if isinstance(a, (Fill, Buy)):
        return {"resource": f"~{RESOURCES[a.resource]}", "price": s.market_side().price(a.resource)}
    if isinstance(a, Refine):
        return refining_facts(s, a)
    if isinstance(a, UseBasic):
        return {**tile_facts(s, a.tile), "resource": f"~{RESOURCES[a.resource]}"}
    if isinstance(a, UseToken):
        return token_facts(s, a)
    if isinstance(a, TakeBlueprint):
        tile = s.row[a.position] if a.position < len(s.row) else len(s.box.tiles)
        gold = s.row_gold[a.position] if a.position < len(s.row) else 0
        return {**tile_facts(s, tile), "price": a.position, "gold": gold}
    if isinstance(a, Sell):
        return sale_facts(s, a.space)
    if isinstance(a, Deliver):
        return delivery_facts(s, a.space)
    if isinstance(a, Beg):
        return {"gold": s.box.begging_gold}
    if isinstance(a, HireVillager):
        hired = len(s.players[seat].villagers) - s.box.start_villagers
        return {"price": s.box.villager_costs[hired] if hired < len(s.box.villager_costs) else 0}
    if isinstance(a, HireDonkey):
        return {"price": s.box.donkey_cost}
    if isinstance(a, (HostSide, OwnSide, RoadSide)):
        return side_facts(s, a)
    return {}


def tile_facts(s: Hamlet, tile: int) -> dict[str, Fact]:
    """A tile by its name; tiles of one name are told apart by a number."""
    if tile >= len(s.box.tiles):
        return {"tile": str(tile), "twin": 0}
    printed = s.box.tiles[tile]
    return {"tile": f"~{printed.id}", "twin": printed.twin}


def cost_facts(cost: Cost) -> dict[str, Fact]:
    """A cost as a list: so many of each named resource, so many of any of some, and gold."""
    facts: dict[str, Fact] = {"amount": cost.amount, "cost_gold": cost.gold}
    named = [i for i in range(len(RESOURCES)) if cost.due >> (DUE_BITS * i) & DUE_MASK]
    mixed = [i for i in range(len(RESOURCES)) if cost.amount and cost.mixed >> i & 1]
    facts["kinds"] = len(named)
    facts["types"] = len(mixed)
    for slot in range(len(RESOURCES)):
        is_named = slot < len(named)
        facts[f"count{slot}"] = cost.due >> (DUE_BITS * named[slot]) & DUE_MASK if is_named else 0
        facts[f"name{slot}"] = f"~{RESOURCES[named[slot]]}" if is_named else ""
        facts[f"type{slot}"] = f"~{RESOURCES[mixed[slot]]}" if slot < len(mixed) else ""
    return facts


def project_facts(s: Hamlet, tile: int) -> dict[str, Fact]:
    """What a building costs and gives at once."""
    if tile >= len(s.box.tiles):
        return {**cost_facts(NO_COST), "points": 0, "gold": 0}
    printed = s.box.tiles[tile]
    return {**cost_facts(printed.cost), "points": printed.points, "gold": printed.gold}


def building_facts(s: Hamlet) -> dict[str, Fact]:
    """What activating does, by the kind of the building where the villager stands."""
    choice = s.agenda[-1] if s.agenda else None
    facts: dict[str, Fact] = {"kind": KINDS[LANDMARK], "count": 0, "gold": 0, "points": 0, "resource": ""}
    if not isinstance(choice, ChooseAct):
        return {**facts, "tile": "", "twin": 0}
    facts.update(tile_facts(s, choice.tile))
    printed = s.box.tiles[choice.tile]
    facts["kind"] = KINDS[printed.kind]
    if printed.kind == PRODUCER:
        facts["count"] = s.room(choice.tile)
        facts["gold"], facts["points"] = printed.work_gold, printed.work_points
    elif printed.product >= 0:
        facts["resource"] = f"~{RESOURCES[printed.product]}"
    return facts


def refining_facts(s: Hamlet, a: Refine) -> dict[str, Fact]:
    choice = s.agenda[-1] if s.agenda else None
    if not isinstance(choice, ChooseAmount):
        return {"amount": a.amount, "resource": "", "input": "", "tile": "", "twin": 0}
    printed = s.box.tiles[choice.tile]
    return {
        **tile_facts(s, choice.tile),
        "amount": a.amount,
        "resource": f"~{RESOURCES[printed.product]}",
        "input": f"~{RESOURCES[printed.input]}",
    }


def token_facts(s: Hamlet, a: UseToken) -> dict[str, Fact]:
    """A refined token: whose it is, and what that player gains by its use."""
    product = s.box.tiles[a.tile].product if a.tile < len(s.box.tiles) else -1
    is_bot = a.maker >= s.seats
    gold, points = s.box.token_gold[a.side], s.box.token_points[a.side]
    return {
        **tile_facts(s, a.tile),
        "resource": f"~{RESOURCES[product]}" if product >= BASICS else "",
        "is_quality": a.side,
        "owner": "~botric" if is_bot else who(a.maker),
        "gold": 0 if is_bot else gold,
        "points": points + s.box.solo.gold_gain_points if is_bot else points,
    }


def sale_facts(s: Hamlet, space: int) -> dict[str, Fact]:
    number = s.face_up[space] if space < len(s.face_up) else NO_SALE
    if number == NO_SALE:
        return {"sale": "", "points": 0, "gold": 0}
    sale = s.box.sales[number]
    return {"sale": f"~{sale.id}", "points": sale.points, "gold": sale.gold}


def delivery_facts(s: Hamlet, space: int) -> dict[str, Fact]:
    deliveries = s.church_side().deliveries
    if space >= len(deliveries):
        return {"points": 0, **cost_facts(NO_COST)}
    return {"points": deliveries[space].points, **cost_facts(deliveries[space].cost)}


def side_facts(s: Hamlet, a: HostSide | OwnSide | RoadSide) -> dict[str, Fact]:
    """The segment that is meant: its type and where on the tile it lies; for a road the tile beyond it and the cost.

    A segment of a tile that lies there is told by the direction it looks in, counted from 0, north, clockwise; one of
    a tile that would be laid by how that tile would be turned. Of several alike `which` counts from 1, clockwise.
    """
    facts: dict[str, Fact] = {"type": "", "tile": "", "twin": 0, "direction": 0, "degrees": 0, "which": 0}
    choice = s.agenda[-1] if s.agenda else None
    tile = -1
    if isinstance(a, HostSide) and isinstance(choice, ChooseHostSide):
        tile = choice.host
    elif isinstance(a, (OwnSide, RoadSide)) and isinstance(choice, (ChooseOwnSide, ChooseRoad)):
        tile = choice.tile
    is_there = tile >= 0 and a.side < s.box.shapes[tile].sides
    if is_there:
        walk = s.box.shapes[tile].walk
        alike = [side for side in range(len(walk)) if walk[side] == walk[a.side]]
        facts["type"] = SEGMENT_TYPES[s.box.shapes[tile].segments[a.side]]
        facts["which"] = alike.index(a.side) + 1 if len(alike) > 1 else 0
        if isinstance(choice, ChooseOwnSide):
            facts["degrees"] = 60 * s.board.turns_for(choice.host * SIDES + choice.side, tile, a.side)
        else:
            facts["direction"] = (walk[a.side] + s.board.turns[tile]) % TURNS
    if isinstance(a, RoadSide):
        facing = s.board.facing[tile * SIDES + a.side] if is_there else -1
        facts["is_joint"] = facing >= 0 and facts["type"] != SEGMENT_TYPES[ROAD]
        if facing >= 0:
            facts.update(tile_facts(s, facing // SIDES))
        facts.update(cost_facts(s.box.road_costs[s.box.shapes[tile].segments[a.side]] if is_there else NO_COST))
    return facts
