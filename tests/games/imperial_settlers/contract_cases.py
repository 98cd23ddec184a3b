"""What the contract suite needs to know of Imperial Settlers: its ways to be played, and what is always true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gromada.core.state import State
from gromada.games.imperial_settlers.actions import Done, EndPhase, PassSettlement
from gromada.games.imperial_settlers.printed import COLUMNS, FAVOURS, ROWS, SLOTS
from gromada.games.imperial_settlers.state import UNBUILT, Empire
from tests.games.imperial_settlers.building import adventure, expanding

PLACELESS: tuple[type, ...] = (EndPhase, Done, PassSettlement)
COMPETITION = ("competition_basic", "competition_advanced")
SHEETS: tuple[object, ...] = ("choose", "random", 1, 24, 48)
GAMES = 2000
CASES: list[tuple[int, dict[str, object]]] = []
CASES += [(seats, {"mode": mode}) for mode in COMPETITION for seats in (2, 3, 4)]
CASES += [(1, {"mode": "adventure", "sheet": sheet}) for sheet in SHEETS]
CASES += [(seats, {"mode": "adventure_multi", "sheet": "random"}) for seats in (2, 3, 4)]


def counted(s: State, view: Any) -> dict[tuple[str, str], int | None]:
    """Resources, Workers and Favour tokens by where they are; of others, as they were when the phase began."""
    found: dict[tuple[str, str], int | None] = {}
    for p in view["players"]:
        for resource, count in p["pool"].items():
            found[resource, f"{p['at']}/pool"] = count
        found["worker", f"{p['at']}/workers"] = p["actions"]
        found["token", f"{p['at']}/token"] = int(p["token"] is not None)
    for token in view["favours"]:
        found["token", token["at"]] = 1
    return found


def kind_of(what: str) -> str:
    return "token" if what.startswith("~") else what


def check(state: State) -> None:
    """What holds between any two answers."""
    assert isinstance(state, Empire)
    held = [p.token for p in state.players if p.token >= 0]
    tokens = [*state.favours, *held]
    assert len(tokens) == len(set(tokens))
    if state.sheet or state.mode < 2:
        assert len(tokens) == (3 if state.seats == 1 else state.seats + 1)
    for p in state.players:
        assert min(p.pool) >= 0
        assert p.actions >= 0
        assert p.other_vp >= 0
        assert all(0 <= done <= COLUMNS for done in p.sections)
        for track in range(ROWS):
            section = p.sections[track]
            spaces = len(state.box.tracks[track][section].spaces) if section < COLUMNS else 0
            assert p.partial_of(track) < max(1, (1 << spaces) - 1)
        assert p.settled & ~p.completed_sections() == 0
        assert len(p.settlements) <= (state.round if state.has_settlements() else 0)
        for slot in range(SLOTS):
            assert p.built[slot] <= state.round or p.built[slot] == UNBUILT
            building = state.village.buildings[slot]
            if building.spaces:
                assert (p.built[slot] != UNBUILT) == (p.village_of(slot) == (1 << len(building.spaces)) - 1)


def with_tokens(s: Empire) -> Empire:
    """The row of tokens as it would be: those that nobody holds, one more than seats, three alone."""
    held = [player.token for player in s.players]
    free = [favour for favour in range(len(FAVOURS)) if favour not in held]
    s.favours = free[: (3 if s.seats == 1 else s.seats + 1) - len(held)]
    return s


def full_storage() -> State:
    """More than the storage can hold, so that units are chosen one by one."""
    s, _ = adventure("warehouse", stone=4, wood=4, food=4, gold=2, actions=1)
    return with_tokens(s)


def many_settlements() -> State:
    """Nearly everything is completed: Plans fit in many places, and every Field is open."""
    s = expanding(2, "competition_advanced", sections=(8, 8, 7, 9), built=dict.fromkeys(range(4), 1), stone=6, wood=6)
    return with_tokens(s)


def every_die_may_be_changed() -> State:
    """The reroll window with a working Watchtower."""
    s, _ = adventure("watchtower", stone=1, wood=1, food=1)
    return with_tokens(s)


ARRANGED: list[tuple[str, Callable[[], State]]] = [
    ("full_storage", full_storage),
    ("many_settlements", many_settlements),
    ("every_die_may_be_changed", every_die_may_be_changed),
]
