"""Understanding: which answer somebody means, who writes it in words of their own, in either language.

Nothing is guessed lightly: a word that names something else in the game speaks against an answer, and where two
answers fit equally well, neither is taken. What was meant may be forbidden; then its rule can be told.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from math import log
from typing import Final

from gromada.core.actions import Action
from gromada.core.game import Game
from gromada.core.state import State
from gromada.library import LANGUAGES
from gromada.texts import Texts
from gromada.words.asked import NO_ANSWER, Asked
from gromada.words.folding import folded, is_same, words_of

# Words that people use for one another; the first stands for all.
FAMILIES: Final = (
    "pass skip done end stop finish nothing decline none no quit enough pas pasuje spasuj koniec zakoncz rezygnuje"
    " zrezygnuj stop dosc nic nie konczymy konczyc koncze skoncz pasowac",
    "take draft grab pick get draw wez wezme biore dobierz dobieram pobierz pobieram brac",
    "play build construct place put lay zagraj gram zagrywam buduj wybuduj buduje zbuduj postaw stawiam poloz klade"
    " wzniesc wznosze dolozyc dokladam wykladam",
    "use activate trigger uzyj uzyje uzywam uzywac aktywuj uruchom uruchamiam",
    "bid offer licytuj licytuje oferta oferuje",
    "pay spend give zaplac wydaj wydaje oddaj oddaje",
    "buy purchase kup kupuje kupic",
    "make produce craft wytworz wytwarzam wyprodukuj produkuje zrob robie",
    "discard drop throw odrzuc odrzucam wyrzuc wyrzucam",
    "trade exchange swap wymien wymieniam zamien zamieniam",
    "go walk head idz ide jedz jade",
    "drive move carry transport przenies przenosze rusz ruszam prowadz prowadze",
    "hire recruit zatrudnij zatrudniam najmij najmuje",
    "deliver dostarcz dostarczam",
    "sell sprzedaj sprzedaje",
    "upgrade improve usprawnij usprawniam ulepsz ulepszam",
    "harvest reap gather zbierz zbieram",
    "stay remain keep zostaje zostaw zostan zostawiam",
    "yes accept agree tak",
)
_CANON: Final = {word: family.split()[0] for family in FAMILIES for word in family.split()}
LOOSE: Final = 0.5  # what a verb counts for: whoever "takes" something says by its name what it is
GOOD: Final = 0.5  # the share of what was typed that an answer must explain
CLEAR: Final = 0.02  # by how much the best must be better than the next


class Meant:
    """What somebody means: an action, legal or not; or several that fit; or nothing that is known."""

    def __init__(self, action: Action | None, close: list[Action]) -> None:
        self.action: Final = action
        self.close: Final = close  # legal answers that fit about as well, the best first


class Reader:
    """Reads answers to one question."""

    def __init__(self, asked: Asked, names: Sequence[str], numbered: bool = False) -> None:
        self.asked: Final = asked
        self.game: Final = asked.game
        self.names: Final = names
        self.numbered: Final = numbered  # a bare number is the place of an answer in the list
        self.answers: Final = asked.answers
        self._kept: Final[dict[int, list[tuple[str, ...]]]] = {}  # what an action is called, by its code
        self._weights: Final[dict[tuple[str, int], float]] = {}

    def read(self, typed: str) -> Meant:
        text = plain(typed)
        if self.numbered and text.isascii() and text.isdigit() and 1 <= int(text) <= len(self.answers):
            return Meant(self.answers[int(text) - 1], [])
        exact = self.exactly(text)
        if exact in self.answers:
            return Meant(exact, [])
        called = self._called(text)
        if called is not None:
            return Meant(called, [])
        written = exact or self._written(text)
        if written is not None and self._is_answer(written):
            return Meant(written, [])
        fitting = self._fitting(text, self.answers)
        if len(fitting) == 1:
            return Meant(fitting[0], [])
        if not fitting:
            refused = self._fitting(text, self.asked.forbidden())
            if len(refused) == 1:
                return Meant(refused[0], [])
        return Meant(written, fitting)

    def exactly(self, typed: str) -> Action | None:
        """The action that is written just so, whether it may be answered or not."""
        return _by_text(self.game).get(folded(plain(typed)))

    def _is_answer(self, action: Action) -> bool:
        """Whether an action, legal or not, answers this question at all."""
        refusal = self.asked.refusal(action)
        return refusal is None or refusal.rule not in NO_ANSWER

    def _called(self, text: str) -> Action | None:
        """The answer whose whole label stands in what was typed; the longest, if there is one."""
        words = f" {folded(text)} "
        found: list[tuple[int, Action]] = []
        for action in self.answers:
            longest = max([len(label) for label in self._labels(action) if f" {label} " in words], default=0)
            if longest:
                found.append((longest, action))
        best = [action for length, action in found if length == max(found, key=lambda one: one[0])[0]]
        return best[0] if len(best) == 1 else None

    def closest(self, typed: str, most: int) -> list[Action]:
        """Legal answers that are most like what was typed."""
        words = words_of(plain(typed))
        scores = [(-self._score(words, action, self.answers), i) for i, action in enumerate(self.answers)]
        return [self.answers[i] for _, i in sorted(scores)[:most]]

    def _written(self, text: str) -> Action | None:
        """The action whose own text stands in what was typed, or one with words of the same families.

        Of several a legal one, then the longest; where two are as good, none.
        """
        words = in_family(words_of(text))
        found: list[tuple[bool, int, Action]] = []
        for form, action in _forms(self.game):
            if len(form) > 1 and any(words[i : i + len(form)] == form for i in range(len(words) - len(form) + 1)):
                found.append((action in self.answers, len(form), action))
        best = max([one[:2] for one in found], default=None)
        meant = [action for is_legal, length, action in found if (is_legal, length) == best]
        return meant[0] if len(meant) == 1 else None

    def _fitting(self, text: str, among: Sequence[Action]) -> list[Action]:
        """Those that explain most of what was typed, about equally well."""
        words = words_of(text)
        scored = sorted([(-self._score(words, action, among), i) for i, action in enumerate(among)])
        if not scored or -scored[0][0] < GOOD:
            return []
        fitting = [among[i] for score, i in scored if score - scored[0][0] < CLEAR]
        # Words may be sloppy; whoever writes numbers means them, in their order.
        same = [one for one in fitting if any(numbers(form) == numbers(words) for form in self._names(one))]
        return same or fitting

    def _score(self, words: Sequence[str], action: Action, among: Sequence[Action]) -> float:
        """How much of what was typed an answer explains, by its text and its labels; 1 for all of it.

        A word counts for more the fewer answers have it; one that nothing in the game is called by counts for nothing.
        """
        best = 0.0
        for form in self._names(action):
            said = 0.0
            known = 0.0
            for word in words:
                weight = self._weight(word, among)
                known += weight
                if self._has(form, word):
                    said += weight
            spare = len([word for word in form if not self._has(tuple(words), word)])
            if known:
                best = max(best, said / known - 0.1 * spare / (len(form) + 1))
        return best

    def _weight(self, word: str, among: Sequence[Action]) -> float:
        key = (word, len(among))
        if key not in self._weights:
            holders = len([action for action in among if any(self._has(form, word) for form in self._names(action))])
            is_word = holders or word.isdigit() or is_known(self.game, word)
            loose = LOOSE if word in _CANON else 1.0
            self._weights[key] = loose * log(1 + len(among) / max(1, holders)) if is_word else 0.0
        return self._weights[key]

    def _has(self, form: tuple[str, ...], word: str) -> bool:
        """Whether a word is among these, or another of its family, or, for a word unknown here, one much like it."""
        if word in form:
            return True
        canon = _CANON.get(word, "")
        if canon and any(_CANON.get(other) == canon for other in form):
            return True
        return word not in _vocabulary(self.game) and any(is_same(word, other) for other in form)

    def _labels(self, action: Action) -> list[str]:
        phrase = self.asked.label(action)
        return [folded(texts.phrase(phrase, self.names)) for texts in spoken(self.game)]

    def _names(self, action: Action) -> list[tuple[str, ...]]:
        if action.code not in self._kept:
            labels = self._labels(action)
            whole = [f"{action.text} {label}" for label in labels]
            self._kept[action.code] = [words_of(text) for text in [action.text, *labels, *whole]]
        return self._kept[action.code]


def numbers(words: Sequence[str]) -> list[str]:
    return [word for word in words if word.isdigit()]


def plain(typed: str) -> str:
    """What was typed without wrapping such as quotes, code marks or `{"move": ...}`."""
    text = typed.strip().strip("`").strip()
    if text.startswith("{"):
        try:
            found = json.loads(text)
        except ValueError:
            return text
        values = [value for value in found.values() if isinstance(value, str | int)]
        return str(values[0]) if values else text
    return text


def in_family(words: Sequence[str]) -> tuple[str, ...]:
    """Each word by the first of its family."""
    return tuple([_CANON.get(word, word) for word in words])


@cache
def spoken(game: Game[State]) -> tuple[Texts, ...]:
    return tuple([Texts(game, lang) for lang in LANGUAGES])


@cache
def _by_text(game: Game[State]) -> dict[str, Action]:
    return {folded(action.text): action for action in game.catalogue.actions}


@cache
def _forms(game: Game[State]) -> tuple[tuple[tuple[str, ...], Action], ...]:
    """The words of every action that is more than numbers."""
    forms = [(in_family(words_of(action.text)), action) for action in game.catalogue.actions]
    return tuple([(form, action) for form, action in forms if not all(word.isdigit() for word in form)])


@cache
def _vocabulary(game: Game[State]) -> frozenset[str]:
    """Every word of the catalogue and of printed names: who uses one means something by it."""
    words = {word for action in game.catalogue.actions for word in words_of(action.text)}
    for entry in game.box.pack.names.values():
        words.update(words_of(entry.name_en))
        words.update(words_of(entry.name_pl))
    return frozenset(words)


@cache
def is_known(game: Game[State], word: str) -> bool:
    return len(word) > 2 and any(is_same(word, other) for other in _vocabulary(game))
