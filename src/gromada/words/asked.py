"""Asked: a question to one seat, wherever the game runs: what may be answered, and why something else may not."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from gromada.core.actions import Action
from gromada.core.board import counted
from gromada.core.foresight import Foresight
from gromada.core.game import Game, Phrase
from gromada.core.play import Refusal, explain, foresee, options, question
from gromada.core.state import State
from gromada.core.steps import ANOTHER_QUESTION, GAME_OVER, NOT_ASKED_NOW
from gromada.texts import Texts
from gromada.words.answers import priced

NO_ANSWER: Final = (ANOTHER_QUESTION, NOT_ASKED_NOW, GAME_OVER)


class Asked:
    """A question to a seat; `Here` is one of a game in this process."""

    def __init__(self, game: Game[State], prompt: Phrase, answers: Sequence[Action]) -> None:
        self.game: Final = game
        self.prompt: Final = prompt
        self.answers: Final = list(answers)

    def label(self, action: Action) -> Phrase:
        """What an action is called now; one of the answers, or one that is forbidden."""
        raise NotImplementedError

    def price(self, action: Action, texts: Texts, names: Sequence[str]) -> str:
        """What an answer costs and brings at once."""
        raise NotImplementedError

    def proposal(self) -> list[Action]:
        """What a careful player would answer to the rest of a step with many small answers; nothing elsewhere."""
        raise NotImplementedError

    def refusal(self, action: Action) -> Refusal | None:
        raise NotImplementedError

    def forbidden(self) -> list[Action]:
        """Answers to this question that a rule forbids."""
        raise NotImplementedError


class Here(Asked):
    """A question of a state."""

    def __init__(self, game: Game[State], s: State, seat: int) -> None:
        choice = question(s, seat)
        prompt = Phrase("", {}) if choice is None else game.prompt(s, choice)
        super().__init__(game, prompt, options(s, seat))
        self.state: Final = s
        self.seat: Final = seat
        self._foresight: Foresight[State] | None = None

    def label(self, action: Action) -> Phrase:
        return self.game.label(self.state, self.seat, action)

    def price(self, action: Action, texts: Texts, names: Sequence[str]) -> str:
        return self.prices([action], texts, names)

    def prices(self, actions: Sequence[Action], texts: Texts, names: Sequence[str]) -> str:
        """What some answers, one after the other, cost and bring, as far as the seat may know."""
        if self._foresight is None:
            self._foresight = Foresight(self.game, self.state, self.seat)
        outcome = self._foresight.outcome(list(actions))
        return priced(texts, names, outcome.costs, outcome.gives, outcome.others)

    def proposal(self) -> list[Action]:
        return self.game.proposal(self.state, self.seat)

    def proposed(self, texts: Texts, names: Sequence[str]) -> str:
        """The proposal in words, its price behind it; nothing where there is none."""
        actions = self.proposal()
        after = self.state.copy()
        labels: list[str] = []
        for action in actions:
            labels.append(texts.phrase(self.game.label(after, self.seat, action), names))
            foresee(after, self.seat, action)
        cost = self.prices(actions, texts, names) if actions else ""
        told = "; ".join([one for _, alike in groupby(labels) for one in counted(list(alike))])
        return f"{told} ({cost})" if cost else told

    def refusal(self, action: Action) -> Refusal | None:
        return explain(self.state, self.seat, action)

    def forbidden(self) -> list[Action]:
        return [
            action
            for action in self.game.catalogue.actions
            if (refusal := self.refusal(action)) is not None and refusal.rule not in NO_ANSWER
        ]


def in_words(asked: Asked, action: Action, texts: Texts, names: Sequence[str]) -> str:
    """What an answer is called, and its price behind it."""
    label = texts.phrase(asked.label(action), names)
    cost = asked.price(action, texts, names)
    return f"{label} ({cost})" if cost else label
