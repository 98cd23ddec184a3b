"""Numbers for learners: one vector of fixed size a seat, from what that seat may know.

The seat comes first, then the others clockwise; absent seats are zeros, and alone the Countess is the second one.
Cards are counted by kind, and a Village is told card by card as well. docs/games/villagers.md lists the blocks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gromada.core.features import Layout, Questions, Sink
from gromada.core.play import first_question, question
from gromada.games.villagers.draft import draft_limit
from gromada.games.villagers.evaluation import rounds_left
from gromada.games.villagers.knowledge import ALL, FACE, eye_of
from gromada.games.villagers.market import nun_value, silver_of_all
from gromada.games.villagers.placing import LayHeld
from gromada.games.villagers.printed import (
    BASIC_KINDS,
    CATEGORIES,
    EVENTS,
    IMPROVEMENT_IDS,
    KINDS,
    MAX_SEATS,
    MAX_SPACES,
    MODULES,
    NO_KIND,
    SEASONS,
    SOLO_MODES,
    SUITS,
)
from gromada.games.villagers.special import Cover
from gromada.games.villagers.state import NO_CARD, NO_SEAT, Player, Valley
from gromada.games.villagers.telling import ToldPlayer, ToldVillage
from gromada.games.villagers.view import asked_for, might_courier
from gromada.games.villagers.village import COINS, COVERED, KIND, USED

if TYPE_CHECKING:
    from mypy_extensions import i64

SLOTS: Final = 64  # cards of one Village that are told one by one
PILE: Final = 64.0  # cards that make 1
GOLD: Final = 50.0
FEW: Final = 10.0
MOST: Final = 100.0
PILES: Final = MAX_SPACES + 1  # the stacks and the reserve


class Teller:
    """Where each number of a position stands, and what it is."""

    def __init__(self) -> None:
        layout = Layout()
        self.layout: Final = layout
        asked = Questions(layout, "gromada.games.villagers.")
        asked.one_of("kind", len(KINDS))
        asked.one_of("slot", SLOTS)
        asked.one_of("stack", PILES)
        asked.one_of("number", PILES)
        asked.seat("owner", MAX_SEATS)
        asked.seat("drafter", MAX_SEATS)
        for name in ("count", "done", "gold", "picks"):
            asked.amount(name, FEW, MOST)
        for name in ("is_key", "is_first", "is_betrayed", "is_skipped"):
            asked.flag(name)
        asked.ready()
        self.asked: Final = asked
        names = [f"{kind}_{KINDS[kind]}" for kind in range(len(KINDS))]
        self.held: Final = layout.block("held", names, MOST)
        self.held_on: Final = layout.block("held_on", ["the_table", *range(SLOTS)])
        self.modules: Final = layout.block("module", MODULES)
        self.table: Final = layout.block("table", ["round", "rounds_left", "actions", "trades", "limit"], MOST)
        self.flags: Final = layout.block("is", ["free", "courier_possible", "over"])
        self.markets: Final = layout.block("markets", ["held"])
        self.road: Final = layout.block("road", [f"{i}_{name}" for i in range(MAX_SPACES) for name in names])
        self.road_coins: Final = layout.block("road_coins", range(MAX_SPACES), MOST)
        piles = [*[f"stack{i}" for i in range(MAX_SPACES)], "reserve"]
        self.cards: Final = layout.block("cards", piles, MOST)
        self.top_suit: Final = layout.block("top", [f"{pile}_{suit}" for pile in piles for suit in SUITS])
        self.seen: Final = layout.block("seen", [f"{pile}_{name}" for pile in piles for name in names], MOST)
        self.discards: Final = layout.block("discarded", names, MOST)
        self.face_down: Final = layout.block("discarded_face_down", ["count"], MOST)
        self.basics: Final = layout.block("basic", range(BASIC_KINDS), MOST)
        self.improvements: Final = layout.block("improvement", IMPROVEMENT_IDS)
        self.mode: Final = layout.block("solo", SOLO_MODES)
        self.events: Final = layout.block("event", EVENTS, MOST)
        self.past: Final = layout.block("event_over", EVENTS, MOST)
        self.decks: Final = layout.block("event_deck", SEASONS, MOST)
        self.jester: Final = layout.block("jester", ["here"])
        part = Layout()
        self.part: Final = part
        self.present: Final = part.block("seat", ["present", "is_done", "is_first", "is_asked", "has_turned"])
        self.counts: Final = part.block("count", ["hand", "food", "builders", "draft_limit", "padlocks"], MOST)
        self.bonus: Final = part.block("bonus", ["food", "builder"], MOST)
        self.gold: Final = part.block("gold", ["supply", "shown", "symbols", "silver", "coins"], MOST, -MOST)
        self.tokens: Final = part.block("token", CATEGORIES)
        self.symbols: Final = part.block("symbols", SUITS, MOST)
        self.backs: Final = part.block("backs", SUITS, MOST)
        self.tops: Final = part.block("top", names, MOST)
        self.covered: Final = part.block("covered", names, MOST)
        self.known: Final = part.block("known", names, MOST)
        self.square: Final = part.block("square", names, MOST)
        slots = range(SLOTS)
        self.slot_kind: Final = part.block("slot_kind", slots)
        self.slot_below: Final = part.block("slot_on", slots)
        self.slot_coins: Final = part.block("slot_coins", slots, MOST)
        self.slot_used: Final = part.block("slot_used", slots)
        self.players: Final = layout.repeat("player", MAX_SEATS, part)

    def put(self, s: Valley, seat: int, out: Sink) -> None:
        """[VIL-HID-1] Only what the seat may know: its own hand, backs, and faces that were shown."""
        choice = question(s, seat)
        seats = len(s.players)
        if choice is not None:
            self.asked.put(choice, seats, out)
        first = first_question(s)
        holder = NO_SEAT if first is None else first.seat
        for card in s.held:
            if holder == seat or card & ALL == ALL:
                out.add(self.held + (card >> FACE), 1.0)
        if isinstance(choice, Cover):
            out.one(self.held_on + choice.slot + 1)
        elif choice is not None:
            for step in reversed(s.agenda):
                if isinstance(step, LayHeld):
                    out.one(self.held_on + (step.slot + 1 if step.slot >= 0 else 0))
                    break
        out.bits(self.modules, s.modules)
        out.put(self.table, s.round / FEW)
        out.put(self.table + 1, rounds_left(s) / FEW)
        out.put(self.table + 2, s.actions / FEW)
        out.put(self.table + 3, s.trades / FEW)
        out.put(self.table + 4, s.limit / FEW)
        if s.is_free:
            out.one(self.flags)
        if might_courier(s):
            out.one(self.flags + 1)
        if first is None:
            out.one(self.flags + 2)
        out.put(self.markets, s.markets / 2)
        for space in range(len(s.road)):
            if s.road[space] != NO_CARD:
                out.one(self.road + space * len(KINDS) + s.road[space])
        out.counts(self.road_coins, s.road_coins, FEW)
        for stack in range(len(s.stacks)):
            self._pile(s, seat, s.stacks[stack], stack, out)
        self._pile(s, seat, s.reserve, MAX_SPACES, out)
        hidden = 0
        eye = eye_of(seat)
        for card in s.discards:
            if card & eye:
                out.add(self.discards + (card >> FACE), 1 / FEW)
            else:
                hidden += 1
        out.put(self.face_down, hidden / FEW)
        out.counts(self.basics, s.basics, FEW)
        self._solo(s, out)
        asked = asked_for(s, seat)
        for i in range(seats):
            owner = (seat + i) % seats
            start = self.players + i * self.part.width
            if owner in asked:
                out.one(start + self.present + 3)
            is_playing = bool(s.held) and owner == holder and owner != seat
            self._player(s, owner, seat, start, is_playing, out)
        for i in range(len(s.improvements)):
            out.one(self.improvements + s.improvements[i])
            if s.tokens[i] != NO_SEAT:
                category = s.box.improvements[s.improvements[i]].category
                out.one(self.players + (s.tokens[i] - seat) % seats * self.part.width + self.tokens + category)

    def _pile(self, s: Valley, seat: int, cards: list[int], pile: int, out: Sink) -> None:
        """Its size, the suit of its top card, and how deep the faces lie that the seat has seen in it."""
        if not cards:
            return
        count = len(cards)
        out.put(self.cards + pile, count / PILE)
        out.one(self.top_suit + pile * len(SUITS) + s.box.suit[cards[-1] >> FACE])
        eye = eye_of(seat)
        for i, card in enumerate(cards):
            if card & eye:
                out.add(self.seen + pile * len(KINDS) + (card >> FACE), (count - i) / PILE)

    def _solo(self, s: Valley, out: Sink) -> None:
        for solo in s.solo:
            out.one(self.mode + solo.mode)
            for i in range(len(solo.in_play)):
                out.put(self.events + solo.in_play[i], (i + 1) / FEW)
            for season in range(len(SEASONS)):
                out.put(self.decks + season, len(solo.decks[season]) / FEW)
                for event in solo.discards[season]:
                    out.add(self.past + event, 1.0)
            if solo.has_jester:
                out.one(self.jester)

    def _player(self, s: Valley, owner: int, seat: int, start: i64, is_playing: bool, out: Sink) -> None:
        p = s.players[owner]
        out.one(start + self.present)
        if p.is_done:
            out.one(start + self.present + 1)
        if owner == s.first:
            out.one(start + self.present + 2)
        if p.has_turned:
            out.one(start + self.present + 4)
        hand = p.hand
        if is_playing:  # what others do not see yet is still in the hand for them
            hand = [*hand, *[card for card in s.held if card & ALL != ALL]]
        out.passage(self._told(s, p, hand).all, start)
        eye = eye_of(seat)
        for card in hand:
            if card & eye:
                out.add(start + self.known + (card >> FACE), 0.5)

    def _told(self, s: Valley, p: Player, hand: list[int]) -> ToldPlayer:
        """What all seats see of a player: it changes seldom and is told at every decision of everybody."""
        counts = (p.gold, p.food, p.builders, draft_limit(s, p), p.bonus_food, p.bonus_builder)
        told = p.told
        if told is None or told.village.village != p.village:
            village = self._looked_through(s, p.village)
        elif told.hand != hand or told.counts != counts or told.square != p.square:
            village = told.village
        else:
            return told
        told = ToldPlayer(village, hand, p.square, counts)
        p.told = told
        self._tell(s, p, told)
        return told

    def _tell(self, s: Valley, p: Player, told: ToldPlayer) -> None:
        out = told.all
        gold, food, builders, limit, bonus_food, bonus_builder = told.counts
        village = told.village
        out.put(self.counts, len(told.hand) / FEW)
        out.put(self.counts + 1, food / FEW)
        out.put(self.counts + 2, builders / FEW)
        out.put(self.counts + 3, limit / FEW)
        out.put(self.counts + 4, village.locks / FEW)
        out.put(self.bonus, bonus_food / FEW)
        out.put(self.bonus + 1, bonus_builder / FEW)
        out.put(self.gold, gold / GOLD)
        out.put(self.gold + 1, village.gold / GOLD)
        out.put(self.gold + 2, village.gold_symbols / GOLD)
        out.put(self.gold + 3, (silver_of_all(s, p) + nun_value(s, p)) / GOLD)
        out.put(self.gold + 4, village.coins / GOLD)
        out.counts(self.symbols, village.symbols, FEW)
        backs = [0] * len(SUITS)
        for card in told.hand:
            backs[s.box.suit[card >> FACE]] += 1
        out.counts(self.backs, backs, FEW)
        for kind in told.square:
            out.add(self.square + kind, 0.5)

    def _looked_through(self, s: Valley, village: list[int]) -> ToldVillage:
        """Card by card, by kind, and what they show together, in one go; places are those in a player's blocks."""
        told = ToldVillage(village, self.counts, self.part.width)
        cards = told.cards
        box = s.box
        for slot, card in enumerate(village):
            kind = card & KIND
            if box.lock[kind] != NO_KIND:
                told.locks += 1
            told.coins += card >> COINS
            shown = box.symbols[kind]
            if shown:
                told.symbols[box.suit[kind]] += shown
            if card & COVERED:
                cards.add(self.covered + kind, 0.5)
            else:
                cards.add(self.tops + kind, 0.5)
                if box.gold[kind]:
                    told.gold += box.gold[kind]
                    told.gold_symbols += 1
            if slot < SLOTS:
                cards.put(self.slot_kind + slot, (kind + 1) / len(KINDS))
                cards.put(self.slot_below + slot, (card >> 10 & 255) / 256.0)
                cards.put(self.slot_coins + slot, (card >> COINS) / FEW)
                if card & USED:
                    cards.one(self.slot_used + slot)
        return told
