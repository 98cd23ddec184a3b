"""Boards at the terminal: one drawn for its game where there is one, otherwise a plain listing of the view."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from gromada.core.game import Game
from gromada.core.state import State
from gromada.texts import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType


def draw_board(
    game: Game[State],
    texts: Texts,
    view: Mapping[str, object],
    names: Sequence[str],
    seat: int | None = None,
    is_brief: bool = False,
) -> RenderableType:
    """What a seat (None: a spectator) sees, ready to be printed; in brief, only what its own move changed."""
    name = f"gromada.cli.boards.{game.name}"
    if importlib.util.find_spec(name) is None:
        name = "gromada.cli.boards.generic"
    drawn: RenderableType = importlib.import_module(name).draw(game, texts, view, names, seat, is_brief)
    return drawn
