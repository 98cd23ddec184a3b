"""Play for environments: one game with its buffers and its words, whichever library asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from gromada.core.actions import Action
from gromada.core.errors import BadSetup, IllegalMove
from gromada.core.game import Game, Options
from gromada.core.play import apply, awaited, explain, options, question
from gromada.core.rewards import GAIN, check_reward, rewards
from gromada.core.state import State
from gromada.library import game as game_by_name
from gromada.texts import Texts
from gromada.words.boards import board_of, board_text

RAISE: Final = "raise"
RANDOM: Final = "random"
LOSE: Final = "lose"
ILLEGAL: Final = (RAISE, RANDOM, LOSE)  # what becomes of an answer that a rule forbids
ENVIRONMENT_VERSION: Final = 2  # raised whenever features, codes or rewards change their meaning


class Play:
    """One running game as a learner sees it: codes in, numbers out."""

    def __init__(
        self,
        game: str | Game[State],
        seats: int | None,
        given: Mapping[str, object] | None,
        pack: str | Path | None,
        reward: str,
        lang: str,
    ) -> None:
        self.game: Final[Game[State]] = game_by_name(game, pack) if isinstance(game, str) else game
        self.seats: Final = max(2, self.game.min_seats) if seats is None else seats
        if not self.game.min_seats <= self.seats <= self.game.max_seats:
            raise self.game.refuse_seats(self.seats)
        self.options: Final[Options] = self.game.read_options(self.seats, given)
        self.reward: Final = check_reward(reward)
        self.lang: Final = lang
        self.width: Final = self.game.layout().width
        self.actions: Final = len(self.game.catalogue)
        self.decisions = 0
        self.standing: list[int] = []  # points, where they are rewarded as they come
        self.state: State = self.game.new(self.seats, 0, self.options)

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy goes on without events, as every game of a learner does."""
        self.__dict__.update(kept)
        self.state.is_telling = False

    def begin(self, seed: int) -> None:
        self.state = self.game.new(self.seats, seed, self.options)
        self.state.is_telling = False
        self.state.events = []
        self.decisions = 0
        self.standing = self.game.scores(self.state) if self.reward == GAIN else []

    # -- numbers ------------------------------------------------------------------------------------

    def features(self, seat: int) -> bytearray:
        """float32, as this seat may know them."""
        out = bytearray(4 * self.width)
        self.game.write_features(self.state, seat, memoryview(out).cast("f"), 0)
        return out

    def mask(self, seat: int, spare: int = 0) -> bytearray:
        """1 for every code that this seat may answer now, with room for more at the end."""
        mask = bytearray(self.actions + spare)
        for action in options(self.state, seat):
            mask[action.code] = 1
        return mask

    def asked(self) -> list[int]:
        return awaited(self.state)

    def rewards(self) -> list[float]:
        """Since they were asked for last; zeros until the game is over, unless points are rewarded as they come."""
        if self.reward == GAIN:
            before = self.standing
            self.standing = self.game.scores(self.state)
            scale = self.game.value_scale()
            return [(now - was) / scale for now, was in zip(self.standing, before, strict=True)]
        return self.worth() if self.state.is_over() else [0.0] * self.seats

    def worth(self) -> list[float]:
        """What the whole game was worth to everybody, once it is over."""
        return rewards(self.game, self.state, self.reward)

    # -- answers ------------------------------------------------------------------------------------

    def action(self, code: int) -> Action:
        if not 0 <= code < self.actions:
            raise IllegalMove(f"codes are numbered 0 to {self.actions - 1}, there is no {code}")
        return self.game.catalogue[code]

    def rule_against(self, seat: int, action: Action) -> str:
        """The rule that forbids an answer, or nothing."""
        refusal = explain(self.state, seat, action)
        return "" if refusal is None else refusal.rule

    def instead(self, seat: int, generator: Any) -> Action:
        """Any answer that is allowed, in place of one that is not."""
        legal = options(self.state, seat)
        if not legal:
            raise IllegalMove("the game is over: reset it first")
        return legal[int(generator.integers(len(legal)))]

    def answer(self, seat: int, action: Action) -> None:
        """Carries out an answer that is allowed."""
        apply(self.state, seat, action)
        self.decisions += 1

    # -- words --------------------------------------------------------------------------------------

    def text(self, seat: int | None) -> str:
        """The board as far as a seat may know it (None: as everybody may), the question, its answers and the scores."""
        texts = Texts(self.game, self.lang)
        lines = board_text(board_of(self.game, texts, self.game.view(self.state, seat), [], seat))
        for asked in self.asked():
            choice = question(self.state, asked)
            if choice is not None and seat in (None, asked):
                lines.append(f"{texts.seat(asked)}: {texts.phrase(self.game.prompt(self.state, choice))}")
        if seat is not None:
            lines += [
                f"  {action.text}  {texts.phrase(self.game.label(self.state, seat, action))}"
                for action in options(self.state, seat)
            ]
        if self.state.is_over():
            scores = self.game.scores(self.state)
            lines += [f"{texts.seat(number)}: {points}" for number, points in enumerate(scores)]
        return "\n".join(lines)


def check_illegal(kind: str) -> str:
    if kind not in ILLEGAL:
        raise BadSetup(f"an illegal answer is treated by one of {', '.join(ILLEGAL)}, not {kind!r}")
    return kind


def seed_of(generator: Any) -> int:
    """A seed for the next game from a numpy generator, so that resets without a seed go on in a known way."""
    return int(generator.integers(2**31 - 1))
