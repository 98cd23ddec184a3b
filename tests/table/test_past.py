"""Looking back costs milliseconds however long the game is, and keeps nobody waiting."""

from __future__ import annotations

import asyncio
import datetime
import threading

import gromada
from gromada.core.game import Game
from gromada.core.play import play
from gromada.core.record import Record
from gromada.core.state import State
from gromada.table.past import MOST_WAITING, Desk, Replays
from gromada.table.refusals import Refused
from gromada.table.results import score_lines
from gromada.table.wording import board_out, names_in
from tests.table.running import finished
from tests.table.seating import play_on, session

TODAY = datetime.date(2026, 11, 17)


def finished_record() -> Record:
    table = session()
    play_on(table)
    return table.record(TODAY)


def game_of(record: Record) -> Game[State]:
    return gromada.game(record.game)


def test_a_record_gives_every_moment_whatever_the_order() -> None:
    record = finished_record()
    text = record.write()
    moves = len(record.moves)
    wanted = (moves, 3, moves // 2, None, 0)
    replays = Replays(game_of)
    there = [replays.position(text, at) for at in wanted]
    fresh = [Replays(game_of).position(text, at) for at in wanted]

    assert there == fresh
    assert [position.at for position in there] == [moves, 3, moves // 2, moves, 0]
    assert [len(position.log) for position in there] == [moves + 1, 4, moves // 2 + 1, moves + 1, 1]
    assert there[0].is_over
    assert not there[1].is_over


def test_a_record_is_read_once() -> None:
    text = finished_record().write()
    asked: list[Record] = []

    def noted(record: Record) -> Game[State]:
        asked.append(record)
        return game_of(record)

    replays = Replays(noted)
    for at in (5, 10, 2, None):
        replays.position(text, at)

    assert len(asked) == 1


def test_addresses_take_turns_and_one_cannot_fill_the_line() -> None:
    async def look() -> tuple[list[str], int]:
        desk, done = Desk(), []
        gate = threading.Event()

        async def ask(address: str) -> None:
            await desk.do(address, lambda: gate.wait(20))
            done.append(address)

        many = [asyncio.create_task(ask("many")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0.05)
        one = asyncio.create_task(ask("one"))
        await asyncio.sleep(0.05)
        refused = 0
        try:
            await desk.do("many", lambda: None)
        except Refused:
            refused = 1
        gate.set()
        await asyncio.gather(*many, one)
        assert not desk._turns
        return done, refused

    done, refused = finished(look())
    assert refused == 1
    assert "one" in done[:2]


def test_a_moment_is_told_in_words_to_who_asks_for_it() -> None:
    table = session()
    play_on(table, 30)
    plain, told = table.past(0, 12)(), table.past(0, 12, lang="pl")()
    shown = table.game.view(table.history.at(table.move_of_line(0, 12)), 0)

    assert plain.words == []
    assert told.view == shown
    assert told.words == board_out(table.game, "pl", shown, names_in(table.game, "pl", table.seats), 0)
    assert [part.title for part in told.words][-1] == "Pozostali"
    assert table.in_words(0, "pl") != told.words


def test_a_record_is_told_in_words_to_who_asks_for_it() -> None:
    text = finished_record().write()
    replays = Replays(game_of)

    assert replays.position(text, 5).words == []
    assert replays.position(text, 5, "en").words[0].title == "The table"


def test_a_moment_of_a_record_tells_the_points_that_a_spectator_knew_then() -> None:
    record = finished_record()
    replays = Replays(game_of)
    game = game_of(record)
    state = game.new(record.seats, record.seed, dict(record.options))
    for seat, move in record.moves[: len(record.moves) // 2]:
        play(state, seat, move)

    then = replays.position(record.write(), len(record.moves) // 2)

    known = [game.standing(state, seat, None) for seat in range(record.seats)]
    assert then.standings == [None if sheet is None else score_lines(sheet) for sheet in known]
