"""Gymnasium: one learner at a seat, bots at the others; or a vector of games inside compiled code.

    import gymnasium, gromada.gym
    env = gymnasium.make("gromada/Keyflower-v2", seats=2, opponents="greedy")
    observation, info = env.reset(seed=7)
    action = env.action_space.sample(mask=info["action_mask"])

Needs the extra `gromada[learn]`. Observations are what the seat may know and nothing else; opponents think on guesses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from gromada.bots.bot import Bot
from gromada.bots.registry import make_bot
from gromada.core.batch import Batch
from gromada.core.errors import BadSetup, IllegalMove
from gromada.core.game import Game
from gromada.core.play import options as options_of
from gromada.core.rewards import OUTCOME
from gromada.core.state import State
from gromada.extras import need
from gromada.library import GAMES
from gromada.library import game as game_by_name
from gromada.playing import ENVIRONMENT_VERSION, LOSE, RAISE, Play, check_illegal, seed_of

np: Any = need("numpy", "learn")
gymnasium: Any = need("gymnasium", "learn")
spaces: Any = need("gymnasium.spaces", "learn")
need("gymnasium.vector", "learn")


def env_id(name: str) -> str:
    """
    >>> env_id("imperial_settlers")
    'gromada/ImperialSettlers-v2'
    """
    title = "".join([word.capitalize() for word in name.split("_")])
    return f"gromada/{title}-v{ENVIRONMENT_VERSION}"


class GromadaEnv(gymnasium.Env):  # type: ignore[misc]  # gymnasium is an extra
    """A game for one learner. An episode is a whole game; the reward comes at its end, or as points do (`gain`)."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 - as gymnasium has it

    def __init__(
        self,
        game: str | Game[State],
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: str | Path | None = None,
        seat: int | None = None,
        opponents: str | Sequence[str | Bot] = "greedy",
        reward: str = OUTCOME,
        illegal: str = RAISE,
        skip_forced: bool = True,
        flat: bool = True,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        """`seat` None: another one each game. `flat` False: observations are a dict with the mask in it."""
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadSetup(f"a render mode is one of {', '.join(self.metadata['render_modes'])}, not {render_mode!r}")
        self.play: Final = Play(game, seats, options, pack, reward, lang)
        if seat is not None and not 0 <= seat < self.play.seats:
            raise BadSetup(f"seats are numbered 0 to {self.play.seats - 1}, there is no seat {seat}")
        names = [opponents] * (self.play.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.play.seats - 1:
            raise BadSetup(f"{self.play.seats} seats have {self.play.seats - 1} opponents, not {len(names)}")
        self.opponents: Final = names
        self.fixed_seat: Final = seat
        self.illegal: Final = check_illegal(illegal)
        self.skip_forced: Final = skip_forced
        self.flat: Final = flat
        self.render_mode = render_mode
        self.seat = seat or 0
        self.bots: list[Bot | None] = []
        low, high = self.play.game.feature_bounds()
        numbers = spaces.Box(
            np.array(low, np.float32), np.array(high, np.float32), shape=(self.play.width,), dtype=np.float32
        )
        mask = spaces.Box(0, 1, shape=(self.play.actions,), dtype=np.int8)
        self.observation_space = numbers if flat else spaces.Dict({"observation": numbers, "action_mask": mask})
        self.action_space = spaces.Discrete(self.play.actions)
        for name in names:
            if isinstance(name, str):
                make_bot(name)  # a wrong name is refused now, not in the first game

    # -- gymnasium ------------------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        deal = seed_of(self.np_random)
        self.seat = deal % self.play.seats if self.fixed_seat is None else self.fixed_seat
        self.play.begin(deal)
        waiting = list(self.opponents)
        self.bots = [
            None if seat == self.seat else self._seated(waiting.pop(0), deal) for seat in range(self.play.seats)
        ]
        self._go_on()
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays the answer, then everybody else, up to the learner's next question."""
        chosen = self.play.action(int(action))
        rule = self.play.rule_against(self.seat, chosen)
        if rule and self.illegal == LOSE:
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "rule": rule}
        if rule and self.illegal == RAISE:
            raise IllegalMove(f'"{chosen.text}" is not possible now [{rule}]')
        if rule:
            chosen = self.play.instead(self.seat, self.np_random)
        self.play.answer(self.seat, chosen)
        self._go_on()
        seen, info = self._seen()
        if rule:
            info["rule"] = rule
        return seen, self.play.rewards()[self.seat], self.play.state.is_over(), False, info

    def action_masks(self) -> Any:
        """Which codes may be answered now, as maskable PPO asks for them."""
        return np.frombuffer(self.play.mask(self.seat), bool)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        text = self.play.text(self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    # -- inside ---------------------------------------------------------------------------------------

    def _seated(self, bot: str | Bot, deal: int) -> Bot:
        return make_bot(bot, deal) if isinstance(bot, str) else bot

    def _go_on(self) -> None:
        """Lets the bots answer until the learner is asked something that it can decide."""
        play = self.play
        while asked := play.asked():
            if self.seat in asked:
                answers = options_of(play.state, self.seat)
                if len(answers) > 1 or not self.skip_forced:
                    return
                play.answer(self.seat, answers[0])
                continue
            seat = asked[0]
            bot = self.bots[seat]
            assert bot is not None, "only the learner has no bot"
            play.answer(seat, bot.pick(play.game, play.state, seat, options_of(play.state, seat)))

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        """What the learner observes, and what it is told beside."""
        numbers = np.frombuffer(self.play.features(self.seat), np.float32)
        mask = np.frombuffer(self.play.mask(self.seat), np.int8)
        info: dict[str, Any] = {"seat": self.seat, "action_mask": mask, "decisions": self.play.decisions}
        if self.play.state.is_over():
            info["scores"] = self.play.game.scores(self.play.state)
            info["winners"] = self.play.game.winners(self.play.state)
        return numbers if self.flat else {"observation": numbers, "action_mask": mask}, info


class GromadaVectorEnv(gymnasium.vector.VectorEnv):  # type: ignore[misc]  # gymnasium is an extra
    """`num_envs` games of self-play stepped inside compiled code: every seat is answered by the caller.

    A row speaks for the seat that is asked in its game (`info["seat"]`); the reward of a step is that of the seat that
    answered, and `info["rewards"]` has those of all seats. A game that ends restarts in the same step.
    """

    def __init__(
        self,
        game: str | Game[State],
        num_envs: int = 64,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: str | Path | None = None,
        reward: str = OUTCOME,
    ) -> None:
        found: Game[State] = game_by_name(game, pack) if isinstance(game, str) else game
        count = max(2, found.min_seats) if seats is None else seats
        self.batch: Final = Batch(found, count, num_envs, found.read_options(count, options), 0, reward)
        self.num_envs = num_envs
        low, high = found.feature_bounds()
        self.single_observation_space = spaces.Box(
            np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32
        )
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self.metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}
        self.render_mode = None
        self.spec = None

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        given = list(seed) if isinstance(seed, Sequence) else [seed]
        super().reset(seed=given[0])
        seeds = [seed_of(self.np_random) if number is None else number for number in given]
        self.batch.reset(seeds if isinstance(seed, Sequence) else seeds[0])
        return self._observation(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        seats = np.array(self.batch.seats)
        self.batch.step(actions)
        earned = np.array(self.batch.rewards)
        done = np.array(self.batch.dones, dtype=bool)
        info = {**self._info(), "rewards": earned}
        rows = np.arange(self.num_envs)
        return self._observation(), earned[rows, seats], done, np.zeros(self.num_envs, bool), info

    def action_masks(self) -> Any:
        return np.array(self.batch.masks, dtype=bool)

    def _observation(self) -> Any:
        return np.array(self.batch.features, dtype=np.float32)

    def _info(self) -> dict[str, Any]:
        return {"seat": np.array(self.batch.seats), "action_mask": np.array(self.batch.masks, dtype=np.int8)}


def register_all() -> None:
    """`gymnasium.make("gromada/Villagers-v2")` and so on; done when this module is imported."""
    for name in GAMES:
        if env_id(name) not in gymnasium.registry:
            gymnasium.register(env_id(name), entry_point="gromada.gym:GromadaEnv", kwargs={"game": name})


register_all()
