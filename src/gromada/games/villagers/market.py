"""Markets and scoring: sections MARKET, SILVER and OVER of the ledger."""

from __future__ import annotations

from gromada.core.steps import Task
from gromada.games.villagers.chain import is_top
from gromada.games.villagers.events import MarketHeld, SoloEnded
from gromada.games.villagers.printed import (
    COINS_ON_ONE,
    NO_KIND,
    PER_BUILDER,
    PER_FOOD,
    PER_GOLD_SYMBOLS,
    PER_PADLOCKS,
    PER_SUIT_SYMBOLS,
    SUM_GOLD_ON_SUIT,
    Formula,
)
from gromada.games.villagers.state import Player, Valley
from gromada.games.villagers.village import COINS, COVERED, KIND, named


def gold_shown(s: Valley, p: Player) -> int:
    """The sum of the visible Gold symbols."""
    gold = 0
    for card in p.village:
        if not card & COVERED:
            gold += s.box.gold[card & KIND]
    return gold


def gold_symbols(s: Valley, p: Player) -> int:
    """[VIL-SILVER-3, VIL-SOLO-29] How many Gold symbols are visible, whatever their numbers."""
    count = 0
    for card in p.village:
        if not card & COVERED and s.box.gold[card & KIND]:
            count += 1
    return count


def suit_symbols(s: Valley, p: Player, suit: int) -> int:
    """Suit symbols, covered cards included; only the printed suit of a card counts.

    [VIL-SILVER-1, VIL-SILVER-9, VIL-R-38]
    """
    count = 0
    box = s.box
    for card in p.village:
        kind = card & KIND
        if box.suit[kind] == suit:
            count += box.symbols[kind]
    return count


def padlocks(s: Valley, p: Player) -> int:
    """[VIL-SILVER-4] Padlock symbols, covered cards included."""
    count = 0
    for card in p.village:
        if s.box.lock[card & KIND] != NO_KIND:
            count += 1
    return count


def coins_lying(p: Player) -> int:
    coins = 0
    for card in p.village:
        coins += card >> COINS
    return coins


def most_coins(p: Player) -> int:
    most = 0
    for card in p.village:
        if card >> COINS > most:
            most = card >> COINS
    return most


def with_coins(p: Player) -> int:
    count = 0
    for card in p.village:
        if card >> COINS:
            count += 1
    return count


def formula_value(s: Valley, p: Player, formula: Formula) -> int:
    """A Silver symbol in this Village now.

    [VIL-SILVER-1, VIL-SILVER-2, VIL-SILVER-3, VIL-SILVER-4, VIL-SILVER-5, VIL-SILVER-6, VIL-SILVER-7]

    [VIL-MARKET-7] Only the own Village counts. [VIL-PROF-3] The Wholesaler counts whole sets.
    """
    op = formula.op
    if op == PER_SUIT_SYMBOLS:
        return suit_symbols(s, p, formula.suit) // formula.every * formula.gold
    if op == PER_FOOD:
        return p.food * formula.gold
    if op == PER_BUILDER:
        return p.builders * formula.gold
    if op == PER_GOLD_SYMBOLS:
        return gold_symbols(s, p) // formula.every * formula.gold
    if op == PER_PADLOCKS:
        return padlocks(s, p) * formula.gold
    if op == SUM_GOLD_ON_SUIT:
        gold = 0
        for card in p.village:
            kind = card & KIND
            if not card & COVERED and s.box.suit[kind] == formula.suit:
                gold += s.box.gold[kind]
        return gold
    if op == COINS_ON_ONE:
        return most_coins(p)
    sets = suit_symbols(s, p, formula.suits[0])
    for suit in formula.suits:
        sets = min(sets, suit_symbols(s, p, suit))
    return sets * formula.gold


def silver_value(s: Valley, p: Player, kind: int) -> int:
    """[VIL-SILVER-8] The value of a Silver villager's symbol, always as at the second market; 0 without one."""
    formula = s.box.silver[kind]
    return 0 if formula is None else formula_value(s, p, formula)


def best_silver(s: Valley, p: Player) -> int:
    """The value of the best visible Silver villager."""
    best = 0
    for card in p.village:
        kind = card & KIND
        if s.box.has_formula[kind] and not card & COVERED:
            best = max(best, silver_value(s, p, kind))
    return best


def silver_of_all(s: Valley, p: Player) -> int:
    """The value of all visible Silver symbols."""
    total = 0
    has_formula = s.box.has_formula
    for card in p.village:
        kind = card & KIND
        if has_formula[kind] and not card & COVERED:
            total += silver_value(s, p, kind)
    return total


def nun_value(s: Valley, p: Player) -> int:
    """[VIL-SAINT-6] What all Nuns bring together."""
    nuns = 0
    copies_silver = s.box.copies_silver
    for card in p.village:
        if copies_silver[card & KIND]:
            nuns += 1
    return nuns * best_alone(s, p) if nuns else 0


def best_alone(s: Valley, p: Player) -> int:
    """[VIL-SAINT-6, VIL-R-22] The best Silver villager whose kind is in the Village exactly once: what a Nun brings."""
    best = 0
    for card in p.village:
        kind = card & KIND
        if s.box.has_formula[kind] and is_top(card):
            count = 0
            for other in p.village:
                if other & KIND == kind:
                    count += 1
            if count == 1:
                best = max(best, silver_value(s, p, kind))
    return best


def count_cards(s: Valley, p: Player, market: int) -> list[int]:
    """Gold, Silver and coins of each card of a Village at a market, one card after the other.

    [VIL-MARKET-2, VIL-MARKET-5]
    """
    found: list[int] = []
    for card in p.village:
        kind = card & KIND
        gold = 0 if card & COVERED else s.box.gold[kind]
        silver = 0
        if market == 2 and s.box.copies_silver[kind]:
            silver = best_alone(s, p)
        elif market == 2 and s.box.has_formula[kind] and not card & COVERED:
            silver = silver_value(s, p, kind)
        found += [gold, silver, card >> COINS]
    return found


class FirstMarket(Task[Valley]):
    """Visible Gold and the coins on villagers, which stay; no Silver.

    [VIL-MARKET-1, VIL-MARKET-2, VIL-MARKET-3, VIL-MARKET-4, VIL-SOLO-19]
    """

    def run(self, s: Valley) -> None:
        s.markets = 1
        for seat in range(len(s.players)):
            p = s.players[seat]
            gold = gold_shown(s, p)
            coins = coins_lying(p)
            p.gold += gold + coins
            p.from_first = gold + coins
            if s.is_telling:
                s.tell(MarketHeld(named(s, seat), 1, gold, 0, coins, tuple(count_cards(s, p, 1))))


class SecondMarket(Task[Valley]):
    """Gold, then Silver, then the coins move into the supply.

    [VIL-MARKET-5, VIL-MARKET-6, VIL-MARKET-8, VIL-COPPER-6, VIL-INV-15, VIL-SOLO-20]

    Nobody's Village counts for another, so the order of the players has no effect.
    """

    def run(self, s: Valley) -> None:
        s.markets = 2
        for seat in range(len(s.players)):
            p = s.players[seat]
            p.from_gold = gold_shown(s, p)
            p.from_silver = silver_of_all(s, p) + nun_value(s, p)
            p.from_coins = coins_lying(p)
            p.counted = count_cards(s, p, 2)
            for slot in range(len(p.village)):
                p.village[slot] &= (1 << COINS) - 1
            p.gold += p.from_gold + p.from_silver + p.from_coins
            lines = tuple(p.counted)
            s.tell(MarketHeld(named(s, seat), 2, p.from_gold, p.from_silver, p.from_coins, lines))
        if s.solo:
            s.tell(SoloEnded(0, s.players[0].gold, s.players[1].gold))


def winners(s: Valley) -> list[int]:
    """[VIL-OVER-1, VIL-OVER-2, VIL-OVER-3, VIL-SOLO-20] Most Gold; then fewest cards; then all who are still tied."""
    if s.solo:
        return [0] if s.players[0].gold > s.players[1].gold else []
    most = max([p.gold for p in s.players])
    fewest = min([len(p.village) for p in s.players if p.gold == most])
    return [seat for seat in range(s.seats) if s.players[seat].gold == most and len(s.players[seat].village) == fewest]
