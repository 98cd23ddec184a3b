"""Places: paths that name where something lies, such as `road/3` or `seat/1/village/5`.

Answers, views and events speak of the same places. A place names where a thing lies and never the thing: a card that
kept its name through a shuffle or in a hidden hand would tell a secret.

    place = word *("/" word)      word = letters, digits, "_" and "-", in lower case

The first word is a noun. What belongs to a seat begins with `seat/N`; `hand/N` is a card of the viewer's own hand.
Numbers count from 0 and are indices of the view's lists.
"""

from __future__ import annotations

import re
from typing import Final

PLACE: Final = re.compile(r"[a-z][a-z0-9_-]*(/[a-z0-9_-]+)*")


def at(*parts: str | int) -> str:
    """
    >>> at("seat", 1, "village", 5)
    'seat/1/village/5'
    """
    return "/".join([str(part) for part in parts])


def is_place(text: str) -> bool:
    """Whether a text is written like a place."""
    return PLACE.fullmatch(text) is not None


def is_within(place: str, area: str) -> bool:
    """Whether a place is this area or lies in it."""
    return place == area or place.startswith(f"{area}/")


def places_in(view: object) -> set[str]:
    """Every `at` in a view."""
    found: set[str] = set()
    _collect(view, found)
    return found


def _collect(value: object, found: set[str]) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            if key == "at" and isinstance(item, str):
                found.add(item)
            else:
                _collect(item, found)
    elif isinstance(value, list):
        for item in value:
            _collect(item, found)
