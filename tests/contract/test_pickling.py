"""Everyone's tools copy and send states, actions and games: `copy`, `pickle`, processes."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

import gromada
from gromada.core.play import awaited, options
from tests.contract.playing import Case, finish

LARGEST = 10_000  # bytes of a state


def test_a_state_survives_every_kind_of_copy(case: Case) -> None:
    for s, rng in case.positions(0.02, each=30):
        before = case.json(s)
        for other in (copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
            assert type(other) is type(s)
            assert other.is_telling == s.is_telling
            assert other is not s
            assert case.json(other) == before
            assert [options(other, seat) for seat in awaited(other)] == [options(s, seat) for seat in awaited(s)]
            finish(other, rng.copy())
            assert case.json(s) == before


def test_a_pickled_state_is_small(case: Case) -> None:
    assert max(len(pickle.dumps(s)) for s, _ in case.positions(0.05)) < LARGEST


def test_games_and_actions_are_themselves_again(case: Case) -> None:
    game = case.game
    for send in (copy.copy, copy.deepcopy, through_a_pickle):
        assert send(game) is game
        for action in game.catalogue.actions[:: max(1, len(game.catalogue) // 50)]:
            assert send(action) is action


def through_a_pickle(value: object) -> object:
    return pickle.loads(pickle.dumps(value))


@pytest.mark.parametrize("name", gromada.GAMES)
def test_another_process_reads_a_state_that_it_has_not_heard_of(name: str) -> None:
    game = gromada.game(name)
    s = game.new(game.max_seats, 3)
    program = (
        "import pickle, sys; s = pickle.load(sys.stdin.buffer);"
        "from gromada import awaited, options; print([str(a) for a in options(s, awaited(s)[0])])"
    )
    told = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(s), capture_output=True, check=True)

    assert told.stdout.decode().strip() == str([str(a) for a in options(s, awaited(s)[0])])
