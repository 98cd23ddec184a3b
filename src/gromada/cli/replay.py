"""`gromada replay`: a record, move by move."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from gromada.cli.common import console, is_terminal, language, print_json
from gromada.cli.drawing import draw
from gromada.cli.verify import load_record
from gromada.core.game import Game
from gromada.core.play import options
from gromada.core.record import Record, brought_up, start_record, step_record
from gromada.core.state import State
from gromada.library import game_of
from gromada.texts import Texts
from gromada.words.boards import board_of

if TYPE_CHECKING:
    from rich.console import Console


@dataclass(frozen=True)
class Frame:
    """One move: what was answered, what it is called, and what followed."""

    seat: int
    move: str
    label: str
    events: list[str]
    after: State


def run_replay(file: Path, pack: Path | None, lang: str | None, is_json: bool) -> None:
    record = load_record(file)
    game: Game[State] = game_of(record, pack)
    texts = Texts(game, language(lang))
    names = names_of(record, texts)
    start, opening, frames = unroll(record, game, texts, names)
    if is_json:
        moves = [
            {"number": i + 1, "seat": frame.seat, "move": frame.move, "label": frame.label, "events": frame.events}
            for i, frame in enumerate(frames)
        ]
        head = {"game": record.game, "options": record.options, "seats": record.seats, "seed": record.seed}
        tail = {"opening": opening, "moves": moves, "result": record.result, "winners": record.winners}
        print_json({**head, "holders": record.holders, **tail})
        return
    screen = console()
    if is_terminal():
        step_through(screen, game, texts, names, start, opening, frames)
        return
    for sentence in opening:
        screen.print(sentence, markup=False)
    for i, frame in enumerate(frames):
        screen.print(f"{i + 1}. {texts.seat(frame.seat, names)}: {frame.move}", markup=False)
        for sentence in frame.events:
            screen.print(f"   {sentence}", markup=False)


def names_of(record: Record, texts: Texts) -> list[str]:
    """Who sat where: a name that several share, such as a bot's, is told apart by the seat."""
    names: list[str] = []
    for seat in range(record.seats):
        name = record.holders[seat] if seat < len(record.holders) else ""
        if record.holders.count(name) != 1:
            place = texts.say("seat-name", number=seat + 1)
            name = f"{name} ({place})" if name else place
        names.append(name)
    return names


def unroll(record: Record, game: Game[State], texts: Texts, names: list[str]) -> tuple[State, list[str], list[Frame]]:
    """The first position, what was told before the first move, and every move."""
    record = brought_up(record, game)
    s = start_record(record, game)
    opening = told(s, texts, names)
    start = s.copy()
    frames: list[Frame] = []
    for index, (seat, move) in enumerate(record.moves):
        action = game.catalogue.find(move)
        is_offered = action is not None and action in options(s, seat)
        label = texts.phrase(game.label(s, seat, action), names) if action is not None and is_offered else move
        step_record(record, s, index)
        frames.append(Frame(seat, move, label, told(s, texts, names), s.copy()))
    return start, opening, frames


def told(s: State, texts: Texts, names: list[str]) -> list[str]:
    """Takes what happened out of the state, as sentences. A record hides nothing: it names the seed and all moves."""
    events, s.events = s.events, []
    return [texts.event(event, names) for event in events]


def step_through(
    screen: Console,
    game: Game[State],
    texts: Texts,
    names: list[str],
    start: State,
    opening: list[str],
    frames: list[Frame],
) -> None:
    """A person leafs through the game with the keyboard."""
    at = 0
    while True:
        screen.clear()
        position = frames[at - 1].after if at else start
        screen.print(draw(board_of(game, texts, game.view(position, None), names, None), None, screen.width))
        if at:
            frame = frames[at - 1]
            screen.rule(texts.say("replay-at", at=at, last=len(frames)))
            screen.print(f"{texts.seat(frame.seat, names)}: {frame.label} ({frame.move})", markup=False)
        else:
            screen.rule(texts.say("replay-start"))
        for sentence in frames[at - 1].events if at else opening:
            screen.print(f"  {sentence}", markup=False)
        screen.print(texts.say("replay-help"), style="dim", markup=False)
        while True:
            screen.print("> ", end="")
            typed = sys.stdin.readline()
            key = typed.strip().lower()
            if not typed or key == "q":
                return
            if key in ("", "n"):
                at = min(len(frames), at + 1)
            elif key == "p":
                at = max(0, at - 1)
            elif key.isascii() and key.isdigit() and int(key) <= len(frames):
                at = int(key)
            else:
                screen.print(texts.say("replay-bad-key", last=len(frames)), markup=False)
                continue
            break
