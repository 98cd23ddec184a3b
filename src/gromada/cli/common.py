"""What several commands need: the game that was asked for, its set-up, and how things are printed."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from gromada.bots.registry import make_bot, split_bots
from gromada.cli.failures import WrongUsage
from gromada.core.errors import BadSetup
from gromada.core.game import Game, Options
from gromada.core.state import State
from gromada.library import game as game_by_name
from gromada.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


@dataclass(frozen=True)
class SetUp:
    """A game with everything it is set up with, checked."""

    game: Game[State]
    pack: str | None
    seats: int
    options: Options


def language(given: str | None) -> str:
    """The language that was asked for, or that of the person's system; English where neither says Polish."""
    if given is not None:
        return given
    for name in ("GROMADA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "pl" if value.lower().startswith("pl") else "en"
    return "en"


def read_pairs(pairs: Sequence[str]) -> dict[str, str]:
    """`--option key=value`, any number of times."""
    found: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise WrongUsage(f"an option is written key=value, not {pair!r}")
        if key in found:
            raise WrongUsage(f"the option {key} is given twice")
        found[key] = value
    return found


def set_up(name: str, pack: Path | None, seats: int | None, pairs: Sequence[str], wanted: Sequence[int]) -> SetUp:
    """The game with its options; without --seats the first of the wanted numbers that the options allow."""
    game: Game[State] = game_by_name(name, pack)
    given = read_pairs(pairs)
    numbers = [seats] if seats is not None else [n for n in wanted if game.min_seats <= n <= game.max_seats]
    if seats is None:
        numbers += [n for n in range(game.min_seats, game.max_seats + 1) if n not in numbers]
    refusal: BadSetup | None = None
    for number in numbers:
        if not game.min_seats <= number <= game.max_seats:
            raise BadSetup(f"{game.name} is played by {game.min_seats} to {game.max_seats} seats, not {number}")
        try:
            return SetUp(game, None if pack is None else str(pack), number, game.read_options(number, given))
        except BadSetup as error:
            refusal = refusal or error
    assert refusal is not None, "a game has at least one number of seats"
    raise refusal


def bots_for(seats: int, given: str | None, default: str) -> list[str]:
    """One bot a seat; a single one holds all seats."""
    names = split_bots(given) if given is not None else [default]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise WrongUsage(f"there are {seats} seats, but --bots names {len(names)}: {', '.join(names)}")
    for name in names:
        make_bot(name)  # refuses a bad name before anything is played
    return names


def check_seed(seed: int) -> int:
    if seed < 0:
        raise WrongUsage(f"a seed is a whole number of at least 0, not {seed}")
    return seed


def print_json(value: Mapping[str, object]) -> None:
    """The one thing on standard output when --json is given."""
    print(json.dumps(value, ensure_ascii=False))


def console(is_json: bool = False) -> Console:
    """Where people read; with --json that is not standard output."""
    from rich.console import Console

    return Console(stderr=is_json, highlight=False)


def table_of(texts: Texts, columns: Iterable[str]) -> Table:
    """An empty table; columns that hold numbers end with a `>`."""
    from rich.table import Table

    table = Table()
    for column in columns:
        is_number = column.endswith(">")
        table.add_column(texts.say(f"column-{column.rstrip('>')}"), justify="right" if is_number else "left")
    return table


def read_text_file(file: Path, what: str) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise WrongUsage(f"the {what} {file} cannot be read: {error.strerror}") from error


def is_terminal() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def game_title(texts: Texts, game: Game[State]) -> str:
    """The printed name of a game, where its pack has one."""
    for entry in game.box.pack.entries:
        if entry.kind == "game":
            return entry.name_pl if texts.lang == "pl" else entry.name_en
    return game.name
