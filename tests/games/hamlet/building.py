"""Positions for tests: name only what matters, the rest is a quiet starting village on seat 0's turn."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gromada
from gromada.core.play import advance, awaited, explain, options, play
from gromada.core.rng import Rng
from gromada.core.steps import Step
from gromada.games.hamlet.game import HamletGame
from gromada.games.hamlet.lattice import Board
from gromada.games.hamlet.printed import BASICS, RESOURCES, SIDES
from gromada.games.hamlet.round import EndOfRound
from gromada.games.hamlet.setup_game import SoloSetup, new_hamlet
from gromada.games.hamlet.solo import BotTurn
from gromada.games.hamlet.state import Hamlet, one_basic, one_token
from gromada.games.hamlet.turn import StartTurn

_FOUND = gromada.game("hamlet")
assert isinstance(_FOUND, HamletGame)
GAME = _FOUND
BOX = GAME.hamlet_box
TEXT = (Path(gromada.__file__).parent / "games" / "hamlet" / "components.toml").read_text(encoding="utf-8")
PRINTED: dict[str, Any] = tomllib.loads(TEXT)
TILE = {entry["id"]: i for i, entry in enumerate(PRINTED["tiles"])}
CHURCH, WOODCUTTER, QUARRY, FARM, MARKET, TOWN_HALL = range(6)

# The village of the rulebook's examples: tile, host, segment of the host, own segment.
EXAMPLE = (
    ("stonemason", "quarry", 2, 6),
    ("barn", "quarry", 0, 3),
    ("dairy_farm", "barn", 2, 7),
    ("pond_plank", "dairy_farm", 1, 5),
    ("blacksmith", "stonemason", 1, 0),
    ("cow_farm", "stonemason", 0, 5),
)
RED, YELLOW = 0, 1


def hamlet(seats: int = 2, gold: int = 0, **given: bool | int | str) -> Hamlet:
    """A village as it starts, with an empty row, gold for seat 0, and nothing to come."""
    return quiet(GAME, seats, gold, given)


def quiet(game: HamletGame, seats: int, gold: int, given: Mapping[str, object]) -> Hamlet:
    """The same for any pack."""
    s = new_hamlet(game.hamlet_box, seats, game.read_options(seats, given))
    s.agenda.clear()
    if seats == 1:
        SoloSetup().run(s)
        s.favour[0].tokens = [0, 1, 2, 3, 4]
    s.catalogue = game.catalogue
    s.rng = Rng.seeded(1)
    s.round = 1
    s.players[0].gold = gold
    return s


def begin(s: Hamlet, seat: int = 0) -> Hamlet:
    """The turn of a seat; then the round ends."""
    rest: list[Step] = [StartTurn(other) for other in s.seats_from(seat)]
    s.then(*rest, *([BotTurn()] if s.seats == 1 else []), EndOfRound())
    advance(s)
    return s


def turn(seats: int = 2, gold: int = 0, **given: bool | int | str) -> Hamlet:
    """Seat 0 to move in a starting village."""
    return begin(hamlet(seats, gold, **given))


def lay(s: Hamlet, *tiles: tuple[str, str, int, int]) -> Hamlet:
    """Tiles on the board, as if they had always been there."""
    for name, host, side, own in tiles:
        tile = TILE[name]
        s.board = s.board.with_tile(TILE[host], tile, side, own)
        s.bag &= ~(1 << tile)
        product = s.box.tiles[tile].product
        if product >= 0:
            s.entered |= 1 << (product - BASICS)
    return s


def side_between(board: Board, tile: int, other: int) -> int:
    """A side of the tile that can carry a road to the other."""
    for i in range(board.box.shapes[tile].sides):
        side = tile * SIDES + i
        if board.facing[side] // SIDES == other and board.is_bridgeable(side):
            return side
    raise AssertionError("no road can join them")


def road(s: Hamlet, tile: str, other: str, owner: int) -> None:
    s.board = s.board.with_road(side_between(s.board, TILE[tile], TILE[other]), owner)
    s.players[owner].roads -= 1


def example(seats: int = 2) -> Hamlet:
    """The rulebook's example: red has joined Quarry, Stonemason, Barn, Pond and Dairy Farm, yellow the Cow Farm."""
    s = hamlet(seats)
    s.board = Board(BOX, list(BOX.layouts[0]), [])
    lay(s, *EXAMPLE)
    for tile, other, owner in (
        ("quarry", "stonemason", RED),
        ("quarry", "barn", RED),
        ("pond_plank", "dairy_farm", RED),
        ("cow_farm", "stonemason", YELLOW),
        ("cow_farm", "blacksmith", YELLOW),
    ):
        road(s, tile, other, owner)
    s.players[RED].flags |= 1 << TILE["pond_plank"]
    s.players[YELLOW].flags |= 1 << TILE["blacksmith"]
    return s


def put(s: Hamlet, tile: str, resource: str, count: int = 1, maker: int = 0, quality: bool = False) -> None:
    """Resources on a tile; refined ones leave their maker's supply."""
    number = RESOURCES.index(resource)
    if number < BASICS:
        s.stock[TILE[tile]] += count * one_basic(number)
    else:
        s.stock[TILE[tile]] += count * one_token(maker, int(quality))
        s.players[maker].supply[number - BASICS] -= count


def empty(s: Hamlet, *tiles: str) -> None:
    for tile in tiles:
        s.stock[TILE[tile]] = 0


def give(s: Hamlet, *tiles: str, seat: int = 0) -> None:
    """Blueprints into a seat's supply."""
    for tile in tiles:
        s.players[seat].blueprints.append(TILE[tile])
        s.bag &= ~(1 << TILE[tile])


def texts(s: Hamlet, seat: int = 0) -> list[str]:
    return [option.text for option in options(s, seat)]


def why(s: Hamlet, move: str, seat: int = 0) -> str | None:
    """The rule that forbids a move, None if it is allowed."""
    refusal = explain(s, seat, s.catalogue.read(move))
    return refusal.rule if refusal else None


def do(s: Hamlet, *moves: str, seat: int = 0) -> None:
    for move in moves:
        play(s, seat, move)


def act(s: Hamlet, tile: str, what: str = "activate", seat: int = 0) -> None:
    """The first standing villager goes to a tile and acts; where there is only one action it is not asked for."""
    me = s.players[seat]
    first = next(i for i in range(len(me.villagers)) if me.standing >> i & 1)
    do(s, f"villager {me.villagers[first]}", f"go {TILE[tile]}", seat=seat)
    if what in texts(s, seat):
        do(s, what, seat=seat)


def pay_all(s: Hamlet, seat: int = 0) -> None:
    """Any payment that is asked for, with the first way offered."""
    while awaited(s) == [seat] and texts(s, seat)[0].startswith(("use", "buy")):
        do(s, texts(s, seat)[0], seat=seat)


def changed(old: str, new: str) -> str:
    """The text of the pack with one thing changed."""
    assert old in TEXT, old
    return TEXT.replace(old, new, 1)
