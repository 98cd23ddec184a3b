"""Bots think in processes of their own, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Literal

from gromada.bots.registry import make_bot
from gromada.core.play import options
from gromada.library import game as game_by_name
from gromada.table.refusals import Refused

LONGEST: Final = 30.0  # seconds; a bot that thinks for longer has failed
LONGEST_WISH: Final = 10.0  # seconds a move that a table may ask for
MOST_ROLLOUTS: Final = 20_000


def check_bot(text: str) -> None:
    """Refuses a bot that does not exist, or one that would think for too long."""
    make_bot(text, 0)
    for part in text.partition(":")[2].split(","):
        knob, _, value = part.partition("=")
        if knob == "time" and float(value) > LONGEST_WISH:
            raise Refused("bot-limits", knob=knob, most=f"{LONGEST_WISH:g}")
        if knob in ("rollouts", "samples") and float(value) > MOST_ROLLOUTS:
            raise Refused("bot-limits", knob=knob, most=f"{MOST_ROLLOUTS}")


def pick(game: str, pack: str | None, saved: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    """Runs in a worker: the move that a bot chooses. Bots themselves look at guesses only."""
    rules = game_by_name(game, pack)
    state = rules.from_json(saved)
    return make_bot(bot, seed).pick(rules, state, seat, options(state, seat)).text


Pick = Callable[[str, str | None, dict[str, Any], int, str, int], str]


class BotFailed(Exception):
    """A bot made no move: it broke off with an error, its process died, or it took too long."""

    def __init__(self, reason: Literal["error", "died", "time"]) -> None:
        super().__init__(f"the bot made no move: {reason}")
        self.reason: Final = reason


class Thinkers:
    """A few worker processes, started when the first bot has to think."""

    def __init__(self, processes: int, pick: Pick = pick) -> None:
        self._processes: Final = processes
        self._pick: Final = pick
        # One bot a process: its time begins when it thinks, and when a process dies we know whose it was.
        self._places: Final = asyncio.Semaphore(processes)
        self._pool: ProcessPoolExecutor | None = None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context)
        return self._pool

    async def pick(self, game: str, pack: str | None, saved: dict[str, Any], seat: int, bot: str, seed: int) -> str:
        """The bot's move; BotFailed if there is none."""
        loop = asyncio.get_running_loop()
        async with self._places:
            work = loop.run_in_executor(self._workers(), self._pick, game, pack, saved, seat, bot, seed)
            try:
                return await asyncio.wait_for(work, LONGEST)
            except BrokenProcessPool as error:
                self._pool = None
                raise BotFailed("died") from error
            except TimeoutError as error:
                self._stop()  # a bot that does not stop by itself would keep all others waiting
                raise BotFailed("time") from error
            except Exception as error:  # a bot may fail in any way; the reason is written down by whoever asked
                raise BotFailed("error") from error

    def _stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())  # there is no public way to end a worker that hangs
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()

    def close(self) -> None:
        self._stop()
