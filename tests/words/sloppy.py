"""A player who writes moves in ten sloppy ways: case, extra words, synonyms, slips, wrapping, Polish."""

from __future__ import annotations

from collections.abc import Callable

from gromada.core.actions import Action
from gromada.core.game import Game
from gromada.core.play import awaited, options, play
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.texts import Texts
from gromada.words.asked import Here
from gromada.words.folding import folded
from gromada.words.understanding import FAMILIES, Reader

Way = Callable[["Writing"], str]


class Writing:
    """One answer that is to be written."""

    def __init__(self, move: str, english: str, polish: str, rng: Rng) -> None:
        self.move = move
        self.english = english
        self.polish = polish
        self.rng = rng


def synonym(writing: Writing) -> str:
    """Another word of the same family for the first word, where there is one."""
    first, _, rest = writing.move.partition(" ")
    for family in FAMILIES:
        words = family.split()
        if first in words:
            english = words[: words.index("pas")] if "pas" in words else words[:4]
            return f"{english[writing.rng.below(len(english))]} {rest}".strip()
    return writing.move


def slip(writing: Writing) -> str:
    """One letter of the longest word is doubled."""
    words = writing.english.split()
    longest = max(range(len(words)), key=lambda i: len(words[i]))
    word = words[longest]
    if len(word) < 6:
        return writing.english
    at = 2 + writing.rng.below(len(word) - 3)
    words[longest] = word[:at] + word[at] + word[at:]
    return " ".join(words)


WAYS: dict[str, Way] = {
    "shouted": lambda w: f"  {w.move.upper()} !",
    "politely": lambda w: f"I would like to {w.move}, please.",
    "by its English name": lambda w: w.english,
    "by its Polish name": lambda w: w.polish,
    "without accents": lambda w: folded(w.polish),
    "with a synonym": synonym,
    "in marks": lambda w: f"`{w.move}`",
    "with a slip": slip,
    "as an object": lambda w: f'{{"move": "{w.move}"}}',
    "in a Polish sentence": lambda w: f"Chcę teraz: {w.polish}, proszę!",
}


class Count:
    """How often each way was tried and understood."""

    def __init__(self) -> None:
        self.turns = 0
        self.failed: list[tuple[str, str, str]] = []  # the way, what was written, the move that was meant


def is_as_good(game: Game[State], s: State, seat: int, one: Action, other: Action) -> bool:
    """Whether two answers are called the same: nobody can tell them apart by words."""
    return one is other or game.label(s, seat, one) == game.label(s, seat, other)


def write_and_read(game: Game[State], seats: int, seed: int, most: int, count: Count) -> None:
    """Plays at random; every answer is written in the next way and must be read back."""
    rng = Rng.seeded(seed)
    texts = {lang: Texts(game, lang) for lang in ("en", "pl")}
    names = ["Ada", "Jan", "Ewa", "Ola", "Iza", "Leo"][:seats]
    s = game.new(seats, seed)
    ways = list(WAYS)
    decisions = 0
    while asked := awaited(s):
        seat = asked[0]
        answers = options(s, seat)
        answer = answers[rng.below(len(answers))]
        if decisions < most:
            decisions += 1
            label = game.label(s, seat, answer)
            said = {lang: texts[lang].phrase(label, names) for lang in texts}
            way = ways[rng.below(len(ways))]
            typed = WAYS[way](Writing(answer.text, said["en"], said["pl"], rng))
            meant = Reader(Here(game, s, seat), names).read(typed).action
            count.turns += 1
            if meant is None or not is_as_good(game, s, seat, meant, answer):
                count.failed.append((way, typed, f"{answer.text} (read: {meant})"))
        elif decisions >= most:
            return
        play(s, seat, answer)
