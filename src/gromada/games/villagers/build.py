"""The build phase: section BUILD of the ledger. One menu a turn; what is chosen there asks for its details."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, IN_TURN, Choice, Step, Task
from gromada.games.villagers.actions import (
    DONE,
    LOWER,
    PAY,
    PLAY,
    STEAL,
    TRADE,
    USE_JESTER,
    Done,
    Lower,
    Pay,
    Play,
    Steal,
    Trade,
    UseJester,
)
from gromada.games.villagers.basic import refuses_trade, refuses_trades, start_trade
from gromada.games.villagers.chain import reason_of_chain
from gromada.games.villagers.events import BuildEnded, BuildStarted, FreelancerPaid, LimitLowered, PaidBank
from gromada.games.villagers.jester import can_use_jester, refuses_jester, use_jester
from gromada.games.villagers.knowledge import has_in_hand
from gromada.games.villagers.lock import refuses_unlock
from gromada.games.villagers.placing import FinishCard, announce, hold, place_steps, refuses_placing
from gromada.games.villagers.printed import (
    APPRENTICE,
    ARSON,
    FROM_PILE,
    IN_BUILD,
    MONK,
    NO_PHASE,
    NOBLE,
    PIGEONEER,
    PROFITEERS,
    SCHEMER,
    SCOUNDRELS,
    SHERIFF,
    SMUGGLER,
    TINNER,
    EventPart,
)
from gromada.games.villagers.reasons import facts_about
from gromada.games.villagers.saints import PigeoneerCard, look
from gromada.games.villagers.scoundrels import (
    NobleVictim,
    SchemeOwner,
    SheriffOwner,
    ThiefCard,
    can_scheme_in,
    refuses_sheriff,
    refuses_theft,
    refuses_victim,
)
from gromada.games.villagers.solo_limits import part_in_play, pay_bank_partly
from gromada.games.villagers.special import (
    MonkPlace,
    OpenAll,
    SwapOwner,
    refuses_apprentice,
    refuses_monk,
    refuses_smuggler,
    smuggler_steps,
)
from gromada.games.villagers.state import Valley
from gromada.games.villagers.village import KIND, USED, named, put_coins


class BuildTurn(Task[Valley]):
    """Arson and Freelancers first, then the limit is announced, then anything in any order.

    [VIL-BUILD-1, VIL-BUILD-3, VIL-R-11]
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Valley) -> None:
        p = s.players[self.seat]
        p.lowered = 0
        s.trades = s.box.trades
        s.is_free = False
        # [VIL-BUILD-2, VIL-R-11] The builders at the start of the own turn count, whatever comes later.
        s.limit = s.box.build_base + p.builders + p.bonus_builder
        if s.has(SCOUNDRELS):
            for slot in range(len(p.village)):
                p.village[slot] &= ~USED
        steps: list[Step] = [AskArson(self.seat)] if s.solo else []
        if s.has(PROFITEERS):
            steps += freelancers(s, self.seat)
        if steps:
            s.then(*steps, Announce(self.seat))
        else:
            announce_limit(s, self.seat)


class Announce(Task[Valley]):
    """[VIL-BUILD-3] The limit is announced after the payments."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Valley) -> None:
        announce_limit(s, self.seat)


def announce_limit(s: Valley, seat: int) -> None:
    """[VIL-BUILD-2, VIL-EVENT-9] At most five; Arson lowers it after that."""
    s.limit = min(s.box.build_max, s.limit)
    if s.solo:
        s.limit -= s.players[seat].lowered
        s.players[seat].lowered = 0
    s.actions = s.limit
    if s.is_telling:
        s.tell(BuildStarted(seat, s.limit))
    s.then(Build(seat))


# -- Freelancers and Arson ------------------------------------------------------------------------------


def freelancers(s: Valley, seat: int) -> list[Step]:
    """[VIL-PROF-2] Every Freelancer in a Village can be paid once."""
    steps: list[Step] = []
    for owner in range(len(s.players)):
        village = s.players[owner].village
        for slot in range(len(village)):
            if village[slot] & KIND == s.box.freelancer:
                steps.append(AskFreelancer(seat, owner, slot))
    return steps


class AskFreelancer(Task[Valley]):
    """[VIL-PROF-2, VIL-R-36] Nobody is asked who cannot pay, or whose limit cannot rise."""

    def __init__(self, seat: int, owner: int, slot: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.slot: Final = slot

    def run(self, s: Valley) -> None:
        can_pay = s.players[self.seat].gold >= s.box.effects[s.box.freelancer].amount
        if can_pay and s.limit < s.box.build_max:
            s.then(PayFreelancer(self.seat, self.owner, self.slot))


class PayFreelancer(Choice[Valley]):
    """[VIL-PROF-2] A coin from the supply on this Freelancer for one more build action, or not."""

    def __init__(self, seat: int, owner: int, slot: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.slot: Final = slot

    def manner(self) -> int:
        return IN_TURN

    def options(self, s: Valley) -> list[Action]:
        return [DONE, PAY]

    def refusal(self, s: Valley, a: Action) -> str:
        return ALLOWED if isinstance(a, (Done, Pay)) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        if isinstance(a, Pay):
            cost = s.box.effects[s.box.freelancer].amount
            s.players[self.seat].gold -= cost
            put_coins(s.players[self.owner], self.slot, cost)
            s.limit += 1
            s.tell(FreelancerPaid(self.seat, named(s, self.owner), cost, self.slot))


class AskArson(Task[Valley]):
    """[VIL-EVENT-9] Asked only while Arson is in play."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Valley) -> None:
        if part_in_play(s, ARSON) is not None:
            s.then(Arson(self.seat))


class Arson(Choice[Valley]):
    """[VIL-EVENT-9, VIL-R-35] A lower build limit in this round, or a payment to the bank; before it, the Jester."""

    def options(self, s: Valley) -> list[Action]:
        return [LOWER, PAY, USE_JESTER] if can_use_jester(s) else [LOWER, PAY]

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, UseJester):
            return refuses_jester(s)
        return ALLOWED if isinstance(a, (Lower, Pay)) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        part: EventPart | None = part_in_play(s, ARSON)
        if isinstance(a, UseJester) or part is None:
            s.then(*use_jester(self.seat), AskArson(self.seat))
        elif isinstance(a, Pay):
            s.tell(PaidBank(self.seat, pay_bank_partly(s, self.seat, part.gold)))
        else:
            s.players[self.seat].lowered = part.count
            s.tell(LimitLowered(self.seat, part.count))


# -- the menu -------------------------------------------------------------------------------------------


class Build(Choice[Valley]):
    """Place, play, trade, steal, in any order, one thing at a time, until the end.

    [VIL-BUILD-1, VIL-BUILD-8, VIL-R-7, VIL-DEC-2, VIL-INV-9]
    """

    def options(self, s: Valley) -> list[Action]:
        offered: list[Action] = [DONE]
        can_trade = not refuses_trades(s)
        seat = self.seat
        last = -1
        for card in s.players[seat].hand:
            kind = card >> 6
            if kind == last:
                continue
            last = kind
            if not refuses_held_play(s, seat, kind):
                offered.append(PLAY[kind])
            if can_trade and s.box.home[kind] != FROM_PILE:
                offered.append(TRADE[kind])
        if s.modules & SCOUNDRELS and not refuses_theft(s, seat):
            offered.append(STEAL)
        if s.solo and can_use_jester(s):
            offered.append(USE_JESTER)
        return offered

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, Play):
            return reason_of_play(s, self.seat, a.kind, refuses_play(s, self.seat, a.kind))
        if isinstance(a, Trade):
            return refuses_trade(s, self.seat, a.kind)
        if isinstance(a, Steal):
            return refuses_theft(s, self.seat) if s.has(SCOUNDRELS) else ANOTHER_QUESTION
        if isinstance(a, UseJester):
            return refuses_jester(s)
        return ALLOWED if isinstance(a, Done) else ANOTHER_QUESTION

    def facts(self, s: Valley, a: Action, rule: str) -> dict[str, Fact]:
        if isinstance(a, (Play, Trade)):
            return facts_about(s, self.seat, a.kind, rule)
        return {"least": s.box.effects[s.box.thief].least} if rule == "VIL-SCOUN-11" else {}

    def choose(self, s: Valley, a: Action) -> None:
        if isinstance(a, Play):
            s.agenda.append(self)
            play_card(s, self.seat, a.kind)
        elif isinstance(a, Trade):
            s.agenda.append(self)
            start_trade(s, self.seat, a.kind)
        elif isinstance(a, Done):
            if s.is_telling:
                s.tell(BuildEnded(self.seat, s.actions))
            s.is_free = False
        elif isinstance(a, Steal):
            s.then(ThiefCard(self.seat), self)
        else:
            s.then(*use_jester(self.seat), self)


def refuses_play(s: Valley, seat: int, kind: int) -> str:
    """[VIL-BUILD-4, VIL-BUILD-10] A card from the own hand, in the own build turn."""
    if not has_in_hand(s.players[seat], kind):
        return "VIL-BUILD-4"
    return refuses_held_play(s, seat, kind)


def reason_of_play(s: Valley, seat: int, kind: int, refused: str) -> str:
    """For whoever asks why: what could be changed comes before the limit of the turn, which is over.

    [VIL-CHAIN-3] The villager to lie on may be there, without a free place.
    """
    if refused == "VIL-BUILD-2" and not s.box.wild[kind]:
        refused = refuses_placing(s, seat, kind) or refused
    return reason_of_chain(s, s.players[seat], kind, refused)


def refuses_held_play(s: Valley, seat: int, kind: int) -> str:
    """[VIL-BUILD-2, VIL-BUILD-5, VIL-BUILD-6] A placed card costs an action; one with the discard symbol does not."""
    if s.box.is_discarded[kind]:
        return refuses_effect(s, seat, kind)
    if s.actions <= 0:
        return "VIL-BUILD-2"
    op = s.box.op[kind]
    if op == MONK:
        return refuses_monk(s, seat)
    if op == APPRENTICE:
        return refuses_apprentice(s, seat)
    return refuses_placing(s, seat, kind)


def refuses_effect(s: Valley, seat: int, kind: int) -> str:
    """[VIL-BUILD-10, VIL-BUILD-11, VIL-SCOUN-3] Cards with the discard symbol: in their own phase, with a target."""
    if s.box.phase[kind] != IN_BUILD and s.box.phase[kind] != NO_PHASE:
        return "VIL-BUILD-10"
    refused = refuses_unlock(s, seat, kind)
    if refused:
        return refused
    op = s.box.op[kind]
    if op == SMUGGLER:
        return refuses_smuggler(s, seat)
    if op == NOBLE:
        for owner in range(s.seats):
            if not refuses_victim(s, seat, owner):
                return ALLOWED
        return "VIL-SCOUN-8"
    if op == SCHEMER:
        for owner in range(len(s.players)):
            if can_scheme_in(s, owner):
                return ALLOWED
        return "VIL-SCOUN-9"
    if op == SHERIFF:
        return refuses_sheriff(s)
    if op == PIGEONEER:
        return ALLOWED if s.reserve else "VIL-SAINT-3"
    return ALLOWED


def play_card(s: Valley, seat: int, kind: int) -> None:
    """[VIL-BUILD-4, VIL-BUILD-5, VIL-BUILD-6, VIL-BUILD-7] Placing costs an action, an effect does not."""
    if s.box.is_discarded[kind]:
        announce(s, seat, kind)
        s.then(*effect_steps(s, seat, kind), FinishCard(seat))
        return
    s.actions -= 1
    hold(s, seat, kind)
    op = s.box.op[kind]
    if op == MONK:
        s.then(MonkPlace(seat))
    elif op == APPRENTICE:
        s.then(SwapOwner(seat))
    else:
        s.then(*place_steps(s, seat, kind))


def effect_steps(s: Valley, seat: int, kind: int) -> list[Step]:
    """What a card with the discard symbol asks for."""
    op = s.box.op[kind]
    if op == TINNER:
        return [OpenAll()]
    if op == SMUGGLER:
        return smuggler_steps(s, seat, kind)
    if op == NOBLE:
        return [NobleVictim(seat)]
    if op == SCHEMER:
        return [SchemeOwner(seat)]
    if op == SHERIFF:
        return [SheriffOwner(seat)]
    look(s, seat, len(s.stacks), min(s.box.effects[kind].amount, len(s.reserve)))
    return [PigeoneerCard(seat)]
