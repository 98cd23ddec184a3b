"""Points that a seat may expect in the end: for the greedy bot and as the leaf value of a search.

What the table is worth to the seat now, plus what its workers, blueprints and tokens promise while rounds are
left. An action that was begun is first finished by simple preferences. The weights were found by play:
`docs/games/hamlet.md` says how.
"""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.play import apply
from gromada.core.steps import Choice
from gromada.games.hamlet.actions import (
    Buy,
    Deliver,
    HireDonkey,
    HireVillager,
    OwnSide,
    RoadSide,
    Sell,
    TakeBlueprint,
    UseBasic,
    UseToken,
)
from gromada.games.hamlet.construct import ChooseOwnSide
from gromada.games.hamlet.lattice import NOTHING
from gromada.games.hamlet.payment import goods, reach_of
from gromada.games.hamlet.printed import (
    BASICS,
    DUE_BITS,
    DUE_MASK,
    LANDMARK,
    LONGEST_BONUS,
    PLANNER,
    REFINED,
    REFINERY,
    RESOURCES,
    ROAD,
    SIDES,
    Cost,
)
from gromada.games.hamlet.roads import ChooseRoad
from gromada.games.hamlet.scoring import (
    award_points,
    longest_points,
    points_of_landmark,
    road_points,
    total_of,
)
from gromada.games.hamlet.state import BOTRIC, NO_SALE, NOBODY, NORMAL, QUALITY, Hamlet, Player, tokens_on
from gromada.games.hamlet.turn import ChooseAct, ChooseTile, MoveDonkey, Turn
from gromada.games.hamlet.workshops import ChooseAmount

HORIZON: Final = 32.0  # rounds, after which nothing is promised any more
OPEN: Final = 3.0  # a delivery space that is still open then
GOLD: Final = 0.55  # at the start; later a third
STANDING: Final = 1.6  # a villager that can still act this turn
EXTRA_VILLAGER: Final = 14.0  # when nothing is delivered yet
SAVING: Final = 0.5  # of the next villager, for the share of its price that is there
SECOND_SHARE: Final = 0.8  # each further villager is worth less
EXTRA_DONKEY: Final = 2.6
CROSSING: Final = 0.004  # a way that leads over a tile with a donkey: little, so that it only decides between equals
DONKEY_SHARE: Final = 0.6
BLUEPRINT: Final = 0.45  # of the points of a blueprint that is held
BLUEPRINT_REFINERY: Final = 1.5
BLUEPRINT_LANDMARK: Final = 1.2
CUT_OFF: Final = 0.45  # of a landmark that is not yet connected
TOKEN: Final = 0.75  # of what an own token in the village will earn
MILESTONE: Final = 3.0
PROGRESS: Final = 0.45  # of a delivery or sale, for the share of it that could be paid now
SALE_PROGRESS: Final = 0.3
GOODS: Final = 0.12  # a resource that can be brought to the Church
DELIVERED: Final = 1.3  # beyond its points: the awards to come
SOLD: Final = 0.7
FLAG: Final = 0.5
AWARD: Final = 0.6  # of awards as they stand
ROAD_LEFT: Final = 0.3
PACE: Final = 4.0  # rounds that an open delivery space still lasts in a solo game
ACT_OF_BOTRIC: Final = 2.2  # what one villager of the solo opponent gains him in a turn, measured


def evaluate(s: Hamlet, seat: int) -> float:
    """The score once the game is over; until then what is there and what it promises."""
    if s.has_ended():
        return float(total_of(s, seat))
    top = s.agenda[-1]
    if isinstance(top, Choice) and top.seat == seat and not isinstance(top, Turn):
        return finished_value(s, seat, top)
    return table_value(s, seat)


# -- finishing what was begun ---------------------------------------------------------------------------------


def finished_value(s: Hamlet, seat: int, top: Choice[Hamlet]) -> float:
    """The value after the begun action; where the villager goes and acts is tried, the rest is preferred."""
    if isinstance(top, (ChooseTile, ChooseAct)):
        best = -1000.0
        for option in top.options(s):
            after = s.copy()
            apply(after, seat, option)
            best = max(best, evaluate(after, seat))
        return best
    after = s.copy()
    for _ in range(40):
        if after.has_ended():
            return float(total_of(after, seat))
        step = after.agenda[-1]
        if not isinstance(step, Choice) or step.seat != seat or isinstance(step, (Turn, MoveDonkey)):
            break
        apply(after, seat, preferred(after, seat, step))
    return table_value(after, seat)


def preferred(s: Hamlet, seat: int, step: Choice[Hamlet]) -> Action:
    """A fair answer without search."""
    answers = step.options(s)
    if isinstance(step, ChooseAmount):
        return answers[-1]
    best = answers[0]
    highest = -1000.0
    for answer in answers:
        worth = liking(s, seat, step, answer)
        if worth > highest:
            highest = worth
            best = answer
    return best


def liking(s: Hamlet, seat: int, step: Choice[Hamlet], a: Action) -> float:
    if isinstance(a, UseToken):
        earned = s.box.token_points[a.side] + 0.5 * s.box.token_gold[a.side]
        return 2.0 + earned if a.maker == seat else -earned
    if isinstance(a, UseBasic):
        return 1.0 - 0.1 * s.filled(a.tile)
    if isinstance(a, Buy):
        return 0.5 - 0.8 * s.market_side().price(a.resource)
    if isinstance(a, Deliver):
        return float(s.church_side().deliveries[a.space].points)
    if isinstance(a, Sell):
        sale = s.box.sales[s.face_up[a.space]]
        return sale.points + GOLD * sale.gold
    if isinstance(a, HireVillager):
        return next_villager(s, s.players[seat]) * fading(s) - GOLD * next_price(s, s.players[seat])
    if isinstance(a, HireDonkey):
        donkeys = len(s.players[seat].donkeys) - s.box.start_donkeys
        return EXTRA_DONKEY * DONKEY_SHARE**donkeys * fading(s) - GOLD * s.box.donkey_cost
    if isinstance(a, TakeBlueprint):
        worth = blueprint_worth(s, s.row[a.position], fading(s))
        return worth + GOLD * (s.row_gold[a.position] - a.position)
    if isinstance(a, OwnSide) and isinstance(step, ChooseOwnSide):
        return meeting_worth(s, step.host, step.tile, step.side, a.side)
    if isinstance(a, RoadSide) and isinstance(step, ChooseRoad):
        other = s.board.facing[step.tile * SIDES + a.side] // SIDES
        return 0.0 if s.board.is_connected(other) else 1.0
    return 0.0


def meeting_worth(s: Hamlet, host: int, tile: int, side: int, own: int) -> float:
    """Printed connections first, then segments that meet their like."""
    board = s.board
    turns = board.turns_for(host * SIDES + side, tile, own)
    offset = board.offset_for(host * SIDES + side, tile, own, turns)
    shape = s.box.shapes[tile]
    edges = shape.turned[turns].edges
    worth = 0.0
    for i in range(shape.sides):
        met = board.side_at.get(edges[i] + 3 * offset, NOTHING)
        if met != NOTHING and board.type_of(met) == shape.segments[i]:
            worth += 3.0 if shape.segments[i] == ROAD else 1.0
    return worth


# -- what the table is worth ------------------------------------------------------------------------------------


def table_value(s: Hamlet, seat: int) -> float:
    """Between actions: points, what would be scored now, and promises that fade as the rounds pass.

    They must not fade with the Church itself, or nobody would like to finish it; late in the game every open
    delivery space is a debt.
    """
    me = s.players[seat]
    left = fading(s)
    late = 1.0 - left
    value = float(me.points)
    value += (AWARD * left + late) * award_points(s, seat)
    value += left * (DELIVERED * me.deliveries + SOLD * len(me.sales) + FLAG * me.flags.bit_count())
    value += road_points(s, seat) + longest_points(s, seat)
    value += landmarks(s, seat, me)
    value += me.gold * (left * GOLD + late / s.box.gold_per_point)
    value += left * workers(s, me)
    value += blueprints(s, me, left)
    value += tokens(s, seat, left)
    value += prospects(s, seat, me)
    value += standing(s, seat, me)
    return value - late * OPEN * s.delivered.count(NOBODY)


def expected_of_botric(s: Hamlet) -> float:
    """Points that the solo opponent may expect in the end: the score once the game is over, until then like a seat.

    Every open delivery space gives him more turns. In a turn that has begun his own is near, so ending it does not
    look worse than anything else. What he could deliver or sell now does not count: goods serve both, and whoever
    grudges him those makes none (17 of 40 games won in place of 35).
    """
    if s.has_ended():
        return float(total_of(s, BOTRIC))
    bot = s.players[BOTRIC]
    left = fading(s)
    value = float(bot.points)
    value += (AWARD * left + 1.0 - left) * award_points(s, BOTRIC)
    value += left * (DELIVERED * bot.deliveries + SOLD * len(bot.sales) + FLAG * bot.flags.bit_count())
    value += road_points(s, BOTRIC) + longest_points(s, BOTRIC)
    value += landmarks(s, BOTRIC, bot)
    value += left * hired_villagers(s, bot)
    value += blueprints(s, bot, left)
    value += tokens(s, BOTRIC, left)
    turns = PACE * s.delivered.count(NOBODY) + (0.0 if is_fresh(s.players[0]) else 1.0)
    return value + turns * ACT_OF_BOTRIC * len(bot.villagers)


def fading(s: Hamlet) -> float:
    """From 1 to 0 as the rounds pass."""
    left = 1.0 - s.round / HORIZON
    return left if left > 0.0 else 0.0


def landmarks(s: Hamlet, seat: int, me: Player) -> float:
    value = 0.0
    flags = me.flags
    while flags:
        bit = flags & -flags
        flags ^= bit
        tile = bit.bit_length() - 1
        landmark = s.box.tiles[tile].landmark
        if landmark.needs_road and not s.board.is_connected(tile):
            value += CUT_OFF * landmark.points
        elif landmark.type != LONGEST_BONUS:
            value += points_of_landmark(s, seat, tile)
    return value


def workers(s: Hamlet, me: Player) -> float:
    """Those hired, and the villager for which gold is being saved."""
    value = hired_villagers(s, me)
    price = next_price(s, me)
    if price:
        saved = me.gold / price if me.gold < price else 1.0
        value += SAVING * next_villager(s, me) * saved * saved
    each = EXTRA_DONKEY
    for _ in range(len(me.donkeys) - s.box.start_donkeys):
        value += each
        each *= DONKEY_SHARE
    return value + ROAD_LEFT * me.roads


def crossings(s: Hamlet, me: Player) -> int:
    """[HAM-TRANS-1] Ways that lead over tiles with donkeys; a second donkey on a tile opens none."""
    found = 0
    tiles = me.donkey_tiles()
    while tiles:
        bit = tiles & -tiles
        tiles ^= bit
        found += s.board.direct[bit.bit_length() - 1].bit_count()
    return found


def hired_villagers(s: Hamlet, me: Player) -> float:
    value = 0.0
    each = EXTRA_VILLAGER
    for _ in range(len(me.villagers) - s.box.start_villagers):
        value += each
        each *= SECOND_SHARE
    return value


def next_price(s: Hamlet, me: Player) -> int:
    """What the next villager costs; 0 if there is none."""
    hired = len(me.villagers) - s.box.start_villagers
    return s.box.villager_costs[hired] if hired < len(s.box.villager_costs) else 0


def next_villager(s: Hamlet, me: Player) -> float:
    """What the next villager promises at the start of the game."""
    each = EXTRA_VILLAGER
    for _ in range(len(me.villagers) - s.box.start_villagers):
        each *= SECOND_SHARE
    return each


def blueprints(s: Hamlet, me: Player, left: float) -> float:
    value = 0.0
    for tile in me.blueprints:
        value += blueprint_worth(s, tile, left)
    return value


def blueprint_worth(s: Hamlet, tile: int, left: float) -> float:
    printed = s.box.tiles[tile]
    worth = BLUEPRINT * printed.points
    if printed.kind == REFINERY:
        is_open = s.milestones[printed.milestone] == NOBODY
        worth += BLUEPRINT_REFINERY * (1.6 if is_open else 0.7)
    elif printed.kind == LANDMARK:
        worth += BLUEPRINT_LANDMARK
    return worth * (0.25 + 0.75 * left)


def tokens(s: Hamlet, seat: int, left: float) -> float:
    """Own tokens in the village earn when anyone uses them; a milestone makes the later ones better."""
    value = 0.0
    fine = s.box.token_points[QUALITY] + GOLD * s.box.token_gold[QUALITY]
    plain = s.box.token_points[NORMAL] + GOLD * s.box.token_gold[NORMAL]
    for i in range(REFINED):
        for tile in s.box.holders[BASICS + i]:
            held = s.stock[tile]
            if held:
                value += tokens_on(held, seat, QUALITY) * fine + tokens_on(held, seat, NORMAL) * plain
    value *= TOKEN * (0.4 + 0.6 * left)
    for i in range(PLANNER):
        if s.milestones[i] == seat:
            value += MILESTONE * left
    return value


def prospects(s: Hamlet, seat: int, me: Player) -> float:
    """How much of the open deliveries and sales could be paid now."""
    reach = reach_of(s, seat, s.box.church)
    counts = goods(s, reach)
    side = s.church_side()
    value = 0.0
    for space in range(len(s.delivered)):
        if s.delivered[space] == NOBODY:
            delivery = side.deliveries[space]
            value += PROGRESS * delivery.points * share_paid(delivery.cost, counts, me.gold)
    reach_market = reach_of(s, seat, s.box.market)
    if reach_market != reach:
        counts = goods(s, reach_market)
    for number in s.face_up:
        if number != NO_SALE:
            sale = s.box.sales[number]
            value += SALE_PROGRESS * (sale.points + GOLD * sale.gold) * share_paid(sale.cost, counts, 0)
    for resource in range(len(RESOURCES)):
        value += GOODS * counts[resource]
    return value


def share_paid(cost: Cost, counts: list[int], gold: int) -> float:
    """From 0 to 1; gold stands in for what is missing at four a unit."""
    units = cost.amount
    have = 0
    for resource in range(len(RESOURCES)):
        if cost.mixed >> resource & 1:
            have += counts[resource]
    if have > units:
        have = units
    for resource in range(len(RESOURCES)):
        due = cost.due >> (DUE_BITS * resource) & DUE_MASK
        if due:
            units += due
            have += min(due, counts[resource])
    total = units + 0.25 * cost.gold
    paid = have + 0.25 * min(cost.gold, gold)
    share = paid / total if total else 1.0
    return share * share


def standing(s: Hamlet, seat: int, me: Player) -> float:
    """Where donkeys stand, and villagers that can still act this turn.

    A turn that has not begun promises nothing more than the next one.
    """
    value = CROSSING * crossings(s, me)
    top = s.agenda[-1]
    if isinstance(top, Turn) and top.seat == seat and not is_fresh(me):
        value += STANDING * me.standing.bit_count()
    return value


def is_fresh(me: Player) -> bool:
    """Whether nothing was done yet in this turn."""
    return me.standing.bit_count() == len(me.villagers) and not me.has_driven
