"""Puzzles at the table: one a day for everybody, solved at a table of one's own, and judged when it is answered."""

from __future__ import annotations

import datetime

from gromada.review.puzzles import Puzzle, puzzle_of
from gromada.review.result import Step, Words
from gromada.table.messages import HintStep, PhraseOut, PuzzleDay, Verdict


def puzzle_today(day: datetime.date) -> PuzzleDay:
    """What everybody may know of the puzzle of a day before it is solved."""
    one = puzzle_of(day)
    return PuzzleDay(
        one.id(), day.isoformat(), one.game, one.seats, one.round, one.level, one.options, said(one.prompt)
    )


def verdict_on(puzzle: Puzzle, move: str, label: PhraseOut) -> Verdict:
    """An answer beside the best one, which a long search has found when the puzzle was made."""
    least = puzzle.best.worth - puzzle.second.worth  # the second is the best of all others
    losses = {puzzle.best.move: 0.0, puzzle.obvious.move: puzzle.loss}
    return Verdict(
        move == puzzle.best.move,
        move == puzzle.obvious.move,
        label,
        round(losses.get(move, least), 4),
        puzzle.best.worth,
        own_steps(puzzle.best.line, puzzle.seat),
        said(puzzle.obvious.label),
        puzzle.loss,
    )


def own_steps(line: list[Step], seat: int) -> list[HintStep]:
    """What the seat itself would do, for as long as nobody else is asked between."""
    steps: list[HintStep] = []
    for step in line:
        if step.seat != seat:
            break
        steps.append(HintStep(said(step.label), step.places))
    return steps


def said(words: Words) -> PhraseOut:
    return PhraseOut(words.id, words.facts)
