"""What one seat may see, and a guess at what it may not: section HID of the ledger."""

from __future__ import annotations

from typing import TypedDict

from gromada.core.play import first_question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice, Detail
from gromada.games.villagers.draft import Draft, draft_limit
from gromada.games.villagers.improvements import amount_of
from gromada.games.villagers.knowledge import ALL, DEALT, FACE, SEEN, known_by, open_card
from gromada.games.villagers.market import coins_lying, gold_shown, silver_of_all, winners
from gromada.games.villagers.printed import (
    CATEGORIES,
    EVENTS,
    FOUNDERS,
    FOUNDERS_FED,
    FROM_SAINTS,
    FROM_SCOUNDRELS,
    IMPROVEMENT_IDS,
    KINDS,
    MODULES,
    SCOUNDRELS,
    SEASONS,
    SOLO_MODES,
    SPECIAL,
    SUITS,
)
from gromada.games.villagers.road import has_face_up
from gromada.games.villagers.scoundrels import CourierWindow
from gromada.games.villagers.state import NO_CARD, Player, Valley
from gromada.games.villagers.village import COINS, KIND, USED, below, covers

NOBODY = -1


class CardView(TypedDict):
    slot: int
    id: str
    side: str | None  # of the Founders
    on: int | None  # the slot of the card below
    is_covered: bool
    coins: int
    is_used: bool


class PlayerView(TypedDict):
    seat: int | None  # None: the Countess
    gold: int
    hand: list[str]  # the faces that the viewer knows
    hand_suits: dict[str, int]  # the backs of the other cards
    hand_size: int
    square: list[str]
    village: list[CardView]
    food: int
    builders: int
    draft_limit: int
    is_done: bool
    bonus_food: int
    bonus_builder: int
    gold_shown: int
    silver: int
    coins: int


class SpaceView(TypedDict):
    id: str | None
    coins: int


class KnownView(TypedDict):
    depth: int  # from the top, 0 is the top card
    id: str


class PileView(TypedDict):
    count: int
    suit: str | None  # of the top card
    known: list[KnownView]


class ImprovementView(TypedDict):
    category: str
    id: str
    token: int | None  # who holds it; -1 is the Countess
    amounts: list[int]  # of every player, the Countess last


class SoloView(TypedDict):
    mode: str
    in_play: list[str]
    has_jester: bool
    decks: dict[str, int]
    discards: dict[str, list[str]]


class ValleyView(TypedDict):
    game: str
    modules: list[str]
    round: int
    first: int
    asked: list[int]
    players: list[PlayerView]
    road: list[SpaceView]
    stacks: list[PileView]
    reserve: PileView
    discards: list[str]
    face_down_discards: int
    basics: dict[str, int]
    markets: int
    market_stacks: list[int]
    held: list[str]
    actions: int
    trades: int
    limit: int
    is_free: bool
    might_courier: bool
    improvements: list[ImprovementView]
    solo: SoloView | None
    is_over: bool
    winners: list[int]


def view(s: Valley, seat: int | None) -> ValleyView:
    """Everything open, the own hand, backs, and faces that the seat has a right to know.

    [VIL-HID-1, VIL-COMP-8, VIL-R-31]
    """
    asked = asked_for(s, seat)
    holder = holder_of(s)
    is_holder = holder == seat and holder != NOBODY
    open_discards = [card for card in s.discards if known_by(card, seat)]
    return {
        "game": "villagers",
        "modules": [name for i, name in enumerate(MODULES) if s.modules >> i & 1],
        "round": s.round,
        "first": s.first,
        "asked": asked,
        "players": [player_view(s, owner, p, seat) for owner, p in enumerate(s.players)],
        "road": [
            {"id": KINDS[kind] if kind != NO_CARD else None, "coins": s.road_coins[space]}
            for space, kind in enumerate(s.road)
        ],
        "stacks": [pile_view(s, stack, seat) for stack in s.stacks],
        "reserve": pile_view(s, s.reserve, seat),
        "discards": [KINDS[card >> FACE] for card in open_discards],
        "face_down_discards": len(s.discards) - len(open_discards),
        "basics": {KINDS[kind]: s.basics[i] for i, kind in enumerate(s.box.basics)},
        "markets": s.markets,
        "market_stacks": list(s.box.market_stacks),
        "held": [KINDS[card >> FACE] for card in s.held if is_holder or card & ALL == ALL],
        "actions": s.actions,
        "trades": s.trades,
        "limit": s.limit,
        "is_free": s.is_free,
        "might_courier": might_courier(s),
        "improvements": [improvement_view(s, i) for i in range(len(s.improvements))],
        "solo": solo_view(s) if s.solo else None,
        "is_over": s.is_over(),
        "winners": winners(s) if s.is_over() else [],
    }


def holder_of(s: Valley) -> int:
    """Whose card is being played at this moment."""
    choice = first_question(s)
    return NOBODY if choice is None else choice.seat


def asked_for(s: Valley, seat: int | None) -> list[int]:
    """[VIL-HID-3, VIL-R-50] Who is asked; that somebody is asked about the Courier is shown to nobody else."""
    choice = first_question(s)
    if choice is None:
        return []
    if isinstance(choice, CourierWindow) and seat != choice.seat:
        return [choice.drafter]
    return [choice.seat]


def might_courier(s: Valley) -> bool:
    """[VIL-HID-3, VIL-R-50] A draft turn begins, and for all that everybody knows, somebody might send the Courier."""
    choice = first_question(s)
    if not s.has(SCOUNDRELS) or s.seats == 1 or not has_face_up(s):
        return False
    is_start = isinstance(choice, CourierWindow) or (isinstance(choice, Draft) and choice.is_first)
    return is_start and open_card(s.box.courier) not in s.discards


def player_view(s: Valley, owner: int, p: Player, seat: int | None) -> PlayerView:
    cards = p.hand[:]
    if s.held and owner == holder_of(s) and owner != seat:
        cards += [card for card in s.held if card & ALL != ALL]  # not shown to others yet
        cards.sort()
    known = [KINDS[card >> FACE] for card in cards if known_by(card, seat)]
    suits: dict[str, int] = {}
    for card in sorted(cards, key=lambda card: s.box.suit[card >> FACE]):
        if not known_by(card, seat):
            suit = SUITS[s.box.suit[card >> FACE]]
            suits[suit] = suits.get(suit, 0) + 1
    return {
        "seat": owner if owner < s.seats else None,
        "gold": p.gold,
        "hand": known,
        "hand_suits": suits,
        "hand_size": len(cards),
        "square": [KINDS[kind] for kind in p.square],
        "village": [card_view(slot, card) for slot, card in enumerate(p.village)],
        "food": p.food,
        "builders": p.builders,
        "draft_limit": draft_limit(s, p),
        "is_done": p.is_done,
        "bonus_food": p.bonus_food,
        "bonus_builder": p.bonus_builder,
        "gold_shown": gold_shown(s, p),
        "silver": silver_of_all(s, p),
        "coins": coins_lying(p),
    }


def card_view(slot: int, card: int) -> CardView:
    kind = card & KIND
    side = None
    if kind in (FOUNDERS, FOUNDERS_FED):
        side = "gold" if kind == FOUNDERS else "food"
    return {
        "slot": slot,
        "id": KINDS[kind],
        "side": side,
        "on": below(card) if below(card) >= 0 else None,
        "is_covered": covers(card) > 0,
        "coins": card >> COINS,
        "is_used": card & USED != 0,
    }


def pile_view(s: Valley, cards: list[int], seat: int | None) -> PileView:
    """[VIL-HID-1] Its size, the suit of its top card, and the faces that the seat has seen in it."""
    known: list[KnownView] = []
    for depth in range(len(cards)):
        card = cards[len(cards) - 1 - depth]
        if known_by(card, seat):
            known.append({"depth": depth, "id": KINDS[card >> FACE]})
    suit = SUITS[s.box.suit[cards[-1] >> FACE]] if cards else None
    return {"count": len(cards), "suit": suit, "known": known}


def improvement_view(s: Valley, number: int) -> ImprovementView:
    improvement = s.box.improvements[s.improvements[number]]
    token = s.tokens[number]
    return {
        "category": CATEGORIES[improvement.category],
        "id": IMPROVEMENT_IDS[s.improvements[number]],
        "token": None if token < 0 else token if token < s.seats else -1,
        "amounts": [amount_of(s, p, improvement) for p in s.players],
    }


def solo_view(s: Valley) -> SoloView:
    solo = s.solo[0]
    return {
        "mode": SOLO_MODES[solo.mode],
        "in_play": [EVENTS[event] for event in solo.in_play],
        "has_jester": solo.has_jester,
        "decks": {season: len(solo.decks[i]) for i, season in enumerate(SEASONS)},
        "discards": {season: [EVENTS[event] for event in solo.discards[i]] for i, season in enumerate(SEASONS)},
    }


# -- a guess --------------------------------------------------------------------------------------------


def determinize(s: Valley, seat: int | None, rng: Rng) -> Valley:
    """Other faces for all cards that the seat does not know, and other luck.

    [VIL-HID-1, VIL-HID-2, VIL-HID-3]

    Suits that were seen stay. While another seat is in the middle of an action its hand stays as it is, since
    the action was begun with it; nobody else is asked at that moment.
    """
    guess = s.copy()
    guess.rng = rng.fork(0)
    luck = rng.fork(1)
    choice = first_question(s)
    busy = NOBODY
    if choice is not None and choice.seat != seat and is_mid_action(choice):
        busy = choice.seat
    pools = Pools(guess)
    for stack in guess.stacks:
        pools.gather_pile(stack, seat)
    pools.gather_pile(guess.reserve, seat)
    pools.gather(guess.discards, seat)
    for owner in range(guess.seats):
        if owner != seat and owner != busy:
            pools.gather_hand(guess.players[owner], seat)
    guess.aside = guess.aside[:]
    pools.gather_aside(guess.aside)
    pools.deal(luck)
    for owner in range(guess.seats):
        if owner != seat and owner != busy:
            guess.players[owner].hand.sort()
    return guess


def is_mid_action(choice: Choice[State]) -> bool:
    """Whether a question belongs to an action already begun, or to a card that only its holder is asked about."""
    return isinstance(choice, Detail)


class Pools:
    """The cards that a seat does not know, and the places they may lie in."""

    def __init__(self, s: Valley) -> None:
        self.s = s
        self.kinds: list[list[int]] = [[] for _ in SUITS]  # by suit
        self.dealt: list[list[int]] = [[], []]  # Scoundrels and Saints
        # Places: the list, the index in it. By suit, dealt cards, put-aside cards, and those of which not even
        # the suit is known.
        self.by_suit: list[list[tuple[list[int], int]]] = [[] for _ in SUITS]
        self.by_deal: list[list[tuple[list[int], int]]] = [[], []]
        self.anywhere: list[tuple[list[int], int]] = []

    def note(self, card: int) -> int:
        """Puts a face into its pool; the pool of the dealt cards that it belongs to, or -1."""
        kind = card >> FACE
        home = self.s.box.home[kind]
        if home == FROM_SCOUNDRELS or home == FROM_SAINTS:
            self.dealt[home - FROM_SCOUNDRELS].append(kind)
            return home - FROM_SCOUNDRELS
        self.kinds[self.s.box.suit[kind]].append(kind)
        return -1

    def gather_pile(self, cards: list[int], seat: int | None) -> None:
        last = len(cards) - 1
        for i in range(len(cards)):
            card = cards[i]
            if not known_by(card, seat):
                self.note(card)
                if i == last or card & SEEN:
                    self.by_suit[self.s.box.suit[card >> FACE]].append((cards, i))
                else:
                    self.anywhere.append((cards, i))

    def gather(self, cards: list[int], seat: int | None) -> None:
        for i in range(len(cards)):
            if not known_by(cards[i], seat):
                self.note(cards[i])
                self.by_suit[self.s.box.suit[cards[i] >> FACE]].append((cards, i))

    def gather_hand(self, p: Player, seat: int | None) -> None:
        """As long as no Special card left a hand unseen, everybody knows that the dealt ones are in it."""
        known: list[int] = []
        places: list[int] = []  # what is known of the others: which deal or suit, and who knows the face
        for card in p.hand:
            if known_by(card, seat):
                known.append(card)
                continue
            deal = self.note(card)
            if p.is_murky or not card & DEALT:
                deal = 2 + self.s.box.suit[card >> FACE]
            places.append(deal << FACE | card & (ALL | SEEN))
        places.sort()  # a guess owes nothing to the order of the true cards
        p.hand = known + places
        for i in range(len(known), len(p.hand)):
            deal = p.hand[i] >> FACE
            if deal < 2:
                self.by_deal[deal].append((p.hand, i))
            else:
                self.by_suit[deal - 2].append((p.hand, i))

    def gather_aside(self, cards: list[int]) -> None:
        for i in range(len(cards)):
            self.by_deal[self.note(cards[i])].append((cards, i))

    def deal(self, rng: Rng) -> None:
        """Any way to put the faces back that fits what is known, all equally likely."""
        for deal in range(2):
            self.dealt[deal].sort()
            rng.shuffle(self.dealt[deal])
            for cards, i in self.by_deal[deal]:
                cards[i] = self.dealt[deal].pop() << FACE | cards[i] & (ALL | SEEN)
            self.kinds[SPECIAL] += self.dealt[deal]
        rest: list[int] = []
        for suit in range(len(SUITS)):
            kinds = self.kinds[suit]
            kinds.sort()
            rng.shuffle(kinds)
            for cards, i in self.by_suit[suit]:
                cards[i] = kinds.pop() << FACE | cards[i] & (ALL | SEEN)
            rest += kinds
        rest.sort()
        rng.shuffle(rest)
        for cards, i in self.anywhere:
            cards[i] = rest.pop() << FACE | cards[i] & (ALL | SEEN)
