"""Any view as a tree of names and values: enough to play a game that has no board of its own yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text
from rich.tree import Tree

from gromada.core.game import Game
from gromada.core.state import State
from gromada.texts import Texts


def draw(
    game: Game[State],
    texts: Texts,
    view: Mapping[str, object],
    names: Sequence[str],
    seat: int | None,
    is_brief: bool,
) -> Tree:
    tree = Tree(Text(game.name, style="bold"))
    for key, value in view.items():
        grow(tree, str(key), value)
    return tree


def grow(tree: Tree, name: str, value: object) -> None:
    """Short things on one line, long ones as branches."""
    title = name.replace("_", " ")
    if isinstance(value, Mapping):
        branch = tree.add(Text(title, style="bold"))
        for key, inner in value.items():
            grow(branch, str(key), inner)
    elif isinstance(value, (list, tuple)) and any(isinstance(item, (Mapping, list, tuple)) for item in value):
        branch = tree.add(Text(title, style="bold"))
        for i, inner in enumerate(value):
            grow(branch, str(i), inner)
    elif isinstance(value, (list, tuple)):
        tree.add(Text(f"{title}: {' '.join([str(item) for item in value]) or '-'}"))
    else:
        tree.add(Text(f"{title}: {'-' if value is None else value}"))
