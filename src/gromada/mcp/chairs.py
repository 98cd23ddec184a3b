"""Chairs: one seat of one game, in this process against bots or at a running table, for whoever plays in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gromada.bots.bot import Bot
from gromada.bots.registry import make_bot
from gromada.core.actions import Action
from gromada.core.board import Part
from gromada.core.errors import IllegalMove
from gromada.core.game import Game
from gromada.core.history import History
from gromada.core.play import awaited, options, question
from gromada.core.state import State
from gromada.texts import Texts
from gromada.words.asked import Asked, Here
from gromada.words.boards import board_of


class Chair:
    """One seat. What is asked, what is seen and what has happened, as far as the seat may know."""

    def __init__(self, game: Game[State], lang: str, seat: int, names: Sequence[str]) -> None:
        self.game: Final = game
        self.texts: Final = Texts(game, lang)
        self.seat: Final = seat
        self.names: Final = list(names)

    def view(self) -> Mapping[str, object]:
        raise NotImplementedError

    def asked(self) -> Asked | None:
        """The question to this seat; None while others are asked, or when the game is over."""
        raise NotImplementedError

    def is_over(self) -> bool:
        raise NotImplementedError

    def play(self, action: Action) -> None:
        """Gives an answer that is allowed, and lets others answer until this seat is asked again."""
        raise NotImplementedError

    def undo(self) -> None:
        raise NotImplementedError

    def log(self) -> list[str]:
        """Everything that this seat has seen happen, a sentence each."""
        raise NotImplementedError

    def standings(self) -> list[list[tuple[str, int]] | None]:
        """Points so far of each seat by their sources, as far as this seat may know."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        raise NotImplementedError

    def board(self, focus: int | None = None) -> list[Part]:
        return board_of(self.game, self.texts, self.view(), self.names, self.seat if focus is None else focus)


class LocalChair(Chair):
    """A game in this process; bots hold the other seats."""

    def __init__(
        self, history: History[State], lang: str, seat: int, names: Sequence[str], bots: Mapping[int, Bot]
    ) -> None:
        super().__init__(history.game, lang, seat, names)
        self.history: Final = history
        self.bots: Final = bots
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        while question(self.history.state, self.seat) is None and (asked := awaited(self.history.state)):
            state = self.history.state
            self.history.play(asked[0], self.bots[asked[0]].pick(self.game, state, asked[0], options(state, asked[0])))

    def view(self) -> Mapping[str, object]:
        return self.game.view(self.history.state, self.seat)

    def asked(self) -> Asked | None:
        if question(self.history.state, self.seat) is None:
            return None
        return Here(self.game, self.history.state, self.seat)

    def is_over(self) -> bool:
        return self.history.state.is_over()

    def play(self, action: Action) -> None:
        self.history.play(self.seat, action)
        self._let_bots_play()

    def undo(self) -> None:
        if not self.history.undoable(self.seat):
            raise IllegalMove("nothing can be taken back", "undo-none")
        self.history.undo(self.seat)

    def log(self) -> list[str]:
        events = [event for move in self.history.moves for event in move.events]
        seen = [event.seen_by(self.seat) for event in [*self.history.opening, *events]]
        return [self.texts.event(event, self.names) for event in seen if event is not None]

    def standings(self) -> list[list[tuple[str, int]] | None]:
        s = self.history.state
        return [self.game.standing(s, seat, self.seat) for seat in range(s.seats)]

    def winners(self) -> list[int]:
        return self.game.winners(self.history.state)


def local_chair(
    game: Game[State], seats: int, seat: int, bot: str, seed: int, given: Mapping[str, object], lang: str
) -> LocalChair:
    """A new game against bots of one kind."""
    if not 0 <= seat < seats:
        raise IllegalMove(f"seats are numbered 0 to {seats - 1}, there is no seat {seat}")
    history: History[State] = History(game, seats, seed, game.read_options(seats, given))
    texts = Texts(game, lang)
    others = [other for other in range(seats) if other != seat]
    names = [texts.say("model-name") if other == seat else f"{bot} {other + 1}" for other in range(seats)]
    return LocalChair(history, lang, seat, names, {other: make_bot(bot, seed + other) for other in others})
