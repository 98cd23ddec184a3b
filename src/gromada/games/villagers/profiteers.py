"""Expansion Profiteers: sections PROF and COPPER of the ledger. Freelancers are paid in build.py."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Choice, Task
from gromada.games.villagers.actions import CARD, DONE, Card, Done
from gromada.games.villagers.events import Converted
from gromada.games.villagers.market import best_silver, gold_symbols, with_coins
from gromada.games.villagers.printed import COPPER_CHAINS, COPPER_COINS, COPPER_GOLD_SYMBOLS
from gromada.games.villagers.state import Player, Valley
from gromada.games.villagers.village import COVERED, KIND, below


def chains_of(p: Player, least: int) -> int:
    """[VIL-COPPER-3, VIL-R-25, VIL-IMP-4] Production chains (whole trees) of at least so many cards."""
    size = [0] * len(p.village)
    for slot in range(len(p.village)):
        root = slot
        while below(p.village[root]) >= 0:
            root = below(p.village[root])
        size[root] += 1
    count = 0
    for cards in size:
        if cards >= least:
            count += 1
    return count


def copper_value(s: Valley, p: Player, kind: int) -> int:
    """[VIL-COPPER-2, VIL-COPPER-3, VIL-COPPER-4, VIL-COPPER-5] What a Copper symbol is worth in this Village now."""
    formula = s.box.copper[kind]
    if formula is None:
        return 0
    if formula.op == COPPER_GOLD_SYMBOLS:
        return gold_symbols(s, p) // formula.every * formula.gold
    if formula.op == COPPER_CHAINS:
        return chains_of(p, formula.cards) * formula.gold
    if formula.op == COPPER_COINS:
        return with_coins(p) * formula.gold
    return best_silver(s, p) // 2


def refuses_copper(s: Valley, seat: int, slot: int) -> str:
    """[VIL-COPPER-1] A visible Copper symbol of the own Village."""
    village = s.players[seat].village
    if slot >= len(village) or s.box.copper[village[slot] & KIND] is None or village[slot] & COVERED:
        return "VIL-COPPER-1"
    return ALLOWED


class CopperPhase(Task[Valley]):
    """[VIL-COPPER-1, VIL-R-23, VIL-END-1] After all have built, each player who shows Copper may convert one symbol."""

    def run(self, s: Valley) -> None:
        asked: list[Copper] = []
        for seat in s.seats_from(s.first):
            for slot in range(len(s.players[seat].village)):
                if not refuses_copper(s, seat, slot):
                    asked.append(Copper(seat))
                    break
        s.then(*asked)


class Copper(Choice[Valley]):
    """[VIL-COPPER-1, VIL-R-46] One Copper symbol a round, however many there are; the Countess converts none."""

    def options(self, s: Valley) -> list[Action]:
        offered: list[Action] = [DONE]
        for slot in range(len(s.players[self.seat].village)):
            if not refuses_copper(s, self.seat, slot):
                offered.append(CARD[slot])
        return offered

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, Card):
            return refuses_copper(s, self.seat, a.slot)
        return ALLOWED if isinstance(a, Done) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        if isinstance(a, Card):
            p = s.players[self.seat]
            kind = p.village[a.slot] & KIND
            gold = copper_value(s, p, kind)
            p.gold += gold
            s.tell(Converted(self.seat, kind, gold, a.slot))
