"""The environments pass the checkers of Gymnasium and PettingZoo, for every game and number of seats."""

from __future__ import annotations

import copy
import os
import pickle
import re
import subprocess
import sys
import warnings
from array import array
from typing import Any

import cloudpickle
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import gromada
from gromada import gym, zoo
from gromada.core.errors import BadSetup, IllegalMove
from gromada.core.steps import ANOTHER_QUESTION, NOT_ASKED_NOW
from gromada.texts import Texts
from gromada.words.boards import board_of, board_text

WAYS = [
    (name, seats)
    for name in gromada.GAMES
    for seats in range(gromada.game(name).min_seats, gromada.game(name).max_seats + 1)
]
each_way = pytest.mark.parametrize(("name", "seats"), WAYS)
each_game = pytest.mark.parametrize("name", gromada.GAMES)


def any_legal(env: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(env.action_masks())))


@each_way
def test_gymnasium_finds_nothing_wrong(name: str, seats: int) -> None:
    env = gym.GromadaEnv(name, seats=seats, opponents="uniform", illegal="random")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of bounds that the rules do not set
        check_env(env, skip_render_check=True)


@each_way
def test_pettingzoo_finds_nothing_wrong(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(zoo.env(name, seats=seats), num_cycles=200)
        parallel_api_test(zoo.parallel_env(name, seats=seats), num_cycles=100)


@each_way
def test_a_seed_decides_everything_of_a_turn_based_game(name: str, seats: int) -> None:
    seed_test(lambda: zoo.env(name, seats=seats), num_cycles=100)


@each_game
def test_a_game_against_bots_ends_with_its_reward(name: str) -> None:
    env = gym.GromadaEnv(name, seats=2, opponents="uniform", seat=1)
    rng = np.random.default_rng(3)
    env.reset(seed=5)
    is_over = False
    earned = 0.0
    while not is_over:
        _, earned, is_over, _, info = env.step(any_legal(env, rng))

    expected = (1 / len(info["winners"]) if 1 in info["winners"] else 0) - 0.5
    assert earned == pytest.approx(expected)
    assert len(info["scores"]) == 2


@each_game
def test_two_runs_with_one_seed_are_the_same_to_the_last_bit(name: str) -> None:
    assert whole_game(name, 11) == whole_game(name, 11)
    assert whole_game(name, 11) != whole_game(name, 12)


def test_two_processes_with_one_seed_play_the_same_to_the_last_bit() -> None:
    """Whole games in all three forms; the two differ in how Python orders what is hashed."""
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAYED_APART],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]

    assert told[0] == told[1]
    assert len(told[0].split()) == 3 * len(gromada.GAMES)


PLAYED_APART = """
import hashlib
import numpy as np
import gromada
from gromada import gym, zoo

def legal(mask, rng):
    return int(rng.choice(np.flatnonzero(mask)))

for name in gromada.GAMES:
    rng, told = np.random.default_rng(1), hashlib.sha256()
    env = gym.GromadaEnv(name, seats=2, opponents="uniform")
    seen, info, is_over = *env.reset(seed=3), False
    while not is_over:
        told.update(seen.tobytes())
        seen, reward, is_over, _, info = env.step(legal(env.action_masks(), rng))
    told.update(repr((reward, info["scores"])).encode())
    print(told.hexdigest())

    told, env = hashlib.sha256(), zoo.raw_env(name, seats=2)
    env.reset(seed=3)
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        told.update(seen["observation"].tobytes() + repr((agent, reward)).encode())
        env.step(None if is_over else legal(seen["action_mask"], rng))
    print(told.hexdigest())

    told, env = hashlib.sha256(), zoo.parallel_env(name, seats=2)
    seen, _ = env.reset(seed=3)
    while env.agents:
        seen, rewards, _, _, _ = env.step({agent: legal(seen[agent]["action_mask"], rng) for agent in env.agents})
        told.update(b"".join([one["observation"].tobytes() for one in seen.values()]) + repr(rewards).encode())
    print(told.hexdigest())
"""


def whole_game(name: str, seed: int) -> list[bytes]:
    env = gym.GromadaEnv(name, seats=2, opponents="uniform")
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=seed)
    told = [seen.tobytes()]
    is_over = False
    while not is_over:
        seen, _, is_over, _, _ = env.step(any_legal(env, rng))
        told.append(seen.tobytes())
    return told


@each_game
def test_a_running_environment_can_be_copied_and_sent(name: str) -> None:
    env = gym.GromadaEnv(name, seats=2, opponents="greedy", seat=0)
    env.reset(seed=4)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), cloudpickle.loads(cloudpickle.dumps(env))):
        first = int(np.flatnonzero(env.action_masks())[-1])
        kept = copy.deepcopy(env)
        assert other.step(first)[0].tobytes() == kept.step(first)[0].tobytes()
        assert other.play.state.events == []


@each_game
def test_a_running_vector_of_games_can_be_copied_and_sent(name: str) -> None:
    """It goes on from the same buffers to the same buffers, on its own: the first one has not moved meanwhile."""
    vector = gym.GromadaVectorEnv(name, num_envs=3, seats=2, reward="gain")
    rng = np.random.default_rng(5)
    _, info = vector.reset(seed=6)
    for _ in range(70):
        _, _, _, _, info = vector.step([int(rng.choice(np.flatnonzero(mask))) for mask in info["action_mask"]])
    codes = [int(np.flatnonzero(mask)[-1]) for mask in info["action_mask"]]
    before = buffers(vector.batch)
    after = []
    for copied in (copy.copy(vector.batch), pickle.loads(pickle.dumps(vector.batch))):
        assert buffers(copied) == before
        copied.step(codes)
        after.append(buffers(copied))
    for other in (copy.deepcopy(vector), cloudpickle.loads(cloudpickle.dumps(vector))):
        other.step(codes)
        after.append(buffers(other.batch))
    assert buffers(vector.batch) == before
    vector.step(codes)
    assert after == [buffers(vector.batch)] * 4


def buffers(batch: Any) -> list[bytes]:
    return [bytes(one) for one in (batch.features, batch.masks, batch.seats, batch.rewards, batch.dones)]


def test_answers_may_be_an_array_of_any_whole_numbers() -> None:
    """As `action_space.sample` and policies give them."""
    plain = gym.GromadaVectorEnv("villagers", num_envs=3, seats=2)
    vector = gym.GromadaVectorEnv("villagers", num_envs=3, seats=2)
    _, info = plain.reset(seed=1)
    vector.reset(seed=1)
    for kind in (np.int64, np.int32, np.uint16):
        codes = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]], kind)
        vector.step(codes)
        _, _, _, _, info = plain.step(codes.tolist())
        assert buffers(vector.batch) == buffers(plain.batch)
    with pytest.raises(TypeError):
        vector.step([0.5, 0.5, 0.5])


def test_every_game_of_a_vector_may_have_its_own_seed() -> None:
    apart = gym.GromadaVectorEnv("villagers", num_envs=3, seats=2)
    one = gym.GromadaVectorEnv("villagers", num_envs=1, seats=2)
    seen, _ = apart.reset(seed=[5, 40, 5])

    assert apart.batch.seeds == [5, 40, 5]
    assert seen[0].tobytes() == seen[2].tobytes() == one.reset(seed=5)[0][0].tobytes()
    assert seen[1].tobytes() == one.reset(seed=40)[0][0].tobytes()
    with pytest.raises(BadSetup, match="one seed or 3 of them, not 2"):
        apart.batch.reset([1, 2])
    with pytest.raises(BadSetup, match="at least one game, not 0"):
        gromada.Batch(apart.batch.game, 2, 0)


@each_game
def test_an_answer_that_a_rule_forbids_is_treated_as_asked_for(name: str) -> None:
    env = gym.GromadaEnv(name, seats=2, opponents="uniform", seat=0)
    env.reset(seed=2)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    with pytest.raises(IllegalMove, match=r"is not possible now \[[A-Z]"):
        env.step(wrong)
    losing = gym.GromadaEnv(name, seats=2, opponents="uniform", seat=0, illegal="lose")
    losing.reset(seed=2)
    _, reward, is_over, _, info = losing.step(wrong)

    assert (reward, is_over) == (-1.0, True)
    assert info["rule"]


def test_seats_of_a_lane_answer_at_the_same_time() -> None:
    env = zoo.parallel_env("imperial_settlers", seats=3)
    rng = np.random.default_rng(2)
    seen, _ = env.reset(seed=3)
    together = 0
    while env.agents:
        answers = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        together = max(together, len([code for code in answers.values() if code != env.wait]))
        seen, rewards, _, _, _ = env.step(answers)

    assert together == 3
    assert sum(rewards.values()) == pytest.approx(0)


@each_game
def test_a_vector_of_games_agrees_with_single_games(name: str) -> None:
    """The batch plays what `play` plays: the same codes lead to the same buffers."""
    vector = gym.GromadaVectorEnv(name, num_envs=4, seats=2)
    rng = np.random.default_rng(7)
    seen, info = vector.reset(seed=20)
    game = gromada.game(name)
    states = [game.new(2, 20 + i) for i in range(4)]
    for _ in range(60):
        codes = [int(rng.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        for i, code in enumerate(codes):
            gromada.play(states[i], int(info["seat"][i]), game.catalogue[code])
        seen, _, done, _, info = vector.step(codes)
        for i, state in enumerate(states):
            if done[i]:
                states[i] = game.new(2, vector.batch.seeds[i])
                continue
            assert info["seat"][i] == gromada.awaited(state)[0]
            numbers = array("f", bytes(4 * game.layout().width))
            game.write_features(state, int(info["seat"][i]), memoryview(numbers), 0)
            assert seen[i].tolist() == numbers.tolist()


def test_what_cannot_be_set_up_is_refused_with_what_was_expected() -> None:
    wrong: list[dict[str, Any]] = [
        {"seats": 9},
        {"seats": 2, "seat": 5},
        {"seats": 2, "opponents": ["greedy"] * 3},
        {"illegal": "shrug"},
        {"reward": "gold"},
        {"render_mode": "oil"},
    ]
    for given in wrong:
        with pytest.raises(BadSetup):
            gym.GromadaEnv("keyflower", **given)


@each_game
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_an_environment_draws_its_board_in_words(name: str, lang: str) -> None:
    """What everybody may know where all seats learn, what the learner may know where it plays against bots."""
    together = zoo.env(name, seats=2, render_mode="ansi", lang=lang)
    together.reset(seed=8)
    texts = Texts(gromada.game(name), lang)
    for env, seat in ((together, None), (gym.GromadaEnv(name, seats=2, seat=1, render_mode="ansi", lang=lang), 1)):
        env.reset(seed=8)
        state = env.unwrapped.play.state
        parts = board_of(gromada.game(name), texts, gromada.game(name).view(state, seat), [], seat)
        shown = str(env.render()).splitlines()

        assert shown[: len(board_text(parts))] == board_text(parts)
        assert len(shown) > len(board_text(parts)), "the question comes after the board"


@each_game
def test_agents_are_told_which_rule_forbids_what_they_answered(name: str) -> None:
    """In both forms; any allowed answer is carried out instead, or the game is lost."""
    turns = zoo.raw_env(name, seats=2, illegal="random")
    turns.reset(seed=2)
    agent = turns.agent_selection
    turns.step(wrong_for(turns, agent))
    together = zoo.parallel_env(name, seats=2, illegal="random")
    seen, _ = together.reset(seed=2)
    given = {one: wrong_for(together, one) for one in together.agents}
    _, _, _, _, infos = together.step(given)

    assert re.fullmatch(r"[A-Z]+-[A-Z0-9-]+", turns.infos[agent]["rule"])
    assert turns.play.decisions == 1
    assert infos[agent]["rule"] == turns.infos[agent]["rule"]
    for one in together.possible_agents:
        is_asked = not seen[one]["action_mask"][together.wait]
        assert is_asked or infos[one]["rule"] == NOT_ASKED_NOW
    assert together.play.decisions == len([one for one in seen.values() if not one["action_mask"][together.wait]])


def wrong_for(env: Any, agent: str) -> int:
    """The first code of the game that this agent may not answer now."""
    mask = np.frombuffer(env.play.mask(env.possible_agents.index(agent)), np.int8)
    return int(np.flatnonzero(mask == 0)[0])


@each_game
def test_a_game_may_be_lost_by_a_forbidden_answer(name: str) -> None:
    turns = zoo.env(name, seats=2, illegal="lose")
    turns.reset(seed=2)
    agent = turns.agent_selection
    turns.step(wrong_for(turns.unwrapped, agent))
    told = {}
    for one in turns.agent_iter():
        _, reward, is_over, _, info = turns.last()
        told[one] = (reward, is_over, bool(info.get("rule")))
        turns.step(None)
    together = zoo.parallel_env(name, seats=2, illegal="lose")
    seen, _ = together.reset(seed=2)
    codes = {one: int(np.flatnonzero(seen[one]["action_mask"])[0]) for one in together.agents}
    _, rewards, ended, _, infos = together.step({**codes, agent: wrong_for(together, agent)})

    other = next(one for one in turns.possible_agents if one != agent)
    assert told == {agent: (-1.0, True, True), other: (0.0, True, False)}
    assert rewards == {agent: -1.0, other: 0.0}
    assert all(ended.values())
    assert infos[agent]["rule"]
    assert not infos[other]
    assert (together.agents, together.play.decisions) == ([], 0)


def test_waiting_where_one_is_asked_is_no_answer() -> None:
    env = zoo.parallel_env("villagers", seats=2)
    seen, _ = env.reset(seed=2)
    waits = dict.fromkeys(env.agents, env.wait)
    with pytest.raises(IllegalMove, match=rf'"wait", which is not possible now \[{ANOTHER_QUESTION}\]'):
        env.step(waits)
    kind = zoo.parallel_env("villagers", seats=2, illegal="random")
    kind.reset(seed=2)
    _, _, _, _, infos = kind.step(waits)

    asked = [agent for agent in seen if not seen[agent]["action_mask"][env.wait]]
    assert [agent for agent, info in infos.items() if info] == asked
    assert kind.play.decisions == len(asked)
