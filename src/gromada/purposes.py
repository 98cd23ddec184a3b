"""Purposes: what things at a place are for, so that what cannot be used now can say when it matters.

    [[purpose]]
    id = "own-village"                `for-own-village` is what it says
    at = ["seat/me/village"]          places with all that lies in them; `seat/me` is the reader's own, `*` any word
    rule = "VIL-CHAIN-2"              the rule behind it
    never = true                      no answer is ever about such a place

Data beside each game; the sentences are in its Fluent files. Of several that fit, the one that says most counts.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from gromada.core.errors import BadData
from gromada.core.packs import Pack, Table
from gromada.library import package_folder

FILE: Final = "purposes.toml"
ANY: Final = "*"


class Purpose:
    """What things at some places are for."""

    def __init__(self, table: Table) -> None:
        self.id: Final = table.text("id")
        self.at: Final = [pattern.split("/") for pattern in table.texts("at")]
        self.rule: Final = table.text("rule")
        self.never: Final = table.flag("never", False)
        table.finish()

    def closeness(self, place: list[str]) -> tuple[int, int]:
        """How exactly it names a place: by how many words, and how many of them are said; (0, 0) for another place."""
        return max([closeness(pattern, place) for pattern in self.at])


def closeness(pattern: list[str], place: list[str]) -> tuple[int, int]:
    if len(pattern) > len(place) or any(word not in (ANY, place[i]) for i, word in enumerate(pattern)):
        return 0, 0
    return len(pattern), len(pattern) - pattern.count(ANY)


@cache
def purposes(game: str) -> list[Purpose]:
    root = Pack(f"{game}/{FILE}", (package_folder(game) / FILE).read_text(encoding="utf-8")).root
    found = [Purpose(table) for table in root.tables("purpose")]
    root.finish()
    ids = [one.id for one in found]
    for id in ids:
        if ids.count(id) > 1:
            raise BadData(f"{game}/{FILE}: purpose[{id}]: this id is used twice")
    return found


def purpose_of(game: str, seat: int, place: str) -> Purpose | None:
    """What a thing is for that lies in front of a seat; None where nobody has said so."""
    words = place.split("/")
    if words[:2] == ["seat", str(seat)]:
        words[1] = "me"
    best = max(purposes(game), key=lambda one: one.closeness(words))
    return best if best.closeness(words) > (0, 0) else None
