"""Answering: what a browser says over the socket on which it looks, by the same checks and limits as over HTTP.

An answer costs a fraction of a request there: who asks, from where, and for which table is known. It carries a number
of its sender's choice, under which it is taken or refused, and it is taken when its entry is on the disk.
"""

from __future__ import annotations

import logging
import time
from typing import Final

import msgspec

from gromada.core.errors import GromadaError
from gromada.table.asking import read_moves
from gromada.table.changes import number_of
from gromada.table.entries import moves_entry
from gromada.table.hall import Hall
from gromada.table.limits import CALLER, Limit
from gromada.table.messages import ENCODER, AnswerRefused, AnswerTaken, Numbered, Problem, Word
from gromada.table.metrics import count_request
from gromada.table.presence import Looker
from gromada.table.refusals import STATUS, Refused, not_understood, problem_of
from gromada.table.tables import Table
from gromada.table.wire import lost

log = logging.getLogger("gromada.table")
MOST_WORDS: Final = 120  # messages a minute on one socket that answer nothing: they ask for what was missed
PATH: Final = "/api/tables/{id}/live"
TAKEN: Final = 201
WORD: Final = msgspec.json.Decoder(Word)
NUMBERED: Final = msgspec.json.Decoder(Numbered)


class Listener:
    """One socket after its first message: who speaks there, and how often."""

    def __init__(self, hall: Hall, table: Table, looker: Looker, key: str | None, by_address: Limit) -> None:
        self._hall: Final = hall
        self._table: Final = table
        self._looker: Final = looker
        self._key: Final = key
        self._by_address: Final = by_address
        self._words: Final = Limit(MOST_WORDS, MOST_WORDS)

    async def hear(self, said: str | bytes) -> bytes | None:
        """What is said back. Anything that is no message of ours only says "still here"; too much of it is refused."""
        try:
            word = WORD.decode(said)
        except (msgspec.MsgspecError, RecursionError) as error:
            self._words.take("")
            return self._misunderstood(said, error)
        if word.answer is not None:
            return await self._answered(word.answer, word)
        self._words.take("")
        if word.since is not None:
            self._table.catch_up(self._looker, word.since)
        return None

    def _misunderstood(self, said: str | bytes, error: Exception) -> bytes | None:
        """Who waits for the fate of an answer is told that it was none."""
        try:
            number = NUMBERED.decode(said).answer
        except (msgspec.MsgspecError, RecursionError):
            return None
        return refused(number, not_understood(str(error)), time.perf_counter())

    async def _answered(self, number: int, word: Word) -> bytes:
        """Carried out whole or not at all, and acknowledged after the commit."""
        start = time.perf_counter()
        try:
            seen = await self._carry_out(word)
        except GromadaError as error:
            return refused(number, problem_of(error), start)
        except lost() as error:
            facts = {"path": PATH, "reason": " ".join(str(error).split())[:300]}
            log.error("the database does not answer", extra={"facts": facts})
            return refused(number, problem_of(Refused("no-database")), start)
        except Exception as error:  # a bug: whoever waits is told that there is one, and the socket stays open
            log.error("failure", extra={"facts": {"path": PATH}}, exc_info=error)
            return refused(number, problem_of(Refused("failure")), start)
        note(TAKEN, start)
        return ENCODER.encode(AnswerTaken(number, seen))

    async def _carry_out(self, word: Word) -> int:
        """The number by which the seat sees what it has done."""
        hall, table = self._hall, self._table
        self._by_address.take(CALLER.get())
        seat = table.seat_of(self._key)  # a key may have been given anew since the first message
        hall.seat_limit.take(f"{table.session.id} {seat}")
        moves = read_moves(table.session.game, word.moves)
        await hall.tables.submit(table, moves_entry(seat, moves), word.at)
        return number_of(table.session, seat)


def refused(number: int, told: Problem, start: float) -> bytes:
    note(STATUS[told.code], start)
    return ENCODER.encode(AnswerRefused(number, told))


def note(status: int, start: float) -> None:
    """Counted and written like a request; never a key, a name or what was said."""
    spent = time.perf_counter() - start
    count_request("ANSWER", PATH, status, spent)
    if log.isEnabledFor(logging.INFO):
        facts = {"method": "ANSWER", "path": PATH, "status": status, "ms": round(1000 * spent, 1)}
        log.info("request", extra={"facts": facts})
