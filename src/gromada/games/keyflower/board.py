"""The table in words: the auction tile by tile, boats, then the own village with its neighbours, then the others.

A village of hexes is a list of tiles, each with what lies on it and with its neighbours by the compass, as answers
name them; where a road leads there, the direction carries a mark.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from gromada.core.board import Line, Part, Words, company
from gromada.games.keyflower.components import KeyflowerBox
from gromada.games.keyflower.view import BoatView, KeyflowerView, PlacedView, PlayerView, TileView

COMPASS: Final = (("n", 0, -1), ("ne", 1, -1), ("se", 1, 0), ("s", 0, 1), ("sw", -1, 1), ("nw", -1, 0))
ROAD: Final = "="
FEW: Final = 12  # workers or skills that a pool still holds: more need not be counted


def board(box: KeyflowerBox, shown: object, seat: int | None, w: Words) -> list[Part]:
    view = cast(KeyflowerView, shown)
    lines = [
        Line("season", season_name(view, w), course(view, seat, w)),
        *auction(view, w),
        Line("order", w.say("words-order"), order_tiles(view, w) or ["–"]),
        Line("boats", w.say("view-boats"), [boat(one, w) for one in view["boats"]]),
    ]
    parts = [Part(w.say("words-table"), lines)]
    for p in view["players"]:
        if p["seat"] == seat:
            parts.append(Part(w.seat(seat), home(p, w)))
    others = [p for p in view["players"] if p["seat"] != seat]
    if others:
        is_alike = len({p["winter_tiles"] for p in view["players"]}) == 1
        is_told = not is_alike and view["season"] != "winter"  # then they are chosen, and the others never come
        parts.append(Part(company(seat, w), [summary(p, w, is_told) for p in others]))
    return parts


def season_name(view: KeyflowerView, w: Words) -> str:
    season = view["season"]
    return w.say("view-season") if season is None else w.say(f"phase-{season}")


def course(view: KeyflowerView, seat: int | None, w: Words) -> list[str]:
    found = [w.say("words-marker", seat=w.seat(view["start"]))]
    if view["passes"] and seat is None:  # whoever may pass is told by the question
        found.append(w.say("words-passes", count=view["passes"]))
    found.append(w.say("words-boat-order", seats=" > ".join([w.seat(seat) for seat in view["boat_order"]])))
    if letters := w.say("words-letters"):
        found.append(letters)
    pools = [("words-bag", view["bag"]), ("words-skills", view["pile"]), ("words-greens", view["greens"])]
    few = [w.say(id, count=count) for id, count in pools if count <= FEW]
    if few:
        found.append(w.say("words-left", pieces="; ".join(few)))
    winter = {p["winter_tiles"] for p in view["players"]}
    if len(winter) == 1 and winter != {0} and seat is None:  # at a seat the own ones show how many
        found.append(w.say("words-winter-each", count=winter.pop()))
    return found


# -- tiles --------------------------------------------------------------------------------------------


def auction(view: KeyflowerView, w: Words) -> list[Line]:
    """Tiles with something on them first; those that nobody has touched yet are only named."""
    touched = [one for one in view["centre"] if one["bids"] or any(one["workers"].values())]
    fresh = [one for one in view["centre"] if one not in touched]
    lines: list[Line] = []
    if touched:
        lines.append(Line("auction", w.say("words-centre"), [tile(one, w) + worth(one["worth"], w) for one in touched]))
    if fresh:
        names = [name_of(one, w) + worth(one["worth"], w) for one in fresh]
        lines.append(Line("fresh", w.say("words-fresh"), names))
    return lines


def order_tiles(view: KeyflowerView, w: Words) -> list[str]:
    """By their numbers alone: the title of the line says what they are."""
    return [w.name(one["id"]).split()[-1] + in_brackets(notes_on(one, w)) for one in view["turn_order"]]


def worth(points: int | None, w: Words) -> str:
    """What a tile would bring the viewer as things stand."""
    return f" [{w.say('words-worth', count=points)}]" if points else ""


def name_of(one: TileView, w: Words) -> str:
    """Its printed name; a tile that was upgraded carries a plus."""
    return w.name(one["id"]) + ("+" if one["face"] == "back" else "")


def tile(one: TileView, w: Words) -> str:
    return name_of(one, w) + in_brackets(notes_on(one, w))


def notes_on(one: TileView, w: Words) -> list[str]:
    """Bids, the winning one first, with their colour; workers that use it, and what the next use needs."""
    bids = sorted(one["bids"], key=lambda bid: bid["is_winning"], reverse=True)
    told = [
        w.say(
            "words-bid",
            seat=w.seat(bid["seat"]),
            workers=workers_in({bid["colour"]: bid["size"]}, w),
            lies=int(bid["is_lying"]),
        )
        for bid in bids
    ]
    colours = {bid["colour"] for bid in bids}
    return [*told, *state_of(one, w, colours.pop() if len(colours) == 1 else None)]


def in_brackets(notes: list[str]) -> str:
    return f" ({'; '.join(notes)})" if notes else ""


def state_of(one: TileView, w: Words, told: str | None = None) -> list[str]:
    """Workers on a tile, then how many the next use needs; nothing where nobody was yet.

    The colour that was told already is not told again.
    """
    notes: list[str] = []
    colours = [name for name, count in one["workers"].items() if count]
    is_told = told is not None and colours == [told]
    used = str(sum(one["workers"].values())) if is_told else workers_in(one["workers"], w)
    lock = one["lock"]
    least = one["next_use"]
    if used:
        after = w.say("words-closed") if least is None else str(least)
        notes.append(f"{used}→{after}")
    elif lock is not None and not one["bids"]:
        notes.append(colour_name(lock, w))
    return notes


def colour_name(colour: str, w: Words) -> str:
    """As boards write it: a language with long words for colours has letters, told once with the season."""
    return w.say("words-colour", colour=colour)


def workers_in(counts: Mapping[str, int], w: Words) -> str:
    """How many of each colour; a single one is told by its colour alone."""
    return ", ".join(
        [
            colour_name(name, w) if n == 1 else w.say("words-of-colour", count=n, colour=colour_name(name, w))
            for name, n in counts.items()
            if n
        ]
    )


def skills_in(counts: Mapping[str, int], w: Words) -> str:
    return named({w.value("skills", name): count for name, count in counts.items() if count}, w)


def goods(counts: Mapping[str, int], w: Words) -> str:
    return named({w.name(name): count for name, count in counts.items() if count}, w)


def named(counts: Mapping[str, int], w: Words) -> str:
    """How many of each; a single one is told by its name alone."""
    return ", ".join([name if n == 1 else w.say("words-pieces", count=n, piece=name) for name, n in counts.items()])


def boat(one: BoatView, w: Words) -> str:
    load = [workers_in(one["workers"], w), skills_in(one["skills"], w)]
    notes = [", ".join([part for part in load if part])] if any(load) else []
    if one["is_picked"] and one["worth"] is None:
        notes.append(w.say("view-is-picked"))
    return w.name(one["id"]) + in_brackets(notes) + worth(one["worth"], w)


# -- one village --------------------------------------------------------------------------------------


def home(p: PlayerView, w: Words) -> list[Line]:
    area = f"seat/{p['seat']}"
    lines = [
        Line(f"{area}/screen", w.say("words-screen"), screen(p, w)),
        Line(f"{area}/village", w.say("words-village"), [placed(p, one, w) for one in p["village"]]),
    ]
    if p["waiting"]:
        lines.append(Line(f"{area}/waiting", w.say("view-waiting"), [w.name(one["id"]) for one in p["waiting"]]))
    winter = p["own_winter_tiles"]
    if winter:
        shown = [w.name(t["id"]) + worth(t["worth"], w) + (" ✓" if t["is_chosen"] else "") for t in winter]
        lines.append(Line(f"{area}/winter", w.say("words-own-winter"), shown))
    return lines


def screen(p: PlayerView, w: Words) -> list[str]:
    workers, skills = p["own_workers"], p["own_skills"]
    found: list[str] = []
    if workers is not None:
        found.append(workers_in(workers, w) or w.say("words-workers", count=0))
    else:
        found.append(known(p, w))
    if skills is not None:
        found.append(skills_in(skills, w) or w.say("words-skills", count=0))
    else:
        found.append(w.say("words-skills", count=p["skills"]))
    found += [w.value("powers", power) for power in p["powers"]]
    found.append(w.say("words-points", count=p["tile_points"]))
    return found


def known(p: PlayerView, w: Words) -> str:
    """How many workers are behind a screen, and what everybody can tell of them."""
    seen = workers_in(p["known_workers"], w)
    if seen and sum(p["known_workers"].values()) == p["workers"]:
        return seen
    count = w.say("words-workers", count=p["workers"])
    return f"{count} ({w.say('words-known', workers=seen)})" if seen else count


def placed(p: PlayerView, one: PlacedView, w: Words) -> str:
    notes = state_of(one, w)
    lying = goods(one["resources"], w)
    if lying:
        notes.insert(0, lying)
    beside = neighbours(p, one, w)
    if beside:
        notes.append(beside)
    return name_of(one, w) + in_brackets(notes)


def neighbours(p: PlayerView, one: PlacedView, w: Words) -> str:
    """Tiles beside it by the compass, told once for two tiles; the mark of a road where goods can be carried there."""
    found: list[str] = []
    for side, right, down in COMPASS:
        for other in p["village"][p["village"].index(one) + 1 :]:
            if (other["q"], other["r"]) == (one["q"] + right, one["r"] + down):
                found.append(f"{side}{ROAD if other['at'] in one['ways'] else ' '}{w.name(other['id'])}")
    return ", ".join(found)


def summary(p: PlayerView, w: Words, has_winter_tiles: bool) -> Line:
    """What another has, and the tiles there that anybody may use; winter tiles where not all have as many.

    Whoever has no workers can neither bid nor use: that is told. No skills and no winter tiles are not.
    """
    counts = [known(p, w)]
    if p["skills"]:
        counts.append(w.say("words-skills", count=p["skills"]))
    if has_winter_tiles and p["winter_tiles"]:
        counts.append(w.say("words-winter", count=p["winter_tiles"]))
    counts.append(w.say("words-points", count=p["tile_points"]))
    tiles = [elsewhere(one, w) for one in p["village"]]
    return Line(f"seat/{p['seat']}", w.seat(p["seat"]), [*counts, *tiles])


def elsewhere(one: PlacedView, w: Words) -> str:
    notes = state_of(one, w)
    lying = goods(one["resources"], w)
    if lying:
        notes.insert(0, lying)
    return name_of(one, w) + in_brackets(notes)
