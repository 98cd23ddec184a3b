"""Bots think in processes of their own, so that the event loop never waits for them, and in fair order.

A small question is never kept waiting by large ones: all processes but the first answer small ones only. Among those
that wait, the address that was given least time so far is next, and within it the table; tables where nobody but
bots plays come last.
"""

from __future__ import annotations

import asyncio
import ctypes
import multiprocessing
import multiprocessing.connection
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Literal

from msgspec import Struct

from gromada.bots.bot import Bot
from gromada.bots.registry import BOTS, FILES, BadBot, make_bot
from gromada.core.game import Game
from gromada.core.play import options
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.library import game as game_by_name
from gromada.table.policies import file_of, offered, seated
from gromada.table.refusals import Refused

LONGEST: Final = 30.0  # seconds; a bot that thinks for longer has failed
LONGEST_WISH: Final = 10.0  # seconds a move that a table may ask for
MOST_ROLLOUTS: Final = 20_000
QUICK: Final = 0.5  # seconds that a small question may take
MOST_WAITING: Final = 2000  # questions, in one process of the server
MOST_OF_ADDRESS: Final = 200  # of them for tables of one address
MOST_PLAYERS: Final = 16  # bots whose thoughts a worker keeps
A_ROLLOUT: Final = 0.005  # seconds, roughly: only the order of questions depends on it


def check_bot(text: str, game: Game[State]) -> None:
    """Refuses a bot that does not exist or does not know the game, or one that would think for too long.

    Guests name no files of the server.
    """
    if file_of(text) is not None:
        if text not in offered(game):
            raise BadBot(f"the bot {text[:60]!r} was learnt for another game than {game.name}")
        return
    knobs = [part.partition("=")[0] for part in text.split(":")[-1].split(",")]
    if text.partition(":")[0] not in BOTS or any(knob in FILES for knob in knobs):
        raise BadBot(f"there is no bot {text[:60]!r} at this table; the bots are: {', '.join(BOTS)}")
    make_bot(text, 0)
    for knob, value in _knobs(text).items():
        if knob == "time" and value > LONGEST_WISH:
            raise Refused("bot-limits", knob=knob, most=f"{LONGEST_WISH:g}")
        if knob in ("rollouts", "samples") and value > MOST_ROLLOUTS:
            raise Refused("bot-limits", knob=knob, most=f"{MOST_ROLLOUTS}")


def expected_seconds(text: str) -> float:
    """How long a bot will think about a question, roughly."""
    name = text.partition(":")[0]
    defaults = {knob: limits[0] for knob, limits in BOTS[name].knobs.items()} if name in BOTS else {}
    knobs = defaults | _knobs(text)
    if knobs.get("rollouts"):
        return knobs["rollouts"] * A_ROLLOUT
    return knobs.get("time", 0.0) or knobs.get("samples", 1.0) * A_ROLLOUT


def _knobs(text: str) -> dict[str, float]:
    parts = [part.partition("=") for part in text.partition(":")[2].split(",") if "=" in part]
    return {knob: float(value) for knob, _, value in parts}


# In a worker: those who thought last. A bot that goes on with a turn uses what it found out about it, and no more time
# than the turn has; it sees by itself whether a question continues what it was asked before.
_players: Final[dict[tuple[str, str | None, int, str], Bot]] = {}


def pick(game: str, pack: str | None, saved: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    """Runs in a worker: the move that a bot chooses. Bots themselves look at guesses only."""
    rules = game_by_name(game, pack)
    state = rules.from_json(saved)
    key = (game, pack, seat, bot)
    player = _players.pop(key, None) or seated(bot, seed)
    player.rng = Rng.seeded(seed)
    answer = player.pick(rules, state, seat, options(state, seat))
    _players[key] = player
    while len(_players) > MOST_PLAYERS:
        del _players[next(iter(_players))]
    return answer.text


Pick = Callable[[str, str | None, dict[str, Any], int, str, int], str]


def end_with_parent(parent: int) -> None:
    """Runs in a worker: nobody would ever end it after its server was killed."""
    if sys.platform == "linux":  # the kernel sees to it even while compiled code keeps all threads waiting
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
    threading.Thread(target=_wait_for_end, daemon=True).start()


def _wait_for_end() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    multiprocessing.connection.wait([parent.sentinel])
    os._exit(1)


class BotFailed(Exception):
    """A bot made no move: it broke off with an error, its process died, or it took too long."""

    def __init__(self, reason: Literal["error", "died", "time"]) -> None:
        super().__init__(f"the bot made no move: {reason}")
        self.reason: Final = reason


class Crowded(Exception):
    """Too many questions wait already; this one is to come again later."""


class Question(Struct, frozen=True):
    """What a bot is asked, and for whom: `saved` gives the position when its turn comes, None if it is settled."""

    game: str
    pack: str | None
    saved: Callable[[], dict[str, Any] | None]
    seat: int
    bot: str
    seed: int
    table: str = ""
    address: str | Callable[[], str] = ""  # whose table it is; that of one in memory may be known only later
    is_for_people: bool = True
    work: Pick | None = None  # something else than a move that is worked out there, such as advice, as JSON
    seconds: float = 0.0  # how long it takes, roughly; 0: as long as the bot thinks

    def whose(self) -> str:
        return self.address if isinstance(self.address, str) else self.address()


class Waiting:
    """A question in the line, and what its asker waits for: a thinker that is free."""

    def __init__(self, question: Question, turn: asyncio.Future[Thinker]) -> None:
        self.question: Final = question
        self.seconds: Final = question.seconds or expected_seconds(question.bot)
        self.turn: Final = turn


class Line:
    """The questions that wait, in fair order. Time is counted for each address and each table."""

    def __init__(self) -> None:
        self._waiting: Final[list[Waiting]] = []
        self._spent: Final[dict[str, float]] = {}  # by address and by table; nobody can save up time by being quiet
        self._now = 0.0  # what those have spent who are served now

    def __len__(self) -> int:
        return len(self._waiting)

    def join(self, waiting: Waiting) -> None:
        address = waiting.question.whose()
        of_address = sum(1 for other in self._waiting if other.question.whose() == address)
        if len(self._waiting) >= MOST_WAITING or of_address >= MOST_OF_ADDRESS:
            raise Crowded
        self._waiting.append(waiting)

    def leave(self, waiting: Waiting) -> None:
        if waiting in self._waiting:
            self._waiting.remove(waiting)

    def next(self, longest: float) -> Waiting | None:
        """Who thinks next, of those whose question takes at most so long."""
        small = [waiting for waiting in self._waiting if waiting.seconds <= longest]
        if not small:
            return None
        found = min(small, key=self._rank)  # of equals the one who came first
        self._waiting.remove(found)
        self._now = max(self._now, self._spent_by(found.question.whose()))
        return found

    def _rank(self, waiting: Waiting) -> tuple[bool, float, float]:
        question = waiting.question
        of_address, of_table = self._spent_by(question.whose()), self._spent_by(f"table {question.table}")
        return not question.is_for_people, of_address + waiting.seconds, of_table + waiting.seconds

    def _spent_by(self, whom: str) -> float:
        return max(self._now, self._spent.get(whom, 0.0))

    def charge(self, question: Question, seconds: float) -> None:
        """Notes how long a question was thought about."""
        for whom in (question.whose(), f"table {question.table}"):
            self._spent[whom] = self._spent_by(whom) + seconds
        if len(self._spent) > 4 * MOST_WAITING:
            for whom in [whom for whom, spent in self._spent.items() if spent <= self._now]:
                del self._spent[whom]


class Thinker:
    """One process, started when its first bot has to think. One bot at a time: when it dies we know whose it was."""

    def __init__(self, pick: Pick, longest: float) -> None:
        self.longest: Final = longest  # it takes no question that is expected to take longer
        self.is_busy = False
        self._pick: Final = pick
        self._pool: ProcessPoolExecutor | None = None

    def _worker(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=end_with_parent, initargs=(os.getpid(),))
        return self._pool

    async def think(self, question: Question, saved: dict[str, Any]) -> str:
        """The bot's move; BotFailed if there is none."""
        loop, q = asyncio.get_running_loop(), question
        think = q.work or self._pick
        work = loop.run_in_executor(self._worker(), think, q.game, q.pack, saved, q.seat, q.bot, q.seed)
        try:
            return await asyncio.wait_for(work, LONGEST)
        except BrokenProcessPool as error:
            self._pool = None
            raise BotFailed("died") from error
        except TimeoutError as error:
            self.stop()  # a bot that does not stop by itself would keep all others waiting
            raise BotFailed("time") from error
        except Exception as error:  # a bot may fail in any way; the reason is written down by whoever asked
            raise BotFailed("error") from error

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())  # there is no public way to end a worker that hangs
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


class Thinkers:
    """A few processes, and the line before them."""

    def __init__(self, processes: int, pick: Pick = pick) -> None:
        self._thinkers: Final = [Thinker(pick, QUICK if number else float("inf")) for number in range(processes)]
        self._line: Final = Line()

    async def pick(self, question: Question) -> str | None:
        """The bot's move, or None if the position was settled while the question waited.

        BotFailed if there is no move; Crowded if too many wait.
        """
        waiting = Waiting(question, asyncio.get_running_loop().create_future())
        self._line.join(waiting)
        self._call_next()
        try:
            thinker = await waiting.turn
        except asyncio.CancelledError:
            self._line.leave(waiting)
            if waiting.turn.done() and not waiting.turn.cancelled():
                self._free(waiting.turn.result())
            raise
        start = time.monotonic()
        try:
            saved = question.saved()
            return None if saved is None else await thinker.think(question, saved)
        finally:
            self._line.charge(question, time.monotonic() - start)
            self._free(thinker)

    def _free(self, thinker: Thinker) -> None:
        thinker.is_busy = False
        self._call_next()

    def _call_next(self) -> None:
        for thinker in reversed(self._thinkers):  # the first one is kept free for large questions
            if not thinker.is_busy and (waiting := self._line.next(thinker.longest)) is not None:
                thinker.is_busy = True
                waiting.turn.set_result(thinker)

    def close(self) -> None:
        for thinker in self._thinkers:
            thinker.stop()
