"""What one seat may see, and a guess at what it may not: section HID of the ledger."""

from __future__ import annotations

from typing import Final, TypedDict

from gromada.core.places import at
from gromada.core.play import question
from gromada.core.rng import Rng
from gromada.core.state import Lane
from gromada.core.steps import Step
from gromada.games.keyflower.allocation import NONE
from gromada.games.keyflower.forecast import boat_order, prospect
from gromada.games.keyflower.places import dock_at, is_at_edge, q_of, r_of, tile_at, village_at
from gromada.games.keyflower.printed import (
    BOAT0,
    COLOURS,
    GREEN,
    NO_COLOUR,
    POWERS,
    RESOURCES,
    SEASONS,
    SKILLS,
    SUMMER_BOAT0,
    TILE_IDS,
    WINTER,
    WINTER0,
    WINTERS,
    of,
    one,
    size,
    some,
)
from gromada.games.keyflower.scoring import SCORE_LINES, ScoredTile, board_lines, score_lines, scored_tiles
from gromada.games.keyflower.screens import PAID, UNKNOWN, known_skills
from gromada.games.keyflower.season import ChooseWinter, LayWinter
from gromada.games.keyflower.state import (
    CENTRE,
    Keyflower,
    Player,
    bid_of,
    group_colour,
    largest_other,
    shown_id,
    winner_of,
)
from gromada.games.keyflower.transport import can_cross
from gromada.games.keyflower.turn import AddWorker, Placing, Turn
from gromada.games.keyflower.using import least_size, most_size


class GroupView(TypedDict):
    at: str  # the dock
    seat: int
    colour: str
    size: int
    is_lying: bool
    is_winning: bool


class TileView(TypedDict):
    at: str
    id: str
    face: str  # front, back; a or b for summer boats
    lock: str | None
    workers: dict[str, int]
    uses: list[int]
    next_use: int | None  # the fewest workers of the next use; None: closed
    least_bid: int | None  # how large a group must become; None: nobody bids here
    bids: list[GroupView]


class PieceView(TypedDict):
    piece: str
    count: int
    has_marker: bool  # one of them is the purple marker


class ScoredView(TypedDict):
    tile: str | None  # None: gold that is left
    line: str  # of the score sheet
    points: int
    pieces: list[PieceView]  # what counts there and nowhere else


class CentreView(TileView):
    worth: int | None  # of a winter tile, to the viewer, as things stand
    scored: ScoredView | None  # what it would score then; pieces that count there are missing elsewhere


class PlacedView(TileView):
    q: int
    r: int
    rotation: int
    resources: dict[str, int]
    ways: list[str]  # tiles that its owner's resources can be carried to from here


class BoatView(TypedDict):
    at: str
    id: str
    workers: dict[str, int]
    skills: dict[str, int]
    is_picked: bool
    worth: int | None  # in winter, to the viewer, as things stand
    scored: ScoredView | None


class WaitingView(TypedDict):
    at: str
    id: str


class WinterView(TypedDict):
    at: str
    id: str
    is_chosen: bool  # to be brought into play
    worth: int  # points that it would bring as things stand
    scored: ScoredView


class PlayerView(TypedDict):
    seat: int
    workers: int
    skills: int
    own_workers: dict[str, int] | None  # None: behind the screen
    own_skills: dict[str, int] | None
    known_workers: dict[str, int]  # what everybody can tell from public events
    known_skills: dict[str, int]
    winter_tiles: int
    own_winter_tiles: list[WinterView] | None
    contributed: int | None  # None: not yet public
    own_contributed: list[str] | None
    powers: list[str]
    village: list[PlacedView]
    waiting: list[WaitingView]
    has_passed: bool  # since the last worker was placed
    tile_points: int
    points: dict[str, int] | None  # at the end
    scored: list[ScoredView] | None  # which piece counts where, by the best allocation: one's own, at the end all


class KeyflowerView(TypedDict):
    game: str
    season: str | None
    start: int
    active: int
    passes: int
    marker_tile: str  # the turn order tile that brings the purple marker
    boat_order: list[int]  # as it stands
    centre: list[CentreView]
    turn_order: list[TileView]
    boats: list[BoatView]
    bag: int
    pile: int
    greens: int
    supply: dict[str, int]
    players: list[PlayerView]


MEANINGS: Final = {
    "start": "seat",
    "active": "seat",
    "boat_order": "seat",
    "players.seat": "seat",
    "centre.bids.seat": "seat",
    "turn_order.bids.seat": "seat",
    "marker_tile": "tile",
    "players.village.q": "geometry",
    "players.village.r": "geometry",
    "players.village.rotation": "geometry",
    "players.village.ways": "place",
    "players.own_workers": "secret",
    "players.own_skills": "secret",
    "players.own_winter_tiles": "secret",
    "players.own_contributed": "secret",
    "players.scored": "secret",
    "players.known_workers": "folded",
    "players.known_skills": "folded",
    "supply": "folded",
}


def workers_view(pile: int) -> dict[str, int]:
    return {name: of(pile, i) for i, name in enumerate(COLOURS)}


def skills_view(pile: int) -> dict[str, int]:
    return {name: of(pile, i) for i, name in enumerate(SKILLS)}


def resources_view(pile: int) -> dict[str, int]:
    return {name: of(pile, i) for i, name in enumerate(RESOURCES)}


def tiles_view(mask: int) -> list[str]:
    return [TILE_IDS[WINTER0 + i] for i in range(WINTERS) if mask >> i & 1]


def view(s: Keyflower, seat: int | None) -> KeyflowerView:
    """[KEY-HID-1, KEY-HID-6, KEY-HID-10] The open table; of a placement in the making nothing is shown."""
    is_over = s.is_over()
    now = [] if seat is None else scored_tiles(s, seat)
    return {
        "game": "keyflower",
        "season": SEASONS[s.season] if s.season >= 0 else None,
        "start": s.start,
        "active": s.active,
        "passes": s.passes,
        "marker_tile": TILE_IDS[s.table.purple],
        "boat_order": boat_order(s),
        "centre": [centre_view(s, tile, seat, now) for tile in s.centre],
        "turn_order": [tile_view(s, tile) for tile in s.table.orders if not is_taken(s, tile)],
        "boats": [boat_view(s, row, seat, now) for row in range(s.seats)],
        "bag": size(s.bag),
        "pile": size(s.pile),
        "greens": s.greens,
        "supply": resources_view(s.supply),
        "players": [player_view(s, other, seat, is_over, now) for other in range(s.seats)],
    }


def is_taken(s: Keyflower, tile: int) -> bool:
    """[KEY-END-10, KEY-END-12] Turn order tiles leave the harbour in winter; boats are marked instead."""
    for p in s.players:
        if tile in p.waiting or tile in p.village:
            return True
    return False


def face_name(s: Keyflower, tile: int) -> str:
    if SUMMER_BOAT0 <= tile < WINTER0:
        return "b" if s.flipped >> tile & 1 else "a"
    return "back" if tile < SUMMER_BOAT0 and s.flipped >> tile & 1 else "front"


def uses_view(uses: int) -> list[int]:
    sizes: list[int] = []
    while uses:
        sizes.append(uses & 7)
        uses >>= 3
    return sizes[::-1]


def tile_view(s: Keyflower, tile: int) -> TileView:
    """Workers at and on a tile; boats never have any."""
    lock = s.lock[tile] if tile < BOAT0 else NO_COLOUR
    return {
        "at": tile_at(s, tile),
        "id": shown_id(s, tile),
        "face": face_name(s, tile),
        "lock": None if lock == NO_COLOUR else COLOURS[lock],
        "workers": workers_view(s.on_tile[tile] if tile < BOAT0 else 0),
        "uses": uses_view(s.uses[tile]) if tile < BOAT0 else [],
        "next_use": next_use(s, tile),
        "least_bid": largest_other(s, tile, -1) + 1 if is_at_edge(s, tile) else None,
        "bids": [group_view(s, tile, seat) for seat in range(s.seats) if tile < BOAT0 and bid_of(s, tile, seat)],
    }


def next_use(s: Keyflower, tile: int) -> int | None:
    """[KEY-USE-2, KEY-USE-3, KEY-USE-4, KEY-USE-5] The fewest workers with which somebody could still use a tile."""
    if tile >= SUMMER_BOAT0 or not s.box.usable >> tile & 1:
        return None
    if s.where[tile] == CENTRE and not s.box.usable_in >> s.season & 1:
        return None
    least = least_size(s, tile)
    return least if least <= most_size(s, tile) else None


def centre_view(s: Keyflower, tile: int, seat: int | None, now: list[ScoredTile]) -> CentreView:
    shown = tile_view(s, tile)
    then = prospect(s, seat, tile, now) if seat is not None and tile >= WINTER0 else None
    return {
        "at": shown["at"],
        "id": shown["id"],
        "face": shown["face"],
        "lock": shown["lock"],
        "workers": shown["workers"],
        "uses": shown["uses"],
        "next_use": shown["next_use"],
        "least_bid": shown["least_bid"],
        "bids": shown["bids"],
        "worth": None if then is None else then.worth,
        "scored": None if then is None else scored_view(then.scored),
    }


def group_view(s: Keyflower, tile: int, seat: int) -> GroupView:
    colour = group_colour(s, tile, seat)
    return {
        "at": dock_at(s, tile, seat),
        "seat": seat,
        "colour": COLOURS[colour],
        "size": bid_of(s, tile, seat),
        "is_lying": colour != s.lock[tile],
        "is_winning": winner_of(s, tile) == seat,
    }


def placed_view(s: Keyflower, p: Player, here: int) -> PlacedView:
    cell = p.cells[here]
    tile = tile_view(s, p.village[here])
    seat = s.where[p.village[here]]
    ways = [village_at(seat, p.beside[here * 6 + side]) for side in range(6) if can_cross(s, p, here, side)]
    return {
        "at": tile["at"],
        "id": tile["id"],
        "face": tile["face"],
        "lock": tile["lock"],
        "workers": tile["workers"],
        "uses": tile["uses"],
        "next_use": tile["next_use"],
        "least_bid": None,
        "bids": [],
        "q": q_of(cell),
        "r": r_of(cell),
        "rotation": p.turns[here],
        "resources": resources_view(p.goods[here]),
        "ways": ways,
    }


def boat_view(s: Keyflower, row: int, seat: int | None, now: list[ScoredTile]) -> BoatView:
    boat = s.table.boats[row]
    is_offered = s.season == WINTER and not is_taken(s, boat)
    then = prospect(s, seat, boat, now) if seat is not None and is_offered else None
    return {
        "at": at("boat", row),
        "id": TILE_IDS[boat],
        "workers": workers_view(s.boat_workers[row]),
        "skills": skills_view(s.boat_skills[row]),
        "is_picked": bool(s.picked >> row & 1),
        "worth": None if then is None else then.worth,
        "scored": None if then is None else scored_view(then.scored),
    }


def player_view(s: Keyflower, other: int, seat: int | None, is_over: bool, now: list[ScoredTile]) -> PlayerView:
    """Totals for everybody, the rest for the owner and at the end; `now` is what the viewer's tiles score.

    [KEY-HID-2, KEY-HID-3, KEY-HID-5, KEY-HID-12, KEY-SEASON-8]
    """
    p = s.players[other]
    is_own = other == seat
    is_choosing = is_selecting(s)
    dealt = p.hand.bit_count() + p.contributed.bit_count()
    has_chosen = bool(p.contributed) and not is_choosing
    scored = now if is_own else scored_tiles(s, other) if is_over else None
    return {
        "seat": other,
        "workers": size(p.workers),
        "skills": size(p.skills),
        "own_workers": workers_view(p.workers) if is_own or is_over else None,
        "own_skills": skills_view(p.skills) if is_own or is_over else None,
        "known_workers": workers_view(p.seen),
        "known_skills": skills_view(known_skills(p)),
        "winter_tiles": p.hand.bit_count() if is_own or not is_choosing else dealt,
        "own_winter_tiles": winter_view(s, other, now) if is_own else None,
        "contributed": p.contributed.bit_count() if has_chosen else None,
        "own_contributed": tiles_view(p.contributed) if is_own else None,
        "powers": [name for i, name in enumerate(POWERS) if p.powers >> i & 1],
        "village": [placed_view(s, p, here) for here in range(len(p.village))],
        "waiting": [
            {"at": at("seat", other, "waiting", i), "id": shown_id(s, tile)} for i, tile in enumerate(p.waiting)
        ],
        "has_passed": (s.active - 1 - other) % s.seats < s.passes,
        "tile_points": board_lines(s, p)[0],
        "points": dict(zip(SCORE_LINES, score_lines(s, other), strict=True)) if is_over else None,
        "scored": None if scored is None else [scored_view(one) for one in scored],
    }


def winter_view(s: Keyflower, seat: int, now: list[ScoredTile]) -> list[WinterView]:
    """[KEY-DEC-9] A seat's own hand, with the set in the making."""
    choice = question(s, seat)
    chosen = choice.chosen if isinstance(choice, ChooseWinter) else 0
    shown: list[WinterView] = []
    for i in range(WINTERS):
        if s.players[seat].hand >> i & 1:
            then = prospect(s, seat, WINTER0 + i, now)
            shown.append(
                {
                    "at": at("seat", seat, "winter", len(shown)),
                    "id": TILE_IDS[WINTER0 + i],
                    "is_chosen": bool(chosen >> i & 1),
                    "worth": then.worth,
                    "scored": scored_view(then.scored),
                }
            )
    return shown


def scored_view(scored: ScoredTile) -> ScoredView:
    """[KEY-ALLOC-1] Which pieces score where."""
    return {
        "tile": None if scored.tile == NONE else TILE_IDS[scored.tile],
        "line": SCORE_LINES[scored.line],
        "points": scored.points,
        "pieces": [
            {
                "piece": (RESOURCES, SKILLS, COLOURS)[award.kind][award.type],
                "count": award.count,
                "has_marker": award.has_marker,
            }
            for award in scored.awards
        ],
    }


def is_selecting(s: Keyflower) -> bool:
    """[KEY-HID-7] Winter tiles are being chosen: nobody has seen any choice yet."""
    for step in s.agenda:
        if isinstance(step, LayWinter):
            return True
    return False


# -- guesses ---------------------------------------------------------------------------------------------------


def determinize(s: Keyflower, seat: int | None, rng: Rng) -> Keyflower:
    """Other hidden pieces that fit everything the seat has seen; other luck.

    [KEY-HID-3, KEY-HID-4, KEY-HID-5, KEY-HID-6, KEY-HID-7, KEY-HID-10]
    """
    guess = s.copy()
    guess.rng = rng.fork(0)
    guess.lanes = [Lane(lane.seat, lane.agenda, rng.fork(1 + lane.seat)) for lane in guess.lanes]
    luck = rng.fork(99)
    if not s.is_over():
        guess_workers(guess, seat, luck)
        guess_skills(guess, seat, luck)
    guess_winter(guess, seat, luck)
    forget_placement(guess, seat)
    return guess


def forget_placement(s: Keyflower, seat: int | None) -> None:
    """[KEY-HID-10] Somebody else's unfinished placement has not been shown: his turn may as well begin anew."""
    if s.agenda:
        step: Step = s.agenda[-1]
        if isinstance(step, (Placing, AddWorker)) and step.seat != seat:
            s.agenda[-1] = Turn(step.seat)


def guess_workers(s: Keyflower, seat: int | None, rng: Rng) -> None:
    """The bag and what others drew from it are mixed; greens only where they can have been drawn.

    [KEY-HID-2, KEY-HID-3]
    """
    others = [p for other, p in enumerate(s.players) if other != seat]
    pool = s.bag
    for p in others:
        pool += p.workers - p.seen
    greens = of(pool, GREEN)
    pool -= some(GREEN, greens)
    unknown = [size(p.workers) - size(p.seen) for p in others]
    room = [min(p.greenish, unknown[i]) for i, p in enumerate(others)]
    bag = size(s.bag)
    got = [0] * len(others)
    in_bag = 0
    # Each green worker lies in one of the places where it can lie, all free places being equally likely.
    for _ in range(greens):
        places = bag - in_bag
        for i in range(len(others)):
            places += room[i] - got[i]
        pick = rng.below(places)
        for i in range(len(others)):
            if pick < room[i] - got[i]:
                got[i] += 1
                pick = -1
                break
            pick -= room[i] - got[i]
        if pick >= 0:
            in_bag += 1
    for i, p in enumerate(others):
        drawn, pool = dealt_from(pool, unknown[i] - got[i], rng)
        p.workers = p.seen + drawn + some(GREEN, got[i])
    s.bag = pool + some(GREEN, in_bag)


def dealt_from(pile: int, count: int, rng: Rng) -> tuple[int, int]:
    """So many random pieces of a pile, and what is left of it."""
    drawn = 0
    left = size(pile)
    for _ in range(count):
        pick = rng.below(left)
        kind = 0
        while pick >= pile >> (kind << 3) & 255:
            pick -= pile >> (kind << 3) & 255
            kind += 1
        drawn += one(kind)
        pile -= one(kind)
        left -= 1
    return drawn, pile


def guess_skills(s: Keyflower, seat: int | None, rng: Rng) -> None:
    """Known types stay, unknown ones come from the pile; what was paid face down may have been anything then.

    [KEY-HID-4]
    """
    others = [p for other, p in enumerate(s.players) if other != seat]
    whole = s.pile
    for p in others:
        whole += p.skills
    for _ in range(20):
        known = [0] * len(others)
        unknown = [0] * len(others)
        for i, p in enumerate(others):
            known[i], unknown[i] = after_payments(p, rng)
        pool = whole
        is_possible = True
        for i in range(len(others)):
            for skill in range(3):
                if of(pool, skill) < of(known[i], skill):
                    is_possible = False
                    known[i] -= some(skill, of(known[i], skill))
            pool -= known[i]
        if is_possible:
            for i, p in enumerate(others):
                drawn, pool = dealt_from(pool, unknown[i], rng)
                p.skills = known[i] + drawn
            s.pile = pool
            return


def after_payments(p: Player, rng: Rng) -> tuple[int, int]:
    """What is left of a screen's skills if every face-down payment was a random piece of that time: known types,
    unknown ones.
    """
    known = 0
    unknown = 0
    owed = 0
    for layer in p.layers:
        known += layer & 0xFFFFFF
        unknown += layer >> UNKNOWN & 255
        owed += layer >> PAID
        while owed and known + unknown:
            owed -= 1
            pick = rng.below(size(known) + unknown)
            if pick < unknown:
                unknown -= 1
                continue
            pick -= unknown
            skill = 0
            while pick >= of(known, skill):
                pick -= of(known, skill)
                skill += 1
            known -= one(skill)
    return known, unknown


def guess_winter(s: Keyflower, seat: int | None, rng: Rng) -> None:
    """Others' winter tiles: those in play by their public numbers, the rest at random.

    [KEY-HID-5, KEY-HID-6, KEY-HID-7, KEY-SEASON-8]
    """
    is_choosing = is_selecting(s)
    own = 0 if seat is None else s.players[seat].hand | s.players[seat].contributed
    laid = 0
    for p in s.players:
        if not is_choosing:
            laid |= p.contributed
    if seat is not None:
        laid &= ~s.players[seat].contributed
    in_play = [i for i in range(WINTERS) if laid >> i & 1]
    unseen = [i for i in range(WINTERS) if not (laid | own) >> i & 1]
    rng.shuffle(in_play)
    rng.shuffle(unseen)
    for other, p in enumerate(s.players):
        if other == seat:
            continue
        if is_choosing:
            has_answered = bool(p.contributed)
            p.hand = taken(unseen, p.hand.bit_count() + p.contributed.bit_count())
            p.contributed = some_of(p.hand, rng) if has_answered else 0
            p.hand &= ~p.contributed
        else:
            p.contributed = taken(in_play, p.contributed.bit_count())
            p.hand = taken(unseen, p.hand.bit_count())
    for i in range(len(s.lanes)):
        lane = s.lanes[i]
        if is_choosing and lane.seat != seat and lane.agenda:
            s.lanes[i] = Lane(lane.seat, [ChooseWinter(lane.seat, 0)], lane.rng)


def taken(tiles: list[int], count: int) -> int:
    mask = 0
    for _ in range(count):
        mask |= 1 << tiles.pop()
    return mask


def some_of(mask: int, rng: Rng) -> int:
    """A random part of a set, not empty."""
    while True:
        part = 0
        for i in range(WINTERS):
            if mask >> i & 1 and rng.below(2):
                part |= 1 << i
        if part:
            return part
