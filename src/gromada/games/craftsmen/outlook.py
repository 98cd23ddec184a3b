"""What would come of the present position: what the year would bring now, what a row could make next, what fits where.

Nothing here is a rule of its own: it asks the rules, for boards and for whoever wants to look ahead.
"""

from __future__ import annotations

from typing import Final, TypedDict

from gromada.core.places import at
from gromada.games.craftsmen.builders import matches
from gromada.games.craftsmen.building_phase import Act, Stage
from gromada.games.craftsmen.crafts import SecondRaw, Work, is_full, makes
from gromada.games.craftsmen.printed import CRAFTS, FIRST_PRODUCT, GOODS, LEVELS, QUEUE, RAWS
from gromada.games.craftsmen.privileges import may_use_privilege
from gromada.games.craftsmen.state import CARD_MASK, CUBES_SHIFT, EMPTY, Craft, Player
from gromada.games.craftsmen.year_scoring import bonus_total, colour_sets, cubes_in, cubes_on

OUT_OF_REACH: Final = 99  # labour for what cannot be made


class YearEndView(TypedDict):
    ships: int
    ship_bonus: int
    colours: int
    granary: int
    bonuses: int
    total: int


class NextView(TypedDict):
    at: str
    good: str
    labour: int
    missing: list[str]
    points: int
    ship_points: int  # at the year's end, on the best row for it
    cards: int  # capital cards for a sale to the granary


class EndsView(TypedDict):
    left: str | None
    right: str | None


# -- the end of the year ----------------------------------------------------------------------------


def year_end(s: Craft, seat: int) -> YearEndView:
    """[CRA-YEAR-2, CRA-YEAR-5, CRA-YEAR-6, CRA-YEAR-7, CRA-BONUS-4] What a scoring now would add; nothing twice."""
    cubes = 0
    bonus = 0
    for ship in range(len(s.box.ship_bonuses)):
        points, ranks = cubes_on(s, ship)
        cubes += points[seat]
        bonus += majority(s, ship, ranks, seat)
    is_scored = s.season >= len(s.box.seasons)  # the year's colours were counted before the investments
    colours = 0 if is_scored else s.box.colour_set_points * colour_sets(s, s.players[seat])
    granary = s.box.granary_points * own_in_granary(s, seat)
    tokens = 0 if s.is_over() else bonus_total(s, seat)
    return {
        "ships": cubes,
        "ship_bonus": bonus,
        "colours": 0 if s.is_over() else colours,
        "granary": granary,
        "bonuses": tokens,
        "total": cubes + bonus + (0 if s.is_over() else colours) + granary + tokens,
    }


def ship_ranking(ranks: list[int]) -> list[int]:
    """[CRA-YEAR-2, CRA-YEAR-3] The seats with cubes on a ship, the first one ahead."""
    return sorted([seat for seat in range(len(ranks)) if ranks[seat]], key=lambda seat: -ranks[seat])


def majority(s: Craft, ship: int, ranks: list[int], seat: int) -> int:
    """[CRA-YEAR-2] The bonus of a seat for its place on a ship."""
    place = ship_ranking(ranks).index(seat) if ranks[seat] else EMPTY
    return s.box.ship_bonuses[ship][place] if 0 <= place < len(s.box.ship_bonuses[ship]) else 0


def one_more(s: Craft, seat: int, row: int) -> int:
    """[CRA-SHIP-2, CRA-SHIP-4, CRA-YEAR-2] What the year's end would add for one more own cube in this row of a hold.

    A cube that a bribe would push out is counted, too: it may be one's own lead that grows by it.
    """
    ship = s.box.rows[row].ship
    holds = s.ships[:]
    left = holds[row] >> 3 if holds[row] >= 8 else holds[row]
    holds[row] = left | (seat + 1) << 3 if left else seat + 1
    points, ranks = cubes_on(s, ship)
    more, ahead = cubes_in(s, holds, ship)
    return more[seat] + majority(s, ship, ahead, seat) - points[seat] - majority(s, ship, ranks, seat)


def own_in_granary(s: Craft, seat: int) -> int:
    count = 0
    for space in range(LEVELS * len(s.box.granary_goods)):
        if s.granary >> 3 * space & 7 == seat + 1:
            count += 1
    return count


# -- what can be made -------------------------------------------------------------------------------


def next_from_row(s: Craft, seat: int) -> list[NextView]:
    """[CRA-PROD-2] For each kind of building that gives points: the labour to its next unit, or what is missing."""
    p = s.players[seat]
    found: list[NextView] = []
    seen: set[int] = set()
    for position in range(len(p.row)):
        card = s.box.cards[p.row[position] & CARD_MASK]
        if card.output < RAWS or card.output in seen:
            continue
        seen.add(card.output)
        best = nearest(s, p, card.output)
        missing = missing_in(s, p, best)
        rows = [s.box.rows[row].points for row in s.box.rows_of[card.output]]
        found.append(
            {
                "at": at("seat", seat, "row", best),
                "good": GOODS[card.output],
                "labour": 0 if missing else labour_for(s, p, best),
                "missing": [GOODS[good] for good in missing],
                "points": card.points,
                "ship_points": max(rows) if rows else 0,
                "cards": 0 if s.box.is_shipped[card.output] or card.output >= FIRST_PRODUCT else s.box.granary_reward,
            }
        )
    return found


def labour_to_come(s: Craft, seat: int) -> int:
    """[CRA-PROD-1, CRA-LAB-1, CRA-WIN-2] Steps that a player can still take this round, with tokens and helpers."""
    each = s.box.labour_points[s.year - 1]
    left = s.players[seat].labour
    for step in s.agenda:
        if isinstance(step, (Work, SecondRaw)) and step.seat == seat:
            left += step.left
        elif isinstance(step, Act) and step.stage == CRAFTS and step.seat == seat:
            left += each
        elif isinstance(step, Stage) and step.stage == CRAFTS:
            left += each * (own_discs(s, seat) if s.box.seasons[s.season].has_helpers else 1)
    return left


def own_discs(s: Craft, seat: int) -> int:
    """Helpers of a player in the Crafts Guild."""
    first = (CRAFTS - 1) * QUEUE
    return len([disc for disc in s.queue[first : first + QUEUE] if disc != EMPTY and disc & 7 == seat])


def nearest(s: Craft, p: Player, good: int) -> int:
    """The building for a good that needs the least labour."""
    best = EMPTY
    for position in range(len(p.row)):
        if s.box.cards[p.row[position] & CARD_MASK].output != good:
            continue
        if best == EMPTY or labour_for(s, p, position) < labour_for(s, p, best):
            best = position
    return best


def labour_for(s: Craft, p: Player, position: int) -> int:
    """[CRA-PROD-3, CRA-PROD-5, CRA-PROD-6, CRA-PROD-11] Steps to a unit from this building; OUT_OF_REACH if none do."""
    built = p.row[position]
    card = s.box.cards[built & CARD_MASK]
    steps = 1
    ready = list(ready_semis(s, p))
    for icon in range(card.icons):
        if not built >> CUBES_SHIFT + 3 * icon & 7:
            good = card.inputs[icon]
            if good in ready:
                ready.remove(good)
                steps += 1
            else:
                steps += labour_for_good(s, p, good)
    return min(steps, OUT_OF_REACH)


def ready_semis(s: Craft, p: Player) -> list[int]:
    """Semi-products that a cube on an icon makes with one step."""
    found: list[int] = []
    for built in p.row:
        card = s.box.cards[built & CARD_MASK]
        if RAWS <= card.output < FIRST_PRODUCT and is_full(built, card.icons):
            found.append(card.output)
    return found


def labour_for_good(s: Craft, p: Player, good: int) -> int:
    """A raw good takes a step, from its building or as a market cube; a semi-product one more than its raw good."""
    if good < RAWS:
        return 1 if makes(s, p, good) or p.market else OUT_OF_REACH
    if not makes(s, p, good):
        return OUT_OF_REACH
    return 1 + labour_for_good(s, p, s.box.recipes[good].inputs[0])


def missing_in(s: Craft, p: Player, position: int) -> list[int]:
    """Goods that keep a building from its next unit: nothing in the row makes them."""
    built = p.row[position]
    card = s.box.cards[built & CARD_MASK]
    ready = ready_semis(s, p)
    missing: list[int] = []
    for icon in range(card.icons):
        good = card.inputs[icon]
        if built >> CUBES_SHIFT + 3 * icon & 7 or good in ready or labour_for_good(s, p, good) < OUT_OF_REACH:
            continue
        lacking = good if good < RAWS or not makes(s, p, good) else s.box.recipes[good].inputs[0]
        if lacking not in missing:
            missing.append(lacking)
    return missing


# -- what fits --------------------------------------------------------------------------------------


def ends_for(s: Craft, p: Player, seat: int, card: int, disc: int, may_break: bool) -> EndsView:
    """[CRA-BUILD-4, CRA-BUILD-6] By which half a card would join each end; "privilege" where none matches."""
    can_break = may_break and may_use_privilege(s, seat, disc)
    return {"left": joint(s, p.row[0], card, can_break), "right": joint(s, p.row[-1], card, can_break)}


def joint(s: Craft, built: int, card: int, can_break: bool) -> str | None:
    if not matches(s, built, card):
        return "privilege" if can_break else None
    neighbour = s.box.cards[built & CARD_MASK]
    printed = s.box.cards[card]
    if neighbour.top == printed.top:
        return "both" if neighbour.bottom == printed.bottom else "top"
    return "bottom"
