"""`gromada seat`: a program holds a seat of a running table, by lines of JSON on its standard input and output.

Whenever the seat is asked, the program is sent one line with everything that the seat may know: `ask` with its
`options`, the `view`, the `log` and more, as the table's API has them, and `words`, the same board in words. It answers
with one line: {"move": "..."} or {"moves": [...]}. A refused answer comes back as a line with `error`, and the same
question stands. When the game is over it is sent a last line, in which `is_over` is true, and its input is closed.
"""

from __future__ import annotations

import contextlib
import json
import subprocess
from typing import IO, Any, Final

from gromada.cli.failures import AnswerIsNo, WrongUsage
from gromada.library import game as game_by_name
from gromada.mcp.remote import Line, TableRefused
from gromada.texts import Texts
from gromada.words.boards import board_of, board_text

LOOK: Final = 60.0  # seconds of one wait; it is asked again for as long as it takes
MOST_REFUSED: Final = 20  # in a row: a program that learns nothing from errors is stopped


def run_seat(url: str, key: str, command: list[str]) -> None:
    command = command[1:] if command[0] == "--" else command
    line = Line(url, key)
    line.snapshot()  # a wrong address or key is told before anything is started
    try:
        program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        facts: dict[str, int | str] = {"command": command[0], "reason": reason}
        raise WrongUsage(f"{command[0]} cannot be started: {reason}", "seat-command", facts) from error
    assert program.stdin is not None
    assert program.stdout is not None
    try:
        hold(line, program.stdin, program.stdout)
    except BrokenPipeError as error:  # it does not read its questions any more
        raise ended() from error
    finally:
        with contextlib.suppress(BrokenPipeError):  # what it did not read is told by then
            program.stdin.close()
        program.wait()


def ended() -> AnswerIsNo:
    return AnswerIsNo("the program has ended before the game", "seat-ended")


def hold(line: Line, to: IO[str], back: IO[str]) -> None:
    """Passes questions to the program and its answers to the table, until the game is over."""
    refused = 0
    while True:
        shown = line.wait(LOOK)
        if shown["ask"] is None and not shown["is_over"]:
            continue
        send(to, {**shown, "words": in_words(shown)})
        if shown["is_over"]:
            return
        typed = back.readline()
        if not typed:
            raise ended()
        try:
            line.post("/moves", {"at": shown["ask"]["at"], "moves": moves_in(typed)})
            refused = 0
        except (TableRefused, ValueError) as error:
            refused += 1
            if refused > MOST_REFUSED:
                message = f"the program's answers were refused {MOST_REFUSED} times in a row: {error}"
                raise AnswerIsNo(message, "seat-refused", {"count": MOST_REFUSED, "reason": str(error)}) from error
            send(to, {"error": str(error)})


def moves_in(typed: str) -> list[str]:
    """The moves of one line: {"move": "..."} or {"moves": [...]}."""
    said = json.loads(typed)
    if isinstance(said, dict) and isinstance(said.get("move"), str):
        return [said["move"]]
    if isinstance(said, dict) and isinstance(said.get("moves"), list):
        return [str(move) for move in said["moves"]]
    raise ValueError('an answer is a line such as {"move": "pass"}')


def in_words(shown: Any) -> list[str]:
    game = game_by_name(shown["game"])
    names = [seat["name"] for seat in shown["seats"]]
    return board_text(board_of(game, Texts(game, "en"), shown["view"], names, shown["seat"]))


def send(to: IO[str], message: dict[str, Any]) -> None:
    to.write(json.dumps(message, ensure_ascii=False) + "\n")
    to.flush()
