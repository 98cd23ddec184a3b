"""OpenSpiel: every game under the name `gromada_GAME`, where OpenSpiel is installed.

    import pyspiel, gromada.spiel
    game = pyspiel.load_game("gromada_keyflower(seats=3)")
    state = game.new_initial_state()

Luck is drawn once, at the root: one chance node picks the deal, and whatever luck comes later follows from it. So
algorithms that sample play (MCTS by `resample_from_infostate`, policy gradients, NFSP) see the game as it is, while
those that sum over all chance outcomes (exact CFR, exploitability) see `deals` deals and not all there are. Where
several seats answer at the same time they answer one after the other, which changes nothing for them.

An information state is what the seat sees now and what it has answered so far. What it saw before and could have
noted down is in it only as far as its view still tells it, so it is a little less than perfect recall.

Needs the extra `gromada[spiel]`.
"""

from __future__ import annotations

import json
from typing import Any, Final

from gromada.core.errors import BadSetup
from gromada.core.game import Game, OptionValue
from gromada.core.play import awaited, options
from gromada.core.rewards import OUTCOME
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.extras import need
from gromada.library import GAMES
from gromada.library import game as game_by_name
from gromada.playing import Play

np: Any = need("numpy", "spiel")
pyspiel: Any = need("pyspiel", "spiel")

DEALS: Final = 1000
LONGEST: Final = 20_000  # decisions; no game of the box is near it


def register(name: str) -> Any:
    """Makes one game known to OpenSpiel; done for all of them when this module is imported."""
    own: Game[State] = game_by_name(name)
    defaults: dict[str, OptionValue] = {setting.name: setting.default for setting in own.settings()}
    kind = pyspiel.GameType(
        short_name=f"gromada_{name}",
        long_name=f"Gromada: {name.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=own.max_seats,
        min_num_players=own.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": max(2, own.min_seats), "deals": DEALS, "reward": OUTCOME, **defaults},
    )

    class NamedGame(SpielGame):
        """OpenSpiel makes a game from its class and its parameters alone."""

        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, own, dict(params or {}), defaults)

    pyspiel.register_game(kind, NamedGame)
    return NamedGame


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is an extra
    """One game with its seats and options."""

    def __init__(self, kind: Any, own: Game[State], given: dict[str, Any], defaults: dict[str, OptionValue]) -> None:
        seats = int(given.get("seats", max(2, own.min_seats)))
        changed = {name: given[name] for name in defaults if name in given and given[name] != defaults[name]}
        self.play: Final = Play(own, seats, changed, None, str(given.get("reward", OUTCOME)), "en")
        self.deals: Final = int(given.get("deals", DEALS))
        if self.deals < 1:
            raise BadSetup(f"there is at least 1 deal, not {self.deals}")
        self.given: Final = changed
        bound = 1.0 if self.play.reward == OUTCOME else 1e6
        info = pyspiel.GameInfo(
            num_distinct_actions=self.play.actions,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observation has no parameters, but there were {params}")
        return Observer(self.play, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel is an extra
    """A moment of a game; before the deal there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._play: Final = game.play
        self._deals: Final = game.deals
        self.inner: State | None = None

    def current_player(self) -> int:
        if self.inner is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = awaited(self.inner)
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.inner is not None, "the deal comes first"
        return sorted([action.code for action in options(self.inner, player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, code: int) -> None:
        if self.inner is None:
            self._play.begin(code)
            self.inner = self._play.state
            return
        self._play.state = self.inner
        self._play.answer(awaited(self.inner)[0], self._play.action(code))

    def _action_to_string(self, player: int, code: int) -> str:
        return f"deal {code}" if player == pyspiel.PlayerId.CHANCE else self._play.action(code).text

    def is_terminal(self) -> bool:
        return self.inner is not None and self.inner.is_over()

    def returns(self) -> list[float]:
        if self.inner is None or not self.inner.is_over():
            return [0.0] * self._play.seats
        self._play.state = self.inner
        return self._play.worth()

    def observation_string(self, player: int) -> str:
        """The view of a seat: all that it may know now."""
        return "" if self.inner is None else json.dumps(self._play.game.view(self.inner, player), sort_keys=True)

    def information_state_string(self, player: int | None = None) -> str:
        """The view of a seat and its answers so far; without a seat that of who is asked."""
        seat = self.current_player() if player is None else player
        answers = [said.action for said in self.full_history() if said.player == seat]
        return f"{answers} {self.observation_string(seat)}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another world that this seat cannot tell from the true one; its history is that of the true one."""
        twin: SpielState = self.clone()
        assert twin.inner is not None, "before the deal there is nothing to guess"
        twin.inner = self._play.game.determinize(twin.inner, player, Rng.seeded(int(sampler() * 2**31)))
        return twin

    def __str__(self) -> str:
        return " / ".join([str(code) for code in self.history()])


class Observer:
    """The numbers of `Game.features`, as OpenSpiel's observers give them; in words the own answers, too, if wanted."""

    def __init__(self, play: Play, recalls_answers: bool) -> None:
        self._play: Final = play
        self._recalls_answers: Final = recalls_answers
        self.tensor: Final = np.zeros(play.width, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.inner is not None:
            self._play.game.write_features(state.inner, player, memoryview(self.tensor), 0)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player) if self._recalls_answers else state.observation_string(player)


CLASSES: Final = {name: register(name) for name in GAMES}
