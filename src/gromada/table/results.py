"""Results: where points come from, as it is sent."""

from __future__ import annotations

from gromada.table.messages import Opponent, ScoreLine


def score_lines(sheet: list[tuple[str, int]]) -> list[ScoreLine]:
    return [ScoreLine(id, points) for id, points in sheet]


def opponent_out(opponent: tuple[str, list[tuple[str, int]]] | None) -> Opponent | None:
    return None if opponent is None else Opponent(opponent[0], score_lines(opponent[1]))
