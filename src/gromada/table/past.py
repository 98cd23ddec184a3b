"""The past: any moment of a table or of a record in milliseconds, beside the event loop, for everybody in turn."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

from gromada.core.errors import GromadaError
from gromada.core.game import Game
from gromada.core.history import History
from gromada.core.play import awaited
from gromada.core.record import Record, bad_move, brought_up, read_record, start_record
from gromada.core.state import State
from gromada.table.log import events_out
from gromada.table.messages import LogLine, Position, Progress
from gromada.table.refusals import Refused
from gromada.table.results import opponent_out, score_lines, standing_lines
from gromada.table.wording import board_out

MOST_WAITING: Final = 16  # looks back that one address may wait for at the same time
MOST_RECORDS: Final = 16  # records that are kept ready to be looked into
Result = TypeVar("Result")


class Desk:
    """Does one piece of work at a time in a thread; addresses take turns, however many wishes one of them has."""

    def __init__(self) -> None:
        self._thread: Final = asyncio.Semaphore(1)
        self._turns: Final[dict[str, asyncio.Lock]] = {}
        self._waiting: Final[dict[str, int]] = {}

    async def do(self, address: str, work: Callable[[], Result]) -> Result:
        """Refuses an address that waits for too much already."""
        if self._waiting.get(address, 0) >= MOST_WAITING:
            raise Refused("too-fast")
        self._waiting[address] = self._waiting.get(address, 0) + 1
        try:
            # Whoever has a turn waits with one wish: the line before the thread has one place for each address.
            async with self._turns.setdefault(address, asyncio.Lock()), self._thread:
                return await asyncio.to_thread(work)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._turns[address]


class Replay:
    """A record that has been played as far as anybody asked for."""

    def __init__(self, record: Record, game: Game[State]) -> None:
        record = brought_up(record, game)
        start_record(record, game)  # says what does not fit, by its line
        self.record: Final = record
        self.history: Final[History[State]] = History(game, record.seats, record.seed, dict(record.options))
        self._lines: Final = [LogLine(0, None, events_out(self.history.opening, None))]

    def position(self, at: int | None, lang: str) -> Position:
        """The game after so many moves as a spectator sees it, with its log; with a language in words, too."""
        record, history = self.record, self.history
        wanted = len(record.moves) if at is None else min(at, len(record.moves))
        while len(history.moves) < wanted:
            self._step()
        game, state = history.game, history.at(wanted)
        is_over = state.is_over()
        sheets = [game.score_sheet(state, seat) for seat in range(record.seats)] if is_over else []
        names = record.holders or [str(seat + 1) for seat in range(record.seats)]
        view = dict(game.view(state, None))
        begun = history.action_begun(wanted)
        return Position(
            record.game,
            record.pack,
            names,
            wanted,
            len(record.moves),
            view,
            self._lines[: wanted + 1],
            is_over,
            game.winners(state) if is_over else [],
            [score_lines(sheet) for sheet in sheets],
            opponent_out(game.opponent(state)) if is_over else None,
            Progress(*game.progress(state)),
            board_out(game, lang, view, names, None) if lang else [],
            standing_lines(game, state, record.seats, None),
            None if begun is None else begun + 1,  # here every move has a line
        )

    def _step(self) -> None:
        index = len(self.history.moves)
        seat, move = self.record.moves[index]
        try:
            done = self.history.play(seat, move)
        except GromadaError as error:
            raise bad_move(self.record, index, error) from error
        self._lines.append(LogLine(index + 1, seat, events_out(done.events, None)))


class Replays:
    """The records that were looked into last."""

    def __init__(self, game_of: Callable[[Record], Game[State]]) -> None:
        self._game_of: Final = game_of
        self._known: Final[OrderedDict[bytes, Replay]] = OrderedDict()

    def position(self, text: str, at: int | None, lang: str = "") -> Position:
        """One moment of a record; called in one thread at a time."""
        return self._played(text, at, lang)[1]

    def asked(self, text: str, at: int) -> tuple[Game[State], Record, int]:
        """The game, the record in today's form, and who is asked at a moment of it."""
        replay, position = self._played(text, at)
        if at > position.last:
            raise Refused("no-line", last=position.last)
        if position.is_over:
            raise Refused("game-over")
        return replay.history.game, replay.record, awaited(replay.history.at(at))[0]

    def _played(self, text: str, at: int | None, lang: str = "") -> tuple[Replay, Position]:
        name = hashlib.sha256(text.encode("utf-8", "replace")).digest()
        replay = self._known.pop(name, None)
        if replay is None:
            record = read_record(text)
            replay = Replay(record, self._game_of(record))
        position = replay.position(at, lang)
        self._known[name] = replay  # what cannot be played is not kept
        while len(self._known) > MOST_RECORDS:
            self._known.popitem(last=False)
        return replay, position
