"""What one seat may see, and a guess at what it may not: section HID of the ledger."""

from __future__ import annotations

from typing import TypedDict

from gromada.core.places import at
from gromada.core.play import first_question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.core.steps import Choice, Detail
from gromada.games.villagers import spots
from gromada.games.villagers.countess_events import highest_gold, per_value
from gromada.games.villagers.draft import Draft, draft_limit
from gromada.games.villagers.improvements import amount_of
from gromada.games.villagers.knowledge import ALL, DEALT, FACE, SEEN, known_by, open_card
from gromada.games.villagers.lock import bank_cost, keepers
from gromada.games.villagers.market import coins_lying, gold_shown, nun_value, silver_of_all, silver_value
from gromada.games.villagers.placing import LayHeld
from gromada.games.villagers.printed import (
    BLACKMAIL,
    CATEGORIES,
    COUNTESS,
    COUNTESS_GAIN_PER,
    COUNTESS_PLAIN,
    EVENTS,
    FOUNDERS,
    FOUNDERS_FED,
    FROM_SAINTS,
    FROM_SCOUNDRELS,
    IMPROVEMENT_IDS,
    KINDS,
    MODULES,
    MOST_IN_HAND,
    PAY_COUNTESS_PER,
    SCOUNDRELS,
    SEASONS,
    SOLO_MODES,
    SPECIAL,
    SUITS,
    Improvement,
)
from gromada.games.villagers.road import has_face_up
from gromada.games.villagers.scoundrels import CourierWindow
from gromada.games.villagers.setup_game import copies_in_game
from gromada.games.villagers.special import Cover
from gromada.games.villagers.state import NO_CARD, Player, Valley
from gromada.games.villagers.village import (
    COINS,
    COVERED,
    KIND,
    USED,
    below,
    capacity,
    covers,
    named,
    slots_of,
)

NOBODY = -1
SIDES: dict[int, str] = {FOUNDERS: "gold", FOUNDERS_FED: "food", COUNTESS: "gold", COUNTESS_PLAIN: "plain"}
MEANINGS: dict[str, str] = {
    "first": "seat",
    "players.seat": "seat",
    "players.hand": "secret",
    "players.hand.like": "place",
    "players.square.like": "place",
    "players.village.slot": "from_zero",
    "players.village.on": "from_zero",
    "improvements.token": "seat",
    "market_stacks": "from_zero",
    "stacks.known": "secret",
    "stacks.known.depth": "from_zero",
    "reserve.known": "secret",
    "reserve.known.depth": "from_zero",
    "held": "secret",
    "held.like": "place",
    "held_on": "place",
    "locks": "folded",
    "locks.ways.to": "place",
    "unseen": "folded",
    "discards": "folded",
    "solo.discards": "folded",
}


class FaceView(TypedDict, total=False):
    """A card in a hand or on a Square; `like` is the first one of its kind there, at which answers are named."""

    at: str
    id: str
    like: str


class CardView(TypedDict):
    at: str
    slot: int
    id: str
    side: str | None  # of the Founders and the Countess
    on: int | None  # the slot of the card below
    is_covered: bool
    coins: int
    is_used: bool
    silver: int | None  # what a visible Silver symbol is worth now
    free: int  # how many more cards may lie on it
    stands_for: str | None  # of a Monk or Apprentice


class CountedView(TypedDict):
    """What a card brought at the second market."""

    at: str
    id: str
    gold: int
    silver: int
    coins: int


class PlayerView(TypedDict):
    at: str
    seat: int | None  # None: the Countess
    gold: int
    hand: list[FaceView]  # the faces that the viewer knows
    hand_suits: dict[str, int]  # the backs of the other cards
    hand_size: int
    square: list[FaceView]
    village: list[CardView]
    food: int
    builders: int
    draft_limit: int
    build_limit: int
    is_done: bool
    bonus_food: int
    bonus_builder: int
    gold_shown: int
    silver: int
    coins: int
    market_1: int | None  # what the first market would pay now; None once it was held
    market_2: int | None
    counted: list[CountedView]  # the second market card by card, once it was held


class SpaceView(TypedDict):
    at: str
    id: str | None
    coins: int
    leaves: bool  # at the next Road update, unless something changes


class KnownView(TypedDict):
    at: str
    depth: int
    id: str


class PileView(TypedDict):
    at: str
    count: int
    suit: str | None
    known: list[KnownView]


class BasicView(TypedDict):
    at: str
    id: str
    count: int


class WayView(TypedDict):
    """One way to open a padlock: the place where the coins go, and what the viewer pays."""

    to: str
    cost: int
    is_own: bool


class LockView(TypedDict):
    id: str
    key: str
    ways: list[WayView]


class ImprovementView(TypedDict):
    at: str
    category: str
    id: str
    token: int | None  # who holds it; -1 is the Countess
    amounts: list[int]  # of every player, the Countess last


class EventView(TypedDict):
    at: str
    id: str
    now: int | None  # what it would move if it were resolved at this moment


class SoloView(TypedDict):
    mode: str
    in_play: list[EventView]
    has_jester: bool
    decks: dict[str, int]
    discards: dict[str, list[str]]


class ValleyView(TypedDict):
    game: str
    modules: list[str]
    round: int
    first: int
    players: list[PlayerView]
    road: list[SpaceView]
    stacks: list[PileView]
    reserve: PileView
    discards: list[str]
    face_down_discards: int
    basics: list[BasicView]
    markets: int
    market_stacks: list[int]
    market_cards: list[int]  # cards left in the stacks until each market
    held: list[FaceView]
    held_on: str | None  # where the card that is being placed will lie, once that is chosen
    actions: int
    trades: int
    limit: int
    is_free: bool
    might_courier: bool
    locks: list[LockView]
    unseen: dict[str, int]  # copies that the viewer has not seen anywhere
    improvements: list[ImprovementView]
    solo: SoloView | None


def view(s: Valley, seat: int | None) -> ValleyView:
    """Everything open, the own hand, backs, and faces that the seat has a right to know.

    [VIL-HID-1, VIL-COMP-8, VIL-R-31]
    """
    holder = holder_of(s)
    is_holder = holder == seat and holder != NOBODY
    held = [card >> FACE for card in s.held if is_holder or card & ALL == ALL]
    open_discards = [card for card in s.discards if known_by(card, seat)]
    return {
        "game": "villagers",
        "modules": [name for i, name in enumerate(MODULES) if s.modules >> i & 1],
        "round": s.round,
        "first": s.first,
        "players": [player_view(s, owner, p, seat) for owner, p in enumerate(s.players)],
        "road": [space_view(s, space) for space in range(len(s.road))],
        "stacks": [pile_view(s, stack, seat) for stack in range(len(s.stacks))],
        "reserve": pile_view(s, len(s.stacks), seat),
        "discards": [KINDS[card >> FACE] for card in open_discards],
        "face_down_discards": len(s.discards) - len(open_discards),
        "basics": [
            {"at": spots.basic(kind), "id": KINDS[kind], "count": s.basics[i]} for i, kind in enumerate(s.box.basics)
        ],
        "markets": s.markets,
        "market_stacks": list(s.box.market_stacks),
        "market_cards": market_cards(s),
        "held": faces("held", held),
        "held_on": held_on(s) if is_holder else None,
        "actions": s.actions,
        "trades": s.trades,
        "limit": s.limit,
        "is_free": s.is_free,
        "might_courier": might_courier(s),
        "locks": locks(s, seat),
        "unseen": unseen(s, seat),
        "improvements": [improvement_view(s, i) for i in range(len(s.improvements))],
        "solo": solo_view(s) if s.solo else None,
    }


def faces(place: str, kinds: list[int]) -> list[FaceView]:
    """Cards side by side, each at a place of its own."""
    first: dict[int, str] = {}
    found: list[FaceView] = []
    for i, kind in enumerate(kinds):
        card: FaceView = {"at": at(place, i), "id": KINDS[kind]}
        if kind in first:
            card["like"] = first[kind]
        first.setdefault(kind, card["at"])
        found.append(card)
    return found


def market_cards(s: Valley) -> list[int]:
    """[VIL-FLOW-3, VIL-FLOW-4] How many cards still lie in the stacks that must be empty for each market."""
    first = sum([len(s.stacks[stack]) for stack in s.box.first_market_needs])
    return [first, sum([len(stack) for stack in s.stacks])]


def held_on(s: Valley) -> str | None:
    """The place of a card that waits for its padlock to be opened, or of the Monk that is to be covered."""
    choice = first_question(s)
    if choice is None:
        return None
    if isinstance(choice, Cover):
        return spots.laid(choice.seat, choice.slot)
    for step in reversed(s.agenda):
        if isinstance(step, LayHeld):
            return spots.laid(step.seat, step.slot) if step.slot >= 0 else spots.village(step.seat)
    return None


def locks(s: Valley, seat: int | None) -> list[LockView]:
    """[VIL-LOCK-2, VIL-LOCK-3, VIL-LOCK-4] For each padlock in the own hand and on the Road: every way to open it."""
    if seat is None:
        return []
    kinds = sorted({*[card >> FACE for card in s.players[seat].hand], *[kind for kind in s.road if kind != NO_CARD]})
    found: list[LockView] = []
    for kind in kinds:
        if s.box.lock_bit[kind]:
            found.append({"id": KINDS[kind], "key": KINDS[s.box.lock[kind]], "ways": ways(s, seat, kind)})
    return found


def ways(s: Valley, seat: int, kind: int) -> list[WayView]:
    found: list[WayView] = []
    for owner, p in enumerate(s.players):
        if p.keys & s.box.lock_bit[kind]:
            slot = slots_of(p, s.box.lock[kind])[0]
            cost = 0 if owner == seat else s.box.padlock_cost
            found.append({"to": spots.laid(named(s, owner), slot), "cost": cost, "is_own": owner == seat})
    if not keepers(s) & s.box.lock_bit[kind]:
        found.append({"to": spots.BANK, "cost": bank_cost(s), "is_own": False})
    return found


def unseen(s: Valley, seat: int | None) -> dict[str, int]:
    """[VIL-HID-1] Copies of the game's cards that lie face down or in hands, for all that the viewer knows."""
    counts = copies_in_game(s)
    cards = [*s.reserve, *s.discards, *s.held]
    for stack in s.stacks:
        cards += stack
    for p in s.players:
        cards += p.hand
        for kind in p.square:
            counts[kind] -= 1
        for card in p.village:
            counts[card & KIND] -= 1
    for card in cards:
        if known_by(card, seat):
            counts[card >> FACE] -= 1
    for kind in s.road:
        if kind != NO_CARD:
            counts[kind] -= 1
    for i, kind in enumerate(s.box.basics):
        counts[kind] -= s.basics[i]
    return {KINDS[kind]: counts[kind] for kind in range(4, len(KINDS)) if counts[kind] > 0}


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


def space_view(s: Valley, space: int) -> SpaceView:
    """[VIL-ROAD-1, VIL-ROAD-7] With coins it leaves at the next update; with two players, without."""
    kind = s.road[space]
    coins = s.road_coins[space]
    leaves = kind != NO_CARD and (coins > 0) != s.box.set_ups[s.seats].is_for_two
    return {"at": spots.road(space), "id": KINDS[kind] if kind != NO_CARD else None, "coins": coins, "leaves": leaves}


def player_view(s: Valley, owner: int, p: Player, seat: int | None) -> PlayerView:
    cards = p.hand[:]
    if s.held and owner == holder_of(s) and owner != seat:
        cards += [card for card in s.held if card & ALL != ALL]  # not shown to others yet
        cards.sort()
    known = [card >> FACE for card in cards if known_by(card, seat)]
    suits: dict[str, int] = {}
    for card in sorted(cards, key=lambda card: s.box.suit[card >> FACE]):
        if not known_by(card, seat):
            suit = SUITS[s.box.suit[card >> FACE]]
            suits[suit] = suits.get(suit, 0) + 1
    name = named(s, owner)
    gold, silver, coins = gold_shown(s, p), silver_of_all(s, p) + nun_value(s, p), coins_lying(p)
    return {
        "at": spots.area(name),
        "seat": owner if owner < s.seats else None,
        "gold": p.gold,
        "hand": faces("hand" if owner == seat else spots.hand(name), known),
        "hand_suits": suits,
        "hand_size": len(cards),
        "square": faces(spots.square(name), p.square),
        "village": [card_view(s, name, p, slot, at_market=s.markets < 2) for slot in range(len(p.village))],
        "food": p.food,
        "builders": p.builders,
        "draft_limit": draft_limit(s, p),
        "build_limit": min(s.box.build_max, s.box.build_base + p.builders + p.bonus_builder),
        "is_done": p.is_done,
        "bonus_food": p.bonus_food,
        "bonus_builder": p.bonus_builder,
        "gold_shown": gold,
        "silver": silver,
        "coins": coins,
        "market_1": gold + coins if s.markets < 1 else None,
        "market_2": gold + silver + coins if s.markets < 2 else None,
        "counted": counted_view(name, p),
    }


def counted_view(name: int, p: Player) -> list[CountedView]:
    """[VIL-MARKET-5] Cards that brought nothing are left out."""
    found: list[CountedView] = []
    for slot in range(len(p.counted) // 3):
        gold, silver, coins = p.counted[3 * slot : 3 * slot + 3]
        if gold or silver or coins:
            id = KINDS[p.village[slot] & KIND]
            found.append({"at": spots.laid(name, slot), "id": id, "gold": gold, "silver": silver, "coins": coins})
    return found


def card_view(s: Valley, owner: int, p: Player, slot: int, *, at_market: bool) -> CardView:
    card = p.village[slot]
    kind = card & KIND
    shows_silver = at_market and s.box.has_formula[kind] and not card & COVERED
    return {
        "at": spots.laid(owner, slot),
        "slot": slot,
        "id": KINDS[kind],
        "side": SIDES.get(kind),
        "on": below(card) if below(card) >= 0 else None,
        "is_covered": covers(card) > 0,
        "coins": card >> COINS,
        "is_used": card & USED != 0,
        "silver": silver_value(s, p, kind) if shows_silver else None,
        "free": capacity(s, card) - covers(card) if owner >= 0 else 0,
        "stands_for": stands_for(s, p, slot) if s.box.wild[kind] else None,
    }


def stands_for(s: Valley, p: Player, slot: int) -> str | None:
    """[VIL-SPEC-3] The villager in whose place a Monk or Apprentice lies, by the first normal card above it."""
    above = 0
    at_slot = slot
    while s.box.wild[p.village[at_slot] & KIND]:
        on_it = [i for i in range(len(p.village)) if below(p.village[i]) == at_slot]
        if not on_it:
            return None
        at_slot = on_it[0]
        above += 1
    kind = p.village[at_slot] & KIND
    place = s.box.position[kind] - above
    return KINDS[s.box.chain[kind][place]] if place >= 0 else None


def pile_view(s: Valley, number: int, seat: int | None) -> PileView:
    """[VIL-HID-1] Its size, the suit of its top card, and the faces that the seat has seen in it."""
    stacks = len(s.stacks)
    cards = s.stacks[number] if number < stacks else s.reserve
    known: list[KnownView] = []
    for depth in range(len(cards)):
        card = cards[len(cards) - 1 - depth]
        if known_by(card, seat):
            known.append({"at": spots.card_in(number, stacks, depth), "depth": depth, "id": KINDS[card >> FACE]})
    suit = SUITS[s.box.suit[cards[-1] >> FACE]] if cards else None
    return {"at": spots.pile(number, stacks), "count": len(cards), "suit": suit, "known": known}


def improvement_view(s: Valley, number: int) -> ImprovementView:
    improvement = s.box.improvements[s.improvements[number]]
    token = s.tokens[number]
    return {
        "at": at("improvement", CATEGORIES[improvement.category]),
        "category": CATEGORIES[improvement.category],
        "id": IMPROVEMENT_IDS[s.improvements[number]],
        "token": None if token < 0 else token if token < s.seats else -1,
        "amounts": [
            amount_of(s, p, improvement) + in_mid_air(s, owner, improvement) for owner, p in enumerate(s.players)
        ],
    }


def in_mid_air(s: Valley, owner: int, improvement: Improvement) -> int:
    """[VIL-HID-1] A card that is being played and was not shown yet counts among those in hand, as others see it."""
    if improvement.most != MOST_IN_HAND or owner != holder_of(s):
        return 0
    return len([card for card in s.held if card & ALL != ALL and s.box.suit[card >> FACE] == improvement.suit])


def solo_view(s: Valley) -> SoloView:
    solo = s.solo[0]
    return {
        "mode": SOLO_MODES[solo.mode],
        "in_play": [
            {"at": spots.event(EVENTS[event]), "id": EVENTS[event], "now": event_now(s, event)}
            for event in solo.in_play
        ],
        "has_jester": solo.has_jester,
        "decks": {season: len(solo.decks[i]) for i, season in enumerate(SEASONS)},
        "discards": {season: [EVENTS[event] for event in solo.discards[i]] for i, season in enumerate(SEASONS)},
    }


def event_now(s: Valley, event: int) -> int | None:
    """[VIL-EVENT-1, VIL-EVENT-2] How much Gold it would move now, where that needs no choice."""
    for part in s.box.event_cards[event].parts:
        if part.op == COUNTESS_GAIN_PER:
            return per_value(s, part.per) * part.gold
        if part.op == PAY_COUNTESS_PER:
            return min(per_value(s, part.per) * part.gold, s.players[0].gold)
        if part.op == BLACKMAIL:
            return highest_gold(s, s.players[0])
    return None


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
