"""Answers in words: what each is called, what it costs and brings, and what a bot would answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gromada.bots.analysis import Judged, analyse
from gromada.core.actions import Action
from gromada.core.foresight import Foresight
from gromada.core.game import Game
from gromada.core.play import options
from gromada.core.state import State
from gromada.texts import Texts, dashed

ADVISER: Final = "owl"


def label(game: Game[State], texts: Texts, s: State, seat: int, action: Action, names: Sequence[str]) -> str:
    return texts.phrase(game.label(s, seat, action), names)


def amounts(texts: Texts, counts: Mapping[str, int]) -> str:
    """So much of each, as the game names what can be counted."""
    return ", ".join([texts.say(f"stock-{dashed(key)}", count=count) for key, count in counts.items()])


def price(texts: Texts, costs: Mapping[str, int], gives: Mapping[str, int]) -> str:
    """What an answer costs and brings; nothing where it does neither."""
    if not costs and not gives:
        return ""
    kind = "both" if costs and gives else "costs" if costs else "gives"
    return texts.say("answer-price", kind=kind, costs=amounts(texts, costs), gives=amounts(texts, gives))


class Answers:
    """The answers to the question of one seat at one moment, each with its words; prices are found when asked for."""

    def __init__(self, game: Game[State], texts: Texts, s: State, seat: int, names: Sequence[str]) -> None:
        self.game: Final = game
        self.texts: Final = texts
        self.state: Final = s
        self.seat: Final = seat
        self.names: Final = names
        self.actions: Final = options(s, seat)
        self._foresight: Foresight[State] | None = None

    def label(self, action: Action) -> str:
        return label(self.game, self.texts, self.state, self.seat, action, self.names)

    def price(self, actions: Sequence[Action]) -> str:
        """What some answers, one after the other, cost and bring at once, as far as the seat may know."""
        if self._foresight is None:
            self._foresight = Foresight(self.game, self.state, self.seat)
        outcome = self._foresight.outcome(list(actions))
        told = price(self.texts, outcome.costs, outcome.gives)
        others = [
            f"{self.texts.seat(seat, self.names)}: {price(self.texts, lost(changes), won(changes))}"
            for seat, changes in outcome.others.items()
        ]
        return "; ".join([part for part in [told, *others] if part])

    def in_words(self, action: Action) -> str:
        """The label, and the price behind it."""
        cost = self.price([action])
        return f"{self.label(action)} ({cost})" if cost else self.label(action)


def lost(changes: Mapping[str, int]) -> dict[str, int]:
    return {key: -change for key, change in changes.items() if change < 0}


def won(changes: Mapping[str, int]) -> dict[str, int]:
    return {key: change for key, change in changes.items() if change > 0}


def advice(game: Game[State], s: State, seat: int, bot: str = ADVISER) -> Judged:
    """What a strong bot would answer, and what it expects; it thinks on guesses, so it knows no more than the seat."""
    return analyse(game, s, seat, bot).best()
