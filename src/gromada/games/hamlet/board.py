"""The table in words: markets and offers, the village tile by tile with its ways, then what each player has.

A village of odd shapes reads better as a list of tiles with the tiles that a road leads to than as a drawing.
"""

from __future__ import annotations

from typing import cast

from gromada.core.board import Line, Part, Words, company, counted
from gromada.games.hamlet.components import HamletBox
from gromada.games.hamlet.printed import Cost
from gromada.games.hamlet.view import DeliveryView, HamletView, PlayerView, RowView, TileView
from gromada.games.hamlet.words import cost_facts


def board(box: HamletBox, shown: object, seat: int | None, w: Words) -> list[Part]:
    view = cast(HamletView, shown)
    parts = [Part(w.say("words-table"), offers(box, view, w)), Part(w.say("view-board"), village(view, w))]
    for p in view["players"]:
        if p["seat"] == seat:
            parts.append(Part(w.seat(seat), household(box, view, p, w)))
    others = [p for p in view["players"] if p["seat"] != seat]
    if others:
        parts.append(Part(company(seat, w), [Line(p["at"], called(p, w), summary(p, w)) for p in others]))
    return parts


def called(p: PlayerView, w: Words) -> str:
    return w.name("botric") if p["is_botric"] else w.seat(p["seat"])


def tile_name(id: str, w: Words) -> str:
    return w.value("id", id)


# -- what all share -----------------------------------------------------------------------------------


def offers(box: HamletBox, view: HamletView, w: Words) -> list[Line]:
    lines = [
        Line("round", w.say("words-round", round=view["round"]), course(view, w)),
        Line("row", w.say("view-row"), [offer(box, row, w) for row in view["row"]] or ["–"]),
        Line("sales", w.say("view-sales"), sales(box, view, w)),
        Line(
            "deliveries",
            w.say("view-deliveries"),
            [delivery(number, one, w) for number, one in enumerate(view["deliveries"])],
        ),
        Line("milestones", w.say("view-milestones"), milestones(view, w)),
        Line("awards", w.say("words-awards", seats=":".join([called(p, w) for p in view["players"]])), awards(view, w)),
    ]
    favour = view["favour"]
    if favour is not None:
        tokens = [w.name(token) for token in favour["tokens"]]
        lines.append(Line("favour", w.say("view-favour"), [w.say("words-coins", count=favour["coins"]), *tokens]))
    return lines


def course(view: HamletView, w: Words) -> list[str]:
    found = [w.say("words-first", seat=w.seat(view["first"]))] if len(view["players"]) > 1 else []
    found.append(w.say("words-church", count=view["church_parts"]))
    found.append(w.say("words-prices", basic=view["price_basic"], refined=view["price_refined"]))
    if view["stall"]:
        found.append(w.say("words-stall", count=view["stall"], limit=view["stall_limit"]))
    return found


def offer(box: HamletBox, row: RowView, w: Words) -> str:
    """A blueprint on offer: what the card costs, the gold that lies on it, and what building it costs."""
    notes = [w.say("words-price", price=row["price"], gold=row["gold"])]
    notes.append(w.say("words-built-for", cost=cost_of(box.tiles[row["tile"]].cost, w)))
    return f"#{row['price']} {tile_name(row['id'], w)} ({'; '.join(notes)})"


def cost_of(cost: Cost, w: Words) -> str:
    return w.say("cost", **cost_facts(cost))


def sales(box: HamletBox, view: HamletView, w: Words) -> list[str]:
    """What each face-up sale asks for and brings; numbers are those of answers such as `sell 0`."""
    found: list[str] = []
    for number, shown in enumerate(view["sales"]):
        for sale in box.sales:
            if sale.id == shown["id"]:
                reward = w.say("words-reward", points=sale.points, gold=sale.gold)
                found.append(f"#{number} {cost_of(sale.cost, w)} → {reward}")
    return found or ["–"]


def delivery(number: int, one: DeliveryView, w: Words) -> str:
    by = one["by"]
    goods = "/".join([w.value("any-of", good) if good == "gold" else w.name(good) for good in one["any_of"]])
    notes = [w.say("words-points", count=one["points"])]
    if by is not None:
        notes.append(w.seat(by))
    elif one["any_of"] != ["gold"]:
        notes.append(w.say("words-there", count=one["in_village"]))
    return f"#{number} {one['amount']} × {goods} ({'; '.join(notes)})"


def milestones(view: HamletView, w: Words) -> list[str]:
    found: list[str] = []
    for one in view["milestones"]:
        by = one["by"]
        found.append(w.name(one["id"]) if by is None else f"{w.name(one['id'])} {w.seat(by)}")
    return found


def awards(view: HamletView, w: Words) -> list[str]:
    """What each award goes by, in the order of the seats."""
    return [f"{w.name(one['id'])} {':'.join([str(count) for count in one['counts']])}" for one in view["awards"]]


def village(view: HamletView, w: Words) -> list[Line]:
    joined = [tile(view, one, w) for one in view["board"] if one["is_connected"]]
    lines = [Line("connected", w.say("words-connected"), joined)]
    apart = [tile(view, one, w) for one in view["board"] if not one["is_connected"]]
    if apart:
        lines.append(Line("apart", w.say("words-apart"), apart))
    return lines


def tile(view: HamletView, one: TileView, w: Words) -> str:
    """Number and name, what lies there, whose flag it flies, who stands there, and where its roads lead."""
    notes: list[str] = []
    quality = f" {w.say('view-is-quality')}"
    for token in one["tokens"]:
        maker = token["maker"]
        whose = "" if maker is None else f" {w.seat(maker)}{quality if token['is_quality'] else ''}"
        notes.append(w.say("words-tokens", count=token["count"], resource=w.name(token["resource"])) + whose)
    filled = sum([token["count"] for token in one["tokens"]])
    if one["spaces"] > filled:
        notes.append(w.say("words-room", count=one["spaces"] - filled))
    flag = one["flag"]
    if flag is not None:
        notes.append(w.say("words-flag", seat=w.seat(flag), count=one["worth"] or 0))
    roads = f" → {' '.join([str(other) for other in one['direct']])}" if one["direct"] else ""
    inside = f" ({'; '.join(notes)})" if notes else ""
    return f"#{one['tile']} {tile_name(one['id'], w)}{inside}{roads}"


# -- one player ---------------------------------------------------------------------------------------


def household(box: HamletBox, view: HamletView, p: PlayerView, w: Words) -> list[Line]:
    return [
        Line(f"{p['at']}/stock", w.say("view-gold"), [str(p["gold"]), *stock(p, w)]),
        Line(f"{p['at']}/workers", w.say("view-villagers"), workers(view, p, w)),
        Line(f"{p['at']}/supply", w.say("view-supply"), [f"{w.name(r)} {count}" for r, count in p["supply"].items()]),
        Line(f"{p['at']}/blueprints", w.say("view-blueprints"), projects(box, p, w) or ["–"]),
    ]


def stock(p: PlayerView, w: Words) -> list[str]:
    found = [w.say("words-points", count=p["points"]), w.say("words-total", count=p["total"])]
    found.append(w.say("words-roads", count=p["roads"]))
    found.append(w.say("words-deals", sales=len(p["sales"]), deliveries=p["deliveries"]))
    if p["longest"]:
        found.append(w.say("words-longest", tiles=" ".join([str(tile) for tile in p["longest"]])))
    if p["villager_price"] is not None:
        found.append(w.say("words-next-villager", price=p["villager_price"]))
    if p["donkey_price"] is not None:
        found.append(w.say("words-next-donkey", price=p["donkey_price"]))
    return found


def workers(view: HamletView, p: PlayerView, w: Words) -> list[str]:
    """Where villagers, by the numbers of their tiles as answers name them, and donkeys are; who lies was used."""
    names = {one["tile"]: tile_name(one["id"], w) for one in view["board"]}
    found = [
        w.say("words-villager", number=v["tile"], tile=names[v["tile"]], stands=int(v["is_standing"]))
        for v in p["villagers"]
    ]
    if p["donkeys"]:
        tiles = " + ".join(counted([names[d["tile"]] for d in p["donkeys"]]))
        found.append(w.say("words-donkeys", tiles=tiles))
    if p["has_driven"]:
        found.append(w.say("view-has-driven"))
    return found


def projects(box: HamletBox, p: PlayerView, w: Words) -> list[str]:
    found: list[str] = []
    for one in p["blueprints"]:
        for printed in box.tiles:
            if printed.id == one["id"]:
                cost = w.say("words-built-for", cost=cost_of(printed.cost, w))
                found.append(f"#{printed.number} {tile_name(one['id'], w)} ({cost})")
    return found


def summary(p: PlayerView, w: Words) -> list[str]:
    """Another player in one line; `b NAME` shows everything."""
    return [
        w.say("words-points", count=p["points"]),
        w.say("words-total", count=p["total"]),
        w.say("words-gold", count=p["gold"]),
        w.say("words-crowd", villagers=len(p["villagers"]), donkeys=len(p["donkeys"])),
        w.say("words-roads", count=p["roads"]),
        w.say("words-projects", count=len(p["blueprints"])),
    ]
