"""What a Build space leads to: told with the answer, and so when it is given."""

from __future__ import annotations

from typing import Any

import pytest

import gromada
from gromada.core.actions import Action
from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from gromada.games.imperial_settlers.actions import Build, BuildVillage
from gromada.games.imperial_settlers.printed import BRIDGES, TRACKS
from gromada.games.imperial_settlers.tracks import is_accessible
from gromada.texts import Texts

GAME = gromada.game("imperial_settlers")


def told(s: Any, seat: int, a: Action) -> dict[str, Any]:
    found = GAME.geometry(s, seat, a)
    assert found is not None
    return dict(found)


@pytest.mark.rule("ISR-TRACK-1", "ISR-TRACK-2", "ISR-HARV-2", "ISR-BLDG-2")
def test_a_build_space_tells_what_it_completes_and_opens() -> None:
    """In some games at random, against what the rules do when the answer is given."""
    completed = opened = built = 0
    for seed in range(6):
        s: Any = GAME.new(2, seed)
        rng = Rng.seeded(seed)
        while asked := awaited(s):
            seat = asked[0]
            answers = options(s, seat)
            for a in answers:
                if not isinstance(a, (Build, BuildVillage)):
                    continue
                after: Any = s.copy()
                play(after, seat, a)
                told_now, p, later = told(s, seat, a), s.players[seat], after.players[seat]
                is_last = told_now["progress"]["have"] == told_now["progress"]["need"]
                if isinstance(a, BuildVillage):
                    assert is_last == (later.built[a.slot] != p.built[a.slot])
                    assert told_now["opens"] == ([f"seat/{seat}/building/{a.slot}"] if is_last else [])
                    built += is_last
                    continue
                assert is_last == (later.sections[a.track] > p.sections[a.track])
                fields = range(len(s.box.fields))
                fresh = [i for i in fields if is_accessible(after, later, i) and not is_accessible(s, p, i)]
                following = [f"seat/{seat}/{TRACKS[a.track]}/{a.section + 1}"] if is_last and a.section < 8 else []
                if a.track == BRIDGES or not is_last:
                    assert told_now["opens"] == following + [f"seat/{seat}/field/{i}" for i in fresh]
                completed += is_last
                opened += len(fresh)
            play(s, seat, answers[rng.below(len(answers))])
    assert completed
    assert opened
    assert built


def test_a_bridge_says_which_field_it_opens() -> None:
    s: Any = GAME.new(2, 1)
    p = s.players[0]
    number = s.box.fields[0].opened_by
    p.sections[BRIDGES] = number - 1
    action = GAME.catalogue.read(f"build bridges {number} 0")
    label = GAME.label(s, 0, action)

    assert "which opens Field 1" in Texts(GAME, "en").phrase(label)
    assert "co otwiera: Pole 1" in Texts(GAME, "pl").phrase(label)
    p.sections[BRIDGES] = number - 2
    assert "opens" not in Texts(GAME, "en").phrase(GAME.label(s, 0, action))
