"""The final phase of a round: section FINAL of the ledger, and its form for two players (TWO)."""

from __future__ import annotations

from gromada.core.places import at
from gromada.core.steps import Step, Task
from gromada.games.craftsmen.capital import REFILL, HandLimit
from gromada.games.craftsmen.events import OrderChanged, TokenAwarded
from gromada.games.craftsmen.helpers import TWO
from gromada.games.craftsmen.printed import LEVELS, QUEUE
from gromada.games.craftsmen.state import EMPTY, USED, Craft


def final_phase(s: Craft) -> list[Step]:
    """[CRA-FINAL-7] Tokens, new turn order, helpers back, hand limit, refill."""
    return [AwardTokens(), NewOrder(), HelpersBack(), HandLimits(), REFILL]


class AwardTokens(Task[Craft]):
    """[CRA-FINAL-0, CRA-FINAL-1, CRA-FINAL-6, CRA-RULING-28] A privilege token for the fewest privileges used.

    Winter has no helpers to compare and gives none, unless the option says so.
    """

    def run(self, s: Craft) -> None:
        has_helpers = s.box.seasons[s.season].has_helpers
        s.stage = 0
        s.actor = EMPTY
        s.acting = EMPTY
        if not has_helpers and (not s.winter_award or s.seats == TWO):
            return
        used = privileges_used(s)
        least = min(used)
        if s.seats == TWO and used[0] == used[1]:
            return  # [CRA-TWO-5]
        for seat in s.order:
            if used[seat] == least:
                award(s, seat)


def privileges_used(s: Craft) -> list[int]:
    """[CRA-FINAL-0, CRA-RULING-26, CRA-TWO-5] Discs on the board that used a privilege, by seat."""
    used = [0] * s.seats
    for disc in s.queue:
        if disc != EMPTY and disc & USED:
            used[disc & 7] += 1
    return used


def award(s: Craft, seat: int) -> None:
    """[CRA-FINAL-2, CRA-FINAL-3] In turn order while the pool lasts; who has three gets none."""
    p = s.players[seat]
    if p.privilege < s.box.privilege_max and s.privilege_pool >= s.box.award_tokens:
        p.privilege += s.box.award_tokens
        s.privilege_pool -= s.box.award_tokens
        if s.is_telling:
            s.tell(TokenAwarded(seat))


class NewOrder(Task[Craft]):
    """[CRA-FINAL-4, CRA-INV-13, CRA-RULING-41] Discs of the order-change track first, the others as before.

    [CRA-TWO-6, CRA-TWO-7, CRA-RULING-38] Two players swap places in every round, winter included.
    """

    def run(self, s: Craft) -> None:
        if s.seats == TWO:
            s.order.reverse()
        else:
            s.order = s.order_change + [seat for seat in s.order if seat not in s.order_change]
        if s.is_telling:
            helpers, places = all_helpers(s)
            s.tell(OrderChanged(tuple(s.order), tuple(helpers), tuple(places)))
        s.order_change = []


def all_helpers(s: Craft) -> tuple[list[int], list[str]]:
    """The seats of all helpers on the board, and where each of them stands."""
    helpers = s.order_change[:]
    places = [at("order", place) for place in range(len(helpers))]
    for i, disc in enumerate(s.queue):
        if disc != EMPTY:
            helpers.append(disc & 7)
            places.append(at("town", i // QUEUE, "space", i % QUEUE // LEVELS))
    return helpers, places


class HelpersBack(Task[Craft]):
    """[CRA-FINAL-0, CRA-FINAL-4, CRA-INV-6] All helpers return."""

    def run(self, s: Craft) -> None:
        s.queue = [EMPTY] * len(s.queue)
        for p in s.players:
            p.helpers = s.box.helpers


class HandLimits(Task[Craft]):
    """[CRA-FINAL-5, CRA-CAP-9] In the new turn order."""

    def run(self, s: Craft) -> None:
        s.then(*[HandLimit(seat, s.box.hand_end) for seat in s.order])
