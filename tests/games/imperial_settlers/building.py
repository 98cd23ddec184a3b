"""Positions for tests: name only what matters, the rest is a quiet table in the Expand phase."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import gromada
from gromada.core.play import advance, explain, options, play
from gromada.core.rng import Rng
from gromada.core.steps import Step
from gromada.games.imperial_settlers.expand import ExpandPhase
from gromada.games.imperial_settlers.game import ImperialSettlers
from gromada.games.imperial_settlers.printed import FAVOURS, RESOURCES, SPACES, TRACKS
from gromada.games.imperial_settlers.round import round_end
from gromada.games.imperial_settlers.settlements import SettlePhase
from gromada.games.imperial_settlers.setup_game import new_empire
from gromada.games.imperial_settlers.state import Empire, Player

_FOUND = gromada.game("imperial_settlers")
assert isinstance(_FOUND, ImperialSettlers)
GAME = _FOUND
PRINTED: dict[str, Any] = tomllib.loads(
    (Path(gromada.__file__).parent / "games" / "imperial_settlers" / "components.toml").read_text(encoding="utf-8")
)
COMPETITION = {entry["id"]: entry for entry in PRINTED["competition_building"]}
ADVENTURE = {entry["id"]: entry for entry in PRINTED["adventure_building"]}
FARM, SAWMILL, QUARRY, TOOL_SHOP, ARCHITECTS, FORTRESS = range(6)


def empire(seats: int = 2, mode: str = "competition_basic", sheet: int | str = "choose", round: int = 2) -> Empire:
    """A table between two rounds: everyone has blank sheets, and nothing is to come."""
    s = new_empire(GAME.settlers_box, seats, {"mode": mode, "sheet": sheet})
    s.agenda.clear()
    s.catalogue = GAME.catalogue
    s.rng = Rng.seeded(1)
    s.round = round
    return s


def hand(p: Player, **amounts: int) -> None:
    """Puts exactly these resources, and actions, into a player's pools."""
    p.pool = [amounts.pop(name, 0) for name in RESOURCES]
    p.actions = amounts.pop("actions", p.actions)
    assert not amounts, amounts


def expanding(
    seats: int = 2,
    mode: str = "competition_basic",
    sheet: int | str = "choose",
    round: int = 2,
    token: str = "ally",
    actions: int = 4,
    faces: tuple[int, int, int, int] = (0, 1, 2, 4),
    sections: tuple[int, int, int, int] = (0, 0, 0, 0),
    built: dict[int, int] | None = None,
    **pool: int,
) -> Empire:
    """All seats in Expand; seat 0 as described, `built` maps slots to the round of their completion."""
    s = empire(seats, mode, sheet, round)
    others = [favour for favour in range(len(FAVOURS)) if favour != FAVOURS.index(token)]
    for seat, player in enumerate(s.players):
        player.faces = list(faces)
        player.actions = actions
        player.token = FAVOURS.index(token) if seat == 0 else others[seat]
    p = s.players[0]
    p.sections = list(sections)
    for slot, completed_in in (built or {}).items():
        p.built[slot] = completed_in
        p.village |= s.village.buildings[slot].all_spaces << (slot * SPACES)
    hand(p, actions=actions, **pool)
    settle: list[Step] = [SettlePhase()] if s.has_settlements() else []
    s.then(ExpandPhase(), *settle, *round_end(s))
    advance(s)
    return s


def adventure(building: str, is_built: bool = True, **more: Any) -> tuple[Empire, int]:
    """A solo game in Expand on a sheet that shows this Building, with the slot it lies in."""
    for entry in PRINTED["adventure_sheet"]:
        if building in entry["buildings"]:
            slot = entry["buildings"].index(building)
            built = {slot: 0, **more.pop("built", {})} if is_built else more.pop("built", {})
            return expanding(1, "adventure", entry["number"], built=built, **more), slot
    raise AssertionError(f"no sheet shows {building}")


def settling(
    sections: tuple[int, int, int, int], mode: str = "competition_advanced", seats: int = 2, **more: Any
) -> Empire:
    """Seat 0 in the Settle phase, with so many Sections completed on each Track."""
    s = expanding(seats, mode, sections=sections, **more)
    for seat in range(seats):
        play(s, seat, "end")
    return s


def texts(s: Empire, seat: int = 0) -> list[str]:
    return [option.text for option in options(s, seat)]


def why(s: Empire, move: str, seat: int = 0) -> str | None:
    """The rule that forbids a move, None if it is allowed."""
    refusal = explain(s, seat, s.catalogue.read(move))
    return refusal.rule if refusal else None


def do(s: Empire, *moves: str, seat: int = 0) -> None:
    for move in moves:
        play(s, seat, move)


def pool(p: Player) -> dict[str, int]:
    """What is in the pool, without the zeros."""
    return {name: units for name, units in zip(RESOURCES, p.pool, strict=True) if units}


def finish_round(s: Empire) -> None:
    """Everyone ends and passes, until the next round's first question or the end of the game."""
    round = s.round
    while s.round == round and (seats := gromada.awaited(s)):
        offered = texts(s, seats[0])
        do(s, "end" if "end" in offered else "pass" if "pass" in offered else offered[0], seat=seats[0])


def section_of(track: str, number: int) -> dict[str, Any]:
    found = [entry for entry in PRINTED["section"] if entry["track"] == track and entry["section"] == number]
    section: dict[str, Any] = found[0]
    return section


__all__ = [
    "TRACKS",
    "adventure",
    "do",
    "empire",
    "expanding",
    "finish_round",
    "hand",
    "pool",
    "settling",
    "texts",
    "why",
]
