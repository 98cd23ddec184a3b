"""Any view as a tree of names and values: enough to play a game that has no board of its own yet."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rich.text import Text
from rich.tree import Tree

from gromada.core.game import Game
from gromada.core.state import State
from gromada.texts import Texts

SAID_ELSEWHERE = ("game", "asked", "is_over")
PLACES = ("at", "like")  # for boards to draw at, not to be read


def draw(
    game: Game[State],
    texts: Texts,
    view: Mapping[str, object],
    names: Sequence[str],
    seat: int | None,
    is_brief: bool,
) -> Tree:
    tree = Tree(Text(texts.say(f"game-{game.name.replace('_', '-')}"), style="bold"))
    for key, value in view.items():
        if key not in SAID_ELSEWHERE:
            grow(tree, texts, names, "", str(key), texts.field("", str(key)), value)
    return tree


def grow(tree: Tree, texts: Texts, names: Sequence[str], parent: str, field: str, title: str, value: object) -> None:
    """Short things on one line, long ones as branches; what is empty is left out."""
    if isinstance(value, Mapping):
        branch = tree.add(Text(title, style="bold"))
        for key, inner in value.items():
            if key in PLACES:
                continue
            grow(branch, texts, names, field, str(key), texts.field(field, str(key)), inner)
    elif isinstance(value, (list, tuple)) and any(isinstance(item, (Mapping, list, tuple)) for item in value):
        branch = tree.add(Text(title, style="bold"))
        for i, inner in enumerate(value):
            name = texts.seat(i, names) if field == "players" else str(i + 1)
            grow(branch, texts, names, parent, field, name, inner)
    elif isinstance(value, (list, tuple)):
        if value:
            tree.add(Text(f"{title}: {', '.join([word(texts, names, field, item) for item in value])}"))
    elif value is not None:
        tree.add(Text(f"{title}: {word(texts, names, field, value)}"))


def word(texts: Texts, names: Sequence[str], field: str, value: object) -> str:
    if value is None or value == "":
        return "-"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    if isinstance(value, str):
        seat = re.fullmatch(r"seat (\d+)", value)
        return texts.seat(int(seat[1]), names) if seat else texts.value(field, value)
    return str(value)
