"""The round: the order of everything, sections 4 and 10 of the ledger. Start here."""

from __future__ import annotations

from gromada.core.steps import Step, Task
from gromada.games.hamlet.events import GameEnded, RoundEnded, Scored, who
from gromada.games.hamlet.printed import CHURCH_COMPLETE, NO_REASON, ROUND_LIMIT, STALLED
from gromada.games.hamlet.scoring import score_lines
from gromada.games.hamlet.solo import BotTurn
from gromada.games.hamlet.state import Hamlet
from gromada.games.hamlet.turn import StartTurn


class Round(Task[Hamlet]):
    """[HAM-FLOW-1, HAM-SOLO-19] One turn each, clockwise from the first player, who never changes.

    Alone, the opponent's turn follows.
    """

    def run(self, s: Hamlet) -> None:
        s.round += 1
        s.is_idle = True
        turns: list[Step] = [StartTurn(seat) for seat in s.seats_from(s.first)]
        if s.is_solo():
            turns.append(BotTurn())
        s.then(*turns, EndOfRound())


class EndOfRound(Task[Hamlet]):
    """[HAM-END-1, HAM-END-4, HAM-END-5] The stall counter, then the three reasons to end, in this order.

    [HAM-INV-13, HAM-INV-15] So all have had equally many turns, and one reason ends the game.
    """

    def run(self, s: Hamlet) -> None:
        s.stall = s.stall + 1 if s.is_idle else 0
        s.tell(RoundEnded(s.round, s.stall))
        s.end_reason = reason_to_end(s)
        if s.end_reason == NO_REASON:
            s.then(Round())
        else:
            s.then(FinalScoring())


def reason_to_end(s: Hamlet) -> int:
    """[HAM-END-3, HAM-END-5, HAM-RUL-18, HAM-OPT-3, HAM-OPT-4] Church complete, stalled, round limit; 0 is off."""
    if s.is_church_complete():
        return CHURCH_COMPLETE
    if s.stall_limit and s.stall >= s.stall_limit:
        return STALLED
    return ROUND_LIMIT if s.round_limit and s.round >= s.round_limit else NO_REASON


class FinalScoring(Task[Hamlet]):
    """[HAM-END-6, HAM-SCORE-1] The same scoring for every reason; nothing more is asked."""

    def run(self, s: Hamlet) -> None:
        s.tell(GameEnded(s.end_reason))
        if s.is_telling:
            for player in range(len(s.players)):
                play, awards, landmarks, roads, longest, gold = score_lines(s, player)
                s.tell(Scored(who(s, player), play, awards, landmarks, roads, longest, gold))
