"""GreedyBot: one move ahead, on the game's own evaluation.

The greedy bot of version 1: `greedy1` is a fixed point that later bots are measured against, so it is not changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gromada.bots.bot import Bot
from gromada.core.actions import Action
from gromada.core.game import Game
from gromada.core.play import apply, question
from gromada.core.state import State
from gromada.core.steps import Detail

DETAILS: Final = 4  # how many follow-up questions are thought through before the evaluation decides
SAMPLES: Final = 4  # how many guesses an option is tried on where luck or secrets have a say
_CLOSE: Final = 1e-9  # evaluations are sums of floats: differences below this are none


class GreedyBot(Bot):
    """Takes the option after which the game expects the most points for its seat.

    An option is first tried on one guess. If luck was drawn on the way, one try would mistake a lucky
    draw for a good option, so such an option is averaged over several guesses.
    """

    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        super().__init__("greedy", seed)
        self.samples: Final = samples

    def knobs(self) -> tuple[float | str, ...]:
        return (self.samples,)

    def pick(self, game: Game[State], state: State, seat: int, options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        guesses = [game.determinize(state, seat, self.rng.fork(i)) for i in range(self.samples)]
        self.rng.next32()
        choice = question(guesses[0], seat)
        best: list[Action] = []
        highest = 0.0
        for option in options if choice is None else game.sensible(guesses[0], choice):
            value = self._value(game, guesses, seat, option)
            if not best or value > highest + _CLOSE:
                best = [option]
                highest = value
            elif value >= highest - _CLOSE:
                best.append(option)
        return best[self.rng.below(len(best))]

    def _value(self, game: Game[State], guesses: Sequence[State], seat: int, option: Action) -> float:
        total = 0.0
        tries = 0
        for guess in guesses:
            after = guess.copy()
            apply(after, seat, option)
            total += value_with_details(game, after, seat, DETAILS)
            tries += 1
            if tries == 1 and not has_drawn_luck(guess, after):
                break
        return total / tries


def value_with_details(game: Game[State], s: State, seat: int, depth: int) -> float:
    """The evaluation once the step that was begun is finished in the best way."""
    choice = question(s, seat)
    if depth == 0 or not isinstance(choice, Detail):
        return lead_of(game, s, seat)
    highest = 0.0
    is_first = True
    for answer in game.sensible(s, choice):
        after = s.copy()
        apply(after, seat, answer)
        value = value_with_details(game, after, seat, depth - 1)
        if is_first or value > highest:
            highest = value
            is_first = False
    return highest


def lead_of(game: Game[State], s: State, seat: int) -> float:
    """What the seat may expect, less what an opponent without a seat may expect."""
    rival = game.rival(s)
    return game.evaluate(s, seat) if rival is None else game.evaluate(s, seat) - rival


def has_drawn_luck(before: State, after: State) -> bool:
    """Whether any stream of luck moved between two positions."""
    if before.rng.memory != after.rng.memory or len(before.lanes) != len(after.lanes):
        return True
    for i in range(len(before.lanes)):  # noqa: SIM110 - a generator is slow once compiled
        if before.lanes[i].rng.memory != after.lanes[i].rng.memory:
            return True
    return False
