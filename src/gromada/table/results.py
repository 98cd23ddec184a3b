"""Results: where points come from, as it is sent."""

from __future__ import annotations

from gromada.core.game import Game
from gromada.core.state import State
from gromada.table.messages import Opponent, ScoreLine


def score_lines(sheet: list[tuple[str, int]]) -> list[ScoreLine]:
    return [ScoreLine(id, points) for id, points in sheet]


def standing_lines(game: Game[State], state: State, seats: int, viewer: int | None) -> list[list[ScoreLine] | None]:
    """Everybody's points so far, as far as the viewer may know them."""
    sheets = [game.standing(state, seat, viewer) for seat in range(seats)]
    return [None if sheet is None else score_lines(sheet) for sheet in sheets]


def opponent_out(opponent: tuple[str, list[tuple[str, int]]] | None) -> Opponent | None:
    return None if opponent is None else Opponent(opponent[0], score_lines(opponent[1]))
