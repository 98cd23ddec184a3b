"""The table in words: the Road with what its cards bring, the own village card by card, a line for each other."""

from __future__ import annotations

from typing import cast

from gromada.core.board import Line, Part, Words, company, counted
from gromada.games.villagers.components import VillagersBox
from gromada.games.villagers.printed import KINDS
from gromada.games.villagers.view import CardView, PileView, PlayerView, SpaceView, ValleyView


def board(box: VillagersBox, shown: object, seat: int | None, w: Words) -> list[Part]:
    view = cast(ValleyView, shown)
    own = [p for p in view["players"] if p["seat"] == seat and seat is not None]
    others = [p for p in view["players"] if p["seat"] != seat or seat is None]
    parts = [Part(w.say("words-table"), table(box, view, w))]
    parts += [Part(called(p, w), village(box, view, p, w)) for p in own]
    if others:
        lines = [Line(p["at"], called(p, w), summary(p, w)) for p in others]
        parts.append(Part(company(seat, w), lines))
    return parts


def called(p: PlayerView, w: Words) -> str:
    """Whose village it is; the Countess has no seat."""
    return w.name("countess") if p["seat"] is None else w.seat(p["seat"])


# -- what all share -----------------------------------------------------------------------------------


def table(box: VillagersBox, view: ValleyView, w: Words) -> list[Line]:
    lines = [
        Line("round", w.say("words-round-number", round=view["round"]), course(view, w)),
        Line("road", w.say("view-road"), [on_road(box, i, space, w) for i, space in enumerate(view["road"])]),
        Line("stacks", w.say("view-stacks"), piles(view, w)),
        Line("basics", w.say("view-basics"), [f"{w.name(b['id'])} {b['count']}" for b in view["basics"]]),
    ]
    if view["held"]:
        lines.append(Line("held", w.say("view-held"), [card(box, face["id"], w) for face in view["held"]]))
    if view["improvements"]:
        lines.append(Line("improvements", w.say("view-improvements"), improvements(view, w)))
    solo = view["solo"]
    if solo is not None:
        events = [
            w.name(e["id"]) if e["now"] is None else w.say("words-event-now", event=w.name(e["id"]), count=e["now"])
            for e in solo["in_play"]
        ]
        decks = [f"{w.value('decks', season)} {count}" for season, count in solo["decks"].items()]
        lines.append(Line("events", w.say("view-in-play"), events or ["–"]))
        lines.append(Line("decks", w.say("view-decks"), decks))
    return lines


def course(view: ValleyView, w: Words) -> list[str]:
    """Who is first, how far the markets are, and what is left of a build turn."""
    found: list[str] = []
    if view["solo"] is None:
        found.append(w.say("words-first", seat=w.seat(view["first"])))
    if view["markets"] < 2:
        left = view["market_cards"]
        found += [w.say("words-market-in", market=i + 1, count=left[i]) for i in range(view["markets"], 2)]
    if not is_drafting(view) and (view["actions"] or view["trades"]):
        found.append(w.say("words-left", actions=view["actions"], trades=view["trades"]))
    return found


def is_drafting(view: ValleyView) -> bool:
    return not all([p["is_done"] for p in view["players"] if p["seat"] is not None])


def on_road(box: VillagersBox, number: int, space: SpaceView, w: Words) -> str:
    id = space["id"]
    if id is None:
        return f"{number + 1} –"
    notes = notes_on(box, id, w)
    if space["coins"]:
        notes.append(w.say("words-lying", count=space["coins"]))
    if space["leaves"]:
        notes.append(w.say("words-leaves"))
    return f"{number + 1} {w.name(id)}{in_brackets(notes)}"


def notes_on(box: VillagersBox, id: str, w: Words) -> list[str]:
    """What a card brings and asks for, by its printed data."""
    kind = KINDS.index(id)
    notes: list[str] = []
    if box.gold[kind]:
        notes.append(w.say("words-gold", count=box.gold[kind]))
    if box.has_formula[kind]:
        notes.append(w.say("words-silver"))
    if box.food[kind]:
        notes.append(w.say("words-food", count=box.food[kind]))
    if box.builder[kind]:
        notes.append(w.say("words-builders", count=box.builder[kind]))
    if box.position[kind] > 0:
        notes.append(w.say("words-on", card=w.name(KINDS[box.chain[kind][box.position[kind] - 1]])))
    if box.lock_bit[kind]:
        notes.append(w.say("words-lock", card=w.name(KINDS[box.lock[kind]])))
    return notes


def in_brackets(notes: list[str]) -> str:
    return f" ({'; '.join(notes)})" if notes else ""


def card(box: VillagersBox, id: str, w: Words) -> str:
    return w.name(id) + in_brackets(notes_on(box, id, w))


def piles(view: ValleyView, w: Words) -> list[str]:
    found = [pile(str(i + 1), stack, w) for i, stack in enumerate(view["stacks"])]
    return [*found, pile(w.say("view-reserve"), view["reserve"], w)]


def pile(name: str, stack: PileView, w: Words) -> str:
    """Its size, the suit on top, and faces that the viewer knows, the highest first."""
    text = f"{name}: {stack['count']}"
    if stack["suit"] is not None:
        text += f" {w.name(stack['suit'])}"
    known = [f"{known['depth'] + 1}. {w.name(known['id'])}" for known in stack["known"]]
    return text + in_brackets(known)


def improvements(view: ValleyView, w: Words) -> list[str]:
    found: list[str] = []
    for one in view["improvements"]:
        token = one["token"]
        notes = [":".join([str(amount) for amount in one["amounts"]])]
        if token is not None:
            notes.append(w.name("countess") if token < 0 else w.seat(token))
        found.append(f"{w.name(one['id'])} {w.value('category', one['category'])}{in_brackets(notes)}")
    return found


# -- one village --------------------------------------------------------------------------------------


def village(box: VillagersBox, view: ValleyView, p: PlayerView, w: Words) -> list[Line]:
    lines = [
        Line(f"{p['at']}/stock", w.say("view-gold"), stock(p, is_drafting(view), w)),
        Line(f"{p['at']}/hand", w.say("view-hand"), hand(box, p, w) or ["–"]),
    ]
    if p["square"]:
        lines.append(Line(f"{p['at']}/square", w.say("view-square"), counted([w.name(f["id"]) for f in p["square"]])))
    roots = [c for c in p["village"] if c["on"] is None]
    lines.append(Line(f"{p['at']}/village", w.say("view-village"), [chain(p, c, w) for c in roots]))
    is_viewer = p["seat"] is not None and not p["hand_suits"]  # of others some cards are hidden
    padlocks = locks(view, w) if is_viewer else []
    if padlocks:
        lines.append(Line("locks", w.say("view-locks"), padlocks))
    return lines


def stock(p: PlayerView, is_draft: bool, w: Words) -> list[str]:
    found = [
        str(p["gold"]),
        w.say("words-draft", food=p["food"], limit=p["draft_limit"]),
        w.say("words-build", builders=p["builders"], limit=p["build_limit"]),
    ]
    if p["market_1"] is not None:
        found.append(w.say("words-pays", market=1, count=p["market_1"]))
    if p["market_2"] is not None:
        found.append(w.say("words-pays", market=2, count=p["market_2"]))
    if p["is_done"] and is_draft:
        found.append(w.say("view-is-done"))
    return found


def hand(box: VillagersBox, p: PlayerView, w: Words) -> list[str]:
    hidden = [w.say("words-hidden", suit=w.name(suit), count=count) for suit, count in p["hand_suits"].items()]
    return [*counted([card(box, face["id"], w) for face in p["hand"]]), *hidden]


def chain(p: PlayerView, bottom: CardView, w: Words) -> str:
    """A card with what lies on it; numbers are those of answers such as `slot 3`."""
    above = [chain(p, c, w) for c in p["village"] if c["on"] == bottom["slot"]]
    text = f"{bottom['slot'] + 1} {w.name(bottom['id'])}{in_brackets(state_of(bottom, w))}"
    if not above:
        return text
    return f"{text} < {above[0]}" if len(above) == 1 else f"{text} < {' + '.join([f'({one})' for one in above])}"


def state_of(c: CardView, w: Words) -> list[str]:
    notes: list[str] = []
    if c["side"] is not None:
        notes.append(w.value("side", c["side"]))
    if c["stands_for"] is not None:
        notes.append(w.say("words-stands-for", card=w.name(c["stands_for"])))
    if c["coins"]:
        notes.append(w.say("words-lying", count=c["coins"]))
    if c["silver"] is not None:
        notes.append(w.say("words-worth", count=c["silver"]))
    if c["is_used"]:
        notes.append(w.say("view-is-used"))
    return notes


def locks(view: ValleyView, w: Words) -> list[str]:
    """The padlocks within reach, by whose key opens them and what that costs."""
    found: dict[str, list[str]] = {}
    for lock in view["locks"]:
        ways: list[str] = []
        for way in lock["ways"]:
            if way["is_own"]:
                ways.append(w.say("words-way-own"))
            elif way["to"].startswith("seat/"):
                ways.append(w.say("words-way", to=w.seat(int(way["to"].split("/")[1])), count=way["cost"]))
            else:
                ways.append(w.say("words-way", to=w.say("words-bank"), count=way["cost"]))
        found.setdefault(" / ".join(ways), []).append(w.name(lock["id"]))
    return [f"{ways}: {'; '.join(cards)}" for ways, cards in found.items()]


def summary(p: PlayerView, w: Words) -> list[str]:
    """Another village in one line; `b NAME` shows it in full."""
    found = [
        w.say("words-gold", count=p["gold"]),
        w.say("words-hand-size", count=p["hand_size"]),
        w.say("words-limits", draft=p["draft_limit"], build=p["build_limit"]),
        w.say("words-village-size", count=len(p["village"])),
    ]
    if p["market_2"] is not None:
        found.append(w.say("words-pays", market=2, count=p["market_2"]))
    return found
