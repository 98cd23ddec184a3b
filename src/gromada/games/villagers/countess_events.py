"""What event cards do: section EVENT of the ledger. Rats, Arson, Serfdom and the bank act in their own phases."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Detail, Step, Task
from gromada.games.villagers import spots
from gromada.games.villagers.actions import CARD, PICK, TAKE_RESERVE, TAKE_TOP, Card, Pick, TakeReserve, TakeTop
from gromada.games.villagers.chain import is_top, remove
from gromada.games.villagers.events import (
    CountessCoins,
    CountessGained,
    CountessGot,
    Gained,
    HandCardLost,
    PaidCountess,
    VillagerLost,
)
from gromada.games.villagers.knowledge import FACE, has_in_hand, kinds_in_hand, open_card, take_from_hand
from gromada.games.villagers.market import gold_symbols, silver_of_all, silver_value
from gromada.games.villagers.printed import (
    ABDUCTION,
    ARREST,
    BETRAYER,
    BLACKMAIL,
    BOTH_SCORE_SILVER,
    COINS_ON_KEY,
    CONSCRIPTION,
    COUNTESS_FOOD,
    COUNTESS_GAIN_PER,
    FROM_PILE,
    HAND_CARDS,
    HAND_SUITS,
    LARGEST_SUIT,
    OWN_BASICS,
    OWN_GOLD_SYMBOLS,
    PAY_COUNTESS_PER,
    PROTECTION_MONEY,
    SILVER_TO_COUNTESS,
    SUITS,
    EventPart,
)
from gromada.games.villagers.road import pile
from gromada.games.villagers.state import Player, Valley
from gromada.games.villagers.village import COINS, COVERED, KIND, TABLE_SLOT, is_founders, lay, put_coins, take_coins

YOU: Final = 0  # the only seat of the solo game


def event_steps(s: Valley, event: int) -> list[Step]:
    """[VIL-SOLO-22] The effects of an event in their order; each finds out for itself whether it can do anything."""
    return [EventEffect(event, i) for i in range(len(s.box.event_cards[event].parts))]


class EventEffect(Task[Valley]):
    """[VIL-EVENT-1, VIL-EVENT-2, VIL-EVENT-3, VIL-EVENT-4, VIL-EVENT-5, VIL-EVENT-6] One effect of an event."""

    def __init__(self, event: int, part: int) -> None:
        self.event: Final = event
        self.part: Final = part

    def run(self, s: Valley) -> None:
        part = s.box.event_cards[self.event].parts[self.part]
        op = part.op
        you = s.players[YOU]
        if op == COUNTESS_GAIN_PER:
            countess_gains(s, per_value(s, part.per) * part.gold)
        elif op == PAY_COUNTESS_PER:
            pay_countess(s, per_value(s, part.per) * part.gold)
        elif op == BOTH_SCORE_SILVER:
            gold = silver_of_all(s, you)
            countess_gains(s, silver_of_all(s, s.players[s.seats]))
            you.gold += gold
            s.tell(Gained(YOU, gold))
        elif op == BLACKMAIL:
            countess_gains(s, highest_gold(s, you))
        elif op == COINS_ON_KEY:
            coins_on_keys(s, part)
        elif op == BETRAYER or op == ARREST:
            if lost_slots(s):
                s.then(LoseTop(YOU, op == BETRAYER))
        elif op == ABDUCTION:
            cards = min(part.count, len(you.hand))
            s.then(*[LoseCard(YOU) for _ in range(cards)])
        elif op == CONSCRIPTION:
            s.then(*[AskConscript() for _ in range(part.count)])
        elif op == PROTECTION_MONEY:
            if coin_slots(you):
                s.then(Protection(YOU))
        elif op == SILVER_TO_COUNTESS:
            owner = YOU if part.is_own else s.seats
            if silver_slots(s, s.players[owner]):
                s.then(SilverFor(YOU, owner))


def per_value(s: Valley, per: int) -> int:
    """[VIL-EVENT-13, VIL-EVENT-14, VIL-EVENT-15] What an event counts."""
    you = s.players[YOU]
    if per == COUNTESS_FOOD:
        return s.players[s.seats].food
    if per == OWN_GOLD_SYMBOLS:
        return gold_symbols(s, you)
    if per == OWN_BASICS:
        return len([card for card in you.village if s.box.home[card & KIND] == FROM_PILE])
    if per == HAND_SUITS:
        return len(set([s.box.suit[card >> FACE] for card in you.hand]))
    if per == LARGEST_SUIT:
        counts = [0] * len(SUITS)
        for card in you.village:
            counts[s.box.suit[card & KIND]] += 1
        return max(counts)
    assert per == HAND_CARDS
    return len(you.hand)


def highest_gold(s: Valley, p: Player) -> int:
    """[VIL-EVENT-15] The highest number on a visible Gold symbol, Founders included."""
    highest = 0
    for card in p.village:
        if not card & COVERED:
            highest = max(highest, s.box.gold[card & KIND])
    return highest


def countess_gains(s: Valley, gold: int) -> None:
    """[VIL-EVENT-1] From the bank to her supply."""
    s.players[s.seats].gold += gold
    s.tell(CountessGained(gold))


def pay_countess(s: Valley, gold: int) -> None:
    """[VIL-EVENT-2, VIL-SOLO-23] From supply to supply; whoever has too little pays all there is."""
    paid = min(gold, s.players[YOU].gold)
    s.players[YOU].gold -= paid
    s.players[s.seats].gold += paid
    s.tell(PaidCountess(YOU, paid))


def coins_on_keys(s: Valley, part: EventPart) -> None:
    """[VIL-EVENT-3, VIL-EVENT-17] On every villager of the Countess with a key, or on one of choice."""
    slots = key_slots(s)
    if not slots:
        return
    if not part.is_all:
        s.then(Bribe(YOU, part.is_key, part.gold))
        return
    for slot in slots:
        gold = coins_for(s, slot, part.is_key, part.gold)
        put_coins(s.players[s.seats], slot, gold)
        s.tell(CountessCoins(s.players[s.seats].village[slot] & KIND, gold, slot))


def key_slots(s: Valley) -> list[int]:
    village = s.players[s.seats].village
    return [slot for slot in range(len(village)) if s.box.key[village[slot] & KIND] > 0]


def coins_for(s: Valley, slot: int, is_key: bool, gold: int) -> int:
    return s.box.key[s.players[s.seats].village[slot] & KIND] if is_key else gold


class Bribe(Detail[Valley]):
    """[VIL-EVENT-3, VIL-EVENT-16, VIL-R-27] Which of the Countess' villagers with a key gets the coins."""

    def __init__(self, seat: int, is_key: bool, gold: int) -> None:
        super().__init__(seat)
        self.is_key: Final = is_key
        self.gold: Final = gold

    def options(self, s: Valley) -> list[Action]:
        return [CARD[slot] for slot in key_slots(s)]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Card):
            return ANOTHER_QUESTION
        return ALLOWED if a.slot in key_slots(s) else "VIL-EVENT-3"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Card)
        gold = coins_for(s, a.slot, self.is_key, self.gold)
        put_coins(s.players[s.seats], a.slot, gold)
        s.tell(CountessCoins(s.players[s.seats].village[a.slot] & KIND, gold, a.slot))


def lost_slots(s: Valley) -> list[int]:
    """[VIL-SOLO-22, VIL-SOLO-24] Own top villagers that an event may take: neither Founders nor basic villagers."""
    village = s.players[YOU].village
    return [slot for slot in range(len(village)) if not refuses_loss(s, slot)]


def refuses_loss(s: Valley, slot: int) -> str:
    village = s.players[YOU].village
    if slot >= len(village) or not is_top(village[slot]):
        return "VIL-EVENT-5"
    kind = village[slot] & KIND
    return "VIL-SOLO-22" if is_founders(kind) or s.box.home[kind] == FROM_PILE else ALLOWED


class LoseTop(Detail[Valley]):
    """An own top villager goes to the Countess or is discarded; its coins stay with the player.

    [VIL-EVENT-5, VIL-SOLO-21]
    """

    def __init__(self, seat: int, is_betrayed: bool) -> None:
        super().__init__(seat)
        self.is_betrayed: Final = is_betrayed

    def options(self, s: Valley) -> list[Action]:
        return [CARD[slot] for slot in lost_slots(s)]

    def refusal(self, s: Valley, a: Action) -> str:
        return refuses_loss(s, a.slot) if isinstance(a, Card) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Card)
        you = s.players[YOU]
        kind = you.village[a.slot] & KIND
        coins = take_coins(you, a.slot)
        you.gold += coins
        s.tell(VillagerLost(self.seat, kind, coins, self.is_betrayed, a.slot))
        if self.is_betrayed:
            lay(s, s.players[s.seats], kind, TABLE_SLOT)
        else:
            s.discards.append(open_card(kind))
        remove(s, YOU, a.slot)


class LoseCard(Detail[Valley]):
    """[VIL-EVENT-5] A hand card of choice is discarded."""

    def options(self, s: Valley) -> list[Action]:
        return [PICK[kind] for kind in kinds_in_hand(s.players[self.seat])]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Pick):
            return ANOTHER_QUESTION
        return ALLOWED if has_in_hand(s.players[self.seat], a.kind) else "VIL-EVENT-5"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Pick)
        s.discards.append(open_card(take_from_hand(s.players[self.seat], a.kind) >> FACE))
        s.tell(HandCardLost(self.seat, a.kind))


class AskConscript(Task[Valley]):
    """[VIL-EVENT-6, VIL-SOLO-22] Only while some pile has a card."""

    def run(self, s: Valley) -> None:
        for number in range(len(s.stacks) + 1):
            if pile(s, number):
                s.then(Conscript(YOU))
                return


class Conscript(Detail[Valley]):
    """The top card of a stack or of the reserve, chosen unseen, goes to the Countess; no refill.

    [VIL-EVENT-6, VIL-HID-5]
    """

    def options(self, s: Valley) -> list[Action]:
        offered: list[Action] = []
        for stack in range(len(s.stacks)):
            if s.stacks[stack]:
                offered.append(TAKE_TOP[stack])
        if s.reserve:
            offered.append(TAKE_RESERVE)
        return offered

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, TakeTop):
            return ALLOWED if a.stack < len(s.stacks) and s.stacks[a.stack] else "VIL-EVENT-6"
        if isinstance(a, TakeReserve):
            return ALLOWED if s.reserve else "VIL-EVENT-6"
        return ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        number = a.stack if isinstance(a, TakeTop) else len(s.stacks)
        kind = pile(s, number).pop() >> FACE
        lay(s, s.players[s.seats], kind, TABLE_SLOT)
        s.tell(CountessGot(kind, 0, spots.pile(number, len(s.stacks))))


def coin_slots(p: Player) -> list[int]:
    return [slot for slot in range(len(p.village)) if p.village[slot] >> COINS]


class Protection(Detail[Valley]):
    """[VIL-EVENT-2] Protection Money: as much as lies on one own villager with coins, from the supply."""

    def options(self, s: Valley) -> list[Action]:
        return [CARD[slot] for slot in coin_slots(s.players[self.seat])]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Card):
            return ANOTHER_QUESTION
        return ALLOWED if a.slot in coin_slots(s.players[self.seat]) else "VIL-EVENT-2"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Card)
        pay_countess(s, s.players[self.seat].village[a.slot] >> COINS)


def silver_slots(s: Valley, p: Player) -> list[int]:
    slots = range(len(p.village))
    return [slot for slot in slots if s.box.has_formula[p.village[slot] & KIND] and is_top(p.village[slot])]


class SilverFor(Detail[Valley]):
    """[VIL-EVENT-16, VIL-R-27] Which Silver villager, of the Countess or the own, gives her its value."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def options(self, s: Valley) -> list[Action]:
        return [CARD[slot] for slot in silver_slots(s, s.players[self.owner])]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Card):
            return ANOTHER_QUESTION
        return ALLOWED if a.slot in silver_slots(s, s.players[self.owner]) else "VIL-EVENT-16"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Card)
        owner = s.players[self.owner]
        countess_gains(s, silver_value(s, owner, owner.village[a.slot] & KIND))
