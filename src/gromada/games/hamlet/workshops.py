"""Producers and refineries: the first part of section 6 of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, GATHERED, Detail, Step, Task
from gromada.games.hamlet.actions import FILL, REFINE, Fill, Refine
from gromada.games.hamlet.events import Produced, SpaceFilled, TokensMade, who
from gromada.games.hamlet.payment import can_pay, gain_gold, gain_points, gained, in_mid_action, payment, reach_of
from gromada.games.hamlet.printed import BASICS, DUE_BITS, RESOURCES, SPACES, Cost
from gromada.games.hamlet.shortage import of_refining
from gromada.games.hamlet.state import NORMAL, QUALITY, Hamlet, one_basic, one_token

INPUT_COST: Final = tuple(
    [
        tuple([Cost(units << (DUE_BITS * resource), 0, 0, 0) for units in range(SPACES + 1)])
        for resource in range(len(RESOURCES))
    ]
)


# -- producers -----------------------------------------------------------------------------------------------


def refuses_production(s: Hamlet, tile: int) -> str:
    """[HAM-PROD-1] A full producer cannot be activated."""
    return ALLOWED if s.room(tile) > 0 else "HAM-PROD-1"


def production(s: Hamlet, seat: int, tile: int) -> list[Step]:
    """[HAM-PROD-1, HAM-PROD-2] Fill every empty space, then the work reward once; the Barn asks for each space."""
    printed = s.box.tiles[tile]
    room = s.room(tile)
    if printed.accepts.bit_count() > 1:
        return [FillSpace(seat, tile, room, room)]
    s.stock[tile] += room * one_basic(printed.accepts.bit_length() - 1)
    return [WorkReward(seat, tile, room)]


class FillSpace(Detail[Hamlet]):
    """[HAM-PROD-2] Wood, stone or wheat separately for each empty space; all must be filled."""

    def __init__(self, seat: int, tile: int, left: int, room: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.left: Final = left
        self.room: Final = room

    def manner(self) -> int:
        return GATHERED

    def options(self, s: Hamlet) -> list[Action]:
        accepts = s.box.tiles[self.tile].accepts
        return [FILL[resource] for resource in range(BASICS) if accepts >> resource & 1]

    def refusal(self, s: Hamlet, a: Action) -> str:
        if not isinstance(a, Fill):
            return in_mid_action(a)
        return ALLOWED if s.box.tiles[self.tile].accepts >> a.resource & 1 else "HAM-PROD-2"

    def choose(self, s: Hamlet, a: Action) -> None:
        assert isinstance(a, Fill)
        fill_space(s, self.seat, self.tile, a.resource)
        if self.left > 1:
            s.then(FillSpace(self.seat, self.tile, self.left - 1, self.room))
        else:
            s.then(WorkReward(self.seat, self.tile, self.room))


def fill_space(s: Hamlet, player: int, tile: int, resource: int) -> None:
    s.stock[tile] += one_basic(resource)
    if s.is_telling:
        s.tell(SpaceFilled(who(s, player), s.box.tiles[tile].id, RESOURCES[resource]))


class WorkReward(Task[Hamlet]):
    """[HAM-PROD-1] 2 gold; at the Barn 2 points and no gold."""

    def __init__(self, seat: int, tile: int, amount: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.amount: Final = amount

    def run(self, s: Hamlet) -> None:
        reward_work(s, self.seat, self.tile, self.amount)


def reward_work(s: Hamlet, player: int, tile: int, amount: int) -> None:
    printed = s.box.tiles[tile]
    gain_gold(s, player, printed.work_gold)
    gain_points(s, player, printed.work_points)
    s.is_idle = False
    gold, points = gained(s, player, printed.work_gold, printed.work_points)
    resource = RESOURCES[printed.accepts.bit_length() - 1] if printed.accepts.bit_count() == 1 else ""
    s.tell(Produced(who(s, player), printed.id, resource, amount, gold, points))


# -- refineries ----------------------------------------------------------------------------------------------


def most_refined(s: Hamlet, player: int, tile: int, reach: int) -> int:
    """[HAM-REF-1, HAM-REF-2, HAM-RUL-13] How many tokens could be made: empty spaces, own tokens, payable inputs.

    All is checked before anything is consumed, so a full refinery stays closed whatever its payment would free.
    """
    printed = s.box.tiles[tile]
    most = s.room(tile)
    tokens = s.players[player].supply[printed.product - BASICS]
    if tokens < most:
        most = tokens
    while most > 0 and not can_pay(s, player, reach, INPUT_COST[printed.input][most], True):
        most -= 1
    return most


def refuses_refining(s: Hamlet, player: int, tile: int, reach: int, amount: int) -> str:
    """[HAM-REF-1, HAM-REF-2] An empty space, an own token and an input for each."""
    return ALLOWED if 1 <= amount <= most_refined(s, player, tile, reach) else "HAM-REF-1"


class ChooseAmount(Detail[Hamlet]):
    """[HAM-REF-2] How many to refine."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: Hamlet) -> list[Action]:
        most = most_refined(s, self.seat, self.tile, reach_of(s, self.seat, self.tile))
        return [REFINE[amount] for amount in range(1, most + 1)]

    def refusal(self, s: Hamlet, a: Action) -> str:
        if not isinstance(a, Refine):
            return in_mid_action(a)
        return refuses_refining(s, self.seat, self.tile, reach_of(s, self.seat, self.tile), a.amount)

    def facts(self, s: Hamlet, a: Action, rule: str) -> dict[str, Fact]:
        if rule != "HAM-REF-1" or not isinstance(a, Refine):
            return {}
        return of_refining(s, self.seat, self.tile, a.amount)

    def choose(self, s: Hamlet, a: Action) -> None:
        assert isinstance(a, Refine)
        cost = INPUT_COST[s.box.tiles[self.tile].input][a.amount]
        s.then(*payment(self.seat, self.tile, cost, True), MakeTokens(self.seat, self.tile, a.amount))


class MakeTokens(Task[Hamlet]):
    """[HAM-REF-2] After the inputs are paid, the tokens are placed."""

    def __init__(self, seat: int, tile: int, amount: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.amount: Final = amount

    def run(self, s: Hamlet) -> None:
        make_tokens(s, self.seat, self.tile, self.amount)


def make_tokens(s: Hamlet, player: int, tile: int, amount: int) -> None:
    """[HAM-REF-3, HAM-REF-4, HAM-MS-1, HAM-COMP-5] Quality side up for the holder of the milestone; the side stays.

    There is no reward for refining itself.
    """
    product = s.box.tiles[tile].product
    side = QUALITY if s.milestones[product - BASICS] == player else NORMAL
    s.players[player].supply[product - BASICS] -= amount
    s.stock[tile] += amount * one_token(player, side)
    s.is_idle = False
    if s.is_telling:
        s.tell(TokensMade(who(s, player), s.box.tiles[tile].id, RESOURCES[product], amount, side == QUALITY))
