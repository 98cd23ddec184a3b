"""Positions for tests: name only what matters, the rest is a quiet table in the middle of a season."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gromada
from gromada.core.play import advance, explain, options, play, question
from gromada.core.rng import Rng
from gromada.games.keyflower.expand import ExpandVillages
from gromada.games.keyflower.game import KeyflowerGame
from gromada.games.keyflower.printed import (
    COLOURS,
    HOME_HEX,
    OPPOSITE,
    RESOURCES,
    SEASONS,
    SIDES,
    SKILLS,
    STEP,
    TILE_IDS,
    WINTERS,
    of,
    size,
)
from gromada.games.keyflower.round import after
from gromada.games.keyflower.screens import gain_skills, gain_workers
from gromada.games.keyflower.season import lay
from gromada.games.keyflower.season_end import BoatStep, Collect
from gromada.games.keyflower.setup_game import new_table
from gromada.games.keyflower.state import Keyflower, edge_of, index_of, put_in_village
from gromada.games.keyflower.turn import Turns

_FOUND = gromada.game("keyflower")
assert isinstance(_FOUND, KeyflowerGame)
GAME = _FOUND
PACK_TEXT = (Path(gromada.__file__).parent / "games" / "keyflower" / "components.toml").read_text(encoding="utf-8")
PRINTED: dict[str, Any] = tomllib.loads(PACK_TEXT)
GROUPS = ("home_tiles", "turn_order_tiles", "boat_tiles", "village_tiles", "summer_boat_tiles", "winter_tiles")
ENTRIES: dict[str, dict[str, Any]] = {entry["id"]: entry for group in GROUPS for entry in PRINTED[group]}
Screen = Mapping[str, int]


def number(id: str) -> int:
    return TILE_IDS.index(id)


def pile(names: tuple[str, ...], counts: Mapping[str, int]) -> int:
    assert all(name in names for name in counts), counts
    return sum([counts.get(name, 0) << (8 * i) for i, name in enumerate(names)])


def table(
    *screens: Screen,
    seats: int = 2,
    season: str = "spring",
    centre: tuple[str, ...] = (),
    start: int = 0,
    options: dict[str, object] | None = None,
    is_running: bool = True,
) -> Keyflower:
    """Seat i lives at home i + 1 and has these workers and skills; whose turn it is follows from `start`."""
    s = new_table(GAME.keyflower_box, seats, GAME.read_options(seats, options))
    s.agenda.clear()
    s.catalogue = GAME.catalogue
    s.rng = Rng.seeded(1)
    for seat in range(seats):
        put_in_village(s, seat, seat, HOME_HEX, 0)
    s.season = SEASONS.index(season)
    s.start = start
    for seat, screen in enumerate(screens):
        give(s, seat, **screen)
    for id in centre:
        lay(s, number(id))
    if is_running:
        s.then(Turns(), Collect(), BoatStep(), ExpandVillages())
        advance(s)
    s.events.clear()
    return s


def whole(s: Keyflower) -> Keyflower:
    """The same table with winter tiles in every hand, in mid-season of a game that goes on to its end."""
    each = s.table.winter
    for seat, p in enumerate(s.players):
        p.hand = ((1 << each) - 1) << (seat * each)
    assert s.seats * each <= WINTERS
    s.agenda.clear()
    s.then(Turns(), Collect(), BoatStep(), ExpandVillages(), *after(s.season))
    advance(s)
    s.events.clear()
    return s


def give(s: Keyflower, seat: int, **counts: int) -> None:
    """Workers from the bag (green ones from their supply) and skill tiles from the pile, seen by everybody."""
    workers = pile(COLOURS, {name: count for name, count in counts.items() if name in COLOURS})
    skills = pile(SKILLS, {name: count for name, count in counts.items() if name in SKILLS})
    assert all(name in COLOURS or name in SKILLS for name in counts), counts
    gain_workers(s.players[seat], workers)
    s.greens -= of(workers, 3)
    s.bag -= workers & 0xFFFFFF
    if skills:
        gain_skills(s.players[seat], skills)
        s.pile -= skills


def settle(s: Keyflower, seat: int, id: str, beside: str = "", side: str = "", turn: int = -1) -> None:
    """Adds a tile to a village: at a named place, or wherever it fits first."""
    p = s.players[seat]
    tile = number(id)
    if beside:
        cell = p.cells[p.village.index(number(beside))] + STEP[SIDES.index(side)]
        put_in_village(s, seat, tile, cell, max(0, turn))
        return
    for hex in p.frontier:
        for steps in range(6):
            if s.box.tiles[tile].turned[steps] & (hex >> 12 & 4095) == hex & 4095:
                put_in_village(s, seat, tile, hex >> 24, steps)
                return
    raise AssertionError(f"{id} fits nowhere")


def put(s: Keyflower, seat: int, id: str, **counts: int) -> None:
    """Resources from the supply onto a tile of a village."""
    goods = pile(RESOURCES, counts)
    s.players[seat].goods[s.players[seat].village.index(number(id))] += goods
    s.supply -= goods


def win(s: Keyflower, seat: int, id: str) -> None:
    """A summer boat by its face, as won earlier: `win(s, 0, "summer_boat_4a")`."""
    tile = number(id[:-1])
    if id.endswith("b"):
        s.flipped |= 1 << tile
    s.players[seat].waiting.append(tile)
    s.players[seat].powers |= s.box.face(tile, int(id.endswith("b"))).power


def flip(s: Keyflower, id: str) -> None:
    s.flipped |= 1 << number(id)


def moves(s: Keyflower, seat: int, *texts: str) -> None:
    for text in texts:
        play(s, seat, text)


def offered(s: Keyflower, seat: int) -> list[str]:
    return [action.text for action in options(s, seat)]


def asked(s: Keyflower, seat: int) -> str:
    return type(question(s, seat)).__name__


def why_not(s: Keyflower, seat: int, text: str) -> str:
    """The rule that forbids a move; empty if it is allowed."""
    refused = explain(s, seat, s.catalogue.read(text))
    return "" if refused is None else refused.rule


def workers(s: Keyflower, seat: int) -> dict[str, int]:
    return named(COLOURS, s.players[seat].workers)


def skills(s: Keyflower, seat: int) -> dict[str, int]:
    return named(SKILLS, s.players[seat].skills)


def goods(s: Keyflower, seat: int, id: str) -> dict[str, int]:
    p = s.players[seat]
    return named(RESOURCES, p.goods[p.village.index(number(id))])


def on_tile(s: Keyflower, id: str) -> dict[str, int]:
    return named(COLOURS, s.on_tile[number(id)])


def named(names: tuple[str, ...], counts: int) -> dict[str, int]:
    """Only what is there: `{"blue": 2}`."""
    return {name: of(counts, i) for i, name in enumerate(names) if of(counts, i)}


def bid(s: Keyflower, id: str, seat: int) -> int:
    return s.bids[number(id)] >> (8 * seat) & 255


def lock(s: Keyflower, id: str) -> str:
    colour = s.lock[number(id)]
    return COLOURS[colour] if colour >= 0 else ""


def total(counts: int) -> int:
    return size(counts)


def matches(s: Keyflower, seat: int) -> bool:
    """Whether all shared edges of a village match."""
    p = s.players[seat]
    return all(
        p.beside[here * 6 + side] < 0
        or edge_of(s, p, here, side) == edge_of(s, p, p.beside[here * 6 + side], OPPOSITE[side])
        for here in range(len(p.village))
        for side in range(6)
    )


def place_of(s: Keyflower, seat: int, id: str) -> int:
    return index_of(s.players[seat].village, number(id))


def end_season(s: Keyflower) -> None:
    """Everybody passes."""
    while s.agenda and asked(s, s.active) == "Turn":
        play(s, s.active, "pass")
