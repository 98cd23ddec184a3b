"""Reviews: finished games judged in the bots' processes, after everybody who plays; each once, one at a time for each
address. A running game has no record, so nobody learns its secrets here.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial
from typing import Any, Final

import msgspec

from gromada.core.errors import BadSetup
from gromada.core.record import Record, read_record
from gromada.review.judging import Job, Judged, judge_moment
from gromada.review.keeping import keep, kept
from gromada.review.result import Review
from gromada.review.reviewing import Plan
from gromada.table.messages import ReviewOut
from gromada.table.past import Desk
from gromada.table.refusals import Refused
from gromada.table.shelf import Shelf
from gromada.table.thinking import QUICK, BotFailed, Crowded, Question, Thinkers

log = logging.getLogger("gromada.table")
MOST_KNOWN: Final = 16  # reviews in memory; older ones are in their files
TOGETHER: Final = 2  # moments of one review that are judged at the same time
TRIES: Final = 3  # of one moment
PAUSE: Final = 5.0  # seconds before a moment is tried again
SEED: Final = 0


def judge(game: str, pack: str | None, saved: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    """Runs in a worker: one moment of a record, judged, as JSON."""
    return msgspec.json.encode(judge_moment(msgspec.convert(saved, Job))).decode()


class Reviewing:
    """A review that is being made, or is made."""

    def __init__(self, plan: Plan, address: str) -> None:
        self.plan: Final = plan
        self.address: Final = address
        self.judged: Final[dict[int, Judged]] = {}
        self.review: Review | None = None
        self.task: asyncio.Task[None] | None = None

    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()

    def out(self) -> ReviewOut:
        return ReviewOut(self.plan.hash, len(self.judged), len(self.plan.record.moves), self.review)


class Reviews:
    def __init__(self, shelf: Shelf, thinkers: Thinkers, desk: Desk, tries: int) -> None:
        self._shelf: Final = shelf
        self._thinkers: Final = thinkers
        self._desk: Final = desk
        self._tries: Final = tries  # for each decision; 0: the standard setting
        self._known: Final[OrderedDict[str, Reviewing]] = OrderedDict()

    async def begin(self, address: str, text: str) -> ReviewOut:
        """Starts a review, unless there is one: then says how far it is."""
        one = await self._desk.do(address, partial(self._planned, address, text))
        known = self._known.get(one.plan.hash)
        if known is not None and (known.is_running() or known.review is not None):
            return known.out()
        if one.review is None:
            if any(other.is_running() and other.address == address for other in self._known.values()):
                raise Refused("review-waits")
            one.task = asyncio.create_task(self._run(one))
        self._known[one.plan.hash] = one
        for hash in [hash for hash, other in self._known.items() if not other.is_running()][:-MOST_KNOWN]:
            del self._known[hash]
        return one.out()

    def see(self, id: str) -> ReviewOut:
        if id not in self._known:
            raise Refused("no-review")
        one = self._known[id]
        if one.review is None and not one.is_running():
            raise Refused("no-advice")  # it has failed; whoever asks again begins anew
        return one.out()

    def _planned(self, address: str, text: str) -> Reviewing:
        """In a thread: the record is played, and a review that was made before is found."""
        record = read_record(text)
        if record.result is None:
            raise Refused("record-closed")
        plan = self._plan(record)
        one = Reviewing(plan, address)
        one.review = kept(plan.game, plan.hash, plan.rollouts, SEED)
        return one

    def _plan(self, record: Record) -> Plan:
        try:
            game, pack = self._shelf.game(record.game, record.pack)
        except (Refused, BadSetup):
            game, pack = self._shelf.game_of(record), None  # says what does not fit, by its line
        return Plan(record, game, pack, self._tries, SEED)

    async def _run(self, one: Reviewing) -> None:
        """A few moments at a time, until all are judged."""
        left = iter(range(len(one.plan.record.moves)))

        async def judge_on() -> None:
            for at in left:
                one.judged[at] = await self._judged(one, at)

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(TOGETHER):
                    group.create_task(judge_on())
            one.review = one.plan.review([one.judged[at] for at in sorted(one.judged)])
            await asyncio.to_thread(keep, one.review)
        except* (BotFailed, OSError):
            log.exception("a review could not be made", extra={"facts": {"record": one.plan.hash}})

    async def _judged(self, one: Reviewing, at: int) -> Judged:
        """One moment; a worker that died, or a line that is too long, is no reason to give up at once."""
        plan = one.plan
        job = plan.job(at)
        question = Question(
            job.game, job.pack, partial(msgspec.to_builtins, job), job.seat, "", plan.seed,
            plan.hash, one.address, is_for_people=False, work=judge, seconds=QUICK,
        )  # fmt: skip
        for _ in range(TRIES - 1):
            try:
                return await self._ask(question)
            except (BotFailed, Crowded):
                await asyncio.sleep(PAUSE)
        try:
            return await self._ask(question)
        except Crowded as error:
            raise BotFailed("time") from error

    async def _ask(self, question: Question) -> Judged:
        found = await self._thinkers.pick(question)
        assert found is not None, "a moment of a finished game is never settled"
        return msgspec.json.decode(found, type=Judged)

    async def close(self) -> None:
        running = [one.task for one in self._known.values() if one.task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
