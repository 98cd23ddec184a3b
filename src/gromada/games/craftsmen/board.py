"""The table in words: town, offers, granary and ships, then the own row building by building, then the others."""

from __future__ import annotations

from typing import Final, cast

from gromada.core.board import Line, Part, Words, company
from gromada.games.craftsmen.components import CraftsBox
from gromada.games.craftsmen.printed import COLOURS, GOODS, VALUES, Card
from gromada.games.craftsmen.view import (
    BuiltView,
    CraftView,
    DiscView,
    HeldView,
    PlayerView,
    ShipView,
    StackView,
    TownView,
)

NATURAL_CUBE: Final = "○"
OWN_CUBE: Final = "●"  # in one's own row, where most are
MISMATCH: Final = " ≠"
ACTING: Final = "!"  # of the discs in a town building those before it have acted
PICKED: Final = "✓"
FEW: Final = 3  # tokens or cubes of a pool


def board(box: CraftsBox, shown: object, seat: int | None, w: Words) -> list[Part]:
    view = cast(CraftView, shown)
    lines = [
        Line("year", w.say("words-year", year=view["year"], season=w.name(view["season"])), course(view, w)),
        Line("town", town_name(view, w), town(view, w)),
        Line("capital", w.say("words-capital-open"), capital(box, view, w)),
        *[Line(one["at"], stack_name(one, w), offers(box, one, w)) for one in view["stacks"] if has_cards(one)],
        Line("granary", w.say("words-granary"), granary(view, w)),
        Line("ships", w.say("words-ships"), [hold(i, ship, w) for i, ship in enumerate(view["ships"])]),
        Line("bonus", w.say("words-bonuses"), bonuses(view, w)),
        *happening(box, view, w),
    ]
    parts = [Part(w.say("words-table"), lines)]
    for p in view["players"]:
        if p["seat"] == seat:
            parts.append(Part(w.seat(seat), estate(box, p, w)))
    others = [p for p in view["players"] if p["seat"] != seat]
    if others:
        parts.append(Part(company(seat, w), [Line(p["at"], w.seat(p["seat"]), summary(p, w)) for p in others]))
    return parts


def card_name(box: CraftsBox, id: str, w: Words) -> str:
    """A building by its name and its colours."""
    return f"{w.name(id)} ({colours_of(box, id, w)})"


def card_of(box: CraftsBox, id: str) -> Card:
    return next(card for card in box.cards if card.id == id)


def colours_of(box: CraftsBox, id: str, w: Words) -> str:
    card = card_of(box, id)
    return "/".join([colour_name(colour, w) for colour in dict.fromkeys([card.top, card.bottom])])


def colour_name(colour: int, w: Words) -> str:
    """As boards write it: a language with long words for colours has letters, told once with the open cards."""
    return w.say("words-colour", colour=COLOURS[colour])


def of_colour(colour: int, what: object, w: Words) -> str:
    return w.say("words-of-colour", colour=colour_name(colour, w), what=str(what))


def capital_names(box: CraftsBox, ids: list[str], w: Words, picked: list[str]) -> list[str]:
    """Capital cards by colour, each with its values; those that are picked carry a sign."""
    values: dict[int, list[str]] = {}
    left = picked[:]
    for id in ids:
        card = box.capital_ids.index(id)
        sign = ""
        if id in left:
            left.remove(id)
            sign = PICKED
        values.setdefault(card // VALUES, []).append(f"{card % VALUES + 1}{sign}")
    return [of_colour(colour, "+".join(sorted(values[colour])), w) for colour in sorted(values)]


def good_name(id: str, w: Words) -> str:
    """A good by the first of its names, where it is printed with two."""
    return w.name(id).split(" / ")[0]


def cube(who: str | None, w: Words) -> str:
    if who is None:
        return "–"
    return NATURAL_CUBE if who == "natural" else w.seat(int(who.removeprefix("seat ")))


# -- the town -----------------------------------------------------------------------------------------


def course(view: CraftView, w: Words) -> list[str]:
    order = w.say("words-order", seats=" > ".join([w.seat(seat) for seat in view["order"]]))
    found = [order, w.say("words-labour", count=view["labour_points"])]
    if view["fee"] and not view["stage"]:  # while discs are placed
        found.append(w.say("words-fee", count=view["fee"]))
    return [*found, *scarce(view, w)]


def scarce(view: CraftView, w: Words) -> list[str]:
    """What the pools hold, once they may run out; as long as there is plenty nobody needs to count."""
    pools = [
        ("words-privilege", view["privilege_pool"]),
        ("words-labour-tokens", view["labour_pool"]),
        ("words-natural", view["natural"]),
    ]
    few = [w.say(id, count=count) for id, count in pools if count <= FEW]
    return [w.say("words-pools", left="; ".join(few))] if few else []


def town_name(view: CraftView, w: Words) -> str:
    """The kinds of spaces in their order, which is the same in every town building."""
    kinds = [w.say("words-kind", kind=one["kind"]) for one in view["town"][0]["spaces"]]
    return w.say("words-town" if view["stage"] else "words-town-filling", kinds=" | ".join(kinds))


def town(view: CraftView, w: Words) -> list[str]:
    """The town buildings that are still to come in this season, the one where somebody acts first.

    Once all helpers are placed, nothing will happen in those without any.
    """
    found = [
        queue(one, w)
        for one in view["town"]
        if one["is_open"]
        and one["stage"] >= view["stage"]
        and (not view["stage"] or any([space["discs"] for space in one["spaces"]]))
    ]
    return found or ["–"]


def queue(town: TownView, w: Words) -> str:
    """A town building with the discs on each of its spaces, in the order in which they act."""
    discs = [" ".join([disc(one, w) for one in space["discs"]]) or "–" for space in town["spaces"]]
    while len(discs) > 1 and discs[-1] == "–":
        discs.pop()
    return f"{w.say('words-town-name', town=town['id'])} {' | '.join(discs)}"


def disc(one: DiscView, w: Words) -> str:
    return f"{w.seat(one['seat'])}{ACTING if one['is_acting'] else ''}"


def capital(box: CraftsBox, view: CraftView, w: Words) -> list[str]:
    found = capital_names(box, [card["id"] for card in view["face_up"]], w, [])
    return [*found, w.say("words-deck", deck=view["deck"])] if view["deck"] <= FEW or not found else found


def stack_name(stack: StackView, w: Words) -> str:
    price = max([offer["price"] for offer in stack["face_up"]], default=0)
    tier = w.say(f"craft-tier-{stack['tier']}")
    if stack["size"] > FEW:  # as long as there is plenty nobody needs to count
        return w.say("words-stack", tier=tier, price=price)
    return w.say("words-last-of-stack", tier=tier, count=stack["size"], price=price)


def offers(box: CraftsBox, stack: StackView, w: Words) -> list[str]:
    found = recipes(box, [offer["card"] for offer in stack["face_up"] if offer["card"] is not None], w)
    top = stack["known"][0] if stack["known"] else None
    if top is not None:
        found.append(w.say("words-top", card=card_name(box, top, w)))
    return found or ["–"]


def has_cards(stack: StackView) -> bool:
    """Whether it can still bring anything: a stack that is used up is not told."""
    return stack["size"] > 0 or any([offer["card"] is not None for offer in stack["face_up"]])


def recipe(box: CraftsBox, id: str, name: str, w: Words) -> str:
    """What a building makes out of what."""
    card = card_of(box, id)
    return making(name, [good_name(GOODS[good], w) for good in card.inputs], good_name(GOODS[card.output], w))


def recipes(box: CraftsBox, ids: list[str], w: Words) -> list[str]:
    """Buildings and what they make; one that is there in several colours is told once, with all of them."""
    alike: dict[str, list[str]] = {}
    for id in ids:
        alike.setdefault(w.name(id), []).append(id)
    return [
        recipe(box, same[0], f"{name} ({'; '.join([colours_of(box, id, w) for id in same])})", w)
        for name, same in alike.items()
    ]


def making(building: str, inputs: list[str], made: str) -> str:
    return f"{building}: {' + '.join(inputs)} → {made}" if inputs else f"{building} → {made}"


def granary(view: CraftView, w: Words) -> list[str]:
    """Goods and whose cubes lie there, the lower one first; goods with the same cubes come together."""
    alike: dict[str, list[str]] = {}
    for one in view["granary"]:
        cubes = "/".join([cube(who, w) for who in one["cubes"] if who is not None]) or "–"
        alike.setdefault(cubes, []).append(good_name(one["good"], w))
    return [f"{'; '.join(goods)} {cubes}" for cubes, goods in alike.items()]


def hold(number: int, ship: ShipView, w: Words) -> str:
    """A ship: its bonuses for the majority, what a cube of each good is worth, and whose cubes lie there."""
    found: list[str] = []
    counts: dict[str, int] = {}
    for row in ship["rows"]:
        loaded = [cube(one, w) for one in row["cubes"] if one is not None]
        for one in loaded:
            counts[one] = counts.get(one, 0) + 1
        found.append(" ".join([good_name(row["good"], w), str(row["points"]), *loaded]))
    first = [w.seat(seat) for seat in ship["ranking"][: len(ship["bonuses"])]]
    ahead = f" ({' > '.join(first)})" if is_close(list(counts.values())) else ""
    bonuses = "/".join([str(bonus) for bonus in ship["bonuses"]])
    return f"{number + 1} [{bonuses}] {'; '.join(found)}{ahead}"


def is_close(counts: list[int]) -> bool:
    """Whether some have equally many cubes on a ship: who gets its bonuses then cannot be seen by counting."""
    return len(set(counts)) < len(counts)


def bonuses(view: CraftView, w: Words) -> list[str]:
    """Goods by the points of their token, with whoever has it."""
    goods: dict[int, list[str]] = {}
    for one in view["bonus_lines"]:
        owner = one["owner"]
        name = good_name(one["good"], w) + ("" if owner is None else f" {w.seat(owner)}")
        goods.setdefault(one["points"], []).append(name)
    return [f"{points} {'; '.join(goods[points])}" for points in sorted(goods, reverse=True)]


def happening(box: CraftsBox, view: CraftView, w: Words) -> list[Line]:
    """An auction, cards being looked at, a building in hand that is being placed: only while it lasts."""
    lines: list[Line] = []
    auction = view["auction"]
    if auction is not None:
        items = [card_name(box, auction["card"], w), w.say("words-price", price=auction["price"])]
        leader = auction["leader"]
        if leader is not None:
            items.append(w.say("words-bid", seat=w.seat(leader), bid=auction["bid"]))
        if auction["offer"] is not None:
            items.append(w.say("words-mayor", bid=auction["offer"]))
        lines.append(Line("auction", w.say("view-auction"), items))
    if view["peeked"]:
        names = [
            w.value("peeked", "none") if one["card"] is None else card_name(box, one["card"], w)
            for one in view["peeked"]
        ]
        lines.append(Line("peeked", w.say("view-peeked"), names))
    if view["placing"] is not None:
        lines.append(Line("placing", w.say("view-placing"), [card_name(box, view["placing"], w)]))
    return lines


# -- one estate ---------------------------------------------------------------------------------------


def estate(box: CraftsBox, p: PlayerView, w: Words) -> list[Line]:
    return [
        Line(f"{p['at']}/stock", w.say("view-points"), [str(p["points"]), year_end(p, w), *tokens(p, w)]),
        Line(f"{p['at']}/purse", purse_name(p, w), purse(box, p, w) or ["–"]),
        Line(f"{p['at']}/hand", w.say("words-in-hand"), in_hand(box, p["cards"], w) or ["–"]),
        Line(f"{p['at']}/row", estate_name(box, p, w), row(box, p, w)),
    ]


def year_end(p: PlayerView, w: Words) -> str:
    return w.say("words-year-end", count=p["year_end"]["total"])


def tokens(p: PlayerView, w: Words) -> list[str]:
    """Helpers, tokens and market cubes; what there is none of is not told."""
    counts = [
        ("words-helpers", p["helpers"]),
        ("words-privilege", p["privilege"]),
        ("words-labour-tokens", p["labour"]),
        ("words-market", p["market"]),
    ]
    return [w.say(id, count=count) for id, count in counts if count]


def purse_name(p: PlayerView, w: Words) -> str:
    """Of cards that are not all shown, with how many there are."""
    return w.say("words-capital") if p["worth"] is not None else w.say("words-capital-of", count=p["capital"])


def purse(box: CraftsBox, p: PlayerView, w: Words) -> list[str]:
    if p["worth"] is None:
        return capital_names(box, p["known_capital"], w, [])
    picked = [card["id"] for card in p["purse"] if card["is_picked"]]
    cards = capital_names(box, [card["id"] for card in p["purse"]], w, picked)
    return [*cards, w.say("words-worth", count=p["worth"])] if cards else []


def in_hand(box: CraftsBox, cards: list[HeldView], w: Words) -> list[str]:
    """Cards in hand: what they make, what they cost to build and where they fit.

    A building that is there in several colours is told once, where it fits alike.
    """
    alike: dict[tuple[str, int, str], list[str]] = {}
    unknown: list[str] = []
    for card in cards:
        id = card["card"]
        if id is None:
            unknown.append(w.say("words-unknown", tier=w.value("tier", card["tier"]), cost=card["cost"]))
        else:
            alike.setdefault((w.name(id), card["cost"], fitting(card, w)), []).append(id)
    found: list[str] = []
    for (name, cost, fits), same in alike.items():
        colours = "; ".join([colours_of(box, id, w) for id in same])
        found.append(w.say("words-held", recipe=recipe(box, same[0], f"{name} ({colours})", w), cost=cost) + fits)
    return [*found, *unknown]


def fitting(card: HeldView, w: Words) -> str:
    """By which of its colours a card fits at the left and at the right end; once, where it is the same."""
    ends = card["ends"]
    if ends is None:
        return ""
    fits = [w.say("words-fits", how=how or "not") for how in (ends["left"], ends["right"])]
    return f" ({' | '.join(dict.fromkeys(fits))})"


def estate_name(box: CraftsBox, p: PlayerView, w: Words) -> str:
    """With how often each colour is there, of which sets are made at the end of a year; then the signs in the row."""
    counts = [0] * len(COLOURS)
    for one in p["row"]:
        card = card_of(box, one["card"])
        counts[card.top] += 1
        counts[card.bottom] += 1
    signs = [", ".join([of_colour(colour, count, w) for colour, count in enumerate(counts)])]
    if any([not one["missing"] for one in p["next"]]):
        signs.append(w.say("words-ready"))
    if any([one["is_broken"] for one in p["row"]]):
        signs.append(w.say("words-broken"))
    return w.say("words-estate", signs="; ".join(signs))


def row(box: CraftsBox, p: PlayerView, w: Words) -> list[str]:
    """What each building makes; names and colours only of those at the ends, where one builds on.

    A good is made by one kind of building, so that inside the row what it makes says which it is.

    Behind what can be made at once stand its labour and its points; what the others lack is seen at their icons.
    """
    ready = {one["at"]: f" ({one['labour']}→{one['points']})" for one in p["next"] if not one["missing"]}
    ends = (0, len(p["row"]) - 1)
    told = [built(box, i, b, p["seat"], w, is_end=i in ends) for i, b in enumerate(p["row"])]
    return [text + ready.get(b["at"], "") for text, b in zip(told, p["row"], strict=True)]


def built(box: CraftsBox, number: int, b: BuiltView, owner: int, w: Words, is_end: bool) -> str:
    """A building that takes goods has its number, by which answers call it."""
    inputs = [
        f"{good_name(icon['good'], w)} {OWN_CUBE if icon['cube'] == f'seat {owner}' else cube(icon['cube'], w)}"
        for icon in b["icons"]
    ]
    broken = MISMATCH if b["is_broken"] else ""
    count = f"{number + 1} " if inputs else ""
    made = good_name(b["makes"], w)
    if is_end:
        return f"{count}{making(card_name(box, b['card'], w), inputs, made)}{broken}"
    taken = f"{' + '.join(inputs)} " if inputs else ""
    return f"{count}{taken}→ {made}{broken}"


def summary(p: PlayerView, w: Words) -> list[str]:
    """Another estate in one line; `b NAME` shows it in full."""
    counts = [("words-capital-count", p["capital"]), ("words-cards", len(p["cards"]))]
    return [
        w.say("words-points", count=p["points"], year=p["year_end"]["total"]),
        *[w.say(id, count=count) for id, count in counts if count],
        *tokens(p, w),
    ]
