"""Expansion Improvements: section IMP of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.rng import Rng
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Chance, Choice, Step, Task
from gromada.games.villagers.actions import (
    BASIC,
    DONE,
    TAKE_RESERVE,
    TAKE_TOP,
    Basic,
    Done,
    TakeReserve,
    TakeTop,
)
from gromada.games.villagers.basic import has_basics, place_basic, refuses_basic
from gromada.games.villagers.events import ImprovementsTurned, ImprovementWon, TookUnseen
from gromada.games.villagers.knowledge import FACE, add_to_hand
from gromada.games.villagers.market import best_silver, gold_symbols, padlocks, suit_symbols, with_coins
from gromada.games.villagers.printed import (
    CATEGORIES,
    HIGHEST_SILVER,
    IMPROVEMENT_IDS,
    MOST_CHAINS,
    MOST_FOOD,
    MOST_GOLD_SYMBOLS,
    MOST_IN_HAND,
    MOST_PADLOCKS,
    MOST_SUIT,
    MOST_WITH_COINS,
    Improvement,
)
from gromada.games.villagers.profiteers import chains_of
from gromada.games.villagers.road import leftmost_stack, pile
from gromada.games.villagers.state import NO_SEAT, Player, Valley
from gromada.games.villagers.village import named


class TurnUpImprovements(Chance[Valley]):
    """[VIL-IMP-1] One random Improvement of each category."""

    def sample(self, s: Valley, rng: Rng) -> tuple[int, ...]:
        chosen: list[int] = []
        for category in range(len(CATEGORIES)):
            ids = range(len(IMPROVEMENT_IDS))
            mine = [one for one in ids if s.box.improvements[one].category == category]
            chosen.append(mine[rng.below(len(mine))])
        return tuple(chosen)

    def settle(self, s: Valley, outcome: tuple[int, ...]) -> None:
        s.improvements = list(outcome)
        s.tokens = [NO_SEAT] * len(outcome)
        s.tell(ImprovementsTurned(outcome))


def amount_of(s: Valley, p: Player, improvement: Improvement) -> int:
    """[VIL-IMP-4, VIL-IMP-9] How much of the wanted thing a player has; symbols on Improvements never count."""
    most = improvement.most
    if most == MOST_CHAINS:
        return chains_of(p, improvement.cards)
    if most == MOST_SUIT:
        return suit_symbols(s, p, improvement.suit)
    if most == MOST_WITH_COINS:
        return with_coins(p)
    if most == MOST_FOOD:
        return p.food
    if most == HIGHEST_SILVER:
        return best_silver(s, p)
    if most == MOST_PADLOCKS:
        return padlocks(s, p)
    if most == MOST_GOLD_SYMBOLS:
        return gold_symbols(s, p)
    if most == MOST_IN_HAND:
        count = 0
        for card in p.hand:
            if s.box.suit[card >> FACE] == improvement.suit:
                count += 1
        return count
    return len(p.village)


def winner_of(s: Valley, improvement: Improvement) -> int:
    """The single player with the most; a tie for first place means nobody. The Countess takes part.

    [VIL-IMP-2, VIL-R-47]
    """
    best = -1
    winner = NO_SEAT
    for seat in range(len(s.players)):
        amount = amount_of(s, s.players[seat], improvement)
        if amount > best:
            best = amount
            winner = seat
        elif amount == best:
            winner = NO_SEAT
    return winner


class ImprovementPhase(Task[Valley]):
    """[VIL-IMP-2, VIL-IMP-3, VIL-IMP-6, VIL-IMP-10, VIL-R-26] First all winners, then the rewards in player order."""

    def run(self, s: Valley) -> None:
        s.tokens = [winner_of(s, s.box.improvements[one]) for one in s.improvements]
        for p in s.players:
            p.bonus_food = 0
            p.bonus_builder = 0
        order = s.seats_from(s.first)
        if s.solo:
            order.append(s.seats)
        steps: list[Step] = []
        for seat in order:
            for i in range(len(s.improvements)):
                if s.tokens[i] == seat:
                    steps.append(Reward(seat, s.improvements[i]))
        s.then(*steps)


class Reward(Task[Valley]):
    """Gold at once; food or builder for the next round; the rest by choice.

    [VIL-IMP-5, VIL-IMP-6, VIL-IMP-7, VIL-IMP-8, VIL-R-47]
    """

    def __init__(self, seat: int, improvement: int) -> None:
        self.seat: Final = seat
        self.improvement: Final = improvement

    def run(self, s: Valley) -> None:
        reward = s.box.improvements[self.improvement]
        p = s.players[self.seat]
        p.gold += reward.gold
        p.bonus_food += reward.food
        p.bonus_builder += reward.builder
        s.tell(ImprovementWon(named(s, self.seat), self.improvement, reward.gold))
        if self.seat < s.seats:
            if reward.basic and has_basics(s):
                s.then(TavernBasic(self.seat))
            if reward.card and (leftmost_stack(s) >= 0 or s.reserve):
                s.then(ChurchCard(self.seat))


class TavernBasic(Choice[Valley]):
    """[VIL-IMP-7, VIL-R-39] A basic villager of choice as a new chain, for no hand card; or not."""

    def options(self, s: Valley) -> list[Action]:
        offered: list[Action] = [DONE]
        for basic in BASIC:
            if not refuses_basic(s, basic.kind):
                offered.append(basic)
        return offered

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, Basic):
            return refuses_basic(s, a.kind)
        return ALLOWED if isinstance(a, Done) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        if isinstance(a, Basic):
            place_basic(s, self.seat, a.kind)


class ChurchCard(Choice[Valley]):
    """[VIL-IMP-8, VIL-R-39, VIL-HID-5] The top card of a stack or of the reserve into hand, unrevealed; or not."""

    def options(self, s: Valley) -> list[Action]:
        offered: list[Action] = [DONE]
        for stack in range(len(s.stacks)):
            if s.stacks[stack]:
                offered.append(TAKE_TOP[stack])
        if s.reserve:
            offered.append(TAKE_RESERVE)
        return offered

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, TakeTop):
            return ALLOWED if a.stack < len(s.stacks) and s.stacks[a.stack] else "VIL-IMP-8"
        if isinstance(a, TakeReserve):
            return ALLOWED if s.reserve else "VIL-IMP-8"
        return ALLOWED if isinstance(a, Done) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        if isinstance(a, (TakeTop, TakeReserve)):
            number = a.stack if isinstance(a, TakeTop) else len(s.stacks)
            card = pile(s, number).pop()
            add_to_hand(s.players[self.seat], card | 1 << self.seat)
            s.tell(TookUnseen(self.seat, card >> FACE, s.box.suit[card >> FACE], number, len(s.stacks)))
