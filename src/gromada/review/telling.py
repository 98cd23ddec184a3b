"""A review in words: what terminal and page have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gromada.core.game import Phrase
from gromada.review.result import Answer, Decision, Review, Turning, Words
from gromada.texts import Texts

SMALL: Final = 0.005  # of a chance: less is not told


class Telling:
    """One review in one language."""

    def __init__(self, review: Review, texts: Texts, names: Sequence[str]) -> None:
        self.review: Final = review
        self.texts: Final = texts
        self.names: Final = list(names)

    def words(self, words: Words) -> str:
        return self.texts.phrase(Phrase(words.id, words.facts), self.names)

    def when(self, at: int, round: int) -> str:
        return self.texts.say("review-when", move=at + 1, round=round)

    def cost(self, decision: Decision) -> str:
        """What was done, and what would have been better."""
        best = better(decision)
        played = self.words(decision.played.label)
        if decision.asked is not None:
            played = self.texts.say("review-asked", question=self.words(decision.asked), played=played)
        return self.texts.say(
            "review-cost",
            seat=self.names[decision.seat],
            played=played,
            best=self.words(best.label),
            worth=hundredths(best.worth),
            had=hundredths(decision.played.worth),
        )

    def line(self, decision: Decision) -> str:
        """What was expected to follow the better answer; empty where nothing was."""
        steps = better(decision).line[1:]
        told = [f"{self.names[step.seat]}: {self.words(step.label)}" for step in steps]
        return self.texts.say("review-then", line="; ".join(told)) if told else ""

    def turn(self, turning: Turning) -> str:
        """A move, and whose chances it changed."""
        changes = [
            f"{self.names[seat]} {signed(change)}" for seat, change in enumerate(turning.change) if abs(change) >= SMALL
        ]
        told = self.texts.say(
            "review-turn",
            seat=self.names[turning.seat],
            played=self.words(turning.label),
            changes=", ".join(changes),
        )
        most = max(range(len(turning.change)), key=lambda seat: abs(turning.change[seat]))
        if 2 * abs(turning.luck[most]) > abs(turning.change[most]):
            told = f"{told} {self.texts.say('review-by-luck')}"
        return told

    def about(self) -> str:
        return self.texts.say("review-about", rollouts=self.review.rollouts, seed=self.review.seed)

    def costly(self, seat: int | None = None) -> list[Decision]:
        """The decisions that lost most: of all seats, or of one."""
        found = [self.review.decisions[i] for i in self.review.costly]
        return [one for one in found if seat is None or one.seat == seat]


def better(decision: Decision) -> Answer:
    """The best answer that is not the one that was given."""
    for answer in decision.best:
        if answer.move != decision.played.move:
            return answer
    return decision.played


def hundredths(worth: float) -> int:
    return round(100 * worth)


def percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def signed(change: float) -> str:
    return f"{round(100 * change):+d} %".replace("-", "−")
