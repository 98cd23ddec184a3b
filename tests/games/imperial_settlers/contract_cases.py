"""What the contract suite needs to know of Imperial Settlers: its ways to be played, and what is always true."""

from __future__ import annotations

from gromada.core.state import State
from gromada.games.imperial_settlers.actions import Done, EndPhase, PassSettlement
from gromada.games.imperial_settlers.printed import COLUMNS, ROWS, SLOTS
from gromada.games.imperial_settlers.state import UNBUILT, Empire

PLACELESS: tuple[type, ...] = (EndPhase, Done, PassSettlement)
ACCOUNTED: tuple[str, ...] = ()  # others see a phase when it is over, with what each did in it
COMPETITION = ("competition_basic", "competition_advanced")
SHEETS: tuple[object, ...] = ("choose", "random", 1, 24, 48)
GAMES = 2000
CASES: list[tuple[int, dict[str, object]]] = []
CASES += [(seats, {"mode": mode}) for mode in COMPETITION for seats in (2, 3, 4)]
CASES += [(1, {"mode": "adventure", "sheet": sheet}) for sheet in SHEETS]
CASES += [(seats, {"mode": "adventure_multi", "sheet": "random"}) for seats in (2, 3, 4)]


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
