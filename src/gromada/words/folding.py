"""Folding: words as people type them, without case, accents, punctuation and little words."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

_LETTERS: Final = str.maketrans({"ł": "l", "Ł": "l", "’": "'", "ß": "ss"})
_WORD: Final = re.compile(r"[a-z]+|\d+")
_LITTLE_WORDS: Final = """
a an the i me my mine you your it its is am are be to of for in at on from with and or by into this that these please
would like want will shall let lets us ll m d s now then just so ok okay answer move choose option
z ze na do od w we za o u oraz albo lub ten ta te jest sie prosze chce chcialbym chcialabym moj moja moje teraz niech
ruch odpowiedz wybieram wybor ja kafel kafelek kafelku kafla kafelka karta karte karty
"""
LITTLE: Final = frozenset(_LITTLE_WORDS.split())


def folded(text: str) -> str:
    """
    >>> folded("  Zażółć  GĘŚLĄ! ")
    'zazolc gesla'
    """
    plain = unicodedata.normalize("NFKD", text.translate(_LETTERS).lower())
    return " ".join(_WORD.findall("".join([c for c in plain if not unicodedata.combining(c)])))


@cache
def words_of(text: str) -> tuple[str, ...]:
    """The words that mean something; where only little words are left, those.

    >>> words_of("I would like to take the 3rd one, please")
    ('take', '3', 'rd', 'one')
    """
    found = folded(text).split()
    return tuple([word for word in found if word not in LITTLE]) or tuple(found)


def is_same(typed: str, known: str) -> bool:
    """Whether two words are the same but for an ending, in a long word a long one, or a slip of the finger.

    >>> is_same("budowniczowie", "budowniczych"), is_same("build", "builder"), is_same("build", "buildings")
    (True, True, False)
    """
    if typed == known:
        return True
    if typed.isdigit() or known.isdigit() or min(len(typed), len(known)) < 4:
        return False
    shared = 0
    while shared < min(len(typed), len(known)) and typed[shared] == known[shared]:
        shared += 1
    longer = max(len(typed), len(known))
    if (shared >= 4 and shared >= longer - 3) or (shared >= 8 and shared >= longer - 4):
        return True
    return is_one_slip(typed, known)


def is_one_slip(one: str, other: str) -> bool:
    """One letter too many, too few, wrong, or two swapped."""
    if abs(len(one) - len(other)) > 1:
        return False
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    a, b = one[start:], other[start:]
    swapped = len(a) > 1 and len(b) > 1 and a[:2] == b[1::-1] and a[2:] == b[2:]
    return swapped or a[1:] == b[1:] or a[1:] == b or a == b[1:]
