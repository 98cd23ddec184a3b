"""What a seat may expect in the end, as points: the markets as the Village stands, and what hand and time are good for.

Numbers in capitals were found by play: greedy against greedy with one of them changed.
"""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.steps import Choice
from gromada.games.villagers.actions import Card
from gromada.games.villagers.build import Build, BuildTurn
from gromada.games.villagers.knowledge import FACE
from gromada.games.villagers.market import formula_value, nun_value
from gromada.games.villagers.placing import Place
from gromada.games.villagers.printed import FROM_PILE, NO_KIND, SPECIAL
from gromada.games.villagers.profiteers import copper_value
from gromada.games.villagers.road import pile
from gromada.games.villagers.state import Player, Valley
from gromada.games.villagers.village import COINS, COVERED, KIND

PLACEMENT: Final = 2.0  # what one more villager of an average hand will be worth
FOOD: Final = 0.9  # a food symbol, for each round to come
BUILDER: Final = 1.3
FIRST_MARKET: Final = 0.85  # how much of the Gold placed before the first market still counts at it
READY: Final = 0.75  # a hand card that has its place
ONE_STEP: Final = 0.5  # one whose place is a trade or a hand card away
FAR: Final = 0.05
SPECIAL_CARD: Final = 0.8
KEY: Final = 0.7  # for each card that the villager unlocks
IN_SIGHT: Final = 0.2  # a card that the seat knows to lie on top of a pile, and may draft


def rounds_left(s: Valley) -> float:
    """Drafts take one card a turn from the stacks, so their size is the clock."""
    cards = 0
    for stack in s.stacks:
        cards += len(stack)
    drafts = 0
    for seat in range(s.seats):
        p = s.players[seat]
        drafts += min(s.box.draft_max, s.box.draft_base + p.food + p.bonus_food)
    if s.solo:
        drafts += drafts + 1  # the Countess takes as many, and one from the reserve
    return cards / drafts


def actions_left(s: Valley, seat: int) -> int:
    """Build actions that this seat still has in the round."""
    for step in s.agenda:
        if isinstance(step, Build):
            if step.seat == seat:
                return s.actions
        elif isinstance(step, BuildTurn):
            if step.seat == seat:
                p = s.players[seat]
                return min(s.box.build_max, s.box.build_base + p.builders + p.bonus_builder)
    return 0


def evaluate(s: Valley, seat: int) -> float:
    """Gold in the supply and on the table, Silver as it stands, and the worth of what is still to come."""
    p = s.players[seat]
    if s.markets == 2:
        return float(p.gold)
    left = rounds_left(s)
    markets = 1.0 if s.markets else 1.0 + FIRST_MARKET
    value = p.gold + table_value(s, p, markets, left)
    if seat >= s.seats:
        return value + left * 6.0 * markets
    limit = min(s.box.build_max, s.box.build_base + p.builders + p.bonus_builder)
    drafts = min(s.box.draft_max, s.box.draft_base + p.food + p.bonus_food)
    placements = actions_left(s, seat) + left * limit
    cards = len(p.hand) + len(p.square) + left * drafts
    if placements > 0.0:
        value += PLACEMENT * markets * placements * cards / (placements + cards)
        cards_known = hand_value(s, p, markets, left) + sight_value(s, seat, markets, left)
        value += cards_known * min(1.0, 0.4 + placements / 5.0)
    return value


def table_value(s: Valley, p: Player, markets: float, left: float) -> float:
    """What the Village brings at the markets if nothing is added."""
    box = s.box
    gold = 0
    coins = 0
    silver = 0
    extra = 0.0
    for card in p.village:
        kind = card & KIND
        coins += card >> COINS
        if card & COVERED:
            continue
        gold += box.gold[kind]
        if box.has_formula[kind]:
            formula = box.silver[kind]
            if formula is not None:
                silver += formula_value(s, p, formula)
        elif box.copper[kind] is not None:
            extra = max(extra, copper_value(s, p, kind) * (left + 1.0))
        if box.key[kind]:
            extra += KEY * box.key[kind] * min(1.0, left / 3.0) * markets
        elif kind == box.thief or kind == box.freelancer:
            extra += left
    return gold * markets + coins * markets + silver + extra + nun_value(s, p)


def hand_value(s: Valley, p: Player, markets: float, left: float) -> float:
    """What hand and Square are worth beyond an average card."""
    value = 0.0
    for card in p.hand:
        value += card_value(s, p, card >> FACE, markets, left)
    for kind in p.square:
        value += card_value(s, p, kind, markets, left)
    return value


def sight_value(s: Valley, seat: int, markets: float, left: float) -> float:
    """What the cards on top of stacks and reserve are worth that this seat has looked at or put there."""
    p = s.players[seat]
    value = 0.0
    for number in range(len(s.stacks) + 1):
        cards = pile(s, number)
        if cards and cards[-1] >> seat & 1:
            value += card_value(s, p, cards[-1] >> FACE, markets, left)
    return value * IN_SIGHT


def card_value(s: Valley, p: Player, kind: int, markets: float, left: float) -> float:
    box = s.box
    if box.suit[kind] == SPECIAL:
        return SPECIAL_CARD if box.position[kind] == 0 else 0.0
    worth = face_value(s, p, kind, markets, left)
    lock = box.lock_bit[kind]
    if lock:
        worth += 2.0 * markets if p.keys & lock else -2.0
    if not box.position[kind]:
        return worth * READY if worth > 0.0 else 0.0
    below = box.chain[kind][box.position[kind] - 1]
    worth -= face_value(s, p, below, markets, left)
    if worth <= 0.0:
        return 0.0
    if p.spare & box.needs_bit[kind]:
        return worth * READY
    if box.home[below] == FROM_PILE:
        return worth * ONE_STEP
    for card in p.hand:
        if card >> FACE == below:
            return worth * (ONE_STEP if p.spare & box.needs_bit[below] or not box.position[below] else FAR)
    return worth * FAR


def face_value(s: Valley, p: Player, kind: int, markets: float, left: float) -> float:
    """What a villager shows: Gold at the markets, Silver as it would stand, food and builders for the time left."""
    if kind == NO_KIND:
        return 0.0
    box = s.box
    worth = box.gold[kind] * markets
    if box.food[kind] and p.food < box.draft_max - box.draft_base:
        worth += box.food[kind] * FOOD * left
    if box.builder[kind] and p.builders < box.build_max - box.build_base:
        worth += box.builder[kind] * BUILDER * left
    if box.has_formula[kind]:
        formula = box.silver[kind]
        if formula is not None:
            worth += formula_value(s, p, formula) + 1.5
    if box.key[kind]:
        worth += KEY * box.key[kind] * markets * min(1.0, left / 3.0)
    return worth


def sensible(s: Valley, choice: Choice[Valley]) -> list[Action]:
    """All answers, but of alike places only one: uncovered copies with as many coins, on the same card or the table."""
    answers = choice.options(s)
    if not isinstance(choice, Place):
        return answers
    village = s.players[choice.seat].village
    found: list[Action] = []
    known: list[int] = []
    for answer in answers:
        if isinstance(answer, Card):
            card = village[answer.slot]
            if card in known:
                continue
            if not card & COVERED:
                known.append(card)
        found.append(answer)
    return found
