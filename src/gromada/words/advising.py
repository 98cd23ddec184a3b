"""Advice in words: what a strong bot would answer, what it expects of it, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gromada.bots.analysis import Analysis, Judged, analyse, own_line
from gromada.core.game import Game
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.texts import Texts
from gromada.words.asked import Here, in_words

ADVISER: Final = "owl"
MOST_ADVISED: Final = 3  # answers that are told


def advice(game: Game[State], s: State, seat: int, texts: Texts, names: Sequence[str], bot: str = ADVISER) -> list[str]:
    """What a strong bot would answer, the best first: what it expects, what it would do next, what speaks for it.

    It thinks on guesses, so it knows no more than the seat.
    """
    found = analyse(game, s, seat, bot)
    asked = Here(game, s, seat)
    guess = game.determinize(s, seat, Rng.seeded(0))
    told: list[str] = []
    for one in found.answers[:MOST_ADVISED]:
        action = game.catalogue.read(one.move)
        facts = [texts.say("hint-chance", percent=round(100 * one.mean)), points_expected(texts, found.points(one))]
        number, label = asked.answers.index(action) + 1, in_words(asked, action, texts, names)
        told.append(texts.say("hint-line", number=number, move=one.move, label=label, facts=", ".join(facts)))
        then = [texts.phrase(label, names) for label, _ in own_line(game, guess, seat, one.line)[1:]]
        if then:
            told.append(f"   {texts.say('hint-then')} {'; '.join(then)}")
        told += [f"   {line}" for line in reasons(texts, found, one)]
    return told


def reasons(texts: Texts, found: Analysis, one: Judged) -> list[str]:
    """The largest parts of what is expected, before and after an answer; nothing where it changes none of them."""
    parts = [
        texts.say(
            "hint-part",
            part=texts.say(f"part-{part.name}"),
            before=texts.tenths(part.before),
            after=texts.tenths(part.after),
        )
        for part in found.reasons(one)
    ]
    return [f"{texts.say('hint-why')} {'; '.join(parts)}"] if parts else []


def points_expected(texts: Texts, points: float) -> str:
    return texts.say("hint-points", points=round(points))
