"""Points that a seat may expect in the end: what it has, what its row can still make, what its hands are good for.

The weights were found by play: greedy against greedy with one of them changed.
"""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.steps import Choice
from gromada.games.craftsmen.actions import Bid
from gromada.games.craftsmen.auction import OpeningBid, OutbidMayor, Raise, TakeWon
from gromada.games.craftsmen.building_phase import Act
from gromada.games.craftsmen.capital import Pay, size, worth
from gromada.games.craftsmen.crafts import SecondRaw, Work, wanted_goods
from gromada.games.craftsmen.helpers import NextHelper
from gromada.games.craftsmen.notary import TakeBought, missing_for
from gromada.games.craftsmen.printed import (
    BANKERS,
    BUILDERS,
    CRAFTS,
    FIRST_PRODUCT,
    MERCHANTS,
    NOTARY,
    QUEUE,
    RAWS,
    VALUES,
)
from gromada.games.craftsmen.state import CARD_MASK, CUBES_SHIFT, EMPTY, Craft, Player
from gromada.games.craftsmen.year_scoring import bonus_total, cubes_on

HELPER_SHARE: Final = 1.3  # Crafts Guild helpers that a player has in a round, on average
LABOUR_USE: Final = 0.75  # labour points that become points
MISSING_HELD: Final[tuple[float, ...]] = (0.80, 0.72, 0.62)  # how much of a line is left if a card is in hand, by tier
MISSING: Final[tuple[float, ...]] = (0.55, 0.45, 0.30)  # and if it is not
INVESTING: Final[tuple[float, ...]] = (0.30, 0.45, 0.65, 1.0, 1.0)  # how sure an investment is, by season
SELLING: Final = 1.1  # points for a labour point in a row that only sells to the granary
MONEY: Final = 0.22
TOKEN: Final = 0.9
HELPER: Final = 0.9  # not placed yet
CARD: Final = 3.0  # a building card in hand
BUILT: Final[tuple[float, ...]] = (3.0, 4.0, 8.0)  # a building of the row, by tier
DEAR: Final = 2  # times its price: for so much nobody wants a card
RAISING: Final = 0.7  # how surely another bidder raises a bid of nothing


def evaluate(s: Craft, seat: int) -> float:
    """The score when the game is over."""
    p = s.players[seat]
    if s.is_over():
        return float(p.points)
    due = still_due(s, seat)
    coming = card_coming(s, seat)
    value = expected(s, seat, coming, due)
    step = s.agenda[-1]
    if isinstance(step, Raise) and step.leader == seat:
        value += bid_hope(s, seat, step.place, p.bid, value) * chance_to_win(s, step, p.bid)
    elif isinstance(step, OutbidMayor) and step.seat == seat and step.offer < worth(s.box, p.capital):
        value += max(0.0, bid_hope(s, seat, step.place, step.offer + 1, value))
    return value


def expected(s: Craft, seat: int, coming: int, due: int) -> float:
    """The points to expect if this card (EMPTY: none) comes to the hand and so much capital leaves it."""
    p = s.players[seat]
    rounds = rounds_left(s)
    years = s.box.years - s.year + 1
    labour = labour_left(s)
    held = cards_held(s, p)
    cards = len(p.cards)
    if coming != EMPTY:
        held |= 1 << s.box.cards[coming].output
        cards += 1
    first, second = best_lines(s, p, held)
    lines = 0.7 * first + 0.3 * second
    selling = SELLING if can_sell(s, p) else 0.5
    rate = max(lines, selling) + 0.3 * min(lines, selling)
    value = p.points + bonus_total(s, seat) + ship_value(s, seat) + granary_value(s, seat)
    value += rate * labour * LABOUR_USE
    value += goods_value(s, p, rate, labour + labour_now(s, p, seat))
    value += colours_value(s, p, years)
    value += buildings_value(s, p, rounds) + hand_value(s, p, rounds, cards, due)
    value += bonus_hopes(s, p, held) * (0.5 if rounds > 1 else 0.2)
    tokens = TOKEN if rounds > 1 else 0.3 if rounds == 1 else 0.0
    value += tokens * (p.privilege * 0.8 + p.labour * max(rate, 0.8) * 0.8)
    value += pending_value(s, p, seat, rate, rounds)
    value += 0.15 * (s.seats - s.order.index(seat)) if rounds else 0.0
    return value


def rounds_left(s: Craft) -> int:
    """Rounds after this one."""
    seasons = len(s.box.seasons)
    return (s.box.years - s.year) * seasons + max(0, seasons - 1 - s.season)


def labour_left(s: Craft) -> float:
    """Labour points of later rounds."""
    seasons = len(s.box.seasons)
    total = 0.0
    for year in range(s.year, s.box.years + 1):
        first = s.season + 1 if year == s.year else 0
        for season in range(first, seasons):
            share = HELPER_SHARE if s.box.seasons[season].has_helpers else 1.0
            total += share * s.box.labour_points[year - 1]
    return total


def labour_now(s: Craft, p: Player, seat: int) -> float:
    """Labour points that can still be used in this round."""
    left = float(p.labour)
    if s.agenda:
        step = s.agenda[-1]
        if isinstance(step, (Work, SecondRaw)) and step.seat == seat:
            left += step.left
    if s.stage < CRAFTS:
        for disc in s.queue[(CRAFTS - 1) * QUEUE : CRAFTS * QUEUE]:
            if disc & 7 == seat and disc != EMPTY:
                left += s.box.labour_points[s.year - 1]
        if not s.box.seasons[min(s.season, 3)].has_helpers:
            left += s.box.labour_points[s.year - 1]
    return left


# -- production lines -----------------------------------------------------------------------------


def cards_held(s: Craft, p: Player) -> int:
    """Goods (bits) whose building is in hand."""
    held = 0
    for card in p.cards:
        held |= 1 << s.box.cards[card & CARD_MASK].output
    return held


def goods_built(s: Craft, p: Player) -> int:
    made = 0
    for built in p.row:
        made |= 1 << s.box.cards[built & CARD_MASK].output
    return made


def completeness(s: Craft, line: int, made: int, held: int) -> float:
    """1 for a complete line, less for every building that is missing."""
    left = 1.0
    missing = line & ~made
    good = 0
    while missing:
        if missing & 1:
            tier = 0 if good < RAWS else 1 if good < FIRST_PRODUCT else 2
            left *= MISSING_HELD[tier] if held >> good & 1 else MISSING[tier]
        missing >>= 1
        good += 1
    return left


def best_lines(s: Craft, p: Player, held: int) -> tuple[float, float]:
    """Points for a labour point in the two best lines."""
    made = goods_built(s, p)
    first = 0.0
    second = 0.0
    for product in range(len(s.box.lines)):
        rate = s.box.line_rates[product] * completeness(s, s.box.lines[product], made, held)
        if rate > first:
            second = first
            first = rate
        elif rate > second:
            second = rate
    return first, second


def can_sell(s: Craft, p: Player) -> bool:
    """Whether some raw good of the row becomes a semi-product in the row."""
    made = goods_built(s, p)
    for good in range(RAWS, FIRST_PRODUCT):
        if made >> good & 1 and made >> s.box.recipes[good].inputs[0] & 1:
            return True
    return False


def bonus_hopes(s: Craft, p: Player, held: int) -> float:
    """Bonus tokens that nobody has, by how near they are."""
    made = goods_built(s, p)
    total = 0.0
    for product in range(len(s.box.lines)):
        if s.bonus_owner[product] == EMPTY:
            near = completeness(s, s.box.lines[product], made, held)
            total += s.box.bonus_points[product] * near * near
    return total


def goods_value(s: Craft, p: Player, rate: float, labour: float) -> float:
    """What lies on the icons, if there is labour to make something of it."""
    return min(goods_saved(s, p), 2.0 * labour) * max(rate, 0.9) if labour >= 1.0 else 0.0


def goods_saved(s: Craft, p: Player) -> float:
    """Cubes on icons save labour: one step for a raw good, two for a semi-product. Market cubes save one."""
    saved = 0.45 * p.market
    for built in p.row:
        card = s.box.cards[built & CARD_MASK]
        for icon in range(card.icons):
            if built >> CUBES_SHIFT + 3 * icon & 7:
                saved += 0.95 if card.inputs[icon] < RAWS else 1.9
    return saved


# -- what lies on the board -----------------------------------------------------------------------


def ship_value(s: Craft, seat: int) -> float:
    """Cubes on ships with the majorities as they stand; others may still push them out."""
    total = 0.0
    for ship in range(len(s.box.ship_bonuses)):
        points, ranks = cubes_on(s, ship)
        if not ranks[seat]:
            continue
        ahead = 0
        for other in range(s.seats):
            if ranks[other] > ranks[seat]:
                ahead += 1
        bonuses = s.box.ship_bonuses[ship]
        total += points[seat] * 0.95
        if ahead < len(bonuses):
            total += bonuses[ahead] * (0.6 if s.season < 2 else 0.85)
    return total


def granary_value(s: Craft, seat: int) -> float:
    total = 0
    for space in range(2 * len(s.box.granary_goods)):
        if s.granary >> 3 * space & 7 == seat + 1:
            total += s.box.granary_points
    return 0.85 * total


def colours_value(s: Craft, p: Player, years: int) -> float:
    """Sets of colours count at the end of every year; halves beyond them are a start."""
    halves = [0, 0, 0, 0]
    for built in p.row:
        card = s.box.cards[built & CARD_MASK]
        halves[card.top] += 1
        halves[card.bottom] += 1
    sets = min(halves)
    extra = 0
    for count in halves:
        if count > sets:
            extra += 1
    scorings = years if s.season < len(s.box.seasons) else years - 1
    return s.box.colour_set_points * (sets + 0.2 * extra) * scorings


def hand_value(s: Craft, p: Player, rounds: int, cards: int, due: int) -> float:
    """Capital buys buildings while there is time, and four colours are an investment at the end of a year."""
    time = min(1.0, 0.15 + rounds / 7.0)
    money = worth(s.box, p.capital)
    value = MONEY * max(0, money - due) * time
    points, colours = highest_colours(p)
    sure = INVESTING[s.season] * (1.0 if colours == 4 else 0.12 * colours)
    if due:
        sure *= max(0.0, 1.0 - due / max(money, 1))
    value += 0.6 * points * sure
    return value + CARD * time * cards


def buildings_value(s: Craft, p: Player, rounds: int) -> float:
    """What a building brings over the years beside the two best lines."""
    time = min(1.0, 0.15 + rounds / 7.0)
    total = 0.0
    for built in p.row:
        total += BUILT[s.box.cards[built & CARD_MASK].tier]
    return total * time


# -- what was begun -------------------------------------------------------------------------------


def still_due(s: Craft, seat: int) -> int:
    """Capital that the seat has already given away: a payment that is going on."""
    step = s.agenda[-1] if s.agenda else None
    return step.price if isinstance(step, Pay) and step.seat == seat else 0


def card_coming(s: Craft, seat: int) -> int:
    """The building card that is being paid for, EMPTY if none."""
    if len(s.agenda) > 1 and isinstance(s.agenda[-1], Pay):
        step = s.agenda[-2]
        if isinstance(step, (TakeBought, TakeWon)) and step.seat == seat:
            return s.cards_open[step.place]
    return EMPTY


def sensible(s: Craft, choice: Choice[Craft]) -> list[Action]:
    """All answers, but of the bids only those that a card can be worth."""
    answers = choice.options(s)
    if not isinstance(choice, (OpeningBid, Raise, OutbidMayor)):
        return answers
    limit = highest_bid(s, choice.seat, choice.place)
    return [answer for answer in answers if not isinstance(answer, Bid) or answer.amount <= limit] or answers[:1]


def highest_bid(s: Craft, seat: int, place: int) -> int:
    """[CRA-NOT-3] The price, for whoever could pay it in the card's colours; otherwise DEAR times as much."""
    card = s.cards_open[place]
    price = s.box.buy_cost[s.box.cards[card].tier]
    return DEAR * price if missing_for(s, seat, card) else price


def bid_hope(s: Craft, seat: int, place: int, bid: int, now: float) -> float:
    """What winning for this bid would bring: the card, less the capital and what else it could buy.

    For DEAR times its price that many such cards could be had.
    """
    card = s.cards_open[place]
    price = s.box.buy_cost[s.box.cards[card].tier]
    if bid > highest_bid(s, seat, place):
        return -float(bid)
    regret = (expected(s, seat, card, 0) - now) * bid / (DEAR * price)
    return expected(s, seat, card, bid) - now - max(0.0, regret)


def chance_to_win(s: Craft, step: Raise, bid: int) -> float:
    """That no other bidder, nor the mayor where he may come, goes above a bid."""
    tier = s.box.cards[s.cards_open[step.place]].tier
    raising = max(0.0, 1.0 - bid / (DEAR * s.box.buy_cost[tier]))
    chance = 1.0
    for other in range(s.seats):
        if other != step.leader and step.active >> other & 1:
            chance *= 1.0 - RAISING * raising
    if not step.is_raised:
        cards = s.box.mayor_cards[tier]
        above = min(1.0, max(0.0, (VALUES * cards - bid) / ((VALUES - 1) * cards + 1)))
        chance *= 1.0 - 0.5 * above  # then there is still a choice
    return chance


def highest_colours(p: Player) -> tuple[int, int]:
    """The values of the highest card of each colour, and how many colours there are."""
    points = 0
    colours = 0
    for colour in range(4):
        for rank in range(VALUES - 1, -1, -1):
            if p.capital >> 4 * (colour * VALUES + rank) & 15:
                points += rank + 1
                colours += 1
                break
    return points, colours


# -- helpers that will act ------------------------------------------------------------------------


def pending_value(s: Craft, p: Player, seat: int, rate: float, rounds: int) -> float:
    """What helpers that were placed, or can be, will bring in this round."""
    total = 0.0
    if s.stage == 0 and not s.passed >> seat & 1 and is_placing(s):
        total += HELPER * p.helpers
    seen = [0, 0, 0, 0, 0, 0]
    for town in range(len(seen)):
        if s.stage >= town + 1:
            continue
        for disc in range(town * QUEUE, (town + 1) * QUEUE):
            if s.queue[disc] != EMPTY and s.queue[disc] & 7 == seat:
                gold = 0.4 if s.box.is_gold[disc // 2] and town < 5 else 0.0
                total += (town_value(s, p, town + 1, rate, rounds) + gold) * (1.0 if not seen[town] else 0.65)
                seen[town] += 1
    if s.stage:
        for step in s.agenda:
            if isinstance(step, Act) and step.seat == seat:
                total += town_value(s, p, step.stage, rate, rounds) * (0.65 if seen[step.stage - 1] else 1.0)
                seen[step.stage - 1] += 1
    return total


def is_placing(s: Craft) -> bool:
    """Whether the helper phase is going on."""
    for step in s.agenda:
        if isinstance(step, NextHelper):
            return True
    return False


def town_value(s: Craft, p: Player, stage: int, rate: float, rounds: int) -> float:
    time = min(1.0, 0.15 + rounds / 7.0)
    if stage == BANKERS:
        return 0.4 + 1.6 * time * (1.0 if size(p.capital) < 7 else 0.5) + (0.8 if s.season == 2 else 0.0)
    if stage == BUILDERS:
        return (0.3 + 1.1 * min(len(p.cards), 3)) * time if worth(s.box, p.capital) >= 3 else 0.2
    if stage == NOTARY:
        return (1.6 if len(p.cards) < 3 else 0.8) * time if worth(s.box, p.capital) >= 5 else 0.2
    if stage == CRAFTS:
        return s.box.labour_points[s.year - 1] * rate * 0.9
    if stage == MERCHANTS:
        wanted = wanted_goods(s, p)
        for good in s.box.granary_goods:
            if wanted >> good & 1 and s.granary >> s.box.granary_place[good] & 7:
                return 1.6 * rate - 0.5 if p.capital else 0.1
        return 0.1
    return 0.9 if rounds > 1 else 0.2
