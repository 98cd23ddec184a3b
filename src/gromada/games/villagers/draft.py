"""The draft phase: section DRAFT of the ledger, with the Recruiter and the draft-phase cards of the modules."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Choice, Detail, Step, Task
from gromada.games.villagers import spots
from gromada.games.villagers.actions import (
    DONE,
    PLAY,
    RECRUIT,
    TAKE,
    TAKE_RESERVE,
    TAKE_TOP,
    USE_JESTER,
    Done,
    Play,
    Recruit,
    Take,
    TakeReserve,
    TakeTop,
    UseJester,
)
from gromada.games.villagers.events import CountessGot, Drafted, DraftSkipped, RecruiterPaid, SquareEmptied
from gromada.games.villagers.jester import can_use_jester, refuses_jester, use_jester
from gromada.games.villagers.knowledge import FACE, add_to_hand, has_in_hand, kinds_in_hand, open_card
from gromada.games.villagers.placing import FinishCard, announce
from gromada.games.villagers.printed import (
    BARBARIAN,
    BENEFACTOR,
    COURIER,
    FLAKER,
    IN_OWN_DRAFT,
    PROPHET,
    SAINTS,
    SCOUNDRELS,
    SPECIAL,
)
from gromada.games.villagers.reasons import facts_about
from gromada.games.villagers.road import clear_space, has_face_up, leftmost_stack, pile, refill, refill_all
from gromada.games.villagers.saints import BenefactorCard, ProphetStack, refuses_benefactor
from gromada.games.villagers.scoundrels import CourierWindow, FlakerOwner, Raid, courier_windows, has_square_cards
from gromada.games.villagers.state import NO_CARD, Player, Valley
from gromada.games.villagers.village import TABLE_SLOT, has_kind, lay


def draft_limit(s: Valley, p: Player) -> int:
    """[VIL-DRAFT-1, VIL-EVENT-9] Two, and one for each food that the Village shows; Rats lower it after the cap."""
    return min(s.box.draft_max, s.box.draft_base + p.food + p.bonus_food) - p.lowered


class DraftPhase(Task[Valley]):
    """[VIL-DRAFT-2, VIL-FLOW-2] Draft turns clockwise from the first player until all are done."""

    def run(self, s: Valley) -> None:
        for seat in range(s.seats):
            s.players[seat].is_done = False
        s.then(NextDrafter(s.first))


class NextDrafter(Task[Valley]):
    """[VIL-DRAFT-2, VIL-DRAFT-15] The next draft turn; players who are done are skipped."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Valley) -> None:
        next_drafter(s, self.seat)


def next_drafter(s: Valley, seat: int) -> None:
    for _ in range(s.seats):
        if not s.players[seat].is_done:
            windows: list[CourierWindow] = []
            if s.has(SCOUNDRELS) and s.seats > 1 and has_face_up(s):
                # [VIL-R-50] Whoever let a draft turn begin cannot take it back, whether or not a Courier is held.
                s.is_news = True
                windows = courier_windows(s, seat)
            if windows:
                s.then(*windows, OpenDraft(seat, 1, True))
            else:
                open_draft(s, seat, 1, True)
            return
        seat = seat + 1 if seat + 1 < s.seats else 0


def refuses_drafting(s: Valley, p: Player) -> str:
    """[VIL-DRAFT-3, VIL-DRAFT-14] Nobody drafts above the limit."""
    return ALLOWED if len(p.square) < draft_limit(s, p) else "VIL-DRAFT-14"


def has_draft(s: Valley) -> bool:
    """[VIL-DRAFT-11] Something to draft exists."""
    return has_face_up(s) or leftmost_stack(s) >= 0 or len(s.reserve) > 0


class OpenDraft(Task[Valley]):
    """The draft of a turn, once the Courier window is closed."""

    def __init__(self, seat: int, picks: int, is_first: bool) -> None:
        self.seat: Final = seat
        self.picks: Final = picks
        self.is_first: Final = is_first

    def run(self, s: Valley) -> None:
        open_draft(s, self.seat, self.picks, self.is_first)


def open_draft(s: Valley, seat: int, picks: int, is_first: bool) -> None:
    """[VIL-DRAFT-11, VIL-DRAFT-15, VIL-R-4] Without anything to draft, and nothing to play, the draft is skipped."""
    p = s.players[seat]
    if refuses_drafting(s, p):
        after_draft(s, seat, False)
    elif has_draft(s) or (is_first and might_play(s, seat, True)):
        s.then(Draft(seat, picks, is_first))
    else:
        skip(s, seat)


def skip(s: Valley, seat: int) -> None:
    s.tell(DraftSkipped(seat))
    after_draft(s, seat, True)


# -- draft-phase cards ----------------------------------------------------------------------------------


def refuses_draft_card(s: Valley, seat: int, kind: int, is_before: bool) -> str:
    """A draft-phase card from hand that has a target now.

    [VIL-BUILD-10, VIL-SCOUN-3, VIL-SCOUN-14, VIL-BUILD-11, VIL-DRAFT-16]
    """
    if not has_in_hand(s.players[seat], kind):
        return "VIL-DRAFT-16" if kind in s.players[seat].square else "VIL-BUILD-4"
    if s.box.op[kind] == COURIER:
        return "VIL-SCOUN-5"
    if s.box.phase[kind] != IN_OWN_DRAFT or not s.box.is_discarded[kind]:
        return "VIL-BUILD-10"
    op = s.box.op[kind]
    if op == BARBARIAN:
        return ALLOWED if has_face_up(s) else "VIL-BUILD-11"
    if op == FLAKER:
        return ALLOWED if has_square_cards(s) else "VIL-BUILD-11"
    if op == BENEFACTOR:
        return refuses_benefactor(s, seat)
    assert op == PROPHET, f"no draft-phase card does {op}"
    if not is_before:
        return "VIL-SAINT-4"
    return ALLOWED if leftmost_stack(s) >= 0 else "VIL-BUILD-11"


def can_play_any(s: Valley, seat: int, is_before: bool) -> bool:
    if not s.has(SCOUNDRELS | SAINTS):
        return False
    for kind in kinds_in_hand(s.players[seat]):
        if s.box.phase[kind] == IN_OWN_DRAFT and not refuses_draft_card(s, seat, kind, is_before):
            return True
    return False


def might_play(s: Valley, seat: int, is_before: bool) -> bool:
    """Whether a seat is asked about draft-phase cards: by what the others know of its hand, so that it tells nothing.

    [VIL-HID-6, VIL-R-52]
    """
    if s.seats == 1:
        return can_play_any(s, seat, is_before)
    if not s.has(SCOUNDRELS | SAINTS):
        return False
    everybody = (1 << s.seats) - 1
    for card in s.players[seat].hand:
        kind = card >> FACE
        if s.box.suit[kind] == SPECIAL and (card & everybody != everybody or s.box.phase[kind] == IN_OWN_DRAFT):
            return True
    return False


def draft_card_steps(s: Valley, seat: int, kind: int) -> list[Step]:
    """[VIL-SCOUN-14] The effect of a card that neither drafts nor builds; then it is discarded."""
    announce(s, seat, kind)
    op = s.box.op[kind]
    if op == BARBARIAN:
        return [Raid(seat), FinishCard(seat)]
    if op == FLAKER:
        return [FlakerOwner(seat), FinishCard(seat)]
    if op == BENEFACTOR:
        return [BenefactorCard(seat), FinishCard(seat)]
    return [ProphetStack(seat), FinishCard(seat)]


# -- the draft ------------------------------------------------------------------------------------------


class Draft(Choice[Valley]):
    """Draft one villager; before the first one, cards may be played.

    [VIL-DRAFT-3, VIL-DRAFT-4, VIL-DRAFT-10, VIL-DRAFT-15]

    `picks` more are drafted in this turn: two once the Recruiter was paid.
    """

    def __init__(self, seat: int, picks: int, is_first: bool) -> None:
        super().__init__(seat)
        self.picks: Final = picks
        self.is_first: Final = is_first

    def options(self, s: Valley) -> list[Action]:
        offered: list[Action] = []
        for space in range(len(s.road)):
            if s.road[space] != NO_CARD:
                offered.append(TAKE[space])
        is_empty = True
        for stack in range(len(s.stacks)):
            if s.stacks[stack]:
                offered.append(TAKE_TOP[stack])
                is_empty = False
        if is_empty and s.reserve:
            offered.append(TAKE_RESERVE)
        if not offered:
            offered.append(DONE)
        if s.modules & (SCOUNDRELS | SAINTS):
            for kind in kinds_in_hand(s.players[self.seat]):
                if s.box.phase[kind] == IN_OWN_DRAFT and not self.refuses_play(s, kind):
                    offered.append(PLAY[kind])
            if not self.refuses_recruiter(s):
                offered.append(RECRUIT)
        if s.solo and can_use_jester(s):
            offered.append(USE_JESTER)
        return offered

    def refuses_play(self, s: Valley, kind: int) -> str:
        """Between two drafts of one turn only the Prophet drafts; other cards come before or after.

        [VIL-DRAFT-15, VIL-R-51]
        """
        refused = refuses_draft_card(s, self.seat, kind, True)
        if refused or self.is_first or s.box.op[kind] == PROPHET:
            return refused
        return "VIL-DRAFT-15"

    def refuses_recruiter(self, s: Valley) -> str:
        """[VIL-SAINT-5, VIL-R-18] Before the first pick, with the Gold for it and at least two drafts left."""
        return "VIL-SAINT-5" if self.missing_for_recruiter(s) else ALLOWED

    def missing_for_recruiter(self, s: Valley) -> str:
        """[VIL-SAINT-5] The first of his conditions that is not met; "" if all are."""
        p = s.players[self.seat]
        if not has_kind(p, s.box.recruiter):
            return "card"
        if p.gold < s.box.effects[s.box.recruiter].amount:
            return "gold"
        if not self.is_first or self.picks > 1:
            return "late"
        return "" if draft_limit(s, p) - len(p.square) >= 2 else "limit"

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, Take):
            return ALLOWED if a.space < len(s.road) and s.road[a.space] != NO_CARD else "VIL-DRAFT-14"
        if isinstance(a, TakeTop):
            return ALLOWED if a.stack < len(s.stacks) and s.stacks[a.stack] else "VIL-DRAFT-14"
        if isinstance(a, TakeReserve):
            if leftmost_stack(s) >= 0:
                return "VIL-DRAFT-10"
            return ALLOWED if s.reserve else "VIL-DRAFT-14"
        if isinstance(a, Done):
            return "VIL-DRAFT-3" if has_draft(s) else ALLOWED
        if isinstance(a, Play):
            return self.refuses_play(s, a.kind)
        if isinstance(a, Recruit):
            return self.refuses_recruiter(s) if s.has(SAINTS) else ANOTHER_QUESTION
        if isinstance(a, UseJester):
            return refuses_jester(s)
        return ANOTHER_QUESTION

    def facts(self, s: Valley, a: Action, rule: str) -> dict[str, Fact]:
        if rule == "VIL-SAINT-5":
            case = self.missing_for_recruiter(s)
            if case != "gold":
                return {"case": case}
            return {"case": case, "need": s.box.effects[s.box.recruiter].amount, "have": s.players[self.seat].gold}
        return facts_about(s, self.seat, a.kind, rule) if isinstance(a, Play) else {}

    def choose(self, s: Valley, a: Action) -> None:
        if isinstance(a, Take):
            take_from_road(s, self.seat, a.space)
            self.go_on(s, a.space)
        elif isinstance(a, TakeTop):
            take_from_pile(s, self.seat, a.stack)
            self.go_on(s, NO_CARD)
        elif isinstance(a, TakeReserve):
            take_from_pile(s, self.seat, len(s.stacks))
            self.go_on(s, NO_CARD)
        elif isinstance(a, Play):
            steps = draft_card_steps(s, self.seat, a.kind)
            if s.box.op[a.kind] == PROPHET:
                s.then(*steps, AfterPick(self.seat, self.picks))
            else:
                s.then(*steps, OpenDraft(self.seat, self.picks, self.is_first))
        elif isinstance(a, Recruit):
            cost = s.box.effects[s.box.recruiter].amount
            s.players[self.seat].gold -= cost
            s.tell(RecruiterPaid(self.seat, cost))
            s.then(Draft(self.seat, 2, self.is_first))
        elif isinstance(a, UseJester):
            s.then(*use_jester(self.seat), self)
        else:
            skip(s, self.seat)

    def go_on(self, s: Valley, space: int) -> None:
        """The space is refilled at once; alone, the Countess takes hers before that.

        [VIL-DRAFT-7, VIL-DRAFT-8, VIL-SOLO-6]
        """
        if s.solo:
            s.then(AfterPick(self.seat, self.picks))
            return
        if space != NO_CARD:
            refill(s, space)
        after_pick(s, self.seat, self.picks)


def take_from_road(s: Valley, seat: int, space: int) -> None:
    """[VIL-DRAFT-5, VIL-DRAFT-6] Face up on the Square; the coins on it go to the supply."""
    p = s.players[seat]
    kind = s.road[space]
    coins = clear_space(s, space)
    p.gold += coins
    p.square.append(kind)
    if s.is_telling:
        s.tell(Drafted(seat, kind, coins, False, spots.road(space)))


def take_from_pile(s: Valley, seat: int, number: int) -> None:
    """The top card of a stack, face up on the Square; a market card stays where it is.

    [VIL-DRAFT-4, VIL-DRAFT-5, VIL-DRAFT-13]
    """
    kind = pile(s, number).pop() >> FACE
    s.players[seat].square.append(kind)
    if s.is_telling:
        s.tell(Drafted(seat, kind, 0, True, spots.pile(number, len(s.stacks))))


class AfterPick(Task[Valley]):
    """[VIL-SOLO-6] Alone, a face-up villager goes to the Countess after each draft, before any space is refilled."""

    def __init__(self, seat: int, picks: int) -> None:
        self.seat: Final = seat
        self.picks: Final = picks

    def run(self, s: Valley) -> None:
        if not s.solo:
            after_pick(s, self.seat, self.picks)
        elif has_face_up(s):
            s.then(CountessTakes(self.seat), RefillAll(), NextPick(self.seat, self.picks))
        else:
            s.then(RefillAll(), NextPick(self.seat, self.picks))


class RefillAll(Task[Valley]):
    """[VIL-SOLO-6, VIL-DRAFT-17] All empty spaces, from left to right."""

    def run(self, s: Valley) -> None:
        refill_all(s)


class NextPick(Task[Valley]):
    def __init__(self, seat: int, picks: int) -> None:
        self.seat: Final = seat
        self.picks: Final = picks

    def run(self, s: Valley) -> None:
        after_pick(s, self.seat, self.picks)


def after_pick(s: Valley, seat: int, picks: int) -> None:
    """[VIL-SAINT-5] The second draft of a turn that the Recruiter was paid for."""
    if picks > 1:
        open_draft(s, seat, picks - 1, False)
    else:
        after_draft(s, seat, False)


class CountessTakes(Detail[Valley]):
    """Which villager of the Road moves to the Countess; she gets the coins on it.

    [VIL-SOLO-6, VIL-SOLO-7, VIL-SOLO-8, VIL-INV-13]
    """

    def options(self, s: Valley) -> list[Action]:
        return [TAKE[space] for space in range(len(s.road)) if s.road[space] != NO_CARD]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Take):
            return ANOTHER_QUESTION
        return ALLOWED if a.space < len(s.road) and s.road[a.space] != NO_CARD else "VIL-SOLO-6"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Take)
        kind = s.road[a.space]
        coins = clear_space(s, a.space)
        countess = s.players[s.seats]
        countess.gold += coins
        lay(s, countess, kind, TABLE_SLOT)
        s.tell(CountessGot(kind, coins, spots.road(a.space)))


# -- after the draft ------------------------------------------------------------------------------------


def after_draft(s: Valley, seat: int, is_skipped: bool) -> None:
    """[VIL-DRAFT-15, VIL-HID-6] Draft-phase cards once more, if there might be any, then the limit check."""
    if might_play(s, seat, False):
        s.then(PlayAfterDraft(seat, is_skipped))
    else:
        end_draft_turn(s, seat, is_skipped)


class PlayAfterDraft(Choice[Valley]):
    """After the draft of a turn: draft-phase cards from hand, or done, which may be the only answer.

    [VIL-DRAFT-15, VIL-R-41, VIL-HID-6]
    """

    def __init__(self, seat: int, is_skipped: bool) -> None:
        super().__init__(seat)
        self.is_skipped: Final = is_skipped

    def options(self, s: Valley) -> list[Action]:
        offered: list[Action] = [DONE]
        kinds = kinds_in_hand(s.players[self.seat])
        return offered + [PLAY[kind] for kind in kinds if not refuses_draft_card(s, self.seat, kind, False)]

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, Play):
            return refuses_draft_card(s, self.seat, a.kind, False)
        return ALLOWED if isinstance(a, Done) else ANOTHER_QUESTION

    def facts(self, s: Valley, a: Action, rule: str) -> dict[str, Fact]:
        return facts_about(s, self.seat, a.kind, rule) if isinstance(a, Play) else {}

    def choose(self, s: Valley, a: Action) -> None:
        if isinstance(a, Play):
            steps = draft_card_steps(s, self.seat, a.kind)
            s.then(*steps, AfterDraft(self.seat, self.is_skipped))
        else:
            end_draft_turn(s, self.seat, self.is_skipped)


class AfterDraft(Task[Valley]):
    def __init__(self, seat: int, is_skipped: bool) -> None:
        self.seat: Final = seat
        self.is_skipped: Final = is_skipped

    def run(self, s: Valley) -> None:
        after_draft(s, self.seat, self.is_skipped)


def end_draft_turn(s: Valley, seat: int, is_skipped: bool) -> None:
    """With the limit reached, the Square goes to the hand and the player is done.

    [VIL-DRAFT-12, VIL-DRAFT-16, VIL-R-42, VIL-INV-8]
    """
    p = s.players[seat]
    if is_skipped or len(p.square) >= draft_limit(s, p):
        kinds = p.square
        for kind in kinds:
            add_to_hand(p, open_card(kind))
        p.square = []
        p.is_done = True
        if s.is_telling:
            s.tell(SquareEmptied(seat, tuple(kinds)))
    s.then(NextDrafter(seat + 1 if seat + 1 < s.seats else 0))
