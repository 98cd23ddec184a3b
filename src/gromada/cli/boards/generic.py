"""Any view as a tree of names and values, read by what the game says its fields mean."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text
from rich.tree import Tree

from gromada.core.game import Game
from gromada.core.state import State
from gromada.texts import Texts

SAID_ELSEWHERE: Final = ("game", "asked", "is_over", "winners")
PLACES: Final = ("at", "like")  # for boards to draw at, not to be read
UNREAD: Final = ("place", "geometry", "folded")  # what people look at on a map, or only when they ask for it


def draw(
    game: Game[State],
    texts: Texts,
    view: Mapping[str, object],
    names: Sequence[str],
    seat: int | None,
    is_brief: bool,
) -> Tree:
    tree = Tree(Text(texts.say(f"game-{game.name.replace('_', '-')}"), style="bold"))
    reader = Reader(texts, names, game.meanings())
    for key, value in view.items():
        if key not in SAID_ELSEWHERE:
            reader.grow(tree, "", str(key), "", value)
    return tree


class Reader:
    """Turns the fields of a view into lines of words."""

    def __init__(self, texts: Texts, names: Sequence[str], meanings: Mapping[str, str]) -> None:
        self.texts: Final = texts
        self.names: Final = names
        self.meanings: Final = meanings

    def grow(self, tree: Tree, parent: str, path: str, title: str, value: object) -> None:
        """Short things on one line, long ones as branches; what is empty is left out.

        `path` names the field as meanings do, without indices; `title` takes the place of the field's own name.
        """
        field = path.rpartition(".")[2]
        if field in PLACES or self.meanings.get(path) in UNREAD:
            return
        title = title or self.texts.field(parent, field)
        if isinstance(value, Mapping):
            branch = tree.add(Text(title, style="bold"))
            for key, inner in value.items():
                self.grow(branch, field, f"{path}.{key}", "", inner)
        elif isinstance(value, (list, tuple)) and any(isinstance(item, (Mapping, list, tuple)) for item in value):
            branch = tree.add(Text(title, style="bold"))
            for i, inner in enumerate(value):
                name = self.texts.seat(i, self.names) if field == "players" else str(i + 1)
                self.grow(branch, parent, path, name, inner)
        elif isinstance(value, (list, tuple)):
            if value:
                tree.add(Text(f"{title}: {', '.join([self.word(path, item) for item in value])}"))
        elif value is not None:
            tree.add(Text(f"{title}: {self.word(path, value)}"))

    def word(self, path: str, value: object) -> str:
        if value is None or value == "":
            return "-"
        if isinstance(value, bool):
            return "✓" if value else "✗"
        meaning = self.meanings.get(path)
        if isinstance(value, int) and meaning == "seat":
            return self.texts.seat(value, self.names) if value >= 0 else "-"
        if isinstance(value, int) and meaning == "from_zero":
            return str(value + 1)
        if isinstance(value, str):
            seat = re.fullmatch(r"seat (\d+)", value)
            return (
                self.texts.seat(int(seat[1]), self.names) if seat else self.texts.value(path.rpartition(".")[2], value)
            )
        return str(value)
