"""The solo game: section SOLO of the ledger. Events come and go here; what they do is in countess_events.py."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.rng import Rng
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Chance, Choice, Detail, Step, Task
from gromada.games.villagers import spots
from gromada.games.villagers.actions import (
    DONE,
    LOWER,
    PAY,
    RESOLVE,
    USE_JESTER,
    Done,
    Lower,
    Pay,
    Resolve,
    UseJester,
)
from gromada.games.villagers.countess_events import event_steps
from gromada.games.villagers.events import (
    CountessGot,
    EventDiscarded,
    EventResolved,
    EventTurnedUp,
    JesterLost,
    LimitLowered,
    PaidBank,
)
from gromada.games.villagers.jester import can_use_jester, discard_event, refuses_jester, use_jester
from gromada.games.villagers.knowledge import FACE
from gromada.games.villagers.market import silver_value
from gromada.games.villagers.printed import AT_EVENT, DEAL_EVENTS, JESTER_DUE, RATS, REPLACE_EVENT, SUMMER, WINTER
from gromada.games.villagers.road import leftmost_stack, pile
from gromada.games.villagers.solo_limits import part_in_play, pay_bank_partly
from gromada.games.villagers.state import Valley
from gromada.games.villagers.village import TABLE_SLOT, lay

# -- Rats -----------------------------------------------------------------------------------------------


class AskRats(Task[Valley]):
    """[VIL-EVENT-9] Before the draft, while Rats are in play."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Valley) -> None:
        if part_in_play(s, RATS) is not None:
            s.then(Rats(self.seat))


class Rats(Choice[Valley]):
    """A lower draft limit in this round, or a payment to the bank; before it, the Jester.

    [VIL-EVENT-9, VIL-R-35, VIL-SOLO-18]
    """

    def options(self, s: Valley) -> list[Action]:
        return [LOWER, PAY, USE_JESTER] if can_use_jester(s) else [LOWER, PAY]

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, UseJester):
            return refuses_jester(s)
        return ALLOWED if isinstance(a, (Lower, Pay)) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        part = part_in_play(s, RATS)
        if isinstance(a, UseJester) or part is None:
            s.then(*use_jester(self.seat), AskRats(self.seat))
        elif isinstance(a, Pay):
            s.tell(PaidBank(self.seat, pay_bank_partly(s, self.seat, part.gold)))
        else:
            s.players[self.seat].lowered = part.count
            s.tell(LimitLowered(self.seat, part.count))


# -- turning events up ----------------------------------------------------------------------------------


def rebuild(s: Valley, season: int) -> None:
    """[VIL-SOLO-16] An event deck that is empty when a card has to be turned up is rebuilt from its own discards."""
    solo = s.solo[0]
    if not solo.decks[season]:
        solo.decks[season] = solo.discards[season]
        solo.discards[season] = []


class TurnUp(Task[Valley]):
    """So many events of a season come into play; if no card is left, fewer do.

    `kept` are events that are just being replaced: they are not shuffled in again.
    [VIL-SOLO-5, VIL-SOLO-16, VIL-SOLO-30, VIL-EVENT-8]
    """

    def __init__(self, season: int, count: int, kept: tuple[int, ...]) -> None:
        self.season: Final = season
        self.count: Final = count
        self.kept: Final = kept

    def run(self, s: Valley) -> None:
        if self.count:
            rebuild(s, self.season)
        if self.count and s.solo[0].decks[self.season]:
            s.then(DrawEvent(self.season, self.count, self.kept))
        else:
            s.solo[0].discards[self.season] += self.kept


class DrawEvent(Chance[Valley]):
    """[VIL-SOLO-5, VIL-EVENT-8] The next card of a shuffled event deck; Dark Mood makes way for others."""

    def __init__(self, season: int, count: int, kept: tuple[int, ...]) -> None:
        self.season: Final = season
        self.count: Final = count
        self.kept: Final = kept

    def sample(self, s: Valley, rng: Rng) -> tuple[int, ...]:
        deck = s.solo[0].decks[self.season]
        return (deck[rng.below(len(deck))],)

    def settle(self, s: Valley, outcome: tuple[int, ...]) -> None:
        event = outcome[0]
        s.solo[0].decks[self.season].remove(event)
        s.tell(EventTurnedUp(event))
        card = s.box.event_cards[event]
        more = 0
        for part in card.parts:
            more += part.count if part.op == DEAL_EVENTS else 0
        if more:
            s.then(TurnUp(self.season, self.count - 1 + more, (*self.kept, event)))
        else:
            s.solo[0].in_play.append(event)
            s.then(TurnUp(self.season, self.count - 1, self.kept))


# -- the event phase ------------------------------------------------------------------------------------


class EventPhase(Task[Valley]):
    """Old events leave, the others are resolved in any order, new ones are turned up.

    [VIL-SOLO-11, VIL-SOLO-12, VIL-EVENT-12]
    """

    def run(self, s: Valley) -> None:
        solo = s.solo[0]
        solo.is_jester_due = False
        for event in solo.in_play[:]:
            card = s.box.event_cards[event]
            if card.timing != AT_EVENT:
                if card.has(JESTER_DUE):
                    solo.is_jester_due = True
                discard_event(s, event)
                s.tell(EventDiscarded(event))
        s.then(ResolveAll(), NewEvents(), JesterCheck(), EndOfEvents())


class ResolveAll(Task[Valley]):
    """Goes on while an event is left to resolve."""

    def run(self, s: Valley) -> None:
        if s.solo[0].in_play:
            s.then(NextEvent(0))


class NextEvent(Detail[Valley]):
    """[VIL-SOLO-11, VIL-SOLO-18] Which event is resolved next, or the Jester; the only one left needs no question."""

    def options(self, s: Valley) -> list[Action]:
        offered: list[Action] = [RESOLVE[event] for event in s.solo[0].in_play]
        if can_use_jester(s):
            offered.append(USE_JESTER)
        return offered

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, Resolve):
            return ALLOWED if a.event in s.solo[0].in_play else "VIL-SOLO-11"
        if isinstance(a, UseJester):
            return refuses_jester(s)
        return ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        if isinstance(a, Resolve):
            s.then(*resolving(s, a.event), ResolveAll())
        else:
            s.then(*use_jester(self.seat), ResolveAll())


def resolving(s: Valley, event: int) -> list[Step]:
    """[VIL-SOLO-11, VIL-EVENT-7] Its effects, then it is discarded; Mood Swing makes room for another one first."""
    s.tell(EventResolved(event))
    card = s.box.event_cards[event]
    if card.has(REPLACE_EVENT):
        s.solo[0].in_play.remove(event)
        return [Replace(event)]
    # It is being resolved, so neither the Jester nor another rule finds it face up.
    s.solo[0].in_play.remove(event)
    return [*event_steps(s, event), DiscardResolved(event)]


class DiscardResolved(Task[Valley]):
    """[VIL-SOLO-22] Resolved or without any effect, an event is discarded."""

    def __init__(self, event: int) -> None:
        self.event: Final = event

    def run(self, s: Valley) -> None:
        s.solo[0].discards[s.box.event_cards[self.event].season].append(self.event)


class Replace(Task[Valley]):
    """[VIL-EVENT-7, VIL-SOLO-16] Mood Swing: the next event of the deck it came from is turned up, if there is one."""

    def __init__(self, event: int) -> None:
        self.event: Final = event

    def run(self, s: Valley) -> None:
        season = s.box.event_cards[self.event].season
        rebuild(s, season)
        draw: list[Step] = [DrawReplacement(season)] if s.solo[0].decks[season] else []
        s.then(*draw, DiscardResolved(self.event))


class DrawReplacement(Chance[Valley]):
    """[VIL-EVENT-7] It is resolved at once, without a Jester window; one of another timing has no effect."""

    def __init__(self, season: int) -> None:
        self.season: Final = season

    def sample(self, s: Valley, rng: Rng) -> tuple[int, ...]:
        deck = s.solo[0].decks[self.season]
        return (deck[rng.below(len(deck))],)

    def settle(self, s: Valley, outcome: tuple[int, ...]) -> None:
        event = outcome[0]
        s.solo[0].decks[self.season].remove(event)
        s.tell(EventTurnedUp(event))
        if s.box.event_cards[event].timing == AT_EVENT:
            s.solo[0].in_play.append(event)
            s.then(*resolving(s, event))
        else:
            s.tell(EventDiscarded(event))
            s.then(DiscardResolved(event))


class NewEvents(Task[Valley]):
    """The Countess takes a card, and its value says how many events come.

    [VIL-SOLO-12, VIL-SOLO-14, VIL-SOLO-25, VIL-R-30]

    In the last round she takes none, and no events are turned up. [VIL-SOLO-15]
    """

    def run(self, s: Valley) -> None:
        if leftmost_stack(s) < 0:
            return
        number = len(s.stacks) if s.reserve else leftmost_stack(s)
        kind = pile(s, number).pop() >> FACE
        lay(s, s.players[s.seats], kind, TABLE_SLOT)
        s.tell(CountessGot(kind, 0, spots.pile(number, len(s.stacks))))
        season = WINTER if s.markets else SUMMER  # [VIL-SOLO-15] after the first market, from Winter
        s.then(TurnUp(season, events_due(s, kind), ()))


def events_due(s: Valley, kind: int) -> int:
    """[VIL-SOLO-12, VIL-SOLO-13, VIL-SOLO-25] By the printed Gold or the Silver value in the Countess' Village."""
    fixed = s.box.solo_modes[s.solo[0].mode].fixed
    if fixed:
        return fixed
    value = max(s.box.gold[kind], silver_value(s, s.players[s.seats], kind))
    for least, events in s.box.thresholds:
        if value >= least:
            return events
    return 0


class JesterCheck(Task[Valley]):
    """[VIL-SOLO-18] The last window of a round, after new events were turned up."""

    def run(self, s: Valley) -> None:
        if can_use_jester(s):
            s.then(JesterWindow(0))


class JesterWindow(Choice[Valley]):
    """[VIL-SOLO-18] Use the Jester now, or keep it."""

    def options(self, s: Valley) -> list[Action]:
        return [DONE, USE_JESTER]

    def refusal(self, s: Valley, a: Action) -> str:
        return ALLOWED if isinstance(a, (Done, UseJester)) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        if isinstance(a, UseJester):
            s.then(*use_jester(self.seat))


class EndOfEvents(Task[Valley]):
    """[VIL-EVENT-12, VIL-R-28] It Was You!: a Jester that was not used in this round is lost."""

    def run(self, s: Valley) -> None:
        solo = s.solo[0]
        if solo.is_jester_due and solo.has_jester:
            solo.has_jester = False
            s.tell(JesterLost())
        solo.is_jester_due = False
