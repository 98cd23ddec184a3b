"""PettingZoo: all seats are learners, one question after the other or, where the rules let them, at the same time.

    from gromada import zoo
    env = zoo.env("villagers", seats=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Needs the extra `gromada[learn]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from gromada.core.actions import Action
from gromada.core.errors import IllegalMove
from gromada.core.game import Game
from gromada.core.rewards import GAIN, OUTCOME
from gromada.core.state import State
from gromada.core.steps import ANOTHER_QUESTION
from gromada.extras import need
from gromada.playing import ENVIRONMENT_VERSION, LOSE, RAISE, Play, check_illegal, seed_of

np: Any = need("numpy", "learn")
spaces: Any = need("gymnasium.spaces", "learn")
pettingzoo: Any = need("pettingzoo", "learn")
wrappers: Any = need("pettingzoo.utils.wrappers", "learn")
seeding: Any = need("gymnasium.utils.seeding", "learn")


def env(game: str | Game[State], **given: Any) -> Any:
    """The turn-based environment with PettingZoo's own checks around it."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, **given)))


class Seats:
    """What both forms of an environment share: the agents, their spaces, the deal, and words."""

    def __init__(
        self,
        game: str | Game[State],
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: str | Path | None = None,
        reward: str = OUTCOME,
        illegal: str = RAISE,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        super().__init__()
        self.play: Final = Play(game, seats, options, pack, reward, lang)
        name = f"gromada_{self.play.game.name}_v{ENVIRONMENT_VERSION}"
        self.metadata = {
            "name": name,
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.illegal: Final = check_illegal(illegal)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self.agents = list(self.possible_agents)
        self._number: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.play.game.feature_bounds()
        numbers = spaces.Box(np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32)
        codes = self.play.actions + self.spare
        mask = spaces.Box(0, 1, shape=(codes,), dtype=np.int8)
        seen = spaces.Dict({"observation": numbers, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(codes))
        self._luck: Any = None

    @property
    def spare(self) -> int:
        """Codes that an agent has beside those of the game."""
        return 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """The next game; without a seed the luck goes on in a known way."""
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        self.play.begin(seed_of(self._luck))
        self.agents = list(self.possible_agents)

    def complain(self, agent: str, answer: str, rule: str) -> None:
        """Refuses an answer that a rule forbids, where that is what was asked for."""
        if rule and self.illegal == RAISE:
            raise IllegalMove(f'{agent} answered "{answer}", which is not possible now [{rule}]')

    def observed(self, seat: int, mask: bytearray) -> dict[str, Any]:
        numbers = np.frombuffer(self.play.features(seat), np.float32)
        return {"observation": numbers, "action_mask": np.frombuffer(mask, np.int8)}

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        text = self.play.text(None)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


class raw_env(Seats, pettingzoo.AECEnv):  # type: ignore[misc]  # noqa: N801 - the name that PettingZoo gives it
    """One seat answers at a time; rewards come at the end, or as points do."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.asked()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._number[agent]
        return self.observed(seat, self.play.mask(seat))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._number[agent]
        chosen = self.play.action(-1 if action is None else int(action))
        rule = self.play.rule_against(seat, chosen)
        self.infos[agent] = {"rule": rule} if rule else {}
        self.complain(agent, chosen.text, rule)
        self._cumulative_rewards[agent] = 0.0
        if rule and self.illegal == LOSE:
            self.rewards = {name: -1.0 if name == agent else 0.0 for name in self.agents}
            self._accumulate_rewards()
            self._end()
            return
        self.play.answer(seat, self.play.instead(seat, self._luck) if rule else chosen)
        asked = self.play.asked()
        if self.play.reward == GAIN or not asked:
            self.rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
            self._accumulate_rewards()
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
            return
        for name, score in zip(self.possible_agents, self.play.game.scores(self.play.state), strict=True):
            self.infos[name] = {**(self.infos[name] if name == agent else {}), "score": score}
        self._end()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


class parallel_env(Seats, pettingzoo.ParallelEnv):  # type: ignore[misc]  # noqa: N801 - the name that PettingZoo gives it
    """All who are asked answer in the same step; whoever is not asked answers "wait", the last code."""

    @property
    def spare(self) -> int:
        return 1

    @property
    def wait(self) -> int:
        return self.play.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Every agent answers or waits; a wrong answer of anyone is judged before anything is played."""
        play = self.play
        answers = {agent: self._judged(agent, int(actions[agent])) for agent in self.agents}
        infos: dict[str, dict[str, Any]] = {
            agent: {"rule": rule} if rule else {} for agent, (_, rule) in answers.items()
        }
        is_lost = self.illegal == LOSE and any(infos.values())
        if not is_lost:
            for agent, (action, _) in answers.items():
                if action is not None:
                    play.answer(self._number[agent], action)
        is_over = play.state.is_over()
        if is_lost:
            earned = {agent: -1.0 if info else 0.0 for agent, info in infos.items()}
        else:
            earned = dict(zip(self.possible_agents, play.rewards(), strict=True))
        if is_over:
            for agent, score in zip(self.possible_agents, play.game.scores(play.state), strict=True):
                infos[agent]["score"] = score
        observations = self._observations()
        ended = dict.fromkeys(self.agents, is_over or is_lost)
        cut = dict.fromkeys(self.agents, False)
        if is_over or is_lost:
            self.agents = []
        return observations, earned, ended, cut, infos

    def _judged(self, agent: str, code: int) -> tuple[Action | None, str]:
        """What an agent answers, nothing where it waits, and the rule against what it gave."""
        seat = self._number[agent]
        is_asked = seat in self.play.asked()
        if code == self.wait:
            action, rule = None, ANOTHER_QUESTION if is_asked else ""
        else:
            action = self.play.action(code)
            rule = self.play.rule_against(seat, action)
        self.complain(agent, "wait" if action is None else action.text, rule)
        if rule:
            action = self.play.instead(seat, self._luck) if is_asked else None
        return action, rule

    def _observations(self) -> dict[str, Any]:
        asked = self.play.asked()
        found = {}
        for agent in self.agents:
            seat = self._number[agent]
            mask = self.play.mask(seat, self.spare)
            if seat not in asked:
                mask[self.wait] = 1
            found[agent] = self.observed(seat, mask)
        return found
