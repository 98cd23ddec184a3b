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
from gromada.texts import Texts, dashed

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
            raise WrongUsage(f"an option is written key=value, not {pair!r}", "option-form", {"given": pair[:60]})
        if key in found:
            raise WrongUsage(f"the option {key} is given twice", "option-twice", {"option": key[:60]})
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
            raise game.refuse_seats(number)
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
        raise seats_and_bots(seats, names)
    for name in names:
        make_bot(name)  # refuses a bad name before anything is played
    return names


def seats_and_bots(seats: int, names: Sequence[str]) -> WrongUsage:
    """What to say where the number of bots is not that of the seats."""
    named = ", ".join(names)
    facts: dict[str, int | str] = {"seats": seats, "bots": len(names), "names": named}
    return WrongUsage(f"there are {seats} seats, but --bots names {len(names)}: {named}", "seats-and-bots", facts)


def at_least_one(option: str, given: int) -> int:
    """A count that was asked for on the command line."""
    if given < 1:
        raise WrongUsage(f"{option} is at least 1, not {given}", "at-least-one", {"option": option, "given": given})
    return given


def unreadable(file: Path, error: OSError) -> WrongUsage:
    reason = error.strerror or type(error).__name__
    return WrongUsage(f"the record {file} cannot be read: {reason}", "file-read", {"file": str(file), "reason": reason})


def unwritable(file: Path, error: OSError) -> WrongUsage:
    reason = error.strerror or type(error).__name__
    return WrongUsage(f"{file} cannot be written: {reason}", "file-write", {"file": str(file), "reason": reason})


def check_seed(seed: int) -> int:
    if seed < 0:
        raise WrongUsage(f"a seed is a whole number of at least 0, not {seed}", "seed", {"given": str(seed)})
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


def is_terminal() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def game_title(texts: Texts, game: Game[State]) -> str:
    """What a game is called."""
    return texts.say(f"game-{dashed(game.name)}")
