"""The helper phase: section HELP of the ledger, with the two-player form of covering."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Detail, Obvious, Secret, Step, Task
from gromada.games.craftsmen.actions import PASS, PLACE, POINTS, SPACE, Capital, Pass, Place, Points, Space
from gromada.games.craftsmen.capital import DrawCapital, HandLimit, hand_over, has, kinds, nth, size
from gromada.games.craftsmen.events import Covered, FeePaid, HelperPlaced, HelpersPassed, IdleScored
from gromada.games.craftsmen.printed import LEVELS, QUEUE, SPACES, TOWN
from gromada.games.craftsmen.state import EMPTY, HELPERS, Craft

TWO: Final = 2


class HelperPhase(Task[Craft]):
    """[CRA-HELP-1] In turn order, again and again."""

    def run(self, s: Craft) -> None:
        s.passed = 0
        s.then(NextHelper(0))


class NextHelper(Task[Craft]):
    """[CRA-HELP-2] The next player who has not passed and has a helper left; when there is none the phase ends."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: Craft) -> None:
        for i in range(s.seats):
            place = (self.place + i) % s.seats
            seat = s.order[place]
            if not s.passed >> seat & 1 and s.players[seat].helpers:
                s.then(PlaceHelper(seat), NextHelper((place + 1) % s.seats))
                return
        for seat in s.order:
            score_idle(s, seat)


def score_idle(s: Craft, seat: int) -> None:
    """[CRA-HELP-13, CRA-RULING-7] One point for at least one unplaced helper, whatever the number."""
    if s.players[seat].helpers:
        s.players[seat].score(HELPERS, s.box.idle_points)
        if s.is_telling:
            s.tell(IdleScored(seat, s.box.idle_points))


class PlaceHelper(Obvious[Craft]):
    """[CRA-HELP-12] A town building, or pass; whoever has no legal placement passes without being asked."""

    def options(self, s: Craft) -> list[Action]:
        offered: list[Action] = [PASS]
        for town in range(len(TOWN)):
            if not refuses_place(s, self.seat, town):
                offered.append(PLACE[town])
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Place):
            return refuses_place(s, self.seat, a.town)
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        if rule == "CRA-HELP-10":
            return fee_facts(s, self.seat)
        counts = s.box.counts[s.seats - 2]
        return {"limit": counts.own_cap if rule == "CRA-HELP-6" else counts.town_cap}

    def choose(self, s: Craft, a: Action) -> None:
        """[CRA-HELP-3, CRA-HELP-4, CRA-HELP-14] Passing is final; a helper takes the leftmost empty space, if any."""
        if not isinstance(a, Place):
            s.passed |= 1 << self.seat
            if s.is_telling:
                s.tell(HelpersPassed(self.seat))
            return
        space = first_free(s, a.town)
        if space == EMPTY:
            s.then(CoverSpace(self.seat, a.town))
        else:
            put_helper(s, self.seat, a.town, space)


def first_free(s: Craft, town: int) -> int:
    """[CRA-HELP-4] The space that a helper would take, EMPTY if one must be covered."""
    for space in range(s.box.counts[s.seats - 2].spaces):
        if s.queue[town * QUEUE + space * LEVELS] == EMPTY:
            return space
    return EMPTY


def kind_of_space(s: Craft, town: int, space: int) -> str:
    """[CRA-COMP-16] gold, silver or ribbon."""
    number = town * SPACES + space
    return "gold" if s.box.is_gold[number] else "ribbon" if s.box.is_ribbon[number] else "silver"


def refuses_place(s: Craft, seat: int, town: int) -> str:
    """[CRA-HELP-6, CRA-HELP-7, CRA-TWO-2] Limits of helpers; and if all spaces are taken, one that can be covered."""
    counts = s.box.counts[s.seats - 2]
    total = 0
    own = 0
    is_free = False
    place = town * QUEUE
    for _ in range(counts.spaces):
        lower = s.queue[place]
        if lower == EMPTY:
            is_free = True
            break  # discs lie from the left, and on others only when all spaces are taken
        total += 1
        if lower == seat:
            own += 1
        upper = s.queue[place + 1]
        if upper != EMPTY:
            total += 1
            if upper == seat:
                own += 1
        place += LEVELS
    if own >= counts.own_cap:
        return "CRA-HELP-6"
    if total >= counts.town_cap:
        return "CRA-HELP-7"
    if is_free:
        return ALLOWED
    for space in range(counts.spaces):
        if not refuses_cover(s, seat, town, space):
            return ALLOWED
    return "CRA-HELP-10"


def refuses_cover(s: Craft, seat: int, town: int, space: int) -> str:
    """[CRA-HELP-5, CRA-RULING-4, CRA-RULING-5, CRA-TWO-1] Any space in use that holds exactly one disc."""
    place = town * QUEUE + space * LEVELS
    if space >= s.box.counts[s.seats - 2].spaces:
        return "CRA-TWO-1"
    if s.queue[place] == EMPTY or s.queue[place + 1] != EMPTY:
        return "CRA-HELP-5"
    if not owes_fee(s, seat, town, space) or s.players[seat].capital:
        return ALLOWED
    return ALLOWED if can_pay_points(s, seat) else "CRA-HELP-10"


def owes_fee(s: Craft, seat: int, town: int, space: int) -> bool:
    """[CRA-HELP-8, CRA-HELP-11, CRA-TWO-3] For another player's disc, but not on the green ribbon or between two."""
    is_own = s.queue[town * QUEUE + space * LEVELS] == seat
    return not is_own and s.seats > TWO and not s.box.is_ribbon[town * SPACES + space]


def can_pay_points(s: Craft, seat: int) -> bool:
    """[CRA-RULING-31, CRA-INV-12] Nobody pays points that they do not have."""
    return s.players[seat].points >= s.box.fee_points[s.year - 1]


def fee_facts(s: Craft, seat: int) -> dict[str, Fact]:
    """The points that a fee asks for, those there are, and whether a card could be given instead."""
    p = s.players[seat]
    return {"need": s.box.fee_points[s.year - 1], "have": p.points, "has_card": int(p.capital != 0)}


def put_helper(s: Craft, seat: int, town: int, space: int) -> None:
    place = town * QUEUE + space * LEVELS
    level = 0 if s.queue[place] == EMPTY else 1
    s.queue[place + level] = seat
    s.players[seat].helpers -= 1
    if s.is_telling:
        s.tell(HelperPlaced(seat, town, space, level, kind_of_space(s, town, space)))


class CoverSpace(Detail[Craft]):
    """[CRA-HELP-5] Which single disc is covered: only spaces whose fee is payable or not due."""

    def __init__(self, seat: int, town: int) -> None:
        super().__init__(seat)
        self.town: Final = town

    def options(self, s: Craft) -> list[Action]:
        return [SPACE[space] for space in range(SPACES) if not refuses_cover(s, self.seat, self.town, space)]

    def refusal(self, s: Craft, a: Action) -> str:
        return refuses_cover(s, self.seat, self.town, a.space) if isinstance(a, Space) else ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return fee_facts(s, self.seat) if rule == "CRA-HELP-10" else {}

    def choose(self, s: Craft, a: Action) -> None:
        assert isinstance(a, Space)
        owner = s.queue[self.town * QUEUE + a.space * LEVELS]
        is_fee_due = owes_fee(s, self.seat, self.town, a.space)
        put_helper(s, self.seat, self.town, a.space)
        if owner != self.seat:
            if s.is_telling:
                s.tell(Covered(self.seat, owner, self.town, a.space))
            s.then(*cost_of_covering(s, self.seat, owner, is_fee_due))


def cost_of_covering(s: Craft, seat: int, owner: int, is_fee_due: bool) -> list[Step]:
    """[CRA-TWO-3, CRA-TWO-8] Between two players the owner draws a card instead; it is legal even if there is none."""
    if s.seats == TWO:
        return [DrawCapital(owner, s.box.cover_draws), HandLimit(owner, s.box.hand_max)]
    if not is_fee_due:
        return []
    hand = s.players[seat].capital
    if not hand:
        pay_points(s, seat, owner)
        return []
    if size(hand) == 1 and not can_pay_points(s, seat):
        hand_over(s, seat, owner, nth(hand, 0))
        return [HandLimit(owner, s.box.hand_max)]
    return [Fee(seat, owner)]


def pay_points(s: Craft, seat: int, owner: int) -> None:
    """[CRA-HELP-9, CRA-RULING-6, CRA-RULING-32] Points move from one score to the other."""
    points = s.box.fee_points[s.year - 1]
    s.players[seat].score(HELPERS, -points)
    s.players[owner].score(HELPERS, points)
    if s.is_telling:
        s.tell(FeePaid(seat, owner, points))


class Fee(Secret[Craft]):
    """[CRA-HELP-8, CRA-HELP-10, CRA-CAP-14] Any one capital card, or points by year; the payer chooses."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def options(self, s: Craft) -> list[Action]:
        offered = kinds(s.players[self.seat].capital)
        if can_pay_points(s, self.seat):
            offered.append(POINTS)
        return offered

    def refusal(self, s: Craft, a: Action) -> str:
        if isinstance(a, Capital):
            return ALLOWED if has(s.players[self.seat].capital, a.card) else "CRA-CAP-14"
        if isinstance(a, Points):
            return ALLOWED if can_pay_points(s, self.seat) else "CRA-HELP-10"
        return ANOTHER_QUESTION

    def facts(self, s: Craft, a: Action, rule: str) -> dict[str, Fact]:
        return fee_facts(s, self.seat) if rule == "CRA-HELP-10" else {}

    def choose(self, s: Craft, a: Action) -> None:
        if isinstance(a, Capital):
            hand_over(s, self.seat, self.owner, a.card)
            s.then(HandLimit(self.owner, s.box.hand_max))
        else:
            pay_points(s, self.seat, self.owner)
