"""Batch: many games of one kind stepped together, with buffers that a learner reads without copying.

    batch = Batch(gromada.game("keyflower"), seats=2, n=64, seed=7)
    while True:
        codes = policy(batch.features, batch.masks, batch.seats)     # one code of the catalogue a game
        batch.step(codes)                                            # rewards and dones tell what ended

A game that ends restarts by itself within the same step, with the next seed: `dones` and `rewards` speak of the game
that ended, the other buffers of the new one. Who is asked next in game i is `seats[i]`; where several are asked at the
same time the first in turn order answers first, which changes nothing for the others.
"""

from __future__ import annotations

import copyreg
from array import array
from collections.abc import Callable, Sequence
from operator import index
from typing import Any, Final, Generic, SupportsIndex

from gromada.core.errors import BadSetup, IllegalMove
from gromada.core.features import Rows
from gromada.core.game import Game, Options, S
from gromada.core.play import apply, explain, first_question
from gromada.core.rewards import GAIN, OUTCOME, check_reward, rewards


class Batch(Generic[S]):
    """`n` games of the same game, seats and options."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        n: int,
        options: Options | None = None,
        seed: int | Sequence[int] = 0,
        reward: str = OUTCOME,
    ) -> None:
        if n < 1:
            raise BadSetup(f"a batch has at least one game, not {n}")
        self.game: Final = game
        self.n: Final = n
        self.players: Final = seats
        self.options: Final = game.read_options(seats, options)
        self.reward: Final = check_reward(reward)
        self.width: Final = len(game.feature_names())
        self.actions: Final = len(game.catalogue)
        self._features: Final = bytearray(4 * n * self.width)
        self._masks: Final = bytearray(n * self.actions)
        self._closed: Final = bytearray(self.actions)  # what masks are cleared with
        self._seats: Final = array("i", [0] * n)
        self._rewards: Final = array("f", [0.0] * (n * seats))
        self._dones: Final = bytearray(n)
        self._sink: Final = Rows(self._features, n, self.width)
        self.states: list[S] = []
        self.seeds: list[int] = []
        self._standing: list[list[int]] = []  # of each game, where points are rewarded as they come
        self.reset(seed)

    # -- what a learner reads ------------------------------------------------------------------------

    @property
    def features(self) -> memoryview[float]:
        """float32, one row of `width` numbers a game, as the seat that is asked may know them."""
        return memoryview(self._features).cast("B").cast("f", [self.n, self.width])

    @property
    def masks(self) -> memoryview[int]:
        """One row a game: 1 for every code that may be answered."""
        return memoryview(self._masks).cast("B", [self.n, self.actions])

    @property
    def seats(self) -> memoryview[int]:
        """Who is asked in each game."""
        return memoryview(self._seats)

    @property
    def rewards(self) -> memoryview[float]:
        """One row a game, one number a seat; zeros unless the game has just ended or points come as they are gained."""
        return memoryview(self._rewards).cast("B").cast("f", [self.n, self.players])

    @property
    def dones(self) -> memoryview[int]:
        """1 for every game that ended in this step."""
        return memoryview(self._dones)

    # -- what a learner does --------------------------------------------------------------------------

    def reset(self, seed: int | Sequence[int]) -> None:
        """New games: game i begins with the seed `seed + i`, or its own one of n seeds, and each next one n further."""
        self.seeds = [seed + i for i in range(self.n)] if isinstance(seed, int) else list(seed)
        if len(self.seeds) != self.n:
            raise BadSetup(f"a batch of {self.n} games takes one seed or {self.n} of them, not {len(self.seeds)}")
        self.states = [self._new(number) for number in self.seeds]
        self._standing = [self.game.scores(s) if self.reward == GAIN else [] for s in self.states]
        for i in range(self.n):
            self._dones[i] = 0
            self._show(i)
        for i in range(self.n * self.players):
            self._rewards[i] = 0.0

    def step(self, codes: Sequence[SupportsIndex]) -> None:
        """One answer in every game, a code of any kind of whole number, so that arrays of them will do.

        An answer that is not possible is refused before anything is played.
        """
        if len(codes) != self.n:
            raise IllegalMove(f"a batch of {self.n} games takes {self.n} codes, not {len(codes)}")
        chosen: list[int] = []
        for i in range(self.n):
            code = index(codes[i])
            if not 0 <= code < self.actions or not self._masks[i * self.actions + code]:
                raise IllegalMove(self._complaint(i, code))
            chosen.append(code)
        catalogue = self.game.catalogue
        for i in range(self.n):
            if self._dones[i]:
                self._dones[i] = 0
                for seat in range(self.players):
                    self._rewards[i * self.players + seat] = 0.0
            s = self.states[i]
            apply(s, self._seats[i], catalogue.actions[chosen[i]])
            if self.reward == GAIN:
                self._gain(i)
            if first_question(s) is None:
                self._end(i)
            self._show(i)

    def go_on(self, states: list[Any], standing: list[list[int]]) -> None:
        """Copies of these games instead of its own."""
        self.states = [s.copy() for s in states]
        self._standing = [points[:] for points in standing]
        for i in range(self.n):
            self._show(i)

    def _complaint(self, i: int, code: int) -> str:
        if not 0 <= code < self.actions:
            return f"game {i}: codes are numbered 0 to {self.actions - 1}, there is no {code}"
        action = self.game.catalogue.actions[code]
        refusal = explain(self.states[i], self._seats[i], action)
        assert refusal is not None, "what is not in the mask is refused"
        return f'game {i}: "{action.text}" is not possible now [{refusal.rule}]'

    def _new(self, seed: int) -> S:
        s = self.game.new(self.players, seed, self.options)
        s.is_telling = False
        s.events = []
        return s

    def _end(self, i: int) -> None:
        self._dones[i] = 1
        if self.reward != GAIN:
            earned = rewards(self.game, self.states[i], self.reward)
            for seat in range(self.players):
                self._rewards[i * self.players + seat] = earned[seat]
        self.seeds[i] += self.n
        self.states[i] = self._new(self.seeds[i])
        if self.reward == GAIN:
            self._standing[i] = self.game.scores(self.states[i])

    def _gain(self, i: int) -> None:
        """What everybody's standing has gained by the last answer."""
        now = self.game.scores(self.states[i])
        before = self._standing[i]
        scale = self.game.value_scale()
        for seat in range(self.players):
            self._rewards[i * self.players + seat] = (now[seat] - before[seat]) / scale
        self._standing[i] = now

    def _show(self, i: int) -> None:
        """Writes what the asked seat of one game sees and may answer."""
        s = self.states[i]
        choice = first_question(s)
        assert choice is not None, "a game that has just begun asks somebody"
        self._seats[i] = choice.seat
        self._sink.begin(i)
        self.game.put_features(s, choice.seat, self._sink)
        start = i * self.actions
        masks = self._masks
        masks[start : start + self.actions] = self._closed
        for action in choice.options(s):
            masks[start + action.code] = 1


# -- pickles and copies ----------------------------------------------------------------------------------------


def _batch_out(batch: Batch[Any]) -> tuple[Callable[..., Any], tuple[object, ...]]:
    """By what it plays and where its games stand; only what the last step earned cannot be written anew from that."""
    played = (batch.game, batch.players, batch.n, batch.options, batch.seeds, batch.reward)
    return batch_again, (*played, batch.states, batch._standing, bytes(batch._rewards), bytes(batch._dones))


def batch_again(
    game: Game[Any],
    seats: int,
    n: int,
    options: Options,
    seeds: list[int],
    reward: str,
    states: list[Any],
    standing: list[list[int]],
    earned: bytes,
    dones: bytes,
) -> Batch[Any]:
    """A batch that goes on where another one was."""
    batch: Batch[Any] = Batch(game, seats, n, options, seeds, reward)
    batch.go_on(states, standing)
    batch._rewards[:] = array("f", earned)
    batch._dones[:] = dones
    return batch


copyreg.pickle(Batch, _batch_out)
