"""The games as OpenSpiel sees them."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import gromada
import gromada.spiel
from gromada.core.play import awaited, options

WAYS = [
    (name, seats)
    for name in gromada.GAMES
    for seats in range(gromada.game(name).min_seats, gromada.game(name).max_seats + 1)
]


@pytest.mark.parametrize(("name", "seats"), WAYS)
def test_a_state_goes_through_openspiels_serialisation(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"gromada_{name}(seats={seats})")
    assert game.num_players() == seats
    state = game.new_initial_state()
    luck = random.Random(seats)
    for _ in range(40):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(luck.randrange(100))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))

    assert again.history() == state.history()
    assert again.legal_actions() == state.legal_actions()
    assert [again.observation_string(seat) for seat in range(seats)] == [
        state.observation_string(seat) for seat in range(seats)
    ]


@pytest.mark.parametrize(("name", "seats"), WAYS)
def test_openspiel_plays_whole_games(name: str, seats: int) -> None:
    """OpenSpiel writes and reads every state by its history, which takes the square of a game's length: so Hamlet ends
    early."""
    shorter = {"round_limit": 100, "stall_limit": 20} if name == "hamlet" else {}
    game = pyspiel.load_game(f"gromada_{name}", {"deals": 3, "seats": seats, **shorter})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", gromada.GAMES)
def test_another_world_looks_the_same_to_its_seat(name: str) -> None:
    game = pyspiel.load_game(f"gromada_{name}")
    state = game.new_initial_state()
    luck = random.Random(5)
    state.apply_action(17)
    for _ in range(30):
        state.apply_action(luck.choice(state.legal_actions()))
    seat = state.current_player()
    twin = state.resample_from_infostate(seat, luck.random)

    assert twin.observation_string(seat) == state.observation_string(seat)
    assert twin.legal_actions() == state.legal_actions()


def test_an_observation_is_the_vector_of_features() -> None:
    game = pyspiel.load_game("gromada_villagers")
    state = game.new_initial_state()
    state.apply_action(4)
    observer = make_observation(game)
    observer.set_from(state, 0)
    own = gromada.game("villagers")
    s = own.new(2, 4)

    assert observer.tensor.tolist() == np.array(own.features(s, 0), np.float32).tolist()
    assert state.legal_actions() == sorted(action.code for action in options(s, awaited(s)[0]))


def test_an_information_state_is_the_view_and_the_own_answers() -> None:
    game = pyspiel.load_game("gromada_villagers")
    state = game.new_initial_state()
    state.apply_action(4)
    answers: dict[int, list[int]] = {0: [], 1: []}
    for _ in range(20):
        seat, code = state.current_player(), state.legal_actions()[0]
        before = [state.information_state_string(0), state.information_state_string(1)]
        state.apply_action(code)
        answers[seat].append(code)

        assert state.information_state_string(seat) != before[seat]
    recalling = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for seat in range(2):
        told = f"{answers[seat]} {state.observation_string(seat)}"
        twin = state.resample_from_infostate(seat, random.Random(seat).random)
        assert told == state.information_state_string(seat) == recalling.string_from(state, seat)
        assert told == twin.information_state_string(seat)
        assert state.information_state_tensor(seat) == state.observation_tensor(seat)
